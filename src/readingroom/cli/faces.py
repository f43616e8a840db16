"""What belongs to each game in the terminal, found by its name: its board, and its sheet for real games."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from readingroom.cli.board import Board
from readingroom.cli.refusals import refusal
from readingroom.cli.sheet import Scored
from readingroom.engine.rules import Rules
from readingroom.locales import Language
from readingroom.locales.voice import Voice
from readingroom.locales.words import words


def board(rules: Rules[Any, Any], language: Language, names: Sequence[str], viewer: int | None) -> Board:
    """Give the board of a game, for one viewer in one language."""
    found: Board = import_module(f"readingroom.cli.{rules.name}.board").BOARD(
        words(rules, viewer), Voice(language, names, viewer)
    )
    return found


def scored(text: str, rules: Rules[Any, Any], language: Language) -> Scored:
    """Score a game that was played with the real box, from its sheet, if the game has one."""
    if find_spec(f"readingroom.cli.{rules.name}.sheet") is None:
        raise refusal("no-sheet", game=rules.name)
    found: Scored = import_module(f"readingroom.cli.{rules.name}.sheet").score(text, rules, language)
    return found
