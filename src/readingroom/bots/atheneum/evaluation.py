"""Who will win a game of Atheneum, from the world as it stands: what each desk has, promises and has at hand."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from readingroom.bots.atheneum.solver.node import books_at_hand
from readingroom.bots.atheneum.solver.promises import USUAL
from readingroom.bots.atheneum.solver.worth import Valuation
from readingroom.engine.policy import Evaluation
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.plan import FIRST_SIDE, count
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.atheneum.scoring import candles, favourite, full_compartments
from readingroom.games.atheneum.state import ROW, TURNS, Atheneum, tokens

# Between what benchmarks/fit_atheneum.py finds in games of the policy and in those of greedy bots: what each part of a
# desk adds to the points at the end, and what more for each turn that is left.
AT_END: Final = [0.98, 1.28, 0.90, 0.35, 0.60, 1.90, 0.30, 1.95]
EACH_TURN: Final = [-0.075, -0.105, 0.05, -0.035, -0.06, -0.13, -0.02, -0.10]
PARTS: Final = ("scored", "filling", "hopes", "wands", "sides", "books", "removals", "tokens")
SPREAD: Final = 2.5  # points by which one has to be ahead to win e times as often, in the last turn,
SPREAD_A_TURN: Final = 0.55  # and how many more for each turn that is left


@final
class AtheneumEvaluation(Evaluation[Atheneum]):
    """Foretells the points of all seats and compares them softly, the more softly the more turns are left."""

    def chances(self, g: Atheneum) -> list[float]:
        """Say for each seat what share of the win it can expect."""
        left = float(int(TURNS - g.turn))
        spread = SPREAD + SPREAD_A_TURN * left
        points: list[float] = []
        for seat in range(g.seats):
            points.append(self.foretold(g, seat))
        return softly(points, spread)

    def foretold(self, g: Atheneum, seat: i64) -> float:
        """Foretell the points of a seat, but for what all seats may still expect alike."""
        left = float(int(TURNS - g.turn))
        total = 0.0
        for index, part in enumerate(self.parts(g, seat)):
            total += part * (AT_END[index] + EACH_TURN[index] * left)
        return total

    def parts(self, g: Atheneum, seat: i64) -> list[float]:
        """Give what a seat has and what that promises, in the order of `PARTS`."""
        desk = g.desks[seat]
        colour = g.favourites[seat]
        values = USUAL.valued(g.deck, desk, colour, int(g.turn), g.zones[ROW])
        shelves = desk.shelves
        scored = desk.points + favourite(shelves, colour) + full_compartments(shelves) + candles(shelves) + desk.wands
        books = min(books_at_hand(desk), count(shelves.empty()))
        return [
            float(int(scored)), filling(values, desk), hopes(values, desk),
            (values.wands[desk.wands] - 100 * int(desk.wands)) / 100, values.sides[shelves.sides] / 100,
            float(int(books)), float(int(desk.removals)), float(int(desk.draws) + len(g.zones[tokens(seat)])),
        ]  # fmt: skip


def filling(values: Valuation, desk: Desk) -> float:
    """Add up what the compartments promise that are not full."""
    shelves = desk.shelves
    total = 0
    for home in range(FIRST_SIDE + shelves.sides):
        mask: i64 = shelves.plan.masks[home]
        if mask & ~shelves.taken:
            total += values.fill[home][count(shelves.taken & mask)]
    return total / 100


def hopes(values: Valuation, desk: Desk) -> float:
    """Add up what the open objectives promise."""
    total: i64 = 0
    for goal in values.goals:
        total += goal.hope(goal.objective.lacks(desk.shelves))
    return float(int(total)) / 100


def softly(points: list[float], spread: float) -> list[float]:
    """Turn points into shares of the win: who is `spread` points ahead of another has e times their share."""
    most = max(points)
    odds = [exp((each - most) / spread) for each in points]
    total = sum(odds)
    return [each / total for each in odds]


def evaluation(rules: AtheneumRules) -> AtheneumEvaluation:
    """Give the evaluation for a table with these rules."""
    return AtheneumEvaluation()
