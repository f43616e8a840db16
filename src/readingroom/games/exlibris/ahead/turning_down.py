"""EXL-E9: what a page says of the cards that are best turned face down: what each is good for, and what all bring."""

from typing import Final

from readingroom.games.exlibris.ahead.ahead import Preview, turned_cards
from readingroom.games.exlibris.components import Deck, all_books
from readingroom.games.exlibris.end.advice import best_down
from readingroom.games.exlibris.end.inspection import TurnDown
from readingroom.games.exlibris.end.scoring import count_books, inspected
from readingroom.games.exlibris.shelf.shelf import Shelf
from readingroom.games.exlibris.shelf.spread import spread
from readingroom.games.exlibris.view import ExLibrisView

LINES: Final = ("stability", "prominent", "banned", "diversity", "focus", "together")


def turning_down(deck: Deck, view: ExLibrisView) -> dict[str, object]:
    """Give the best cards to turn down beside those already chosen, and the form without and with them."""
    if not view.options or not view.lanes or not isinstance(view.lanes[view.seat][-1][1], TurnDown):
        return {}
    preview = Preview(deck, view)
    shelf = preview.shelf
    best = best_down(view, deck, shelf)
    whole = turned_down(shelf, best)
    cards: list[dict[str, object]] = []
    for card in best:
        rest = turned_down(shelf, [each for each in best if each != card])
        cards.append({"card": deck.text(card), **gain(preview, rest, whole)})
    return {
        "best": [deck.text(card) for card in best],
        "advice": {"cards": cards, "without": form(preview, shelf), "with": form(preview, whole)},
    }


def turned_down(shelf: Shelf, cards: list[int]) -> Shelf:
    """Give a shelf with some of its cards face down."""
    other = shelf.copy()
    for card in cards:
        other.turn_down(other.place_of(card))
    return other


def form(preview: Preview, shelf: Shelf) -> dict[str, object]:
    """Give what the form would say of a shelf, and which cards the inspection would turn down."""
    return {**points(preview, shelf), "turned": [preview.deck.text(card) for card in turned_cards(shelf.cards)]}


def points(preview: Preview, shelf: Shelf) -> dict[str, int]:
    """Give the points of a shelf, line by line and together."""
    told = preview.prospect(spread(shelf))
    return {line: int(str(told[line])) for line in LINES}


def gain(preview: Preview, before: Shelf, after: Shelf) -> dict[str, object]:
    """Say what one more card face down brings: points, in which lines, books in sight, and which cards it keeps up."""
    one, other = points(preview, before), points(preview, after)
    changed = {line: other[line] - one[line] for line in LINES if other[line] != one[line]}
    kept = sorted(set(turned_cards(before.cards)) - set(turned_cards(after.cards)))
    return {
        "points": changed.pop("together", 0),
        "lines": changed,
        "books": books_up(after, preview.deck) - books_up(before, preview.deck),
        "keeps": [preview.deck.text(card) for card in kept],
    }


def books_up(shelf: Shelf, deck: Deck) -> int:
    """Count the books that would be in sight after the inspection (EXL-E8)."""
    return int(all_books(count_books(inspected(shelf.cards), deck)))
