"""Ways of playing games of any title for the laws: every table there can be, and styles of choosing."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.errors import BadOptions
from readingroom.engine.event import Event
from readingroom.engine.rules import Rules

AnyRules = Rules[Any, Any]
Sat = tuple[int, dict[str, str]]  # a table: how many sit there, and its options
STYLES = {"biblios": ("random", "meek"), "atheneum": ("random", "keen"), "exlibris": ("random", "meek")}  # by game
TABLES: dict[tuple[str, int], list[Sat]] = {}  # by game and how many things go together, once found
MANY_TOGETHER = 3
TOGETHER = MANY_TOGETHER if readingroom.compiled() else 2  # of a table's things, so many are tried in every combination
FAR = 8  # where there are more options than this, a meek player looks at the first few only


def tables(rules: AnyRules, together: int = TOGETHER) -> list[Sat]:
    """List tables that have, any few together, all numbers of seats and all values of options that go together.

    All tables there can be would be too many; the plain engine has time for fewer than the compiled one.
    """
    if (rules.name, together) not in TABLES:
        left = [(groups_of(*table, together), table) for table in all_tables(rules)]
        missing = {group for groups, _ in left for group in groups}
        chosen: list[Sat] = []
        while missing:
            best = max(left, key=lambda row: len(row[0] & missing))
            missing -= best[0]
            chosen.append(best[1])
        TABLES[rules.name, together] = sorted(chosen, key=lambda table: table[0])
    return TABLES[rules.name, together]


def all_tables(rules: AnyRules) -> list[Sat]:
    """List every number of seats with every combination of options that can be played."""
    found: list[Sat] = []
    for seats in range(rules.min_seats, rules.max_seats + 1):
        choices = rules.option_choices(seats)
        mixed = [dict(zip(choices, values)) for values in product(*choices.values())]
        found += [(seats, each) for each in mixed if playable(rules, seats, each)]
    return found


def groups_of(seats: int, options: dict[str, str], together: int) -> set[frozenset[tuple[str, str]]]:
    """List what a table has, any few things together: its number of seats, and each option with its value."""
    return {frozenset(group) for group in combinations([("seats", str(seats)), *options.items()], together)}


def playable(rules: AnyRules, seats: int, options: dict[str, str]) -> bool:
    """Say whether a combination of options is not refused."""
    try:
        rules.new(seats, options)
    except BadOptions:
        return False
    return True


def choose(style: str, options: list[int], chance: Chance) -> int:
    """Choose an option: any; the meek mostly one of the first of many (a low bid), the keen rather not the first."""
    if style == "keen" and len(options) > 1 and chance.below(12):
        return options[1 + chance.below(len(options) - 1)]
    if style == "meek" and len(options) > FAR and chance.below(24):
        return options[min(chance.below(3), chance.below(4))]
    return options[chance.below(len(options))]


class Step:
    """One decision of a game: who chose what among which options, and what came of it."""

    def __init__(self, seat: int, options: list[int], action: int, events: list[Event]) -> None:
        self.seat = seat
        self.options = options
        self.action = action
        self.events = events


def steps(rules: AnyRules, g: Any, style: str, chance: Chance) -> Iterator[Step]:
    """Play a game to its end, step by step; where several are asked, in any order."""
    while asked := rules.asked(g):
        seat = asked[chance.below(len(asked))]
        options = rules.options(g, seat)
        action = choose(style, options, chance)
        yield Step(seat, options, action, rules.play(g, seat, action))


def every_game() -> list[str]:
    """Name the games that the laws are for."""
    return list(readingroom.GAMES)


def sampled_tables(
    rules: AnyRules, count: int, first: int = 0, among: list[Sat] | None = None
) -> Iterator[tuple[int, int, dict[str, str], str]]:
    """Give seed, seats, options and style of so many games, going through every table and every style."""
    found = tables(rules) if among is None else among
    for seed in range(first, first + count):
        seats, options = found[seed % len(found)]
        yield seed, seats, options, STYLES[rules.name][seed // len(found) % len(STYLES[rules.name])]
