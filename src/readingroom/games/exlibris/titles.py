"""The titles of our books in each language (EXL-C5): words for those who read the cards, which never matter to play."""

import tomllib
from typing import Final

from readingroom.games.exlibris.box import HERE, shipped_deck
from readingroom.games.exlibris.components import Deck

LANGUAGES: Final = ("en", "fr", "pl")

OURS: Final[dict[str, list[list[str]]]] = {}  # by language, once read: by card, a title for each book


def titles(deck: Deck, language: str) -> list[list[str]]:
    """Give the titles of a box by card: its own, or ours in a language, but none for a card with other books.

    A language in which there are none reads the English ones.
    """
    if any(title for row in deck.titles for title in row):
        return deck.titles
    rows = our_titles(language if language in LANGUAGES else LANGUAGES[0])
    box = shipped_deck()
    ours = {text: (books, row) for text, books, row in zip(box.texts, box.books, rows)}
    return [
        ours[text][1] if text in ours and ours[text][0] == books else empty
        for text, books, empty in zip(deck.texts, deck.books, deck.titles)
    ]


def our_titles(language: str) -> list[list[str]]:
    """Read our titles in a language, once."""
    if language not in OURS:
        text = (HERE / f"titles.{language}.toml").read_text(encoding="utf-8")
        found: dict[str, list[str]] = tomllib.loads(text)["titles"]
        OURS[language] = [found[card] for card in shipped_deck().texts]
    return OURS[language]
