"""Why not: for whatever cannot be chosen there is a reason with a rule, in words, and from the view alone."""

from typing import Any

import pytest

import readingroom
from readingroom import Chance
from readingroom.engine.errors import UnknownAction
from readingroom.engine.event import SPECTATOR
from readingroom.locales import LANGUAGES, language, rulebook
from readingroom.locales.voice import Voice
from readingroom.locales.words import words
from tests.laws.play import AnyRules, every_game, sampled_tables, steps
from tests.laws.redeal import redealt
from tests.laws.witness import true_eyes

pytestmark = pytest.mark.parametrize("game", every_game())
NAMES = ["Ada", "Ben", "Cleo", "Dom", "Eva"]
GAMES, EVERY, ACTIONS = 10, 19, 40  # how many games, at which steps, and how many actions each time


def moments(rules: AnyRules, first: int) -> Any:
    """Give some tables on the way through some games."""
    for seed, seats, options, style in sampled_tables(rules, GAMES, first):
        g = rules.new(seats, options, Chance(seed))
        yield seed, g
        for number, _ in enumerate(steps(rules, g, style, Chance(seed + 1))):
            if number % EVERY == seed % EVERY:
                yield seed + number, g
        yield seed, g


def some_actions(rules: AnyRules, chance: Chance) -> list[int]:
    """Pick some actions of the catalogue."""
    return [chance.below(len(rules.catalogue)) for _ in range(ACTIONS)]


def test_what_cannot_be_chosen_has_a_reason_with_a_rule_of_the_page(game: str) -> None:
    rules = readingroom.load(game)
    page = rulebook.sentences(game, "en")
    for seed, g in moments(rules, 400):
        for seat in [*range(g.seats), SPECTATOR]:
            view = rules.look(g, seat)
            before = view.plain()
            for action in [*some_actions(rules, Chance(seed)), *view.options]:
                reason = rules.why_not(view, action)
                assert (reason is None) == (action in view.options)
                assert reason is None or reason.rule in page, (rules.catalogue.text(action), reason.plain())
                for first in view.options[:3]:
                    after = rules.why_not(view, action, first)
                    assert after is None or after.rule in page
            assert view.plain() == before


def test_every_reason_can_be_said_in_every_language(game: str) -> None:
    rules = readingroom.load(game)
    for seed, g in moments(rules, 500):
        for seat in range(g.seats):
            view, said = rules.look(g, seat), words(rules, seat)
            reasons = [rules.why_not(view, action) for action in some_actions(rules, Chance(seed))]
            for reason in {each.code: each for each in reasons if each is not None}.values():
                for code in LANGUAGES:
                    text = Voice(language(code), NAMES, seat).say(said.why(view, reason))
                    assert text.endswith("."), (code, reason.plain(), text)
                    assert "why-" not in text
                    assert "{" not in text


def test_a_reason_knows_no_more_than_the_seat(game: str) -> None:
    rules = readingroom.load(game)
    for seed, g in moments(rules, 600):
        if rules.over(g):
            continue
        eyes, chance = true_eyes(rules, g), Chance(seed)
        for seat in [*range(g.seats), SPECTATOR]:
            views = [rules.look(each, seat) for each in (g, redealt(g, seat, chance, eyes))]
            for action in some_actions(rules, Chance(seed + 1)):
                reasons = [rules.why_not(view, action) for view in views]
                told = [None if reason is None else reason.plain() for reason in reasons]
                assert told[0] == told[1]


def test_who_is_not_asked_is_told_who_is_waited_for(game: str) -> None:
    rules = readingroom.load(game)
    for seed, g in moments(rules, 700):
        waiting = [seat for seat in range(g.seats) if seat not in rules.asked(g)]
        for seat in waiting:
            view = rules.look(g, seat)
            reason = rules.why_not(view, Chance(seed).below(len(rules.catalogue)))
            assert reason is not None
            text = Voice(language("en"), NAMES, seat).say(words(rules, seat).why(view, reason))
            if rules.over(g):
                assert text == "The game is over."
            else:
                assert "Waiting for" in text
                assert all(NAMES[each] in text for each in rules.asked(g))
                assert reason.values == {"asked": ", ".join(map(str, rules.asked(g)))}


def test_what_is_no_action_is_refused(game: str) -> None:
    rules = readingroom.load(game)
    with pytest.raises(UnknownAction):
        rules.why_not(rules.observe(rules.new(rules.min_seats), 0), len(rules.catalogue))
