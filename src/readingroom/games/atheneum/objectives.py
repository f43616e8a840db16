"""Objectives: the patterns they show, and which of them a player's shelves fulfil.

In a deck file an objective is a picture, drawn as it stands on the shelf, the top level first. A letter is a book of a
colour (T turquoise, G green, U purple, P pink, K black), `#` a book of any colour, a dot a slot that does not matter:

    O4 = { points = 5, anywhere = ["T .", "G T"] }
    O12 = { points = 6, wand = true, upper-right = ["K K . P"] }
    O30 = { points = 4, lower-left = ["# # # #"], middle = ["# #"] }

`anywhere` is any one compartment; with names of compartments (of the main shelf), every part must lie in its own. A
pattern may lie anywhere inside its compartment, as drawn. `fulfils(shelves)` says whether one does; `lacks(shelves)`
how many books are missing at the best spot.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.engine.deckfile import DeckTable
from readingroom.games.atheneum.plan import COLOURS, COMPARTMENTS, MAIN, MOST_SLOTS, Plan, bit, bits, lowest
from readingroom.games.atheneum.shelves import Shelves

OBJECTIVE_CARDS: Final = 35
COLOUR_LETTERS: Final = "TGUPK"
ANY: Final = "#"  # a book of any colour: the sixth mask of a spot
ANYWHERE: Final = "anywhere"
LEAST_POINTS: Final = 3
MOST_POINTS: Final = 8
MASKS: Final = 6  # of a spot: one for each colour, one for books of any colour


@final
class Spot:
    """One spot where a pattern may lie: the slots that need a book of each colour, or of any."""

    def __init__(self, masks: list[int]) -> None:
        self.turquoise: Final[i64] = masks[0]
        self.green: Final[i64] = masks[1]
        self.purple: Final[i64] = masks[2]
        self.pink: Final[i64] = masks[3]
        self.black: Final[i64] = masks[4]
        self.any_colour: Final[i64] = masks[5]
        self.slots: Final = self.turquoise | self.green | self.purple | self.pink | self.black | self.any_colour

    def missing(self, shelves: Shelves) -> i64:
        """Give the slots that still lack their book."""
        return (
            self.turquoise & ~shelves.turquoise | self.green & ~shelves.green | self.purple & ~shelves.purple
            | self.pink & ~shelves.pink | self.black & ~shelves.black | self.any_colour & ~shelves.taken
        )  # fmt: skip

    def masks(self) -> list[int]:
        """Give the slots for each colour, and for any."""
        return [self.turquoise, self.green, self.purple, self.pink, self.black, self.any_colour]


@final
class Cell:
    """One book of a pattern: its colour (5: any), and how many slots after the pattern's first slot it stands."""

    def __init__(self, offset: int, colour: int) -> None:
        self.offset: Final[i64] = offset
        self.colour: Final[i64] = colour


@final
class Frame:
    """A pattern in compartments of one width, where it looks the same from each of its first slots."""

    def __init__(self, cells: list[Cell], firsts: int) -> None:
        self.cells: Final = cells
        self.firsts: Final[i64] = firsts  # the slots where it may begin


@final
class Part:
    """A pattern of an objective with all the spots where it may lie.

    A spot is known by its first slot. All spots of a frame are looked at together, as masks: a shift brings the books
    that a cell needs to the first slots of their spots.
    """

    def __init__(self, compartment: int, picture: list[str], masks: list[list[int]]) -> None:
        self.compartment: Final = compartment  # -1: any
        self.picture: Final = picture  # its levels, top first, one letter a slot
        self.spots: Final = [Spot(each) for each in masks]
        self.spot_from: Final[list[Spot | None]] = [None] * MOST_SLOTS  # by first slot
        for spot in self.spots:
            self.spot_from[lowest(spot.slots)] = spot
        self.frames: Final = frames(masks)

    def lies_in(self, shelves: Shelves) -> bool:
        """Say whether the pattern lies somewhere."""
        for frame in self.frames:
            here = frame.firsts
            for cell in frame.cells:
                here &= shelves.books(cell.colour) >> cell.offset
                if not here:
                    break
            if here:
                return True
        return False

    def closest(self, shelves: Shelves) -> tuple[i64, i64]:
        """Count the books that are missing at the spot that lacks fewest, and give the first slots of such spots."""
        slots: i64 = shelves.plan.slots[shelves.sides]
        fewest: i64 = MOST_SLOTS
        found: i64 = 0
        for frame in self.frames:
            firsts = frame.firsts & slots
            if not firsts:
                continue
            lacks, best = closest_from(frame, firsts, shelves)
            if lacks < fewest:
                fewest = lacks
                found = best
            elif lacks == fewest:
                found |= best
        return fewest, found


def closest_from(frame: Frame, best: i64, shelves: Shelves) -> tuple[i64, i64]:
    """Do so for spots of one frame, all at once: `ones` to `sixteens` are the digits of how many books each lacks."""
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    eights: i64 = 0
    sixteens: i64 = 0
    for cell in frame.cells:
        more = best & ~(shelves.books(cell.colour) >> cell.offset)
        carry = ones & more
        ones ^= more
        more = twos & carry
        twos ^= carry
        carry = fours & more
        fours ^= more
        sixteens |= eights & carry
        eights ^= carry
    lacks: i64 = 0
    if best & ~sixteens:
        best &= ~sixteens
    else:
        lacks = 16
    if best & ~eights:
        best &= ~eights
    else:
        lacks += 8
    if best & ~fours:
        best &= ~fours
    else:
        lacks += 4
    if best & ~twos:
        best &= ~twos
    else:
        lacks += 2
    if best & ~ones:
        best &= ~ones
    else:
        lacks += 1
    return lacks, best


def frames(masks: list[list[int]]) -> list[Frame]:
    """Put the spots of a pattern together that look alike from their first slots."""
    firsts: dict[tuple[tuple[int, int], ...], int] = {}
    for spot in masks:
        cells = sorted((slot, colour) for colour, mask in enumerate(spot) for slot in bits(mask))
        first = cells[0][0]
        shape = tuple([(slot - first, colour) for slot, colour in cells])
        firsts[shape] = firsts.get(shape, 0) | int(bit(first))
    return [Frame([Cell(offset, colour) for offset, colour in shape], mask) for shape, mask in firsts.items()]


@final
class Objective:
    """ATH-C7: an objective card with its patterns, its points and perhaps a wand."""

    def __init__(self, name: str, points: int, wand: bool, parts: list[Part]) -> None:
        self.name: Final = name  # O1 to O35
        self.points: Final = points
        self.wand: Final = wand
        self.parts: Final = parts

    def fulfils(self, shelves: Shelves) -> bool:
        """ATH-C7: whether all parts lie on the shelves."""
        for part in self.parts:
            if not part.lies_in(shelves):
                return False
        return True

    def lacks(self, shelves: Shelves) -> i64:
        """Count the books that are missing, wherever each part lacks fewest."""
        total: i64 = 0
        for part in self.parts:
            total += part.closest(shelves)[0]
        return total

    def plain(self) -> tuple[str, int, bool, list[tuple[int, list[str]]]]:
        """Give the card as plain values."""
        return self.name, self.points, self.wand, [(part.compartment, part.picture) for part in self.parts]

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle with the parts as plain values."""
        parts = [(part.compartment, part.picture, [spot.masks() for spot in part.spots]) for part in self.parts]
        return (rebuilt, (self.name, self.points, self.wand, parts))


def rebuilt(name: str, points: int, wand: bool, parts: list[tuple[int, list[str], list[list[int]]]]) -> Objective:
    """Rebuild a pickled objective."""
    return Objective(name, points, wand, [Part(compartment, picture, masks) for compartment, picture, masks in parts])


def read_objectives(rows: DeckTable, plan: Plan) -> list[Objective]:
    """Check the objectives of a deck file (ATH-C2, ATH-C7): thirty-five, of three kinds."""
    if len(rows.rows) != OBJECTIVE_CARDS:
        what = f"there must be {OBJECTIVE_CARDS} objectives, not {len(rows.rows)}"
        raise rows.fault("objectives-total", what, count=len(rows.rows), wanted=OBJECTIVE_CARDS)
    names = tuple([f"O{number}" for number in range(1, OBJECTIVE_CARDS + 1)])
    rows.need(names)
    return [read_objective(rows.entry(name, "objective"), plan) for name in names]


def read_objective(card: DeckTable, plan: Plan) -> Objective:
    """Check one objective."""
    card.need(("points",), ("wand", ANYWHERE, *MAIN))
    points = card.number("points", LEAST_POINTS, MOST_POINTS)
    wand = "wand" in card.rows and card.flag("wand")
    bound: list[str] = [each for each in MAIN if each in card.rows]
    if (ANYWHERE in card.rows) == bool(bound):
        known = ", ".join(MAIN)
        what = f"{card.title} needs a picture: either anywhere, or in one or more of {known}"
        raise card.fault("picture-where", what, known=known)
    parts: list[Part] = []
    for where in bound or [ANYWHERE]:
        picture = read_picture(card, where)
        compartment = COMPARTMENTS.index(where) if where in COMPARTMENTS else -1
        masks = spots_for(picture, compartment, plan)
        if not masks:
            size = f"{len(picture[0])}x{len(picture)}"
            raise card.fault(
                "picture-room", f"{card.title}: {where!r} has no room for {size} books", key=where, size=size
            )
        parts.append(Part(compartment, picture, masks))
    letters = "".join("".join(part.picture) for part in parts)
    if ANY in letters and (any(letter in letters for letter in COLOUR_LETTERS) or not bound):
        what = f"{card.title}: a pattern of any colour ({ANY}) must have {ANY} only, and name its compartments"
        raise card.fault("picture-any", what)
    return Objective(card.name, points, wand, parts)


def read_picture(card: DeckTable, where: str) -> list[str]:
    """Check a picture: levels of equal width, top first, with something on each side."""
    rows = card.rows[where]
    title = f"{card.title}: {where!r}"
    if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
        what = f'{title} needs a picture, a list of levels with the top first, as in ["T .", "G T"], not {rows!r}'
        raise card.fault("picture-form", what, key=where, found=repr(rows))
    levels = ["".join(row.split()) for row in rows]
    for level in levels:
        if not level or len(level) != len(levels[0]):
            what = f"{title}: all levels of a picture are equally wide, not as in {rows!r}"
            raise card.fault("picture-width", what, key=where, found=repr(rows))
        for letter in level:
            if letter not in COLOUR_LETTERS + ANY + ".":
                known = ", ".join(f"{each} {colour}" for each, colour in zip(COLOUR_LETTERS, COLOURS))
                what = f"{title}: {letter!r} is not a book; choose from: {known}, {ANY} any colour, . anything"
                raise card.fault("picture-letter", what, key=where, letter=letter, known=known)
    edges = [levels[0], levels[-1], "".join(row[0] for row in levels), "".join(row[-1] for row in levels)]
    if any(set(edge) == {"."} for edge in edges):
        what = f"{title}: a picture must not have an outer level or column of dots only, as in {rows!r}"
        raise card.fault("picture-edge", what, key=where, found=repr(rows))
    return levels


def spots_for(picture: list[str], compartment: int, plan: Plan) -> list[list[int]]:
    """List the masks of all spots where a picture may lie, six for each."""
    found: list[list[int]] = []
    for home in range(len(COMPARTMENTS)) if compartment < 0 else [compartment]:
        for level in range(plan.levels[home] - len(picture) + 1):
            for column in range(plan.widths[home] - len(picture[0]) + 1):
                masks = [0] * MASKS
                for high, row in enumerate(picture[::-1]):
                    for across, letter in enumerate(row):
                        if letter != ".":
                            slot = plan.slot(home, level + high, column + across)
                            masks[(COLOUR_LETTERS + ANY).index(letter)] |= int(bit(slot))
                found.append(masks)
    return found
