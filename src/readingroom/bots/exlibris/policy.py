"""Quick, sensible play of Ex Libris inside imagined worlds: what each option is worth at a glance, with some chance.

It measures as the judge does, in points, but tries no places: a glance at the shelf says where the gaps are. Only where
a card goes is looked at more closely, in the places where it stands in order.
"""

from math import exp
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.bots.exlibris.eye import Eye
from readingroom.bots.exlibris.quick.errands import GRAVE, LIBRARIES, REMOVED, QuickErrands
from readingroom.bots.exlibris.quick.glance import Glance, Means, glance_at
from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause
from readingroom.engine.policy import Policy
from readingroom.games.exlibris.actions import (
    AGAIN,
    ALLOW,
    AT,
    BID,
    BURN_ALL,
    BURN_BLINDLY,
    DISCARD,
    DONE,
    DRAW_ONE,
    GIVE,
    GIVE_BLINDLY,
    KEEP,
    LIFT,
    NAME,
    OUST,
    OVER,
    PASS,
    PLACE,
    RECALL,
    REMOVE,
    RETREAT,
    SHELVE,
    SHIFT,
    SPACE,
    SPECIAL,
    SWAP,
    TAKE,
    TO,
    TURN,
    UNDER,
)
from readingroom.games.exlibris.components import (
    BOOK_COLLECTOR,
    CARDS,
    MUMMY,
    PLAIN,
    TAX_COLLECTOR,
    WISHING_WELL,
    delayed,
)
from readingroom.games.exlibris.giving import GiveUp
from readingroom.games.exlibris.locations.librarians_lodge import MayRearrange
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.state import AT as LIES_AT
from readingroom.games.exlibris.state import REVEALED, ExLibris, hand, holds, looking, special_of, spent

HEAT: Final = 0.3  # how far apart two options must be, in points, so that the worse is seldom chosen
DOUBT: Final = 0.05  # the part of the prior that all options share
MANY: Final[i64] = 1048576
NEVER: Final = -20.0


@final
class ExLibrisPolicy(Policy[ExLibris]):
    """Chooses what looks best at a glance, and now and then something else."""

    def choose(self, g: ExLibris, seat: i64, options: list[int], chance: Chance) -> i64:
        """Choose an option: the better it looks, the more often."""
        return drawn(options, heated(Mind(g, seat, glance_at(g, seat)).worths(options), HEAT), chance)

    def weights(self, g: ExLibris, seat: i64, options: list[int]) -> list[float]:
        """Say how likely each option is to be a good one."""
        even = DOUBT / float(len(options))
        return [
            even + (1.0 - DOUBT) * share for share in heated(Mind(g, seat, glance_at(g, seat)).worths(options), HEAT)
        ]


def drawn(options: list[int], shares: list[float], chance: Chance) -> i64:
    """Draw an option by its share of one."""
    rest = float(int(chance.below(MANY))) / float(int(MANY))
    for place in range(len(options)):
        rest -= shares[place]
        if rest < 0.0:
            return options[place]
    return options[len(options) - 1]


def heated(worths: list[float], heat: float) -> list[float]:
    """Turn worths into shares of one."""
    best = worths[0]
    for worth in worths:
        if worth > best:
            best = worth
    total = 0.0
    shares: list[float] = []
    for worth in worths:
        behind = (worth - best) / heat
        share = exp(behind) if behind > -12.0 else 0.0
        shares.append(share)
        total += share
    for place in range(len(shares)):
        shares[place] = shares[place] / total
    return shares


def policy(rules: ExLibrisRules) -> ExLibrisPolicy:
    """Give the quick player for a table with these rules."""
    return ExLibrisPolicy()


class Mind:
    """What goes through one player's mind at one decision."""

    def __init__(self, g: ExLibris, seat: i64, glance: Glance) -> None:
        self.g: Final = g
        self.me: Final = seat
        self.means: Final = Means(g, seat, glance)
        self.glance: Final = self.means.glance
        self.errands: Final = QuickErrands(g, seat, self.means)

    def clause(self) -> Clause[Any]:
        """Give the clause that asks."""
        lane = self.g.lanes[self.me] if self.g.lanes else self.g.trunk
        return lane.top if lane.lifted else lane.clauses[lane.depth - 1]

    def worths(self, options: list[int]) -> list[float]:
        """Say what each option is worth."""
        last: i64 = options[len(options) - 1]
        first: i64 = options[0]
        if TURN <= last < TURN + CARDS:
            return self.turns(options)
        if AT <= first < SHELVE:
            return self.places(options)
        if DISCARD <= last < GIVE:
            clause = self.clause()
            if isinstance(clause, GiveUp):
                return [self.give_up(clause, option) for option in options]
            return [self.burn(option) for option in options]
        if GIVE <= last < LIFT:
            asks = self.clause().asks
            return [self.give(asks, option) for option in options]
        if first == AGAIN:
            clause = self.clause()
            if isinstance(clause, MayRearrange):
                return self.rearrange(clause.place, options)
        return [self.worth(option) for option in options]

    def worth(self, option: i64) -> float:
        """Say what an option is worth, by its verb."""
        if option >= TURN:
            return 0.0
        if option >= LIFT:
            return self.lift(option - LIFT)
        if option >= TAKE:
            return self.glance.gain(option - TAKE)
        if option >= SHELVE:
            return self.shelve(option - SHELVE)
        if option >= REMOVE:
            return REMOVED[option - REMOVE] if option < AT else 0.0
        if option >= OUST:
            return 0.0
        if option >= RECALL:
            return NEVER if delayed(self.g.where[option - RECALL]) else self.means.home
        if option >= SPECIAL:
            return self.errands.worth(option - SPECIAL, self.g.kinds[self.me])
        if option >= PLACE:
            return self.errands.worth(option - PLACE, PLAIN)
        if option > KEEP:
            return 0.2 * LIBRARIES[option - KEEP]
        if option >= NAME:
            return self.glance.weights[option - NAME]
        if option >= TO:
            return self.to(option - TO)
        if option >= BID:
            return -0.5 * float(int(option - BID))
        if option >= SPACE:
            return -0.5 * float(int(option - SPACE))
        return 0.0 if option >= SHIFT else self.plain(option)

    def plain(self, option: i64) -> float:
        """Say what it is worth to do something that needs no card, or nothing."""
        if option == DRAW_ONE:
            return self.means.draw
        if option == AGAIN:
            return self.means.second + self.means.draw - 1.0
        if option == GIVE_BLINDLY:
            return -0.8
        if option == ALLOW:
            return -1.2
        if option == RETREAT:
            return -0.5 if delayed(self.g.where[special_of(self.me)]) else self.means.home
        if option == BURN_BLINDLY:
            return self.means.home - 0.5
        if option == BURN_ALL:
            return 1.7 * self.means.home - self.errands.best_at(self.g.here)
        if option == PASS:
            return 3.0 / float(int(self.g.seats - 1))
        return 0.15

    # Cards

    def shelve(self, card: i64) -> float:
        """Say what it is worth to shelve a card."""
        gain = self.glance.gain(card)
        if gain < GRAVE and self.g.acting == self.me and self.g.kinds[self.me] == MUMMY:
            gain = GRAVE
        if self.g.last and self.g.seats == 1:
            gain += self.public_gain(card)  # or the public library will have it
        return gain

    def public_gain(self, card: i64) -> float:
        """Say what a card would bring the public library."""
        books = float(len(self.g.deck.books[card]))
        return books - (2.0 if self.g.deck.showing(card, self.g.banned) else 0.0)

    def price(self, card: i64) -> float:
        """Say what it costs to part with a card of the hand or of the shelf."""
        alone = self.public_gain(card) if self.g.seats == 1 else 0.0
        if self.means.holds(card):
            return self.means.hold(card) + alone
        if self.means.keeps(card):
            return self.glance.worth(card) + 2.0 + alone
        return 1.0 + alone  # it lies face down or will: its place may still count

    def give(self, asks: str, option: i64) -> float:
        """Say what it is worth to part with a card: to sell it, swap it, pay it, or give it to another."""
        if option < GIVE:
            return 0.05
        card = option - GIVE
        if asks == "lay-out":
            return 1.0 - self.means.hold(card)
        if asks == "give-one":
            return -glance_at(self.g, self.g.left_of(self.me)).gain(card)
        return -self.price(card)

    def give_up(self, clause: GiveUp, option: i64) -> float:
        """Say what it is worth to discard a card where one may or must."""
        g = self.g
        laid: i64 = len(g.zones[spent(self.me)])
        if option == DONE:
            return 0.0
        card = option - DISCARD
        price = self.price(card)
        if laid < clause.least:
            return -price
        if g.here == WISHING_WELL:
            return (0.0 if g.last and self.means.ready < 2 else 0.7) - price
        if g.here == TAX_COLLECTOR:
            return self.errands.best_at(g.here) - 0.6 * float(int(laid)) - price - 0.3
        if g.here == BOOK_COLLECTOR:
            return self.collector(card) - price
        return -price - 0.5

    def collector(self, card: i64) -> float:
        """Say what the Book Collector gives for a card: half a card for each book of the categories there."""
        g = self.g
        wanted: i64 = 0
        for other in g.zones[LIES_AT + BOOK_COLLECTOR]:
            wanted |= g.deck.shows[other]
        books = 0.0
        for category in g.deck.books[card]:
            if (wanted >> category) & 1:
                books += 0.5
        return books * (self.means.draw + 0.4)

    def burn(self, option: i64) -> float:
        """Say what it is worth to burn a card for a home action."""
        if option < DISCARD:
            return self.plain(option)
        gain = self.glance.gain(option - DISCARD)
        return self.means.home - (0.7 * gain if gain > 0.0 else 0.0)

    def to(self, seat: i64) -> float:
        """Say to whom to turn: gifts go where they help least, demands to the fullest hand."""
        revealed = self.g.zones[REVEALED]
        if revealed:
            return -glance_at(self.g, seat).gain(revealed[0])
        return 0.5 + 0.1 * float(len(self.g.zones[hand(seat)]))

    # The shelf

    def turns(self, options: list[int]) -> list[float]:
        """Turn down what would stay face up beside the best chain or in its way, and then be done."""
        g = self.g
        written = g.written[self.me] if g.written else []
        worths: list[float] = []
        for option in options:
            worths.append(0.0 if option == DONE else NEVER)
        last: i64 = -1
        for card in g.shelves[self.me].cards:
            if card > last and not holds(written, card):
                last = card
                if not self.means.keeps(card):
                    for place in range(len(options)):
                        if options[place] == TURN + card:
                            worths[place] = -NEVER
        return worths

    def places(self, options: list[int]) -> list[float]:
        """Say what the card that one is about to shelve adds in each place."""
        card: i64 = self.g.zones[looking(self.me)][0]
        shelf = self.g.shelves[self.me]
        glance = self.glance
        eye = self.eye()
        now = eye.value(shelf)
        inside = False
        for option in options:
            if option < OVER and glance.fits(option - AT, card):
                inside = True
        worths: list[float] = []
        for option in options:
            if option >= LIFT:
                worths.append(NEVER)  # to find the best shift takes long
            elif option >= UNDER:
                worths.append(GRAVE - 0.1)
            elif option >= OVER or (inside and not glance.fits(option - AT, card)):
                worths.append(NEVER)
            else:
                worths.append(eye.gain_at(shelf, now, card, option - AT))
        return worths

    def buried(self, eye: Eye, now: float, card: i64, place: i64) -> float:
        """Say what a card adds on top of one that stands out of order; others are better left."""
        shelf = self.g.shelves[self.me]
        if self.means.keeps(shelf.card_at(place)):
            return NEVER
        after = shelf.copy()
        after.put_on(place, card)
        return eye.value(after) - now

    def lift(self, card: i64) -> float:
        """Say what it is worth to lift a shelved card: to exchange it, if it will lie face down where it is."""
        return -1.0 if self.means.keeps(card) else 1.0

    def rearrange(self, place: i64, options: list[int]) -> list[float]:
        """Say what it brings to exchange the lifted card, or to shelve it again."""
        shelf = self.g.shelves[self.me]
        old = shelf.card_at(place)
        eye = self.eye()
        now = eye.value(shelf)
        worths: list[float] = []
        for option in options:
            card = option - SWAP
            if option == AGAIN:
                worths.append(eye.moved(shelf, now, place) if old >= 0 else 0.0)
            elif self.means.holds(card):
                back = 0.3 * self.glance.worth(old) if old >= 0 else 0.0
                worths.append(eye.replaced(shelf, now, place, card) + back - self.means.hold(card))
            else:
                other = shelf.place_of(card)
                worths.append(eye.swapped(shelf, now, place, other) if other >= 0 else 0.0)
        return worths

    def eye(self) -> Eye:
        """Look at one's shelf more closely."""
        glance = self.glance
        return Eye(self.g.deck, glance.weights, glance.left, glance.weights, self.g.banned)
