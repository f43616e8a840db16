"""Ex Libris in sayings: its cards, options, short log, the whole table and the score sheet."""

from collections.abc import Sequence

from readingroom.engine.event import BACK, NONE, Event
from readingroom.engine.score import Score, ScoreLine
from readingroom.engine.view import View
from readingroom.games.exlibris.actions import KEEP, PIECE_NAMES
from readingroom.games.exlibris.components import ASSISTANT_NAMES, CARDS, CATEGORIES, LOCATION_NAMES, delayed
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.shelf.rows import COLUMNS, DIRECTIONS
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN
from readingroom.games.exlibris.solo import ROUNDS
from readingroom.games.exlibris.state import (
    AT,
    CATEGORY,
    DISCARDS,
    DRAW,
    LIBRARY,
    OLD_TILES,
    PER_SEAT,
    READY,
    REMOVED,
    REVEALED,
    TILE,
    focus,
    hand,
    looking,
    spent,
    taken,
)
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.locales.sayings import NOBODY, Line, Said, Value, saying, seat, several
from readingroom.locales.words import Section, SheetLine, Tie, Words

LINES = ("inspection", "stability", "prominent", "banned", "diversity", "focus")
FIGURES = {"inspection": "inspection", "stability": "stability", "prominent": "books", "banned": "books"}
PUBLIC_LIBRARY = saying("exlibris-public-library")
CARD = ("", "", "exlibris-card-2", "exlibris-card-3", "exlibris-card-4")  # by number of books
BOOKS = "abcd"  # their names in these messages
CARD_VERBS = ("shelve", "take", "discard", "give", "swap", "turn")
NOW = ("done", "again", "lift", "special", "recall", "oust", "over", "under")  # depend on the position
# What other lines say too, or what the table shows
REPEATED = frozenset({
    "pick", "weigh", "give-up", "keep", "look", "put-back", "reorder", "lay-open", "lay", "choose", "put-away", "deal",
    "lay-library", "old-tile", "show", "choose-down",
})  # fmt: skip

JOINED = {  # what is told of several cards in one line
    "deal": "deal", "draw": "draw", "careful-draw": "draw", "take": "take", "discard": "discard", "reveal": "reveal",
    "turn-down": "turn-down", "out-of-order": "out-of-order",
}  # fmt: skip


class ExLibrisWords(Words):
    """The sayings of Ex Libris."""

    rules: ExLibrisRules
    seats = ("player", "recipient", "holder", "seller", "victim", "thief", "owner")

    def __init__(self, rules: ExLibrisRules, viewer: int | None = None) -> None:
        super().__init__(rules, viewer)
        self._cards: dict[int, Said] = {}  # each card is named once

    # Things

    def category(self, number: int) -> Said:
        """Name a category."""
        return saying("exlibris-category", category=CATEGORIES[number])

    def initial(self, category: int) -> Said:
        """Give the letter of a category."""
        return self.message("initial", CATEGORIES[category])

    def location(self, number: int) -> Said:
        """Name a location, or one's own library."""
        return saying("exlibris-location", location=LOCATION_NAMES[number])

    def assistant(self, kind: int) -> Said:
        """Name a special assistant, or a plain one."""
        return saying("exlibris-assistant", assistant=ASSISTANT_NAMES[kind])

    def card(self, card: int) -> Said:
        """Name a card: C4 (M S F); or a tile, a library by its assistant, or a category."""
        if card not in self._cards:
            self._cards[card] = self.named_card(card)
        return self._cards[card]

    def named_card(self, card: int) -> Said:
        """Make the name of a card."""
        if card < 0:
            return saying("exlibris-card-hidden")
        if card >= CATEGORY:
            return self.category(card - CATEGORY)
        if card > LIBRARY:
            return self.assistant(card - LIBRARY)
        if card >= CARDS:
            return self.location(card - TILE)
        books = self.rules.deck.books[card]
        values: dict[str, Value] = {"card": self.rules.deck.text(card)}
        values |= {name: self.initial(category) for name, category in zip(BOOKS, books)}
        return Said(say=CARD[len(books)], values=values)

    def thing(self, name: str, text: str) -> Value:
        """Name the other card where there are two."""
        return self.card(self.rules.find_card(text)) if name == "other" else text

    # Options

    def choice(self, action: int) -> Said | None:
        """Say what an action does, if that is the same in every position."""
        verb = self.rules.catalogue.verb(action)
        if verb in NOW:
            return None
        return self.message("option", verb, **self.choice_values(verb, action))

    def choice_values(self, verb: str, action: int) -> dict[str, Value]:
        """Give what the words of such an action need."""
        words = self.rules.catalogue.arguments(action)
        if verb in CARD_VERBS:
            return {"card": self.card(self.rules.find_card(words[0]))}
        if verb in ("space", "bid"):
            return {"number": int(words[0])}
        if verb == "slide":
            distance = int(words[0])
            return {"number": abs(distance), "direction": DIRECTIONS[0 if distance < 0 else 1]}
        if verb == "at":
            row, column = words[0].split(",")
            return {"row": int(row), "column": int(column)}
        if verb == "to":
            return {"player": seat(int(words[0]))}
        if verb == "keep":
            return {"assistant": ASSISTANT_NAMES[action - KEEP]}
        key = {"shift": "direction", "name": "category", "place": "location", "remove": "location"}.get(verb)
        return {} if key is None else {key: words[0]}

    def choice_now(self, view: View, action: int) -> Said:
        """Say what an action does in this position."""
        assert isinstance(view, ExLibrisView)
        verb = self.rules.catalogue.verb(action)
        return self.message("option", verb, **self.values_now(view, verb, self.rules.catalogue.arguments(action)))

    def values_now(self, view: ExLibrisView, verb: str, words: Sequence[str]) -> dict[str, Value]:
        """Give what the words of an action need in this position."""
        if verb in ("done", "again"):
            return {"asked": self.asked(view)}
        if verb == "lift":
            return {"card": self.card(self.rules.find_card(words[0])), "asked": self.asked(view)}
        if verb == "special":
            return {"location": words[0], "assistant": ASSISTANT_NAMES[view.kind(view.seat)]}
        if verb in ("recall", "oust"):
            return self.piece_values(view, int(words[0]), PIECE_NAMES.index(words[1]))
        row, column = words[0].split(",")
        return {"card": self.card(view.shelf(view.seat).card_at(COLUMNS * int(row) + int(column)))}

    def asked(self, view: ExLibrisView) -> str:
        """Give the code of what the viewer is asked."""
        agenda = view.lanes[view.seat] if view.lanes else view.agenda
        return agenda[-1][1].asks

    def piece_values(self, view: ExLibrisView, owner: int, number: int) -> dict[str, Value]:
        """Give what the words about an assistant need."""
        return {
            "player": seat(owner), "assistant": ASSISTANT_NAMES[self.kind(view, owner, number)],
            "location": LOCATION_NAMES[max(view.where(owner)[number], 0)], "number": view.spaces(owner)[number] + 1,
        }  # fmt: skip

    def kind(self, view: ExLibrisView, owner: int, number: int) -> int:
        """Say which special assistant it is, or a plain one."""
        return view.kind(owner) if number == 0 else 0

    def forced(self, view: View) -> Said:
        """Say why there was only one thing to do."""
        return saying("exlibris-forced")

    # What happened

    def event(self, event: Event) -> Said:
        """Say what happened; what nobody discards is discarded by the rules."""
        said = super().event(event)
        if event.code != "discard" or event.seat != NONE:
            return said
        return Said(say=said.say, values={**said.values, "player": seat(NOBODY)})

    def line(self, event: Event) -> Line | None:
        """Leave out what other lines tell or the table shows."""
        return None if event.code in REPEATED else self.told(event)

    def told(self, event: Event) -> Line:
        """Join what somebody does with several cards."""
        if event.code == "tile":
            return Line("tile", self.message("log", "tile", locations=several([self.card(event.card)])))
        if event.code == "offer" and event.card < 0:
            return Line(f"offer {event.seat}", self.message("log", "offer", player=seat(event.seat), number=1))
        code = JOINED.get(event.code)
        if code is None:
            return Line("", self.event(event))
        key, player = f"{code} {event.seat}", seat(NOBODY if event.seat == NONE else event.seat)
        if event.card >= 0:
            return Line(key, self.message("log", code, player=player, cards=several([self.card(event.card)])))
        if code == "deal":
            return Line(key, self.message("log", "deal-hidden", player=player, number=1))
        if code == "draw":
            return Line(key, self.message("log", "draw-hidden", player=player, number=1))
        return Line("", self.event(event))

    # The whole table

    def board(self, view: View) -> list[Section]:
        """Put the whole table into words: round, categories, the town, what lies open, and what everybody has."""
        assert isinstance(view, ExLibrisView)
        shared = [zone for zone in (REVEALED, DRAW, DISCARDS, OLD_TILES) if view.zones[zone]]
        sections = [*self.facts(view), *(self.town(view, tile) for tile in view.tiles)]
        sections += [self.zone(view, zone) for zone in shared]
        for owner in range(view.seats):
            sections += self.library(view, owner)
        return sections

    def facts(self, view: View) -> list[Section]:
        """Put the round and the categories into words; before they are known there are none."""
        assert isinstance(view, ExLibrisView)
        if view.prominent < 0:
            return []
        now = [saying("exlibris-round-now", number=view.round, last="yes" if view.last else "no")]
        if view.seats > 1:
            now += [saying("exlibris-limit", number=view.limit), saying("exlibris-first", player=seat(view.first))]
        parts = [("prominent", view.prominent), ("banned", view.banned)]
        parts += [("clue", int(card - CATEGORY)) for card in view.zones[REMOVED] if card >= CATEGORY]
        named = [saying("exlibris-part", part=part, category=CATEGORIES[category]) for part, category in parts]
        return [self.section("round", None, now), self.section("categories", None, named)]

    def beside(self, view: View) -> dict[str, Said]:
        """Say what brings the end (EXL-R8, EXL-O5), until the last round has come."""
        assert isinstance(view, ExLibrisView)
        if view.last:
            return {}
        alone = view.seats == 1
        return {
            "end": saying("exlibris-end", when="round" if alone else "cards", number=ROUNDS if alone else view.limit)
        }

    def section(self, code: str, owner: int | None, items: list[Said]) -> Section:
        """Make a part of the table."""
        return Section(code, owner, saying("exlibris-zone", zone=code), items)

    def town(self, view: ExLibrisView, tile: int) -> Section:
        """Put a location into words: who stands on its spaces, how many are free, and what lies there."""
        name = LOCATION_NAMES[tile]
        title = saying("exlibris-town", location=name, number=tile, effect="delayed" if delayed(tile) else "instant")
        standing = self.standing_at(view, tile)
        held = {space for space, _ in standing}
        free = self.rules.deck.locations[tile].open_spaces(view.seats) - len(held)
        items = [said for _, said in standing]
        if free > 0:
            items.append(saying("exlibris-free", count=int(free)))
        return Section(name, None, title, items + self.zone(view, int(AT + tile)).items)

    def standing_at(self, view: ExLibrisView, tile: int) -> list[tuple[int, Said]]:
        """List who stands at a location, in the order of the spaces."""
        found: list[tuple[int, Said]] = []
        for owner in range(view.seats):
            for number in range(PER_SEAT):
                if view.where(owner)[number] == tile:
                    space = view.spaces(owner)[number]
                    kind = ASSISTANT_NAMES[self.kind(view, owner, number)]
                    said = saying("exlibris-stands", assistant=kind, player=seat(owner), space=space + 1)
                    found.append((space, said))
        return sorted(found, key=lambda each: each[0])

    def library(self, view: ExLibrisView, owner: int) -> list[Section]:
        """Put into words what a player has: assistants, shelf, hand, and what is looked at or laid down."""
        sections = [self.section("assistants", owner, self.assistants(view, owner))]
        if view.shelf(owner).height():
            sections.append(self.section("shelf", owner, self.rows(view, owner)))
        zones = [hand(owner), looking(owner), taken(owner), spent(owner)]
        if BACK not in view.focus(owner):  # everybody has one
            zones.append(focus(owner))
        return sections + [self.zone(view, int(zone)) for zone in zones if view.zones[zone]]

    def assistants(self, view: ExLibrisView, owner: int) -> list[Said]:
        """Say of each assistant of a player where it is."""
        found: list[Said] = []
        for number, where in enumerate(view.where(owner)):
            kind = ASSISTANT_NAMES[self.kind(view, owner, number)]
            if where >= 0:
                found.append(saying("exlibris-at", assistant=kind, location=LOCATION_NAMES[where]))
            elif where == READY:
                found.append(saying("exlibris-ready", assistant=kind))
        return found

    def rows(self, view: ExLibrisView, owner: int) -> list[Said]:
        """Put a shelf into words, row by row."""
        shelf = view.shelf(owner)
        columns = range(1, int(shelf.width()) + 1)
        return [
            saying(
                "exlibris-row",
                row=row,
                cards=several([self.place(view, owner, int(COLUMNS * row + column)) for column in columns], by="dot"),
            )
            for row in range(1, int(shelf.height()) + 1)
        ]

    def place(self, view: ExLibrisView, owner: int, place: int) -> Said:
        """Put a place of a shelf into words: nothing, or its upper card, and whether another is buried there."""
        shelf = view.shelf(owner)
        if not shelf.has(place):
            return saying("exlibris-empty-place")
        card = int(shelf.card_at(place))
        upper = self.card(card)
        if card == FACE_DOWN:
            known = view.hidden(owner)[shelf.hidden_rank(place, False)]
            upper = saying("exlibris-down-card", card=self.card(known)) if known >= 0 else saying("exlibris-down-place")
        return saying("exlibris-buried-place", card=upper) if shelf.has_buried(place) else upper

    # The end

    def owner(self, score: Score) -> Said:
        """Name a seat, or the public library of a solo game, which has no shelf."""
        return seat(score.seat) if any(line.code == "stability" for line in score.lines) else PUBLIC_LIBRARY

    def sheet(self, scores: Sequence[Score]) -> list[SheetLine]:
        """Say what everybody has in each line of the form (EXL-E2 to EXL-E7)."""
        return [self.sheet_line(scores, code) for code in LINES]

    def sheet_line(self, scores: Sequence[Score], code: str) -> SheetLine:
        """Say what everybody has in one line."""
        lines = [next((line for line in score.lines if line.code == code), None) for score in scores]
        category = next(line.figures.get("category", 0) for line in lines if line is not None)
        say = self.message("line", code, category=CATEGORIES[category])
        return SheetLine(code, say, [self.figure(line) for line in lines])

    def figure(self, line: ScoreLine | None) -> Said:
        """Say what one has in a line, and from what; the public library has no stability."""
        if line is None:
            return saying("exlibris-figure-none")
        values: dict[str, Value] = {"points": line.points, **line.figures}
        if line.code == "inspection":
            values["books"] = sum(line.figures[name] for name in CATEGORIES)
        if line.code == "stability":
            values["bonus"] = line.points - line.figures["rectangle"]
        if "category" in values:
            values["category"] = CATEGORIES[line.figures["category"]]
        return self.message("figure", FIGURES.get(line.code, "category"), **values)

    ties = ("books", "hand", "banned")  # EXL-E8

    def standing(self, score: Score) -> dict[str, Value]:
        """Give the points and the books."""
        return {"points": score.points, "best": score.ties[0]}

    def compared(self, score: Score, scores: Sequence[Score]) -> list[Tie]:
        """List what was compared; nothing is with the public library, which wins ties (EXL-O6)."""
        alone = self.owner(scores[-1]) == PUBLIC_LIBRARY
        return [] if alone else super().compared(score, scores)

    def verdict(self, scores: Sequence[Score]) -> Said:
        """Say who won, and what decided (EXL-E8); in a solo game, whether one passed (EXL-O6)."""
        if self.owner(scores[-1]) != PUBLIC_LIBRARY:
            return super().verdict(scores)
        mine, theirs = scores
        why = "solo-won" if mine.points > theirs.points else "solo-lost"
        return self.won([0], {"why": why, **self.standing(mine), "second": theirs.points})


WORDS = ExLibrisWords
