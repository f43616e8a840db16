"""The Tax Collector: each opponent pays a card, which can be bought."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.actions import GIVE
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.giving import FROM_SHELF_TOO, GiveUp, discard_spent
from readingroom.games.exlibris.locations.location import Bargain, LocationEffect
from readingroom.games.exlibris.shelf.shelving import take_off
from readingroom.games.exlibris.state import AT, ExLibris, hand, holds
from readingroom.games.exlibris.verbs import ALL, MayShelveTaken, Take, with_cards
from readingroom.games.exlibris.view import ExLibrisView


@final
class CollectTaxes(Clause[ExLibris]):
    """EXL-L16: in turn order each opponent puts one card from hand or shelf face up here."""

    def perform(self, g: ExLibris, me: i64) -> None:
        for step in range(g.seats - 1, 0, -1):
            g.then((me + step) % g.seats, PayTax())


@final
class PayTax(Clause[ExLibris]):
    """EXL-L16: put one card from hand or shelf face up here, if you have any."""

    asks: ClassVar[str] = "pay-tax"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        return with_cards(GIVE, g.zones[hand(me)] + g.upper_cards(me))

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        card = action - GIVE
        if holds(g.zones[hand(me)], card):
            g.move(card, hand(me), AT + g.here, "pay", me)
        else:
            take_off(g, me, g.place_of(me, card), AT + g.here, "pay")


@final
class BuyBack(Clause[ExLibris]):
    """EXL-L16: discard any number from hand and/or shelf to take as many from here; shelve any of those."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Ask what is discarded: no more than there is to take."""
        g.then(me, TakeForSpent())
        g.then(me, GiveUp(0, len(g.zones[AT + g.here]), FROM_SHELF_TOO))


@final
class TakeForSpent(Clause[ExLibris]):
    """EXL-L16: take as many cards as were discarded."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard those, and take."""
        g.then(me, Take(discard_spent(g, me)))


@final
class TaxCollector(LocationEffect):
    """The Tax Collector has a card of every opponent to sell."""

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give how many opponents have a card to pay with, in hand or on the shelf."""
        others = [seat for seat in range(view.seats) if seat != view.seat]
        return len([seat for seat in others if view.hand(seat) or view.shelf(seat).cards])

    def bargain(self, deck: Deck, view: ExLibrisView, laid: list[int]) -> Bargain:
        """Take as many as are given up."""
        return Bargain(0, len(laid), self.may_shelve(len(laid)), 0)


EFFECT: Final[LocationEffect] = TaxCollector(
    "EXL-L16",
    "In turn order each opponent puts one card from hand or shelf face up here. Then discard any number from your hand"
    " and your shelf to take as many from here; you may shelve any of those.",
    CollectTaxes(), BuyBack(), MayShelveTaken(ALL),
)  # fmt: skip
