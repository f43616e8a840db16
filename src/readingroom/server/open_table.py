"""An open table: the fold of its log, and those who look at it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from readingroom.server.log import Entry
from readingroom.server.presence import OnceASecond
from readingroom.server.tables import TableFold

AWAY = 120.0  # seconds after which the others may let a bot play for somebody who is not here

Make = Callable[[TableFold], Sequence[Entry]]
"""Gives the entries that come next in the log of a table, or refuses."""


class Onlooker(Protocol):
    """Somebody who looks at a table and is told what happens."""

    guest: str
    board: bool  # they wish for the whole table in words
    known: bytes  # what they were told last of who is there

    def tell(self, message: bytes) -> None:
        """Take a message, without waiting."""
        ...

    def end(self, code: int) -> None:
        """Close the connection with a code that says why."""
        ...


class OpenTable:
    """An open table, those who look at it, and whose turn it is to change it."""

    def __init__(self, table: TableFold) -> None:
        self.table = table
        self.turn = asyncio.Lock()
        self.onlookers: list[Onlooker] = []
        self.comings = OnceASecond()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by seat: the bot that is at its answers
        self._opened = time.monotonic()
        self._left: dict[str, float] = {}  # by guest: when they were last seen here

    def here(self) -> list[str]:
        """List the guests who look on, each as often as they do; a stranger is an empty name."""
        return [onlooker.guest for onlooker in self.onlookers]

    def come(self, onlooker: Onlooker) -> None:
        """Add somebody who looks on."""
        self.onlookers.append(onlooker)

    def go(self, onlooker: Onlooker) -> None:
        """Take away somebody who looked on, and note when."""
        self.onlookers.remove(onlooker)
        self._left[onlooker.guest] = time.monotonic()

    def away(self) -> set[int]:
        """List the seats whose person has not been here for so long that the others may let a bot play."""
        now, here = time.monotonic(), set(self.here())
        return {
            seat
            for seat, chair in enumerate(self.table.chairs)
            if chair.guest and chair.guest not in here and now - self._left.get(chair.guest, self._opened) >= AWAY
        }
