"""What pytest has to know before it collects any test."""

import re
import signal
from functools import cache
from pathlib import Path

import pytest

import readingroom


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker behind `@rule`, and let programs under test hear Ctrl-C.

    What a shell starts in the background ignores it, and so would all that is started from there.
    """
    config.addinivalue_line("markers", "rule(*ids): the sentences of docs/rules that the test is about")
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


HERE = Path(__file__).parent
LARGE = {"atheneum", "exlibris"}  # games of which thousands take minutes on the plain engine
GOLDEN = HERE / "golden"  # both engines have to give the same, however long it takes
PLAIN = HERE / "laws" / "test_imagine_exlibris.py"  # it cannot be done with the compiled engine
BOTS = HERE / "bots"  # where greedy bots think, which takes most of the time
WEB = HERE / "web"  # where every test needs a browser
MANY_GAMES = (GOLDEN, BOTS, HERE / "kept", HERE / "laws")
ABOVE_THE_ENGINE = tuple(HERE / name for name in ("arena", "cli", "client", "fourth", "locales", "server"))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read tests that the run leaves out by the mark of their folder; files that are named are read."""
    left_out = re.findall(r"not (\w+)", config.getoption("markexpr"))
    if "browser" in left_out and collection_path == WEB:
        return True
    if "above_the_engine" in left_out and is_above_the_engine(collection_path) and not readingroom.compiled():
        return True
    return None


@pytest.hookimpl(tryfirst=True)  # before pytest selects by marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On the plain engine, leave many games to slower runs, very many to none, and mark what does not need it."""
    if readingroom.compiled():
        return
    hopeless = [item for item in items if is_hopeless(item)]
    config.hook.pytest_deselected(items=hopeless)
    gone = set(hopeless)
    items[:] = [item for item in items if item not in gone]
    for item in items:
        if is_slow_here(item):
            item.add_marker(pytest.mark.long)
        elif lies_in(MANY_GAMES, item.path):
            item.add_marker(pytest.mark.slow)
        elif is_above_the_engine(item.path):
            item.add_marker(pytest.mark.above_the_engine)


def is_slow_here(item: pytest.Item) -> bool:
    """Say whether a slow test takes minutes on the plain engine: one of a large game, or of very many games."""
    return "slow" in marks(item) and (is_large(item) or lies_in(MANY_GAMES, item.path))


def is_hopeless(item: pytest.Item) -> bool:
    """Say whether a test would take hours on the plain engine: very many games of a large one, or of greedy bots."""
    if marks(item).isdisjoint({"slow", "long"}) or lies_in((GOLDEN, PLAIN), item.path):
        return False
    bots = lies_in((BOTS,), item.path)
    if "long" in marks(item):
        return is_large(item) or bots
    return is_large(item) and bots


def is_large(item: pytest.Item) -> bool:
    """Say whether a test plays a large game."""
    params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    path = str(item.path.relative_to(HERE))
    return not LARGE.isdisjoint({params.get("game"), params.get("rules")}) or any(name in path for name in LARGE)


def marks(item: pytest.Item) -> set[str]:
    """Give the marks of a test itself; those of a whole file are for short tests, of which there are many."""
    return {mark.name for mark in item.own_markers}


@cache
def is_above_the_engine(path: Path) -> bool:
    """Say whether tests do the same on either engine: of what stands above it, and of the sources themselves."""
    return lies_in(ABOVE_THE_ENGINE, path) or (path.parent == HERE and path.name.startswith("test_"))


@cache
def lies_in(folders: tuple[Path, ...], path: Path) -> bool:
    """Say whether a file is in one of the folders."""
    return any(path.is_relative_to(folder) for folder in folders)
