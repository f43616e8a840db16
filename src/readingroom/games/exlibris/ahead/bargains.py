"""What is given and what it brings, said before it is confirmed; from the view alone."""

from mypy_extensions import i64

from readingroom.games.exlibris.actions import DISCARD, DONE
from readingroom.games.exlibris.components import (
    AUCTION_HOUSE,
    BOOK_COLLECTOR,
    CATEGORIES,
    DONATION_BIN,
    TAX_COLLECTOR,
    WISHING_WELL,
    Deck,
    books_of,
)
from readingroom.games.exlibris.giving import GiveUp
from readingroom.games.exlibris.locations.yard_sale import DRAWN_FOR_ONE_SOLD, LayOut
from readingroom.games.exlibris.state import DISCARD as DISCARDS
from readingroom.games.exlibris.state import DRAW
from readingroom.games.exlibris.verbs import ALL
from readingroom.games.exlibris.view import ExLibrisView


def bargains(deck: Deck, view: ExLibrisView) -> dict[str, object]:
    """Say what lies in the tray and what it brings, and of single cards how many of their books count."""
    if view.lanes or not view.agenda or view.agenda[-1][0] != view.seat:
        return {}
    clause = view.agenda[-1][1]
    laid = view.spent(view.seat)
    if isinstance(clause, LayOut):
        most = len(laid)
        told = bargain(view, len(laid), 0, DRAWN_FOR_ONE_SOLD * most, 0, most, 0)
        return {"tray": told | {"last": ends_it(view, len(laid), ALL)}}
    if not isinstance(clause, GiveUp):
        return {}
    shown = view.cards_at(view.here)
    books = sum([wanted_books(deck, shown, card) for card in laid])
    draws, takes, shelves = brought(view, len(laid), books)
    told = bargain(view, len(laid), max(0, int(clause.least) - len(laid)), draws, takes, shelves, books)
    found: dict[str, object] = {"tray": told | {"last": ends_it(view, len(laid), clause.most)}}
    if view.here == BOOK_COLLECTOR:
        for action in view.options:
            if action >= DISCARD:
                card = action - DISCARD
                found[f"counts {deck.text(card)}"] = wanted_books(deck, shown, card)
    return found


def bargain(
    view: ExLibrisView, laid: int, more: int, draws: i64, takes: int, shelves: int, books: int
) -> dict[str, object]:
    """Put a bargain into plain values."""
    return {
        "location": view.place(),
        "laid": laid,
        "more": more,
        "draws": min(int(draws), drawable(view, laid)),
        "takes": takes,
        "shelves": shelves,
        "books": books,
    }


def ends_it(view: ExLibrisView, laid: int, most: i64) -> bool:
    """Say whether the next card that is laid down is the last one of several, so that all of them are given by it."""
    cards = len([action for action in view.options if action != DONE])
    return most > 1 and (cards == 1 or laid + 1 >= most)


def brought(view: ExLibrisView, laid: int, books: int) -> tuple[int, int, int]:
    """Say how many cards are drawn and taken, and how many may be shelved, for what was given up at a location."""
    here = len(view.cards_at(view.here))
    if view.here == WISHING_WELL:
        return laid + 1, 0, 1
    if view.here == BOOK_COLLECTOR:
        return books // 2, 0, min(2, books // 2)
    if view.here == TAX_COLLECTOR:
        return 0, laid, laid
    if view.here == AUCTION_HOUSE:
        return 0, here, here
    if view.here == DONATION_BIN:
        return 0, 0, min(2, len(view.hand(view.seat))) if laid else 0
    return 0, 0, 0


def drawable(view: ExLibrisView, laid: int) -> int:
    """EXL-S5: count the cards that can be drawn: the discard pile is shuffled in when the draw pile runs out."""
    pile = len(view.zones[DRAW])
    return pile if view.seats == 1 else pile + len(view.zones[DISCARDS]) + laid


def wanted_books(deck: Deck, shown: list[int], card: i64) -> int:
    """EXL-L9: count the books of a card whose category the card at the location shows."""
    books: i64 = 0
    for wanted in shown:
        for category in range(len(CATEGORIES)):
            if deck.showing(wanted, category):
                books += books_of(deck.counts[card], category)
    return int(books)
