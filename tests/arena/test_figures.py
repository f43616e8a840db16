"""The figures of the arena: intervals hold the truth, early stops keep their error, strengths are found again."""

from math import log10
from random import Random
from statistics import fmean

import pytest

from readingroom.arena.match import Games
from readingroom.arena.sequence import Question, at_all_times
from readingroom.arena.shares import Interval, interval, student
from readingroom.arena.strength import ELO, fitted, odds, orders_of, strengths


def deal(chance: Random, share: float, games: int, luck: float) -> float:
    """Draw the share of a deal: the games of some deals all go the same way, those of the others each its own."""
    if chance.random() < luck:
        return float(chance.random() < share)
    return fmean(chance.random() < share for _ in range(games))


# Intervals


@pytest.mark.parametrize(("share", "games"), [(0.5, 2), (0.65, 2), (0.95, 2), (0.25, 4), (0.4, 4)])
@pytest.mark.parametrize("luck", [0.0, 0.6])
@pytest.mark.parametrize("deals", [10, 100])
def test_the_interval_holds_the_truth_in_19_of_20_matches_however_games_of_a_deal_hang_together(
    share: float, games: int, luck: float, deals: int
) -> None:
    chance, times, held = Random(7), 600, 0
    for _ in range(times):
        found = interval([deal(chance, share, games, luck) for _ in range(deals)])
        held += found.low <= share <= found.high

    assert held >= 0.93 * times


def test_games_of_one_deal_that_even_out_make_the_interval_narrow() -> None:
    paired = interval([0.5] * 100)
    alone = interval([0.0, 1.0] * 50)

    assert paired.share == alone.share == 0.5
    assert paired.high - paired.low < (alone.high - alone.low) / 4


def test_few_deals_prove_little_even_if_all_were_won() -> None:
    assert interval([1.0] * 3).low < 0.5 < interval([1.0] * 10).low
    assert interval([1.0] * 3).high == 1.0
    assert interval([]) == Interval(0.5, 0.0, 1.0)


def test_student_s_quantiles_are_those_of_the_tables() -> None:
    for freedom, quantile in ((5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(quantile, abs=0.005)


# Stopping


@pytest.mark.parametrize(("share", "games"), [(0.5, 2), (0.6, 2), (0.35, 4)])
@pytest.mark.parametrize("luck", [0.0, 0.6])
def test_a_question_without_an_answer_is_answered_in_one_match_of_20_at_most(
    share: float, games: int, luck: float
) -> None:
    chance, times, answered = Random(11), 200, 0
    for _ in range(times):
        question = Question(share)
        for _ in range(300):
            question.tell(deal(chance, share, games, luck))
        answered += bool(question.answer)

    assert answered <= 0.05 * times


@pytest.mark.parametrize(("share", "above", "answer"), [(0.7, 0.5, "yes"), (0.7, 0.6, "yes"), (0.5, 0.65, "no")])
def test_a_question_with_an_answer_is_answered_rightly_and_soon(share: float, above: float, answer: str) -> None:
    chance, times, deals = Random(13), 40, []
    for _ in range(times):
        question = Question(above)
        while not question.answer and question.deals < 2000:
            question.tell(deal(chance, share, 2, 0.2))
        deals.append(question.deals)
        assert question.answer == answer

    assert fmean(deals) < 300


def test_after_the_answer_nothing_changes_it() -> None:
    question = Question(0.5)
    for share in [1.0] * 50 + [0.0] * 500:
        question.tell(share)

    assert question.answer == "yes"
    assert question.deals < 50


def test_the_bounds_at_all_times_hold_for_all_deals_at_once() -> None:
    chance, times, held = Random(17), 60, 0
    for _ in range(times):
        values = [deal(chance, 0.6, 2, 0.3) for _ in range(150)]
        bounds = [at_all_times(values[:count]) for count in range(10, 151, 20)]
        held += all(each.low <= 0.6 <= each.high for each in bounds)

    assert held >= 0.95 * times


def test_the_question_is_answered_just_when_the_bounds_leave_it() -> None:
    chance, values, question = Random(19), [], Question(0.6)
    while not question.answer:
        assert at_all_times(values).low <= 0.6 <= at_all_times(values).high
        values.append(deal(chance, 0.75, 2, 0.3))
        question.tell(values[-1])

    assert question.answer == "yes"
    assert at_all_times(values).low > 0.6 - 1e-6


# Strengths


def matches(chance: Random, known: list[float], table: list[int], count: int) -> list[Games]:
    """Draw deals of one game each, in which the places go by strength, as Plackett and Luce say."""
    deals: list[Games] = []
    for _ in range(count):
        left, places = list(range(len(table))), []
        while left:
            seat = chance.choices(left, [known[table[each]] for each in left])[0]
            left.remove(seat)
            places.append([seat])
        deals.append([{"table": table, "places": places}])
    return deals


@pytest.mark.parametrize("table", [[0, 1, 2, 3], [0, 1, 2], [0, 1, 1, 1], [0, 1]])
def test_known_strengths_are_found_again(table: list[int]) -> None:
    known = [4.0, 2.0, 1.0, 0.5][: max(table) + 1]
    deals = matches(Random(23), known, table, 3000)
    found = fitted(orders_of(deals), len(known))

    for player, strength in enumerate(known):
        assert found[player] / found[-1] == pytest.approx(strength / known[-1], rel=0.15)


def test_the_bounds_of_a_strength_hold_it_in_most_matches() -> None:
    known, chance, times, held = [3.0, 1.0, 1.5], Random(29), 60, 0
    truth = [ELO * log10(each / known[-1]) for each in known]
    for _ in range(times):
        found = strengths(matches(chance, known, [0, 1, 2], 60), 3)
        assert found[-1][0] == 0.0
        low, high = found[0][1:]
        assert low is not None
        assert high is not None
        held += low <= truth[0] <= high

    assert held >= 0.88 * times


def test_those_who_share_a_place_are_equally_strong() -> None:
    found = fitted(orders_of([[{"table": [0, 1, 2], "places": [[0, 1], [2]]}]] * 10), 3)

    assert found[0] == pytest.approx(found[1])
    assert found[0] > 3 * found[2]


def test_who_won_every_game_is_strong_but_not_infinitely() -> None:
    found = fitted(orders_of([[{"table": [0, 1], "places": [[0], [1]]}]] * 20), 2)

    assert found[0] / found[1] == pytest.approx(41.0, rel=0.01)
    assert odds(Interval(1.0, 0.8, 1.0), 20) == (
        pytest.approx(ELO * log10(41.0)),
        pytest.approx(ELO * log10(4.0)),
        None,
    )


def test_for_two_both_ways_to_find_strengths_agree() -> None:
    deals = matches(Random(31), [2.0, 1.0], [0, 1], 400)
    share = fmean(game["places"][0] == [0] for games in deals for game in games)
    found = fitted(orders_of(deals), 2)

    assert odds(Interval(share, 0.6, 0.7), 400)[0] == pytest.approx(ELO * log10(found[0] / found[1]), abs=0.01)
