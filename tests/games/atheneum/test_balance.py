"""How the balance is measured: duplicate deals in which one thing alone moves round the table, and what is counted."""

from typing import Any

import pytest
from atheneum_balance import Dealt, Game, games
from atheneum_report import by_colour, by_objective, gains, rank_likeness, whole_deals

from readingroom.games.atheneum.plan import COLOURS
from tests.games.atheneum.library import RULES
from tests.rulebook import rule


def tally(**values: Any) -> dict[str, Any]:
    """Tell of a game, as far as a measure looks at it."""
    return {"seats": 2, "deal": 1, "turn": 0, "objectives": [], **values}


@rule("ATH-C8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_deal_every_seat_has_every_favourite_subject_once(seats: int) -> None:
    (deal,) = games("even", "quick", seats, range(7, 8), 5)
    for seat in range(seats):
        assert sorted(game.favourites()[seat] for game in deal) == list(range(len(COLOURS)))


@rule("ATH-C8")
def test_who_minds_the_neighbours_sits_at_every_seat_once_among_others_who_do_not() -> None:
    (deal,) = games("draft", "quick", 3, range(7, 8), 5)
    assert [[game.minding(seat) > 0 for seat in range(3)] for game in deal] == [
        [True, False, False], [False, True, False], [False, False, True],
    ]  # fmt: skip
    assert len({tuple(game.favourites()) for game in deal}) == 1


@rule("ATH-C8")
def test_nothing_but_the_favourite_subjects_differs_between_the_games_of_a_deal() -> None:
    dealt = []
    for turn in (0, 3):
        game = Game("even", "quick", 4, 11, turn)
        g = RULES.new(4, {"colours": "drawn"}, Dealt(game.deal, game.favourites()))
        assert g.favourites == game.favourites()
        dealt.append((g.zones, g.trunk.chance.state))
    assert dealt[0] == dealt[1]


def test_a_colour_is_measured_by_what_the_same_seats_have_with_the_others() -> None:
    """Here the second seat has ten points more, and green two more than the others; seats alone are no merit."""
    deal = [
        tally(turn=turn, favourites=[turn, (turn + 1) % 5], points=[20 + 2 * (turn == 1), 30 + 2 * (turn == 0)])
        for turn in range(5)
    ]
    assert whole_deals(deal[:4]) == []
    (above,) = by_colour(whole_deals(deal))
    assert above == pytest.approx([-0.4, 1.6, -0.4, -0.4, -0.4])


@rule("ATH-T6")
def test_an_objective_counts_for_those_who_had_it_in_the_row_as_long_as_can_be() -> None:
    found = by_objective(
        [tally(deal=1, objectives=[[7, 4, [0]], [8, 3, [0, 1]]]), tally(deal=2, objectives=[[7, 4, []]])]
    )
    assert {number: rate.mean for number, rate in found.items()} == {7: 0.25}


def test_who_minds_gains_what_they_have_above_the_mean_of_the_others() -> None:
    deals = [
        tally(deal=deal, turn=turn, points=[50, 40] if turn == 0 else [46, 50], won=[turn == 0, turn == 1])
        for deal in (1, 2)
        for turn in (0, 1)
    ]
    points, share = gains(deals)
    assert (points.mean, points.off) == (7, 0)
    assert share.mean == 0.5


def test_orders_are_alike_whatever_the_values_and_equal_values_share_their_place() -> None:
    assert rank_likeness([1, 2, 3], [10, 400, 500]) == pytest.approx(1)
    assert rank_likeness([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert rank_likeness([1, 1, 2, 2], [1, 1, 5, 5]) == pytest.approx(1)
