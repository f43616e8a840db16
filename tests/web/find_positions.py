"""Find positions in which each question of each game is asked of the first seat, and keep them as records.

    python -m tests.web.find_positions

Games are played at random, with every number of players and with options by chance, always the same ones. Of all the
moments at which something is asked, the one nearest to the middle of a game is kept: shelves have filled by then.
What is kept lies in `positions/GAME/CODE.txt`, and is played on from in `test_prompts.py`; what is rare for another
reason than its question, in `positions/special`.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import readingroom
from readingroom import Chance, record
from readingroom.engine.record import AnyRules
from tests.locales.messages import asked

FOLDER = Path(__file__).with_name("positions")
MIDDLE = 150  # decisions, after which a game is well under way
MOST_ROUNDS = 120  # games for each number of players, within which everything is asked
ENDS = ("done", "pass", "finish")  # by which one does nothing: random players who may would do little else


WIDE = 25  # columns of a shelf that does not fit any window
LONG = 6  # cards of a column that is higher than its place
Policy = Callable[[AnyRules, list[int], int, Chance], int]


class Moment(NamedTuple):
    """A moment of a game at which the first seat is asked something: after how many decisions, and what it sees."""

    code: str
    decisions: int
    view: Any
    so_far: record.Record


def options_by_chance(rules: AnyRules, seats: int, chance: Chance) -> dict[str, str]:
    """Choose the options of a table; libraries cannot be laid open where there are none."""
    chosen = {name: choices[chance.below(len(choices))] for name, choices in rules.option_choices(seats).items()}
    return chosen | ({"libraries": "dealt"} if chosen.get("beginner") == "yes" else {})


def at_random(rules: AnyRules, options: list[int], seat: int, chance: Chance) -> int:
    """Choose anything but to do nothing."""
    more = [each for each in options if rules.catalogue.text(each) not in ENDS] or options
    return more[chance.below(len(more))]


def widening(rules: AnyRules, options: list[int], seat: int, chance: Chance) -> int:
    """Let the first seat of Ex Libris shelve whatever it can, always at the right end of its shelf."""
    texts = {rules.catalogue.text(each): each for each in options}
    columns = {int(text.rsplit(",", 1)[1]): each for text, each in texts.items() if text.startswith("at ")}
    if seat == 0 and columns:
        return columns[max(columns)]
    shelved = [each for text, each in texts.items() if text.startswith("shelve ")]
    return at_random(rules, shelved if seat == 0 and shelved else options, seat, chance)


def moments(rules: AnyRules, seats: int, options: dict[str, str], seed: int, policy: Policy) -> Iterator[Moment]:
    """Play a game, and give every moment at which the first seat is asked something."""
    chance = Chance(seed)
    g = rules.new(seats, options, Chance(seed))
    so_far = record.begin(rules, g)
    so_far.bots = ["", *["random"] * (seats - 1)]
    decisions = 0
    while asked_now := rules.asked(g):
        if 0 in asked_now:
            view = rules.observe(g, 0)
            yield Moment(rules.prompt(view).code, decisions, view, so_far)
        seat = asked_now[chance.below(len(asked_now))]
        action = policy(rules, rules.options(g, seat), seat, chance)
        rules.play(g, seat, action)
        record.note(so_far, g, seat, action)
        decisions += 1


def find(game: str) -> dict[str, str]:
    """Find a position for every question of a game, as near to the middle of one as there is."""
    rules = readingroom.load(game)
    found: dict[str, str] = {}
    distances: dict[str, int] = {}
    for seed, seats in product(range(1, MOST_ROUNDS), range(rules.min_seats, rules.max_seats + 1)):
        options = options_by_chance(rules, seats, Chance(100 * seed + seats))
        for moment in moments(rules, seats, options, 100 * seed + seats, at_random):
            distance = abs(moment.decisions - MIDDLE)
            if distance < distances.get(moment.code, sys.maxsize):
                distances[moment.code] = distance
                found[moment.code] = record.write(moment.so_far)
    missing = asked(game) - found.keys()
    assert not missing, f"{game}: never asked: {sorted(missing)}"
    return found


def find_wide_shelf() -> str:
    """Find a position in which a card goes on a shelf of Ex Libris that is very wide, and full of cards."""
    rules = readingroom.load("exlibris")
    for seed in range(1, MOST_ROUNDS):
        for moment in moments(rules, 4, {"long": "yes"}, seed, widening):
            shelves: Any = rules.facts(moment.view)["shelves"]
            row: list[object] = max(shelves[0], key=len, default=[])
            if moment.code == "place-card" and sum(card is not None for card in row) >= WIDE:
                return record.write(moment.so_far)
    raise AssertionError(f"no shelf is {WIDE} columns wide")


def find_long_column() -> str:
    """Find a position in which one pays with cards of Biblios, of which many are in one column."""
    rules = readingroom.load("biblios")
    for seed in range(1, MOST_ROUNDS):
        for moment in moments(rules, 2, {}, seed, at_random):
            columns = Counter(rules.catalogue.text(each).split()[-1][0] for each in moment.view.options)
            if moment.code == "pay-cards" and max(columns.values()) >= LONG:
                return record.write(moment.so_far)
    raise AssertionError(f"no column is {LONG} cards long")


def main() -> None:
    """Find all positions anew."""
    for game in readingroom.GAMES:
        keep(FOLDER / game, find(game))
    keep(FOLDER / "special", {"wide-shelf": find_wide_shelf(), "long-column": find_long_column()})


def keep(folder: Path, found: dict[str, str]) -> None:
    """Write records into a folder, instead of what was there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for name, text in found.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    print(f"{folder.name}: {len(found)} positions")


if __name__ == "__main__":
    main()
