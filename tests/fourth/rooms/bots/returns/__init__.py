"""A sensible player of Returns: leave a number of books that three divides."""

from collections.abc import Sequence
from typing import Any

from readingroom.engine.view import View


class ReturnsJudge:
    """Rates the options by what they leave on the trolley."""

    def worths(self, view: View, options: Sequence[int]) -> list[float]:
        """Say what each option is worth."""
        return [float((len(view.zones[0]) - option - 1) % 3 == 0) for option in options]


def judge(rules: Any) -> ReturnsJudge:
    """Give the judge."""
    return ReturnsJudge()
