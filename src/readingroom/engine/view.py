"""Views: what one seat (or a spectator) may know, filled by allow-list; a forgotten field stays hidden."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.clause import Clause
from readingroom.engine.event import BACK, NONE, SPECTATOR, Event, seen_by
from readingroom.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What a seat knows: the cards it sees, the backs of the others, the public facts and the past as it saw it.

    Immutable by convention; faces and bots get views and never states.
    """

    seat: i64  # SPECTATOR for those who only watch
    seats: i64
    over: bool
    asked: list[int]
    options: list[int]  # this seat's own
    zones: list[list[int]]  # a card that is not seen is BACK
    written: list[int]  # what this seat has written down in secret
    facts: list[int]
    agenda: list[tuple[int, Clause[Any]]]
    lanes: list[list[tuple[int, Clause[Any]]]]
    lane_pasts: list[list[Event]]
    _past: list[Event]  # all of it until `past` is first read; from then on what this seat saw
    _seen: bool  # whether `_past` is what this seat saw

    @property
    def past(self) -> list[Event]:
        """What happened, as this seat saw it."""
        if not self._seen:
            self._past = seen_by(self.seat, self._past)
            self._seen = True
        return self._past

    @past.setter
    def past(self, past: list[Event]) -> None:
        self._past = past
        self._seen = True

    @property
    def slip(self) -> list[int]:
        """What this seat has written down, by the name that it had before 0.1.0; it goes with the next version."""
        return self.written

    def under(self) -> i64:
        """Give the number of the effect under way, as `Table.under` does."""
        return NONE

    def fixed(self) -> object:
        """Give what the view keeps that never changes during a game, such as the deck."""
        return None

    def complete(self, fixed: object) -> None:
        """Set the fields that only this game's view has, from the common ones and from what never changes."""

    def plain(self) -> tuple[object, ...]:
        """Give all that the view says as plain values: what is compared, and what may be sent."""
        plain = (
            self.seat, self.seats, self.over, tuple(self.asked), tuple(self.options),
            tuple(tuple(zone) for zone in self.zones), tuple(self.facts),
            tuple((seat, repr(clause)) for seat, clause in self.agenda),
            tuple(tuple((seat, repr(clause)) for seat, clause in lane) for lane in self.lanes),
            tuple(event.plain() for event in self.past),
            tuple(tuple(event.plain() for event in past) for past in self.lane_pasts),
        )  # fmt: skip
        return (*plain, tuple(self.written)) if self.written else plain

    def __eq__(self, other: object) -> bool:
        """Views are equal when they say the same."""
        return isinstance(other, View) and self.plain() == other.plain()

    def __hash__(self) -> int:
        """Hash what the view says."""
        return hash(self.plain())

    def parts(self) -> tuple[Any, ...]:
        """List the fields of all views; each list is a copy."""
        return (
            self.seat, self.seats, self.over, self.asked[:], self.options[:], [zone[:] for zone in self.zones],
            self.written[:], self.facts[:], self.agenda[:], [lane[:] for lane in self.lanes],
            self.past[:], [past[:] for past in self.lane_pasts],
        )  # fmt: skip

    def __copy__(self) -> "View":
        """Copy for Python's own `copy`, which would share the lists otherwise."""
        return rebuilt_view(type(self), self.parts(), self.fixed())

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickle as plain parts."""
        return (rebuilt_view, (type(self), self.parts(), self.fixed()))


def rebuilt_view(kind: Any, parts: tuple[Any, ...], fixed: object) -> View:
    """Rebuild a copied or pickled view."""
    view: View = kind()
    view.seat = parts[0]
    view.seats = parts[1]
    view.over = parts[2]
    view.asked = parts[3]
    view.options = parts[4]
    view.zones = parts[5]
    view.written = parts[6]
    view.facts = parts[7]
    view.agenda = parts[8]
    view.lanes = parts[9]
    view._past = parts[10]
    view._seen = True
    view.lane_pasts = parts[11]
    view.complete(fixed)
    return view


def fill(view: View, g: Table, seat: i64) -> None:
    """Fill a view of the table for a seat: each zone by who sees into it, each event by who saw it.

    When the game is over nothing is secret any more.
    """
    over = g.trunk.depth == 0 and not g.lanes
    view.seat = seat
    view.seats = g.seats
    view.over = over
    view.asked = g.asked()
    lane = g.lane_of(seat) if seat != SPECTATOR else None
    view.options = lane.options[:] if lane is not None else []
    zones: list[list[int]] = []
    for zone, cards in enumerate(g.zones):
        if over or (g.eyes[zone] >> seat) & 1:
            zones.append(cards[:] if g.piles[zone] else sorted(cards))
        else:
            zones.append([BACK] * len(cards))
    view.zones = zones
    view.written = sorted(g.written[seat]) if g.written and seat != SPECTATOR else []
    view.facts = g.facts()
    view.agenda = g.trunk.agenda()
    view.lanes = [lane.agenda() for lane in g.lanes]
    g.trunk.shared = True  # the list is the view's too: whoever adds to it copies it first
    view._past = g.trunk.past
    view._seen = over
    view.lane_pasts = [seen_by(seat, lane.past) for lane in g.lanes]


def lay_out(g: Table, view: View) -> None:
    """Lay out on an empty table what a view fixes of an imagined world: cards, facts, agenda, and the past as seen."""
    g.set_facts(view.facts)
    g.zones = [zone[:] for zone in view.zones]
    g.quiet = True
    g.trunk.past = view.past
    g.mark = len(view.past)
    g.trunk.shared = True
    for seat, clause in view.agenda:
        g.then(seat, clause)
