"""The first choices of a bot that looks ahead, as texts: `python -m tests.bots.search_moves GAME SEATS` prints them."""

import sys

import readingroom
from readingroom import Chance
from readingroom.bots import make

MOVES = 6  # of each seat
ITERATIONS = 12


def moves(game: str, seats: int = 2) -> list[str]:
    """Begin a game of bots that look ahead, and give their choices as numbers."""
    rules = readingroom.load(game)
    g = rules.new(seats, {}, Chance(11))
    bots = [make("search", rules, seat, iterations=ITERATIONS) for seat in range(seats)]
    chosen: list[str] = []
    while len(chosen) < 2 * MOVES:
        seat = rules.asked(g)[len(chosen) % len(rules.asked(g))]
        choice = bots[seat].choose(rules.observe(g, seat), rules.options(g, seat))
        rules.play(g, seat, choice)
        chosen.append(str(choice))
    return chosen


if __name__ == "__main__":
    print("compiled" if readingroom.compiled() else "plain", *moves(sys.argv[1], int(sys.argv[2])))
