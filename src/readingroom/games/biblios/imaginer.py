"""Many imagined worlds of one view of Biblios: what the view says is read once, and each world is dealt anew.

One world is found at the beginning. Where routes through the past are many, all of them are laid anew for few of the
other worlds only; most take those of the first one, some of which are laid again where nobody is in their way. And a
few views leave so little room that chance needs many tries: when some in a row have failed, cards of the first world
are exchanged as long as all of it fits. So no world takes long, and each that fits can still come out.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.chance import STILL, Chance
from readingroom.engine.event import NONE
from readingroom.engine.policy import Imaginer
from readingroom.engine.view import lay_out
from readingroom.games.biblios.components import KINDS, Deck, is_church
from readingroom.games.biblios.imagine import TRIES, Dream, no_world
from readingroom.games.biblios.state import (
    AUCTION,
    DRAW,
    GIFTS,
    OUT,
    Biblios,
    empty_table,
    looking,
    paid,
    reserve,
    spent,
)
from readingroom.games.biblios.view import BibliosView

QUICK: Final[i64] = 20  # tries for one world
FEW_ROUNDS: Final[i64] = 8  # of laying all routes again
SHORT: Final[i64] = 600  # up to this much work (ends of routes times steps of the past), all are laid again each time
SELDOM: Final[i64] = 24  # where there is more work, only one try in this many lays all routes again
MOVES: Final[i64] = 12  # at most so many are laid again by the others
EXCHANGES: Final[i64] = 24  # of cards, where all tries have failed


@final
class Found:
    """A world that was found, as the search left it."""

    def __init__(self, dream: Dream) -> None:
        self.cards: Final = dream.cards[:]
        self.held: Final = [row[:] for row in dream.held]
        self.bound: Final = dream.bound
        self.begun: Final = dream.begun
        self.open: Final = dream.open
        self.dealt: Final = dream.dealt[:]
        self.kept: Final = dream.kept

    def restore(self, dream: Dream) -> None:
        """Bring the search back to where it was when this was kept."""
        dream.cards = self.cards[:]
        dream.held = [row[:] for row in self.held]
        dream.bound = self.bound
        dream.begun = self.begun
        dream.open = self.open
        dream.dealt = self.dealt[:]
        dream.kept = self.kept


@final
class Worlds(Imaginer[Biblios]):
    """Worlds of one view, whose past is what the viewer saw of it."""

    def __init__(self, deck: Deck, view: BibliosView, tries: i64 = QUICK, short: i64 = SHORT) -> None:
        self.tries: Final = tries
        self.short: Final = short
        dream = Dream(deck, view)
        if not view.over and not dream.search(Chance(0), TRIES):
            raise no_world()
        self.dream: Final = dream
        self.first: Final = Found(dream)
        self.routes: Final = dream.routes
        self.over: Final = view.over
        self.table: Final = fixed_table(deck, view)
        self.others: Final = [seat for seat in range(view.seats) if seat != view.seat and not view.over]
        self.zones: Final[list[int]] = []  # where others' cards lie that came there unseen
        self.events: Final[list[list[int]]] = []  # by which events they did
        for seat in self.others:
            self.note_zones(seat)
        self.lost: Final = [moment for moment, event in enumerate(view.past) if event.code == "lose"]
        self.gifts: Final = view.phase == GIFTS
        self.asides: Final = [moment for moment, event in enumerate(view.past) if event.code == "set-aside"]
        self.drawn: Final = len(view.zones[DRAW])
        self.asks_other: Final = len(view.agenda) > 0 and view.agenda[-1][0] != view.seat

    def note_zones(self, seat: i64) -> None:
        """Note by which events the cards came that lie in the zones of another, the reserve aside."""
        for zone in (looking(seat), spent(seat), paid(seat)):
            there: list[int] = []
            for moment, event in enumerate(self.dream.past):
                if event.source == zone:
                    there.clear()  # a card is allocated, and a payment is settled, as a whole
                if event.target == zone:
                    there.append(moment)
            if there:
                self.zones.append(int(zone))
                self.events.append(there)

    def world(self, chance: Chance) -> Biblios:
        """Make a whole state that fits the view, in which no events are made."""
        g = self.table.clone()
        assert isinstance(g, Biblios)
        g.trunk.chance = chance.split()
        if not self.over:
            if not self.search(chance):
                self.exchange(chance)
            self.lay(g, chance)
        return g

    def search(self, chance: Chance) -> bool:
        """Look for a world for a while; say whether one was found."""
        dream = self.dream
        dream.chance = chance
        routes = self.routes
        assert routes is not None
        seldom = len(routes.ends) * len(routes.steps) > self.short
        for number in range(self.tries):
            if seldom and chance.below(SELDOM):
                found = dream.attempt_near(routes, self.first.cards, number, 1 + chance.below(MOVES))
            else:
                found = dream.attempt(number, FEW_ROUNDS)
            if found:
                return True
        return False

    def exchange(self, chance: Chance) -> None:
        """Exchange cards of the world that was found first, as long as all of it fits."""
        dream = self.dream
        fitting = self.first
        fitting.restore(dream)
        for _ in range(EXCHANGES if dream.open else 0):
            one = chance.below(len(dream.open))
            other = chance.below(len(dream.dealt))
            if self.exchangeable(one, other):
                self.swap(one, other)
                if dream.go_through(0):
                    fitting = Found(dream)
                else:
                    self.swap(one, other)
        fitting.restore(dream)
        dream.rest = dream.dealt[len(dream.open) :]
        chance.shuffle(dream.rest, NONE)

    def exchangeable(self, one: i64, other: i64) -> bool:
        """Say whether two cards of the deal differ, and neither is a church card that would be kept unseen."""
        dream = self.dream
        here: i64 = dream.dealt[one]
        there: i64 = dream.dealt[other]
        if here == there or (one < dream.kept and is_church(there)):
            return False
        return other >= dream.kept or not is_church(here)

    def swap(self, one: i64, other: i64) -> None:
        """Exchange two cards of the deal."""
        dream = self.dream
        dealt = dream.dealt
        dealt[one], dealt[other] = dealt[other], dealt[one]
        dream.set_slot(dream.open[one], dealt[one])
        if other < len(dream.open):
            dream.set_slot(dream.open[other], dealt[other])

    def lay(self, g: Biblios, chance: Chance) -> None:
        """Lay out what was found."""
        dream = self.dream
        zones = g.zones
        for seat in self.others:
            held = dream.held[seat]
            cards: list[int] = []
            for kind in range(KINDS):
                for _ in range(held[kind]):
                    cards.append(int(kind))
            zones[reserve(seat)] = cards
        for number, zone in enumerate(self.zones):
            zones[zone] = [dream.cards[moment] for moment in self.events[number]]
        zones[DRAW] = dream.rest[: self.drawn]
        zones[OUT] = dream.rest[self.drawn :] + [dream.cards[moment] for moment in self.lost]
        if self.gifts:
            zones[AUCTION] = [dream.cards[moment] for moment in self.asides]
        else:
            unseen = dream.open[dream.kept + len(dream.known.looks) :]
            zones[AUCTION] = dream.known.left + [dream.cards[moment] for moment in unseen]
            chance.shuffle(zones[AUCTION], AUCTION)
        if self.asks_other:
            g.trunk.lift()
            g.trunk.options = g.trunk.top.options(g, g.trunk.top_seat)


def fixed_table(deck: Deck, view: BibliosView) -> Biblios:
    """Lay out a table with what the view fixes, and ask what is asked."""
    g = empty_table(deck, view.seats, STILL)
    lay_out(g, view)
    if view.agenda:
        g.trunk.options = view.options[:]
        g.trunk.asked = g.trunk.top_seat
    return g
