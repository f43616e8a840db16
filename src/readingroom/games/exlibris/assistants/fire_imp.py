"""The Fire Imp: it burns cards of a location for home actions."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect, PlainValue
from readingroom.games.exlibris.actions import BURN_ALL, BURN_BLINDLY, DISCARD, DONE
from readingroom.games.exlibris.assistants.power import Arrives, Power
from readingroom.games.exlibris.components import FIRE_IMP
from readingroom.games.exlibris.state import AT, DISCARDS, ExLibris
from readingroom.games.exlibris.verbs import HOME_ACTION, with_cards
from readingroom.games.exlibris.view import ExLibrisView


@final
class MayBurn(Clause[ExLibris]):
    """EXL-A12: you may discard one of the cards here for one home action, or all of them (two or more) for two."""

    asks: ClassVar[str] = "burn"
    rule: ClassVar[str] = "EXL-A12"

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location."""
        return {"location": view.location()}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards (of those that lie face down, any one), all of them, and to burn none."""
        cards = g.zones[AT + g.here] if g.here else []
        if not cards:
            return []
        options: list[int] = [DONE]
        seen = g.eyes[AT + g.here] != 0
        if not seen:
            options.append(BURN_BLINDLY)
        if len(cards) > 1:
            options.append(BURN_ALL)
        if seen:
            options += with_cards(DISCARD, cards)
        return options

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Discard them, and do the home actions."""
        source = AT + g.here
        if action == BURN_ALL:
            for card in sorted(g.zones[source]):
                g.move(card, source, DISCARDS, "burn", me)
            g.then(me, HOME_ACTION)
            g.then(me, HOME_ACTION)
        elif action == BURN_BLINDLY:
            g.move_random(source, DISCARDS, "burn", me)
            g.then(me, HOME_ACTION)
        elif action != DONE:
            g.move(action - DISCARD, source, DISCARDS, "burn", me)
            g.then(me, HOME_ACTION)


POWER: Final[Power] = Arrives(FIRE_IMP, Effect(
    "EXL-A12",
    "You may discard one card here for one home action, or all of them (two or more) for two.",
    MayBurn(),
))  # fmt: skip
