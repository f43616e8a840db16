"""The turn solver: legal sequences of moves that are worth what it says, and how near they come to the best."""

from time import process_time
from typing import Any

import pytest

from readingroom import compiled
from readingroom.bots.atheneum.solver.promises import valuation
from readingroom.bots.atheneum.solver.turn import Proposal, solve
from readingroom.bots.atheneum.solver.worth import Goal, Valuation
from readingroom.games.atheneum.actions import DRAW
from readingroom.games.atheneum.components import OBJECTIVE
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.plan import COLOURS
from readingroom.games.atheneum.shelves import Shelves
from readingroom.games.atheneum.study import BOUND, WILD
from readingroom.games.atheneum.view import AtheneumView
from tests.games.atheneum.shelving import DECK, PLAN, shelves
from tests.games.atheneum.turns import UNKNOWN, kept_turns, rules, turns
from tests.rulebook import rule

RULES = rules()
EFFORT = 2000
TENTH = 20_000  # the effort that takes well under a tenth of a second, compiled


def desk_with(made: Shelves, books: str = "", wild: int = 0, removals: int = 0, wands: int = 2) -> Desk:
    """Make a desk with shelves, books at hand ("green pink") and removals."""
    desk = Desk(made)
    for name in books.split():
        desk.add(COLOURS.index(name), 1)
    desk.add(WILD, wild)
    desk.removals += removals
    desk.wands = wands
    desk.supply = 6 - wands
    return desk


def last_turn(*objectives: str) -> Valuation:
    """Value a desk as the rules do at the end, with objectives that may be scored; turquoise is the favourite."""
    full = [100 * points for points in PLAN.points]
    sizes = [width * levels for width, levels in zip(PLAN.widths, PLAN.levels)]
    fill = [[0] * size + [worth] for size, worth in zip(sizes, full)]
    goals = []
    for name in objectives:
        number = DECK.find(name) - OBJECTIVE
        goals.append(Goal(number, DECK.objectives[number], []))
    return Valuation(0, 100, fill, [0, 100, 200, 300, 400, 500, 600], [0, 0, 0], 100, 0, goals)


def texts(proposal: Proposal) -> list[str]:
    """Give the actions as texts."""
    return [RULES.catalogue.text(action) for action in proposal.actions]


def played(g: Any, seat: int, proposal: Proposal) -> AtheneumView:
    """Play a proposal by the rules, and look at the table."""
    for action in proposal.actions:
        assert action in RULES.options(g, seat)
        RULES.play(g, seat, action)
    return RULES.observe(g, seat)


def check_proposal(g: Any, view: AtheneumView, effort: int) -> None:
    """See that a proposal is legal from beginning to end, and worth what it says."""
    seat = view.seat
    values = valuation(view, seat)
    proposal = solve(view.desk(seat), view.tokens(seat), view.left_in_queue(seat), values, effort)

    after = played(RULES.clone(g), seat, proposal)

    assert values.worth(after.desk(seat)) == proposal.worth
    assert proposal.worth >= values.worth(view.desk(seat))
    assert after.desk(seat).shelves.lawful()


@rule("ATH-T4", "ATH-B5", "ATH-X1")
def test_every_proposal_is_legal_and_worth_what_it_says() -> None:
    for g, view in turns(3):
        check_proposal(g, view, 400)


@pytest.mark.slow
@pytest.mark.slow
def test_proposals_of_many_turns_are_legal_and_worth_what_they_say() -> None:
    for g, view in turns(40):
        check_proposal(g, view, 3000)


def test_the_same_question_gets_the_same_answer() -> None:
    desk = desk_with(shelves("d: P T P", "e: G . . ."), "black pink", wild=1, removals=2)
    asked = [solve(desk, [], 0, last_turn("O14", "O4"), 500).actions for _ in range(3)]
    assert asked[0] == asked[1] == asked[2]


@rule("ATH-E2", "ATH-E1")
def test_it_fills_a_compartment_rather_than_begin_another() -> None:
    found = solve(desk_with(shelves("d: G U .", "e: K . . ."), "pink"), [], 0, last_turn(), EFFORT)
    assert texts(found) == ["take pink", "at d3", "capture wand"]
    assert found.worth == 200 + 300


@rule("ATH-T5")
def test_it_scores_an_objective_and_uses_the_wand_that_it_gives_for_another() -> None:
    made = shelves("d: T G T", "c: . . / K . / G G")
    found = solve(desk_with(made, "pink", wands=1), [], 0, last_turn("O1", "O27"), EFFORT)
    assert [text for text in texts(found) if text.startswith("score")] == ["score O1", "score O27"]


@rule("ATH-B4", "ATH-B5")
def test_it_rearranges_books_to_complete_a_pattern() -> None:
    made = shelves("d: P T P", "e: G . . .")  # O14: P G P in the upper left
    found = solve(desk_with(made, removals=2), [], 0, last_turn("O14"), EFFORT)
    assert sorted(texts(found)[:2]) == ["remove d2", "remove e1"]
    assert {"take green", "at d2", "score O14"} <= set(texts(found))


@rule("ATH-T4")
def test_it_scores_one_arrangement_changes_it_and_scores_another() -> None:
    made = shelves("d: P G P", "e: . . . .")
    values = last_turn("O14", "O4")  # P G P in the upper left, P K P anywhere
    found = solve(desk_with(made, "black", removals=1), [], 0, values, EFFORT)
    assert [text for text in texts(found) if text.startswith("score")] == ["score O14", "score O4"]


@rule("ATH-B8")
def test_a_book_for_a_compartment_takes_the_colour_that_helps_there() -> None:
    made = shelves("e: K G G .")  # O20: K G G K in the upper right
    desk = desk_with(made)
    desk.add(BOUND + 4, 1)
    found = solve(desk, [], 0, last_turn("O20"), EFFORT)
    assert texts(found)[:2] == ["take black for upper-right", "at e4"]
    assert "score O20" in texts(found)


@rule("ATH-X3")
def test_a_token_that_helps_nothing_becomes_a_candle_on_the_best_slot() -> None:
    found = solve(desk_with(shelves()), [DECK.find("green+purple")], 0, last_turn(), EFFORT)
    assert texts(found) == ["candle green+purple", "on candle1"]
    assert found.worth == 400 + 200


@rule("ATH-B6")
def test_a_pair_goes_where_it_completes_a_pattern_the_right_way_round() -> None:
    made = shelves("e: . . G K")  # O20: K G G K in the upper right
    found = solve(desk_with(made), [DECK.find("green+black")], 0, last_turn("O20"), EFFORT)
    assert texts(found)[:2] == ["take black+green", "at e1"]
    assert "score O20" in texts(found)


@rule("ATH-T7")
def test_what_may_be_drawn_is_drawn_first() -> None:
    desk = desk_with(shelves(), "green")
    desk.draws = 1
    assert solve(desk, [], 3, last_turn(), EFFORT).actions == [DRAW]
    assert DRAW not in solve(desk, [], 0, last_turn(), EFFORT).actions


# What it makes of some of the turns that are kept, with little effort: what they gain, and how. A change of the solver
# changes this; a change of the Python or of the compiler does not.
ANSWERS = [
    (0, 717, (
        "candle rearrange-4, on candle1, take turquoise, at b1, take pink, at b2, take pink, at b3"
    )),
    (26, 206, (
        "take turquoise, at e4, capture bonus"
    )),
    (52, 1180, (
        "take turquoise+pink, at b5, take turquoise, at b4, capture side-shelf, take purple, at c3, "
        "remove e2, take purple, at c4"
    )),
    (78, 115, (
        "take turquoise+black, at f1, remove d1, remove d2, remove d3, remove e2, take turquoise, at e2, "
        "take black, at f3, take turquoise, at f4, take turquoise, at f5"
    )),
    (104, 842, (
        "remove b2, take green, at b2, take purple, at e2, take purple, at e1, capture wand, score O3, "
        "score O12"
    )),
    (130, 620, (
        "take turquoise, at e1, take green, at e2, take green, at e3, take green, at e4, capture "
        "side-shelf"
    )),
    (156, 767, (
        "remove b4, remove b1, remove a1, take pink, at b1, take black, at e1, take turquoise for "
        "upper-right, at e2, remove b5, take green, at b4, score O7, take black, at e3, score O5"
    )),
    (182, 765, (
        "take purple, at a2, take purple, at a3, take pink, at a4, take black, at a5"
    )),
]  # fmt: skip


@pytest.mark.parametrize(("number", "gain", "actions"), ANSWERS)
def test_the_answers_are_the_same_on_every_python(number: int, gain: int, actions: str) -> None:
    turn = kept_turns()[number]
    found = solve(turn.desk(), turn.tokens, turn.in_queue, turn.valuation(), 900)

    assert ", ".join(texts(found)) == actions
    assert found.worth == turn.before + gain


# How near it comes to the best, and how long it takes


@pytest.mark.long
def test_it_reaches_95_hundredths_of_the_bound_on_average_over_200_turns() -> None:
    """What a desk is worth after the turn, by the valuation, is compared with the most that it could be worth.

    The bound is that of `bound.py`, which relaxes the order of moves, or what was proved of it in the time: the true
    optimum is lower. The gain of the turn (after less before) is a harder measure, and has to do well, too.
    """
    worth, gains = [], []
    for turn in kept_turns():
        assert turn.valuation().worth(turn.desk()) == turn.before, "another valuation: the bounds must be found again"
        assert turn.bound < UNKNOWN, "a bound is missing: python -m tests.games.atheneum.turns finds it"
        found = turn.solved(TENTH)
        assert turn.before <= found <= turn.bound
        worth.append(found / turn.bound)
        gains.append((found - turn.before) / (turn.bound - turn.before) if turn.bound > turn.before else 1.0)
    assert len(worth) == 200
    assert sum(worth) / 200 >= 0.95
    assert sum(gains) / 200 >= 0.90


@pytest.mark.slow
@pytest.mark.slow
def test_more_effort_finds_more_over_many_turns() -> None:
    totals = [sum(turn.solved(effort) - turn.before for turn in kept_turns()[:60]) for effort in (500, 3000, TENTH)]
    assert totals == sorted(totals)
    assert totals[0] > 0.5 * totals[2]
    assert totals[1] > 0.8 * totals[2]


@pytest.mark.long
def test_it_takes_a_tenth_of_a_second_for_a_turn_when_compiled() -> None:
    if not compiled():
        pytest.skip("the engine is not compiled")
    seconds = []
    for turn in kept_turns():
        start = process_time()
        turn.solved(TENTH)
        seconds.append(process_time() - start)
    seconds.sort()
    assert sum(seconds) / len(seconds) <= 0.1
    assert seconds[-10] <= 0.1  # so do 95 of 100
