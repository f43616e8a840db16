"""The desk of one player: their shelves, wands and points, and what they have at hand during a turn.

What a benefit, a book, a pair or an objective does to a desk stands here, for the rules and for whoever thinks ahead.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.atheneum.components import WANDS, WANDS_AT_START
from readingroom.games.atheneum.pieces import (
    BOUND_PIECE,
    PAIR_KIND,
    PAIR_PIECE,
    compartment_of,
    put_piece,
    take_piece,
)
from readingroom.games.atheneum.plan import MOST_SIDES, Plan, bit, shifted
from readingroom.games.atheneum.shelves import NUMBERS, Shelves
from readingroom.games.atheneum.study import BONUS, BOUND, POINTS, REARRANGE, SIDE_SHELF, WAND, WILD

BOOK_KINDS: Final = 11  # of books at hand, numbered as benefits: five colours, WILD, and BOUND to five compartments
SIZE: Final = NUMBERS + BOOK_KINDS + 7  # of a desk as plain integers
UPPER: Final[i64] = 2 * 10  # where, in the pairs that were taken out, the upper digits of their counts begin


@final
class Desk:
    """What belongs to one player; a book at hand is a number of a small counter, eight bits wide."""

    def __init__(self, shelves: Shelves) -> None:
        self.shelves: Final = shelves
        self.books: i64 = 0  # at hand: counters of the five colours and of wild ones
        self.bound: i64 = 0  # at hand, for given compartments: five counters
        self.draws: i64 = 0  # bonus tokens that may still be drawn
        self.removals: i64 = 0  # how many books may still be taken out (ATH-B5); a pair counts as two
        self.outside: i64 = 0  # pairs that were taken out: two bits for each kind, and from UPPER on four more
        self.points: i64 = 0  # where the pawn stands
        self.wands: i64 = WANDS_AT_START  # in hand
        self.supply: i64 = WANDS - WANDS_AT_START
        self.scored: i64 = 0  # the objectives that this player has scored

    def clone(self) -> "Desk":
        """Copy the desk."""
        other = Desk(Shelves(self.shelves.plan))
        other.copy_from(self)
        return other

    def copy_from(self, other: "Desk") -> None:
        """Become like another desk of the same plan."""
        self.shelves.copy_from(other.shelves)
        self.books = other.books
        self.bound = other.bound
        self.draws = other.draws
        self.removals = other.removals
        self.outside = other.outside
        self.points = other.points
        self.wands = other.wands
        self.supply = other.supply
        self.scored = other.scored

    # Benefits

    def gain(self, benefit: i64) -> bool:
        """ATH-C6: take a benefit, and say whether that was possible: a third side shelf and a seventh wand are lost."""
        if benefit < SIDE_SHELF:
            self.add(benefit, 1)
        elif benefit == SIDE_SHELF:
            return self.shelves.add_side()
        elif benefit == WAND:
            if not self.supply:
                return False
            self.supply -= 1
            self.wands += 1
        elif benefit == BONUS:
            self.draws += 1
        elif benefit <= POINTS:
            self.removals += benefit - REARRANGE
        else:
            self.points += benefit - POINTS
        return True

    def has_use_for(self, benefit: i64, in_queue: i64) -> bool:
        """ATH-X1, ATH-X3: whether a benefit would not be lost; a bonus token, if the queue has one to draw."""
        if benefit == SIDE_SHELF:
            return self.shelves.sides < MOST_SIDES
        if benefit == WAND:
            return self.supply > 0
        return benefit != BONUS or self.draws < in_queue

    def score(self, objective: i64, points: i64) -> None:
        """ATH-T5: put a wand on an objective, for its points."""
        self.wands -= 1
        self.scored |= bit(objective)
        self.points += points

    # Books at hand

    def count(self, kind: i64) -> i64:
        """Count the books of a kind at hand: BOOK + colour, WILD or BOUND + compartment."""
        return self.books >> 8 * kind & 255 if kind < BOUND else self.bound >> 8 * (kind - BOUND) & 255

    def add(self, kind: i64, more: i64) -> None:
        """Add books of a kind to those at hand."""
        if kind < BOUND:
            self.books += shifted(more, 8 * kind)
        else:
            self.bound += shifted(more, 8 * (kind - BOUND))

    def spend(self, colour: i64) -> None:
        """ATH-T4: use up a book of a colour, or a wild one if there is none: a wild one can do whatever others can."""
        self.add(colour if self.count(colour) else WILD, -1)

    def count_all(self) -> i64:
        """Count the books of all kinds at hand, pairs aside."""
        return added_up(self.books, 8) + added_up(self.bound, 8)

    # Pairs that were taken out

    def count_outside(self, kind: i64) -> i64:
        """Count the pairs of a kind that were taken out."""
        return (self.outside >> 2 * kind & 3) + 4 * (self.outside >> UPPER + 4 * kind & 15)

    def add_outside(self, kind: i64, more: i64) -> None:
        """Add pairs of a kind to those that were taken out."""
        now = self.count_outside(kind) + more
        others = self.outside & ~(shifted(3, 2 * kind) | shifted(15, UPPER + 4 * kind))
        self.outside = others | shifted(now & 3, 2 * kind) | shifted(now >> 2, UPPER + 4 * kind)

    def count_all_outside(self) -> i64:
        """Count the pairs of all kinds that were taken out."""
        return added_up(self.outside & bit(UPPER) - 1, 2) + 4 * added_up(self.outside >> UPPER, 4)

    # Moving pieces

    def loose(self) -> i64:
        """ATH-B4 to ATH-B6: the books that may be taken out now; with two removals also pairs, by their left books."""
        mask = self.shelves.loose()
        return mask | self.shelves.loose_pairs() if self.removals >= 2 else mask

    def shelve(self, piece: i64, slot: i64) -> i64:
        """ATH-B6, ATH-B8: put a piece on the shelf, and give the kind of token that this used up; -1 if none.

        A pair is one that was taken out if there is such a one, else the token.
        """
        put_piece(self.shelves, piece, slot)
        if piece < BOUND_PIECE:
            self.spend(piece)
        elif piece < PAIR_PIECE:
            self.add(BOUND + compartment_of(piece), -1)
        else:
            kind: i64 = PAIR_KIND[piece - PAIR_PIECE]
            if not self.count_outside(kind):
                return kind
            self.add_outside(kind, -1)
        return -1

    def take_out(self, slot: i64) -> i64:
        """ATH-B5, ATH-B6: take a book out, or a pair by its left book, and give the piece; it waits outside."""
        piece = take_piece(self.shelves, slot)
        if piece < PAIR_PIECE:
            self.removals -= 1
            self.add(piece, 1)
        else:
            self.removals -= 2
            self.add_outside(PAIR_KIND[piece - PAIR_PIECE], 1)
        return piece

    def clear(self) -> i64:
        """ATH-T4, ATH-B7: lose what was not used this turn, and count the books among it (pairs aside)."""
        left = self.count_all()
        self.books = 0
        self.bound = 0
        self.draws = 0
        self.removals = 0
        self.outside = 0
        return left

    # Plain values

    def numbers(self) -> list[int]:
        """Give all of it as plain integers: the shelves, the books at hand by kind, and the rest."""
        return [
            *self.shelves.numbers(), *[int(self.count(kind)) for kind in range(BOOK_KINDS)],
            self.draws, self.removals, self.outside, self.points, self.wands, self.supply, self.scored,
        ]  # fmt: skip


def added_up(counters: i64, width: i64) -> i64:
    """Add up small counters that lie side by side in a number, so many bits wide each."""
    each = bit(width) - 1
    total: i64 = 0
    while counters:
        total += counters & each
        counters >>= width
    return total


def desk_from(plan: Plan, numbers: list[int]) -> Desk:
    """Make a desk from such a list."""
    desk = Desk(Shelves(plan))
    desk.shelves.set_numbers(numbers[:NUMBERS])
    for kind in range(BOOK_KINDS):
        desk.add(kind, numbers[NUMBERS + kind])
    rest = numbers[NUMBERS + BOOK_KINDS :]
    desk.draws = rest[0]
    desk.removals = rest[1]
    desk.outside = rest[2]
    desk.points = rest[3]
    desk.wands = rest[4]
    desk.supply = rest[5]
    desk.scored = rest[6]
    return desk
