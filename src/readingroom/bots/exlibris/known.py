"""What a seat knows that matters to its judge: its shelf and hand, what books are worth, and how long it goes on."""

from readingroom.bots.exlibris.eye import Eye
from readingroom.games.exlibris.components import CATEGORIES, Deck, books_of
from readingroom.games.exlibris.scoring import count_books, inspected
from readingroom.games.exlibris.state import CATEGORY, DISCARD, READY
from readingroom.games.exlibris.turning import awards, best_turned, solo_awards
from readingroom.games.exlibris.view import ExLibrisView

DIVERSITY = 0.6  # three points for a book of the scarcest category, shared by five
SCARCITY = 0.3  # how much more a book counts of which one has fewer than of others
FOCUS = 2.0
PROMINENT = 1.3
PROMINENT_ALONE = 2.0  # the public library gets the award that one does not get
BANNED = -1.0
EXTRA = 4.0  # cards that are shelved after the last round was called
SOLO_ROUNDS = 5
SHELVED_A_ROUND = 3.5  # by one player
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
        self.ready = sum(place == READY for place in view.where(self.me))
        self.eye = Eye(deck, self.weights(), self.left())
        self.now = self.eye.value(self.shelf)
        self._gains: dict[int, float] = {}

    def weights(self) -> list[float]:
        """Say what one more book of each category is worth."""
        books = count_books(inspected(self.shelf.cards), self.deck)
        counts = [int(books_of(books, category)) for category in range(len(CATEGORIES))]
        plain = [count for category, count in enumerate(counts) if category != self.view.banned]
        mean = sum(plain) / len(plain)
        weights: list[float] = []
        for category, count in enumerate(counts):
            if category == self.view.banned:
                weights.append(BANNED)
                continue
            scarce = min(2.5, max(0.2, 1 + SCARCITY * (mean - count)))
            worth = DIVERSITY * scarce
            worth += FOCUS if category == self.focus else 0
            if category == self.view.prominent:
                worth += PROMINENT_ALONE if self.alone else PROMINENT
            weights.append(worth)
        return weights

    def left(self) -> float:
        """Guess how many cards this seat will still shelve."""
        if self.alone:
            rounds = SOLO_ROUNDS - self.view.round
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

    def hold(self, card: int) -> float:
        """Say what a card in hand is worth: it may be shelved later."""
        later = 0.35 if self.over_soon() else 0.6
        return max(0.0, self.gain(card)) * later

    def draw(self) -> float:
        """Say what it is worth to draw a card."""
        if self.view.last:
            if len(self.hand) < self.ready - 1:
                return 0.9  # there will be time to shelve it
            return -0.5 if self.alone else 0.15  # what is not shelved goes to the public library
        spare = len(self.hand) - 2 * self.left() / SHELVED_A_ROUND
        return 1.3 if len(self.hand) < 5 else 0.9 if spare < 4 else 0.4

    def discard_cost(self, card: int) -> float:
        """Say what else it costs to discard a card: in a game for one, the public library gets it."""
        if not self.alone:
            return 0.0
        cost = 0.0
        for category in self.deck.books[card]:
            cost += -0.8 if category == self.view.banned else PUBLIC
            cost += 0.5 if category == self.view.prominent else 0
        return cost

    def public_books(self) -> int:
        """Count the prominent books of the public library: all that went there was seen."""
        cards: set[int] = set()
        for event in self.view.past:
            if event.target == DISCARD and event.card >= 0:
                cards.add(event.card)
            elif event.source == DISCARD:
                cards.discard(event.card)
        return int(books_of(count_books(list(cards), self.deck), self.view.prominent))

    def home(self) -> float:
        """Say what a home action is worth."""
        return max([self.draw(), *(self.gain(card) for card in self.hand)])

    def best_two(self, cards: list[int]) -> tuple[float, float]:
        """Give the gains of the two cards that add most."""
        gains = sorted((max(0.0, self.gain(card)) for card in cards), reverse=True)
        return (gains + [0.0, 0.0])[0], (gains + [0.0, 0.0])[1]

    def turned(self) -> list[int]:
        """EXL-E9: the cards that are best turned face down."""
        view = self.view
        counts = []
        for seat in range(view.seats):
            books = count_books(inspected(view.shelf(seat).cards), self.deck)
            counts.append(int(books_of(books, view.prominent)))
        others = counts[: self.me] + counts[self.me + 1 :]
        if self.alone:
            awarded = solo_awards(self.public_books())
        else:
            awarded = awards(others)
        ranks = best_turned(self.shelf.cards, self.deck, view.prominent, view.banned, self.focus, awarded)
        return [self.shelf.cards[rank] for rank in ranks]
