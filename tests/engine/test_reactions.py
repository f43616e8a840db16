"""Triggers and effects: who reacts when, and what comes before what."""

from readingroom.engine.clause import Effect
from readingroom.engine.event import Event
from tests.engine.fair import (
    BUSYBODY,
    COLLECTOR,
    HAGGLER,
    STALL,
    Browse,
    DrawTop,
    MayGive,
    MayToss,
    Peek,
    Wrap,
    shelf,
)
from tests.engine.stage import RULES, at_the_stall, fair, say


def asked_in_turn(powers: list[int], ranks: list[int]) -> list[tuple[int, str]]:
    """Let seat 0 take a book, and list who is asked what, until the next seat browses."""
    g = at_the_stall(len(powers), powers, ranks)
    say(g, "0 take B0")
    found: list[tuple[int, str]] = []
    while True:
        seat = RULES.asked(g)[0]
        verb = RULES.catalogue.verb(RULES.options(g, seat)[0])
        if verb == "take":
            return found
        found.append((seat, verb))
        RULES.play(g, seat, RULES.options(g, seat)[-1])


def codes(events: list[Event]) -> list[tuple[str, int]]:
    return [(event.code, event.seat) for event in events]


def test_nobody_reacts_to_themselves() -> None:
    assert asked_in_turn([BUSYBODY, 0, 0], [0, 0, 0]) == []


def test_reactions_of_one_kind_come_clockwise_from_the_left_of_who_acted() -> None:
    assert asked_in_turn([0, BUSYBODY, BUSYBODY, BUSYBODY], [0, 0, 0, 0]) == [(1, "toss"), (2, "toss"), (3, "toss")]


def test_the_lowest_rank_reacts_first_wherever_it_sits() -> None:
    assert asked_in_turn([0, BUSYBODY, BUSYBODY, BUSYBODY], [0, 2, 1, 0]) == [(3, "toss"), (2, "toss"), (1, "toss")]


def test_reactions_of_different_kinds_with_one_rank_come_clockwise() -> None:
    assert asked_in_turn([0, HAGGLER, BUSYBODY], [0, 0, 0]) == [(1, "give"), (2, "toss")]


def test_a_seat_with_two_powers_uses_them_in_the_order_of_the_rows() -> None:
    assert asked_in_turn([0, HAGGLER | BUSYBODY], [0, 0]) == [(1, "toss"), (1, "give")]


def test_ranks_come_before_rows_and_seats() -> None:
    both = HAGGLER | BUSYBODY
    assert asked_in_turn([0, both, 0, HAGGLER], [0, 5, 0, 3]) == [(3, "give"), (1, "toss"), (1, "give")]


def test_a_whole_effect_is_finished_before_the_next_reaction_begins() -> None:
    g = at_the_stall(3, [0, HAGGLER, HAGGLER], [0, 0, 0])

    told = say(g, "0 take B0", "1 leave", "2 leave")

    assert codes(told) == [("take", 0), ("draw", 1), ("draw", 2)]


def test_an_effect_is_interrupted_by_an_effect_and_then_goes_on() -> None:
    g = at_the_stall(3, [0, HAGGLER, COLLECTOR], [0, 0, 0])
    book = g.zones[shelf(1)][0]

    told = say(g, "0 take B0", f"1 give B{book}")

    assert codes(told) == [("take", 0), ("give", 1), ("collect", 2), ("draw", 1)]
    assert book in g.zones[shelf(2)]
    assert book not in g.zones[STALL]


def test_what_reacts_inside_a_reaction_counts_clockwise_from_the_one_who_reacted() -> None:
    g = at_the_stall(4, [COLLECTOR, 0, HAGGLER, COLLECTOR], [0, 0, 0, 0])
    book = g.zones[shelf(2)][0]

    told = say(g, "0 take B0", f"2 give B{book}")

    assert codes(told) == [("take", 0), ("give", 2), ("collect", 3), ("draw", 2)]


def test_a_trigger_without_rows_does_nothing() -> None:
    g = at_the_stall(2, [7, 7], [0, 0])
    agenda = g.trunk.agenda()

    g.fire("thundering", 0, 0)

    assert g.trunk.agenda() == agenda


def test_begin_puts_the_first_clause_of_an_effect_next() -> None:
    g = at_the_stall(2, [0, 0], [0, 0])
    below = g.trunk.agenda()

    g.begin(1, Effect("FAIR-9", "Look, give, draw.", Peek(), MayGive(), DrawTop()))

    assert g.trunk.agenda() == [*below, (1, DrawTop()), (1, MayGive()), (1, Peek())]


def test_then_puts_the_last_clause_said_next() -> None:
    g = at_the_stall(2, [0, 0], [0, 0])
    below = g.trunk.agenda()

    g.then(0, Browse())
    g.then(1, MayToss())

    assert g.trunk.agenda() == [*below, (0, Browse()), (1, MayToss())]


def test_begin_inside_a_lane_stays_in_the_lane() -> None:
    g = fair(2, seed=1)

    assert [[repr(clause) for _, clause in lane.agenda()] for lane in g.lanes] == [["SealParcel()", "Wrap(2, 1)"]] * 2


def test_clauses_are_equal_by_kind_and_numbers() -> None:
    assert Wrap(2, 1) == Wrap(2, 1)
    assert hash(Wrap(2, 1)) == hash(Wrap(2, 1))
    assert Wrap(2, 1) != Wrap(2, 0)
    assert Browse() != MayToss()
    assert repr(Wrap(2, 1)) == "Wrap(2, 1)"
