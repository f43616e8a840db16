"""The Snowman: it keeps others out of the instant location where it is."""

from typing import final

from mypy_extensions import i64

from readingroom.games.exlibris.book import Habits
from readingroom.games.exlibris.components import delayed
from readingroom.games.exlibris.state import ExLibris


@final
class Cold(Habits[ExLibris]):
    """EXL-A8: while on an instant location, no other assistant may be placed there."""

    def bars(self, tile: i64) -> bool:
        """Bar instant locations."""
        return not delayed(tile)
