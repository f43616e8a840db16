"""Tables in mid-game, opened from records of random games: for tests of what is seen at any table."""

from collections.abc import Iterator
from typing import Any

import readingroom
from readingroom import Chance, Rules, record
from tests.web.reader import Reader


def midgame(game: str, seats: int, seed: int, moves: int, others: str = "random") -> str:
    """Record a random game up to the first question to seat 0 after so many moves; the others are bots, or nobody."""
    rules = readingroom.load(game)
    g = rules.new(seats, {}, Chance(seed))
    found = record.begin(rules, g)
    found.bots = ["", *[others] * (seats - 1)]
    for seat, action in stroll(rules, g, Chance(seed)):
        record.note(found, g, seat, action)
        if len(found.moves) >= moves and 0 in rules.asked(g):
            return record.write(found)
    raise AssertionError("the game was over before")


def length(game: str, seats: int, seed: int) -> int:
    """Count the moves of the random game of which `midgame` records the beginning."""
    rules = readingroom.load(game)
    return len(list(stroll(rules, rules.new(seats, {}, Chance(seed)), Chance(seed))))


def stroll(rules: Rules[Any, Any], g: Any, chance: Chance) -> Iterator[tuple[int, int]]:
    """Play at random, but pass only where nothing else can be done, and give who made which move."""
    while asked := rules.asked(g):
        options = rules.options(g, asked[0])
        more = [each for each in options if rules.catalogue.text(each) not in ("done", "pass", "finish")] or options
        action = more[chance.below(len(more))]
        rules.play(g, asked[0], action)
        yield asked[0], action


def open_record(reader: Reader, text: str) -> str:
    """Open a table where a record ends; gives its name."""
    return reader.open_table(game="", seats=[], record=text)


def open_midgame(reader: Reader, game: str, seats: int = 3, seed: int = 5, moves: int = 60) -> str:
    """Sit down at a table in mid-game; gives its name."""
    table = open_record(reader, midgame(game, seats, seed, moves))
    reader.go(f"/table/{table}")
    return table
