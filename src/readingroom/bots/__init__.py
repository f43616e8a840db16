"""Players that are programs: each sees a view and its options, and never a state."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from readingroom.bots.bot import Bot
from readingroom.bots.greedy import GreedyBot, Judge
from readingroom.bots.random import RandomBot
from readingroom.bots.thinker import SearchBot
from readingroom.engine.errors import Refusal, nearest
from readingroom.engine.policy import Evaluation, Policy
from readingroom.engine.rules import Rules

__all__ = ["DEFAULT", "NAMES", "Bot", "default", "evaluation_of", "make", "names", "policy_of"]

NAMES = ("random", "greedy", "search")
DEFAULT = "default"  # the name of whoever plays a game best
KEPT = ("greedy-v1",)  # earlier versions, kept for comparison

SECONDS = 0.6  # the longest that a bot thinks about a move, unless it is told otherwise
ITERATIONS = 2000  # and the most that it tries: the same seed gives the same choices if there is time for them all


def default(game: str) -> str:
    """Name the bot that plays a game best and answers within a second: `greedy`, unless its room says otherwise."""
    room = f"readingroom.bots.{game}"
    if find_spec(room) is None:
        return NAMES[0]
    found: str = getattr(import_module(room), "DEFAULT", "greedy")
    return found


def names(game: str) -> tuple[str, ...]:
    """List the bots for a game, from the weakest to the one that plays it best."""
    best = default(game)
    return (*[name for name in NAMES if name != best], best)


def make(
    name: str, rules: Rules[Any, Any], seed: int, budget: float | None = None, iterations: int | None = None
) -> Bot:
    """Make a bot by its name for one game; the same seed and the same views give the same choices.

    One that thinks ahead stops after so many seconds for a move (the budget) or iterations, whichever is given.
    """
    if name == DEFAULT:
        name = default(rules.name)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy" or name in KEPT:
        return GreedyBot(judge_of(rules, name), seed)
    if name == "search":
        if budget is None and iterations is None:
            budget, iterations = SECONDS, ITERATIONS
        thinker: Callable[[int, float, int], Bot] | None = part_of(rules, "thinker")
        if thinker is not None:  # the game looks ahead in a way of its own
            return thinker(seed, budget or 0.0, iterations or 0)
        judge = judge_of(rules) if has_judge(rules) else None
        return SearchBot(rules, judge, policy_of(rules), evaluation_of(rules), seed, budget or 0.0, iterations or 0)
    known = ", ".join(NAMES)
    meant = nearest(name, NAMES)
    raise Refusal("bot", f"no bot is called {name!r}; choose from: {known}", bot=name, known=known, meant=meant)


def has_judge(rules: Rules[Any, Any]) -> bool:
    """Say whether a game has a folder of bots, which has a judge."""
    return find_spec(f"readingroom.bots.{rules.name}") is not None


def judge_of(rules: Rules[Any, Any], name: str = "greedy") -> Judge:
    """Find the judge of a game for a bot: `greedy`, or `greedy-v1`, whose judge a game keeps if it has a newer one."""
    if not has_judge(rules):
        raise Refusal("bot-game", f"the bot 'greedy' does not play {rules.name}", bot="greedy", game=rules.name)
    room = import_module(f"readingroom.bots.{rules.name}")
    found: Judge = (getattr(room, "first_judge", room.judge) if name in KEPT else room.judge)(rules)
    return found


def policy_of(rules: Rules[Any, Any]) -> Policy[Any]:
    """Find the quick player of a game by its name; a game without one is played at random."""
    found: Policy[Any] | None = part_of(rules, "policy")
    return Policy() if found is None else found


def evaluation_of(rules: Rules[Any, Any]) -> Evaluation[Any]:
    """Find what judges the chances in a game by its name; without it all seats have the same."""
    found: Evaluation[Any] | None = part_of(rules, "evaluation")
    return Evaluation() if found is None else found


def part_of(rules: Rules[Any, Any], part: str) -> Any:
    """Make a part (`policy`, `evaluation`, `thinker`) of the bots of a game, if the game has it."""
    name = f"readingroom.bots.{rules.name}"
    if find_spec(name) is None or find_spec(f"{name}.{part}") is None:
        return None
    return getattr(import_module(f"{name}.{part}"), part)(rules)
