"""One number for thousands of games, and one for imagined worlds: plain and compiled engines must reach the same."""

import hashlib
from pathlib import Path

import readingroom
from readingroom.engine.chance import Chance
from tests.laws.play import sampled_tables, steps

FOLDER = Path(__file__).parent
COUNTS = (300, 10_000)
EVERY = 40  # steps between two imagined worlds
WORLDS = 60  # games in which worlds are imagined


def checksum(game: str, count: int) -> str:
    """Play so many seeded games of every table and style, and hash their choices and their ends."""
    rules = readingroom.load(game)
    total = hashlib.sha256()
    for seed, seats, options, style in sampled_tables(rules, count):
        g = rules.new(seats, options, Chance(seed))
        actions = [step.action for step in steps(rules, g, style, Chance(-1 - seed))]
        total.update(repr((actions, g.plain(), g.sources())).encode())
    return total.hexdigest()[:32]


def worlds_checksum(game: str, count: int) -> str:
    """Imagine a world every now and then in so many games, for every seat and a spectator in turn, and hash them."""
    rules = readingroom.load(game)
    total = hashlib.sha256()
    for seed, seats, options, style in sampled_tables(rules, count):
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
    return "".join([*counted, f"worlds {worlds_checksum(game, WORLDS)}\n"])


def frozen(game: str) -> dict[str, str]:
    """Read the frozen numbers of a game, by what they are for: so many games, or imagined worlds."""
    lines = checksum_file(game).read_text(encoding="utf-8").splitlines()
    return {line.partition(" ")[0]: line.partition(" ")[2] for line in lines}
