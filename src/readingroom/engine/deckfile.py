"""Deck files: what every game checks in their tables, and how a file that breaks a limit is refused."""

import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from readingroom.engine.errors import BadDeck, nearest


@final
class DeckTable:
    """A table of a deck file, known by what it is and by its name: section gold, location dump, objective O12."""

    def __init__(self, path: Path, kind: str, name: str, rows: Mapping[str, Any]) -> None:
        self.path: Final = path
        self.kind: Final = kind
        self.name: Final = name
        self.rows: Final = rows
        self.title: Final = "it" if kind == "file" else f"{kind.replace('-', ' ')} {name}"

    def need(self, keys: tuple[str, ...], spare: tuple[str, ...] = ()) -> None:
        """Check that the table has all these keys, and no others except the optional ones (`spare`)."""
        for key in keys:
            if key not in self.rows:
                raise self.fault("key-missing", f"{self.title} has no {key!r}", key=key)
        for key in self.rows:
            if key not in keys and key not in spare:
                known = ", ".join(keys + spare)
                what = f"{self.title} has {key!r}, which is not one of: {known}"
                meant = nearest(key, keys + spare)
                raise self.fault("key-unknown", what, key=key, known=known, meant=meant)

    def entry(self, key: str, kind: str, name: str = "") -> "DeckTable":
        """Take a table that lies in this one, and call it by its key if it has no other name."""
        found = self.rows[key]
        entry = DeckTable(self.path, kind, name or key, found if isinstance(found, Mapping) else {})
        if not isinstance(found, Mapping):
            raise entry.fault("no-table", f"{entry.title} must be a table, not {found!r}", found=repr(found))
        return entry

    def number(self, key: str, least: int, most: int) -> int:
        """Take a whole number within limits."""
        found = self.rows[key]
        if not whole(found, least, most):
            what = f"{self.title}: {key!r} must be a whole number from {least} to {most}, not {found!r}"
            raise self.fault("number", what, key=key, least=least, most=most, found=repr(found))
        return int(found)

    def flag(self, key: str) -> bool:
        """Read a value that is true or false."""
        found = self.rows[key]
        if not isinstance(found, bool):
            what = f"{self.title}: {key!r} must be true or false, not {found!r}"
            raise self.fault("flag", what, key=key, found=repr(found))
        return found

    def fault(self, code: str, what: str, **params: object) -> BadDeck:
        """Say what is wrong with the table: a code for other languages, and the English words."""
        return fault(self.path, code, what, kind=self.kind, name=self.name, **params)


def read(path: Path) -> DeckTable:
    """Read a deck file: the table of all its sections."""
    text = ""
    try:
        text = path.read_text(encoding="utf-8")
        return DeckTable(path, "file", path.name, tomllib.loads(text))
    except OSError as error:
        reason = str(error.strerror)
        raise fault(path, "unreadable", f"it cannot be read ({reason})", reason=reason) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        line = line_of(wrong, text)
        raise fault(path, "not-toml", f"it is not TOML: look at line {line}", line=line) from wrong


def line_of(wrong: Exception, text: str) -> int:
    """Find the line at which a text could not be read any further: its last, if the reader names none."""
    found = re.search(r"\bline (\d+)", str(wrong))
    return int(found[1]) if found else text.count("\n") + 1


def whole(value: object, least: int, most: int = sys.maxsize) -> bool:
    """Say whether a value is a whole number within limits."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def fault(path: Path, code: str, what: str, **params: object) -> BadDeck:
    """Say what is wrong with a deck file: a code for other languages, and the English words."""
    return BadDeck("deck", f"{path.name}: {what}", file=path.name, fault=code, what=what, **params)
