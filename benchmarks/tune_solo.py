"""Find what the quick player of Ex Libris alone goes by (`bots/exlibris/quick/taste.py`), and print it.

python -m benchmarks.tune_solo --minutes 12

It varies all numbers at once, lets every variant play the same games at levels 4 to 6, and moves towards those that did
best: an evolution strategy that learns how far each number may vary (sep-CMA-ES, Ros and Hansen 2008).
"""

import argparse
from math import exp, log, sqrt
from random import Random
from time import monotonic

import readingroom
from readingroom import Chance
from readingroom.bots.exlibris.quick.alone import LonePolicy
from readingroom.bots.exlibris.quick.taste import TASTE
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.solo import LEVELS

RULES: ExLibrisRules = readingroom.load("exlibris")  # type: ignore[assignment]
POLICY = LonePolicy()
NUMBERS = (
    "diversity", "scarce", "scarce_early", "a_round", "an_assistant", "public_diversity", "public_scarce",
    "public_scarce_early", "public_focus", "race", "race_books", "race_width", "race_width_early", "left_lying", "draw",
    "draw_held", "draw_round", "draw_in_vain", "draw_full", "held", "held_other", "denied", "denied_last",
    "denied_taken", "done", "done_last", "home", "home_part", "hut", "hut_last", "well", "well_late", "well_last",
    "collected", "lodge", "lodge_alone", "automaton", "automaton_spent", "bookworm", "bookworm_away", "again", "imp",
    "imp_spent", "golem", "other_special",
)  # fmt: skip
POSITIVE = ("scarce", "public_scarce", "race_width")  # what is divided by
TILES = (1, 2, 4, 6, 8, 9, 10, 11, 13, 18)  # the locations of a game for one
LISTS = {"base": TILES, "part": TILES, "first": (0, *TILES), "removed": TILES, "libraries": (2, 3, 6, 9, 10, 11, 12)}
SOFT = 10.0  # by so many points a lead is felt to be a sure one, more or less
GAMES = 180  # of each variant
PAIRS = 11  # of variants in a generation, each pair the mirror of the other


def get() -> list[float]:
    """List the numbers as they are."""
    found = [float(getattr(TASTE, name)) for name in NUMBERS]
    return found + [getattr(TASTE, name)[place] for name, places in LISTS.items() for place in places]


def put(values: list[float]) -> None:
    """Set them."""
    left = iter(values)
    for name in NUMBERS:
        value = next(left)
        setattr(TASTE, name, max(0.4, value) if name in POSITIVE else value)
    for name, places in LISTS.items():
        for place in places:
            getattr(TASTE, name)[place] = next(left)


def fitness(values: list[float], seeds: range) -> float:
    """Say how well one plays with them: the soft share of wins."""
    put(values)
    total = 0.0
    for seed in seeds:
        g = RULES.new(1, {"level": LEVELS[3 + seed % 3]}, Chance(seed))
        RULES.playout(g, Chance(seed + 7), POLICY)
        mine, public = RULES.scores(g)
        total += 1.0 / (1.0 + exp((public.points - mine.points) / SOFT))
    return total / len(seeds)


class Search:
    """The strategy: where it is, how far it looks, and in which directions it has gone."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.middle = get()
        self.scales = [max(0.4, 0.5 * abs(value)) for value in self.middle]
        self.size = len(self.middle)
        self.variances = [1.0] * self.size
        self.path, self.evolution = [0.0] * self.size, [0.0] * self.size
        self.step = 0.35
        weights = [log(PAIRS + 0.5) - log(place + 1) for place in range(PAIRS)]
        self.weights = [weight / sum(weights) for weight in weights]
        self.mass = 1.0 / sum(weight**2 for weight in self.weights)

    def variant(self, draw: list[float]) -> list[float]:
        """Give the numbers that lie in a direction."""
        return [
            middle + self.step * scale * sqrt(variance) * each
            for middle, scale, variance, each in zip(self.middle, self.scales, self.variances, draw)
        ]

    def generation(self, seeds: range) -> float:
        """Try variants and move towards the best of them; gives how well the best played."""
        tried: list[tuple[float, list[float]]] = []
        for _ in range(PAIRS):
            draw = [self.random.gauss(0.0, 1.0) for _ in range(self.size)]
            for each in (draw, [-value for value in draw]):
                tried.append((fitness(self.variant(each), seeds), each))
        tried.sort(key=lambda pair: -pair[0])
        self.move([draw for _, draw in tried[:PAIRS]])
        return tried[0][0]

    def move(self, best: list[list[float]]) -> None:
        """Move the middle, and learn how far to look."""
        size, mass = self.size, self.mass
        mean = [sum(weight * draw[at] for weight, draw in zip(self.weights, best)) for at in range(size)]
        self.middle = self.variant(mean)
        pace = (mass + 2) / (size + mass + 5)
        slow = 4.0 / (size + 4)
        one = 2.0 / ((size + 1.3) ** 2 + mass) * (size + 2) / 3
        many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass) * (size + 2) / 3)
        for at in range(size):
            spread = self.variances[at]
            self.path[at] += -pace * self.path[at] + sqrt(pace * (2 - pace) * mass) * mean[at]
            self.evolution[at] += -slow * self.evolution[at] + sqrt(slow * (2 - slow) * mass * spread) * mean[at]
            seen = sum(weight * spread * draw[at] ** 2 for weight, draw in zip(self.weights, best))
            self.variances[at] = max(0.05, (1 - one - many) * spread + one * self.evolution[at] ** 2 + many * seen)
        length = sqrt(sum(value**2 for value in self.path)) / (sqrt(size) * (1 - 0.25 / size))
        self.step = min(0.6, max(0.08, self.step * exp(min(0.3, pace / (1 + pace) * (length - 1)))))


def main() -> None:
    """Search, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=12.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    search, until, generation = Search(args.seed), monotonic() + 60.0 * args.minutes, 0
    while monotonic() < until:
        generation += 1
        first = 1_000_000 * args.seed + generation * GAMES
        print(generation, round(search.generation(range(first, first + GAMES)), 3), flush=True)
    put(search.middle)
    for name in (*NUMBERS, *LISTS):
        found = getattr(TASTE, name)
        print(name, [round(value, 2) for value in found] if isinstance(found, list) else round(found, 2))


if __name__ == "__main__":
    main()
