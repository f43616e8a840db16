"""The Flea Market: take a card, or two in company."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.games.exlibris.placing import standing
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.verbs import ALL, MayShelveTaken, Take


@final
class TakeIfCompany(Clause[ExLibris]):
    """EXL-L14: one card more if another assistant, even your own, is here."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let the player take one more, if there is company."""
        if len(standing(g, g.here)) > 1:
            g.then(me, Take(1))


EFFECT: Final[Effect] = Effect(
    "EXL-L14",
    "Take one card; one more if another assistant is here. You may shelve them.",
    Take(1), TakeIfCompany(), MayShelveTaken(ALL),
)  # fmt: skip
