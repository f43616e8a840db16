"""Step 3 and step 4: scoring objectives with wands, and the row that moves on."""

import pytest

from readingroom import IllegalAction
from tests.games.atheneum.library import at_work, dealt
from tests.rulebook import rule

TGT = "Ada a: . . . . / T G T ."  # fulfils O1: 4 points and a wand


@rule("ATH-T5")
def test_an_objective_that_is_fulfilled_is_scored_with_a_wand_for_its_points_and_its_wand() -> None:
    game = at_work(shelves=TGT)
    assert game.asks("Ada") == "finish, score O1"

    game.say("Ada score O1")

    desk = game.desk("Ada")
    assert desk.points == 4
    assert (desk.wands, desk.supply) == (2, 3)  # one on the card, one gained from the supply
    assert game.heard("Ben") == ["Ada score O1 4"]


@rule("ATH-T5")
def test_an_objective_without_a_wand_costs_one() -> None:
    game = at_work(shelves="Ada a: T . . . / U T . .", row="O6 O2 O3 O4")
    game.say("Ada score O6")

    desk = game.desk("Ada")
    assert (desk.points, desk.wands, desk.supply) == (6, 1, 4)


@rule("ATH-T5")
def test_only_open_objectives_that_the_shelves_fulfil_are_offered() -> None:
    game = at_work(shelves=TGT, row="O2 O3 O4 O5")
    assert game.asks("Ada") == "finish"
    with pytest.raises(IllegalAction):
        game.say("Ada score O1")  # not in the row
    with pytest.raises(IllegalAction):
        game.say("Ada score O2")  # in the row, not fulfilled


@rule("ATH-T5")
def test_an_objective_is_scored_once_a_game_even_if_it_stays_in_the_row() -> None:
    game = at_work(shelves=TGT)
    game.say("Ada score O1")
    assert game.asks("Ada") == "finish"
    game.finish()
    game.choose("- -")

    assert "O1" in game.lies("row").split()
    assert game.asks("Ada", "score") == ""


@rule("ATH-T5")
def test_others_having_scored_it_is_no_bar() -> None:
    game = at_work("Ada Ben Cleo", shelves="Ada a: . . . . / T G T .; Ben b: . . . / T G T; Cleo d: T G T")
    game.say("Ada score O1", "Cleo score O1", "Ben score O1")

    assert [game.desk(name).points for name in game.names] == [4, 4, 4]


@rule("ATH-T5")
def test_several_objectives_can_be_scored_in_a_turn() -> None:
    game = at_work(shelves=f"{TGT}; Ada b: . . . / G U G; Ada e: U P U .", row="O3 O2 O1 O4")
    assert game.asks("Ada") == "finish, score O1, score O2, score O3"
    game.say("Ada score O2", "Ada score O1", "Ada score O3")

    assert game.desk("Ada").points == 12
    assert (game.desk("Ada").wands, game.desk("Ada").supply) == (2, 1)


@rule("ATH-T5")
def test_any_wand_in_hand_serves_also_one_gained_this_turn() -> None:
    game = at_work(shelves=f"{TGT}; Ada b: T . . / U T .", row="O6 O1 O7 O8", drawn="Ada: wand")
    game.desk("Ada").wands = 0
    game.say("Ada use wand")
    assert game.asks("Ada") == "finish, score O1, score O6"

    game.say("Ada score O1")  # it gives a wand, which may be used in the same turn
    assert game.desk("Ada").wands == 1
    game.say("Ada score O6")
    assert (game.desk("Ada").points, game.desk("Ada").wands) == (10, 0)


@rule("ATH-T5")
def test_with_no_wand_in_hand_one_cannot_score_even_if_the_objective_gives_one() -> None:
    game = at_work(shelves=TGT, gets="Ada: pink")
    game.desk("Ada").wands = 0
    game.shelve("Ada", "pink b1")

    assert game.asks("Ada") == "finish"


@rule("ATH-T5", "ATH-X4")
def test_the_wand_of_an_objective_is_lost_when_none_is_in_the_supply() -> None:
    game = at_work(shelves=TGT, gets="Ada: wand + wand + wand + wand")
    game.say("Ada score O1")

    assert (game.desk("Ada").wands, game.desk("Ada").supply, game.desk("Ada").points) == (5, 0, 4)
    assert game.heard("Ben") == ["Ada score O1 4", "Ada lost wand"]


@rule("ATH-T5", "ATH-T4")
def test_nobody_has_to_score() -> None:
    game = at_work(shelves=TGT)
    game.finish()

    assert game.desk("Ada").points == 0


@rule("ATH-T6")
def test_the_rightmost_objective_leaves_the_others_move_right_and_a_new_one_comes_in_on_the_left() -> None:
    game = dealt("Ada Ben", row="O11 O12 O13 O14", later="O20 O21")
    game.play_turn()
    assert game.lies("row") == "O20 O11 O12 O13"
    assert game.sees("spectator", "gone") == "O14"
    assert "all retire O14" in game.heard("Ada")
    assert "all objective O20" in game.heard("Ada")

    game.play_turn()
    assert game.lies("row") == "O21 O20 O11 O12"


@rule("ATH-T6", "ATH-X4")
def test_wands_on_an_objective_that_leaves_go_back_to_the_supply_and_not_to_their_players() -> None:
    game = at_work("Ada Ben Cleo", shelves=f"{TGT}; Cleo d: T G T; Ben a: T . . . / U T . .", row="O2 O3 O6 O1")
    game.say("Ada score O1", "Cleo score O1", "Ben score O6")
    game.finish()

    assert "all retire O1 2" in game.heard("Ben")
    assert [(game.desk(name).wands, game.desk(name).supply) for name in game.names] == [(2, 4), (1, 4), (2, 4)]
    game.play_turn()  # now O6 leaves, with Ben's wand
    assert (game.desk("Ben").wands, game.desk("Ben").supply) == (1, 5)


@rule("ATH-T6")
def test_played_cards_are_discarded_face_up() -> None:
    game = dealt("Ada Ben", "Ada: A1, Ben: A6")
    game.choose("A1 A6")
    assert game.lies("discard") == ""
    game.finish()

    assert game.lies("played") == ""
    assert game.sees("spectator", "discard") == "A1 A6"


@rule("ATH-T6", "ATH-T8")
def test_the_tenth_turn_has_no_step_4_and_ends_the_game() -> None:
    game = dealt("Ada Ben", row="O11 O12 O13 O14")
    for turn in range(1, 10):
        assert game.view("Ada").turn == turn
        game.play_turn()
    row = game.lies("row")
    assert not game.over()
    game.play_turn()

    assert game.over()
    assert game.asked() == ""
    assert game.lies("row") == row
    assert len(game.lies("played").split()) == 2
    assert "all end" in game.heard("Ben")


@rule("ATH-T8", "ATH-T4")
def test_what_was_not_used_is_lost_on_the_tenth_turn_too() -> None:
    game = at_work(turn=10, gets="Ada: pink + bonus", drawn="Ada: wand")
    game.finish()

    assert game.over()
    assert game.at_hand("Ada") == ""
    assert game.lies("used") == "wand"


@rule("ATH-T8")
def test_when_the_game_is_over_nothing_is_hidden() -> None:
    game = at_work(turn=10)
    game.finish()

    assert "?" not in game.sees("spectator", "bag").split()
    assert "?" not in game.sees("spectator", "deck-b").split()
