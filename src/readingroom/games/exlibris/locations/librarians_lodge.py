"""The Librarians' Lodge: an assistant goes home, and a shelved card is exchanged or shelved again."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import AGAIN, DONE, LIFT, OUST, RECALL, SWAP
from readingroom.games.exlibris.components import HOME, Deck
from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.placing import begin_action, free_at_home, kind_of
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN
from readingroom.games.exlibris.shelf.shelving import ask_place, reorder_hidden, shelved_at, take_off
from readingroom.games.exlibris.state import PER_SEAT, ExLibris, hand, hidden, holds, looking, shelf, special_of
from readingroom.games.exlibris.verbs import HOME_ACTION, with_cards
from readingroom.games.exlibris.view import ExLibrisView

STILL: Final = ("", "home", "card", "both")  # what can still be done, by the bits of (a) and (b)


@final
class Lodge(Clause[ExLibris]):
    """EXL-L8: each once, in either order, both optional: (a) an assistant goes home, (b) a shelved card is moved."""

    asks: ClassVar[str] = "lodge"

    def __init__(self, left: i64) -> None:
        self.left: Final = left  # 1 for (a), 2 for (b)

    def numbers(self) -> tuple[int, ...]:
        """Give what is still to be done."""
        return (self.left,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give what is still to be done."""
        return {"left": STILL[self.left]}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the assistants, the shelved cards, and to be done; nothing is asked of those who can do neither."""
        options: list[int] = [DONE]
        if self.left & 1 and g.room_at_home(me):
            for piece in range(special_of(me), special_of(me) + PER_SEAT):
                if g.where[piece] > HOME and piece != g.visitor:
                    options.append(RECALL + piece)
        if self.left & 2:
            for card in g.uppers(me):
                options.append(LIFT + card)
        return options if len(options) > 1 else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Do one of them, and go on to the other."""
        if action == DONE:
            return
        if action < LIFT:
            g.then(me, LODGE[self.left & 2])
            recall(g, me, action - RECALL)
        else:
            g.then(me, LODGE[self.left & 1])
            g.then(me, MayRearrange(g.place_of(me, action - LIFT)))

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say why an assistant cannot go home; of a shelved card, that one has been moved."""
        if RECALL <= action < OUST:
            return Reason(self.why_away(view, action - RECALL), "EXL-L8", {})
        return Reason("lodge-shelved", "EXL-L8", {}) if action - LIFT in view.uppers() else None

    def why_away(self, view: ExLibrisView, piece: int) -> str:
        """Say why an assistant cannot go home: another of one's own, from a location, once, if there is room."""
        if piece // PER_SEAT != view.seat:
            return "lodge-own"
        if not self.left & 1:
            return "lodge-once"
        if view.table.where[piece] <= HOME:
            return "lodge-away"
        return "lodge-itself" if piece == view.table.visitor else "home-full"


LODGE: Final = [Lodge(left) for left in range(4)]


def recall(g: ExLibris, me: i64, piece: i64) -> None:
    """EXL-L8 (a): move an assistant to one's library, where it may do one home action as its own."""
    g.tell("recall", me, g.where[piece], kind_of(g, piece))
    g.space[piece] = int(free_at_home(g, me))
    g.where[piece] = int(HOME)
    begin_action(g, me, piece, HOME)
    g.then(me, HOME_ACTION)


@final
class MayRearrange(Clause[ExLibris]):
    """EXL-L8 (b): exchange a shelved card with another, or take it off and shelve it again."""

    asks: ClassVar[str] = "rearrange"

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def numbers(self) -> tuple[int, ...]:
        """Give the place of the card."""
        return (self.place,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card."""
        return {"card": shelved_at(rules, view, me, self.place)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer to shelve it again, and the cards of the hand and of the shelf to exchange it with."""
        mine = g.upper(me, self.place)
        others = g.zones[hand(me)] + [card for card in g.upper_cards(me) if card != mine]
        return [int(AGAIN)] + with_cards(SWAP, others)

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Exchange it, or take it off and shelve it."""
        shelved = g.shelves[me]
        if action == AGAIN:
            groups = shelved.groups()
            take_off(g, me, self.place, looking(me), "lift")
            ask_place(g, me, max(groups, 1))
        elif holds(g.zones[hand(me)], action - SWAP):
            exchange_with_hand(g, me, self.place, action - SWAP)
        else:
            other = g.place_of(me, action - SWAP)
            g.tell("exchange", me, self.place, other)
            reorder_hidden(g, me, shelved.swap(self.place, other))

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say that it is the card itself."""
        return Reason("same-card", "EXL-L8", {}) if action - SWAP in view.uppers() else None


def exchange_with_hand(g: ExLibris, me: i64, place: i64, card: i64) -> None:
    """EXL-L8: a card of the hand takes the exact place of a shelved one, which goes into the hand."""
    shelved = g.shelves[me]
    index = shelved.hidden_rank(place, False)
    old = shelved.replace(place, card)
    if old == FACE_DOWN:
        old = g.zones[hidden(me)].pop(index)
        g.zones[hand(me)].append(int(old))
        g.shown(old, hidden(me), hand(me), "exchange-out", me, index)
    else:
        g.move(old, shelf(me), hand(me), "exchange-out", me, place)
    g.move(card, hand(me), shelf(me), "exchange-in", me, place)


@final
class LibrariansLodge(LocationEffect):
    """The Librarians' Lodge lets somebody go home."""

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give how many of one's assistants are at locations."""
        return len([where for where in view.where(view.seat) if where > HOME])


EFFECT: Final[LocationEffect] = LibrariansLodge(
    "EXL-L8",
    "You may move another of your assistants from a location to your library, where it may do one home action. You may"
    " exchange a shelved card with one of your hand or of your shelf, or take one off your shelf and shelve it again.",
    LODGE[3],
)
