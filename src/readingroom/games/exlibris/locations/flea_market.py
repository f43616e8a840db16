"""The Flea Market: take a card, or two in company."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.locations.location import LocationEffect, guests
from readingroom.games.exlibris.placing import standing
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.verbs import ALL, MayShelveTaken, Take
from readingroom.games.exlibris.view import ExLibrisView

TAKEN: Final[i64] = 1
MORE_IN_COMPANY: Final[i64] = 1


@final
class TakeIfCompany(Clause[ExLibris]):
    """EXL-L14: one card more if another assistant, even your own, is here."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let the player take one more, if there is company."""
        if len(standing(g, g.here)) > 1:
            g.then(me, Take(MORE_IN_COMPANY))


@final
class FleaMarket(LocationEffect):
    """The Flea Market gives more in company."""

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give how many cards one can take."""
        most = TAKEN + MORE_IN_COMPANY if guests(view, here) else TAKEN
        return min(len(view.cards_at(here)), int(most))


EFFECT: Final[LocationEffect] = FleaMarket(
    "EXL-L14",
    "Take one card; one more if another assistant is here. You may shelve them.",
    Take(TAKEN), TakeIfCompany(), MayShelveTaken(ALL),
)  # fmt: skip
