"""Imagined worlds of Biblios: the past as a seat saw it, with every hidden card filled in so that all of it fits.

What is known is a sequence of events, some with the back of a card only. A world is a card for each back. It fits when

- every card of the deck is used once,
- whatever leaves a reserve lay in it, and
- whoever could not pay had less gold than the price, and whoever is paying has enough.

One try first finds how the cards that were seen to leave a reserve can have got there (`routes`), deals the cards that
nobody has placed to the places that are still open, and then goes through the past, filling in what left the reserves
unseen and leaving alone any card that is on its route. Bids are never taken as proof of gold. A try that fails on
somebody's gold deals a few times more and is then given up for another; later tries lean towards deals that fit.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.errors import BadView
from readingroom.engine.event import NONE
from readingroom.games.biblios.components import Deck, gold_in, is_church, is_gold
from readingroom.games.biblios.hindsight import GAIN, LAY, LIMIT, PAY, PLENTY, SLOT, Hindsight
from readingroom.games.biblios.routes import ROUNDS, Routes
from readingroom.games.biblios.state import Biblios
from readingroom.games.biblios.view import BibliosView
from readingroom.games.biblios.worlds import build

TRIES: Final[i64] = 20000  # far more than any game was seen to need
UNBIASED: Final[i64] = 4  # tries that deal at random before gold is steered to where it must be
DEALS: Final[i64] = 3  # with the routes of one try: dealing anew helps nearly as often as other routes, and is quicker

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
    return build(deck, view, finder.all_cards(), finder.reserves(), finder.rest, chance)


def no_world() -> BadView:
    """Say that a view is of no game of Biblios."""
    return BadView("view", "no world was found that fits this view of Biblios")


@final
class WorldFinder:
    """The search for worlds that fit a view: what the view says is read once, and each search begins anew."""

    def __init__(self, deck: Deck, view: BibliosView) -> None:
        known = Hindsight(deck, view)
        self.view: Final = view
        self.known: Final = known
        self.chance = Chance(None)
        self.cards: list[int] = known.cards[:]  # by step, and behind the steps: the card, filled in; not on routes
        self.routes: Routes = Routes(known, self.cards)  # those of the last try
        self.near: Final = self.routes  # those of any try near another
        self.dealt: list[int] = []  # the cards that nobody has placed, in the order of the open places
        self.open: list[int] = []  # these places
        self.kept: i64 = 0  # how many of them are cards kept unseen, which come first
        self.rest: list[int] = []  # the cards of the draw pile and those taken out
        # By seat, on the way through the past: the cards that are not on a route, which at its end are all
        self.plain: list[list[int]] = []
        self.gold: list[list[int]] = []

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
        known_first = False
        leading: i64 = 0
        leaning: i64 = 0
        if number >= UNBIASED:
            known_first = self.chance.below(3) > 0
            leading = 25 * self.chance.below(5)
            leaning = 25 * self.chance.below(5)
        self.routes = Routes(self.known, self.cards)
        if not self.routes.lay(self.chance, known_first, rounds):
            return False
        return self.fill_in(leading, leaning)

    def attempt_near(self, routes: Routes, number: i64, moves: i64) -> bool:
        """Try the same with routes that were found before, of which some are laid again; say whether all of it fits."""
        self.near.vary(routes, self.chance, moves)
        self.routes = self.near
        if number < UNBIASED:
            return self.fill_in(0, 0)
        return self.fill_in(25 * self.chance.below(5), 25 * self.chance.below(5))

    def fill_in(self, leading: i64, leaning: i64) -> bool:
        """Fill in what is on no route, a few times at most; say whether all of it fits."""
        for _ in range(DEALS):
            self.deal(leading)
            if self.go_through(leaning):
                return True
        return False

    def match_payments(self) -> None:
        """Gold that was laid down unseen and then shown is known: in some order."""
        for payment in self.known.payments:
            shown = payment.shown[:]
            self.chance.shuffle(shown, NONE)
            for index, step in enumerate(payment.laid):
                self.cards[step] = shown[index]

    # Dealing what nobody has placed

    def deal(self, eagerness: i64) -> None:
        """Deal the unplaced cards to the open places at random, steering gold with some strength (in percent)."""
        known = self.known
        used = self.routes.used
        keeps = [step for step in known.keeps if not used[step]]
        asides = known.asides
        forced = len(known.forced)
        if forced:
            asides = asides[:]
            self.chance.shuffle(asides, NONE)
            for place, card in zip(asides, known.forced):
                self.cards[place] = card
        self.kept = len(keeps)
        self.open = keeps + known.looks + asides[forced:]
        self.dealt = self.shuffled(len(keeps))
        if eagerness:
            self.lead_gold(eagerness)
        for place, card in zip(self.open, self.dealt):
            self.cards[place] = card
        self.rest = self.dealt[len(self.open) :]

    def shuffled(self, keeps: i64) -> list[int]:
        """Shuffle the unplaced cards, no church card among the first: a church card that is kept is shown."""
        drawn = self.routes.drawn[:]
        cards: list[int] = []
        for card in self.known.unplaced:
            if drawn[card]:
                drawn[card] -= 1  # a route begins with it
            else:
                cards.append(card)
        fit = len(cards) - self.known.churches
        for index in range(min(keeps, fit)):
            other = index + self.chance.below(fit - index)
            cards[index], cards[other] = cards[other], cards[index]
        others = cards[keeps:]
        self.chance.shuffle(others, NONE)
        return cards[:keeps] + others

    def lead_gold(self, eagerness: i64) -> None:
        """Swap gold away from those who were short of it, and towards one who is paying."""
        known = self.known
        for index in range(self.kept):
            step = self.open[index]
            ceiling = known.ceilings[known.taker_from[step]]
            gold = is_gold(self.dealt[index])
            if known.takers[step] == known.payer and ceiling >= known.price:
                wrong = not gold
            else:
                wrong = gold and ceiling < PLENTY
            if wrong and self.chance.below(100) < eagerness:
                self.swap_for_other_sort(index)

    def swap_for_other_sort(self, index: i64) -> None:
        """Exchange a card of the deal with one of the other sort that lies where gold does not matter."""
        known = self.known
        dealt = self.dealt
        for _ in range(30):
            other = self.chance.below(len(dealt))
            if is_gold(dealt[other]) == is_gold(dealt[index]) or is_church(dealt[other]):
                continue
            if other < self.kept and known.ceilings[known.taker_from[self.open[other]]] < PLENTY:
                continue
            dealt[index], dealt[other] = dealt[other], dealt[index]
            return

    # Through the past: what left the reserves unseen

    def go_through(self, eagerness: i64) -> bool:
        """Fill in what left the reserves unseen, and check what is known of gold; what is on a route is left alone."""
        known = self.known
        kinds = known.kinds
        cards = self.cards
        used = self.routes.used
        self.plain = [[] for _ in range(known.seats)]
        self.gold = [[] for _ in range(known.seats)]
        laid: list[int] = []  # what lies there for the payment that is being made
        for step in known.telling:
            if used[step]:
                continue
            kind: i64 = kinds[step]
            if kind == GAIN or kind == SLOT:
                self.take(known.takers[step], cards[step])
            elif kind == LIMIT:
                if self.gold_held(known.givers[step], known.giver_until[step]) >= known.numbers[step]:
                    return False
            elif kind == PAY:
                cards[step] = laid.pop(0)
            else:
                card = self.choose_hidden(step, eagerness)
                if card == NONE:
                    return False
                cards[step] = card
                if known.takers[step] != NONE:
                    self.take(known.takers[step], card)
                elif kind == LAY:
                    laid.append(card)
                    laid.sort()
        payer = known.payer
        return payer == NONE or gold_in(self.gold[payer]) + gold_in(laid) >= known.price

    def take(self, seat: i64, card: i64) -> None:
        """Put a card into a reserve."""
        if is_gold(card):
            self.gold[seat].append(card)
        else:
            self.plain[seat].append(card)

    def gold_held(self, seat: i64, stretch: i64) -> i64:
        """Add up the gold in a reserve during a stretch, on routes or not."""
        return gold_in(self.gold[seat]) + self.routes.gold[stretch]

    def sort_to_pass(self, step: i64, eagerness: i64) -> i64:
        """Say what sort of card should leave a reserve unseen, so that nobody has too much gold later."""
        if eagerness == 0 or self.chance.below(100) >= eagerness:
            return ANY
        known = self.known
        giver: i64 = known.givers[step]
        taker: i64 = known.takers[step]
        if self.gold_held(giver, known.giver_until[step]) > known.ceilings[known.giver_from[step]]:
            return RATHER_GOLD
        if taker != NONE and (
            self.gold_held(taker, known.taker_until[step]) + 1 > known.ceilings[known.taker_from[step]]
        ):
            return RATHER_NO_GOLD
        payer = known.payer
        if payer == NONE:
            return ANY
        return RATHER_NO_GOLD if giver == payer else RATHER_GOLD if taker == payer else ANY

    def choose_hidden(self, step: i64, eagerness: i64) -> i64:
        """Choose at random a card of a reserve that is not on a route, and take it out; NONE if there is none."""
        seat: i64 = self.known.givers[step]
        plain = self.plain[seat]
        gold = self.gold[seat]
        sort = GOLD_ONLY if step >= self.known.paying_from else self.sort_to_pass(step, eagerness)
        low: i64 = 0
        high = len(plain) + len(gold)
        if sort == GOLD_ONLY or (sort == RATHER_GOLD and gold):
            low = len(plain)
        elif sort == RATHER_NO_GOLD and plain:
            high = len(plain)
        if low >= high:
            return NONE
        pick = low + self.chance.below(high - low)
        return taken(plain, pick) if pick < len(plain) else taken(gold, pick - len(plain))

    # What was found

    def reserves(self) -> list[list[int]]:
        """Give the cards that each reserve holds now; those that the view shows are not among them."""
        return [self.plain[seat] + self.gold[seat] for seat in range(self.known.seats)]

    def all_cards(self) -> list[int]:
        """Give the card of each event."""
        known = self.known
        cards = known.seen[:]
        for route, start in enumerate(self.routes.starts):
            self.cards[start] = self.routes.cards[route]
            for hop in self.routes.hops[route]:
                self.cards[hop] = self.routes.cards[route]
        for place, moment in enumerate(known.moments):
            cards[moment] = self.cards[place]
            if known.draws[moment] != NONE:
                cards[known.draws[moment]] = self.cards[place]
        return cards


def taken(cards: list[int], index: i64) -> i64:
    """Take a card out of others, whose order means nothing."""
    card: i64 = cards[index]
    cards[index] = cards[-1]
    cards.pop()
    return card
