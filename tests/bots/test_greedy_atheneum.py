"""How the greedy bot plays Atheneum: far better than chance, and to the point."""

import pytest
from atheneum_balance import games, tally
from atheneum_report import gains

import readingroom
from readingroom import Chance
from readingroom.bots import make
from tests.bots.matches import play, wins

RULES = readingroom.load("atheneum")


@pytest.mark.slow
@pytest.mark.slow
def test_it_beats_random_for_two() -> None:
    assert wins(RULES, "greedy", "random", seats=2, games=4) == 4


@pytest.mark.long
@pytest.mark.parametrize(("seats", "games"), [(2, 300), (3, 60), (4, 60), (5, 60)])
def test_it_beats_random_by_far(seats: int, games: int) -> None:
    assert wins(RULES, "greedy", "random", seats, games) >= 0.99 * games


@pytest.mark.slow
@pytest.mark.slow
def test_games_among_its_like_are_rich() -> None:
    """It scores objectives, fills compartments and lights candles, as people do."""
    scores = RULES.scores(play(RULES, ["greedy", "greedy"], 1))
    for score in scores:
        points = {line.code: line.points for line in score.lines}
        assert score.points >= 45
        assert points["track"] >= 15
        assert points["compartments"] >= 10
        assert points["candles"] >= 3


def test_it_sees_views_alone_and_chooses_by_its_seed() -> None:
    g = RULES.new(2, {}, Chance(1))
    view, options = RULES.observe(g, 0), RULES.options(g, 0)
    assert len({make("greedy", RULES, 7).choose(view, options) for _ in range(3)}) == 1


@pytest.mark.long
@pytest.mark.parametrize(("seats", "deals"), [(2, 40), (4, 40)])
def test_minding_what_the_neighbours_get_of_a_card_pays(seats: int, deals: int) -> None:
    """Who minds sits at each seat of a deal once; all that the interval holds is a gain."""
    played = games("draft", "quick", seats, range(1, deals + 1), 0)
    points, share = gains(tally(RULES, game) for deal in played for game in deal)
    assert points.mean > points.off
    assert share.mean > share.off
