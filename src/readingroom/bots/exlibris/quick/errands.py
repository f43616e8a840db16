"""Where to send an assistant, at a glance; `bots/exlibris/errands.py` takes more time over it."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.bots.exlibris.quick.glance import Means
from readingroom.games.exlibris.components import (
    ALEHOUSE,
    AUCTION_HOUSE,
    AUTOMATON,
    BOOK_COLLECTOR,
    BOOK_SWAP,
    BOOKSELLER,
    BOOKWORM,
    COMMUNITY_CENTER,
    CUBE,
    DIVINERS_HUT,
    DONATION_BIN,
    DUMP,
    FIRE_IMP,
    FLEA_MARKET,
    GAMBLING_DEN,
    GHOST,
    GOBLIN,
    GOLEM,
    HOME,
    JOINERS_WORKSHOP,
    LAST_LOCATION,
    LIBRARIANS_LODGE,
    MUMMY,
    MYSTERY_SHACK,
    PLAIN,
    SNOWMAN,
    TAX_COLLECTOR,
    WISHING_WELL,
    WIZARD,
    YARD_SALE,
    delayed,
)
from readingroom.games.exlibris.state import AT, DISCARDS, PER_SEAT, ExLibris, special_of

LIBRARIES: Final[list[float]] = [
    0.0,
    6.0,
    5.0,
    9.0,
    6.0,
    4.0,
    10.0,
    7.0,
    4.0,
    6.0,
    7.0,
    5.0,
    6.0,
]  # how good each is, from 1
GLADLY: Final[dict[int, float]] = {  # how gladly a location is removed, of those in the game for one
    DIVINERS_HUT: 2.0,
    BOOK_SWAP: 6.0,
    DONATION_BIN: 1.0,
    WISHING_WELL: 3.0,
    LIBRARIANS_LODGE: 4.0,
    BOOK_COLLECTOR: 5.0,
    BOOKSELLER: 7.0,
    DUMP: 4.0,
    MYSTERY_SHACK: 8.0,
    JOINERS_WORKSHOP: 5.0,
}
REMOVED: Final[list[float]] = [GLADLY.get(tile, 0.0) for tile in range(LAST_LOCATION + 1)]
GRAVE: Final = 2.0  # a buried card, in points
UNKNOWN: Final = 3.3  # what an unknown card adds that one may choose from several
TOKEN: Final = 0.6  # to begin the next round


@final
class QuickErrands:
    """Judges locations for one seat, now."""

    def __init__(self, g: ExLibris, seat: i64, means: Means) -> None:
        self.g: Final = g
        self.me: Final = seat
        self.means: Final = means

    def worth(self, tile: i64, kind: i64) -> float:
        """Say what it is worth to place an assistant at a location or at home."""
        added = self.power(tile, kind) if kind != PLAIN else 0.0
        return self.effect(tile) + added - self.toll(tile)

    def best_at(self, tile: i64) -> float:
        """Give what the best of the cards at a location adds."""
        best = 0.0
        for card in self.g.zones[AT + tile]:
            gain = self.means.glance.gain(card)
            if gain > best:
                best = gain
        return best

    def effect(self, tile: i64) -> float:
        """Say what a location's effect is worth."""
        g = self.g
        if tile == HOME:
            return self.means.home
        cards: i64 = len(g.zones[AT + tile])
        if tile == BOOKSELLER:
            return self.best_at(tile)
        if tile == DIVINERS_HUT:
            return self.hut()
        if tile == BOOK_SWAP:
            return self.best_at(tile) - 0.4 if self.means.hand and cards else 0.0
        if tile == AUCTION_HOUSE:
            return self.auction()
        if tile == DONATION_BIN:
            return self.donation()
        if tile == COMMUNITY_CENTER:
            return self.best_at(tile) - 1.0
        if tile == WISHING_WELL:
            return UNKNOWN - 0.4
        if tile == GAMBLING_DEN:
            return UNKNOWN + (0.0 if g.opponents_at(self.me, tile) else 0.9)
        if tile == LIBRARIANS_LODGE:
            return self.lodge()
        if tile == BOOK_COLLECTOR:
            return 0.8 if cards and self.means.hand else 0.0
        if tile == DUMP:
            size = 0.35 * float(len(g.zones[DISCARDS]))
            return size if size < 3.6 else 3.6
        if tile == ALEHOUSE:
            return UNKNOWN + 1.4
        if tile == MYSTERY_SHACK:
            return UNKNOWN + 0.15 * float(int(cards)) if cards else 0.0
        if tile == FLEA_MARKET:
            return self.best_at(tile) + (2.0 if g.held(tile) and cards > 1 else 0.0)
        if tile == TAX_COLLECTOR:
            return 1.6 + 0.4 * self.best_at(tile)
        if tile == YARD_SALE:
            return 0.3 * float(int(g.seats - 1)) * float(len(self.means.hand))
        return 0.3 if tile == JOINERS_WORKSHOP else 0.0

    def hut(self) -> float:
        """Say what it is worth to draw for each assistant placed, and to begin the next round."""
        g = self.g
        drawn: i64 = 1
        for piece in range(PER_SEAT * self.me, PER_SEAT * self.me + PER_SEAT):
            if g.where[piece] >= 0:
                drawn += 1
        if not g.last:
            return 0.9 * float(int(drawn)) * self.means.draw + (0.0 if g.seats == 1 else TOKEN)
        used = drawn if drawn < self.means.ready else self.means.ready - 1
        return 0.9 * float(int(used)) * self.means.draw

    def auction(self) -> float:
        """Say what an auction is worth at the lowest bid that is left."""
        g = self.g
        if g.count_at(self.me, AUCTION_HOUSE):
            return -1.0  # nobody outbids oneself
        bid: i64 = 1
        for piece in range(PER_SEAT * g.seats):
            if g.where[piece] == AUCTION_HOUSE:
                bid = g.space[piece] + 2
        if len(self.means.hand) <= bid:
            return 0.2
        total = 0.0
        for card in g.zones[AT + AUCTION_HOUSE]:
            gain = self.means.glance.gain(card)
            if gain > 0.0:
                total += 0.8 * gain
        return 0.85 * (
            total - float(int(bid)) * (0.6 + 0.3 * (self.means.cheapest if self.means.cheapest > 0.0 else 0.0))
        )

    def donation(self) -> float:
        """Say what it is worth to give a card away and shelve two."""
        if not self.means.hand:
            return -3.0 if self.means.glance.shelf.cards else 0.0  # a shelved card would have to go
        total = -0.5
        if len(self.means.hand) > 1 and self.means.first > 0.0:
            total += self.means.first
        if len(self.means.hand) > 2 and self.means.second > 0.0:
            total += 0.85 * self.means.second
        return total

    def lodge(self) -> float:
        """Say what the Lodge is worth: an assistant that has done its work may do a home action as well."""
        g = self.g
        if g.room_at_home(self.me):
            for piece in range(PER_SEAT * self.me, PER_SEAT * self.me + PER_SEAT):
                if g.where[piece] > HOME and not delayed(g.where[piece]):
                    return self.means.home + 0.5
        return 0.5

    def toll(self, tile: i64) -> float:
        """Say what it costs to arrive where a rival's Cube is."""
        g = self.g
        if tile:
            for seat in range(g.seats):
                if seat != self.me and g.kinds[seat] == CUBE and g.where[special_of(seat)] == tile:
                    return 1.5 if self.means.hand else 3.5
        return 0.0

    def power(self, tile: i64, kind: i64) -> float:
        """Say what a special assistant's power adds there; it is kept for where it counts."""
        g = self.g
        if kind == BOOKWORM:
            return 1.0 + (self.means.second - 0.6 if self.means.second > 0.6 else 0.0) if tile == HOME else -1.5
        if kind == GOBLIN:
            return 1.0 if tile and g.opponents_at(self.me, tile) else -0.5
        if kind == AUTOMATON:
            return 0.8 * self.means.home * float(int(g.count_at(self.me, tile))) - 0.8
        if kind == GHOST:
            return self.means.draw if tile and g.held(tile) else -0.3
        if kind == GOLEM:
            return 0.1 * float(int(tile))
        if kind == FIRE_IMP:
            return 0.8 * self.means.home - 0.4 if tile and len(g.zones[AT + tile]) > 1 else -0.5
        if kind == MUMMY or kind == WIZARD:
            shelving = tile in (HOME, DONATION_BIN, BOOKSELLER, FLEA_MARKET, WISHING_WELL, AUCTION_HOUSE)
            return 0.6 if shelving else -0.4
        return 0.2 if kind == SNOWMAN and tile in (BOOKSELLER, FLEA_MARKET, COMMUNITY_CENTER) else 0.0
