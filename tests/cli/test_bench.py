"""The bench command: the shape of its figures, with OpenSpiel and without."""

import argparse
import json
import sys
from importlib.util import find_spec
from typing import Any

import pytest

import readingroom
from readingroom.cli import bench

GAME_FIGURES = {
    "decisions_per_s", "with_setup_decisions_per_s", "playout_decisions_per_s", "clone_us", "compiled",
}  # fmt: skip
PEER_FIGURES = {"decisions_per_s", "stretch_decisions_per_s"}


@pytest.fixture
def no_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make `import pyspiel` fail, as where it is not installed."""
    monkeypatch.setitem(sys.modules, "pyspiel", None)


def parsed(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return parser.parse_args(arguments)


def json_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert bench.run(parsed("--quick", "--json", *arguments)) == 0
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return report


def check_games(report: dict[str, Any]) -> None:
    assert set(report) == {"games", "peers", "ratio_to_hearts"}
    assert set(report["games"]) == set(readingroom.GAMES)
    for figures in report["games"].values():
        assert set(figures) == GAME_FIGURES
        assert figures.pop("compiled") is readingroom.compiled()
        assert min(figures.values()) > 0


@pytest.mark.usefixtures("no_open_spiel")
def test_without_open_spiel_there_are_figures_but_no_peers(capsys: pytest.CaptureFixture[str]) -> None:
    report = json_of(capsys)

    check_games(report)
    assert report["peers"] == {}
    assert report["ratio_to_hearts"] == {}


def test_the_games_of_open_spiel_are_measured_in_the_same_run_where_it_is_installed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    installed = find_spec("pyspiel") is not None
    report = json_of(capsys)

    check_games(report)
    assert set(report["peers"]) == (set(bench.PEERS) if installed else set())
    assert set(report["ratio_to_hearts"]) == (set(readingroom.GAMES) if installed else set())
    for figures in report["peers"].values():
        assert set(figures) == PEER_FIGURES
        assert figures["stretch_decisions_per_s"] > figures["decisions_per_s"] > 0
    for name, ratio in report["ratio_to_hearts"].items():
        pace = report["games"][name]["decisions_per_s"] / report["peers"]["hearts"]["stretch_decisions_per_s"]
        assert ratio == pytest.approx(pace, abs=0.01)


@pytest.mark.usefixtures("no_open_spiel")
def test_the_table_says_clearly_that_open_spiel_is_not_installed(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(parsed("--quick")) == 0

    shown = capsys.readouterr().out
    assert "biblios" in shown
    assert "OpenSpiel is not installed" in shown
    assert "hearts" not in shown.replace("to hearts", "")


def test_the_best_of_several_rounds_counts() -> None:
    first = {"decisions_per_s": 10.0, "clone_us": 2.0}
    second = {"decisions_per_s": 8.0, "clone_us": 1.0}

    assert bench.better({}, first) == first
    assert bench.better(first, second) == {"decisions_per_s": 10.0, "clone_us": 1.0}


@pytest.mark.parametrize("wrong", [["--rounds", "0"], ["--rounds", "1.5"], ["--seconds", "0"], ["--games", "chess"]])
def test_what_cannot_be_measured_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        parsed(*wrong)

    assert exit_.value.code == 2
    assert wrong[0] in capsys.readouterr().err
