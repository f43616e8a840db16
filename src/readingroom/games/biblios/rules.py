"""Biblios behind the interface that all games share."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.clause import PlainValue
from readingroom.engine.event import Event
from readingroom.engine.policy import shares
from readingroom.engine.prompt import Prompt
from readingroom.engine.reason import Reason
from readingroom.engine.rules import DRAWN, Rules, first_choices
from readingroom.engine.score import Score, ScoreLine
from readingroom.games.biblios import flow, scoring, text, view, why
from readingroom.games.biblios.actions import catalogue
from readingroom.games.biblios.components import KINDS, Deck, load_deck, shipped_deck
from readingroom.games.biblios.imagine import imagine
from readingroom.games.biblios.imaginer import Worlds
from readingroom.games.biblios.state import BLUFF, Biblios, reserve, zone_text
from readingroom.games.biblios.view import BibliosView


@final
class BibliosRules(Rules[Biblios, BibliosView]):
    """The rules of Biblios for one deck."""

    deck: Deck

    def __init__(self, deck: Deck) -> None:
        self.name = "biblios"
        self.version = 1
        self.reads = (1,)
        self.min_seats = 2
        self.max_seats = 4
        self.end_rule = "BIB-E1"
        self.begins = ("turn", "lot")
        self.deck = deck
        self.catalogue = catalogue(deck)
        self._cards = {deck.text(kind): int(kind) for kind in range(KINDS)}

    def __reduce__(self) -> tuple[Any, tuple[Deck]]:
        """Pickle as the deck."""
        return (BibliosRules, (self.deck,))

    def option_choices(self, seats: i64 = 0) -> dict[str, tuple[str, ...]]:
        """List the table options: the penalty, honest bids, and who begins."""
        return {
            "penalty": ("steal", "bluff"),
            "honest": ("no", "yes"),
            "first": first_choices(seats or self.max_seats),
        }

    def chosen_options(self, g: Biblios) -> dict[str, str]:
        """Give the options of a table."""
        return {
            "penalty": "bluff" if g.penalty == BLUFF else "steal",
            "honest": "yes" if g.honest else "no",
            "first": DRAWN if g.drawn_first else str(g.first),
        }

    def set_up(self, seats: i64, options: Mapping[str, object], chance: Chance) -> Biblios:
        """Set up a game."""
        return flow.set_up(self.deck, seats, options, chance)

    def scores(self, g: Biblios) -> list[Score]:
        """Score the reserves as they are."""
        return scoring.score_reserves([g.zones[reserve(seat)] for seat in range(g.seats)], g.dice, self.deck)

    def look(self, g: Biblios, seat: i64) -> BibliosView:
        """Make the view of a seat."""
        return view.look(g, seat)

    def imagine(self, view: BibliosView, chance: Chance) -> Biblios:
        """Make a state that fits the view."""
        return imagine(self.deck, view, chance)

    def imaginer(self, view: BibliosView) -> Worlds:
        """Prepare to imagine many worlds that fit the view."""
        return Worlds(self.deck, view)

    def returns(self, g: Biblios) -> list[float]:
        """Share one win among those who are first, with the reserves as they are."""
        reserves = [g.zones[reserve(seat)] for seat in range(g.seats)]
        return shares(scoring.standings(reserves, g.dice, self.deck))

    def deck_name(self) -> str:
        """Name the deck by its hash."""
        return self.deck.name()

    def card_text(self, card: i64) -> str:
        """Give the text of a card."""
        return self.deck.text(card)

    def find_card(self, text: str) -> int:
        """Find a card by its text; -1 if there is none."""
        return self._cards.get(text, -1)

    def zone_text(self, zone: i64) -> str:
        """Give the name of a zone."""
        return zone_text(zone)

    def facts(self, view: BibliosView) -> dict[str, object]:
        """Give the public facts by their names."""
        return text.facts(view)

    def known(self, view: BibliosView) -> dict[str, object]:
        """Say what the viewer knows of reserves that they do not see."""
        return text.known(self.deck, view)

    def score_values(self, line: ScoreLine) -> dict[str, PlainValue]:
        """Give what a line of a score is made of: the best letter as a letter."""
        return {**line.figures, "letter": scoring.letter_text(line.figures["letter"])}

    def told(self, event: Event) -> dict[str, PlainValue]:
        """Give what an event says by names."""
        return text.told(self.deck, event)

    def hindrance(self, view: BibliosView, asked: Prompt, action: int) -> Reason | None:
        """Say what keeps the viewer from an action."""
        return why.hindrance(self.deck, view, asked, action)


def rules(deck: Path | None = None, rest: Path | None = None) -> BibliosRules:
    """Give the rules of Biblios, with the published deck or with that of a file, which has no `rest`."""
    return BibliosRules(shipped_deck() if deck is None else load_deck(deck))
