"""The bot that looks ahead: it tries what looks good in imagined worlds, and takes what turns out best there."""

from collections.abc import Sequence
from typing import Any

from readingroom.bots.bot import Bot
from readingroom.bots.greedy import Judge
from readingroom.bots.search.budget import Budget
from readingroom.bots.search.race import Race
from readingroom.bots.search.tree import Node
from readingroom.engine.chance import Chance
from readingroom.engine.policy import Evaluation, Imaginer, Policy
from readingroom.engine.rules import Rules
from readingroom.engine.view import View

HOPELESS = 20.0  # an option that its judge finds worse than the best by more than this is not tried
RARE = 1e-4  # nor is one whose weight by the policy is below this share of the best


class SearchBot(Bot):
    """Tries its options in many worlds that fit its view, the most promising first."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        judge: Judge | None,
        policy: Policy[Any],
        evaluation: Evaluation[Any],
        seed: int,
        seconds: float = 0.0,
        iterations: int = 0,
        horizon: int | None = None,
    ) -> None:
        Budget(seconds, iterations)  # refuses if there is no limit
        self.name = "search"
        self._rules = rules
        self._judge = judge
        self._policy = policy
        self._evaluation = evaluation
        self._chance = Chance(seed)
        self._seconds = seconds
        self._iterations = iterations
        self._horizon = evaluation.horizon() if horizon is None else horizon  # decisions of a playout
        self._after: list[Node] = []  # what may come after the last choice, as far as it was looked at

    def choose(self, view: View, options: Sequence[int]) -> int:
        """Choose the option that brings most in the imagined worlds."""
        if len(options) == 1:
            return options[0]
        budget = Budget(self._seconds, self._iterations)
        imaginer = self._rules.imaginer(view)
        promising = self.judged(view, options) if self._judge is not None else self.weighed(imaginer, view, options)
        if len(promising) == 1:
            return promising[0]
        race = Race(self._rules, self._policy, self._evaluation, view.seat, promising, self._horizon, self._after)
        race.run(imaginer, self._chance, budget)
        best = race.best()
        self._after = best.branch.after
        return int(best.action)

    def judged(self, view: View, options: Sequence[int]) -> list[int]:
        """List the options from the best to the worst by the judge, without the hopeless."""
        assert self._judge is not None
        return self.ordered(options, self._judge.worths(view, options), HOPELESS)

    def weighed(self, imaginer: Imaginer[Any], view: View, options: Sequence[int]) -> list[int]:
        """List the options from the best to the worst by the policy, in one world, without the rare."""
        weights = self._policy.weights(imaginer.world(self._chance), view.seat, list(options))
        return self.ordered(options, weights, max(weights) * (1 - RARE))

    def ordered(self, options: Sequence[int], worths: Sequence[float], span: float) -> list[int]:
        """List the options from the best to the worst, equals in a drawn order, down to a span below the best."""
        least = max(worths) - span
        drawn = list(range(len(options)))
        self._chance.shuffle(drawn, -1)
        drawn.sort(key=lambda index: -worths[index])
        return [int(options[index]) for index in drawn if worths[index] >= least]
