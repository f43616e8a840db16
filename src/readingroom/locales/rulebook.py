"""The rules pages: each rule is one line, `- **BIB-G1** text`, in every language."""

import re
from pathlib import Path

from readingroom.engine.errors import Refusal, nearest
from readingroom.locales import FALLBACK, FOLDER

INSTALLED = FOLDER / "rules"  # where a wheel carries the pages
SOURCES = FOLDER.parents[2] / "docs" / "rules"  # where they lie in the source tree
RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+-[A-Z]+\d+)\*\* (?P<text>.*)$", re.MULTILINE)


def page_path(game: str, code: str) -> Path:
    """Find the page of a game in a language."""
    folder = INSTALLED if INSTALLED.is_dir() else SOURCES
    path = folder / f"{game}.{code}.md"
    return path if path.exists() else folder / f"{game}.{FALLBACK}.md"


def page(game: str, code: str) -> str:
    """Give the rules page of a game as Markdown."""
    try:
        return page_path(game, code).read_text(encoding="utf-8")
    except OSError as error:
        raise Refusal("no-rules", f"the rules page of {game} is not installed", game=game) from error


def sentences(game: str, code: str) -> dict[str, str]:
    """Give the sentence of each rule by its id."""
    return {found["id"]: found["text"] for found in RULE.finditer(page(game, code))}


def sentence(game: str, code: str, rule: str) -> str:
    """Give the sentence of one rule; `g1` will do for BIB-G1."""
    rules = sentences(game, code)
    wanted = rule.upper()
    for each, text in rules.items():
        if wanted in (each, each.partition("-")[2]):
            return f"{each}  {text}"
    meant = nearest(rule, [*rules, *(each.partition("-")[2] for each in rules)])
    known = ", ".join(rules)
    sentence = f"{game} has no rule {rule!r}; it has: {known}"
    raise Refusal("rule", sentence, rule=rule, game=game, known=known, meant=meant)
