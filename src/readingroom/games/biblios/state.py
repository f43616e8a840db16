"""The table of Biblios: where cards can lie, who sees them there, and the few facts beside them."""

from typing import Final, cast, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.event import BITS, EVERYBODY
from readingroom.engine.layout import Layout, zone_name, zone_owner
from readingroom.engine.table import Table
from readingroom.games.biblios.components import Deck

OUT: Final[i64] = 0  # taken out of the game unseen
DRAW: Final[i64] = 1  # the draw pile
AUCTION: Final[i64] = 2  # the auction pile
PUBLIC: Final[i64] = 3  # the public space
CENTRE: Final[i64] = 4  # the card that is auctioned or resolved
DISCARD: Final[i64] = 5  # discarded face up
SHARED: Final = ("out", "draw", "auction", "public", "centre", "discard")
OWN: Final = ("reserve", "looking", "spent", "paid")
FIRST_OWN: Final[i64] = DISCARD + 1
OWN_ZONES: Final[i64] = 4  # so many names

GIFTS: Final[i64] = 0
AUCTIONS: Final[i64] = 1

STEAL: Final[i64] = 0  # the penalty of the rulebook
BLUFF: Final[i64] = 1  # that of the variant "medieval bluff"


def reserve(seat: i64) -> i64:
    """The cards before a player, which they alone may look at."""
    return FIRST_OWN + OWN_ZONES * seat


def looking(seat: i64) -> i64:
    """The card that a player has drawn and not yet allocated."""
    return FIRST_OWN + 1 + OWN_ZONES * seat


def spent(seat: i64) -> i64:
    """The cards laid down for a payment that is not yet complete."""
    return FIRST_OWN + 2 + OWN_ZONES * seat


def paid(seat: i64) -> i64:
    """The cards paid face down for gold: only who paid them knows them."""
    return FIRST_OWN + 3 + OWN_ZONES * seat


def zone_text(zone: int) -> str:
    """Give the stable name of a zone: `draw`, `reserve 2`."""
    return zone_name(zone, SHARED, OWN)


def owner_of(zone: i64) -> i64:
    """Give the seat whose zone it is; NONE for a shared one."""
    return zone_owner(zone, SHARED, OWN)


@final
class Biblios(Table):
    """A game of Biblios under way."""

    deck: Deck
    dice: list[int]  # by category
    phase: i64
    active: i64
    first: i64  # who began the gifts, and begins the auctions
    penalty: i64
    honest: bool  # bids above what one can pay are not offered
    drawn_first: bool  # the first player was drawn by chance
    most_gold: i64
    most_cards: i64

    def blank(self) -> Table:
        """Make an empty table for the same deck."""
        other = Biblios()
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
        return [
            self.phase, self.active, self.first, self.penalty, int(self.honest), int(self.drawn_first),
            self.most_gold, self.most_cards, *self.dice,
        ]  # fmt: skip

    def set_facts(self, facts: list[int]) -> None:
        """Set the facts from such a list."""
        self.phase = facts[0]
        self.active = facts[1]
        self.first = facts[2]
        self.penalty = facts[3]
        self.honest = facts[4] == 1
        self.drawn_first = facts[5] == 1
        self.most_gold = facts[6]
        self.most_cards = facts[7]
        self.dice = facts[8:]

    def copy_facts(self, other: Table) -> None:
        """Take over the facts of another table."""
        assert isinstance(other, Biblios)
        self.phase = other.phase
        self.active = other.active
        self.first = other.first
        self.penalty = other.penalty
        self.honest = other.honest
        self.drawn_first = other.drawn_first
        self.most_gold = other.most_gold
        self.most_cards = other.most_cards
        self.dice = other.dice[:]


def layout(seats: i64) -> Layout:
    """Lay down who sees into each zone: everybody into the open ones, each player into their own."""
    eyes: list[int] = [0, 0, 0, EVERYBODY, EVERYBODY, EVERYBODY]
    piles = [False, True, True, False, False, False]
    for seat in range(seats):
        eyes += [BITS[seat]] * len(OWN)
        piles += [False] * len(OWN)
    return Layout(eyes, piles)


LAYOUTS: Final = [layout(seats) for seats in range(5)]  # by number of seats


def empty_table(deck: Deck, seats: i64, chance: Chance) -> Biblios:
    """Lay out a table without cards: zones, who sees into them, and the dice on 3 (BIB-S1)."""
    g = Biblios()
    g.deck = deck
    g.lay_out(seats, LAYOUTS[seats], chance)
    g.dice = [3, 3, 3, 3, 3]
    g.phase = GIFTS
    g.active = 0
    g.first = 0
    g.penalty = STEAL
    g.honest = False
    g.drawn_first = False
    g.most_gold = deck.most_gold(seats)
    g.most_cards = deck.most_cards(seats)
    return g
