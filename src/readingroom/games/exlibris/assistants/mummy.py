"""The Mummy: it shelves a card over or under another."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import OVER, SHELVE, UNDER
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN
from readingroom.games.exlibris.shelf.shelving import (
    ANY,
    LIMITS,
    Place,
    lay_hidden,
)
from readingroom.games.exlibris.state import ExLibris, looking, shelf
from readingroom.games.exlibris.view import ExLibrisView


@final
class PlaceOrBury(Place):
    """EXL-A3: the card may also go on top of a shelved card or under it; the lower one is face down and buried."""

    asks: ClassVar[str] = "place-or-bury"
    rule: ClassVar[str] = "EXL-A3"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the free places, and to bury where no card is buried yet."""
        shelved = g.shelves[me]
        options = super().options(g, me)
        if self.most >= ANY or shelved.groups() <= self.most:
            graves = shelved.burying_places()
            options += [OVER + place for place in graves]
            options += [UNDER + place for place in graves]
        return options

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        if action >= UNDER:
            bury_under(g, me, action - UNDER)
        elif action >= OVER:
            bury_below(g, me, action - OVER)
        else:
            g.doing = Place
            super().answer(g, me, action)

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say that there is no card to bury, or that one is buried there already."""
        if not OVER <= action < SHELVE:
            return None
        shelved, place = view.shelf(view.seat), action - (UNDER if action >= UNDER else OVER)
        if not shelved.has(place):
            return Reason("no-grave", "EXL-A3", {})
        return Reason("buried-once", "EXL-A3", {}) if shelved.has_buried(place) else Reason("splits", "EXL-H3", {})


def bury_under(g: ExLibris, me: i64, place: i64) -> None:
    """Bury the card under a shelved one, unseen by the others."""
    card: i64 = g.zones[looking(me)].pop()
    shelved = g.shelves[me]
    shelved.put_under(place)
    lay_hidden(g, me, card, looking(me), shelved.hidden_rank(place, True), "bury")


def bury_below(g: ExLibris, me: i64, place: i64) -> None:
    """Put the card on top of a shelved one, which is buried by it."""
    shelved = g.shelves[me]
    lower = shelved.card_at(place)
    card: i64 = g.zones[looking(me)].pop()
    shelved.put_on(place, card)
    if lower != FACE_DOWN:  # else it lies among the hidden cards already, and in the same order
        g.zones[shelf(me)].remove(int(lower))
        lay_hidden(g, me, lower, shelf(me), shelved.hidden_rank(place, True), "cover")
    g.zones[shelf(me)].append(int(card))
    g.shown(card, looking(me), shelf(me), "shelve", me, place)


WAYS: Final[list[Clause[Any]]] = [PlaceOrBury(most or ANY) for most in range(LIMITS)]
