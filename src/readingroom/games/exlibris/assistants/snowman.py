"""The Snowman: it keeps others out of the instant location where it is."""

from typing import final

from mypy_extensions import i64

from readingroom.engine.reason import Reason
from readingroom.games.exlibris.book import Habits
from readingroom.games.exlibris.components import LOCATION_NAMES, delayed
from readingroom.games.exlibris.state import ExLibris


@final
class Cold(Habits[ExLibris]):
    """EXL-A8: while on an instant location, no other assistant may be placed there."""

    def bars(self, tile: i64) -> bool:
        """Bar instant locations."""
        return not delayed(tile)

    def why_barred(self, seat: i64, tile: i64) -> Reason | None:
        """Say that the Snowman is there."""
        return Reason("snowman", "EXL-A8", {"location": LOCATION_NAMES[tile], "player": seat})
