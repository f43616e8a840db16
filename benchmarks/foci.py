"""Measure how well Ex Libris bots foretell the others' focus from what they saw, and fit by what they do it.

python -m benchmarks.foci --games 200 --seats 2
python -m benchmarks.foci --games 200 --seats 2 --fit

Games are looked at when a seat places its first assistant in a round. The loss is the mean of -log(belief in the true
focus); `even` is that of believing nothing.
"""

import argparse
import json
from math import log
from typing import Any

import readingroom
from readingroom import Chance
from readingroom.bots import make
from readingroom.bots.exlibris.foci import CHOSEN, NAMED, PARTED, SHELVED, Foci, Signs, shared
from readingroom.games.exlibris.state import CATEGORY, focus

RULES: Any = readingroom.load("exlibris")
STEPS, PACE, BACK_TO_ZERO = 600, 0.02, 1e-4  # of the fit: gradient descent on the loss

Case = tuple[
    int, float, list[tuple[float, float, float, float]], int
]  # round, belief, the signs of what it may be, and which it is


def cases(player: str, seats: int, games: int, seed: int) -> list[Case]:
    """Play games, and note what each seat believed of each rival, and what it was."""
    found: list[Case] = []
    for number in range(games):
        g = RULES.new(seats, {}, Chance(seed + number))
        players = [make(player, RULES, seats * (seed + number) + seat, budget=0.1) for seat in range(seats)]
        seen: set[tuple[int, int]] = set()
        while asked := RULES.asked(g):
            view = RULES.observe(g, asked[0])
            if view.round and (view.round, view.seat) not in seen:
                seen.add((view.round, view.seat))
                found += looked_at(view, g)
            RULES.play(g, asked[0], players[asked[0]].choose(view, view.options))
    return found


def looked_at(view: Any, g: Any) -> list[Case]:
    """Note what one seat believes now."""
    foci, signs = Foci(view, RULES.deck), Signs(view, RULES.deck)
    found: list[Case] = []
    for seat in foci.rivals:
        true = g.zones[focus(seat)][0] - CATEGORY
        mine = [signs.of(seat)[category] for category in foci.unseen]
        found.append((view.round, foci.chances(seat)[true], mine, foci.unseen.index(true)))
    return found


def told(found: list[Case]) -> dict[str, float]:
    """Say how good the beliefs were."""
    loss = -sum(log(belief) for _, belief, _, _ in found) / len(found)
    mean = sum(belief for _, belief, _, _ in found) / len(found)
    return {"cases": len(found), "loss": round(loss, 3), "even": round(log(3), 3), "belief": round(mean, 3)}


def fit(found: list[Case]) -> list[float]:
    """Find the weights of the signs that make the loss least."""
    weights = [SHELVED, CHOSEN, PARTED, NAMED]
    for _ in range(STEPS):
        slopes = [2.0 * BACK_TO_ZERO * weight for weight in weights]
        for _, _, signs, true in found:
            shares = shared([sum(map(float.__mul__, weights, each)) for each in signs])
            for category, (share, each) in enumerate(zip(shares, signs)):
                miss = (share - (category == true)) / len(found)
                slopes = [slope + miss * value for slope, value in zip(slopes, each)]
        weights = [weight - PACE * slope for weight, slope in zip(weights, slopes)]
    return weights


def main() -> None:
    """Print the figures as JSON: of each round, and of all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="fit the weights to these games as well")
    args = parser.parse_args()
    found = cases(args.player, args.seats, args.games, args.seed)
    for number in sorted({case[0] for case in found}):
        print(json.dumps({"round": number, **told([case for case in found if case[0] == number])}))
    print(json.dumps({"all": args.games, **told(found)}))
    if args.fit:
        names = ("shelved", "chosen", "parted", "named")
        print(json.dumps(dict(zip(names, (round(weight, 3) for weight in fit(found))))))


if __name__ == "__main__":
    main()
