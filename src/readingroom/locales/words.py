"""What every game has to say: cards, prompts, options, events and the reckoning, for one viewer in one language."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from readingroom.engine.event import SPECTATOR, Event
from readingroom.engine.rules import Rules
from readingroom.engine.score import Score, ranked
from readingroom.engine.view import View
from readingroom.locales import Language, Value


class Prompt(NamedTuple):
    """What a seat is asked: a code, the words, and the rule behind it."""

    code: str
    text: str
    rule: str


class Reckoned(NamedTuple):
    """One part of the reckoning: what it is about, who won it and why, and the figures of all."""

    code: str
    verdict: str
    figures: str


class Words:
    """The words of one game for one table; `viewer` is the seat that is called "you"."""

    def __init__(self, rules: Rules[Any, Any], language: Language, names: Sequence[str], viewer: int | None) -> None:
        self.rules = rules
        self.language = language
        self.names = list(names)
        self.viewer = SPECTATOR if viewer is None else viewer

    def who(self, seat: int) -> dict[str, Value]:
        """Give the parameters that name a seat: `who` is "you" or "other", `name` the name."""
        return {"who": "you" if seat == self.viewer else "other", "name": self.names[seat]}

    def name(self, seat: int) -> str:
        """Name a seat in a list."""
        return self.language.say("player", **self.who(seat))

    def card(self, card: int) -> str:
        """Name a card."""
        raise NotImplementedError

    def prompt(self, view: View) -> Prompt:
        """Say what is asked of the seat that is to answer."""
        raise NotImplementedError

    def option(self, view: View, action: int) -> str:
        """Say what an action does."""
        raise NotImplementedError

    def forced(self, view: View) -> str:
        """Say why there is only one thing to do."""
        raise NotImplementedError

    def event(self, event: Event) -> str:
        """Say what happened."""
        raise NotImplementedError

    def rule_of(self, event: Event) -> str:
        """Name the rule behind an event."""
        raise NotImplementedError

    def log(self, events: Sequence[Event], full: bool = False) -> list[str]:
        """Say what happened in few lines: what belongs together in one, without what the next line tells anyway."""
        raise NotImplementedError

    def reckoning(self, scores: Sequence[Score]) -> list[Reckoned]:
        """Say who won what, and why."""
        raise NotImplementedError

    # The end of a game

    ties: tuple[str, ...]
    """What decides between equal points, in its order, as the message of the verdict calls it."""

    def owner(self, seat: int) -> str:
        """Name whoever has points."""
        return self.name(seat)

    def standing(self, score: Score) -> dict[str, Value]:
        """Give the parameters that say what somebody has in the end."""
        return {"points": score.points}

    def ranking(self, scores: Sequence[Score]) -> list[str]:
        """Say who came in which place, from first to last."""
        lines: list[str] = []
        for seats in ranked(list(scores)):
            place = len(lines) + 1
            for seat in seats:
                values = {"place": place, "name": self.owner(seat), **self.standing(scores[seat])}
                lines.append(self.language.say(f"{self.rules.name}-place", **values))
        return lines

    def verdict(self, scores: Sequence[Score]) -> str:
        """Say who won the game, and what decided."""
        first = ranked(list(scores))[0]
        best = scores[first[0]]
        values: dict[str, Value] = {"why": "points", "second": 0, **self.standing(best)}
        rivals = [score for score in scores if score.points == best.points and score.seat not in first]
        if len(first) > 1:
            values["why"] = "shared"
        elif rivals:
            second = max(rivals, key=lambda score: score.ties)
            decided = next(place for place, name in enumerate(self.ties) if second.ties[place] != best.ties[place])
            values |= {"why": self.ties[decided], "second": second.ties[0]}
        return self.won(first, values)

    def won(self, seats: Sequence[int], values: dict[str, Value]) -> str:
        """Say that these seats won."""
        winners = self.language.join([self.name(seat) for seat in seats])
        return self.language.say(f"{self.rules.name}-verdict", **values, **self.who(seats[0]), winners=winners)
