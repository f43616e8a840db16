"""What an objective is said to lack can be put there, with what must stand there before (ATH-B1 to ATH-B3)."""

from typing import Any

import pytest

from readingroom import Chance
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.lacks import props
from readingroom.games.atheneum.plan import bit, bits
from tests.games.atheneum.library import RULES, at_work
from tests.games.atheneum.test_text import desk


def test_a_place_where_another_book_stands_is_passed_over_for_one_that_can_be_filled() -> None:
    game = at_work(shelves="Ada a: T T . . / U U . .; Ada e: K U K T", row="O8")

    goal = desk(game, "Ada")["goals"]["O8"]
    assert (goal["lacks"], goal["taken"]) == (3, [])


def test_books_below_and_beside_come_first() -> None:
    plan = RULES.deck.plan
    slots = {plan.slot_text(slot): bit(slot) for slot in range(plan.size)}

    found = props(plan, 0, slots["a7"])
    assert [plan.slot_text(slot) for slot in bits(found)] == ["a3", "a4", "a8"]
    assert props(plan, slots["a1"] | slots["a2"], slots["a6"]) == slots["a5"]
    assert props(plan, 0, slots["a1"] | slots["a2"] | slots["a5"]) == 0


@pytest.mark.parametrize("seed", range(3))
def test_with_what_is_missing_the_objective_is_fulfilled(seed: int) -> None:
    rules, chance, tried = RULES, Chance(seed), 0
    g = rules.new(3, {}, Chance(seed))
    while not rules.over(g):
        seat = rules.asked(g)[0]
        options = rules.options(g, seat)
        view: Any = rules.observe(g, seat)
        for name, goal in rules.facts(view)["desks"][seat]["goals"].items():  # type: ignore[index]
            if goal["lacks"] and not goal["taken"]:
                tried += 1
                fill(view.desk(seat), view.deck.objective(rules.find_card(name)), goal)
        more = [each for each in options if rules.catalogue.text(each) != "finish"] or options
        rules.play(g, seat, more[chance.below(len(more))])
    assert tried > 100


def fill(own: Desk, objective: Any, goal: dict[str, Any]) -> None:
    """Put the missing books in, each where there is room for it, until none is left."""
    shelves = own.shelves
    wanted: dict[str, str] = {}
    for part, picture, slots in zip(objective.parts, goal["pictures"], goal["at"]):
        letters = [letter for row in reversed(picture) for letter in row if letter == "_" or letter.islower()]
        assert len(letters) == len(slots), part
        wanted |= dict(zip(slots, letters))
    wanted |= dict.fromkeys(goal["props"], "_")
    assert len(wanted) == goal["lacks"]
    while wanted:
        room = [slot for slot in bits(shelves.room()) if shelves.plan.slot_text(slot) in wanted]
        assert room, f"none of these can be filled: {wanted}"
        letter = wanted.pop(shelves.plan.slot_text(room[0]))
        shelves.put(room[0], max(0, "tgupk".find(letter)))
    assert objective.fulfils(shelves)
