"""A sensible player of Atheneum: what a desk promises, what a turn can bring, and which card to draft."""

from readingroom.bots.atheneum.judge import AtheneumJudge, far_sighted
from readingroom.games.atheneum.rules import AtheneumRules


def judge(rules: AtheneumRules) -> AtheneumJudge:
    """Give the judge for a table with these rules."""
    return far_sighted()


def first_judge(rules: AtheneumRules) -> AtheneumJudge:
    """Give the judge that was the first, to measure others against."""
    return AtheneumJudge()
