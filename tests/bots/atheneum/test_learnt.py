"""What was learnt about desks of Atheneum: the rules at the end, promises before it, and room for other decks."""

import pytest

from readingroom.bots.atheneum.solver.learnt import LEARNT, nearest_size
from readingroom.bots.atheneum.solver.promises import USUAL
from readingroom.bots.atheneum.solver.worth import Valuation
from readingroom.games.atheneum.components import OBJECTIVE
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.scoring import standing
from readingroom.games.atheneum.shelves import Shelves
from tests.games.atheneum.shelving import DECK, PLAN, shelves

ROW = [DECK.find(name) for name in ("O1", "O12", "O26", "O16")]
TURQUOISE = 0


def valued(desk: Desk, turn: int) -> Valuation:
    """Value a desk whose favourite is turquoise."""
    return LEARNT.valued(DECK, desk, TURQUOISE, turn, ROW)


def desk_with(made: Shelves, wands: int = 2) -> Desk:
    """Make a desk with shelves and wands."""
    desk = Desk(made)
    desk.wands, desk.supply = wands, 6 - wands
    return desk


@pytest.mark.parametrize("made", ["a: P U . . / T T G K; d: T T T", "a: T T T T / T T T T; b: . . . / K . ."])
def test_in_the_last_turn_it_is_what_the_rules_give(made: str) -> None:
    desk = desk_with(shelves(*made.split("; ")), wands=3)
    desk.points = 17
    desk.shelves.put_candle(0)

    assert valued(desk, 10).worth(desk) == 100 * standing(desk, TURQUOISE)[0]


@pytest.mark.parametrize("turn", range(1, 10))
def test_another_book_or_wand_is_never_worth_less(turn: int) -> None:
    values = valued(desk_with(Shelves(PLAN)), turn)

    assert values.wands == sorted(values.wands)
    for tables in (values.fill, values.bare):
        for row in tables:
            assert row[:-1] == sorted(row[:-1])


def test_a_compartment_without_its_spider_promises_less() -> None:
    with_spider, without = desk_with(shelves("a: . . . . / T G . .")), desk_with(shelves("a: . . . . / T G . ."))
    without.shelves.capture(0)
    values = valued(with_spider, 5)

    assert values.worth(without) < values.worth(with_spider)


def test_a_favourite_book_promises_to_touch_another() -> None:
    values = valued(desk_with(Shelves(PLAN)), 5)

    assert values.worth(desk_with(shelves("a: . . . . / T . . ."))) > values.worth(
        desk_with(shelves("a: . . . . / G . . ."))
    )


def test_an_objective_promises_more_the_less_it_lacks_and_less_without_a_wand() -> None:
    desk = desk_with(shelves("e: T G . ."))
    goal = valued(desk, 5).goals[0]
    assert goal.number == ROW[0] - OBJECTIVE
    assert goal.hopes == sorted(goal.hopes, reverse=True)

    values = valued(desk, 5)
    wandless = desk_with(shelves("e: T G . ."), wands=0)
    assert values.worth(desk) - values.worth(wandless) > values.wands[2]


def test_what_leaves_the_row_promises_nothing() -> None:
    assert valued(desk_with(Shelves(PLAN)), 5).goals[-1].hopes == []


@pytest.mark.parametrize(("size", "nearest"), [(1, 3), (3, 3), (5, 4), (6, 6), (7, 6), (12, 8)])
def test_compartments_of_other_sizes_are_valued_like_the_nearest(size: int, nearest: int) -> None:
    assert nearest_size(size, {3: [], 4: [], 6: [], 8: []}) == nearest


def test_rules_of_thumb_know_no_more_than_they_did() -> None:
    """The first greedy bot plays by them, and is kept to be measured against."""
    values = USUAL.valued(DECK, desk_with(Shelves(PLAN)), TURQUOISE, 5, ROW)

    assert values.bare is values.fill
    assert (values.lonely, values.wandless) == (0, 100)
