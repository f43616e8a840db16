"""The page about scoring: its examples are sheets that can be scored, and what is printed for them."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "scoring.md"


def block(kind: str, heading: str = "") -> str:
    """Take an example out of the page, the first of its kind below a heading."""
    text = PAGE.read_text(encoding="utf-8").split(f"## {heading}", 1)[1]
    found = re.search(rf"```{kind}\n(.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]
