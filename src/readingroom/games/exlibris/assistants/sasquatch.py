"""The Sasquatch: it keeps away from opponents, and may go when they come."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import DONE, RETREAT
from readingroom.games.exlibris.assistants.power import Meets, Power
from readingroom.games.exlibris.book import Habits
from readingroom.games.exlibris.components import LOCATION_NAMES, SASQUATCH
from readingroom.games.exlibris.placing import send_back
from readingroom.games.exlibris.state import ExLibris, special_of


@final
class Shy(Habits[ExLibris]):
    """EXL-A5: only where no opponent's assistant is."""

    def choosy(self) -> bool:
        """Say that it keeps away from spaces that others take."""
        return True

    def spaces(self, g: ExLibris, seat: i64, tile: i64, free: i64, held: i64) -> i64:
        """Keep away from opponents."""
        return 0 if g.opponents_at(seat, tile) else free

    def why_not(self, g: ExLibris, seat: i64, tile: i64) -> Reason | None:
        """Say that an opponent is there."""
        return Reason("sasquatch", "EXL-A5", {"location": LOCATION_NAMES[tile]}) if g.opponents_at(seat, tile) else None


@final
class MayRetreat(Clause[ExLibris]):
    """EXL-A5: you may take the Sasquatch back, to place it again this round."""

    asks: ClassVar[str] = "retreat"
    rule: ClassVar[str] = "EXL-A5"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer to take it back, or to leave it there."""
        return [int(DONE), int(RETREAT)]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take it back, or leave it there."""
        if action == RETREAT:
            send_back(g, special_of(me), "retreat")


POWER: Final[Power] = Meets(SASQUATCH, Effect(
    "EXL-A5",
    "When an opponent's assistant arrives, you may take the Sasquatch back, to place it again this round.",
    MayRetreat(),
))  # fmt: skip
