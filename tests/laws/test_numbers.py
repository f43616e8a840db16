"""Numbers of NumPy are taken wherever whole numbers are, and leave no trace: what learners choose is often one."""

from typing import Any

import pytest

import readingroom
from readingroom import bots, record
from readingroom.engine.chance import Chance
from readingroom.engine.errors import IllegalAction, UnknownAction
from readingroom.engine.policy import Policy
from tests.laws.play import every_game

numpy = pytest.importorskip("numpy")

pytestmark = pytest.mark.parametrize("game", every_game())


def played(game: str, number: Any) -> tuple[object, ...]:
    """Play a game with numbers of a sort, and give all that came of it."""
    rules = readingroom.load(game)
    options = rules.checked_options({}, number(2))
    g = rules.new(number(2), options, Chance(number(5)))
    chance = Chance(number(6))
    kept = record.begin(rules, g)
    views: list[object] = [rules.option_choices(number(2))]
    while asked := rules.asked(g):
        seat = number(asked[0])
        view = rules.observe(g, seat)
        choices = rules.options(g, seat)
        action = number(choices[chance.below(number(len(choices)))])
        assert rules.why_not(view, action) is None
        views += [view.plain(), rules.catalogue.text(action), rules.catalogue.verb(action)]
        views += [event.plain() for event in rules.play(g, seat, action)]
        record.note(kept, g, seat, action)
    texts = [rules.card_text(number(3)), rules.zone_text(number(3)), rules.catalogue.arguments(number(9))]
    return (g.digest(), record.write(kept), views, texts, pickled_parts(g))


def pickled_parts(g: Any) -> str:
    """Spell out all that a state consists of; a number that is not plain would be spelt otherwise."""
    return repr((g.plain(), g.zones, g.facts()))


def test_games_played_with_numbers_of_numpy_are_the_same(game: str) -> None:
    assert played(game, numpy.int64) == played(game, int)


def test_what_is_refused_is_refused_with_numbers_of_numpy_too(game: str) -> None:
    rules = readingroom.load(game)
    g = rules.new(2, None, Chance(1))
    with pytest.raises(UnknownAction):
        rules.catalogue.text(numpy.int64(-1))
    with pytest.raises(UnknownAction):
        rules.play(g, numpy.int64(rules.asked(g)[0]), numpy.int64(len(rules.catalogue)))
    with pytest.raises(IllegalAction) as refused:
        rules.play(g, numpy.int64(rules.asked(g)[0]), numpy.int64(len(rules.catalogue) - 1))
    assert type(refused.value.params["seat"]) is int
    with pytest.raises(ValueError, match="no seat 7"):
        rules.observe(g, numpy.int64(7))
    with pytest.raises(ValueError, match="no seat 7"):
        rules.options(g, numpy.int64(7))
    with pytest.raises(ValueError, match="not 9"):
        rules.new(numpy.int64(9))


def test_seeds_and_limits_may_be_numbers_of_numpy(game: str) -> None:
    rules = readingroom.load(game)
    for seed in (0, 3, -4, 2**40):
        assert Chance(numpy.int64(seed)).state == Chance(seed).state
    g = rules.new(2, None, Chance(1))
    assert rules.playout(rules.clone(g), Chance(1), Policy(), numpy.int64(3)) == 3
    view = rules.observe(g, 0)
    if view.options:
        chosen = [bots.make("random", rules, seed).choose(view, view.options) for seed in (numpy.int64(5), 5)]
        assert chosen[0] == chosen[1]
