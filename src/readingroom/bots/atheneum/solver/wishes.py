"""What a desk would like to have where, at a glance: a worth for each book in each slot, in hundredths of a point.

    wishes.look(desk, favourite, row, left, reach)
    wishes.worth(colour, slot), wishes.best[colour], wishes.loss(desk, slot)

It is made for quick play, some microseconds for a desk, and looks no further than the next book: for each objective at
the books that are missing at its nearest spot, for each compartment at the slots that are free.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.atheneum.components import OBJECTIVE, Deck
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.objectives import Objective, Spot
from readingroom.games.atheneum.plan import COMPARTMENTS, FIRST_SIDE, HUES, MOST_SLOTS, count
from readingroom.games.atheneum.shelves import Shelves
from readingroom.games.atheneum.study import WILD

NOWHERE: Final[i64] = -100_000  # the worth of a book for which there is no room

BOOK: Final[i64] = 12  # a book more, wherever it stands
SPIDER: Final[i64] = 220  # what a captured spider gives
TOUCH: Final[i64] = 100  # each favourite book that touches another
LOVED: Final[i64] = 25  # a favourite book that touches none yet
FILLING: Final = [0, 62, 38, 26, 20, 16, 13, 11, 9]  # hundredths of what a compartment gives, by its free slots
NEXT: Final = [0, 90, 46, 26, 14, 7, 4]  # hundredths of what an objective gives, for one of so many missing books
LATER: Final = [0, 45, 55, 60]  # hundredths of that if it takes more than this turn, by the turns that it stays
WANDLESS: Final[i64] = 35  # hundredths of that with no wand in hand
WAND_BACK: Final[i64] = 150  # the wand that an objective gives


@final
class Wishes:
    """The wishes of one desk at a time; the lists are used again for the next."""

    def __init__(self, deck: Deck) -> None:
        self.deck: Final = deck
        self.homes: Final = deck.plan.home
        self.wants: Final = [0] * int(HUES * MOST_SLOTS)  # by slot and colour, of objectives that miss it there
        self.claims: Final = [0] * MOST_SLOTS  # by slot, of objectives that miss some book there
        self.holds: Final = [0] * MOST_SLOTS  # by slot, of objectives that have their book there
        self.fills: Final = [0] * len(COMPARTMENTS)  # by compartment, of one book more in it
        self.best: Final = [0] * int(HUES)  # by colour, the worth of a book in its best slot
        self.favourite: i64 = 0
        self.beside: i64 = 0  # the slots beside favourite books
        self.beside_lonely: i64 = 0  # and beside those that touch none yet
        self.room: i64 = 0

    def look(self, desk: Desk, favourite: i64, row: list[int], left: i64, reach: i64) -> None:
        """Look at a desk with so many turns left after this one, and so many books to place in this one."""
        shelves = desk.shelves
        for index in range(len(self.homes) * HUES):
            self.wants[index] = 0
        for slot in range(len(self.homes)):
            self.claims[slot] = 0
            self.holds[slot] = 0
        self.favourite = favourite
        self.see_favourites(shelves)
        self.see_compartments(shelves, left, reach)
        for index in range(len(row)):
            number = row[index] - OBJECTIVE
            if not desk.scored >> number & 1:
                stays = min(len(row) - 1 - index, left)
                self.see_objective(self.deck.objectives[number], desk, stays, reach)
        self.room = shelves.room()
        for colour in range(HUES):
            self.best[colour] = int(self.best_in(colour, self.room))

    def see_favourites(self, shelves: Shelves) -> None:
        """Note the slots where a favourite book would touch another."""
        loved = shelves.books(self.favourite)
        self.beside = beside(shelves, loved)
        self.beside_lonely = beside(shelves, loved & ~self.beside)

    def see_compartments(self, shelves: Shelves, left: i64, reach: i64) -> None:
        """Value one book more in each compartment."""
        plan = shelves.plan
        for home in range(FIRST_SIDE + shelves.sides):
            mask: i64 = plan.masks[home]
            free = count(mask & ~shelves.taken)
            gain = BOOK
            if free and (left or free <= reach):
                given: i64 = 100 * plan.points[home]
                if shelves.spiders >> home & 1:
                    given += SPIDER
                share: i64 = FILLING[min(free, len(FILLING) - 1)]
                if free <= reach:
                    share += share // 2
                gain += given * share // 100
            self.fills[home] = int(gain)

    def see_objective(self, objective: Objective, desk: Desk, stays: i64, reach: i64) -> None:
        """Note the books that an objective misses at its nearest spots, and those that it has."""
        shelves = desk.shelves
        lacks: i64 = 0
        spots: list[Spot] = []
        for part in objective.parts:
            fewest, firsts = part.closest(shelves)
            lacks += fewest
            spots.append(nearest(part.spot_from, firsts, shelves))
        given: i64 = 100 * objective.points
        if objective.wand:
            given += WAND_BACK
        if not desk.wands:
            given = given * WANDLESS // 100
        share: i64 = NEXT[lacks] if lacks < len(NEXT) else 0
        if lacks > reach:
            share = share * LATER[stays] // 100
        each = given * share // 100
        held = each if lacks else given // 2
        if not held:
            return
        for spot in spots:
            missing = spot.missing(shelves)
            add_all(self.holds, spot.slots & ~missing, held)
            if missing:
                self.want(spot, missing, shelves, each)

    def want(self, spot: Spot, missing: i64, shelves: Shelves, each: i64) -> None:
        """Note the books that are missing at a spot, and what has to stand below them first."""
        add_all(self.claims, missing, each)
        self.want_colour(0, spot.turquoise & missing, each)
        self.want_colour(1, spot.green & missing, each)
        self.want_colour(2, spot.purple & missing, each)
        self.want_colour(3, spot.pink & missing, each)
        self.want_colour(4, spot.black & missing, each)
        below = shelves.plan.lowered(missing) & ~(shelves.taken | spot.slots)
        below |= shelves.plan.lowered(below) & ~(shelves.taken | spot.slots)
        anything = spot.any_colour & missing | below
        if anything:
            add_all(self.claims, below, each)
            for colour in range(HUES):
                self.want_colour(colour, anything, each)

    def want_colour(self, colour: i64, slots: i64, each: i64) -> None:
        """Note that a colour is wanted in some slots."""
        index = colour
        while slots:
            if slots & 1:
                self.wants[index] += int(each)
            slots >>= 1
            index += HUES

    # What it comes to

    def worth(self, colour: i64, slot: i64) -> i64:
        """Say what a book of a colour is worth in a free slot; who wants another there loses by it."""
        wanted: i64 = self.wants[HUES * slot + colour]
        total = self.fills[self.homes[slot]] + wanted - (self.claims[slot] - wanted) // 2
        if colour == self.favourite:
            total += TOUCH if self.beside >> slot & 1 else LOVED
            if self.beside_lonely >> slot & 1:
                total += TOUCH - LOVED
        elif self.beside >> slot & 1:
            total -= LOVED
        return total

    def best_in(self, colour: i64, slots: i64) -> i64:
        """Say what a book of a colour is worth in the best of some slots."""
        best = NOWHERE
        slot: i64 = 0
        while slots:
            if slots & 1:
                best = max(best, self.worth(colour, slot))
            slots >>= 1
            slot += 1
        return best

    def best_of_any(self, slots: i64) -> i64:
        """Say what a book of any colour is worth in the best of some slots."""
        best = NOWHERE
        for colour in range(HUES):
            best = max(best, self.best_in(colour, slots))
        return best

    def best_pair(self, left: i64, right: i64, slots: i64) -> i64:
        """Say what a pair is worth at the best place, given by the slots where its left book may stand."""
        best = NOWHERE
        slot: i64 = 0
        while slots:
            if slots & 1:
                best = max(best, self.worth(left, slot) + self.worth(right, slot + 1))
            slots >>= 1
            slot += 1
        return best

    def loss(self, desk: Desk, slot: i64) -> i64:
        """Say what is lost if a book is taken out, less what a book at hand could be in its place."""
        shelves = desk.shelves
        home: i64 = self.homes[slot]
        lost: i64 = self.fills[home] + self.holds[slot]
        mask: i64 = shelves.plan.masks[home]
        if shelves.taken & mask == mask:
            lost += 100 * shelves.plan.points[home]
        if shelves.touching(self.favourite) >> slot & 1:
            lost += TOUCH
        return lost - self.missed(desk, slot) if self.claims[slot] else lost

    def missed(self, desk: Desk, slot: i64) -> i64:
        """Say what a book at hand would be worth to objectives in a slot where another stands."""
        most: i64 = 0
        wild = desk.count(WILD)
        for colour in range(HUES):
            if wild or desk.count(colour):
                most = max(most, self.wants[HUES * slot + colour])
        return most


def beside(shelves: Shelves, books: i64) -> i64:
    """Give the slots beside, above and below some books."""
    plan = shelves.plan
    return plan.leftward(books) | plan.rightward(books) | plan.raised(books) | plan.lowered(books)


def nearest(spot_from: list[Spot | None], firsts: i64, shelves: Shelves) -> Spot:
    """Pick the spot with the fewest books in its way, among some that are known by their first slots."""
    found: Spot | None = None
    fewest: i64 = MOST_SLOTS
    slot: i64 = 0
    while firsts:
        if firsts & 1:
            spot = spot_from[slot]
            assert spot is not None
            wrong = count(spot.missing(shelves) & shelves.taken)
            if wrong < fewest:
                fewest = wrong
                found = spot
        firsts >>= 1
        slot += 1
    assert found is not None
    return found


def add_all(numbers: list[int], slots: i64, more: i64) -> None:
    """Add something to the numbers of some slots."""
    slot: i64 = 0
    while slots:
        if slots & 1:
            numbers[slot] += int(more)
        slots >>= 1
        slot += 1
