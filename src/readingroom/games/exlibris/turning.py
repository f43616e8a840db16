"""EXL-E9: the best set of cards to turn face down before the inspection, found exactly.

What stays face up is a chain: cards in reading order, each later than the one before. So the question is which chain
is worth most. Points do not simply add up: diversity counts the scarcest category only, and the prominent award comes in
steps. So chains are searched, and a search is cut off where it cannot lead to more than what was found already. How
much it can lead to at most is known from a simpler task: if the three points for a book of the scarcest category are
shared out among all five, in any fixed way, and the award is replaced by so much a book, points do add up, and the best
chain is found by going once from the end to the beginning. No way to share makes that less than the truth. A few good
ways to share are looked for first.

Worths are points times POINT, and below that the tie-breakers of EXL-E8: of two chains with the same points the one
with more books is better, then the one with fewer banned books.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.exlibris.components import CATEGORIES, Deck, all_books, books_of
from readingroom.games.exlibris.scoring import award, banned_books, diversity, focus, solo_award

POINT: Final[i64] = 65536
BOOK: Final[i64] = 64
KEY: Final[i64] = 128  # more than there are places on a shelf
MOST_BOOKS: Final[i64] = 85  # of one category
TRIALS: Final[i64] = 60


def awards(others: list[int]) -> list[int]:
    """List the prominent award for each number of books that one can have, while the others' numbers stand."""
    return [int(award(count, others)) for count in range(MOST_BOOKS + 1)]


def solo_awards(other: i64) -> list[int]:
    """List the prominent award of a game for one, for each number of books."""
    return [int(solo_award(count, other)) for count in range(MOST_BOOKS + 1)]


def best_turned(
    cards: list[int], deck: Deck, prominent: i64, banned: i64, chosen: i64, awarded: list[int]
) -> list[int]:
    """Say which cards of a shelf, by their rank in reading order, to turn face down, for the most points.

    `chosen` is the focus; `awarded` comes from `awards` or `solo_awards`. Cards that the inspection turns anyway are
    not listed.
    """
    search = Search(cards, deck, prominent, banned, chosen, awarded)
    search.run()
    turned: list[int] = []
    last: i64 = -1
    for rank, card in enumerate(cards):
        if card < 0:
            continue
        if rank in search.best_chain:
            last = card
        elif card > last:
            turned.append(rank)
    return turned


@final
class Share:
    """One way to share out what does not add up: the worth of each card, and of the best chain after it."""

    def __init__(self) -> None:
        self.bound: i64 = 0  # of all chains
        self.cards: list[int] = []  # by number: what the card is worth
        self.after: list[int] = []  # by number: what it and the best chain after it are worth, the constant added


@final
class Search:
    """Searches the chains of one shelf; cards are numbered in reading order, those that lie face down left out."""

    def __init__(
        self, cards: list[int], deck: Deck, prominent: i64, banned: i64, chosen: i64, awarded: list[int]
    ) -> None:
        self.prominent = prominent
        self.banned = banned
        self.chosen = chosen
        self.awarded = awarded
        self.ranks: list[int] = []
        self.ids: list[int] = []
        self.books: list[int] = []  # by number: the books, eight bits a category
        self.plain: list[int] = []  # by number: what a card is worth by itself, without diversity and award
        for rank, card in enumerate(cards):
            if card >= 0:
                self.ranks.append(rank)
                self.ids.append(card)
                self.books.append(deck.counts[card])
                self.plain.append(int(plain_worth(deck.counts[card], banned, chosen)))
        self.size: i64 = len(self.ids)
        self.follows: list[list[int]] = []  # by number: what may come next; the last row is for the beginning
        self.may_end: list[bool] = []
        self.list_followers()
        self.nodes: i64 = 0
        self.best: i64 = -1000 * POINT
        self.best_chain: list[int] = []  # as ranks
        self.path: list[int] = []
        self.seen: set[int] = set()
        self.share0 = Share()
        self.share1 = Share()
        self.share2 = Share()
        self.share3 = Share()

    def list_followers(self) -> None:
        """Say what may follow each card, leaving out chains that skip a card which could only do good.

        A card that is worth something by itself, and fits between its neighbours in the chain, is never left out.
        """
        for number in range(self.size + 1):
            start: i64 = number + 1 if number < self.size else 0
            least: i64 = self.ids[number] if number < self.size else -1
            free: i64 = 1000  # the earliest of the good cards that have been passed over
            row: list[int] = []
            for other in range(start, self.size):
                card: i64 = self.ids[other]
                if least < card:
                    if card < free:
                        row.append(other)
                    if self.plain[other] >= 0 and card < free:
                        free = card
            self.follows.append(row)
            self.may_end.append(free == 1000)

    def run(self) -> None:
        """Find the best chain."""
        self.look_for_shares()
        self.explore(self.size, 0, 0, 0, 0, 0)

    def explore(self, number: i64, books: i64, worth0: i64, worth1: i64, worth2: i64, worth3: i64) -> None:
        """Go on from a chain that ends with a card, if what may follow can be worth more than the best so far."""
        self.nodes += 1
        if self.may_end[number]:
            self.note(books)
        for other in self.follows[number]:
            if worth0 + self.share0.after[other] <= self.best or worth1 + self.share1.after[other] <= self.best:
                continue
            if worth2 + self.share2.after[other] <= self.best or worth3 + self.share3.after[other] <= self.best:
                continue
            more: i64 = books + self.books[other]
            key = int(more * KEY + other)
            if key in self.seen:
                continue
            self.seen.add(key)
            self.path.append(other)
            self.explore(
                other,
                more,
                worth0 + self.share0.cards[other],
                worth1 + self.share1.cards[other],
                worth2 + self.share2.cards[other],
                worth3 + self.share3.cards[other],
            )
            self.path.pop()

    def note(self, books: i64) -> None:
        """Keep the present chain if it is the best so far."""
        worth = plain_worth(books, self.banned, self.chosen)
        worth += POINT * (diversity(books, self.banned) + self.awarded[books_of(books, self.prominent)])
        if worth > self.best:
            self.best = worth
            self.best_chain = [self.ranks[number] for number in self.path]

    # Ways to share

    def look_for_shares(self) -> None:
        """Try ways to share, each time giving less to the categories of which the best chain has many; keep four."""
        weights: list[int] = [0 if category == self.banned else 3 * POINT // 5 for category in range(len(CATEGORIES))]
        slope: i64 = 0
        for trial in range(TRIALS):
            share = self.shared(weights, slope)
            books = self.follow(share)
            if trial == 0 or share.bound < self.share0.bound:
                self.share3 = self.share2
                self.share2 = self.share1
                self.share1 = self.share0
                self.share0 = share
            if trial == 0:
                self.share1 = share
                self.share2 = share
                self.share3 = share
            step: i64 = POINT // (4 + trial)
            slope = max(0, slope - step * (books_of(books, self.prominent) - self.best_count(slope)))
            weights = self.moved(weights, books, step)

    def shared(self, weights: list[int], slope: i64) -> Share:
        """Give each card its share, and find from the end what chains are worth."""
        share = Share()
        constant: i64 = self.awarded[0] * POINT
        for count in range(MOST_BOOKS + 1):
            constant = max(constant, self.awarded[count] * POINT - slope * count)
        share.after = [0] * self.size
        for number in range(self.size):
            books: i64 = self.books[number]
            worth: i64 = self.plain[number] + slope * books_of(books, self.prominent)
            for category in range(len(CATEGORIES)):
                worth += weights[category] * books_of(books, category)
            share.cards.append(int(worth))
        for number in range(self.size - 1, -1, -1):
            share.after[number] = int(share.cards[number] + self.best_after(share, number, constant))
        share.bound = self.best_after(share, self.size, constant)
        return share

    def best_after(self, share: Share, number: i64, constant: i64) -> i64:
        """Give what the best chain after a card is worth, with the constant."""
        best: i64 = constant if self.may_end[number] else -1000 * POINT
        for other in self.follows[number]:
            if share.after[other] > best:
                best = share.after[other]
        return best

    def follow(self, share: Share) -> i64:
        """Walk along the best chain of a way to share, note what it is really worth, and count its books."""
        number: i64 = self.size
        books: i64 = 0
        self.path = []
        while True:
            best: i64 = -1
            for other in self.follows[number]:
                if best < 0 or share.after[other] > share.after[best]:
                    best = other
            if best < 0 or (self.may_end[number] and self.ends_here(share, number, best)):
                break
            self.path.append(int(best))
            books += self.books[best]
            number = best
        self.note(books)
        self.path = []
        return books

    def ends_here(self, share: Share, number: i64, best: i64) -> bool:
        """Say whether the chain is worth as much without what would follow."""
        if number == self.size:
            return share.bound > share.after[best]
        return share.after[number] - share.cards[number] > share.after[best]

    def best_count(self, slope: i64) -> i64:
        """Give the number of prominent books at which the award is highest above a slope."""
        best: i64 = 0
        for count in range(MOST_BOOKS + 1):
            if (self.awarded[count] - self.awarded[best]) * POINT > slope * (count - best):
                best = count
        return best

    def moved(self, weights: list[int], books: i64, step: i64) -> list[int]:
        """Take from the categories of which there are many books, and give to the scarce ones."""
        total: i64 = 0
        for category in range(len(CATEGORIES)):
            if category != self.banned:
                total += books_of(books, category)
        raw: list[int] = []
        left: i64 = 0
        for category in range(len(CATEGORIES)):
            value: i64 = 0
            if category != self.banned:
                value = max(0, weights[category] - step * (5 * books_of(books, category) - total) // 5)
            raw.append(int(value))
            left += value
        if left == 0:
            return weights
        result = [int(3 * POINT * value // left) for value in raw]
        for category in range(len(CATEGORIES)):
            if category != self.banned:
                result[category] += int(3 * POINT) - sum(result)  # all three points are shared out
                break
        return result


def plain_worth(books: i64, banned: i64, chosen: i64) -> i64:
    """Give what books are worth but for diversity and the award: focus, banned books, and the tie-breakers."""
    points = focus(books, chosen) + banned_books(books, banned)
    return POINT * points + BOOK * all_books(books) + banned_books(books, banned)
