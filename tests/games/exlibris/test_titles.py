"""The titles of our books in each language: what a program can check of them."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import readingroom
from readingroom.games.exlibris.box import first_letter, load_deck, shipped_deck
from readingroom.games.exlibris.components import CATEGORIES
from readingroom.games.exlibris.titles import LANGUAGES, LONGEST, filed, our_titles, place_in_alphabet, titles
from readingroom.locales import LANGUAGES as SPOKEN
from tests.rulebook import rule

DECK = shipped_deck()
MOST_ALIKE = 3  # titles that may begin or end alike
every_language = pytest.mark.parametrize("language", LANGUAGES)


def all_of(language: str) -> list[str]:
    """List all titles of a language."""
    return [title for row in our_titles(language) for title in row]


def words_of(text: str) -> list[str]:
    """Split a title into its words."""
    return re.findall(r"[\w’'-]+", text.casefold())


def test_there_are_titles_in_every_language_that_is_spoken() -> None:
    assert LANGUAGES == SPOKEN


@rule("EXL-C5")
@every_language
def test_there_are_510_different_titles_one_for_each_book(language: str) -> None:
    found = [title.casefold() for title in all_of(language)]
    assert len(set(found)) == len(found) == 510
    assert [len(row) for row in our_titles(language)] == [len(books) for books in DECK.books]


@rule("EXL-C5")
@every_language
def test_each_title_begins_with_the_letter_of_its_card_an_article_aside(language: str) -> None:
    for card, row in enumerate(our_titles(language)):
        assert {first_letter(filed(title, language)) for title in row} == {DECK.letter(card)}, row


@rule("EXL-C5")
@every_language
def test_within_a_letter_the_cards_stand_in_the_alphabetical_order_of_their_titles(language: str) -> None:
    keys = [[place_in_alphabet(title, language) for title in row] for row in our_titles(language)]
    for card in range(1, len(keys)):
        if DECK.letter(card) == DECK.letter(card - 1):
            assert max(keys[card - 1]) <= min(keys[card]), our_titles(language)[card]


@every_language
def test_no_title_is_longer_than_a_spine_holds_and_none_has_stray_signs(language: str) -> None:
    for title in all_of(language):
        assert len(title) <= LONGEST, title
        assert title == " ".join(title.split(" ")).strip(), title
        assert not re.search(r"[\"'`]|\s\s|\t", title), title


def beginnings(language: str) -> Iterator[str]:
    """Give how the titles begin, an article aside: the first word, and the first two of longer titles."""
    for title in all_of(language):
        words = words_of(filed(title, language))
        yield words[0]
        if len(words) > 2:
            yield " ".join(words[:2])


def endings(language: str) -> Iterator[str]:
    """Give how the titles end: their last two words."""
    for title in all_of(language):
        words = words_of(title)
        if len(words) > 1:
            yield " ".join(words[-2:])


@every_language
def test_no_pattern_comes_more_than_three_times(language: str) -> None:
    for found in (beginnings(language), endings(language)):
        assert [each for each, count in Counter(found).items() if count > MOST_ALIKE] == []


@pytest.mark.parametrize(
    ("language", "title", "by"),
    [
        ("en", "The Art of Dust", "art of dust"),
        ("en", "“A Goose”", "goose”"),
        ("en", "Another Owl", "another owl"),
        ("fr", "L’Ogre", "ogre"),
        ("fr", "Des hiboux", "hiboux"),
        ("fr", "Lettres", "lettres"),
        ("pl", "A może nie", "a może nie"),
    ],
)
def test_an_article_counts_only_where_it_is_none(language: str, title: str, by: str) -> None:
    assert filed(title, language) == by


@pytest.mark.parametrize(
    ("language", "ordered"),
    [
        ("en", ["An Eel", "Eel Pie", "Eels", "The Egg"]),
        ("fr", ["Écus", "L’édit", "Editer", "Œufs", "Of"]),
        ("pl", ["Lampa", "Lód", "Łabędź", "Łza", "Zupa", "Źrebię", "Żaba"]),
    ],
)
def test_titles_are_sorted_as_their_language_does(language: str, ordered: list[str]) -> None:
    keys = [place_in_alphabet(title, language) for title in ordered]
    assert all(one < next_one for one, next_one in pairwise(keys))


def test_titles_are_shown_in_the_language_of_the_reader_and_english_stands_in() -> None:
    assert titles(DECK, "fr") == our_titles("fr") != our_titles("en")
    assert titles(DECK, "tlh") == our_titles("en")
    rules = readingroom.load("exlibris")
    assert rules.box("fr") != rules.box() == rules.box("en")


def test_a_box_of_ones_own_shows_its_own_titles_or_none(tmp_path: Path) -> None:
    first, second = ([CATEGORIES[category] for category in DECK.books[card]] for card in range(2))
    rows = {text: [CATEGORIES[category] for category in books] for text, books in zip(DECK.texts, DECK.books)}
    bare = load_deck(written(tmp_path, rows | {"A1": second, "A2": first}))
    assert {title for row in titles(bare, "fr") for title in row} == {""}
    for text, row in rows.items():
        row[:] = [f"{book}: {text[0]} {text} {place}" for place, book in enumerate(row)]
    own = load_deck(written(tmp_path, rows))
    assert titles(own, "fr") == titles(own, "pl") == own.titles
    assert own.titles[0][0] == "A A1 0"


def written(folder: Path, rows: dict[str, list[str]]) -> Path:
    """Write cards into a file."""
    path = folder / "mine.toml"
    lines = [f"{card} = {json.dumps(row)}" for card, row in rows.items()]
    path.write_text("\n".join(["[cards]", *lines]), encoding="utf-8")
    return path
