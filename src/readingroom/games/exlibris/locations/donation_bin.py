"""The Donation Bin: discard, then shelve."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.games.exlibris.giving import FROM_SHELF_TOO, GiveUp, discard_spent
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.verbs import ALL, MAY_SHELVE_HAND


@final
class IfDiscarded(Clause[ExLibris]):
    """EXL-L4: if you discarded a card, you may shelve up to two from your hand."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard them, and allow to shelve."""
        if discard_spent(g, me):
            g.then(me, MAY_SHELVE_HAND[2])


EFFECT: Final[Effect] = Effect(
    "EXL-L4",
    "Discard one or more cards from your hand and your shelf; then you may shelve up to two cards from your hand.",
    GiveUp(1, ALL, FROM_SHELF_TOO), IfDiscarded(),
)  # fmt: skip
