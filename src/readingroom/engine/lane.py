"""Lanes: stacks of clauses still to be performed, with the chance and the past that belong to them."""

from typing import Any, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.clause import NOTHING, Clause
from readingroom.engine.event import NONE, Event


@final
class Lane:
    """A stack of clauses still to be performed (the last one first), and what is asked on top of it.

    A table has one lane, its trunk; while all play at once it has one more for each seat. Putting a clause
    on top and taking it off again is what the engine does most often, so the top is kept beside the lists and goes into
    them only when something comes on top of it; and the lists are never shrunk, `depth` says how high the stack is.
    """

    depth: i64
    clauses: list[Clause[Any]]  # up to the top, or to the one below it
    seats: list[int]
    lifted: bool  # the top lies beside the lists
    top: Clause[Any]
    top_seat: i64
    asked: i64  # the seat that is asked, or NONE
    options: list[int]  # what it is asked
    chance: Chance
    past: list[Event]
    shared: bool  # a clone has the same list for its past: copy it before adding to it

    def push(self, seat: i64, clause: Clause[Any]) -> None:
        """Put a clause on top."""
        if self.lifted:
            self.lower()
        self.top = clause
        self.top_seat = seat
        self.lifted = True
        self.depth += 1

    def lower(self) -> None:
        """Put the top into the lists."""
        index = self.depth - 1
        if index == len(self.clauses):
            self.clauses.append(self.top)
            self.seats.append(self.top_seat)
        else:
            self.clauses[index] = self.top
            self.seats[index] = self.top_seat
        self.lifted = False

    def lift(self) -> None:
        """Take the top out of the lists."""
        index = self.depth - 1
        self.top = self.clauses[index]
        self.top_seat = self.seats[index]
        self.lifted = True

    def agenda(self) -> list[tuple[int, Clause[Any]]]:
        """List the clauses with their seats, the one to be performed last first."""
        if self.lifted:
            self.lower()
        return [(self.seats[index], self.clauses[index]) for index in range(self.depth)]

    def note(self, event: Event) -> None:
        """Add an event to the past."""
        if self.shared:
            self.past = self.past[:]
            self.shared = False
        self.past.append(event)

    def clone(self) -> "Lane":
        """Copy the lane."""
        if self.lifted:
            self.lower()
        other = Lane()
        other.depth = self.depth
        other.clauses = self.clauses[: self.depth]
        other.seats = self.seats[: self.depth]
        other.lifted = False
        other.asked = self.asked
        other.options = self.options
        other.chance = self.chance.clone()
        other.past = self.past
        other.shared = True
        self.shared = True
        return other


def new_lane(chance: Chance) -> Lane:
    """Make an empty lane."""
    lane = Lane()
    lane.depth = 0
    lane.clauses = []
    lane.seats = []
    lane.lifted = False
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
    agenda = lane.agenda()
    clauses = [clause for _, clause in agenda]
    return (clauses, [seat for seat, _ in agenda], lane.options, lane.chance, lane.past, lane.asked)


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
