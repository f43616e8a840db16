"""Count what bots let go to waste: cards, gold and wands that bring nothing in the end.

python -m benchmarks.left_over biblios --bots greedy-v1,greedy --games 100 --seats 2
"""

import argparse
import sys
from collections.abc import Callable
from typing import Any

import readingroom
from readingroom import Chance, Rules, bots

Figures = dict[str, float]


def lines_of(rules: Rules[Any, Any], score: Any) -> dict[str, Any]:
    """Give the figures of a score by the code of its line, with what the line brought."""
    return {line.code: {"points": line.points, **rules.score_values(line)} for line in score.lines}


def gold_in(rules: Rules[Any, Any], cards: list[int]) -> int:
    """Add up the gold on some cards of Biblios."""
    texts = [rules.card_text(card) for card in cards]
    return sum(int(text[1:]) for text in texts if text[0] == "G")


def biblios(rules: Rules[Any, Any], g: Any) -> Figures:
    """Give the gold that is left, and the share of gold lots that were paid with as much gold as they gave."""
    view = rules.observe(g, None)
    gold = [gold_in(rules, view.reserve(seat)) for seat in range(view.seats)]
    lots: list[list[int]] = []  # the gold that a lot gave, and what was paid for it
    lot, sold = 0, False
    for event in view.past:
        if event.code == "lot":
            lot, sold = gold_in(rules, [event.card]), False
        elif event.code == "sold" and lot:
            sold = True
            lots.append([lot, 0])
        elif event.code == "pay" and sold:
            lots[-1][1] += gold_in(rules, [event.card])
    even = [paid >= given for given, paid in lots]
    return {"gold left over, a seat": sum(gold) / len(gold)} | (
        {"gold lots that gave no more gold than they cost": sum(even) / len(even)} if even else {}
    )


def exlibris(rules: Rules[Any, Any], g: Any) -> Figures:
    """Give the cards left in hand and those turned face down, of how many, and the banned books."""
    view = rules.observe(g, None)
    sheets = [lines_of(rules, score) for score in rules.scores(g)][: view.seats]
    seats = len(sheets)
    return {
        "cards left in hand, a seat": sum(len(view.hand(seat)) for seat in range(seats)) / seats,
        "cards on the shelf": sum(sheet["inspection"]["cards"] for sheet in sheets) / seats,
        "of them face down": sum(sheet["inspection"]["turned"] for sheet in sheets) / seats,
        "points for banned books": sum(sheet["banned"]["points"] for sheet in sheets) / seats,
    }


def atheneum(rules: Rules[Any, Any], g: Any) -> Figures:
    """Give the wands that were not used, and the side shelves that were taken."""
    sheets = [lines_of(rules, score) for score in rules.scores(g)]
    desks = [rules.observe(g, None).desk(seat) for seat in range(g.seats)]
    return {
        "wands left, a seat": sum(sheet["wands"]["wands"] for sheet in sheets) / len(sheets),
        "side shelves, of two": sum(desk.shelves.sides for desk in desks) / len(desks),
    }


COUNTS: dict[str, Callable[[Rules[Any, Any], Any], Figures]] = {
    "biblios": biblios, "exlibris": exlibris, "atheneum": atheneum
}  # fmt: skip


def played(rules: Rules[Any, Any], name: str, seats: int, seed: int) -> Any:
    """Play a game among bots of one kind to its end."""
    g = rules.new(seats, chance=Chance(seed))
    players = [bots.make(name, rules, seed * seats + seat, budget=0.1) for seat in range(seats)]
    while asked := rules.asked(g):
        view = rules.observe(g, asked[0])
        rules.play(g, asked[0], players[asked[0]].choose(view, view.options))
    return g


def main(arguments: list[str]) -> int:
    """Play, count, and print a line for each bot and figure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(COUNTS))
    parser.add_argument("--bots", default="greedy-v1,default")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    chosen = parser.parse_args(arguments)
    rules = readingroom.load(chosen.game)
    for name in chosen.bots.split(","):
        found = [COUNTS[chosen.game](rules, played(rules, name, chosen.seats, seed)) for seed in range(chosen.games)]
        for figure in found[0]:
            values = [each[figure] for each in found if figure in each]
            print(f"{name}: {figure}: {sum(values) / len(values):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
