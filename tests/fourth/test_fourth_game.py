"""A fourth game comes into the house by its own rooms and one name in one list: engine, bots, terminal and server.

It is the returns trolley: in turn, take one or two books off it; whoever takes the last one has won.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fourth.furnishing import furnished

PLAYED = """\
import readingroom
from readingroom import Chance, bots
rules = readingroom.load("returns")
g = rules.new(seats=2, chance=Chance(1))
players = [bots.make(name, rules, 1) for name in ("greedy", "random")]
while asked := rules.asked(g):
    view = rules.observe(g, asked[0])
    rules.play(g, asked[0], players[asked[0]].choose(view, view.options))
print([score.points for score in rules.scores(g)])
"""

SERVED = """\
import json, sys, tempfile
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tests.server.house import Guest, house
with house(Path(tempfile.mkdtemp())) as room:
    ada = Guest(room.address, "Ada")
    info = ada.open("me", "greedy", game="returns")
    line = ada.live(info.table, board=True)
    said = [line.welcome()]
    while said[-1].now.result is None:
        if said[-1].now.prompt is not None:
            line.play("one")
        said.append(line.went())
    now = said[-1].now
    print(json.dumps({
        "board": [section.code for section in now.board], "verdict": now.result.verdict.say,
        "rules": sorted({event.rule for each in said for told in each.told for event in told.events}),
        "options": [option.say for option in said[0].now.prompt.sayings],
    }))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the rooms of the game, and its name in the list."""
    return furnished(tmp_path_factory.mktemp("house"))


def run(house: Path, *arguments: str, typed: str = "") -> str:
    """Run Python with the copy of the package."""
    done = subprocess.run(
        [sys.executable, *arguments], input=typed, capture_output=True, text=True, cwd=house,
        env={**os.environ, "PYTHONPATH": str(house), "XDG_DATA_HOME": str(house / "data"), "COLUMNS": "100"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_played_by_bots(house: Path) -> None:
    assert run(house, "-c", PLAYED) == "[1, 0]\n"


@pytest.mark.parametrize(("code", "said"), [("en", "The trolley"), ("fr", "Le chariot"), ("pl", "Wózek")])
def test_it_is_played_in_the_terminal(house: Path, code: str, said: str) -> None:
    file = house / f"{code}.record"
    told = run(
        house, "-m", "readingroom.cli", "play", "returns", "--seats", "2", "--bots", "greedy", "--lang", code,
        "--save", str(file), typed="1\n" * 7,
    )  # fmt: skip

    assert said in told
    assert "returns-" not in told.replace("returns-20", "")  # no message is missing


@pytest.mark.parametrize(("code", "said"), [("en", "Returns"), ("fr", "Retours"), ("pl", "Zwroty")])
def test_it_is_listed_by_its_title(house: Path, code: str, said: str) -> None:
    told = run(house, "-m", "readingroom.cli", "games", "--lang", code)
    assert f"\n{said} (returns), " in told
    assert "returns-" not in told


def test_it_is_played_on_the_server_and_told_in_sayings(house: Path) -> None:
    told = json.loads(run(house, "-c", SERVED, str(Path(__file__).parents[2])))

    assert told["board"] == ["taken", "taken"]
    assert told["verdict"] == "returns-verdict"
    assert told["rules"] == ["RET-1", "RET-2"]
    assert told["options"] == ["returns-option", "returns-option"]
