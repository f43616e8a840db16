"""A shelf: at most three rows of places, which cards stand in them, and what may be done with them (EXL-H1 to EXL-H4).

Places. Rows and columns count from 1, row 1 being the highest row that holds a card, and column 1 the leftmost column.
Row 0 is the free row above, column 0 the free column to the left: a card that goes there moves the counting on, so that
the shelf begins at 1, 1 again; the same goes when the first row or column is emptied. So two shelves that look alike
are equal, and there are few places: `place = row * COLUMNS + column`, rows 0 to 3, columns 0 to 39. A shelf is at most
39 wide. On an empty shelf the one place is 1, 1.

Cards. `cards` lists the upper card of each place in reading order: from left to right, the highest row first. A card
that lies face down is FACE_DOWN there: which card it is does not matter to the shelf, and is not for everybody. What
lies face down, buried or not, is called hidden. Hidden cards are counted in reading order as well, in each place the
upper one first, and `hidden_rank` says where in that count one is. Whoever keeps the hidden cards keeps them in that
order; `swap` and moving.py's `shift`, which may change it, give the new order.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.games.exlibris.shelf.rows import (
    BIT,
    COLUMNS,
    FIELD,
    FULL_FIELD,
    ORIGIN,
    WIDEST,
    count_groups,
    list_places,
    longest_run,
    ones,
)

EMPTY: Final[i64] = -1
FACE_DOWN: Final[i64] = -2


@final
class Shelf:
    """The shelf of one player; all that it knows is public."""

    def __init__(self) -> None:
        self.row1: i64 = 0  # the columns that hold a card, by row
        self.row2: i64 = 0
        self.row3: i64 = 0
        self.under1: i64 = 0  # the columns that hold a buried card, by row
        self.under2: i64 = 0
        self.under3: i64 = 0
        self.cards: list[int] = []  # the upper cards in reading order

    def copy(self) -> "Shelf":
        """Copy the shelf."""
        other = Shelf()
        other.row1 = self.row1
        other.row2 = self.row2
        other.row3 = self.row3
        other.under1 = self.under1
        other.under2 = self.under2
        other.under3 = self.under3
        other.cards = self.cards[:]
        return other

    def facts(self) -> list[int]:
        """List all that the shelf knows as plain numbers."""
        masks: list[int] = [self.row1, self.row2, self.row3, self.under1, self.under2, self.under3]
        return [*masks, len(self.cards), *self.cards]

    def set_facts(self, facts: list[int], start: i64) -> i64:
        """Set the shelf from such a list, which begins somewhere in a longer one, and say where it ends."""
        self.row1 = facts[start]
        self.row2 = facts[start + 1]
        self.row3 = facts[start + 2]
        self.under1 = facts[start + 3]
        self.under2 = facts[start + 4]
        self.under3 = facts[start + 5]
        end: i64 = start + 7 + facts[start + 6]
        self.cards = facts[start + 7 : end]
        return end

    def __eq__(self, other: object) -> bool:
        """Shelves are equal when they look alike."""
        return isinstance(other, Shelf) and self.facts() == other.facts()

    def __hash__(self) -> int:
        """Hash what it looks like."""
        return hash(tuple(self.facts()))

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as plain numbers."""
        return (shelf_from, (self.facts(),))

    # What stands where

    def row(self, row: i64) -> i64:
        """Give the columns of a row that hold a card."""
        return self.row1 if row == 1 else self.row2 if row == 2 else self.row3 if row == 3 else 0

    def under(self, row: i64) -> i64:
        """Give the columns of a row that hold a buried card."""
        return self.under1 if row == 1 else self.under2 if row == 2 else self.under3 if row == 3 else 0

    def has(self, place: i64) -> bool:
        """Say whether a card stands in a place."""
        bit: i64 = BIT[place % COLUMNS]
        return self.row(place // COLUMNS) & bit != 0

    def has_buried(self, place: i64) -> bool:
        """Say whether a card is buried in a place."""
        bit: i64 = BIT[place % COLUMNS]
        return self.under(place // COLUMNS) & bit != 0

    def rank(self, place: i64) -> i64:
        """Count the places with a card that come before a place in reading order."""
        row = place // COLUMNS
        bit: i64 = BIT[place % COLUMNS]
        rank = ones(self.row(row) & (bit - 1))
        if row > 1:
            rank += ones(self.row1)
        if row > 2:
            rank += ones(self.row2)
        return rank

    def card_at(self, place: i64) -> i64:
        """Give the upper card of a place: FACE_DOWN if that is all one can see of it, EMPTY if there is none."""
        return self.cards[self.rank(place)] if self.has(place) else EMPTY

    def places(self) -> list[int]:
        """List the places that hold a card, in reading order, which is also rising."""
        places: list[int] = []
        list_places(self.row1, 1, places)
        list_places(self.row2, 2, places)
        list_places(self.row3, 3, places)
        return places

    def place_of(self, card: i64) -> i64:
        """Find a card that lies face up; EMPTY if it is not here."""
        for rank, upper in enumerate(self.cards):
            if upper == card:
                return self.place_at(rank)
        return EMPTY

    def place_at(self, rank: i64) -> i64:
        """Give the place of the upper card with that many before it in reading order; the reverse of `rank`."""
        row: i64 = 1
        bits = self.row1
        while rank >= ones(bits):
            rank -= ones(bits)
            row += 1
            bits = self.row(row)
        column: i64 = 1
        while rank or not (bits >> column) & 1:
            rank -= (bits >> column) & 1
            column += 1
        return row * COLUMNS + column

    def count(self) -> i64:
        """EXL-R8: every card on the shelf counts, face down and buried ones too."""
        return len(self.cards) + self.count_buried()

    def count_buried(self) -> i64:
        """Count the buried cards."""
        return ones(self.under1) + ones(self.under2) + ones(self.under3)

    def hidden_rank(self, place: i64, buried: bool) -> i64:
        """Count the hidden cards that come before the buried card of a place, or before its upper one."""
        row = place // COLUMNS
        rank = self.rank(place)
        bit: i64 = BIT[place % COLUMNS]
        before = ones(self.under(row) & (bit - 1))
        if row > 1:
            before += ones(self.under1)
        if row > 2:
            before += ones(self.under2)
        for other in range(rank + 1 if buried else rank):
            if self.cards[other] == FACE_DOWN:
                before += 1
        return before

    def height(self) -> i64:
        """Count the rows from the highest to the lowest that holds a card."""
        return 3 if self.row3 else 2 if self.row2 else 1 if self.row1 else 0

    def width(self) -> i64:
        """Count the columns from the first to the last that holds a card."""
        rows: i64 = self.row1 | self.row2 | self.row3
        width: i64 = 0
        while rows > 1:
            rows >>= 1
            width += 1
        return width

    # Shelving

    def legal_places(self) -> list[int]:
        """EXL-H1: a card must touch one that is shelved, in three rows; on an empty shelf there is one place."""
        row1 = self.row1
        row2 = self.row2
        row3 = self.row3
        if not row1:
            return [int(ORIGIN)]
        widest: i64 = BIT[WIDEST]
        field: i64 = FULL_FIELD if (row1 | row2 | row3) & widest else FIELD
        places: list[int] = []
        if not row3:
            list_places(row1, 0, places)
        list_places((row1 << 1 | row1 >> 1 | row2) & ~row1 & field, 1, places)
        list_places((row2 << 1 | row2 >> 1 | row1 | row3) & ~row2 & field, 2, places)
        list_places((row3 << 1 | row3 >> 1 | row2) & ~row3 & field, 3, places)
        return places

    def places_keeping(self, most: i64) -> list[int]:
        """EXL-H3: the legal places that leave at most so many groups (location 8 b)."""
        legal = self.legal_places()
        if self.groups() <= most:
            return legal
        places: list[int] = []
        for place in legal:
            tried = self.copy()
            tried.put(place, FACE_DOWN)
            if tried.groups() <= most:
                places.append(place)
        return places

    def put(self, place: i64, card: i64) -> i64:
        """Put a card into an empty place, and say what that place is called from now on."""
        row = place // COLUMNS
        column = place % COLUMNS
        if column == 0:
            self.step_right()
            column = 1
        if row == 0:
            self.step_down()
            row = 1
        bit: i64 = BIT[column]
        place = row * COLUMNS + column
        self.cards.insert(self.rank(place), int(card))
        if row == 1:
            self.row1 |= bit
        elif row == 2:
            self.row2 |= bit
        else:
            self.row3 |= bit
        return place

    def burying_places(self) -> list[int]:
        """EXL-A3: the places where the Mummy may bury a card: at most one is buried in each."""
        places: list[int] = []
        list_places(self.row1 & ~self.under1, 1, places)
        list_places(self.row2 & ~self.under2, 2, places)
        list_places(self.row3 & ~self.under3, 3, places)
        return places

    def put_on(self, place: i64, card: i64) -> None:
        """EXL-A3: put a card on top of another, which is buried by it and becomes `hidden_rank(place, True)`."""
        self.cards[self.rank(place)] = int(card)
        self.flip_under(place)

    def put_under(self, place: i64) -> None:
        """EXL-A3: bury a card below another; it becomes `hidden_rank(place, True)`."""
        self.flip_under(place)

    def remove(self, place: i64) -> i64:
        """EXL-H4: take the upper card of a place away, and give it; a buried card stays, face down.

        A hidden card that leaves was `hidden_rank(place, False)`.
        """
        rank = self.rank(place)
        card = self.cards[rank]
        if self.has_buried(place):
            self.cards[rank] = int(FACE_DOWN)
            self.flip_under(place)
            return card
        del self.cards[rank]
        row = place // COLUMNS
        bit: i64 = BIT[place % COLUMNS]
        if row == 1:
            self.row1 ^= bit
        elif row == 2:
            self.row2 ^= bit
        else:
            self.row3 ^= bit
        self.begin_at_one()
        return card

    def replace(self, place: i64, card: i64) -> i64:
        """EXL-L8: exchange the upper card of a place for another, in that exact place, and give the old one."""
        rank = self.rank(place)
        old = self.cards[rank]
        self.cards[rank] = int(card)
        return old

    def swap(self, one: i64, other: i64) -> list[int]:
        """EXL-L8: exchange the upper cards of two places; gives the new order of the hidden cards (`hidden_order`)."""
        before = self.copy()
        first = self.rank(one)
        second = self.rank(other)
        self.cards[first] = before.cards[second]
        self.cards[second] = before.cards[first]
        same = list(range(len(self.cards)))
        uppers = same[:]
        uppers[first] = int(second)
        uppers[second] = int(first)
        return hidden_order(before, self, uppers, same)

    def turn_down(self, place: i64) -> None:
        """EXL-E1: turn the upper card of a place face down; it becomes `hidden_rank(place, False)`."""
        self.cards[self.rank(place)] = int(FACE_DOWN)

    # The shape

    def groups(self) -> i64:
        """Count the groups of cards that hang together."""
        return count_groups(self.row1, self.row2, self.row3)

    def rectangle(self) -> i64:
        """EXL-E3: count the places of the largest full rectangle that stands on the lowest row that holds a card."""
        two: i64 = self.row2 & self.row3 if self.row3 else self.row1 & self.row2
        width = longest_run(two)
        size = 2 * width if width > 1 else 0
        if self.row3:
            width = longest_run(two & self.row1)
            if width > 1 and 3 * width > size:
                size = 3 * width
        return size

    # Keeping rows and columns counted from 1

    def step_right(self) -> None:
        """Make room for a column on the left."""
        self.row1 <<= 1
        self.row2 <<= 1
        self.row3 <<= 1
        self.under1 <<= 1
        self.under2 <<= 1
        self.under3 <<= 1

    def step_left(self) -> None:
        """Leave out an empty column on the left."""
        self.row1 >>= 1
        self.row2 >>= 1
        self.row3 >>= 1
        self.under1 >>= 1
        self.under2 >>= 1
        self.under3 >>= 1

    def step_down(self) -> None:
        """Make room for a row above."""
        self.row3 = self.row2
        self.row2 = self.row1
        self.row1 = 0
        self.under3 = self.under2
        self.under2 = self.under1
        self.under1 = 0

    def begin_at_one(self) -> None:
        """Count the rows and columns from the first that holds a card, after one was emptied."""
        if not self.row1 | self.row2 | self.row3:
            return
        while not self.row1:
            self.row1 = self.row2
            self.row2 = self.row3
            self.row3 = 0
            self.under1 = self.under2
            self.under2 = self.under3
            self.under3 = 0
        while not (self.row1 | self.row2 | self.row3) & 2:
            self.step_left()

    def flip_under(self, place: i64) -> None:
        """Note that a card was buried in a place, or is no longer."""
        row = place // COLUMNS
        bit: i64 = BIT[place % COLUMNS]
        if row == 1:
            self.under1 ^= bit
        elif row == 2:
            self.under2 ^= bit
        else:
            self.under3 ^= bit

    def buried_ranks(self) -> list[bool]:
        """Say for each upper card whether another is buried below it."""
        return [self.has_buried(place) for place in self.places()]


def shelf_from(facts: list[int]) -> Shelf:
    """Make a shelf from its facts."""
    shelf = Shelf()
    shelf.set_facts(facts, 0)
    return shelf


def hidden_order(before: Shelf, after: Shelf, uppers: list[int], lowers: list[int]) -> list[int]:
    """Say for each hidden card, in the new order, where in the old order it was; nothing if there are none.

    `uppers` and `lowers` say for each place, by its rank, at which rank its upper and its buried card were before.
    """
    if FACE_DOWN not in before.cards and not before.count_buried():
        return []
    old_uppers: list[int] = []
    old_lowers: list[int] = []
    hidden = 0
    for card, buried in zip(before.cards, before.buried_ranks()):
        old_uppers.append(hidden)
        if card == FACE_DOWN:
            hidden += 1
        old_lowers.append(hidden)
        if buried:
            hidden += 1
    order: list[int] = []
    for rank, buried in enumerate(after.buried_ranks()):
        if after.cards[rank] == FACE_DOWN:
            order.append(old_uppers[uppers[rank]])
        if buried:
            order.append(old_lowers[lowers[rank]])
    return order
