"""Advice for a player: which cards are best turned face down before the inspection, by what their view says."""

from readingroom.games.exlibris.components import Deck, books_of
from readingroom.games.exlibris.end.scoring import count_books, inspected
from readingroom.games.exlibris.end.turning import awards, best_turned, solo_awards
from readingroom.games.exlibris.shelf.shelf import Shelf
from readingroom.games.exlibris.state import CATEGORY
from readingroom.games.exlibris.view import ExLibrisView


def best_down(view: ExLibrisView, deck: Deck, shelf: Shelf | None = None) -> list[int]:
    """EXL-E9: list the viewer's cards that are best turned down, while the others' shelves stand as they are.

    With a shelf on which some lie face down already: those beside them.
    """
    mine = (shelf or view.shelf(view.seat)).cards
    focus = view.focus(view.seat)[0] - CATEGORY
    ranks = best_turned(mine, deck, view.prominent, view.banned, focus, awarded(view, deck))
    return [mine[rank] for rank in ranks]


def awarded(view: ExLibrisView, deck: Deck) -> list[int]:
    """List the prominent award for each number of books that the viewer can have (EXL-E4, EXL-O6)."""
    if view.seats == 1:
        return solo_awards(public_books(view, deck))
    shelves = [view.shelf(seat).cards for seat in range(view.seats) if seat != view.seat]
    return awards([prominent_books(view, inspected(cards), deck) for cards in shelves])


def public_books(view: ExLibrisView, deck: Deck) -> int:
    """Count the prominent books of the public library: all that went there and all that left it was seen."""
    return prominent_books(view, view.pile(), deck)


def prominent_books(view: ExLibrisView, cards: list[int], deck: Deck) -> int:
    """Count the prominent books on some cards."""
    return int(books_of(count_books(cards, deck), view.prominent))
