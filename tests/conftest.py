"""What pytest has to know before it collects any test."""

from pathlib import Path

import pytest

import readingroom


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker behind `@rule`."""
    config.addinivalue_line("markers", "rule(*ids): the sentences of docs/rules that the test is about")


LARGE = {"atheneum", "exlibris"}  # games of which thousands take minutes on the plain engine
MANY_GAMES = (Path(__file__).parent / "laws", Path(__file__).parent / "bots")  # where slow tests play as many


@pytest.hookimpl(tryfirst=True)  # before pytest selects by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes on the plain engine is left to the compiled one, but for the full run."""
    if not readingroom.compiled():
        for item in items:
            if is_weighty(item):
                item.add_marker(pytest.mark.long)


def is_weighty(item: pytest.Item) -> bool:
    """Say whether a test is marked so, or is a slow one of a large game or of very many games."""
    if item.get_closest_marker("weighty"):
        return True
    if not item.get_closest_marker("slow"):
        return False
    params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    large = not LARGE.isdisjoint({params.get("game"), params.get("rules")})
    return large or any(item.path.is_relative_to(folder) for folder in MANY_GAMES)
