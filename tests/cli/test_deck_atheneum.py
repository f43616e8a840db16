"""A deck of one's own for Atheneum is checked on the command line."""

from pathlib import Path

import pytest

from readingroom.cli import main
from readingroom.games.atheneum import components
from tests.rulebook import rule

SHIPPED = Path(components.__file__).with_name("components.toml")


@rule("ATH-C8")
def test_the_deck_that_comes_with_the_game_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(SHIPPED), "--game", "atheneum", "--lang", "en"]) == 0
    assert components.shipped_deck().name() in capsys.readouterr().out


@rule("ATH-C8")
@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("en", "objective O1: 'points' must be a whole number from 3 to 8, not 9"),
        ("fr", "pour l’objectif O1, « points » doit être un nombre entier de 3 à 8, et non 9"),
        ("pl", "na karcie celu O1 „points” ma być liczbą całkowitą od 3 do 8, a nie 9"),
    ],
)
def test_a_deck_that_breaks_a_limit_is_refused_with_card_and_limit_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], code: str, says: str
) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text(
        SHIPPED.read_text(encoding="utf-8").replace("O1 = { points = 4", "O1 = { points = 9"), encoding="utf-8"
    )
    assert main(["deck", "check", str(deck), "--game", "atheneum", "--lang", code]) == 2
    assert says in " ".join(capsys.readouterr().err.split())
