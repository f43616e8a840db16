"""Recorded games are stepped through, from any seat, and damaged ones are refused with the line."""

import io
import json
from pathlib import Path

import pytest

import readingroom
from readingroom import record
from readingroom.cli import main
from readingroom.engine.chance import Chance
from tests.cli.command import run


@pytest.fixture(scope="module")
def text() -> str:
    """Play a game at random and write it down."""
    rules = readingroom.load("biblios")
    g = rules.new(3, {"first": "0", "honest": "yes"}, Chance(2))
    game = record.begin(rules, g)
    game.names = ["Ada", "Ben", "Cleo"]
    chance = Chance(2)
    while asked := rules.asked(g):
        options = rules.options(g, asked[0])
        action = options[chance.below(len(options))]
        rules.play(g, asked[0], action)
        record.note(game, g, asked[0], action)
    return record.write(game)


@pytest.fixture
def path(tmp_path: Path, text: str) -> Path:
    """Keep the game in a file."""
    file = tmp_path / "game.record"
    file.write_text(text, encoding="utf-8")
    return file


def test_it_steps_forwards_and_backwards_and_to_the_end(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nn\nb\ng 7\nwhat\ne\nq\n"))

    assert main(["replay", str(path), "--lang", "en"]) == 0

    said = capsys.readouterr().out
    steps = [line.split("Move ")[1].split(" ")[0] for line in said.splitlines() if "── Move " in line]
    assert steps[:5] == ["0", "1", "2", "1", "7"]
    assert "“what” means nothing here" in said
    assert "The game is over." in said
    assert "1. " in said


def test_a_seat_sees_its_own_cards_a_spectator_none_and_all_sees_everything(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = {}
    for seat in ("", "0", "all"):
        arguments = ["--seat", seat] if seat else []
        assert main(["replay", str(path), "--json", *arguments]) == 0
        seen[seat] = [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    step = 20
    zones = {seat: seen[seat][step]["view"]["zones"] for seat in seen}
    assert set(zones[""]["reserve 0"]) == set(zones["0"]["reserve 1"]) == {None}
    assert None not in zones["0"]["reserve 0"]
    assert all(None not in cards for cards in zones["all"].values())
    assert "action" in seen["all"][step]
    assert "action" not in seen[""][step]
    assert seen[""][-1]["type"] == "end"


def test_a_move_that_was_taken_back_is_said_to_be(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(at for at, line in enumerate(lines) if line[1:].startswith(" pay G") and lines[at + 1][0] == line[0])
    lines[number + 1 : number + 1] = [f"{lines[number][0]} undo", lines[number]]
    path.write_text("\n".join(lines), encoding="utf-8")
    step = sum(line[0] in "012" for line in lines[: number + 2] if line)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"g {step}\nq\n"))

    assert main(["replay", str(path), "--lang", "en"]) == 0

    name = ("Ada", "Ben", "Cleo")[int(lines[number][0])]
    assert f"{name} takes the last move back." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("# Reading Room record 1", "# something", "line 1. This is not a record"),
        ("\n0 keep", "\n0 fly", "“fly” is not an action"),
        ("\n1 take", "\n2 take", "It is not the turn of seat 2"),
        ("~ shuffle draw: ", "~ shuffle draw: XX9 ", "There is no such card"),
        ("end: ", "end: 1 ", "The result cannot be read"),
        ("seats: 3", "seats: 6", "This game is for 2 to 4 players, not 6."),
        ("penalty=steal", "penalty=death", "The option penalty cannot be “death”. It can be: steal, bluff."),
        ("penalty=steal", "steal", "are not table options; they are written NAME=VALUE"),
        ("game: ", "gmae: ", "“gmae: biblios” is not a header line; these are: game, rules, deck,"),
        ("options: ", "# options: ", "The header has no line “options: …”."),
        ("\n0 keep", "\nkeep", "“keep” should begin with a seat from 0 to 2, as in “0 keep”."),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(
    path: Path, old: str, new: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")

    assert main(["replay", str(path), "--lang", "en"]) == 2

    said = capsys.readouterr()
    assert words in said.err
    assert "in line" in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize(
    ("code", "update", "file"),
    [
        ("en", "version 2 of the rules; this program reads: 1. Update Reading Room", "--deck FILE."),
        ("fr", "version 2 des règles ; ce programme lit : 1. Mettez Reading Room à jour", "--deck FICHIER."),
        ("pl", "wersja zasad 2; ten program czyta: 1. Zaktualizuj Reading Room", "--deck PLIK."),
    ],
)
def test_a_record_of_newer_rules_or_of_an_unknown_deck_is_refused_with_what_to_do(
    path: Path, code: str, update: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("rules: 1", "rules: 2"), encoding="utf-8")
    assert main(["replay", str(path), "--lang", code]) == 2
    assert update in capsys.readouterr().err.replace("\u00a0", " ")

    path.write_text(text.replace("deck: ", "deck: 1"), encoding="utf-8")
    assert main(["replay", str(path), "--lang", code]) == 2
    said = capsys.readouterr().err
    assert "1029222a676dc" in said
    assert said.endswith(f"{file}\n")


@pytest.mark.parametrize(("seat", "words"), [("3", "There is no seat 3"), ("me", "“me” is not a seat")])
def test_a_seat_that_is_not_there_is_refused(
    path: Path, seat: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(path), "--seat", seat, "--lang", "en"]) == 2
    assert words in capsys.readouterr().err


def test_a_program_steps_through_a_game_as_a_process_of_its_own(tmp_path: Path, path: Path) -> None:
    done = run(tmp_path, "replay", str(path), "--json")

    steps = [json.loads(line) for line in done.stdout.splitlines()]
    assert [step["type"] for step in steps] == ["step"] * (len(steps) - 1) + ["end"]


def test_a_damaged_record_is_refused_in_the_language_of_the_reader(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace("\n0 keep", "\n0 fly", 1), encoding="utf-8")

    assert main(["replay", str(path), "--lang", "fr"]) == 2

    assert "n’est pas une action" in capsys.readouterr().err
