"""The Wizard: it shifts a group of shelved cards to make room."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import AT, DONE, LIFT, OVER, SHIFT, SPACE
from readingroom.games.exlibris.shelf.moving import around, fills, shift, shift_trail
from readingroom.games.exlibris.shelf.rows import DIRECTIONS, list_places, listed, rows_of
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf
from readingroom.games.exlibris.shelf.shelving import (
    ANY,
    LIMITS,
    Place,
    picked,
    place_clause,
    put_in,
    reorder_hidden,
)
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.view import ExLibrisView


@final
class PlaceOrShift(Place):
    """EXL-A10: the card may go into a free place, or a group of cards may be shifted first to make room for it."""

    asks: ClassVar[str] = "place-or-shift"
    rule: ClassVar[str] = "EXL-A10"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the free places, and each card with which a group may begin."""
        return super().options(g, me) + [LIFT + card for card in g.uppers(me)]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Put it there, or begin a group."""
        if action < LIFT:
            g.doing = Place
            super().answer(g, me, action)
        else:
            rows = rows_of([int(g.place_of(me, action - LIFT))])
            g.then(me, ChooseGroup(self.most, rows[1], rows[2], rows[3]))


@final
class ChooseGroup(Clause[ExLibris]):
    """EXL-A10: choose one connected group of any shape, then shift it one space; or do not shift after all."""

    asks: ClassVar[str] = "choose-group"
    rule: ClassVar[str] = "EXL-A10"

    def __init__(self, most: i64, row1: i64, row2: i64, row3: i64) -> None:
        self.most: Final = most
        self.row1: Final = row1  # the columns of the group, by row
        self.row2: Final = row2
        self.row3: Final = row3

    def numbers(self) -> tuple[int, ...]:
        """Give the number of groups and the places chosen so far."""
        return (self.most, self.row1, self.row2, self.row3)

    def group(self) -> list[int]:
        """List the places of the group."""
        return listed([0, self.row1, self.row2, self.row3, 0])

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card, and how many are in the group so far."""
        return {"card": picked(rules, view, me), "count": len(self.group())}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer not to shift, the directions that make room, and the cards by which the group can grow."""
        group = self.group()
        options: list[int] = [DONE]
        for direction in range(len(DIRECTIONS)):
            if rooms(g.shelves[me], group, direction, self.most):
                options.append(SHIFT + direction)
        return options + sorted([int(LIFT + g.upper(me, place)) for place in around(g.shelves[me], group)])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Go on choosing, shift, or put the card into a free place."""
        if action == DONE:
            g.then(me, place_clause(self.most))
        elif action >= LIFT:
            rows = rows_of([*self.group(), int(g.place_of(me, action - LIFT))])
            g.then(me, ChooseGroup(self.most, rows[1], rows[2], rows[3]))
        else:
            direction = action - SHIFT
            group = self.group()
            fill = rows_of(rooms(g.shelves[me], group, direction, self.most))
            shelved = g.shelves[me]
            went: tuple[int, ...] = ()
            if not g.quiet:
                went = shift_trail(shelved, group, direction)
            g.tell("shift", me, direction, len(group), trail=went)
            reorder_hidden(g, me, shift(shelved, group, direction))
            g.then(me, Fill(fill[0], fill[1], fill[2], fill[3]))

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say of a direction that it makes no room; of a card, whether it is in the group or not beside it."""
        if SHIFT <= action < SPACE:
            return Reason("no-shift", "EXL-A10", {})
        uppers = view.uppers()
        if action - LIFT not in uppers:
            return None
        place = view.shelf(view.seat).places()[uppers.index(action - LIFT)]
        code = "in-group" if place in self.group() else "not-beside-group"
        return Reason(code, "EXL-A10", {"card": rules.card_text(action - LIFT)})


@final
class Fill(Clause[ExLibris]):
    """EXL-A10: shelve the card into a place that the shift has emptied."""

    asks: ClassVar[str] = "fill-gap"
    rule: ClassVar[str] = "EXL-A10"

    def __init__(self, row0: i64, row1: i64, row2: i64, row3: i64) -> None:
        self.row0: Final = row0  # the columns of the places, by row
        self.row1: Final = row1
        self.row2: Final = row2
        self.row3: Final = row3

    def numbers(self) -> tuple[int, ...]:
        """Give the places."""
        return (self.row0, self.row1, self.row2, self.row3)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card."""
        return {"card": picked(rules, view, me)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the places."""
        places: list[int] = []
        list_places(self.row0, 0, places)
        places += listed([0, self.row1, self.row2, self.row3, 0])
        return [AT + place for place in places]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        put_in(g, me, action - AT)

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say of a free place that the shift has not emptied it."""
        free = AT <= action < OVER and not view.shelf(view.seat).has(action - AT)
        return Reason("not-emptied", "EXL-A10", {}) if free else None


def rooms(shelved: Shelf, group: list[int], direction: i64, most: i64) -> list[int]:
    """EXL-A10, EXL-H3: the places that a shift makes free, if the shelf then has no more groups than it may."""
    places = fills(shelved, group, direction)
    if most >= ANY or not places or shelved.groups() <= most:
        return places
    kept: list[int] = []
    for place in places:
        tried = shelved.copy()
        shift(tried, group, direction)
        tried.put(place, FACE_DOWN)
        if tried.groups() <= most:
            kept.append(place)
    return kept


WAYS: Final[list[Clause[Any]]] = [PlaceOrShift(most or ANY) for most in range(LIMITS)]
