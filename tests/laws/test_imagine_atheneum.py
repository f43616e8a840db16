"""In Atheneum, imagined worlds are just those that real games lead to: each can be replayed, and none is missing."""

from collections.abc import Callable
from functools import partial
from math import log

import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import SPECTATOR
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.atheneum.state import Atheneum, queue
from tests.laws.reruns import CHOOSE, Moves, Plain, piles_sorted, present, rerun, rules_with_tokens, worlds_for

pytestmark = pytest.mark.slow

PATIENCE = 4  # so many times what chance needs on average to bring every one of equally likely worlds
FEW = [0] * 9 + [1, 2, 1, 1, 1]  # six bonus tokens in all
Start = tuple[Atheneum, Moves]


def shipped() -> AtheneumRules:
    """Give the rules with the shipped deck."""
    rules = readingroom.load("atheneum")
    assert isinstance(rules, AtheneumRules)
    return rules


def played(
    rules: AtheneumRules, seats: int, seed: int, eager: bool, table: dict[str, str] | None = None
) -> list[Start]:
    """Play a game at random and give its state and moves so far, after each move; the eager draw and score."""
    g = rules.new(seats, table or {}, Chance(seed))
    chance = Chance(seed + 1)
    moves: Moves = []
    found: list[Start] = []
    while asked := rules.asked(g):
        seat = asked[chance.below(len(asked))]
        options = rules.options(g, seat)
        wanted = [each for each in options if each == 1 or 70 <= each < CHOOSE] if eager else []
        action = wanted[0] if wanted else options[chance.below(len(options))]
        rules.play(g, seat, action)
        moves.append((seat, action))
        found.append((rules.clone(g), moves[:]))
    return found


def check_real(rules: AtheneumRules, start: Start, seat: int, seed: int) -> None:
    """Imagine a world, and play it again from the first shuffle."""
    g, moves = start
    world = rules.imagine(rules.look(g, seat), Chance(seed))
    assert rerun(rules, world, moves).plain() == world.plain()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_imagined_world_is_what_a_real_game_leads_to(seats: int) -> None:
    for number, (rules, eager) in enumerate([(shipped(), False), (shipped(), True), (rules_with_tokens(FEW), True)]):
        moments = played(rules, seats, 10 * seats + number, eager)
        for index in range(number, len(moments), 29):
            check_real(rules, moments[index], [*range(seats), SPECTATOR][index % (seats + 1)], index)


@pytest.mark.parametrize("seats", [2, 5])
def test_with_strict_steps_and_drawn_colours_worlds_are_as_real(seats: int) -> None:
    options = {"steps": "strict", "colours": "drawn"}
    moments = played(shipped(), seats, 70 + seats, True, options)
    for index in range(0, len(moments), 23):
        check_real(shipped(), moments[index], [*range(seats), SPECTATOR][index % (seats + 1)], index)
        world = shipped().imagine(shipped().look(moments[index][0], SPECTATOR), Chance(index))
        assert shipped().chosen_options(world) == options
        assert world.favourites == moments[index][0].favourites


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_world_imagined_in_many_games_is_real(seats: int) -> None:
    for seed in range(12):
        rules = shipped() if seed % 2 else rules_with_tokens(FEW)
        moments = played(rules, seats, 1000 + seed, seed % 3 > 0)
        for index in range(seed, len(moments), 17):
            check_real(rules, moments[index], [*range(seats), SPECTATOR][index % (seats + 1)], index)


def check_support(rules: AtheneumRules, g: Atheneum, seat: int, worlds: list[Atheneum]) -> None:
    """Imagine until every world has come out, one by one and from an imaginer, which leaves the past as it was seen."""
    view = rules.look(g, seat)
    check_each(partial(rules.imagine, view), piles_sorted, {piles_sorted(world) for world in worlds})
    check_each(rules.imaginer(view).world, present, {present(world) for world in worlds})


def check_each(make: Callable[[Chance], Atheneum], name: Callable[[Atheneum], Plain], worlds: set[Plain]) -> None:
    """Make worlds until all have come out; one that is not among them, or one that never comes, is a failure."""
    chance = Chance(7)
    missing = set(worlds)
    for _ in range(int(PATIENCE * len(worlds) * (log(len(worlds)) + 1)) + 100):
        plain = name(make(chance))
        assert plain in worlds, "this world does not fit"
        missing.discard(plain)
        if not missing:
            return
    raise AssertionError(f"{len(missing)} of {len(worlds)} worlds never came")


def third_draft(rules: AtheneumRules, secret: bool) -> Start:
    """Find a game of five in its third draft, in which only seat 3 has chosen, or nobody.

    Seat 0 has held the hands that were dealt to seats 0, 4 and 3; those of 1 and 2 now lie before seats 3 and 4.
    """
    for seed in range(100):
        for g, moves in played(rules, 5, seed, eager=False):
            if g.turn == 3 and not g.dealt:
                done = [seat for seat in range(5) if not g.lanes[seat].agenda()]
                if done == ([3] if secret else []):
                    return g, moves
            if g.turn > 3:
                break
    raise AssertionError("there is no such game")


@pytest.mark.parametrize(("secret", "count"), [(False, 70), pytest.param(True, 280, marks=pytest.mark.slow)])
def test_with_two_unknown_hands_each_world_that_fits_is_imagined_and_no_other(secret: bool, count: int) -> None:
    rules = shipped()
    g, moves = third_draft(rules, secret)
    worlds = worlds_for(rules, g, moves, 0)

    assert piles_sorted(g) in {piles_sorted(world) for world in worlds}
    assert len(worlds) == count  # 8 over 4, and any of four cards chosen
    check_support(rules, g, 0, worlds)


def test_of_a_tiny_bag_every_order_of_the_queues_is_imagined() -> None:
    rules = rules_with_tokens(FEW)
    for g, _ in played(rules, 2, 5, eager=True):
        if g.turn == 1 and g.dealt:
            view = rules.look(g, 1)
            left = sorted(g.zones[queue(0)] + g.zones[queue(1)])
            for make in (partial(rules.imagine, view), rules.imaginer(view).world, partial(dealt_anew, rules, g)):
                chance = Chance(1)
                found = set()
                for _ in range(6000):
                    world = make(chance)
                    found.add((tuple(world.zones[queue(0)]), tuple(world.zones[queue(1)])))
                assert all(sorted(one + two) == left for one, two in found)
                assert len(found) == orders(left)
            return


def dealt_anew(rules: AtheneumRules, g: Atheneum, chance: Chance) -> Atheneum:
    """Copy a game and deal what nobody has seen anew."""
    other = rules.clone(g)
    rules.deal_anew(other, chance)
    return other


def orders(tokens: list[int]) -> int:
    """Count the orders of some tokens that can be told apart."""
    count = 1
    for index, token in enumerate(tokens, 1):
        count = count * index // (tokens[:index].count(token))
    return count
