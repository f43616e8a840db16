"""What pytest has to know before it collects any test."""

import pytest

import readingroom


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker behind `@rule`."""
    config.addinivalue_line("markers", "rule(*ids): the sentences of docs/rules that the test is about")


@pytest.hookimpl(tryfirst=True)  # before pytest selects by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes minutes on the plain engine is left to the compiled one, but for the full run."""
    if not readingroom.compiled():
        for item in items:
            if item.get_closest_marker("weighty"):
                item.add_marker(pytest.mark.long)
