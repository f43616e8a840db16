"""The Book Swap: a card of the hand for a card there."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.actions import GIVE
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.state import AT, ExLibris, hand, spent
from readingroom.games.exlibris.verbs import MayShelveTaken, Take, with_cards
from readingroom.games.exlibris.view import ExLibrisView


@final
class SwapHand(Clause[ExLibris]):
    """EXL-L2: exchange one card of your hand for one card here."""

    asks: ClassVar[str] = "swap-hand"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards of the hand, if there is a card here."""
        return with_cards(GIVE, g.zones[hand(me)]) if g.zones[AT + g.here] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Lay the card down, take another, and leave the first one here."""
        g.move(action - GIVE, hand(me), spent(me), "give-up", me)
        g.then(me, LeaveHere())
        g.then(me, Take(1))


@final
class LeaveHere(Clause[ExLibris]):
    """Leave here what was given up."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Lay it down here."""
        for card in sorted(g.zones[spent(me)]):
            g.move(card, spent(me), AT + g.here, "leave", me)


@final
class BookSwap(LocationEffect):
    """The Book Swap needs a card on either side."""

    def nothing(self, deck: Deck, view: ExLibrisView, here: i64) -> bool:
        """Say whether there is no card to exchange, here or in hand."""
        return not view.cards_at(here) or not view.hand(view.seat)


EFFECT: Final[LocationEffect] = BookSwap(
    "EXL-L2",
    "Exchange one card of your hand for one card here. You may shelve the one you got.",
    SwapHand(), MayShelveTaken(1),
)  # fmt: skip
