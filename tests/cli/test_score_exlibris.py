"""Shelves of the real box are scored from a sheet, with what would best have been turned face down."""

import json
import tomllib
from pathlib import Path

import pytest

from readingroom import Chance
from readingroom.cli import main
from readingroom.cli.exlibris import sheet as sheets
from readingroom.engine.errors import Refusal
from readingroom.engine.score import Score
from readingroom.games.exlibris.box import HERE
from readingroom.games.exlibris.components import CATEGORIES
from readingroom.games.exlibris.rules import ExLibrisRules, rules
from readingroom.games.exlibris.state import hand
from readingroom.locales import language
from tests.cli.scoring_page import block
from tests.rulebook import rule

SAMPLES = Path(__file__).parents[2] / "samples"
RULES: ExLibrisRules = rules()
ENGLISH = language("en")
HEAD = 'prominent = "reference"\nbanned = "codices"\n'
ADA = HEAD + '[players.Ada]\nfocus = "spells"\nshelf = ["A1 A2"]\n'
FORM = (
    HEAD + '[players.Ada]\nfocus = "spells"\nrectangle = 9\n[players.Ada.books]\n'
    "codices = 3\nfiction = 5\nhistoric = 5\nmonsters = 4\nreference = 2\nspells = 6\n"
)
BEN = '[players.Ben]\nfocus = "monsters"\nshelf = "B1 / B2"\n'


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
def test_a_game_for_one_is_scored_against_the_public_library(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(block("toml-solo"), tmp_path, "--lang", "en") == 0
    said = capsys.readouterr().out
    assert "the public library" in said
    assert "Ada passes: " in said or "The public library wins: " in said


def form_sheet(scores: list[Score], foci: list[int], prominent: int, banned: int, hands: list[int]) -> str:
    """Write the form that belongs to the scores of a game, as people would fill it in."""
    lines = [f'prominent = "{CATEGORIES[prominent]}"', f'banned = "{CATEGORIES[banned]}"']
    for score in scores:
        figures = {line.code: line.figures for line in score.lines}
        books, stable = figures["inspection"], figures.get("stability")
        name = "public-library" if stable is None else f"players.Seat{score.seat}"
        lines += [f"[{name}]", f'focus = "{CATEGORIES[foci[score.seat]]}"']
        if stable is not None:
            lines += [f"rectangle = {stable['rectangle']}", f"buried = {stable['buried']}"]
            lines += [f"turned = {books['turned']}", f"hand = {hands[score.seat]}"]
        lines += [f"[{name}.books]", *(f"{category} = {books[category]}" for category in CATEGORIES)]
    return "\n".join(lines)


@rule("EXL-E3", "EXL-E4", "EXL-E5", "EXL-E6", "EXL-E7", "EXL-E8", "EXL-O6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_form_scores_as_the_engine_scores_the_same_libraries(seats: int) -> None:
    for seed in range(3):
        g = RULES.new(seats, {}, Chance(seed))
        RULES.playout(g, Chance(seed + 100))
        scores = RULES.scores(g)
        hands = [len(g.zones[hand(seat)]) for seat in range(seats)]
        foci = [line.figures["category"] for score in scores for line in score.lines if line.code == "focus"]
        text = form_sheet(scores, foci, int(g.prominent), int(g.banned), hands)

        found = sheets.score(text, RULES, ENGLISH)

        without = [{**score.plain(), "lines": without_cards(score)} for score in scores]
        assert [{**score.plain(), "lines": without_cards(score)} for score in found.scores] == without
        assert (found.note, found.remarks) == (None, ())


def without_cards(score: Score) -> list[dict[str, object]]:
    """Give the lines of a score but for how many cards there were, which no form asks."""
    return [{key: value for key, value in line.plain().items() if key != "cards"} for line in score.lines]


def test_the_sample_form_is_that_of_the_page_and_scores_like_the_shelves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = (SAMPLES / "exlibris-form.toml").read_text(encoding="utf-8")
    assert tomllib.loads(sample) == tomllib.loads(block("toml-form"))
    assert tomllib.loads((SAMPLES / "exlibris.toml").read_text("utf-8")) == tomllib.loads(block("toml-exlibris"))

    form, shelves = (sheets.score(text, RULES, ENGLISH) for text in (sample, block("toml-exlibris")))
    assert [score.points for score in form.scores] == [score.points for score in shelves.scores]
    assert score(sample, tmp_path, "--lang", "en") == 0
    said = "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines())
    assert said.startswith(block("text-form"))
    assert "The cards are those of Reading Room" not in said


def test_a_form_and_a_shelf_may_stand_on_one_sheet() -> None:
    found = sheets.score(FORM + BEN, RULES, ENGLISH)
    assert found.more["turn"][0] is None
    assert found.more["turn"][1] is not None
    assert found.note is not None


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "those of Reading Room"), ("fr", "celles de Reading Room"), ("pl", "karty Reading Room")],
)
def test_it_is_said_whose_cards_are_scored(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(ADA + BEN, tmp_path, "--lang", language) == 0
    said = capsys.readouterr().out
    assert words in said
    assert "samples/exlibris-form.toml" in said


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
    assert "exlibris-" not in said.replace("samples/exlibris-form.toml", "")
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
        (ADA.replace("spells", "cooking") + BEN, "“cooking” (Ada) is not a category. Choose from: codices, fiction"),
        (ADA.replace("spells", "monsters") + BEN, "and monsters appears twice."),
        (ADA.replace("A2", "A99") + BEN, "“A99” (Ada) is not a card. Write C4, C4+"),
        (ADA.replace("A2", "B1") + BEN, "B1 appears twice: with Ada and with Ben. There is only one."),
        (ADA.replace('["A1 A2"]', '["A1", "A2", "A3", "A4"]') + BEN, "The shelf of Ada should be one to three rows"),
        (ADA.replace('["A1 A2"]', "3") + BEN, "The shelf of Ada should be one to three rows"),
        (ADA.replace("A1 A2", "## " * 40) + BEN, "The shelf of Ada is wider than 39 cards."),
        (ADA + "hand = -1\n" + BEN, "hand (Ada) should be a whole number from 0 to 152, not -1."),
        (ADA + "age = 7\n" + BEN, "Ada has “age” on the sheet; there can be: focus, shelf, hand, books, rectangle,"),
        (ADA + "buried = 1\n" + BEN, "Ada has “buried” on the sheet; there can be: focus, shelf, hand."),
        (HEAD + '[players.Ada]\nfocus = "spells"\n' + BEN, "Ada needs either a shelf (the cards) or books"),
        (ADA + "[players.Ada.books]\n" + BEN, "Ada needs either a shelf (the cards) or books"),
        (HEAD + '[players.Ada]\nshelf = "A1"\n' + BEN, "Ada has no “focus” on the sheet."),
        (FORM.replace("rectangle = 9\n", "") + BEN, "Ada has no “rectangle” on the sheet."),
        (FORM.replace("= 9", "= 7") + BEN, "7 cards (Ada) make no rectangle"),
        (FORM.replace("spells = 6", "") + BEN, "Ada has no number of books for “spells”."),
        (FORM.replace("spells = 6", "spells = -6") + BEN, "spells (Ada) should be a whole number from 0 to 152"),
        (FORM.replace("spells = 6", "spells = 86") + BEN, "books of spells on the sheet, and only 85 in the box."),
        (FORM + '"Spells & Potions" = 2\n' + BEN, "Ada has spells twice."),
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
        assert capsys.readouterr().out == f"{name} is a valid deck for Ex Libris (id {RULES.deck_name()}).\n"


@rule("EXL-C6")
def test_deck_check_refuses_a_broken_box_with_the_card_and_the_limit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[cards]\nA1 = ["spells: Ape"]\n', encoding="utf-8")
    assert main(["deck", "check", str(path), "--game", "exlibris", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "The deck mine.toml cannot be used: card A1 has 1 book; a card has two to four" in said
