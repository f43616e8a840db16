"""The numbers and texts of actions are frozen: a new action gets a new number at the end, an old one keeps its own."""

import hashlib
from pathlib import Path

import pytest

import readingroom
from readingroom import UnknownAction

GOLDEN = Path(__file__).parents[2] / "golden" / "biblios-actions.txt"
FROZEN = 202  # lines of the golden file that were published and never change
FROZEN_HASH = "bec70b737fb9bf5c"

CATALOGUE = readingroom.load("biblios").catalogue


def golden() -> list[str]:
    return GOLDEN.read_text(encoding="utf-8").splitlines()


def test_every_action_has_the_number_and_text_of_the_golden_file() -> None:
    lines = [f"{number} {text}" for number, text in enumerate(CATALOGUE.texts)]
    assert lines[: len(golden())] == golden(), "numbers and texts never change"
    assert lines[len(golden()) :] == [], f"add the new actions at the end of {GOLDEN.name}"


def test_the_golden_file_is_append_only() -> None:
    published = "\n".join(golden()[:FROZEN])
    assert hashlib.sha256(published.encode()).hexdigest()[:16] == FROZEN_HASH


def test_number_and_text_of_every_action_lead_to_each_other() -> None:
    for number, text in enumerate(CATALOGUE.texts):
        assert CATALOGUE.find(text) == number
        assert CATALOGUE.text(number) == text
        assert " ".join([CATALOGUE.verb(number), *CATALOGUE.arguments(number)]) == text


def test_spaces_around_the_words_of_an_action_do_not_matter() -> None:
    assert CATALOGUE.find("  bid   4 ") == CATALOGUE.find("bid 4")


@pytest.mark.parametrize("number", [-1, 202, 10_000])
def test_a_number_of_no_action_is_refused_with_the_numbers_there_are(number: int) -> None:
    with pytest.raises(UnknownAction, match=f"no action number {number}: they go from 0 to 201"):
        CATALOGUE.text(number)


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
