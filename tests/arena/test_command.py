"""The command `readingroom arena`, as a user runs it."""

import json
import re
import signal
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from readingroom.cli import main
from readingroom.locales import LANGUAGES
from tests.cli.command import run, start

QUICK = ("arena", "biblios", "--players", "greedy,random", "--pairs", "4", "--workers", "1")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Remember nothing for the person who runs the tests, and take no language from them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for name in ("READINGROOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed(capsys, *arguments, "--json"))
    return found


def test_json_has_the_figures_of_every_player(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, *QUICK, "--budget", "0.1", "--seats", "2")

    assert (found["game"], found["pairs"], found["budget"]) == ("biblios", 4, 0.1)
    assert set(found["players"]) == {"greedy", "random"}
    for row in found["players"].values():
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert row["share"] == pytest.approx(row["wins"] / 8)
        assert row["times"]["within"] > 0.9
        assert row["times"]["moves"] > 100
    assert found["players"]["greedy"]["points"] > found["players"]["random"]["points"]
    assert sum(row["wins"] for row in found["players"].values()) == 8


def test_json_of_one_against_three(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, *QUICK, "--seats", "4")

    assert [row["games"] for row in found["players"].values()] == [16, 16]
    assert [row["fair"] for row in found["players"].values()] == [0.25, 0.75]
    assert found["players"]["greedy"]["share"] > 0.5


def test_iterations_take_the_place_of_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, *QUICK, "--iterations", "50")

    assert (found["budget"], found["iterations"]) == (None, 50)
    assert found["players"]["greedy"]["times"]["within"] is None


def test_the_default_bot_goes_by_that_name(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "biblios", "--players", "default,random", "--pairs", "1", "--workers", "1", "--iterations", "5")

    assert set(figures(capsys, *command)["players"]) == {"default", "random"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_result_is_said_in_every_language(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = "greedy,random,random"
    said = printed(capsys, "arena", "biblios", "--players", players, "--pairs", "2", "--workers", "1", "--lang", code)

    assert "random#2" in said
    assert not re.search(r"\barena-[a-z]", said)
    assert {"en": "95 % interval", "fr": "intervalle à", "pl": "przedział 95%"}[code] in said.replace("\xa0", " ")


def test_a_question_is_answered_and_stops_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "biblios", "--players", "greedy,random", "--pairs", "500", "--workers", "1", "--stop")
    found = figures(capsys, *command, "--above", "0.4")

    assert found["question"] == {"above": 0.4, "answer": "yes", "pairs": found["pairs"]}
    assert found["pairs"] < 30
    assert found["interval"] == "sequence"
    assert found["players"]["greedy"]["low"] > 0.39
    assert "Yes: greedy wins more than 50.0 % of the games" in printed(capsys, *command).replace("\xa0", " ")


def test_a_plot_shows_how_the_share_grew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "share.svg"
    printed(capsys, *QUICK, "--plot", str(path))
    root = ElementTree.fromstring(path.read_text("utf-8"))

    assert root.findtext(f"{SVG}title") == "Biblios: share of wins (greedy and random)"
    assert root.findtext(f"{SVG}desc")
    assert [each.text for each in root.iter(f"{SVG}text")][-1] == "greedy"


def test_deals_that_are_in_the_file_are_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    first = figures(capsys, *QUICK, "--file", str(path))
    lines = path.read_text("utf-8")
    assert lines.count("\n") == 4

    assert figures(capsys, *QUICK, "--file", str(path)) == first  # with its times: nothing was played
    assert path.read_text("utf-8") == lines


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_cleanly_and_keeps_what_was_played(tmp_path: Path, workers: str) -> None:
    path = tmp_path / "results.jsonl"
    command = ("arena", "biblios", "--players", "greedy,random", "--pairs", "5000", "--file", str(path))
    under_way = start(tmp_path, *command, "--workers", workers)
    deadline = time.monotonic() + 60
    while not (path.exists() and path.read_text("utf-8").count("\n") > 2) and time.monotonic() < deadline:
        time.sleep(0.05)
    under_way.send_signal(signal.SIGINT)
    try:
        said, complaint = under_way.communicate(timeout=30)
    finally:
        under_way.kill()  # or it would play on for an hour

    assert under_way.returncode == 130
    assert complaint == ""
    assert "What was played is kept" in said
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) > 2
    assert all(json.loads(line)["games"] for line in lines)


def test_a_deck_of_one_s_own_is_played_with(capsys: pytest.CaptureFixture[str]) -> None:
    deck = str(Path(__file__).parents[2] / "samples" / "biblios-deck.toml")
    found = figures(capsys, *QUICK, "--deck", deck)

    assert found["deck"] != figures(capsys, *QUICK)["deck"]


@pytest.mark.slow
def test_the_command_works_with_all_cores(tmp_path: Path) -> None:
    done = run(tmp_path, "arena", "biblios", "--players", "greedy,random", "--pairs", "3", "--json")

    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["pairs"] == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["arena", "bibloss"], "Did you mean “biblios”?"),
        (["arena", "biblios", "--players", "greedy,randon"], "Did you mean “random”?"),
        (["arena", "biblios", "--players", "greedy"], "two players or more"),
        (["arena", "biblios", "--seats", "7"], "This game is for 2 to 4 players, not 7."),
        (["arena", "biblios", "--option", "penalti=bluff"], "Did you mean “penalty”?"),
        (["arena", "biblios", "--pears", "3"], "Did you mean “--pairs”?"),
        (["arena", "biblios", "--pairs", "0"], "--pairs cannot be 0: it must be 1 or more."),
        (["arena", "biblios", "--workers", "0"], "--workers cannot be 0"),
        (["arena", "biblios", "--budget", "0"], "--budget cannot be 0.0"),
        (["arena", "biblios", "--budget", "nan"], "--budget cannot be nan"),
        (["arena", "biblios", "--above", "1.5"], "--above cannot be 1.5: it is a share between 0 and 1"),
        (["arena", "biblios", "--pairs", "many"], "--pairs needs a whole number after it: --pairs N"),
        (["arena"], "Usage: readingroom arena GAME [OPTIONS]"),
        (["arena", "biblios", "--deck", "none.toml"], "There is no file none.toml."),
        (["arena", "biblios", "--file", "no/folder/results.jsonl"], "its folder does not exist"),
        (["arena", "biblios", "--pairs", "1", "--plot", "no/folder/plot.svg"], "its folder does not exist"),
        (["arena", "biblios", "--file", "README.md"], "README.md is not a file of the arena"),
    ],
)
def test_what_cannot_be_done_is_refused_with_what_would_be_right(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    assert main([*arguments, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert words in said.err.replace("\xa0", " ")
