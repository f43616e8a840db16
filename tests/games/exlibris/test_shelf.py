"""Shelving: where a card may go, what may leave, and what lies below."""

import pytest

from readingroom.games.exlibris.end.scoring import count_books, inspected
from readingroom.games.exlibris.shelf import moving
from readingroom.games.exlibris.shelf.rows import DOWN, LEFT, RIGHT, UP
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf, shelf_from
from tests.games.exlibris.shelves import DECK, at, known, looks, places, shelf
from tests.rulebook import rule


@rule("EXL-H1")
def test_on_an_empty_shelf_a_card_may_lie_anywhere_which_is_all_the_same() -> None:
    empty = Shelf()
    assert places(empty.legal_places()) == "1,1"
    empty.put(at("1,1"), known("M4"))
    assert looks(empty) == "M4"


@rule("EXL-H1")
def test_any_other_card_must_touch_a_shelved_one_on_the_left_right_above_or_below() -> None:
    assert places(shelf("M4").legal_places()) == "0,1 1,0 1,2 2,1"


@rule("EXL-H1")
def test_from_the_highest_to_the_lowest_row_there_are_never_more_than_three() -> None:
    three = shelf("A1 B1 / . C1 / . D1 E1")
    assert places(three.legal_places()) == "1,0 1,3 2,1 2,3 3,1 3,4"


@rule("EXL-H1")
def test_empty_rows_between_count_too() -> None:
    apart = shelf("A1 / . / C1")
    assert places(apart.legal_places()) == "1,0 1,2 2,1 3,0 3,2"


@rule("EXL-H1")
def test_within_three_rows_the_shelf_may_grow_up_and_down_and_to_the_left() -> None:
    grown = shelf("M4")
    assert grown.put(at("0,1"), known("A1")) == at("1,1")
    assert looks(grown) == "A1 / M4"
    assert grown.put(at("2,0"), known("L1")) == at("2,1")
    assert looks(grown) == ". A1 / L1 M4"
    assert "0,2" in places(grown.legal_places())
    grown.put(at("3,2"), known("T1"))
    assert looks(grown) == ". A1 / L1 M4 / . T1"
    assert not any(place // 40 == 0 for place in grown.legal_places())


@rule("EXL-H1")
def test_when_the_highest_row_is_emptied_the_shelf_may_grow_down() -> None:
    left = shelf("A1 / B1 / C1")
    assert left.remove(at("1,1")) == known("A1")
    assert looks(left) == "B1 / C1"
    assert places(left.legal_places()) == "0,1 1,0 1,2 2,0 2,2 3,1"


@rule("EXL-H2")
def test_only_shelved_cards_that_lie_face_up_count_their_books() -> None:
    made = shelf("A1 ## C4_")
    assert count_books(made.cards, DECK) == DECK.counts[known("A1")] + DECK.counts[known("C4")]


@rule("EXL-H3")
def test_taking_a_card_off_the_shelf_may_leave_a_gap_or_split_it() -> None:
    split = shelf("A1 B1 C1")
    split.remove(at("1,2"))
    assert looks(split) == "A1 . C1"
    assert split.groups() == 2


@rule("EXL-H3")
def test_later_cards_must_touch_any_one_card_of_a_split_shelf() -> None:
    split = shelf("A1 . C1 D1")
    assert places(split.legal_places()) == "0,1 0,3 0,4 1,0 1,2 1,5 2,1 2,3 2,4"


@rule("EXL-H3", "EXL-L8")
def test_a_card_that_is_taken_off_and_shelved_again_leaves_no_more_groups_than_there_were() -> None:
    bridge = shelf("A1 B1 C1")
    before = bridge.groups()
    bridge.remove(at("1,2"))
    assert places(bridge.places_keeping(before)) == "1,2"
    loose = shelf("A1 B1 C1")
    loose.remove(at("1,3"))
    assert places(loose.places_keeping(before)) == places(loose.legal_places())


@rule("EXL-H3", "EXL-L8")
def test_a_card_that_stood_alone_may_be_shelved_again_wherever_it_touches_another() -> None:
    split = shelf("A1 . C1 D1")
    before = split.groups()
    split.remove(at("1,1"))
    assert looks(split) == "C1 D1"
    assert places(split.places_keeping(before)) == "0,1 0,2 1,0 1,3 2,1 2,2"


@rule("EXL-H4", "EXL-A3")
def test_if_the_upper_card_leaves_the_lower_stays_face_down_and_is_no_longer_buried() -> None:
    two = shelf("A1 B1_")
    assert two.remove(at("1,2")) == known("B1")
    assert looks(two) == "A1 ##"
    assert two.count_buried() == 0
    assert two.count() == 2


@rule("EXL-H4", "EXL-L8")
def test_only_the_upper_card_is_exchanged_and_what_is_buried_stays() -> None:
    made = shelf("A1 B1_ C1")
    assert made.replace(at("1,2"), known("M4")) == known("B1")
    assert looks(made) == "A1 M4_ C1"
    made.swap(at("1,2"), at("1,3"))
    assert looks(made) == "A1 C1_ M4"


@rule("EXL-H4", "EXL-L8")
def test_a_face_down_card_that_is_exchanged_within_the_shelf_stays_face_down() -> None:
    made = shelf("A1 ## C1")
    assert made.swap(at("1,1"), at("1,2")) == [0]
    assert looks(made) == "## A1 C1"


@rule("EXL-H4", "EXL-L18")
def test_moving_a_card_along_a_row_moves_the_buried_card_too() -> None:
    made = shelf(". A1_ / B1 C1 D1")
    assert moving.slides(made, at("1,2"), at("1,2")) == [-1, 1]
    moving.slide(made, at("1,2"), at("1,2"), -1)
    assert looks(made) == "A1_ . . / B1 C1 D1"


@rule("EXL-A3")
def test_a_card_goes_on_top_of_or_under_another_and_at_most_one_is_buried_in_a_place() -> None:
    made = shelf("A1 B1 ##")
    assert places(made.burying_places()) == "1,1 1,2 1,3"
    made.put_on(at("1,1"), known("M4"))
    made.put_under(at("1,2"))
    assert looks(made) == "M4_ B1_ ##"
    assert places(made.burying_places()) == "1,3"
    made.put_on(at("1,3"), known("Z1"))
    assert looks(made) == "M4_ B1_ Z1_"
    assert made.burying_places() == []
    assert made.count() == 6


@rule("EXL-R8")
def test_every_card_on_the_shelf_counts_face_down_and_buried_ones_too() -> None:
    assert shelf("A1 ## C1_ / D1_").count() == 6


# The Wizard


@rule("EXL-A10")
def test_the_wizard_shifts_a_group_onto_empty_places_and_fills_a_place_thus_emptied() -> None:
    row = shelf("A1 C1 D1")
    group = [at("1,2"), at("1,3")]
    assert places(moving.fills(row, group, RIGHT)) == "1,2"
    moving.shift(row, group, RIGHT)
    assert looks(row) == "A1 . C1 D1"
    row.put(at("1,2"), known("B1"))
    assert looks(row) == "A1 B1 C1 D1"


@rule("EXL-A10")
def test_the_wizard_shifts_left_so_that_the_shelf_begins_one_column_earlier() -> None:
    row = shelf("A1 C1")
    assert places(moving.fills(row, [at("1,1")], LEFT)) == "1,2"
    moving.shift(row, [at("1,1")], LEFT)
    assert looks(row) == "A1 . C1"


@rule("EXL-A10")
def test_the_wizard_cannot_shift_onto_a_card_that_stays() -> None:
    row = shelf("A1 C1 D1")
    assert moving.fills(row, [at("1,1")], RIGHT) == []
    assert moving.pushed(row, [at("1,1")], RIGHT) == row.places()


@rule("EXL-A10")
def test_a_group_may_have_any_shape_but_must_hang_together() -> None:
    made = shelf("A1 B1 . / . C1 D1")
    assert moving.connected(made.places())
    assert not moving.connected([at("1,1"), at("2,2")])
    assert places(moving.around(made, [at("1,2")])) == "1,1 2,2"
    assert places(moving.fills(made, [at("1,2"), at("2,2"), at("2,3")], RIGHT)) == "1,2"


@rule("EXL-A10", "EXL-H3")
def test_a_split_in_between_is_allowed_but_after_shelving_the_shelf_must_be_whole() -> None:
    made = shelf("A1 B1 / . C1")
    assert places(moving.fills(made, [at("1,1"), at("1,2")], UP)) == "2,2"  # at 2,1 the C1 would be cut off
    made = shelf("A1 B1")
    assert moving.fills(made, [at("1,1")], UP) == [at("2,1")]
    moving.shift(made, [at("1,1")], UP)
    assert looks(made) == "A1 . / . B1"
    assert made.groups() == 2
    made.put(at("2,1"), known("A2"))
    assert looks(made) == "A1 . / A2 B1"
    assert made.groups() == 1


@rule("EXL-A10", "EXL-H1")
def test_after_the_wizards_shelving_the_shelf_is_within_three_rows() -> None:
    tall = shelf("A1 / B1 / C1")
    assert moving.fills(tall, [at("1,1")], UP) == []
    assert moving.fills(tall, tall.places(), UP) == []
    assert moving.fills(shelf("A1 / B1"), [at("1,1")], UP) == [at("2,1")]


@rule("EXL-A10", "EXL-H4")
def test_a_shift_takes_buried_cards_along() -> None:
    made = shelf("A1 B1_")
    assert moving.shift(made, [at("1,2")], DOWN) == [0]
    assert looks(made) == "A1 . / . B1_"


@rule("EXL-A10", "EXL-H4")
def test_a_shift_up_gives_the_new_order_of_the_hidden_cards() -> None:
    made = shelf("A1 . / B1_ ##_")
    order = moving.shift(made, [at("2,2")], UP)
    assert looks(made) == "A1 ##_ / B1_ ."
    assert order == [1, 2, 0]


# The Joiner


@rule("EXL-L18")
def test_the_joiner_moves_one_card_along_its_row_by_any_distance() -> None:
    made = shelf("A1 . . . / B1 C1 D1 E1")
    assert moving.slides(made, at("1,1"), at("1,1")) == [1, 2, 3]
    moving.slide(made, at("1,1"), at("1,1"), 3)
    assert looks(made) == ". . . A1 / B1 C1 D1 E1"


@rule("EXL-L18")
def test_the_joiner_moves_a_run_of_adjacent_cards_in_their_order() -> None:
    made = shelf("A1 B1 . . / C1 D1 E1 F1")
    assert moving.run_ends(made, at("1,1")) == [at("1,2")]  # neither beyond the gap nor in another row
    assert moving.slides(made, at("1,1"), at("1,2")) == [-1, 1, 2, 3]
    moving.slide(made, at("1,1"), at("1,2"), -1)
    assert looks(made) == "A1 B1 . . . / . C1 D1 E1 F1"


@rule("EXL-L18")
def test_at_no_step_may_the_shelf_be_split() -> None:
    made = shelf("A1 . . . / B1 C1 . E1 / . F1 G1 H1")
    assert moving.slides(made, at("1,1"), at("1,1")) == [1]


@rule("EXL-L18")
def test_no_card_is_jumped_over() -> None:
    made = shelf("A1 . C1 . / D1 E1 F1 G1")
    assert moving.slides(made, at("1,1"), at("1,1")) == [1]
    assert moving.slides(made, at("1,3"), at("1,3")) == [-1, 1]


@rule("EXL-L18")
def test_a_card_that_holds_the_shelf_together_cannot_slide() -> None:
    made = shelf("A1 B1 C1")
    assert moving.run_starts(made) == []


@rule("EXL-L18")
def test_runs_that_can_slide_are_listed_by_where_they_begin_and_end() -> None:
    made = shelf("A1 B1 . / C1 D1 E1")
    assert places(moving.run_starts(made)) == "1,1 1,2 2,1"
    assert places(moving.run_ends(made, at("1,1"))) == "1,2"


# As a whole


@rule("EXL-E2")
def test_cards_are_read_row_by_row_from_the_top_left() -> None:
    made = shelf("A1 . C1 / M4 B1 ##")
    assert made.cards == [known("A1"), known("C1"), known("M4"), known("B1"), FACE_DOWN]
    assert [DECK.text(card) if card >= 0 else "##" for card in inspected(made.cards)] == ["A1", "C1", "M4", "##", "##"]


@pytest.mark.parametrize("text", ["", "A1", "A1 ## . / . C4_ D1"])
def test_a_shelf_is_plain_numbers_and_back(text: str) -> None:
    made = shelf(text)
    assert shelf_from(made.facts()) == made
    assert hash(made.copy()) == hash(made)
    assert made != shelf("Z1")
    assert made != "A1"


def test_a_card_is_found_by_its_place_and_a_place_by_its_card() -> None:
    made = shelf("A1 . / ## C4")
    assert made.place_of(known("C4")) == at("2,2")
    assert made.place_of(known("C5")) == -1
    assert made.card_at(at("1,2")) == -1
    assert made.card_at(at("2,1")) == FACE_DOWN
