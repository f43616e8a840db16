"""The Gelatinous Cube: it takes a toll from those who arrive."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect, PlainValue
from readingroom.games.exlibris.actions import ALLOW, GIVE_BLINDLY
from readingroom.games.exlibris.assistants.power import Meets, Power
from readingroom.games.exlibris.components import CUBE
from readingroom.games.exlibris.state import PER_SEAT, ExLibris, hand
from readingroom.games.exlibris.verbs import BOTH
from readingroom.games.exlibris.view import ExLibrisView


@final
class AskToll(Clause[ExLibris]):
    """EXL-A4: the opponent who arrives gives you a random hand card, or lets you do both home actions."""

    rule: ClassVar[str] = "EXL-A4"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let the opponent choose."""
        g.then(g.visitor // PER_SEAT, PayToll(me))


@final
class PayToll(Clause[ExLibris]):
    """EXL-A4: their choice; with no hand, the latter."""

    asks: ClassVar[str] = "pay-toll"
    rule: ClassVar[str] = "EXL-A4"

    def __init__(self, owner: i64) -> None:
        self.owner: Final = owner

    def numbers(self) -> tuple[int, ...]:
        """Give the owner of the Cube."""
        return (self.owner,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        return {"owner": self.owner}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer to give a random card, or to allow the home actions; without a hand nothing is asked."""
        return [int(GIVE_BLINDLY), int(ALLOW)] if g.zones[hand(me)] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Give the random card, or allow the home actions."""
        if action == GIVE_BLINDLY:
            g.move_random(hand(me), hand(self.owner), "toll", me)
        else:
            self.perform(g, me)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let the owner do both home actions."""
        g.tell("allow", me, self.owner)
        g.then(self.owner, BOTH)


POWER: Final[Power] = Meets(CUBE, Effect(
    "EXL-A4",
    "The opponent who arrives gives you a random hand card, or lets you do both home actions.",
    AskToll(),
))  # fmt: skip
