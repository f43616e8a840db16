"""Arguments that several commands share, and how they are read."""

import errno
import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import readingroom
from readingroom.cli.refusals import refusal
from readingroom.engine.errors import Refusal, nearest
from readingroom.engine.rules import Rules


def printable(text: str) -> str:
    """Give a text without the signs that would upset a terminal or break the line."""
    return "".join(each if each.isprintable() or each == "\N{NO-BREAK SPACE}" else " " for each in text)


def table_options(texts: Sequence[str]) -> dict[str, str]:
    """Read table options: `penalty=bluff`."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise refusal("option-form", text=text)
        options[name.strip()] = value.strip()
    return options


def read_text(path: Path) -> str:
    """Read a text file as it is, line ends and all, or say why that cannot be done."""
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError as error:
        raise no_file(path) from error
    except OSError as error:
        raise refusal("cannot-read", file=str(path), why=reason(error)) from error
    except UnicodeDecodeError as error:
        raise refusal("not-text", file=str(path)) from error


def no_file(path: Path) -> Refusal:
    """Say that there is no such file, and which one in the same folder is called almost like it."""
    try:
        others = [each.name for each in path.parent.iterdir()]
    except OSError:
        others = []
    near = nearest(path.name, others)
    return refusal("no-file", file=str(path), meant=str(path.with_name(near)) if near else "")


def reason(error: OSError) -> str:
    """Give the name by which the messages know what went wrong with a file, or the system's own word for it."""
    name = errno.errorcode.get(error.errno or 0, "")
    return name if name in REASONS else error.strerror or str(error)


REASONS = ("EACCES", "EPERM", "EISDIR", "ENOTDIR", "ENOENT", "ENOSPC", "EROFS", "EFBIG", "EADDRINUSE", "EADDRNOTAVAIL")


def command(*arguments: str | Path) -> str:
    """Give a command as the reader can type it, where `./play` was typed too."""
    return shlex.join([os.environ.get("READINGROOM_COMMAND", "readingroom"), *map(str, arguments)])


def rules_of(game: str, deck: Path | None) -> Rules[Any, Any]:
    """Give the rules of a game, with a deck of the player's own if one is named."""
    if deck is not None:
        read_text(deck)  # what is no file that can be read is refused in words of its own
    return readingroom.load(game, deck)


def rules_for(text: str, deck: Path | None) -> Rules[Any, Any] | None:
    """Give the rules for a record and the deck file that is named with it; nothing if there is no such file."""
    return None if deck is None else readingroom.load_named(game_named_in(text), said_in(text, "deck"), deck)


def game_named_in(text: str) -> str:
    """Find the name of the game in a record, to read its deck with."""
    return said_in(text, "game") or readingroom.GAMES[0]


def said_in(text: str, key: str) -> str:
    """Find a line of a record's header by its key, before the record is read; nothing if there is none."""
    for line in text.split("\n"):
        if line.startswith(f"{key}:"):
            return line.removeprefix(f"{key}:").strip()
    return ""
