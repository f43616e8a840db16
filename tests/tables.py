"""A game at a table of a test, whichever it is; each game's own `tables.py` builds positions from short texts.

Nothing is mocked: a table is a real game. Chance is told what will come out, as it is when a record is replayed.
"""

from typing import Any

from readingroom.engine.chance import Roll, ToldChance
from readingroom.engine.event import BACK, NONE, SPECTATOR, Event, seen_by
from readingroom.engine.rules import Rules
from readingroom.engine.score import Score, ScoreLine
from readingroom.record import Fold, Move, Record, note, note_undo, replay

WATCHER = "spectator"  # the name of those who only watch


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
        for index, saying in enumerate(sayings):
            name, _, action = saying.partition(" ")
            last = index == len(sayings) - 1
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

    def told(self) -> ToldChance:
        """Give the source of chance."""
        chance = self.g.trunk.chance
        assert isinstance(chance, ToldChance)
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
        """List what a player can choose from."""
        return ", ".join(self.rules.catalogue.text(each) for each in self.rules.options(self.g, self.seat(name)))

    def zone(self, where: str) -> int:
        """Find a zone by its name, as in "public" or "reserve Ada"."""
        kind, _, name = where.partition(" ")
        text = f"{kind} {self.seat(name)}" if name else kind
        return [self.rules.zone_text(zone) for zone in range(len(self.g.zones))].index(text)

    def lies(self, where: str) -> str:
        """List the cards that lie in a zone (of a pile: the top first)."""
        zone = self.zone(where)
        cards = self.g.zones[zone]
        return self.text(cards[::-1] if self.g.piles[zone] else sorted(cards))

    def active(self) -> str:
        """Name the active player."""
        seat: int = self.g.active
        return self.names[seat]

    def view(self, name: str) -> Any:
        """Give the view of a player or of the spectators."""
        return self.rules.observe(self.g, None if name == WATCHER else self.seat(name))

    def sees(self, name: str, where: str) -> str:
        """List what a player sees in a zone; "?" is the back of a card."""
        return self.text(self.view(name).zones[self.zone(where)])

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
        """Write an event as a line: who, what, and which card."""
        words = [self.names[event.seat] if event.seat >= 0 else "all", event.code]
        if event.card != NONE:
            words.append(self.text([event.card]))
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

    def score_line(self, name: str, code: str) -> ScoreLine:
        """Give the line of a player's score with that code."""
        return next(line for line in self.score(name).lines if line.code == code)

    def ranking(self) -> str:
        """Name the players from first to last, as in "Ada = Ben > Cleo"."""
        return " > ".join(" = ".join(self.names[seat] for seat in place) for place in self.rules.ranking(self.g))
