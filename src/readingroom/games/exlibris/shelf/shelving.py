"""Shelving: where a card may go, and how cards are put on a shelf, laid face down and taken off again."""

from typing import Any, ClassVar, Final, cast

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.games.exlibris.actions import AT, NUMBERS
from readingroom.games.exlibris.shelf.rows import COLUMNS
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf
from readingroom.games.exlibris.state import ExLibris, hand, hidden, looking, shelf
from readingroom.games.exlibris.view import ExLibrisView

ANY: Final[i64] = 200  # more groups than a shelf can have: a card may go wherever it touches another


def begin_shelving(g: ExLibris, me: i64, card: i64, source: i64) -> None:
    """Take a card in hand to shelve it, and ask where it goes."""
    g.move(card, source, looking(me), "pick", me)
    ask_place(g, me, ANY)


def ask_place(g: ExLibris, me: i64, most: i64) -> None:
    """Ask where the card goes that one is about to shelve, so that the shelf has at most so many groups.

    The acting special assistant may know more ways (EXL-A3, EXL-A10).
    """
    ways = g.book.ways[g.kinds[me]] if g.acting == me else PLACES_ONLY
    g.then(me, ways[0] if most == ANY else ways[most])


def picked(rules: Any, view: ExLibrisView, seat: i64) -> str | None:
    """Give the card that a seat is about to shelve or weighs, if the viewer sees it."""
    card = view.looking(seat)[0]
    return rules.card_text(card) if card >= 0 else None


def shelved_at(rules: Any, view: ExLibrisView, seat: i64, place: i64) -> str | None:
    """Give the upper card of a place, if the viewer sees it or has seen it before it was turned face down."""
    shelved = view.shelf(seat)
    card: i64 = shelved.card_at(place)
    if card == FACE_DOWN:
        card = view.hidden(seat)[shelved.hidden_rank(place, False)]
    return rules.card_text(card) if card >= 0 else None


def put_in(g: ExLibris, me: i64, place: i64) -> None:
    """Put the card that one is about to shelve into a free place."""
    card: i64 = g.zones[looking(me)][0]
    place = g.shelves[me].put(place, card)
    g.move(card, looking(me), shelf(me), "shelve", me, place)


class Place(Clause[ExLibris]):
    """EXL-H1: the card must touch one that is shelved, within three rows; EXL-H3: and leave so many groups at most."""

    asks: ClassVar[str] = "place-card"
    rule: ClassVar[str] = "EXL-H1"

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def numbers(self) -> tuple[int, ...]:
        """Give the number of groups."""
        return (self.most,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card."""
        return {"card": picked(rules, view, me)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the places."""
        return places_for(g.shelves[me], self.most)

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        put_in(g, me, action - AT)

    def perform(self, g: ExLibris, me: i64) -> None:
        """A shelf that has no room leaves the card in hand."""
        keep_picked(g, me)


def keep_picked(g: ExLibris, me: i64) -> None:
    """Take the card that cannot be shelved into the hand."""
    g.doing = Place
    g.move(g.zones[looking(me)][0], looking(me), hand(me), "keep", me)


def places_for(shelved: Shelf, most: i64) -> list[int]:
    """Offer the places of a shelf, as actions."""
    places = shelved.legal_places() if most >= ANY else shelved.places_keeping(most)
    options: list[object] = [NUMBERS[AT + place] for place in places]
    return cast(list[int], options)


def lay_hidden(g: ExLibris, seat: i64, card: i64, source: i64, index: i64, code: str) -> None:
    """Lay a card among those that lie face down on a shelf, in its place in their order."""
    g.zones[hidden(seat)].insert(index, int(card))
    g.shown(card, source, hidden(seat), code, seat, index)


def reorder_hidden(g: ExLibris, seat: i64, order: list[int]) -> None:
    """EXL-H4: bring the face-down cards into a new order, as they moved along; all see which went where."""
    g.doing = "EXL-H4"
    cards = g.zones[hidden(seat)]
    wanted = [cards[old] for old in order]
    for index in range(len(wanted)):
        card: i64 = wanted[index]
        old: i64 = cards.index(int(card))
        if old != index:
            cards.insert(index, cards.pop(old))
            g.shown(card, hidden(seat), hidden(seat), "reorder", seat, COLUMNS * old + index)


def take_off(g: ExLibris, seat: i64, place: i64, target: i64, code: str) -> None:
    """EXL-H4: take the upper card of a place off the shelf; what is buried below stays face down."""
    shelved = g.shelves[seat]
    card = shelved.card_at(place)
    if card == FACE_DOWN:
        index = shelved.hidden_rank(place, False)
        shelved.remove(place)
        card = g.zones[hidden(seat)].pop(index)
        g.zones[target].append(int(card))
        g.shown(card, hidden(seat), target, code, seat, index)
    else:
        shelved.remove(place)
        g.move(card, shelf(seat), target, code, seat, place)


# Clauses that recur are made once: without a limit first, then by the most groups that are allowed.
LIMITS: Final[i64] = 40
PLACES_ONLY: Final[list[Clause[Any]]] = [Place(most or ANY) for most in range(LIMITS)]


def place_clause(most: i64) -> Clause[ExLibris]:
    """Give the clause that asks for a free place."""
    return PLACES_ONLY[0] if most == ANY else PLACES_ONLY[most]
