"""Lanes: stacks of clauses still to be performed, with the chance and the past that belong to them."""

from typing import Any, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.clause import NOTHING, Clause
from readingroom.engine.event import NONE, Event


@final
class Lane:
    """A stack of clauses still to be performed (the last one first), and what is asked on top of it.

    A table has one lane, its trunk; while all play at once it has one more for each seat. The stack is as high as
    `depth` says: what lies above in the lists has been performed and waits to be overwritten, which is faster than
    shrinking and growing them.
    """

    depth: i64
    clauses: list[Clause[Any]]
    seats: list[int]
    asked: i64  # the seat that is asked, or NONE
    options: list[int]  # what it is asked
    chance: Chance
    past: list[Event]
    shared: bool  # a clone has the same list for its past: copy it before adding to it

    def clone(self) -> "Lane":
        """Copy the lane."""
        other = Lane()
        other.depth = self.depth
        other.clauses = self.clauses[: self.depth]
        other.seats = self.seats[: self.depth]
        other.asked = self.asked
        other.options = self.options
        other.chance = self.chance.clone()
        other.past = self.past
        other.shared = True
        self.shared = True
        return other

    def agenda(self) -> list[tuple[int, Clause[Any]]]:
        """List the clauses with their seats, the one to be performed last first."""
        return [(self.seats[place], self.clauses[place]) for place in range(self.depth)]

    def note(self, event: Event) -> None:
        """Add an event to the past."""
        if self.shared:
            self.past = self.past[:]
            self.shared = False
        self.past.append(event)

    def push(self, seat: i64, clause: Clause[Any]) -> None:
        """Put a clause on top."""
        depth = self.depth
        if depth == len(self.clauses):
            self.clauses.append(clause)
            self.seats.append(seat)
        else:
            self.clauses[depth] = clause
            self.seats[depth] = seat
        self.depth = depth + 1


def new_lane(chance: Chance) -> Lane:
    """Make an empty lane."""
    lane = Lane()
    lane.depth = 0
    lane.clauses = []
    lane.seats = []
    lane.asked = NONE
    lane.options = NOTHING
    lane.chance = chance
    lane.past = []
    lane.shared = False
    return lane


def lane_plain(lane: Lane) -> tuple[object, ...]:
    """Give what a lane consists of as plain values."""
    agenda = tuple((seat, repr(clause)) for seat, clause in lane.agenda())
    return (agenda, tuple(event.plain() for event in lane.past))


LaneParts = tuple[list[Clause[Any]], list[int], list[int], Chance, list[Event], int]


def lane_parts(lane: Lane) -> LaneParts:
    """Take a lane apart for pickling."""
    return (lane.clauses[: lane.depth], lane.seats[: lane.depth], lane.options, lane.chance, lane.past, lane.asked)


def lane_from(parts: LaneParts) -> Lane:
    """Put a lane together again."""
    lane = new_lane(parts[3])
    lane.depth = len(parts[0])
    lane.clauses = parts[0]
    lane.seats = parts[1]
    lane.options = parts[2]
    lane.past = parts[4]
    lane.asked = parts[5]
    return lane
