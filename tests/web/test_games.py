"""Whole games of Biblios in the browser, against bots, played by what is visible and enabled."""

import pytest

from tests.web.conftest import Welcome
from tests.web.player import sit_down


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_with_clicks(open_browser: Welcome, seats: int) -> None:
    player = sit_down(open_browser(), seats, seed=seats)
    assert player.play()
    assert player.answered["allocate"] > 0
    print(player.answered)
