"""Biblios in words: its codes and parameters become messages, and each prompt and event names its rule."""

from collections.abc import Sequence, Set
from itertools import takewhile

from readingroom.engine.event import BACK, NONE, Event
from readingroom.engine.score import Score
from readingroom.engine.view import View
from readingroom.games.biblios.actions import LOWER, PAY, RAISE, TAKE
from readingroom.games.biblios.components import (
    CATEGORIES,
    CHURCH,
    LETTERS,
    category_of,
    gold_value,
    is_church,
    is_gold,
)
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.biblios.scoring import letter_text
from readingroom.games.biblios.state import owner_of
from readingroom.games.biblios.text import CHURCH_KINDS
from readingroom.games.biblios.view import BibliosView
from readingroom.locales import Value
from readingroom.locales.words import Prompt, Reckoned, Words

FORCED = {
    "allocate": "allocate", "take": "take", "church": "church", "second-die": "second-die",
    "bid-gold": "bid", "bid-cards": "bid", "pay-gold": "pay", "pay-cards": "pay",
}  # fmt: skip
PLAIN_OPTIONS = ("keep", "offer", "auction", "pass", "done", "discard")
REPEATED = frozenset({"draw", "lay", "sold", "used"})  # the lines that follow these say it too
PAYMENT = frozenset({"pay"})
GIFTS = frozenset({"turn", "keep", "offer", "set-aside"})


class BibliosWords(Words):
    """The words of a table of Biblios."""

    rules: BibliosRules

    # Cards

    def category(self, number: int) -> str:
        """Name a category."""
        return self.language.say("biblios-category", category=CATEGORIES[number])

    def card(self, card: int) -> str:
        """Name a card: Monks 2 (A), gold 3, church +1 (one die)."""
        say = self.language.say
        if card < 0:
            return say("biblios-card-hidden")
        if is_church(card):
            return say("biblios-card-church", kind=CHURCH_KINDS[card - CHURCH])
        if is_gold(card):
            return say("biblios-card-gold", value=gold_value(card))
        letter, value = LETTERS[card % 9], self.rules.deck.values[card]
        return say("biblios-card-category", category=CATEGORIES[category_of(card)], value=value, letter=letter)

    def card_of(self, text: int | str | None) -> str:
        """Name a card by its text; nothing is a card that is not seen."""
        return self.card(BACK if text is None else self.rules.find_card(str(text)))

    def object_card(self, card: int) -> str:
        """Name a card as that to which something is done."""
        if card == BACK:
            return self.card(card)
        return self.language.say("biblios-card-object", card=self.card(card))

    # Prompts and options

    def prompt(self, view: View) -> Prompt:
        """Say what is asked now."""
        assert isinstance(view, BibliosView)
        asked = self.rules.prompt(view)
        values: dict[str, Value] = {
            name: self.card_of(value) if name == "card" else value
            for name, value in asked.values.items()
            if value is not None
        }
        if "high" in values:
            bidder = asked.values["bidder"]
            values |= {"who": "nobody", "name": ""} if bidder is None else self.who(int(bidder))
        return Prompt(asked.code, self.language.say(f"biblios-prompt-{asked.code}", **values), asked.rule)

    def option(self, view: View, action: int) -> str:
        """Say what an action does."""
        assert isinstance(view, BibliosView)
        say = self.language.say
        verb = self.rules.catalogue.verb(action)
        if verb in PLAIN_OPTIONS:
            return say(f"biblios-option-{verb}")
        if verb == "bid":
            return say("biblios-option-bid", number=int(self.rules.catalogue.arguments(action)[0]))
        if verb in ("take", "pay"):
            card = action - TAKE if verb == "take" else action - PAY
            return say(f"biblios-option-{verb}", card=self.card(card))
        category = action - RAISE if verb == "raise" else action - LOWER
        die = view.dice[category]
        after = die + 1 if verb == "raise" else die - 1
        return say(f"biblios-option-{verb}", category=CATEGORIES[category], die=die, after=after)

    def forced(self, view: View) -> str:
        """Say why there was only one thing to do."""
        assert isinstance(view, BibliosView)
        asked = self.rules.prompt(view)
        card = self.card_of(asked.values["card"]) if "card" in asked.values else ""
        return self.language.say(f"biblios-forced-{FORCED[asked.code]}", card=card)

    def means(self, view: BibliosView) -> int:
        """Say how much the asked seat can pay for what is auctioned: gold, or cards."""
        return int(self.rules.prompt(view).values.get("means") or 0)

    # What happened

    def rule_of(self, event: Event) -> str:
        """Name the rule behind an event."""
        return self.rules.rule_of(event)

    def event(self, event: Event) -> str:
        """Say what happened, as the viewer saw it."""
        values: dict[str, Value] = {"number": event.number}
        if event.seat != NONE:
            values |= self.who(event.seat)
        if event.card != NONE:
            values["card"] = self.object_card(event.card)
            values["label"] = self.card(event.card)
        if event.code == "die":
            values["category"] = CATEGORIES[event.what]
        if event.code == "culprit":
            values["unit"] = "cards" if event.what else "gold"
        if event.code == "steal":
            victim = self.who(int(owner_of(event.source)))
            values |= {"from": victim["who"], "victim": victim["name"]}
        return self.language.say(f"biblios-event-{event.code}", **values)

    def log(self, events: Sequence[Event], full: bool = False) -> list[str]:
        """Say what happened: each payment in one line, and unless all is wanted, the gifts of each other player too."""
        lines: list[str] = []
        told = [event for event in events if event.code not in REPEATED]
        place = 0
        while place < len(told):
            run = [told[place]]
            if run[0].code == "pay":
                run = run_of(told[place:], PAYMENT)
                lines.append(self.payment(run))
            elif run[0].code in GIFTS and run[0].seat != self.viewer and not full:
                run = run_of(told[place:], GIFTS)
                lines.append(self.gifts(run))
            else:
                lines.append(self.event(run[0]))
            place += len(run)
        return lines

    def gifts(self, events: Sequence[Event]) -> str:
        """Say what somebody offered; that one card is kept and one set aside goes without saying."""
        cards = self.language.join([self.card(event.card) for event in events if event.code == "offer"])
        if not cards:
            return self.event(events[0])
        return self.language.say("biblios-event-gifts", name=self.names[events[0].seat], cards=cards)

    def payment(self, events: Sequence[Event]) -> str:
        """Say what somebody paid."""
        who = self.who(events[0].seat)
        if events[0].card == BACK:
            return self.language.say("biblios-event-pay-hidden", **who, count=len(events))
        cards = self.language.join([self.card(event.card) for event in events])
        return self.language.say("biblios-event-pay-cards", **who, count=len(events), cards=cards)

    # The end

    def reckoning(self, scores: Sequence[Score]) -> list[Reckoned]:
        """Say who won each category, and why (BIB-E1, BIB-E2)."""
        return [self.reckoned(scores, number) for number in range(len(CATEGORIES))]

    def reckoned(self, scores: Sequence[Score], number: int) -> Reckoned:
        """Say who won one category."""
        lines = [score.lines[number] for score in scores]
        values: dict[str, Value] = {"category": CATEGORIES[number], "die": lines[0].figures["die"], "why": "nobody"}
        values |= {"who": "nobody", "name": "", "sum": 0, "letter": ""}
        for score, line in zip(scores, lines):
            if line.why in ("most", "letter"):
                letter = letter_text(line.figures["letter"])
                values |= {"why": line.why, **self.who(score.seat), "sum": line.figures["sum"], "letter": letter}
        figures = " · ".join(
            f"{self.name(score.seat)} {line.figures['sum']} ({letter_text(line.figures['letter'])})"
            if line.figures["sum"]
            else f"{self.name(score.seat)} 0"
            for score, line in zip(scores, lines)
        )
        return Reckoned(CATEGORIES[number], self.language.say("biblios-won", **values), figures)

    ties = ("gold", "monks")  # BIB-E3

    def standing(self, score: Score) -> dict[str, Value]:
        """Give the points and the gold that is left."""
        return {"points": score.points, "gold": score.ties[0]}


def run_of(events: Sequence[Event], codes: Set[str]) -> list[Event]:
    """Take the first events, as long as they are of the same seat and have one of these codes."""
    return list(takewhile(lambda event: event.code in codes and event.seat == events[0].seat, events))
