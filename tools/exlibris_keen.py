"""A greedy bot of Ex Libris with an eye for two places that the greedy bot only guesses at: it reckons what they bring.

It shows how much of what locations are used is the bot's habit: see tools/exlibris_balance.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.bots import Bot
from readingroom.bots.exlibris.judge import ExLibrisJudge, Verdict
from readingroom.bots.exlibris.known import Known
from readingroom.bots.exlibris.places import ONE_ONLY, UNKNOWN, Places
from readingroom.bots.greedy import GreedyBot
from readingroom.engine.view import View
from readingroom.games.exlibris import moving
from readingroom.games.exlibris.bargains import wanted_books
from readingroom.games.exlibris.components import BOOK_COLLECTOR, JOINERS_WORKSHOP
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.view import ExLibrisView

SHELVED = (UNKNOWN - ONE_ONLY, 0.8 * (UNKNOWN - ONE_ONLY))  # two of the cards that the Book Collector gives


def collected(known: Known, books: int) -> float:
    """Say what the Book Collector gives for so many books: half as many cards, of which two may be shelved."""
    total = 0.0
    for number in range(books):  # half a card each
        total += 0.5 * (SHELVED[number // 2] if number < 2 * len(SHELVED) else known.draw())
    return total


class KeenPlaces(Places):
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
    """Judges one decision as the greedy bot does, but for these two places."""

    def __init__(self, known: Known, options: Sequence[int]) -> None:
        super().__init__(known, options)
        self.places = KeenPlaces(known)

    def collector(self, card: int) -> float:
        """Say what one more card brings at the Book Collector, after those already given up."""
        here = self.view.cards_at(BOOK_COLLECTOR)
        laid = sum(wanted_books(self.known.deck, here, each) for each in self.view.spent(self.known.me))
        books = laid + wanted_books(self.known.deck, here, card)
        return collected(self.known, books) - collected(self.known, laid)


class KeenJudge(ExLibrisJudge):
    """Judges the options of a seat, libraries as the greedy bot does."""

    def worths(self, view: View, options: Sequence[int]) -> list[float]:
        """Say what each option is worth."""
        assert isinstance(view, ExLibrisView)
        if not view.focus(view.seat):
            return super().worths(view, options)
        return KeenVerdict(Known(view, self.deck), options).worths()


def keen(rules: ExLibrisRules, seed: int) -> Bot:
    """Make such a bot."""
    bot = GreedyBot(KeenJudge(rules.deck), seed)
    bot.name = "keen"
    return bot
