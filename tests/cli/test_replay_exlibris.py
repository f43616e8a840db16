"""Damaged records of Ex Libris are refused with the line, and in the language of the reader."""

import re
from pathlib import Path

import pytest

from readingroom import Chance, record
from readingroom.cli import main
from tests.games.exlibris.tables import RULES


@pytest.fixture(scope="module")
def text() -> str:
    """Play the beginning of a game at random and write it down."""
    g = RULES.new(2, {}, Chance(3))
    game = record.begin(RULES, g)
    chance = Chance(4)
    for _ in range(30):
        [seat] = RULES.asked(g)
        options = RULES.options(g, seat)
        action = options[chance.below(len(options))]
        RULES.play(g, seat, action)
        record.note(game, g, seat, action)
    return record.write(game)


@pytest.mark.parametrize(
    ("old", "new", "english", "french", "polish"),
    [
        (
            "deck: ", "dock: ", "is not a header line", "n’est pas une ligne d’en-tête",
            "to nie wiersz nagłówka",
        ),
        (
            "seats: 2\n", "", "The header has no line “seats: …”", "Il manque à l’en-tête la ligne « seats: … »",
            "W nagłówku brakuje wiersza „seats: …”",
        ),
        (" keep ", " shelve Q99 ", "“shelve Q99", "« shelve Q99", "„shelve Q99"),
        (" keep ", " place ", "is not an action", "n’est pas une action", "to nie akcja"),
        ("0 place", "1 place", "not the turn of seat 1", "pas à la place 1", "To nie kolej miejsca 1"),
        ("~ shuffle draw: ", "~ shuffle draw: Q99 ", "no such card", "Cette carte n’existe pas", "Nie ma takiej karty"),
    ],
)  # fmt: skip
def test_a_damaged_record_is_refused_in_every_language(
    tmp_path: Path, text: str, old: str, new: str, english: str, french: str, polish: str,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    path = tmp_path / "game.record"
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    for language, words in (("en", english), ("fr", french), ("pl", polish)):
        assert main(["replay", str(path), "--lang", language]) == 2
        said = capsys.readouterr()
        assert words in said.err.replace("\N{NO-BREAK SPACE}", " ")
        assert re.search(r" \d+\. [“„«A-Z]", said.err)  # the reason is a sentence of its own
        assert said.err.count("\n") == 1
        assert said.out == ""
