"""Imagined worlds of Biblios: the past as a seat saw it, with every hidden card filled in so that all of it fits.

What is known is a sequence of events, some with the back of a card only. A world is a card for each back. It fits when

- every card of the deck is used once,
- whatever leaves a reserve lay in it, and
- whoever could not pay had less gold than the price, and whoever is paying has enough.

One try first finds how the cards that were seen to leave a reserve can have got there (`routes`), deals the cards that
nobody has placed to the places that are still open, and then goes through the past, filling in what left the reserves
unseen and leaving alone any card that is on its route. Bids are never taken as proof of gold. A try that fails on
somebody's gold is given up for another; later tries lean more and more towards deals that fit.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.errors import BadView
from readingroom.engine.event import BACK, NONE
from readingroom.games.biblios.auctions import PayGold
from readingroom.games.biblios.components import CHURCH, GOLD, KINDS, Deck, gold_in, gold_value, is_church, is_gold
from readingroom.games.biblios.hindsight import LIMIT, PLENTY, Hindsight, Row
from readingroom.games.biblios.routes import LEAVE, PASS_ON, ROUNDS, SLOT, Routes
from readingroom.games.biblios.state import Biblios
from readingroom.games.biblios.view import BibliosView
from readingroom.games.biblios.worlds import build

TRIES: Final[i64] = 20000  # far more than any game was seen to need
UNBIASED: Final[i64] = 12  # tries that deal at random before gold is steered to where it must be

# What sort of card to choose
ANY: Final[i64] = 0
GOLD_ONLY: Final[i64] = 1
RATHER_GOLD: Final[i64] = 2
RATHER_NO_GOLD: Final[i64] = 3


def imagine(deck: Deck, view: BibliosView, chance: Chance) -> Biblios:
    """Make a whole state that fits the view; every state that fits can come out, and no other."""
    finder = WorldFinder(deck, view)
    if not finder.search(chance, TRIES):
        raise no_world()
    return build(deck, view, finder.cards, finder.held, finder.rest, chance)


def no_world() -> BadView:
    """Say that a view is of no game of Biblios."""
    return BadView("view", "no world was found that fits this view of Biblios")


@final
class WorldFinder:
    """The search for worlds that fit a view: what the view says is read once, and each search begins anew."""

    def __init__(self, deck: Deck, view: BibliosView) -> None:
        known = Hindsight(deck, view)
        self.view: Final = view
        self.chance = Chance(None)
        self.past: Final = known.past
        self.kinds: Final = known.kinds
        self.givers: Final = known.givers
        self.takers: Final = known.takers
        self.known: Final = known
        self.cards: list[int] = known.cards[:]  # the card of each event, filled in
        self.dealt: list[int] = []  # the cards that nobody has placed, in the order of the open places
        self.open: list[int] = []  # these places
        self.kept: i64 = 0  # how many of them are cards kept unseen, which come first
        self.rest: list[int] = []  # the cards of the draw pile and those taken out
        self.held: list[Row] = []  # by seat, on the way through the past
        self.awaited: list[Row] = []  # by seat: the cards among them that are on their routes
        self.bound: list[int] = []  # by event: the kind that its route says, or NONE
        self.begun: list[int] = []  # by event: whether a route begins with its card
        self.routes: Routes | None = None  # those of the last try

    # One try after another

    def search(self, chance: Chance, tries: i64) -> bool:
        """Look for a world, so many times at most; say whether one was found."""
        self.chance = chance
        for number in range(tries):
            if self.attempt(number, ROUNDS):
                return True
        return False

    def attempt(self, number: i64, rounds: i64) -> bool:
        """Try to fill in every hidden card; say whether all of it fits."""
        self.match_payments()
        if number < UNBIASED:
            known_first, leading, leaning = False, 0, 0
        else:
            known_first = self.chance.below(3) > 0
            leading = int(25 * self.chance.below(5))
            leaning = int(25 * self.chance.below(5))
        if not self.find_routes(known_first, rounds):
            return False
        self.deal(leading)
        return self.go_through(leaning)

    def attempt_near(self, routes: Routes, cards: list[int], number: i64, moves: i64) -> bool:
        """Try the same with routes that were found before, of which some are laid again; say whether all of it fits."""
        self.cards = cards[:]
        self.follow(routes.varied(self.chance, moves), self.known.moments)
        biased = number >= UNBIASED
        self.deal(25 * self.chance.below(5) if biased else 0)
        return self.go_through(25 * self.chance.below(5) if biased else 0)

    def match_payments(self) -> None:
        """Gold that was laid down unseen and then shown is known: in some order."""
        for payment in self.known.payments:
            shown = payment.shown[:]
            self.chance.shuffle(shown, NONE)
            for moment, lay in enumerate(payment.laid):
                self.cards[lay] = shown[moment]

    def find_routes(self, known_first: bool, rounds: i64) -> bool:
        """Find how the cards that were seen to leave the others' reserves can have got there."""
        moments = self.known.moments
        routes = Routes(
            [self.kinds[moment] for moment in moments],
            [self.givers[moment] for moment in moments],
            [self.takers[moment] for moment in moments],
            [self.cards[moment] for moment in moments],
            self.known.sizes, self.known.rooms, self.view.seats, self.known.pool, self.chance, known_first,
        )  # fmt: skip
        if not routes.lay(rounds):
            return False
        self.routes = routes
        self.follow(routes, moments)
        return True

    def follow(self, routes: Routes, moments: list[int]) -> None:
        """Note which card passes at each moment on a route, and at which moments one begins."""
        self.bound = [NONE] * len(self.past)
        self.begun = [0] * len(self.past)
        for end, start in enumerate(routes.starts):
            if start != NONE:
                card = routes.cards[end]
                self.begun[moments[start]] = 1
                if self.kinds[moments[start]] == SLOT:
                    self.bound[moments[start]] = card
                for hop in routes.hops[end]:
                    self.bound[moments[hop]] = card

    # Dealing what nobody has placed

    def deal(self, eagerness: i64) -> None:
        """Deal the unplaced cards to the open places at random, steering gold with some strength (in percent)."""
        left = self.known.pool[:]
        keeps: list[int] = []
        for moment in self.known.keeps:
            if self.bound[moment] != NONE:
                self.set_slot(moment, self.bound[moment])
                left[self.bound[moment]] -= 1
            else:
                keeps.append(moment)
        asides = self.known.asides[:]
        self.chance.shuffle(asides, NONE)
        for moment, card in zip(asides, self.known.forced):
            self.set_slot(moment, card)
        self.kept = len(keeps)
        self.open = keeps + self.known.looks + asides[len(self.known.forced) :]
        self.dealt = self.shuffled(left, len(keeps))
        if eagerness:
            self.lead_gold(self.open, self.dealt, eagerness)
        for moment, card in zip(self.open, self.dealt):
            self.set_slot(moment, card)
        self.rest = self.dealt[len(self.open) :]

    def shuffled(self, left: Row, keeps: i64) -> list[int]:
        """Shuffle the unplaced cards, no church card among the first: a church card that is kept is shown."""
        cards: list[int] = []
        churches: list[int] = []
        for card in range(KINDS):
            if is_church(card):
                churches += [int(card)] * left[card]
            else:
                cards += [int(card)] * left[card]
        self.chance.shuffle(cards, NONE)
        others = cards[keeps:] + churches
        self.chance.shuffle(others, NONE)
        return cards[:keeps] + others

    def set_slot(self, moment: i64, card: i64) -> None:
        """Fill in an unseen allocation, and the draw it came from; or a draw that is still looked at."""
        self.cards[moment] = card
        if self.known.draw_of[moment] >= 0:
            self.cards[self.known.draw_of[moment]] = card

    def lead_gold(self, moments: list[int], cards: list[int], eagerness: i64) -> None:
        """Swap gold away from those who were short of it, and towards one who is paying."""
        payer = self.payer()
        for index, moment in enumerate(moments):
            event = self.past[moment]
            if event.code != "keep":
                continue
            if event.seat == payer and self.known.ceilings[payer][moment] >= self.price():
                wrong = not is_gold(cards[index])
            else:
                wrong = self.known.ceilings[event.seat][moment] < PLENTY and is_gold(cards[index])
            if wrong and self.chance.below(100) < eagerness:
                self.swap(moments, cards, index)

    def swap(self, moments: list[int], cards: list[int], index: i64) -> None:
        """Exchange a card with one of the other sort that lies where gold does not matter."""
        for _ in range(30):
            other = self.chance.below(len(cards))
            if is_gold(cards[other]) == is_gold(cards[index]) or is_church(cards[other]):
                continue
            if other < len(moments):
                event = self.past[moments[other]]
                if event.code == "keep" and self.known.ceilings[event.seat][moments[other]] < PLENTY:
                    continue
            cards[index], cards[other] = cards[other], cards[index]
            return

    def payer(self) -> i64:
        """Find who is in the middle of paying gold; NONE if nobody is."""
        if self.view.agenda:
            seat, clause = self.view.agenda[-1]
            if isinstance(clause, PayGold):
                return seat
        return NONE

    # Through the past: what left the reserves unseen

    def go_through(self, eagerness: i64) -> bool:
        """Fill in what left the reserves unseen, and check what is known of gold."""
        self.held = [[0] * KINDS for _ in range(self.view.seats)]
        self.awaited = [[0] * KINDS for _ in range(self.view.seats)]
        laid: list[int] = []  # what lies there for the payment that is being made
        paying_from = self.paying_from()
        for moment in self.known.telling:
            event = self.past[moment]
            giver: i64 = self.givers[moment]
            if self.kinds[moment] == LIMIT:
                if self.gold_held(giver) >= event.number:
                    return False
                continue
            if giver != NONE and event.card == BACK and self.kinds[moment] != LEAVE and self.bound[moment] == NONE:
                sort = GOLD_ONLY if moment >= paying_from else self.sort_to_pass(moment, eagerness)
                card = self.choose_hidden(giver, sort)
                if card == NONE:
                    return False
                self.cards[moment] = card
            elif giver != NONE and event.card == BACK and self.kinds[moment] == PASS_ON:
                self.cards[moment] = self.bound[moment]
            if event.code == "lay":
                laid.append(self.cards[moment])
                laid.sort()
            elif event.code == "pay":
                self.cards[moment] = laid.pop(0)
            if not self.move(moment):
                return False
        payer = self.payer()
        return payer == NONE or self.gold_held(payer) + gold_in(laid) >= self.price()

    def move(self, moment: i64) -> bool:
        """Move the card of an event between reserves, keeping in mind which cards are on their routes."""
        card: i64 = self.cards[moment]
        giver: i64 = self.givers[moment]
        taker: i64 = self.takers[moment]
        routed = self.bound[moment] != NONE
        if giver != NONE:
            if not self.held[giver][card]:
                return False
            self.held[giver][card] -= 1
            if routed or self.kinds[moment] == LEAVE:
                self.awaited[giver][card] -= 1
        if taker != NONE:
            self.held[taker][card] += 1
            if routed or self.begun[moment]:
                self.awaited[taker][card] += 1
        return True

    def paying_from(self) -> i64:
        """Find the first event of a payment in gold that is being made; past the end if there is none."""
        moment: i64 = len(self.past)
        if self.payer() != NONE:
            while moment > 0 and self.past[moment - 1].code == "lay":
                moment -= 1
        return moment

    def price(self) -> i64:
        """Give the price that is being paid."""
        clause = self.view.agenda[-1][1]
        assert isinstance(clause, PayGold)
        return clause.price

    def gold_held(self, seat: i64) -> i64:
        """Add up the gold in a reserve."""
        row = self.held[seat]
        return row[GOLD] + 2 * row[GOLD + 1] + 3 * row[GOLD + 2]

    def sort_to_pass(self, moment: i64, eagerness: i64) -> i64:
        """Say what sort of card should leave a reserve unseen, so that nobody has too much gold later."""
        if eagerness == 0 or self.chance.below(100) >= eagerness:
            return ANY
        giver: i64 = self.givers[moment]
        taker: i64 = self.takers[moment]
        if self.gold_held(giver) > self.known.ceilings[giver][moment]:
            return RATHER_GOLD
        if taker != NONE and self.gold_held(taker) + 1 > self.known.ceilings[taker][moment]:
            return RATHER_NO_GOLD
        payer = self.payer()
        if payer == NONE:
            return ANY
        return RATHER_NO_GOLD if giver == payer else RATHER_GOLD if taker == payer else ANY

    def choose_hidden(self, seat: i64, sort: i64) -> i64:
        """Choose at random a card of a reserve that is not on its route; NONE if there is none."""
        row = self.held[seat]
        awaited = self.awaited[seat]
        total: i64 = 0
        gold: i64 = 0
        for card in range(KINDS):
            spare: i64 = row[card] - awaited[card]
            total += spare
            if gold_value(card):
                gold += spare
        low: i64 = 0
        high: i64 = KINDS
        if sort == GOLD_ONLY or (sort == RATHER_GOLD and gold):
            total = gold
            low = GOLD
            high = CHURCH
        elif sort == RATHER_NO_GOLD and total > gold:
            total -= gold
            high = GOLD
        if total <= 0:
            return NONE
        pick = self.chance.below(total)
        for card in range(low, high):
            pick -= row[card] - awaited[card]
            if pick < 0:
                return card
        return NONE
