"""Spiders, side shelves and wands."""

import pytest

from tests.games.atheneum.library import at_work, dealt
from tests.rulebook import rule


@rule("ATH-X1")
def test_filling_a_compartment_captures_its_spider_at_once_and_asks_for_one_of_four() -> None:
    game = at_work(gets="Ada: pink + pink", shelves="Ada d: T G .")
    game.say("Ada take pink", "Ada at d3")

    assert game.asks("Ada") == "capture wand, capture bonus, capture any, capture side-shelf"
    assert game.spiders("Ada") == "a b c e"
    assert game.heard("Ben") == ["Ada shelve d3 pink", "Ada capture upper-left"]


@rule("ATH-X1")
@pytest.mark.parametrize(
    ("choice", "after"),
    [
        ("wand", "finish"),
        ("bonus", "finish, draw"),
        ("any", "finish, take turquoise, take green, take purple, take pink, take black"),
        ("side-shelf", "finish"),
    ],
)
def test_a_spider_gives_a_wand_a_bonus_token_a_book_or_a_side_shelf(choice: str, after: str) -> None:
    game = at_work(gets="Ada: pink", shelves="Ada d: T G .")
    game.shelve("Ada", "pink d3")
    game.say(f"Ada capture {choice}")

    desk = game.desk("Ada")
    assert game.asks("Ada") == after
    assert game.heard("Ben") == [f"Ada reward {choice}"]
    assert (desk.wands, desk.supply) == ((3, 3) if choice == "wand" else (2, 4))
    assert desk.shelves.sides == (choice == "side-shelf")


@rule("ATH-X1")
def test_what_a_spider_gives_is_used_before_the_turn_ends() -> None:
    game = at_work(gets="Ada: pink, Ben: pink", shelves="Ada d: T G .; Ben d: T G .")
    game.shelve("Ada", "pink d3")
    game.say("Ada capture any")
    game.shelve("Ben", "pink d3")
    game.say("Ben capture bonus")
    game.finish()

    assert game.at_hand("Ada") == ""
    assert "Ada return 1" in game.heard("Ben")
    assert game.desk("Ben").draws == 0


@rule("ATH-X1")
def test_a_compartment_gives_its_spider_only_once_a_game() -> None:
    game = at_work(gets="Ada: pink + rearrange 1", shelves="Ada d: T G .")
    game.shelve("Ada", "pink d3")
    game.say("Ada capture wand", "Ada remove d3")
    game.shelve("Ada", "pink d3")

    assert game.asks("Ada") == "finish"
    assert game.spiders("Ada") == "a b c e"


@rule("ATH-X1", "ATH-B5")
def test_rearranging_captures_too_and_the_compartment_may_be_emptied_again() -> None:
    game = at_work(gets="Ada: rearrange 3", shelves="Ada d: T G .; Ada e: P . . .")
    game.say("Ada remove e1", "Ada take pink", "Ada at d3", "Ada capture wand", "Ada remove d3", "Ada remove d2")

    assert game.picture("Ada", "d") == "T . ."
    assert game.spiders("Ada") == "a b c e"
    assert game.desk("Ada").wands == 3


@rule("ATH-X1")
def test_a_spider_may_lead_to_the_next_in_one_turn() -> None:
    game = at_work(gets="Ada: pink", shelves="Ada d: T G .; Ada e: T G U .")
    game.shelve("Ada", "pink d3")
    game.say("Ada capture any")
    game.shelve("Ada", "black e4")

    assert game.spiders("Ada") == "a b c"
    game.say("Ada capture side-shelf")
    assert game.spiders("Ada") == "a b c f"


@rule("ATH-X1", "ATH-X2")
def test_a_side_shelf_has_a_spider_that_is_captured_like_the_others() -> None:
    game = at_work(gets="Ada: pink", shelves="Ada f: . P P / P P P", sides="Ada: 1")
    assert game.spiders("Ada") == "a b c d e f"
    game.shelve("Ada", "pink f4")

    assert game.spiders("Ada") == "a b c d e"
    assert game.asks("Ada").startswith("capture wand")


@rule("ATH-X1", "ATH-X2", "ATH-X4")
def test_a_spider_offers_nothing_that_would_be_lost() -> None:
    game = at_work(gets="Ada: pink + wand + wand + wand + wand", shelves="Ada d: T G .", sides="Ada: 2")
    game.shelve("Ada", "pink d3")

    assert game.asks("Ada") == "capture bonus, capture any"


@rule("ATH-X1", "ATH-T7")
def test_a_spider_offers_no_bonus_token_when_none_would_be_left_to_draw() -> None:
    game = at_work(gets="Ada: pink + bonus, Ben: pink", shelves="Ada d: T G .; Ben d: T G .")
    game.g.zones[game.zone("queue Ada")] = game.g.zones[game.zone("queue Ada")][:1]
    game.g.zones[game.zone("queue Ben")] = game.g.zones[game.zone("queue Ben")][:1]
    game.shelve("Ada", "pink d3")
    game.shelve("Ben", "pink d3")

    assert game.asks("Ada", "capture") == "wand, any, side-shelf"  # the last token is hers already
    assert game.asks("Ben", "capture") == "wand, bonus, any, side-shelf"


@rule("ATH-X2")
def test_a_side_shelf_comes_with_a_spider_slots_and_candle_slots_and_a_third_is_lost() -> None:
    game = at_work(gets="Ada: side-shelf + pink + side-shelf + side-shelf", drawn="Ada: any")

    assert game.desk("Ada").shelves.sides == 2
    assert game.spiders("Ada") == "a b c d e f g"
    assert "Ada lost side-shelf" in [game.line(event) for event in game.g.trunk.past]
    game.say("Ada take pink")
    assert game.asks("Ada", "at").endswith("f1, f3, g1, g3")
    game.say("Ada at g1", "Ada candle any")
    assert game.asks("Ada", "on") == "candle1, candle2, candle3, candle4, candle5, candle6, candle7"


@rule("ATH-X2")
def test_nobody_is_asked_on_which_side_a_side_shelf_goes() -> None:
    game = at_work(gets="Ada: side-shelf")

    assert game.asks("Ada") == "finish"


@rule("ATH-X4")
def test_a_wand_comes_from_the_supply_of_ones_own_six_and_with_none_left_it_is_lost() -> None:
    game = at_work(gets="Ada: wand + wand + wand + wand + wand, Ben: wand")

    assert (game.desk("Ada").wands, game.desk("Ada").supply) == (6, 0)
    assert (game.desk("Ben").wands, game.desk("Ben").supply) == (3, 3)
    assert [game.line(event) for event in game.g.trunk.past if event.code == "lost"] == ["Ada lost wand"]


@rule("ATH-X4", "ATH-X3")
def test_a_wand_token_that_would_be_lost_can_only_be_a_candle() -> None:
    game = at_work(gets="Ada: wand + wand + wand + wand", drawn="Ada: wand")

    assert game.asks("Ada") == "finish, candle wand"


@rule("ATH-X2", "ATH-X3")
def test_a_side_shelf_token_that_would_be_lost_can_only_be_a_candle() -> None:
    game = at_work(sides="Ada: 2", drawn="Ada: side-shelf")

    assert game.asks("Ada") == "finish, candle side-shelf"


@rule("ATH-S1", "ATH-X4")
def test_a_real_game_begins_with_four_wands_in_the_supply() -> None:
    game = dealt("Ada Ben")

    assert [game.g.desks[seat].supply for seat in (0, 1)] == [4, 4]
