"""The Yard Sale: reveal cards for the others to take, and draw two for each."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import BITS
from readingroom.games.exlibris.actions import DONE, GIVE, PASS, TAKE
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.locations.location import Bargain, LocationEffect
from readingroom.games.exlibris.state import REVEALED, ExLibris, hand, spent, taken
from readingroom.games.exlibris.verbs import (
    MAY_SHELVE_HAND,
    MAY_SHELVE_TAKEN,
    Draw,
    Keep,
    done_or,
    drawable,
    with_cards,
)
from readingroom.games.exlibris.view import ExLibrisView

DRAWN_FOR_ONE_SOLD: Final[i64] = 2


@final
class LayOut(Clause[ExLibris]):
    """EXL-L17: reveal any number of hand cards."""

    asks: ClassVar[str] = "lay-out"

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give how many lie there."""
        return {"laid": len(view.spent(me))}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards, and to be done."""
        return done_or(GIVE, g.zones[hand(me)]) if g.zones[hand(me)] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Lay one more down, or reveal them."""
        if action == DONE:
            self.perform(g, me)
        else:
            g.move(action - GIVE, hand(me), spent(me), "give-up", me)
            g.then(me, self)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Reveal them, and let the others choose."""
        for card in sorted(g.zones[spent(me)]):
            g.move(card, spent(me), REVEALED, "reveal", me)
        if g.zones[REVEALED]:
            g.then(g.left_of(me), Sale(me, BITS[g.seats] - 1 - BITS[me], 0))


@final
class Sale(Clause[ExLibris]):
    """EXL-L17: in turn order each opponent takes one or passes for good, until all are taken or all have passed."""

    asks: ClassVar[str] = "sale"

    def __init__(self, seller: i64, still: i64, sold: i64) -> None:
        self.seller: Final = seller
        self.still: Final = still  # the set of seats that have not passed
        self.sold: Final = sold  # how many cards have been taken

    def numbers(self) -> tuple[int, ...]:
        """Give the seller, who is still in, and how many cards were taken."""
        return (self.seller, self.still, self.sold)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give whose sale it is."""
        return {"seller": self.seller}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards, and to pass; nothing is asked of those who have passed."""
        if not self.still & BITS[me] or not g.zones[REVEALED]:
            return []
        return [int(PASS)] + with_cards(TAKE, g.zones[REVEALED])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take a card, which may be shelved at once, or pass."""
        if action == PASS:
            g.tell("pass", me)
            g.then(self.next(g, me), Sale(self.seller, self.still & ~BITS[me], self.sold))
        else:
            g.then(self.next(g, me), Sale(self.seller, self.still, self.sold + 1))
            g.move(action - TAKE, REVEALED, taken(me), "take", me)
            g.then(me, MAY_SHELVE_TAKEN[1])

    def next(self, g: ExLibris, me: i64) -> i64:
        """Give the next opponent in turn order."""
        seat = g.left_of(me)
        return g.left_of(seat) if seat == self.seller else seat

    def perform(self, g: ExLibris, me: i64) -> None:
        """Go on to the next, or end the sale: for each one taken draw two, and you may shelve one card from hand."""
        if g.zones[REVEALED] and self.still:
            g.then(self.next(g, me), self)
            return
        seller = self.seller
        for card in sorted(g.zones[REVEALED]):
            g.move(card, REVEALED, hand(seller), "take-back", seller)
        if self.sold:
            g.then(seller, MAY_SHELVE_HAND[self.sold])
            g.then(seller, Keep())
            g.then(seller, Draw(DRAWN_FOR_ONE_SOLD * self.sold))


@final
class YardSale(LocationEffect):
    """The Yard Sale pays for what the others take."""

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give how many cards one draws if the whole hand is sold."""
        return min(drawable(view, 0), int(DRAWN_FOR_ONE_SOLD) * len(view.hand(view.seat)))

    def nothing(self, deck: Deck, view: ExLibrisView, here: i64) -> bool:
        """Say whether there is nothing to sell; with nothing left to draw, one may still shelve for what is sold."""
        return not view.hand(view.seat)

    def bargain(self, deck: Deck, view: ExLibrisView, laid: list[int]) -> Bargain:
        """Draw, and shelve, for each card that is laid out, if all of them are taken: they cannot be drawn again."""
        return Bargain(min(drawable(view, 0), int(DRAWN_FOR_ONE_SOLD) * len(laid)), 0, len(laid), 0)


EFFECT: Final[LocationEffect] = YardSale(
    "EXL-L17",
    "Reveal any number of hand cards. In turn order each opponent takes one or passes, until all are taken or all have"
    " passed. For each one taken, draw two cards, and you may shelve one card from your hand.",
    LayOut(),
)
