"""The Mystery Shack: look at what lies face down, and take a category."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.games.exlibris.actions import DONE, NAME, TAKE
from readingroom.games.exlibris.giving import NAMES, TAKE_REVEALED, OfCategory, showing
from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.state import AT, REVEALED, ExLibris, looking
from readingroom.games.exlibris.verbs import MayShelveTaken, done_or
from readingroom.games.exlibris.view import ExLibrisView


@final
class NameAndLook(Clause[ExLibris]):
    """EXL-L13: name a category; look at all cards here alone."""

    asks: ClassVar[str] = "name-category"

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location."""
        return {"location": view.location()}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the categories, if there are cards here."""
        return NAMES if g.zones[AT + g.here] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Look at them."""
        g.tell("name", me, action - NAME)
        for card in sorted(g.zones[AT + g.here]):
            g.move(card, AT + g.here, looking(me), "look", me)
        g.then(me, TakeShowing(action - NAME))


@final
class TakeShowing(OfCategory):
    """EXL-L13: reveal and take any of those that show the category; put the others back face down."""

    asks: ClassVar[str] = "take-showing"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards that show it, and to put the others back."""
        return done_or(TAKE, showing(g, g.zones[looking(me)], self.category))

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Reveal one more, or put the others back and take those revealed."""
        if action == DONE:
            for card in sorted(g.zones[looking(me)]):
                g.move(card, looking(me), AT + g.here, "put-back", me)
            g.then(me, TAKE_REVEALED)
        else:
            g.then(me, self)
            g.move(action - TAKE, looking(me), REVEALED, "reveal", me)


@final
class MysteryShack(LocationEffect):
    """What lies in the Mystery Shack is not seen."""

    face_down: ClassVar[bool] = True


EFFECT: Final[LocationEffect] = MysteryShack(
    "EXL-L13",
    "Name a category; look at all cards here alone; reveal and take any of those that show it; put the others back"
    " face down. You may shelve one of those taken.",
    NameAndLook(), MayShelveTaken(1),
)  # fmt: skip
