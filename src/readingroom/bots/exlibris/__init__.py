"""What the greedy bot knows about good play in Ex Libris."""

from readingroom.bots.exlibris.expert import Expert
from readingroom.bots.exlibris.judge import ExLibrisJudge
from readingroom.games.exlibris.rules import ExLibrisRules


def judge(rules: ExLibrisRules) -> ExLibrisJudge:
    """Give the judge for a table with these rules."""
    return ExLibrisJudge(rules.deck, Expert)


def first_judge(rules: ExLibrisRules) -> ExLibrisJudge:
    """Give the judge that was the first, to measure others against."""
    return ExLibrisJudge(rules.deck)
