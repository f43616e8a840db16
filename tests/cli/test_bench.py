"""The bench command: the shape of its figures, with OpenSpiel and Catanatron and without."""

import argparse
import json
import re
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

import readingroom
from readingroom.cli import bench, main
from readingroom.cli.bench_sheet import BenchReport
from readingroom.cli.parser import Parser
from readingroom.locales import language

GAME_FIGURES = {
    "decisions_per_s", "with_setup_decisions_per_s", "playout_decisions_per_s", "compiled",
}  # fmt: skip
WORLD_FIGURES = {"imagine_us", "world_us", "observe_us", "clone_us"}
PEER_FIGURES = {"decisions_per_s", "stretch_decisions_per_s"}


PEERS = {"pyspiel": bench.SPIEL_GAMES, "catanatron": ("catanatron",)}  # by module


@pytest.fixture
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make it fail to import any peer, as where they are not installed."""
    for module in PEERS:
        monkeypatch.setitem(sys.modules, module, None)


def parsed(*arguments: str) -> argparse.Namespace:
    parser = Parser("bench", language("en"))
    bench.add_arguments(parser)
    args = parser.read(arguments)
    args.language = language("en")
    return args


def json_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert bench.run(parsed("--quick", "--json", *arguments)) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def check_games(report: dict[str, Any]) -> None:
    assert set(report) == {"games", "peers", "ratio_to_hearts", "ratio_to_catanatron"}
    assert set(report["games"]) == set(readingroom.GAMES)
    for figures in report["games"].values():
        assert set(figures) == GAME_FIGURES | WORLD_FIGURES
        assert figures["compiled"] is readingroom.compiled()
        assert min(figures[name] for name in GAME_FIGURES - {"compiled"}) > 0
        for name in WORLD_FIGURES:
            assert 0 < figures[name]["mean"] <= figures[name]["worst"]


@pytest.mark.usefixtures("no_peers")
def test_without_peers_there_are_figures_of_the_games_alone(capsys: pytest.CaptureFixture[str]) -> None:
    report = json_of(capsys)

    check_games(report)
    assert report["peers"] == report["ratio_to_hearts"] == report["ratio_to_catanatron"] == {}


def test_peers_are_measured_in_the_same_run_where_they_are_installed(capsys: pytest.CaptureFixture[str]) -> None:
    installed = {name for module, names in PEERS.items() if find_spec(module) for name in names}
    report = json_of(capsys)

    check_games(report)
    assert set(report["peers"]) == installed
    for figures in report["peers"].values():
        assert set(figures) == PEER_FIGURES
        assert figures["stretch_decisions_per_s"] > figures["decisions_per_s"] > 0
    for peer in ("hearts", "catanatron"):
        ratios = report[f"ratio_to_{peer}"]
        assert set(ratios) == (set(readingroom.GAMES) if peer in installed else set())
        for name, ratio in ratios.items():
            pace = report["games"][name]["decisions_per_s"] / report["peers"][peer]["stretch_decisions_per_s"]
            assert ratio == pytest.approx(pace, abs=0.01)


class Stub:
    """Catanatron in short: a game of three plies, with the names that ours calls it by."""

    Color = ("red", "blue")
    RandomPlayer = str

    class Game:
        """A game of it."""

        def __init__(self, players: list[str], seed: int) -> None:
            assert players == ["red", "blue"]
            self.state = argparse.Namespace(actions=[])
            self.seed = seed

        def play(self) -> None:
            """Log three plies."""
            self.state.actions += ["roll", "build", "end"]


def test_catanatron_plays_with_a_random_player_of_every_colour_and_each_ply_is_a_decision() -> None:
    decisions, seconds = bench.catanatron_game(Stub, 1)

    assert decisions == 3
    assert seconds >= 0


@pytest.mark.usefixtures("no_peers")
def test_the_table_says_clearly_which_peers_are_not_installed(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(parsed("--quick")) == 0

    shown = capsys.readouterr().out
    assert "Biblios" in shown
    assert "OpenSpiel is not installed" in shown
    assert "Catanatron is not installed" in shown
    assert "euchre" not in shown


FIGURES = {
    "decisions_per_s": 234567.8, "with_setup_decisions_per_s": 123456.7, "playout_decisions_per_s": 1234567.8,
    **{name: {"mean": 12.34, "worst": 56.7} for name in WORLD_FIGURES},
}  # fmt: skip
REPORT = {
    "games": {"biblios": FIGURES},
    "peers": {"hearts": {"decisions_per_s": 300000.0, "stretch_decisions_per_s": 800000.0}},
    "ratio_to_hearts": {"biblios": 0.293},
    "ratio_to_catanatron": {},
}


@pytest.mark.parametrize(
    ("code", "figures", "words"),
    [
        ("en", ["1,234,568", "0.29", "12.3"], ["playouts", "plain Python|compiled", "Catanatron is not installed"]),
        ("fr", ["1 234 568", "0,29", "12,3"], ["parties", "Python seul|compilé", "Catanatron n’est pas installé"]),
        ("pl", ["1 234 568", "0,29", "12,3"], ["decyzje", "Python|skompilowany", "Catanatron nie jest zainstalowany"]),
    ],
)
def test_the_table_speaks_the_language_and_fits_a_small_window(
    code: str, figures: list[str], words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    BenchReport(REPORT, bench.PEERS, bench.YARDSTICKS, language(code)).show(40, 0.05)

    shown = re.sub(r"[\u00a0\u202f]", " ", capsys.readouterr().out)
    for each in [*map(re.escape, figures), *words]:
        assert re.search(each, shown), each
    assert "…" not in shown
    if code != "en":
        assert not re.search(r"decisions|best of|set-up|clone|Random|as many", shown)


def test_every_round_plays_the_same_games_and_at_least_ten_of_them() -> None:
    rounds: list[list[int]] = []

    def begin() -> bench.Play:
        played: list[int] = []
        rounds.append(played)

        def play() -> tuple[int, float]:
            played.append(len(played))
            return 3, 0.001

        return play

    paces = bench.series(begin)
    with_setup, without = paces(0.0)
    paces(1000.0)  # as long as ten games take, and no longer

    assert rounds == [list(range(10)), list(range(10))]
    assert with_setup > 0
    assert without == pytest.approx(3000.0)


def test_games_of_a_round_are_the_same_as_in_the_round_before() -> None:
    rules = readingroom.load("biblios")
    one, other = bench.own_games(rules, 4), bench.own_games(rules, 4)

    assert [one()[0] for _ in range(5)] == [other()[0] for _ in range(5)]


def test_the_best_of_several_rounds_counts() -> None:
    first = {"decisions_per_s": 10.0, "playout_decisions_per_s": 20.0}
    second = {"decisions_per_s": 8.0, "playout_decisions_per_s": 30.0}

    assert bench.better({}, first) == first
    assert bench.better(first, second) == {"decisions_per_s": 10.0, "playout_decisions_per_s": 30.0}


@pytest.mark.parametrize("wrong", [["--rounds", "0"], ["--rounds", "1.5"], ["--seconds", "0"], ["--games", "chess"]])
def test_what_cannot_be_measured_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *wrong]) == 2
    assert wrong[wrong[0] == "--games"] in capsys.readouterr().err


def test_the_module_can_be_run_by_itself() -> None:
    command = [sys.executable, "-m", "readingroom.cli.bench", "--rounds", "0"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)

    assert found.returncode != 0
    assert "--rounds" in found.stderr
