"""Tables of Biblios, built from short texts: `table(seats="Ada Ben Cleo", draw="MA2 G1 G2")`."""

import readingroom
from readingroom.engine.chance import Roll, ToldChance
from readingroom.engine.event import NONE, Event
from readingroom.games.biblios.components import CATEGORIES
from readingroom.games.biblios.flow import Auctions, Gifts
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.biblios.state import (
    AUCTION,
    AUCTIONS,
    BLUFF,
    DRAW,
    OUT,
    Biblios,
    empty_table,
    reserve,
)
from readingroom.record import begin
from tests import tables

BIDS = "bid "


class Game(tables.Game):
    """A game of Biblios under way."""

    g: Biblios

    def play_gifts(self, lots: str = "") -> None:
        """Play the rest of the gifts with the first option each time; these cards will be auctioned first."""
        while self.g.phase != AUCTIONS and not self.rules.over(self.g):
            pile = self.g.zones[AUCTION][:]
            first = [card for card in self.cards(lots) if card in pile]
            for card in first:
                pile.remove(card)
            seat = self.rules.asked(self.g)[0]
            self.play(
                seat, self.rules.options(self.g, seat)[0], [Roll("shuffle", AUCTION, NONE, (*pile, *first[::-1]))]
            )
        self.told().tell([])

    def asks(self, name: str) -> str:
        """List what a player can choose from; a row of bids is written "bid 3 to 54"."""
        texts = [self.rules.catalogue.text(action) for action in self.rules.options(self.g, self.seat(name))]
        bids = [int(text.removeprefix(BIDS)) for text in texts if text.startswith(BIDS)]
        others = [text for text in texts if not text.startswith(BIDS)]
        if bids:
            assert bids == list(range(bids[0], bids[-1] + 1)), "bids leave out an amount"
            others.append(f"bid {bids[0]} to {bids[-1]}" if len(bids) > 1 else f"bid {bids[0]}")
        return ", ".join(others)

    def reserve(self, name: str) -> str:
        """List the cards in a player's reserve."""
        return self.lies(f"reserve {name}")

    def dice(self) -> str:
        """Read the dice: monks, pigments, holy books, manuscripts, forbidden tomes."""
        return " ".join(str(die) for die in self.g.dice)

    def line(self, event: Event) -> str:
        """Write an event as a line: who, what, which card or die, how much."""
        words = [super().line(event)]
        if event.code == "die":
            words.append(CATEGORIES[event.what])
        if event.number:
            words.append(str(event.number))
        return " ".join(words)

    def winner_of(self, category: str) -> str:
        """Name who wins a category; nobody is an empty text."""
        return " ".join(name for name in self.names if self.score_line(name, category).points)


def table(
    *,
    seats: str = "Ada Ben Cleo",
    draw: str = "",
    first: str = "",
    lots: str | None = None,
    reserves: str = "",
    dice: str = "",
    active: str = "",
    penalty: str = "steal",
    honest: str = "no",
) -> Game:
    """Set a game up as in a real one (`draw`, `first`); or lay out a position in its middle, if any is described.

    `draw` lists the cards that will be drawn first; the rest of the deck lies below them. `lots` are the cards still to
    be auctioned, and nothing else: with them the table is in phase 2, without them in phase 1. The reserves are written
    "Ada: G1 G2, Ben: MA2", the dice "3 3 2 3 3".
    """
    rules = readingroom.load("biblios")
    assert isinstance(rules, BibliosRules)
    names = seats.split()
    if lots is None and not (reserves or dice or active):
        return set_up(rules, names, draw, first, {"penalty": penalty, "honest": honest})
    g = empty_table(rules.deck, len(names), ToldChance())
    g.penalty = BLUFF if penalty == "bluff" else g.penalty
    g.honest = honest == "yes"
    g.dice = [int(die) for die in dice.split()] or g.dice
    g.active = g.first = names.index(active) if active else 0
    position = Game(rules, g, names, None)
    for line in filter(None, reserves.split(", ")):
        name, _, cards = line.partition(": ")
        for card in position.cards(cards):
            g.zones[reserve(position.seat(name))].append(card)
    if lots is None:
        deal_gifts(position, draw)
    else:
        deal_lots(position, lots)
    g.settle()
    position.events = rules.events(g)
    return position


def set_up(rules: BibliosRules, names: list[str], draw: str, first: str, options: dict[str, str]) -> Game:
    """Set up a whole game in which these cards are drawn first and what comes last in the deck is taken out."""
    left = rules.deck.in_play(len(names))
    drawn = [rules.find_card(text) for text in draw.split()]
    for card in drawn:
        left.remove(card)
    size = len(left) - rules.deck.random_out[len(names)]
    told = ToldChance()
    rolls = [Roll("shuffle", DRAW, NONE, (*left[:size][::-1], *drawn[::-1], *left[size:]))]
    if first:
        rolls.append(Roll("seat", NONE, names.index(first)))
    told.tell(rolls)
    g = rules.new(len(names), {**options, "first": "drawn" if first else "0"}, told)
    return Game(rules, g, names, begin(rules, g))


def deal_gifts(position: Game, draw: str) -> None:
    """Lay out the draw pile for whole turns, the named cards on top, and begin a turn."""
    g: Biblios = position.g
    left = cards_left(g)
    drawn = position.cards(draw)
    for card in drawn:
        left.remove(card)
    size = (len(left) + len(drawn)) // (g.seats + 1) * (g.seats + 1) - len(drawn)
    for card in left[size:]:
        g.zones[OUT].append(card)
    for card in left[:size][::-1] + drawn[::-1]:
        g.zones[DRAW].append(card)
    g.then(g.active, Gifts())


def deal_lots(position: Game, lots: str) -> None:
    """Lay out the auction pile, the first named card on top, and begin an auction."""
    g: Biblios = position.g
    g.phase = AUCTIONS
    for card in position.cards(lots)[::-1]:
        g.zones[AUCTION].append(card)
    for card in cards_left(g):
        g.zones[OUT].append(card)
    g.then(g.active, Auctions())


def cards_left(g: Biblios) -> list[int]:
    """List the cards of the deck that lie nowhere yet; a position may not use a card twice."""
    left = g.deck.in_play(g.seats)
    for zone in g.zones:
        for card in zone:
            left.remove(card)
    return left
