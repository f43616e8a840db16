"""The small commands, the help, and how refusals are said."""

import subprocess
from pathlib import Path

import pytest

import readingroom
from readingroom.cli import main
from readingroom.cli.answers import find, runs
from readingroom.engine.errors import Refusal
from readingroom.games.biblios import components
from tests.cli.command import COMMAND, environment, run

TEXTS = {1: ["take MA2", "Monks 2 (A)"], 2: ["take MB2", "Monks 2 (B)"], 3: ["discard", "discard it unused"]}


def test_the_version_says_how_the_engine_runs(tmp_path: Path) -> None:
    done = run(tmp_path, "--version")
    kind = "compiled" if readingroom.compiled() else "plain Python"
    assert done.stdout.strip() == f"readingroom {readingroom.__version__} ({kind})"


def test_the_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "pl"]) == 0
    said = capsys.readouterr().out
    assert "liczba graczy: od 2 do 4" in said
    assert "--option penalty=bluff" in said


@pytest.mark.parametrize(("code", "words"), [("en", "that is a bluff"), ("fr", "c’est un bluff"), ("pl", "to blef")])
def test_a_rule_can_be_looked_up(code: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "biblios", "a7", "--lang", code]) == 0
    assert words in capsys.readouterr().out


def test_the_rules_are_printed_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--lang", "en"]) == 0
    assert "**BIB-E3**" in capsys.readouterr().out


def test_a_deck_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shipped = Path(components.__file__).parent / "components.toml"
    assert main(["deck", "check", str(shipped)]) == 0
    bad = tmp_path / "bad.toml"
    bad.write_text(shipped.read_text(encoding="utf-8").replace("3 = 11", "3 = 12"), encoding="utf-8")
    assert main(["deck", "check", str(bad)]) == 2
    assert "there must be 33 gold cards" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess", "--lang", "en"], "There is no game “chess”. Choose from: biblios, atheneum, exlibris."),
        (["play", "chess", "--lang", "fr"], "Jeu inconnu\u00a0: «\u00a0chess\u00a0»."),
        (["play", "chess", "--lang=pl"], "Nie ma gry „chess”."),
        (["play", "--seats", "9"], "for 2 to 4 players, not 9"),
        (["play", "--seat", "3"], "There is no seat 3."),
        (["play", "--seat", "-1"], "There is no seat -1."),
        (["play", "--bots", "genius"], "There is no bot “genius”."),
        (["play", "--option", "penalty"], "Write it as NAME=VALUE"),
        (["play", "--option", "penalty=none"], "It can be: steal, bluff."),
        (["play", "--option", "speed=high"], "There is no table option “speed”."),
        (["play", "--name", " "], "at least one letter"),
        (["play", "--lang", "xx"], "There is no language “xx”."),
        (["play", "--resume"], "There is no unfinished game"),
        (["play", "--resume", "/no/such/file"], "There is no file /no/such/file."),
        (["play", "--save", "/dev/null/x"], "cannot be written"),
        (["play", "--deck", "/no/such/file"], "There is no file /no/such/file."),
        (["replay", "/no/such/file"], "There is no file"),
        (["score", "biblios", "/no/such/file"], "There is no file"),
        (["rules", "biblios", "Z9"], "There is no rule “Z9”"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("READINGROOM_LANG", "en")

    assert main(arguments) == 2

    said = capsys.readouterr()
    assert words in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine.record"
    path.write_text("mine", encoding="utf-8")

    done = run(tmp_path, "play", "--save", str(path))

    assert done.returncode == 2
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_broken_pipe_is_quiet(tmp_path: Path) -> None:
    command = " ".join([*COMMAND, "rules", "biblios"])
    done = subprocess.run(
        f"{command} | head -c 10", shell=True, capture_output=True, text=True, env=environment(tmp_path), check=False
    )
    assert done.stderr == ""


def test_a_terminal_without_signs_gets_others(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "3", "--option", "first=0", "--lang", "pl", PYTHONIOENCODING="ascii")

    assert done.returncode == 0, done.stderr
    assert "^ M  Mnisi" in done.stdout
    assert "Swiete ksiegi" in done.stdout
    assert "?" not in done.stdout.replace("gdzie ma trafic ta karta?", "")


def test_a_fault_of_ours_is_no_traceback(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(_: object) -> int:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("readingroom.cli.games.run", broken)

    assert main(["games"]) == 70
    assert "ZeroDivisionError: oops" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "action"), [("1", 1), ("take MA2", 1), ("TAKE  mb2", 2), ("mb", 2), ("d", 3), ("monks 2 (b", 2)]
)
def test_a_choice_may_be_typed_by_number_text_or_beginning(typed: str, action: int) -> None:
    assert find(typed, TEXTS, {1: 1, 2: 2, 3: 3}) == action


@pytest.mark.parametrize(
    ("typed", "code"),
    [("take", "answer-many"), ("x", "answer"), ("4", "answer-number"), ("9" * 5000, "answer-number")],
    ids=["several", "none", "number", "long number"],
)
def test_what_is_no_choice_or_several_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        find(typed, TEXTS, {1: 1, 2: 2, 3: 3})
    assert refused.value.code == code


def test_runs_of_numbers_are_named_by_their_ends() -> None:
    assert runs([0, 4, 5, 6]) == "0, 4–6"
    assert runs([1, 3]) == "1, 3"
