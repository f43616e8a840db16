"""The Joiner's Workshop: slide a run of shelved cards along its row."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import LIFT, SLIDE
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.shelf.moving import run_ends, run_starts, slide, slide_trail, slides
from readingroom.games.exlibris.shelf.rows import WIDEST
from readingroom.games.exlibris.shelf.shelf import Shelf
from readingroom.games.exlibris.shelf.shelving import shelved_at
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.view import ExLibrisView


@final
class SlideFrom(Clause[ExLibris]):
    """EXL-L18: choose the card with which the run begins on the left."""

    asks: ClassVar[str] = "slide-from"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards from which a run can slide; a shelf that moves as a whole stays the same."""
        starts = [place for place in run_starts(g.shelves[me]) if ends_from(g.shelves[me], place)]
        return sorted([int(LIFT + g.upper(me, place)) for place in starts])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Go on to the end of the run."""
        g.then(me, SlideTo(g.place_of(me, action - LIFT)))

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say of a shelved card that no run which begins with it can slide."""
        shelved = action - LIFT in view.uppers()
        return Reason("stuck", "EXL-L18", {"card": rules.card_text(action - LIFT)}) if shelved else None


@final
class SlideTo(Clause[ExLibris]):
    """EXL-L18: choose the card with which the run ends on the right, perhaps the same."""

    asks: ClassVar[str] = "slide-to"

    def __init__(self, first: i64) -> None:
        self.first: Final = first

    def numbers(self) -> tuple[int, ...]:
        """Give the place where the run begins."""
        return (self.first,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card with which the run begins."""
        return {"card": shelved_at(rules, view, me, self.first)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the ends of runs that can slide."""
        return sorted([int(LIFT + g.upper(me, place)) for place in ends_from(g.shelves[me], self.first)])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Go on to the distance."""
        g.then(me, SlideBy(self.first, g.place_of(me, action - LIFT)))

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say of a shelved card that no run which ends with it can slide."""
        shelved = action - LIFT in view.uppers()
        return Reason("no-run", "EXL-L18", {"card": rules.card_text(action - LIFT)}) if shelved else None


@final
class SlideBy(Clause[ExLibris]):
    """EXL-L18: slide the run along its row by any distance."""

    asks: ClassVar[str] = "slide-by"

    def __init__(self, first: i64, last: i64) -> None:
        self.first: Final = first
        self.last: Final = last

    def numbers(self) -> tuple[int, ...]:
        """Give the ends of the run."""
        return (self.first, self.last)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give how many cards slide."""
        return {"count": self.last - self.first + 1}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the distances at which nothing stands in the way and the shelf is not split on the way."""
        return [SLIDE + distance for distance in slides(g.shelves[me], self.first, self.last)]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Slide the run, and tell how far."""
        shelved, distance = g.shelves[me], action - SLIDE
        went: tuple[int, ...] = ()
        if not g.quiet:
            went = slide_trail(shelved, self.first, self.last, distance)
        g.tell("slide", me, distance, self.last - self.first + 1, trail=went)
        slide(shelved, self.first, self.last, distance)

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say that the run cannot slide so far."""
        return Reason("no-slide", "EXL-L18", {}) if action >= SLIDE - WIDEST else None


def ends_from(shelved: Shelf, first: i64) -> list[int]:
    """List where a run that begins there may end, so that it slides and the shelf does not move as a whole."""
    whole: i64 = len(shelved.cards)
    return [last for last in run_ends(shelved, first) if last - first + 1 < whole]


@final
class JoinersWorkshop(LocationEffect):
    """The Joiner's Workshop needs cards that can slide."""

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give with how many cards of one's shelf a run can begin."""
        return len(run_starts(view.shelf(view.seat)))

    def nothing(self, deck: Deck, view: ExLibrisView, here: i64) -> bool:
        """Say whether no card can slide."""
        return self.count(deck, view, here) == 0


EFFECT: Final[LocationEffect] = JoinersWorkshop(
    "EXL-L18",
    "Move one card, or a run of adjacent cards of one row, along its row through empty places, by any distance.",
    SlideFrom(),
)
