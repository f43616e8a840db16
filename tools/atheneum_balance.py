"""Measures how even Atheneum is: what colour and seat bring, what is scored, and whether minding neighbours pays.

    python tools/atheneum_balance.py play games.jsonl --study even --player quick --seats 5 --deals 200
    python tools/atheneum_balance.py play games.jsonl --study draft --player greedy --seats 2 --deals 100
    python tools/atheneum_balance.py report games.jsonl --plots docs

`play` adds the games that the file has not yet, one line each, and can be stopped at any time, or after so many
`--minutes`. `report` prints the figures that are in docs/balance-atheneum.md, and draws its plots.

A deal says all that chance brings but the favourite subjects: hands, objectives and tokens. In the study `even` all
play alike, and a deal is played five times: the subjects move on by one each time, so that each seat has each once
(`--turns 1` plays each deal once, with other subjects each time: more deals for the same time). In the study `draft` a
deal is played as often as there are players: one who minds the neighbours sits at each seat once, among others who do
not.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import measuring
from atheneum_report import report

import readingroom
from readingroom import Chance
from readingroom.bots.atheneum.judge import MINDING, AtheneumJudge, far_sighted
from readingroom.bots.atheneum.solver.learnt import LEARNT
from readingroom.bots.greedy import GreedyBot
from readingroom.games.atheneum.components import OBJECTIVE, SHELF
from readingroom.games.atheneum.plan import COLOURS

PLAYERS = ("greedy", "quick")
STUDIES = ("even", "draft")


class Game(NamedTuple):
    """One game to be played: its numbers say all that is in it."""

    study: str
    player: str
    seats: int
    deal: int
    turn: int  # by how many the subjects have moved on, or where the one sits who minds the neighbours

    def favourites(self) -> list[int]:
        """Give the favourite subject of each seat."""
        moved = self.turn if self.study == "even" else self.deal
        return [(seat + moved) % len(COLOURS) for seat in range(self.seats)]

    def minding(self, seat: int) -> float:
        """Say how much a seat minds what others get."""
        return MINDING if self.study == "even" or seat == self.turn else 0.0


class Dealt(Chance):
    """Chance that deals the main shelves as it is told, and all else by its seed."""

    def __init__(self, seed: int, favourites: list[int]) -> None:
        super().__init__(seed)
        self.favourites = favourites

    def shuffle(self, cards: list[int], zone: int) -> None:
        """Lay the shelves in the order of the seats; shuffle all else."""
        if not cards or cards[0] < SHELF:
            super().shuffle(cards, zone)
            return
        first = [int(SHELF) + colour for colour in self.favourites]
        cards[:] = first + [card for card in cards if card not in first]


def games(study: str, player: str, seats: int, deals: range, turns: int) -> Iterator[list[Game]]:
    """List the games of each deal."""
    for deal in deals:
        if study == "draft":
            yield [Game(study, player, seats, deal, seat) for seat in range(seats)]
        else:
            yield [Game(study, player, seats, deal, (deal + turn) % len(COLOURS)) for turn in range(turns)]


def mind(game: Game, seat: int) -> AtheneumJudge:
    """Make the judge of a player: that of the greedy bot, or one that thinks less and not of the next turn."""
    if game.player == "greedy":
        return far_sighted(game.minding(seat))
    return AtheneumJudge(effort=1_500, glance=150, minding=game.minding(seat), promises=LEARNT)


def played(rules: Any, game: Game) -> Any:
    """Play a game, and give its last state."""
    g = rules.new(game.seats, {"colours": "drawn"}, Dealt(game.deal, game.favourites()))
    bots = [GreedyBot(mind(game, seat), game.deal * 10 + seat) for seat in range(game.seats)]
    while asked := rules.asked(g):
        seat = asked[0]
        rules.play(g, seat, bots[seat].choose(rules.observe(g, seat), rules.options(g, seat)))
    return g


def tally(rules: Any, game: Game) -> dict[str, Any]:
    """Play a game, and tell what happened in it."""
    start = time.process_time()
    g = played(rules, game)
    scores = rules.scores(g)
    winners = rules.ranking(g)[0]
    row: dict[int, tuple[int, list[int]]] = {}  # by objective: the turns that it lay in the row, and who scored it
    lying: list[int] = []
    cards: list[tuple[int, int, int]] = []  # seat, turn and card
    for event in g.trunk.past:
        if event.code == "objective":
            row[event.card - OBJECTIVE] = (0, [])
            lying.append(event.card - OBJECTIVE)
        elif event.code == "retire":
            lying.remove(event.card - OBJECTIVE)
        elif event.code == "turn":
            turn = event.number
            row |= {number: (row[number][0] + 1, row[number][1]) for number in lying}
        elif event.code == "score":
            row[event.what - OBJECTIVE][1].append(event.seat)
        elif event.code == "reveal":
            cards.append((event.seat, turn, event.card))
    return {
        "deck": rules.deck_name(),
        **game._asdict(),
        "favourites": game.favourites(),
        "points": [score.points for score in scores],
        "won": [(seat in winners) / len(winners) for seat in range(game.seats)],
        "lines": {
            line.code: [score.lines[index].points for score in scores] for index, line in enumerate(scores[0].lines)
        },
        "objectives": [[number, turns, who] for number, (turns, who) in row.items()],
        "cards": cards,
        "seconds": round(time.process_time() - start, 2),
    }


def play(args: argparse.Namespace) -> None:
    """Play the games that the file has not yet."""
    rules = readingroom.load("atheneum", args.deck)
    if not readingroom.compiled():
        print("the engine is not compiled: this takes some twenty times as long", file=sys.stderr)
    name = rules.deck_name()
    done = {tuple(each[key] for key in ("deck", *Game._fields)) for each in measuring.kept(args.file)}
    end = time.monotonic() + 60 * args.minutes
    deals = range(args.first, args.first + args.deals)
    for deal in games(args.study, args.player, args.seats, deals, args.turns):
        if time.monotonic() > end:
            break
        measuring.keep(args.file, [game for game in deal if (name, *game) not in done], partial(tally, rules), 1)


def main() -> None:
    """Play or report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="play games, and add what happened to a file")
    playing.add_argument("file", type=Path)
    playing.add_argument("--study", choices=STUDIES, default="even")
    playing.add_argument("--player", choices=PLAYERS, default="quick")
    playing.add_argument("--seats", type=int, default=5, choices=[2, 3, 4, 5])
    playing.add_argument("--deals", type=int, default=100)
    playing.add_argument("--first", type=int, default=1, help="the number of the first deal")
    playing.add_argument("--turns", type=int, default=len(COLOURS), help="how often an even deal is played")
    playing.add_argument("--minutes", type=float, default=float("inf"), help="begin no deal after so long")
    playing.add_argument("--deck", type=Path, help="a deck file, if not that of the game")
    playing.set_defaults(work=play)
    reporting = commands.add_parser("report", help="print what was found")
    reporting.add_argument("file", type=Path)
    reporting.add_argument("--deck", type=Path, help="a deck file, if not that of the game")
    reporting.add_argument("--before", type=Path, help="the deck file that it is compared with in the study of drafts")
    reporting.add_argument("--plots", type=Path, help="a folder to draw plots into")
    reporting.set_defaults(work=report)
    args = parser.parse_args()
    args.work(args)


if __name__ == "__main__":
    main()
