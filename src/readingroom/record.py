"""Records of games: write them, read them, play them again."""

from typing import Any

from readingroom import load_named
from readingroom.engine.record import (
    Fold,
    Move,
    Record,
    begin,
    check_result,
    note,
    note_undo,
    replay,
    write,
)
from readingroom.engine.record import read as read_with
from readingroom.engine.rules import Rules

__all__ = ["Fold", "Move", "Record", "begin", "check_result", "note", "note_undo", "read", "replay", "write"]


def read(text: str, rules: Rules[Any, Any] | None = None) -> Record:
    """Read a record of any game; `rules` are needed only if it was played with a deck of one's own."""
    return read_with(text, load_named if rules is None else lambda game, deck: rules)
