"""What is tested is what should be: the sources themselves, or a wheel that was compiled from them."""

import os
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest
import run_play

import readingroom
from readingroom import cli

REPOSITORY = Path(__file__).parents[1]


def module_files() -> dict[str, Path]:
    """Say from which file each module of the engine and the games was imported."""
    found: dict[str, Path] = {}
    for package in (import_module("readingroom.engine"), import_module("readingroom.games")):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.ispkg:
                found[module.name] = Path(str(import_module(module.name).__file__))
    return found


@pytest.mark.parametrize(
    ("arguments", "pages"),
    [
        ("", True), ("serve", True), ("serve --port 9000", True), ("--friends", True), ("--lang fr", True),
        ("--help", False), ("-h", False), ("--version", False), ("play", False), ("play --seats 2", False),
    ],
)  # fmt: skip
def test_play_builds_the_pages_whenever_the_command_serves_them(arguments: str, pages: bool) -> None:
    assert run_play.opens_the_room(arguments.split()) == pages
    assert set(cli.OF_NO_COMMAND) == run_play.OF_NO_COMMAND


def test_the_engine_and_the_games_are_all_compiled_or_all_plain() -> None:
    files = module_files()

    assert "readingroom.engine.table" in files
    assert {name for name, file in files.items() if (file.suffix == ".py") == readingroom.compiled()} == set()


def test_the_build_is_the_one_that_the_run_expects() -> None:
    expected = os.environ.get("READINGROOM_EXPECT", "")
    home = Path(readingroom.__file__)

    assert expected in ("", "plain", "compiled")
    if expected == "compiled":
        assert readingroom.compiled()
        assert REPOSITORY / "src" not in home.parents
    elif expected == "plain":
        assert not readingroom.compiled()
        assert home == REPOSITORY / "src" / "readingroom" / "__init__.py"
    for file in module_files().values():
        assert home.parent in file.parents
