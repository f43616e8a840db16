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
from readingroom.games.biblios.components import Deck, is_church
from readingroom.games.biblios.imagine import TRIES, WorldFinder, no_world
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

QUICK: Final[i64] = 7  # tries for one world
FEW_ROUNDS: Final[i64] = 8  # of laying all routes again
SHORT: Final[i64] = 600  # up to this much work (ends of routes times steps of the past), all are laid again each time
SELDOM: Final[i64] = 24  # where there is more work, only one try in this many lays all routes again
MOVES: Final[i64] = 12  # at most so many are laid again by the others
EXCHANGES: Final[i64] = 24  # of cards, where all tries have failed


@final
class Found:
    """A world that was found, as the search left it."""

    def __init__(self, finder: WorldFinder) -> None:
        self.routes: Final = finder.routes
        self.cards: Final = finder.cards[:]
        self.plain: Final = finder.plain  # made anew by each way through the past
        self.gold: Final = finder.gold
        self.open: Final = finder.open
        self.dealt: Final = finder.dealt[:]
        self.kept: Final = finder.kept

    def restore(self, finder: WorldFinder) -> None:
        """Bring the search back to where it was when this was kept."""
        finder.routes = self.routes
        finder.cards = self.cards[:]
        finder.plain = self.plain
        finder.gold = self.gold
        finder.open = self.open
        finder.dealt = self.dealt[:]
        finder.kept = self.kept


@final
class Worlds(Imaginer[Biblios]):
    """Worlds of one view, whose past is what the viewer saw of it."""

    def __init__(self, deck: Deck, view: BibliosView, tries: i64 = QUICK, short: i64 = SHORT) -> None:
        self.tries: Final = tries
        self.short: Final = short
        finder = WorldFinder(deck, view)
        if not view.over and not finder.search(Chance(0), TRIES):
            raise no_world()
        self.finder: Final = finder
        self.first: Final = Found(finder)
        self.over: Final = view.over
        self.table: Final = fixed_table(deck, view)
        self.others: Final = [seat for seat in range(view.seats) if seat != view.seat and not view.over]
        self.zones: Final[list[int]] = []  # where others' cards lie that came there unseen
        self.places: Final[list[list[int]]] = []  # the numbers of these cards
        self.note_zones(view)
        self.gifts: Final = view.phase == GIFTS
        self.drawn: Final = len(view.zones[DRAW])
        self.asks_other: Final = len(view.agenda) > 0 and view.agenda[-1][0] != view.seat

    def note_zones(self, view: BibliosView) -> None:
        """Note which unseen cards lie in the zones of others, their reserves aside."""
        there: list[list[int]] = [[] for _ in view.zones]
        for moment, event in enumerate(view.past):
            if event.card != NONE:
                there[event.source].clear()  # a card is allocated, and a payment is settled, as a whole
                there[event.target].append(moment)
        places = [0] * len(view.past)
        for place, moment in enumerate(self.finder.known.moments):
            places[moment] = place
        for seat in self.others:
            for zone in (looking(seat), spent(seat), paid(seat)):
                if there[zone]:
                    self.zones.append(int(zone))
                    self.places.append([places[moment] for moment in there[zone]])

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
        finder = self.finder
        finder.chance = chance
        routes = self.first.routes
        seldom = len(routes.starts) * len(routes.used) > self.short
        for number in range(self.tries):
            if seldom and chance.below(SELDOM):
                found = finder.attempt_near(routes, number, 1 + chance.below(MOVES))
            else:
                found = finder.attempt(number, FEW_ROUNDS)
            if found:
                return True
        return False

    def exchange(self, chance: Chance) -> None:
        """Exchange cards of the world that was found first, as long as all of it fits."""
        finder = self.finder
        fitting = self.first
        fitting.restore(finder)
        for _ in range(EXCHANGES if finder.open else 0):
            one = chance.below(len(finder.open))
            other = chance.below(len(finder.dealt))
            if self.exchangeable(one, other):
                self.swap(one, other)
                if finder.go_through(0):
                    fitting = Found(finder)
                else:
                    self.swap(one, other)
        fitting.restore(finder)
        finder.rest = finder.dealt[len(finder.open) :]
        chance.shuffle(finder.rest, NONE)

    def exchangeable(self, one: i64, other: i64) -> bool:
        """Say whether two cards of the deal differ, and neither is a church card that would be kept unseen."""
        finder = self.finder
        here: i64 = finder.dealt[one]
        there: i64 = finder.dealt[other]
        if here == there or (one < finder.kept and is_church(there)):
            return False
        return other >= finder.kept or not is_church(here)

    def swap(self, one: i64, other: i64) -> None:
        """Exchange two cards of the deal."""
        finder = self.finder
        dealt = finder.dealt
        dealt[one], dealt[other] = dealt[other], dealt[one]
        finder.cards[finder.open[one]] = dealt[one]
        if other < len(finder.open):
            finder.cards[finder.open[other]] = dealt[other]

    def lay(self, g: Biblios, chance: Chance) -> None:
        """Lay out what was found."""
        finder = self.finder
        known = finder.known
        cards = finder.cards
        zones = g.zones
        for seat in self.others:
            zones[reserve(seat)] = finder.plain[seat] + finder.gold[seat]
        for number, zone in enumerate(self.zones):
            zones[zone] = [cards[place] for place in self.places[number]]
        zones[DRAW] = finder.rest[: self.drawn]
        zones[OUT] = finder.rest[self.drawn :] + [cards[place] for place in known.lost]
        if self.gifts:
            zones[AUCTION] = [cards[place] for place in known.set_aside]
        else:
            unseen = finder.open[finder.kept + len(known.looks) :]
            zones[AUCTION] = known.left + [cards[place] for place in unseen]
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
