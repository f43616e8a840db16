"""Copies and plain values of a desk have every number of it; one that is added later and forgotten is noticed."""

from typing import Any

import pytest

from readingroom.games.atheneum.desk import Desk, desk_from
from readingroom.games.atheneum.shelves import Shelves
from tests.games.atheneum.shelving import PLAN, shelves


def names_of(thing: Any) -> list[str]:
    """Name the numbers that a thing is made of."""
    return [name for name in dir(thing) if not name.startswith("_") and type(getattr(thing, name)) is int]


def numbers_of(thing: Any) -> dict[str, int]:
    return {name: getattr(thing, name) for name in names_of(thing)}


def unlike_any_other() -> Desk:
    """Make a desk of which every number differs from that of a new one, and from each other."""
    desk = Desk(shelves())
    for thing in (desk.shelves, desk):
        for number, name in enumerate(names_of(thing), 7):
            setattr(thing, name, number)
    desk.shelves.set_numbers(desk.shelves.numbers())  # which slots are taken goes by the books
    return desk


def test_the_numbers_of_a_desk_are_found() -> None:
    desk = Desk(shelves())
    at_hand = {"books", "bound", "draws", "removals", "outside"}
    assert set(names_of(desk)) >= {*at_hand, "points", "wands", "supply", "scored"}
    assert set(names_of(desk.shelves)) >= {"taken", "black", "pairs", "sides", "spiders", "candles"}


@pytest.mark.parametrize("way", ["clone", "copy_from", "plain values"])
def test_a_copy_of_a_desk_has_all_its_numbers(way: str) -> None:
    desk = unlike_any_other()
    if way == "clone":
        other = desk.clone()
    elif way == "copy_from":
        other = Desk(Shelves(PLAN))
        other.copy_from(desk)
    else:
        other = desk_from(PLAN, desk.numbers())

    assert numbers_of(other) == numbers_of(desk)
    assert numbers_of(other.shelves) == numbers_of(desk.shelves)


def test_all_that_is_not_used_in_a_turn_is_lost_and_all_else_stays() -> None:
    desk = unlike_any_other()
    before = numbers_of(desk)
    shelved = numbers_of(desk.shelves)
    desk.clear()

    lost = dict.fromkeys(("books", "bound", "draws", "removals", "outside"), 0)
    assert numbers_of(desk) == before | lost
    assert numbers_of(desk.shelves) == shelved
