"""The sheet of a real game of Ex Libris: the form of the inspection, or the shelves row by row."""

from typing import Any, NamedTuple

from readingroom.cli.refusals import refusal
from readingroom.cli.sheet import Scored, check_parts, parse
from readingroom.engine.deckfile import whole
from readingroom.engine.errors import nearest
from readingroom.engine.score import Score
from readingroom.games.exlibris.components import CATEGORIES, ONE_BOOK, books_of
from readingroom.games.exlibris.end.scoring import (
    UNKNOWN,
    Form,
    form_of,
    form_of_cards,
    score_forms,
    score_solo_forms,
)
from readingroom.games.exlibris.end.turning import awards, best_turned, solo_awards
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.rules import rules as shipped_rules
from readingroom.games.exlibris.shelf.rows import BIT, WIDEST
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf
from readingroom.locales import LANGUAGES, Language
from readingroom.locales import language as language_of
from readingroom.locales.sayings import Said, saying, seat, several

PARTS = ("prominent", "banned", "players")
PUBLIC = "public-library"
BY_SHELF = ("focus", "shelf", "hand")
BY_FORM = ("focus", "books", "rectangle", "buried", "turned", "hand")
EMPTY, DOWN, BURIED = ".", "##", "+"
ROWS = 3
MOST = 152  # cards in the box


class PlayerSheet(NamedTuple):
    """What a sheet says of one player: the shelf, or what the form says of it."""

    name: str
    focus: int
    shelf: Shelf | None
    form: Form
    hand: int


def score(text: str, rules: ExLibrisRules, language: Language) -> Scored:
    """Read a sheet, score it as it lies, and find what would best be turned face down (EXL-E9)."""
    sheet = Sheet(rules, parse(text))
    forms = [player.form for player in sheet.players]
    scores = sheet.scores(forms)
    remarks: list[Said] = []
    turn: list[dict[str, Any] | None] = []
    for number, player in enumerate(sheet.players):
        if player.shelf is None:
            turn.append(None)
            continue
        turned = sheet.best(number, player.shelf)
        better = player.shelf.copy()
        for rank in turned:
            better.turn_down(player.shelf.places()[rank])
        rest = forms[:number] + [form_of(better, rules.deck)] + forms[number + 1 :]
        before, points = scores[number].points, sheet.scores(rest)[number].points
        gained = points > before  # else it would only break a tie
        cards = [rules.deck.text(player.shelf.cards[rank]) for rank in turned] if gained else []
        turn.append({"cards": cards, "points": points})
        named = several(cards, by="comma")
        remarks.append(saying("exlibris-turn", player=seat(number), cards=named, points=points, before=before))
    ours = bool(remarks) and rules.deck_name() == shipped_rules().deck_name()
    note = saying("exlibris-whose") if ours else None
    return Scored([player.name for player in sheet.players], scores, note, tuple(remarks), {"turn": turn})


class Sheet:
    """Reads the parts of a sheet."""

    def __init__(self, rules: ExLibrisRules, data: dict[str, Any]) -> None:
        self.deck = rules.deck
        self.categories = category_names()
        self.owner: dict[int, str] = {}  # of each card that was named
        check_parts(data, PARTS, (*PARTS, PUBLIC))
        self.prominent = self.category(data["prominent"], "prominent")
        self.banned = self.category(data["banned"], "banned")
        self.players = self.read_players(data["players"], rules)
        self.alone = len(self.players) == 1
        if self.alone != (PUBLIC in data):
            raise refusal("shelf-alone")
        foci = [player.focus for player in self.players]
        self.public_focus, self.public = self.read_public(data[PUBLIC]) if self.alone else (-1, NO_FORM)
        self.check_different([self.prominent, self.banned, *foci, *([self.public_focus] if self.alone else [])])
        self.check_box()

    def scores(self, forms: list[Form]) -> list[Score]:
        """Score what stands on the forms."""
        foci = [player.focus for player in self.players]
        if self.alone:
            return score_solo_forms(forms[0], self.public, [*foci, self.public_focus], self.prominent, self.banned)
        return score_forms(forms, [player.hand for player in self.players], foci, self.prominent, self.banned)

    def best(self, seat: int, shelf: Shelf) -> list[int]:
        """Find what a player would best turn face down, while the others' counts stand."""
        counts = [int(books_of(player.form.books, self.prominent)) for player in self.players]
        public = books_of(self.public.books, self.prominent)
        awarded = solo_awards(public) if self.alone else awards(counts[:seat] + counts[seat + 1 :])
        focus = self.players[seat].focus
        return best_turned(shelf.cards, self.deck, self.prominent, self.banned, focus, awarded)

    # Reading

    def category(self, text: Any, part: str) -> int:
        """Read a category by any of its names."""
        found = self.categories.get(str(text).casefold().strip())
        if found is None:
            meant = nearest(str(text), self.categories)
            raise refusal("shelf-category", text=str(text), part=part, known=", ".join(CATEGORIES), meant=meant)
        return found

    def check_different(self, categories: list[int]) -> None:
        """EXL-S4: there is one card of each category."""
        for each in categories:
            if categories.count(each) > 1:
                raise refusal("shelf-same", category=CATEGORIES[each])

    def check_box(self) -> None:
        """EXL-C1: see that there are not more cards and books than in the box, those face down and in hand included."""
        shelved = sum(int(player.shelf.count()) for player in self.players if player.shelf is not None)
        lying = shelved + sum(player.hand for player in self.players) + max(0, int(self.public.cards))
        if lying > len(self.deck.texts):
            raise refusal("shelf-many", count=lying, most=len(self.deck.texts))
        for number, name in enumerate(CATEGORIES):
            most = sum(int(books_of(counts, number)) for counts in self.deck.counts)
            forms = [*(player.form for player in self.players), self.public]
            if (count := sum(int(books_of(form.books, number)) for form in forms)) > most:
                raise refusal("form-many", category=name, count=count, most=most)

    def read_players(self, data: Any, rules: ExLibrisRules) -> list[PlayerSheet]:
        """Read the players, each with a focus, a shelf or a form, and perhaps how many cards are left in hand."""
        if not isinstance(data, dict):
            raise refusal("shelf-player")
        if not rules.min_seats <= len(data) <= rules.max_seats:
            raise refusal("sheet-players", count=len(data), least=rules.min_seats, most=rules.max_seats)
        return [self.read_player(name, parts) for name, parts in data.items()]

    def read_player(self, name: str, parts: Any) -> PlayerSheet:
        """Read one player."""
        if not isinstance(parts, dict) or not name.strip():
            raise refusal("shelf-player")
        check_parts(parts, ("focus",), tuple(dict.fromkeys((*BY_SHELF, *BY_FORM))), name)
        by_form = "books" in parts
        if by_form == ("shelf" in parts):
            raise refusal("shelf-or-books", name=name)
        check_parts(parts, ("rectangle",) if by_form else (), BY_FORM if by_form else BY_SHELF, name)
        focus, hand = self.category(parts["focus"], name), number_of(name, parts, "hand")
        if by_form:
            return PlayerSheet(name, focus, None, self.read_form(name, parts), hand)
        shelf = self.read_shelf(name, parts["shelf"])
        return PlayerSheet(name, focus, shelf, form_of(shelf, self.deck), hand)

    def read_public(self, parts: Any) -> tuple[int, Form]:
        """Read the focus of the public library, and its cards or the numbers of their books."""
        if not isinstance(parts, dict):
            raise refusal("shelf-alone")
        if "books" in parts:
            check_parts(parts, ("focus", "books"), ("focus", "books"), PUBLIC)
            return self.category(parts["focus"], PUBLIC), self.read_form(PUBLIC, parts)
        check_parts(parts, ("focus", "cards"), ("focus", "cards"), PUBLIC)
        cards = parts["cards"]
        words = cards.replace(",", " ").split() if isinstance(cards, str) else cards
        if not isinstance(words, list):
            raise refusal("shelf-alone")
        found = [self.card(str(word), PUBLIC) for word in words]
        return self.category(parts["focus"], PUBLIC), form_of_cards(found, self.deck)

    def read_form(self, name: str, parts: dict[str, Any]) -> Form:
        """Read what the form says after the inspection: the books of each category, the rectangle, buried cards."""
        books = parts["books"]
        if not isinstance(books, dict):
            raise refusal("form-books", name=name)
        counts: dict[int, int] = {}
        for text in books:
            category = self.category(text, name)
            if category in counts:
                raise refusal("form-twice", name=name, category=CATEGORIES[category])
            counts[category] = number_of(name, books, text)
        for number, code in enumerate(CATEGORIES):
            if number not in counts:
                raise refusal("form-lacks", name=name, category=code)
        rectangle = number_of(name, parts, "rectangle")
        if rectangle and (rectangle < 4 or (rectangle % 2 and rectangle % 3)):  # two or three high, two or more wide
            raise refusal("form-rectangle", name=name, value=rectangle)
        packed = sum(ONE_BOOK[number] * count for number, count in counts.items())
        turned, buried = number_of(name, parts, "turned"), number_of(name, parts, "buried")
        return Form(packed, UNKNOWN, turned, rectangle, buried)

    def read_shelf(self, name: str, rows: Any) -> Shelf:
        """Read a shelf row by row, the highest first."""
        lines = rows.split("/") if isinstance(rows, str) else rows
        if not isinstance(lines, list) or len(lines) > ROWS or not all(isinstance(line, str) for line in lines):
            raise refusal("shelf-rows", name=name)
        masks, unders = [0] * ROWS, [0] * ROWS
        cards: list[int] = []
        for row, line in enumerate(lines):
            if len(line.split()) > WIDEST:
                raise refusal("shelf-wide", name=name, most=int(WIDEST))
            for column, word in enumerate(line.split(), 1):
                if word == EMPTY:
                    continue
                masks[row] |= BIT[column]
                unders[row] |= BIT[column] if word.endswith(BURIED) else 0
                down = word.removesuffix(BURIED) == DOWN
                cards.append(int(FACE_DOWN) if down else self.card(word, name, BURIED))
        shelf = Shelf()
        shelf.set_facts([*masks, *unders, len(cards), *cards], 0)
        shelf.begin_at_one()
        return shelf

    def card(self, word: str, name: str, ending: str = "") -> int:
        """Find a card that nobody else has; its text may have an ending."""
        card = self.deck.find(word.removesuffix(ending).upper())
        if card < 0:
            raise refusal("shelf-card", text=word, name=name)
        if card in self.owner:
            raise refusal("shelf-twice", card=self.deck.text(card), name=name, other=self.owner[card])
        self.owner[card] = name
        return card


NO_FORM = Form(0, UNKNOWN, 0, 0, 0)  # of the public library, in games for more than one


def number_of(name: str, parts: dict[str, Any], part: str) -> int:
    """Read a number of cards or books; what is left out is none."""
    value = parts.get(part, 0)
    if not whole(value, 0, MOST):
        raise refusal("sheet-number", name=name, part=part, value=str(value), most=MOST)
    return int(value)


def category_names() -> dict[str, int]:
    """Map everything that a category may be called, in any language, to its number."""
    names: dict[str, int] = {}
    for number, code in enumerate(CATEGORIES):
        names[code] = number
        for each in LANGUAGES:
            names[language_of(each).say("exlibris-category", category=code).casefold()] = number
    return names
