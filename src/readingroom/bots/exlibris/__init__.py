"""What the greedy bot knows about good play in Ex Libris."""

from typing import Final

from readingroom.bots.exlibris.expert_judge import ExpertJudge
from readingroom.bots.exlibris.judge import ExLibrisJudge
from readingroom.games.exlibris.rules import ExLibrisRules

DEFAULT: Final = "search"  # beats `greedy` at a tenth of a second a move (docs/strength.md)


def judge(rules: ExLibrisRules) -> ExLibrisJudge:
    """Give the judge for a table with these rules."""
    return ExpertJudge(rules.deck)


def first_judge(rules: ExLibrisRules) -> ExLibrisJudge:
    """Give the judge that was the first, to measure others against."""
    return ExLibrisJudge(rules.deck)
