"""The Diviner's Hut: draw for each assistant that is placed, and take the first player token."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.state import PER_SEAT, ExLibris, hand
from readingroom.games.exlibris.verbs import draw_into, drawable
from readingroom.games.exlibris.view import ExLibrisView


@final
class DrawForEachPlaced(Clause[ExLibris]):
    """EXL-L1: draw one card for each of your assistants that stand on a tile, this one too."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Count them, and draw."""
        count: i64 = 0
        for piece in range(PER_SEAT * me, PER_SEAT * me + PER_SEAT):
            if g.where[piece] >= 0:
                count += 1
        draw_into(g, me, count, hand(me))


@final
class TakeToken(Clause[ExLibris]):
    """EXL-L1: take or keep the first player token; EXL-R9: this changes nothing in the round under way."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Pass the token on; who held it is told too."""
        g.tell("token", me, g.first)
        g.first = me


@final
class DivinersHut(LocationEffect):
    """EXL-S1: the Diviner's Hut is there from the start; it counts whom one has placed."""

    from_the_start: ClassVar[bool] = True

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give how many cards one draws there, the assistant who goes there counted too."""
        return min(drawable(view, 0), 1 + len([where for where in view.where(view.seat) if where >= 0]))


EFFECT: Final[LocationEffect] = DivinersHut(
    "EXL-L1",
    "Draw one card for each of your assistants that is placed, this one too; then take the first player token.",
    DrawForEachPlaced(), TakeToken(),
)  # fmt: skip
