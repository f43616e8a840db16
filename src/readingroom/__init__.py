"""Reading Room: Ex Libris, Biblios and Atheneum as an exact engine for people and for bots."""

from importlib import import_module
from pathlib import Path
from typing import Any

from readingroom.engine import chance as _chance
from readingroom.engine.chance import Chance, Entropy
from readingroom.engine.errors import (
    BadDeck,
    BadOptions,
    BadRecord,
    BadView,
    IllegalAction,
    Refusal,
    UnknownAction,
    UnknownGame,
)
from readingroom.engine.rules import Rules

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadDeck",
    "BadOptions",
    "BadRecord",
    "BadView",
    "Chance",
    "Entropy",
    "IllegalAction",
    "Refusal",
    "Rules",
    "UnknownAction",
    "UnknownGame",
    "compiled",
    "load",
]

GAMES = ("biblios", "atheneum", "exlibris")  # the games there are


def load(game: str, deck: Path | str | None = None) -> Rules[Any, Any]:
    """Give the rules of a game, with its published deck or with that of a file."""
    if game not in GAMES:
        known = ", ".join(GAMES)
        raise UnknownGame("game", f"there is no game {game!r}; there is: {known}", game=game, known=known)
    module = import_module(f"readingroom.games.{game}.rules")
    rules: Rules[Any, Any] = module.rules(None if deck is None else Path(deck))
    return rules


def compiled() -> bool:
    """Say whether the engine runs compiled, or as plain Python."""
    return not str(_chance.__file__).endswith(".py")
