"""EXL-E9: the best set of cards to turn face down before the inspection, found exactly.

What stays face up is a chain: cards in reading order, each later than the one before. The question is which chain is
worth most. Points do not simply add up: diversity counts the scarcest category only, and the prominent award comes in
steps. But for a given goal (at least so many books of each category, and so many of the prominent one) diversity and
award are settled, and all else adds up. So each goal is a task of its own: the best chain that reaches it.

A goal's chains are searched from the beginning to the end, and a search is cut off where it cannot lead to more than
what was found already. How much it can lead to at most comes from prices: pay something for every book of a category,
and charge the same for every book that the goal still needs. Whatever the prices, a chain that reaches the goal gains
by that, or comes out even; and what the best chain is worth with prices, goal or no goal, is found by going once
through the cards. Good prices, for which little is gained, are looked for first: a category of which the best chain has
too many books gets cheaper, one of which it has too few gets dearer. Most goals are seen to be hopeless by then.

Worths are points times POINT, and below that the tie-breakers of EXL-E8: of two chains with the same points the one
with more books is better, then the one with fewer banned books.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.exlibris.components import KINDS_OF_BOOKS, ONE_BOOK, Deck, all_books, books_of
from readingroom.games.exlibris.end.scoring import (
    award,
    banned_points,
    diversity_points,
    focus_points,
    out_of_order,
    solo_award,
)
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN

POINT: Final[i64] = 65536
BOOK: Final[i64] = 64
HOPELESS: Final[i64] = -1000 * 65536
KEY: Final[i64] = 128  # more than there are places on a shelf
MOST_BOOKS: Final[i64] = 85  # of one category
TOPS: Final[i64] = 0x808080808080  # the highest bit of each category's eight
FIRST_TRIALS: Final[i64] = 40
TRIALS: Final[i64] = 48  # of prices for one goal


def awards(others: list[int]) -> list[int]:
    """List the prominent award for each number of books that one can have, while the others' numbers stand."""
    return [int(award(count, others)) for count in range(MOST_BOOKS + 1)]


def solo_awards(other: i64) -> list[int]:
    """List the prominent award of a solo game, for each number of books."""
    return [int(solo_award(count, other)) for count in range(MOST_BOOKS + 1)]


def best_turned(
    cards: list[int], deck: Deck, prominent: i64, banned: i64, chosen: i64, awarded: list[int]
) -> list[int]:
    """Say which cards of a shelf, by their rank in reading order, to turn face down, for the most points.

    `chosen` is the focus; `awarded` comes from `awards` or `solo_awards`. Cards that the inspection turns anyway are
    not listed.
    """
    search = ChainSearch(cards, deck, prominent, banned, chosen, awarded)
    search.run()
    chain = [card if rank in search.best_chain else int(FACE_DOWN) for rank, card in enumerate(cards)]
    turned: list[int] = []
    for rank, card in enumerate(cards):
        if card >= 0 and chain[rank] == FACE_DOWN:
            left_up = chain[:]
            left_up[rank] = card
            if rank not in out_of_order(left_up):
                turned.append(rank)
    return turned


def plain_worth(books: i64, banned: i64, chosen: i64) -> i64:
    """Give what books are worth but for diversity and award: focus, banned books, and the tie-breakers."""
    points = focus_points(books, chosen) + banned_points(books, banned)
    return POINT * points + BOOK * all_books(books) + banned_points(books, banned)


def still_needed(goal: i64, books: i64) -> i64:
    """Take books from a goal, category by category, never below nothing; all six at once."""
    left = (goal | TOPS) - books
    enough = left & TOPS
    return left & (enough - (enough >> 7))


def within(needed: i64, most: i64) -> bool:
    """Say whether of no category more is needed than there is."""
    return ((most | TOPS) - needed) & TOPS == TOPS


@final
class Prices:
    """A price for a book of each category, and what chains are worth with it."""

    def __init__(self) -> None:
        self.price0: i64 = 0
        self.price1: i64 = 0
        self.price2: i64 = 0
        self.price3: i64 = 0
        self.price4: i64 = 0
        self.price5: i64 = 0
        self.after: list[int] = []  # by card: what it and the best chain after it are worth
        self.bound: i64 = 0  # what the best chain of all is worth

    def charge(self, books: i64) -> i64:
        """Give the price of some books."""
        return (
            self.price0 * (books & 255)
            + self.price1 * ((books >> 8) & 255)
            + self.price2 * ((books >> 16) & 255)
            + self.price3 * ((books >> 24) & 255)
            + self.price4 * ((books >> 32) & 255)
            + self.price5 * ((books >> 40) & 255)
        )

    def moved(self, chain: i64, goal: i64, step: i64) -> "Prices":
        """Make what the chain has too much of cheaper, and what it lacks dearer; no price falls below nothing."""
        other = Prices()
        other.price0 = max(0, self.price0 - step * ((chain & 255) - (goal & 255)))
        other.price1 = max(0, self.price1 - step * (((chain >> 8) & 255) - ((goal >> 8) & 255)))
        other.price2 = max(0, self.price2 - step * (((chain >> 16) & 255) - ((goal >> 16) & 255)))
        other.price3 = max(0, self.price3 - step * (((chain >> 24) & 255) - ((goal >> 24) & 255)))
        other.price4 = max(0, self.price4 - step * (((chain >> 32) & 255) - ((goal >> 32) & 255)))
        other.price5 = max(0, self.price5 - step * (((chain >> 40) & 255) - ((goal >> 40) & 255)))
        return other


@final
class ChainSearch:
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
        self.most: list[int] = []  # by number: of each category, the most books that can come from there on
        self.list_followers()
        self.list_most()
        self.nodes: i64 = 0  # tried so far; by it tests see that the search stays short
        self.best: i64 = HOPELESS
        self.best_chain: list[int] = []  # as ranks
        self.path: list[int] = []
        self.goal: i64 = 0
        self.given: i64 = 0  # what reaching the goal is worth
        self.seen: dict[int, int] = {}
        self.free = Prices()
        self.near = Prices()
        self.good = Prices()

    def list_followers(self) -> None:
        """Say what may follow each card, leaving out chains that skip a card which could only do good.

        A card that is worth something by itself, and fits between its neighbours in the chain, is never left out.
        """
        for number in range(self.size + 1):
            start: i64 = number + 1 if number < self.size else 0
            least: i64 = self.ids[number] if number < self.size else -1
            good: i64 = 1000  # the earliest of the good cards that have been passed over
            row: list[int] = []
            for other in range(start, self.size):
                card: i64 = self.ids[other]
                if least < card < good:
                    row.append(other)
                    if self.plain[other] >= 0:
                        good = card
            self.follows.append(row)
            self.may_end.append(good == 1000)

    def list_most(self) -> None:
        """Count, for each card and category by itself, the most books of a chain from there on."""
        self.most = [0] * (self.size + 1)
        for step in range(self.size + 1):
            number: i64 = self.size - 1 - step if step < self.size else self.size
            most: i64 = 0
            for category in range(KINDS_OF_BOOKS):
                best: i64 = 0
                for other in self.follows[number]:
                    best = max(best, books_of(self.most[other], category))
                most += best * ONE_BOOK[category]
            self.most[number] = int(most + self.books[number]) if number < self.size else int(most)

    def run(self) -> None:
        """Find the best chain: goal by goal, those that promise most first."""
        self.priced(self.free)
        self.follow(self.free)
        goals: list[tuple[int, int, int]] = []  # the bound, the goal, and what reaching it is worth
        fewest: i64 = MOST_BOOKS
        for category in range(KINDS_OF_BOOKS):
            if category != self.banned:
                fewest = min(fewest, books_of(self.most[self.size], category))
        prices = self.first_prices()
        for least in range(fewest + 1):
            for count in range(books_of(self.most[self.size], self.prominent) + 1):
                if count and (self.awarded[count] == self.awarded[count - 1] or count < least):
                    continue
                goal = self.goal_of(least, count)
                given: i64 = POINT * (3 * least + self.awarded[max(least, count)])
                bound = min(self.free.bound, prices.bound - prices.charge(goal)) + given
                goals.append((int(bound), int(goal), int(given)))
        goals.sort(reverse=True)
        for bound, goal, given in goals:
            if bound > self.best:
                self.reach(goal, given, prices)

    def goal_of(self, least: i64, count: i64) -> i64:
        """Make a goal: so many books of each category that is not banned, and so many of the prominent one."""
        goal: i64 = 0
        for category in range(KINDS_OF_BOOKS):
            if category != self.banned:
                goal += (max(least, count) if category == self.prominent else least) * ONE_BOOK[category]
        return goal

    # Prices

    def first_prices(self) -> Prices:
        """Look for prices that add up to the three points of diversity, good for no goal in particular."""
        prices = Prices()
        fifth: i64 = 3 * POINT // 5
        prices = prices.moved(0, self.goal_of(1, 0), fifth)
        best = prices
        for trial in range(FIRST_TRIALS):
            self.priced(prices)
            chain = self.follow(prices)
            if trial == 0 or prices.bound < best.bound:
                best = prices
            fewest: i64 = diversity_points(chain, self.banned) // 3
            step: i64 = POINT // (4 + trial)
            prices = self.evened(prices.moved(chain, self.goal_of(fewest, 0), step))
        return best

    def evened(self, prices: Prices) -> Prices:
        """Scale prices so that one book of each category costs three points."""
        total = prices.charge(self.goal_of(1, 0))
        if not total:
            return prices
        other = Prices()
        other.price0 = 3 * POINT * prices.price0 // total
        other.price1 = 3 * POINT * prices.price1 // total
        other.price2 = 3 * POINT * prices.price2 // total
        other.price3 = 3 * POINT * prices.price3 // total
        other.price4 = 3 * POINT * prices.price4 // total
        other.price5 = 3 * POINT * prices.price5 // total
        return other

    def priced(self, prices: Prices) -> None:
        """Find, from the end, what the best chains are worth with these prices."""
        prices.after = [0] * self.size
        for number in range(self.size - 1, -1, -1):
            worth: i64 = self.plain[number] + prices.charge(self.books[number])
            prices.after[number] = int(worth + self.best_after(prices, number))
        prices.bound = self.best_after(prices, self.size)

    def best_after(self, prices: Prices, number: i64) -> i64:
        """Give what the best chain after a card is worth."""
        best: i64 = 0 if self.may_end[number] else HOPELESS
        for other in self.follows[number]:
            if prices.after[other] > best:
                best = prices.after[other]
        return best

    def follow(self, prices: Prices) -> i64:
        """Walk along the best chain, note what it is really worth, and count its books."""
        number: i64 = self.size
        books: i64 = 0
        self.path = []
        while True:
            best: i64 = -1
            for other in self.follows[number]:
                if best < 0 or prices.after[other] > prices.after[best]:
                    best = other
            if best < 0 or (self.may_end[number] and prices.after[best] <= 0):
                break
            self.path.append(int(best))
            books += self.books[best]
            number = best
        self.note(books)
        self.path = []
        return books

    def note(self, books: i64) -> None:
        """Keep the present chain if it is the best so far."""
        worth = plain_worth(books, self.banned, self.chosen)
        worth += POINT * (diversity_points(books, self.banned) + self.awarded[books_of(books, self.prominent)])
        if worth > self.best:
            self.best = worth
            self.best_chain = [self.ranks[number] for number in self.path]

    # One goal

    def reach(self, goal: i64, given: i64, prices: Prices) -> None:
        """Look for good prices for a goal, and if it is not hopeless by them, search."""
        self.good = prices
        self.near = prices
        bound = prices.bound - prices.charge(goal)
        for trial in range(TRIALS):
            if bound + given <= self.best:
                return
            prices = prices.moved(self.follow(prices), goal, POINT // (8 + 2 * trial))
            self.priced(prices)
            found = prices.bound - prices.charge(goal)
            if found < bound:
                bound = found
                self.near = self.good
                self.good = prices
        if bound + given <= self.best:
            return
        self.goal = goal
        self.given = given
        self.seen = {}
        self.explore(self.size, 0, given)

    def explore(self, number: i64, books: i64, worth: i64) -> None:
        """Go on from a chain that ends with a card, if what may follow can be worth more than the best so far."""
        self.nodes += 1
        needed = still_needed(self.goal, books)
        if self.may_end[number] and not needed:
            self.note(books)
        good = worth - self.good.charge(needed)
        near = worth - self.near.charge(needed)
        for other in self.follows[number]:
            if good + self.good.after[other] <= self.best or worth + self.free.after[other] <= self.best:
                continue
            if near + self.near.after[other] <= self.best or not within(needed, self.most[other]):
                continue
            more: i64 = books + self.books[other]
            value: i64 = worth + self.plain[other]
            key = int(still_needed(self.goal, more) * KEY + other)
            if self.seen.get(key, int(HOPELESS)) >= value:
                continue
            self.seen[key] = int(value)
            self.path.append(other)
            self.explore(other, more, value)
            self.path.pop()
