"""The worked examples of the rulebook, played."""

from tests.games.atheneum.library import RULES, at_work
from tests.rulebook import rule


@rule("ATH-B2", "ATH-B3")
def test_example_1_support_and_stacking() -> None:
    game = at_work(gets="Ada: turquoise + purple + pink + black")
    game.say("Ada take turquoise")
    assert "e1" in game.asks("Ada", "at").split(", ")  # at the wall
    game.say("Ada at e1", "Ada take purple")
    slots = game.asks("Ada", "at").split(", ")
    assert "e2" in slots  # beside a book
    assert "e3" not in slots  # beside neither

    stacked = at_work(gets="Ada: pink", shelves="Ada b: . . . / T G .")
    stacked.say("Ada take pink")
    slots = stacked.asks("Ada", "at").split(", ")
    assert "b4" in slots  # supported, and above a book
    assert "b5" not in slots  # above a book, but without support
    assert "b6" not in slots  # supported by the wall, but with nothing below


@rule("ATH-B4")
def test_example_2_transition() -> None:
    game = at_work(gets="Ada: rearrange 1", shelves="Ada b: K . . / U G .")

    assert game.asks("Ada", "remove") == "b2, b4"  # the black book may leave; the purple one carries and supports


@rule("ATH-X1")
def test_example_3_a_captured_spider_gives_a_turquoise_book_that_is_shelved_the_same_turn() -> None:
    game = at_work(gets="Ada: pink", shelves="Ada d: T G .")
    game.shelve("Ada", "pink d3")
    game.say("Ada capture any")
    game.shelve("Ada", "turquoise a1")

    assert game.spiders("Ada") == "a b c e"
    assert game.picture("Ada", "a") == ". . . . / T . . ."


@rule("ATH-X3")
def test_example_4_a_pair_is_used_as_a_candle_instead() -> None:
    game = at_work(gets="Ada: bonus", bag="green+purple")
    game.say("Ada draw", "Ada candle green+purple", "Ada on candle1")

    assert game.candles("Ada") == "1"
    assert RULES.scores(game.g)[0].lines[3].points == 4
    assert game.asks("Ada") == "finish"


@rule("ATH-T5", "ATH-C7")
def test_example_5_an_objective_bound_to_the_upper_right_compartment_gives_7_points_at_once() -> None:
    # O20 is K G G K in the upper right compartment
    elsewhere = at_work(shelves="Ada a: . . . . / K G G K", row="O20 O2 O3 O4")
    assert elsewhere.asks("Ada") == "finish"

    game = at_work(shelves="Ada e: K G G K", row="O20 O2 O3 O4")
    game.say("Ada score O20")
    assert (game.desk("Ada").points, game.desk("Ada").wands) == (7, 1)
