"""The same search on the true state: how well one could play who saw every card; for measuring only."""

from typing import Any, Final, final

from readingroom.bots.search.budget import Budget
from readingroom.bots.search.race import Race
from readingroom.engine.chance import Chance
from readingroom.engine.policy import Evaluation, Imaginer, Policy
from readingroom.engine.rules import Rules
from readingroom.engine.table import Table


@final
class Truth(Imaginer[Any]):
    """A source of worlds that are all as the true one."""

    def __init__(self, g: Table) -> None:
        self._g: Final = g

    def world(self, chance: Chance) -> Any:
        """Copy the true state."""
        world = self._g.clone()
        world.quiet = True
        return world


def choose(
    rules: Rules[Any, Any], policy: Policy[Any], evaluation: Evaluation[Any], g: Table, promising: list[int],
    chance: Chance, budget: Budget,
) -> int:  # fmt: skip
    """Choose for the seat that is asked first, knowing all; the options come in the order in which they look good."""
    race = Race(rules, policy, evaluation, rules.asked(g)[0], promising, evaluation.horizon())
    race.run(Truth(g), chance, budget)
    return race.best().action
