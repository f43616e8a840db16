"""The table: zones of cards, an agenda of clauses, chance and the past; it performs clauses until somebody is asked."""

import hashlib
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.chance import STILL, Chance, Roll, card_roll
from readingroom.engine.clause import NOTHING, Clause, Effect, Reaction
from readingroom.engine.errors import no_seat
from readingroom.engine.event import EVERYBODY, NONE, Event, Maker
from readingroom.engine.lane import Lane, LaneParts, lane_from, lane_parts, lane_plain, new_lane
from readingroom.engine.layout import Layout

Reactions = dict[str, list[Reaction[Any]]]  # by trigger, in the order in which they are looked up
NO_REACTIONS: Final[Reactions] = {}
NO_EVENTS: Final[list[Event]] = []
NO_ROLLS: Final[list[Roll]] = []
NOTHING_WRITTEN: Final[list[list[int]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of a game under way: plain data that copies, compares, hashes and pickles at any moment.

    A game's state is a subclass with a few fields of its own; `facts` and `set_facts` tell the kernel about them.
    A zone is a list of cards. In a pile the order matters and the top is the end; in any other zone it means nothing,
    and nobody is shown it. `eyes[zone]` is the set of seats that see the cards of a zone. What a seat decides in
    secret, so that nobody learns even how much it is, it writes down (`write`); the others see none of it.
    """

    seats: i64
    zones: list[list[int]]
    layout: Layout
    eyes: list[int]  # of the layout
    piles: list[bool]
    written: list[list[int]]  # by seat: what it has written down in secret; empty until somebody writes
    trunk: Lane
    lanes: list[Lane]
    lane: Lane  # the lane that is being performed
    mark: i64  # how long the past of the lane was before the last answer
    early: list[Event]  # what the last answer brought in its lane before the lanes were joined
    rolls: list[Roll]  # what chance has given since the last answer
    forks: i64  # how often the table has forked or joined: what was done before that cannot be taken back
    quiet: bool  # no events are recorded, as in playouts
    doing: Maker  # the kind of clause that is performed or answered, or the rule it is applying: events cite it
    sealed: bool  # the last answer cannot be taken back

    def blank(self) -> "Table":
        """Make an empty table of the same game; every game overrides this."""
        raise NotImplementedError

    def reactions(self) -> Reactions:
        """Give the game's table of powers that react to triggers, made once for all its tables."""
        return NO_REACTIONS

    def under(self) -> i64:
        """Give the number of the effect under way, whose rule clauses without one of their own follow."""
        return NONE

    def fixed(self) -> object:
        """Give what never changes during a game, such as the deck."""
        return None

    def set_fixed(self, fixed: object) -> None:
        """Set what never changes."""

    def facts(self) -> list[int]:
        """List the game's own fields as plain integers; all of them are public."""
        return []

    def set_facts(self, facts: list[int]) -> None:
        """Set the game's own fields from such a list."""

    # Setting up and copying

    def lay_out(self, seats: i64, layout: Layout, chance: Chance) -> None:
        """Make an empty table with these zones."""
        self.seats = seats
        self.layout = layout
        self.eyes = layout.eyes
        self.piles = layout.piles
        self.zones = [[] for _ in layout.eyes]
        self.written = NOTHING_WRITTEN
        self.trunk = new_lane(chance)
        self.lane = self.trunk
        self.lanes = []
        self.mark = 0
        self.early = NO_EVENTS
        self.rolls = NO_ROLLS
        self.forks = 0
        self.quiet = False
        self.doing = Clause
        self.sealed = False

    def __copy__(self) -> "Table":
        """Copy for Python's own `copy`, which would share the zones otherwise."""
        return self.clone()

    def clone(self) -> "Table":
        """Copy the table; neither copy can touch the other."""
        other = self.blank()
        other.seats = self.seats
        other.layout = self.layout
        other.eyes = self.eyes
        other.piles = self.piles
        other.zones = [zone[:] for zone in self.zones]
        other.written = [numbers[:] for numbers in self.written] if self.written else NOTHING_WRITTEN
        other.trunk = self.trunk.clone()
        other.lane = other.trunk
        other.lanes = [lane.clone() for lane in self.lanes] if self.lanes else []
        other.mark = self.mark
        other.early = self.early
        if self.lane is not self.trunk:
            other.early = self.happened()
            other.mark = len(self.trunk.past)
        other.rolls = self.rolls
        other.forks = self.forks
        other.quiet = self.quiet
        other.doing = self.doing
        other.sealed = self.sealed
        other.copy_facts(self)
        return other

    @property
    def rounds(self) -> int:
        """Give `forks` by the name that it had before 0.1.0; it goes with the next version."""
        return self.forks

    def copy_facts(self, other: "Table") -> None:
        """Take over the game's own fields from another table; a game may override this with something faster."""
        self.set_facts(other.facts())

    def deal_anew(self, chance: Chance) -> None:
        """Shuffle the piles into which nobody sees, and let chance bring something else from now on.

        A game overrides this where more than the order of such a pile is hidden.
        """
        for zone, eyes in enumerate(self.eyes):
            if not eyes and self.piles[zone]:
                chance.shuffle(self.zones[zone], zone)
        self.renew_chance(chance)

    def renew_chance(self, chance: Chance) -> None:
        """Give new sources of chance to all lanes that draw."""
        self.trunk.chance = chance.split()
        for lane in self.lanes:
            if lane.chance is not STILL:
                lane.chance = chance.split()

    def left_of(self, seat: i64) -> i64:
        """Give the seat on the left: play is clockwise in all our games."""
        return seat + 1 if seat + 1 < self.seats else 0

    # What a clause can say

    def then(self, seat: i64, clause: Clause[Any]) -> None:
        """Put a clause on top of the agenda: it comes next."""
        lane = self.lane  # as in Lane.push, without the call: nothing is done as often
        if lane.lifted:
            lane.lower()
        lane.top = clause
        lane.top_seat = seat
        lane.lifted = True
        lane.depth += 1

    def begin(self, seat: i64, effect: Effect) -> None:
        """Put all clauses of an effect on top of the agenda, its first clause to come next."""
        clauses = effect.clauses
        for index in range(len(clauses) - 1, -1, -1):
            self.then(seat, clauses[index])

    def fork(self, drawing: bool = True) -> None:
        """Give every seat a lane of its own, with chance of its own (or without any, if nothing will be drawn there).

        The trunk waits until all of them are empty.
        """
        self.lanes = [new_lane(self.trunk.chance.split() if drawing else STILL) for _ in range(self.seats)]
        self.trunk.options = NOTHING
        self.trunk.asked = NONE
        self.forks += 1

    def then_in_lane(self, seat: i64, clause: Clause[Any]) -> None:
        """Put a clause on top of the agenda of a seat's lane."""
        self.lanes[seat].push(seat, clause)

    def write(self, seat: i64, number: i64) -> None:
        """Write a number down for a seat, which alone sees it."""
        if not self.written:
            self.written = [[] for _ in range(self.seats)]
        self.written[seat].append(int(number))

    def take_written(self) -> list[list[int]]:
        """Give what the seats have written down, by seat and rising, and clear it."""
        written = [sorted(numbers) for numbers in self.written] if self.written else [[] for _ in range(self.seats)]
        self.written = NOTHING_WRITTEN
        return written

    def read_slips(self) -> list[list[int]]:
        """Take what was written down, by the name that this had before 0.1.0; it goes with the next version."""
        return self.take_written()

    def fire(self, trigger: str, actor: i64, what: i64) -> None:
        """Let the powers that react to the trigger come next: by rank, then clockwise from the actor's left."""
        reactions = self.reactions().get(trigger)
        if reactions is None:
            return
        found: list[tuple[int, int, Reaction[Any]]] = []
        for step in range(1, self.seats + 1):
            seat = (actor + step) % self.seats
            for reaction in reactions:
                rank = reaction.reacts(self, seat, actor, what)
                if rank >= 0:
                    found.append((rank, seat, reaction))
        if len(found) > 1:
            found.sort(key=rank_of)
        for index in range(len(found) - 1, -1, -1):
            _, seat, reaction = found[index]
            self.begin(seat, reaction.effect)

    def move(self, card: i64, source: i64, target: i64, code: str, seat: i64, number: i64 = 0) -> None:
        """Move a card from zone to zone (piles are drawn from); those who see into either see which card it is."""
        zone = self.zones[source]
        last = zone.pop()
        if last != card:
            index = len(zone) - 1
            while zone[index] != card:
                index -= 1
            zone[index] = last
        self.zones[target].append(card)
        self.shown(card, source, target, code, seat, number)

    def draw(self, source: i64, target: i64, code: str, seat: i64) -> int:
        """Move the top card of a pile, and say which it was."""
        card = self.zones[source].pop()
        self.zones[target].append(card)
        self.shown(card, source, target, code, seat, 0)
        return card

    def shown(self, card: i64, source: i64, target: i64, code: str, seat: i64, number: i64) -> None:
        """Record that a card moved; if it shows anybody a card for the first time, the answer is sealed."""
        before: i64 = self.eyes[source]
        after: i64 = self.eyes[target]
        if after & ~before:
            self.sealed = True
        if not self.quiet:
            lane = self.lane
            if lane.shared:
                lane.past = lane.past[:]
                lane.shared = False
            lane.past.append(self.layout.event(code, seat, card, source, target, number, self.doing, self.under()))

    def tell(
        self, code: str, seat: i64, what: i64 = NONE, number: i64 = 0, heard: i64 = EVERYBODY,
        trail: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        """Record an event in which no card changed its zone; the trail is what went along, as the game writes it."""
        if not self.quiet:
            by, under = self.doing, self.under()
            self.lane.note(Event(code, seat, NONE, NONE, NONE, what, number, heard, heard, by, under, trail))

    def say(self, event: Event) -> None:
        """Record a ready-made event."""
        if not self.quiet:
            lane = self.lane
            if lane.shared:
                lane.past = lane.past[:]
                lane.shared = False
            lane.past.append(event)

    # Chance

    def shuffle(self, zone: i64) -> None:
        """Shuffle a pile."""
        cards = self.zones[zone]
        self.lane.chance.shuffle(cards, zone)
        self.sealed = True
        if not self.quiet:
            self.rolled(Roll("shuffle", zone, NONE, tuple(cards)))

    def move_random(self, source: i64, target: i64, code: str, seat: i64) -> None:
        """Move a random card of a zone."""
        zone = self.zones[source]
        index = self.lane.chance.pick(zone, source)
        card = zone[index]
        if self.piles[source]:
            zone.remove(card)
        else:
            last = zone.pop()
            if index < len(zone):
                zone[index] = last
        self.zones[target].append(card)
        self.sealed = True
        if not self.quiet:
            self.rolled(card_roll(source, card))
        self.shown(card, source, target, code, seat, 0)

    def random_seat(self) -> i64:
        """Pick a random seat."""
        seat = self.lane.chance.seat(self.seats)
        self.sealed = True
        if not self.quiet:
            self.rolled(Roll("seat", NONE, seat))
        return seat

    def rolled(self, roll: Roll) -> None:
        """Note an outcome of chance for the record."""
        if self.rolls is NO_ROLLS:
            self.rolls = []
        self.rolls.append(roll)

    # Performing and asking

    def settle(self) -> None:
        """Perform clauses until somebody is asked or the agenda is empty."""
        while True:
            if not self.lanes:
                self.lane = self.trunk
                self.run(self.trunk)
                if not self.lanes:
                    return
            self.gather()
            waiting = False
            for lane in self.lanes:
                self.lane = lane
                self.mark = len(lane.past)
                self.run(lane)
                self.gather()
                if lane.asked != NONE:
                    waiting = True
            if waiting:
                return
            self.join()

    def run(self, lane: Lane) -> None:
        """Perform the clauses of one lane until one of them asks, all are done, or the table forks."""
        while lane.depth:
            if not lane.lifted:
                lane.lift()
            clause = lane.top
            seat = lane.top_seat
            options = clause.options(self, seat)
            if options:
                lane.options = options
                lane.asked = seat
                return
            lane.depth -= 1
            lane.lifted = False
            if not self.quiet:
                self.doing = type(clause)
            clause.perform(self, seat)
            if self.lanes and lane is self.trunk:
                break
        lane.options = NOTHING
        lane.asked = NONE

    def join(self) -> None:
        """End the lanes: their pasts follow each other in the order of the seats, however they were played."""
        self.gather()
        for lane in self.lanes:
            for event in lane.past:
                self.trunk.note(event)
        self.mark = len(self.trunk.past)
        self.lane = self.trunk
        self.lanes = []
        self.forks += 1
        self.sealed = True

    def gather(self) -> None:
        """Put what happened in the present lane aside, before turning to another."""
        self.early = self.early + self.lane.past[self.mark :]
        self.mark = len(self.lane.past)

    def happened(self) -> list[Event]:
        """List what the last answer brought."""
        return self.early + self.lane.past[self.mark :]

    def answer(self, lane: Lane, action: i64) -> None:
        """Let the clause on top of a lane do what was chosen, and go on until somebody is asked."""
        self.sealed = False
        self.mark = len(lane.past)
        if self.early:
            self.early = NO_EVENTS
        if self.rolls:
            self.rolls = NO_ROLLS
        if self.lane is not lane:
            self.lane = lane
        if not lane.lifted:
            lane.lift()
        clause = lane.top
        lane.depth -= 1
        lane.lifted = False
        if not self.quiet:
            self.doing = type(clause)
        clause.answer(self, lane.asked, action)
        if not self.lanes:
            self.run(lane)
            if self.lanes:
                self.settle()
            return
        if lane is self.trunk:
            self.settle()
            return
        self.run(lane)
        for other in self.lanes:
            if other.asked != NONE:
                return
        self.join()
        self.settle()

    def lane_of(self, seat: i64) -> Lane | None:
        """Find the lane in which this seat is asked now."""
        trunk = self.trunk
        if trunk.asked == seat and seat >= 0:
            return trunk
        if not 0 <= seat < self.seats:
            raise no_seat(int(seat), self.seats)
        if self.lanes and self.lanes[seat].asked != NONE:
            return self.lanes[seat]
        return None

    def asked(self) -> list[int]:
        """List the seats that have to answer now."""
        asked: i64 = self.trunk.asked
        if asked >= 0:
            return [asked]
        return [seat for seat, lane in enumerate(self.lanes) if lane.asked != NONE]

    # The whole state as plain values

    def plain(self) -> tuple[object, ...]:
        """Give all that the state consists of as plain values, the random source aside (a replay has another)."""
        plain = (
            self.seats,
            tuple(tuple(cards) if self.piles[zone] else tuple(sorted(cards)) for zone, cards in enumerate(self.zones)),
            tuple(self.facts()),
            lane_plain(self.trunk),
            tuple(lane_plain(lane) for lane in self.lanes),
        )
        if any(self.written):
            return (*plain, tuple(tuple(sorted(numbers)) for numbers in self.written))
        return plain

    def digest(self) -> str:
        """Name the state by a hash that is the same on every Python, compiled or not."""
        return hashlib.sha256(repr(self.plain()).encode()).hexdigest()[:32]

    def __eq__(self, other: object) -> bool:
        """Tables are equal when all of their state is."""
        if not isinstance(other, Table) or type(self) is not type(other):
            return False
        return self.plain() == other.plain() and self.sources() == other.sources()

    def sources(self) -> list[int]:
        """List the states of the random sources."""
        return [self.trunk.chance.state] + [lane.chance.state for lane in self.lanes]

    def __hash__(self) -> int:
        """Hash the state."""
        return hash(self.plain())

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickle as plain parts."""
        lasting = (self.fixed(), self.seats, self.layout)
        present = (
            self.zones, self.written, self.facts(), self.forks, self.quiet, self.sealed, self.happened(), self.rolls,
        )  # fmt: skip
        return (
            rebuilt,
            (type(self), lasting, present, lane_parts(self.trunk), [lane_parts(each) for each in self.lanes]),
        )


def rank_of(row: tuple[int, int, Reaction[Any]]) -> int:
    """Give the rank of a reaction that was found (sorting is stable: equals stay clockwise)."""
    return row[0]


def rebuilt(kind: Any, lasting: Any, present: Any, trunk: LaneParts, lanes: list[LaneParts]) -> Table:
    """Rebuild a pickled table."""
    g: Table = kind()
    fixed, seats, layout = lasting
    g.set_fixed(fixed)
    g.lay_out(seats, layout, trunk[3])
    zones, written, facts, g.forks, g.quiet, g.sealed, g.early, rolls = present
    g.rolls = rolls or NO_ROLLS  # shared by all tables without rolls, so it must never be changed
    g.zones = zones
    g.written = written
    g.set_facts(facts)
    g.trunk = lane_from(trunk)
    g.lane = g.trunk
    g.mark = len(g.trunk.past)
    g.lanes = [lane_from(lane) for lane in lanes]
    return g
