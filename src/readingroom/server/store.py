"""What a store is (`sqlite.py` is one): the logs of all tables, and the guests; unique keys decide every race."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from readingroom.server.log import Entry


class Taken(Exception):
    """Another entry came first: the number is taken, or the prompt was answered. Nothing was written."""


class Repeated(Exception):
    """An entry with this key is in the log already: it was written, as the entry `number`."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class StoreFailed(Exception):
    """The disk or the database did not do its part. Nothing was written."""


class StoreGone(StoreFailed):
    """The store was taken away while we worked with it. Nothing is written until the server is started again."""


class Guest(NamedTuple):
    """Somebody who came without an account: a number that nobody else is told, and a name."""

    guest: str
    name: str


NewLogs = Mapping[str, Sequence[Entry]]
"""The logs of new tables, by their names."""

NOTHING_NEW: NewLogs = {}


class Store(ABC):
    """Keeps logs and guests. What `append` has returned from is on disk, whatever happens next."""

    @abstractmethod
    async def append(self, table: str, number: int, entries: Sequence[Entry], new: NewLogs = NOTHING_NEW) -> None:
        """Add entries to the log of a table, the first of them as the entry `number`, and begin new logs: all or none.

        Raises Repeated if the log has the key of one, and Taken if it has the number, or an answer to the prompt.
        """

    @abstractmethod
    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """Give the entries of a table after a number, in their order; none if there is no such table."""

    @abstractmethod
    async def outline(self, table: str) -> list[tuple[int, Entry]]:
        """Give the entries of a table that are no moves, and the last entry, each with its number."""

    @abstractmethod
    async def tables_of(self, guest: str, most: int) -> list[str]:
        """Name the tables that a guest opened or sat down at, the newest first."""

    @abstractmethod
    async def guest_of(self, token: str) -> Guest | None:
        """Find a guest by the token in their cookie, of which only a hash is kept."""

    @abstractmethod
    async def add_guest(self, token: str) -> Guest:
        """Add a guest without a name."""

    @abstractmethod
    async def rename(self, guest: str, name: str) -> None:
        """Give a guest another name."""

    @abstractmethod
    async def names(self, guests: Sequence[str]) -> dict[str, str]:
        """Give the names of guests."""

    @abstractmethod
    def hurry(self) -> None:
        """Wait only a moment longer for other programs: the server is about to end."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and end."""
