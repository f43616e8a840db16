"""What all locations have: an effect, and what can be told of it before it happens."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from readingroom.games.exlibris.book import TileEffect
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.verbs import MayShelveTaken
from readingroom.games.exlibris.view import ExLibrisView


@final
class Bargain:
    """What one gets for cards that are given up: how many are drawn and taken, and how many may then be shelved."""

    def __init__(self, draws: i64, takes: i64, shelves: i64, books: i64) -> None:
        self.draws: Final = draws
        self.takes: Final = takes
        self.shelves: Final = shelves
        self.books: Final = books  # on the cards that are given up, as far as they count


NO_BARGAIN: Final = Bargain(0, 0, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class LocationEffect(TileEffect[ExLibris]):
    """What a location does; and what it would come to, from the view of one who may go there or is there."""

    counts_books: ClassVar[bool] = False  # what one gets depends on the books of the cards that are given up

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give the number that matters at this location: as a rule, how many assistants are there."""
        return guests(view, here)

    def nothing(self, deck: Deck, view: ExLibrisView, here: i64) -> bool:
        """Say whether nothing would happen to somebody who goes there now, as far as that is known."""
        return False

    def bargain(self, deck: Deck, view: ExLibrisView, laid: list[int]) -> Bargain:
        """Say what the viewer gets here for cards that are laid down to be given up."""
        return NO_BARGAIN

    def may_shelve(self, got: i64) -> i64:
        """EXL-L19: count how many of so many cards that one gets here may be shelved, by the clause that says so."""
        for clause in self.clauses:
            if isinstance(clause, MayShelveTaken):
                return min(got, clause.count)
        return 0


def guests(view: ExLibrisView, here: i64) -> int:
    """Count the assistants at a location."""
    return len([where for seat in range(view.seats) for where in view.where(seat) if where == here])
