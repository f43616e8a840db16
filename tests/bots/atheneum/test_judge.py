"""The greedy bots of Atheneum: the one that looks further, and the first, which is kept to measure against."""

from time import process_time

import pytest

from readingroom import Chance, compiled
from readingroom.bots import judge_of, make
from readingroom.bots.atheneum.draft import Draft, FarDraft
from readingroom.bots.atheneum.judge import NO_PART, AtheneumJudge
from tests.games.atheneum.library import RULES, at_work, dealt


def judge(name: str) -> AtheneumJudge:
    """Give the judge of a bot."""
    found = judge_of(RULES, name)
    assert isinstance(found, AtheneumJudge)
    return found


def test_the_first_one_looks_at_each_card_for_itself_and_the_other_further() -> None:
    view = dealt("Ada Ben").view("Ada")

    assert type(judge("greedy-v1").draft(view)) is Draft
    assert type(judge("greedy").draft(view)) is FarDraft


def test_an_action_is_part_of_the_plan_or_it_is_not() -> None:
    game = at_work(gets="Ada: turquoise", shelves="Ada e: T G . .", row="O1 O12 O13 O16", turn=10)
    view = game.view("Ada")
    worths = AtheneumJudge(effort=200).worths(view, view.options)

    assert sorted(set(worths)) == [NO_PART, 0.0]
    assert RULES.catalogue.text(view.options[worths.index(0.0)]) == "take turquoise"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5])
def test_no_move_takes_a_second(seats: int) -> None:
    if not compiled():
        pytest.skip("the turn solver is made for the compiled engine")
    g, bots = RULES.new(seats, {}, Chance(1)), [make("greedy", RULES, seat) for seat in range(seats)]
    longest = 0.0
    while asked := RULES.asked(g):
        view, began = RULES.observe(g, asked[0]), process_time()
        choice = bots[asked[0]].choose(view, view.options)
        longest = max(longest, process_time() - began)
        RULES.play(g, asked[0], choice)

    assert longest < 1.0
