"""Placing assistants: who may stand where, what an arrival sets off, and how assistants are moved and sent back."""

from typing import Any, ClassVar, Final, cast, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import BITS, NONE, announcement
from readingroom.games.exlibris.actions import BID, MOST_SEATS, MOST_SPACES, NUMBERS, PIECES, PLACE, SPACE, SPECIAL
from readingroom.games.exlibris.components import (
    HOME,
    LAST_LIBRARY,
    LAST_LOCATION,
    LOCATION_NAMES,
    PLAIN,
    delayed,
)
from readingroom.games.exlibris.giving import discard_spent
from readingroom.games.exlibris.shelf.rows import BIT
from readingroom.games.exlibris.state import HOME_SPACES, PER_SEAT, READY, TILE_BITS, ExLibris, special_of
from readingroom.games.exlibris.verbs import keep_taken
from readingroom.games.exlibris.view import ExLibrisView

REPLACING: Final[i64] = 32  # added to a location where an assistant arrives in the place of another


LOWEST: Final = [0] + [(bits & -bits).bit_length() - 1 for bits in range(1, 16)]  # the first space of a set
SINGLE: Final = [bits in (1, 2, 4, 8) for bits in range(16)]


def kind_of(g: ExLibris, piece: i64) -> i64:
    """Give what an assistant is: PLAIN, or a special one."""
    return g.kinds[piece // PER_SEAT] if piece % PER_SEAT == 0 else PLAIN


# Where an assistant may be placed


def open_tiles(g: ExLibris) -> list[int]:
    """List the locations that lie face up, rising."""
    tiles: list[int] = []
    up = g.tiles
    for tile in range(1, LAST_LOCATION + 1):
        if (up >> tile) & 1:
            tiles.append(tile)
    return tiles


def barred(g: ExLibris, tile: i64) -> bool:
    """Say whether a special assistant at a location keeps others out of it."""
    for seat in range(g.seats):
        if g.where[special_of(seat)] == tile and g.book.habits[g.kinds[seat]].bars(tile):
            return True
    return False


def spaces_for(g: ExLibris, seat: i64, kind: i64, tile: i64, held: i64) -> i64:
    """EXL-R3: give the set of spaces of a location on which an assistant may be placed, where some are held."""
    if held and barred(g, tile):
        return 0
    if held and g.alone():
        return 0  # EXL-O4
    everything: i64 = g.deck.open[g.seats][tile]
    free = everything & ~held
    if held and (g.book.takes_bids >> tile) & 1:
        free &= ~(held - 1)  # only a higher bid will do
    return free if kind == PLAIN else g.book.habits[kind].spaces(g, seat, tile, free, held)


def choices_for(g: ExLibris, seat: i64, piece: i64, tile: i64) -> i64:
    """Give the spaces between which one has to choose: it makes no difference which free one is taken, as a rule."""
    held = g.held(tile)
    spaces = spaces_for(g, seat, kind_of(g, piece), tile, held)
    if (g.book.ordered >> tile) & 1:
        return spaces
    free = spaces & ~held
    return (free & -free) | (spaces & held)


@final
class Placement(Clause[ExLibris]):
    """EXL-R3: in turn, place one available assistant, until nobody has one; who has none is skipped."""

    asks: ClassVar[str] = "place-assistant"
    rule: ClassVar[str] = "EXL-R3"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the places for a plain assistant, then those for the special one."""
        special = special_of(me)
        plain = False
        for piece in range(special + 1, special + PER_SEAT):
            if g.where[piece] == READY:
                plain = True
        ready: bool = g.where[special] == READY
        if not plain and not ready:
            return []
        home: i64 = TILE_BITS[HOME] if g.room_at_home(me) else 0
        tiles: i64 = 0
        options: list[object] = []
        if plain:
            tiles = home | tiles_for(g, me, PLAIN)
            offer_tiles(options, PLACE, tiles)
        if ready:
            if not plain or g.book.habits[g.kinds[me]].choosy():
                tiles = home | tiles_for(g, me, g.kinds[me])
            offer_tiles(options, SPECIAL, tiles)
        return cast(list[int], options)

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Place it; the next on the left comes after all that this sets off."""
        g.active = me
        g.then(g.left_of(me), self)
        special = special_of(me)
        if action >= SPECIAL:
            choose_space(g, me, special, action - SPECIAL)
        else:
            piece = special + 1
            while g.where[piece] != READY:
                piece += 1
            choose_space(g, me, piece, action - PLACE)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Skip who has none; go on to the resolution when nobody has one."""
        seat = g.left_of(me)
        while seat != me:
            for piece in range(special_of(seat), special_of(seat) + PER_SEAT):
                if g.where[piece] == READY:
                    g.then(seat, self)
                    return
            seat = g.left_of(seat)


PLACEMENT: Final = Placement()
PLACED: Final = [  # by seat, location and assistant: events that recur are made once
    announcement(Placement, "place", seat, tile, kind)
    for seat in range(MOST_SEATS)
    for tile in range(LAST_LOCATION + 1)
    for kind in range(LAST_LIBRARY + 1)
]


def offer_tiles(options: list[object], action: i64, tiles: i64) -> None:
    """Offer an action with each of a set of locations, rising."""
    for tile in range(LAST_LOCATION + 1):
        if (tiles >> tile) & 1:
            options.append(NUMBERS[action + tile])


def tiles_for(g: ExLibris, seat: i64, kind: i64) -> i64:
    """Give the set of locations where an assistant may be placed: as `spaces_for` says, but for all of them at once."""
    up = g.tiles
    low: i64 = 0  # the spaces that are held at the locations up to 9, four bits each
    high: i64 = 0  # those at the others
    for piece in range(PER_SEAT * g.seats):
        tile: i64 = g.where[piece]
        if tile > HOME:
            bit: i64 = BIT[(4 * tile if tile < 10 else 4 * tile - 40) + g.space[piece]]
            if tile < 10:
                low |= bit
            else:
                high |= bit
            if piece % PER_SEAT == 0 and g.book.habits[g.kinds[piece // PER_SEAT]].bars(tile):
                up &= ~TILE_BITS[tile]
    tiles: i64 = 0
    everything = g.deck.open[g.seats]
    for number in range(1, LAST_LOCATION + 1):
        if (up >> number) & 1:
            held = (low >> (4 * number) if number < 10 else high >> (4 * number - 40)) & 15
            free: i64 = everything[number] & ~held
            if held and (g.book.takes_bids >> number) & 1:
                free &= ~(held - 1)
            if kind != PLAIN:
                free = g.book.habits[kind].spaces(g, seat, number, free, held)
            if free and not (held and g.seats == 1):
                tiles |= TILE_BITS[number]
    return tiles


def choose_space(g: ExLibris, me: i64, piece: i64, tile: i64) -> None:
    """Let an assistant arrive, after the choice of a space if there is one."""
    if tile == HOME:
        arrive(g, me, piece, HOME, free_at_home(g, me), False)
        return
    choices = choices_for(g, me, piece, tile)
    if SINGLE[choices] and not (g.book.takes_bids >> tile) & 1:
        arrive(g, me, piece, tile, LOWEST[choices], False)
    else:
        g.then(me, ChooseSpace(piece, tile))


def free_at_home(g: ExLibris, seat: i64) -> i64:
    """Find a free space of a library."""
    for space in range(HOME_SPACES):
        free = True
        for piece in range(special_of(seat), special_of(seat) + PER_SEAT):
            if g.where[piece] == HOME and g.space[piece] == space:
                free = False
        if free:
            return space
    return NONE


class OnTheWay(Clause[ExLibris]):
    """An assistant is on its way to a location."""

    def __init__(self, piece: i64, tile: i64) -> None:
        self.piece: Final = piece
        self.tile: Final = tile

    def numbers(self) -> tuple[int, ...]:
        """Give the assistant and the location."""
        return (self.piece, self.tile)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location."""
        return {"location": LOCATION_NAMES[self.tile]}


@final
class ChooseSpace(OnTheWay):
    """Choose the space: a bid, a place in the order, or one to be shared."""

    asks: ClassVar[str] = "choose-space"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the spaces."""
        choices = choices_for(g, me, self.piece, self.tile)
        return [int(space_verb(g, self.tile) + space) for space in range(MOST_SPACES) if choices & BITS[space]]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Arrive there."""
        arrive(g, me, self.piece, self.tile, action - space_verb(g, self.tile), False)


def space_verb(g: ExLibris, tile: i64) -> i64:
    """Give the first of the actions by which a space of a location is chosen: to bid, as a rule not."""
    return BID if (g.book.takes_bids >> tile) & 1 else SPACE


# Arriving


def arrive(g: ExLibris, me: i64, piece: i64, tile: i64, space: i64, replacing: bool) -> None:
    """EXL-P1: powers of those there, oldest first; then the arriving assistant's own; then the location's effect."""
    g.where[piece] = int(tile)
    g.space[piece] = int(space)
    g.arrivals += 1
    g.since[piece] = int(g.arrivals)
    kind = kind_of(g, piece)
    if replacing:
        g.tell("place", me, tile, kind)
    else:
        g.say(PLACED[(me * (LAST_LOCATION + 1) + tile) * (LAST_LIBRARY + 1) + kind])
    begin_action(g, me, piece, tile)
    if tile == HOME:
        g.begin(me, g.book.home(kind))
    elif delayed(tile):
        g.book.effects[tile].arrived(g, me, space, replacing)
    else:
        g.begin(me, g.book.effects[tile])
    if kind != PLAIN or reacted_to(g, me, tile):
        g.fire("arrival", me, tile + REPLACING if replacing else tile)


def reacted_to(g: ExLibris, me: i64, tile: i64) -> bool:
    """Say whether a special assistant of somebody else is at a location, so that its power may answer."""
    if tile != HOME:
        for seat in range(g.seats):
            if seat != me and g.where[special_of(seat)] == tile:
                return True
    return False


def begin_action(g: ExLibris, me: i64, piece: i64, tile: i64) -> None:
    """Begin what follows from placing an assistant; when it is over, the action that it interrupted goes on."""
    g.then(me, END_ACTION[g.here * VISITORS + g.visitor + 1])
    g.here = tile
    g.visitor = piece
    g.acting = me if piece % PER_SEAT == 0 else NONE


@final
class EndAction(Clause[ExLibris]):
    """The action of an assistant is over: what is left of it goes into the hand or is discarded."""

    def __init__(self, here: i64, visitor: i64) -> None:
        self.here: Final = here  # the location and the assistant whose action goes on
        self.visitor: Final = visitor

    def numbers(self) -> tuple[int, ...]:
        """Give the location and the assistant."""
        return (self.here, self.visitor)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Clear away, and go back to the other action."""
        keep_taken(g, me)
        discard_spent(g, me)
        g.here = self.here
        g.visitor = self.visitor
        g.acting = NONE if self.visitor < 0 or self.visitor % PER_SEAT else self.visitor // PER_SEAT


VISITORS: Final[i64] = 16 + 1  # any assistant, or NONE
END_ACTION: Final = [  # by location and assistant: clauses that recur are made once
    EndAction(here, visitor) for here in range(LAST_LOCATION + 1) for visitor in range(-1, PIECES)
]


def send_back(g: ExLibris, piece: i64, code: str) -> None:
    """Give an assistant back to its owner."""
    g.tell(code, piece // PER_SEAT, g.where[piece], kind_of(g, piece))
    g.where[piece] = int(READY)


def standing(g: ExLibris, tile: i64) -> list[int]:
    """List the assistants at a location in the order of the spaces (EXL-R6)."""
    here: list[int] = []
    for piece in range(PER_SEAT * g.seats):
        if g.where[piece] == tile:
            here.append(piece)
    if len(here) < 2:
        return here
    return [piece for space in range(MOST_SPACES) for piece in here if g.space[piece] == space]
