"""The Bookseller: take a card."""

from typing import Final

from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.verbs import MayShelveTaken, Take

EFFECT: Final[LocationEffect] = LocationEffect(
    "EXL-L10",
    "Take one card. You may shelve it.",
    Take(1), MayShelveTaken(1),
)  # fmt: skip
