"""What a seat at a table of Atheneum may know, with names for its parts."""

from typing import cast, final

from mypy_extensions import i64

from readingroom.engine.event import NONE
from readingroom.engine.view import View, fill
from readingroom.games.atheneum.components import Deck
from readingroom.games.atheneum.desk import SIZE, Desk, desk_from
from readingroom.games.atheneum.state import (
    FACTS,
    PLAYED,
    ROW,
    Atheneum,
    chosen,
    favourites_in,
    hand,
    phase_of,
    queue,
    tokens,
)


@final
class AtheneumView(View):
    """A seat's view: its own hand, the sizes of the others', and all desks, tokens and objectives, which lie open."""

    deck: Deck  # what the game is played with, which everybody knows

    def fixed(self) -> object:
        """Give the deck."""
        return self.deck

    def complete(self, fixed: object) -> None:
        """Set the deck."""
        self.deck = cast(Deck, fixed)

    def under(self) -> i64:
        """Give the piece that the viewer took up and is to place: its clause alone has no rule of its own."""
        agenda = self.lanes[self.seat] if 0 <= self.seat < len(self.lanes) else []
        if not agenda or agenda[-1][1].rule:
            return NONE
        return agenda[-1][1].numbers()[0]

    @property
    def turn(self) -> int:
        """The number of the turn, from 1 to 10."""
        return self.facts[0]

    @property
    def phase(self) -> int:
        """0 during the turns of phase A, 1 during those of phase B."""
        return int(phase_of(self.facts[0]))

    @property
    def row(self) -> list[int]:
        """The four open objectives, the leftmost first; the last one leaves next."""
        return self.zones[ROW]

    @property
    def played(self) -> list[int]:
        """The study cards of this turn by seat; none during the draft."""
        return self.zones[PLAYED]

    def desk(self, seat: i64) -> Desk:
        """A copy of a seat's desk: shelves, wands, points, and what it has at hand."""
        start = FACTS + SIZE * seat
        return desk_from(self.deck.plan, self.facts[start : start + SIZE])

    @property
    def strict(self) -> bool:
        """Whether all benefits are used before the first scoring."""
        end = FACTS + SIZE * self.seats
        return len(self.facts) > end and self.facts[end] == 1

    @property
    def favourites(self) -> list[int]:
        """The colours of the favourite subjects, by seat."""
        return favourites_in(self.facts, self.seats)

    def hand(self, seat: i64) -> list[int]:
        """The hand of a seat, as far as it is seen."""
        return self.zones[hand(seat)]

    def chosen(self, seat: i64) -> list[int]:
        """The card that a seat has chosen, as far as it is seen."""
        return self.zones[chosen(seat)]

    def tokens(self, seat: i64) -> list[int]:
        """The bonus tokens that a seat has drawn this turn and not yet used."""
        return self.zones[tokens(seat)]

    def left_in_queue(self, seat: i64) -> int:
        """How many bonus tokens a seat could still draw this turn."""
        return len(self.zones[queue(seat)])


def look(g: Atheneum, seat: i64) -> AtheneumView:
    """Make the view of a seat."""
    view = AtheneumView()
    fill(view, g, seat)
    view.complete(g.deck)
    return view
