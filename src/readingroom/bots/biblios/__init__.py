"""A sensible player of Biblios: what it knows, how it thinks the game stands, and what it does about it."""

from readingroom.bots.biblios.judge import BibliosJudge
from readingroom.games.biblios.rules import BibliosRules


def judge(rules: BibliosRules) -> BibliosJudge:
    """Give the judge for a table with these rules."""
    return BibliosJudge(rules.deck)
