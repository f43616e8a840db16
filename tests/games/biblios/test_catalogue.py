"""What the actions are called, and what is said of one that is misspelt."""

import pytest

import readingroom
from readingroom import UnknownAction

CATALOGUE = readingroom.load("biblios").catalogue


def test_spaces_around_the_words_of_an_action_do_not_matter() -> None:
    assert CATALOGUE.find("  bid   4 ") == CATALOGUE.find("bid 4")


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("kep", "keep"),
        ("offr", "offer"),
        ("bid4", "bid 4"),
        ("take G4", "take G3"),
        ("raise monk", "raise monks"),
        ("lower holy books", "lower holy-books"),
        ("pay MA1", "pay MA2"),
        ("PASS ", ""),
        ("sing a song of sixpence", ""),
        ("", ""),
        ("bid 0", "bid 80"),
        ("bid 81", "bid 8"),
    ],
)
def test_a_misspelt_action_is_refused_with_what_comes_near(text: str, near: str) -> None:
    with pytest.raises(UnknownAction) as refused:
        CATALOGUE.find(text)
    message = str(refused.value)
    assert repr(" ".join(text.split())) in message
    assert "is not an action" in message
    assert ("did you mean" in message) == bool(near)
    assert near in message
    assert near in refused.value.params["near"]  # type: ignore[operator]
