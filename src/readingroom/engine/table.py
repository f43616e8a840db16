"""The table: zones of cards, an agenda of clauses, chance and the past; it performs clauses until somebody is asked."""

import hashlib
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.chance import Chance, Roll
from readingroom.engine.clause import NOTHING, Clause, Effect, Reaction
from readingroom.engine.errors import BadOptions
from readingroom.engine.event import BITS, EVERYBODY, NONE, Event

Reactions = dict[str, list[Reaction[Any]]]  # by trigger, in the order in which they are looked up
NO_REACTIONS: Final[Reactions] = {}
NO_EVENTS: Final[list[Event]] = []
NO_ROLLS: Final[list[Roll]] = []


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
    options: list[int]
    chance: Chance
    past: list[Event]  # may be shared with clones, and run on in one of them: only `length` events are this lane's
    length: i64

    def clone(self) -> "Lane":
        """Copy the lane."""
        other = Lane()
        other.depth = self.depth
        other.clauses = self.clauses[: self.depth]
        other.seats = self.seats[: self.depth]
        other.options = self.options
        other.chance = self.chance.clone()
        other.past = self.past
        other.length = self.length
        return other

    def agenda(self) -> list[tuple[int, Clause[Any]]]:
        """List the clauses with their seats, the one to be performed last first."""
        return [(self.seats[place], self.clauses[place]) for place in range(self.depth)]

    def events(self) -> list[Event]:
        """List what happened here, the first first."""
        return self.past[: self.length]

    def note(self, event: Event) -> None:
        """Add an event to the past; if a clone has run on in the same list, with a list of one's own."""
        if self.length != len(self.past):
            self.past = self.past[: self.length]
        self.past.append(event)
        self.length += 1

    def push(self, seat: i64, clause: Clause[Any]) -> None:
        """Put a clause on top."""
        if self.depth == len(self.clauses):
            self.clauses.append(clause)
            self.seats.append(seat)
        else:
            self.clauses[self.depth] = clause
            self.seats[self.depth] = seat
        self.depth += 1


def new_lane(chance: Chance) -> Lane:
    """Make an empty lane."""
    lane = Lane()
    lane.depth = 0
    lane.clauses = []
    lane.seats = []
    lane.options = NOTHING
    lane.chance = chance
    lane.past = []
    lane.length = 0
    return lane


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of a game under way: plain data that copies, compares, hashes and pickles at any moment.

    A game's state is a subclass with a few fields of its own; `facts` and `set_facts` tell the kernel about them.
    A zone is a list of cards. In a pile the order matters and the top is the end; in any other zone it means nothing,
    and nobody is shown it. `eyes[zone]` is the set of seats that see the cards of a zone.
    """

    seats: i64
    zones: list[list[int]]
    eyes: list[int]
    piles: list[bool]
    reactions: Reactions
    trunk: Lane
    lanes: list[Lane]
    lane: Lane  # the lane that is being performed
    mark: i64  # how long the past of the lane was before the last answer
    early: list[Event]  # what the last answer brought in its lane before the lanes were joined
    rolls: list[Roll]  # what chance has given since the last answer
    rounds: i64  # how often the table has forked or joined: what was done before that cannot be taken back
    quiet: bool  # nobody watches: make no events
    sealed: bool  # the last answer cannot be taken back

    def blank(self) -> "Table":
        """Make an empty table of the same game; every game says how."""
        raise NotImplementedError

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

    def lay_out(self, seats: i64, eyes: list[int], piles: list[bool], reactions: Reactions, chance: Chance) -> None:
        """Make an empty table with these zones."""
        self.seats = seats
        self.eyes = eyes
        self.piles = piles
        self.reactions = reactions
        self.zones = [[] for _ in eyes]
        self.trunk = new_lane(chance)
        self.lane = self.trunk
        self.lanes = []
        self.mark = 0
        self.early = NO_EVENTS
        self.rolls = NO_ROLLS
        self.rounds = 0
        self.quiet = False
        self.sealed = False

    def clone(self) -> "Table":
        """Copy the table; neither copy can touch the other."""
        other = self.blank()
        other.seats = self.seats
        other.eyes = self.eyes
        other.piles = self.piles
        other.reactions = self.reactions
        other.zones = [zone[:] for zone in self.zones]
        other.trunk = self.trunk.clone()
        other.lane = other.trunk
        other.lanes = [lane.clone() for lane in self.lanes] if self.lanes else []
        other.mark = self.mark
        other.early = self.early
        other.rolls = NO_ROLLS
        other.rounds = self.rounds
        other.quiet = self.quiet
        other.sealed = self.sealed
        other.copy_facts(self)
        return other

    def copy_facts(self, other: "Table") -> None:
        """Take over the game's own fields from another table; a game may say it faster."""
        self.set_facts(other.facts())

    # What a clause can say

    def then(self, seat: i64, clause: Clause[Any]) -> None:
        """Put a clause on top of the agenda: it comes next."""
        self.lane.push(seat, clause)

    def begin(self, seat: i64, effect: Effect) -> None:
        """Put all clauses of an effect on top of the agenda, its first clause to come next."""
        for clause in effect.clauses[::-1]:
            self.then(seat, clause)

    def fork(self) -> None:
        """Give every seat a lane of its own, with chance of its own; the trunk waits until all of them are empty."""
        self.lanes = [new_lane(self.trunk.chance.split()) for _ in range(self.seats)]
        self.rounds += 1

    def then_in_lane(self, seat: i64, clause: Clause[Any]) -> None:
        """Put a clause on top of the agenda of a seat's lane."""
        self.lanes[seat].push(seat, clause)

    def fire(self, trigger: str, actor: i64, what: i64) -> None:
        """Let the powers that react to the trigger come next: by rank, then clockwise from the actor's left."""
        found: list[tuple[int, int, Reaction[Any]]] = []
        for reaction in self.reactions.get(trigger, []):
            for step in range(1, self.seats + 1):
                seat = (actor + step) % self.seats
                rank = reaction.reacts(self, seat, actor, what)
                if rank >= 0:
                    found.append((rank, seat, reaction))
        found.sort(key=rank_of)
        for _, seat, reaction in found[::-1]:
            self.begin(seat, reaction.effect)

    def move(self, card: i64, source: i64, target: i64, code: str, seat: i64, number: i64 = 0) -> None:
        """Move a card from zone to zone; those who see into either see which card it is."""
        zone = self.zones[source]
        if zone and zone[-1] == card:
            zone.pop()
        else:
            zone.remove(card)
        self.put(card, target)
        self.shown(card, source, target, code, seat, number)

    def draw(self, source: i64, target: i64, code: str, seat: i64) -> int:
        """Move the top card of a pile, and say which it was."""
        card = self.zones[source].pop()
        self.put(card, target)
        self.shown(card, source, target, code, seat, 0)
        return card

    def put(self, card: i64, target: i64) -> None:
        """Lay a card into a zone without a word, on top if it is a pile."""
        self.zones[target].append(card)

    def shown(self, card: i64, source: i64, target: i64, code: str, seat: i64, number: i64) -> None:
        """Tell that a card moved; if anybody sees it for the first time, the answer cannot be taken back."""
        before: i64 = self.eyes[source]
        after: i64 = self.eyes[target]
        if after & ~before:
            self.sealed = True
        if not self.quiet:
            self.lane.note(Event(code, seat, card, source, target, NONE, number, before | after, EVERYBODY))

    def tell(self, code: str, seat: i64, what: i64 = NONE, number: i64 = 0, heard: i64 = EVERYBODY) -> None:
        """Tell something that moved no card."""
        if not self.quiet:
            self.lane.note(Event(code, seat, NONE, NONE, NONE, what, number, heard, heard))

    def seal(self) -> None:
        """Make this answer final."""
        self.sealed = True

    # Chance

    def shuffle(self, zone: i64) -> None:
        """Shuffle a pile."""
        cards = self.zones[zone]
        self.lane.chance.shuffle(cards, zone)
        self.sealed = True
        if not self.quiet:
            self.rolled(Roll("shuffle", zone, NONE, tuple(cards)))

    def random_card(self, zone: i64) -> int:
        """Pick a random card of a zone, leaving it there."""
        card = self.lane.chance.card(self.zones[zone], zone)
        self.sealed = True
        if not self.quiet:
            self.rolled(Roll("card", zone, card))
        return card

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
            self.lane = self.trunk
            self.run(self.trunk)
            if not self.lanes:
                return
            waiting = False
            for lane in self.lanes:
                self.lane = lane
                self.run(lane)
                if lane.options:
                    waiting = True
            if waiting:
                return
            self.join()

    def run(self, lane: Lane) -> None:
        """Perform the clauses of one lane until one of them asks, all are done, or the table forks."""
        forked = len(self.lanes)
        while lane.depth:
            clause = lane.clauses[lane.depth - 1]
            seat: i64 = lane.seats[lane.depth - 1]
            options = clause.options(self, seat)
            if options:
                lane.options = options
                return
            lane.depth -= 1
            clause.perform(self, seat)
            if len(self.lanes) != forked:
                break
        lane.options = NOTHING

    def join(self) -> None:
        """End the lanes: their pasts follow each other in the order of the seats, however they were played."""
        if self.lane is not self.trunk:
            self.early = self.lane.past[self.mark : self.lane.length]
        for lane in self.lanes:
            for event in lane.events():
                self.trunk.note(event)
        self.mark = self.trunk.length
        self.lane = self.trunk
        self.lanes = []
        self.rounds += 1
        self.sealed = True

    def happened(self) -> list[Event]:
        """List what the last answer brought."""
        lane = self.lane
        fresh = lane.past[self.mark : lane.length]
        return self.early + fresh if self.early else fresh

    def answer(self, lane: Lane, action: i64) -> None:
        """Let the clause on top of a lane do what was chosen, and go on until somebody is asked."""
        self.sealed = False
        self.mark = lane.length
        self.early = NO_EVENTS
        self.rolls = NO_ROLLS
        self.lane = lane
        lane.depth -= 1
        lane.clauses[lane.depth].answer(self, lane.seats[lane.depth], action)
        if not self.lanes:
            self.run(lane)
            if self.lanes:
                self.settle()
            return
        self.run(lane)
        for other in self.lanes:
            if other.options:
                return
        self.join()
        self.settle()

    def lane_of(self, seat: i64) -> Lane | None:
        """Find the lane in which this seat is asked now."""
        if not 0 <= seat < self.seats:
            raise no_such_seat(self, seat)
        if self.lanes:
            lane = self.lanes[seat]
            return lane if lane.options else None
        trunk = self.trunk
        return trunk if trunk.options and trunk.seats[trunk.depth - 1] == seat else None

    def asked(self) -> list[int]:
        """List the seats that have to answer now."""
        if self.lanes:
            return [seat for seat, lane in enumerate(self.lanes) if lane.options]
        return [self.trunk.seats[self.trunk.depth - 1]] if self.trunk.options else []

    # The whole state as plain values

    def plain(self) -> tuple[object, ...]:
        """Give all that the state consists of as plain values, the random source aside (a replay has another)."""
        return (
            self.seats,
            tuple(
                tuple(cards) if self.piles[zone] else tuple(sorted(cards)) for zone, cards in enumerate(self.zones)
            ),
            tuple(self.facts()),
            lane_plain(self.trunk),
            tuple(lane_plain(lane) for lane in self.lanes),
        )

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
        parts = (
            self.fixed(), self.seats, self.zones, self.eyes, self.piles, self.reactions, self.facts(), self.rounds, self.quiet, self.sealed,
            lane_parts(self.trunk), [lane_parts(lane) for lane in self.lanes],
        )  # fmt: skip
        return (rebuilt, (type(self), *parts))


def rank_of(row: tuple[int, int, Reaction[Any]]) -> int:
    """Give the rank of a reaction that was found (sorting is stable: equals stay clockwise)."""
    return row[0]


def lane_plain(lane: Lane) -> tuple[object, ...]:
    """Give what a lane consists of as plain values."""
    agenda = tuple((seat, repr(clause)) for seat, clause in lane.agenda())
    return (agenda, tuple(event.plain() for event in lane.events()))


LaneParts = tuple[list[Clause[Any]], list[int], list[int], Chance, list[Event]]


def lane_parts(lane: Lane) -> LaneParts:
    """Take a lane apart for pickling."""
    return (lane.clauses[: lane.depth], lane.seats[: lane.depth], lane.options, lane.chance, lane.events())


def lane_from(parts: LaneParts) -> Lane:
    """Put a lane together again."""
    lane = new_lane(parts[3])
    lane.depth = len(parts[0])
    lane.clauses = parts[0]
    lane.seats = parts[1]
    lane.options = parts[2]
    lane.past = parts[4]
    lane.length = len(parts[4])
    return lane


def rebuilt(
    kind: Any,
    fixed: object,
    seats: int,
    zones: list[list[int]],
    eyes: list[int],
    piles: list[bool],
    reactions: Reactions,
    facts: list[int],
    rounds: int,
    quiet: bool,
    sealed: bool,
    trunk: LaneParts,
    lanes: list[LaneParts],
) -> Table:
    """Rebuild a pickled table."""
    g: Table = kind()
    g.set_fixed(fixed)
    g.lay_out(seats, eyes, piles, reactions, trunk[3])
    g.zones = zones
    g.set_facts(facts)
    g.rounds = rounds
    g.quiet = quiet
    g.sealed = sealed
    g.trunk = lane_from(trunk)
    g.lane = g.trunk
    g.lanes = [lane_from(lane) for lane in lanes]
    return g


def bit(seat: i64) -> i64:
    """Give the set of this one seat."""
    return BITS[seat]


def no_such_seat(g: Table, seat: i64) -> BadOptions:
    """Say which seats there are."""
    return BadOptions("no-seat", f"there is no seat {seat}: seats are 0 to {g.seats - 1}", seat=seat, last=g.seats - 1)
