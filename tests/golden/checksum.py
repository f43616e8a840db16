"""One number for thousands of games: plain and compiled engines must reach the same."""

import hashlib
from pathlib import Path

import readingroom
from readingroom.engine.chance import Chance
from tests.laws.play import sampled_tables, steps

FOLDER = Path(__file__).parent
COUNTS = (300, 10_000)


def checksum(game: str, count: int) -> str:
    """Play so many seeded games of every table and style, and hash their choices and their ends."""
    rules = readingroom.load(game)
    total = hashlib.sha256()
    for seed, seats, options, style in sampled_tables(rules, count):
        g = rules.new(seats, options, Chance(seed))
        actions = [step.action for step in steps(rules, g, style, Chance(-1 - seed))]
        total.update(repr((actions, g.plain(), g.sources())).encode())
    return total.hexdigest()[:32]


def checksum_file(game: str) -> Path:
    """Where the numbers of a game are frozen."""
    return FOLDER / f"{game}-checksum.txt"


def frozen(game: str) -> dict[int, str]:
    """Read the frozen numbers of a game, by how many games they are for."""
    lines = checksum_file(game).read_text(encoding="utf-8").splitlines()
    return {int(count): total for count, total in (line.split() for line in lines)}
