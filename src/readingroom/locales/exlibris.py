"""Ex Libris in words: cards, prompts, options, events, and the reckoning line by line."""

from collections.abc import Sequence

from readingroom.engine.event import NONE, Event
from readingroom.engine.score import Score, ScoreLine
from readingroom.engine.view import View
from readingroom.games.exlibris.actions import KEEP, PIECE_NAMES
from readingroom.games.exlibris.components import ASSISTANT_NAMES, CARDS, CATEGORIES, LOCATION_NAMES
from readingroom.games.exlibris.rows import COLUMNS, DIRECTIONS
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.scoring import PUBLIC_LIBRARY
from readingroom.games.exlibris.state import AT, CATEGORY, LIBRARY, TILE
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.locales import Value
from readingroom.locales.words import Prompt, Reckoned, Words

LINES = ("inspection", "stability", "prominent", "banned", "diversity", "focus")
FIGURES = {"inspection": "inspection", "stability": "stability", "prominent": "books", "banned": "books"}
VERBS = (
    "done", "pass", "draw", "retreat", "give-blindly", "allow", "again", "burn-blindly", "burn-all", "shift", "space",
    "bid", "to", "name", "keep", "place", "special", "recall", "oust", "remove", "at", "over", "under", "shelve",
    "take", "discard", "give", "lift", "swap", "turn", "slide",
)  # fmt: skip
CARD_VERBS = ("shelve", "take", "discard", "give", "lift", "swap", "turn")
LOCATION_EVENTS = ("place", "recall", "outbid", "oust", "retreat")  # about a location, by an assistant
CATEGORY_EVENTS = ("name", "win", "show-hand")
# What other lines say too, or what the table shows
REPEATED = frozenset({
    "pick", "weigh", "give-up", "keep", "look", "put-back", "reorder", "lay-open", "lay", "choose", "put-away", "deal",
    "lay-library", "old-tile", "show", "choose-down",
})  # fmt: skip


class ExLibrisWords(Words):
    """The words of a table of Ex Libris."""

    rules: ExLibrisRules

    def category(self, number: int) -> str:
        """Name a category."""
        return self.language.say("exlibris-category", category=CATEGORIES[number])

    def owner(self, seat: int) -> str:
        """Name a seat, or the public library of a game for one."""
        if seat == PUBLIC_LIBRARY and len(self.names) == 1:
            return self.language.say("exlibris-public-library")
        return self.name(seat)

    # Things

    def location(self, number: int) -> str:
        """Name a location, or one's own library."""
        return self.language.say("exlibris-location", location=LOCATION_NAMES[number])

    def assistant(self, kind: int) -> str:
        """Name a special assistant, or a plain one."""
        return self.language.say("exlibris-assistant", assistant=ASSISTANT_NAMES[kind])

    def card(self, card: int) -> str:
        """Name a card: C4 (M S F); or a tile, a library or a category."""
        if card < 0:
            return self.language.say("exlibris-card-hidden")
        if card >= CATEGORY:
            return self.category(card - CATEGORY)
        if card > LIBRARY:
            return self.assistant(card - LIBRARY)
        if card >= CARDS:
            return self.location(card - TILE)
        books = " ".join(self.initial(category) for category in self.rules.deck.books[card])
        return self.language.say("exlibris-card", text=self.rules.deck.text(card), books=books)

    def initial(self, category: int) -> str:
        """Give the letter of a category."""
        return self.language.say("exlibris-initial", category=CATEGORIES[category])

    def card_of(self, text: int | str | None) -> str:
        """Name a card by its text; nothing is a card that is not seen."""
        return self.card(NONE if text is None else self.rules.find_card(str(text)))

    # Prompts and options

    def prompt(self, view: View) -> Prompt:
        """Say what is asked now."""
        assert isinstance(view, ExLibrisView)
        asked = self.rules.prompt(view)
        values: dict[str, Value] = {}
        for name, value in asked.values.items():
            if name in ("card", "other"):
                values[name] = self.card_of(value)
            elif name == "seat":
                values["name"] = self.names[int(str(value))]
            elif value is not None:
                values[name] = value
        if asked.code == "give-up":
            values["more"] = max(0, int(str(asked.values["least"])) - int(str(asked.values["laid"])))
        return Prompt(asked.code, self.language.say(f"exlibris-prompt-{asked.code}", **values), asked.rule)

    def option(self, view: View, action: int) -> str:
        """Say what an action does."""
        assert isinstance(view, ExLibrisView)
        verb = self.rules.catalogue.verb(action)
        words = self.rules.catalogue.arguments(action)
        return self.language.say(f"exlibris-option-{verb}", **self.option_values(view, action, verb, words))

    def option_values(self, view: ExLibrisView, action: int, verb: str, words: Sequence[str]) -> dict[str, Value]:
        """Give what the words of an action need."""
        if verb in ("done", "again"):
            return {"asked": self.rules.prompt(view).code}
        if verb == "lift":
            return {"card": self.card_of(words[0]), "asked": self.rules.prompt(view).code}
        if verb in CARD_VERBS:
            return {"card": self.card_of(words[0])}
        if verb in ("space", "bid"):
            return {"number": int(words[0])}
        if verb == "slide":
            distance = int(words[0])
            return {"number": abs(distance), "direction": DIRECTIONS[0 if distance < 0 else 1]}
        if verb == "shift":
            return {"direction": words[0]}
        if verb == "to":
            return {"name": self.name(int(words[0]))}
        if verb == "name":
            return {"category": words[0]}
        if verb == "keep":
            return {"assistant": ASSISTANT_NAMES[action - KEEP]}
        if verb in ("place", "remove"):
            return {"location": words[0]}
        if verb == "special":
            return {"location": words[0], "assistant": ASSISTANT_NAMES[view.kind(view.seat)]}
        if verb in ("recall", "oust"):
            return self.piece_values(view, int(words[0]), PIECE_NAMES.index(words[1]))
        if verb in ("at", "over", "under"):
            row, column = words[0].split(",")
            values: dict[str, Value] = {"row": int(row), "column": int(column)}
            if verb != "at":
                values["card"] = self.card(view.shelf(view.seat).card_at(COLUMNS * int(row) + int(column)))
            return values
        return {}

    def piece_values(self, view: ExLibrisView, seat: int, number: int) -> dict[str, Value]:
        """Give what the words about an assistant need."""
        kind = view.kind(seat) if number == 0 else 0
        return {
            "name": self.name(seat), "assistant": ASSISTANT_NAMES[kind],
            "location": LOCATION_NAMES[max(view.where(seat)[number], 0)], "number": view.spaces(seat)[number] + 1,
        }  # fmt: skip

    def forced(self, view: View) -> str:
        """Say why there was only one thing to do."""
        return self.language.say("exlibris-forced")

    # What happened

    def rule_of(self, event: Event) -> str:
        """Name the rule behind an event."""
        return self.rules.rule_of(event)

    def event(self, event: Event) -> str:
        """Say what happened, as the viewer saw it."""
        values: dict[str, Value] = {"number": event.number, "who": "other", "name": ""}
        if event.seat != NONE:
            values |= self.who(event.seat)
        if event.card != NONE:
            values |= self.thing_values(event)
        if event.code in LOCATION_EVENTS:
            values |= {"location": LOCATION_NAMES[event.what], "assistant": ASSISTANT_NAMES[event.number]}
        elif event.code in CATEGORY_EVENTS:
            values["category"] = CATEGORIES[event.what]
        elif event.code == "shift":
            values["direction"] = DIRECTIONS[event.what]
        elif event.code == "choose-down":
            values["label"] = self.card(event.what)
        return self.language.say(f"exlibris-event-{event.code}", **values)

    def thing_values(self, event: Event) -> dict[str, Value]:
        """Give what the words about a card, a tile, a library or a category need."""
        values: dict[str, Value] = {"card": self.card(event.card), "seen": "yes" if event.card >= 0 else "no"}
        if event.card >= CATEGORY:
            values["category"] = CATEGORIES[event.card - CATEGORY]
        elif event.card > LIBRARY:
            values["assistant"] = ASSISTANT_NAMES[event.card - LIBRARY]
        elif event.card >= CARDS:
            values["location"] = LOCATION_NAMES[event.card - TILE]
        elif event.code == "lay":
            values["location"] = LOCATION_NAMES[event.target - AT]
        return values

    def log(self, events: Sequence[Event], full: bool = False) -> list[str]:
        """Say what happened, without what other lines tell or the table shows."""
        return [self.event(event) for event in events if full or event.code not in REPEATED]

    # The end

    def reckoning(self, scores: Sequence[Score]) -> list[Reckoned]:
        """Say what everybody has in each line of the form (EXL-E2 to EXL-E7)."""
        return [self.reckoned(scores, code) for code in LINES]

    def reckoned(self, scores: Sequence[Score], code: str) -> Reckoned:
        """Say what everybody has in one line."""
        found = [(score.seat, line) for score in scores for line in score.lines if line.code == code]
        category = CATEGORIES[found[0][1].figures.get("category", 0)]
        verdict = self.language.say(f"exlibris-line-{code}", category=category)
        return Reckoned(code, verdict, " · ".join(self.figure(seat, line) for seat, line in found))

    def figure(self, seat: int, line: ScoreLine) -> str:
        """Say what one has in a line, and from what."""
        values: dict[str, Value] = {"name": self.owner(seat), "points": line.points, **line.figures}
        if line.code == "inspection":
            values["books"] = sum(line.figures[name] for name in CATEGORIES)
        if "category" in values:
            values["category"] = CATEGORIES[line.figures["category"]]
        return self.language.say(f"exlibris-figure-{FIGURES.get(line.code, 'category')}", **values)

    ties = ("books", "hand", "banned")  # EXL-E8

    def standing(self, score: Score) -> dict[str, Value]:
        """Give the points and the books."""
        return {"points": score.points, "best": score.ties[0]}

    def verdict(self, scores: Sequence[Score]) -> str:
        """Say who won, and what decided (EXL-E8); in a game for one, whether one passed (EXL-O6)."""
        if len(self.names) > 1:
            return super().verdict(scores)
        mine, theirs = scores
        why = "solo-won" if mine.points > theirs.points else "solo-lost"
        return self.won([0], {"why": why, **self.standing(mine), "second": theirs.points})
