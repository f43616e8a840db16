"""Atheneum behind the interface that all games share."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.clause import PlainValue
from readingroom.engine.event import Event, Moved
from readingroom.engine.policy import shares
from readingroom.engine.prompt import Prompt
from readingroom.engine.reason import Reason
from readingroom.engine.rules import DRAWN, Rules
from readingroom.engine.score import Score, ScoreLine
from readingroom.games.atheneum import flow, scoring, text, view, why
from readingroom.games.atheneum.actions import catalogue
from readingroom.games.atheneum.ahead import ahead
from readingroom.games.atheneum.components import Deck, load_deck, shipped_deck
from readingroom.games.atheneum.imagine import Worlds, imagine, imaginer
from readingroom.games.atheneum.placing import placing_rule
from readingroom.games.atheneum.plan import COLOURS
from readingroom.games.atheneum.state import MOST_SEATS, Atheneum, zone_text
from readingroom.games.atheneum.view import AtheneumView


@final
class AtheneumRules(Rules[Atheneum, AtheneumView]):
    """The rules of Atheneum for one deck."""

    deck: Deck

    def __init__(self, deck: Deck) -> None:
        self.name = "atheneum"
        self.version = 2
        self.reads = (1, 2)  # 2 lets a pair be taken out for any two removals
        self.min_seats = 2
        self.max_seats = MOST_SEATS
        self.end_rule = "ATH-T8"
        self.wait_rule = "ATH-T7"
        self.begins = ("turn",)
        self.deck = deck
        self.catalogue = catalogue(deck)

    def __reduce__(self) -> tuple[Any, tuple[Deck]]:
        """Pickle as the deck."""
        return (AtheneumRules, (self.deck,))

    def option_choices(self, seats: i64 = 0) -> dict[str, tuple[str, ...]]:
        """List the table options: whether benefits and scorings may alternate, and who gets which colour."""
        return {"steps": (flow.FREE, flow.STRICT), "colours": (flow.BY_SEAT, DRAWN)}

    def chosen_options(self, g: Atheneum) -> dict[str, str]:
        """Give the options of a table."""
        return {
            "steps": flow.STRICT if g.strict else flow.FREE,
            "colours": DRAWN if g.drawn_colours else flow.BY_SEAT,
        }

    def set_up(self, seats: i64, options: Mapping[str, object], chance: Chance) -> Atheneum:
        """Set up a game."""
        return flow.set_up(self.deck, seats, options, chance)

    def scores(self, g: Atheneum) -> list[Score]:
        """Give the points of all seats with the desks as they are."""
        desks = g.desks
        track = [int(desk.points) for desk in desks]
        wands = [int(desk.wands) for desk in desks]
        return scoring.scores([desk.shelves for desk in desks], track, wands, g.favourites)

    def look(self, g: Atheneum, seat: i64) -> AtheneumView:
        """Make the view of a seat."""
        return view.look(g, seat)

    def imagine(self, view: AtheneumView, chance: Chance) -> Atheneum:
        """Make a state that fits the view."""
        return imagine(self.deck, view, chance)

    def imaginer(self, view: AtheneumView) -> Worlds:
        """Prepare to imagine many worlds that fit the view."""
        return imaginer(self.deck, view)

    def returns(self, g: Atheneum) -> list[float]:
        """Share one win among those who are first, with the desks as they are."""
        return shares(scoring.standings(g.desks, g.favourites))

    def facts(self, view: AtheneumView) -> dict[str, object]:
        """Give the public facts by their names."""
        return text.facts(view)

    def ahead(self, view: AtheneumView) -> dict[str, object]:
        """Say where what can be taken up may go, and which objectives and spiders each slot would bring."""
        return ahead(self.catalogue.texts, view)

    def box(self, language: str = "en") -> dict[str, object]:
        """Give what the sections of every study card give."""
        return {card.name: text.study_facts(self.deck, number) for number, card in enumerate(self.deck.study)}

    def score_values(self, line: ScoreLine) -> dict[str, PlainValue]:
        """Give what a line of a score is made of: the colour by its name."""
        named = {"colour": COLOURS[line.figures["colour"]]} if "colour" in line.figures else {}
        return {**line.figures, **named}

    def told(self, event: Event) -> dict[str, PlainValue]:
        """Give what an event says by names."""
        return text.told(self.deck, event)

    def hindrance(self, view: AtheneumView, asked: Prompt, action: int) -> Reason | None:
        """Say what keeps the viewer from an action."""
        return why.hindrance(view, asked, action)

    def hindrance_after(self, view: AtheneumView, first: int, action: int) -> Reason | None:
        """Say what would keep the viewer from putting there what they took up or out."""
        return why.hindrance_after(view, first, action)

    def moved(self, event: Event) -> list[Moved]:
        """List what an event moved: cards and tokens, books, candles, wands, spiders and side shelves."""
        return text.moved(self.deck, event)

    def effect_rule(self, number: int) -> str:
        """Name the rule by which the piece is shelved that was taken up."""
        return placing_rule(number)

    def deck_name(self) -> str:
        """Name the deck by its hash."""
        return self.deck.name()

    def card_text(self, card: i64) -> str:
        """Give the text of a card or token."""
        return self.deck.text(card)

    def find_card(self, text: str) -> int:
        """Find a card or token by its text; -1 if there is none."""
        return self.deck.find(text)

    def zone_text(self, zone: i64) -> str:
        """Give the name of a zone."""
        return zone_text(zone)


def rules(deck: Path | None = None, rest: Path | None = None) -> AtheneumRules:
    """Give the rules of Atheneum, with the deck that comes with it or with that of a file, which has no `rest`."""
    return AtheneumRules(shipped_deck() if deck is None else load_deck(deck))
