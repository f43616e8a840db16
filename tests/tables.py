"""Tables for tests, built from short texts: `table("biblios", seats="Ada Ben Cleo", draw="MA2 G1 G2")`.

Nothing is mocked: a table is a real game. Chance is told what will come out, as it is when a record is replayed.
"""

from typing import Any

import readingroom
from readingroom.engine.chance import Roll, Told
from readingroom.engine.event import BACK, NONE, SPECTATOR, Event, seen_by
from readingroom.engine.rules import Rules
from readingroom.engine.score import Score, ScoreLine
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
from readingroom.record import Fold, Move, Record, begin, note, note_undo, replay

WATCHER = "spectator"  # the name of those who only watch
BIDS = "bid "


class Game:
    """A game under way, spoken to and looked at with the players' names and the texts of cards."""

    def __init__(self, rules: Rules[Any, Any], g: Any, names: list[str], record: Record | None) -> None:
        self.rules = rules
        self.g = g
        self.names = names
        self.record = record  # only of tables that were set up as in a real game
        self.events: list[Event] = rules.events(g)  # of the last saying (or sayings, if they were said together)
        self.outcomes: list[Roll] = []

    # Doing

    def say(self, *sayings: str) -> None:
        """Play actions as in "Ada bid 4"; what chance was told comes out by the last of them."""
        events: list[Event] = []
        for place, saying in enumerate(sayings):
            name, _, action = saying.partition(" ")
            last = place == len(sayings) - 1
            events += self.play(self.seat(name), self.rules.catalogue.find(action), self.outcomes if last else [])
        assert not self.told().rolls, "chance was told more than came out"
        self.outcomes = []
        self.events = events

    def play(self, seat: int, action: int, outcomes: list[Roll]) -> list[Event]:
        """Play one action with the chance that was told, and note it in the record."""
        self.told().tell(outcomes)
        events = self.rules.play(self.g, seat, action)
        if self.record is not None:
            note(self.record, self.g, seat, action)
        return events

    def told(self) -> Told:
        """Give the source of chance."""
        chance = self.g.trunk.chance
        assert isinstance(chance, Told)
        return chance

    def chance(self, *outcomes: str) -> None:
        """Tell what will come out next: "card G1", or "shuffle MA2 G1" with the top card first."""
        for outcome in outcomes:
            kind, _, cards = outcome.partition(" ")
            found = self.cards(cards)
            if kind == "card":
                self.outcomes.append(Roll("card", NONE, found[0]))
            else:
                self.outcomes.append(Roll("shuffle", NONE, NONE, tuple(found[::-1])))

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

    def fold(self) -> Fold:
        """Play the record of this game again up to now."""
        assert self.record is not None
        return replay(self.record)

    def undo(self, name: str) -> None:
        """Let a player take the last action back, as a server does."""
        assert self.record is not None
        fold = self.fold()
        fold.take_back(Move(self.seat(name), -1, []))
        note_undo(self.record, self.seat(name))
        self.g = fold.g

    def may_undo(self) -> str:
        """Name the players who may take their last action back."""
        fold = self.fold()
        return " ".join(name for seat, name in enumerate(self.names) if fold.undoable(seat))

    # Looking

    def seat(self, name: str) -> int:
        """Give the seat of a player."""
        return self.names.index(name)

    def cards(self, texts: str) -> list[int]:
        """Find cards by their texts."""
        found = [self.rules.find_card(text) for text in texts.split()]
        assert NONE not in found, f"an unknown card in {texts!r}"
        return found

    def asked(self) -> str:
        """Name the players who have to answer now."""
        return " ".join(self.names[seat] for seat in self.rules.asked(self.g))

    def asks(self, name: str) -> str:
        """List what a player can choose from; a row of bids is written "bid 3 to 54"."""
        texts = [self.rules.catalogue.text(action) for action in self.rules.options(self.g, self.seat(name))]
        bids = [int(text.removeprefix(BIDS)) for text in texts if text.startswith(BIDS)]
        others = [text for text in texts if not text.startswith(BIDS)]
        if bids:
            assert bids == list(range(bids[0], bids[-1] + 1)), "bids leave out an amount"
            others.append(f"bid {bids[0]} to {bids[-1]}" if len(bids) > 1 else f"bid {bids[0]}")
        return ", ".join(others)

    def zone(self, place: str) -> int:
        """Find a place by its name, as in "public" or "reserve Ada"."""
        kind, _, name = place.partition(" ")
        text = f"{kind} {self.seat(name)}" if name else kind
        return [self.rules.zone_text(zone) for zone in range(len(self.g.zones))].index(text)

    def lies(self, place: str) -> str:
        """List the cards that lie in a place (of a pile: the top first)."""
        zone = self.zone(place)
        cards = self.g.zones[zone]
        return self.text(cards[::-1] if self.g.piles[zone] else sorted(cards))

    def reserve(self, name: str) -> str:
        """List the cards in a player's reserve."""
        return self.lies(f"reserve {name}")

    def dice(self) -> str:
        """Read the dice: monks, pigments, holy books, manuscripts, forbidden tomes."""
        return " ".join(str(die) for die in self.g.dice)

    def active(self) -> str:
        """Name the active player."""
        seat: int = self.g.active
        return self.names[seat]

    def view(self, name: str) -> Any:
        """Give the view of a player or of the spectators."""
        return self.rules.observe(self.g, None if name == WATCHER else self.seat(name))

    def sees(self, name: str, place: str) -> str:
        """List what a player sees in a place; "?" is the back of a card."""
        return self.text(self.view(name).zones[self.zone(place)])

    def heard(self, name: str) -> list[str]:
        """List what a player noticed of the last sayings, as in "Ben take G2" or "Cleo steal ?"."""
        seat = SPECTATOR if name == WATCHER else self.seat(name)
        return [self.line(event) for event in seen_by(seat, self.events)]

    def knows(self, name: str, card: str) -> bool:
        """Say whether a card is to be found anywhere in what a player is shown or has been shown."""
        view = self.view(name)
        shown = [each for zone in view.zones for each in zone] + [event.card for event in view.past]
        return self.cards(card)[0] in shown

    def who_knows(self, card: str) -> str:
        """Name those who are shown or have been shown a card."""
        return " ".join(name for name in [*self.names, WATCHER] if self.knows(name, card))

    def line(self, event: Event) -> str:
        """Write an event as a line: who, what, which card or die, how much."""
        words = [self.names[event.seat] if event.seat >= 0 else "all", event.code]
        if event.card != NONE:
            words.append(self.text([event.card]))
        if event.code == "die":
            words.append(CATEGORIES[event.what])
        if event.number:
            words.append(str(event.number))
        return " ".join(words)

    def text(self, cards: list[int]) -> str:
        """Write cards as a text."""
        return " ".join("?" if card == BACK else self.rules.card_text(card) for card in cards)

    # Scores

    def over(self) -> bool:
        """Say whether the game is over."""
        return self.rules.over(self.g)

    def score(self, name: str) -> Score:
        """Give a player's score."""
        return self.rules.scores(self.g)[self.seat(name)]

    def points(self) -> str:
        """List the points in the order of the seats."""
        return " ".join(str(score.points) for score in self.rules.scores(self.g))

    def score_line(self, name: str, category: str) -> ScoreLine:
        """Give the line of a player's score for a category."""
        return next(line for line in self.score(name).lines if line.code == category)

    def winner_of(self, category: str) -> str:
        """Name who wins a category; nobody is an empty text."""
        return " ".join(name for name in self.names if self.score_line(name, category).points)

    def ranking(self) -> str:
        """Name the players from first to last, as in "Ada = Ben > Cleo"."""
        return " > ".join(" = ".join(self.names[seat] for seat in place) for place in self.rules.ranking(self.g))


def table(
    game: str,
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
    rules = readingroom.load(game)
    assert isinstance(rules, BibliosRules)
    names = seats.split()
    if lots is None and not (reserves or dice or active):
        return set_up(rules, names, draw, first, {"penalty": penalty, "honest": honest})
    g = empty_table(rules.deck, len(names), Told())
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
    told = Told()
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
