"""Routes of cards through hidden hands: how a card that was seen to leave a reserve can have got there unseen.

A card seen leaving somebody's reserve must have come into it: openly, or kept unseen from the draw pile, or by thefts
whose card the viewer did not see. Each theft carried one card, each place holds one, and a reserve never held more
cards than it did. Finding routes for all such cards at once is done as wires are routed on a board: each takes the
cheapest route, what too many want becomes dearer, and they are laid again until nobody is in anybody's way. The prices
are random to begin with, so every set of routes that is possible can come out.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.event import NONE
from readingroom.games.biblios.components import KINDS, gold_value
from readingroom.games.biblios.hindsight import GAIN, LIMIT, PASS_ON, SLOT, Hindsight

ROUNDS: Final[i64] = 60  # of laying all routes again
PRICE: Final[i64] = 250  # prices are random from 1 up to this, more than the thefts on any route; so small for speed
DEAREST: Final[i64] = 1 << 29  # below 2**30 numbers in lists are read quickest
FORBIDDEN: Final[i64] = 1 << 28  # dearer than any route on which nobody is in the way

NOWHERE: Final[list[int]] = []  # the way of a route that is not laid; never changed


@final
class Routes:
    """Routes for every card that was seen to leave a reserve of somebody else's, each with a number."""

    def __init__(self, known: Hindsight, cards: list[int]) -> None:
        self.known: Final = known
        self.cards: list[int] = [cards[end] for end in known.ends]  # by route
        self.starts: list[int] = [NONE] * len(known.ends)  # by route: the step it begins with
        self.hops: list[list[int]] = [NOWHERE] * len(known.ends)  # by route: the thefts that it goes through
        self.rests: list[list[int]] = [NOWHERE] * len(known.ends)  # by route: the stretches it goes through
        self.used: list[int] = [0] * len(known.kinds)  # by step: how many routes begin with it or go through it
        self.drawn: list[int] = [0] * KINDS  # by kind: how many routes begin in the draw pile
        self.held: list[int] = [0] * len(known.sizes)  # by stretch: how many routes rest there
        self.gold: list[int] = [0] * len(known.sizes)  # by stretch: what these are worth
        self.prices: list[int] = []  # by step: the price of beginning with it or going through it
        self.stays: list[int] = []  # by step: the price of not going along with a theft
        self.draw_prices: list[int] = [0] * KINDS
        self.hold_prices: list[int] = [0] * len(known.sizes)
        self.jumped: list[int] = [0] * len(known.kinds)  # by theft: whether a card at the giver's would best go along
        self.crowding: i64 = 0  # what it costs to go through a crowded place, this round
        self.crowded = False  # some route of this round was one too many when it was laid

    def draw_lots(self, chance: Chance, known_first: bool) -> None:
        """Draw new prices."""
        kinds = self.known.kinds
        self.prices = [1 + chance.below(PRICE) for _ in kinds]
        self.stays = [1 + chance.below(PRICE) if kind == PASS_ON else 0 for kind in kinds]
        if known_first:  # what came openly goes before what came unseen, so that nobody is left with it
            self.prices = [0 if kind == GAIN else price for kind, price in zip(kinds, self.prices)]

    def lay(self, chance: Chance, known_first: bool, rounds: i64 = ROUNDS) -> bool:
        """Lay all routes, in so many rounds at most; say whether it could be done."""
        if not self.starts:
            return True
        self.draw_lots(chance, known_first)
        for attempt in range(rounds):
            self.crowding = PRICE * (attempt + 1)
            self.crowded = False
            for route in range(len(self.starts)):
                if attempt == 0 or self.in_the_way(route):
                    self.lift(route)
                    if not self.find(route):
                        return False
            if not self.crowded or not self.raise_prices():
                return True
        return False

    def vary(self, other: "Routes", chance: Chance, moves: i64) -> None:
        """Copy other routes that lie well, and lay some of them again at new prices, where nobody is in their way."""
        self.cards = other.cards
        self.starts = other.starts[:]
        self.hops = other.hops[:]
        self.rests = other.rests[:]
        self.used = other.used[:]
        self.drawn = other.drawn[:]
        self.held = other.held[:]
        self.gold = other.gold[:]
        self.draw_lots(chance, False)
        self.crowding = FORBIDDEN
        for _ in range(moves):
            route = chance.below(len(self.starts))
            self.lift(route)
            self.find(route)

    def in_the_way(self, route: i64) -> bool:
        """Say whether a route uses anything that too many use."""
        start: i64 = self.starts[route]
        card: i64 = self.cards[route]
        if self.used[start] > 1 or (self.known.kinds[start] == SLOT and self.drawn[card] > self.known.pool[card]):
            return True
        for hop in self.hops[route]:
            if self.used[hop] > 1:
                return True
        for stretch in self.rests[route]:
            if self.overfull(stretch):
                return True
        return False

    def overfull(self, stretch: i64) -> bool:
        """Say whether more routes rest in a reserve than it holds cards, or more gold than it can have."""
        known = self.known
        return self.held[stretch] > known.sizes[stretch] or self.gold[stretch] > known.rooms[stretch]

    def find(self, route: i64) -> bool:
        """Find the cheapest route for a card that left, walking back in time, and lay it."""
        known = self.known
        kinds = known.kinds
        card: i64 = self.cards[route]
        worth = gold_value(card)
        step: i64 = known.ends[route]
        costs: list[int] = [DEAREST] * known.seats  # by seat: from its present stretch to the end
        costs[known.givers[step]] = self.rest(0, known.giver_until[step], worth)
        best: i64 = DEAREST
        start: i64 = NONE
        while step > 0 and (start == NONE or cheapest(costs) < best):
            step -= 1
            kind: i64 = kinds[step]
            if kind == GAIN or kind == SLOT:
                taker: i64 = known.takers[step]
                cost: i64 = costs[taker]
                if cost < DEAREST:
                    costs[taker] = self.rest(cost, known.taker_until[step], worth)
                    if kind == SLOT:
                        cost += self.price(step) + self.draw_price(card)
                    elif known.cards[step] == card:
                        cost += self.price(step)
                    else:
                        continue
                    if cost < best:
                        best = cost
                        start = step
            elif kind == PASS_ON:
                self.pass_on(step, costs, worth)
            elif kind < LIMIT:
                giver: i64 = known.givers[step]
                costs[giver] = self.rest(costs[giver], known.giver_until[step], worth)
        if start == NONE:
            return False
        self.put_down(route, start)
        return True

    def pass_on(self, step: i64, costs: list[int], worth: i64) -> None:
        """Work out what it costs to come to a theft, and whether a card at the giver's would best go along."""
        known = self.known
        giver: i64 = known.givers[step]
        taker: i64 = known.takers[step]
        stay: i64 = costs[giver]
        through: i64 = costs[taker]
        if stay < DEAREST:
            stay += self.stays[step]
        elif through == DEAREST:
            return
        if through < DEAREST:
            costs[taker] = self.rest(through, known.taker_until[step], worth)
            through += self.price(step)
        self.jumped[step] = 1 if through < stay else 0
        costs[giver] = self.rest(min(stay, through), known.giver_until[step], worth)

    def rest(self, cost: i64, stretch: i64, worth: i64) -> i64:
        """Add to a cost what it costs a card to lie in a reserve during a stretch."""
        if cost >= FORBIDDEN:
            return DEAREST
        known = self.known
        size: i64 = known.sizes[stretch]
        room: i64 = known.rooms[stretch]
        if size <= 0 or worth > room:
            return DEAREST
        if self.held[stretch] >= size or (worth and self.gold[stretch] + worth > room):
            cost += self.crowding
        return cost + self.hold_prices[stretch]

    def price(self, step: i64) -> i64:
        """Give the price of beginning with a step or going through it."""
        price: i64 = self.prices[step]
        return price + self.crowding if self.used[step] else price

    def draw_price(self, card: i64) -> i64:
        """Give the price of a card of this kind from the draw pile."""
        cards: i64 = self.known.pool[card]
        if cards == 0:
            return DEAREST
        price: i64 = self.draw_prices[card]
        return price + self.crowding if self.drawn[card] >= cards else price

    def put_down(self, route: i64, start: i64) -> None:
        """Lay a route from its start to its end, along the stretches between."""
        known = self.known
        end: i64 = known.ends[route]
        card: i64 = self.cards[route]
        worth = gold_value(card)
        hops: list[int] = []
        rests: list[int] = []
        self.starts[route] = start
        self.hops[route] = hops
        self.rests[route] = rests
        if known.kinds[start] == SLOT:
            self.drawn[card] += 1
            if self.drawn[card] > known.pool[card]:
                self.crowded = True
        self.use(start)
        stretch: i64 = known.taker_from[start]
        while True:
            rests.append(stretch)
            self.held[stretch] += 1
            self.gold[stretch] += worth
            if self.overfull(stretch):
                self.crowded = True
            step: i64 = known.until[stretch]
            if step == end:
                return
            if known.giver_until[step] != stretch:
                stretch = known.taker_from[step]
            elif self.jumped[step]:
                hops.append(step)
                self.use(step)
                stretch = known.taker_from[step]
            else:
                stretch = known.giver_from[step]

    def use(self, step: i64) -> None:
        """Begin with a step or go through it."""
        if self.used[step]:
            self.crowded = True
        self.used[step] += 1

    def lift(self, route: i64) -> None:
        """Take a route up again, if it lies."""
        start: i64 = self.starts[route]
        if start == NONE:
            return
        self.starts[route] = NONE
        self.used[start] -= 1
        card: i64 = self.cards[route]
        if self.known.kinds[start] == SLOT:
            self.drawn[card] -= 1
        for hop in self.hops[route]:
            self.used[hop] -= 1
        worth = gold_value(card)
        for stretch in self.rests[route]:
            self.held[stretch] -= 1
            self.gold[stretch] -= worth

    def raise_prices(self) -> bool:
        """Make dearer what too many use; say whether there was anything."""
        crowded = False
        for step in range(len(self.used)):
            if self.used[step] > 1:
                crowded = True
                self.prices[step] += self.crowding
        for stretch in range(len(self.held)):
            if self.overfull(stretch):
                crowded = True
                self.hold_prices[stretch] += PRICE
        for card in range(KINDS):
            if self.drawn[card] > self.known.pool[card]:
                crowded = True
                self.draw_prices[card] += self.crowding
        return crowded


def cheapest(costs: list[int]) -> i64:
    """Give the least of some costs."""
    least: i64 = DEAREST
    for cost in costs:
        if cost < least:
            least = cost
    return least
