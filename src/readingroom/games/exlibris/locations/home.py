"""At home: draw one card, or shelve one."""

from typing import Final

from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.verbs import HOME_ACTION

EFFECT: Final[LocationEffect] = LocationEffect(
    "EXL-R5",
    "You may either draw one card or shelve one card from your hand.",
    HOME_ACTION,
)
