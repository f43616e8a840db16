"""The bots of Atheneum: the judges of `greedy`, the turn solver, and a quick policy and an evaluation for `search`."""

from readingroom.bots.atheneum.judge import AtheneumJudge, far_sighted
from readingroom.games.atheneum.rules import AtheneumRules


def judge(rules: AtheneumRules) -> AtheneumJudge:
    """Give the judge for a table with these rules."""
    return far_sighted()


def first_judge(rules: AtheneumRules) -> AtheneumJudge:
    """Give the judge that was the first, to measure others against."""
    return AtheneumJudge()
