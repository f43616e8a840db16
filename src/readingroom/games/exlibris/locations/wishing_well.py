"""The Wishing Well: discard, and draw one card more."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.games.exlibris.giving import FROM_HAND, GiveUp, discard_spent
from readingroom.games.exlibris.state import ExLibris, taken
from readingroom.games.exlibris.verbs import ALL, MayShelveTaken, draw_into


@final
class DrawOneMore(Clause[ExLibris]):
    """EXL-L6: draw one card more than you discarded."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard them, and draw."""
        draw_into(g, me, discard_spent(g, me) + 1, taken(me))


EFFECT: Final[Effect] = Effect(
    "EXL-L6",
    "Discard any number of hand cards; draw one more than that; you may shelve one of the drawn.",
    GiveUp(0, ALL, FROM_HAND), DrawOneMore(), MayShelveTaken(1),
)  # fmt: skip
