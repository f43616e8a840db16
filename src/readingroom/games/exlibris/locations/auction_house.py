"""The Auction House: pay the bid, and take all cards there."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.engine.event import NONE
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.giving import FROM_HAND, GiveUp, discard_spent
from readingroom.games.exlibris.locations.location import Bargain, LocationEffect
from readingroom.games.exlibris.placing import send_back, standing
from readingroom.games.exlibris.state import AT, ExLibris, hand
from readingroom.games.exlibris.verbs import ALL, MayShelveTaken, TakeAll
from readingroom.games.exlibris.view import ExLibrisView


@final
class Outbid(Clause[ExLibris]):
    """EXL-L3: the outbid assistant, even one's own, returns to its owner, who may place it again this round."""

    rule: ClassVar[str] = "EXL-L3"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Send back whoever else is here."""
        for piece in standing(g, g.here):
            if piece != g.visitor:
                send_back(g, piece, "outbid")


OUTBID: Final = Outbid()


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


@final
class AuctionHouse(LocationEffect):
    """EXL-L3: the Auction House sells all cards there to the one who bids most: the choice of a space is a bid."""

    takes_bids: ClassVar[bool] = True
    ordered: ClassVar[bool] = True

    def why_not(self, held: i64, number: i64) -> Reason | None:
        """Say which bid stands: only a higher one will do."""
        high: i64 = 4 if held & 8 else 3 if held & 4 else 2 if held & 2 else held
        if not held or number > high:
            return None
        if not number:
            return Reason("top-bid", "EXL-L3", {"high": high})
        return Reason("outbid", "EXL-L3", {"number": number, "high": high})

    def arrived(self, g: ExLibris, me: i64, space: i64, replacing: bool) -> None:
        """Tell the bid, and let who is outbid go; EXL-L20: who takes another's space takes over the bid."""
        g.doing = "EXL-L20" if replacing else "EXL-L3"
        g.tell("bid", me, NONE, space + 1)
        g.then(me, OUTBID)

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """EXL-L3: give the lowest bid that is higher than the one that stands."""
        bids = [0]
        for seat in range(view.seats):
            bids += [space + 1 for where, space in zip(view.where(seat), view.spaces(seat)) if where == here]
        return max(bids) + 1

    def nothing(self, deck: Deck, view: ExLibrisView, here: i64) -> bool:
        """Say whether there is nothing to bid for."""
        return not view.cards_at(here)

    def bargain(self, deck: Deck, view: ExLibrisView, laid: list[int]) -> Bargain:
        """Take all that is there."""
        takes = len(view.cards_at(view.here))
        return Bargain(0, takes, self.may_shelve(takes), 0)


EFFECT: Final[LocationEffect] = AuctionHouse(
    "EXL-L3",
    "Discard as many cards from your hand as you bid, and take all cards here. You may shelve any of them.",
    PayBid(), MayShelveTaken(ALL),
)  # fmt: skip
