"""The auction phase of Biblios: bids, sales, payments and penalties."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import BACK, BITS, NONE, announcement
from readingroom.games.biblios.actions import BID, DONE, PASS, PAY
from readingroom.games.biblios.church import gain, seen
from readingroom.games.biblios.components import MOST, gold_in, gold_value, is_gold
from readingroom.games.biblios.gifts import offered
from readingroom.games.biblios.state import BLUFF, CENTRE, DISCARD, OUT, Biblios, paid, reserve, spent
from readingroom.games.biblios.view import BibliosView

EVERY_BID: Final = [int(BID + amount) for amount in range(1, MOST + 1)]
BIDS: Final[list[list[int]]] = [[] for _ in range((MOST + 1) * (MOST + 1))]  # filled in when first needed
NEXT_IN: Final[list[int]] = [  # by set of seats still in, and seat: the next of them clockwise
    next((seat + step) % 4 for step in range(1, 5) if not still or still >> (seat + step) % 4 & 1)
    for still in range(16)
    for seat in range(4)
]


@final
@mypyc_attr(free_list_len=1)  # the next bid reuses the memory of the last
class Bidding(Clause[Biblios]):
    """BIB-A2: in turn, bid more than the highest bid or pass for good; the last bidder buys the card."""

    asks: ClassVar[str] = "bid"
    rule: ClassVar[str] = "BIB-A2"

    def __init__(self, high: i64, bidder: i64, still: i64, barred: i64, limit: i64) -> None:
        self.high: Final = high  # 0 until somebody bids
        self.bidder: Final = bidder  # who bid that; NONE until then
        self.still: Final = still  # the set of seats that have not passed
        self.barred: Final = barred  # the set of seats that could not pay for this card
        self.limit: Final = limit  # no bid is higher than this (BIB-A10)

    def numbers(self) -> tuple[int, ...]:
        """Give the highest bid, whose it is, who is still in, who is barred and the limit."""
        return (self.high, self.bidder, self.still, self.barred, self.limit)

    def figures(self, rules: Any, view: BibliosView, me: i64) -> dict[str, PlainValue]:
        """Give the card, what is bid in, the highest bid, whose it is, and what one can pay."""
        centre = view.zones[CENTRE][0]
        mine = view.reserve(me)
        in_cards = is_gold(centre)
        return {
            "card": seen(rules, centre), "unit": "cards" if in_cards else "gold", "high": self.high,
            "bidder": None if self.bidder == NONE else self.bidder,
            "means": len(mine) if in_cards else known_gold(mine),
        }  # fmt: skip

    def options(self, g: Biblios, me: i64) -> list[int]:
        """Offer to pass, and every higher bid (BIB-A10); with honest bids only those that can be paid (BIB-A9)."""
        limit = self.limit
        if g.honest:
            limit = max(self.high, min(limit, means(g, me, is_gold(g.zones[CENTRE][0]))))
        options = BIDS[self.high * (MOST + 1) + limit]
        return options if options else bids(self.high, limit)

    def answer(self, g: Biblios, me: i64, action: i64) -> None:
        """Take the bid or the pass, and go on to the next bidder, the sale or the end."""
        g.sealed = True
        if action == PASS:
            g.say(PASSED[me])
            still = self.still & ~BITS[me]
            if still == 0:
                unsold(g)
            elif self.bidder != NONE and still == BITS[self.bidder]:
                g.then(self.bidder, Sale(self.high, self.barred))
            else:
                g.then(NEXT_IN[4 * still + me], Bidding(self.high, self.bidder, still, self.barred, self.limit))
        else:
            g.say(BADE[MOST * me + action - BID - 1])
            if self.still == BITS[me]:
                g.then(me, Sale(action - BID, self.barred))
            else:
                g.then(NEXT_IN[4 * self.still + me], Bidding(action - BID, me, self.still, self.barred, self.limit))


# Events that recur are made once
PASSED: Final = [announcement(Bidding, "pass", seat, NONE, 0) for seat in range(4)]
BADE: Final = [announcement(Bidding, "bid", number // MOST, NONE, number % MOST + 1) for number in range(4 * MOST)]


def known_gold(cards: list[int]) -> int | None:
    """Add up the gold among some cards; nothing if one of them is a back."""
    return None if BACK in cards else int(gold_in(cards))


def bids(high: i64, limit: i64) -> list[int]:
    """List a pass and the bids above the highest, up to a limit, and keep the list for the next time."""
    options = [int(PASS)] + EVERY_BID[high:limit]
    BIDS[high * (MOST + 1) + limit] = options
    return options


def means(g: Biblios, seat: i64, in_cards: bool) -> i64:
    """Give what a seat can pay: how many cards, or how much gold."""
    mine = g.zones[reserve(seat)]
    return len(mine) if in_cards else gold_in(mine)


def hold_auction(g: Biblios, barred: i64) -> None:
    """BIB-A2, BIB-A7: auction the card, from the active player's left, among all who are not barred."""
    still = (BITS[g.seats] - 1) & ~barred
    if still == 0:
        unsold(g)
    else:
        limit = g.most_cards if is_gold(g.zones[CENTRE][0]) else g.most_gold
        g.then(NEXT_IN[4 * still + g.active], Bidding(0, NONE, still, barred, limit))


def unsold(g: Biblios) -> None:
    """BIB-A3: the card leaves the game."""
    g.doing = "BIB-A3"
    g.move(g.zones[CENTRE][0], CENTRE, DISCARD, "unsold", g.active)


@final
class Sale(Clause[Biblios]):
    """BIB-A6, BIB-A10: who can pay must pay; BIB-A7: who cannot is penalised, and the card is auctioned again."""

    rule: ClassVar[str] = "BIB-A6"

    def __init__(self, price: i64, barred: i64) -> None:
        self.price: Final = price
        self.barred: Final = barred

    def numbers(self) -> tuple[int, ...]:
        """Give the price and who is barred."""
        return (self.price, self.barred)

    def perform(self, g: Biblios, me: i64) -> None:
        """Ask for the payment, or penalise."""
        in_cards = is_gold(g.zones[CENTRE][0])
        if means(g, me, in_cards) >= self.price:
            g.tell("sold", me, NONE, self.price)
            if in_cards:
                g.then(me, PayCards(self.price))
            else:
                g.then(me, PAY_GOLD[self.price])
        else:
            g.doing = "BIB-A7"
            g.tell("culprit", me, 1 if in_cards else 0, self.price)
            penalise(g, me)
            hold_auction(g, self.barred | BITS[me])


def penalise(g: Biblios, culprit: i64) -> None:
    """BIB-A7: every other player takes a random card of the culprit's; BIB-A8: or one random card leaves the game."""
    source = reserve(culprit)
    cards = g.zones[source]
    if g.penalty == BLUFF:
        g.doing = "BIB-A8"
        if cards:
            g.move_random(source, OUT, "lose", culprit)
        return
    for step in range(1, g.seats):
        if cards:
            thief = (culprit + step) % g.seats
            g.move_random(source, reserve(thief), "steal", thief)


@final
class PayGold(Clause[Biblios]):
    """BIB-A4: pay with any gold cards, shown and discarded; paying too much is allowed, no change is given."""

    asks: ClassVar[str] = "pay-gold"
    rule: ClassVar[str] = "BIB-A4"

    def __init__(self, price: i64) -> None:
        self.price: Final = price

    def numbers(self) -> tuple[int, ...]:
        """Give the price."""
        return (self.price,)

    def figures(self, rules: Any, view: BibliosView, me: i64) -> dict[str, PlainValue]:
        """Give the price, and what lies there already."""
        return {"price": self.price, "laid": known_gold(view.spent(me))}

    def options(self, g: Biblios, me: i64) -> list[int]:
        """Offer each kind of gold in the reserve, and to be done when enough lies there."""
        gold = offered([card for card in g.zones[reserve(me)] if gold_value(card)], PAY)
        return [int(DONE)] + gold if gold_in(g.zones[spent(me)]) >= self.price else gold

    def answer(self, g: Biblios, me: i64, action: i64) -> None:
        """Lay down one more card, or show and discard them all."""
        if action != DONE:
            g.move(action - PAY, reserve(me), spent(me), "lay", me)
            g.then(me, self)
            return
        settle_payment(g, me, DISCARD)


PAY_GOLD: Final = [PayGold(price) for price in range(MOST + 1)]


@final
class PayCards(Clause[Biblios]):
    """BIB-A5: pay with that many cards of any kind, discarded face down."""

    asks: ClassVar[str] = "pay-cards"
    rule: ClassVar[str] = "BIB-A5"

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def numbers(self) -> tuple[int, ...]:
        """Give how many cards are still to be paid."""
        return (self.count,)

    def figures(self, rules: Any, view: BibliosView, me: i64) -> dict[str, PlainValue]:
        """Give how many cards are still to be paid."""
        return {"count": self.count}

    def options(self, g: Biblios, me: i64) -> list[int]:
        """Offer each kind of card in the reserve."""
        return offered(g.zones[reserve(me)], PAY)

    def answer(self, g: Biblios, me: i64, action: i64) -> None:
        """Lay down one more card, and discard them when they are enough."""
        g.move(action - PAY, reserve(me), spent(me), "lay", me)
        if self.count > 1:
            g.then(me, PayCards(self.count - 1))
        else:
            settle_payment(g, me, paid(me))


def settle_payment(g: Biblios, me: i64, target: i64) -> None:
    """Discard what was laid down and give the winner the card (BIB-A6)."""
    g.sealed = True
    for card in sorted(g.zones[spent(me)]):
        g.move(card, spent(me), target, "pay", me)
    g.doing = "BIB-A6"
    gain(g, me, g.zones[CENTRE][0], CENTRE, "win")
