"""The Goblin Sneak: it takes cards from the hands of opponents it meets."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect, PlainValue
from readingroom.engine.event import BITS
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import DONE, GIVE, NAME, TO
from readingroom.games.exlibris.assistants.power import Arrives, Power
from readingroom.games.exlibris.components import CATEGORIES, GOBLIN
from readingroom.games.exlibris.giving import NAMES, showing
from readingroom.games.exlibris.state import ExLibris, hand, looking, taken
from readingroom.games.exlibris.verbs import ALL, MayShelveTaken, with_cards
from readingroom.games.exlibris.view import ExLibrisView


@final
class MaySteal(Clause[ExLibris]):
    """EXL-A1: for each opponent here, in the order you like, you may name a category."""

    asks: ClassVar[str] = "steal"
    rule: ClassVar[str] = "EXL-A1"

    def __init__(self, asked: i64) -> None:
        self.asked: Final = asked  # the set of opponents who were asked already

    def numbers(self) -> tuple[int, ...]:
        """Give who was asked already."""
        return (self.asked,)

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the opponents who are here and were not asked yet; at home there are none."""
        options: list[int] = [DONE]
        if not g.here:
            return []
        for seat in range(g.seats):
            if seat != me and not self.asked & BITS[seat] and g.count_at(seat, g.here):
                options.append(TO + seat)
        return options if len(options) > 1 else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Go on to the category."""
        if action != DONE:
            g.then(me, MaySteal(self.asked | BITS[action - TO]))
            g.then(me, Demand(action - TO))

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say that it is oneself, or somebody who is not here or was asked already."""
        if not TO <= action < TO + view.seats:
            return None
        other = action - TO
        if other == view.seat:
            return Reason("yourself", "EXL-A1", {})
        if self.asked & BITS[other]:
            return Reason("asked-already", "EXL-A1", {"player": other})
        return Reason("not-beside", "EXL-A1", {"player": other, "location": view.location()})


@final
class Demand(Clause[ExLibris]):
    """EXL-A1: name a category; they give you a hand card that shows it, or show you their hand."""

    asks: ClassVar[str] = "demand"
    rule: ClassVar[str] = "EXL-A1"

    def __init__(self, victim: i64) -> None:
        self.victim: Final = victim

    def numbers(self) -> tuple[int, ...]:
        """Give the victim."""
        return (self.victim,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        return {"victim": self.victim}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the categories."""
        return NAMES

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Ask for a card."""
        g.tell("name", me, action - NAME)
        g.then(self.victim, HandOver(me, action - NAME))


@final
class HandOver(Clause[ExLibris]):
    """EXL-A1: give a hand card of your choice that shows the category, or show your hand if you have none."""

    asks: ClassVar[str] = "hand-over"
    rule: ClassVar[str] = "EXL-A1"

    def __init__(self, thief: i64, category: i64) -> None:
        self.thief: Final = thief
        self.category: Final = category

    def numbers(self) -> tuple[int, ...]:
        """Give the thief and the category."""
        return (self.thief, self.category)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give who demands what."""
        return {"thief": self.thief, "category": CATEGORIES[self.category]}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards that show it."""
        return with_cards(GIVE, showing(g, g.zones[hand(me)], self.category))

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Give the card."""
        g.move(action - GIVE, hand(me), taken(self.thief), "hand-over", me, self.category)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Show the hand to the thief alone."""
        g.tell("show-hand", me, self.category, self.thief)
        for card in sorted(g.zones[hand(me)]):
            g.shown(card, hand(me), looking(self.thief), "show", me, 0)


POWER: Final[Power] = Arrives(GOBLIN, Effect(
    "EXL-A1",
    "For each opponent here you may name a category; they give you a hand card that shows it, or show you their"
    " hand. You may shelve what you got.",
    MaySteal(0), MayShelveTaken(ALL),
))  # fmt: skip
