"""Measure how well Ex Libris is played alone: shares of wins, level by level, and where the points come from.

python -m benchmarks.solo --players greedy,quick,search --levels 5 --games 200 --budget 0.1
python -m benchmarks.solo --players quick,search,oracle --levels 6,7 --games 60 --iterations 40

`quick` plays the playouts of `search`; `oracle` is the same search on the true state, which no bot ever sees.
"""

import argparse
import json
from collections import Counter
from time import perf_counter
from typing import Any

import readingroom
from readingroom import Chance
from readingroom.arena.shares import interval
from readingroom.bots import make
from readingroom.bots.exlibris.quick.alone import LonePolicy
from readingroom.bots.exlibris.solitaire import Solitaire
from readingroom.bots.exlibris.thinker import turns_down
from readingroom.bots.search.budget import Budget
from readingroom.bots.search.oracle import Truth
from readingroom.games.exlibris.solo import LEVELS

RULES: Any = readingroom.load("exlibris")


class Player:
    """Answers in a game for one by the name of a bot, or as the quick player or the oracle."""

    def __init__(self, name: str, seed: int, budget: float, iterations: int) -> None:
        self.name = name
        self.budget, self.iterations = budget, iterations
        self.chance = Chance(seed)
        self.policy = LonePolicy()
        self.solitaire = Solitaire(RULES, self.chance)
        bot = name if name not in ("quick", "oracle") else "greedy"
        self.bot = make(bot, RULES, seed, budget or None, iterations or None)

    def choose(self, g: Any) -> int:
        """Choose one of the options of the only seat."""
        view = RULES.observe(g, 0)
        options = view.options
        if len(options) > 1 and not turns_down(options):
            if self.name == "quick":
                world = RULES.imaginer(view).world(self.chance)
                return int(self.policy.choose(world, 0, options, self.chance))
            if self.name == "oracle":
                return self.solitaire.choose(Truth(g), options, Budget(self.budget, self.iterations))
        return self.bot.choose(view, options)


def measured(name: str, level: int, games: int, seed: int, budget: float, iterations: int) -> dict[str, object]:
    """Play games at a level and say how they went."""
    wins: list[float] = []
    lines = Counter[str]()
    seconds, moves, slow = 0.0, 0, 0
    for number in range(games):
        g = RULES.new(1, {"level": LEVELS[level - 1]}, Chance(seed + number))
        player = Player(name, seed + number, budget, iterations)
        while RULES.asked(g):
            start = perf_counter()
            action = player.choose(g)
            took = perf_counter() - start
            if len(RULES.options(g, 0)) > 1:
                seconds, moves, slow = seconds + took, moves + 1, slow + (0.0 < 1.2 * budget < took)
            RULES.play(g, 0, action)
        mine, public = RULES.scores(g)
        wins.append(float(mine.points > public.points))
        for who, score in (("", mine), ("public ", public)):
            lines.update({who + line.code: line.points for line in score.lines})
            lines[who + "points"] += score.points
    found = interval(wins)
    return {
        "player": name, "level": level, "games": games, "share": round(found.share, 3),
        "low": round(found.low, 3), "high": round(found.high, 3), "ms": round(1000 * seconds / moves, 1),
        "within": round(1 - slow / moves, 4), **{line: round(points / games, 1) for line, points in lines.items()},
    }  # fmt: skip


def main() -> None:
    """Print the figures as JSON, one line each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", default="greedy,quick,search")
    parser.add_argument("--levels", default="1,2,3,4,5,6,7")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--budget", type=float, default=0.0)
    parser.add_argument("--iterations", type=int, default=0)
    args = parser.parse_args()
    for level in args.levels.split(","):
        for name in args.players.split(","):
            found = measured(name, int(level), args.games, args.seed, args.budget, args.iterations)
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
