"""Sayings: what is said before it is put into words; composed once, and put into words where it is read."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec

NOBODY: Final = -1  # the seat of nobody
AMOUNTS: Final = ("count", "number")  # what is added where lines are joined; other numbers name a thing


class Said(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is said: a message and its values, or a seat, or several of these."""

    say: str = ""  # the id of a message
    values: "dict[str, int | str | Said]" = msgspec.field(default_factory=dict, name="with")  # what the message needs
    seat: int | None = None  # whose name is said, or "you"; -1 is nobody
    items: "list[int | str | Said]" = msgspec.field(default_factory=list, name="list")  # several, joined to one text
    by: Literal["and", "comma", "dot"] = "and"  # how they are joined: a, b and c; a, b, c; a · b · c


Value = int | str | Said


class Line(NamedTuple):
    """How something is told in a short log: lines of one key that follow each other are joined to one."""

    key: str  # empty: joined with nothing
    say: Said


def saying(message: str, /, **values: Value) -> Said:
    """Say a message with these values."""
    return Said(say=message, values=values)


def seat(number: int) -> Said:
    """Name a seat; for whoever reads it at that seat it is "you"."""
    return Said(seat=number)


def several(items: Iterable[Value], by: Literal["and", "comma", "dot"] = "and") -> Said:
    """Name several things one after another."""
    return Said(items=list(items), by=by)


# Joining what belongs together


def joined(lines: Iterable[Line]) -> list[Said]:
    """Join the lines that belong together: of one key, with only lines of the same message between them."""
    told: list[Line] = []
    for line in lines:
        index = partner(told, line)
        if index is None:
            told.append(line)
        else:
            told[index] = Line(line.key, added(told[index].say, line.say))
    return [line.say for line in told]


def partner(told: list[Line], line: Line) -> int | None:
    """Find the line to which another belongs: where all act at once, what the others did may stand between them."""
    for index in range(len(told) - 1, -1, -1):
        if not line.key or told[index].say.say != line.say.say:
            return None
        if told[index].key == line.key:
            return index
    return None


def added(first: Said, then: Said) -> Said:
    """Say two sayings of one message as one: amounts are added and lists put together, the rest is said once."""
    values = dict(first.values)
    for name, value in then.values.items():
        mine = values.get(name)
        if name in AMOUNTS and isinstance(mine, int) and isinstance(value, int):
            values[name] = mine + value
        elif isinstance(mine, Said) and isinstance(value, Said) and mine.items and value.items:
            values[name] = Said(items=gathered([*mine.items, *value.items]), by=mine.by)
    return Said(say=first.say, values=values)


def gathered(items: list[Value]) -> list[Value]:
    """Say things once that are equal apart from their amounts, with these added."""
    found: list[Value] = []
    for item in items:
        index = next((at for at, each in enumerate(found) if alike(each, item)), None)
        if index is None:
            found.append(item)
        else:
            mine = found[index]
            assert isinstance(mine, Said)
            assert isinstance(item, Said)
            found[index] = added(mine, item)
    return found


def alike(one: Value, other: Value) -> bool:
    """Say whether two things are messages that differ in nothing but amounts, and have some."""
    if not isinstance(one, Said) or not isinstance(other, Said) or one.say != other.say:
        return False
    return any(name in AMOUNTS for name in one.values) and all(
        name in AMOUNTS or other.values.get(name) == value for name, value in one.values.items()
    )
