"""The titles of our books in each language (EXL-C5): words for those who read the cards, which never matter to play."""

import re
import tomllib
import unicodedata
from typing import Final

from readingroom.games.exlibris.box import HERE, shipped_deck
from readingroom.games.exlibris.components import Deck

LANGUAGES: Final = ("en", "fr", "pl")
LONGEST: Final = 42  # letters that a spine holds
ARTICLES: Final = {"en": r"(?:a|an|the)\s+", "fr": r"(?:le|la|les|un|une|des)\s+|l’"}  # Polish has none
POLISH: Final = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"  # other languages file an accented letter as the plain one

OURS: Final[dict[str, list[list[str]]]] = {}  # by language, once read: by card, a title for each book


def titles(deck: Deck, language: str) -> list[list[str]]:
    """Give the titles of a box by card: its own, ours in a language for our cards, or empty ones.

    A language in which there are none reads the English ones.
    """
    if any(title for row in deck.titles for title in row):
        return deck.titles
    ours = our_titles(language if language in LANGUAGES else LANGUAGES[0])
    return ours if deck.books == shipped_deck().books else deck.titles


def our_titles(language: str) -> list[list[str]]:
    """Read our titles in a language, once."""
    if language not in OURS:
        text = (HERE / f"titles.{language}.toml").read_text(encoding="utf-8")
        found: dict[str, list[str]] = tomllib.loads(text)["titles"]
        OURS[language] = [found[card] for card in shipped_deck().texts]
    return OURS[language]


def filed(title: str, language: str) -> str:
    """Give the part of a title by which it is filed: without signs and a leading article, in small letters."""
    text = re.sub(r"^\W+", "", title).casefold()
    article = ARTICLES.get(language)
    return text if article is None else re.sub(f"^(?:{article})", "", text, count=1)


def place_in_alphabet(title: str, language: str) -> list[int]:
    """Give what titles of a language are sorted by, letter by letter, a space first; signs do not count."""
    text = filed(title, language).replace("œ", "oe").replace("æ", "ae")
    if language != "pl":
        text = unicodedata.normalize("NFD", text)
    return [rank(sign) for sign in text if sign.isalnum() or sign == " "]


def rank(sign: str) -> int:
    """Give the place of a letter in the longest of our alphabets; spaces and figures come before all letters."""
    if not sign.isalpha():
        return 0 if sign == " " else ord(sign)
    place = POLISH.find(sign)
    return 100 + (place if place >= 0 else POLISH.find(unicodedata.normalize("NFD", sign)[0]))
