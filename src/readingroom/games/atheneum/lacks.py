"""What an objective still lacks on some shelves, at the spot where it needs the fewest more books.

A book of the pattern may need others first: below it, or between it and a wall. Where another book stands in its slot,
that one would have to be taken out.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.atheneum.objectives import Part, Spot
from readingroom.games.atheneum.plan import Plan, bit, count, lowest
from readingroom.games.atheneum.shelves import Shelves

MOVING: Final[i64] = 2  # a book that stands in the way is taken out and put elsewhere: counts as two more books


@final
class Lack:
    """What one part of an objective lacks at one place."""

    def __init__(self, spot: Spot, shelves: Shelves) -> None:
        self.spot: Final = spot
        self.missing: Final[i64] = spot.missing(shelves)  # the slots that lack their book
        self.taken: Final[i64] = self.missing & shelves.taken  # those of them where another book stands
        self.props: Final[i64] = props(shelves.plan, shelves.taken, self.missing)  # that books must fill beforehand

    def books(self) -> i64:
        """Count the books that would have to come."""
        return count(self.missing) + count(self.props)

    def effort(self) -> i64:
        """Say how far it is from there."""
        return self.books() + MOVING * count(self.taken)


def nearest(part: Part, shelves: Shelves) -> Lack:
    """Find the place where fewest more books would do; among equals the first."""
    slots: i64 = shelves.plan.slots[shelves.sides]
    best: Lack | None = None
    for spot in part.spots:
        if spot.slots & ~slots:
            continue
        missing = spot.missing(shelves)
        if best is not None and count(missing) + MOVING * count(missing & shelves.taken) >= best.effort():
            continue
        found = Lack(spot, shelves)
        if best is None or found.effort() < best.effort():
            best = found
    assert best is not None
    return best


def props(plan: Plan, taken: i64, wanted: i64) -> i64:
    """ATH-B2, ATH-B3: give the empty slots that need a book before the wanted ones can have theirs."""
    there = taken | wanted
    found: i64 = 0
    while True:
        more = plan.lowered(wanted | found) & ~there
        if not more:
            more = beside(plan, taken, wanted | found, there)
        if not more:
            return found
        found |= more
        there |= more


def beside(plan: Plan, taken: i64, wanted: i64, there: i64) -> i64:
    """Give the shortest way to a wall from the first of the wanted slots that could lean on nothing."""
    held = there & (taken | plan.left_wall | plan.right_wall)
    while True:
        more = (plan.rightward(held) | plan.leftward(held)) & there & ~held
        if not more:
            break
        held |= more
    alone = wanted & ~held
    if not alone:
        return 0
    first = bit(lowest(alone))
    leftward = path(plan, first, there, held, False)
    rightward = path(plan, first, there, held, True)
    return leftward if count(leftward) <= count(rightward) else rightward


def path(plan: Plan, start: i64, there: i64, held: i64, right: bool) -> i64:
    """Give the empty slots from a slot to the nearest wall or supported book on one side."""
    found: i64 = 0
    here = start
    while True:
        here = plan.rightward(here) if right else plan.leftward(here)
        if not here or here & held:
            return found
        found |= here & ~there
