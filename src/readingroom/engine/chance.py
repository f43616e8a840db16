"""Where chance comes from: a seed, the operating system, or a record that already knows what happened."""

import secrets
from operator import index
from typing import Any, Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.errors import BadRecord, no_seat

MULTIPLIER: Final[i64] = 2147483085  # a * 2**32 - 1 and a * 2**31 - 1 are prime: the period is about 2**62
WORD: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x7FFFFFFF  # the most that can be drawn from: products must stay below 2**63


@final
@mypyc_attr(acyclic=True)
class Roll:
    """One outcome of chance, as a record keeps it: a shuffled zone, a card or a seat."""

    def __init__(self, kind: str, zone: i64, item: i64, order: tuple[int, ...] = ()) -> None:
        self.kind: Final = kind  # "shuffle", "card" or "seat"
        self.zone: Final = zone  # where the cards lie; -1 for seats
        self.item: Final = item  # the card or the seat; -1 for a shuffle
        self.order: Final = order  # the shuffled cards; none for a card or a seat

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle as plain values."""
        return (Roll, (self.kind, self.zone, self.item, self.order))


CARD_ROLLS: Final[list[list[Roll | None]]] = []  # by zone and card: outcomes that recur are made once


def card_roll(zone: i64, card: i64) -> Roll:
    """Give the outcome that a card of a zone came up."""
    while len(CARD_ROLLS) <= zone:
        CARD_ROLLS.append([])
    rolls = CARD_ROLLS[zone]
    while len(rolls) <= card:
        rolls.append(None)
    roll = rolls[card]
    if roll is None:
        roll = Roll("card", zone, card)
        rolls[card] = roll
    return roll


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A small seeded random source (multiply with carry), whose whole state is one number below 2**63.

    Every product stays below 2**63, so compiled and interpreted code draw the same numbers.
    """

    state: i64

    def __init_subclass__(cls, **settings: Any) -> None:
        """Let a source that overrides `pick` alone, or by its old name `place`, answer to both names."""
        super().__init_subclass__(**settings)
        own = vars(cls)
        if "place" in own and "pick" not in own:
            cls.pick = own["place"]  # type: ignore[method-assign]
        elif "pick" in own and "place" not in own:
            cls.place = own["pick"]  # type: ignore[method-assign]

    def __init__(self, seed: SupportsIndex | None = 0) -> None:
        self.state = 1 if seed is None else scatter(index(seed))  # None: the caller sets the state

    def below(self, count: i64) -> i64:
        """Draw a whole number from 0 to count - 1, all equally likely; count is below 2**31."""
        while True:
            low = self.state & WORD
            carry = self.state >> 32
            self.state = MULTIPLIER * low + carry
            product = (low ^ carry) * count
            rest = product & WORD
            if rest >= count or rest >= (WORD + 1 - count) % count:
                return product >> 32

    def shuffle(self, cards: list[int], zone: i64) -> None:
        """Put the cards of a zone into a random order."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def pick(self, cards: list[int], zone: i64) -> i64:
        """Pick one of the cards of a zone: its index."""
        return self.below(len(cards))

    def place(self, cards: list[int], zone: i64) -> i64:
        """Pick a card, by the name that `pick` had before 0.1.0; it goes with the next version."""
        return self.below(len(cards))

    def seat(self, seats: i64) -> i64:
        """Pick one of the seats."""
        return self.below(seats)

    def split(self) -> "Chance":
        """Give an independent source, for a lane that draws in parallel."""
        other = Chance(None)
        other.state = scatter((int(self.below(HALF)) << 31) + int(self.below(HALF)))
        return other

    def clone(self) -> "Chance":
        """Copy the source: both will draw the same from now on."""
        other = Chance(None)
        other.state = self.state
        return other


def scatter(seed: int) -> i64:
    """Spread a seed of any size over the state of a source, never giving one of its two fixed points."""
    mixed = 0x9E3779B97F4A7C15
    rest = seed * 2 + 1 if seed >= 0 else -seed * 2
    while rest:
        mixed = (mixed ^ (rest & 0xFFFFFFFFFFFFFFFF)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        mixed = (mixed ^ (mixed >> 31)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 29
        rest >>= 64
    carry = (mixed >> 32) % 2147483083 + 1
    return (carry << 32) | (mixed & 0xFFFFFFFF)


@final
class Entropy(Chance):
    """Chance from the operating system, which nobody can foretell: what a server deals from."""

    def below(self, count: i64) -> i64:
        """Draw a whole number from 0 to count - 1."""
        return secrets.randbelow(count)

    def split(self) -> Chance:
        """Give itself, as there is no state to share."""
        return self

    def clone(self) -> Chance:
        """Give itself, as there is no state to copy."""
        return self


@final
class Still(Chance):
    """No chance at all: for lanes in which nothing is drawn, so that a fork need not split a source for each."""

    def __init__(self) -> None:
        self.state = 0

    def below(self, count: i64) -> i64:
        """Refuse: the game said that nothing would be drawn here."""
        raise RuntimeError("this lane was forked without chance, and something was drawn in it")

    def split(self) -> Chance:
        """Give itself, as there is no state to share."""
        return self

    def clone(self) -> Chance:
        """Give itself, as there is no state to copy."""
        return self


STILL: Final = Still()


@final
class ToldChance(Chance):
    """Chance that is told beforehand what will come out, as a replay is by its record."""

    rolls: list[Roll]

    def __init__(self) -> None:
        self.state = 0
        self.rolls = []

    def tell(self, rolls: list[Roll]) -> None:
        """Set what will come out next, in order."""
        self.rolls = rolls[::-1]

    def below(self, count: i64) -> i64:
        """Refuse: a record tells of shuffles, cards and seats only."""
        raise BadRecord("record-chance", "records cannot describe a bare random number")

    def shuffle(self, cards: list[int], zone: i64) -> None:
        """Lay the cards in the order that was told."""
        roll = self.next("shuffle", zone)
        if sorted(roll.order) != sorted(cards):
            raise BadRecord("record-shuffle", "the shuffled cards are not the ones in that zone")
        cards[:] = list(roll.order)

    def pick(self, cards: list[int], zone: i64) -> i64:
        """Pick the card that was told."""
        card: int = self.next("card", zone).item
        if card not in cards:
            raise BadRecord("record-card", "the card that was drawn is not in that zone")
        return cards.index(card)

    def seat(self, seats: i64) -> i64:
        """Pick the seat that was told."""
        seat: i64 = self.next("seat", -1).item
        if not 0 <= seat < seats:
            wrong = no_seat(seat, seats)
            raise BadRecord(wrong.code, wrong.sentence, **wrong.params)
        return seat

    def next(self, kind: str, zone: i64) -> Roll:
        """Take the next outcome, which must be of this kind and from this zone."""
        if not self.rolls:
            raise BadRecord("record-chance-missing", f"a line '~ {kind} ...' is missing here")
        roll = self.rolls.pop()
        if roll.kind != kind:
            raise BadRecord("record-chance-kind", f"the record should say '~ {kind} ...' here, not '~ {roll.kind} ...'")
        if roll.zone not in (-1, zone):  # an outcome without a zone fits any
            raise BadRecord("record-chance-place", "the game draws from another zone here than the record says")
        return roll

    def split(self) -> Chance:
        """Give itself, as all lanes read the one record in its order."""
        return self

    def clone(self) -> Chance:
        """Copy what has been told and not yet come out."""
        other = ToldChance()
        other.rolls = self.rolls[:]
        return other
