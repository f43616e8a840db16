"""The log of a table: what an entry can be, and how it lies in a store.

The entries of a game under way carry the very lines of its record: the set-up with its header, then each action with
what chance brought by it. Put one after the other, they are the record.
"""

from typing import Any

import msgspec

from readingroom.server.protocol import BRISK, Pace


class Unreadable(Exception):
    """A log has an entry that this version does not know, or that makes no sense where it stands."""


class Entry(msgspec.Struct, kw_only=True, frozen=True):
    """What all entries have in common: they are never changed, and consist of a few columns."""


class Opened(Entry, tag="open", frozen=True):
    """A guest opened the table: the text says what is to be played (a `Setup`, as JSON)."""

    guest: str
    text: str


class Sat(Entry, tag="sit", frozen=True):
    """A guest sat down."""

    guest: str
    seat: int


class Left(Entry, tag="leave", frozen=True):
    """A guest gave their seat up, or a seat that was kept for them is kept no longer."""

    guest: str
    seat: int


class Placed(Entry, tag="bot", frozen=True):
    """A bot was put on a seat: the text is its name."""

    seat: int
    text: str


class Started(Entry, tag="start", frozen=True):
    """The game was set up: the text is the header of its record, with what chance brought, and its first moves."""

    text: str


class Played(Entry, tag="move", frozen=True):
    """A seat answered a prompt: the text is the action with what chance brought, and the result if it was the last."""

    seat: int
    prompt: int
    key: str
    text: str


class Undone(Entry, tag="undo", frozen=True):
    """A seat took its last action back."""

    seat: int
    key: str
    text: str


class Continued(Entry, tag="next", frozen=True):
    """A seat wished for another game after the end: the text is the name of the table where it is played."""

    seat: int
    text: str


class Replaced(Entry, tag="replace", frozen=True):
    """A bot failed, and another took its place: the text is the name of the other."""

    seat: int
    text: str


class HandedOver(Entry, tag="hand", frozen=True):
    """A bot plays for a person from now on: the text is its name, the guest is who decided it."""

    guest: str
    seat: int
    text: str


class TakenBack(Entry, tag="back", frozen=True):
    """A guest plays their seat themselves again."""

    guest: str
    seat: int


class Agreed(Entry, tag="agree", frozen=True):
    """A seat would like to end the game now (the text is "yes"), or no longer (it is "no")."""

    seat: int
    text: str


class Stopped(Entry, tag="stop", frozen=True):
    """Everybody who was left agreed to end the game early."""


class Paced(Entry, tag="pace", frozen=True):
    """A seat said how fast bots play from now on: the text is the name of the pace."""

    seat: int
    text: str


KINDS: dict[str, type[Entry]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Opened, Sat, Left, Placed, Started, Played, Undone, Continued,
        Replaced, HandedOver, TakenBack, Agreed, Stopped, Paced,
    )
}  # fmt: skip

Columns = tuple[str, str | None, int | None, int | None, str | None, str | None]
COLUMNS = ("kind", "guest", "seat", "prompt", "key", "text")


class Setup(msgspec.Struct, kw_only=True, frozen=True):
    """What is to be played at a table."""

    game: str
    seats: int
    options: dict[str, str]
    pace: Pace = BRISK
    kept: dict[int, str] = {}  # by seat: the guest of the last game for whom it is kept
    until: float = 0.0  # when seats are kept no longer
    record: str = ""  # where the game begins: the text of a record that ends there


def columns(entry: Entry) -> Columns:
    """Give an entry as the columns of a store; those that it does not have are empty."""
    found: Any = tuple(getattr(entry, name, None) for name in COLUMNS[1:])
    return (str(entry.__struct_config__.tag), *found)


def entry_of(row: Columns) -> Entry:
    """Make an entry from the columns of a store."""
    values = dict(zip(COLUMNS, row))
    try:
        kind = KINDS[row[0]]
        return msgspec.convert({name: values[name] for name in kind.__struct_fields__}, kind)
    except KeyError as error:
        raise Unreadable(f"an entry of the unknown kind {row[0]!r:.40}") from error
    except msgspec.ValidationError as error:
        raise Unreadable(f"a damaged entry of the kind {row[0]!r}: {error}") from error


def seat_key(seat: int, key: str) -> str:
    """Give the key of a seat's move as the log has it: nobody can use up the keys of another seat."""
    return f"{seat} {key}"
