"""The oracle at the table: it looks ahead in the true state, to measure how far one could get who saw every card."""

from typing import Any

from readingroom import bots
from readingroom.bots.search import oracle
from readingroom.bots.search.budget import Budget
from readingroom.engine.chance import Chance
from readingroom.engine.rules import Rules
from readingroom.engine.view import View

ORACLE = "oracle"  # what it is called here, and nowhere else: it is no bot, as it is shown the state


class Oracle:
    """A player that cheats, for measuring only."""

    def __init__(self, rules: Rules[Any, Any], seed: int, budget: float | None, iterations: int | None) -> None:
        self._rules = rules
        self._judge = bots.judge_of(rules)
        self._policy = bots.policy_of(rules)
        self._evaluation = bots.evaluation_of(rules)
        self._chance = Chance(seed)
        self._budget = budget or 0.0
        self._iterations = iterations or 0

    def choose(self, g: Any, view: View) -> int:
        """Choose for the seat that is asked first, whose view this is, knowing all."""
        if len(view.options) == 1:
            return view.options[0]
        budget = Budget(self._budget, self._iterations)
        worths = dict(zip(view.options, self._judge.worths(view, view.options)))
        promising = sorted(worths, key=lambda option: -worths[option])
        return oracle.choose(self._rules, self._policy, self._evaluation, g, promising, self._chance, budget)
