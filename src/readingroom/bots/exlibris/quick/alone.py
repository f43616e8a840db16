"""Quick play of the game for one, where the public library gets what one does not shelve: every card counts twice."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from readingroom.bots.exlibris.policy import Mind, drawn, heated
from readingroom.bots.exlibris.quick.glance import (
    BANNED,
    BOOKS_A_CARD,
    Glance,
    focus_of,
    least,
    ready_of,
    sum_of,
)
from readingroom.bots.exlibris.quick.taste import TASTE
from readingroom.engine.chance import Chance
from readingroom.engine.policy import Policy
from readingroom.games.exlibris.actions import (
    AGAIN,
    BURN_ALL,
    BURN_BLINDLY,
    DISCARD,
    DONE,
    DRAW_ONE,
    GIVE,
    KEEP,
    LIFT,
    NAME,
    PLACE,
    RECALL,
    REMOVE,
    SHELVE,
    SPECIAL,
    TAKE,
)
from readingroom.games.exlibris.actions import AT as AT_PLACE
from readingroom.games.exlibris.components import (
    AUTOMATON,
    BOOK_COLLECTOR,
    BOOK_SWAP,
    BOOKSELLER,
    BOOKWORM,
    DIVINERS_HUT,
    DONATION_BIN,
    DUMP,
    FIRE_IMP,
    GOLEM,
    HOME,
    LIBRARIANS_LODGE,
    MUMMY,
    MYSTERY_SHACK,
    PLAIN,
    WISHING_WELL,
    books_of,
    delayed,
)
from readingroom.games.exlibris.end.scoring import count_books
from readingroom.games.exlibris.giving import GiveUp
from readingroom.games.exlibris.solo import ROUNDS
from readingroom.games.exlibris.state import (
    AT,
    CATEGORY,
    DISCARDS,
    PER_SEAT,
    REMOVED,
    ExLibris,
    focus,
    hand,
    holds,
    spent,
)
from readingroom.games.exlibris.verbs import HomeAction

HEAT: Final = 0.15  # how far apart two options must be, in points, so that the worse is seldom chosen
USELESS: Final = -9.0
FOR_A_CARD: Final = 0.9  # what a card at the Shack promises, which lies face down


def most(one: float, other: float) -> float:
    """Give the greater of two numbers."""
    return one if one > other else other


@final
class LonePolicy(Policy[ExLibris]):
    """Plays the game for one as it looks best at a glance, and now and then otherwise."""

    def choose(self, g: ExLibris, seat: i64, options: list[int], chance: Chance) -> i64:
        """Choose an option: the better it looks, the more often."""
        return drawn(options, heated(lone_worths(g, options), HEAT), chance)

    def weights(self, g: ExLibris, seat: i64, options: list[int]) -> list[float]:
        """Say how likely each option is to be a good one."""
        return heated(lone_worths(g, options), HEAT)


def lone_worths(g: ExLibris, options: list[int]) -> list[float]:
    """Say what each option is worth to who plays alone."""
    return LoneMind(g).worths(options)


def scarce(books: i64, banned: i64, heat: float) -> list[float]:
    """Say for each category how likely it will be the one of which there are fewest books."""
    shares: list[float] = [0.0] * 6
    fewest: i64 = 99
    for category in range(6):
        if category != banned:
            count = books_of(books, category)
            if count < fewest:
                fewest = count
    total = 0.0
    for category in range(6):
        if category != banned:
            share = exp(-float(int(books_of(books, category) - fewest)) / heat)
            shares[category] = share
            total += share
    for category in range(6):
        shares[category] = shares[category] / total
    return shares


def rounds_left(g: ExLibris) -> float:
    """Count the rounds that are still to begin."""
    return float(int(ROUNDS - g.round))


def lone_left(g: ExLibris) -> float:
    """Guess how many cards will still be shelved."""
    return most(1.0, rounds_left(g) * TASTE.a_round + TASTE.an_assistant * float(int(ready_of(g, 0))))


@final
class Stakes:
    """What a book more of each category is worth: on one's shelf, and to the public library."""

    def __init__(self, g: ExLibris, left: float) -> None:
        books = count_books(g.shelves[0].cards, g.deck)
        public = count_books(g.zones[DISCARDS], g.deck)
        rounds = rounds_left(g)
        mine = scarce(books, g.banned, TASTE.scarce + TASTE.scarce_early * left)
        theirs = scarce(public, g.banned, TASTE.public_scarce + TASTE.public_scarce_early * rounds)
        self.mine: Final[list[float]] = [3.0 * TASTE.diversity * share for share in mine]
        self.public: Final[list[float]] = [3.0 * TASTE.public_diversity * share for share in theirs]
        liked = focus_of(g, focus(0))
        if liked >= 0:
            self.mine[liked] += 2.0
        if g.prominent >= 0:
            self.guess_focus(g, liked)
            self.mine[g.banned] = BANNED
            self.public[g.banned] = BANNED
            ahead = float(int(books_of(books, g.prominent) - books_of(public, g.prominent)))
            ahead += TASTE.race_books * left - BOOKS_A_CARD * rounds * (float(int(g.level)) + TASTE.left_lying)
            apart = ahead / (TASTE.race_width + TASTE.race_width_early * left)
            race = TASTE.race * exp(-0.5 * apart * apart)
            self.mine[g.prominent] += race
            self.public[g.prominent] += race

    def guess_focus(self, g: ExLibris, mine: i64) -> None:
        """Share the focus of the public library among the categories that it may be."""
        possible: list[int] = []
        for category in range(6):
            if category != g.prominent and category != g.banned and category != mine:
                if not holds(g.zones[REMOVED], CATEGORY + category):
                    possible.append(int(category))
        for category in possible:
            self.public[category] += 2.0 * TASTE.public_focus / float(len(possible))


@final
class LoneMind(Mind):
    """What goes through the mind of who plays alone."""

    def __init__(self, g: ExLibris) -> None:
        left = lone_left(g)
        stakes = Stakes(g, left)
        super().__init__(g, 0, Glance(g.deck, g.shelves[0], stakes.mine, left))
        self.stakes: Final = stakes
        self.cards: Final = g.zones[hand(0)]
        self.share: Final = TASTE.denied_last if g.last else TASTE.denied
        self.one = USELESS  # what shelving the best three cards of the hand is worth
        self.two = USELESS
        self.three = USELESS
        self.cheapest = 9.0
        for card in self.cards:
            self.rank(self.shelving(card))
        for card in self.cards:
            self.cheapest = least(self.cheapest, self.hold(card))
        self.drawing: Final = self.draw_worth()
        self.acting: Final = most(self.drawing, self.one)  # what a home action is worth

    def rank(self, worth: float) -> None:
        """Note what it is worth to shelve a card of the hand."""
        if worth > self.one:
            self.three = self.two
            self.two = self.one
            self.one = worth
        elif worth > self.two:
            self.three = self.two
            self.two = worth
        elif worth > self.three:
            self.three = worth

    def public(self, card: i64) -> float:
        """Say what a card would bring the public library."""
        return sum_of(self.g.deck.counts[card], self.stakes.public)

    def shelving(self, card: i64) -> float:
        """Say what it is worth to shelve a card, which the public library will not have then."""
        return self.glance.gain(card) + self.share * self.public(card)

    def taking(self, card: i64) -> float:
        """Say what it is worth to take a card that the public library has or would get."""
        return self.glance.gain(card) + TASTE.denied_taken * self.public(card)

    def draw_worth(self) -> float:
        """Say what it is worth to draw a card."""
        if self.g.last and self.means.ready < 2:
            return TASTE.draw_in_vain
        size = float(len(self.cards))
        full = size - self.glance.left * 0.5
        worth = TASTE.draw + TASTE.draw_held * size + TASTE.draw_round * rounds_left(self.g)
        return worth + TASTE.draw_full * full if full > 0.0 else worth

    def hold(self, card: i64) -> float:
        """Say what a card in hand is worth beyond what the public library gets by it anyway."""
        worth = self.shelving(card)
        if worth <= 0.0:
            return 0.0
        return TASTE.held * worth if worth >= self.three else TASTE.held_other * worth

    # Options

    def worth(self, option: i64) -> float:
        """Say what an option is worth, by its verb."""
        if option >= LIFT:
            return super().worth(option)
        if option >= TAKE and option < DISCARD:
            return self.taking(option - TAKE)
        if option >= SHELVE and option < TAKE:
            return self.shelve(option - SHELVE)
        if REMOVE <= option < AT_PLACE:
            return TASTE.removed[option - REMOVE]
        if SPECIAL <= option < RECALL:
            return self.visit(option - SPECIAL) + self.power(option - SPECIAL, self.g.kinds[0])
        if PLACE <= option < SPECIAL:
            return self.visit(option - PLACE)
        if RECALL <= option < RECALL + PER_SEAT:
            return USELESS if delayed(self.g.where[option - RECALL]) else self.acting
        if KEEP < option < PLACE:
            return TASTE.libraries[option - KEEP]
        if NAME <= option <= KEEP:
            return self.named(option - NAME)
        return self.plain(option)

    def plain(self, option: i64) -> float:
        """Say what it is worth to do something that needs no card, or nothing."""
        if option == DRAW_ONE:
            return self.drawing
        if option == AGAIN:
            return most(self.one, 0.0) + self.drawing - self.cheapest + TASTE.again
        if option == BURN_BLINDLY:
            return self.acting - 0.3
        if option == BURN_ALL:
            return 1.8 * self.acting - most(0.0, self.best_at(self.g.here))
        if option == DONE and isinstance(self.clause(), HomeAction):
            return TASTE.done_last if self.g.last else TASTE.done
        return TASTE.done if option == DONE else 0.0

    def shelve(self, card: i64) -> float:
        """Say what it is worth to shelve a card."""
        worth = self.shelving(card)
        if worth < 2.0 and self.g.acting == 0 and self.g.kinds[0] == MUMMY:
            return 2.0 + self.share * self.public(card)
        return worth

    def named(self, category: i64) -> float:
        """Say what it is worth to look for a category: at the Dump, by the best card of it; at the Shack, as it is."""
        if self.g.here != DUMP:
            return self.stakes.mine[category]
        best = 0.0
        for card in self.g.zones[DISCARDS]:
            if self.g.deck.showing(card, category):
                best = most(best, self.taking(card))
        return best

    # Parting with cards

    def price(self, card: i64) -> float:
        """Say what it costs to part with a card of the hand or of the shelf."""
        if self.means.holds(card):
            return self.hold(card)
        public = self.public(card)
        if self.means.keeps(card):
            return self.glance.worth(card) + 2.0 + public
        return 1.5 + public

    def give(self, asks: str, option: i64) -> float:
        """Say what it is worth to part with a card."""
        return TASTE.done if option < GIVE else -self.price(option - GIVE) - 0.02 * self.public(option - GIVE)

    def give_up(self, clause: GiveUp, option: i64) -> float:
        """Say what it is worth to discard a card where one may or must."""
        g = self.g
        laid: i64 = len(g.zones[spent(0)])
        if option == DONE:
            return 0.0
        card = option - DISCARD
        price = self.price(card) + 0.05 * self.public(card)
        if laid < clause.least:
            return -price
        if g.here == WISHING_WELL:
            return TASTE.well - price + (TASTE.well_late if g.last and self.means.ready < 2 else 0.0)
        if g.here == BOOK_COLLECTOR:
            return TASTE.collected * self.matched(card) - price - 0.1
        return -price - 0.5

    def matched(self, card: i64) -> float:
        """Say how many cards the Book Collector gives for a card."""
        wanted: i64 = 0
        for other in self.g.zones[AT + BOOK_COLLECTOR]:
            wanted |= self.g.deck.shows[other]
        books = 0.0
        for category in self.g.deck.books[card]:
            if (wanted >> category) & 1:
                books += 0.5
        return books

    def burn(self, option: i64) -> float:
        """Say what it is worth to burn a card for a home action."""
        if option < DISCARD:
            return 0.0 if option == DONE else self.plain(option)
        return self.acting - 0.7 * most(0.0, self.taking(option - DISCARD))

    # Visits

    def best_at(self, tile: i64) -> float:
        """Give what the best of the cards at a location is worth."""
        best = 0.0
        for card in self.g.zones[AT + tile]:
            best = most(best, self.taking(card))
        return best

    def visit(self, tile: i64) -> float:
        """Say what it brings to place an assistant at a location or at home."""
        raw = self.raw(tile)
        if self.g.last:
            return raw
        wait = TASTE.first[tile] if self.means.ready > 1 else 0.0
        if tile == HOME:
            return wait + most(self.drawing, TASTE.home + TASTE.home_part * self.one)
        return wait + TASTE.base[tile] + TASTE.part[tile] * raw

    def raw(self, tile: i64) -> float:
        """Say what a location is worth at first sight."""
        g = self.g
        if tile == HOME:
            return self.acting
        if tile == BOOKSELLER or tile == BOOK_SWAP:
            return self.best_at(tile) - (self.cheapest if tile == BOOK_SWAP and self.cards else 0.0)
        if tile == DIVINERS_HUT:
            return self.hut()
        if tile == DONATION_BIN:
            return self.donation()
        if tile == WISHING_WELL:
            return TASTE.well_last if g.last else float(len(self.cards))
        if tile == LIBRARIANS_LODGE:
            return self.lodge()
        if tile == BOOK_COLLECTOR:
            return self.collecting()
        if tile == DUMP:
            best = 0.0
            for card in g.zones[DISCARDS]:
                best = most(best, self.taking(card))
            return best
        if tile == MYSTERY_SHACK:
            return float(len(g.zones[AT + tile])) * FOR_A_CARD
        return 0.0

    def hut(self) -> float:
        """Say what it is worth to draw for each assistant placed."""
        drawn = 1.0
        for piece in range(PER_SEAT):
            if self.g.where[piece] >= 0:
                drawn += 1.0
        if self.g.last:
            return TASTE.hut_last * drawn if self.means.ready > 1 else -1.5 * drawn
        return TASTE.hut * drawn

    def donation(self) -> float:
        """Say what it is worth to give a card away and shelve two."""
        if not self.cards:
            return -4.0
        total = -self.cheapest
        if len(self.cards) > 1:
            total += most(0.0, self.one)
        if len(self.cards) > 2:
            total += most(0.0, self.two)
        return total

    def lodge(self) -> float:
        """Say what the Lodge is worth: an assistant that has done its work may do a home action as well."""
        g = self.g
        if g.room_at_home(0):
            for piece in range(PER_SEAT):
                if g.where[piece] > HOME and not delayed(g.where[piece]):
                    return self.acting + TASTE.lodge
        return TASTE.lodge_alone

    def collecting(self) -> float:
        """Say what the Book Collector is worth, from the cards of the hand that one would part with."""
        books = 0.0
        paid = 0.0
        for card in self.cards:
            matched = self.matched(card)
            price = self.hold(card)
            if TASTE.collected * matched > price:
                books += matched
                paid += price
        drawn = float(int(books))
        return TASTE.collected * least(drawn, 3.0) - paid

    def power(self, tile: i64, kind: i64) -> float:
        """Say what a special assistant's power adds there; it is kept for where it counts."""
        g = self.g
        if kind == BOOKWORM:
            return TASTE.bookworm if tile == HOME else TASTE.bookworm_away
        if kind == AUTOMATON:
            return TASTE.automaton * self.acting * float(int(g.count_at(0, tile))) + TASTE.automaton_spent
        if kind == GOLEM:
            return self.sweeping(tile)
        if kind == FIRE_IMP:
            return TASTE.imp * self.acting + TASTE.imp_spent if tile and len(g.zones[AT + tile]) > 1 else -0.5
        if kind == PLAIN:
            return 0.0
        shelving = tile in (HOME, DONATION_BIN, BOOKSELLER, WISHING_WELL)
        return TASTE.other_special if shelving else -0.3

    def sweeping(self, tile: i64) -> float:
        """Say what the Golem gets from the locations that are resolved before it goes."""
        total = 0.0
        for other in range(1, tile + 1):
            if self.g.zones[AT + other]:
                total += TASTE.golem * most(0.0, self.best_at(other)) if other != MYSTERY_SHACK else TASTE.golem * 3.0
        return total
