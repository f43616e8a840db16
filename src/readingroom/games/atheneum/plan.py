"""How shelves are built: compartments, levels, slots and candle slots, numbered once for all of a player's shelves.

Compartments are 0 to 6: the five of the main shelf in the order of COMPARTMENTS, then those of the side shelves. Slots
are numbered through all of them, in each compartment from the lowest level up and from left to right, so that the slot
on the left is the number before, and the slot above is the number plus the width. A slot is called by the letter of its
compartment and its number in it, from 1: `a1` is the lower left corner of the lower left compartment (`slot_text`).
Candle slots are numbered through all shelves as well, the main shelf's first, and called by their numbers from 1.

A set of slots, of compartments or of candle slots is a mask, an `i64` with a bit for each (39 slots as we ship them).
"""

from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.engine.deckfile import DeckTable, whole

COLOURS: Final = ("turquoise", "green", "purple", "pink", "black")  # ATH-C1: the five subjects
HUES: Final[i64] = 5  # how many colours there are
MAIN: Final = ("lower-left", "lower-right", "middle", "upper-left", "upper-right")
SIDES: Final = ("side-1", "side-2")
COMPARTMENTS: Final = MAIN + SIDES
LETTERS: Final = "abcdefg"  # of the compartments, in the names of slots
FIRST_SIDE: Final[i64] = 5  # the compartments of the main shelf stand before it
MOST_SIDES: Final[i64] = 2  # ATH-X2
CANDLE_SLOTS: Final[i64] = 3 + MOST_SIDES * 2  # ATH-C3: of the main shelf, and of each side shelf
MOST_SLOTS: Final = 60  # more would not fit a mask
WIDEST: Final = 6
HIGHEST: Final = 4


def bit(number: i64) -> i64:
    """Give the mask with one bit."""
    return shifted(1, number)


def shifted(mask: i64, by: i64) -> i64:
    """Shift a mask; written so that the compiler shifts 64 bits, not 32."""
    return mask << by


def bits(mask: i64) -> list[int]:
    """List the numbers of the bits of a mask, rising."""
    found: list[int] = []
    list_bits(mask, 0, 1, found)
    return found


def list_bits(mask: i64, first: i64, step: i64, found: list[int]) -> None:
    """Add a number to a list for each bit of a mask: `first` stands for bit 0, and each next bit for `step` more."""
    number = first
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += step


def count(mask: i64) -> i64:
    """Count the bits of a mask: in twos, fours and eights at once, as mypyc offers no popcount."""
    mask -= mask >> 1 & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def lowest(mask: i64) -> i64:
    """Give the number of the lowest bit of a mask that is not empty."""
    number: i64 = 0
    while not mask & 255:
        mask >>= 8
        number += 8
    while not mask & 1:
        mask >>= 1
        number += 1
    return number


@final
class Plan:
    """ATH-C3: the compartments with their slots, what full ones and candle slots are worth, and masks for all of it."""

    def __init__(
        self, widths: list[int], levels: list[int], points: list[int], main_candles: list[int], side_candles: list[int]
    ) -> None:
        self.widths: Final = widths  # by compartment, seven
        self.levels: Final = levels
        self.points: Final = points  # of full compartments
        self.main_candles: Final = main_candles
        self.side_candles: Final = side_candles
        self.candles: Final = main_candles + side_candles + side_candles  # points by candle slot
        self.first: Final[list[int]] = []  # slot of each compartment
        self.masks: Final[list[int]] = []  # the slots of each compartment
        self.home: Final[list[int]] = []  # the compartment of each slot
        self.slots: Final[list[int]] = []  # the slots there are with no, one and two side shelves
        self.candle_slots: Final[list[int]] = []  # likewise
        self.left_wall: Final = self.left_walls()
        self.right_wall: Final = self.right_walls()
        self.bottom: Final = self.bottoms()
        self.climb1: Final = self.climbs(1)  # slots with a slot above them, in compartments of this width
        self.climb2: Final = self.climbs(2)
        self.climb3: Final = self.climbs(3)
        self.climb4: Final = self.climbs(4)
        self.climb5: Final = self.climbs(5)
        self.climb6: Final = self.climbs(6)
        start = 0
        for compartment, width in enumerate(widths):
            size = width * levels[compartment]
            self.first.append(start)
            self.masks.append(int(shifted(bit(size) - 1, start)))
            self.home.extend([compartment] * size)
            start += size
        self.size: Final = start  # how many slots there are in all
        for sides in range(3):
            last = 4 + sides
            self.slots.append(int(bit(self.first[last] + widths[last] * levels[last]) - 1))
            self.candle_slots.append(int(bit(len(main_candles) + sides * len(side_candles)) - 1))

    def rows(self) -> list[tuple[int, int, int, int]]:
        """List the levels of all compartments: compartment, level from 0, first slot and width."""
        found: list[tuple[int, int, int, int]] = []
        start = 0
        for compartment, width in enumerate(self.widths):
            for level in range(self.levels[compartment]):
                found.append((compartment, level, start, width))
                start += width
        return found

    def left_walls(self) -> i64:
        """Give the slots with a wall on their left."""
        mask: i64 = 0
        for _, _, start, _ in self.rows():
            mask |= bit(start)
        return mask

    def right_walls(self) -> i64:
        """Give the slots with a wall on their right."""
        mask: i64 = 0
        for _, _, start, width in self.rows():
            mask |= bit(start + width - 1)
        return mask

    def bottoms(self) -> i64:
        """Give the slots of the lowest levels."""
        mask: i64 = 0
        for _, level, start, width in self.rows():
            if level == 0:
                mask |= shifted(bit(width) - 1, start)
        return mask

    def climbs(self, of_width: int) -> i64:
        """Give the slots that have one above them, in compartments of a width."""
        mask: i64 = 0
        for compartment, level, start, width in self.rows():
            if width == of_width and level + 1 < self.levels[compartment]:
                mask |= shifted(bit(width) - 1, start)
        return mask

    def raised(self, mask: i64) -> i64:
        """Give the slots directly above those of a mask."""
        return (
            (mask & self.climb1) << 1 | (mask & self.climb2) << 2 | (mask & self.climb3) << 3
            | (mask & self.climb4) << 4 | (mask & self.climb5) << 5 | (mask & self.climb6) << 6
        )  # fmt: skip

    def lowered(self, mask: i64) -> i64:
        """Give the slots directly below those of a mask."""
        return (
            mask >> 1 & self.climb1 | mask >> 2 & self.climb2 | mask >> 3 & self.climb3
            | mask >> 4 & self.climb4 | mask >> 5 & self.climb5 | mask >> 6 & self.climb6
        )  # fmt: skip

    def rightward(self, mask: i64) -> i64:
        """Give the slots on the right of those of a mask."""
        return (mask & ~self.right_wall) << 1

    def leftward(self, mask: i64) -> i64:
        """Give the slots on the left of those of a mask."""
        return (mask & ~self.left_wall) >> 1

    def slot_text(self, slot: int) -> str:
        """Name a slot: `a1` is the lower left corner of the lower left compartment."""
        compartment = self.home[slot]
        return f"{LETTERS[compartment]}{slot - self.first[compartment] + 1}"

    def slot(self, compartment: int, level: int, column: int) -> int:
        """Give the slot at a level and in a column, both from 0."""
        return self.first[compartment] + level * self.widths[compartment] + column

    def parts(self) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
        """Give what the plan was made of."""
        return self.widths, self.levels, self.points, self.main_candles, self.side_candles

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as the plain parts."""
        return (Plan, self.parts())


def read_plan(shelves: DeckTable) -> Plan:
    """Check what a deck file says of shelves (ATH-C3): five compartments and three candles, and one and two."""
    shelves.need(("main", "side"))
    main = shelves.entry("main", "section", "shelves.main")
    main.need((*MAIN, "candles"))
    side = shelves.entry("side", "section", "shelves.side")
    side.need(("compartment", "candles"))
    widths: list[int] = []
    levels: list[int] = []
    points: list[int] = []
    for name in COMPARTMENTS:
        row = main.entry(name, "compartment") if name in MAIN else side.entry("compartment", "compartment", "side")
        row.need(("width", "levels", "points"))
        widths.append(row.number("width", 1, WIDEST))
        levels.append(row.number("levels", 1, HIGHEST))
        points.append(row.number("points", 2, 7))
    slots = sum(width * high for width, high in zip(widths, levels))
    if slots > MOST_SLOTS:
        what = f"main shelf and two side shelves have {slots} slots; they can have {MOST_SLOTS}"
        raise shelves.fault("slots", what, count=slots, most=MOST_SLOTS)
    return Plan(widths, levels, points, read_candles(main, 3), read_candles(side, 2))


def read_candles(shelf: DeckTable, count: int) -> list[int]:
    """Check what the candle slots of a shelf are worth (ATH-C3): 1 to 4 points each."""
    found = shelf.rows["candles"]
    if not isinstance(found, list) or len(found) != count or not all(whole(worth, 1, 4) for worth in found):
        what = f"{shelf.title}: 'candles' needs {count} whole numbers from 1 to 4, not {found!r}"
        raise shelf.fault("candles", what, count=count, found=repr(found))
    return [int(worth) for worth in found]
