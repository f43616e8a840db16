"""Every action of Ex Libris; the numbers are frozen, and new ones are appended."""

from typing import Final

from mypy_extensions import i64

from readingroom.engine.catalogue import Catalogue
from readingroom.games.exlibris.components import CARDS, CATEGORIES, LAST_LIBRARY, LIBRARY_NAMES, LOCATION_NAMES, Deck
from readingroom.games.exlibris.shelf.rows import DIRECTIONS, PLACES, WIDEST, place_text

DONE: Final[i64] = 0  # no more, or nothing of it
PASS: Final[i64] = 1  # out of a yard sale
DRAW_ONE: Final[i64] = 2  # the home action
RETREAT: Final[i64] = 3  # the Sasquatch goes back to its owner
GIVE_BLINDLY: Final[i64] = 4  # a random card of the hand
ALLOW: Final[i64] = 5  # let the other do both home actions
AGAIN: Final[i64] = 6  # do both home actions again; take a card off the shelf and shelve it again
BURN_BLINDLY: Final[i64] = 7  # discard a face-down card of a location
BURN_ALL: Final[i64] = 8  # discard all cards of a location
SHIFT: Final[i64] = 9  # + direction
SPACE: Final[i64] = 13  # + number of the space, from 0
BID: Final[i64] = 17  # + number of the bid space, from 0
TO: Final[i64] = 21  # + seat
NAME: Final[i64] = 25  # + category
KEEP: Final[i64] = 30  # + library, from 1
PLACE: Final[i64] = 43  # + location: a plain assistant; 0 is home
SPECIAL: Final[i64] = 62  # + location: the special assistant
RECALL: Final[i64] = 81  # + piece: take an assistant from a location to one's library
OUST: Final[i64] = 97  # + piece
REMOVE: Final[i64] = 112  # + location, from 1: take a tile out of a game for one
AT: Final[i64] = 131  # + place
OVER: Final[i64] = 291  # + place
UNDER: Final[i64] = 451  # + place
SHELVE: Final[i64] = 611  # + card
TAKE: Final[i64] = 763  # + card
DISCARD: Final[i64] = 915  # + card
GIVE: Final[i64] = 1067  # + card
LIFT: Final[i64] = 1219  # + card: on the shelf
SWAP: Final[i64] = 1371  # + card: put the lifted card into its place
TURN: Final[i64] = 1523  # + card: face down before the inspection
SLIDE: Final[i64] = 1714  # + distance, to the left below 0

# The number of every action as an object. They are too great for Python to keep them at hand by itself, and making them
# anew for every list of options would take as long as all the rest.
NUMBERS: Final[list[object]] = list(range(1714 + WIDEST + 1))

MOST_SEATS: Final[i64] = 4
PIECES: Final[i64] = 16  # four assistants a seat, the special one first
PIECE_NAMES: Final = ("special", "1", "2", "3")


def piece_text(piece: int) -> str:
    """Give the text of an assistant: its seat, and which of the seat's it is."""
    return f"{piece // 4} {PIECE_NAMES[piece % 4]}"


def catalogue(deck: Deck) -> Catalogue:
    """Make the catalogue of actions; only the texts of cards depend on the deck."""
    texts = ["done", "pass", "draw", "retreat", "give-blindly", "allow", "again", "burn-blindly", "burn-all"]
    texts += [f"shift {direction}" for direction in DIRECTIONS]
    texts += [f"space {number}" for number in range(1, 5)]
    texts += [f"bid {number}" for number in range(1, 5)]
    texts += [f"to {seat}" for seat in range(MOST_SEATS)]
    texts += [f"name {name}" for name in CATEGORIES]
    texts += [f"keep {LIBRARY_NAMES[library]}" for library in range(1, LAST_LIBRARY + 1)]
    texts += [f"place {name}" for name in LOCATION_NAMES]
    texts += [f"special {name}" for name in LOCATION_NAMES]
    texts += [f"recall {piece_text(piece)}" for piece in range(PIECES)]
    texts += [f"oust {piece_text(piece)}" for piece in range(PIECES)]
    texts += [f"remove {name}" for name in LOCATION_NAMES[1:]]
    for verb in ("at", "over", "under"):
        texts += [f"{verb} {place_text(place)}" for place in range(PLACES)]
    cards = [deck.text(card) if card < len(deck.texts) else f"#{card}" for card in range(CARDS)]
    for verb in ("shelve", "take", "discard", "give", "lift", "swap", "turn"):
        texts += [f"{verb} {card}" for card in cards]
    texts += [f"slide {distance}" for distance in range(-WIDEST, WIDEST + 1)]
    return Catalogue(texts)
