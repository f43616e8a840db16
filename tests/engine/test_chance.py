"""Chance: the same numbers everywhere from one seed, all of them equally likely, and refusals in clear words."""

import pickle
from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from readingroom.engine.chance import Chance, Entropy, Roll, ToldChance
from readingroom.engine.errors import BadRecord
from tests.golden.chance import first_numbers

FROZEN = Path(__file__).parents[1] / "golden" / "chance.txt"
SEEDS = [0, 1, 2, 12345, 2**62, 2**64 + 3, 10**40, -1, -(2**70)]


def chi_square(counts: list[int]) -> float:
    """How far counts are from being equal, in units of their standard deviation (a good source stays below 5)."""
    mean = sum(counts) / len(counts)
    freedom = len(counts) - 1
    square = sum((count - mean) ** 2 for count in counts) / mean
    return (square - freedom) / sqrt(2 * freedom)


def test_the_first_numbers_of_some_seeds_are_those_that_were_frozen() -> None:
    assert first_numbers() == FROZEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("seed", SEEDS)
def test_one_seed_gives_the_same_numbers_again(seed: int) -> None:
    one, other = Chance(seed), Chance(seed)

    assert [one.below(1000) for _ in range(100)] == [other.below(1000) for _ in range(100)]


def test_different_seeds_give_different_numbers() -> None:
    seeds = {*range(-300, 300), *SEEDS}

    assert len({tuple(chance.below(10**6) for _ in range(4)) for chance in map(Chance, seeds)}) == len(seeds)


@pytest.mark.parametrize("count", [2, 3, 5, 6, 7, 10, 52, 87, 100])
def test_below_gives_every_number_equally_often(count: int) -> None:
    chance = Chance(2024)
    found = Counter(chance.below(count) for _ in range(400 * count))

    assert set(found) == set(range(count))
    assert abs(chi_square([found[each] for each in range(count)])) < 5


@pytest.mark.parametrize("count", [2**20 + 7, 3 * 2**29, 2**31 - 1])
def test_below_is_fair_for_large_numbers_too(count: int) -> None:
    chance = Chance(7)
    found = Counter(chance.below(count) * 16 // count for _ in range(8000))

    assert set(found) == set(range(16))
    assert chi_square([found[each] for each in range(16)]) < 5


def test_below_one_is_always_nothing() -> None:
    assert {Chance(seed).below(1) for seed in range(50)} == {0}


def test_first_numbers_of_seeds_in_a_row_are_fair() -> None:
    found = Counter(Chance(seed).below(10) for seed in range(5000))

    assert chi_square([found[each] for each in range(10)]) < 5


def test_pairs_of_numbers_that_follow_each_other_are_fair() -> None:
    chance = Chance(99)
    found = Counter((chance.below(8), chance.below(8)) for _ in range(12800))

    assert chi_square([found[one, other] for one in range(8) for other in range(8)]) < 5


def test_a_shuffle_gives_every_order_equally_often() -> None:
    chance = Chance(5)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(9600):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards, 0)
        found[tuple(cards)] += 1

    assert len(found) == 24
    assert chi_square(list(found.values())) < 5


def test_cards_and_seats_are_picked_fairly() -> None:
    chance = Chance(6)
    picked = Counter(chance.pick([4, 7, 9], 0) for _ in range(3000))
    seats = Counter(chance.seat(4) for _ in range(4000))

    assert sorted(picked) == [0, 1, 2]
    assert chi_square(list(picked.values())) < 5
    assert sorted(seats) == [0, 1, 2, 3]
    assert chi_square(list(seats.values())) < 5


def test_a_clone_draws_what_its_original_draws_and_neither_moves_the_other() -> None:
    chance = Chance(8)
    other = chance.clone()
    ahead = [chance.below(100) for _ in range(50)]

    assert [other.below(100) for _ in range(50)] == ahead


def test_pickled_chance_goes_on_where_it_was() -> None:
    chance = Chance(8)
    chance.below(10)
    other = pickle.loads(pickle.dumps(chance))

    assert [other.below(100) for _ in range(20)] == [chance.below(100) for _ in range(20)]


def test_split_sources_draw_independently() -> None:
    chance = Chance(31)
    one, two = chance.split(), chance.split()
    found = Counter((one.below(4), two.below(4), chance.below(4)) for _ in range(12800))

    assert len(found) == 64
    assert chi_square(list(found.values())) < 5


def test_split_sources_do_not_wait_for_each_other() -> None:
    first, second = Chance(32), Chance(32)
    one, two = first.split(), first.split()
    uno, due = second.split(), second.split()
    ones = [one.below(1000) for _ in range(20)]
    twos = [two.below(1000) for _ in range(20)]

    assert [due.below(1000) for _ in range(20)] == twos
    assert [uno.below(1000) for _ in range(20)] == ones
    assert ones != twos


def test_the_state_of_a_source_never_stands_still_and_stays_below_2_to_the_63() -> None:
    for seed in SEEDS:
        chance = Chance(seed)
        states = set()
        for _ in range(200):
            assert 0 < chance.state < 2**63
            states.add(chance.state)
            chance.below(2)
        assert len(states) == 200


def test_entropy_deals_and_shuffles() -> None:
    entropy = Entropy()
    cards = list(range(60))
    entropy.shuffle(cards, 0)

    assert sorted(cards) == list(range(60))
    assert cards != list(range(60))
    assert {entropy.below(5) for _ in range(500)} == {0, 1, 2, 3, 4}
    assert entropy.pick([3, 4], 0) in (0, 1)
    assert 0 <= entropy.split().seat(4) < 4
    assert 0 <= entropy.clone().below(9) < 9


# Chance that is told


def told(*rolls: Roll) -> ToldChance:
    chance = ToldChance()
    chance.tell(list(rolls))
    return chance


def test_told_gives_what_it_was_told_in_that_order() -> None:
    chance = told(Roll("shuffle", 1, -1, (3, 1, 2)), Roll("card", 2, 9), Roll("seat", -1, 2))
    cards = [1, 2, 3]
    chance.shuffle(cards, 1)

    assert cards == [3, 1, 2]
    assert chance.pick([8, 9], 2) == 1
    assert chance.seat(3) == 2
    assert chance.rolls == []


def test_told_refuses_a_shuffle_of_other_cards() -> None:
    with pytest.raises(BadRecord, match="not the ones in that zone"):
        told(Roll("shuffle", 1, -1, (3, 1, 4))).shuffle([1, 2, 3], 1)


def test_told_refuses_a_card_that_does_not_lie_there() -> None:
    with pytest.raises(BadRecord, match="is not in that zone"):
        told(Roll("card", 1, 5)).pick([1, 2], 1)


def test_told_refuses_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(BadRecord, match="seats are 0 to 2"):
        told(Roll("seat", -1, 3)).seat(3)


def test_told_refuses_when_it_was_told_nothing() -> None:
    with pytest.raises(BadRecord, match=r"'~ card \.\.\.' is missing"):
        told().pick([1, 2], 1)


def test_told_refuses_when_it_was_told_of_something_else() -> None:
    with pytest.raises(BadRecord, match=r"should say '~ seat \.\.\.' here, not '~ card"):
        told(Roll("card", 1, 1)).seat(3)


def test_told_refuses_bare_numbers() -> None:
    with pytest.raises(BadRecord, match="bare random number"):
        told().below(6)


def test_told_refuses_what_was_said_of_another_place() -> None:
    with pytest.raises(BadRecord):
        told(Roll("card", 7, 1)).pick([1, 2], 1)
    with pytest.raises(BadRecord):
        told(Roll("shuffle", 7, -1, (2, 1))).shuffle([1, 2], 1)


def test_a_clone_of_told_has_a_future_of_its_own() -> None:
    chance = told(Roll("seat", -1, 1), Roll("seat", -1, 0))
    other = chance.clone()

    assert [chance.seat(2), chance.seat(2)] == [1, 0]
    assert [other.seat(2), other.seat(2)] == [1, 0]
