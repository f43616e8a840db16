"""The shelves of one player: which book stands where, and where one may be put or taken out.

A book has a colour (0 to 4, as in COLOURS) and stands in a slot, numbered as in `plan.py`. A pair is known by its left
slot. Everything is kept in a few masks, so that a copy costs next to nothing. The interface:

- `room()`, `room_in(compartment)`, `pair_room()`: where a book may go, a book for one compartment, and a pair (as the
  mask of left slots; a pair may go in either way round);
- `put(slot, colour)`, `put_pair(left, colour, other)`: put it there (`colour` on the left);
- `loose()`, `loose_pairs()`: the single books and the pairs (as left slots) that may be taken out;
- `take(slot)`, `take_pair(left)`: take out a book (gives its colour), or a pair (gives 5 * left colour + right colour);
- `taken`, `books(colour)`, `colour_at(slot)`, `pairs`: what stands where;
- `full()`: the full compartments, as a mask; `can_capture(compartment)`: whether one is full and still has its spider
  (ATH-X1), which `capture(compartment)` takes away; `sides`, `add_side()`: side shelves, with their spiders (ATH-X2);
- `free_candles()`, `put_candle(slot)`, `candles`: candle slots, as masks;
- `touching(colour)`: the books of a colour that touch another of it (ATH-E1);
- `clone()`, `numbers()`, `set_numbers(...)`: copies and plain values. NUMBERS says how many those are.

None of the methods that change something check whether it is legal: options do.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.atheneum.plan import FIRST_SIDE, HUES, MOST_SIDES, Plan, bit, count

NUMBERS: Final = 9


@final
class Shelves:
    """A main shelf and up to two side shelves with their books, spiders and candles."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.taken: i64 = 0  # the slots that have a book
        self.turquoise: i64 = 0  # the slots of each colour
        self.green: i64 = 0
        self.purple: i64 = 0
        self.pink: i64 = 0
        self.black: i64 = 0
        self.pairs: i64 = 0  # the left slots of pairs
        self.sides: i64 = 0  # how many side shelves
        self.spiders: i64 = 31  # the compartments that still have one
        self.candles: i64 = 0  # the candle slots that have one

    # Copies and plain values

    def clone(self) -> "Shelves":
        """Copy the shelves."""
        other = Shelves(self.plan)
        other.copy_from(self)
        return other

    def copy_from(self, other: "Shelves") -> None:
        """Become like other shelves of the same plan."""
        self.taken = other.taken
        self.turquoise = other.turquoise
        self.green = other.green
        self.purple = other.purple
        self.pink = other.pink
        self.black = other.black
        self.pairs = other.pairs
        self.sides = other.sides
        self.spiders = other.spiders
        self.candles = other.candles

    def numbers(self) -> list[int]:
        """Give all of it as plain integers."""
        return [
            self.turquoise, self.green, self.purple, self.pink, self.black,
            self.pairs, self.sides, self.spiders, self.candles,
        ]  # fmt: skip

    def set_numbers(self, numbers: list[int]) -> None:
        """Set all of it from such a list."""
        self.turquoise = numbers[0]
        self.green = numbers[1]
        self.purple = numbers[2]
        self.pink = numbers[3]
        self.black = numbers[4]
        self.pairs = numbers[5]
        self.sides = numbers[6]
        self.spiders = numbers[7]
        self.candles = numbers[8]
        self.taken = self.turquoise | self.green | self.purple | self.pink | self.black

    # What stands where

    def books(self, colour: i64) -> i64:
        """Give the slots of a colour; of all books if it is 5."""
        if colour == 0:
            return self.turquoise
        if colour == 1:
            return self.green
        if colour == 2:
            return self.purple
        if colour == 3:
            return self.pink
        return self.black if colour == 4 else self.taken

    def set_books(self, colour: i64, mask: i64) -> None:
        """Set the slots of a colour."""
        if colour == 0:
            self.turquoise = mask
        elif colour == 1:
            self.green = mask
        elif colour == 2:
            self.purple = mask
        elif colour == 3:
            self.pink = mask
        else:
            self.black = mask

    def colour_at(self, slot: i64) -> i64:
        """Give the colour of the book in a slot; -1 if there is none."""
        here = bit(slot)
        if not self.taken & here:
            return -1
        if self.turquoise & here:
            return 0
        if self.green & here:
            return 1
        if self.purple & here:
            return 2
        return 3 if self.pink & here else 4

    def in_pairs(self) -> i64:
        """Give the slots of books that are half of a pair."""
        return self.pairs | self.pairs << 1

    def touching(self, colour: i64) -> i64:
        """ATH-E1: the books of a colour with another of it on the left or right, above or below, walls separating."""
        plan = self.plan
        books = self.books(colour)
        near = plan.leftward(books) | plan.rightward(books) | plan.raised(books) | plan.lowered(books)
        return books & near

    def full(self) -> i64:
        """Give the compartments without an empty slot."""
        found: i64 = 0
        masks = self.plan.masks
        one: i64 = 1
        for compartment in range(FIRST_SIDE + self.sides):
            mask: i64 = masks[compartment]
            if self.taken & mask == mask:
                found |= one
            one <<= 1
        return found

    # Where books may go

    def stacked(self) -> i64:
        """ATH-B3: the slots at the bottom, or with a book directly below."""
        return self.plan.bottom | self.plan.raised(self.taken)

    def empty(self) -> i64:
        """ATH-B1: the empty slots of the shelves there are."""
        return int(self.plan.slots[self.sides]) & ~self.taken

    def room(self) -> i64:
        """ATH-B1 to ATH-B3: the empty slots that are stacked, and supported by a wall or a book on one side."""
        plan = self.plan
        walls = plan.left_wall | plan.right_wall
        supported = walls | plan.rightward(self.taken) | plan.leftward(self.taken)
        return self.empty() & self.stacked() & supported

    def room_in(self, compartment: i64) -> i64:
        """ATH-B8: where a book for one compartment may go."""
        mask: i64 = self.plan.masks[compartment]
        return self.room() & mask

    def pair_room(self) -> i64:
        """ATH-B6: the left slots of two neighbouring slots that are both empty and stacked; a pair supports itself."""
        free = self.empty() & self.stacked()
        return free & self.plan.leftward(free)

    # Which books may be taken out

    def relied_on_from_left(self) -> i64:
        """Give the slots whose left neighbour has no other support."""
        plan = self.plan
        return plan.rightward(self.taken & ~(plan.left_wall | plan.rightward(self.taken)))

    def relied_on_from_right(self) -> i64:
        """Give the slots whose right neighbour has no other support."""
        plan = self.plan
        return plan.leftward(self.taken & ~(plan.right_wall | plan.leftward(self.taken)))

    def loose(self) -> i64:
        """ATH-B4: the single books that carry nothing and whose neighbours do not rely on them."""
        needed = self.relied_on_from_left() | self.relied_on_from_right() | self.plan.lowered(self.taken)
        return self.taken & ~(needed | self.in_pairs())

    def loose_pairs(self) -> i64:
        """ATH-B4, ATH-B6: the pairs, as left slots, that carry nothing and whose neighbours do not rely on them."""
        carrying = self.plan.lowered(self.taken)
        left = self.relied_on_from_left() | carrying
        right = self.relied_on_from_right() | carrying
        return self.pairs & ~(left | right >> 1)

    def lawful(self) -> bool:
        """ATH-B2, ATH-B3: whether every book is supported and stacked, and pairs stand as they can."""
        plan = self.plan
        walls = plan.left_wall | plan.right_wall
        supported = walls | plan.rightward(self.taken) | plan.leftward(self.taken)
        slots: i64 = plan.slots[self.sides]
        whole = self.pairs & plan.right_wall == 0 and self.in_pairs() & ~self.taken == 0
        return whole and self.pairs & self.pairs << 1 == 0 and not self.taken & ~(supported & self.stacked() & slots)

    # Moving books

    def put(self, slot: i64, colour: i64) -> None:
        """Put a book into a slot."""
        here = bit(slot)
        self.taken |= here
        self.set_books(colour, self.books(colour) | here)

    def put_pair(self, left: i64, colour: i64, other: i64) -> None:
        """Put a pair into two slots, the first colour on the left."""
        self.put(left, colour)
        self.put(left + 1, other)
        self.pairs |= bit(left)

    def take(self, slot: i64) -> i64:
        """Take a book out, and give its colour."""
        colour = self.colour_at(slot)
        here = bit(slot)
        self.taken &= ~here
        self.set_books(colour, self.books(colour) & ~here)
        return colour

    def take_pair(self, left: i64) -> i64:
        """Take a pair out, and give its colours: that on the left times five, plus that on the right."""
        self.pairs &= ~bit(left)
        colour = self.take(left)
        return HUES * colour + self.take(left + 1)

    # Spiders, side shelves and candles

    def can_capture(self, compartment: i64) -> bool:
        """ATH-X1: whether a compartment is full and still has its spider."""
        mask: i64 = self.plan.masks[compartment]
        return self.taken & mask == mask and self.spiders & bit(compartment) != 0

    def capture(self, compartment: i64) -> None:
        """ATH-X1: take the spider of a compartment away, for good."""
        self.spiders &= ~bit(compartment)

    def add_side(self) -> bool:
        """ATH-X2: add a side shelf with its spider, and say whether there was room for it."""
        if self.sides == MOST_SIDES:
            return False
        self.spiders |= bit(FIRST_SIDE + self.sides)
        self.sides += 1
        return True

    def free_candles(self) -> i64:
        """Give the candle slots that have no candle."""
        return int(self.plan.candle_slots[self.sides]) & ~self.candles

    def put_candle(self, slot: i64) -> None:
        """Put a candle on a candle slot, for good."""
        self.candles |= bit(slot)

    def size(self) -> i64:
        """Count the books on the shelves."""
        return count(self.taken)
