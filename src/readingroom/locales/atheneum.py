"""Atheneum in words: its codes and parameters become messages."""

from collections.abc import Sequence

from readingroom.engine.event import NONE, Event
from readingroom.engine.score import Score
from readingroom.engine.view import View
from readingroom.games.atheneum.actions import ORDERED, SCORE, TAKE, TAKE_BOUND, TAKE_PAIR
from readingroom.games.atheneum.components import PAIRS, TOKEN, is_pair
from readingroom.games.atheneum.plan import COLOURS, COMPARTMENTS
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.atheneum.study import BENEFIT_TEXTS, BOUND, SECTIONS, SIDE_SHELF, points_of, rearranges
from readingroom.games.atheneum.view import AtheneumView
from readingroom.locales import Value
from readingroom.locales.words import Prompt, Reckoned, Words

PLAIN_OPTIONS = ("finish", "draw")
OPTIONS = (
    *PLAIN_OPTIONS, "use", "take", "take-bound", "take-pair", "candle", "score", "choose", "capture", "on", "at",
    "remove",
)  # fmt: skip
FORCED = ("place", "reward", "light", "choose", "finish")
PLACING = ("place", "place-bound", "place-pair")
LINES = ("track", "favourite", "compartments", "candles", "wands")  # of the reckoning

QUIET = frozenset({"deal", "pass", "choose", "discard", "finish"})  # told only when all is wanted
WORK = frozenset({
    "shelve", "shelve-pair", "reshelve-pair", "remove", "remove-pair", "capture", "reward", "draw", "use", "candle",
    "score", "finish", "lost", "forfeit", "return",
})  # fmt: skip
NOTABLE = ("capture", "candle", "score")  # what is told of others' turns, beside how many books they shelved


class AtheneumWords(Words):
    """The words of a table of Atheneum."""

    rules: AtheneumRules

    # Things

    def colour(self, number: int) -> str:
        """Name a colour."""
        return self.language.say("atheneum-colour", colour=COLOURS[number])

    def subject(self, number: int) -> str:
        """Name the subject of a colour."""
        return self.language.say("atheneum-subject", colour=COLOURS[number])

    def compartment(self, number: int) -> str:
        """Name a compartment."""
        return self.language.say("atheneum-compartment", compartment=COMPARTMENTS[number])

    def card(self, card: int) -> str:
        """Name a card or token: A7, O12, token green + pink."""
        say = self.language.say
        if card < 0:
            return say("atheneum-card-hidden")
        if card < TOKEN:
            return self.rules.card_text(card)
        if is_pair(card):
            one, other = PAIRS[card - TOKEN]
            return f"{self.colour(one)} + {self.colour(other)}"
        return say("atheneum-token", kind=self.rules.card_text(card))

    def benefit(self, benefit: int) -> str:
        """Name a benefit: turquoise, any colour for the middle, rearrange 3."""
        say = self.language.say
        if benefit < len(COLOURS):
            return self.colour(benefit)
        if BOUND <= benefit < SIDE_SHELF:
            return say("atheneum-benefit-bound", compartment=self.compartment(benefit - int(BOUND)))
        if rearranges(benefit):
            return say("atheneum-benefit-rearrange", number=int(rearranges(benefit)))
        if points_of(benefit):
            return say("atheneum-benefit-points", number=int(points_of(benefit)))
        return say("atheneum-benefit", kind=BENEFIT_TEXTS[benefit])

    def benefits(self, found: Sequence[int]) -> str:
        """Name several benefits, equal ones together: 2 × turquoise, wand."""
        parts: list[str] = []
        for benefit in sorted(set(found)):
            count, name = found.count(benefit), self.benefit(benefit)
            parts.append(name if count == 1 else f"{count} × {name}")
        return ", ".join(parts)

    def section(self, card: int, which: int) -> str:
        """Name the benefits of a section of a study card."""
        return self.benefits(self.rules.deck.study[card].sections[which])

    # Prompts and options

    def prompt(self, view: View) -> Prompt:
        """Say what is asked now."""
        assert isinstance(view, AtheneumView)
        asked = self.rules.prompt(view)
        values = {name: self.put(name, value) for name, value in asked.values.items() if value is not None}
        return Prompt(asked.code, self.language.say(f"atheneum-prompt-{asked.code}", **values), asked.rule)

    def put(self, name: str, value: Value) -> Value:
        """Put a value of a prompt into words, if it names something."""
        if name in ("colour", "left", "right"):
            return self.colour(COLOURS.index(str(value)))
        if name == "compartment":
            return self.compartment(COMPARTMENTS.index(str(value)))
        return self.card(self.rules.find_card(str(value))) if name == "token" else value

    def option(self, view: View, action: int) -> str:
        """Say what an action does."""
        assert isinstance(view, AtheneumView)
        say = self.language.say
        verb, *rest = self.rules.catalogue.text(action).split(" ")
        if verb in PLAIN_OPTIONS:
            return say(f"atheneum-option-{verb}")
        if verb == "take":
            return self.taking(action)
        if verb in ("use", "candle"):
            return say(f"atheneum-option-{verb}", token=self.card(self.rules.find_card(rest[0])))
        if verb == "score":
            objective = self.rules.deck.objectives[action - SCORE]
            wand = "yes" if objective.wand else "no"
            return say("atheneum-option-score", card=rest[0], points=objective.points, wand=wand)
        if verb == "choose":
            return say("atheneum-option-choose", card=rest[0])
        if verb == "capture":
            return say("atheneum-option-capture", kind=rest[0])
        if verb == "on":
            slot = int(rest[0].removeprefix("candle"))
            return say("atheneum-option-on", slot=slot, points=self.rules.deck.plan.candles[slot - 1])
        if verb == "at":
            return say("atheneum-option-at", slot=rest[0])
        return self.removal(view, rest[0])

    def taking(self, action: int) -> str:
        """Say which book or pair is taken up."""
        say = self.language.say
        if action < TAKE_BOUND:
            return say("atheneum-option-take", colour=self.colour(action - int(TAKE)))
        if action < TAKE_PAIR:
            home, colour = divmod(int(action - TAKE_BOUND), len(COLOURS))
            return say("atheneum-option-take-bound", colour=self.colour(colour), compartment=self.compartment(home))
        left, right = ORDERED[action - TAKE_PAIR]
        return say("atheneum-option-take-pair", one=self.colour(left), other=self.colour(right))

    def removal(self, view: AtheneumView, slot: str) -> str:
        """Say which book is taken out."""
        plan = self.rules.deck.plan
        number = next(each for each in range(plan.size) if plan.slot_text(each) == slot)
        shelves = view.desk(view.seat).shelves
        colour = self.colour(shelves.colour_at(number))
        if shelves.pairs >> number & 1:
            colour = f"{colour} + {self.colour(shelves.colour_at(number + 1))}"
        return self.language.say("atheneum-option-remove", slot=slot, colour=colour)

    def forced(self, view: View) -> str:
        """Say why there was only one thing to do."""
        assert isinstance(view, AtheneumView)
        code = self.rules.prompt(view).code
        code = "place" if code in PLACING else "finish" if code == "work" else code
        return self.language.say(f"atheneum-forced-{code}", option=self.option(view, view.options[0]))

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
            values["card"] = self.card(event.card)
        return self.language.say(f"atheneum-event-{event.code}", **values, **self.about(event))

    def about(self, event: Event) -> dict[str, Value]:
        """Give the values that only some events have."""
        plan = self.rules.deck.plan
        match event.code:
            case "phase":
                return {"phase": "AB"[event.what]}
            case "pass":
                receiver = self.who((event.target - 10) // 4)
                return {"to": receiver["who"], "receiver": receiver["name"]}
            case "benefit":
                return {
                    "section": SECTIONS[event.number], "study": self.card(event.what),
                    "benefits": self.section(event.what, event.number),
                }  # fmt: skip
            case "shelve" | "remove":
                return {"slot": plan.slot_text(event.what), "colour": self.colour(event.number)}
            case "shelve-pair":
                slot, twin = divmod(event.number, len(ORDERED))
                return {"slot": plan.slot_text(slot), **self.twin(twin)}
            case "reshelve-pair" | "remove-pair":
                return {"slot": plan.slot_text(event.what), **self.twin(event.number)}
            case "colour":
                return {"subject": self.subject(event.what), "colour": self.colour(event.what)}
            case "capture":
                return {"compartment": self.compartment(event.what)}
            case "reward" | "lost":
                return {"benefit": self.benefit(event.what)}
            case "candle":
                return {"points": plan.candles[event.number]}
            case "score":
                return {"objective": self.card(event.what)}
        return {}

    def twin(self, number: int) -> dict[str, Value]:
        """Name the colours of an ordered pair."""
        left, right = ORDERED[number]
        return {"one": self.colour(left), "other": self.colour(right)}

    def log(self, events: Sequence[Event], full: bool = False) -> list[str]:
        """Say what happened: unless all is wanted, each other player's turn in one line, and nothing the viewer did."""
        if full:
            return [self.event(event) for event in events]
        lines: list[str] = []
        place = 0
        while place < len(events):
            event = events[place]
            run = 1
            if event.code in ("reveal", "benefit") or (event.code in WORK and event.seat not in (self.viewer, NONE)):
                while place + run < len(events) and together(event, events[place + run]):
                    run += 1
                lines += self.told_together(events[place : place + run])
            elif event.code not in QUIET and not (
                event.code in WORK and event.code not in ("lost", "return", "forfeit")
            ):
                lines.append(self.event(event))
            place += run
        return lines

    def told_together(self, events: Sequence[Event]) -> list[str]:
        """Say in one line what all revealed, what somebody got, or what somebody did in their turn."""
        say = self.language.say
        first = events[0]
        if first.code == "reveal":
            played = [f"{self.name(event.seat)} {self.card(event.card)}" for event in events]
            return [say("atheneum-log-reveal", played=", ".join(played))]
        if first.code == "benefit":
            if first.seat != self.viewer:
                return []
            gained: list[int] = []
            for event in events:
                gained += self.rules.deck.study[event.what].sections[event.number] if event.code == "benefit" else []
            lost = [self.event(event) for event in events if event.code == "lost"]
            return [say("atheneum-log-benefits", benefits=self.benefits(gained)), *lost]
        books = 0
        for event in events:
            books += {"shelve": 1, "shelve-pair": 2, "reshelve-pair": 2, "remove": -1, "remove-pair": -2}.get(
                event.code, 0
            )
        deeds = [say("atheneum-log-books", number=books)] if books > 0 else []
        deeds += [say("atheneum-log-books-off", number=-books)] if books < 0 else []
        deeds += [self.deed(event) for event in events if event.code in NOTABLE]
        return [say("atheneum-log-turn", name=self.names[first.seat], deeds=" · ".join(deeds))] if deeds else []

    def deed(self, event: Event) -> str:
        """Say what somebody did, without saying who."""
        return self.language.say(f"atheneum-deed-{event.code}", number=event.number, **self.about(event))

    # The end

    def reckoning(self, scores: Sequence[Score]) -> list[Reckoned]:
        """Say what everybody has of each line of the reckoning (ATH-E1 to ATH-E4)."""
        parts: list[Reckoned] = []
        for number, code in enumerate(LINES):
            figures = " · ".join(f"{self.name(score.seat)} {self.figure(score, number)}" for score in scores)
            parts.append(Reckoned(code, self.language.say("atheneum-line", line=code), figures))
        return parts

    def figure(self, score: Score, number: int) -> str:
        """Give the points of a line, and what they are made of."""
        line = score.lines[number]
        if line.code in ("compartments", "candles") and len(line.figures) > 1:
            return f"{line.points} ({' + '.join(str(points) for points in line.figures.values())})"
        if line.code == "favourite":
            return f"{line.points} ({self.colour(line.figures['colour'])})"
        return str(line.points)

    ties = ("books", "favourite")  # ATH-E5

    def standing(self, score: Score) -> dict[str, Value]:
        """Give the points, the books, and those of the favourite subject."""
        return {"points": score.points, "books": score.ties[0], "loved": score.ties[1]}


def together(first: Event, event: Event) -> bool:
    """Say whether two events are told in one line: reveals of all, benefits or deeds of one."""
    if first.code == "reveal":
        return event.code == "reveal"
    if event.seat != first.seat:
        return False
    return event.code in ("benefit", "lost") if first.code == "benefit" else event.code in WORK
