"""Moving assistants that stand already: home by the Librarians' Lodge, onto opponents by the Assistants' Guild."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.games.exlibris.actions import DONE, LIFT, OUST, PLACE, RECALL, SPECIAL
from readingroom.games.exlibris.clauses import HOME_ACTION
from readingroom.games.exlibris.components import HOME, LOCATION_NAMES
from readingroom.games.exlibris.giving import MayRearrange
from readingroom.games.exlibris.placing import (
    MANNERS,
    arrive,
    begin_action,
    free_at_home,
    kind_of,
    open_tiles,
    send_back,
)
from readingroom.games.exlibris.state import PER_SEAT, ExLibris, special_of
from readingroom.games.exlibris.view import ExLibrisView


@final
class Lodge(Clause[ExLibris]):
    """EXL-L8: each once, in either order, both optional: (a) an assistant goes home, (b) a shelved card is moved."""

    asks: ClassVar[str] = "lodge"

    def __init__(self, left: i64) -> None:
        self.left: Final = left  # 1 for (a), 2 for (b)

    def numbers(self) -> tuple[int, ...]:
        """Give what is still to be done."""
        return (self.left,)

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the assistants, the shelved cards, and to be done; nothing is asked of those who can do neither."""
        options: list[int] = [DONE]
        if self.left & 1 and g.room_at_home(me):
            for piece in range(special_of(me), special_of(me) + PER_SEAT):
                if g.where[piece] > HOME and piece != g.visitor:
                    options.append(RECALL + piece)
        if self.left & 2:
            for card in g.uppers(me):
                options.append(LIFT + card)
        return options if len(options) > 1 else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Do one of them, and go on to the other."""
        if action == DONE:
            return
        if action < LIFT:
            g.then(me, LODGE[self.left & 2])
            recall(g, me, action - RECALL)
        else:
            g.then(me, LODGE[self.left & 1])
            g.then(me, MayRearrange(g.place_of(me, action - LIFT)))


LODGE: Final = [Lodge(left) for left in range(4)]


def recall(g: ExLibris, me: i64, piece: i64) -> None:
    """EXL-L8 (a): move an assistant to one's library, where it may do one home action as its own."""
    g.tell("recall", me, g.where[piece], kind_of(g, piece))
    g.space[piece] = int(free_at_home(g, me))
    g.where[piece] = int(HOME)
    begin_action(g, me, piece, HOME)
    g.then(me, HOME_ACTION)


@final
class Guild(Clause[ExLibris]):
    """EXL-L15: move one of your assistants from your library to a space held by an opponent's assistant."""

    asks: ClassVar[str] = "guild"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the locations with opponents, for a plain assistant at home and for the special one."""
        tiles = [tile for tile in open_tiles(g) if g.opponents_at(me, tile)]
        special = special_of(me)
        options: list[int] = []
        if g.count_at(me, HOME) > (1 if g.where[special] == HOME else 0):
            options += [int(PLACE + tile) for tile in tiles]
        if g.where[special] == HOME:
            options += [int(SPECIAL + tile) for tile in tiles if MANNERS[g.kinds[me]].enters(tile)]
        return options

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Go on to whom it replaces."""
        if action >= SPECIAL:
            g.then(me, Oust(special_of(me), action - SPECIAL))
        else:
            piece = special_of(me) + 1
            while g.where[piece] != HOME:
                piece += 1
            g.then(me, Oust(piece, action - PLACE))


@final
class Oust(Clause[ExLibris]):
    """EXL-L15: the displaced assistant returns first, to be placed again this round; then the moved one arrives."""

    asks: ClassVar[str] = "oust"

    def __init__(self, piece: i64, tile: i64) -> None:
        self.piece: Final = piece
        self.tile: Final = tile

    def numbers(self) -> tuple[int, ...]:
        """Give the assistant and the location."""
        return (self.piece, self.tile)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location."""
        return {"location": LOCATION_NAMES[self.tile]}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the opponents' assistants there."""
        pieces = range(PER_SEAT * g.seats)
        return [int(OUST + piece) for piece in pieces if g.where[piece] == self.tile and piece // PER_SEAT != me]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take its space."""
        space: i64 = g.space[action - OUST]
        send_back(g, action - OUST, "oust")
        arrive(g, me, self.piece, self.tile, space, True)
