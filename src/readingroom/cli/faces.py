"""What belongs to each game here: its words and its board."""

from collections.abc import Sequence
from typing import Any

from readingroom.cli.atheneum_board import AtheneumBoard
from readingroom.cli.biblios_board import BibliosBoard
from readingroom.cli.board import Board
from readingroom.cli.exlibris_board import ExLibrisBoard
from readingroom.engine.rules import Rules
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.locales import Language
from readingroom.locales.atheneum import AtheneumWords
from readingroom.locales.biblios import BibliosWords
from readingroom.locales.exlibris import ExLibrisWords


def board(rules: Rules[Any, Any], language: Language, names: Sequence[str], viewer: int | None) -> Board:
    """Give the board of a game, for one viewer in one language."""
    if isinstance(rules, AtheneumRules):
        return AtheneumBoard(AtheneumWords(rules, language, names, viewer))
    if isinstance(rules, ExLibrisRules):
        return ExLibrisBoard(ExLibrisWords(rules, language, names, viewer))
    assert isinstance(rules, BibliosRules)
    return BibliosBoard(BibliosWords(rules, language, names, viewer))
