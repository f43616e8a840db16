"""A turn is a player's alone: whatever the order of the seats' moves, the result is the same, bonus tokens included."""

from collections.abc import Iterator
from math import factorial, prod

import pytest

from readingroom.engine.chance import Chance
from readingroom.games.atheneum.state import Atheneum
from tests.games.atheneum.library import RULES, at_work, dealt
from tests.rulebook import rule

Script = list[list[int]]  # by seat, the actions of its lane


def everything(g: Atheneum) -> tuple[object, ...]:
    """All that two tables must share to be the same table from now on."""
    views = [RULES.observe(g, seat).plain() for seat in [*range(g.seats), None]]
    return (g.digest(), g.sources(), g.forks, views)


def scripts(g: Atheneum, pick: Chance) -> Script:
    """Play the lanes of a copy seat by seat at random, and give what each seat chose."""
    g = RULES.clone(g)
    found: Script = [[] for _ in range(g.seats)]
    forks = g.forks
    for seat in range(g.seats):
        while g.forks == forks and (offered := RULES.options(g, seat)):
            found[seat].append(offered[pick.below(len(offered))])
            RULES.play(g, seat, found[seat][-1])
    return found


def interleavings(g: Atheneum, script: Script) -> Iterator[Atheneum]:
    """Play the lanes in every order there is, and give the table after each."""
    for seat, actions in enumerate(script):
        if actions:
            after = RULES.clone(g)
            RULES.play(after, seat, actions[0])
            if after.forks != g.forks:
                yield after
            else:
                yield from interleavings(after, [each[other == seat :] for other, each in enumerate(script)])


def shuffled(g: Atheneum, script: Script, order: Chance) -> Atheneum:
    """Play the lanes of a copy in some order."""
    after = RULES.clone(g)
    left = [each[:] for each in script]
    while any(left):
        seat = order.below(len(left))
        if left[seat]:
            RULES.play(after, seat, left[seat].pop(0))
    return after


@rule("ATH-T7")
@pytest.mark.slow
def test_two_turns_with_bonus_tokens_spiders_and_objectives_end_alike_in_every_order() -> None:
    game = at_work(
        gets="Ada: bonus + pink, Ben: bonus + any",
        shelves="Ada d: T G .; Ben b: . . . / T G T", bag="wand any green+pink side-shelf",
    )  # fmt: skip
    find = RULES.catalogue.find
    ada = ["draw", "take pink", "at d3", "capture bonus", "draw", "candle green+pink", "on candle2", "finish"]
    ben = ["score O1", "draw", "use any", "take black", "at a1", "finish"]
    script = [[find(text) for text in texts] for texts in (ada, ben)]

    ends = [repr(everything(after)) for after in interleavings(game.g, script)]

    assert len(ends) == orders(script) == 3003  # 14 over 6
    assert len(set(ends)) == 1


@rule("ATH-T7", "ATH-B5", "ATH-B6")
def test_two_turns_with_rearranging_pairs_and_side_shelves_end_alike_in_every_order() -> None:
    game = at_work(
        gets="Ada: rearrange 2 + side-shelf, Ben: bonus", drawn="Ada: green+pink",
        shelves="Ada d: T G .; Ben d: T G U", bag="wand side-shelf",
    )  # fmt: skip
    find = RULES.catalogue.find
    ada = ["remove d2", "take pink+green", "at d2", "capture wand", "finish"]
    ben = ["draw", "use side-shelf", "finish"]
    script = [[find(text) for text in texts] for texts in (ada, ben)]

    ends = [repr(everything(after)) for after in interleavings(game.g, script)]

    assert len(ends) == orders(script) == 56  # 8 over 3
    assert len(set(ends)) == 1


@rule("ATH-T7", "ATH-T2")
def test_three_secret_choices_end_alike_in_every_order() -> None:
    game = dealt("Ada Ben Cleo")
    script = scripts(game.g, Chance(3))

    ends = [everything(after) for after in interleavings(game.g, script)]

    assert len(ends) == 6
    assert all(end == ends[0] for end in ends)


@rule("ATH-T7")
@pytest.mark.parametrize("seed", range(4))
def test_three_short_turns_at_random_end_alike_in_every_order(seed: int) -> None:
    g = RULES.new(3, {}, Chance(seed))
    pick = Chance(seed + 50)
    for _ in range(2 * seed + 1):  # into the steps 2 and 3 of turn seed + 1
        g = shuffled(g, scripts(g, pick), Chance(0))
    script = scripts(g, pick)
    while not 3 <= sum(len(each) for each in script) <= 8:
        script = scripts(g, pick)

    ends = [everything(after) for after in interleavings(g, script)]

    assert len(ends) == orders(script)
    assert all(end == ends[0] for end in ends)


def orders(script: Script) -> int:
    """Count the orders in which lanes can be played."""
    return factorial(sum(len(each) for each in script)) // prod(factorial(len(each)) for each in script)


@rule("ATH-T7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_do_not_depend_on_the_order_of_play(seats: int, seed: int) -> None:
    one = RULES.new(seats, {}, Chance(seed))
    two = RULES.new(seats, {}, Chance(seed))
    pick, order = Chance(seed + 100), Chance(seed + 200)
    while RULES.asked(one):
        script = scripts(one, pick)
        one = shuffled(one, script, Chance(0))
        two = shuffled(two, script, order)
        assert everything(one) == everything(two)
    assert RULES.over(two)


@rule("ATH-T7")
@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_games_do_not_depend_on_the_order_of_play(seats: int) -> None:
    for seed in range(1000, 1040):
        one = RULES.new(seats, {}, Chance(seed))
        two = RULES.new(seats, {}, Chance(seed))
        pick, order = Chance(seed + 100), Chance(seed + 200)
        while RULES.asked(one):
            script = scripts(one, pick)
            one = shuffled(one, script, Chance(0))
            two = shuffled(two, script, order)
        assert everything(one) == everything(two)


@rule("ATH-T7")
def test_a_turn_touches_no_other_desk_hand_or_queue_and_changes_nothing_that_others_may_do() -> None:
    pick = Chance(9)
    g = RULES.new(5, {}, Chance(9))
    for _ in range(7):
        g = shuffled(g, scripts(g, pick), Chance(0))
    script = scripts(g, pick)
    for seat in range(4):
        before = [desk.numbers() for desk in g.desks]
        offered = [RULES.options(g, other) for other in range(5)]
        sources = g.sources()
        own = [[g.zones[10 + 4 * other + each][:] for each in range(4)] for other in range(5)]
        for action in script[seat]:
            RULES.play(g, seat, action)
        for other in range(5):
            if other != seat:
                assert g.desks[other].numbers() == before[other]
                assert [g.zones[10 + 4 * other + each] for each in range(4)] == own[other]
                assert RULES.options(g, other) == offered[other]
        assert g.sources() == sources  # chance has no part in a turn
