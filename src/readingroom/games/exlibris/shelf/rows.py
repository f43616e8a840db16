"""The rows of a shelf as sets of columns, a bit each, and places as numbers.

The bits come from a table: `1 << column` would be compiled as a shift of 32 bits (docs/decisions/0005).
"""

from typing import Final

from mypy_extensions import i64

COLUMNS: Final[i64] = 40  # the free column on the left included
WIDEST: Final[i64] = COLUMNS - 1
PLACES: Final[i64] = 4 * COLUMNS  # in four rows, the free one above included
ORIGIN: Final[i64] = COLUMNS + 1  # row 1, column 1

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
UP: Final[i64] = 2
DOWN: Final[i64] = 3
DIRECTIONS: Final = ("left", "right", "up", "down")

BIT: Final = [1 << column for column in range(42)]
FIELD: Final = (1 << 40) - 1  # columns 0 to 39
FULL_FIELD: Final = (1 << 40) - 2  # columns 1 to 39: the shelf is as wide as can be, and cannot grow to the left
TOO_WIDE: Final[i64] = 0x80_0000_0000  # the fortieth column, counted from the first that holds a card


def row_of(place: i64) -> i64:
    """Give the row of a place."""
    return place // COLUMNS


def place_text(place: int) -> str:
    """Give the text of a place: row and column, as "2,3"."""
    return f"{place // COLUMNS},{place % COLUMNS}"


def ones(bits: i64) -> i64:
    """Count the bits of a set of columns, below 2**48: greater numbers than these would be compiled as objects."""
    bits = bits - ((bits >> 1) & 0x5555_5555_5555)
    bits = (bits & 0x3333_3333_3333) + ((bits >> 2) & 0x3333_3333_3333)
    bits = (bits + (bits >> 4)) & 0x0F0F_0F0F_0F0F
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


def list_places(bits: i64, row: i64, places: list[int]) -> None:
    """Add the places of some columns of a row to a list, from the left."""
    place = row * COLUMNS
    while bits:
        if bits & 1:
            places.append(place)
        bits >>= 1
        place += 1


def longest_run(bits: i64) -> i64:
    """Give the length of the longest run of neighbouring columns."""
    length: i64 = 0
    while bits:
        bits &= bits << 1
        length += 1
    return length


def count_groups(row1: i64, row2: i64, row3: i64) -> i64:
    """Count the groups of places that hang together, left, right, above and below."""
    groups: i64 = 0
    while row1 | row2 | row3:
        groups += 1
        in1: i64 = row1 & -row1
        in2: i64 = 0 if in1 else row2 & -row2
        in3: i64 = 0 if in1 | in2 else row3 & -row3
        while True:
            more1: i64 = (in1 | in1 << 1 | in1 >> 1 | in2) & row1
            more2: i64 = (in2 | in2 << 1 | in2 >> 1 | more1 | in3) & row2
            more3: i64 = (in3 | in3 << 1 | in3 >> 1 | more2) & row3
            if more1 == in1 and more2 == in2 and more3 == in3:
                break
            in1 = more1
            in2 = more2
            in3 = more3
        row1 &= ~in1
        row2 &= ~in2
        row3 &= ~in3
    return groups


def rows_of(group: list[int]) -> list[int]:
    """Turn places into sets of columns, for the rows 0 to 4."""
    rows = [0, 0, 0, 0, 0]
    for place in group:
        rows[place // COLUMNS] |= BIT[place % COLUMNS]
    return rows


def listed(rows: list[int]) -> list[int]:
    """Turn sets of columns into places, in reading order."""
    places: list[int] = []
    for row in (1, 2, 3):
        list_places(rows[row], row, places)
    return places


def lowest(bits: i64) -> i64:
    """Give the lowest column of a set."""
    return ones((bits & -bits) - 1)


def too_wide(columns: i64) -> bool:
    """Say whether a set of columns goes from its first to its last over more than a shelf can hold."""
    return columns // (columns & -columns) >= TOO_WIDE


def run_bits(first: i64, last: i64) -> i64:
    """Make the set of columns from one place to another of its row."""
    low: i64 = BIT[first % COLUMNS]
    high: i64 = BIT[last % COLUMNS]
    return (high << 1) - low
