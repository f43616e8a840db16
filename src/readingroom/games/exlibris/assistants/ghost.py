"""The Ghost: it shares spaces, and draws a card where it does."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Effect
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.assistants.power import Power, Shares
from readingroom.games.exlibris.book import Habits
from readingroom.games.exlibris.components import DIVINERS_HUT, GHOST, delayed
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.verbs import Draw


@final
class Haunting(Habits[ExLibris]):
    """EXL-A7: not on the Diviner's Hut; may share an occupied space of an instant location."""

    def choosy(self) -> bool:
        """Say that it may go where others may not."""
        return True

    def spaces(self, g: ExLibris, seat: i64, tile: i64, free: i64, held: i64) -> i64:
        """Offer occupied spaces too."""
        if not self.enters(tile):
            return 0
        return free if delayed(tile) else free | held

    def enters(self, tile: i64) -> bool:
        """Keep out of the Hut."""
        return tile != DIVINERS_HUT

    def why_not(self, g: ExLibris, seat: i64, tile: i64) -> Reason | None:
        """Say that it keeps out of the Hut."""
        return None if self.enters(tile) else Reason("ghost-hut", "EXL-A7", {})


POWER: Final[Power] = Shares(GHOST, Effect(
    "EXL-A7",
    "Sharing an occupied space, draw one card.",
    Draw(1),
))  # fmt: skip
