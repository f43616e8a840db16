"""The sheet of a real game of Biblios: what the dice show and what everybody has left, read from a small file."""

import re
from typing import Any

from readingroom.cli.refusals import refusal
from readingroom.cli.sheet import Scored, check_parts, parse
from readingroom.engine.errors import nearest
from readingroom.games.biblios.components import (
    CATEGORIES,
    CHURCH_NAMES,
    CHURCH_TEXTS,
    GOLD,
    INITIALS,
    LETTERS,
    is_gold,
)
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.biblios.rules import rules as shipped_rules
from readingroom.games.biblios.scoring import score_reserves
from readingroom.locales import LANGUAGES, Language
from readingroom.locales import language as language_of
from readingroom.locales.biblios import BibliosWords
from readingroom.locales.sayings import saying
from readingroom.locales.voice import Voice

PARTS = ("dice", "players")
TIMES = re.compile(r"(?:(?P<before>[1-9]\d?)\s*[x×*]\s*)?(?P<card>.*?)(?:\s*[x×*]\s*(?P<after>[1-9]\d?))?")
SHORT = re.compile(r"(?P<initial>[MPHSF])\s*(?P<letter>[A-I])\s*(?P<value>\d{0,3})")
LONG = re.compile(r"(?P<name>[^\d()]*?)[\s(]*(?P<value>\d{0,3})[\s(]*\b(?P<letter>[A-I])?\b[\s)]*(?P<late>\d{0,3})")
WORTH = re.compile(r"(?P<name>\D*?)\s*(?P<value>[1-3])")


def score(text: str, rules: BibliosRules, language: Language) -> Scored:
    """Read a sheet and score it."""
    data = parse(text)
    check_parts(data, PARTS, PARTS)
    sheet = Sheet(rules, language)
    dice = sheet.dice(data["dice"])
    players = sheet.players(data["players"], rules)
    reserves = [sheet.cards(name, cards) for name, cards in players]
    sheet.check_gold(reserves)
    note = saying("biblios-whose") if rules.deck_name() == shipped_rules().deck_name() else None
    return Scored([name for name, _ in players], score_reserves(reserves, dice, rules.deck), note)


class Sheet:
    """Reads the parts of a sheet, and remembers who has which card."""

    def __init__(self, rules: BibliosRules, language: Language) -> None:
        self.deck = rules.deck
        self.words = BibliosWords(rules)
        self.say = Voice(language, [], None).say
        self.owner: dict[int, str] = {}  # of each category card that was named
        self.categories = category_names()

    def dice(self, data: Any) -> list[int]:
        """Read what the five dice show."""
        if not isinstance(data, dict):
            raise refusal("sheet-dice")
        dice: dict[int, int] = {}
        for name, value in data.items():
            category = self.categories.get(name.casefold().strip())
            if category is None:
                known, meant = ", ".join(CATEGORIES), nearest(name, self.categories)
                raise refusal("sheet-die-name", name=name, known=known, meant=meant)
            if category in dice:
                raise refusal("sheet-die-twice", name=name)
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 6:
                raise refusal("sheet-die", name=name, value=str(value))
            dice[category] = value
        for number, name in enumerate(CATEGORIES):
            if number not in dice:
                raise refusal("sheet-die-missing", name=name)
        return [dice[number] for number in range(len(CATEGORIES))]

    def players(self, data: Any, rules: BibliosRules) -> list[tuple[str, list[str]]]:
        """Read the players with their cards: a table by name, or a list of names with cards."""
        rows = list(data.items()) if isinstance(data, dict) else [self.row(each) for each in as_list(data)]
        if not rules.min_seats <= len(rows) <= rules.max_seats:
            raise refusal("sheet-players", count=len(rows), least=rules.min_seats, most=rules.max_seats)
        names = [name for name, _ in rows]
        for name in names:
            if names.count(name) > 1:
                raise refusal("sheet-name-twice", name=name)
        return [(name, self.card_list(name, cards)) for name, cards in rows]

    def row(self, data: Any) -> tuple[str, Any]:
        """Read one player of a list."""
        if not isinstance(data, dict) or set(data) != {"name", "cards"} or not isinstance(data["name"], str):
            raise refusal("sheet-player")
        return data["name"], data["cards"]

    def card_list(self, name: str, cards: Any) -> list[str]:
        """Read a list of card texts, or one text with commas."""
        listed = [part for part in cards.split(",") if part.strip()] if isinstance(cards, str) else cards
        if not isinstance(listed, list) or not all(isinstance(card, str) for card in listed):
            raise refusal("sheet-cards", name=name)
        return listed

    def cards(self, name: str, texts: list[str]) -> list[int]:
        """Find the cards of one player, each at most once at the table."""
        cards: list[int] = []
        for text in texts:
            match = TIMES.fullmatch(text.strip())
            assert match is not None  # the pattern fits any text
            count = int(match["before"] or match["after"] or 1)
            card = self.card(match["card"], name)
            if not is_gold(card):
                for _ in range(count):
                    self.own(card, name)
            cards += [card] * count
        return cards

    def own(self, card: int, name: str) -> None:
        """Note whose a category card is; there is only one of each."""
        if card in self.owner:
            if self.owner[card] == name:
                raise refusal("sheet-twice-same", card=self.say(self.words.card(card)), name=name)
            raise refusal("sheet-twice", card=self.say(self.words.card(card)), name=name, other=self.owner[card])
        self.owner[card] = name

    def card(self, text: str, name: str) -> int:
        """Find a card by any of its texts."""
        upper = " ".join(text.split()).upper()
        if upper in CHURCH_TEXTS or upper in CHURCH_NAMES or upper.split(" ")[0] in church_words():
            raise refusal("sheet-church", text=text, name=name)
        worth = WORTH.fullmatch(upper)
        if worth is not None and worth["name"].strip().casefold() in gold_words():
            return int(GOLD) + int(worth["value"]) - 1
        short = SHORT.fullmatch(upper)
        if short is not None:
            return self.category_card(INITIALS.index(short["initial"]), short["letter"], short["value"], text, name)
        long = LONG.fullmatch(upper)
        category = None if long is None else self.categories.get(long["name"].strip().casefold())
        if long is None or category is None:
            raise refusal("sheet-card", text=text, name=name)
        if not long["letter"]:
            raise refusal("sheet-letter", text=text, name=name)
        return self.category_card(category, long["letter"], long["value"] or long["late"], text, name)

    def category_card(self, category: int, letter: str, value: str, text: str, name: str) -> int:
        """Find the card of a category with a letter; a value that is given must be that of the card."""
        card = 9 * category + LETTERS.index(letter)
        if value and int(value) != self.deck.values[card]:
            raise refusal("sheet-value", text=text, name=name, card=self.say(self.words.card(card)))
        return card

    def check_gold(self, reserves: list[list[int]]) -> None:
        """Refuse more gold cards of a value than there can be with so many players."""
        for value in (1, 2, 3):
            count = sum(cards.count(int(GOLD) + value - 1) for cards in reserves)
            most = self.deck.counts[GOLD + value - 1] - self.deck.gold_out[len(reserves)]
            if count > most:
                raise refusal("sheet-gold", value=value, count=count, most=most, players=len(reserves))


def as_list(data: Any) -> list[Any]:
    """Give a list of players, or refuse anything else."""
    if not isinstance(data, list):
        raise refusal("sheet-player")
    return data


def category_names() -> dict[str, int]:
    """Map everything that a category may be called, in any language, to its number."""
    names: dict[str, int] = {}
    for number, code in enumerate(CATEGORIES):
        names |= {code: number, code.replace("-", " "): number, INITIALS[number].casefold(): number}
        for each in LANGUAGES:
            names[language_of(each).say("biblios-category", category=code).casefold()] = number
    return names


def gold_words() -> set[str]:
    """List everything that gold may be called."""
    return {"g", "gold", *(language_of(each).say("biblios-gold").casefold() for each in LANGUAGES)}


def church_words() -> set[str]:
    """List the first words of church cards in all languages."""
    names = [language_of(each).say("biblios-card-church", kind="plus") for each in LANGUAGES]
    return {name.split(" ")[0].upper() for name in names}
