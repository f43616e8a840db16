"""What can be taken back has told nobody anything: a question that shows new cards comes after a final action."""

import re

import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK
from tests.laws.play import AnyRules, every_game, sampled_tables, steps, tables

pytestmark = pytest.mark.slow


def named_cards(rules: AnyRules, options: list[int], cards: dict[str, int]) -> set[int]:
    """List the cards that options name."""
    words = {word for option in options for word in rules.catalogue.text(option).split()}
    return {cards[word] for word in words & cards.keys()}


def all_cards(rules: AnyRules, zones: list[list[int]]) -> dict[str, int]:
    """Give the cards that lie in zones, by their texts: those that have a letter and a number, as no other word has."""
    texts = {rules.card_text(card): card for zone in zones for card in zone if card != BACK}
    return {text: card for text, card in texts.items() if re.fullmatch(r"[A-Z]+\d+", text)}


@pytest.mark.parametrize("game", every_game())
def test_what_can_be_taken_back_has_shown_no_card_by_its_next_question(game: str) -> None:
    rules = readingroom.load(game)
    looked = 0
    for seed, seats, options, style in sampled_tables(rules, len(tables(rules)), 700):
        g = rules.new(seats, options, Chance(seed))
        cards = all_cards(rules, g.zones)
        known = [{card for zone in rules.look(g, seat).zones for card in zone} for seat in range(seats)]
        for step in steps(rules, g, style, Chance(seed + 1)):
            if not rules.sealed(g) and rules.options(g, step.seat):
                looked += 1
                shown = named_cards(rules, rules.options(g, step.seat), cards) - known[step.seat]
                assert not shown, f"seed {seed}: {rules.catalogue.text(step.action)} can be taken back"
            known = [{card for zone in rules.look(g, seat).zones for card in zone} for seat in range(seats)]
    assert looked > 100
