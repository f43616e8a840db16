"""What a move costs the server: the fold, and what every seat and a spectator are told, in CPU time.

    python benchmarks/server_moves.py [GAME ...]

Whole random games, from seeds. Run it with the packages of two versions one after the other to compare them: it uses
nothing but what has been there for long.
"""

import sys
import time

import msgspec

import readingroom
from readingroom.engine.chance import Chance
from readingroom.server import project
from readingroom.server.log import Opened, Setup
from readingroom.server.tables import Chair, folded, rules_of, started

GAMES = 4
ROUNDS = 3
MOST_MOVES = 400


def played(game: str, seed: int) -> tuple[float, int, int]:
    """Play a game on a table with its most seats; gives the seconds, the moves, and the bytes that were told."""
    rules, chance = rules_of(game), Chance(seed)
    seats = rules.max_seats
    table = folded("measured", [])
    plan = Setup(game=game, seats=seats, options=rules.checked_options({}, seats))
    table.add(Opened(guest="guest", text=msgspec.json.encode(plan).decode()))
    table.chairs = [Chair(guest=f"guest {seat}") for seat in range(seats)]
    table.add(started(rules, table.chairs, table.options, Chance(seed)))
    told = moves = 0
    before = time.process_time()
    while table.prompts and moves < MOST_MOVES:
        assert table.fold is not None
        seat = sorted(table.prompts)[chance.below(len(table.prompts))]
        options = rules.options(table.fold.g, seat)
        action = rules.catalogue.text(options[chance.below(min(len(options), 8))])
        table.add(table.move(seat, table.prompts[seat], action, f"key {moves}", Chance(seed + moves)))
        for viewer in [*range(seats), None]:
            told += len(msgspec.json.encode(project.went(table, viewer)))
        moves += 1
    return time.process_time() - before, moves, told


def main(games: list[str]) -> int:
    """Measure, and print a line for each game: the best round counts."""
    for game in games or list(readingroom.GAMES):
        rounds = [[played(game, seed) for seed in range(GAMES)] for _ in range(ROUNDS)]
        moves = sum(each[1] for each in rounds[0])
        seconds = min(sum(each[0] for each in found) for found in rounds)
        told = sum(each[2] for each in rounds[0])
        print(f"{game}: {seconds / moves * 1e6:.0f} µs and {told / moves:.0f} bytes a move, over {moves} moves")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
