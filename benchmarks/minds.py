"""Measure the minds of a game: its policy against random play, and how well its evaluation foretells the winner.

python -m benchmarks.minds biblios --seats 2 --games 200
"""

import argparse
import json
from math import log, sqrt
from typing import Any

import readingroom
from readingroom import Chance, Rules
from readingroom.bots import evaluation_of, policy_of
from readingroom.engine.policy import Policy

SURE = 1e-6  # the least that a chance counts as, so that its logarithm is finite


def policy_share(rules: Rules[Any, Any], seats: int, games: int, seed: int) -> tuple[float, float]:
    """Give the share of wins of one policy among random players, and half the width of its 95 % interval.

    The policy decides in a world that is imagined from its view, as it may look at all of the state.
    """
    policy, chosen = policy_of(rules), Policy[Any]()
    chance = Chance(seed)
    won = []
    for number in range(games):
        g = rules.new(seats, {}, Chance(seed + number))
        mine = number % seats
        while asked := rules.asked(g):
            seat = asked[0]
            options = rules.options(g, seat)
            if seat == mine and len(options) > 1:
                world = rules.imaginer(rules.observe(g, seat)).world(chance)
                action = policy.choose(world, seat, options, chance)
            else:
                action = chosen.choose(g, seat, options, chance)
            rules.play(g, seat, action)
        won.append(rules.returns(g)[mine])
    share = sum(won) / games
    spread = sum((each - share) ** 2 for each in won) / max(1, games - 1)
    return share, 1.96 * sqrt(spread / games)


def foresight(rules: Rules[Any, Any], seats: int, games: int, seed: int, at: float) -> dict[str, float]:
    """Say how often the seat with the best chances after a part of the decisions wins, and how good the chances are.

    All play by the policy. The loss is the mean of -log(chance of the winner); `even` is that of even chances.
    """
    policy, evaluation = policy_of(rules), evaluation_of(rules)
    right, loss = 0.0, 0.0
    for number in range(games):
        g = rules.new(seats, {}, Chance(seed + number))
        decisions = rules.playout(g, Chance(seed + number), policy)
        returns = rules.returns(g)
        g = rules.new(seats, {}, Chance(seed + number))
        rules.playout(g, Chance(seed + number), policy, int(decisions * at))
        chances = evaluation.chances(g)
        best = [seat for seat in range(seats) if chances[seat] == max(chances)]
        right += sum(returns[seat] for seat in best) / len(best)
        loss -= sum(share * log(max(SURE, chances[seat])) for seat, share in enumerate(returns))
    return {"at": at, "right": right / games, "loss": loss / games, "even": log(seats)}


def main() -> None:
    """Print the figures as JSON, one line each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=readingroom.GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules = readingroom.load(args.game)
    share, half = policy_share(rules, args.seats, args.games, args.seed)
    print(json.dumps({"policy": args.game, "seats": args.seats, "share": round(share, 3), "within": round(half, 3)}))
    for at in (0.25, 0.5, 0.75):
        told = foresight(rules, args.seats, args.games, args.seed, at)
        print(json.dumps({"evaluation": args.game, **{name: round(value, 3) for name, value in told.items()}}))


if __name__ == "__main__":
    main()
