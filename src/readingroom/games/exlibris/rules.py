"""Ex Libris behind the interface that all games share."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.clause import PlainValue
from readingroom.engine.errors import BadOptions
from readingroom.engine.event import NONE, Event, Moved
from readingroom.engine.policy import shares
from readingroom.engine.prompt import Prompt
from readingroom.engine.reason import Reason
from readingroom.engine.rules import DRAWN, Rules, first_choices
from readingroom.engine.score import Score, ScoreLine
from readingroom.games.exlibris import flow, solo, text, view
from readingroom.games.exlibris.actions import catalogue
from readingroom.games.exlibris.ahead import why
from readingroom.games.exlibris.ahead.ahead import ahead
from readingroom.games.exlibris.ahead.turning_down import turning_down
from readingroom.games.exlibris.box import load_deck, shipped_deck
from readingroom.games.exlibris.components import CARDS, CATEGORIES, Deck
from readingroom.games.exlibris.effects import EFFECTS, power_of
from readingroom.games.exlibris.end import scoring
from readingroom.games.exlibris.state import (
    ALL_CARDS,
    CATEGORY,
    DISCARDS,
    FORM,
    POWER,
    ExLibris,
    card_text,
    focus,
    hand,
    zone_text,
)
from readingroom.games.exlibris.titles import titles
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.games.exlibris.worlds.imagine import imagine
from readingroom.games.exlibris.worlds.imaginer import Worlds

NO: Final = ("no",)
NO_OR_YES: Final = ("no", "yes")


@final
class ExLibrisRules(Rules[ExLibris, ExLibrisView]):
    """The rules of Ex Libris for one deck."""

    deck: Deck

    def __init__(self, deck: Deck) -> None:
        self.name = "exlibris"
        self.version = 2
        self.reads = (1, 2)  # 2 calls it final to name a category at the Dump
        self.min_seats = 1
        self.max_seats = 4
        self.end_rule = "EXL-E8"
        self.wait_rule = "EXL-E1"
        self.begins = ("round",)
        self.deck = deck
        self.catalogue = catalogue(deck)
        known = [card for card in range(ALL_CARDS) if card >= CARDS or card < len(deck.texts)]
        self._numbers = {card_text(deck, card): card for card in known}

    def __reduce__(self) -> tuple[Any, tuple[Deck]]:
        """Pickle as the deck."""
        return (ExLibrisRules, (self.deck,))

    def option_choices(self, seats: i64 = 0) -> dict[str, tuple[str, ...]]:
        """List the table options: three variants, the level of a solo game, who begins, and how libraries are dealt.

        Alone, only the friendly variant and the level can be chosen; with others, all but the level.
        """
        alone = seats == 1
        return {
            "beginner": NO if alone else NO_OR_YES,
            "friendly": NO_OR_YES,
            "long": NO if alone else NO_OR_YES,
            "level": solo.LEVELS[:1] if seats > 1 else solo.LEVELS,
            "first": (DRAWN,) if alone else first_choices(seats or self.max_seats),
            "libraries": (flow.DEALT,) if alone else (flow.DEALT, flow.LAID_OPEN),
        }

    def checked_options(self, options: Mapping[str, object], seats: i64 = 0) -> dict[str, str]:
        """EXL-V1: refuse libraries that are laid open among beginners, who have none."""
        chosen = super().checked_options(options, seats)
        if chosen["beginner"] == "yes" and chosen["libraries"] == flow.LAID_OPEN:
            raise BadOptions(
                "option-plain-libraries",
                "the beginner variant has no library tiles to lay open; choose beginner=no or libraries=dealt",
            )
        return chosen

    def chosen_options(self, g: ExLibris) -> dict[str, str]:
        """Give the options of a table."""
        return {
            "beginner": "yes" if g.beginner else "no",
            "friendly": "yes" if g.friendly else "no",
            "long": "yes" if g.long else "no",
            "level": solo.LEVELS[g.level - 1 if g.level else 0],
            "first": DRAWN if g.agreed == NONE else str(g.agreed),
            "libraries": flow.LAID_OPEN if g.laid_open else flow.DEALT,
        }

    def set_up(self, seats: i64, options: Mapping[str, object], chance: Chance) -> ExLibris:
        """Set up a game."""
        if seats == 1:
            return solo.set_up_solo(self.deck, options, chance)
        return flow.set_up(self.deck, seats, options, chance)

    def scores(self, g: ExLibris) -> list[Score]:
        """Score the shelves as they are; in a solo game the public library comes second."""
        foci = [category_in(g, focus(seat)) for seat in range(g.seats)]
        if g.alone():
            public = g.zones[DISCARDS] + g.zones[hand(0)]
            foci.append(category_in(g, FORM))
            return scoring.score_solo(g.shelves[0], public, foci, g.prominent, g.banned, g.deck)
        hands = [len(g.zones[hand(seat)]) for seat in range(g.seats)]
        return scoring.score_shelves(g.shelves, hands, foci, g.prominent, g.banned, g.deck)

    def look(self, g: ExLibris, seat: i64) -> ExLibrisView:
        """Make the view of a seat."""
        return view.look(g, seat)

    def imagine(self, view: ExLibrisView, chance: Chance) -> ExLibris:
        """Make a state that fits the view."""
        return imagine(self.deck, view, chance)

    def imaginer(self, view: ExLibrisView) -> Worlds:
        """Prepare to imagine many worlds that fit the view."""
        return Worlds(self.deck, view)

    def returns(self, g: ExLibris) -> list[float]:
        """Share one win among those who are first, with the shelves as they are; alone, with the public library."""
        foci = [category_in(g, focus(seat)) for seat in range(g.seats)]
        forms = [scoring.form_of(shelf, g.deck) for shelf in g.shelves]
        if g.alone():
            foci.append(category_in(g, FORM))
            forms.append(scoring.form_of_cards(g.zones[DISCARDS] + g.zones[hand(0)], g.deck))
            return shares(scoring.solo_standings(forms, foci, g.prominent, g.banned))
        hands = [len(g.zones[hand(seat)]) for seat in range(g.seats)]
        return shares(scoring.standings(forms, hands, foci, g.prominent, g.banned))

    def deck_name(self) -> str:
        """Name the deck by its hash."""
        return self.deck.name()

    def card_text(self, card: i64) -> str:
        """Give the text of a card, a tile, a library or a category."""
        return card_text(self.deck, card)

    def find_card(self, text: str) -> int:
        """Find a card, a tile, a library or a category by its text; -1 if there is none."""
        return self._numbers.get(text, -1)

    def facts(self, view: ExLibrisView) -> dict[str, object]:
        """Give the public facts by their names."""
        return text.facts(self.deck, view)

    def score_values(self, line: ScoreLine) -> dict[str, PlainValue]:
        """Give what a line of the form is made of: the category by its name."""
        named = {"category": CATEGORIES[line.figures["category"]]} if "category" in line.figures else {}
        return {**line.figures, **named}

    def ahead(self, view: ExLibrisView) -> dict[str, object]:
        """Say what the viewer's options would do to the shelf and to the form."""
        return ahead(self.deck, view) | turning_down(self.deck, view)

    def hindrance(self, view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
        """Say what keeps the viewer from an action."""
        if why.no_card(self.deck, action):
            return None
        return super().hindrance(view, asked, action) or why.hindrance(self.deck, view, asked, action)

    def box(self, language: str = "en") -> dict[str, object]:
        """Give the books of every card: the category and the title of each, in a language."""
        return {
            text: [[CATEGORIES[category], title] for category, title in zip(books, row)]
            for text, books, row in zip(self.deck.texts, self.deck.books, titles(self.deck, language))
        }

    def told(self, event: Event) -> dict[str, PlainValue]:
        """Give what an event says by names."""
        return text.told(self.deck, event)

    def moved(self, event: Event) -> list[Moved]:
        """List what an event moved, from where to where."""
        return text.moved(self.deck, event)

    def effect_rule(self, number: int) -> str:
        """Name the rule of a location, of home, or of a special assistant's power."""
        return EFFECTS[number].rule if number <= POWER else power_of(number - POWER).rule

    def zone_text(self, zone: i64) -> str:
        """Give the name of a zone."""
        return zone_text(zone)


def category_in(g: ExLibris, zone: i64) -> int:
    """Give the category whose card lies in a zone; before it is dealt, any will do."""
    return g.zones[zone][0] - CATEGORY if g.zones[zone] else 0


def rules(deck: Path | None = None, rest: Path | None = None) -> ExLibrisRules:
    """Give the rules of Ex Libris, with the deck that we ship or with that of a file, which `rest` completes."""
    return ExLibrisRules(shipped_deck() if deck is None else load_deck(deck, rest))
