"""Games of the real box are scored from a sheet, and a sheet that cannot be right is refused."""

import json
from pathlib import Path

import pytest

import readingroom
from readingroom.cli import faces, main
from readingroom.cli.biblios import sheet as biblios_sheet
from readingroom.engine.errors import Refusal
from readingroom.games.biblios.rules import BibliosRules
from readingroom.locales import language
from tests.cli.scoring_page import PAGE, block
from tests.rulebook import rule

DICE = "[dice]\nmonks = 5\npigments = 3\nholy-books = 2\nmanuscripts = 2\nforbidden-tomes = 4\n"


def rules() -> BibliosRules:
    """Give the rules of Biblios."""
    loaded = readingroom.load("biblios")
    assert isinstance(loaded, BibliosRules)
    return loaded


@rule("BIB-E2", "BIB-E3")
@pytest.mark.parametrize("kind", ["toml", "json"])
def test_monks_nine_to_nine_go_to_the_letter_b_and_eight_points_each_to_the_most_gold(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / f"evening.{kind}"
    sheet.write_text(block(kind), encoding="utf-8")

    assert main(["score", "biblios", str(sheet), "--lang", "en"]) == 0

    said = capsys.readouterr().out
    assert "Cleo wins with 9, by the letter B." in said
    assert "Tied on points (8), Cleo wins by the gold left: 6 to 3." in said


def test_the_page_shows_what_really_comes_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "evening.toml"
    sheet.write_text(block("toml"), encoding="utf-8")

    main(["score", "biblios", str(sheet), "--lang", "en"])

    said = "\n".join(line.rstrip() for line in capsys.readouterr().out.splitlines())
    assert said in PAGE.read_text(encoding="utf-8")


@rule("BIB-E3")
@pytest.mark.parametrize(
    ("players", "verdict"),
    [
        ('Ada = "MA"\nBen = "FA, SA"', "Ben wins with 6 points."),
        ('Ada = "MA, G1"\nBen = "PA, SA, G1"', "Tied on points (5) and gold (1), Ada wins thanks to the Monks."),
        ('Ada = "HA"\nBen = "SA"', "share the victory"),
    ],
)
def test_the_verdict_names_what_decided(players: str, verdict: str) -> None:
    scored = biblios_sheet.score(f"{DICE}[players]\n{players}", rules(), language("en"))

    board = faces.board(rules(), language("en"), scored.names, None)
    assert verdict in board.say(board.words.verdict(scored.scores))


@pytest.mark.parametrize(
    "text", ["MA2", "ma2", "MA", "M A", "monks A", "Monks 2 (A)", "monks 2 a", "monks A 2", "moines A", "Mnisi 2 (A)"]
)
def test_a_card_may_be_written_in_many_ways(text: str) -> None:
    assert biblios_sheet.Sheet(rules(), language("en")).cards("Ada", [text]) == [0]


@pytest.mark.parametrize("text", ["2 x gold 3", "2x G3", "gold 3 x2", "G3 × 2", "2 x or 3", "2 x złoto 3"])
def test_gold_may_be_counted(text: str) -> None:
    assert biblios_sheet.Sheet(rules(), language("en")).cards("Ada", [text]) == [47, 47]


def test_a_sheet_may_begin_with_the_mark_of_some_editors() -> None:
    sheet = f"\N{ZERO WIDTH NO-BREAK SPACE}{DICE}[players]\nAda = 'MA'\nBen = []"
    assert biblios_sheet.score(sheet, rules(), language("en")).names == ["Ada", "Ben"]


@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        (f"{DICE}[players]\nAda = 'MA3'\nBen = []", "sheet-value"),
        (f"{DICE}[players]\nAda = 'MA, monks A'\nBen = []", "sheet-twice-same"),
        (f"{DICE}[players]\nAda = 'MA'\nBen = 'MA2'", "sheet-twice"),
        (f"{DICE}[players]\nAda = 'XX'\nBen = []", "sheet-card"),
        (f"{DICE}[players]\nAda = 'gold 4'\nBen = []", "sheet-card"),
        (f"{DICE}[players]\nAda = 'monks'\nBen = []", "sheet-letter"),
        (f"{DICE}[players]\nAda = 'K+'\nBen = []", "sheet-church"),
        (f"{DICE}[players]\nAda = '10 x G1'\nBen = []", "sheet-gold"),
        (f"{DICE}[players]\nAda = 3\nBen = []", "sheet-cards"),
        (f"{DICE}[players]\nAda = []", "sheet-players"),
        (f"{DICE}planets = 3\n[players]", "sheet-die-name"),
        (f"players = 3\n{DICE}", "sheet-player"),
        (f"{DICE}[[players]]\nname = 'Ada'\ncards = []\n[[players]]\nname = 'Ada'\ncards = []", "sheet-name-twice"),
        (f"{DICE}", "sheet-part"),
        (f"{DICE}[players]\n[more]", "sheet-unknown-part"),
        (DICE.replace("5", "7") + "[players]", "sheet-die"),
        (DICE.replace("monks = 5", "") + "[players]", "sheet-die-missing"),
        (DICE.replace("monks = 5", "monks = 5\nM = 5") + "[players]", "sheet-die-twice"),
        ("dice = 3\nplayers = 3", "sheet-dice"),
        ("[dice", "sheet-format"),
        ("{", "sheet-format"),
        ('{"players": {"Ada": ["MH4"], "Ben": [], "Ada": ["PA2"]}}', "sheet-repeated"),
        ('{"dice": {"monks": 1, "monks": 2}}', "sheet-repeated"),
    ],
)
def test_a_sheet_that_cannot_be_right_is_refused(sheet: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        biblios_sheet.score(sheet, rules(), language("en"))
    assert refused.value.code == code


def test_programs_get_the_score_sheet_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "evening.toml"
    sheet.write_text(block("toml"), encoding="utf-8")

    main(["score", "biblios", str(sheet), "--json"])

    said = json.loads(capsys.readouterr().out)
    assert said["names"] == ["Ada", "Cleo"]
    assert [score["points"] for score in said["scores"]] == [8, 8]
    assert said["ranking"] == [[1], [0]]
