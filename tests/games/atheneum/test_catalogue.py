"""The numbers and texts of actions are frozen: a new action gets a new number at the end, an old one keeps its own."""

import hashlib
from pathlib import Path

import pytest

from readingroom import UnknownAction
from readingroom.games.atheneum import actions
from tests.games.atheneum.library import RULES

GOLDEN = Path(__file__).parents[2] / "golden" / "atheneum-actions.txt"
FROZEN = 254  # lines of the golden file that were published and never change
FROZEN_HASH = "d36c67cd86bfe10a"

CATALOGUE = RULES.catalogue


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
        (actions.FINISH, "finish"),
        (actions.DRAW, "draw"),
        (actions.USE, "use wand"),
        (actions.TAKE, "take turquoise"),
        (actions.TAKE_BOUND, "take turquoise for lower-left"),
        (actions.TAKE_PAIR, "take turquoise+green"),
        (actions.CANDLE, "candle turquoise+green"),
        (actions.SCORE, "score O1"),
        (actions.CHOOSE, "choose A1"),
        (actions.CAPTURE, "capture wand"),
        (actions.ON, "on candle1"),
        (actions.AT, "at a1"),
        (actions.REMOVE, "remove a1"),
        (actions.REMOVE + 2 * 38, "remove g6"),
    ],
)
def test_each_verb_begins_where_its_constant_says(number: int, text: str) -> None:
    assert CATALOGUE.text(number) == text


@pytest.mark.parametrize("number", [-1, 254, 10_000])
def test_a_number_of_no_action_is_refused_with_the_numbers_there_are(number: int) -> None:
    with pytest.raises(UnknownAction, match=f"no action number {number}: they go from 0 to 253"):
        CATALOGUE.text(number)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("take blue", "take black"),
        ("take pink for midle", "take pink for middle"),
        ("at a9", "at a8"),
        ("remove h1", "remove g1"),
        ("score O36", "score O3"),
        ("choose C1", "choose A1"),
        ("finsh", "finish"),
        ("candle red", ""),
        ("", ""),
    ],
)
def test_a_misspelt_action_is_refused_with_what_comes_near(text: str, near: str) -> None:
    with pytest.raises(UnknownAction, match="is not an action") as refused:
        CATALOGUE.find(text)
    assert near in str(refused.value)
