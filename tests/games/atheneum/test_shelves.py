"""Books on shelves: support, stacking, transition, pairs, side shelves and candles."""

import pickle
from random import Random

import pytest

from readingroom.games.atheneum.plan import COMPARTMENTS, Plan, bit, bits, count, lowest
from readingroom.games.atheneum.shelves import NUMBERS, Shelves
from tests.games.atheneum.shelving import DECK, PLAN, SLOTS, Plain, dense, names, picture, shelves, where
from tests.rulebook import rule

EMPTY = Shelves(PLAN)


@rule("ATH-C3", "ATH-C4")
def test_compartments_have_their_slots_levels_and_points() -> None:
    assert list(zip(COMPARTMENTS, PLAN.widths, PLAN.levels, PLAN.points)) == [
        ("lower-left", 4, 2, 7), ("lower-right", 3, 2, 6), ("middle", 2, 3, 6), ("upper-left", 3, 1, 2),
        ("upper-right", 4, 1, 3), ("side-1", 3, 2, 5), ("side-2", 3, 2, 5),
    ]  # fmt: skip
    assert PLAN.candles == [4, 3, 2, 2, 1, 2, 1]
    assert PLAN.size == 39


def test_slots_are_called_by_compartment_and_number_from_the_lower_left() -> None:
    assert names(PLAN.masks[0]) == "a1 a2 a3 a4 a5 a6 a7 a8"
    assert names(PLAN.masks[2]) == "c1 c2 c3 c4 c5 c6"
    made = shelves("a: P . . . / T G U .")
    assert [made.colour_at(SLOTS[name]) for name in ("a1", "a2", "a3", "a4", "a5")] == [0, 1, 2, -1, 3]


@rule("ATH-B1")
def test_books_stand_in_empty_slots_only() -> None:
    made = shelves("d: T G U")
    assert made.room() & PLAN.masks[3] == 0
    assert made.pair_room() & PLAN.masks[3] == 0


@rule("ATH-B2")
def test_a_book_at_the_wall_stands_one_beside_a_book_stands_and_one_with_neither_is_refused() -> None:
    assert names(EMPTY.room_in(4)) == "e1 e4"
    assert names(shelves("e: T . . .").room_in(4)) == "e2 e4"
    assert names(shelves("e: T U . .").room_in(4)) == "e3 e4"
    assert names(shelves("e: . . U T").room_in(4)) == "e1 e2"  # what supports may stand on either side
    assert names(EMPTY.room_in(0)) == "a1 a4"


@rule("ATH-B2")
def test_two_neighbours_support_each_other_away_from_a_wall() -> None:
    made = shelves("e: T U . .")
    assert names(made.loose()) == "e2"
    made.put(SLOTS["e3"], 0)
    assert names(made.loose()) == "e1 e3"  # e2 and e3 may stand alone
    made.take(SLOTS["e1"])
    assert made.lawful()
    assert names(made.room_in(4)) == "e1 e4"
    assert made.loose() == 0  # neither may leave the other


@rule("ATH-B3")
def test_a_supported_book_above_a_book_is_allowed() -> None:
    assert names(shelves("b: . . . / T . .").room_in(1)) == "b2 b3 b4"


@rule("ATH-B3", "ATH-B2")
def test_a_book_above_a_book_without_support_is_refused() -> None:
    room = names(shelves("a: . . . . / T G U K").room_in(0))
    assert room == "a5 a8"  # not a6 and a7, which have books below


@rule("ATH-B3")
def test_a_supported_book_with_nothing_below_is_refused() -> None:
    assert names(shelves("b: P . . / T . .").room_in(1)) == "b2 b3"  # b5 would lean on b4


@rule("ATH-B3")
def test_the_third_level_needs_the_second() -> None:
    assert names(shelves("c: . . / T . / T G").room_in(2)) == "c4 c5"


@rule("ATH-B4")
def test_taking_out_a_book_that_carries_or_supports_others_is_refused() -> None:
    made = shelves("b: K . . / U G .")
    assert names(made.loose()) == "b2 b4"  # b1 carries b4, and b2 would be left without support
    assert names(shelves("e: T U . .").loose()) == "e2"


@rule("ATH-B4")
def test_a_book_with_other_support_does_not_hold_its_neighbour() -> None:
    assert names(shelves("d: T G U").loose()) == "d1 d2 d3"
    assert names(shelves("e: T G U .").loose()) == "e1 e3"


@rule("ATH-B6")
def test_a_pair_goes_on_two_neighbouring_slots_of_a_level_in_one_compartment() -> None:
    assert names(EMPTY.pair_room()) == "a1 a2 a3 b1 b2 c1 d1 d2 e1 e2 e3"


@rule("ATH-B6")
def test_a_pair_supports_itself_and_on_upper_levels_both_stand_above_books() -> None:
    made = shelves("a: . . . . / T G U .")
    assert names(made.pair_room() & PLAN.masks[0]) == "a5 a6"
    made.put_pair(SLOTS["a6"], 3, 4)
    assert picture(made, "a") == ". P+K . / T G U ."
    assert made.lawful()


@rule("ATH-B6")
def test_a_pair_goes_in_either_way_round() -> None:
    one, other = shelves(), shelves()
    one.put_pair(SLOTS["d1"], 1, 2)
    other.put_pair(SLOTS["d1"], 2, 1)
    assert (picture(one, "d"), picture(other, "d")) == ("G+U .", "U+G .")


@rule("ATH-B6")
def test_a_pair_counts_as_two_books_and_is_taken_out_only_whole() -> None:
    made = shelves("d: G+U T")
    assert made.size() == 3
    assert made.full() == bit(3)
    assert names(made.loose()) == "d3"
    assert names(made.loose_pairs()) == "d1"
    assert made.take_pair(SLOTS["d1"]) == 5 * 1 + 2
    assert (picture(made, "d"), made.pairs) == (". . T", 0)


@rule("ATH-B6", "ATH-B4")
def test_a_pair_that_carries_or_supports_others_stays() -> None:
    assert shelves("a: T . . . / G+U . .").loose_pairs() == 0
    assert shelves("e: G+U T .").loose_pairs() == 0  # turquoise would stand alone
    assert names(shelves("e: G+U T K").loose_pairs()) == "e1"
    assert names(shelves("e: . G+U .").loose_pairs()) == "e2"


@rule("ATH-B8")
def test_a_book_for_a_compartment_has_room_there_only() -> None:
    assert names(EMPTY.room_in(2)) == "c1 c2"
    full = shelves("d: T G U")
    assert full.room_in(3) == 0
    full.take(SLOTS["d2"])
    assert names(full.room_in(3)) == "d2"


@rule("ATH-X1")
def test_a_full_compartment_has_its_spider_until_it_is_captured_for_good() -> None:
    made = shelves("d: T G .")
    assert not made.can_capture(3)
    made.put(SLOTS["d3"], 0)
    assert [home for home in range(len(COMPARTMENTS)) if made.can_capture(home)] == [3]
    made.capture(3)
    assert not made.can_capture(3)
    made.take(SLOTS["d3"])
    made.put(SLOTS["d3"], 1)
    assert made.full() == bit(3)
    assert not made.can_capture(3)


@rule("ATH-X2")
def test_side_shelves_come_with_a_spider_and_there_are_two_at_most() -> None:
    made = shelves()
    assert names(made.room() & PLAN.masks[5]) == ""
    assert made.add_side()
    assert names(made.room_in(5)) == "f1 f3"
    assert (made.sides, bits(made.spiders)) == (1, [0, 1, 2, 3, 4, 5])
    assert made.add_side()
    assert not made.add_side()
    assert (made.sides, bits(made.spiders)) == (2, [0, 1, 2, 3, 4, 5, 6])


@rule("ATH-X3", "ATH-C3")
def test_candles_go_on_free_candle_slots_of_the_shelves_there_are() -> None:
    made = shelves()
    assert bits(made.free_candles()) == [0, 1, 2]
    made.put_candle(1)
    made.add_side()
    assert bits(made.free_candles()) == [0, 2, 3, 4]
    assert DECK.plan.candles[1] == 3


def random_shelves(random: Random) -> tuple[Shelves, Plain]:
    """Fill shelves at random, by legal steps alone, and keep both books on it."""
    sides = random.randrange(3)
    made, plain = shelves(sides=sides), Plain(sides)
    for _ in range(random.randrange(70)):
        what = random.randrange(5)
        room, loose = dense(plain.room()), dense(plain.loose())
        pair_room, loose_pairs = dense(plain.pair_room()), dense(plain.loose_pairs())
        if what < 2 and room:
            slot, colour = random.choice(room), random.randrange(5)
            made.put(slot, colour)
            plain.books[where(slot)] = colour
        elif what == 2 and pair_room:
            left, colour, other = random.choice(pair_room), random.randrange(5), random.randrange(5)
            made.put_pair(left, colour, other)
            plain.books |= {where(left): colour, where(left + 1): other}
            plain.pairs.add((where(left), where(left + 1)))
        elif what == 3 and loose:
            slot = random.choice(loose)
            assert made.take(slot) == plain.books.pop(where(slot))
        elif loose_pairs:
            left = random.choice(loose_pairs)
            pair = where(left), where(left + 1)
            assert made.take_pair(left) == 5 * plain.books.pop(pair[0]) + plain.books.pop(pair[1])
            plain.pairs.remove(pair)
    return made, plain


@rule("ATH-B2", "ATH-B3", "ATH-B4", "ATH-B6", "ATH-E1")
@pytest.mark.parametrize("seed", range(60))
def test_masks_say_what_the_laws_say_word_for_word(seed: int) -> None:
    made, plain = random_shelves(Random(seed))

    assert {where(slot): made.colour_at(slot) for slot in bits(made.taken)} == plain.books
    assert bits(made.room()) == dense(plain.room())
    assert bits(made.pair_room()) == dense(plain.pair_room())
    assert bits(made.loose()) == dense(plain.loose())
    assert bits(made.loose_pairs()) == dense(plain.loose_pairs())
    assert set(bits(made.full())) == plain.full()
    assert made.lawful()
    for colour in range(5):
        assert bits(made.touching(colour)) == dense(plain.touching(colour))
        assert made.books(colour) == sum(bit(PLAN.slot(*slot)) for slot, each in plain.books.items() if each == colour)


@rule("ATH-B2", "ATH-B3")
@pytest.mark.parametrize("seed", range(20))
def test_shelves_that_break_a_law_are_noticed(seed: int) -> None:
    random = Random(seed)
    for _ in range(20):
        made, plain = shelves(), Plain(0)
        for slot in random.sample(range(27), random.randrange(1, 20)):
            made.put(slot, 0)
            plain.books[where(slot)] = 0
        assert made.lawful() == plain.lawful(plain.books)


@rule("ATH-B6")
def test_half_a_pair_or_one_across_a_wall_is_noticed() -> None:
    assert not shelves("d: G+. .").lawful()
    assert not shelves("d: G+U+T").lawful()
    made = shelves("d: T G U", "e: T . . .")
    made.pairs = bit(SLOTS["d3"])
    assert not made.lawful()


def test_shelves_copy_and_go_through_plain_values() -> None:
    made, _ = random_shelves(Random(5))
    made.put_candle(2)
    made.capture(1)
    copy = made.clone()
    again = Shelves(PLAN)
    again.set_numbers(made.numbers())

    assert copy.numbers() == again.numbers() == made.numbers()
    assert again.taken == copy.taken == made.taken
    assert len(made.numbers()) == NUMBERS
    copy.put(lowest(copy.room()), 3)
    assert copy.numbers() != made.numbers()


def test_masks_reach_beyond_32_bits() -> None:
    assert bit(38) == 2**38
    assert (bits(bit(38) | 1), count(bit(38) | 3), lowest(bit(38))) == ([0, 38], 3, 38)


@rule("ATH-C3", "ATH-B3")
def test_compartments_may_have_any_width_from_one_to_six() -> None:
    plan = Plan([1, 2, 3, 4, 5, 6, 1], [3, 2, 2, 2, 3, 2, 1], [2] * 7, [4, 3, 2], [2, 1])
    for home, level, start, width in plan.rows():
        row = sum(bit(slot) for slot in range(start, start + width))
        top, bottom = level + 1 == plan.levels[home], level == 0
        assert plan.raised(row) == (0 if top else row << width)
        assert plan.lowered(row) == (0 if bottom else row >> width)
        assert bits(plan.rightward(row)) == list(range(start + 1, start + width))
        assert bits(plan.leftward(row)) == list(range(start, start + width - 1))


def test_a_plan_goes_through_a_pickle() -> None:
    assert pickle.loads(pickle.dumps(PLAN)).parts() == PLAN.parts()
