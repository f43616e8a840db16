"""No field of a table is forgotten: a change of any of them shows in copies, in pickles and in what a state is."""

import pickle
from typing import Any

import pytest

import readingroom
from readingroom import Chance
from readingroom.engine.chance import Roll
from readingroom.engine.clause import Clause
from readingroom.engine.event import announcement
from readingroom.engine.lane import Lane
from readingroom.engine.table import Table

FIXED = {"deck", "book", "plan"}  # never change during a game
MADE = {"taken"}  # of a shelf of Atheneum: made of its other fields
KERNEL = set(getattr(Table, "__mypyc_attrs__", ())) | set(Table.__annotations__)
LANE = set(getattr(Lane, "__mypyc_attrs__", ())) | set(Lane.__annotations__)

CHANGED = announcement(Clause, "changed", 0, 0, 0)

# What the kernel's own fields are changed to, to see that copies and pickles have it too; what is left out has reasons.
KERNEL_CHANGES: dict[str, Any] = {
    "zones": lambda zones: [[1, 2], *zones[1:]],
    "written": lambda written: [[3], [4]],
    "early": lambda early: [CHANGED, *early],
    "rolls": lambda rolls: [Roll("changed", -1, 1)],
    "forks": lambda rounds: rounds + 1,
    "quiet": lambda quiet: not quiet,
    "sealed": lambda sealed: not sealed,
}
KERNEL_LEFT = {
    "seats", "layout", "eyes", "piles",  # the same for all copies
    "trunk", "lanes", "lane",  # lanes have fields of their own
    "mark",  # a pickle puts what it separates into `early`
    "doing",  # set anew before anything is told
}  # fmt: skip
LANE_CHANGES: dict[str, Any] = {
    "asked": lambda asked: asked + 1,
    "options": lambda options: [*options, 900],
    "chance": lambda chance: Chance(77),
    "past": lambda past: [*past, CHANGED],
}
LANE_LEFT = {
    "clauses", "seats", "depth", "lifted", "top", "top_seat",  # together they are the agenda
    "shared",  # whether the past is a list of another lane too
}  # fmt: skip


def own_fields(g: Table) -> list[str]:
    """List the fields that a game adds to a table: as the class says them, plain or compiled."""
    kind: Any = type(g)
    named = set(getattr(kind, "__mypyc_attrs__", ())) or set(kind.__annotations__)
    return sorted(named - KERNEL - FIXED)


def fields_of(part: Any) -> list[str]:
    """List the fields of a part of a table, such as a shelf or a desk."""
    return sorted(set(getattr(type(part), "__mypyc_attrs__", ())) or set(vars(part)))


def changed(value: Any) -> Any:
    """Give something else of the same kind; None if it is made of parts that have laws of their own."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list) and value and all(isinstance(each, int) for each in value):
        return [value[0] + 1, *value[1:]]
    return None


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_a_change_of_any_field_shows_in_every_copy(game: str) -> None:
    rules = readingroom.load(game)
    settings: list[dict[str, str]] = [{}]
    settings += [{option: choices[-1]} for option, choices in rules.option_choices(2).items()]  # some facts are rare
    for field in own_fields(rules.new(2, {}, Chance(3))):
        matters = []
        for options in settings:
            g = rules.new(2, options, Chance(3))
            other = changed(getattr(g, field))
            if other is None:
                continue
            before = g.plain()
            setattr(g, field, other)
            matters.append(g.plain() != before)
            assert getattr(g.clone(), field) == other, f"{game}: a copy forgets `{field}`"
            if matters[-1]:
                assert getattr(pickle.loads(pickle.dumps(g)), field) == other, f"{game}: a pickle forgets `{field}`"
        assert any(matters) or not matters, f"{game}: `{field}` is no part of the state"


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_every_game_has_fields_of_its_own(game: str) -> None:
    assert len(own_fields(readingroom.load(game).new(2, {}, Chance(3)))) >= 7


def parts_of(g: Table, at: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], str]]:
    """List the fields of the first player's shelf or desk, and of what is part of it, with the way there."""
    found: list[tuple[tuple[str, ...], str]] = []
    for field in own_fields(g) if not at else fields_of(part_at(g, at)):
        value = getattr(part_at(g, at) if at else g, field)
        if field in FIXED | MADE:
            continue
        if at and changed(value) is not None:
            found.append((at, field))
        elif not isinstance(value, int):
            first = value[0] if isinstance(value, list) and value else value
            if type(first).__module__.startswith("readingroom.games"):
                found += parts_of(g, (*at, field))
    return found


def part_at(g: Table, at: tuple[str, ...]) -> Any:
    """Find a part of a table."""
    part: Any = g
    for field in at:
        part = getattr(part, field)
        part = part[0] if isinstance(part, list) and part else part
    return part


@pytest.mark.parametrize(("game", "count"), [("exlibris", 7), ("atheneum", 10)])
def test_a_change_of_any_field_of_a_shelf_or_desk_shows_in_every_copy(game: str, count: int) -> None:
    rules = readingroom.load(game)
    start = later(rules)
    parts = parts_of(start)
    assert len(parts) >= count
    for at, field in parts:
        g = rules.clone(start)
        before = g.plain()
        value = getattr(part_at(g, at), field)
        other = changed(value)
        setattr(part_at(g, at), field, other)
        assert g.plain() != before, f"{game}: `{field}` is no part of the state"
        assert getattr(part_at(start, at), field) == value, f"{game}: copies share `{field}`"
        assert getattr(part_at(g.clone(), at), field) == other, f"{game}: a copy forgets `{field}`"
        assert getattr(part_at(pickle.loads(pickle.dumps(g)), at), field) == other, (
            f"{game}: a pickle forgets `{field}`"
        )


def later(rules: Any) -> Any:
    """Play on until there is something on shelves and desks."""
    g, chance = rules.new(2, {}, Chance(3)), Chance(3)
    for _ in range(60):
        seat = rules.asked(g)[0]
        options = rules.options(g, seat)
        rules.play(g, seat, options[chance.below(len(options))])
    return g


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_a_change_of_any_field_of_the_kernel_shows_in_every_copy(game: str) -> None:
    rules = readingroom.load(game)
    assert set(KERNEL_CHANGES) | KERNEL_LEFT == KERNEL
    for field, change in KERNEL_CHANGES.items():
        g = rules.new(2, {}, Chance(3))
        for _ in range(2):  # whatever it was at first
            other = change(getattr(g, field))
            setattr(g, field, other)
            assert same(getattr(g.clone(), field), other), f"a copy forgets `{field}`"
            found = getattr(pickle.loads(pickle.dumps(g)), field)
            assert same(found[: len(other)] if field == "early" else found, other), f"a pickle forgets `{field}`"


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_a_change_of_any_field_of_a_lane_shows_in_every_copy(game: str) -> None:
    rules = readingroom.load(game)
    assert set(LANE_CHANGES) | LANE_LEFT == LANE
    for field, change in LANE_CHANGES.items():
        g = rules.new(2, {}, Chance(3))
        for lane in ("trunk", "lanes"):
            if part_at(g, (lane,)) != []:
                setattr(part_at(g, (lane,)), field, change(getattr(part_at(g, (lane,)), field)))
        for other in (g.clone(), pickle.loads(pickle.dumps(g))):
            for mine, its in zip([g.trunk, *g.lanes], [other.trunk, *other.lanes], strict=True):
                assert same(getattr(its, field), getattr(mine, field)), f"a copy forgets `{field}` of a lane"
                assert its.agenda() == mine.agenda()


def same(one: Any, other: Any) -> bool:
    """Compare; sources of chance are the same when they go on alike, and what they gave when it is written alike."""
    if isinstance(one, Chance):
        return bool(one.state == other.state)
    if isinstance(one, list) and one and isinstance(one[0], Roll):
        return [each.__reduce__() for each in one] == [each.__reduce__() for each in other]
    return bool(one == other)
