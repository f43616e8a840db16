"""The bot that looks ahead in Ex Libris: it tries out in imagined worlds what its assistants would bring."""

from collections.abc import Callable, Sequence
from functools import partial

from readingroom.bots.bot import Bot
from readingroom.bots.exlibris.expert_judge import ExpertJudge, places_assistants
from readingroom.bots.exlibris.rounds import BRINGS
from readingroom.bots.exlibris.scout import Scout
from readingroom.bots.exlibris.solitaire import Solitaire
from readingroom.bots.greedy import GreedyBot
from readingroom.bots.search.budget import Budget
from readingroom.engine.chance import Chance
from readingroom.engine.view import View
from readingroom.games.exlibris.actions import PLACE, SPECIAL, TURN
from readingroom.games.exlibris.components import ASSISTANTS_GUILD, CARDS, delayed
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.view import ExLibrisView


class ExLibrisThinker(Bot):
    """Sends its assistants where most comes out in worlds that fit its view; all else is for its judge to say.

    Alone it tries all that it does, but for the cards that are best turned down, which the judge works out exactly.
    """

    def __init__(self, rules: ExLibrisRules, seed: int, seconds: float = 0.0, iterations: int = 0) -> None:
        Budget(seconds, iterations)  # refuses to think for ever
        self.name = "search"
        self._rules = rules
        self._judge = ExpertJudge(rules.deck)
        self._greedy = GreedyBot(self._judge, seed)
        self._scout = Scout(rules, Chance(seed))
        self._solitaire = Solitaire(rules, Chance(seed))
        self._seconds = seconds
        self._iterations = iterations

    def choose(self, view: View, options: Sequence[int]) -> int:
        """Choose the best option, with what was found out about the locations."""
        assert isinstance(view, ExLibrisView)
        if view.seats == 1 and len(options) > 1 and not turns_down(options):
            budget = Budget(self._seconds, self._iterations)
            return self._solitaire.choose(self._rules.imaginer(view), options, budget)
        self._judge.visits = {}
        if len(options) > 1 and view.seats > 1 and not view.last and places_assistants(options):
            budget = Budget(self._seconds, self._iterations)
            tiles = [int(option) - PLACE for option in options if option < SPECIAL and at_once(int(option) - PLACE)]
            if tiles:
                self._judge.visits = self._scout.visits(self._rules.imaginer(view), view.seat, tiles, budget)
        return self._greedy.choose(view, options)


def at_once(tile: int) -> bool:
    """Say whether it can be seen at once what a visit brings: not where it is seen later, and not at home."""
    return tile in BRINGS and not delayed(tile) and tile != ASSISTANTS_GUILD


def turns_down(options: Sequence[int]) -> bool:
    """Say whether these options turn cards down before the inspection."""
    return TURN <= options[-1] < TURN + CARDS


def thinker(rules: ExLibrisRules) -> Callable[[int, float, int], Bot]:
    """Give what makes such a bot from a seed, the seconds for a move and the iterations."""
    return partial(ExLibrisThinker, rules)
