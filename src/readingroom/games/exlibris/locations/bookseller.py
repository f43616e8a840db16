"""The Bookseller: take a card."""

from typing import Final

from readingroom.engine.clause import Effect
from readingroom.games.exlibris.verbs import MayShelveTaken, Take

EFFECT: Final[Effect] = Effect(
    "EXL-L10",
    "Take one card. You may shelve it.",
    Take(1), MayShelveTaken(1),
)  # fmt: skip
