"""How far off an objective is: the steps that its nearest spot takes, counting what stands in the way.

The turn solver ranks desks by it. It is an estimate: it counts the books to put in, the wrong books to take out with
whatever stands on them, the holes to fill below, and the colours to fetch from elsewhere on the shelves.
"""

from typing import Final

from mypy_extensions import i64

from readingroom.games.atheneum.desk import Desk, added_up
from readingroom.games.atheneum.objectives import Objective, Part, Spot
from readingroom.games.atheneum.plan import count
from readingroom.games.atheneum.study import WILD

TOO_FAR: Final[i64] = 99
SHORT: Final[i64] = 4  # steps that lacking removals count for


def steps_off(objective: Objective, desk: Desk) -> i64:
    """Count the steps to an objective, its parts at the spots that lack fewest books; none if it is fulfilled."""
    total: i64 = 0
    for part in objective.parts:
        lacks, firsts = part.closest(desk.shelves)
        if lacks:
            total += part_off(part, firsts, desk)
    return total


def part_off(part: Part, firsts: i64, desk: Desk) -> i64:
    """Count the steps to the nearest of some spots of a pattern, given by their first slots."""
    best = TOO_FAR
    slot: i64 = 0
    while firsts:
        if firsts & 1:
            spot = part.spot_from[slot]
            assert spot is not None
            steps = spot_off(spot, spot.missing(desk.shelves), desk)
            if steps < best:
                best = steps
        firsts >>= 1
        slot += 1
    return best


def spot_off(spot: Spot, missing: i64, desk: Desk) -> i64:
    """Count the steps to one spot of a pattern that lacks some of its books."""
    shelves = desk.shelves
    plan = shelves.plan
    steps = count(missing)
    removals: i64 = 0
    wrong = missing & shelves.taken
    if wrong:
        for _ in range(3):
            wrong |= plan.raised(wrong) & shelves.taken
        removals = count(wrong)
        steps += removals + count(wrong & spot.slots & ~missing)
    holes = plan.lowered(missing) & ~(shelves.taken | spot.slots)
    if holes:
        holes |= plan.lowered(holes) & ~(shelves.taken | spot.slots)
        steps += count(holes)
    fetched = colours_short(spot, missing, desk)
    removals += fetched
    if removals > desk.removals:
        fetched += SHORT
    return steps + fetched


def colours_short(spot: Spot, missing: i64, desk: Desk) -> i64:
    """Count the books of a given colour that are missing and neither at hand nor to be had in any colour."""
    short: i64 = 0
    if spot.turquoise & missing:
        short += max(0, count(spot.turquoise & missing) - desk.count(0))
    if spot.green & missing:
        short += max(0, count(spot.green & missing) - desk.count(1))
    if spot.purple & missing:
        short += max(0, count(spot.purple & missing) - desk.count(2))
    if spot.pink & missing:
        short += max(0, count(spot.pink & missing) - desk.count(3))
    if spot.black & missing:
        short += max(0, count(spot.black & missing) - desk.count(4))
    if not short:
        return 0
    return max(0, short - desk.count(WILD) - added_up(desk.bound, 8))
