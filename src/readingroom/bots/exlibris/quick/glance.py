"""A glance at a seat: what its shelf holds in order, where the gaps are, and what books and cards are worth to it."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from readingroom.bots.exlibris.eye import (
    FADING,
    HOLE,
    LONG,
    NEW_ROW,
    NOTHING,
    ROOM,
    ROW_END,
    TOO_LATE,
    WASTE,
    WIDEST_RECTANGLE,
)
from readingroom.games.exlibris.components import CARDS, KINDS_OF_BOOKS, Deck, books_of
from readingroom.games.exlibris.shelf.rows import BIT, COLUMNS, ones
from readingroom.games.exlibris.shelf.shelf import Shelf
from readingroom.games.exlibris.solo import ROUNDS
from readingroom.games.exlibris.state import CATEGORY, DISCARDS, PER_SEAT, READY, ExLibris, focus, hand, holds

CORNER: Final = 0.3  # what a place beside a full rectangle is worth
FADED: Final = [FADING**missing for missing in range(13)]
DIVERSITY: Final = 0.6  # three points for a book of the scarcest category, shared by five
SCARCITY: Final = 0.3  # how much more a book counts of which one has fewer than of others
FOCUS: Final = 2.0
PROMINENT: Final = 1.8  # where the next rival has as many
PROMINENT_ALONE: Final = 3.0
BANNED: Final = -1.0
EXTRA: Final = 4.0  # cards that are shelved after the last round was called
SHELVED_A_ROUND: Final = 4.2  # by one player
BOOKS_A_CARD: Final = 85 / 152  # of one category
LEFT_LYING: Final = 4.0  # cards of a round that go to the public library from the locations
FROM_HAND: Final = 0.5  # of the cards to come, so many are shelved from the hand
UNSEEN: Final[i64] = -1
DRAWN: Final = 1.5  # what a card is worth that is drawn and still to be shelved
DRAWN_IN_VAIN: Final = 0.5  # and if the hand is full already
LEFT_OVER: Final = 0.1  # and if there is no time to shelve it


@final
class Glance:
    """A glance at a shelf, for who has no time to try every place: its chain, its gaps, and the rectangle in sight.

    Gaps are counted by the cards of the chain before them. What a card adds is guessed as the eye does it: its books,
    what it does to the room in its gap, and whether it helps to fill the rectangle.
    """

    def __init__(self, deck: Deck, shelf: Shelf, weights: list[float], left: float) -> None:
        self.deck: Final = deck
        self.shelf: Final = shelf
        self.weights: Final = weights
        self.left: Final = left
        self.ranks: Final[list[int]] = []  # of the cards that can stay face up, by their rank
        self.chain: Final[list[int]] = []  # these cards, rising
        self.total: Final = self.find_chain(shelf.cards)
        self.height: Final = shelf.height()
        self.new_rows: Final = NEW_ROW * float(int(3 - self.height))
        self.window: i64 = 0  # the columns of the rectangle in sight
        self.three = False  # it has three rows
        self.step = 0.0  # what one more card in it is worth
        self.find_rectangle()
        self.places: Final = shelf.legal_places()  # in reading order, so that those of a gap stand together
        self.starts: Final[list[int]] = []  # by gap: its first place, and in the end how many there are
        self.spaces: Final[list[float]] = [0.0]  # by place: how many cards the places before it will take
        self.find_gaps()
        self.lost_above: Final = self.lost(0)  # what a new row below takes from those that could come above
        self.lost_below: Final = self.lost(len(self.chain))
        self.unfit: Final = self.step - WASTE * (1.0 if left > LONG else left / LONG)  # what a card adds out of order

    def worth(self, card: i64) -> float:
        """Give what the books of a card are worth."""
        return sum_of(self.deck.counts[card], self.weights)

    def find_chain(self, cards: list[int]) -> float:
        """Find the cards that are worth most in order."""
        size: i64 = len(cards)
        best: list[float] = []  # by rank: the best chain that ends there
        before: list[int] = []
        top: i64 = -1
        highest = 0.0
        for rank in range(size):
            card: i64 = cards[rank]
            value = NOTHING
            link = -1
            if card >= 0:
                value = 0.0
                for other in range(rank):
                    if best[other] > value and cards[other] < card:
                        value = best[other]
                        link = int(other)
                value += self.worth(card)
            best.append(value)
            before.append(link)
            if value > highest:
                highest = value
                top = rank
        while top >= 0:
            self.ranks.append(int(top))
            self.chain.append(cards[top])
            top = before[top]
        self.ranks.reverse()
        self.chain.reverse()
        return highest

    def find_rectangle(self) -> None:
        """Find the rectangle that promises most, as the eye does."""
        shelf = self.shelf
        best = 0.0
        width = shelf.width()
        for wide in range(2, WIDEST_RECTANGLE + 1):
            window: i64 = BIT[wide] - 1
            for _ in range(width + 2):
                in1 = ones(shelf.row1 & window)
                in2 = ones(shelf.row2 & window)
                in3 = ones(shelf.row3 & window)
                best = self.sighted(best, 3 * wide, in1 + in2 + in3, window, True)
                best = self.sighted(best, 2 * wide, in2 + in3 if self.height == 3 else in1 + in2, window, False)
                window <<= 1
        if not shelf.cards:
            self.step = best / FADING  # before the first card, nothing is in sight

    def sighted(self, best: float, size: i64, filled: i64, window: i64, three: bool) -> float:
        """Note a rectangle if it promises more than the best so far."""
        missing = size - filled
        if missing > 12:
            return best
        value = float(int(size)) * FADED[missing]
        if float(int(missing)) > self.left:
            value *= TOO_LATE
        if value <= best:
            return best
        self.window = window
        self.three = three
        self.step = value / FADING - value if missing else CORNER
        return value

    def find_gaps(self) -> None:
        """Sort the places into gaps, and count how many cards each will take."""
        ranks = self.ranks
        gaps: i64 = len(ranks)
        shelf = self.shelf
        gap: i64 = 0
        total = 0.0
        self.starts.append(0)
        for number in range(len(self.places)):
            place: i64 = self.places[number]
            rank = shelf.rank(place)
            while gap < gaps and ranks[gap] < rank:
                gap += 1
                self.starts.append(int(number))
            row = place // COLUMNS
            if 0 < row <= self.height:
                total += HOLE if shelf.has(place - 1) and shelf.has(place + 1) else ROW_END
            self.spaces.append(total)
        while gap <= gaps:
            gap += 1
            self.starts.append(len(self.places))

    def lost(self, gap: i64) -> float:
        """Say how many cards fewer find a place at one end of the alphabet if a row is begun at the other."""
        gaps: i64 = len(self.chain)
        if not gaps:
            return 0.0
        cards: i64 = self.chain[0] if gap == 0 else CARDS - 1 - self.chain[gaps - 1]
        coming = self.left * float(int(cards)) / float(int(CARDS))
        space = self.spaces[self.starts[gap + 1]] - self.spaces[self.starts[gap]] + self.new_rows
        return least(coming, space) - least(coming, space - NEW_ROW)

    def offer(self, place: i64) -> float:
        """Say what a place offers to any card: a step to the rectangle."""
        bit: i64 = BIT[place % COLUMNS]
        if not self.window & bit:
            return 0.0
        row = place // COLUMNS
        return self.step if self.three or row == self.height or row == self.height - 1 else 0.0

    def gap_of(self, card: i64) -> i64:
        """Find the gap of the chain that a card belongs into."""
        gap: i64 = 0
        gaps: i64 = len(self.chain)
        while gap < gaps and self.chain[gap] < card:
            gap += 1
        return gap

    def gain(self, card: i64) -> float:
        """Give about what a card adds to the shelf in its best place."""
        gap = self.gap_of(card)
        begin: i64 = self.starts[gap]
        end: i64 = self.starts[gap + 1]
        if begin == end:
            return self.unfit
        gaps: i64 = len(self.chain)
        low: i64 = self.chain[gap - 1] if gap else -1
        high: i64 = self.chain[gap] if gap < gaps else CARDS
        a_card = self.left / float(int(CARDS))
        before_it = a_card * float(int(card - low - 1))
        after_it = a_card * float(int(high - card - 1))
        space = self.spaces[end] - self.spaces[begin]
        if gap == 0:
            space += self.new_rows
        if gap == gaps:
            space += self.new_rows
        now = least(before_it + after_it, space)
        best = NOTHING
        for number in range(begin, end):
            then = self.room_beside(gap, number, before_it, after_it)
            value = self.offer(self.places[number]) + ROOM * (then - now)
            if value > best:
                best = value
        gain = self.worth(card) + best
        return gain if gain > self.unfit else self.unfit  # some cards had better stand out of order

    def room_beside(self, gap: i64, number: i64, before_it: float, after_it: float) -> float:
        """Say for how many more cards there is room on both sides of a place in a gap, once a card stands there."""
        begin: i64 = self.starts[gap]
        end: i64 = self.starts[gap + 1]
        place: i64 = self.places[number]
        on_the_left = self.spaces[number] - self.spaces[begin]
        on_the_right = self.spaces[end] - self.spaces[number + 1]
        if not self.shelf.has(place - 1) and (number == begin or self.places[number - 1] != place - 1):
            on_the_left += ROW_END
        if not self.shelf.has(place + 1) and (number + 1 == end or self.places[number + 1] != place + 1):
            on_the_right += ROW_END
        row = place // COLUMNS
        rows = self.new_rows if 0 < row <= self.height else self.new_rows - NEW_ROW
        if gap == 0:
            on_the_left += rows
        if gap == len(self.chain):
            on_the_right += rows
        then = least(before_it, on_the_left) + least(after_it, on_the_right)
        if row == 0:
            return then - self.lost_below
        return then - self.lost_above if row > self.height else then

    def fits(self, place: i64, card: i64) -> bool:
        """Say whether a card would stand in its order in a place."""
        rank = self.shelf.rank(place)
        gap = self.gap_of(card)
        ranks = self.ranks
        return (gap == 0 or ranks[gap - 1] < rank) and (gap == len(ranks) or rank <= ranks[gap])

    def books(self) -> i64:
        """Count the books of the chain, eight bits a category."""
        books: i64 = 0
        for card in self.chain:
            books += self.deck.counts[card]
        return books


# What a seat has and wants


def sum_of(counts: i64, weights: list[float]) -> float:
    """Give what some books are worth."""
    total = 0.0
    category: i64 = 0
    while counts:
        books = counts & 255
        if books:
            total += weights[category] * float(int(books))
        counts >>= 8
        category += 1
    return total


def least(one: float, other: float) -> float:
    """Give the lesser of two numbers."""
    return one if one < other else other


def standing(cards: list[int], deck: Deck) -> i64:
    """Count the books of the cards that stand in order, as an inspection would leave them, eight bits a category.

    As `out_of_order` says (EXL-E2), but in one pass without a list: this is called for every shelf in every playout.
    """
    books: i64 = 0
    last: i64 = -1
    for card in cards:
        if card > last:
            last = card
            books += deck.counts[card]
    return books


def focus_of(g: ExLibris, zone: i64) -> i64:
    """Give the category of a focus; UNSEEN before it is dealt."""
    return g.zones[zone][0] - CATEGORY if g.zones[zone] else UNSEEN


def ready_of(g: ExLibris, seat: i64) -> i64:
    """Count the assistants that a seat has still to place."""
    ready: i64 = 0
    for piece in range(PER_SEAT * seat, PER_SEAT * seat + PER_SEAT):
        if g.where[piece] == READY:
            ready += 1
    return ready


def left_of(g: ExLibris, seat: i64) -> float:
    """Guess how many cards a seat will still shelve."""
    ready = float(int(ready_of(g, seat)))
    if g.seats == 1:
        rounds = float(int(ROUNDS - g.round))
        return max(1.0, rounds * SHELVED_A_ROUND + ready)
    if g.last:
        return ready + 0.5
    fullest: i64 = 0
    for shelf in g.shelves:
        count = shelf.count()
        if count > fullest:
            fullest = count
    rest: i64 = g.limit - fullest
    return EXTRA + (float(int(rest)) if rest > 0 else 0.0)


def weights_of(g: ExLibris, seat: i64, left: float) -> list[float]:
    """Say what one more book of each category is worth to a seat."""
    books = standing(g.shelves[seat].cards, g.deck)
    plain: i64 = 0
    for category in range(KINDS_OF_BOOKS):
        if category != g.banned:
            plain += books_of(books, category)
    mean = float(int(plain)) / 5.0
    weights: list[float] = []
    for category in range(KINDS_OF_BOOKS):
        scarce = 1.0 + SCARCITY * (mean - float(int(books_of(books, category))))
        weights.append(DIVERSITY * (0.2 if scarce < 0.2 else 2.5 if scarce > 2.5 else scarce))
    mine = focus_of(g, focus(seat))
    if mine >= 0:
        weights[mine] += FOCUS
    if g.prominent >= 0:
        weights[g.prominent] += race(g, seat, books_of(books, g.prominent), left)
        weights[g.banned] = BANNED
    return weights


def race(g: ExLibris, seat: i64, mine: i64, left: float) -> float:
    """Say what one more prominent book is worth: most where the next rival has as many."""
    if g.seats == 1:
        ahead = float(int(mine)) + 0.8 * left - coming_public_books(g, g.prominent)
        return PROMINENT_ALONE * bell(ahead / (3.0 + 0.3 * left))
    nearest: i64 = 99
    for other in range(g.seats):
        if other != seat:
            apart = books_of(standing(g.shelves[other].cards, g.deck), g.prominent) - mine
            if apart < 0:
                apart = -apart
            if apart < nearest:
                nearest = apart
    return PROMINENT * bell(float(int(nearest)) / (2.0 + 0.3 * left))


def bell(apart: float) -> float:
    """Say how close a race is: one where it is open, nothing where it is decided."""
    return exp(-0.5 * apart * apart)


def coming_public_books(g: ExLibris, category: i64) -> float:
    """Guess how many books of a category the public library will have at the end."""
    books: i64 = 0
    for card in g.zones[DISCARDS]:
        books += books_of(g.deck.counts[card], category)
    rounds = float(int(ROUNDS - g.round))
    coming = rounds * (float(int(g.level)) + LEFT_LYING) + 0.5 * float(len(g.zones[hand(0)]))
    return float(int(books)) + BOOKS_A_CARD * coming


def glance_at(g: ExLibris, seat: i64) -> Glance:
    """Glance at the shelf of a seat, with its own eyes."""
    left = left_of(g, seat)
    return Glance(g.deck, g.shelves[seat], weights_of(g, seat, left), left)


@final
class Means:
    """What a player has to go on with: the glance, the best cards of the hand, and what home actions are worth."""

    def __init__(self, g: ExLibris, seat: i64, glance: Glance) -> None:
        self.glance: Final = glance
        self.hand: Final = g.zones[hand(seat)]
        self.ready: Final = ready_of(g, seat)
        self.last: Final = g.last
        self.alone: Final = g.seats == 1
        self.first = NOTHING  # the gains of the three best cards of the hand
        self.second = NOTHING
        self.third = NOTHING
        self.cheapest = 0.0  # what the worst card of the hand adds
        for card in self.hand:
            self.rank(self.glance.gain(card))
        self.draw: Final = self.draw_worth()
        self.home: Final = self.first if self.first > self.draw else self.draw

    def rank(self, gain: float) -> None:
        """Note the gain of a card of the hand."""
        if self.first == NOTHING or gain < self.cheapest:
            self.cheapest = gain
        if gain > self.first:
            self.third = self.second
            self.second = self.first
            self.first = gain
        elif gain > self.second:
            self.third = self.second
            self.second = gain
        elif gain > self.third:
            self.third = gain

    def draw_worth(self) -> float:
        """Say what it is worth to draw a card."""
        if self.last and self.ready < 2:
            return -0.5 if self.alone else LEFT_OVER
        return DRAWN if float(len(self.hand)) < self.slots() else DRAWN_IN_VAIN

    def slots(self) -> float:
        """Guess how many cards of the hand will still be shelved."""
        return float(int(self.ready)) if self.last else FROM_HAND * self.glance.left

    def hold(self, card: i64) -> float:
        """Say what a card in hand is worth: it may be shelved later."""
        gain = self.glance.gain(card)
        if gain <= 0.0:
            return 0.0
        return 0.6 * gain if gain >= self.third else 0.1 * gain if self.last else 0.3 * gain

    def holds(self, card: i64) -> bool:
        """Say whether a card is in hand."""
        return holds(self.hand, card)

    def keeps(self, card: i64) -> bool:
        """Say whether a card of the shelf can stay face up."""
        return holds(self.glance.chain, card)
