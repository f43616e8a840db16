"""The Auction House: pay the bid, and take all cards there."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.engine.event import NONE
from readingroom.games.exlibris.giving import FROM_HAND, GiveUp, discard_spent
from readingroom.games.exlibris.state import AT, ExLibris, hand
from readingroom.games.exlibris.verbs import ALL, MayShelveTaken, TakeAll


@final
class PayBid(Clause[ExLibris]):
    """EXL-L3: discard as many cards from hand as you bid and take all cards here; who can pay must."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Ask for the payment, unless there are too few cards in hand or none here."""
        bid: i64 = g.space[g.visitor] + 1
        if len(g.zones[hand(me)]) >= bid and g.zones[AT + g.here]:
            g.then(me, TakeAll())
            g.then(me, DiscardPayment())
            g.then(me, GiveUp(bid, bid, FROM_HAND))
        else:
            g.tell("no-sale", me, NONE, bid)


@final
class DiscardPayment(Clause[ExLibris]):
    """Discard what was given up."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard the payment."""
        discard_spent(g, me)


# The bidding itself is the choice of a space
EFFECT: Final[Effect] = Effect(
    "EXL-L3",
    "Discard as many cards from your hand as you bid, and take all cards here. You may shelve any of them.",
    PayBid(), MayShelveTaken(ALL),
)  # fmt: skip
