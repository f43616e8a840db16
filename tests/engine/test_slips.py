"""Slips: what a seat writes down in secret, so that not even how much it is gets out."""

import pickle

from readingroom.engine.table import NO_SLIPS
from tests.engine.stage import RULES, fair


def test_a_seat_sees_its_own_slip_and_nobody_else_does() -> None:
    g = fair(3)
    before = [RULES.observe(g, seat).plain() for seat in (1, 2, None)]

    g.write(0, 7)
    g.write(0, 3)

    assert RULES.observe(g, 0).slip == [3, 7]
    assert RULES.observe(g, 0).plain()[-1] == (3, 7)
    assert [RULES.observe(g, seat).plain() for seat in (1, 2, None)] == before
    assert RULES.observe(g, None).slip == []


def test_what_is_written_is_part_of_the_state() -> None:
    g, other = fair(2), fair(2)
    assert g == other

    g.write(1, 5)

    assert g != other
    assert g.digest() != other.digest()
    other.write(1, 5)
    assert g == other
    assert pickle.loads(pickle.dumps(g)) == g


def test_the_order_of_writing_makes_no_difference() -> None:
    g, other = fair(2), fair(2)
    for number in (1, 2):
        g.write(0, number)
        other.write(0, 3 - number)

    assert g == other
    assert g.read_slips() == other.read_slips() == [[1, 2], []]


def test_a_clone_has_slips_of_its_own() -> None:
    g = fair(2)
    g.write(0, 1)
    other = RULES.clone(g)

    other.write(0, 2)

    assert g.slips == [[1], []]
    assert other.slips == [[1, 2], []]


def test_slips_are_read_once_and_are_gone() -> None:
    g = fair(3)
    fresh = g.digest()
    assert g.read_slips() == [[], [], []]
    g.write(2, 4)

    assert g.read_slips() == [[], [], [4]]
    assert g.slips is NO_SLIPS
    assert g.digest() == fresh
