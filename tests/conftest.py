"""What pytest has to know before it collects any test."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker behind `@rule`."""
    config.addinivalue_line("markers", "rule(*ids): the sentences of docs/rules that the test is about")
