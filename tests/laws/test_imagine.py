"""The view law: an imagined world shows the seat exactly what it sees, offers it the same, and can be played on."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import SPECTATOR
from tests.laws.play import STYLES, AnyRules, every_game, sampled_tables, steps, tables

pytestmark = pytest.mark.parametrize("game", every_game())


def moments(rules: AnyRules, count: int, first: int, every: int) -> Iterator[tuple[Any, int]]:
    """Give tables in the course of games, each with a seat or a spectator who looks at it."""
    for seed, seats, options, style in sampled_tables(rules, count, first):
        g = rules.new(seats, options, Chance(seed))
        for number, _ in enumerate(steps(rules, g, style, Chance(seed + 1))):
            if number % every == seed % every:
                yield g, [*range(seats), SPECTATOR][number // every % (seats + 1)]


def check(rules: AnyRules, g: Any, seat: int, chance: Chance) -> Any:
    """Imagine worlds from a view, one at once and two from an imaginer, and check all that must be true of them."""
    view = rules.look(g, seat)
    before = view.plain()
    imaginer = rules.imaginer(view)
    worlds = [rules.imagine(view, chance), imaginer.world(chance), imaginer.world(chance)]
    for world in worlds:
        assert rules.look(world, seat).plain() == before
        assert view.plain() == before
        if seat != SPECTATOR:
            assert rules.options(world, seat) == rules.options(g, seat)
        assert rules.asked(world) == rules.asked(g)
        for asked in rules.asked(world):
            assert rules.options(world, asked), "who is asked has a choice"
        assert sorted(card for zone in world.zones for card in zone) == sorted(
            card for zone in g.zones for card in zone
        )
    assert [world.quiet for world in worlds] == [False, True, True]
    return worlds[chance.below(3)]


def check_moments(rules: AnyRules, count: int, first: int, every: int) -> None:
    """Check the law at some moments of so many games, and play some of the worlds to their end."""
    for number, (g, seat) in enumerate(moments(rules, count, first, every)):
        world = check(rules, g, seat, Chance(number))
        if number % 7 == 0:
            rules.playout(world, Chance(number))
            assert rules.over(world)


def test_an_imagined_world_shows_the_seat_what_it_sees(game: str) -> None:
    rules = readingroom.load(game)
    check_moments(rules, 2 * len(tables(rules)), 500, 37)


@pytest.mark.long
def test_many_imagined_worlds_show_the_seat_what_it_sees(game: str) -> None:
    rules = readingroom.load(game)
    check_moments(rules, 16 * len(tables(rules)), 20000, 13)


def test_worlds_can_be_imagined_all_along_one_game(game: str) -> None:
    rules = readingroom.load(game)
    for style in STYLES[game]:
        g = rules.new(rules.max_seats, None, Chance(3))
        onlookers = [*range(g.seats), SPECTATOR]
        for number, _ in enumerate(steps(rules, g, style, Chance(4))):
            if number % 4 == 0:
                check(rules, g, onlookers[number // 4 % len(onlookers)], Chance(number))


def test_worlds_are_imagined_from_the_view_and_the_chance_alone(game: str) -> None:
    rules = readingroom.load(game)
    for g, seat in moments(rules, 6, 900, 53):
        view = rules.look(g, seat)
        imaginer = rules.imaginer(view)
        imaginer.world(Chance(9))
        digests = [rules.imagine(view, Chance(each)).digest() for each in (1, 1, 2, 3, 4)]
        assert digests[0] == digests[1]
        assert g.seats < 3 or rules.over(g) or len(set(digests)) > 1
        digests = [imaginer.world(Chance(each)).digest() for each in (1, 1, 2, 3, 4)]
        assert digests[0] == digests[1] == rules.imaginer(view).world(Chance(1)).digest()
        assert g.seats < 3 or rules.over(g) or len(set(digests)) > 1


def test_worlds_imagined_from_one_view_do_not_share_anything(game: str) -> None:
    rules = readingroom.load(game)
    for g, seat in moments(rules, 6, 950, 61):
        view = rules.look(g, seat)
        imaginer = rules.imaginer(view)
        for make in (partial(rules.imagine, view), imaginer.world):
            one, two = (make(Chance(each)) for each in (1, 2))
            before, seen = two.plain(), view.plain()
            for _ in steps(rules, rules.clone(one), "random", Chance(1)):
                pass
            rules.playout(one, Chance(1))
            assert two.plain() == before
            assert view.plain() == seen
        assert imaginer.world(Chance(2)).plain() == before


def test_a_world_dealt_anew_shows_all_seats_what_they_saw_and_brings_something_else(game: str) -> None:
    rules = readingroom.load(game)
    moved = 0
    for g, seat in moments(rules, 12, 970, 47):
        world = rules.imagine(rules.look(g, seat), Chance(1))
        again = rules.clone(world)
        rules.deal_anew(again, Chance(2))
        for each in [*range(g.seats), SPECTATOR]:
            assert rules.look(again, each).plain() == rules.look(world, each).plain()
        assert sorted(card for zone in again.zones for card in zone) == sorted(
            card for zone in world.zones for card in zone
        )
        assert [len(zone) for zone in again.zones] == [len(zone) for zone in world.zones]
        assert rules.over(g) or again.sources() != world.sources()
        moved += again.plain() != world.plain()
        rules.playout(again, Chance(3))
        assert rules.over(again)
    assert moved


def test_a_finished_game_leaves_nothing_to_imagine(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, len(tables(rules)), 60):
        g = rules.new(seats, options, Chance(seed))
        for _ in steps(rules, g, style, Chance(seed + 1)):
            pass
        for seat in [*range(seats), SPECTATOR]:
            world = check(rules, g, seat, Chance(1))
            assert [score.plain() for score in rules.scores(world)] == [score.plain() for score in rules.scores(g)]


@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_any_choices_at_all_leave_views_that_can_be_imagined(game: str, data: st.DataObject) -> None:
    rules = readingroom.load(game)
    seats, options = data.draw(st.sampled_from(tables(rules)))
    style = data.draw(st.sampled_from(STYLES[game]))
    seat = data.draw(st.sampled_from([*range(seats), SPECTATOR]))
    g = rules.new(seats, options, Chance(data.draw(st.integers(0, 1 << 32))))
    length = data.draw(st.integers(0, 260))
    for number, _ in enumerate(steps(rules, g, style, Chance(data.draw(st.integers(0, 1 << 32))))):
        if number == length:
            break
    check(rules, g, seat, Chance(5))
