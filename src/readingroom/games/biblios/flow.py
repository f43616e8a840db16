"""The course of a game of Biblios: set-up, gifts round the table, then one auction after another."""

from collections.abc import Mapping
from typing import ClassVar, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause
from readingroom.engine.event import NONE
from readingroom.engine.rules import DRAWN
from readingroom.games.biblios.auctions import hold_auction
from readingroom.games.biblios.components import Deck
from readingroom.games.biblios.gifts import DRAW_GIFT, TAKE_PUBLIC, room
from readingroom.games.biblios.state import (
    AUCTION,
    AUCTIONS,
    BLUFF,
    CENTRE,
    DRAW,
    OUT,
    STEAL,
    Biblios,
    empty_table,
)


def set_up(deck: Deck, seats: i64, options: Mapping[str, object], chance: Chance) -> Biblios:
    """BIB-S1 to BIB-S3: shuffle, take cards out unseen, and find the first player: drawn, or the one agreed upon."""
    g = empty_table(deck, seats, chance)
    g.penalty = BLUFF if options["penalty"] == "bluff" else STEAL
    g.honest = options["honest"] == "yes"
    g.drawn_first = options["first"] == DRAWN
    g.zones[DRAW] = deck.in_play(seats)
    g.shuffle(DRAW)
    left = len(g.zones[DRAW]) - deck.random_out[seats]
    g.zones[OUT] = g.zones[DRAW][left:]
    g.zones[DRAW] = g.zones[DRAW][:left]
    g.first = g.random_seat() if g.drawn_first else int(str(options["first"]))
    g.doing = "BIB-S3"
    g.tell("first", g.first)
    g.then(g.first, Gifts())
    return g


@final
class Gifts(Clause[Biblios]):
    """BIB-G4, BIB-G6: allocate, the others take, and the next player on the left is active, until no card is left."""

    rule: ClassVar[str] = "BIB-G1"

    def perform(self, g: Biblios, me: i64) -> None:
        """Put a whole turn on the agenda, or go on to the auctions."""
        if not g.zones[DRAW]:
            g.phase = AUCTIONS
            g.doing = Auctions
            g.tell("auctions", g.first)
            g.shuffle(AUCTION)
            g.then(g.first, Auctions())
            return
        g.active = me
        g.tell("turn", me)
        g.then(g.left_of(me), self)
        other = (me + g.seats - 1) % g.seats
        while other != me:
            g.then(other, TAKE_PUBLIC)
            other = (other + g.seats - 1) % g.seats
        g.then(me, DRAW_GIFT[room(1, g.seats - 1, 1)])


@final
class Auctions(Clause[Biblios]):
    """BIB-A1: the active player turns up the top card; it is auctioned; then the next player on the left is active."""

    rule: ClassVar[str] = "BIB-A1"

    def perform(self, g: Biblios, me: i64) -> None:
        """Hold one auction, or end the game when the pile is used up (BIB-E1)."""
        if not g.zones[AUCTION]:
            g.doing = "BIB-E1"
            g.tell("end", NONE)
            return
        g.active = me
        g.then(g.left_of(me), self)
        g.draw(AUCTION, CENTRE, "lot", me)
        hold_auction(g, 0)
