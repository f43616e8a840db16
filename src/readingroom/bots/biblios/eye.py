"""How a whole state of Biblios stands at a glance: who is likely to win which category, what cards and gold are worth.

It is for worlds that a search has imagined, in which nothing is hidden, and made to be quick.
"""

from math import exp, sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.biblios.components import (
    CHURCH,
    DICE,
    GOLD,
    MINUS,
    MINUS_TWO,
    PLUS,
    PLUS_TWO,
    gold_value,
)
from readingroom.games.biblios.state import AUCTION, CENTRE, DRAW, GIFTS, PUBLIC, Biblios, looking, reserve

BLUR: Final = 0.36  # how many values a lead must be worth when nothing more comes, as a unit
OPEN: Final = 0.62  # how much the cards that still come add to that unit
LETTER: Final = 1.0  # how much the letter nearest to A is worth, in values
THRIFT: Final = 0.8  # how dear gold is, measured by what the cards still to be sold would fetch
KEEPSAKE: Final = 0.02  # the worth of gold when nothing is left to buy: it breaks ties
CANNOT: Final = -100.0  # a die that cannot turn must not be chosen


def asking(g: Biblios) -> Clause[Any]:
    """Give the clause that asks now; Biblios has no lanes."""
    trunk = g.trunk
    return trunk.top if trunk.lifted else trunk.clauses[trunk.depth - 1]


@final
class Standing:
    """The sums and chances in each category, the gold, and what is still to come."""

    def __init__(self, g: Biblios) -> None:
        self.g: Final = g
        self.seats: Final = g.seats
        self.weights: Final = [0.0] * (DICE * g.seats)  # by category and seat; chances are shares of them
        self.totals: Final = [0.0] * DICE  # by category: the sum of its weights
        self.units: Final = [0.0] * DICE  # by category: the lead that multiplies a chance by e
        self.gold: Final[list[int]] = [0] * g.seats
        self.dice: Final = g.dice
        self.coming: Final = [0] * DICE  # by category: cards still to come
        self.values: Final = [0] * DICE  # by category: the sum of their values
        self.coming_gold: i64 = 0
        self.squares: Final = [0] * DICE
        self.left: i64 = 0  # cards still to come, of all kinds
        self.weigh()

    def weigh(self) -> None:
        """Count the cards to come, and the values and letters in every reserve."""
        g = self.g
        self.come(g.zones[DRAW])
        self.come(g.zones[AUCTION])
        self.come(g.zones[PUBLIC])
        self.come(g.zones[CENTRE])
        for seat in range(self.seats):
            self.come(g.zones[looking(seat)])
        values = g.deck.values
        seats = self.seats
        for category in range(DICE):
            self.units[category] = BLUR + OPEN * sqrt(float(self.squares[category]))
        sums: list[int] = [0] * DICE
        letters: list[int] = [9] * DICE
        for seat in range(seats):
            for category in range(DICE):
                sums[category] = 0
                letters[category] = 9
            gold: i64 = 0
            for card in g.zones[reserve(seat)]:
                kind: i64 = card
                if kind < GOLD:
                    category = kind // 9
                    sums[category] += values[kind]
                    if kind % 9 < letters[category]:
                        letters[category] = kind % 9
                elif kind < CHURCH:
                    gold += kind - GOLD + 1
            self.gold[seat] = gold
            for category in range(DICE):
                lead = float(sums[category]) + LETTER * (9.0 - float(letters[category])) / 9.0
                weight = exp(min(200.0, lead / self.units[category]))
                self.weights[category * seats + seat] = weight
                self.totals[category] += weight

    def come(self, cards: list[int]) -> None:
        """Count cards that nobody has yet."""
        values = self.g.deck.values
        for card in cards:
            kind: i64 = card
            if kind < GOLD:
                category = kind // 9
                value: i64 = values[kind]
                self.coming[category] += 1
                self.values[category] += value
                self.squares[category] += value * value
            else:
                self.coming_gold += gold_value(kind)
        self.left += len(cards)

    # Categories

    def chance(self, category: i64, seat: i64) -> float:
        """Give the chance of a seat to win a category."""
        return self.weights[category * self.seats + seat] / self.totals[category]

    def margin(self, category: i64, seat: i64) -> float:
        """Give the chance of a seat to win a category, less the average opponent's."""
        return (float(self.seats) * self.chance(category, seat) - 1.0) / float(self.seats - 1)

    def more(self, category: i64, seat: i64, value: float) -> float:
        """Say what so much more (or less) in a category is worth to the seat that has it."""
        weight = self.weights[category * self.seats + seat]
        total = self.totals[category]
        heavier = weight * exp(value / self.units[category])
        risen = heavier / (total - weight + heavier) - weight / total
        return float(self.dice[category]) * risen * float(self.seats) / float(self.seats - 1)

    def against(self, category: i64, seat: i64, other: i64, value: float) -> float:
        """Say what it costs a seat if another has so much more in a category."""
        seats = self.seats
        weight, theirs = self.weights[category * seats + seat], self.weights[category * seats + other]
        total = self.totals[category]
        heavier = theirs * exp(value / self.units[category])
        fallen = weight / total - weight / (total - theirs + heavier)
        return float(self.dice[category]) * fallen * float(seats) / float(seats - 1)

    # Cards

    def gain(self, seat: i64, kind: i64) -> float:
        """Say what it would be worth to a seat to get a card, gold aside at the price of gold."""
        if kind >= CHURCH:
            return self.church(seat, kind)
        if kind >= GOLD:
            return self.price(seat) * float(gold_value(kind))
        return self.more(kind // 9, seat, float(self.g.deck.values[kind]))

    def harm(self, seat: i64, kind: i64) -> float:
        """Say what it would cost a seat if one of the others got a card."""
        others = float(self.seats - 1)
        if kind >= CHURCH:
            return self.church(seat, kind) / others
        if kind >= GOLD:
            return self.price(seat) * float(gold_value(kind)) / others
        worst = 0.0
        for other in range(self.seats):
            if other != seat:
                worst += self.against(kind // 9, seat, other, float(self.g.deck.values[kind]))
        return worst / others

    def loss(self, seat: i64, kind: i64) -> float:
        """Say what it would cost a seat to give up a card."""
        if kind >= GOLD:
            return self.price(seat) * float(gold_value(kind))
        return -self.more(kind // 9, seat, -float(self.g.deck.values[kind]))

    def turn(self, seat: i64, category: i64, sense: i64) -> float:
        """Say what it is worth to a seat to raise (1) or lower (-1) a die."""
        if not 1 <= self.dice[category] + sense <= 6:
            return CANNOT
        return float(sense) * self.margin(category, seat)

    def church(self, seat: i64, kind: i64) -> float:
        """Say what the best use of a church card is worth; not using it is worth nothing."""
        best = 0.0
        if kind != MINUS and kind != MINUS_TWO:
            best = self.two_best(seat, 1, kind == PLUS_TWO)
        if kind != PLUS and kind != PLUS_TWO:
            best = max(best, self.two_best(seat, -1, kind == MINUS_TWO))
        return best

    def two_best(self, seat: i64, sense: i64, both: bool) -> float:
        """Give the best turn of a die in one sense, or the best two; none is worth nothing."""
        first, second = CANNOT, CANNOT
        for category in range(DICE):
            worth = self.turn(seat, category, sense)
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        return max(0.0, first + second if both else first)

    # Gold

    def price(self, seat: i64) -> float:
        """Say what one gold is worth to a seat, by the cards that are still to be bought."""
        g = self.g
        seats = float(self.seats)
        lots = float(len(g.zones[AUCTION]))
        gold = 0.0
        for each in self.gold:
            gold += float(each)
        if g.phase == GIFTS:
            drawn = float(len(g.zones[DRAW]))
            lots += drawn / (seats + 1.0)
            gold += float(self.coming_gold) * 0.9
        if lots == 0.0 or self.left == 0:
            return KEEPSAKE
        worth = 0.0
        for category in range(DICE):
            count = float(self.coming[category])
            if count > 0.0:
                value = float(self.values[category]) / count
                worth += count * (self.more(category, seat, value) - self.more(category, seat, -value))
        return max(KEEPSAKE, THRIFT * worth * lots / float(self.left) / max(1.0, gold))
