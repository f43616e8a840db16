"""The Donation Bin: discard, then shelve."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.giving import FROM_SHELF_TOO, GiveUp, discard_spent
from readingroom.games.exlibris.locations.location import Bargain, LocationEffect
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.verbs import ALL, MAY_SHELVE_HAND
from readingroom.games.exlibris.view import ExLibrisView

SHELVED: Final[i64] = 2  # at most


@final
class IfDiscarded(Clause[ExLibris]):
    """EXL-L4: if you discarded a card, you may shelve up to two from your hand."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard them, and allow to shelve."""
        if discard_spent(g, me):
            g.then(me, MAY_SHELVE_HAND[SHELVED])


@final
class DonationBin(LocationEffect):
    """The Donation Bin asks for a gift before one may shelve."""

    def bargain(self, deck: Deck, view: ExLibrisView, laid: list[int]) -> Bargain:
        """Shelve cards of one's hand, as soon as anything is given up."""
        return Bargain(0, 0, min(SHELVED, len(view.hand(view.seat))) if laid else 0, 0)


EFFECT: Final[LocationEffect] = DonationBin(
    "EXL-L4",
    "Discard one or more cards from your hand and your shelf; then you may shelve up to two cards from your hand.",
    GiveUp(1, ALL, FROM_SHELF_TOO), IfDiscarded(),
)  # fmt: skip
