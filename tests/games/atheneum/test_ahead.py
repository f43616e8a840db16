"""What a page shows ahead is what happens then, and comes from the view alone."""

from collections.abc import Iterator
from typing import Any

import pytest

import readingroom
from readingroom import Chance
from tests.games.atheneum.library import at_work as laid_out
from tests.rulebook import rule

RULES = readingroom.load("atheneum")
SOME = 60  # of so many ways one is tried, beside those that bring something


def at_work(seats: int, seed: int, most: int) -> Iterator[tuple[Any, int]]:
    """Play at random, and give the table each time when somebody is at work or places something."""
    g, chance, found = RULES.new(seats, {}, Chance(seed)), Chance(seed), 0
    while not RULES.over(g) and found < most:
        seat = RULES.asked(g)[chance.below(len(RULES.asked(g)))]
        options = RULES.options(g, seat)
        if RULES.prompt(RULES.observe(g, seat)).code in ("work", "place"):
            found += 1
            yield g, seat
        more = [each for each in options if RULES.catalogue.text(each) != "finish"]
        RULES.play(g, seat, (more or options)[chance.below(len(more or options))])


def fulfilled(g: Any, seat: int) -> set[str]:
    """Name the open objectives that somebody's shelves fulfil."""
    desk: Any = RULES.facts(RULES.observe(g, None))["desks"][seat]  # type: ignore[index]
    return {name for name, goal in desk["goals"].items() if not goal["lacks"] and name not in desk["scored"]}


def offered(g: Any, seat: int) -> list[str]:
    """List the texts of what somebody can choose from."""
    return [RULES.catalogue.text(each) for each in RULES.options(g, seat)]


def after(g: Any, seat: int, *texts: str) -> Any:
    """Give the table after some actions."""
    then = RULES.clone(g)
    for text in texts:
        RULES.play(then, seat, RULES.catalogue.find(text))
    return then


def ways_of(text: str, does: Any) -> dict[tuple[str, ...], list[str]]:
    """Give what each way from an action on brings, by the actions that it takes."""
    if not isinstance(does, dict):
        return {(text,): does}
    return {(text, *way): what for place in does for way, what in ways_of(place, does[place]).items()}


@pytest.mark.parametrize("seats", [2, 5])
def test_the_slots_ahead_are_those_that_are_offered_then(seats: int) -> None:
    tried = 0
    for g, seat in at_work(seats, seats, 60):
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        for action in RULES.options(g, seat):
            text = RULES.catalogue.text(action)
            if text.split()[0] in ("take", "candle"):
                then = after(g, seat, text)
                assert list(ahead[text]) == offered(then, seat)
                tried += 1
            elif text.startswith("remove "):
                ((again, slots),) = ahead[text].items()
                assert list(slots) == offered(after(g, seat, text, again), seat)
                tried += 1
    assert tried > 60


def test_what_a_slot_brings_ahead_is_what_it_brings_then() -> None:
    brought = set()
    for number, (g, seat) in enumerate(at_work(2, 7, 400)):
        desk: Any = RULES.facts(RULES.observe(g, None))["desks"][seat]  # type: ignore[index]
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        ways = [each for text, does in ahead.items() if text != "finish" for each in ways_of(text, does).items()]
        for way, what in [*ways[number % SOME :: SOME], *[each for each in ways if each[1]][:3]]:
            then = after(g, seat, *way)
            fresh = fulfilled(then, seat) - fulfilled(g, seat) if desk["wands"] else set()
            assert {each for each in what if each != "spider"} == fresh
            assert ("spider" in what) == (RULES.prompt(RULES.observe(then, seat)).code == "reward")
            brought.update(what)
    assert "spider" in brought
    assert len(brought) > 3


@rule("ATH-T7")
def test_the_end_of_a_turn_is_said_to_cost_what_could_still_be_used() -> None:
    game = laid_out(
        gets="Ada: pink + pink + any in middle + bonus", drawn="Ada: green+pink wand", bag="any",
        shelves="Ada a: . . . . / T G T .", row="O1 O2 O3 O4",
    )  # fmt: skip
    assert RULES.ahead(game.view("Ada"))["finish"] == {
        "books": {"pink": 2, "any in middle": 1}, "tokens": ["green+pink", "wand"], "moves": 0, "draws": 1,
        "goals": ["O1"],
    }  # fmt: skip


@rule("ATH-T7")
def test_what_can_no_longer_be_used_is_no_cost() -> None:
    full = "Ada c: P P / P P / P P"
    game = laid_out(gets="Ada: any in middle", shelves=full)
    assert RULES.ahead(game.view("Ada"))["finish"] == {"books": {}, "tokens": [], "moves": 0, "draws": 0, "goals": []}
    again = laid_out(gets="Ada: any in middle + rearrange 3", shelves=full)
    assert RULES.ahead(again.view("Ada"))["finish"] == {
        "books": {"any in middle": 1}, "tokens": [], "moves": 3, "draws": 0, "goals": [],
    }  # fmt: skip


@rule("ATH-T7", "ATH-B6")
def test_a_pair_that_waits_outside_is_a_cost_if_room_could_still_be_made_for_it() -> None:
    full = "Ada a: P P P P / P P P P; Ada b: P P P / P P P; Ada c: P P / P P / P P; Ada e: P P P P; Ada d: G+U K"
    game = laid_out(gets="Ada: rearrange 3 + pink", shelves=full)
    game.say("Ada remove d1")
    game.shelve("Ada", "pink d1")
    assert game.asks("Ada", "take") == ""
    cost = {"books": {}, "tokens": ["green+purple"], "moves": 1, "draws": 0, "goals": []}
    assert RULES.ahead(game.view("Ada"))["finish"] == cost


@rule("ATH-T7", "ATH-B6")
def test_a_pair_that_waits_outside_for_good_is_no_cost_even_if_a_token_like_it_can_be_a_candle() -> None:
    full = "Ada a: P P P P / P P P P; Ada b: P P P / P P P; Ada c: P P / P P / P P; Ada e: P P P P; Ada d: G+U K"
    game = laid_out(gets="Ada: rearrange 2 + pink", shelves=full, drawn="Ada: green+purple")
    game.say("Ada remove d1")
    game.shelve("Ada", "pink d1")
    assert game.asks("Ada") == "finish, candle green+purple"
    cost = {"books": {}, "tokens": ["green+purple"], "moves": 0, "draws": 0, "goals": []}
    assert RULES.ahead(game.view("Ada"))["finish"] == cost


def test_who_is_not_asked_is_told_nothing_ahead() -> None:
    for g, seat in at_work(2, 5, 5):
        assert RULES.ahead(RULES.observe(g, None)) == {}
        RULES.play(g, 1 - seat, RULES.catalogue.find("finish"))
        assert RULES.ahead(RULES.observe(g, 1 - seat)) == {}
        break


def test_the_box_has_the_sections_of_every_study_card() -> None:
    box: Any = RULES.box()
    assert list(box) == [f"{deck}{number}" for deck in "AB" for number in range(1, 31)]
    assert box["A16"] == {"yellow": ["turquoise", "wand"], "blue": ["bonus"], "grey": ["pink", "points 1"]}
