"""The verbs by which cards are given up, revealed and looked for."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.games.exlibris.actions import DISCARD, DONE, NAME
from readingroom.games.exlibris.components import CATEGORIES
from readingroom.games.exlibris.shelf.shelving import take_off
from readingroom.games.exlibris.state import DISCARDS, REVEALED, ExLibris, hand, holds, spent
from readingroom.games.exlibris.verbs import ALL, done_or, rising, take_from, with_cards
from readingroom.games.exlibris.view import ExLibrisView

# Giving up

FROM_HAND: Final[i64] = 0
FROM_SHELF_TOO: Final[i64] = 1


@final
class GiveUp(Clause[ExLibris]):
    """Discard cards from your hand, or from hand and shelf: so many at least, so many at most."""

    asks: ClassVar[str] = "give-up"

    def __init__(self, least: i64, most: i64, source: i64) -> None:
        self.least: Final = least
        self.most: Final = most
        self.source: Final = source  # FROM_HAND or FROM_SHELF_TOO

    def numbers(self) -> tuple[int, ...]:
        """Give the bounds, and where the cards may come from."""
        return (self.least, self.most, self.source)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location, how many lie there, how many more have to, and how many may at most."""
        laid = len(view.spent(me))
        most = None if self.most == ALL else int(self.most)
        return {"location": view.location(), "laid": laid, "more": max(0, self.least - laid), "most": most}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards, and to be done when they are enough."""
        laid: i64 = len(g.zones[spent(me)])
        if laid >= self.most:
            return []
        cards = g.zones[hand(me)]
        if self.source == FROM_SHELF_TOO:
            cards = cards + g.upper_cards(me)
        if not cards:
            return []
        return with_cards(DISCARD, cards) if laid < self.least else done_or(DISCARD, cards)

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Lay one more card down, or be done."""
        if action != DONE:
            give_up(g, me, action - DISCARD)
            g.then(me, self)


def give_up(g: ExLibris, me: i64, card: i64) -> None:
    """Lay down a card of one's hand or shelf."""
    if holds(g.zones[hand(me)], card):
        g.move(card, hand(me), spent(me), "give-up", me)
    else:
        take_off(g, me, g.place_of(me, card), spent(me), "take-off")


def discard_spent(g: ExLibris, me: i64) -> i64:
    """Discard what was given up, and say how many cards that were."""
    cards = g.zones[spent(me)]
    count: i64 = len(cards)
    if count:
        for card in rising(cards):
            g.move(card, spent(me), DISCARDS, "discard", me)
    return count


# Naming a category, and looking for it


@final
class TakeRevealed(Clause[ExLibris]):
    """Take all cards that lie revealed."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Take them one at a time, the first in the alphabet first."""
        cards = g.zones[REVEALED]
        if cards:
            g.then(me, self)
            take_from(g, me, min(cards), REVEALED)


TAKE_REVEALED: Final = TakeRevealed()


def showing(g: ExLibris, cards: list[int], category: i64) -> list[int]:
    """List the cards that show a category."""
    return [card for card in cards if g.deck.showing(card, category)]


NAMES: Final = [int(NAME + category) for category in range(len(CATEGORIES))]


class OfCategory(Clause[ExLibris]):
    """Take cards that show the category that was named."""

    def __init__(self, category: i64) -> None:
        self.category: Final = category

    def numbers(self) -> tuple[int, ...]:
        """Give the category."""
        return (self.category,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the category."""
        return {"category": CATEGORIES[self.category]}
