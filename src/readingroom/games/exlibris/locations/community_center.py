"""The Community Center: take a card, and give one to an opponent."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import GIVE, TO
from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.state import AT, REVEALED, ExLibris, taken
from readingroom.games.exlibris.verbs import MAY_SHELVE_TAKEN, MayShelveTaken, Take, with_cards
from readingroom.games.exlibris.view import ExLibrisView


@final
class GiveOne(Clause[ExLibris]):
    """EXL-L5: then, if any card is left here, give one to an opponent of your choice."""

    asks: ClassVar[str] = "give-one"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards."""
        return with_cards(GIVE, g.zones[AT + g.here])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Lay it open, and go on to whom it is given."""
        g.move(action - GIVE, AT + g.here, REVEALED, "choose", me)
        g.then(me, GiveTo())


@final
class GiveTo(Clause[ExLibris]):
    """EXL-L5: choose the opponent."""

    asks: ClassVar[str] = "give-to"

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card."""
        return {"card": rules.card_text(view.revealed[0])}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the opponents."""
        return [int(TO + seat) for seat in range(g.seats) if seat != me]

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say that nobody gives a card to themselves."""
        return Reason("yourself", "EXL-L5", {}) if action == TO + view.seat else None

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Give it; each may shelve what they got, first the giver."""
        other = action - TO
        g.move(g.zones[REVEALED][0], REVEALED, taken(other), "give", me)
        g.then(other, MAY_SHELVE_TAKEN[1])
        g.then(me, MAY_SHELVE_TAKEN[1])


EFFECT: Final[LocationEffect] = LocationEffect(
    "EXL-L5",
    "Take one card; then, if any is left, give one to an opponent of your choice. Each may shelve what they got.",
    Take(1), GiveOne(), MayShelveTaken(1),
)  # fmt: skip
