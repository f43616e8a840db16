"""What is asked and what lies open, as codes and plain values for every face."""

from typing import Any

import pytest

from tests.games.atheneum.library import RULES, Library, at_work, dealt
from tests.rulebook import rule


def prompt(game: Library, name: str) -> dict[str, object]:
    """Give what a player is asked, as plain values."""
    return RULES.prompt(game.view(name)).plain()


def desk(game: Library, name: str) -> dict[str, Any]:
    """Give a desk as everybody sees it."""
    desks = RULES.facts(game.view("spectator"))["desks"]
    assert isinstance(desks, list)
    found: dict[str, Any] = desks[game.seat(name)]
    return found


def test_the_draft_asks_for_a_card() -> None:
    game = dealt("Ada Ben")

    assert prompt(game, "Ada") == {"code": "choose", "rule": "ATH-T2", "values": {"turn": 1, "phase": "A"}}
    game.say("Ada choose " + game.lies("hand Ada").split()[0])
    assert prompt(game, "Ada") == {"code": "wait", "rule": "ATH-T7", "values": {"count": 1}}
    assert prompt(game, "spectator")["code"] == "wait"


def test_the_turn_asks_what_to_do_with_all_that_is_at_hand() -> None:
    game = at_work(gets="Ada: pink + any in middle + rearrange 3 + bonus + wand", drawn="Ada: any any")

    assert prompt(game, "Ada") == {
        "code": "work", "rule": "ATH-T4",
        "values": {"steps": "free", "books": 2, "removals": 3, "draws": 1, "tokens": 2, "wands": 3},
    }  # fmt: skip


@pytest.mark.parametrize(
    ("action", "code", "rule", "values"),
    [
        ("take pink", "place", "ATH-B2", {"piece": "book", "colour": "pink"}),
        ("take black for middle", "place", "ATH-B8", {"piece": "bound", "colour": "black", "compartment": "middle"}),
        (
            "take turquoise for lower-left", "place", "ATH-B8",
            {"piece": "bound", "colour": "turquoise", "compartment": "lower-left"},
        ),
        ("take pink+green", "place", "ATH-B6", {"piece": "pair", "left": "pink", "right": "green"}),
        ("take turquoise+green", "place", "ATH-B6", {"piece": "pair", "left": "turquoise", "right": "green"}),
        ("candle green+pink", "light", "ATH-X3", {"token": "green+pink"}),
    ],
)  # fmt: skip
def test_what_was_taken_up_is_asked_for_its_place(action: str, code: str, rule: str, values: dict[str, str]) -> None:
    game = at_work(gets="Ada: pink + any in middle + any in lower-left", drawn="Ada: green+pink turquoise+green")
    game.say(f"Ada {action}")

    assert prompt(game, "Ada") == {"code": code, "rule": rule, "values": values}
    assert prompt(game, "Ben")["code"] == "work"


def test_a_captured_spider_asks_for_its_reward_and_the_end_for_nothing() -> None:
    game = at_work(gets="Ada: pink", shelves="Ada d: T G .", turn=10)
    game.shelve("Ada", "pink d3")
    assert prompt(game, "Ada") == {"code": "reward", "rule": "ATH-X1", "values": {}}
    game.say("Ada capture wand")
    game.finish()

    assert prompt(game, "Ada") == {"code": "over", "rule": "ATH-T8", "values": {}}
    assert RULES.facts(game.view("Ada"))["phase"] == "over"


def test_the_facts_tell_phase_turn_and_every_desk() -> None:
    game = at_work(
        gets="Ada: pink + pink + any in middle + rearrange 3 + bonus + points 2",
        shelves="Ada d: T G U; Ben e: P . . .", sides="Ben: 1", turn=7,
    )  # fmt: skip
    facts = RULES.facts(game.view("Ben"))

    assert (facts["phase"], facts["turn"]) == ("B", 7)
    ada = desk(game, "Ada")
    other = ("gives", "worth", "full", "goals", "nearest")
    assert {name: value for name, value in ada.items() if name not in other} == {
        "favourite": "turquoise", "points": 2, "wands": 2, "supply": 4, "scored": [],
        "books": {"d1": "turquoise", "d2": "green", "d3": "purple"}, "pairs": [], "sides": 0,
        "spiders": ["lower-left", "lower-right", "middle", "upper-right"], "candles": [],
        "hand": {"pink": 2, "any in middle": 1}, "draws": 1, "removals": 3, "outside": [],
    }  # fmt: skip
    assert (ada["full"], ada["worth"]) == (
        ["upper-left"], {"track": 2, "favourite": 0, "compartments": 2, "candles": 0, "wands": 2, "total": 6},
    )  # fmt: skip
    assert (desk(game, "Ben")["favourite"], desk(game, "Ben")["sides"]) == ("green", 1)
    assert desk(game, "Ben")["books"] == {"e1": "pink"}


def test_the_facts_tell_pairs_candles_and_what_was_scored() -> None:
    game = at_work(
        shelves="Ada a: . . . . / T G T .", gets="Ada: rearrange 4",
        drawn="Ada: green+pink turquoise+black pink+black wand",
    )  # fmt: skip
    game.shelve("Ada", "green+pink d1", "black+turquoise e2", "pink+black b1")
    game.say("Ada score O1", "Ada candle wand", "Ada on candle3", "Ada remove d1", "Ada remove b1")

    assert desk(game, "Ada")["pairs"] == ["e2"]
    assert desk(game, "Ada")["outside"] == ["green+pink", "pink+black"]
    assert desk(game, "Ada")["candles"] == [3]
    assert desk(game, "Ada")["scored"] == ["O1"]


def test_the_view_has_names_for_its_parts() -> None:
    game = at_work(gets="Ada: bonus", drawn="Ada: any", row="O5 O6 O7 O8")
    view = game.view("Ada")

    assert (view.turn, view.phase, len(view.played), view.left_in_queue(0)) == (1, 0, 2, 20)
    assert game.text(view.row) == "O5 O6 O7 O8"
    assert game.text(view.tokens(0)) == "any"
    assert game.text(view.hand(0)) == game.lies("hand Ada")
    assert view.hand(1) == [-2] * 4
    assert view.desk(0).numbers() == game.desk("Ada").numbers()
    view.desk(0).points = 99
    assert game.desk("Ada").points == 0


def test_the_facts_tell_what_objectives_ask_for_and_what_they_lack_on_each_desk() -> None:
    game = at_work(shelves="Ada a: . . . . / T G . .; Ben c: . . / . . / P .", row="O1 O27")
    facts: Any = RULES.facts(game.view("spectator"))

    assert [each["objective"] for each in facts["row"]][:2] == ["O1", "O27"]
    assert facts["row"][0] == {
        "objective": "O1", "points": 4, "wand": True, "parts": [{"compartment": "", "picture": ["TGT"]}],
        "leaves": 2,
    }  # fmt: skip
    assert desk(game, "Ada")["goals"]["O1"] == {
        "lacks": 1, "pictures": [["TGt"]], "at": [["a3"]], "props": [], "taken": [],
    }  # fmt: skip
    assert desk(game, "Ben")["goals"]["O27"] == {
        "lacks": 6, "pictures": [["__", "#_"], ["___"]], "at": [["c2", "c3", "c4"], ["d1", "d2", "d3"]],
        "props": [], "taken": [],
    }  # fmt: skip


@rule("ATH-T6", "ATH-T8")
@pytest.mark.parametrize(("turn", "leaves"), [(1, [4, 3, 2, 1]), (8, [None, None, 2, 1]), (10, [None] * 4)])
def test_the_facts_tell_when_objectives_leave(turn: int, leaves: list[int | None]) -> None:
    facts: Any = RULES.facts(at_work(turn=turn).view("spectator"))

    assert [each["leaves"] for each in facts["row"]] == leaves


def test_the_facts_name_the_open_objective_that_lacks_least() -> None:
    game = at_work(gets="Ada: turquoise", shelves="Ada a: . . . . / T G . .", row="O27 O1 O2 O3")

    assert [desk(game, name)["nearest"] for name in ("Ada", "Ben")] == ["O1", "O1"]
    game.say("Ada take turquoise", "Ada at a3", "Ada score O1")
    assert desk(game, "Ada")["nearest"] != "O1"


@rule("ATH-C6")
def test_the_facts_tell_how_shelves_are_built_and_to_whom_sections_go() -> None:
    facts: Any = RULES.facts(at_work(gets="Ada: pink").view("Ben"))

    assert facts["plan"]["candles"] == [4, 3, 2, 2, 1, 2, 1]
    assert facts["plan"]["compartments"][2] == {"name": "middle", "letter": "c", "width": 2, "levels": 3, "points": 6}
    assert [each["gives"] for each in facts["desks"]] == [
        {"yellow": 0, "blue": 1, "grey": 1}, {"yellow": 1, "blue": 0, "grey": 0},
    ]  # fmt: skip
    three: Any = RULES.facts(at_work("Ada Ben Cleo").view("Ben"))
    assert three["desks"][0]["gives"] == {"yellow": 0, "blue": 2, "grey": 1}
