"""Effects in which others have a part: bids paid, gifts, bets, rounds of ale, taxes and sales."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import BITS, NONE
from readingroom.engine.table import holds
from readingroom.games.exlibris.actions import DONE, GIVE, NAME, PASS, TAKE, TO
from readingroom.games.exlibris.clauses import (
    MAY_SHELVE_HAND,
    MAY_SHELVE_TAKEN,
    Draw,
    Keep,
    Take,
    TakeAll,
    done_or,
    draw_into,
    replenish,
    take_from,
    with_cards,
)
from readingroom.games.exlibris.components import ALEHOUSE, CATEGORIES, books_of
from readingroom.games.exlibris.giving import FROM_HAND, FROM_SHELF_TOO, TAKE_REVEALED, GiveUp, discard_spent, showing
from readingroom.games.exlibris.placing import begin_action
from readingroom.games.exlibris.shelving import take_off
from readingroom.games.exlibris.state import AT, DRAW, PER_SEAT, REVEALED, ExLibris, hand, spent, taken
from readingroom.games.exlibris.state import DISCARD as DISCARDS
from readingroom.games.exlibris.view import ExLibrisView

CARDS_IN_THE_DEN: Final[i64] = 4
CARDS_A_DRINKER: Final[i64] = 2
DRAWN_FOR_ONE_SOLD: Final[i64] = 2


# The Diviner's Hut


@final
class DrawForEachPlaced(Clause[ExLibris]):
    """EXL-L1: draw one card for each of your assistants that stand on a tile, this one too."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Count them, and draw."""
        count: i64 = 0
        for piece in range(PER_SEAT * me, PER_SEAT * me + PER_SEAT):
            if g.where[piece] >= 0:
                count += 1
        draw_into(g, me, count, hand(me))


@final
class TakeToken(Clause[ExLibris]):
    """EXL-L1: take or keep the first player token; EXL-R9: this changes nothing in the round under way."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Take it."""
        g.tell("token", me, g.first)
        g.first = me


# The Auction House


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
        """Discard it."""
        discard_spent(g, me)


# The Community Center


@final
class GiveOne(Clause[ExLibris]):
    """EXL-L5: then, if any card is left here, give one to an opponent of your choice."""

    asks: ClassVar[str] = "give-one"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards."""
        return with_cards(GIVE, g.zones[AT + g.here])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Lay it open, and go on to whom it is given."""
        g.move(action - GIVE, AT + g.here, REVEALED, "choose", me)
        g.then(me, GiveTo())


@final
class GiveTo(Clause[ExLibris]):
    """EXL-L5: choose the opponent."""

    asks: ClassVar[str] = "give-to"

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card."""
        return {"card": rules.card_text(view.revealed[0])}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the opponents."""
        return [int(TO + seat) for seat in range(g.seats) if seat != me]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Give it; each may shelve what they got, first the giver."""
        other = action - TO
        g.move(g.zones[REVEALED][0], REVEALED, taken(other), "give", me)
        g.then(other, MAY_SHELVE_TAKEN[1])
        g.then(me, MAY_SHELVE_TAKEN[1])


# The Gambling Den


@final
class PlaceBets(Clause[ExLibris]):
    """EXL-L7: from the active player on, everyone with an assistant here names a category."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let them name, one after another, then reveal the cards."""
        g.named = [int(NONE)] * g.seats
        g.then(me, RollDice())
        for step in range(g.seats - 1, -1, -1):
            seat = (me + step) % g.seats
            if g.count_at(seat, g.here):
                g.then(seat, Bet())


@final
class Bet(Clause[ExLibris]):
    """EXL-L7: name a category that nobody has named yet."""

    asks: ClassVar[str] = "bet"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer those that are left."""
        return [int(NAME + category) for category in range(len(CATEGORIES)) if category not in g.named]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Name it."""
        g.named[me] = int(action - NAME)
        g.tell("name", me, action - NAME)


@final
class RollDice(Clause[ExLibris]):
    """EXL-L7: four cards are revealed; whoever's category has most books takes all cards showing it."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Reveal the cards, find the winner, and discard what is not won."""
        for _ in range(CARDS_IN_THE_DEN):
            if replenish(g):
                g.draw(DRAW, REVEALED, "reveal", me)
        winner, players = self.winner(g, me)
        won = showing(g, g.zones[REVEALED], g.named[winner]) if winner >= 0 else []
        for card in sorted(g.zones[REVEALED]):
            if card not in won:
                g.move(card, REVEALED, DISCARDS, "discard", me)
        if winner >= 0:
            g.tell("win", winner, g.named[winner], len(won))
            g.then(winner, MAY_SHELVE_TAKEN[players])
            g.then(winner, TAKE_REVEALED)
        else:
            g.tell("no-winner", me)
        g.named = [int(NONE)] * g.seats

    def winner(self, g: ExLibris, me: i64) -> tuple[i64, i64]:
        """EXL-L7: find who wins (a tie goes to the active player, else to the nearest in turn order), and who plays."""
        best: i64 = 0
        winner: i64 = NONE
        players: i64 = 0
        for step in range(g.seats):
            seat = (me + step) % g.seats
            if g.named[seat] >= 0:
                players += 1
                books: i64 = 0
                for card in g.zones[REVEALED]:
                    books += books_of(g.deck.counts[card], g.named[seat])
                if books > best:
                    best = books
                    winner = seat
        return winner, players


# The Alehouse


@final
class PourAle(Clause[ExLibris]):
    """EXL-L12: who stands on the lowest occupied space reveals two cards for each assistant here."""

    rule: ClassVar[str] = "EXL-L12"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Reveal them, and let all drink in the order of the spaces."""
        for _ in range(CARDS_A_DRINKER * len(standing(g, ALEHOUSE))):
            if replenish(g):
                g.draw(DRAW, REVEALED, "reveal", me)
        g.then(me, NextDrink(0))


@final
class NextDrink(Clause[ExLibris]):
    """EXL-L12: in the order of the spaces, one card per assistant at a time, until all are taken."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn  # the place in the order of the assistants

    def numbers(self) -> tuple[int, ...]:
        """Give whose turn it is."""
        return (self.turn,)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let one assistant take a card, which may be shelved at once."""
        drinkers = standing(g, ALEHOUSE)
        if g.zones[REVEALED] and drinkers:
            piece: i64 = drinkers[self.turn]
            seat = piece // PER_SEAT
            g.then(me, NextDrink((self.turn + 1) % len(drinkers)))
            begin_action(g, seat, piece, ALEHOUSE)
            g.then(seat, MAY_SHELVE_TAKEN[1])
            g.then(seat, TAKE_ONE_REVEALED)


@final
class TakeOneRevealed(Clause[ExLibris]):
    """Take one of the cards that lie revealed."""

    asks: ClassVar[str] = "take-revealed"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer them."""
        return with_cards(TAKE, g.zones[REVEALED])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take it."""
        take_from(g, me, action - TAKE, REVEALED)


TAKE_ONE_REVEALED: Final = TakeOneRevealed()


def standing(g: ExLibris, tile: i64) -> list[int]:
    """List the assistants at a location in the order of the spaces (EXL-R6)."""
    here: list[int] = []
    for piece in range(PER_SEAT * g.seats):
        if g.where[piece] == tile:
            here.append(piece)
    if len(here) < 2:
        return here
    return [piece for space in range(4) for piece in here if g.space[piece] == space]


# The Flea Market


@final
class TakeIfCompany(Clause[ExLibris]):
    """EXL-L14: one card more if another assistant, even your own, is here."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Take it."""
        if len(standing(g, g.here)) > 1:
            g.then(me, Take(1))


# The Tax Collector


@final
class CollectTaxes(Clause[ExLibris]):
    """EXL-L16: in turn order each opponent puts one card from hand or shelf face up here."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Ask them all."""
        for step in range(g.seats - 1, 0, -1):
            g.then((me + step) % g.seats, PayTax())


@final
class PayTax(Clause[ExLibris]):
    """EXL-L16: put one card from hand or shelf face up here, if you have any."""

    asks: ClassVar[str] = "pay-tax"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer them all."""
        return with_cards(GIVE, g.zones[hand(me)] + g.upper_cards(me))

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Put it there."""
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


# The Yard Sale


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
