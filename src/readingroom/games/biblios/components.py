"""The cards of Biblios: fifty-three kinds, how many there are of each, and the deck file that says so."""

import hashlib
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.engine.deckfile import DeckTable, read, whole

# A card is known by its kind: two gold cards of one value cannot be told apart, as in the box.
CATEGORIES: Final = ("monks", "pigments", "holy-books", "manuscripts", "forbidden-tomes")
INITIALS: Final = "MPHSF"  # of the categories, in card texts (S for the scripts)
LETTERS: Final = "ABCDEFGHI"
DICE: Final[i64] = 5  # one for each category
GOLD: Final[i64] = 9 * DICE  # the kinds below are 9 * category + letter; GOLD + 0, 1, 2 are worth 1, 2, 3
CHURCH: Final[i64] = GOLD + 3  # and five kinds of church cards
PLUS: Final[i64] = CHURCH
MINUS: Final[i64] = PLUS + 1
PLUS_TWO: Final[i64] = MINUS + 1
MINUS_TWO: Final[i64] = PLUS_TWO + 1
EITHER: Final[i64] = MINUS_TWO + 1
KINDS: Final[i64] = EITHER + 1
MOST: Final[i64] = 80  # the highest bid of all
CHURCH_NAMES: Final = ("+1", "-1", "+1+1", "-1-1", "+1/-1")
CHURCH_TEXTS: Final = ("K+", "K-", "K++", "K--", "K+-")


def category_of(kind: i64) -> i64:
    """Give the category of a category card."""
    return kind // 9


def is_gold(kind: i64) -> bool:
    """Say whether it is a gold card."""
    return GOLD <= kind < CHURCH


def is_church(kind: i64) -> bool:
    """Say whether it is a church card."""
    return kind >= CHURCH


def gold_value(kind: i64) -> i64:
    """Give the worth of a gold card, 0 for any other card."""
    return kind - GOLD + 1 if GOLD <= kind < CHURCH else 0


def gold_in(cards: list[int]) -> i64:
    """Add up the gold among some cards."""
    total: i64 = 0
    for card in cards:
        if GOLD <= card < CHURCH:
            total += card - GOLD + 1
    return total


@final
class Deck:
    """How many cards there are of each kind, what category cards are worth, and what is taken out."""

    def __init__(
        self, counts: list[int], values: list[int], gold_out: dict[int, int], random_out: dict[int, int]
    ) -> None:
        self.counts: Final = counts  # by kind
        self.values: Final = values  # by kind; 0 for gold and church cards
        self.gold_out: Final = gold_out  # by number of seats: gold cards of each value taken out openly
        self.random_out: Final = random_out  # by number of seats: cards taken out unseen
        self._in_play: Final[dict[int, list[int]]] = {}  # by number of seats, when first needed
        self._most_gold: Final[dict[int, int]] = {}

    def in_play(self, seats: i64) -> list[int]:
        """List the cards that are shuffled, before the random ones are taken out."""
        if seats not in self._in_play:
            self._in_play[seats] = self.list_in_play(seats)
            self._most_gold[seats] = gold_in(self._in_play[seats])
        return self._in_play[seats][:]

    def list_in_play(self, seats: i64) -> list[int]:
        """List the cards in play for a number of players, without the cache."""
        cards: list[int] = []
        for kind in range(KINDS):
            taken = self.gold_out[seats] if is_gold(kind) else 0
            cards += [int(kind)] * (self.counts[kind] - taken)
        return cards

    def most_gold(self, seats: i64) -> i64:
        """BIB-A10: the highest bid in gold is all the gold that could be in play."""
        if seats not in self._most_gold:
            self.in_play(seats)
        return self._most_gold[seats]

    def most_cards(self, seats: i64) -> i64:
        """BIB-A10: the highest bid in cards is all the cards in play."""
        return len(self.in_play(seats)) - self.random_out[seats]

    def name(self) -> str:
        """Name the deck by its hash."""
        parts = (self.counts, self.values, sorted(self.gold_out.items()), sorted(self.random_out.items()))
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]

    def text(self, kind: int) -> str:
        """Give the text of a card: MA2 is the Monks card with letter A and value 2, G3 gold 3, K++ a church card."""
        if kind < GOLD:
            return f"{INITIALS[kind // 9]}{LETTERS[kind % 9]}{self.values[kind]}"
        return f"G{kind - GOLD + 1}" if kind < CHURCH else CHURCH_TEXTS[kind - CHURCH]

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as the plain parts."""
        return (Deck, (self.counts, self.values, self.gold_out, self.random_out))


def shipped_deck() -> Deck:
    """Load the deck of the published game."""
    return load_deck(Path(__file__).with_name("components.toml"))


def load_deck(path: Path) -> Deck:
    """Load a deck file and refuse one that breaks a limit (BIB-C1 to BIB-C5, BIB-S2), saying which."""
    file = read(path)
    file.need(("categories", "gold", "church", "removed"))
    counts = [0] * KINDS
    values = [0] * KINDS
    categories = file.entry("categories", "section")
    categories.need(CATEGORIES)
    for index, name in enumerate(CATEGORIES):
        for letter, value in enumerate(read_values(categories, name)):
            counts[9 * index + letter] = 1
            values[9 * index + letter] = value
    counts[GOLD:CHURCH] = read_counts(file.entry("gold", "section"), ("1", "2", "3"), 33)
    counts[CHURCH:KINDS] = read_counts(file.entry("church", "section"), CHURCH_NAMES, 9)
    deck = Deck(counts, values, {}, {})
    removed = file.entry("removed", "section")
    removed.need(("2", "3", "4"))
    for seats in (2, 3, 4):
        read_removed(removed.entry(str(seats), "section", f"removed.{seats}"), seats, deck)
    return deck


def read_values(categories: DeckTable, name: str) -> list[int]:
    """Check the values of a category: nine, which never fall from letter A to letter I."""
    row = categories.rows[name]
    if not isinstance(row, list) or len(row) != len(LETTERS) or not all(whole(value, 1) for value in row):
        what = f"category {name!r} needs nine values from 1 up, for the letters A to I, not {row!r}"
        raise categories.fault("values", what, category=name, found=repr(row))
    if row != sorted(row):
        what = f"category {name!r}: the values must not fall from letter A to letter I, as in {row}"
        raise categories.fault("values-fall", what, category=name, found=repr(row))
    return [int(value) for value in row]


def read_counts(entry: DeckTable, keys: tuple[str, ...], total: int) -> list[int]:
    """Check how many cards there are of several kinds, which together must be a given number."""
    entry.need(keys)
    counts = [entry.number(key, 0, total) for key in keys]
    if sum(counts) != total:
        what = f"there must be {total} {entry.name} cards, not {sum(counts)}"
        raise entry.fault("sort-total", what, count=sum(counts), wanted=total)
    return counts


def read_removed(entry: DeckTable, seats: int, deck: Deck) -> None:
    """Check what is taken out for a number of players (BIB-S2), and that the cards that are left come out even."""
    entry.need(("gold", "random"))
    deck.gold_out[seats] = entry.number("gold", 0, min(deck.counts[GOLD:CHURCH]))
    deck.random_out[seats] = entry.number("random", 0, sum(deck.counts))
    cards = int(deck.most_cards(seats))
    gold = int(deck.most_gold(seats))
    if max(cards, gold) > MOST:
        most = int(MOST)
        what = f"with {seats} players there are {cards} cards and {gold} gold, and no bid goes beyond {most}"
        raise entry.fault("too-much", what, seats=seats, cards=cards, gold=gold, most=most)
    divisor = seats * (seats + 1)
    if cards <= 0 or cards % divisor:
        what = f"with {seats} players {cards} cards are left, which is not a multiple of {divisor}"
        raise entry.fault("left-over", what, seats=seats, cards=cards, divisor=divisor)
