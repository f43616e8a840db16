"""Deals by which the balance of Ex Libris is measured: each focus lies once with each hand, and all meet alike."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from exlibris_balance import Deal, Dealt, Wanderer, bot_of, categories_of, played, rules_of, use

from readingroom.games.exlibris.components import CATEGORIES
from readingroom.games.exlibris.state import CATEGORY, TILE, focus, hand
from tests.bots.matches import play

CYCLES = {2: 180, 3: 240, 4: 180}  # deals after which everything has met everything


def begun(seats: int, categories: list[int]) -> Any:
    """Give a table after libraries were chosen."""
    rules = rules_of("")
    g = rules.new(seats, {"first": 0}, Dealt(7, categories))
    while g.prominent < 0:
        [seat] = rules.asked(g)
        rules.play(g, seat, rules.options(g, seat)[0])
    return g


def test_the_category_cards_lie_as_they_were_told_and_all_else_stays_where_it_is() -> None:
    tables = [begun(3, [4, 1, *foci]) for foci in permutations((0, 2, 5))]
    for g, foci in zip(tables, permutations((0, 2, 5))):
        assert (g.prominent, g.banned) == (4, 1)
        assert [g.zones[focus(seat)][0] - CATEGORY for seat in range(3)] == list(foci)
    assert len({tuple(tuple(g.zones[hand(seat)]) for seat in range(3)) for g in tables}) == 1
    assert len({tuple(g.zones[0]) for g in tables}) == 1


@pytest.mark.parametrize("seats", CYCLES)
def test_in_a_cycle_of_deals_all_categories_meet_all_others_equally_often(seats: int) -> None:
    dealt = [categories_of(Deal(seats, number)) for number in range(CYCLES[seats])]
    assert all(len(set(each)) == 2 + seats for each in dealt)
    assert len(set(Counter((each[0], each[1]) for each in dealt).values())) == 1
    met = Counter((one, other) for each in dealt for one, other in permutations(each[2:], 2))
    assert len(met) == len(CATEGORIES) * (len(CATEGORIES) - 1)
    assert len(set(met.values())) == 1


@pytest.mark.slow
def test_a_deal_is_played_once_with_each_focus_at_each_seat() -> None:
    tally = played(Deal(2, 3))
    assert [[player["focus"] for player in game["players"]] for game in tally["games"]] == [[1, 2], [2, 1]]
    for game in tally["games"]:
        assert sum(player["won"] for player in game["players"]) == 1
        assert all(sum(player["lines"]) == player["points"] for player in game["players"])
        assert game["use"][0][0] == game["rounds"]


@pytest.mark.slow
def test_rounds_in_which_a_location_was_open_and_used_are_counted() -> None:
    g = play(rules_of(""), ["random"] * 3, 5)
    found = use(g.trunk.past)
    assert found[0][0] == g.round
    assert sum(row[3] for row in found) == g.round
    assert sum(row[2] for row in found) == sum(event.code == "place" for event in g.trunk.past)
    assert all(first <= used <= opened for opened, used, _, first in found)
    assert all(used <= came for _, used, came, _ in found)
    turned = {event.card - TILE for event in g.trunk.past if event.code == "tile"}
    assert {tile for tile, row in enumerate(found) if row[0]} == {0, *turned}


@pytest.mark.slow
def test_a_wanderer_notes_where_it_went_and_where_it_could_have_gone() -> None:
    rules = rules_of("")
    g = rules.new(2, {}, Dealt(3, [0, 1, 2, 3]))
    bots = [bot_of("wanderer", rules, seat) for seat in range(2)]
    while asked := rules.asked(g):
        rules.play(g, asked[0], bots[asked[0]].choose(rules.observe(g, asked[0]), rules.options(g, asked[0])))
    for bot in bots:
        assert isinstance(bot, Wanderer)
        assert bot.tried
        assert all(len(set(each)) == len(each) for each in bot.tried)
