"""The numbers and texts of actions are frozen: a new action gets a new number at the end, an old one keeps its own."""

import hashlib
from pathlib import Path

import pytest

import readingroom
from readingroom import UnknownAction
from readingroom.games.exlibris import actions

GOLDEN = Path(__file__).parents[2] / "golden" / "exlibris-actions.txt"
FROZEN = 1754  # lines of the golden file that were published and never change
FROZEN_HASH = "b0e5f0cc41025dba"

CATALOGUE = readingroom.load("exlibris").catalogue


def golden() -> list[str]:
    return GOLDEN.read_text(encoding="utf-8").splitlines()


def test_every_action_has_the_number_and_text_of_the_golden_file() -> None:
    lines = [f"{number} {text}" for number, text in enumerate(CATALOGUE.texts)]
    assert lines[: len(golden())] == golden(), "numbers and texts never change"
    assert lines[len(golden()) :] == [], f"add the new actions at the end of {GOLDEN.name}"


def test_the_golden_file_is_append_only() -> None:
    published = "\n".join(golden()[:FROZEN])
    assert hashlib.sha256(published.encode()).hexdigest()[:16] == FROZEN_HASH


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (actions.DONE, "done"), (actions.RETREAT, "retreat"), (actions.ALLOW, "allow"), (actions.AGAIN, "again"),
        (actions.BURN_ALL, "burn-all"), (actions.SHIFT + 2, "shift up"), (actions.SPACE, "space 1"),
        (actions.BID + 3, "bid 4"), (actions.TO + 2, "to 2"), (actions.NAME + 5, "name spells"),
        (actions.KEEP + 7, "keep haunted-hall"), (actions.PLACE, "place home"),
        (actions.PLACE + 10, "place bookseller"),
        (actions.SPECIAL + 18, "special joiners-workshop"), (actions.RECALL + 4, "recall 1 special"),
        (actions.OUST + 15, "oust 3 3"), (actions.REMOVE + 1, "remove diviners-hut"), (actions.AT + 83, "at 2,3"),
        (actions.OVER + 41, "over 1,1"), (actions.UNDER + 159, "under 3,39"), (actions.SHELVE, "shelve A1"),
        (actions.TAKE + 151, "take Z3"), (actions.DISCARD, "discard A1"), (actions.GIVE, "give A1"),
        (actions.LIFT, "lift A1"), (actions.SWAP, "swap A1"), (actions.TURN + 151, "turn Z3"),
        (actions.SLIDE - 39, "slide -39"), (actions.SLIDE + 39, "slide 39"),
    ],
)  # fmt: skip
def test_the_names_in_the_rules_stand_for_the_right_actions(number: int, text: str) -> None:
    assert CATALOGUE.text(number) == text
    assert actions.NUMBERS[number] == number


def test_a_text_that_is_no_action_is_refused_with_what_comes_near() -> None:
    with pytest.raises(UnknownAction, match="place bookseller"):
        CATALOGUE.find("place bookseler")
