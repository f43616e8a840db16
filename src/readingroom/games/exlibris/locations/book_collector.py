"""The Book Collector: discard books that are wanted, and draw half as many cards."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.games.exlibris.components import CATEGORIES, books_of
from readingroom.games.exlibris.giving import FROM_SHELF_TOO, GiveUp, discard_spent
from readingroom.games.exlibris.state import AT, ExLibris, spent, taken
from readingroom.games.exlibris.verbs import ALL, MayShelveTaken, draw_into


@final
class IfCardsHere(Clause[ExLibris]):
    """EXL-L9: where no card lies to compare with, nothing happens."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Go on only if there is one."""
        if g.zones[AT + g.here]:
            g.then(me, GiveUp(0, ALL, FROM_SHELF_TOO))


@final
class DrawHalf(Clause[ExLibris]):
    """EXL-L9: draw half as many cards as you discarded books in the categories of the card here, rounded down."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Count the books, discard the cards, and draw."""
        books: i64 = 0
        for wanted in g.zones[AT + g.here]:
            for card in g.zones[spent(me)]:
                books += matching_books(g, card, wanted)
        discard_spent(g, me)
        draw_into(g, me, books // 2, taken(me))


def matching_books(g: ExLibris, card: i64, wanted: i64) -> i64:
    """Count the books of a card whose category another card shows."""
    books: i64 = 0
    counts: i64 = g.deck.counts[card]
    for category in range(len(CATEGORIES)):
        if g.deck.showing(wanted, category):
            books += books_of(counts, category)
    return books


EFFECT: Final[Effect] = Effect(
    "EXL-L9",
    "Discard any number of cards from your hand and your shelf; draw half as many cards as there are books on them in"
    " the categories of the card here, rounded down; you may shelve up to two of the drawn.",
    IfCardsHere(), DrawHalf(), MayShelveTaken(2),
)  # fmt: skip
