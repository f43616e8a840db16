"""EXL-E9: what a page says of the cards that are best turned face down: what each is good for, and what all bring."""

from readingroom.games.exlibris.advice import awarded
from readingroom.games.exlibris.ahead import chosen_down, out_of_order, prospect
from readingroom.games.exlibris.components import Deck, all_books
from readingroom.games.exlibris.inspection import TurnDown
from readingroom.games.exlibris.scoring import count_books, inspected
from readingroom.games.exlibris.shelf import Shelf
from readingroom.games.exlibris.state import CATEGORY
from readingroom.games.exlibris.turning import best_turned
from readingroom.games.exlibris.view import ExLibrisView


def counsel(deck: Deck, view: ExLibrisView) -> dict[str, object]:
    """Give the best cards to turn down beside those already chosen, and the form without and with them."""
    if not view.options or not view.lanes or not isinstance(view.lanes[view.seat][-1][1], TurnDown):
        return {}
    shelf, awards = chosen_down(view), awarded(view, deck)
    focus = view.focus(view.seat)[0] - CATEGORY
    best = [shelf.cards[rank] for rank in best_turned(shelf.cards, deck, view.prominent, view.banned, focus, awards)]
    whole = turned_down(shelf, best)
    with_all = prospect(deck, view, whole, set(), awards)
    cards: list[dict[str, object]] = []
    for card in best:
        without = turned_down(shelf, [each for each in best if each != card])
        cards.append({"card": deck.text(card), **difference(deck, view, without, whole, awards)})
    return {
        "best": [deck.text(card) for card in best],
        "advice": {"cards": cards, "without": prospect(deck, view, shelf, set(), awards), "with": with_all},
    }


def turned_down(shelf: Shelf, cards: list[int]) -> Shelf:
    """Give a shelf with some of its cards face down."""
    other = shelf.copy()
    for card in cards:
        other.turn_down(other.place_of(card))
    return other


def difference(deck: Deck, view: ExLibrisView, before: Shelf, after: Shelf, awards: list[int]) -> dict[str, object]:
    """Say what one more card face down brings: points, in which lines, books in sight, and which cards it keeps up."""
    one, other = prospect(deck, view, before, set(), awards), prospect(deck, view, after, set(), awards)
    kept = set(out_of_order(before.cards)) - set(out_of_order(after.cards))
    return {
        "points": points_in(other, "together") - points_in(one, "together"),
        "lines": {
            line: points_in(other, line) - points_in(one, line)
            for line in ("prominent", "banned", "diversity", "focus")
            if points_in(other, line) != points_in(one, line)
        },
        "books": books_up(after, deck) - books_up(before, deck),
        "keeps": [deck.text(card) for card in sorted(kept)],
    }


def points_in(told: dict[str, object], line: str) -> int:
    """Give the points of a line."""
    found = told[line]
    assert isinstance(found, int)
    return found


def books_up(shelf: Shelf, deck: Deck) -> int:
    """Count the books that would be in sight after the inspection (EXL-E8)."""
    return int(all_books(count_books(inspected(shelf.cards), deck)))
