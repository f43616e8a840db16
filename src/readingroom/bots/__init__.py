"""Players that are programs: each sees a view and its options, and never a state."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from readingroom.bots.bot import Bot
from readingroom.bots.greedy import GreedyBot, Judge
from readingroom.bots.random import RandomBot
from readingroom.engine.errors import Refusal, nearest
from readingroom.engine.policy import Evaluation, Policy
from readingroom.engine.rules import Rules

__all__ = ["NAMES", "Bot", "evaluation_of", "make", "policy_of"]

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


def policy_of(rules: Rules[Any, Any]) -> Policy[Any]:
    """Find the quick player of a game by its name; a game without one is played at random."""
    found: Policy[Any] | None = room_of(rules, "policy")
    return Policy() if found is None else found


def evaluation_of(rules: Rules[Any, Any]) -> Evaluation[Any]:
    """Find what judges the chances in a game by its name; without it all seats have the same."""
    found: Evaluation[Any] | None = room_of(rules, "evaluation")
    return Evaluation() if found is None else found


def room_of(rules: Rules[Any, Any], part: str) -> Any:
    """Make a part of a game's own bots, if there is one."""
    name = f"readingroom.bots.{rules.name}"
    if find_spec(name) is None or find_spec(f"{name}.{part}") is None:
        return None
    return getattr(import_module(f"{name}.{part}"), part)(rules)
