"""The course of a game of Ex Libris: set-up, and rounds of four phases up to the last."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause, Reaction
from readingroom.engine.event import NONE
from readingroom.engine.reason import Reason
from readingroom.engine.rules import DRAWN
from readingroom.games.exlibris.actions import KEEP, PLACE
from readingroom.games.exlibris.components import (
    BEGINNER,
    CATEGORIES,
    FRIENDLY,
    HOME,
    LAST_LIBRARY,
    LAST_LOCATION,
    Deck,
    delayed,
)
from readingroom.games.exlibris.effects import EFFECT_BOOK
from readingroom.games.exlibris.end.inspection import End
from readingroom.games.exlibris.placing import PLACEMENT, begin_action, open_tiles, standing
from readingroom.games.exlibris.state import (
    AT,
    BELOW,
    CATEGORY,
    CATEGORY_CARDS,
    DISCARDS,
    DRAW,
    LIBRARIES,
    LIBRARY,
    OLD_TILES,
    OUT,
    PER_SEAT,
    PERMANENT,
    READY,
    REMOVED,
    REVEALED,
    STACK,
    TILE,
    TOWN,
    ExLibris,
    empty_table,
    focus,
    hand,
    library,
    looking,
    special_of,
)
from readingroom.games.exlibris.verbs import replenish, rising
from readingroom.games.exlibris.view import ExLibrisView

LIMITS: Final = (0, 0, 16, 14, 12)  # EXL-R8, by number of players
MORE_IN_A_LONG_GAME: Final[i64] = 3
HAND: Final[i64] = 6
LIBRARIES_EACH: Final[i64] = 2  # tiles for each player to choose from (EXL-S2)
DEALT: Final = "dealt"  # what the option "libraries" may be
LAID_OPEN: Final = "open"


# Set-up


def set_up(deck: Deck, seats: i64, options: Mapping[str, object], chance: Chance) -> ExLibris:
    """EXL-S1, EXL-S2: lay out the tiles, find the first player and deal the libraries; the cards come afterwards."""
    g = empty_table(deck, EFFECT_BOOK, seats, chance)
    g.beginner = options["beginner"] == "yes"
    g.friendly = options["friendly"] == "yes"
    g.long = options["long"] == "yes"
    g.laid_open = options["libraries"] == LAID_OPEN
    g.agreed = NONE if options["first"] == DRAWN else int(str(options["first"]))
    g.limit = LIMITS[seats] + (MORE_IN_A_LONG_GAME if g.long else 0)
    fill_box(g)
    g.shuffle(STACK)
    g.doing = "EXL-S1"
    for tile in range(1, LAST_LOCATION + 1):
        if (g.book.from_the_start >> tile) & 1:
            g.move(TILE + tile, REMOVED, BELOW, "tile", NONE)
    g.first = g.random_seat() if g.agreed == NONE else g.agreed
    g.active = g.first
    g.doing = "EXL-S6"
    g.tell("first", g.first)
    g.doing = "EXL-S2"
    g.then(g.first, Round())
    g.then(g.first, Deal())
    if g.beginner:
        g.where = [int(OUT), int(READY), int(READY), int(READY)] * seats
    elif g.laid_open:
        lay_libraries_open(g)
        g.then(g.first, PutLibrariesAway())
        for step in range(seats):
            g.then((g.first + step) % seats, ChooseOpenLibrary())
    else:
        deal_libraries(g)
        for step in range(seats):
            g.then((g.first + step) % seats, ChooseLibrary())
    return g


def in_play(g: ExLibris, out: tuple[str, ...], solo: bool) -> bool:
    """Say whether a tile is used at this table (EXL-V1, EXL-V2, EXL-O1)."""
    if g.alone() and not solo:
        return False
    return not (g.beginner and BEGINNER in out) and not (g.friendly and FRIENDLY in out)


def fill_box(g: ExLibris) -> None:
    """Put everything where it lies before the game; what is not used is taken out."""
    deck = g.deck
    for tile in range(1, LAST_LOCATION + 1):
        used = in_play(g, deck.locations[tile].out, deck.locations[tile].solo)
        if (g.book.from_the_start >> tile) & 1 and not g.alone():
            used = False  # it is laid out by itself
        g.zones[STACK if used else REMOVED].append(int(TILE + tile))
    for number in range(1, LAST_LIBRARY + 1):
        used = not g.beginner and in_play(g, deck.libraries[number].out, deck.libraries[number].solo)
        g.zones[LIBRARIES if used else REMOVED].append(int(LIBRARY + number))
    g.zones[CATEGORY_CARDS] = [int(CATEGORY + category) for category in range(len(CATEGORIES))]
    g.zones[DRAW] = list(range(len(deck.texts)))


def deal_libraries(g: ExLibris) -> None:
    """EXL-S2: each player is dealt two library tiles, which they alone see."""
    g.shuffle(LIBRARIES)
    for step in range(g.seats):
        seat = (g.first + step) % g.seats
        for _ in range(LIBRARIES_EACH):
            g.draw(LIBRARIES, looking(seat), "offer", seat)


@final
class ChooseLibrary(Clause[ExLibris]):
    """EXL-S2: keep one of the two library tiles, in reverse player order; EXL-S3: take its special assistant."""

    asks: ClassVar[str] = "choose-library"
    rule: ClassVar[str] = "EXL-S2"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the two tiles that the player alone sees."""
        return sorted([int(KEEP + card - LIBRARY) for card in g.zones[looking(me)]])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Keep it, and put the other away."""
        keep_library(g, me, action - KEEP, looking(me))
        g.move(g.zones[looking(me)][0], looking(me), LIBRARIES, "put-away", me)

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say of a library that it is not offered."""
        return not_offered(action)


def keep_library(g: ExLibris, me: i64, number: i64, source: i64) -> None:
    """EXL-S3: keep a library, and take its special assistant."""
    g.move(LIBRARY + number, source, library(me), "keep-library", me)
    kinds = g.kinds[:]
    kinds[me] = int(number)
    g.kinds = kinds
    g.where[special_of(me)] = int(READY)


def not_offered(action: int) -> Reason | None:
    """EXL-S2: say of a library that it is not one of those to choose from."""
    return Reason("not-offered", "EXL-S2", {}) if KEEP < action < PLACE else None


def lay_libraries_open(g: ExLibris) -> None:
    """EXL-S2, as a table option: two library tiles for each player are laid open."""
    g.shuffle(LIBRARIES)
    for _ in range(LIBRARIES_EACH * g.seats):
        g.draw(LIBRARIES, REVEALED, "lay-library", NONE)


@final
class ChooseOpenLibrary(Clause[ExLibris]):
    """EXL-S2: choose one of all library tiles that lie open, in reverse player order; EXL-S3: take its assistant."""

    asks: ClassVar[str] = "choose-open-library"
    rule: ClassVar[str] = "EXL-S2"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer all that are left."""
        return sorted([int(KEEP + card - LIBRARY) for card in g.zones[REVEALED]])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Keep the chosen library."""
        keep_library(g, me, action - KEEP, REVEALED)

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say of a library that it is not offered."""
        return not_offered(action)


@final
class PutLibrariesAway(Clause[ExLibris]):
    """EXL-S2: the library tiles that nobody chose go back into the box."""

    rule: ClassVar[str] = "EXL-S2"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Put each of them back, where nobody sees it."""
        for card in rising(g.zones[REVEALED]):
            g.move(card, REVEALED, LIBRARIES, "put-away", NONE)


def draw_categories(g: ExLibris) -> None:
    """EXL-S4: shuffle the category cards and turn over the prominent and the banned one."""
    g.shuffle(CATEGORY_CARDS)
    g.prominent = g.draw(CATEGORY_CARDS, TOWN, "prominent", NONE) - CATEGORY
    g.banned = g.draw(CATEGORY_CARDS, TOWN, "banned", NONE) - CATEGORY


@final
class Deal(Clause[ExLibris]):
    """EXL-S4, EXL-S5: a prominent and a banned category, a secret focus and six cards for each player."""

    rule: ClassVar[str] = "EXL-S4"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Shuffle and deal."""
        draw_categories(g)
        for step in range(g.seats):
            seat = (me + step) % g.seats
            g.draw(CATEGORY_CARDS, focus(seat), "focus", seat)
        deal_hands(g, me)


def deal_hands(g: ExLibris, first: i64) -> None:
    """EXL-S5: six book cards to each player; the rest is the draw pile."""
    g.doing = "EXL-S5"
    g.shuffle(DRAW)
    for step in range(g.seats):
        seat = (first + step) % g.seats
        for _ in range(HAND):
            if g.zones[DRAW]:
                g.draw(DRAW, hand(seat), "deal", seat)


# A round


@final
class Round(Clause[ExLibris]):
    """Preparation, placement, resolution and clean-up (EXL-R1 to EXL-R9), begun by who holds the token."""

    rule: ClassVar[str] = "EXL-R1"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Prepare, and put the other phases on the agenda."""
        g.round += 1
        g.tell("round", me, NONE, g.round)
        turn_up(g, me)
        g.count_tiles()
        lay_cards(g, me)
        g.active = me
        g.then(me, RESOLUTION[1])
        g.then(me, PLACEMENT)


def turn_up(g: ExLibris, me: i64) -> None:
    """EXL-R1: turn up as many tiles as players, one fewer in round one; EXL-R8: with too few, the round is the last."""
    while len(g.zones[BELOW]) < g.seats:
        if not g.zones[STACK] and g.zones[OLD_TILES]:
            tiles = g.zones[OLD_TILES]
            g.zones[OLD_TILES] = g.zones[STACK]
            g.zones[STACK] = tiles
            g.tell("tiles-reshuffled", NONE, NONE, len(tiles))
            g.shuffle(STACK)
        if not g.zones[STACK]:
            g.last = True
            g.doing = "EXL-R8"
            g.tell("last-round", NONE, NONE, 0)
            return
        g.draw(STACK, BELOW, "tile", me)


def lay_cards(g: ExLibris, me: i64) -> None:
    """EXL-R2: every face-up tile gets its preparation cards, in rising number."""
    g.doing = "EXL-R2"
    for tile in open_tiles(g):
        for _ in range(g.deck.locations[tile].cards):
            if replenish(g):
                g.draw(DRAW, AT + tile, "lay", me)


@final
class Resolution(Clause[ExLibris]):
    """EXL-R6: the locations one by one, rising: delayed effect, cards left are discarded, assistants return."""

    rule: ClassVar[str] = "EXL-R6"

    def __init__(self, tile: i64) -> None:
        self.tile: Final = tile  # the first that is not yet resolved

    def numbers(self) -> tuple[int, ...]:
        """Give the first location that is not yet resolved."""
        return (self.tile,)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Resolve locations, and go on to the clean-up or to the end; where nobody is asked, it is done at once."""
        for tile in open_tiles(g):
            if tile < self.tile:
                continue
            if delayed(tile) or (g.zones[AT + tile] and discarding_answered(g, me, tile) is not None):
                g.then(me, RESOLUTION[tile + 1])
                g.then(me, RETURN[tile])
                g.then(me, CLEAR[tile])
                self.act(g, tile)
                return
            discard_left(g, tile)
            give_back(g, tile)
        if not g.alone():  # a solo game has its own clean-up
            g.then(me, End() if g.last else CleanUp())

    def act(self, g: ExLibris, tile: i64) -> None:
        """Step 1: a delayed effect, for the assistants in the order of the spaces."""
        if delayed(tile):
            pieces = standing(g, tile)
            if (g.book.at_once >> tile) & 1:
                if pieces:
                    g.begin(pieces[0] // PER_SEAT, g.book.effects[tile])
            else:
                for piece in pieces[::-1]:
                    g.then(piece // PER_SEAT, ActLater(piece))


@final
class ActLater(Clause[ExLibris]):
    """EXL-R4: the delayed effect of a location, for one assistant that stands there."""

    rule: ClassVar[str] = "EXL-R4"

    def __init__(self, piece: i64) -> None:
        self.piece: Final = piece

    def numbers(self) -> tuple[int, ...]:
        """Give the assistant."""
        return (self.piece,)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let the assistant act, and its player be the active one."""
        tile: i64 = g.where[self.piece]
        g.active = me
        begin_action(g, me, self.piece, tile)
        g.begin(me, g.book.effects[tile])


@final
class Clear(Clause[ExLibris]):
    """EXL-R6, step 2: the cards left at a location are discarded, unless a power has something to say."""

    rule: ClassVar[str] = "EXL-R6"

    def __init__(self, tile: i64) -> None:
        self.tile: Final = tile

    def numbers(self) -> tuple[int, ...]:
        """Give the location."""
        return (self.tile,)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard them, or lay them open for the power first."""
        source = AT + self.tile
        power = discarding_answered(g, me, self.tile) if g.zones[source] else None
        if power is None:
            discard_left(g, self.tile)
            return
        g.doing = power.effect.rule
        for card in rising(g.zones[source]):
            g.move(card, source, REVEALED, "lay-open", NONE)
        g.then(me, SWEEP)
        g.fire("discarding", me, self.tile)


def discard_left(g: ExLibris, tile: i64) -> None:
    """Discard the cards left at a location."""
    cards = g.zones[AT + tile]
    if cards:
        for card in rising(cards):
            g.move(card, AT + tile, DISCARDS, "discard", NONE)


def discarding_answered(g: ExLibris, me: i64, tile: i64) -> Reaction[ExLibris] | None:
    """Give the power that answers that cards are about to be discarded, if there is one."""
    for power in g.book.powers["discarding"]:
        for seat in range(g.seats):
            if power.reacts(g, seat, me, tile) >= 0:
                return power
    return None


@final
class Sweep(Clause[ExLibris]):
    """Discard what lies open."""

    rule: ClassVar[str] = "EXL-R6"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard every card that nobody took."""
        for card in sorted(g.zones[REVEALED]):
            g.move(card, REVEALED, DISCARDS, "discard", NONE)


@final
class Return(Clause[ExLibris]):
    """EXL-R6, step 3: the assistants at a location return to their players."""

    rule: ClassVar[str] = "EXL-R6"

    def __init__(self, tile: i64) -> None:
        self.tile: Final = tile

    def numbers(self) -> tuple[int, ...]:
        """Give the location."""
        return (self.tile,)

    def perform(self, g: ExLibris, me: i64) -> None:
        give_back(g, self.tile)


def give_back(g: ExLibris, tile: i64) -> None:
    """Give all assistants at a location, or at home, back to their owners."""
    for piece in range(PER_SEAT * g.seats):
        if g.where[piece] == tile:
            g.where[piece] = int(READY)


SWEEP: Final = Sweep()
RESOLUTION: Final = [Resolution(tile) for tile in range(LAST_LOCATION + 2)]
CLEAR: Final = [Clear(tile) for tile in range(LAST_LOCATION + 1)]
RETURN: Final = [Return(tile) for tile in range(LAST_LOCATION + 1)]


@final
class CleanUp(Clause[ExLibris]):
    """EXL-R7: the lowest tile below the town board becomes permanent, the others go; EXL-R8: is a shelf full enough."""

    rule: ClassVar[str] = "EXL-R7"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Clean up, and begin the next round with who holds the token."""
        for number, card in enumerate(sorted(g.zones[BELOW])):
            if number == 0:
                g.move(card, BELOW, PERMANENT, "permanent", NONE)
            else:
                g.move(card, BELOW, OLD_TILES, "old-tile", NONE)
        give_back(g, HOME)
        for shelved in g.shelves:
            if shelved.count() >= g.limit and not g.last:
                g.last = True
                g.doing = "EXL-R8"
                g.tell("last-round", NONE, NONE, g.limit)
        g.then(g.first, Round())
