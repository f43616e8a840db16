"""Players that are programs: each sees a view and its options, and never a state."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from readingroom.bots.bot import Bot
from readingroom.bots.greedy import GreedyBot, Judge
from readingroom.bots.random import RandomBot
from readingroom.engine.errors import Refusal, nearest
from readingroom.engine.rules import Rules

__all__ = ["NAMES", "Bot", "make"]

NAMES = ("random", "greedy")


def make(name: str, rules: Rules[Any, Any], seed: int) -> Bot:
    """Make a bot by its name for one game; the same seed and the same views give the same choices."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(judge_of(rules), seed)
    known = ", ".join(NAMES)
    meant = nearest(name, NAMES)
    raise Refusal("bot", f"no bot is called {name!r}; there are: {known}", bot=name, known=known, meant=meant)


def judge_of(rules: Rules[Any, Any]) -> Judge:
    """Find the judge of a game by its name."""
    if find_spec(f"readingroom.bots.{rules.name}") is None:
        raise Refusal("bot-game", f"the bot 'greedy' does not play {rules.name}", bot="greedy", game=rules.name)
    found: Judge = import_module(f"readingroom.bots.{rules.name}").judge(rules)
    return found
