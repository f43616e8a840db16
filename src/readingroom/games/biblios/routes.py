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
from readingroom.games.biblios.components import gold_value

# What a step of the past does to reserves, as far as the viewer knows
GAIN: Final[i64] = 1  # a known card comes in
SLOT: Final[i64] = 2  # an unknown card comes in from the draw pile
LEAVE: Final[i64] = 3  # a known card goes out
HIDE: Final[i64] = 4  # an unknown card goes out of sight
PASS_ON: Final[i64] = 5  # an unknown card goes to another's reserve

ROUNDS: Final[i64] = 60  # of laying all routes again
DEAREST: Final[i64] = 1 << 60
PRICE: Final[i64] = 1000  # prices begin at random from 1 up to this
FORBIDDEN: Final[i64] = 1 << 40  # dearer than any route on which nobody is in the way


@final
class Routes:
    """Routes for every card that was seen to leave a reserve of somebody else's."""

    def __init__(
        self,
        steps: list[int],
        givers: list[int],
        takers: list[int],
        cards: list[int],
        sizes: list[int],
        rooms: list[int],
        seats: i64,
        pool: list[int],
        chance: Chance,
        known_first: bool,
    ) -> None:
        self.steps: Final = steps  # what each step does
        self.givers: Final = givers
        self.takers: Final = takers
        self.cards: Final = cards  # the known card of a step
        self.sizes: Final = sizes  # by step and seat: how many cards the reserve holds afterwards
        self.rooms: Final = rooms  # by step and seat: how much gold the reserve can hold afterwards
        self.pool: Final = pool  # by kind: how many cards can have come from the draw pile unseen
        self.chance: Final = chance
        self.seats: Final = seats
        self.used: list[int] = [0] * len(steps)  # by step: how many routes begin with it or go through it
        self.prices: list[int] = [1 + chance.below(PRICE) for _ in steps]
        if known_first:  # what came openly goes before what came unseen, so that nobody is left with it
            self.prices = [0 if kind == GAIN else price for kind, price in zip(steps, self.prices)]
        self.stays: list[int] = [1 + chance.below(PRICE) for _ in steps]  # the price of not going along with a theft
        self.drawn: list[int] = [0] * len(pool)  # by kind: how many routes begin in the draw pile
        self.draw_prices: list[int] = [0] * len(pool)
        self.held: list[int] = [0] * (len(steps) * seats)  # by step and seat: routes that rest there
        self.hold_prices: list[int] = [0] * (len(steps) * seats)
        self.gold: list[int] = [0] * (len(steps) * seats)  # by step and seat: what these are worth
        self.starts: list[int] = [NONE] * len(steps)  # by LEAVE: the step its route begins with
        self.hops: list[list[int]] = [[] for _ in steps]  # by LEAVE: the thefts its route goes through
        self.crowding: i64 = 0  # what it costs to go through a crowded place, this round
        self.crowded = False  # some route of this round was one too many when it was laid
        self.ends: Final = [step for step, kind in enumerate(steps) if kind == LEAVE]

    def lay(self, rounds: i64 = ROUNDS) -> bool:
        """Lay all routes, in so many rounds at most; say whether it could be done."""
        ends = self.ends
        for attempt in range(rounds):
            self.crowding = PRICE * (attempt + 1)
            self.crowded = False
            for end in ends:
                if attempt == 0 or self.in_the_way(end):
                    self.lift(end)
                    if not self.route(end):
                        return False
            if not self.crowded or not self.raise_prices():
                return True
        return False

    def varied(self, chance: Chance, moves: i64) -> "Routes":
        """Copy routes that lie well, and lay some of them again at new prices, where nobody is in their way."""
        other = Routes(
            self.steps, self.givers, self.takers, self.cards, self.sizes, self.rooms, self.seats, self.pool, chance,
            False,
        )  # fmt: skip
        other.used = self.used[:]
        other.drawn = self.drawn[:]
        other.held = self.held[:]
        other.gold = self.gold[:]
        other.starts = self.starts[:]
        other.hops = self.hops[:]
        other.crowding = FORBIDDEN
        for _ in range(moves):
            end: i64 = self.ends[chance.below(len(self.ends))]
            other.lift(end)
            other.route(end)
        return other

    def in_the_way(self, end: i64) -> bool:
        """Say whether a route uses anything that too many use."""
        start: i64 = self.starts[end]
        card: i64 = self.cards[end]
        if self.used[start] > 1 or (self.steps[start] == SLOT and self.drawn[card] > self.pool[card]):
            return True
        for hop in self.hops[end]:
            if self.used[hop] > 1:
                return True
        seat: i64 = self.takers[start]
        for step in range(start, end):
            if self.steps[step] == PASS_ON and self.givers[step] == seat and step in self.hops[end]:
                seat = self.takers[step]
            if self.overfull(step * self.seats + seat):
                return True
        return False

    def overfull(self, holding: i64) -> bool:
        """Say whether more routes rest in a reserve after a step than it held cards, or more gold than it can have."""
        return self.held[holding] > self.sizes[holding] or self.gold[holding] > self.rooms[holding]

    def route(self, end: i64) -> bool:
        """Find the cheapest route for a card that left, walking back in time, and lay it."""
        card: i64 = self.cards[end]
        costs: list[int] = [DEAREST] * self.seats
        costs[self.givers[end]] = 0
        jumped: list[int] = [0] * (end + 1)  # by theft: whether a card at the giver's would best go along
        best: i64 = DEAREST
        start: i64 = NONE
        step: i64 = end - 1
        while step >= 0:
            cheapest = self.rest(costs, step, gold_value(card))
            if cheapest >= best:
                break
            kind: i64 = self.steps[step]
            if kind == PASS_ON:
                giver: i64 = self.givers[step]
                through = costs[self.takers[step]] + self.price(step)
                costs[giver] += self.stays[step]
                if through < costs[giver]:
                    costs[giver] = through
                    jumped[step] = 1
            elif kind == SLOT or (kind == GAIN and self.cards[step] == card):
                cost = costs[self.takers[step]]
                if cost < DEAREST:
                    cost += self.price(step) + (self.draw_price(card) if kind == SLOT else 0)
                    if cost < best:
                        best = cost
                        start = step
            step -= 1
        if start == NONE:
            return False
        self.put_down(end, start, jumped)
        return True

    def rest(self, costs: list[int], step: i64, worth: i64) -> i64:
        """Add what it costs a card to lie in each reserve after a step, and give the least of these costs."""
        cheapest: i64 = DEAREST
        holding = step * self.seats
        for seat in range(self.seats):
            cost: i64 = costs[seat]
            if cost < DEAREST:
                room: i64 = self.sizes[holding]
                if room == 0 or worth > self.rooms[holding]:
                    cost = DEAREST
                else:
                    cost += self.hold_prices[holding]
                    if self.held[holding] >= room or (worth and self.gold[holding] + worth > self.rooms[holding]):
                        cost += self.crowding
                costs[seat] = cost
                if cost < cheapest:
                    cheapest = cost
            holding += 1
        return cheapest

    def price(self, step: i64) -> i64:
        """Give the price of beginning with a step or going through it."""
        price: i64 = self.prices[step]
        return price + self.crowding if self.used[step] else price

    def draw_price(self, card: i64) -> i64:
        """Give the price of a card of this kind from the draw pile."""
        if self.pool[card] == 0:
            return DEAREST
        price: i64 = self.draw_prices[card]
        return price + self.crowding if self.drawn[card] >= self.pool[card] else price

    def put_down(self, end: i64, start: i64, jumped: list[int]) -> None:
        """Lay a route from its start to its end."""
        self.starts[end] = start
        card: i64 = self.cards[end]
        self.use(start)
        if self.steps[start] == SLOT:
            self.drawn[card] += 1
            if self.drawn[card] > self.pool[card]:
                self.crowded = True
        hops: list[int] = []
        seat: i64 = self.takers[start]
        worth = gold_value(card)
        self.occupy(start * self.seats + seat, worth)
        for step in range(start + 1, end):
            if jumped[step] and self.givers[step] == seat:
                seat = self.takers[step]
                hops.append(step)
                self.use(step)
            self.occupy(step * self.seats + seat, worth)
        self.hops[end] = hops

    def use(self, step: i64) -> None:
        """Begin with a step or go through it."""
        self.used[step] += 1
        if self.used[step] > 1:
            self.crowded = True

    def occupy(self, holding: i64, worth: i64) -> None:
        """Rest in a reserve after a step."""
        self.held[holding] += 1
        self.gold[holding] += worth
        if self.overfull(holding):
            self.crowded = True

    def lift(self, end: i64) -> None:
        """Take a route up again, if it lies."""
        start: i64 = self.starts[end]
        if start == NONE:
            return
        self.starts[end] = NONE
        self.used[start] -= 1
        if self.steps[start] == SLOT:
            self.drawn[self.cards[end]] -= 1
        seat: i64 = self.takers[start]
        worth = gold_value(self.cards[end])
        self.held[start * self.seats + seat] -= 1
        self.gold[start * self.seats + seat] -= worth
        passed: i64 = 0
        hops = self.hops[end]
        for step in range(start + 1, end):
            if passed < len(hops) and hops[passed] == step:
                seat = self.takers[step]
                passed += 1
                self.used[step] -= 1
            self.held[step * self.seats + seat] -= 1
            self.gold[step * self.seats + seat] -= worth

    def raise_prices(self) -> bool:
        """Make dearer what too many use; say whether there was anything."""
        crowded = False
        for step in range(len(self.steps)):
            if self.used[step] > 1:
                crowded = True
                self.prices[step] += self.crowding
            for seat in range(self.seats):
                if self.overfull(step * self.seats + seat):
                    crowded = True
                    self.hold_prices[step * self.seats + seat] += PRICE
        for card in range(len(self.pool)):
            if self.drawn[card] > self.pool[card]:
                crowded = True
                self.draw_prices[card] += self.crowding
        return crowded
