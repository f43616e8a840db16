"""The table of Atheneum: where cards and tokens can lie, who sees them there, and the desks of the players."""

from typing import Final, cast, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.event import BITS, EVERYBODY
from readingroom.engine.layout import Layout, zone_name, zone_owner
from readingroom.engine.table import Table
from readingroom.games.atheneum.components import Deck
from readingroom.games.atheneum.desk import SIZE, Desk, desk_from
from readingroom.games.atheneum.shelves import Shelves

DECK_A: Final[i64] = 0  # study cards, not yet dealt
DECK_B: Final[i64] = DECK_A + 1
DISCARD: Final[i64] = DECK_B + 1  # study cards, discarded face up
OBJECTIVES: Final[i64] = DISCARD + 1  # the pile of objectives
ROW: Final[i64] = OBJECTIVES + 1  # the four open objectives, the leftmost first
GONE: Final[i64] = ROW + 1  # objectives that have left the row
PLAYED: Final[i64] = GONE + 1  # the study cards of this turn, in the order of the seats
BAG: Final[i64] = PLAYED + 1  # bonus tokens
USED: Final[i64] = BAG + 1  # bonus tokens that were discarded
PLACED: Final[i64] = USED + 1  # bonus tokens that are candles or pairs on shelves
HAND: Final[i64] = PLACED + 1  # the zones of the first seat; those of the next seats follow
CHOSEN: Final[i64] = HAND + 1
TOKENS: Final[i64] = CHOSEN + 1
QUEUE: Final[i64] = TOKENS + 1
EACH: Final[i64] = QUEUE + 1 - HAND  # how many zones a seat has
SHARED: Final = (
    "deck-a", "deck-b", "discard", "objectives", "row", "gone", "played", "bag", "used", "placed",
)  # fmt: skip
OWN: Final = ("hand", "chosen", "tokens", "queue")

PHASE_A: Final[i64] = 0
PHASE_B: Final[i64] = 1
PHASES: Final = ("A", "B")
TURNS: Final[i64] = 10  # ATH-T8
FACTS: Final = 3  # those before the desks
MOST_SEATS: Final = 5


def hand(seat: i64) -> i64:
    """The study cards in a player's hand; after the draft those that they pass on at the next one."""
    return HAND + EACH * seat


def chosen(seat: i64) -> i64:
    """The card that a player has chosen in secret."""
    return CHOSEN + EACH * seat


def tokens(seat: i64) -> i64:
    """The bonus tokens that a player has drawn this turn and not yet used."""
    return TOKENS + EACH * seat


def queue(seat: i64) -> i64:
    """The bonus tokens that a player would draw this turn, the next on top (ATH-T7)."""
    return QUEUE + EACH * seat


def zone_text(zone: int) -> str:
    """Give the stable name of a zone: `row`, `hand 2`."""
    return zone_name(zone, SHARED, OWN)


def owner_of(zone: int) -> int:
    """Give the seat to which a zone belongs."""
    return zone_owner(zone, SHARED, OWN)


@final
class Atheneum(Table):
    """A game of Atheneum under way."""

    deck: Deck
    turn: i64  # from 1 to 10; 0 before the first
    fresh: i64  # how many of the dealt bonus tokens came from the bag: the others lie beneath (ATH-T7)
    dealt: i64  # how many were dealt in all
    strict: bool  # all benefits are used before the first scoring (ATH-T4)
    drawn_colours: bool  # the favourite subjects were drawn (ATH-C2)
    favourites: list[int]  # by seat, the colour of the favourite subject; it never changes
    desks: list[Desk]  # by seat

    def blank(self) -> Table:
        """Make an empty table for the same deck."""
        other = Atheneum()
        other.deck = self.deck
        return other

    def fixed(self) -> object:
        """Give the deck."""
        return self.deck

    def set_fixed(self, fixed: object) -> None:
        """Set the deck."""
        self.deck = cast(Deck, fixed)

    def facts(self) -> list[int]:
        """List the facts that everybody knows."""
        found: list[int] = [self.turn, self.fresh, self.dealt]
        for desk in self.desks:
            found += desk.numbers()
        if self.strict or self.drawn_colours:  # left out at other tables, so that their state hashes stay the same
            found += [int(self.strict), int(self.drawn_colours), *self.favourites]
        return found

    def set_facts(self, facts: list[int]) -> None:
        """Set the facts from such a list."""
        self.turn = facts[0]
        self.fresh = facts[1]
        self.dealt = facts[2]
        plan = self.deck.plan
        end = FACTS + SIZE * self.seats
        self.desks = [desk_from(plan, facts[start : start + SIZE]) for start in range(FACTS, end, SIZE)]
        self.strict = len(facts) > end and facts[end] == 1
        self.drawn_colours = len(facts) > end and facts[end + 1] == 1
        self.favourites = favourites_in(facts, self.seats)

    def copy_facts(self, other: Table) -> None:
        """Take over the facts of another table."""
        assert isinstance(other, Atheneum)
        self.turn = other.turn
        self.fresh = other.fresh
        self.dealt = other.dealt
        self.strict = other.strict
        self.drawn_colours = other.drawn_colours
        self.favourites = other.favourites
        self.desks = [desk.clone() for desk in other.desks]

    def lay_queues(self, bag: list[int], beneath: list[int], chance: Chance) -> None:
        """Deal unseen tokens into the queues in any order, those from the discards beneath those from the bag (ATH-T7).

        How many lie in each queue stays as it is.
        """
        chance.shuffle(bag, BAG)
        chance.shuffle(beneath, USED)
        for seat in range(self.seats):
            left = len(self.zones[queue(seat)])
            below = self.beneath(seat)
            self.zones[queue(seat)] = [beneath.pop() for _ in range(below)] + [bag.pop() for _ in range(left - below)]

    def beneath(self, seat: i64) -> i64:
        """Count the tokens in a queue that came from the discards."""
        left: i64 = len(self.zones[queue(seat)])
        drawn = fresh_of(self.dealt, self.seats, seat) - left
        fresh = fresh_of(self.fresh, self.seats, seat) - drawn
        return left - fresh if fresh > 0 else left

    def deal_anew(self, chance: Chance) -> None:
        """Shuffle the piles, and deal what nobody has drawn into the queues once more."""
        for pile in (DECK_A, DECK_B, OBJECTIVES):
            chance.shuffle(self.zones[pile], pile)
        bag: list[int] = []
        beneath: list[int] = []
        for seat in range(self.seats):
            line = self.zones[queue(seat)]
            below = self.beneath(seat)
            beneath += line[:below]
            bag += line[below:]
        self.lay_queues(bag, beneath, chance)
        self.renew_chance(chance)

    def right_of(self, seat: i64) -> i64:
        """Give the seat on the right."""
        return seat - 1 if seat else self.seats - 1

    def next_hand(self, seat: i64) -> i64:
        """ATH-T2: the neighbour who gets a player's hand: on the left in phase A, on the right in phase B."""
        return self.left_of(seat) if phase_of(self.turn) == PHASE_A else self.right_of(seat)


def phase_of(turn: i64) -> i64:
    """ATH-T1: five turns of phase A, then five of phase B."""
    return PHASE_A if turn <= TURNS // 2 else PHASE_B


def turn_of_phase(turn: i64) -> i64:
    """Give the number of a turn within its phase, from 1 to 5."""
    return turn if turn <= TURNS // 2 else turn - TURNS // 2


def favourites_in(facts: list[int], seats: i64) -> list[int]:
    """Give the favourite subjects by seat from the facts of a table: seat N has subject N if they do not say."""
    end = FACTS + SIZE * seats
    return facts[end + 2 :] if len(facts) > end else list(range(seats))


def fresh_of(fresh: i64, seats: i64, seat: i64) -> i64:
    """Count those of so many tokens, dealt round the table, that a seat gets."""
    return (fresh + seats - 1 - seat) // seats


def layout(seats: i64) -> Layout:
    """Lay down who sees into each zone: everybody into the open ones, each player into their hand, nobody elsewhere."""
    eyes: list[int] = [0, 0, EVERYBODY, 0, EVERYBODY, EVERYBODY, EVERYBODY, 0, EVERYBODY, EVERYBODY]
    piles = [True, True, False, True, True, False, True, False, False, False]
    for seat in range(seats):
        eyes += [BITS[seat], BITS[seat], EVERYBODY, 0]
        piles += [False, False, False, True]
    return Layout(eyes, piles)


LAYOUTS: Final = [layout(seats) for seats in range(MOST_SEATS + 1)]  # by number of seats


def empty_table(deck: Deck, seats: i64, chance: Chance) -> Atheneum:
    """Lay out a table without cards and tokens: empty shelves, pawns on 0, two wands in each hand (ATH-S1)."""
    g = Atheneum()
    g.deck = deck
    g.lay_out(seats, LAYOUTS[seats], chance)
    g.turn = 0
    g.fresh = 0
    g.dealt = 0
    g.strict = False
    g.drawn_colours = False
    g.favourites = list(range(seats))
    g.desks = [Desk(Shelves(deck.plan)) for _ in range(seats)]
    return g
