"""The whole of Returns: its table, its one clause, and its rules."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from readingroom.engine.catalogue import Catalogue
from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import EVERYBODY, NONE, Event
from readingroom.engine.layout import Layout
from readingroom.engine.rules import Rules
from readingroom.engine.score import Score, ScoreLine
from readingroom.engine.table import Table
from readingroom.engine.view import View, fill

BOOKS = 7
TROLLEY = 0


class Returns(Table):
    """A trolley of books, and what everybody has taken."""

    def blank(self) -> "Returns":
        return Returns()


class Taking(Clause[Returns]):
    """RET-1: take one or two books off the trolley."""

    asks: ClassVar[str] = "take"
    rule: ClassVar[str] = "RET-1"

    def figures(self, rules: Any, view: View, me: int) -> dict[str, PlainValue]:
        return {"left": len(view.zones[TROLLEY])}

    def options(self, g: Returns, me: int) -> list[int]:
        return list(range(min(2, len(g.zones[TROLLEY]))))

    def answer(self, g: Returns, me: int, action: int) -> None:
        for _ in range(action + 1):
            g.draw(TROLLEY, 1 + me, "take", me)
        if g.zones[TROLLEY]:
            g.then((me + 1) % g.seats, self)
        else:
            g.doing = "RET-2"
            g.tell("last", me)


class ReturnsRules(Rules[Returns, View]):
    """The rules of Returns."""

    def __init__(self) -> None:
        self.name = "returns"
        self.version = 1
        self.reads = (1,)
        self.min_seats = 2
        self.max_seats = 3
        self.end_rule = "RET-2"
        self.catalogue = Catalogue(["one", "two"])

    def set_up(self, seats: int, options: Mapping[str, object], chance: Chance) -> Returns:
        g = Returns()
        g.lay_out(seats, Layout([EVERYBODY] * (seats + 1), [True] + [False] * seats), chance)
        g.zones[TROLLEY] = list(range(BOOKS))
        g.then(0, Taking())
        return g

    def scores(self, g: Returns) -> list[Score]:
        books = [len(g.zones[1 + seat]) for seat in range(g.seats)]
        return [
            Score(seat, int(0 in g.zones[1 + seat]), [ScoreLine("books", books[seat])], (books[seat],))
            for seat in range(g.seats)
        ]

    def look(self, g: Returns, seat: int) -> View:
        view = View()
        fill(view, g, seat)
        return view

    def told(self, event: Event) -> dict[str, PlainValue]:
        card = {"card": self.card_text(event.card)} if event.card != NONE else {}
        return {"player": event.seat, **card}

    def facts(self, view: View) -> dict[str, object]:
        return {}

    def card_text(self, card: int) -> str:
        return f"B{card + 1}"

    def find_card(self, text: str) -> int:
        return int(text[1:]) - 1 if text[:1] == "B" and text[1:].isdecimal() and int(text[1:]) <= BOOKS else -1

    def zone_text(self, zone: int) -> str:
        return "trolley" if zone == TROLLEY else f"taken {zone - 1}"


def rules(deck: Path | None = None, rest: Path | None = None) -> ReturnsRules:
    """Give the rules; there are no decks."""
    return ReturnsRules()
