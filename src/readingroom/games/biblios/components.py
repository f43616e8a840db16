"""The cards of Biblios: fifty-three kinds, how many there are of each, and the deck file that says so."""

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.engine.errors import BadDeck

# A card is known by its kind: two gold cards of one value cannot be told apart, as in the box.
CATEGORIES: Final = ("monks", "pigments", "holy-books", "manuscripts", "forbidden-tomes")
INITIALS: Final = "MPHSF"  # of the categories, in card texts (S for the scripts)
LETTERS: Final = "ABCDEFGHI"
GOLD: Final[i64] = 45  # the kinds 0 to 44 are 9 * category + letter; GOLD + 0, 1, 2 are worth 1, 2, 3
CHURCH: Final[i64] = 48  # and five kinds of church cards
PLUS: Final[i64] = 48
MINUS: Final[i64] = 49
PLUS_TWO: Final[i64] = 50
MINUS_TWO: Final[i64] = 51
EITHER: Final[i64] = 52
KINDS: Final[i64] = 53
MOST: Final[i64] = 80  # the highest bid of all
CHURCH_NAMES: Final = ("+1", "-1", "+1+1", "-1-1", "+1/-1")
CHURCH_TEXTS: Final = ("K+", "K-", "K++", "K--", "K+-")


def category_of(kind: i64) -> i64:
    """Give the category of a category card."""
    return kind // 9


def letter_of(kind: i64) -> i64:
    """Give the letter of a category card, 0 for A."""
    return kind % 9


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
        """Make that list."""
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
    """Load a deck file and refuse one that breaks a limit, saying which."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = str(error.strerror)
        raise refusal(path, "unreadable", f"it cannot be read ({reason})", reason=reason) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise refusal(path, "not-toml", f"it is not TOML: {wrong}", reason=str(wrong)) from wrong
    return read_deck(data, path)


def read_deck(data: Mapping[str, Any], path: Path) -> Deck:
    """Check what a deck file says (BIB-C1 to BIB-C5, BIB-S2) and make a deck of it."""
    counts = [0] * KINDS
    values = [0] * KINDS
    categories = section(data, "categories", CATEGORIES, path)
    for number, name in enumerate(CATEGORIES):
        row = categories[name]
        if not isinstance(row, list) or len(row) != len(LETTERS) or not all(whole(value, 1) for value in row):
            what = f"category {name!r} needs nine values from 1 up, for the letters A to I, not {row!r}"
            raise refusal(path, "values", what, category=name, found=repr(row))
        if row != sorted(row):
            what = f"category {name!r}: the values must not fall from letter A to letter I, as in {row}"
            raise refusal(path, "values-fall", what, category=name, found=repr(row))
        for letter, value in enumerate(row):
            counts[9 * number + letter] = 1
            values[9 * number + letter] = value
    fill_counts(counts, section(data, "gold", ("1", "2", "3"), path), GOLD, 33, "gold", path)
    fill_counts(counts, section(data, "church", CHURCH_NAMES, path), CHURCH, 9, "church", path)
    removed = section(data, "removed", ("2", "3", "4"), path)
    deck = Deck(counts, values, {}, {})
    for seats in (2, 3, 4):
        row = section(removed, str(seats), ("gold", "random"), path)
        if not whole(row["gold"], 0) or not whole(row["random"], 0) or row["gold"] > min(counts[GOLD:CHURCH]):
            what = f"removed.{seats} cannot be {row}: whole numbers, and no more gold than there is"
            raise refusal(path, "removed", what, seats=seats, found=repr(row))
        deck.gold_out[seats] = row["gold"]
        deck.random_out[seats] = row["random"]
        cards = deck.most_cards(seats)
        if max(cards, deck.most_gold(seats)) > MOST:
            gold, most = int(deck.most_gold(seats)), int(MOST)
            what = f"with {seats} players there are {cards} cards and {gold} gold, and no bid goes beyond {most}"
            raise refusal(path, "too-much", what, seats=seats, cards=int(cards), gold=gold, most=most)
        if cards <= 0 or cards % (seats * (seats + 1)):
            divisor = seats * (seats + 1)
            what = f"with {seats} players {cards} cards are left, which is not a multiple of {divisor}"
            raise refusal(path, "left-over", what, seats=seats, cards=int(cards), divisor=divisor)
    return deck


def section(data: Mapping[str, Any], name: str, keys: tuple[str, ...], path: Path) -> Mapping[str, Any]:
    """Take a section of a deck file that must have exactly these keys."""
    found = data.get(name)
    if not isinstance(found, Mapping):
        raise refusal(path, "section-missing", f"section {name!r} is missing", part=name)
    for key in keys:
        if key not in found:
            raise refusal(path, "key-missing", f"section {name!r} has no {key!r}", part=name, key=key)
    for key in found:
        if key not in keys:
            known = ", ".join(keys)
            what = f"section {name!r} has {key!r}, which is none of: {known}"
            raise refusal(path, "key-unknown", what, part=name, key=key, known=known)
    return found


def fill_counts(counts: list[int], found: Mapping[str, Any], start: int, total: int, name: str, path: Path) -> None:
    """Fill in how many cards there are of several kinds, which together must be a given number."""
    for key, count in found.items():
        if not whole(count, 0):
            what = f"{name} card {key!r} needs a whole number from 0 up, not {count!r}"
            raise refusal(path, "count", what, sort=name, key=key, found=repr(count))
    for place, key in enumerate(("1", "2", "3") if start == GOLD else CHURCH_NAMES):
        counts[start + place] = found[key]
    if sum(found.values()) != total:
        count = sum(found.values())
        what = f"there must be {total} {name} cards, not {count}"
        raise refusal(path, "sort-total", what, sort=name, count=count, wanted=total)


def whole(value: object, least: int) -> bool:
    """Say whether a value is a whole number that is large enough."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def refusal(path: Path, fault: str, what: str, **params: object) -> BadDeck:
    """Say what is wrong with a deck file: a code for other languages, and the English words."""
    return BadDeck("deck", f"{path.name}: {what}", file=path.name, fault=fault, what=what, **params)
