"""The three languages say the same things, and all that the code asks for."""

import re

import pytest

from readingroom import GAMES
from readingroom.locales import FOLDER, LANGUAGES, choose, files, language, rulebook
from readingroom.locales.messages import entries, mentioned
from tests.locales.messages import (
    beginnings,
    coded,
    made,
    messages,
    page_sources,
    put_together,
    refused_on_pages,
    said,
    said_on_pages,
    selectors,
    texts,
)

PLURALS = {"zero", "one", "two", "few", "many"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_message_is_found_with_all_that_it_mentions_before_it_is_parsed(code: str) -> None:
    found = {name: text for file in files(code) for name, text in entries(file).items()}

    assert found.keys() == messages(code).keys()
    for name, mentions in messages(code).items():
        assert mentions.messages <= set(mentioned(found[name])), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_same_messages(code: str) -> None:
    assert set(messages(code)) == set(messages("en"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_has_the_same_variables_in_every_language(code: str) -> None:
    english = messages("en")
    for message, mentions in messages(code).items():
        assert mentions.variables == english[message].variables, message


def test_no_message_that_the_code_asks_for_is_missing() -> None:
    assert said() | made() <= set(messages("en"))


def test_no_message_that_the_pages_ask_for_is_missing() -> None:
    assert said_on_pages() - set(messages("en")) == set()


def test_the_pages_can_say_why_the_server_refused_something() -> None:
    for message, params in refused_on_pages().values():
        assert message in messages("en")
        assert messages("en")[message].variables <= params, message


def test_no_message_is_unused() -> None:
    referred = {each for mentions in messages("en").values() for each in mentions.messages}
    refusals = {message for message, _ in refused_on_pages().values()}
    unused = set(messages("en")) - texts() - made() - put_together() - referred - refusals
    assert {message for message in unused if not message.startswith(beginnings())} == set()


def test_polish_numbers_have_four_forms() -> None:
    for message, forms in selectors("pl"):
        if forms & PLURALS:
            assert forms - {"number"} == {"one", "few", "many", "other"}, message


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "Ada 1 karta"), (2, "Ada 2 karty"), (5, "Ada 5 kart"), (12, "Ada 12 kart"), (22, "Ada 22 karty")],
)
def test_polish_counts_cards_well(count: int, words: str) -> None:
    assert language("pl").say("biblios-reserve-of", player="Ada", count=count) == words


def test_french_keeps_its_signs_with_their_words() -> None:
    for path in (FOLDER / "fr").glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#") and "  ?" not in line:
                assert not re.search(r"\w [:;!?»](?!\w)|« ", line.replace("ou ? pour", "")), line


@pytest.mark.parametrize("game", GAMES)
def test_french_rules_keep_their_signs_with_their_words(game: str) -> None:
    assert re.findall(r".{20}\S [:;!?»](?!\w)|« .{20}", rulebook.page(game, "fr")) == []


def test_pages_leave_the_colon_after_what_is_said_to_the_language() -> None:
    assert re.findall(r".{20}\)\}: |.{20}\)\}:</", page_sources()) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_rule_has_its_sentence(code: str, game: str) -> None:
    sentences = rulebook.sentences(game, code)
    cited = {text for text in coded(game) if re.fullmatch(r"[A-Z]{3}-[A-Z]\d+", text)}
    assert list(sentences) == list(rulebook.sentences(game, "en"))
    assert all(sentences.values())
    assert cited <= set(sentences)


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"READINGROOM_LANG": "pl", "LC_ALL": "fr_FR"}, "pl"),
        ({"READINGROOM_LANG": "de", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], code: str) -> None:
    assert choose(None, environment).code == code
    assert choose("fr", environment).code == "fr"
