"""Asking a table why not: the sentence that a player is told, with its rule."""

from typing import Any

from readingroom.engine.rules import Rules
from readingroom.locales import language
from readingroom.locales.voice import Voice
from readingroom.locales.words import words


def why(rules: Rules[Any, Any], g: Any, names: list[str], asking: str) -> str:
    """Tell somebody why they cannot do something, as in "Ada place bookseller": the sentence, and its rule.

    What would be done first stands before it: "Ada take pink, at a7".
    """
    name, _, actions = asking.partition(" ")
    first, comma, action = actions.rpartition(", ")
    seat = names.index(name) if name in names else None
    view = rules.observe(g, seat)
    reason = rules.why_not(view, rules.catalogue.find(action), rules.catalogue.find(first) if comma else -1)
    if reason is None:
        return "possible"
    return f"{Voice(language('en'), names, seat).say(words(rules, seat).why(view, reason))} {reason.rule}"
