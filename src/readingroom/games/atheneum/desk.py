"""The desk of one player: their shelves, wands and points, and what they have at hand during a turn."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.atheneum.components import WANDS, WANDS_AT_START
from readingroom.games.atheneum.plan import Plan, shifted
from readingroom.games.atheneum.shelves import NUMBERS, Shelves
from readingroom.games.atheneum.study import BOUND, WILD

HAND: Final = 11  # kinds of books at hand, numbered as benefits: five colours, WILD, and BOUND to five compartments
SIZE: Final = NUMBERS + HAND + 7  # of a desk as plain integers


@final
class Desk:
    """What belongs to one player; a book at hand is a number of a small counter, eight bits wide."""

    def __init__(self, shelves: Shelves) -> None:
        self.shelves: Final = shelves
        self.books: i64 = 0  # at hand: counters of the five colours and of wild ones
        self.bound: i64 = 0  # at hand, for given compartments: five counters
        self.draws: i64 = 0  # bonus tokens that may still be drawn
        self.removals: i64 = 0  # how many books may still be taken out (ATH-B5); a pair counts as two
        self.bare: i64 = 0  # pairs that were taken out: two bits for each kind
        self.points: i64 = 0  # where the pawn stands
        self.wands: i64 = WANDS_AT_START  # in hand
        self.supply: i64 = WANDS - WANDS_AT_START
        self.scored: i64 = 0  # the objectives that this player has scored

    def clone(self) -> "Desk":
        """Copy the desk."""
        other = Desk(self.shelves.clone())
        other.books = self.books
        other.bound = self.bound
        other.draws = self.draws
        other.removals = self.removals
        other.bare = self.bare
        other.points = self.points
        other.wands = self.wands
        other.supply = self.supply
        other.scored = self.scored
        return other

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
        """Use up a book of a colour, or a wild one if there is none: a wild one can do whatever the other can."""
        self.add(colour if self.count(colour) else WILD, -1)

    # Pairs that were taken out

    def count_bare(self, kind: i64) -> i64:
        """Count the pairs of a kind that were taken out."""
        return self.bare >> 2 * kind & 3

    def add_bare(self, kind: i64, more: i64) -> None:
        """Add pairs of a kind to those that were taken out."""
        self.bare += shifted(more, 2 * kind)

    def clear(self) -> i64:
        """ATH-T4, ATH-B7: lose what was not used this turn, and count the books among it (pairs aside)."""
        left: i64 = 0
        for kind in range(HAND):
            left += self.count(kind)
        self.books = 0
        self.bound = 0
        self.draws = 0
        self.removals = 0
        self.bare = 0
        return left

    # Plain values

    def numbers(self) -> list[int]:
        """Give all of it as plain integers: the shelves, the books at hand by kind, and the rest."""
        return [
            *self.shelves.numbers(), *[int(self.count(kind)) for kind in range(HAND)],
            self.draws, self.removals, self.bare, self.points, self.wands, self.supply, self.scored,
        ]  # fmt: skip


def desk_from(plan: Plan, numbers: list[int]) -> Desk:
    """Make a desk from such a list."""
    desk = Desk(Shelves(plan))
    desk.shelves.set_numbers(numbers[:NUMBERS])
    for kind in range(HAND):
        desk.add(kind, numbers[NUMBERS + kind])
    rest = numbers[NUMBERS + HAND :]
    desk.draws = rest[0]
    desk.removals = rest[1]
    desk.bare = rest[2]
    desk.points = rest[3]
    desk.wands = rest[4]
    desk.supply = rest[5]
    desk.scored = rest[6]
    return desk
