"""The Witch: it may replace a banned card by the next of the draw pile."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect, PlainValue
from readingroom.games.exlibris.actions import TAKE
from readingroom.games.exlibris.assistants.power import GetsBanned, Power
from readingroom.games.exlibris.components import WITCH
from readingroom.games.exlibris.shelf.shelving import picked
from readingroom.games.exlibris.state import DISCARDS, DRAW, REVEALED, ExLibris, looking, taken
from readingroom.games.exlibris.verbs import replenish, with_cards
from readingroom.games.exlibris.view import ExLibrisView


@final
class RevealTop(Clause[ExLibris]):
    """EXL-A11: reveal the top of the draw pile."""

    rule: ClassVar[str] = "EXL-A11"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Reveal it, and choose; without a draw pile the card is simply kept."""
        if replenish(g):
            g.then(me, KeepEither(g.draw(DRAW, REVEALED, "reveal", me)))
        else:
            g.move(g.zones[looking(me)][0], looking(me), taken(me), "keep", me)


@final
class KeepEither(Clause[ExLibris]):
    """EXL-A11: keep either card, discard the other; the card kept does not trigger again."""

    asks: ClassVar[str] = "keep-either"
    rule: ClassVar[str] = "EXL-A11"

    def __init__(self, other: i64) -> None:
        self.other: Final = other  # the revealed card

    def numbers(self) -> tuple[int, ...]:
        """Give the revealed card."""
        return (self.other,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card that was got, and the revealed one."""
        return {"card": picked(rules, view, me), "other": rules.card_text(self.other)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the card that was got, and the revealed one."""
        return with_cards(TAKE, [g.zones[looking(me)][0], int(self.other)])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Keep one and discard the other."""
        mine: i64 = g.zones[looking(me)][0]
        if action - TAKE == mine:
            g.move(mine, looking(me), taken(me), "keep", me)
            g.move(self.other, REVEALED, DISCARDS, "discard", me)
        else:
            g.move(self.other, REVEALED, taken(me), "take", me)
            g.move(mine, looking(me), DISCARDS, "discard", me)


POWER: Final[Power] = GetsBanned(WITCH, Effect(
    "EXL-A11",
    "When you draw or take a card with a banned book, reveal the top of the draw pile; keep either, discard the"
    " other.",
    RevealTop(),
))  # fmt: skip
