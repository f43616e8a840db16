"""A librarian's eye: what a shelf is worth now and as it may grow, and what a card adds to it in each place.

A shelf is worth the books of its best chain (the cards that can stay face up), the rectangle it may become, and the
room it keeps: for each gap in the alphabet how many of the cards to come will find a place there.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.exlibris.components import Deck, books_of
from readingroom.games.exlibris.shelf.rows import BIT, COLUMNS, ones
from readingroom.games.exlibris.shelf.shelf import Shelf

CARDS: Final = 152.0
ROOM: Final = 2.4  # what a card in its order is worth more than one out of it
FADING: Final = 0.88  # a rectangle that lacks a card may never be filled
TOO_LATE: Final = 0.5  # least of all if there will be too few cards
WIDEST_RECTANGLE: Final[i64] = 8
ROW_END: Final = 3.0  # cards that a gap takes at an end of a row
HOLE: Final = 1.0  # and in between
NEW_ROW: Final = 5.0  # and in a row that is not begun
WASTE: Final = 1.5  # a place that holds a card out of order, early in the game
LONG: Final = 8.0  # so many cards to come are early in the game
LATE: Final = 6.0  # with so few cards to come, the books of the scarcest category are counted rather than guessed
NOTHING: Final = -1000.0


@final
class Eye:
    """Looks at shelves with the eyes of one player: what each category is worth, and how many cards are to come."""

    def __init__(self, deck: Deck, weights: list[float], left: float, diverse: list[float], banned: i64) -> None:
        self.deck: Final = deck
        self.weights: Final = weights  # by category: what one more book is worth
        self.left: Final = left  # how many cards will still be shelved
        self.diverse: Final = diverse  # by category: the part of its weight that it has for diversity
        self.banned: Final = banned
        self.late: Final = 0.0 if left > LATE else 1.0 - (left - 1.0) / LATE
        self.worths: Final[list[float]] = [self.worth_of(counts) for counts in deck.counts]
        self.rectangles: Final[dict[tuple[int, int, int], float]] = {}  # by shape: many cards may go to the same place

    def worth_of(self, counts: i64) -> float:
        """Give what the books of a card are worth."""
        total = 0.0
        for category in range(6):
            total += self.weights[category] * float(int(books_of(counts, category)))
        return total

    def value(self, shelf: Shelf) -> float:
        """Give what a shelf is worth."""
        kept: list[int] = []  # the ranks of the best chain
        total = self.best_chain(shelf.cards, kept)
        if self.late > 0.0:
            total += self.late * self.short_of(shelf.cards, kept)
        wasted = len(shelf.cards) - len(kept)
        total -= WASTE * float(wasted) * (1.0 if self.left > LONG else self.left / LONG)
        return total + self.hoped(shelf) + ROOM * self.room(shelf, kept) + 2.0 * float(int(shelf.count_buried()))

    def best_chain(self, cards: list[int], kept: list[int]) -> float:
        """Find the cards that are worth most in order; their ranks are listed, and their worth given."""
        size: i64 = len(cards)
        best: list[float] = []  # by rank: the best chain that ends there
        before: list[int] = []
        top = -1
        for rank in range(size):
            card: i64 = cards[rank]
            value = NOTHING
            link = -1
            if card >= 0:
                value = 0.0
                for other in range(rank):
                    if best[other] > value and 0 <= cards[other] < card:
                        value = best[other]
                        link = int(other)
                value += self.worths[card]
            best.append(value)
            before.append(link)
            if value > 0.0 and (top < 0 or value > best[top]):
                top = int(rank)
        if top < 0:
            return 0.0
        total = best[top]
        while top >= 0:
            kept.append(top)
            top = before[top]
        kept.reverse()
        return total

    def short_of(self, cards: list[int], kept: list[int]) -> float:
        """Give the difference between the diversity of a chain as it would be scored, and as the weights guess it."""
        books: i64 = 0
        for rank in kept:
            books += self.deck.counts[cards[rank]]
        fewest: i64 = 99
        guessed = 0.0
        for category in range(6):
            if category != self.banned:
                count: i64 = books_of(books, category)
                guessed += self.diverse[category] * float(int(count))
                if count < fewest:
                    fewest = count
        return 3.0 * float(int(fewest)) - guessed

    def room(self, shelf: Shelf, kept: list[int]) -> float:
        """Count how many of the cards to come will find a place in their order."""
        ranks: list[int] = kept
        gaps: i64 = len(ranks) + 1
        space: list[float] = [0.0] * gaps
        lowest = COLUMNS * (shelf.height() + 1)
        for place in shelf.legal_places():
            if place < COLUMNS or place >= lowest:
                continue  # in a row of its own, which is counted below
            rank = shelf.rank(place)
            gap: i64 = 0
            while gap < gaps - 1 and ranks[gap] < rank:
                gap += 1
            space[gap] += HOLE if shelf.has(place - 1) and shelf.has(place + 1) else ROW_END
        rows = float(int(3 - shelf.height()))  # they may come above or below, as one likes
        space[0] += NEW_ROW * rows
        space[gaps - 1] += NEW_ROW * rows
        total = 0.0
        low: i64 = -1
        for gap in range(gaps):
            high: i64 = shelf.cards[ranks[gap]] if gap < gaps - 1 else 152
            coming = self.left * float(int(high - low - 1)) / CARDS
            total += coming if coming < space[gap] else space[gap]
            low = high
        return total

    def hoped(self, shelf: Shelf) -> float:
        """Give what the best rectangle is worth that the shelf may still become."""
        shape = (int(shelf.row1), int(shelf.row2), int(shelf.row3))
        if shape not in self.rectangles:
            self.rectangles[shape] = self.best_rectangle(shelf)
        return self.rectangles[shape]

    def best_rectangle(self, shelf: Shelf) -> float:
        """Try all rectangles that stand on the lowest row, or on one that may come below it."""
        height = shelf.height()
        best = 0.0
        if height == 0:
            return best
        row1 = shelf.row1
        row2 = shelf.row2
        row3 = shelf.row3
        width = shelf.width()
        cards: i64 = len(shelf.cards)
        for wide in range(2, WIDEST_RECTANGLE + 1):
            full: i64 = 3 * wide
            if self.better_rectangle(best, full, cards if cards < full else full) <= best:
                continue  # not even with all cards in it
            window: i64 = BIT[wide] - 1
            for _ in range(width + 2):
                in1 = ones(row1 & window)
                in2 = ones(row2 & window)
                in3 = ones(row3 & window)
                best = self.better_rectangle(best, full, in1 + in2 + in3)
                best = self.better_rectangle(best, 2 * wide, in2 + in3 if height == 3 else in1 + in2)
                window <<= 1
        return best

    def better_rectangle(self, best: float, size: i64, filled: i64) -> float:
        """Give the better of two rectangles: the best so far, and one of which so many places are filled."""
        missing: i64 = size - filled
        value = float(int(size))
        for step in range(missing):
            value *= FADING if float(int(step)) < self.left else TOO_LATE
            if value <= best:
                return best
        return value if value > best else best

    # Cards and places

    def gain_at(self, shelf: Shelf, now: float, card: i64, place: i64) -> float:
        """Give what a card adds in a place."""
        after = shelf.copy()
        after.put(place, card)
        return self.value(after) - now

    def gain(self, shelf: Shelf, now: float, card: i64) -> float:
        """Give what a card adds in its best place."""
        best = NOTHING
        for place in shelf.legal_places():
            found = self.gain_at(shelf, now, card, place)
            if found > best:
                best = found
        return best

    def loss(self, shelf: Shelf, now: float, place: i64) -> float:
        """Give what the shelf loses with the upper card of a place."""
        after = shelf.copy()
        after.remove(place)
        return now - self.value(after)

    def swapped(self, shelf: Shelf, now: float, one: i64, other: i64) -> float:
        """Give what it brings to exchange two shelved cards."""
        after = shelf.copy()
        after.swap(one, other)
        return self.value(after) - now

    def replaced(self, shelf: Shelf, now: float, place: i64, card: i64) -> float:
        """Give what it brings to exchange a shelved card for another."""
        after = shelf.copy()
        after.replace(place, card)
        return self.value(after) - now

    def moved(self, shelf: Shelf, now: float, place: i64) -> float:
        """Give what it brings to take a card off and shelve it where it is best."""
        card = shelf.card_at(place)
        most = shelf.groups()
        after = shelf.copy()
        after.remove(place)
        best = NOTHING
        for other in after.places_keeping(most if most > 1 else 1):
            tried = after.copy()
            tried.put(other, card)
            found = self.value(tried) - now
            if found > best:
                best = found
        return best
