"""What the actions are called, and what is said of one that is misspelt."""

import pytest

from readingroom import UnknownAction
from readingroom.games.atheneum import actions
from tests.games.atheneum.library import RULES

CATALOGUE = RULES.catalogue


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
