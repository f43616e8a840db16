"""Pieces: what a player can take up to put it on a shelf, each kind with a number of its own.

A piece is a book of a colour (the number of the colour), a book of any colour for one compartment (BOUND_PIECE + 5 *
compartment + colour), or a pair, either way round (PAIR_PIECE + its number in ORDERED).
"""

from typing import Final

from mypy_extensions import i64

from readingroom.games.atheneum.components import TOKEN, pair_of
from readingroom.games.atheneum.plan import HUES, bit
from readingroom.games.atheneum.shelves import Shelves

BOUND_PIECE: Final[i64] = 5  # after a book of each colour
PAIR_PIECE: Final[i64] = BOUND_PIECE + 5 * 5  # after one of each colour for each compartment of the main shelf
TWINS: Final[i64] = 20  # the ten pairs, each both ways round
PIECES: Final[i64] = PAIR_PIECE + TWINS  # how many there are

ORDERED: Final = [(left, right) for left in range(5) for right in range(5) if left != right]  # the colours of each twin
LEFT_COLOUR: Final = [left for left, _ in ORDERED]
RIGHT_COLOUR: Final = [right for _, right in ORDERED]
PAIR_KIND: Final = [int(pair_of(left, right) - TOKEN) for left, right in ORDERED]  # the kind of token of each twin


def colour_of(piece: i64) -> i64:
    """Give the colour of a single book."""
    return piece if piece < BOUND_PIECE else (piece - BOUND_PIECE) % HUES


def compartment_of(piece: i64) -> i64:
    """ATH-B8: the compartment that a book is for."""
    return (piece - BOUND_PIECE) // HUES


def room_for(shelves: Shelves, piece: i64) -> i64:
    """ATH-B1, ATH-B6, ATH-B8: the slots where a piece may go; of a pair, those for its left book."""
    if piece < BOUND_PIECE:
        return shelves.room()
    return shelves.room_in(compartment_of(piece)) if piece < PAIR_PIECE else shelves.pair_room()


def put_piece(shelves: Shelves, piece: i64, slot: i64) -> None:
    """Put a piece into a slot; of a pair, that is the slot of its left book."""
    if piece < PAIR_PIECE:
        shelves.put(slot, colour_of(piece))
    else:
        twin = piece - PAIR_PIECE
        shelves.put_pair(slot, LEFT_COLOUR[twin], RIGHT_COLOUR[twin])


def take_piece(shelves: Shelves, slot: i64) -> i64:
    """ATH-B5, ATH-B6: take a book out, or a pair by its left book, and give the piece that it is then."""
    if not shelves.pairs & bit(slot):
        return shelves.take(slot)
    colours = shelves.take_pair(slot)
    left = colours // HUES
    right = colours % HUES
    return PAIR_PIECE + left * (HUES - 1) + (right if right < left else right - 1)
