"""The bot that looks ahead: what it may rest on, how it keeps to its budget, and that it does better for it."""

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

import readingroom
from readingroom import Chance, Rules
from readingroom.bots import evaluation_of, judge_of, make, policy_of
from readingroom.bots.search.budget import Budget
from readingroom.bots.search.race import Race
from tests.bots.search_moves import moves

GAMES = readingroom.GAMES
ROOT = Path(__file__).parents[2]


@pytest.fixture(params=GAMES)
def rules(request: pytest.FixtureRequest) -> Rules[Any, Any]:
    return readingroom.load(request.param)


def position(rules: Rules[Any, Any], seed: int, decisions: int) -> Any:
    """Play a game at random for so many decisions, and on until somebody has a choice."""
    g = rules.new(rules.min_seats + 1, {}, Chance(seed))
    chance = Chance(seed)
    while decisions > 0 or len(rules.options(g, rules.asked(g)[0])) == 1:
        seat = rules.asked(g)[0]
        options = rules.options(g, seat)
        rules.play(g, seat, options[chance.below(len(options))])
        decisions -= 1
    return g


@pytest.mark.slow
def test_both_engines_choose_the_same_by_seed_and_iterations(rules: Rules[Any, Any]) -> None:
    """The sources beside these tests are never compiled: whatever engine this is, the plain one has to agree."""
    plain = subprocess.run(
        [sys.executable, "-m", "tests.bots.search_moves", rules.name, "2"],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert plain.stdout.split() == ["plain", *moves(rules.name)]


def test_a_bot_that_has_no_time_answers_with_what_looked_best(rules: Rules[Any, Any]) -> None:
    g = position(rules, 3, 12)
    seat = rules.asked(g)[0]
    view = rules.observe(g, seat)
    worths = judge_of(rules).worths(view, view.options)

    choice = make("search", rules, 1, budget=1e-9).choose(view, view.options)

    assert worths[view.options.index(choice)] == max(worths)


@pytest.mark.parametrize(("game", "decisions"), [("biblios", 12), ("atheneum", 25)])
def test_a_bot_whose_time_ends_in_the_middle_answers_with_its_best_so_far(game: str, decisions: int) -> None:
    """Also in the middle of a world; Ex Libris looks ahead in a way of its own, which test_thinker.py is about."""
    rules = readingroom.load(game)
    g = position(rules, 3, decisions)
    seat = rules.asked(g)[0]
    view = rules.observe(g, seat)
    choices = set()
    for iterations in range(1, 60):
        race = Race(rules, policy_of(rules), evaluation_of(rules), seat, view.options, 4)
        budget = Budget(iterations=iterations)
        race.run(rules.imaginer(view), Chance(8), budget)
        best = race.best()
        choices.add(best.action)

        assert budget.made <= iterations
        assert best.action in view.options
        assert best is race.racers[0] or best.mean() >= race.racers[0].mean()

    assert len(choices) > 1


def test_a_search_without_an_end_is_refused() -> None:
    with pytest.raises(ValueError, match="iterations or seconds"):
        Budget(0.0, 0)


def test_iterations_are_counted_as_they_were_given() -> None:
    budget = Budget(iterations=3)
    for _ in range(3):
        assert not budget.used_up()
        budget.count()

    assert budget.used_up()


@pytest.mark.slow
def test_it_keeps_to_its_time(rules: Rules[Any, Any]) -> None:
    """The quickest of a few tries counts: other programs may keep this one from its work."""
    g = position(rules, 5, 20)
    view = rules.observe(g, rules.asked(g)[0])
    bot = make("search", rules, 1, budget=0.3)
    taken = []
    for _ in range(3):
        began = perf_counter()
        bot.choose(view, view.options)
        taken.append(perf_counter() - began)

    assert min(taken) / 0.3 < 1.2


def test_policies_choose_an_option_and_weigh_all_of_them(rules: Rules[Any, Any]) -> None:
    policy, chance = policy_of(rules), Chance(4)
    g = rules.new(rules.max_seats, {}, Chance(4))
    while who := rules.asked(g):
        seat = who[0]
        options = rules.options(g, seat)
        weights = policy.weights(g, seat, options)
        assert len(weights) == len(options)
        assert min(weights) >= 0
        assert sum(weights) == pytest.approx(1)
        choice = policy.choose(g, seat, options, chance)
        assert choice in options
        rules.play(g, seat, choice)


def test_chances_add_up_to_one_all_through_a_game(rules: Rules[Any, Any]) -> None:
    evaluation, policy, chance = evaluation_of(rules), policy_of(rules), Chance(6)
    for seats in range(max(2, rules.min_seats), rules.max_seats + 1):
        g = rules.new(seats, {}, Chance(seats))
        while not rules.over(g):
            chances = evaluation.chances(g)
            assert len(chances) == seats
            assert min(chances) >= 0
            assert sum(chances) == pytest.approx(1)
            rules.playout(g, chance, policy, 9)
