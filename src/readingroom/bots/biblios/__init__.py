"""The bots of Biblios: the judges of `greedy`, and a quick policy and an evaluation for `search`."""

from readingroom.bots.biblios.judge import BibliosJudge
from readingroom.bots.biblios.style import FIRST, LEARNT
from readingroom.games.biblios.rules import BibliosRules


def judge(rules: BibliosRules) -> BibliosJudge:
    """Give the judge for a table with these rules."""
    return BibliosJudge(rules.deck, LEARNT)


def first_judge(rules: BibliosRules) -> BibliosJudge:
    """Give the judge that was there first, to be measured against."""
    return BibliosJudge(rules.deck, FIRST)
