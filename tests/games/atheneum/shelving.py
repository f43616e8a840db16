"""Shelves from short texts, and a slow and obvious second opinion on the shelving laws."""

from readingroom.games.atheneum.components import shipped_deck
from readingroom.games.atheneum.pictures import draw, fill
from readingroom.games.atheneum.plan import COMPARTMENTS, LETTERS
from readingroom.games.atheneum.shelves import Shelves

DECK = shipped_deck()
PLAN = DECK.plan
SLOTS = {PLAN.slot_text(slot): slot for slot in range(PLAN.size)}


def shelves(*pictures: str, sides: int = 0) -> Shelves:
    """Make shelves from pictures such as "a: T . . . / G U P K", the top level first."""
    made = Shelves(PLAN)
    for _ in range(sides):
        made.add_side()
    for picture in pictures:
        letter, _, rows = picture.partition(": ")
        wrong = fill(made, LETTERS.index(letter), rows.split(" / "))
        assert not wrong, wrong
    return made


def picture(made: Shelves, letter: str) -> str:
    """Draw one compartment as such a text."""
    return " / ".join(draw(made, LETTERS.index(letter)))


def names(mask: int) -> str:
    """Name the slots of a mask."""
    return " ".join(PLAN.slot_text(slot) for slot in range(PLAN.size) if mask >> slot & 1)


Books = dict[tuple[int, int, int], int]  # (compartment, level, column): colour
Slot = tuple[int, int, int]


class Plain:
    """Books in a dictionary, and the laws word for word."""

    def __init__(self, sides: int) -> None:
        self.compartments = 5 + sides
        self.books: Books = {}
        self.pairs: set[tuple[Slot, Slot]] = set()

    def slots(self) -> list[Slot]:
        """List all slots there are."""
        return [
            (home, level, column)
            for home in range(self.compartments)
            for level in range(PLAN.levels[home])
            for column in range(PLAN.widths[home])
        ]

    def supported(self, slot: Slot, books: Books) -> bool:
        """ATH-B2: a book or the wall of the compartment on the left or right."""
        home, level, column = slot
        if column in (0, PLAN.widths[home] - 1):
            return True
        return (home, level, column - 1) in books or (home, level, column + 1) in books

    def stacked(self, slot: Slot, books: Books) -> bool:
        """ATH-B3: on an upper level, a book directly below."""
        home, level, column = slot
        return level == 0 or (home, level - 1, column) in books

    def lawful(self, books: Books) -> bool:
        """Say whether every book obeys both laws."""
        return all(self.supported(slot, books) and self.stacked(slot, books) for slot in books)

    def room(self) -> set[Slot]:
        """List the empty slots into which a book may go."""
        free = [slot for slot in self.slots() if slot not in self.books]
        return {slot for slot in free if self.lawful({**self.books, slot: 0})}

    def pair_room(self) -> set[Slot]:
        """List the left slots into which a pair may go."""
        found = set()
        for home, level, column in self.slots():
            both = (home, level, column), (home, level, column + 1)
            if both[1] in self.slots() and not any(slot in self.books for slot in both):
                if self.lawful({**self.books, both[0]: 0, both[1]: 0}):
                    found.add(both[0])
        return found

    def without(self, *slots: Slot) -> Books:
        """Give the books without some."""
        return {slot: colour for slot, colour in self.books.items() if slot not in slots}

    def loose(self) -> set[Slot]:
        """List the single books that may be taken out."""
        paired = {slot for pair in self.pairs for slot in pair}
        return {slot for slot in self.books if slot not in paired and self.lawful(self.without(slot))}

    def loose_pairs(self) -> set[Slot]:
        """List the left slots of pairs that may be taken out."""
        return {pair[0] for pair in self.pairs if self.lawful(self.without(*pair))}

    def full(self) -> set[int]:
        """List the compartments without an empty slot."""
        return set(range(self.compartments)) - {slot[0] for slot in self.slots() if slot not in self.books}

    def touching(self, colour: int) -> set[Slot]:
        """List the books of a colour with another of it beside, above or below in the compartment."""
        found = set()
        for (home, level, column), each in self.books.items():
            near = [
                (home, level, column - 1),
                (home, level, column + 1),
                (home, level - 1, column),
                (home, level + 1, column),
            ]
            if each == colour and any(self.books.get(slot) == colour for slot in near):
                found.add((home, level, column))
        return found


def dense(slots: set[Slot]) -> list[int]:
    """Give the numbers of slots, rising."""
    return sorted(PLAN.slot(*slot) for slot in slots)


def where(slot: int) -> Slot:
    """Give compartment, level and column of a slot."""
    home = PLAN.home[slot]
    level, column = divmod(slot - PLAN.first[home], PLAN.widths[home])
    return home, level, column


def compartment(name: str) -> int:
    """Give the number of a compartment."""
    return COMPARTMENTS.index(name)
