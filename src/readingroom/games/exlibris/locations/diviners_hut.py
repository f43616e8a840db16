"""The Diviner's Hut: draw for each assistant that is placed, and take the first player token."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.games.exlibris.state import PER_SEAT, ExLibris, hand
from readingroom.games.exlibris.verbs import draw_into


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


EFFECT: Final[Effect] = Effect(
    "EXL-L1",
    "Draw one card for each of your assistants that is placed, this one too; then take the first player token.",
    DrawForEachPlaced(), TakeToken(),
)  # fmt: skip
