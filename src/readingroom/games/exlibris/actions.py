"""Every action of Ex Libris; the numbers are frozen, and new ones are appended."""

from typing import Final

from mypy_extensions import i64

from readingroom.engine.catalogue import Catalogue
from readingroom.games.exlibris.components import (
    CARDS,
    CATEGORIES,
    LAST_LIBRARY,
    LIBRARY_NAMES,
    LOCATION_NAMES,
    Deck,
)
from readingroom.games.exlibris.shelf.rows import DIRECTIONS, PLACES, WIDEST, place_text

LOCATIONS: Final[i64] = 18
LIBRARIES: Final[i64] = 12
MOST_SEATS: Final[i64] = 4
MOST_SPACES: Final[i64] = 4  # of a location
PIECES: Final[i64] = 4 * MOST_SEATS  # four assistants a seat, the special one first

# Every number follows from the one before it and from how many of those there are. The counts are literals: a number
# that is made from those of another module would be looked up at run time. A test compares them with what they count.
DONE: Final[i64] = 0  # no more, or nothing of it
PASS: Final[i64] = 1  # out of a yard sale
DRAW_ONE: Final[i64] = 2  # the home action
RETREAT: Final[i64] = 3  # the Sasquatch goes back to its owner
GIVE_BLINDLY: Final[i64] = 4  # a random card of the hand
ALLOW: Final[i64] = 5  # let the other do both home actions
AGAIN: Final[i64] = 6  # do both home actions again; take a card off the shelf and shelve it again
BURN_BLINDLY: Final[i64] = 7  # discard a face-down card of a location
BURN_ALL: Final[i64] = 8  # discard all cards of a location
SHIFT: Final[i64] = BURN_ALL + 1  # + direction
SPACE: Final[i64] = SHIFT + 4  # + number of the space, from 0
BID: Final[i64] = SPACE + MOST_SPACES  # + number of the bid space, from 0
TO: Final[i64] = BID + MOST_SPACES  # + seat
NAME: Final[i64] = TO + MOST_SEATS  # + category
KEEP: Final[i64] = NAME + 6 - 1  # + library, from 1
PLACE: Final[i64] = KEEP + LIBRARIES + 1  # + location: a plain assistant; 0 is home
SPECIAL: Final[i64] = PLACE + LOCATIONS + 1  # + location: the special assistant
RECALL: Final[i64] = SPECIAL + LOCATIONS + 1  # + piece: take an assistant from a location to one's library
OUST: Final[i64] = RECALL + PIECES  # + piece
REMOVE: Final[i64] = OUST + PIECES - 1  # + location, from 1: take a tile out of a solo game
AT: Final[i64] = REMOVE + LOCATIONS + 1  # + place
OVER: Final[i64] = AT + 160  # + place
UNDER: Final[i64] = OVER + 160  # + place
SHELVE: Final[i64] = UNDER + 160  # + card
TAKE: Final[i64] = SHELVE + 152  # + card
DISCARD: Final[i64] = TAKE + 152  # + card
GIVE: Final[i64] = DISCARD + 152  # + card
LIFT: Final[i64] = GIVE + 152  # + card: on the shelf
SWAP: Final[i64] = LIFT + 152  # + card: put the lifted card into its place
TURN: Final[i64] = SWAP + 152  # + card: face down before the inspection
SLIDE: Final[i64] = TURN + 152 + 39  # + distance, to the left below 0

# The number of every action as an object. They are too great for Python to keep them at hand by itself, and making them
# anew for every list of options would take as long as all the rest.
NUMBERS: Final[list[object]] = list(range(SLIDE + WIDEST + 1))

PIECE_NAMES: Final = ("special", "1", "2", "3")


def piece_text(piece: int) -> str:
    """Give the text of an assistant: its seat, and which of the seat's it is."""
    return f"{piece // 4} {PIECE_NAMES[piece % 4]}"


def catalogue(deck: Deck) -> Catalogue:
    """Make the catalogue of actions; only the texts of cards depend on the deck."""
    texts = ["done", "pass", "draw", "retreat", "give-blindly", "allow", "again", "burn-blindly", "burn-all"]
    texts += [f"shift {direction}" for direction in DIRECTIONS]
    texts += [f"space {number}" for number in range(1, MOST_SPACES + 1)]
    texts += [f"bid {number}" for number in range(1, MOST_SPACES + 1)]
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
