"""Books go on shelves one by one, and come out under the law of transition."""

import pytest

from readingroom import IllegalAction
from readingroom.games.atheneum.actions import TAKE_PAIR
from readingroom.games.atheneum.components import PAIR_KINDS
from readingroom.games.atheneum.desk import Desk, desk_from
from readingroom.games.atheneum.pieces import PAIR_KIND, PAIR_PIECE, PIECES, colour_of, put_piece, room_for, take_piece
from readingroom.games.atheneum.plan import bits
from tests.games.atheneum.library import RULES, at_work
from tests.games.atheneum.shelving import shelves
from tests.rulebook import rule


@rule("ATH-B1")
def test_a_book_goes_into_an_empty_slot() -> None:
    game = at_work(gets="Ada: pink", shelves="Ada d: T . .")
    game.say("Ada take pink")

    assert "d1" not in game.asks("Ada", "at").split(", ")
    game.say("Ada at d2")
    assert game.picture("Ada", "d") == "T P ."
    assert game.heard("Ben") == ["Ada shelve d2 pink"]


@rule("ATH-B2", "ATH-B3")
def test_a_book_is_offered_every_slot_that_is_supported_and_stacked_and_no_other() -> None:
    game = at_work(gets="Ada: pink", shelves="Ada a: . . . . / T G . .; Ada d: . . .")
    game.say("Ada take pink")

    assert game.asks("Ada", "at") == "a3, a4, a5, b1, b3, c1, c2, d1, d3, e1, e4"


@rule("ATH-B2", "ATH-B3")
def test_a_book_that_would_stand_without_support_or_on_nothing_is_refused() -> None:
    game = at_work(gets="Ada: pink", shelves="Ada a: . . . . / T G . .")
    game.say("Ada take pink")

    for slot in (
        "a6",
        "a8",
        "e2",
        "f1",
    ):  # on a book but beside nothing; at the wall, on nothing; beside nothing; no shelf
        with pytest.raises(IllegalAction):
            game.say(f"Ada at {slot}")


@rule("ATH-B1")
def test_a_book_or_a_pair_without_an_empty_slot_is_not_offered() -> None:
    full = "Ada a: K K K K / K K K K; Ada b: K K K / K K K; Ada c: K K / K K / K K; Ada d: K K K; Ada e: K K K K"
    game = at_work(gets="Ada: pink + any + any in middle", drawn="Ada: green+pink", shelves=full)

    assert game.asks("Ada") == "finish, candle green+pink"


@rule("ATH-B8", "ATH-C6")
def test_a_book_for_a_compartment_goes_only_there_in_any_colour() -> None:
    game = at_work(gets="Ada: any in upper-right")

    assert game.asks("Ada", "take") == ", ".join(
        f"{colour} for upper-right" for colour in ("turquoise", "green", "purple", "pink", "black")
    )
    game.say("Ada take purple for upper-right")
    assert game.asks("Ada") == "at e1, at e4"
    game.say("Ada at e4")
    assert game.picture("Ada", "e") == ". . . U"
    assert game.asks("Ada") == "finish"


@rule("ATH-B8")
def test_a_book_for_a_full_compartment_needs_room_to_be_made_first() -> None:
    game = at_work(gets="Ada: any in upper-left + rearrange 1", shelves="Ada d: T G U")
    assert game.asks("Ada") == "finish, remove d1, remove d2, remove d3"

    game.say("Ada remove d1")
    game.shelve("Ada", "black for upper-left d1")

    assert game.picture("Ada", "d") == "K G U"
    assert game.at_hand("Ada") == "turquoise"


@rule("ATH-B8")
def test_a_book_for_a_compartment_of_which_all_slots_are_blocked_is_not_offered() -> None:
    game = at_work(gets="Ada: any in upper-left", shelves="Ada d: T G U")

    assert game.asks("Ada") == "finish"


@rule("ATH-B8", "ATH-B5")
def test_a_book_that_was_bound_to_a_compartment_may_leave_it_once_it_is_shelved() -> None:
    game = at_work(gets="Ada: any in upper-left + rearrange 1")
    game.shelve("Ada", "black for upper-left d1")
    game.say("Ada remove d1")

    game.shelve("Ada", "black a1")
    assert game.picture("Ada", "a") == ". . . . / K . . ."


@rule("ATH-B4", "ATH-B5")
def test_only_books_that_no_other_needs_can_be_taken_out() -> None:
    game = at_work(gets="Ada: rearrange 4", shelves="Ada a: T . . . / G U P .; Ada e: . T G .")

    # a1 carries a5, a2 supports a3; e2 and e3 support each other
    assert game.asks("Ada", "remove") == "a3, a5"
    game.say("Ada remove a3")
    assert game.asks("Ada", "remove") == "a2, a5"


@rule("ATH-B5")
def test_up_to_n_books_are_taken_out_and_put_back_anywhere() -> None:
    game = at_work(gets="Ada: rearrange 2", shelves="Ada a: . . . . / T G U .")
    game.say("Ada remove a3", "Ada remove a2")

    assert game.asks("Ada", "remove") == ""
    assert game.at_hand("Ada") == "green, purple"
    assert game.heard("Ben") == ["Ada remove a3 purple", "Ada remove a2 green"]
    game.shelve("Ada", "purple d1", "green c2")
    assert (game.picture("Ada", "d"), game.picture("Ada", "c")) == ("U . .", ". . / . . / . G")
    assert game.asks("Ada") == "finish"


@rule("ATH-B5")
def test_the_law_holds_after_each_book_that_is_taken_out() -> None:
    game = at_work(gets="Ada: rearrange 2", shelves="Ada e: . T G .")

    assert game.asks("Ada") == "finish"  # both together could leave, but not one after the other


@rule("ATH-B5", "ATH-T4")
def test_removals_are_spent_singly_at_any_time_while_removed_books_wait_outside() -> None:
    game = at_work(gets="Ada: rearrange 2 + pink + bonus", shelves="Ada a: . . . . / T G U .", bag="wand")
    game.say("Ada remove a3", "Ada draw", "Ada use wand")
    game.shelve("Ada", "pink a3")
    game.say("Ada remove a3")

    assert game.at_hand("Ada") == "purple, pink"
    game.shelve("Ada", "purple a3", "pink a4")
    assert game.picture("Ada", "a") == ". . . . / T G U P"


@rule("ATH-B5")
def test_a_book_goes_back_under_the_laws_of_support_and_stacking() -> None:
    game = at_work(gets="Ada: rearrange 1", shelves="Ada a: T . . . / G U . .")
    game.say("Ada remove a5", "Ada take turquoise")

    assert game.asks("Ada", "at") == "a3, a4, a5, b1, b3, c1, c2, d1, d3, e1, e4"


@rule("ATH-B5", "ATH-B7")
def test_a_removed_book_that_is_not_put_back_is_gone() -> None:
    game = at_work(gets="Ada: rearrange 1", shelves="Ada a: . . . . / T G . .")
    game.say("Ada remove a2")
    game.finish()

    assert game.picture("Ada", "a") == ". . . . / T . . ."
    assert "Ada return 1" in game.heard("Ben")


@rule("ATH-B5")
def test_several_benefits_add_up_for_single_books() -> None:
    game = at_work(gets="Ada: rearrange 1 + rearrange 2", shelves="Ada a: . . . . / T G U P")
    game.say("Ada remove a4", "Ada remove a3", "Ada remove a2")

    assert game.asks("Ada", "remove") == ""


# Pairs


@rule("ATH-B6", "ATH-X3")
def test_a_pair_is_placed_as_one_piece_on_two_neighbouring_slots_either_way_round() -> None:
    game = at_work(drawn="Ada: green+pink")
    assert game.asks("Ada", "take") == "green+pink, pink+green"

    game.say("Ada take pink+green")
    assert game.asks("Ada", "at") == "a1, a2, a3, b1, b2, c1, d1, d2, e1, e2, e3"
    game.say("Ada at e2")

    assert game.picture("Ada", "e") == ". P+G ."
    assert game.lies("tokens Ada") == ""
    assert game.lies("placed") == "green+pink"


@rule("ATH-B6")
def test_on_an_upper_level_both_books_of_a_pair_stand_above_books() -> None:
    game = at_work(drawn="Ada: green+pink", shelves="Ada a: . . . . / T G U .")
    game.say("Ada take green+pink")

    assert game.asks("Ada", "at").split(", ")[:2] == ["a5", "a6"]


@rule("ATH-B6", "ATH-B5")
def test_a_pair_is_taken_out_whole_for_two_removals_and_put_back_turned() -> None:
    game = at_work(gets="Ada: rearrange 2", drawn="Ada: green+pink")
    game.shelve("Ada", "green+pink d1")
    assert game.asks("Ada", "remove") == "d1"

    game.say("Ada remove d1")
    assert game.picture("Ada", "d") == ". . ."
    assert game.outside("Ada") == "green+pink"
    assert game.asks("Ada") == "finish, take green+pink, take pink+green"  # no candle: it was used as a pair
    game.shelve("Ada", "pink+green d2")

    assert game.picture("Ada", "d") == ". P+G"
    assert game.desk("Ada").removals == 0
    assert game.lies("placed") == "green+pink"


@rule("ATH-B6")
@pytest.mark.parametrize("pair", ["turquoise+black", "black+turquoise", "green+purple", "purple+green"])
def test_a_pair_is_told_with_its_colours_in_their_order_on_the_shelf(pair: str) -> None:
    token = "+".join(sorted(pair.split("+"), key=lambda colour: "turquoise green purple pink black".index(colour)))
    game = at_work(gets="Ada: rearrange 2", drawn=f"Ada: {token}")
    twin = RULES.catalogue.find(f"take {pair}") - TAKE_PAIR
    game.say(f"Ada take {pair}", "Ada at e2")
    assert [(event.code, event.number) for event in game.events] == [("shelve-pair", 20 * 24 + twin)]  # e2 is slot 24
    game.say("Ada remove e2")
    assert [(event.code, event.what, event.number) for event in game.events] == [("remove-pair", 24, twin)]
    game.say(f"Ada take {pair}", "Ada at e1")
    assert [(event.code, event.what, event.number) for event in game.events] == [("reshelve-pair", 23, twin)]


@rule("ATH-B6", "ATH-B5")
def test_a_pair_takes_two_removals_of_one_benefit_or_of_two() -> None:
    game = at_work(gets="Ada: rearrange 1 + rearrange 1, Ben: rearrange 3", drawn="Ada: green+pink, Ben: green+pink")
    game.shelve("Ada", "green+pink d1")
    assert game.asks("Ada", "remove") == "d1"
    game.say("Ada remove d1")
    assert game.desk("Ada").removals == 0
    game.shelve("Ada", "pink+green e1")
    assert game.picture("Ada", "e") == "P+G . ."

    game.shelve("Ben", "green+pink d1")
    assert game.asks("Ben", "remove") == "d1"
    game.say("Ben remove d1")
    assert game.desk("Ben").removals == 1


@rule("ATH-B6", "ATH-B5")
def test_one_removal_does_not_take_out_a_pair() -> None:
    game = at_work(gets="Ada: rearrange 1", drawn="Ada: green+pink")
    game.shelve("Ada", "green+pink d1")
    assert game.asks("Ada") == "finish"


@rule("ATH-B5", "ATH-B6")
def test_what_single_books_leave_of_several_benefits_is_for_a_pair_if_it_is_two() -> None:
    game = at_work(gets="Ada: rearrange 2 + rearrange 1", drawn="Ada: green+pink", shelves="Ada e: T . . .")
    game.shelve("Ada", "green+pink d1")
    game.say("Ada remove e1")
    assert game.asks("Ada", "remove") == "d1"

    other = at_work(gets="Ada: rearrange 3", drawn="Ada: green+pink", shelves="Ada e: T G . .")
    other.shelve("Ada", "green+pink d1")
    other.say("Ada remove e2", "Ada remove e1")
    assert other.asks("Ada", "remove") == ""  # one removal is left, and a pair needs two


@rule("ATH-B5", "ATH-B6")
def test_two_benefits_of_two_give_a_pair_and_two_single_books_in_any_order() -> None:
    game = at_work(gets="Ada: rearrange 2 + rearrange 2", drawn="Ada: green+pink", shelves="Ada e: T G U .")
    game.shelve("Ada", "green+pink d1")
    game.say("Ada remove e3")
    assert game.asks("Ada", "remove") == "d1, e2"
    game.say("Ada remove d1", "Ada remove e2")
    assert game.asks("Ada", "remove") == ""
    assert game.desk("Ada").removals == 0


@rule("ATH-B6")
def test_a_pair_that_was_taken_out_and_not_shelved_again_joins_the_discarded_tokens() -> None:
    game = at_work(gets="Ada: rearrange 2", drawn="Ada: green+pink")
    game.shelve("Ada", "green+pink d1")
    game.say("Ada remove d1")
    game.finish()

    assert game.lies("placed") == ""
    assert game.lies("used") == "green+pink"
    assert "Ada forfeit green+pink" in game.heard("Ben")
    assert not any("return" in line for line in game.heard("Ben"))


@rule("ATH-B6")
def test_the_pair_that_was_taken_out_goes_back_before_an_equal_token() -> None:
    game = at_work(gets="Ada: rearrange 2", drawn="Ada: green+pink green+pink")
    game.shelve("Ada", "green+pink d1")
    game.say("Ada remove d1")
    game.shelve("Ada", "pink+green e1")

    assert game.outside("Ada") == ""
    assert game.lies("tokens Ada") == "green+pink"  # which may still be a candle
    assert game.asks("Ada", "candle") == "green+pink"
    game.shelve("Ada", "green+pink e3")
    assert game.picture("Ada", "e") == "P+G G+P"


@rule("ATH-B6", "ATH-B5")
@pytest.mark.parametrize("colours", ["T+G", "K+P"])
def test_as_many_equal_pairs_as_a_deck_has_can_wait_outside(colours: str) -> None:
    desk = Desk(shelves(f"a: {colours} {colours} / {colours} {colours}", f"d: {colours} ."))
    desk.removals = 10
    waiting = []
    for slot in (4, 6, 0, 2, 20):
        piece = desk.take_out(slot)
        waiting.append([int(desk.count_outside(kind)) for kind in range(PAIR_KINDS)])
    kind = int(PAIR_KIND[piece - PAIR_PIECE])
    assert waiting == [[count * int(each == kind) for each in range(PAIR_KINDS)] for count in (1, 2, 3, 4, 5)]
    assert desk.count_all_outside() == 5
    assert desk_from(desk.shelves.plan, desk.numbers()).numbers() == desk.numbers()

    for left in (4, 3, 2, 1, 0):
        assert desk.shelve(piece, 2 * left) == -1  # one that was taken out, and no token
        assert desk.count_outside(kind) == desk.count_all_outside() == left
    assert desk.outside == 0


@rule("ATH-B6", "ATH-X1")
def test_a_pair_fills_a_compartment_like_two_books() -> None:
    game = at_work(drawn="Ada: green+pink", shelves="Ada e: T T . .")
    game.shelve("Ada", "green+pink e3")

    assert game.asks("Ada") == "capture wand, capture bonus, capture any, capture side-shelf"


@rule("ATH-B6", "ATH-X1", "ATH-B5")
def test_a_pair_that_is_put_back_fills_a_compartment_too() -> None:
    game = at_work(gets="Ada: rearrange 2", drawn="Ada: green+pink", shelves="Ada e: T T . .")
    game.shelve("Ada", "green+pink d1")
    game.say("Ada remove d1")
    game.shelve("Ada", "pink+green e3")

    assert game.picture("Ada", "e") == "T T P+G"
    assert game.spiders("Ada") == "a b c d"
    assert game.asks("Ada") == "capture wand, capture bonus, capture any, capture side-shelf"


@rule("ATH-B6", "ATH-B4")
def test_a_pair_that_supports_or_carries_others_stays() -> None:
    game = at_work(gets="Ada: rearrange 4 + pink + pink", drawn="Ada: green+pink")
    game.shelve("Ada", "green+pink a2", "pink a4", "pink a1")
    assert game.asks("Ada", "remove") == "a1, a2, a4"

    other = at_work(gets="Ada: rearrange 4 + pink + pink", drawn="Ada: green+pink")
    other.shelve("Ada", "green+pink a1", "pink a3")
    assert other.asks("Ada", "remove") == "a3"


@rule("ATH-B5", "ATH-B6", "ATH-B8")
@pytest.mark.parametrize("piece", range(PIECES))
def test_what_is_taken_out_is_the_piece_that_was_put_in_and_a_book_like_any_other(piece: int) -> None:
    made = shelves("a: . . . . / T G . .", sides=1)
    before = made.numbers()
    for slot in bits(room_for(made, piece)):
        put_piece(made, piece, slot)
        assert take_piece(made, slot) == (piece if piece >= PAIR_PIECE else colour_of(piece))
        assert made.numbers() == before
