"""Measures how even Atheneum is: games of greedy bots, and what seats, objectives and study cards brought.

    python tools/atheneum_balance.py --games 100 --seats 4

With the compiled engine a game takes a second or two. The figures are printed as they go into docs/balance-atheneum.md.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from typing import Any

import readingroom
from readingroom import Chance
from readingroom.bots import make
from readingroom.games.atheneum.objectives import Objective
from readingroom.games.atheneum.plan import COLOURS
from readingroom.games.atheneum.study import CARDS


class Tally:
    """What happened in some games."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.points: list[list[int]] = [[] for _ in range(seats)]
        self.won = [0.0] * seats  # a shared victory counts in parts
        self.lines: Counter[str] = Counter()  # points by line of the reckoning
        self.shown: Counter[int] = Counter()  # objectives that lay in the row, by number of players who saw them
        self.scored: Counter[int] = Counter()
        self.played: dict[int, list[float]] = defaultdict(list)  # by study card: points above the table's mean

    def note(self, rules: Any, g: Any) -> None:
        """Note a game that is over."""
        self.games += 1
        scores = rules.scores(g)
        winners = rules.ranking(g)[0]
        mean = sum(score.points for score in scores) / self.seats
        for seat, score in enumerate(scores):
            self.points[seat].append(score.points)
            self.won[seat] += (seat in winners) / len(winners)
            for line in score.lines:
                self.lines[line.code] += line.points
        for event in g.trunk.past:
            if event.code == "objective":
                self.shown[event.card] += self.seats
            elif event.code == "score":
                self.scored[event.what] += 1
            elif event.code == "reveal":
                self.played[event.card].append(scores[event.seat].points - mean)


def kind(objective: Objective) -> str:
    """Say of which kind an objective is (ATH-C7)."""
    if objective.parts[0].compartment < 0:
        return "pattern anywhere"
    return "filled slots" if "#" in "".join(objective.parts[0].picture) else "pattern in given compartments"


def played(rules: Any, seats: int, seed: int) -> Any:
    """Play one game of greedy bots."""
    g = rules.new(seats, {}, Chance(seed))
    bots = [make("greedy", rules, seed * 10 + seat) for seat in range(seats)]
    while asked := rules.asked(g):
        seat = asked[0]
        rules.play(g, seat, bots[seat].choose(rules.observe(g, seat), rules.options(g, seat)))
    return g


def spread(values: list[Any]) -> str:
    """Write a mean with its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return f"{mean:.1f}"
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return f"{mean:.1f} ± {math.sqrt(variance / len(values)):.1f}"


def report(rules: Any, tally: Tally) -> None:
    """Print what was found."""
    deck = rules.deck
    print(f"{tally.games} games of {tally.seats} greedy bots")
    for seat in range(tally.seats):
        share = 100 * tally.won[seat] / tally.games
        print(f"seat {seat + 1} ({COLOURS[seat]}): {spread(tally.points[seat])} points, won {share:.0f} %")
    each = tally.games * tally.seats
    print("points by line: " + ", ".join(f"{code} {total / each:.1f}" for code, total in tally.lines.items()))
    by_kind: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    rates: list[tuple[float, str]] = []
    for card, shown in tally.shown.items():
        objective = deck.objective(card)
        by_kind[kind(objective)][0] += tally.scored[card]
        by_kind[kind(objective)][1] += shown
        rates.append((tally.scored[card] / shown, f"{objective.name} ({objective.points})"))
    for name, (scored, shown) in sorted(by_kind.items()):
        print(f"{name}: scored by {100 * scored / shown:.0f} % of those who could")
    rates.sort()
    print("least scored: " + ", ".join(f"{name} {100 * rate:.0f} %" for rate, name in rates[:4]))
    print("most scored: " + ", ".join(f"{name} {100 * rate:.0f} %" for rate, name in rates[:-5:-1]))
    for letter, cards in (("A", range(CARDS)), ("B", range(CARDS, 2 * CARDS))):
        known = [(sum(tally.played[card]) / len(tally.played[card]), card) for card in cards if tally.played[card]]
        known.sort()
        low = ", ".join(f"{deck.text(card)} {above:+.1f}" for above, card in known[:3])
        high = ", ".join(f"{deck.text(card)} {above:+.1f}" for above, card in known[:-4:-1])
        print(f"cards {letter}, points above the mean of the table: lowest {low}; highest {high}")


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4, choices=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    args = parser.parse_args()
    rules = readingroom.load("atheneum")
    tally = Tally(args.seats)
    for number in range(args.games):
        tally.note(rules, played(rules, args.seats, args.seed + number))
    report(rules, tally)


if __name__ == "__main__":
    main()
