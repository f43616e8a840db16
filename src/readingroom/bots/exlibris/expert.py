"""What the greedy bot has learned since its first version: which books will count, and when there is no later."""

from readingroom.bots.exlibris.eye import Eye
from readingroom.bots.exlibris.foci import Foci
from readingroom.bots.exlibris.known import RIVALS_FOCUS, Known
from readingroom.bots.exlibris.quick.glance import FOCUS
from readingroom.games.exlibris.components import CATEGORIES, books_of
from readingroom.games.exlibris.end.scoring import count_books

BANNED_BOOK = -1.4  # it costs a point, and stands where another could
FOCUS_BOOK = 2.5  # for which books a chain is chosen: mostly one's focus, hardly any that are banned
PLAIN_BOOK = 1.0
UNWANTED_BOOK = 0.2


class Expert(Known):
    """A seat's knowledge among rivals, as experience has it; alone, the first version knows as much."""

    _foci: Foci | None = None  # what it believes of the others' focus, once that is asked for

    def left(self) -> float:
        """Guess how many cards this seat will still shelve: in the last round no more than it has assistants."""
        if self.view.last and not self.alone:
            return max(1.0, float(self.ready))
        return super().left()

    def books(self, seat: int) -> list[int]:
        """Count the books by category that a seat can keep: what stands in their way is turned down first (EXL-E1)."""
        if self.alone:
            return super().books(seat)
        wanted = [PLAIN_BOOK] * len(CATEGORIES)
        if self.view.banned >= 0:
            wanted[self.view.banned] = UNWANTED_BOOK
        if seat == self.me and self.focus >= 0:
            wanted[self.focus] = FOCUS_BOOK
        cards = self.view.shelf(seat).cards
        kept: list[int] = []
        Eye(self.deck, wanted, 1.0, wanted, self.view.banned).best_chain(cards, kept)
        books = count_books([cards[rank] for rank in kept], self.deck)
        return [int(books_of(books, category)) for category in range(len(CATEGORIES))]

    def weights(self, diverse: list[float]) -> list[float]:
        """Say what one more book of each category is worth."""
        weights = super().weights(diverse)
        if not self.alone:
            weights[self.view.banned] = BANNED_BOOK
        return weights

    def rival_weights(self, seat: int) -> list[float]:
        """Guess what one more book of each category is worth to a rival, by what its focus may be."""
        weights = super().rival_weights(seat)
        if self._foci is None:
            self._foci = Foci(self.view, self.deck)
        for category, chance in enumerate(self._foci.chances(seat)):
            if category != self.view.banned:
                weights[category] += FOCUS * chance - RIVALS_FOCUS
        return weights
