"""Fit the evaluation of Atheneum: what each part of a desk adds to the points at the end, and how far a lead goes.

    python -m benchmarks.fit_atheneum --games 2000 --player policy
    python -m benchmarks.fit_atheneum --games 200 --player greedy

The points at the end are foretold from the parts by least squares, over positions of many games between equals; every
seat is compared with the mean of its table. What a part adds may change with the turns left. The spread is that with
the least loss. The figures go into `bots/atheneum/evaluation.py` by hand.
"""

import argparse
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import readingroom
from readingroom import Chance, Rules
from readingroom.bots import make, policy_of
from readingroom.bots.atheneum.evaluation import PARTS, AtheneumEvaluation
from readingroom.games.atheneum.state import TURNS, Atheneum

STRIDE = 11  # decisions from one position to the next
RIDGE = 300.0  # how strongly figures keep near what they would be if the parts told the truth
TRUTH = np.array([1.0, 1.0, 1.0, 1.0, 1.0, 2.0, 0.2, 2.0] + [0.0] * len(PARTS))
SPREADS = [0.5 * step for step in range(2, 17)]
SPREADS_A_TURN = [0.1 * step for step in range(16)]

Numbers = npt.NDArray[np.float64]


class Position(NamedTuple):
    """A position of a game: the turns left, the parts of every desk, and how the game ended."""

    left: int
    parts: Numbers  # by seat
    points: Numbers
    shares: list[float]


def stops(rules: Rules[Any, Any], g: Atheneum, player: str, seed: int) -> Iterator[None]:
    """Play a game, and stop every few decisions."""
    chance, policy = Chance(seed), policy_of(rules)
    bots = [make(player, rules, seed + seat) for seat in range(g.seats)] if player != "policy" else []
    while asked := rules.asked(g):
        yield
        if not bots:
            rules.playout(g, chance, policy, STRIDE)
            continue
        for _ in range(STRIDE):
            if asked := rules.asked(g):
                view = rules.observe(g, asked[0])
                rules.play(g, asked[0], bots[asked[0]].choose(view, view.options))


def positions(rules: Rules[Any, Any], seats: int, player: str, seed: int) -> list[Position]:
    """Give the positions of a game."""
    evaluation, g = AtheneumEvaluation(), rules.new(seats, {}, Chance(seed))
    met = [
        (int(TURNS - g.turn), np.array([evaluation.parts(g, seat) for seat in range(seats)]))
        for _ in stops(rules, g, player, seed)
    ]
    points = np.array([float(score.points) for score in rules.scores(g)])
    return [Position(left, parts, points, rules.returns(g)) for left, parts in met]


def rows(position: Position) -> Numbers:
    """Give the parts of each desk, alone and times the turns left, compared with the mean of the table."""
    both = np.hstack([position.parts, position.parts * position.left])
    compared: Numbers = both - both.mean(axis=0)
    return compared


def fit(found: list[Position]) -> Numbers:
    """Find what each part adds, by least squares that keep near the truth."""
    told = np.vstack([rows(each) for each in found])
    wanted = np.concatenate([each.points - each.points.mean() for each in found])
    pull = RIDGE * np.eye(len(TRUTH))
    return np.linalg.solve(told.T @ told + pull, told.T @ wanted + pull @ TRUTH)


def loss(found: list[Position], adds: Numbers, spread: float, a_turn: float) -> float:
    """Give the mean of -log(chance of the winner)."""
    told = np.array([rows(each) @ adds for each in found])
    shares = np.array([each.shares for each in found])
    left = np.array([[float(each.left)] for each in found])
    return soft_loss(told, shares, spread + a_turn * left)


def soft_loss(told: Numbers, shares: Numbers, spreads: Numbers) -> float:
    """Compare points softly, as the evaluation does, and give the mean of -log(chance of the winner)."""
    odds = (told - told.max(axis=1, keepdims=True)) / spreads
    return float((shares * (np.log(np.exp(odds).sum(axis=1, keepdims=True)) - odds)).sum(axis=1).mean())


def best_spread(found: list[Position], adds: Numbers) -> tuple[float, float]:
    """Find how far a lead goes in the last turn, and how much less with each turn that is left."""
    told = np.array([rows(each) @ adds for each in found])
    shares = np.array([each.shares for each in found])
    left = np.array([[float(each.left)] for each in found])
    return min(product(SPREADS, SPREADS_A_TURN), key=lambda pair: soft_loss(told, shares, pair[0] + pair[1] * left))


def main() -> None:
    """Fit on two thirds of the games, and say what is lost on the others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--player", default="policy")
    parser.add_argument("--seed", type=int, default=100_000)
    args = parser.parse_args()
    rules = readingroom.load("atheneum")
    games = [positions(rules, args.seats, args.player, args.seed + number) for number in range(args.games)]
    learnt = [each for game in games[: args.games * 2 // 3] for each in game]
    others = [each for game in games[args.games * 2 // 3 :] for each in game]
    adds = fit(learnt)
    spread, a_turn = best_spread(learnt, adds)
    for index, part in enumerate(PARTS):
        print(f"{part:10} {adds[index]:7.3f} {adds[len(PARTS) + index]:8.4f} a turn")
    print(f"spread     {spread:7.3f} {a_turn:8.4f} a turn")
    print(f"loss {loss(others, adds, spread, a_turn):.4f}, as the parts are {loss(others, TRUTH, spread, a_turn):.4f}")


if __name__ == "__main__":
    main()
