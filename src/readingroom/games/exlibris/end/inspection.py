"""The end of a game of Ex Libris: all turn cards face down in secret, and the shelves are inspected."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import BITS, NONE
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import DONE, TURN
from readingroom.games.exlibris.components import CARDS
from readingroom.games.exlibris.end.scoring import out_of_order
from readingroom.games.exlibris.shelf.shelving import lay_hidden
from readingroom.games.exlibris.state import ExLibris, holds, shelf
from readingroom.games.exlibris.verbs import done_or
from readingroom.games.exlibris.view import ExLibrisView


@final
class End(Clause[ExLibris]):
    """EXL-E1: all choose in secret which of their shelved cards to turn face down, and reveal it together."""

    rule: ClassVar[str] = "EXL-E1"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Ask all at once."""
        g.tell("end", NONE)
        g.then(me, Inspect())
        g.fork()
        for seat in range(g.seats):
            g.then_in_lane(seat, TURN_DOWN)


@final
class TurnDown(Clause[ExLibris]):
    """EXL-E1: turn any of your shelved cards face down, or no more of them."""

    asks: ClassVar[str] = "turn-down"
    rule: ClassVar[str] = "EXL-E1"

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give how many the viewer has chosen."""
        return {"chosen": len(view.written)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards that lie face up and were not chosen yet."""
        cards = g.zones[shelf(me)]
        if g.written:
            written = g.written[me]
            cards = [card for card in cards if not holds(written, card)]
        return done_or(TURN, cards)

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Choose one more, or be done."""
        if action == DONE:
            g.tell("ready", me)
        else:
            g.write(me, action - TURN)
            g.tell("choose-down", me, action - TURN, 0, BITS[me])
            g.then(me, self)

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say that it was chosen already, that it lies face down, or that it is not on the shelf."""
        card = action - TURN
        if not 0 <= card < CARDS:
            return None
        hidden = card in view.hidden(view.seat)
        code = "turned" if card in view.written else "face-down" if hidden else "not-on-shelf"
        return Reason(code, "EXL-E1", {"card": rules.card_text(card)})


TURN_DOWN: Final = TurnDown()


@final
class Inspect(Clause[ExLibris]):
    """EXL-E1, EXL-E2: turn down what was chosen; then what is not later than the last face-up card before it."""

    rule: ClassVar[str] = "EXL-E1"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Turn them down."""
        chosen = g.take_written()
        for seat in range(g.seats):
            for card in chosen[seat]:
                turn_down(g, seat, g.place_of(seat, card), "turn-down")
        g.doing = "EXL-E2"
        for seat in range(g.seats):
            places = g.shelves[seat].places()
            for rank in out_of_order(g.shelves[seat].cards):
                turn_down(g, seat, places[rank], "out-of-order")


def turn_down(g: ExLibris, seat: i64, place: i64, code: str) -> None:
    """Turn an upper card face down."""
    shelved = g.shelves[seat]
    card = shelved.card_at(place)
    shelved.turn_down(place)
    g.zones[shelf(seat)].remove(int(card))
    lay_hidden(g, seat, card, shelf(seat), shelved.hidden_rank(place, False), code)
