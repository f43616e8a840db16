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
    nearest,
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
    "load_named",
]

GAMES = ("biblios", "atheneum", "exlibris")  # the games there are
FOLDER = Path(__file__).parent / "games"


def load(game: str, deck: Path | str | None = None) -> Rules[Any, Any]:
    """Give the rules of a game, with its published deck or with that of a file."""
    return _rules(game, None if deck is None else Path(deck))


def load_named(game: str, name: str, deck: Path | str | None = None) -> Rules[Any, Any]:
    """Give the rules of a game with the deck of this hash, if we ever shipped it or the file makes it; else as `load`.

    A file may leave parts of a deck to us, which then are those of the deck that we shipped when it was played with.
    """
    rules = load(game, deck)
    if rules.deck_name() == name:
        return rules
    for path in earlier_decks(game):
        if deck is None and path.stem == name:
            return load(game, path)
        if deck is not None and (completed := _rules(game, Path(deck), path)).deck_name() == name:
            return completed
    return rules


def earlier_decks(game: str) -> list[Path]:
    """List the files of the decks that we shipped before today's, each called by its hash."""
    return sorted((FOLDER / game / "decks").glob("*.toml"))


def _rules(game: str, deck: Path | None, rest: Path | None = None) -> Rules[Any, Any]:
    """Make the rules of a game that there is."""
    if game not in GAMES:
        known = ", ".join(GAMES)
        sentence, meant = f"no game is called {game!r}; choose from: {known}", nearest(game, GAMES)
        raise UnknownGame("game", sentence, game=game, known=known, meant=meant)
    rules: Rules[Any, Any] = import_module(f"readingroom.games.{game}.rules").rules(deck, rest)
    return rules


def compiled() -> bool:
    """Say whether the engine runs compiled, or as plain Python."""
    return not str(_chance.__file__).endswith(".py")
