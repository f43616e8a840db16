"""Lanes: all play at once, in any order, and nothing depends on the order."""

import copy
import pickle
from collections import Counter

import pytest

from readingroom.engine.chance import Chance, ToldChance
from readingroom.engine.errors import IllegalAction
from readingroom.engine.event import Event
from tests.engine.fair import BIN, BOX, RUMMAGE, STALL, Fair, parcel, shelf
from tests.engine.stage import RULES, fair, interleavings, say, scripts, shuffled_lanes
from tests.laws.play import steps
from tests.laws.redeal import past_of


def everything(g: Fair) -> tuple[object, ...]:
    """All that two tables must share to be the same table from now on."""
    views = [RULES.observe(g, seat).plain() for seat in [*range(g.seats), None]]
    return (g.digest(), g.sources(), g.forks, g.sealed, views)


def test_a_table_tells_its_forks_by_their_old_name_rounds() -> None:
    g = fair(2)

    assert g.rounds == g.forks > 0


def test_a_fork_asks_every_seat() -> None:
    g = fair(4)

    assert RULES.asked(g) == [0, 1, 2, 3]
    assert not RULES.over(g)


def test_three_seats_with_three_steps_each_give_the_same_table_in_all_1680_orders() -> None:
    g = fair(3, seed=4)
    script = scripts(g, lambda open_: open_[0])
    assert [len(each) for each in script] == [3, 3, 3]

    tables = [everything(after) for after in interleavings(g, script)]

    assert len(tables) == 1680
    assert all(table == tables[0] for table in tables)


def test_two_seats_that_draw_by_chance_in_their_lanes_get_the_same_in_all_70_orders() -> None:
    g = fair(2, seed=9)
    script = scripts(g, lambda open_: open_[-1])
    assert [len(each) for each in script] == [4, 4]
    assert [each[0] for each in script] == [RUMMAGE, RUMMAGE]

    tables = [everything(after) for after in interleavings(g, script)]

    assert len(tables) == 70
    assert all(table == tables[0] for table in tables)


@pytest.mark.parametrize("seed", range(12))
def test_whole_fairs_do_not_depend_on_the_order_of_play_in_lanes(seed: int) -> None:
    g, other = (fair(4, seed, "all", 2) for _ in range(2))
    pick, order = Chance(seed), Chance(seed + 1000)
    while RULES.asked(g):
        if g.lanes:
            script = scripts(g, lambda open_: open_[pick.below(len(open_))])
            g = shuffled_lanes(g, script, Chance(0))
            other = shuffled_lanes(other, script, order)
        else:
            seat = RULES.asked(g)[0]
            open_ = RULES.options(g, seat)
            action = open_[pick.below(len(open_))]
            RULES.play(g, seat, action)
            RULES.play(other, seat, action)
        assert everything(g) == everything(other)
    assert RULES.over(other)


def test_lanes_forked_without_chance_leave_the_source_alone_and_refuse_to_draw() -> None:
    g, other = fair(2, seed=3), fair(2, seed=3)
    before = g.trunk.chance.state
    g.fork(drawing=False)
    other.fork()

    assert g.trunk.chance.state == before
    assert other.trunk.chance.state != before
    g.lane = g.lanes[1]
    with pytest.raises(RuntimeError, match="without chance"):
        g.shuffle(BOX)
    copy = g.clone()
    assert [lane.chance.split() for lane in copy.lanes] == [lane.chance for lane in g.lanes]
    assert pickle.loads(pickle.dumps(g)) == g


def test_who_is_ready_is_no_longer_asked_and_the_others_go_on() -> None:
    g = fair(2, seed=2)
    first, second = sorted(g.zones[shelf(0)])[:2]

    say(g, f"0 wrap B{first}", f"0 wrap B{second}", "0 ready")

    assert RULES.asked(g) == [1]
    assert RULES.options(g, 0) == []
    with pytest.raises(IllegalAction):
        say(g, "0 ready")


def test_the_trunk_waits_until_every_lane_is_empty() -> None:
    g = fair(3, seed=3, mornings=2)
    trunk = g.trunk.agenda()
    while g.forks == 1:
        assert g.trunk.agenda() == trunk
        assert not g.zones[STALL]
        seat = RULES.asked(g)[-1]
        RULES.play(g, seat, RULES.options(g, seat)[0])

    assert len(g.zones[STALL]) == 6
    assert not g.lanes


def test_the_trunk_waits_when_an_answer_led_to_the_fork() -> None:
    g = fair(3, seed=3, mornings=2)
    while g.forks < 3:  # to the second morning
        seat = RULES.asked(g)[0]
        RULES.play(g, seat, RULES.options(g, seat)[0])
    assert RULES.asked(g) == [0, 1, 2]
    stall = len(g.zones[STALL])
    while g.forks == 3:
        assert len(g.zones[STALL]) == stall
        seat = RULES.asked(g)[0]
        RULES.play(g, seat, RULES.options(g, seat)[0])

    assert [len(g.zones[parcel(seat)]) for seat in range(3)] == [0, 0, 0]
    assert len(g.zones[STALL]) == stall + 6


@pytest.mark.parametrize("seed", range(6))
def test_what_every_answer_tells_adds_up_to_the_past(seed: int) -> None:
    g = fair(3, seed, "all", 2)
    told: Counter[Event] = Counter(RULES.events(g))

    for step in steps(RULES, g, "random", Chance(seed)):
        told.update(step.events)

    assert told == Counter(past_of(g.trunk))


def test_the_set_up_tells_what_happened_in_every_lane() -> None:
    g = fair(3, seed=1)

    assert [(event.code, event.seat) for event in RULES.events(g)] == [
        ("morning", 0), ("unpack", 0), ("unpack", 1), ("unpack", 2),
    ]  # fmt: skip


def test_the_answer_that_ends_the_lanes_tells_its_own_events_first() -> None:
    g = fair(2, seed=5)
    say(g, *(f"{seat} wrap B{book}" for seat in (0, 1) for book in sorted(g.zones[shelf(seat)])[:2]))

    say(g, "0 ready")
    told = say(g, "1 ready")

    assert [(event.code, event.seat) for event in told] == [
        ("ready", 1), ("open", 0), ("open", 0), ("open", 1), ("open", 1),
    ]  # fmt: skip


def test_the_join_lays_the_pasts_of_the_lanes_in_the_order_of_the_seats() -> None:
    g = fair(3, seed=6)
    for after in (shuffled_lanes(g, scripts(g, lambda open_: open_[0]), Chance(seed)) for seed in range(5)):
        packed = [event.seat for event in past_of(after.trunk) if event.code in ("unpack", "wrap", "ready")]
        assert packed == [0] * 4 + [1] * 4 + [2] * 4


def test_the_join_seals_the_answer_that_brought_it() -> None:
    g = fair(2, seed=7)
    say(g, *(f"{seat} wrap B{book}" for seat in (0, 1) for book in sorted(g.zones[shelf(seat)])[:2]))

    say(g, "1 ready")
    assert not RULES.sealed(g)
    say(g, "0 ready")
    assert RULES.sealed(g)


def test_a_clone_in_the_middle_of_anything_is_independent() -> None:
    for seed in range(4):
        g = fair(3, seed, "all", 2)
        chance = Chance(seed)
        kept: list[tuple[Fair, tuple[object, ...]]] = []
        while RULES.asked(g):
            kept.append((RULES.clone(g), everything(g)))
            other = RULES.clone(g)
            for _ in steps(RULES, other, "random", Chance(seed + 7)):
                pass
            assert everything(g) == kept[-1][1]
            seat = RULES.asked(g)[-1]
            RULES.play(g, seat, RULES.options(g, seat)[chance.below(len(RULES.options(g, seat)))])
        for clone, before in kept:
            assert everything(clone) == before


def test_a_clone_goes_on_as_its_original_does() -> None:
    g = fair(3, 11, "all", 2)
    for _, step in zip(range(9), steps(RULES, g, "random", Chance(3)), strict=False):
        other = RULES.clone(g)
        assert other == g
        assert step.seat < 3
    ends = []
    for each in (g, other):
        for _ in steps(RULES, each, "random", Chance(8)):
            pass
        ends.append(everything(each))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("stop", [0, 1, 4, 7, 10, 13, 16])
def test_a_table_can_be_pickled_at_any_moment_and_goes_on_as_before(stop: int) -> None:
    g = fair(3, 12, "all", 2)
    for _ in zip(range(stop), steps(RULES, g, "random", Chance(3)), strict=False):
        pass
    other: Fair = pickle.loads(pickle.dumps(g))

    assert other == g
    assert everything(other) == everything(g)
    assert hash(other) == hash(g)
    for each in (g, other):
        for _ in steps(RULES, each, "random", Chance(8)):
            pass
    assert everything(other) == everything(g)


def test_a_pickled_table_says_again_what_happened_last() -> None:
    g = fair(3, 13, "all", 2)
    for _ in zip(range(12), steps(RULES, g, "random", Chance(3)), strict=False):
        pass

    assert RULES.events(pickle.loads(pickle.dumps(g))) == RULES.events(g)


def test_a_pickled_table_and_its_clones_have_rolls_of_their_own() -> None:
    g = fair(3, 13, "all", 2)
    for _ in steps(RULES, g, "random", Chance(3)):
        if not RULES.rolls(g):
            break
    other: Fair = pickle.loads(pickle.dumps(g))
    clone = RULES.clone(other)
    for _ in steps(RULES, other, "random", Chance(4)):
        assert RULES.rolls(clone) == []


def test_the_copy_module_makes_clones() -> None:
    g = fair(3, 12, "all", 2)
    before = everything(g)
    for other in (copy.copy(g), copy.deepcopy(g)):
        assert other == g
        for _ in steps(RULES, other, "random", Chance(8)):
            pass
        assert everything(g) == before


def test_an_illegal_action_changes_nothing() -> None:
    g = fair(3, 14, "all", 2)
    chance = Chance(2)
    while asked := RULES.asked(g):
        before, events, rolls = everything(g), RULES.events(g), RULES.rolls(g)
        for seat in range(3):
            legal = RULES.options(g, seat)
            for action in range(0, len(RULES.catalogue), 7):
                if action not in legal:
                    with pytest.raises(IllegalAction):
                        RULES.play(g, seat, action)
        assert everything(g) == before
        assert (RULES.events(g), RULES.rolls(g)) == (events, rolls)
        seat = asked[chance.below(len(asked))]
        RULES.play(g, seat, RULES.options(g, seat)[0])


def test_a_playout_of_lanes_ends_as_the_same_choices_played_one_by_one() -> None:
    for seed in range(10):
        g = fair(3, seed, "all", 2)
        other = RULES.clone(g)
        decisions = RULES.playout(g, Chance(seed))

        chance = Chance(seed)
        count = 0
        while asked := RULES.asked(other):
            open_ = RULES.options(other, asked[0])
            RULES.play(other, asked[0], open_[chance.below(len(open_))])
            count += 1

        assert decisions == count
        assert g.zones == other.zones
        assert g.facts() == other.facts()


def test_a_random_card_out_of_a_pile_of_equal_cards_replays_to_the_same_pile() -> None:
    for seed in range(20):
        g, again = fair(2, seed), fair(2, seed)
        g.zones[BOX], again.zones[BOX] = [1, 2, 1, 3], [1, 2, 1, 3]
        told = ToldChance()
        g.trunk.chance, again.trunk.chance = Chance(seed), told
        for each in (g, again):
            each.lanes = []
            each.lane = each.trunk
            each.rolls = []
        g.move_random(BOX, BIN, "lose", 0)
        told.tell(RULES.rolls(g))
        again.move_random(BOX, BIN, "lose", 0)
        assert again.zones[BOX] == g.zones[BOX]
