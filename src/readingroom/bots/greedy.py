"""The bot that takes what looks best right now; what looks good is for a judge of each game to say."""

from collections.abc import Sequence
from typing import Protocol

from readingroom.bots.bot import Bot
from readingroom.engine.chance import Chance
from readingroom.engine.view import View

CLOSE = 1e-9  # options whose worths differ by less than this are equally good


class Judge(Protocol):
    """What one game knows about good play."""

    def worths(self, view: View, options: Sequence[int]) -> list[float]:
        """Say what each option is worth to the seat whose view this is; only differences matter."""
        ...


class GreedyBot(Bot):
    """Takes the option its judge rates highest; ties are broken at random."""

    def __init__(self, judge: Judge, seed: int) -> None:
        self.name = "greedy"
        self._judge = judge
        self._chance = Chance(seed)

    def choose(self, view: View, options: Sequence[int]) -> int:
        """Choose one of the best options."""
        if len(options) == 1:
            return options[0]
        worths = self._judge.worths(view, options)
        best = max(worths)
        equals = [option for option, worth in zip(options, worths) if worth > best - CLOSE]
        return equals[self._chance.below(len(equals))] if len(equals) > 1 else equals[0]
