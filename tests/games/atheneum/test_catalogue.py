"""What is said of an action that is misspelt."""

import pytest

from readingroom import UnknownAction
from tests.games.atheneum.library import RULES

CATALOGUE = RULES.catalogue


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
