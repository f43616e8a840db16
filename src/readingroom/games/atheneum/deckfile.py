"""What every part of a deck file is checked with, and how a file that breaks a limit is refused."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from readingroom.engine.errors import BadDeck


def section(found: object, name: str, keys: tuple[str, ...], path: Path, spare: tuple[str, ...] = ()) -> dict[str, Any]:
    """Take a part of a deck file that must have exactly these keys, and may have the spare ones."""
    if not isinstance(found, Mapping):
        raise refusal(path, f"{name} is missing, or no table: it needs {', '.join(keys)}")
    for key in keys:
        if key not in found:
            raise refusal(path, f"{name} has no {key!r}")
    for key in found:
        if key not in keys and key not in spare:
            raise refusal(path, f"{name} has {key!r}, which is none of: {', '.join(keys + spare)}")
    return dict(found)


def numbers(found: object, name: str, count: int, least: int, most: int, path: Path) -> list[int]:
    """Take a list of so many whole numbers within limits."""
    if not isinstance(found, list) or len(found) != count or not all(within(each, least, most) for each in found):
        raise refusal(path, f"{name} needs {count} whole numbers from {least} to {most}, not {found!r}")
    return [int(each) for each in found]


def number(found: object, name: str, least: int, most: int, path: Path) -> int:
    """Take a whole number within limits."""
    if not within(found, least, most):
        raise refusal(path, f"{name} must be a whole number from {least} to {most}, not {found!r}")
    assert isinstance(found, int)
    return found


def within(value: object, least: int, most: int) -> bool:
    """Say whether a value is a whole number within limits."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def refusal(path: Path, what: str) -> BadDeck:
    """Say what is wrong with a deck file."""
    return BadDeck("deck", f"{path.name}: {what}", file=path.name, what=what)
