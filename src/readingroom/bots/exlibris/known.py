"""What a seat knows that matters to its judge: its shelf and hand, what books are worth, and how long it goes on."""

from math import exp

from readingroom.bots.exlibris.eye import Eye
from readingroom.bots.exlibris.quick.glance import (
    BANNED,
    BOOKS_A_CARD,
    DIVERSITY,
    EXTRA,
    FOCUS,
    FROM_HAND,
    LEFT_LYING,
    SCARCITY,
    SHELVED_A_ROUND,
)
from readingroom.games.exlibris.components import CATEGORIES, Deck, books_of
from readingroom.games.exlibris.end.advice import public_books
from readingroom.games.exlibris.end.scoring import count_books, inspected
from readingroom.games.exlibris.solo import ROUNDS
from readingroom.games.exlibris.state import CATEGORY, READY
from readingroom.games.exlibris.view import ExLibrisView

RIVALS_FOCUS = 0.4  # what one may think of any category: it is the focus of a rival, or it is not
PROMINENT = 1.3
CLOSE_RACE = 1.4  # how much more a prominent book counts where the next rival has as many
PROMINENT_ALONE = 4.0  # the public library gets the award that one does not get
DRAWN = 0.5  # a card that is drawn is still to be shelved, which takes another action
UNFIT = 0.8  # what a card adds less than its books are worth: not every card fits
PUBLIC = 1.0  # what a book is worth to the public library, where it is not banned


class Known:
    """A seat's knowledge, with the worth of its cards worked out when they are asked for."""

    def __init__(self, view: ExLibrisView, deck: Deck) -> None:
        self.view = view
        self.deck = deck
        self.me = view.seat
        self.alone = view.seats == 1
        self.shelf = view.shelf(self.me)
        self.hand = list(view.hand(self.me))
        self.focus = view.focus(self.me)[0] - CATEGORY if view.focus(self.me) else -1
        self.ready = sum(where == READY for where in view.where(self.me))
        self.counts = [self.books(seat) for seat in range(view.seats)]
        diverse = self.diverse()
        self.eye = Eye(deck, self.weights(diverse), self.left(), diverse, view.banned)
        self.now = self.eye.value(self.shelf)
        self._gains: dict[int, float] = {}
        self._draw: float | None = None

    def books(self, seat: int) -> list[int]:
        """Count the books of a shelf that stand in order, by category."""
        books = count_books(inspected(self.view.shelf(seat).cards), self.deck)
        return [int(books_of(books, category)) for category in range(len(CATEGORIES))]

    def diverse(self) -> list[float]:
        """Say what one more book of each category is worth for diversity: most where one has fewest."""
        counts = self.counts[self.me]
        plain = [count for category, count in enumerate(counts) if category != self.view.banned]
        mean = sum(plain) / len(plain)
        worths = [DIVERSITY * min(2.5, max(0.2, 1 + SCARCITY * (mean - count))) for count in counts]
        worths[self.view.banned] = 0.0
        return worths

    def weights(self, diverse: list[float]) -> list[float]:
        """Say what one more book of each category is worth."""
        weights = diverse[:]
        if self.focus >= 0:
            weights[self.focus] += FOCUS
        weights[self.view.prominent] += self.race_alone() if self.alone else self.race()
        weights[self.view.banned] = BANNED
        return weights

    def race(self) -> float:
        """Say what one more prominent book is worth: most where a rival has as many."""
        mine = self.counts[self.me][self.view.prominent]
        spread = 2.0 + 0.3 * self.left()
        rivals = [self.counts[seat][self.view.prominent] for seat in range(self.view.seats) if seat != self.me]
        nearest = min(abs(mine - books) for books in rivals)
        return PROMINENT * CLOSE_RACE * exp(-0.5 * (nearest / spread) ** 2)

    def race_alone(self) -> float:
        """Say what one more prominent book is worth against the public library: little where all is decided."""
        rounds = int(ROUNDS) - self.view.round
        coming = BOOKS_A_CARD * (rounds * (self.view.level + LEFT_LYING) + len(self.hand))
        theirs = public_books(self.view, self.deck) + coming
        mine = self.counts[self.me][self.view.prominent] + 0.8 * self.left()
        return PROMINENT_ALONE * exp(-0.5 * ((mine - theirs) / (3.0 + 0.3 * self.left())) ** 2)

    def left(self) -> float:
        """Guess how many cards this seat will still shelve."""
        if self.alone:
            rounds = int(ROUNDS) - self.view.round
            return max(1.0, rounds * SHELVED_A_ROUND + self.ready)
        if self.view.last:
            return max(1.0, self.ready + 1.0)
        fullest = max(int(self.view.shelf(seat).count()) for seat in range(self.view.seats))
        return EXTRA + max(0, self.view.limit - fullest)

    def over_soon(self) -> bool:
        """Say whether cards drawn now can hardly be shelved any more."""
        return self.view.last and self.ready < 2

    def gain(self, card: int) -> float:
        """Say what a card adds to the shelf in its best place."""
        if card < 0:
            return 2.0
        if card not in self._gains:
            self._gains[card] = self.eye.gain(self.shelf, self.now, card)
        return self._gains[card]

    def slots(self) -> int:
        """Guess how many cards of the hand will still be shelved."""
        return max(0, self.ready if self.view.last else round(FROM_HAND * self.left()))

    def spare(self) -> float:
        """Say what the card of the hand adds that will just not be shelved any more, or 0 if all will be."""
        gains = sorted((max(0.0, self.gain(card)) for card in self.hand), reverse=True)
        slots = self.slots()
        return gains[slots] if slots < len(gains) else 0.0

    def hold(self, card: int) -> float:
        """Say what a card in hand is worth: it may be shelved later, if there are not better ones enough."""
        gain = max(0.0, self.gain(card))
        if gain > self.spare():
            return 0.6 * gain
        return 0.05 * gain if self.view.last else 0.3 * gain

    def draw(self) -> float:
        """Say what it is worth to draw a card."""
        if self._draw is None:
            self._draw = self.draw_worth()
        return self._draw

    def draw_worth(self) -> float:
        """Work it out: a card is worth what it adds beyond the cards that one has anyway."""
        if self.view.last and self.ready < 2:
            return -0.5 if self.alone else 0.1  # what is not shelved goes to the public library
        least = self.spare() + UNFIT
        beyond = sum(worth - least for worth in self.eye.worths if worth > least)
        return 0.1 + DRAWN * beyond / len(self.eye.worths)

    def discard_cost(self, card: int) -> float:
        """Say what else it costs to discard a card: in a game for one, the public library gets it."""
        if not self.alone:
            return 0.0
        cost = 0.0
        for category in self.deck.books[card]:
            cost += -0.8 if category == self.view.banned else PUBLIC
            cost += 0.5 if category == self.view.prominent else 0
        return cost

    def rival_gain(self, seat: int, card: int) -> float:
        """Guess what a card would add to the shelf of a rival."""
        if card < 0:
            return 2.0
        shelf = self.view.shelf(seat)
        eye = Eye(self.deck, self.rival_weights(seat), self.left(), [DIVERSITY] * len(CATEGORIES), self.view.banned)
        return max(0.0, eye.gain(shelf, eye.value(shelf), card))

    def rival_weights(self, seat: int) -> list[float]:
        """Guess what one more book of each category is worth to a rival."""
        weights = [DIVERSITY + RIVALS_FOCUS] * len(CATEGORIES)
        weights[self.view.prominent] += PROMINENT
        weights[self.view.banned] = BANNED
        return weights

    def home(self) -> float:
        """Say what a home action is worth."""
        return max([self.draw(), *(self.gain(card) for card in self.hand)])

    def best_two(self, cards: list[int]) -> tuple[float, float]:
        """Give the gains of the two cards that add most."""
        gains = sorted((max(0.0, self.gain(card)) for card in cards), reverse=True)
        return (gains + [0.0, 0.0])[0], (gains + [0.0, 0.0])[1]
