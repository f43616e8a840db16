"""The sheet of a real game of Ex Libris: categories, shelves row by row, and what would best be turned face down."""

from typing import Any, NamedTuple

from readingroom.cli.refusals import refusal
from readingroom.cli.sheet import Scored, parse
from readingroom.engine.score import Score
from readingroom.games.exlibris.components import CATEGORIES, books_of
from readingroom.games.exlibris.rows import BIT, WIDEST
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.scoring import count_books, inspected, reckon_solo
from readingroom.games.exlibris.scoring import reckon as reckon_shelves
from readingroom.games.exlibris.shelf import FACE_DOWN, Shelf
from readingroom.games.exlibris.turning import awards, best_turned, solo_awards
from readingroom.locales import LANGUAGES, Language
from readingroom.locales import language as language_of
from readingroom.locales.sayings import Said, saying, seat, several

PARTS = ("prominent", "banned", "players")
PUBLIC = "public-library"
PLAYER = ("focus", "shelf", "hand")
EMPTY, DOWN, BURIED = ".", "##", "+"
ROWS = 3


class Player(NamedTuple):
    """What a sheet says of one player."""

    name: str
    focus: int
    shelf: Shelf
    hand: int


def score(text: str, rules: ExLibrisRules, language: Language) -> Scored:
    """Read a sheet, score it as it lies, and find what would best be turned face down (EXL-E9)."""
    sheet = Sheet(rules, parse(text))
    scores = sheet.scores([player.shelf for player in sheet.players])
    remarks: list[Said] = []
    turn: list[dict[str, Any]] = []
    for number, player in enumerate(sheet.players):
        turned = sheet.best(number)
        shelves = [each.shelf.copy() for each in sheet.players]
        places = player.shelf.places()
        for rank in turned:
            shelves[number].turn_down(places[rank])
        before, points = scores[number].points, sheet.scores(shelves)[number].points
        better = points > before  # else it would only break a tie
        cards = [rules.deck.text(player.shelf.cards[rank]) for rank in turned] if better else []
        turn.append({"cards": cards, "points": points})
        named = several(cards, by="comma")
        remarks.append(saying("exlibris-turn", player=seat(number), cards=named, points=points, before=before))
    return Scored([player.name for player in sheet.players], scores, tuple(remarks), {"turn": turn})


class Sheet:
    """Reads the parts of a sheet."""

    def __init__(self, rules: ExLibrisRules, data: dict[str, Any]) -> None:
        self.deck = rules.deck
        self.categories = category_names()
        self.owner: dict[int, str] = {}  # of each card that was named
        for part in PARTS:
            if part not in data:
                raise refusal("sheet-part", part=part)
        for part in data:
            if part not in (*PARTS, PUBLIC):
                raise refusal("sheet-unknown-part", part=part, known=", ".join((*PARTS, PUBLIC)))
        self.prominent = self.category(data["prominent"], "prominent")
        self.banned = self.category(data["banned"], "banned")
        self.players = self.read_players(data["players"], rules)
        self.alone = len(self.players) == 1
        if self.alone != (PUBLIC in data):
            raise refusal("shelf-alone")
        foci = [player.focus for player in self.players]
        self.public_focus, self.public = self.read_public(data[PUBLIC]) if self.alone else (-1, [])
        self.check_different([self.prominent, self.banned, *foci, *([self.public_focus] if self.alone else [])])
        self.check_box()

    def scores(self, shelves: list[Shelf]) -> list[Score]:
        """Reckon these shelves."""
        foci = [player.focus for player in self.players]
        if self.alone:
            both = [foci[0], self.public_focus]
            return reckon_solo(shelves[0], self.public, both, self.prominent, self.banned, self.deck)
        hands = [player.hand for player in self.players]
        return reckon_shelves(shelves, hands, foci, self.prominent, self.banned, self.deck)

    def best(self, seat: int) -> list[int]:
        """Find what a player would best turn face down, while the others' counts stand."""
        counts = [self.count(inspected(player.shelf.cards)) for player in self.players]
        others = awards(counts[:seat] + counts[seat + 1 :])
        awarded = solo_awards(self.count(self.public)) if self.alone else others
        player = self.players[seat]
        return best_turned(player.shelf.cards, self.deck, self.prominent, self.banned, player.focus, awarded)

    def count(self, cards: list[int]) -> int:
        """Count the prominent books of some cards."""
        return int(books_of(count_books(cards, self.deck), self.prominent))

    # Reading

    def category(self, text: Any, part: str) -> int:
        """Read a category by any of its names."""
        found = self.categories.get(str(text).casefold().strip())
        if found is None:
            raise refusal("shelf-category", text=str(text), part=part, known=", ".join(CATEGORIES))
        return found

    def check_different(self, categories: list[int]) -> None:
        """EXL-S4: there is one card of each category."""
        for each in categories:
            if categories.count(each) > 1:
                raise refusal("shelf-same", category=CATEGORIES[each])

    def check_box(self) -> None:
        """EXL-C1: see that there are not more cards than in the box, those face down, buried and in hand included."""
        lying = sum(int(player.shelf.count()) + player.hand for player in self.players) + len(self.public)
        if lying > len(self.deck.texts):
            raise refusal("shelf-many", count=lying, most=len(self.deck.texts))

    def read_players(self, data: Any, rules: ExLibrisRules) -> list[Player]:
        """Read the players, each with a focus, a shelf, and perhaps how many cards are left in hand."""
        if not isinstance(data, dict):
            raise refusal("shelf-player")
        if not rules.min_seats <= len(data) <= rules.max_seats:
            raise refusal("sheet-players", count=len(data), least=rules.min_seats, most=rules.max_seats)
        return [self.read_player(name, parts) for name, parts in data.items()]

    def read_player(self, name: str, parts: Any) -> Player:
        """Read one player."""
        if not isinstance(parts, dict) or not name.strip():
            raise refusal("shelf-player")
        check_parts(name, parts, ("focus", "shelf"), PLAYER)
        hand = parts.get("hand", 0)
        if not isinstance(hand, int) or isinstance(hand, bool) or hand < 0:
            raise refusal("shelf-hand", name=name, value=str(hand))
        return Player(name, self.category(parts["focus"], name), self.read_shelf(name, parts["shelf"]), hand)

    def read_public(self, parts: Any) -> tuple[int, list[int]]:
        """Read the focus and the cards of the public library."""
        if not isinstance(parts, dict):
            raise refusal("shelf-alone")
        check_parts(PUBLIC, parts, ("focus", "cards"), ("focus", "cards"))
        cards = parts["cards"]
        words = cards.replace(",", " ").split() if isinstance(cards, str) else cards
        if not isinstance(words, list):
            raise refusal("shelf-alone")
        return self.category(parts["focus"], PUBLIC), [self.card(str(word), PUBLIC) for word in words]

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


def check_parts(name: str, parts: dict[str, Any], needed: tuple[str, ...], known: tuple[str, ...]) -> None:
    """See that nothing is missing, and nothing is there that nobody knows."""
    for part in needed:
        if part not in parts:
            raise refusal("shelf-missing", name=name, part=part)
    for part in parts:
        if part not in known:
            raise refusal("shelf-part", name=name, part=part, known=", ".join(known))


def category_names() -> dict[str, int]:
    """Map everything that a category may be called, in any language, to its number."""
    names: dict[str, int] = {}
    for number, code in enumerate(CATEGORIES):
        names[code] = number
        for each in LANGUAGES:
            names[language_of(each).say("exlibris-category", category=code).casefold()] = number
    return names
