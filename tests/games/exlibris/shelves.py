"""Shelves and boxes from short texts.

A shelf is its rows from the top, divided by slashes: "A1 . C4 / . B2 ##". A point is an empty place, ## a card that
lies face down, and a line after a card (C4_) says that another is buried below it.
"""

from readingroom.games.exlibris.box import shipped_deck
from readingroom.games.exlibris.components import CATEGORIES, Deck
from readingroom.games.exlibris.shelf.rows import BIT, place_text
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf

DECK = shipped_deck()


def shelf(text: str, deck: Deck = DECK) -> Shelf:
    """Make a shelf from its rows."""
    rows, unders, cards = [0, 0, 0], [0, 0, 0], []
    for row, line in enumerate(text.split("/")):
        for column, word in enumerate(line.split(), 1):
            if word == ".":
                continue
            rows[row] |= BIT[column]
            if word.endswith("_"):
                unders[row] |= BIT[column]
            name = word.removesuffix("_")
            cards.append(int(FACE_DOWN) if name == "##" else known(name, deck))
    made = Shelf()
    made.set_facts([*rows, *unders, len(cards), *cards], 0)
    made.begin_at_one()
    return made


def known(name: str, deck: Deck = DECK) -> int:
    """Find a card that must be there."""
    card = deck.find(name)
    assert card >= 0, name
    return card


def looks(shelf: Shelf, deck: Deck = DECK) -> str:
    """Write a shelf as such a text."""
    lines = []
    for row in range(1, shelf.height() + 1):
        words = []
        for column in range(1, shelf.width() + 1):
            place = 40 * row + column
            card = shelf.card_at(place)
            word = "." if not shelf.has(place) else "##" if card == FACE_DOWN else deck.text(card)
            words.append(word + "_" * shelf.has_buried(place))
        lines.append(" ".join(words))
    return " / ".join(lines)


def at(place: str) -> int:
    """Give a place by its row and column."""
    row, column = place.split(",")
    return 40 * int(row) + int(column)


def places(found: list[int]) -> str:
    """Write places as texts."""
    return " ".join(place_text(place) for place in found)


def category(name: str) -> int:
    """Give a category by its name."""
    return CATEGORIES.index(name)


def box_of(cards: dict[str, str]) -> Deck:
    """Make a small box from cards and their books: {"A1": "spells spells fiction"}."""
    books = [[category(name) for name in row.split()] for row in cards.values()]
    return Deck(list(cards), books, [[""] * len(row) for row in books], DECK.locations, DECK.libraries)


def packed(**books: int) -> int:
    """Count books by category as one number, as the deck does."""
    return sum(count << 8 * category(name) for name, count in books.items())
