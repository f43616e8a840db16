"""Set-up: objectives, shelves, wands and the bag."""

import pytest

from readingroom import BadOptions
from readingroom.games.atheneum.state import BAG
from tests.games.atheneum.library import RULES, dealt
from tests.rulebook import rule


@rule("ATH-S1")
def test_four_objectives_lie_face_up_in_a_row() -> None:
    game = dealt("Ada Ben", row="O9 O2 O33 O4")

    assert game.lies("row") == "O9 O2 O33 O4"
    assert game.sees("Ben", "row") == game.sees("spectator", "row") == "O9 O2 O33 O4"
    assert len(game.lies("objectives").split()) == 31
    assert set(game.sees("Ada", "objectives").split()) == {"?"}


@rule("ATH-S1", "ATH-T6")
def test_the_order_of_the_objectives_to_come_makes_another_table() -> None:
    one, other = (dealt("Ada Ben", row="O9 O2 O33 O4", later=later) for later in ("O20 O21", "O21 O20"))

    assert one.g.digest() != other.g.digest()
    assert one.view("Ada").plain() == other.view("Ada").plain()


@rule("ATH-S1", "ATH-C2")
@pytest.mark.parametrize("seats", ["Ada Ben", "Ada Ben Cleo", "Ada Ben Cleo Dom", "Ada Ben Cleo Dom Eva"])
def test_every_player_has_an_empty_main_shelf_with_five_spiders_two_wands_and_no_points(seats: str) -> None:
    game = dealt(seats)

    for name in game.names:
        desk = game.desk(name)
        assert (desk.shelves.taken, desk.shelves.sides, desk.shelves.candles) == (0, 0, 0)
        assert game.spiders(name) == "a b c d e"
        assert (desk.points, desk.wands, desk.supply) == (0, 2, 4)


@rule("ATH-S1")
def test_all_bonus_tokens_are_in_the_bag_which_nobody_looks_into() -> None:
    game = dealt("Ada Ben")

    assert sorted(game.g.zones[BAG]) == sorted(RULES.deck.bag())
    assert len(game.g.zones[BAG]) == 40
    assert (game.g.turn, game.g.fresh, game.g.dealt) == (1, 0, 0)  # none is dealt before step 2 (ATH-T7)
    assert set(game.sees("Ada", "bag").split()) == {"?"}


@rule("ATH-C1")
@pytest.mark.parametrize("seats", [1, 6])
def test_atheneum_is_for_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"atheneum is for 2 to 5 players, not {seats}"):
        RULES.new(seats)


@rule("ATH-C1", "ATH-C2", "ATH-E1")
def test_every_player_has_another_favourite_subject() -> None:
    game = dealt("Ada Ben Cleo Dom Eva")

    favourites = [score.lines[1].figures["colour"] for score in RULES.scores(game.g)]
    assert favourites == [0, 1, 2, 3, 4]
