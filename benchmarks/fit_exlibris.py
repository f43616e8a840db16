"""Fit the evaluation of Ex Libris to games that are played to their ends, and print its tables.

python -m benchmarks.fit_exlibris --games 400 --player policy
python -m benchmarks.fit_exlibris --games 400 --seats 1
"""

import argparse
from math import log
from typing import Any

import readingroom
from readingroom import Chance
from readingroom.bots import make, policy_of
from readingroom.bots.exlibris import evaluation as judged
from readingroom.bots.exlibris.quick.glance import left_of

EVERY = 9  # so many decisions lie between two positions that are looked at
RIDGE = 3.0  # how strongly uncertain weights are pulled towards 0
LEVELS = ("novice", "student", "professor", "scholar", "savant", "mandarin", "demiurge")

Row = list[float]


class Position:
    """What was counted in a position, for each seat, and how the game ended."""

    def __init__(self, g: Any) -> None:
        self.left = judged.share_left(left_of(g, 0))
        self.traits = [list(judged.traits_of(g, seat)) for seat in range(g.seats)]
        self.public = judged.public_points(g) if g.seats == 1 else 0.0
        self.points: list[int] = []
        self.returns: list[float] = []
        self.award = 0.0

    def row(self, seat: int) -> Row:
        """Give what the points of a seat are fitted to: every trait, and every trait as far as the game is young."""
        return self.traits[seat] + [self.left * trait for trait in self.traits[seat]]


def positions(seats: int, games: int, player: str, seed: int) -> list[Position]:
    """Play games and give the positions on the way; game after game, so that the last ones can be kept for a test."""
    rules = readingroom.load("exlibris")
    policy = policy_of(rules)
    found: list[Position] = []
    for number in range(games):
        options = {"level": LEVELS[number % len(LEVELS)]} if seats == 1 else {}
        g = rules.new(seats, options, Chance(seed + number))
        chance = Chance(seed + number)
        bots = [make(player, rules, seed + number + seat) for seat in range(seats)] if player != "policy" else []
        mine: list[Position] = []
        decisions = number % EVERY
        while asked := rules.asked(g):
            seat = asked[0]
            offered = rules.options(g, seat)
            decisions += 1
            if decisions % EVERY == 0 and g.round:
                mine.append(Position(g))
            if not bots or chance.below(8) == 0:  # an occasional move that no bot would make
                action = policy.choose(g, seat, offered, chance)
            else:
                action = bots[seat].choose(rules.observe(g, seat), offered)
            rules.play(g, seat, action)
        scores = rules.scores(g)
        for each in mine:
            each.points = [score.points for score in scores]
            each.returns = rules.returns(g)
            each.award = sum(line.points for line in scores[-1].lines if line.code == "prominent")
        found += mine
    return found


def solved(rows: list[Row], wanted: list[float]) -> Row:
    """Find the weights that fit best, by least squares."""
    size = len(rows[0])
    normal = [[0.0] * (size + 1) for _ in range(size)]
    for row, want in zip(rows, wanted):
        for one, value in enumerate(row):
            if value:
                line = normal[one]
                for other in range(one, size):
                    line[other] += value * row[other]
                line[size] += value * want
    for one in range(size):
        for other in range(one):
            normal[one][other] = normal[other][one]
        normal[one][one] += RIDGE
    for step in range(size):
        best = max(range(step, size), key=lambda index: abs(normal[index][step]))
        normal[step], normal[best] = normal[best], normal[step]
        for other in range(size):
            if other != step and normal[other][step]:
                share = normal[other][step] / normal[step][step]
                normal[other] = [value - share * above for value, above in zip(normal[other], normal[step])]
    return [normal[step][size] / normal[step][step] for step in range(size)]


def told(weights: Row, row: Row) -> float:
    """Give what the weights say of a row."""
    return sum(weight * value for weight, value in zip(weights, row))


def loss(cases: list[tuple[float, list[float], list[float]]], scale: float, early: float) -> float:
    """Give the mean of -log(chance of the winner)."""
    total = 0.0
    for left, points, returns in cases:
        chances = judged.softened(points, scale + early * left)
        total -= sum(share * log(max(1e-6, chance)) for share, chance in zip(returns, chances))
    return total / len(cases)


def best_scale(cases: list[tuple[float, list[float], list[float]]]) -> tuple[float, float]:
    """Find the scale that foretells the winners best."""
    tried = [(scale / 2, float(early)) for scale in range(2, 20) for early in range(0, 24, 2)]
    return min(tried, key=lambda pair: loss(cases, *pair))


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--player", default="policy", help="policy, or the name of a bot")
    args = parser.parse_args()
    found = positions(args.seats, args.games, args.player, args.seed)
    part = len(found) * 4 // 5
    fitted, kept = found[:part], found[part:]
    public = [0.0]
    if args.seats == 1:
        public = solved([[each.public] for each in fitted], [each.points[1] - each.award for each in fitted])
        rows = [each.row(0) for each in fitted]
        wanted = [each.points[0] - each.points[1] + told(public, [each.public]) for each in fitted]
    else:
        rows = [each.row(seat) for each in fitted for seat in range(args.seats)]
        wanted = [float(each.points[seat]) for each in fitted for seat in range(args.seats)]
    weights = solved(rows, wanted)

    def cases(some: list[Position]) -> list[tuple[float, list[float], list[float]]]:
        listed = []
        for each in some:
            points = [told(weights, each.row(seat)) for seat in range(args.seats)]
            if args.seats == 1:
                points.append(told(public, [each.public]))
            listed.append((each.left, points, each.returns))
        return listed

    scale, early = best_scale(cases(fitted))
    size = len(judged.NAMES)
    print("late ", [round(weight, 2) for weight in weights[:size]])
    print("early", [round(weight, 2) for weight in weights[size:]])
    print("public", [round(weight, 2) for weight in public], "scale", scale, "early", early)
    tested = cases(kept)
    right = sum(returns[points.index(max(points))] for _, points, returns in tested) / len(tested)
    print("positions", len(found), "right", round(right, 3), "loss", round(loss(tested, scale, early), 3))
    print("even", round(log(max(2, args.seats)), 3))


if __name__ == "__main__":
    main()
