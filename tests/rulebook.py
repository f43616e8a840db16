"""Which rules there are, and which tests are about them: `@rule("BIB-A7")`."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
SENTENCE = re.compile(r"^- \*\*([A-Z]+-[A-Z]+\d+)\*\*", re.MULTILINE)

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say which sentences of the rules a test is about."""

    def cite(test: Test) -> Test:
        pytest.mark.rule(*ids)(test)
        return test

    return cite


def rules_of(game: str) -> list[str]:
    """List the ids of the rules of a game, as its English page has them."""
    return SENTENCE.findall((PAGES / f"{game}.en.md").read_text(encoding="utf-8"))


def all_rules() -> set[str]:
    """Give the ids of the rules of all games that have an English page."""
    return {each for page in PAGES.glob("*.en.md") for each in rules_of(page.name.removesuffix(".en.md"))}


@cache
def citations() -> dict[str, list[str]]:
    """Find by reading the test files, without importing them, which tests cite each rule."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for test, each in cited_in(path.read_text(encoding="utf-8")):
            found.setdefault(each, []).append(f"{path.relative_to(TESTS)}::{test}")
    return found


def cited_in(source: str) -> Iterator[tuple[str, str]]:
    """List the tests of a file with each rule they cite."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                for each in ids_in(decorator):
                    yield node.name, each


def ids_in(decorator: ast.expr) -> list[str]:
    """List the rules that a decorator cites: the plain texts in `@rule(...)`."""
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "rule":
        return [ast.literal_eval(argument) for argument in decorator.args]
    return []
