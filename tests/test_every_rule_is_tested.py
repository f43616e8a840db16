"""Every sentence of the rules has a test, and every test that cites a sentence cites one that exists."""

import pytest

import readingroom
from tests.rulebook import all_rules, citations, cited_in, rule, rules_of


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_every_rule_of_a_game_is_cited_by_a_test(game: str) -> None:
    cited = citations()
    assert [each for each in rules_of(game) if each not in cited] == []


def test_every_rule_that_a_test_cites_exists() -> None:
    known = all_rules()
    assert {each: tests for each, tests in citations().items() if each not in known} == {}


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_no_rule_has_two_sentences(game: str) -> None:
    ids = rules_of(game)
    assert len(ids) == len(set(ids)) > 0


def test_citations_are_found_by_reading_the_source() -> None:
    source = '@rule("BIB-A1", "BIB-A2")\ndef test_it() -> None: ...\n\n@rule("BIB-A3")\ndef builder() -> None: ...\n'
    assert list(cited_in(source)) == [("test_it", "BIB-A1"), ("test_it", "BIB-A2")]


def test_a_citation_marks_the_test() -> None:
    @rule("BIB-A1", "BIB-A2")
    def test_it() -> None: ...

    assert [mark.args for mark in test_it.pytestmark] == [("BIB-A1", "BIB-A2")]  # type: ignore[attr-defined]
