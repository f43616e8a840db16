"""What a seat writes down in secret: the others do not even learn how much it is."""

import pickle

from readingroom.engine.table import NOTHING_WRITTEN
from tests.engine.stage import RULES, fair


def test_a_seat_sees_what_it_wrote_and_nobody_else_does() -> None:
    g = fair(3)
    before = [RULES.observe(g, seat).plain() for seat in (1, 2, None)]

    g.write(0, 7)
    g.write(0, 3)

    assert RULES.observe(g, 0).written == [3, 7]
    assert RULES.observe(g, 0).plain()[-1] == (3, 7)
    assert [RULES.observe(g, seat).plain() for seat in (1, 2, None)] == before
    assert RULES.observe(g, None).written == []


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
    assert g.take_written() == other.take_written() == [[1, 2], []]


def test_what_is_written_in_a_clone_is_written_nowhere_else() -> None:
    g = fair(2)
    g.write(0, 1)
    other = RULES.clone(g)

    other.write(0, 2)

    assert g.written == [[1], []]
    assert other.written == [[1, 2], []]


def test_what_was_written_is_taken_once_and_then_gone() -> None:
    g = fair(3)
    fresh = g.digest()
    assert g.take_written() == [[], [], []]
    g.write(2, 4)

    assert g.take_written() == [[], [], [4]]
    assert g.written is NOTHING_WRITTEN
    assert g.digest() == fresh


def test_the_old_names_work_for_one_more_version() -> None:
    g = fair(2)
    g.write(1, 6)

    assert RULES.observe(g, 1).slip == [6]
    assert g.read_slips() == [[], [6]]
