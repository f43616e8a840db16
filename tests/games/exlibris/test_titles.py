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
from readingroom.games.exlibris.titles import LANGUAGES, our_titles, titles
from readingroom.locales import LANGUAGES as SPOKEN
from tests.games.exlibris.filing import filed, sort_key
from tests.rulebook import rule

DECK = shipped_deck()
LONGEST = 42  # letters that a spine holds
MOST_ALIKE = 3  # titles that may begin or end alike, or be of one frame
FRAMES = {  # what makes titles sound alike, whatever words stand in it: in a language, of all its titles
    "en": {
        "X, Said the Y": r", (said|cried)\b|, \w+ (whispered|said)\b",
        "X: A Y": r": an? ",
        "X, by an odd key": r", by\b|\bin order of\b|\bby [a-z]+ing capacity|(arranged|sorted) by\b|, alphabetically",
        "The X Who Y": r"^the \w+ who\b",
        "Xs Who Y": r"^(?!the )\w+ who\b",
        "A or B?": r"\bor\b[^?]*\?",
        "X (an aside)": r"\)$",
        "Page Twelve": r"\bpage (?!sevens)\w+",
        "X, with Y": r", with (?!what)",
        "X: Which Y?": r"^[\w’ ]+: [^:]*\?$",
        "X, and Why Y": r", and why\b",
    },
    "fr": {
        "X, dit Y": r", (dit|jura|cria)\b",
        "faire X sans Y": r"^(\w+er|\w+ir) .*\bsans\b",
        "A ou B ?": r"\bou\b[^?]*\?",
        "X, par ordre de Y": r"\bpar (ordre|nombre)\b|\bclassée?s?\b|, par \w+$",
        "X, mais Y": r", mais\b",
        "fait X quand Y": r"^\w+ (quand|si)\b",
        "Le X qui Y": r"^(le |la |l’)[\w-]+ qui\b",
        "X cherche Y": r"\bcherche\b",
        "page 12": r"\bpage \d+",
        "chapitre neuf": r"\bchapitres?\b",
    },
    "pl": {
        "X, czyli Y": r", czyli\b",
        "X i inne Y": r"\bi inne\b",
        "X według Y": r"\bwedług\b",
        "A czy B?": r"\bczy\b[^?]*\?",
        "X szuka Y": r"\b(prosi|prosili|szuka|szukają)\b",
        "znowu X": r"\bznowu\b",
        "słownik": r"\bsłownik\w*",
        "tom drugi": r"\btom\b",
        "strona 66": r"\bstron\w+ (\d+|trzyn\w+)",
        "X (uwaga)": r"\)$",
        "X, powiedział Y": r", (powiedział|zawołał)\w*",
    },
}
FRAMES_OF_A_CATEGORY = {  # frames that are a habit only among the books of one category
    "en": {"Xs That Y": r"^\w+ that\b", "X? Do Y": r"^[^?]+\? \w"},
    "fr": {"Le X a fait Y": r"^(le |la |l’)[\w-]+( \w+)? (a|avait) ", "X qui Y": r"^[\w’]+ qui\b"},
    "pl": {
        "X, który Y": r"^\w+( \w+)?, któr",
        "X w Y: Z": r"^\w+( \w+)? (w|na|u|z|ze) [^:]*: ",
        "X? To Y": r"^[^?]+\? \w",
    },
}
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
        assert {first_letter(filed(title, language)) for title in row} == {DECK.text(card)[0]}, row


@rule("EXL-C5")
@every_language
def test_within_a_letter_the_cards_stand_in_the_alphabetical_order_of_their_titles(language: str) -> None:
    keys = [[sort_key(title, language) for title in row] for row in our_titles(language)]
    for card in range(1, len(keys)):
        if DECK.text(card)[0] == DECK.text(card - 1)[0]:
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


def framed(frames: dict[str, str], titles_read: list[str]) -> dict[str, list[str]]:
    """Give the frames that too many titles share, with those titles."""
    found = {
        name: [each for each in titles_read if re.search(frame, each.casefold())] for name, frame in frames.items()
    }
    return {name: alike for name, alike in found.items() if len(alike) > MOST_ALIKE}


@every_language
def test_no_frame_holds_more_than_three_titles(language: str) -> None:
    assert framed(FRAMES[language], all_of(language)) == {}


@every_language
def test_no_habit_of_a_category_holds_more_than_three_of_its_titles(language: str) -> None:
    for category, name in enumerate(CATEGORIES):
        mine = [
            title
            for row, books in zip(our_titles(language), DECK.books)
            for title, book in zip(row, books)
            if book == category
        ]
        assert len(mine) == 85
        assert framed(FRAMES_OF_A_CATEGORY[language], mine) == {}, name


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
    keys = [sort_key(title, language) for title in ordered]
    assert all(one < next_one for one, next_one in pairwise(keys))


def test_titles_are_shown_in_the_language_of_the_reader_and_english_stands_in() -> None:
    assert titles(DECK, "fr") == our_titles("fr") != our_titles("en")
    assert titles(DECK, "tlh") == our_titles("en")
    rules = readingroom.load("exlibris")
    assert rules.box("fr") != rules.box() == rules.box("en")


def test_a_box_of_ones_own_shows_its_own_titles_and_ours_on_the_cards_that_are_ours(tmp_path: Path) -> None:
    first, second = ([CATEGORIES[category] for category in DECK.books[card]] for card in range(2))
    rows = {text: [CATEGORIES[category] for category in books] for text, books in zip(DECK.texts, DECK.books)}
    changed = titles(load_deck(written(tmp_path, rows | {"A1": second, "A2": first})), "fr")
    assert {title for row in changed[:2] for title in row} == {""}
    assert changed[2:] == our_titles("fr")[2:]  # a changed card keeps its old deck readable
    for text, row in rows.items():
        row[:] = [f"{book}: {text[0]} {text} {number}" for number, book in enumerate(row)]
    own = load_deck(written(tmp_path, rows))
    assert titles(own, "fr") == titles(own, "pl") == own.titles
    assert own.titles[0][0] == "A A1 0"


def written(folder: Path, rows: dict[str, list[str]]) -> Path:
    """Write cards into a file."""
    path = folder / "mine.toml"
    lines = [f"{card} = {json.dumps(row)}" for card, row in rows.items()]
    path.write_text("\n".join(["[cards]", *lines]), encoding="utf-8")
    return path
