"""What every game has to say, as sayings: cards, prompts, options, events, the score sheet, and the whole table."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from readingroom.engine.clause import PlainValue
from readingroom.engine.event import BACK, SPECTATOR, Event
from readingroom.engine.reason import Reason
from readingroom.engine.rules import Rules
from readingroom.engine.score import Score, ranked
from readingroom.engine.view import View
from readingroom.locales.sayings import NOBODY, Line, Said, Value, saying, seat, several


class Prompt(NamedTuple):
    """What a seat is asked: a code, what is said, the rule behind it, and the plain values."""

    code: str
    say: Said
    rule: str
    values: dict[str, PlainValue]


class SheetLine(NamedTuple):
    """One line of the score sheet: what it is about, and what each score has there."""

    code: str
    say: Said
    cells: list[Said]


class Tie(NamedTuple):
    """What was compared where points are equal, and whether it put somebody before others, or behind them."""

    code: str
    figure: int
    ahead: bool
    behind: bool


class Section(NamedTuple):
    """A part of the table: a zone with what lies in it, or facts that belong together."""

    code: str
    seat: int | None  # whose it is
    say: Said
    items: list[Said]


class Words:
    """The sayings of one game; `viewer` is the seat for which short logs are composed.

    Messages are called by the game, what they are about and its code: `biblios-event-take`. What a prompt or an event
    names by plain values becomes a saying by the name of the value: see `put`.
    """

    seats: tuple[str, ...] = ("player",)
    """The names of values that are seats; nobody is a seat too."""

    def __init__(self, rules: Rules[Any, Any], viewer: int | None = None) -> None:
        self.rules = rules
        self.game = rules.name
        self.viewer = SPECTATOR if viewer is None else viewer
        self._zones: dict[int, str] = {}
        self._kept: dict[int, Said | None] = {}  # what an action does, for those that do the same in every position

    # What each game says

    def card(self, card: int) -> Said:
        """Name a card, or the back of one."""
        raise NotImplementedError

    def choice(self, action: int) -> Said | None:
        """Say what an action does, if that is the same in every position."""
        raise NotImplementedError

    def choice_now(self, view: View, action: int) -> Said:
        """Say what an action does in this position."""
        raise NotImplementedError

    def forced(self, view: View) -> Said:
        """Say why there is only one thing to do."""
        raise NotImplementedError

    def sheet(self, scores: Sequence[Score]) -> list[SheetLine]:
        """Fill in the score sheet, line by line."""
        raise NotImplementedError

    def thing(self, name: str, text: str) -> Value:
        """Name what a value names, by the name of the value; a text that is only a key stays as it is."""
        return text

    def line(self, event: Event) -> Line | None:
        """Say how a short log tells an event; nothing if other lines tell it, or the table shows it."""
        return Line("", self.event(event))

    def facts(self, view: View) -> list[Section]:
        """Put the public facts of the game into words."""
        return []

    def names(self) -> dict[str, Said]:
        """Name what lies on the table by its text, for pages that draw it; the same for the whole game."""
        return {}

    def beside(self, view: View) -> dict[str, Said]:
        """Say what a page says beside the table it draws, by names of the game's own."""
        return {}

    # What is the same for all

    def message(self, kind: str, code: str, /, **values: Value) -> Said:
        """Say one of the game's messages."""
        return Said(say=f"{self.game}-{kind}-{code}", values=values)

    def put(self, name: str, value: PlainValue) -> Value:
        """Say what a plain value names: a seat, a card (nothing is one that is not seen), or another thing."""
        if name in self.seats:
            return seat(NOBODY if value is None else int(value))
        if name == "card":
            return self.card(BACK if value is None else self.rules.find_card(str(value)))
        return self.thing(name, value) if isinstance(value, str) else 0 if value is None else value

    def named(self, values: Mapping[str, PlainValue]) -> dict[str, Value]:
        """Say what plain values name."""
        return {name: self.put(name, value) for name, value in values.items()}

    def prompt(self, view: View) -> Prompt:
        """Say what is asked now."""
        asked = self.rules.prompt(view)
        say = self.message("prompt", asked.code, **self.named(asked.values))
        return Prompt(asked.code, say, asked.rule, asked.values)

    def option(self, view: View, action: int) -> Said:
        """Say what an action does; kept by the action where the position does not matter."""
        if action not in self._kept:
            self._kept[action] = self.choice(action)
        return self._kept[action] or self.choice_now(view, action)

    def why(self, view: View, reason: Reason) -> Said:
        """Say why the viewer cannot do something now; what all games share is said alike in all of them."""
        players = several(seat(each) for each in view.asked)
        match reason.code:
            case "turn":
                return saying("why-turn", players=players)
            case "waiting":
                return saying("why-waiting", players=players)
            case "watching":
                return saying("why-watching", players=players)
            case "over":
                return saying("why-over")
            case "other":
                return saying("why-other")
        return self.message("why", reason.code, **self.named(reason.values))

    def event(self, event: Event) -> Said:
        """Say what happened, as the viewer saw it."""
        return self.message("event", event.code, **self.named(self.rules.told(event)))

    def log(self, events: Sequence[Event], full: bool = False) -> list[Line]:
        """Say what happened, in short or in full."""
        if full:
            return [self.told(event) for event in events]
        return [line for event in events if (line := self.line(event)) is not None]

    def told(self, event: Event) -> Line:
        """Say how a full log tells an event: every one by itself, unless a game joins those that repeat each other."""
        return Line("", self.event(event))

    # The whole table

    def zone_text(self, number: int) -> str:
        """Give the stable name of a zone."""
        if number not in self._zones:
            self._zones[number] = self.rules.zone_text(number)
        return self._zones[number]

    def board(self, view: View) -> list[Section]:
        """Put the whole table into words: the facts, and each zone in which something lies."""
        zones = [self.zone(view, zone) for zone, cards in enumerate(view.zones) if cards]
        return [*self.facts(view), *zones]

    def zone(self, view: View, number: int) -> Section:
        """Name a zone and what lies in it, or how many cards."""
        code, owner = zone_parts(self.zone_text(number))
        cards = view.zones[number]
        items = [self.card(card) for card in cards if card >= 0]
        if len(items) < len(cards):
            items.append(saying("zone-hidden", count=len(cards) - len(items)))
        return Section(code, owner, saying(f"{self.game}-zone", zone=code), items)

    # The end of a game

    ties: tuple[str, ...]
    """What decides between equal points, in its order, as the message of the verdict calls it."""

    def owner(self, score: Score) -> Said:
        """Name whoever has points."""
        return seat(score.seat)

    def standing(self, score: Score) -> dict[str, Value]:
        """Give the values that say what somebody has in the end."""
        return {"points": score.points}

    def places(self, scores: Sequence[Score]) -> list[Said]:
        """Say who came in which place, from first to last."""
        found: list[Said] = []
        for seats in ranked(list(scores)):
            place = len(found) + 1
            for each in seats:
                values = {"place": place, "player": self.owner(scores[each]), **self.standing(scores[each])}
                found.append(Said(say=f"{self.game}-place", values=values))
        return found

    def compared(self, score: Score, scores: Sequence[Score]) -> list[Tie]:
        """List what was compared with others of as many points, one after the other, until nobody else was left."""
        rivals = [other for other in scores if other is not score and other.points == score.points]
        found: list[Tie] = []
        for at, code in enumerate(self.ties):
            if not rivals:
                break
            mine, theirs = score.ties[at], [rival.ties[at] for rival in rivals]
            found.append(Tie(code, abs(mine), min(theirs) < mine, max(theirs) > mine))
            rivals = [rival for rival in rivals if rival.ties[at] == mine]
        return found

    def verdict(self, scores: Sequence[Score]) -> Said:
        """Say who won the game, and what decided."""
        first = ranked(list(scores))[0]
        best = scores[first[0]]
        values: dict[str, Value] = {"why": "points", "second": 0, **self.standing(best)}
        rivals = [score for score in scores if score.points == best.points and score.seat not in first]
        if len(first) > 1:
            values["why"] = "shared"
        elif rivals:
            second = max(rivals, key=lambda score: score.ties)
            why = next(tie.code for tie in self.compared(best, [best, second]) if tie.ahead)
            values |= {"why": why, "second": second.ties[0]}
        return self.won(first, values)

    def won(self, seats: Sequence[int], values: Mapping[str, Value]) -> Said:
        """Say that these seats won."""
        winners = several(seat(each) for each in seats)
        return Said(say=f"{self.game}-verdict", values={**values, "player": seat(seats[0]), "winners": winners})


def zone_parts(text: str) -> tuple[str, int | None]:
    """Take the name of a zone apart: what it is, and whose."""
    code, _, number = text.rpartition(" ")
    return (code, int(number)) if number.isdecimal() else (text, None)


def words(rules: Rules[Any, Any], viewer: int | None = None) -> Words:
    """Give the words of a game, found by its name."""
    found: Words = import_module(f"readingroom.locales.{rules.name}").WORDS(rules, viewer)
    return found
