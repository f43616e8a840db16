"""Measures how even Ex Libris is: what focus, seat and library bring, how locations are used, how long games take.

    python tools/exlibris_balance.py play tallies.jsonl --seats 4 --deals 180 --jobs 2
    python tools/exlibris_balance.py report tallies.jsonl --plots docs

`play` adds the deals that the file has not yet, and can be stopped at any time. `report` prints the figures that are in
docs/balance-exlibris.md, and draws its plots.

A deal is played as often as there are players. Hands, libraries, tiles and all that is drawn later stay where they are;
the secret focus cards move on by one seat each time, so that each lies once with each hand and at each seat.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, NamedTuple

import exlibris_report
import measuring
from exlibris_variants import keen, patient
from mypy_extensions import i64

import readingroom
from readingroom import Chance
from readingroom.bots import Bot, make
from readingroom.engine.view import View
from readingroom.games.exlibris.actions import PLACE, SPECIAL
from readingroom.games.exlibris.components import CATEGORIES, LAST_LOCATION
from readingroom.games.exlibris.state import CATEGORY, CATEGORY_CARDS, TILE

SEATS = (2, 3, 4)
BOTS = ("greedy", "keen", "patient", "wanderer")
AMONG = " among "  # "keen among greedy": one such bot is the guest of others
WANDERS = 5  # the wanderer goes anywhere with one assistant of so many
TILES = LAST_LOCATION + 1  # home, and the locations by their numbers


# Deals


class Deal(NamedTuple):
    """One deal to be played by one kind of bot: its number says all that is in it."""

    seats: int
    number: int
    deck: str = ""  # a file, or "" for ours
    bot: str = "greedy"
    options: str = ""  # table options, as "long=yes"


def categories_of(deal: Deal) -> list[int]:
    """Give the category cards of a deal in the order of the set-up (EXL-S4): prominent, banned, each player's focus.

    Deals go through all prominent and banned categories, and then through all foci beside them, so that in a whole
    cycle every category has met the same others equally often.
    """
    town = list(permutations(range(len(CATEGORIES)), 2))
    prominent, banned = town[deal.number % len(town)]
    left = [category for category in range(len(CATEGORIES)) if category not in (prominent, banned)]
    circles = list(circles_of(left, deal.seats))
    return [prominent, banned, *circles[deal.number // len(town) % len(circles)]]


def circles_of(categories: Sequence[int], seats: int) -> Iterator[tuple[int, ...]]:
    """List in which orders so many of the categories can lie around a table, wherever the first one lies."""
    for chosen in combinations(categories, seats):
        for rest in permutations(chosen[1:]):
            yield (chosen[0], *rest)


class Dealt(Chance):
    """A seeded source of chance that lays the category cards as it is told."""

    def __init__(self, seed: int, categories: Sequence[int]) -> None:
        super().__init__(seed)
        self.categories = categories

    def shuffle(self, cards: list[int], zone: i64) -> None:
        """Shuffle; of the category cards, leave only those to chance that nobody gets."""
        super().shuffle(cards, zone)
        if zone == CATEGORY_CARDS:
            told = [int(CATEGORY + category) for category in self.categories]
            cards[:] = [card for card in cards if card not in told] + told[::-1]  # the top is the end


# Games


class Wanderer(Bot):
    """Plays as the greedy bot does, but sends one assistant of five anywhere, to find out what a visit is worth."""

    def __init__(self, greedy: Bot, seed: int) -> None:
        self.name = "wanderer"
        self.greedy = greedy
        self.chance = Chance(seed)
        self.tried: list[list[int]] = []  # where an assistant was sent, and then everywhere else it could have gone

    def choose(self, view: View, options: Sequence[int]) -> int:
        """Choose at random where to send an assistant, now and then; whichever assistant is best there."""
        if view.agenda and view.agenda[-1][1].asks == "place-assistant" and not self.chance.below(WANDERS):
            tiles = sorted({tile_of(option) for option in options})
            tried = tiles.pop(self.chance.below(len(tiles)))
            self.tried.append([tried, *tiles])
            options = [option for option in options if tile_of(option) == tried]
        return self.greedy.choose(view, options)


def tile_of(option: int) -> int:
    """Give where an action sends an assistant."""
    return int(option - (SPECIAL if option >= SPECIAL else PLACE))


def bot_of(name: str, rules: Any, seed: int) -> Bot:
    """Make one of the bots that are measured."""
    if name in ("keen", "patient"):
        return keen(rules, seed) if name == "keen" else patient(rules, seed)
    greedy = make("greedy", rules, seed)
    return Wanderer(greedy, -1 - seed) if name == "wanderer" else greedy


def bots_of(deal: Deal, turned: int, rules: Any) -> list[Bot]:
    """Make the bots for a game of a deal; a guest sits at another seat in each of its games."""
    guest, _, host = deal.bot.rpartition(AMONG)
    names = [guest if guest and seat == turned else host for seat in range(deal.seats)]
    return [bot_of(name, rules, 100 * deal.number + seat) for seat, name in enumerate(names)]


@cache
def rules_of(deck: str) -> Any:
    """Load the rules, once in each process."""
    return readingroom.load("exlibris", deck or None)


def played(deal: Deal) -> dict[str, Any]:
    """Play a deal as often as there are players, and tally each game."""
    rules = rules_of(deal.deck)
    categories = categories_of(deal)
    options = dict(each.split("=") for each in deal.options.split())
    games = []
    for turned in range(deal.seats):
        foci = categories[2:]
        g = rules.new(deal.seats, options, Dealt(deal.number, [*categories[:2], *foci[turned:], *foci[:turned]]))
        first = int(g.first)
        bots = bots_of(deal, turned, rules)
        while asked := rules.asked(g):
            seat = asked[0]
            rules.play(g, seat, bots[seat].choose(rules.observe(g, seat), rules.options(g, seat)))
        games.append(tally(rules, g, [(first + step) % deal.seats for step in range(deal.seats)], bots))
    return {**head(deal), "games": games}


def head(deal: Deal) -> dict[str, Any]:
    """Say what a tally is of."""
    deck = rules_of(deal.deck).deck_name()
    return {"deck": deck, "bot": deal.bot, "options": deal.options, "seats": deal.seats, "deal": deal.number}


def tally(rules: Any, g: Any, order: list[int], bots: list[Bot]) -> dict[str, Any]:
    """Tally a game that is over; the players are listed from the first player of the first round on."""
    scores = rules.scores(g)
    winners = rules.ranking(g)[0]
    players = []
    for seat in order:
        lines = {line.code: line for line in scores[seat].lines}
        players.append(
            {
                "focus": lines["focus"].figures["category"],
                "bot": bots[seat].name,
                "library": int(g.kinds[seat]),
                "points": scores[seat].points,
                "won": (seat in winners) / len(winners),  # a shared victory counts in parts
                "lines": [lines[code].points for code in exlibris_report.LINES],
                "books": [lines["inspection"].figures[category] for category in CATEGORIES],
                "tried": getattr(bots[seat], "tried", []),
            }
        )
    town = {"prominent": int(g.prominent), "banned": int(g.banned), "rounds": int(g.round)}
    return {**town, "players": players, "use": use(g.trunk.past)}


def use(past: list[Any]) -> list[list[int]]:
    """Count by location: rounds it was open, rounds somebody came, assistants that came, rounds it was chosen first."""
    found = [[0, 0, 0, 0] for _ in range(TILES)]
    lying = {0}  # home, and the locations that lie face up
    came: set[int] | None = None  # in the round under way, once somebody has come
    for event in past:
        if event.code == "tile":
            lying.add(int(event.card - TILE))
        elif event.code == "old-tile":
            lying.remove(int(event.card - TILE))
        elif event.code == "round":
            came = None
        elif event.code == "place":
            tile = int(event.what)
            if came is None:
                came = set()
                found[tile][3] += 1
                for each in lying:
                    found[each][0] += 1
            found[tile][1] += tile not in came
            found[tile][2] += 1
            came.add(tile)
    return found


# The command


def main() -> None:
    """Play, or report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["play", "report"])
    parser.add_argument("file", type=Path, help="the tallies, a line of JSON for each deal")
    parser.add_argument("--seats", type=int, choices=SEATS, default=4, help="to play: how many players")
    parser.add_argument("--deals", type=int, default=180, help="to play: how many deals the file is to have")
    parser.add_argument("--jobs", type=int, default=1, help="to play: how many processes")
    parser.add_argument("--bot", choices=BOTS, default="greedy", help="who plays, at all seats")
    parser.add_argument("--guest", choices=BOTS, help="who plays at one seat in turn, in place of that bot")
    parser.add_argument("--options", default="", help="table options, as long=yes")
    parser.add_argument("--deck", default="", help="a deck of one's own, in place of ours")
    parser.add_argument("--plots", type=Path, help="to report: the folder for the plots")
    args = parser.parse_args()
    bot = f"{args.guest}{AMONG}{args.bot}" if args.guest else args.bot
    if args.what == "play":
        deals = [Deal(args.seats, number, args.deck, bot, args.options) for number in range(args.deals)]
        there = [{key: row[key] for key in head(deals[0])} for row in measuring.kept(args.file)]
        missing = [deal for deal in deals if head(deal) not in there]
        measuring.keep(args.file, missing, played, args.jobs)
        return
    wanted = head(Deal(args.seats, 0, args.deck, bot, args.options))
    same = ("deck", "bot", "options")
    rows = [row for row in measuring.kept(args.file) if all(row[key] == wanted[key] for key in same)]
    exlibris_report.report(rows, args.plots)


if __name__ == "__main__":
    main()
