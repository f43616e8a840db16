"""What is tested is what should be: the sources themselves, or a wheel that was compiled from them."""

import ast
import os
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest
import run_play

import readingroom
from readingroom import cli

REPOSITORY = Path(__file__).parents[1]
COMPILED = (
    "engine/**/*.py", "games/**/*.py", "bots/search/*.py",
    "bots/*/eye.py", "bots/*/policy.py", "bots/*/evaluation.py", "bots/*/quick/*.py", "bots/*/solver/*.py",
)  # fmt: skip
BUILD_HOOK = REPOSITORY / "hatch_build.py"


def module_files() -> dict[str, Path]:
    """Say from which file each module of the engine, the games and the bots was imported."""
    found: dict[str, Path] = {}
    for name in ("readingroom.engine", "readingroom.games", "readingroom.bots"):
        for module in pkgutil.walk_packages(import_module(name).__path__, f"{name}."):
            if not module.ispkg:
                found[module.name] = Path(str(import_module(module.name).__file__))
    return found


def modules_to_compile() -> set[str]:
    """Name the modules that a wheel has compiled."""
    package = REPOSITORY / "src" / "readingroom"
    files = {file.relative_to(package.parent) for pattern in COMPILED for file in package.glob(pattern)}
    return {".".join(file.with_suffix("").parts) for file in files if file.name != "__init__.py"}


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


def test_the_build_compiles_the_engine_the_games_and_what_bots_think_hardest_with() -> None:
    tree = ast.parse(BUILD_HOOK.read_text(encoding="utf-8"))
    named = {
        node.targets[0].id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }

    assert ast.literal_eval(named["COMPILED"]) == COMPILED
    assert {
        "readingroom.engine.table",
        "readingroom.games.atheneum.desk",
        "readingroom.bots.exlibris.eye",
        "readingroom.bots.atheneum.solver.turn",
    } <= modules_to_compile()


def test_these_modules_are_all_compiled_or_all_plain_and_other_bots_are_plain() -> None:
    files = module_files()
    compiled = {name for name, file in files.items() if file.suffix != ".py"}

    assert modules_to_compile() <= set(files)
    assert compiled == (modules_to_compile() if readingroom.compiled() else set())


def is_known(value: ast.expr, known: set[str]) -> bool:
    """Say whether the compiler can work out a number: from literals, and from numbers of the same module."""
    match value:
        case ast.Constant():
            return True
        case ast.Name():
            return value.id in known
        case ast.UnaryOp():
            return is_known(value.operand, known)
        case ast.BinOp():
            return is_known(value.left, known) and is_known(value.right, known)
    return False


def test_no_number_of_a_compiled_module_has_to_be_looked_up() -> None:
    unknown: list[str] = []
    for name in sorted(modules_to_compile()):
        known: set[str] = set()
        path = REPOSITORY / "src" / Path(*name.split(".")).with_suffix(".py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                if is_known(node.value, known):
                    known.add(node.target.id)
                elif ast.unparse(node.annotation) == "Final[i64]":
                    unknown.append(f"{name}.{node.target.id} = {ast.unparse(node.value)}")

    assert unknown == [], "a sum of numbers of other modules is no constant: write the counts down, and test them"


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
