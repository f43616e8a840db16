"""Moving shelved cards: the Wizard's shift of a group by one space, and the Joiner's slide of a run along its row.

A group is a list of places that hold a card. After every move the places are counted from 1, 1 again (see shelf.py).
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.exlibris.shelf.rows import (
    COLUMNS,
    DOWN,
    LEFT,
    RIGHT,
    UP,
    count_groups,
    listed,
    lowest,
    ones,
    rows_of,
    run_bits,
    too_wide,
)
from readingroom.games.exlibris.shelf.shelf import Shelf, hidden_order

FARTHEST: Final[i64] = 38  # the most places by which a run slides in one action


@final
class Shift:
    """A shelf in five rows, with a group of its cards moved by one; a row and a column more than a shelf ever has."""

    def __init__(self) -> None:
        self.rest: list[int] = []  # by row, 0 to 4: the columns of the cards that stay
        self.moved: list[int] = []  # those of the group, at its new places
        self.emptied: list[int] = []  # the places that the group has left empty
        self.first_row: i64 = 0  # of the shelf as it is now
        self.first_column: i64 = 0
        self.fits = False  # no card stands in the way, and there are at most three rows


def shifted(shelf: Shelf, group: list[int], direction: i64) -> Shift:
    """Try to move a group by one."""
    chosen = rows_of(group)
    rows: list[int] = [0, shelf.row1, shelf.row2, shelf.row3, 0]
    shift = Shift()
    shift.fits = True
    for row in range(5):
        group_row: i64 = chosen[row]
        here: i64 = rows[row]
        moved = came(chosen, row, direction)
        rest: i64 = here & ~group_row
        if rest & moved:
            shift.fits = False
        shift.rest.append(int(rest))
        shift.moved.append(int(moved))
        shift.emptied.append(int(group_row & ~moved))
    columns: i64 = 0
    last_row: i64 = 0
    shift.first_row = 5
    for row in range(5):
        both: i64 = shift.rest[row] | shift.moved[row]
        columns |= both
        if both:
            last_row = row
            if shift.first_row == 5:
                shift.first_row = row
    if last_row - shift.first_row > 2:
        shift.fits = False
    shift.first_column = lowest(columns)
    if too_wide(columns):
        shift.fits = False
    return shift


def came(rows: list[int], row: i64, direction: i64) -> i64:
    """Give the columns of a row, 0 to 4, into which what stands in some rows comes by moving one space."""
    source: i64 = row
    if direction == UP:
        source += 1
    elif direction == DOWN:
        source -= 1
    bits: i64 = rows[source] if 0 <= source <= 4 else 0
    if direction == LEFT:
        bits >>= 1
    elif direction == RIGHT:
        bits <<= 1
    return bits


def fills(shelf: Shelf, group: list[int], direction: i64) -> list[int]:
    """EXL-A10: the emptied places into which a card may then go, so that the shelf is no more split than it was.

    They are named as after the shift. There are none if the group cannot be moved that way.
    """
    places: list[int] = []
    if not group:
        return places
    shift = shifted(shelf, group, direction)
    if not shift.fits:
        return places
    most = shelf.groups()
    for row in range(5):
        emptied: i64 = shift.emptied[row]
        while emptied:
            bit: i64 = emptied & -emptied
            emptied ^= bit
            if leaves_whole(shift, row, bit, most):
                column = lowest(bit) - shift.first_column + 1
                places.append(int((row - shift.first_row + 1) * COLUMNS + column))
    return places


def leaves_whole(shift: Shift, row: i64, bit: i64, most: i64) -> bool:
    """Say whether a card in that place leaves three rows at most, and no more groups than there were."""
    rows: list[int] = []
    columns: i64 = 0
    for other in range(5):
        both: i64 = shift.rest[other] | shift.moved[other]
        if other == row:
            both |= bit
        columns |= both
        if both or rows:
            rows.append(int(both))
    while rows[-1] == 0:
        rows.pop()
    if len(rows) > 3 or too_wide(columns):
        return False
    rows += [0, 0]
    return count_groups(rows[0], rows[1], rows[2]) <= most


def shift(shelf: Shelf, group: list[int], direction: i64) -> list[int]:
    """EXL-A10: move a connected group by one space; gives the new order of the hidden cards (`hidden_order`)."""
    before = shelf.copy()
    after = shifted(shelf, group, direction)
    ranks = ranks_before(before, after, direction)
    set_rows(shelf, after, unders_after(before, after, rows_of(group), direction))
    shelf.cards = [before.cards[rank] for rank in ranks]
    return hidden_order(before, shelf, ranks, ranks)


def shift_trail(shelf: Shelf, group: list[int], direction: i64) -> tuple[int, ...]:
    """Give which cards a shift would bring from which place to which, as `trail` writes it."""
    after = shelf.copy()
    ranks = ranks_before(shelf, shifted(shelf, group, direction), direction)
    shift(after, group, direction)
    return trail(shelf, after, ranks)


def trail(before: Shelf, after: Shelf, ranks: list[int]) -> tuple[int, ...]:
    """List the upper cards that changed their places, each followed by both; ranks say which each was before."""
    old = before.places()
    found: list[int] = []
    for rank, place in enumerate(after.places()):
        former = old[ranks[rank]]
        if former != place:
            found += [after.cards[rank], former, place]
    return tuple(found)


def ranks_before(before: Shelf, after: Shift, direction: i64) -> list[int]:
    """List by new rank the old rank of the card that stands there."""
    step: i64 = 0  # from a place to the one that its card came from
    if direction == LEFT:
        step = 1
    elif direction == RIGHT:
        step = -1
    elif direction == UP:
        step = COLUMNS
    else:
        step = -COLUMNS
    ranks: list[int] = []
    for row in range(5):
        moved: i64 = after.moved[row]
        both: i64 = after.rest[row] | moved
        while both:
            bit: i64 = both & -both
            both ^= bit
            place = row * COLUMNS + lowest(bit)
            ranks.append(int(before.rank(place + step if moved & bit else place)))
    return ranks


def unders_after(before: Shelf, after: Shift, chosen: list[int], direction: i64) -> list[int]:
    """Give by row, 0 to 4, the columns that hold a buried card after the shift: it goes along (EXL-H4)."""
    along: list[int] = [before.under(row) & chosen[row] for row in range(5)]
    return [before.under(row) & after.rest[row] | came(along, row, direction) for row in range(5)]


def set_rows(shelf: Shelf, after: Shift, unders: list[int]) -> None:
    """Put the rows after a shift on the shelf, counted from the first that holds a card; likewise the columns."""
    for row in range(3):
        at = row + after.first_row
        bits: i64 = after.rest[at] | after.moved[at] if at < 5 else 0
        under: i64 = unders[at] if at < 5 else 0
        if after.first_column == 0:
            bits <<= 1
            under <<= 1
        elif after.first_column == 2:
            bits >>= 1
            under >>= 1
        set_row(shelf, row + 1, bits, under)


def pushed(shelf: Shelf, group: list[int], direction: i64) -> list[int]:
    """The group with all the cards that stand in its way, which have to be shifted with it; in reading order."""
    rows = rows_of(group)
    shelved: list[int] = [0, shelf.row1, shelf.row2, shelf.row3, 0]
    more = True
    while more:
        more = False
        for row in (1, 2, 3):
            here: i64 = rows[row]
            grown: i64 = here | (came(rows, row, direction) & shelved[row])
            if grown != here:
                rows[row] = int(grown)
                more = True
    return listed(rows)


def around(shelf: Shelf, group: list[int]) -> list[int]:
    """The places with a card that touch a group, in reading order: those by which it can grow."""
    rows = rows_of(group)
    shelved: list[int] = [0, shelf.row1, shelf.row2, shelf.row3, 0]
    near: list[int] = [0]
    for row in (1, 2, 3):
        here: i64 = rows[row]
        touching: i64 = here << 1 | here >> 1 | rows[row - 1] | rows[row + 1]
        near.append(int(touching & ~here & shelved[row]))
    near.append(0)
    return listed(near)


def connected(group: list[int]) -> bool:
    """Say whether some places hang together."""
    rows = rows_of(group)
    return count_groups(rows[1], rows[2], rows[3]) == 1


# Sliding along a row


def slides(shelf: Shelf, first: i64, last: i64) -> list[int]:
    """EXL-L18: how far the run from one place to another of its row may slide; to the left it is below 0.

    It goes through empty places, by at most FARTHEST, and at no step is the shelf split into more groups than before.
    The whole shelf does not slide: nothing would change.
    """
    distances: list[int] = []
    left = reach(shelf, first, last, LEFT)
    right = reach(shelf, first, last, RIGHT)
    for distance in range(-left, right + 1):
        if distance:
            distances.append(int(distance))
    return distances


def run_ends(shelf: Shelf, first: i64) -> list[int]:
    """The places at which a run that begins in a place may end, so that it can slide at all."""
    ends: list[int] = []
    last = first
    while shelf.has(last):  # never wraps around: column 0 holds no card
        if reach(shelf, first, last, LEFT) or reach(shelf, first, last, RIGHT):
            ends.append(int(last))
        last += 1
    return ends


def run_starts(shelf: Shelf) -> list[int]:
    """The places at which a run that can slide may begin."""
    return [place for place in shelf.places() if run_ends(shelf, place)]


def slide(shelf: Shelf, first: i64, last: i64, distance: i64) -> None:
    """EXL-L18: slide a run along its row; buried cards go along (EXL-H4). The reading order stays as it is."""
    row = first // COLUMNS
    run = run_bits(first, last)
    buried: i64 = shelf.under(row) & run
    set_row(shelf, row, shelf.row(row) & ~run, shelf.under(row) & ~run)
    while distance < 0:
        if run & 2:
            shelf.step_right()
        else:
            run >>= 1
            buried >>= 1
        distance += 1
    while distance > 0:
        if (shelf.row1 | shelf.row2 | shelf.row3) & 2:
            run <<= 1
            buried <<= 1
        else:  # the run stands in the first column alone
            shelf.step_left()
        distance -= 1
    set_row(shelf, row, shelf.row(row) | run, shelf.under(row) | buried)


def slide_trail(shelf: Shelf, first: i64, last: i64, distance: i64) -> tuple[int, ...]:
    """Give which cards a slide would bring from which place to which, as `trail` writes it."""
    after = shelf.copy()
    slide(after, first, last, distance)
    return trail(shelf, after, list(range(len(after.cards))))


def reach(shelf: Shelf, first: i64, last: i64, direction: i64) -> i64:
    """Count the steps that a run may slide in a direction."""
    row = first // COLUMNS
    run = run_bits(first, last)
    row1 = shelf.row1
    row2 = shelf.row2
    row3 = shelf.row3
    if row == 1:
        row1 &= ~run
    elif row == 2:
        row2 &= ~run
    else:
        row3 &= ~run
    if not row1 | row2 | row3:
        return 0
    most = shelf.groups()
    steps: i64 = 0
    while steps < FARTHEST:
        if direction == RIGHT:
            run <<= 1
        elif run & 2:
            row1 <<= 1
            row2 <<= 1
            row3 <<= 1
        else:
            run >>= 1
        whole1 = row1 | run if row == 1 else row1
        whole2 = row2 | run if row == 2 else row2
        whole3 = row3 | run if row == 3 else row3
        if ones(whole1) + ones(whole2) + ones(whole3) < len(shelf.cards) or too_wide(whole1 | whole2 | whole3):
            break
        if count_groups(whole1, whole2, whole3) > most:
            break
        steps += 1
        if not (whole1 | whole2 | whole3) & 2:
            row1 >>= 1
            row2 >>= 1
            row3 >>= 1
            run >>= 1
    return steps


def set_row(shelf: Shelf, row: i64, bits: i64, under: i64) -> None:
    """Set a row and what is buried in it."""
    if row == 1:
        shelf.row1 = bits
        shelf.under1 = under
    elif row == 2:
        shelf.row2 = bits
        shelf.under2 = under
    else:
        shelf.row3 = bits
        shelf.under3 = under
