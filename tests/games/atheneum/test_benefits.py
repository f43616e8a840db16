"""Step 2: who gets what of which card, and how it is used."""

import pytest

from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.study import BENEFIT_TEXTS
from tests.games.atheneum.library import RULES, Library, at_work, dealt
from tests.games.atheneum.shelving import shelves
from tests.rulebook import rule

# Three cards of the shipped deck whose sections can be told apart
HANDS = "Ada: A1, Ben: A16, Cleo: A21"


def played() -> Library:
    """Three players who have played A1, A16 and A21."""
    game = dealt("Ada Ben Cleo", HANDS)
    game.choose("A1 A16 A21")
    return game


@rule("ATH-T3", "ATH-C6")
def test_the_cards_of_these_tests_say_what_the_tests_think() -> None:
    sections = {name: RULES.deck.study[RULES.find_card(name)].plain()[1] for name in ("A1", "A16", "A21")}

    assert {name: [[BENEFIT_TEXTS[each] for each in part] for part in parts] for name, parts in sections.items()} == {
        "A1": [["turquoise", "turquoise"], ["green"], ["black"]],
        "A16": [["turquoise", "wand"], ["bonus"], ["pink", "points 1"]],
        "A21": [["any", "any in lower-left"], ["pink", "points 1"], ["bonus"]],
    }


@rule("ATH-T3")
def test_a_player_gets_yellow_of_their_own_card_blue_of_the_left_and_grey_of_the_right_neighbours() -> None:
    game = played()

    # Ada sits between Ben (on her left) and Cleo (on her right): A1 yellow, A16 blue, A21 grey
    assert game.at_hand("Ada") == "turquoise, turquoise"
    assert (game.desk("Ada").draws, game.desk("Ada").points) == (2, 0)
    # Ben: A16 yellow, A21 blue, A1 grey
    assert game.at_hand("Ben") == "turquoise, pink, black"
    assert (game.desk("Ben").draws, game.desk("Ben").points, game.desk("Ben").wands) == (0, 1, 3)
    # Cleo: A21 yellow, A1 blue, A16 grey
    assert game.at_hand("Cleo") == "green, pink, any, any in lower-left"
    assert (game.desk("Cleo").draws, game.desk("Cleo").points) == (0, 1)
    benefits = [line for line in game.heard("spectator") if "benefit" in line]
    assert benefits[:3] == ["Ada benefit A1 0", "Ada benefit A16 1", "Ada benefit A21 2"]


@rule("ATH-T3")
def test_with_two_players_each_is_both_neighbours_of_the_other() -> None:
    game = dealt("Ada Ben", "Ada: A1, Ben: A16")
    game.choose("A1 A16")

    assert game.at_hand("Ada") == "turquoise, turquoise, pink"  # A1 yellow, A16 blue and grey
    assert (game.desk("Ada").draws, game.desk("Ada").points) == (1, 1)
    assert game.at_hand("Ben") == "turquoise, green, black"  # A16 yellow, A1 blue and grey


@rule("ATH-C6", "ATH-T3")
def test_wands_points_and_side_shelves_are_had_at_once() -> None:
    game = at_work(gets="Ada: wand + points 2 + side-shelf + points 1")

    desk = game.desk("Ada")
    assert (desk.wands, desk.supply, desk.points, desk.shelves.sides) == (3, 3, 3, 1)
    assert game.asks("Ada") == "finish"


@rule("ATH-C6")
def test_a_book_of_a_colour_can_be_only_that_a_wild_one_any() -> None:
    game = at_work(gets="Ada: pink, Ben: any")

    assert game.asks("Ada", "take") == "pink"
    assert game.asks("Ben", "take") == "turquoise, green, purple, pink, black"


@rule("ATH-C6", "ATH-T4")
def test_a_colour_is_taken_from_its_own_books_first_and_a_wild_one_stays_wild() -> None:
    game = at_work(gets="Ada: any + pink + pink")
    game.shelve("Ada", "pink a1")
    assert game.at_hand("Ada") == "pink, any"
    game.shelve("Ada", "pink a2")
    assert game.at_hand("Ada") == "any"
    game.shelve("Ada", "pink a3")
    assert game.at_hand("Ada") == ""
    assert game.picture("Ada", "a") == ". . . . / P P P ."


@rule("ATH-T4")
def test_benefits_are_used_in_any_order() -> None:
    first = at_work(gets="Ada: pink + any in middle + bonus", bag="wand")
    second = at_work(gets="Ada: pink + any in middle + bonus", bag="wand")

    first.say("Ada draw", "Ada use wand", "Ada take pink", "Ada at a1", "Ada take black for middle", "Ada at c1")
    second.say("Ada take black for middle", "Ada at c1", "Ada take pink", "Ada at a1", "Ada draw", "Ada use wand")

    assert first.desk("Ada").numbers() == second.desk("Ada").numbers()


@rule("ATH-T4")
def test_benefits_are_used_in_whole_in_part_or_not_at_all() -> None:
    game = at_work(gets="Ada: pink + pink + rearrange 3", shelves="Ada a: . . . . / T G . .")

    assert "finish" in game.asks("Ada").split(", ")
    game.shelve("Ada", "pink a3")
    game.say("Ada remove a3")
    assert "finish" in game.asks("Ada").split(", ")
    game.finish("Ada")
    assert game.asked() == "Ben"


@rule("ATH-T4", "ATH-B7")
def test_books_bonus_tokens_and_rearranging_that_are_not_used_are_lost() -> None:
    game = at_work(
        gets="Ada: pink + any + any in middle + rearrange 3 + bonus + bonus", shelves="Ada a: . . . . / T G . .",
        bag="wand pink+black",
    )  # fmt: skip
    game.say("Ada draw", "Ada remove a2")
    game.finish()

    desk = game.desk("Ada")
    assert game.at_hand("Ada") == ""
    assert (desk.removals, desk.draws) == (0, 0)
    assert game.lies("tokens Ada") == ""
    assert game.lies("used") == "wand"
    assert "Ada return 4" in game.heard("Ben")
    assert "Ada forfeit wand" in game.heard("Ben")
    assert game.picture("Ada", "a") == ". . . . / T . . ."


@rule("ATH-T4")
def test_one_arrangement_may_score_be_changed_and_another_be_scored() -> None:
    # O1 is T G T in any compartment, O2 is G U G
    game = at_work(gets="Ada: rearrange 3 + purple + green", shelves="Ada a: . . . . / T G T .", row="O1 O2 O3 O4")
    game.say("Ada score O1")
    assert game.desk("Ada").points == 4

    game.say("Ada remove a3", "Ada take purple", "Ada at a3", "Ada take green", "Ada at a4")

    assert game.asks("Ada", "score") == "O2"
    game.say("Ada score O2")
    assert game.desk("Ada").points == 8
    assert game.at_hand("Ada") == "turquoise"
    game.shelve("Ada", "turquoise b1")
    assert game.picture("Ada", "b") == ". . . / T . ."


@rule("ATH-B7", "ATH-C1")
def test_books_are_still_to_be_had_when_the_32_of_a_colour_are_used_up() -> None:
    full = "Ada a: K K K K / K K K K; Ada b: K K K / K K K; Ada c: K K / K K / K K; Ada d: K K K; Ada e: K K K K"
    also = full.replace("Ada", "Ben").replace("; Ben e: K K K K", "")
    game = at_work(gets="Ben: black + black + black + black", shelves=f"{full}; {also}")

    game.shelve("Ben", "black e1", "black e2", "black e3", "black e4")

    assert game.picture("Ben", "e") == "K K K K"


@rule("ATH-T4", "ATH-T7")
def test_who_has_finished_is_not_asked_again_this_turn() -> None:
    game = at_work("Ada Ben Cleo", gets="Ada: pink, Ben: pink")
    game.finish("Ada")

    assert game.asked() == "Ben Cleo"
    assert game.asks("Ada") == ""
    game.finish("Cleo", "Ben")
    assert game.asked() == "Ada Ben Cleo"
    assert game.asks("Ada").startswith("choose ")


@pytest.mark.parametrize("book", ["pink", "any", "any in middle"])
@rule("ATH-B7", "ATH-T4")
def test_a_book_that_goes_back_is_told_to_all(book: str) -> None:
    game = at_work(gets=f"Ada: {book}")
    game.finish()

    assert "Ada return 1" in game.heard("Ben")


@rule("ATH-X1", "ATH-X2", "ATH-X3", "ATH-X4")
@pytest.mark.parametrize("sides", [0, 1, 2])
@pytest.mark.parametrize("supply", [0, 1])
def test_a_desk_has_use_for_what_it_would_not_lose(sides: int, supply: int) -> None:
    desk = Desk(shelves(sides=sides))
    desk.supply = supply
    lost = [text for number, text in enumerate(BENEFIT_TEXTS) if not desk.clone().gain(number)]

    assert lost == ["side-shelf"] * (sides == 2) + ["wand"] * (supply == 0)
    assert [text for number, text in enumerate(BENEFIT_TEXTS) if not desk.has_use_for(number, 1)] == lost
    assert not desk.has_use_for(BENEFIT_TEXTS.index("bonus"), 0)
