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
PLAIN = HERE / "laws" / "test_imagine_exlibris.py"  # it cannot be done with the compiled engine
BOTS = HERE / "bots"  # where greedy bots think, which takes most of the time
MANY_GAMES = (
    GOLDEN,
    BOTS,
    *(HERE / name for name in ("cli", "kept", "laws", "server")),
)  # where slow tests play as many
ONCE = (*MANY_GAMES, HERE / "client", HERE / "locales")  # where others play some, which once a run is enough


@pytest.hookimpl(tryfirst=True)  # before pytest selects by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On the plain engine, do in the quick run what is its own, leave many games to the full one, very many to none."""
    if not readingroom.compiled():
        for item in items:
            if is_weighty(item):
                if is_hopeless(item):
                    item.add_marker(pytest.mark.hopeless)
                item.add_marker(pytest.mark.long)
            elif lies_in(ONCE, item) or item.path.parent == HERE:  # those read the sources
                item.add_marker(pytest.mark.once)


def is_weighty(item: pytest.Item) -> bool:
    """Say whether a test is marked so, or is a slow one of a large game or of very many games."""
    if item.get_closest_marker("weighty"):
        return True
    own = marks(item)
    if "long" in own:
        return is_large(item) or lies_in((BOTS,), item)
    return "slow" in own and (is_large(item) or lies_in(MANY_GAMES, item))


def is_hopeless(item: pytest.Item) -> bool:
    """Say whether a weighty test is a long one, or one of a greedy bot's: it would take an hour."""
    if lies_in((GOLDEN, PLAIN), item):
        return False
    return "long" in marks(item) or (is_large(item) and lies_in((BOTS,), item))


def is_large(item: pytest.Item) -> bool:
    """Say whether a test plays a large game."""
    params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    path = str(item.path.relative_to(HERE))
    return not LARGE.isdisjoint({params.get("game"), params.get("rules")}) or any(name in path for name in LARGE)


def marks(item: pytest.Item) -> set[str]:
    """Give the marks of a test itself; those of a whole file are for short tests, of which there are many."""
    return {mark.name for mark in item.own_markers}


def lies_in(folders: tuple[Path, ...], item: pytest.Item) -> bool:
    """Say whether a test is in one of the folders."""
    return any(item.path.is_relative_to(folder) for folder in folders)
