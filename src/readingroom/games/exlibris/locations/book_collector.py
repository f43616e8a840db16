"""The Book Collector: discard books that are wanted, and draw half as many cards."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.components import CATEGORIES, Deck, books_of
from readingroom.games.exlibris.giving import FROM_SHELF_TOO, GiveUp, discard_spent
from readingroom.games.exlibris.locations.location import Bargain, LocationEffect
from readingroom.games.exlibris.state import AT, ExLibris, spent, taken
from readingroom.games.exlibris.verbs import ALL, MayShelveTaken, draw_into
from readingroom.games.exlibris.view import ExLibrisView

BOOKS_FOR_A_CARD: Final[i64] = 2


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
        for card in g.zones[spent(me)]:
            books += wanted_books(g.deck, g.zones[AT + g.here], card)
        discard_spent(g, me)
        draw_into(g, me, books // BOOKS_FOR_A_CARD, taken(me))


def wanted_books(deck: Deck, shown: list[int], card: i64) -> int:
    """EXL-L9: count the books of a card whose category a card that lies here shows."""
    books: i64 = 0
    counts: i64 = deck.counts[card]
    for wanted in shown:
        for category in range(len(CATEGORIES)):
            if deck.showing(wanted, category):
                books += books_of(counts, category)
    return int(books)


@final
class BookCollector(LocationEffect):
    """The Book Collector counts the books that the card here asks for."""

    counts_books: ClassVar[bool] = True

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give how many books of one's hand would count."""
        return sum([wanted_books(deck, view.cards_at(here), card) for card in view.hand(view.seat)])

    def bargain(self, deck: Deck, view: ExLibrisView, laid: list[int]) -> Bargain:
        """Draw a card for every two of the books that count."""
        books: i64 = sum([wanted_books(deck, view.cards_at(view.here), card) for card in laid])
        draws = books // BOOKS_FOR_A_CARD
        return Bargain(draws, 0, self.may_shelve(draws), books)


EFFECT: Final[LocationEffect] = BookCollector(
    "EXL-L9",
    "Discard any number of cards from your hand and your shelf; draw half as many cards as there are books on them in"
    " the categories of the card here, rounded down; you may shelve up to two of the drawn.",
    IfCardsHere(), DrawHalf(), MayShelveTaken(2),
)  # fmt: skip
