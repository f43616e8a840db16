"""Measurements of balance: their intervals are honest, their tallies outlast a stop, and their charts can be read."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from measuring import Chart, Interval, difference, keep, kept, share

from readingroom import Chance

SVG = "{http://www.w3.org/2000/svg}"


def test_a_share_is_what_was_won_of_what_was_played() -> None:
    assert share([(1, 2), (0, 1), (2, 3)]).mean == 0.5


def test_the_interval_holds_the_truth_in_about_19_of_20_measurements() -> None:
    chance, held = Chance(3), 0
    for _ in range(400):
        found = share([(float(chance.below(4) == 0), 1.0) for _ in range(300)])
        held += abs(found.mean - 0.25) <= found.off
    assert 0.92 * 400 <= held <= 0.98 * 400


def test_games_of_one_deal_count_as_one_measurement() -> None:
    alone = share([(1, 1), (0, 1)] * 50)
    together = share([(4, 4), (0, 4)] * 50)
    balanced = share([(1, 2), (1, 2)] * 50)
    assert together.mean == alone.mean == balanced.mean == 0.5
    assert together.off == pytest.approx(alone.off)
    assert balanced.off == 0


def test_what_is_off_by_too_much_is_certain_only_beyond_the_interval() -> None:
    assert Interval(3.5, 1.0).beyond(2)
    assert Interval(-3.5, 1.0).beyond(2)
    assert not Interval(3.5, 1.6).beyond(2)
    assert difference(Interval(5, 3), Interval(4, 4)) == Interval(1, 5)
    assert Interval(24.26, 1.24).text() == "24.3 ± 1.2"


def double(number: int) -> dict[str, Any]:
    return {"of": number, "is": 2 * number}


@pytest.mark.parametrize("jobs", [1, 2])
def test_tallies_outlast_a_stop_in_the_middle_of_a_line(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "tallies.jsonl"
    assert kept(path) == []
    keep(path, [1, 2], double, jobs)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"of":3,"i')
    assert sorted(each["of"] for each in kept(path)) == [1, 2]
    keep(path, [3], double, jobs)
    assert sorted(each["is"] for each in kept(path)) == [2, 4, 6]


def test_a_chart_has_a_title_and_a_description_and_draws_every_measurement() -> None:
    chart = Chart("Wins & losses", "What is won", ("two", "three"), -4, 4, 2, "points", (-2, 2))
    root = ElementTree.fromstring(chart.dots([("fiction", [Interval(1, 1), Interval(9, 1)])]))
    assert [root.findtext(f"{SVG}{tag}") for tag in ("title", "desc")] == ["Wins & losses", "What is won"]
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert texts == ["Wins & losses", "two", "three", "-4", "-2", "0", "+2", "+4", "points", "fiction"]
    bars = ElementTree.fromstring(chart.bars([("fiction", [3.2, 1.0])]))
    assert [each.text for each in bars.iter(f"{SVG}text")][-2:] == ["3", "1"]
