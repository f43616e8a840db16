"""Shelves of the real box are reckoned from a sheet, with what would best have been turned face down."""

import json
import re
from pathlib import Path

import pytest

from readingroom.cli import main
from readingroom.cli.exlibris import sheet as sheets
from readingroom.engine.errors import Refusal
from readingroom.games.exlibris.box import HERE
from readingroom.games.exlibris.rules import ExLibrisRules, rules
from readingroom.locales import Language
from tests.rulebook import rule

PAGE = Path(__file__).parents[2] / "docs" / "scoring.md"
RULES: ExLibrisRules = rules()
ENGLISH = Language("en")
HEAD = 'prominent = "reference"\nbanned = "codices"\n'
ADA = HEAD + '[players.Ada]\nfocus = "spells"\nshelf = ["A1 A2"]\n'
BEN = '[players.Ben]\nfocus = "monsters"\nshelf = "B1 / B2"\n'


def block(kind: str) -> str:
    """Take an example out of the page about scoring."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def score(sheet: str, folder: Path, *more: str) -> int:
    """Run the command on a sheet."""
    path = folder / "evening.toml"
    path.write_text(sheet, encoding="utf-8")
    return main(["score", "exlibris", str(path), *more])


def why(sheet: str) -> str:
    """Say why a sheet is refused."""
    with pytest.raises(Refusal) as refused:
        sheets.score(sheet, RULES, ENGLISH)
    return str(refused.value)


@rule("EXL-E9")
def test_the_page_shows_what_really_comes_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(block("toml-exlibris"), tmp_path, "--lang", "en") == 0
    said = "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines())
    assert said == block("text-exlibris").rstrip("\n")
    assert "Ben: best turned face down before the inspection" in said


@rule("EXL-O6")
def test_a_game_for_one_is_reckoned_against_the_public_library(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(block("toml-solo"), tmp_path, "--lang", "en") == 0
    said = capsys.readouterr().out
    assert "the public library" in said
    assert "Ada passes: " in said or "The public library wins: " in said


def test_programs_get_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score(block("toml-exlibris"), tmp_path, "--json") == 0
    said = json.loads(capsys.readouterr().out)
    assert said["names"] == ["Ada", "Ben"]
    assert said["turn"][1] == {"cards": ["D2"], "points": said["scores"][1]["points"] + 1}
    assert [line["code"] for line in said["scores"][0]["lines"]] == [part["code"] for part in said["sheet"]]


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_language_has_the_whole_form(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert score(block("toml-exlibris"), tmp_path, "--lang", language) == 0
    said = capsys.readouterr().out
    assert "exlibris-" not in said
    assert "{" not in said


def test_categories_may_be_called_by_their_names_in_any_language() -> None:
    names = ADA.replace('"spells"', '"Zaklęcia i mikstury"').replace('"reference"', '"Manuels de référence"')
    mine, same = (sheets.score(sheet + BEN, RULES, ENGLISH).scores[0] for sheet in (names, ADA))
    assert mine.points == same.points


@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        ("[", "The sheet is neither TOML nor JSON"),
        ('prominent = "spells"', "The sheet has no part “banned”."),
        (
            ADA + BEN + "[dice]\n",
            "The sheet has a part “dice”; it can have: prominent, banned, players, public-library.",
        ),
        (ADA.replace("spells", "cooking") + BEN, "“cooking” (Ada) is not a category. There are: codices, fiction"),
        (ADA.replace("spells", "monsters") + BEN, "and monsters is there twice."),
        (ADA.replace("A2", "A99") + BEN, "“A99” (Ada) is not a card. Write C4, C4+"),
        (ADA.replace("A2", "B1") + BEN, "B1 is there twice: with Ada and with Ben. There is only one."),
        (ADA.replace('["A1 A2"]', '["A1", "A2", "A3", "A4"]') + BEN, "The shelf of Ada should be one to three rows"),
        (ADA.replace('["A1 A2"]', "3") + BEN, "The shelf of Ada should be one to three rows"),
        (ADA.replace("A1 A2", "## " * 40) + BEN, "The shelf of Ada is wider than 39 cards."),
        (ADA + "hand = -1\n" + BEN, "The hand of Ada should be a number of cards, not -1."),
        (ADA + "age = 7\n" + BEN, "Ada has “age”; a player has: focus, shelf, hand."),
        (HEAD + '[players.Ada]\nfocus = "spells"\n' + BEN, "Ada has no “shelf”."),
        (ADA, "A solo game needs a part “public-library”"),
        (ADA + BEN + '[public-library]\nfocus = "fiction"\ncards = []\n', "A solo game needs a part"),
        (ADA.replace("A2", "+") + BEN, "“+” (Ada) is not a card."),
        (ADA.replace("A2", ".+") + BEN, "“.+” (Ada) is not a card."),
        (ADA + "hand = 149\n" + BEN, "There are 153 cards on the sheet, and only 152 in the box."),
        (HEAD + 'players = "Ada"', "Every player should be a part with a name, a focus and a shelf"),
        (HEAD + '[players]\nAda = "A1"\n', "Every player should be a part with a name, a focus and a shelf"),
        (HEAD + '[players.""]\nfocus = "spells"\nshelf = "A1"\n' + BEN, "Every player should be a part with a name"),
        (HEAD + "[players]\n", "There are 1 to 4 players in this game, not 0."),
    ],
)
def test_a_sheet_that_cannot_be_right_is_refused_with_the_reason(sheet: str, reason: str) -> None:
    assert reason in why(sheet)


@rule("EXL-C6")
def test_deck_check_takes_our_cards_and_our_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("cards.toml", "tiles.toml"):
        assert main(["deck", "check", str(HERE / name), "--game", "exlibris", "--lang", "en"]) == 0
        assert capsys.readouterr().out == f"{name} is a good deck; its name is {RULES.deck_name()}.\n"


@rule("EXL-C6")
def test_deck_check_refuses_a_broken_box_with_the_card_and_the_limit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[cards]\nA1 = ["spells: Ape"]\n', encoding="utf-8")
    assert main(["deck", "check", str(path), "--game", "exlibris", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "The deck mine.toml cannot be used: card A1 has 1 book; a card has two to four" in said
