"""Count how often greedy bots of Biblios keep a card that they draw first in a turn, or later but not last.

python -m benchmarks.kept_biblios --games 300

It prints, for each number of seats, the shares for cards of value 1 to 4 and for gold 1 to 3, as they are in
`bots/biblios/style.py`. Who draws the last card and has kept none yet has no choice.
"""

import argparse
from collections import Counter
from typing import Any

import readingroom
from readingroom import Chance
from readingroom.bots import make
from readingroom.bots.biblios.style import FIRST_DRAWN, LAST_DRAWN, kind_of, stage_of

RULES: Any = readingroom.load("biblios")
KINDS = 7  # of cards: four values, and three of gold


def counted(seats: int, games: int, seed: int) -> list[list[float]]:
    """Play games; give by stage and kind how often a card was kept by somebody who still could."""
    could, kept = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for number in range(games):
        g = RULES.new(seats, {}, Chance(seed + number))
        players = [make("greedy", RULES, seats * (seed + number) + seat) for seat in range(seats)]
        while asked := RULES.asked(g):
            view = RULES.observe(g, asked[0])
            RULES.play(g, asked[0], players[asked[0]].choose(view, view.options))
        drawn, keeps = 0, True
        for event in RULES.observe(g, None).past:
            if event.code == "draw":
                drawn = drawn % (seats + 1) + 1
                keeps = keeps or drawn == 1
                key = stage_of(drawn, seats), kind_of(RULES.deck, event.card)
                could[key] += keeps
            elif event.code == "keep":
                kept[key] += 1
                keeps = False
    return [
        [kept[stage, kind] / max(1, could[stage, kind]) for kind in range(KINDS)]
        for stage in range(FIRST_DRAWN, LAST_DRAWN)
    ]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    for seats in (2, 3, 4):
        print(seats, [[round(share, 2) for share in row] for row in counted(seats, args.games, args.seed)])


if __name__ == "__main__":
    main()
