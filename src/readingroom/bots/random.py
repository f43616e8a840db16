"""The bot that plays anything that is legal."""

from collections.abc import Sequence

from readingroom.bots.bot import Bot
from readingroom.engine.chance import Chance
from readingroom.engine.view import View


class RandomBot(Bot):
    """Chooses every option with the same probability."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self._chance = Chance(seed)

    def choose(self, view: View, options: Sequence[int]) -> int:
        """Draw one of the options."""
        return options[self._chance.below(len(options))]
