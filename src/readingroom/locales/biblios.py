"""Biblios in sayings: its cards, options, short log and score sheet."""

from collections.abc import Sequence

from readingroom.engine.event import BACK, NONE, Event
from readingroom.engine.score import Score
from readingroom.engine.view import View
from readingroom.games.biblios.actions import LOWER, PAY, RAISE, TAKE
from readingroom.games.biblios.church import CHURCH_KINDS
from readingroom.games.biblios.components import (
    CATEGORIES,
    CHURCH,
    KINDS,
    LETTERS,
    category_of,
    gold_value,
    is_church,
    is_gold,
)
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.biblios.scoring import letter_text
from readingroom.games.biblios.state import GIFTS as GIVING
from readingroom.games.biblios.view import BibliosView
from readingroom.locales.sayings import Line, Said, Value, saying, seat, several
from readingroom.locales.words import Section, SheetLine, Words

FORCED = {"pay-gold": "pay", "pay-cards": "pay"}  # where one message serves several prompts
REPEATED = frozenset({"draw", "lay", "sold", "used"})  # the lines that follow these say it too
GIFTS = frozenset({"turn", "keep", "set-aside"})  # of another's turn to give, the short log tells the offers only


class BibliosWords(Words):
    """The sayings of Biblios."""

    rules: BibliosRules
    seats = ("player", "victim", "bidder")

    # Cards

    def card(self, card: int) -> Said:
        """Name a card: Monks 2 (A), gold 3, church +1 (one die)."""
        if card < 0:
            return saying("biblios-card-hidden")
        text = self.rules.deck.text(card)
        if is_church(card):
            return saying("biblios-card-church", card=text, kind=CHURCH_KINDS[card - CHURCH])
        if is_gold(card):
            return saying("biblios-card-gold", card=text, value=int(gold_value(card)))
        return saying(
            "biblios-card-category", card=text, category=CATEGORIES[category_of(card)],
            value=self.rules.deck.values[card], letter=LETTERS[card % 9],
        )  # fmt: skip

    def names(self) -> dict[str, Said]:
        """Name every card by its text."""
        return {self.rules.deck.text(kind): self.card(kind) for kind in range(KINDS)}

    def category(self, number: int) -> Said:
        """Name a category."""
        return saying("biblios-category", category=CATEGORIES[number])

    # Options

    def choice(self, action: int) -> Said | None:
        """Say what an action does; where a die goes depends on where it is."""
        verb = self.rules.catalogue.verb(action)
        if verb in ("raise", "lower"):
            return None
        if verb == "bid":
            return self.message("option", verb, number=int(self.rules.catalogue.arguments(action)[0]))
        if verb in ("take", "pay"):
            return self.message("option", verb, card=self.card(action - (TAKE if verb == "take" else PAY)))
        return self.message("option", verb)

    def choice_now(self, view: View, action: int) -> Said:
        """Say where a die goes."""
        assert isinstance(view, BibliosView)
        up = self.rules.catalogue.verb(action) == "raise"
        category = action - (RAISE if up else LOWER)
        die = view.dice[category]
        return self.message(
            "option", "raise" if up else "lower", category=CATEGORIES[category], die=die, after=die + (1 if up else -1)
        )

    def forced(self, view: View) -> Said:
        """Say why there was only one thing to do."""
        assert isinstance(view, BibliosView)
        asked = self.rules.prompt(view)
        return self.message("forced", FORCED.get(asked.code, asked.code), **self.named(asked.values))

    def means(self, view: BibliosView) -> int:
        """Say how much the asked seat can pay for what is auctioned: gold, or cards."""
        return int(self.rules.prompt(view).values.get("means") or 0)

    # What happened

    def line(self, event: Event) -> Line | None:
        """Tell each payment in one line, and what another player offers in one line too."""
        if event.code in REPEATED:
            return None
        if event.code == "pay":
            return self.payment(event)
        if event.seat in (self.viewer, NONE):
            return Line("", self.event(event))
        if event.code == "offer":
            cards = several([self.card(event.card)])
            return Line(f"gifts {event.seat}", self.message("event", "gifts", player=seat(event.seat), cards=cards))
        return None if event.code in GIFTS else Line("", self.event(event))

    def payment(self, event: Event) -> Line:
        """Say what somebody paid."""
        player = seat(event.seat)
        if event.card == BACK:
            return Line(f"pay {event.seat}", self.message("event", "pay-hidden", player=player, count=1))
        cards = several([self.card(event.card)])
        return Line(f"pay {event.seat}", self.message("event", "pay-cards", player=player, cards=cards))

    # The whole table

    def facts(self, view: View) -> list[Section]:
        """Put the dice into words."""
        assert isinstance(view, BibliosView)
        dice = [saying("biblios-die", category=name, die=view.dice[number]) for number, name in enumerate(CATEGORIES)]
        return [Section("dice", None, saying("biblios-zone", zone="dice"), dice)]

    def beside(self, view: View) -> dict[str, Said]:
        """Say how long a phase lasts (BIB-G6, BIB-E1)."""
        assert isinstance(view, BibliosView)
        if view.over:
            return {}
        return {"end": saying("biblios-end", phase="gifts" if view.phase == GIVING else "auctions")}

    # The end

    def sheet(self, scores: Sequence[Score]) -> list[SheetLine]:
        """Say who won each category, and why (BIB-E1, BIB-E2)."""
        return [self.sheet_line(scores, number) for number in range(len(CATEGORIES))]

    def sheet_line(self, scores: Sequence[Score], number: int) -> SheetLine:
        """Say who won one category."""
        lines = [score.lines[number] for score in scores]
        values: dict[str, Value] = {"category": CATEGORIES[number], "die": lines[0].figures["die"], "why": "nobody"}
        for score, line in zip(scores, lines):
            if line.why in ("most", "letter"):
                letter = letter_text(line.figures["letter"])
                values |= {"why": line.why, "player": seat(score.seat), "sum": line.figures["sum"], "letter": letter}
        cells = [
            saying("biblios-figure", sum=line.figures["sum"], letter=letter_text(line.figures["letter"]))
            for line in lines
        ]
        return SheetLine(CATEGORIES[number], Said(say="biblios-won", values=values), cells)

    ties = ("gold", "monks")  # BIB-E3

    def standing(self, score: Score) -> dict[str, Value]:
        """Give the points and the gold that is left."""
        return {"points": score.points, "gold": score.ties[0]}


WORDS = BibliosWords
