"""The Dump: search the discard pile for a category."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.games.exlibris.actions import DONE, NAME, TAKE
from readingroom.games.exlibris.giving import NAMES, OfCategory, showing
from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.state import DISCARDS, ExLibris
from readingroom.games.exlibris.verbs import MayShelveTaken, done_or, take_from
from readingroom.games.exlibris.view import ExLibrisView


@final
class NameAndSearch(Clause[ExLibris]):
    """EXL-L11: name a category and search the discard pile; you may take one card that shows it."""

    asks: ClassVar[str] = "name-category"

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location."""
        return {"location": view.location()}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the categories, if there is a discard pile."""
        return NAMES if g.zones[DISCARDS] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Name the category, and let the player look through the pile."""
        g.tell("name", me, action - NAME)
        g.sealed = True  # the whole pile is seen from now on
        g.then(me, Search(action - NAME))


@final
class Search(OfCategory):
    """EXL-L11: take one card of the discard pile that shows the category, or none."""

    asks: ClassVar[str] = "search"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards that show it, and to take none."""
        return done_or(TAKE, showing(g, g.zones[DISCARDS], self.category))

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take it; the others stay in their order."""
        g.sealed = True  # all are told what was taken, or that nothing was
        if action != DONE:
            card = action - TAKE
            g.zones[DISCARDS].remove(int(card))
            g.zones[DISCARDS].append(int(card))
            take_from(g, me, card, DISCARDS)


EFFECT: Final[LocationEffect] = LocationEffect(
    "EXL-L11",
    "Name a category and search the discard pile. You may take one card that shows it. You may shelve it.",
    NameAndSearch(), MayShelveTaken(1),
)  # fmt: skip
