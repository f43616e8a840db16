"""The Bookworm: it does both home actions at home, and perhaps again."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.games.exlibris.actions import AGAIN, DONE
from readingroom.games.exlibris.book import Habits
from readingroom.games.exlibris.giving import FROM_SHELF_TOO, GiveUp, discard_spent
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.verbs import BOTH


@final
class MayRepeat(Clause[ExLibris]):
    """EXL-A6: then you may discard one card, from hand or shelf, to do both home actions once more."""

    asks: ClassVar[str] = "repeat"
    rule: ClassVar[str] = "EXL-A6"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer it to those who have a card."""
        return [int(DONE), int(AGAIN)] if g.owns(me) else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Ask for the card, or be done."""
        if action == AGAIN:
            g.then(me, BOTH)
            g.then(me, DiscardGivenUp())
            g.then(me, GiveUp(1, 1, FROM_SHELF_TOO))


@final
class DiscardGivenUp(Clause[ExLibris]):
    """Discard the card that was given up."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard the card."""
        discard_spent(g, me)


BOOKWORM_AT_HOME: Final = Effect(
    "EXL-A6",
    "You may do both home actions; then you may discard one card, from hand or shelf, to do them once more.",
    BOTH, MayRepeat(),
)  # fmt: skip


@final
class Hungry(Habits[ExLibris]):
    """EXL-A6: at home both home actions, and perhaps again."""

    def home(self, usual: Effect) -> Effect:
        """Give its own effect."""
        return BOOKWORM_AT_HOME
