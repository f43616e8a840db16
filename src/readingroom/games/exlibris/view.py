"""What a seat at a table of Ex Libris may know, with names for its parts."""

from typing import cast, final

from mypy_extensions import i64

from readingroom.engine.event import BACK
from readingroom.engine.view import View, fill
from readingroom.games.exlibris.book import EffectBook
from readingroom.games.exlibris.components import LOCATION_NAMES
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf
from readingroom.games.exlibris.state import (
    AT,
    BELOW,
    DISCARDS,
    PER_SEAT,
    PERMANENT,
    POWER,
    REVEALED,
    TILE,
    ExLibris,
    focus,
    hand,
    hidden,
    looking,
    spent,
    taken,
)


@final
class ExLibrisView(View):
    """A seat's view: its own hand, focus and face-down cards, the sizes of the others', and what lies open."""

    table: ExLibris  # a table with nothing but the public facts on it

    def fixed(self) -> object:
        """Give the book."""
        return self.table.book

    def complete(self, fixed: object) -> None:
        """Lay out the public facts on a table without cards and deck."""
        self.table = ExLibris()
        self.table.book = cast(EffectBook, fixed)
        self.table.seats = self.seats
        self.table.set_facts(self.facts)

    def under(self) -> i64:
        """Give the number of the effect under way; of a space that is to be chosen, that by which there is a choice."""
        if self.agenda and self.agenda[-1][1].asks == "choose-space":
            seat, clause = self.agenda[-1]
            _, tile = clause.numbers()
            return tile if self.table.book.ordered >> tile & 1 else POWER + self.kind(seat)
        return self.table.effect_under(self.agenda[:-1])

    def location(self) -> str:
        """Name the location whose effect is under way, or home."""
        return LOCATION_NAMES[self.table.here]

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.table.round

    @property
    def first(self) -> int:
        """Who holds the first player token."""
        return self.table.first

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.table.active

    @property
    def here(self) -> int:
        """The location whose effect is under way; 0 at home."""
        return self.table.here

    @property
    def last(self) -> bool:
        """Whether this round is the last."""
        return self.table.last

    @property
    def prominent(self) -> int:
        """The prominent category; -1 before it is known."""
        return self.table.prominent

    @property
    def banned(self) -> int:
        """The banned category; -1 before it is known."""
        return self.table.banned

    @property
    def limit(self) -> int:
        """So many cards on a shelf make the next round the last."""
        return self.table.limit

    @property
    def level(self) -> int:
        """How many cards go to the public library in each round of a solo game."""
        return self.table.level

    @property
    def tiles(self) -> list[int]:
        """The locations that lie face up, rising."""
        return sorted(card - TILE for card in self.zones[BELOW] + self.zones[PERMANENT])

    @property
    def permanent(self) -> list[int]:
        """Those of them that are permanent, rising."""
        return sorted(card - TILE for card in self.zones[PERMANENT])

    @property
    def discards(self) -> list[int]:
        """The discard pile, the top last; only the top is seen."""
        return self.zones[DISCARDS]

    def pile(self) -> list[int]:
        """The discard pile as it was seen to grow and shrink, the top last; in a solo game, the public library."""
        pile: list[int] = []
        for event in self.past:
            if event.code == "reshuffle":
                pile = []
            if event.source == DISCARDS:
                pile.remove(int(event.card))
            if event.target == DISCARDS:
                pile.append(int(event.card))
        return pile

    @property
    def revealed(self) -> list[int]:
        """The cards that lie open for a moment."""
        return self.zones[REVEALED]

    def kind(self, seat: i64) -> int:
        """The special assistant of a seat; 0 if it has none."""
        return self.table.kinds[seat]

    def where(self, seat: i64) -> list[int]:
        """Where the assistants of a seat are, the special one first: a location, 0 home, -1 with it, -2 not there."""
        return self.table.where[PER_SEAT * seat : PER_SEAT * seat + PER_SEAT]

    def spaces(self, seat: i64) -> list[int]:
        """The spaces on which the assistants of a seat stand, from 0."""
        return self.table.space[PER_SEAT * seat : PER_SEAT * seat + PER_SEAT]

    def shelf(self, seat: i64) -> Shelf:
        """The shelf of a seat; not to be changed."""
        return self.table.shelves[seat]

    def cards_at(self, tile: i64) -> list[int]:
        """The cards at a location, as far as they are seen."""
        return self.zones[AT + tile]

    def hand(self, seat: i64) -> list[int]:
        """The hand of a seat, as far as it is seen."""
        return self.zones[hand(seat)]

    def looking(self, seat: i64) -> list[int]:
        """What a seat looks at alone, as far as it is seen."""
        return self.zones[looking(seat)]

    def spent(self, seat: i64) -> list[int]:
        """What a seat is giving up, as far as it is seen."""
        return self.zones[spent(seat)]

    def taken(self, seat: i64) -> list[int]:
        """What a seat has just got, as far as it is seen."""
        return self.zones[taken(seat)]

    def hidden(self, seat: i64) -> list[int]:
        """The face-down cards on the shelf of a seat, in the order of their places, as far as they are seen."""
        return self.zones[hidden(seat)]

    def uppers(self) -> list[int]:
        """The upper cards of the viewer's own shelf in reading order, also those that lie face down."""
        shelf, face_down = self.shelf(self.seat), self.hidden(self.seat)
        return [
            face_down[shelf.hidden_rank(place, False)] if card == FACE_DOWN else card
            for place, card in zip(shelf.places(), shelf.cards)
        ]

    def focus(self, seat: i64) -> list[int]:
        """The focus of a seat, as far as it is seen."""
        return self.zones[focus(seat)]


def look(g: ExLibris, seat: i64) -> ExLibrisView:
    """Make the view of a seat; EXL-W1: of the discard pile only the top is seen, but by who searches it."""
    view = ExLibrisView()
    fill(view, g, seat)
    if not view.over and not searches(view, seat):
        pile = view.zones[DISCARDS]
        view.zones[DISCARDS] = [int(BACK)] * (len(pile) - 1) + pile[-1:]
    view.complete(g.book)
    return view


def searches(view: ExLibrisView, seat: i64) -> bool:
    """Say whether a seat is searching the discard pile now."""
    if not view.agenda:
        return False
    asked, clause = view.agenda[-1]
    return asked == seat and clause.asks == "search"
