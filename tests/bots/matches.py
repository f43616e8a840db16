"""Games between bots, for the tests: each bot is handed its view and its options, as everywhere."""

from collections.abc import Mapping, Sequence
from typing import Any

from readingroom import Chance, Rules
from readingroom.bots import Bot, make
from tests.laws.play import all_tables

FEW = 6  # iterations of a bot that looks ahead: enough to try its options, and quick


def player(name: str, rules: Rules[Any, Any], seed: int) -> Bot:
    """Make a bot that does not think for long."""
    return make(name, rules, seed, iterations=FEW)


def play(rules: Rules[Any, Any], names: Sequence[str], seed: int, options: Mapping[str, object] | None = None) -> Any:
    """Play a game between bots to its end and give its last state."""
    g = rules.new(len(names), options or {}, Chance(seed))
    bots = [player(name, rules, seed * 10 + seat) for seat, name in enumerate(names)]
    while who := rules.asked(g):
        seat = who[0]
        rules.play(g, seat, bots[seat].choose(rules.observe(g, seat), rules.options(g, seat)))
    return g


def wins(rules: Rules[Any, Any], name: str, rivals: str, seats: int, games: int, **options: object) -> int:
    """Count the games that one bot wins alone among rivals, from every seat in turn."""
    won = 0
    for number in range(games):
        me = number % seats
        names = [rivals] * seats
        names[me] = name
        won += rules.ranking(play(rules, names, number, options))[0] == [me]
    return won


def few_tables(rules: Rules[Any, Any]) -> list[tuple[int, dict[str, str]]]:
    """Pick tables that have every number of seats and every value of every option, until nothing is missing."""
    missing = {("seats", str(seats)) for seats in range(rules.min_seats, rules.max_seats + 1)} | options_of(rules)
    chosen: list[tuple[int, dict[str, str]]] = []
    while missing:
        best = max(all_tables(rules), key=lambda table: len(traits(*table) & missing))
        missing -= traits(*best)
        chosen.append(best)
    return chosen


def traits(seats: int, options: Mapping[str, str]) -> set[tuple[str, str]]:
    """List what a table has: its number of seats, and each option with its value."""
    return {("seats", str(seats)), *options.items()}


def options_of(rules: Rules[Any, Any]) -> set[tuple[str, str]]:
    """List every table option with every value."""
    return {(option, value) for option, values in rules.option_choices().items() for value in values}
