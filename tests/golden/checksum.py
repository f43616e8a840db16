"""One number for thousands of games, and one for imagined worlds: plain and compiled engines must reach the same."""

import hashlib
from pathlib import Path

import readingroom
from readingroom.engine.chance import Chance
from tests.laws.play import MANY_TOGETHER, AnyRules, Sat, all_tables, sampled_tables, steps, tables

FOLDER = Path(__file__).parent
COUNTS = (300, 10_000)
EVERY = 40  # steps between two imagined worlds
WORLDS = 60  # games in which worlds are imagined
OPTIONS = 400  # games with the options that came later
FIRST_CHOICES: dict[str, dict[str, tuple[str, ...]]] = {  # what the options could be when the numbers were first frozen
    "biblios": {"first": ("drawn", "0")},
    "atheneum": {"steps": ("free",), "colours": ("seat",)},
    "exlibris": {"first": ("drawn",), "libraries": ("dealt",)},
}


def first_tables(rules: AnyRules) -> list[Sat]:
    """List the tables there were when the numbers were first frozen: what is played there must never change."""
    known = FIRST_CHOICES[rules.name]
    return [
        (seats, options)
        for seats, options in all_tables(rules)
        if all(value in known.get(option, (value,)) for option, value in options.items())
    ]


def later_tables(rules: AnyRules) -> list[Sat]:
    """List tables with the options that came later: the same for the plain and the compiled engine."""
    return [table for table in tables(rules, MANY_TOGETHER) if table not in first_tables(rules)]


def checksum(game: str, count: int) -> str:
    """Play so many seeded games of every table and style, and hash their choices and their ends."""
    rules = readingroom.load(game)
    return checksum_of(rules, count, first_tables(rules))


def options_checksum(game: str, count: int) -> str:
    """Do the same with the options that came later."""
    rules = readingroom.load(game)
    return checksum_of(rules, count, later_tables(rules))


def checksum_of(rules: AnyRules, count: int, among: list[Sat]) -> str:
    """Play so many seeded games at some tables, and hash their choices and their ends."""
    total = hashlib.sha256()
    for seed, seats, options, style in sampled_tables(rules, count, 0, among):
        g = rules.new(seats, options, Chance(seed))
        actions = [step.action for step in steps(rules, g, style, Chance(-1 - seed))]
        total.update(repr((actions, g.plain(), g.sources())).encode())
    return total.hexdigest()[:32]


def worlds_checksum(game: str, count: int) -> str:
    """Imagine a world every now and then in so many games, for every seat and a spectator in turn, and hash them."""
    rules = readingroom.load(game)
    total = hashlib.sha256()
    for seed, seats, options, style in sampled_tables(rules, count, 0, first_tables(rules)):
        g = rules.new(seats, options, Chance(seed))
        for number, _ in enumerate(steps(rules, g, style, Chance(-1 - seed))):
            if number % EVERY == seed % EVERY:
                view = rules.observe(g, [*range(seats), None][number // EVERY % (seats + 1)])
                total.update(repr(rules.imagine(view, Chance(number)).plain()).encode())
    return total.hexdigest()[:32]


def checksum_file(game: str) -> Path:
    """Where the numbers of a game are frozen."""
    return FOLDER / f"{game}-checksum.txt"


def checksums(game: str) -> str:
    """Give the text of that file: the numbers, each after what it is for."""
    counted = [f"{count} {checksum(game, count)}\n" for count in COUNTS]
    others = [f"worlds {worlds_checksum(game, WORLDS)}\n", f"options {options_checksum(game, OPTIONS)}\n"]
    return "".join(counted + others)


def frozen(game: str) -> dict[str, str]:
    """Read the frozen numbers of a game, by what they are for: so many games, imagined worlds, or later options."""
    lines = checksum_file(game).read_text(encoding="utf-8").splitlines()
    return {line.partition(" ")[0]: line.partition(" ")[2] for line in lines}
