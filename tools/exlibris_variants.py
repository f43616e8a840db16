"""Bots of Ex Libris that differ from the greedy one in one habit, to see what of a measurement is the bot's.

The keen one works out what two locations bring, where the greedy one guesses. The patient one shelves good cards only.
See tools/exlibris_balance.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.bots import Bot
from readingroom.bots.exlibris.errands import ONE_ONLY, Errands
from readingroom.bots.exlibris.judge import NEVER, ExLibrisJudge, Verdict
from readingroom.bots.exlibris.known import Known
from readingroom.bots.exlibris.quick.errands import UNKNOWN
from readingroom.bots.greedy import GreedyBot
from readingroom.engine.view import View
from readingroom.games.exlibris.actions import DONE
from readingroom.games.exlibris.components import BOOK_COLLECTOR, JOINERS_WORKSHOP, Deck
from readingroom.games.exlibris.locations.book_collector import wanted_books
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.shelf import moving
from readingroom.games.exlibris.view import ExLibrisView

GOOD = 3.5  # points that a card adds to be worth a place to the patient
SHELVED = (UNKNOWN - ONE_ONLY, 0.8 * (UNKNOWN - ONE_ONLY))  # two of the cards that the Book Collector gives


def collected(known: Known, books: int) -> float:
    """Say what the Book Collector gives for so many books: half as many cards, of which two may be shelved."""
    total = 0.0
    for number in range(books):  # half a card each
        total += 0.5 * (SHELVED[number // 2] if number < 2 * len(SHELVED) else known.draw())
    return total


class KeenErrands(Errands):
    """Judges locations as the greedy bot does, and these two by what they bring."""

    def effect(self, tile: int, kind: int) -> float:
        """Say what a location's effect is worth."""
        if tile == BOOK_COLLECTOR:
            return self.collector()
        if tile == JOINERS_WORKSHOP:
            return self.joiner()
        return super().effect(tile, kind)

    def collector(self) -> float:
        """Say what it is worth to give up the cards that cost least for the books on them that are wanted."""
        known = self.known
        here = self.view.cards_at(BOOK_COLLECTOR)
        offers = [
            (wanted_books(known.deck, here, card), known.hold(card) + known.discard_cost(card)) for card in known.hand
        ]
        best, books, paid = 0.0, 0, 0.0
        for wanted, price in sorted((each for each in offers if each[0]), key=lambda each: each[1] / each[0]):
            books, paid = books + wanted, paid + price
            best = max(best, collected(known, books - books % 2) - paid)
        return best

    def joiner(self) -> float:
        """Say what the best slide is worth."""
        known, best = self.known, 0.0
        for first in moving.run_starts(known.shelf):
            for last in moving.run_ends(known.shelf, first):
                for distance in moving.slides(known.shelf, first, last):
                    after = known.shelf.copy()
                    moving.slide(after, first, last, distance)
                    best = max(best, known.eye.value(after) - known.now)
        return best


class KeenVerdict(Verdict):
    """Judges one decision as the greedy bot does, except at these two locations."""

    def __init__(self, known: Known, options: Sequence[int]) -> None:
        super().__init__(known, options)
        self.errands = KeenErrands(known)

    def collector(self, card: int) -> float:
        """Say what one more card brings at the Book Collector, after those already given up."""
        here = self.view.cards_at(BOOK_COLLECTOR)
        laid = sum(wanted_books(self.known.deck, here, each) for each in self.view.spent(self.known.me))
        books = laid + wanted_books(self.known.deck, here, card)
        return collected(self.known, books) - collected(self.known, laid)


class PatientKnown(Known):
    """Knows what the greedy bot knows, but counts cards that add little as not worth a place."""

    def home(self) -> float:
        """Say what a home action is worth."""
        return max([self.draw(), *(self.gain(card) for card in self.hand if fits(self, card))])


class PatientVerdict(Verdict):
    """Judges one decision as the greedy bot does, but shelves no card that adds little before the last round."""

    def plain(self, option: int) -> float:
        """Say what it is worth to shelve nothing."""
        if option == DONE and self.asks in ("shelve-taken", "shelve-hand", "home-action", "both-home-actions"):
            return super().plain(option) if self.view.last else GOOD
        return super().plain(option)

    def shelve(self, card: int) -> float:
        """Say what it is worth to shelve a card."""
        return super().shelve(card) if fits(self.known, card) else NEVER


def fits(known: Known, card: int) -> bool:
    """Say whether a card is good enough to be shelved now."""
    return known.view.last or known.gain(card) > GOOD


class VariantJudge(ExLibrisJudge):
    """Judges the options of a seat as one of these bots; libraries as the greedy bot does."""

    def __init__(self, deck: Deck, known: type[Known], verdict: type[Verdict]) -> None:
        super().__init__(deck)
        self.known = known
        self.verdict = verdict

    def worths(self, view: View, options: Sequence[int]) -> list[float]:
        """Say what each option is worth."""
        assert isinstance(view, ExLibrisView)
        if not view.focus(view.seat):
            return super().worths(view, options)
        return self.verdict(self.known(view, self.deck), options).worths()


def keen(rules: ExLibrisRules, seed: int) -> Bot:
    """Make a keen bot."""
    return named("keen", GreedyBot(VariantJudge(rules.deck, Known, KeenVerdict), seed))


def patient(rules: ExLibrisRules, seed: int) -> Bot:
    """Make a patient bot."""
    return named("patient", GreedyBot(VariantJudge(rules.deck, PatientKnown, PatientVerdict), seed))


def named(name: str, bot: Bot) -> Bot:
    """Give a bot its name."""
    bot.name = name
    return bot
