"""Many imagined worlds of one view of Ex Libris: what the view says is read once, and each world is dealt anew.

A few views leave so little room that chance needs many attempts to find a world. So that no world takes long, a way
through the past is found at the beginning; when some attempts in a row have failed, only what that way leaves open is
dealt anew.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.chance import STILL, Chance
from readingroom.engine.event import BACK
from readingroom.engine.policy import Imaginer
from readingroom.engine.view import lay_out
from readingroom.games.exlibris.components import CATEGORIES, LAST_LIBRARY, LAST_LOCATION, Deck
from readingroom.games.exlibris.effects import EFFECT_BOOK
from readingroom.games.exlibris.state import (
    CATEGORY,
    CATEGORY_CARDS,
    DISCARDS,
    DRAW,
    FORM,
    LIBRARIES,
    LIBRARY,
    STACK,
    TILE,
    ExLibris,
    empty_table,
    focus,
    holds,
    looking,
)
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.games.exlibris.worlds.building import build_lanes, unseen
from readingroom.games.exlibris.worlds.filling import holds_books
from readingroom.games.exlibris.worlds.guess import Guess
from readingroom.games.exlibris.worlds.imagine import ATTEMPTS, DEAD_ENDS, WorldFinder, no_world
from readingroom.games.exlibris.worlds.matching import deal_unseen

STRAIGHT: Final[i64] = 6  # attempts that give up at the first dead end
WINDING: Final[i64] = 1  # attempts that turn back there
FEW_DEAD_ENDS: Final[i64] = 8
DEALS: Final[i64] = 10  # where these have failed, deals of what the way that was found leaves open


@final
class Worlds(Imaginer[ExLibris]):
    """Worlds of one view, whose past is what the viewer saw of it."""

    def __init__(self, deck: Deck, view: ExLibrisView, tries: i64 = STRAIGHT) -> None:
        self.tries: Final = tries
        self.view: Final = view
        self.table: Final = fixed_table(deck, view)
        self.finder: Final = WorldFinder(deck, view)
        self.apart: Final = Apart(view)
        self.zones: Final[list[int]] = []  # where book cards lie that the viewer does not see
        self.way: Guess | None = None  # a way through the past that fits
        self.found = Guess(deck, 0)  # and what the cards turned out to be
        self.asks_other: Final = len(view.agenda) > 0 and not view.lanes and view.agenda[-1][0] != view.seat
        if not view.over:
            self.prepare()

    def prepare(self) -> None:
        """Go through the past as far as it leaves no choice, and find one way through all of it."""
        finder = self.finder
        finder.skip_known(Chance(0))
        if not finder.search(Chance(0), ATTEMPTS, DEAD_ENDS):
            raise no_world()
        self.way = finder.open
        self.found = finder.guess
        for zone, secret in enumerate(finder.secret):
            if secret and zone != DRAW and holds_books(self.view, zone):
                self.zones.append(zone)

    def world(self, chance: Chance) -> ExLibris:
        """Make a whole state that fits the view, in which no events are made."""
        g = self.table.clone()
        assert isinstance(g, ExLibris)
        g.trunk.chance = chance.split()
        if self.view.over:
            return g
        guess = self.guess(chance)
        for zone in self.zones:
            g.zones[zone] = [guess.cards[token] for token in guess.zones[zone]]
        left = guess.unseen_cards()
        if self.view.prominent >= 0:  # before that, nothing has been shuffled yet
            chance.shuffle(left, DRAW)
        g.zones[DRAW] = left
        self.apart.deal(g, chance)
        if self.view.lanes:
            build_lanes(g, self.view, chance)
        elif self.asks_other:
            g.trunk.lift()
            g.trunk.options = g.trunk.top.options(g, g.trunk.top_seat)
        return g

    def guess(self, chance: Chance) -> Guess:
        """Find out what the hidden book cards may be."""
        finder = self.finder
        if self.tries and (finder.search(chance, self.tries, 0) or finder.search(chance, WINDING, FEW_DEAD_ENDS)):
            return finder.guess
        way = self.way
        if way is not None:
            for _ in range(DEALS):
                guess = way.copy()
                if deal_unseen(guess, finder.hindsight, self.view, chance):
                    return guess
        return self.found


@final
class Apart:
    """What is dealt apart from the book cards: tiles, libraries and categories that the viewer does not see."""

    def __init__(self, view: ExLibrisView) -> None:
        self.tiles: Final = unseen(view, TILE + 1, LAST_LOCATION)
        self.categories: Final = unseen(view, CATEGORY, len(CATEGORIES))
        self.mixed: Final = view.prominent >= 0  # before that, no category has been shuffled yet
        self.foci: Final = [seat for seat in range(view.seats) if BACK in view.zones[focus(seat)]]
        self.public: Final = len(view.zones[FORM]) > 0
        self.libraries: Final = unseen(view, LIBRARY + 1, LAST_LIBRARY)
        self.choosing: Final[list[int]] = []  # the seats that look at two libraries unseen
        self.away: Final[list[int]] = []  # the libraries that were put away, one after another; BACK for one unseen
        kept = [False] * view.seats
        offered = [False] * view.seats
        for event in view.past:
            if event.code == "offer" and event.card == BACK:
                offered[event.seat] = True
            elif event.code == "keep-library":
                kept[event.seat] = True
            elif event.code == "put-away":
                self.away.append(int(event.card))
                if holds(self.libraries, event.card):
                    self.libraries.remove(int(event.card))
        for seat in range(view.seats):
            if offered[seat] and not kept[seat]:
                self.choosing.append(seat)

    def deal(self, g: ExLibris, chance: Chance) -> None:
        """Deal what is not seen."""
        tiles = self.tiles[:]
        chance.shuffle(tiles, STACK)
        g.zones[STACK] = tiles
        libraries = self.libraries[:]
        chance.shuffle(libraries, LIBRARIES)
        for seat in self.choosing:
            g.zones[looking(seat)] = [libraries.pop(), libraries.pop()]
        away = [libraries.pop() if card == BACK else card for card in self.away]
        g.zones[LIBRARIES] = libraries + away
        categories = self.categories[:]
        if self.mixed:
            chance.shuffle(categories, CATEGORY_CARDS)
        for seat in self.foci:
            g.zones[focus(seat)] = [categories.pop()]
        if self.public:
            g.zones[FORM] = [categories.pop()]
        g.zones[CATEGORY_CARDS] = categories


def fixed_table(deck: Deck, view: ExLibrisView) -> ExLibris:
    """Lay out a table with what the view fixes, and ask what is asked of the viewer."""
    g = empty_table(deck, EFFECT_BOOK, view.seats, STILL)
    lay_out(g, view)
    if not view.over:
        g.zones[DISCARDS] = view.pile()
    if view.agenda and not view.lanes:
        g.trunk.options = view.options[:]
        g.trunk.asked = g.trunk.top_seat
    return g
