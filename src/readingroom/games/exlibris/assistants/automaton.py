"""The Automaton: it does home actions for its companions."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.games.exlibris.assistants.power import Arrives, Power
from readingroom.games.exlibris.components import AUTOMATON
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.verbs import HOME_ACTION


@final
class HomeActionForEachHere(Clause[ExLibris]):
    """EXL-A2: you may do one home action for each other assistant of yours here."""

    rule: ClassVar[str] = "EXL-A2"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Put a home action on the agenda for each of them."""
        for _ in range(g.count_at(me, g.here) - 1):
            g.then(me, HOME_ACTION)


POWER: Final[Power] = Arrives(AUTOMATON, Effect(
    "EXL-A2",
    "You may do one home action for each other assistant of yours here.",
    HomeActionForEachHere(),
))  # fmt: skip
