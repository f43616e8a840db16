"""How long imagining takes in games as they are played: the first world of a view, and each one after it.

    python -m benchmarks.worlds --games 12 --seats 4

Greedy bots play, as people would rather than at random; at every ninth decision the seat that is asked imagines. Each
is done three times, and the quickest counts, so that the worst is the hardest position.
"""

import argparse
import sys
from statistics import mean
from time import process_time_ns
from typing import Any

import readingroom
from readingroom import Chance, Rules, bots

EVERY = 9  # decisions from one look to the next
TRIES = 3


def quickest(rules: Rules[Any, Any], view: Any, number: int) -> tuple[float, float]:
    """Give the microseconds of `imagine`, and of the second world of an imaginer."""
    first, second = [], []
    for _ in range(TRIES):
        chance = Chance(number)
        began = process_time_ns()
        rules.imagine(view, chance)
        first.append(process_time_ns() - began)
        imaginer, chance = rules.imaginer(view), Chance(number)
        imaginer.world(chance)
        began = process_time_ns()
        imaginer.world(chance)
        second.append(process_time_ns() - began)
    return min(first) / 1000, min(second) / 1000


def measured(rules: Rules[Any, Any], seats: int, games: int) -> list[tuple[float, float]]:
    """Play games, and measure at every ninth decision."""
    found = []
    for seed in range(games):
        g = rules.new(seats, chance=Chance(seed))
        players = [bots.make("greedy-v1", rules, seed * seats + seat) for seat in range(seats)]
        number = 0
        while asked := rules.asked(g):
            view = rules.observe(g, asked[0])
            if number % EVERY == 0:
                found.append(quickest(rules, view, number))
            rules.play(g, asked[0], players[asked[0]].choose(view, view.options))
            number += 1
    return found


def main(arguments: list[str]) -> int:
    """Measure all games, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seats", type=int, default=4)
    chosen = parser.parse_args(arguments)
    for game in readingroom.GAMES:
        first, second = zip(*measured(readingroom.load(game), chosen.seats, chosen.games))
        for what, taken in (("imagine", first), ("world", second)):
            print(f"{game}: {what} {mean(taken):.0f} µs, at most {max(taken):.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
