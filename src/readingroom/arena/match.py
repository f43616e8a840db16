"""A match: who plays what against whom, and the deals that it is made of, each a task in plain data."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice, permutations
from typing import Any

from readingroom import bots
from readingroom.arena.oracle import ORACLE
from readingroom.engine.errors import Refusal
from readingroom.engine.rules import Rules, wrong_seats

DEALS = 1_000_000  # how far the seeds of two matches are apart

Task = dict[str, Any]  # one deal to be played, as plain data: it can be sent to any process or machine
Games = list[dict[str, Any]]  # what came out of the games of a deal, as plain data


@dataclass(frozen=True)
class Match:
    """Bots that are to be compared at one game; the first of them is the one in question."""

    rules: Rules[Any, Any]
    deck: str  # the file of a deck of one's own, or nothing
    names: tuple[str, ...]  # of the players, all different
    bots: tuple[str, ...]  # what each player is
    seats: int
    options: Mapping[str, str]
    seed: int = 0
    budget: float | None = None  # seconds for a move, for bots that take so long
    iterations: int | None = None  # or a number of look-aheads, however long they take

    def task(self, number: int) -> Task:
        """Give a deal by its number: the same cards for all its games, in which everybody sits everywhere once."""
        return {
            "game": self.rules.name,
            "rules": self.rules.version,
            "deck": self.rules.deck_name(),
            "file": self.deck,
            "options": dict(self.options),
            "bots": list(self.bots),
            "budget": self.budget,
            "iterations": self.iterations,
            "seed": self.seed * DEALS + number,
            "tables": list(tables(len(self.bots), self.seats, number)),
        }

    def copies(self) -> list[int]:
        """Count the seats that each player has in a game that it plays in."""
        table = next(iter(tables(len(self.bots), self.seats, 0)))
        return [max(table.count(player), 1) for player in range(len(self.bots))]


def match_of(
    rules: Rules[Any, Any], players: Sequence[str], seats: int, options: Mapping[str, object] | None = None,
    deck: str = "", seed: int = 0, budget: float | None = None, iterations: int | None = None,
) -> Match:  # fmt: skip
    """Make a match, or refuse what cannot be played; players of the same name are told apart by a number."""
    if not rules.min_seats <= seats <= rules.max_seats:
        raise wrong_seats(rules, seats)
    if len(players) < 2 <= seats:
        raise Refusal("arena-alone", "a match needs at least two players: --players A,B", players=", ".join(players))
    found = [bots.default(rules.name) if name == bots.DEFAULT else name for name in players]
    for name in found:
        if name != ORACLE:
            bots.make(name, rules, 0, budget=budget, iterations=iterations)  # refuses what is no bot
    names = []
    for index, name in enumerate(players):
        before = players[:index].count(name)
        names.append(f"{name}#{before + 1}" if before else name)
    checked = rules.checked_options(options or {}, seats)
    return Match(rules, deck, tuple(names), tuple(found), seats, checked, seed, budget, iterations)


def tables(players: int, seats: int, number: int) -> Iterator[list[int]]:
    """List who sits where in each game of a deal: everybody once at every seat.

    With more seats than players, the first plays against copies of the others; with fewer, all groups of so many play.
    From deal to deal the others change places among themselves, as it may matter who sits beside whom.
    """
    groups: Iterator[tuple[int, ...]] = combinations(range(players), seats)
    if players < seats:
        groups = iter([(0, *islice(cycle(range(1, players)), seats - 1))])
    for first, *others in groups:
        orders = sorted(set(permutations(others)))
        group = [first, *orders[number % len(orders)]]
        for turn in range(seats):
            yield group[seats - turn :] + group[: seats - turn]
