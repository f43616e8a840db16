"""The bound on what a turn can bring: no legal turn is worth more, and what is kept in the file is what it says."""

from dataclasses import replace
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from readingroom.bots.atheneum.solver.promises import valuation
from readingroom.bots.atheneum.solver.turn import solve
from readingroom.bots.atheneum.solver.worth import Valuation
from readingroom.games.atheneum.actions import AT, CAPTURE, CHOOSE, DRAW, FINISH, REWARDS, SCORE
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.study import BOUND
from tests.games.atheneum.shelving import PLAN, shelves
from tests.games.atheneum.test_turn import desk_with, last_turn, played, texts
from tests.games.atheneum.turns import UNKNOWN, kept_turns, prove, rules, turns

pytestmark = pytest.mark.skipif(find_spec("ortools") is None, reason="the bound needs OR-Tools")

RULES = rules()
NOT_FORESEEN = (int(FINISH), int(DRAW), CAPTURE + REWARDS.index("bonus"))  # tokens that are drawn are another turn


def model_of(view: Any, values: Valuation) -> Any:
    """Make the model of the turn of a view."""
    return model(view.desk(view.seat), view.tokens(view.seat), view.left_in_queue(view.seat), values)


def model(desk: Desk, tokens: list[int], in_queue: int, values: Valuation) -> Any:
    """Make the model of a turn; OR-Tools is loaded only then, since that takes as long as hundreds of tests."""
    from tests.games.atheneum.bound import Bound

    return Bound(desk, tokens, in_queue, values)


def bound_of(desk: Desk, values: Valuation) -> int:
    """Prove what a desk can be worth at most after a turn without tokens."""
    least = int(values.worth(desk))
    found, proved = model(desk, [], 0, values).solve(least, 20)
    assert proved
    return int(found)


def wander(g: Any, seat: int, random: Random) -> None:
    """Work at random for a while, but score what can be scored."""
    steps = random.randrange(2, 40)
    while options := [each for each in RULES.options(g, seat) if each not in NOT_FORESEEN]:
        steps -= 1
        in_between = all(action >= CAPTURE and (action < AT or (action - AT) % 2 == 0) for action in options)
        if steps < 0 and not in_between:
            return
        scores = [action for action in options if SCORE <= action < CHOOSE]
        RULES.play(g, seat, random.choice(scores or options))


def test_it_is_the_optimum_where_that_is_plain() -> None:
    assert bound_of(desk_with(shelves("d: G U .", "e: K . . ."), "pink"), last_turn()) == 200 + 300


def test_it_knows_that_a_spider_gives_its_book_only_after_it_was_captured() -> None:
    desk = desk_with(shelves("d: P . .", "e: G K . ."), "pink", wands=1)
    assert bound_of(desk, last_turn("O14")) == 100  # P G P in the upper left


def test_a_book_for_a_compartment_may_go_on_and_its_slot_be_filled_by_the_book_that_this_brings() -> None:
    desk = desk_with(shelves("e: K U T .", "d: T G ."), removals=1, wands=1)
    desk.add(BOUND + 4, 1)
    desk.shelves.capture(4)
    desk.shelves.pairs = 1 << PLAN.slot(4, 0, 1)  # one removal is not enough for it
    values = last_turn("O1")  # T G T
    found = solve(desk, [], 0, values, 3000)

    assert texts(found) == [
        "take turquoise for upper-right", "at e4", "remove e4", "take turquoise", "at d3", "capture any", "score O1",
        "take turquoise", "at e4",
    ]  # fmt: skip
    assert found.worth == bound_of(desk, values)


@pytest.mark.slow
def test_whatever_turn_is_found_it_admits_it() -> None:
    for g, view in turns(20, first=300):
        seat, desk = view.seat, view.desk(view.seat)
        values = valuation(view, seat)
        found = solve(desk, view.tokens(seat), view.left_in_queue(seat), values, 3000)
        after = played(RULES.clone(g), seat, found).desk(seat)
        assert model_of(view, values).admits(after, found.worth)


@pytest.mark.slow
def test_it_admits_every_legal_turn_however_odd() -> None:
    random = Random(5)
    for g, view in turns(20, first=400):
        seat, values = view.seat, valuation(view, view.seat)
        for _ in range(3):
            table = RULES.clone(g)
            wander(table, seat, random)
            after = RULES.observe(table, seat).desk(seat)
            assert model_of(view, values).admits(after, int(values.worth(after)))


@pytest.mark.long
def test_the_bounds_that_are_kept_are_those_of_the_model() -> None:
    """Some of them are found again, with less time: what is proved twice must be the same."""
    for turn in kept_turns()[3::20]:
        again = prove(replace(turn, bound=UNKNOWN), 4)
        assert again.bound >= turn.solved(20_000)
        if turn.proved and again.proved:
            assert again.bound == turn.bound
