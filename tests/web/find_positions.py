"""Find positions in which each question of each game is asked of the first seat, and keep them as records.

    python -m tests.web.find_positions

Games are played at random, with every number of players and with options by chance, always the same ones. Of all the
moments at which something is asked, the one nearest to the middle of a game is kept: shelves have filled by then.
What is kept lies in `positions/GAME/CODE.txt`, and is played on from in `test_prompts.py`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import readingroom
from readingroom import Chance, record
from readingroom.engine.record import AnyRules
from tests.locales.messages import asked

FOLDER = Path(__file__).with_name("positions")
MIDDLE = 150  # decisions, after which a game is well under way
MOST_ROUNDS = 120  # games for each number of players, within which everything is asked
ENDS = ("done", "pass", "finish")  # by which one does nothing: random players who may would do little else


class Found(NamedTuple):
    """A moment of a game at which the first seat is asked something."""

    code: str
    decisions: int
    text: str


def options_by_chance(rules: AnyRules, seats: int, chance: Chance) -> dict[str, str]:
    """Choose the options of a table; libraries cannot be laid open where there are none."""
    chosen = {name: choices[chance.below(len(choices))] for name, choices in rules.option_choices(seats).items()}
    return chosen | ({"libraries": "dealt"} if chosen.get("beginner") == "yes" else {})


def moments(rules: AnyRules, seats: int, seed: int, distances: dict[str, int]) -> Iterator[Found]:
    """Play a game at random; whenever something is asked nearer to the middle than before, give the record so far."""
    chance = Chance(seed)
    g = rules.new(seats, options_by_chance(rules, seats, chance), Chance(seed))
    told = record.begin(rules, g)
    told.bots = ["", *["random"] * (seats - 1)]
    decisions = 0
    while seats_asked := rules.asked(g):
        if 0 in seats_asked:
            code = rules.prompt(rules.observe(g, 0)).code
            if abs(decisions - MIDDLE) < distances.get(code, sys.maxsize):
                yield Found(code, decisions, record.write(told))
        seat = seats_asked[chance.below(len(seats_asked))]
        options = rules.options(g, seat)
        more = [each for each in options if rules.catalogue.text(each) not in ENDS] or options
        action = more[chance.below(len(more))]
        rules.play(g, seat, action)
        record.note(told, g, seat, action)
        decisions += 1


def find(game: str) -> dict[str, Found]:
    """Find a position for every question of a game."""
    rules = readingroom.load(game)
    found: dict[str, Found] = {}
    distances: dict[str, int] = {}
    for seed in range(1, MOST_ROUNDS):
        for seats in range(rules.min_seats, rules.max_seats + 1):
            for each in moments(rules, seats, 100 * seed + seats, distances):
                found[each.code] = each
                distances[each.code] = abs(each.decisions - MIDDLE)
    missing = asked(game) - found.keys()
    assert not missing, f"{game}: never asked: {sorted(missing)}"
    return found


def main() -> None:
    """Find all positions anew."""
    for game in readingroom.GAMES:
        folder = FOLDER / game
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for code, each in sorted(find(game).items()):
            (folder / f"{code}.txt").write_text(each.text, encoding="utf-8")
            print(f"{game} {code}: after {each.decisions} decisions")


if __name__ == "__main__":
    main()
