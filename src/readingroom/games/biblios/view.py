"""What a seat at a table of Biblios may know, with names for its parts."""

from typing import final

from mypy_extensions import i64

from readingroom.engine.view import View, fill
from readingroom.games.biblios.state import CENTRE, PUBLIC, Biblios, looking, paid, reserve, spent


@final
class BibliosView(View):
    """A seat's view: its own reserve and the card it looks at, the sizes of the others', and what lies open."""

    @property
    def phase(self) -> int:
        """0 during the gifts, 1 during the auctions."""
        return self.facts[0]

    @property
    def active(self) -> int:
        """The active player."""
        return self.facts[1]

    @property
    def honest(self) -> bool:
        """Whether bids above what one can pay are not offered (BIB-A9)."""
        return self.facts[4] == 1

    @property
    def dice(self) -> list[int]:
        """The five dice, by category."""
        return self.facts[8:]

    @property
    def public(self) -> list[int]:
        """The cards in the public space."""
        return self.zones[PUBLIC]

    @property
    def centre(self) -> int | None:
        """The card that is auctioned or resolved."""
        return self.zones[CENTRE][0] if self.zones[CENTRE] else None

    def reserve(self, seat: i64) -> list[int]:
        """The reserve of a seat, as far as it is seen."""
        return self.zones[reserve(seat)]

    def looking(self, seat: i64) -> list[int]:
        """The card that a seat has drawn, as far as it is seen."""
        return self.zones[looking(seat)]

    def spent(self, seat: i64) -> list[int]:
        """What a seat has laid down for a payment that is not complete."""
        return self.zones[spent(seat)]

    def paid(self, seat: i64) -> list[int]:
        """What a seat has paid face down."""
        return self.zones[paid(seat)]


def look(g: Biblios, seat: i64) -> BibliosView:
    """Make the view of a seat."""
    view = BibliosView()
    fill(view, g, seat)
    return view
