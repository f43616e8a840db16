"""What a seat believes of the others' focus: who shelves, takes and names a category most is likely to collect it.

A focus is one of the categories that the seat does not see, and everybody has another one.
"""

from itertools import permutations
from math import exp

from readingroom.engine.event import BACK, Event
from readingroom.games.exlibris.components import CATEGORIES, Deck
from readingroom.games.exlibris.state import AT, CATEGORY, FIRST_OWN, REVEALED
from readingroom.games.exlibris.view import ExLibrisView

# How much more likely a category is a focus, as a logarithm, for each book of it that was; a little less than
# `benchmarks/foci.py` found for bots, as people are not so strict.
SHELVED = 0.6
CHOSEN = 0.4  # taken, beyond what the average card had that lay there
PARTED = -0.35  # given up
NAMED = 2.0  # and for each time that it was named
GIVEN_UP = ("discard", "pay", "leave")


class Signs:
    """What each seat was seen to do, by category, as far as it may be a sign of its focus."""

    def __init__(self, view: ExLibrisView, deck: Deck) -> None:
        self.deck = deck
        self.shelved = self.none(view)  # by seat and category: books
        self.chosen = self.none(view)
        self.parted = self.none(view)
        self.named = self.none(view)
        self._lying: list[list[int]] = [[] for _ in range(FIRST_OWN)]  # by zone: the cards that lie open there
        for event in view.past:
            self.see(event)

    def none(self, view: ExLibrisView) -> list[list[float]]:
        """Begin to count."""
        return [[0.0] * len(CATEGORIES) for _ in range(view.seats)]

    def see(self, event: Event) -> None:
        """Count one thing that happened."""
        if event.code == "name":
            self.named[event.seat][event.what] += 1.0
        if event.card < 0:
            return
        if event.code == "shelve":
            self.count(self.shelved, event.seat, event.card, 1.0)
        elif event.code == "take" and is_open(event.source):
            self.choose(event)
        elif event.code in GIVEN_UP and event.source >= FIRST_OWN:
            self.count(self.parted, event.seat, event.card, 1.0)
        if is_open(event.source) and event.card in self._lying[event.source]:
            self._lying[event.source].remove(int(event.card))
        if is_open(event.target):
            self._lying[event.target].append(int(event.card))

    def choose(self, event: Event) -> None:
        """Compare a card that was taken with all that could have been."""
        lying = self._lying[event.source]
        if event.card in lying:
            self.count(self.chosen, event.seat, event.card, 1.0)
            for card in lying:
                self.count(self.chosen, event.seat, card, -1.0 / len(lying))

    def count(self, counts: list[list[float]], seat: int, card: int, weight: float) -> None:
        """Count the books of a card."""
        for category in self.deck.books[card]:
            counts[seat][category] += weight

    def of(self, seat: int) -> list[tuple[float, float, float, float]]:
        """List what is known of a seat, by category."""
        return list(zip(self.shelved[seat], self.chosen[seat], self.parted[seat], self.named[seat]))


def is_open(zone: int) -> bool:
    """Say whether cards may lie open in a zone for whoever takes them."""
    return zone == REVEALED or AT < zone < FIRST_OWN


class Foci:
    """The beliefs of one seat: how likely it is that these are the others' categories."""

    def __init__(self, view: ExLibrisView, deck: Deck) -> None:
        self.rivals = [seat for seat in range(view.seats) if seat != view.seat and BACK in view.focus(seat)]
        seen = {view.prominent, view.banned, *(card - CATEGORY for card in view.focus(view.seat))}
        self.unseen = [category for category in range(len(CATEGORIES)) if category not in seen]
        self.ways = list(permutations(self.unseen, len(self.rivals)))
        signs = Signs(view, deck) if self.rivals else None
        tastes = [taste(signs.of(seat)) for seat in self.rivals] if signs else []
        self.shares = shared([sum(liked[category] for liked, category in zip(tastes, way)) for way in self.ways])

    def chances(self, seat: int) -> list[float]:
        """Say for each category how likely it is the focus of a rival."""
        found = [0.0] * len(CATEGORIES)
        index = self.rivals.index(seat)
        for way, share in zip(self.ways, self.shares):
            found[way[index]] += share
        return found


def taste(signs: list[tuple[float, float, float, float]]) -> list[float]:
    """Say how much each category seems to be liked."""
    return [
        SHELVED * shelved + CHOSEN * chosen + PARTED * parted + NAMED * named
        for shelved, chosen, parted, named in signs
    ]


def shared(tastes: list[float]) -> list[float]:
    """Turn logarithms into shares of one."""
    best = max(tastes)
    weights = [exp(each - best) for each in tastes]
    total = sum(weights)
    return [weight / total for weight in weights]
