"""The numbers and texts of actions are frozen: a new action gets a new number at the end, an old one keeps its own."""

import hashlib
from pathlib import Path

import pytest

import readingroom
from readingroom import UnknownAction
from tests.laws.play import every_game

FROZEN = {
    "biblios": (202, "bec70b737fb9bf5c"),
    "atheneum": (254, "d36c67cd86bfe10a"),
    "exlibris": (1754, "b0e5f0cc41025dba"),
}
"""How many lines of each golden file were published and never change, and their hash."""

pytestmark = pytest.mark.parametrize("game", every_game())


def golden(game: str) -> list[str]:
    return (Path(__file__).parent / f"{game}-actions.txt").read_text(encoding="utf-8").splitlines()


def test_every_action_has_the_number_and_text_of_the_golden_file(game: str) -> None:
    lines = [f"{number} {text}" for number, text in enumerate(readingroom.load(game).catalogue.texts)]
    published = golden(game)
    assert lines[: len(published)] == published, "numbers and texts never change"
    assert lines[len(published) :] == [], f"add the new actions at the end of {game}-actions.txt"


def test_the_golden_file_is_append_only(game: str) -> None:
    lines, checksum = FROZEN[game]
    published = "\n".join(golden(game)[:lines])
    assert hashlib.sha256(published.encode()).hexdigest()[:16] == checksum


def test_number_and_text_of_every_action_lead_to_each_other(game: str) -> None:
    catalogue = readingroom.load(game).catalogue
    for number, text in enumerate(catalogue.texts):
        assert catalogue.find(text) == number
        assert catalogue.text(number) == text
        assert " ".join([catalogue.verb(number), *catalogue.arguments(number)]) == text


@pytest.mark.parametrize("beyond", [-10_000, -1, 0, 10_000])
def test_a_number_of_no_action_is_refused_with_the_numbers_there_are(game: str, beyond: int) -> None:
    catalogue = readingroom.load(game).catalogue
    last = len(catalogue.texts) - 1
    number = beyond if beyond < 0 else last + 1 + beyond
    with pytest.raises(UnknownAction, match=f"no action number {number}: they go from 0 to {last}"):
        catalogue.text(number)
