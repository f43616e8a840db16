"""Games of Atheneum that were played with the real box are scored from a sheet of pictures."""

import json
from pathlib import Path

import pytest

from readingroom.cli import main
from readingroom.games.atheneum.plan import COLOURS
from readingroom.games.atheneum.rules import rules
from readingroom.locales import language
from readingroom.locales.atheneum import AtheneumWords
from readingroom.locales.voice import Voice
from tests.cli.scoring_page import PAGE, block
from tests.rulebook import rule

ADA = '[players.Ada]\nfavourite = "pink"\npoints = 34\nwands = 1\n'
BEN = '[players.Ben]\nfavourite = "green"\npoints = 20\nwands = 0\n'


def score(tmp_path: Path, text: str, *options: str) -> int:
    """Score a sheet."""
    sheet = tmp_path / "evening.toml"
    sheet.write_text(text, encoding="utf-8")
    return main(["score", "atheneum", str(sheet), "--lang", "en", *options])


@rule("ATH-E1", "ATH-E2", "ATH-E3", "ATH-E4")
def test_the_example_of_the_rulebook_comes_to_70(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(tmp_path, block("toml", "Atheneum"), "--json") == 0

    said = json.loads(capsys.readouterr().out)
    lines = {line["code"]: line["points"] for line in said["scores"][0]["lines"]}
    assert said["names"][0] == "Timothée"
    assert lines == {"track": 34, "favourite": 9, "compartments": 17, "candles": 9, "wands": 1}
    assert said["scores"][0]["points"] == 70


def test_the_page_shows_what_really_comes_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(tmp_path, block("toml", "Atheneum")) == 0

    said = "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines())
    assert said in PAGE.read_text(encoding="utf-8")


@rule("ATH-E5")
def test_a_tie_goes_to_the_most_books(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = BEN.replace("20", "35") + 'upper-left = "T . ."\n'
    assert score(tmp_path, ADA + more, "--json") == 0
    assert json.loads(capsys.readouterr().out)["ranking"] == [[1], [0]]


def test_favourites_may_be_named_by_subject_and_in_any_language(tmp_path: Path) -> None:
    for name in ("Pink", "rose", "Publications sur le paranormal", "róż"):
        assert score(tmp_path, ADA.replace("pink", name) + BEN) == 0


def test_side_shelves_give_their_candle_slots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = 'side-2 = ["P . .", "P G+T"]\ncandles = [2, 2, 1]\n'
    assert score(tmp_path, ADA + more + BEN, "--json") == 0
    lines = {line["code"]: line["points"] for line in json.loads(capsys.readouterr().out)["scores"][0]["lines"]}
    assert (lines["favourite"], lines["candles"]) == (2, 5)


@pytest.mark.parametrize(
    ("sheet", "why"),
    [
        (ADA, "There are 2 to 5 players in this game, not 1."),
        ("[dice]\n" + ADA + BEN, "The sheet has a part “dice”; it can have: players."),
        ("", "The sheet has no part “players”."),
        ('players = "Ada"', "The players should be tables, as in [players.Ada]"),
        (ADA.replace("wands = 1\n", "") + BEN, "Ada has no “wands” on the sheet."),
        (ADA + "spiders = 3\n" + BEN, "Ada has “spiders” on the sheet; there can be: favourite, points, wands,"),
        (ADA.replace("pink", "gold") + BEN, "“gold” (Ada) is not a subject. Choose from: turquoise, green,"),
        (ADA + BEN.replace("green", "pink"), "Ben and Ada have the same favourite subject"),
        (ADA.replace("wands = 1", "wands = 7") + BEN, "wands (Ada) should be a whole number from 0 to 6, not 7."),
        (
            ADA.replace("points = 34", "points = -1") + BEN,
            "points (Ada) should be a whole number from 0 to 999, not -1.",
        ),
        (ADA + 'upper-left = "P P"\n' + BEN, "upper-left (Ada) should have 1 level of 3 slots, the top level first"),
        (ADA + 'lower-left = ["P P X P"]\n' + BEN, "lower-left (Ada) should have 2 levels of 4 slots"),
        (ADA + 'middle = ["P", 3]\n' + BEN, "middle (Ada) should have 3 levels of 2 slots"),
        (ADA + 'upper-right = ". P . ."\n' + BEN, "upper-right (Ada): books cannot stand like that."),
        (
            ADA + "candles = [4, 4]\n" + BEN,
            "Ada has candles at [4, 4]; the candle slots of these shelves are worth 4, 3, 2.",
        ),
        (ADA + "candles = 4\n" + BEN, "Ada has candles at 4; the candle slots"),
    ],
)
def test_a_sheet_that_cannot_be_right_is_refused(
    sheet: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(tmp_path, sheet) == 2
    assert why in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("row", ["+T . .", "T G+", "T ++ G ."])
def test_a_plus_that_joins_no_two_slots_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], row: str
) -> None:
    assert score(tmp_path, ADA + f'upper-left = "{row}"\n' + BEN) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert "upper-left (Ada) should have 1 level of 3 slots, the top level first" in said
    assert "a plus within a pair" in said


@pytest.mark.parametrize(
    ("code", "heading"),
    [("en", "Final scoring of Atheneum"), ("fr", "Le décompte d’Atheneum"), ("pl", "Podliczanie punktów: Atheneum")],
)
def test_the_game_is_called_by_its_name_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], code: str, heading: str
) -> None:
    assert score(tmp_path, ADA + BEN, "--lang", code) == 0
    assert capsys.readouterr().out.splitlines()[0].strip() == heading


@rule("ATH-E1")
@pytest.mark.parametrize("row", ["G U P K", "G Pu Pi B", "Ve Vi R N", "Z F R C", "z f r c", "GUPK", "VeViRN"])
def test_a_sheet_may_have_the_letters_that_are_seen_in_any_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], row: str
) -> None:
    said = []
    for written in (row, "G U P K"):
        assert score(tmp_path, ADA + f'lower-left = [". . . .", "{written}"]\n' + BEN, "--json") == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


@pytest.mark.parametrize("code", ["en", "fr", "pl"])
def test_a_sheet_that_is_refused_says_letters_that_are_understood(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], code: str
) -> None:
    sheet = tmp_path / "evening.toml"
    sheet.write_text(ADA + 'upper-left = "X"\n' + BEN, encoding="utf-8")
    assert main(["score", "atheneum", str(sheet), "--lang", code]) == 2
    said = " ".join(capsys.readouterr().err.split())
    words = AtheneumWords(rules())
    for colour in range(len(COLOURS)):
        assert f" {Voice(language(code), [], None).say(words.letter(colour))} " in said
