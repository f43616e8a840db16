"""What the tests of words share."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle


@pytest.fixture
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a message that lacks a variable an error."""
    lenient = FluentBundle.format_pattern

    def strict(self: FluentBundle, pattern: Any, values: dict[str, Any]) -> tuple[Any, list[Exception]]:
        text, errors = lenient(self, pattern, values)
        assert not errors, (text, errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)
