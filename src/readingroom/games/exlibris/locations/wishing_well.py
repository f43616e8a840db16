"""The Wishing Well: discard, and draw one card more."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.giving import FROM_HAND, GiveUp, discard_spent
from readingroom.games.exlibris.locations.location import Bargain, LocationEffect
from readingroom.games.exlibris.state import ExLibris, taken
from readingroom.games.exlibris.verbs import ALL, MayShelveTaken, draw_into, drawable
from readingroom.games.exlibris.view import ExLibrisView

MORE: Final[i64] = 1  # drawn than is discarded


@final
class DrawOneMore(Clause[ExLibris]):
    """EXL-L6: draw one card more than you discarded."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard them, and draw."""
        draw_into(g, me, discard_spent(g, me) + MORE, taken(me))


@final
class WishingWell(LocationEffect):
    """What is given to the Wishing Well, and a little more."""

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give how many cards one draws if one discards the whole hand."""
        hand = len(view.hand(view.seat))
        return min(drawable(view, hand), hand + int(MORE))

    def bargain(self, deck: Deck, view: ExLibrisView, laid: list[int]) -> Bargain:
        """Draw one more than is given up."""
        draws = len(laid) + MORE
        return Bargain(draws, 0, self.may_shelve(draws), 0)


EFFECT: Final[LocationEffect] = WishingWell(
    "EXL-L6",
    "Discard any number of hand cards; draw one more than that; you may shelve one of the drawn.",
    GiveUp(0, ALL, FROM_HAND), DrawOneMore(), MayShelveTaken(1),
)  # fmt: skip
