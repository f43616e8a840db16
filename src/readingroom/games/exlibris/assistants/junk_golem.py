"""The Junk Golem: it takes a card that would be discarded."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.games.exlibris.actions import DONE, TAKE
from readingroom.games.exlibris.assistants.power import OnLocation, Power
from readingroom.games.exlibris.components import GOLEM
from readingroom.games.exlibris.state import REVEALED, ExLibris, taken
from readingroom.games.exlibris.verbs import MayShelveTaken, done_or


@final
class MaySalvage(Clause[ExLibris]):
    """EXL-A9: you may take one card that would be discarded."""

    asks: ClassVar[str] = "salvage"
    rule: ClassVar[str] = "EXL-A9"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards that are left over, which `flow.Clear` has laid open, or to take none."""
        return done_or(TAKE, g.zones[REVEALED]) if g.zones[REVEALED] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take the chosen card before it is discarded."""
        if action != DONE:
            g.move(action - TAKE, REVEALED, taken(me), "take", me)


POWER: Final[Power] = OnLocation(GOLEM, Effect(
    "EXL-A9",
    "You may take, or shelve, one card that would be discarded here.",
    MaySalvage(), MayShelveTaken(1),
))  # fmt: skip
