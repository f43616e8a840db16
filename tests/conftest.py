"""What pytest has to know before it collects any test."""

from pathlib import Path

import pytest

import readingroom


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker behind `@rule`."""
    config.addinivalue_line("markers", "rule(*ids): the sentences of docs/rules that the test is about")


HERE = Path(__file__).parent
LARGE = {"atheneum", "exlibris"}  # games of which thousands take minutes on the plain engine
GOLDEN = HERE / "golden"  # both engines have to give the same, however long it takes
MANY_GAMES = (GOLDEN, *(HERE / name for name in ("bots", "cli", "laws", "server")))  # where slow tests play as many
WHOLE_GAMES = (*MANY_GAMES, HERE / "client", HERE / "locales")  # where others play some


@pytest.hookimpl(tryfirst=True)  # before pytest selects by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On the plain engine, leave whole games out of the quick run, many to the full one, and very many to none."""
    if not readingroom.compiled():
        for item in items:
            if is_weighty(item):
                item.add_marker(pytest.mark.hopeless if item.get_closest_marker("long") else pytest.mark.long)
            elif lies_in(WHOLE_GAMES, item):
                item.add_marker(pytest.mark.whole)


def is_weighty(item: pytest.Item) -> bool:
    """Say whether a test is marked so, or is a slow one of a large game or of very many games."""
    if item.get_closest_marker("weighty"):
        return True
    own = {mark.name for mark in item.own_markers}  # those of a whole file are short, but many
    if own.isdisjoint({"slow", "long"}):
        return False
    params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    large = not LARGE.isdisjoint({params.get("game"), params.get("rules")})
    return (large and not lies_in((GOLDEN,), item)) or ("slow" in own and lies_in(MANY_GAMES, item))


def lies_in(folders: tuple[Path, ...], item: pytest.Item) -> bool:
    """Say whether a test is in one of the folders."""
    return any(item.path.is_relative_to(folder) for folder in folders)
