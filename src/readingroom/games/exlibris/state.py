"""The table of Ex Libris: where cards, tiles and assistants can be, who sees them there, and the facts beside them."""

from typing import Any, Final, cast, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause
from readingroom.engine.event import BITS, EVERYBODY, NONE
from readingroom.engine.layout import Layout, zone_name, zone_owner
from readingroom.engine.table import Reactions, Table
from readingroom.games.exlibris.book import EffectBook
from readingroom.games.exlibris.components import (
    BOOKWORM,
    CARDS,
    CATEGORIES,
    GHOST,
    GOBLIN,
    GOLEM,
    HOME,
    LAST_LOCATION,
    LIBRARY_NAMES,
    LOCATION_NAMES,
    PLAIN,
    Deck,
    delayed,
)
from readingroom.games.exlibris.shelf.shelf import EMPTY, FACE_DOWN, Shelf

# Whatever is shuffled or dealt is a card to the kernel: first the book cards, then tiles, libraries and categories.
# The counts here and among the zones are literals, as in actions.py.
LOCATIONS: Final[i64] = 18
TILE: Final[i64] = 152 - 1  # + number of a location, from 1
LIBRARY: Final[i64] = TILE + LOCATIONS  # + number of a library, from 1
CATEGORY: Final[i64] = LIBRARY + 12 + 1  # + category
ALL_CARDS: Final[i64] = CATEGORY + 6  # how many numbers there are

DRAW: Final[i64] = 0  # the draw pile
DISCARDS: Final[i64] = 1  # the discard pile; in a solo game, the public library
REVEALED: Final[i64] = 2  # what lies open for a moment: cards revealed, offered, about to be discarded; libraries
STACK: Final[i64] = 3  # the tiles that are still face down
BELOW: Final[i64] = 4  # the tiles below the town board
PERMANENT: Final[i64] = 5  # the permanent locations
OLD_TILES: Final[i64] = 6  # the discarded tiles
REMOVED: Final[i64] = 7  # what was taken out of the game openly
LIBRARIES: Final[i64] = 8  # the libraries that nobody keeps
CATEGORY_CARDS: Final[i64] = 9  # the category cards that were put away unseen; in a solo game, the clues
TOWN: Final[i64] = 10  # the prominent category and, on top, the banned one
FORM: Final[i64] = 11  # the focus of the public library
AT: Final[i64] = FORM  # + number of a location: the cards there
SHARED: Final = (
    "draw", "discard", "revealed", "stack", "below", "permanent", "old-tiles", "removed", "libraries", "categories",
    "town", "form", *LOCATION_NAMES[1:],
)  # fmt: skip
OWN: Final = ("hand", "looking", "spent", "taken", "shelf", "hidden", "focus", "library")
OWN_ZONES: Final[i64] = 8  # so many names
FIRST_OWN: Final[i64] = AT + LOCATIONS + 1

# Where an assistant is, if not at home (0) or at a location (its number)
OUT: Final[i64] = -2  # not in this game
READY: Final[i64] = -1  # with its owner, to be placed

# An effect is known by the number of its location, or of its special assistant behind these.
POWER: Final[i64] = LOCATIONS  # + number of a special assistant

PER_SEAT: Final[i64] = 4  # assistants: the special one, and up to three plain ones
HOME_SPACES: Final[i64] = 3


def hand(seat: i64) -> i64:
    """A player's hand."""
    return FIRST_OWN + OWN_ZONES * seat


def looking(seat: i64) -> i64:
    """What a player alone looks at: a card to be shelved or weighed, the cards of the Shack, two libraries."""
    return FIRST_OWN + 1 + OWN_ZONES * seat


def spent(seat: i64) -> i64:
    """Cards that a player gives up in an effect under way, not yet shown."""
    return FIRST_OWN + 2 + OWN_ZONES * seat


def taken(seat: i64) -> i64:
    """Cards that a player has got by an effect under way, and may perhaps shelve."""
    return FIRST_OWN + 3 + OWN_ZONES * seat


def shelf(seat: i64) -> i64:
    """The cards that lie face up on a player's shelf, which the Shelf has by their places.

    The kernel moves, shows and tells only what lies in zones, so they are known twice; a law sees that both agree.
    """
    return FIRST_OWN + 4 + OWN_ZONES * seat


def hidden(seat: i64) -> i64:
    """The cards that lie face down on a player's shelf, in the order of their places."""
    return FIRST_OWN + 5 + OWN_ZONES * seat


def focus(seat: i64) -> i64:
    """A player's secret category."""
    return FIRST_OWN + 6 + OWN_ZONES * seat


def library(seat: i64) -> i64:
    """The library tile that a player keeps."""
    return FIRST_OWN + 7 + OWN_ZONES * seat


TILE_BITS: Final = [1 << tile for tile in range(LAST_LOCATION + 2)]  # TILE_BITS[tile] is the set of that one location


def special_of(seat: i64) -> i64:
    """The special assistant of a seat."""
    return PER_SEAT * seat


def is_hidden(zone: i64) -> bool:
    """Say whether a zone holds the face-down cards of a shelf, whose order is known."""
    return zone >= FIRST_OWN and (zone - FIRST_OWN) % OWN_ZONES == hidden(0) - FIRST_OWN


def zone_text(zone: int) -> str:
    """Give the stable name of a zone: `draw`, `bookseller`, `hand 2`."""
    return zone_name(zone, SHARED, OWN)


def owner_of(zone: i64) -> i64:
    """Give the seat whose zone it is; NONE for a shared one."""
    return zone_owner(zone, SHARED, OWN)


def card_text(deck: Deck, card: int) -> str:
    """Give the stable text of anything that lies in a zone: a book card, a tile, a library, a category."""
    if card < CARDS:
        return deck.text(card)
    if card <= LIBRARY:
        return LOCATION_NAMES[card - TILE]
    if card < CATEGORY:
        return LIBRARY_NAMES[card - LIBRARY]
    return CATEGORIES[card - CATEGORY]


@final
class ExLibris(Table):
    """A game of Ex Libris under way."""

    deck: Deck
    book: EffectBook  # what everything does
    shelves: list[Shelf]
    kinds: list[int]  # by seat: the special assistant; PLAIN if there is none
    where: list[int]  # by assistant: a location, HOME, READY or OUT
    space: list[int]  # by assistant: the space it stands on
    since: list[int]  # by assistant: when it arrived there, as a count of arrivals
    named: list[int]  # by seat: the category named in the Gambling Den, or NONE
    tiles: i64  # the set of locations that lie face up, a bit each
    arrivals: i64
    round: i64
    first: i64  # who holds the first player token
    active: i64  # whose turn it is
    acting: i64  # the seat whose special assistant's action is under way, or NONE
    visitor: i64  # the assistant whose action is under way, or NONE
    here: i64  # the location whose effect is under way
    last: bool  # this round is the last
    prominent: i64
    banned: i64
    limit: i64  # so many cards on a shelf make the next round the last
    level: i64  # of a solo game: cards that go to the public library in each round; else 0
    beginner: bool
    friendly: bool
    long: bool
    agreed: i64  # the seat that the table chose to begin, or NONE if it was drawn
    laid_open: bool  # the libraries were laid open, and not dealt in private

    def blank(self) -> Table:
        """Make an empty table for the same deck."""
        other = ExLibris()
        other.deck = self.deck
        other.book = self.book
        return other

    def reactions(self) -> Reactions:
        """Give the powers of the special assistants."""
        return self.book.powers

    def fixed(self) -> object:
        """Give the deck and the book."""
        return (self.deck, self.book)

    def set_fixed(self, fixed: object) -> None:
        """Set the deck and the book."""
        self.deck, self.book = cast(tuple[Deck, EffectBook], fixed)

    def facts(self) -> list[int]:
        """List the facts that everybody knows."""
        facts = [
            self.arrivals, self.round, self.first, self.active, self.acting, self.visitor, self.here, int(self.last),
            self.prominent, self.banned, self.limit, self.level,
            int(self.beginner), int(self.friendly), int(self.long), self.tiles,
            *self.kinds, *self.named, *self.where, *self.space, *self.since,
        ]  # fmt: skip
        for each in self.shelves:
            facts += each.facts()
        if self.agreed != NONE or self.laid_open:  # not at other tables, which so keep the names of their states
            facts += [self.agreed, int(self.laid_open)]
        return facts

    def set_facts(self, facts: list[int]) -> None:
        """Set the facts from such a list."""
        self.arrivals = facts[0]
        self.round = facts[1]
        self.first = facts[2]
        self.active = facts[3]
        self.acting = facts[4]
        self.visitor = facts[5]
        self.here = facts[6]
        self.last = facts[7] == 1
        self.prominent = facts[8]
        self.banned = facts[9]
        self.limit = facts[10]
        self.level = facts[11]
        self.beginner = facts[12] == 1
        self.friendly = facts[13] == 1
        self.long = facts[14] == 1
        self.tiles = facts[15]
        index = FACTS
        self.kinds = facts[index : index + self.seats]
        index += self.seats
        self.named = facts[index : index + self.seats]
        index += self.seats
        pieces = PER_SEAT * self.seats
        self.where = facts[index : index + pieces]
        index += pieces
        self.space = facts[index : index + pieces]
        index += pieces
        self.since = facts[index : index + pieces]
        index += pieces
        self.shelves = []
        for _ in range(self.seats):
            each = Shelf()
            index = each.set_facts(facts, index)
            self.shelves.append(each)
        self.agreed = facts[index] if index < len(facts) else NONE
        self.laid_open = index < len(facts) and facts[index + 1] == 1

    def copy_facts(self, other: Table) -> None:
        """Take over the facts of another table."""
        assert isinstance(other, ExLibris)
        self.arrivals = other.arrivals
        self.round = other.round
        self.first = other.first
        self.active = other.active
        self.acting = other.acting
        self.visitor = other.visitor
        self.here = other.here
        self.last = other.last
        self.prominent = other.prominent
        self.banned = other.banned
        self.limit = other.limit
        self.level = other.level
        self.beginner = other.beginner
        self.friendly = other.friendly
        self.long = other.long
        self.agreed = other.agreed
        self.laid_open = other.laid_open
        self.tiles = other.tiles
        self.kinds = other.kinds
        self.named = other.named[:]
        self.where = other.where[:]
        self.space = other.space[:]
        self.since = other.since[:]
        self.shelves = [each.copy() for each in other.shelves]

    # Who sits and stands where

    def alone(self) -> bool:
        """Say whether this is a solo game."""
        return self.seats == 1

    def held(self, tile: i64) -> i64:
        """Give the set of spaces of a location (or of nobody's home) that an assistant stands on."""
        spaces: i64 = 0
        for piece in range(PER_SEAT * self.seats):
            if self.where[piece] == tile:
                spaces |= BITS[self.space[piece]]
        return spaces

    def count_at(self, seat: i64, tile: i64) -> i64:
        """Count a seat's assistants at a location, or at home."""
        count: i64 = 0
        for piece in range(PER_SEAT * seat, PER_SEAT * seat + PER_SEAT):
            if self.where[piece] == tile:
                count += 1
        return count

    def room_at_home(self, seat: i64) -> bool:
        """Say whether one of the three spaces of a player's library is free."""
        return self.count_at(seat, HOME) < HOME_SPACES

    def opponents_at(self, seat: i64, tile: i64) -> bool:
        """Say whether an opponent's assistant is at a location."""
        for other in range(self.seats):
            if other != seat and self.count_at(other, tile):
                return True
        return False

    def count_tiles(self) -> None:
        """Note which locations lie face up, after tiles have come or gone."""
        tiles: i64 = 0
        for card in self.zones[BELOW]:
            tiles |= TILE_BITS[card - TILE]
        for card in self.zones[PERMANENT]:
            tiles |= TILE_BITS[card - TILE]
        self.tiles = tiles

    # What is under way

    def under(self) -> i64:
        """Give the number of the effect under way: of a location or home, or of a special assistant's power."""
        kind = self.acting_kind()
        return self.effect_under(self.lane.agenda()) if kind == GOBLIN or kind == GHOST else self.effect_of(kind)

    def acting_kind(self) -> i64:
        """Give the special assistant whose action is under way; PLAIN if there is none."""
        return self.kinds[self.acting] if self.acting != NONE else PLAIN

    def effect_under(self, agenda: list[tuple[int, Clause[Any]]]) -> i64:
        """Give the number of the effect under way, while this is still to be done.

        Only powers that make use of verbs without a rule of their own are told from the locations: those of the Golem,
        which is used outside of all actions, of the Bookworm, and of the Goblin and the Ghost as they arrive.
        """
        kind = self.acting_kind()
        arrives = (kind == GOBLIN or kind == GHOST) and self.visitor != NONE and self.here != HOME
        return POWER + kind if arrives and self.still_comes(agenda) else self.effect_of(kind)

    def effect_of(self, kind: i64) -> i64:
        """Give the number of the effect under way by a special assistant that has arrived, or by a plain one."""
        if self.visitor == NONE:
            return POWER + GOLEM
        if self.here == HOME:
            return POWER + BOOKWORM if kind == BOOKWORM else HOME
        return self.here

    def still_comes(self, agenda: list[tuple[int, Clause[Any]]]) -> bool:
        """Say whether the effect of the location is still to begin: a delayed one, after all assistants are placed."""
        if delayed(self.here):
            return any(clause.asks == "place-assistant" for _, clause in agenda)
        return any(clause == self.book.effects[self.here].clauses[0] for _, clause in agenda)

    # Cards on shelves

    def upper(self, seat: i64, place: i64) -> i64:
        """Give the upper card of a place of a shelf, also if it lies face down."""
        shelved = self.shelves[seat]
        card = shelved.card_at(place)
        return self.zones[hidden(seat)][shelved.hidden_rank(place, False)] if card == FACE_DOWN else card

    def place_of(self, seat: i64, card: i64) -> i64:
        """Find the place of an upper card on a shelf; NONE if it is on none."""
        shelved = self.shelves[seat]
        place = shelved.place_of(card)
        if place != EMPTY or not self.zones[hidden(seat)]:
            return place
        for rank, upper in enumerate(self.upper_cards(seat)):
            if upper == card:
                return shelved.place_at(rank)
        return NONE

    def uppers(self, seat: i64) -> list[int]:
        """List the upper cards of a shelf, face down or not, rising."""
        return sorted(self.upper_cards(seat))

    def upper_cards(self, seat: i64) -> list[int]:
        """List the upper cards of a shelf, face down or not, in reading order; the list may be the shelf's own."""
        shelved = self.shelves[seat]
        face_down = self.zones[hidden(seat)]
        if not face_down:
            return shelved.cards
        cards = shelved.cards[:]
        index = 0
        for rank, buried in enumerate(shelved.buried_ranks()):
            if cards[rank] == FACE_DOWN:
                cards[rank] = face_down[index]
                index += 1
            if buried:
                index += 1
        return cards

    def owns(self, seat: i64) -> i64:
        """Count the cards that a player could give up: in hand and on the shelf."""
        return len(self.zones[hand(seat)]) + len(self.shelves[seat].cards)


def holds(cards: list[int], card: i64) -> bool:
    """Say whether a card is among some; a loop, since `in` compares Python objects."""
    for each in cards:
        if each == card:
            return True
    return False


FACTS: Final[i64] = 16  # the single numbers with which the facts begin


def layout(seats: i64, face_down: list[int]) -> Layout:
    """EXL-W1: lay down who sees into each zone; of the locations, those whose cards lie face down are given."""
    eyes: list[int] = [
        0, EVERYBODY, EVERYBODY, 0, EVERYBODY, EVERYBODY, EVERYBODY, EVERYBODY, 0, 0, EVERYBODY, 0,
    ]  # fmt: skip
    piles = [True, True, False, True, False, False, False, False, True, True, True, False]
    for tile in range(1, LAST_LOCATION + 1):
        eyes.append(0 if tile in face_down else EVERYBODY)
        piles.append(False)
    for seat in range(seats):
        mine: int = BITS[seat]
        eyes += [mine, mine, mine, mine, EVERYBODY, mine, mine, EVERYBODY]
        piles += [False, False, False, False, False, True, False, False]
    return Layout(eyes, piles, keeps=False)


def empty_table(deck: Deck, book: EffectBook, seats: i64, chance: Chance) -> ExLibris:
    """Lay out a table without cards: empty shelves, and all assistants but the plain ones out of the game."""
    g = ExLibris()
    g.deck = deck
    g.book = book
    g.lay_out(seats, book.layouts[seats], chance)
    g.shelves = [Shelf() for _ in range(seats)]
    g.kinds = [int(PLAIN)] * seats
    g.named = [int(NONE)] * seats
    g.where = [int(OUT), int(READY), int(READY), int(OUT)] * seats
    g.space = [0] * (PER_SEAT * seats)
    g.since = [0] * (PER_SEAT * seats)
    g.arrivals = 0
    g.round = 0
    g.first = 0
    g.active = 0
    g.acting = NONE
    g.visitor = NONE
    g.here = HOME
    g.last = False
    g.prominent = NONE
    g.banned = NONE
    g.limit = 0
    g.level = 0
    g.beginner = False
    g.friendly = False
    g.long = False
    g.agreed = NONE
    g.laid_open = False
    g.tiles = 0
    return g
