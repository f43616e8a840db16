"""What is in the box of Ex Libris: 152 book cards, 18 locations, 12 libraries with their special assistants."""

import hashlib
from typing import Any, Final, final

from mypy_extensions import i64

CATEGORIES: Final = ("codices", "fiction", "historic", "monsters", "reference", "spells")
CODICES: Final[i64] = 0
FICTION: Final[i64] = 1
HISTORIC: Final[i64] = 2
MONSTERS: Final[i64] = 3
REFERENCE: Final[i64] = 4
SPELLS: Final[i64] = 5
KINDS_OF_BOOKS: Final[i64] = SPELLS + 1
CATEGORY_BITS: Final = [1, 2, 4, 8, 16, 32]

# Cards are numbered in the order of the shelf, letter by letter: comparing two numbers compares their places.
CARDS: Final[i64] = 152
BOOKS: Final[i64] = 510
BOOKS_A_CATEGORY: Final[i64] = 85
ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# How many books there are of each category is one number: eight bits a category, so that counts add up like numbers.
WIDTH: Final[i64] = 8
# One of each category, as such a number. With an i64 on its right, 1 << would be compiled as a shift of 32 bits.
ONE_BOOK: Final = tuple(1 << 8 * category for category in range(int(KINDS_OF_BOOKS)))

HOME: Final[i64] = 0  # one's own library; a location is known by its number
DIVINERS_HUT: Final[i64] = 1
BOOK_SWAP: Final[i64] = 2
AUCTION_HOUSE: Final[i64] = 3
DONATION_BIN: Final[i64] = 4
COMMUNITY_CENTER: Final[i64] = 5
WISHING_WELL: Final[i64] = 6
GAMBLING_DEN: Final[i64] = 7
LIBRARIANS_LODGE: Final[i64] = 8
BOOK_COLLECTOR: Final[i64] = 9
BOOKSELLER: Final[i64] = 10
DUMP: Final[i64] = 11
ALEHOUSE: Final[i64] = 12
MYSTERY_SHACK: Final[i64] = 13
FLEA_MARKET: Final[i64] = 14
ASSISTANTS_GUILD: Final[i64] = 15
TAX_COLLECTOR: Final[i64] = 16
YARD_SALE: Final[i64] = 17
JOINERS_WORKSHOP: Final[i64] = 18
LAST_LOCATION: Final[i64] = JOINERS_WORKSHOP
LOCATION_NAMES: Final = (
    "home", "diviners-hut", "book-swap", "auction-house", "donation-bin", "community-center", "wishing-well",
    "gambling-den", "librarians-lodge", "book-collector", "bookseller", "dump", "alehouse", "mystery-shack",
    "flea-market", "assistants-guild", "tax-collector", "yard-sale", "joiners-workshop",
)  # fmt: skip

PLAIN: Final[i64] = 0  # an assistant without a power; a special one is known by the number of its library
GOBLIN: Final[i64] = 1
AUTOMATON: Final[i64] = 2
MUMMY: Final[i64] = 3
CUBE: Final[i64] = 4
SASQUATCH: Final[i64] = 5
BOOKWORM: Final[i64] = 6
GHOST: Final[i64] = 7
SNOWMAN: Final[i64] = 8
GOLEM: Final[i64] = 9
WIZARD: Final[i64] = 10
WITCH: Final[i64] = 11
FIRE_IMP: Final[i64] = 12
LAST_LIBRARY: Final[i64] = FIRE_IMP
ASSISTANT_NAMES: Final = (
    "plain", "goblin-sneak", "automaton", "mummy", "gelatinous-cube", "sasquatch", "bookworm", "ghost", "snowman",
    "junk-golem", "wizard", "witch", "fire-imp",
)  # fmt: skip
LIBRARY_NAMES: Final = (
    "plain-library", "caverns-of-comprehension", "clockwork-catalogue", "pyramid-of-papyri", "dungeon-of-deep-thought",
    "hidden-hollow", "burrow-of-bindings", "haunted-hall", "igloo-of-information", "scrapyard-stacks",
    "tower-of-tomes", "cottage-of-curiosities", "volcanic-biblioteca",
)  # fmt: skip

BEGINNER: Final = "beginner"
FRIENDLY: Final = "friendly"
VARIANTS: Final = (BEGINNER, FRIENDLY)  # those that leave tiles in the box


def delayed(tile: i64) -> bool:
    """Say whether the effect of a location comes in the resolution phase."""
    return tile in (AUCTION_HOUSE, DUMP, ALEHOUSE)


@final
class Location:
    """A location tile: its spaces, what is laid there in preparation, and when it is used."""

    def __init__(self, number: i64, spaces: list[int], cards: i64, solo: bool, out: tuple[str, ...]) -> None:
        self.number: Final = number
        self.name: Final = LOCATION_NAMES[number]
        self.instant: Final = not delayed(number)
        self.spaces: Final = spaces  # for each, the least number of players with whom it is open
        self.cards: Final = cards  # laid there in preparation (EXL-R2)
        self.solo: Final = solo
        self.out: Final = out  # the variants that leave it in the box

    def open_spaces(self, seats: i64) -> i64:
        """EXL-R3: a space marked with a number is open only with at least so many players."""
        count: i64 = 0
        for least in self.spaces:
            if least <= seats:
                count += 1
        return count

    def plain(self) -> tuple[object, ...]:
        """Give what the file says."""
        return (self.number, self.spaces, self.cards, self.solo, self.out)

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as the plain parts."""
        return (Location, self.plain())


@final
class Library:
    """A library tile and its special assistant."""

    def __init__(self, number: i64, solo: bool, out: tuple[str, ...]) -> None:
        self.number: Final = number  # of the library and of its assistant
        self.name: Final = LIBRARY_NAMES[number]
        self.assistant: Final = ASSISTANT_NAMES[number]
        self.solo: Final = solo
        self.out: Final = out  # the variants that leave it in the box

    def plain(self) -> tuple[object, ...]:
        """Give what the file says."""
        return (self.number, self.solo, self.out)

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as the plain parts."""
        return (Library, self.plain())


@final
class Deck:
    """All that is in one box: for each card its text, its books and their titles; and the tiles."""

    def __init__(
        self,
        texts: list[str],
        books: list[list[int]],
        titles: list[list[str]],
        locations: list[Location],
        libraries: list[Library],
    ) -> None:
        self.texts: Final = texts  # by card, as "C4"
        self.books: Final = books  # by card: the categories of its books, the first icon first
        self.titles: Final = titles  # by card: a title for each book; no titles in a box typed in without them
        self.locations: Final = locations  # in the order of their numbers, from 1; the place 0 is the home of all
        self.libraries: Final = libraries  # in the order of their numbers, from 1; the place 0 is the plain library
        self.counts: Final = [counted(row) for row in books]  # by card: its books, eight bits a category
        self.shows: Final = [shown(row) for row in books]  # by card: the set of its categories, a bit each
        self.open: Final = [open_sets(locations, seats) for seats in range(5)]  # by players and location: open spaces

    def text(self, card: i64) -> str:
        """Give the text of a card: letter and number, as "C4"."""
        return self.texts[card]

    def find(self, text: str) -> int:
        """Find a card by its text; -1 if there is none."""
        return self.texts.index(text) if text in self.texts else -1

    def showing(self, card: i64, category: i64) -> bool:
        """Say whether a card has a book of a category."""
        shows: i64 = self.shows[card]
        return (shows >> category) & 1 != 0

    def name(self) -> str:
        """Name the box by its hash; titles have no part in it, as they never matter to play."""
        tiles = [tile.plain() for tile in self.locations[1:]] + [tile.plain() for tile in self.libraries[1:]]
        return hashlib.sha256(repr((self.texts, self.books, tiles)).encode()).hexdigest()[:12]

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as the plain parts."""
        return (Deck, (self.texts, self.books, self.titles, self.locations, self.libraries))


def books_of(counts: i64, category: i64) -> i64:
    """Read how many books of a category a number of counts holds."""
    return (counts >> category * WIDTH) & 255


def all_books(counts: i64) -> i64:
    """Add up the books of all categories."""
    total: i64 = 0
    while counts:
        total += counts & 255
        counts >>= WIDTH
    return total


def counted(categories: list[int]) -> int:
    """Count books by category, eight bits each."""
    total = 0
    for category in categories:
        total += ONE_BOOK[category]
    return total


def shown(categories: list[int]) -> int:
    """Make the set of some categories."""
    found = 0
    for category in categories:
        found |= CATEGORY_BITS[category]
    return found


def open_sets(locations: list[Location], seats: i64) -> list[int]:
    """Give for each location the set of its spaces that are open with so many players (EXL-R3), a bit each."""
    return [0] + [(1, 2, 4, 8, 16)[tile.open_spaces(seats)] - 1 for tile in locations[1:]]
