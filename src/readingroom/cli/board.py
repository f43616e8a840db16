"""How a game is shown in the terminal and to programs; each game has a board of its own."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from readingroom.engine.event import NONE, SPECTATOR, Event
from readingroom.engine.score import Score, ranked
from readingroom.engine.view import View
from readingroom.locales.sayings import Value, seat
from readingroom.locales.voice import Voice
from readingroom.locales.words import Words


class Board:
    """Draws views of one game, with its words."""

    idle: tuple[str, ...] = ("done", "pass")
    """The actions that do nothing, or nothing more: they are always number 0."""

    def __init__(self, words: Words, voice: Voice) -> None:
        self.words = words
        self.voice = voice
        self.language = voice.language
        self.say = voice.say

    # What each game draws

    def draw(self, view: View) -> list[RenderableType]:
        """Draw the table, line by line."""
        raise NotImplementedError

    def sizes(self, view: View) -> Iterator[list[RenderableType]]:
        """Draw the table for smaller and smaller windows: first the whole, last what one needs to decide."""
        yield self.draw(view)

    def reserve(self, view: View) -> list[RenderableType]:
        """Draw the viewer's own cards, each by its name."""
        raise NotImplementedError

    def option(self, view: View, action: int) -> Text:
        """Draw one option, with the sign of what it is about."""
        raise NotImplementedError

    def called(self, view: View, action: int) -> str:
        """Name an option by the words that may be typed for it."""
        return self.say(self.words.option(view, action))

    def numbers(self, view: View) -> dict[int, int]:
        """Give the options by the numbers that may be typed for them; what does nothing is 0, and stands last."""
        others = [action for action in view.options if not self.is_idle(action)]
        nothing = [action for action in view.options if self.is_idle(action)]
        return {**dict(enumerate([*nothing[1:], *others], 1)), **dict(enumerate(nothing[:1]))}

    def sensible(self, view: View) -> list[int]:
        """Pick the numbers that are worth showing when there are very many."""
        return list(self.numbers(view))

    def hint(self, view: View) -> str:
        """Say what may be typed beside what is shown; nothing if all is shown."""
        return ""

    def menu(self, view: View) -> list[RenderableType]:
        """Draw the options in a way of the game's own; nothing if they are just to be listed."""
        return []

    def explained(self, view: View) -> list[RenderableType]:
        """Explain what there is to choose from, where a game has much to say about it."""
        return []

    def tip(self, view: View) -> str:
        """Say what may be asked before one chooses; nothing if there is nothing special."""
        return ""

    def legend(self) -> list[RenderableType]:
        """Say what the signs of the table mean, where they need it."""
        return []

    def rule_of(self, about: str) -> str:
        """Find the rule about something that the person names; a rule's own name stays as it is."""
        return about

    def forced(self, view: View) -> bool:
        """Say whether there is only one thing to do, which can be done without asking."""
        return len(view.options) == 1

    def doubtful(self, view: View, action: int) -> str:
        """Say why an action should be confirmed; nothing if it need not be."""
        return self.language.say("play-nothing") if self.is_idle(action) and self.wasted(view) else ""

    def wasted(self, view: View) -> bool:
        """Say whether doing nothing now would waste the whole action."""
        return False

    def final_scores(self, scores: Sequence[Score]) -> list[RenderableType]:
        """Draw the score sheet at the end."""
        raise NotImplementedError

    # What is the same for all

    def is_idle(self, action: int) -> bool:
        """Say whether an action does nothing, or nothing more."""
        return self.words.rules.catalogue.text(action) in self.idle

    def name(self, number: int) -> str:
        """Name a seat in a list."""
        return self.say(seat(number))

    def cells(self, cells: Sequence[Value], scores: Sequence[Score]) -> str:
        """Put a line of the score sheet into one line of text: who has what there."""
        return " · ".join(f"{self.say(self.words.owner(score))} {self.say(cell)}" for score, cell in zip(scores, cells))

    def plain(self, view: View) -> dict[str, Any]:
        """Give the view as plain values for programs; a card that is not seen is null."""
        rules = self.words.rules
        zones = {
            rules.zone_text(zone): [rules.card_text(card) if card >= 0 else None for card in cards]
            for zone, cards in enumerate(view.zones)
        }
        seat = None if view.seat == SPECTATOR else view.seat
        return {"seat": seat, "over": view.over, "asked": view.asked, **rules.facts(view), "zones": zones}

    def plain_event(self, event: Event) -> dict[str, Any]:
        """Give an event as plain values for programs, with its words and its rule."""
        rules = self.words.rules
        return {
            "code": event.code,
            "seat": None if event.seat == NONE else event.seat,
            "rule": rules.rule_of(event),
            "values": rules.told(event),
            "moved": [moved._asdict() for moved in rules.moved(event)],
            "text": self.say(self.words.event(event)),
        }

    def plain_scores(self, scores: Sequence[Score]) -> dict[str, Any]:
        """Give the final scores as plain values for programs, with their words."""
        return {
            "scores": [score.plain() for score in scores],
            "ranking": ranked(list(scores)),
            "sheet": [
                {"code": line.code, "text": self.say(line.say), "cells": [self.say(cell) for cell in line.cells]}
                for line in self.words.sheet(scores)
            ],
            "verdict": self.say(self.words.verdict(scores)),
        }
