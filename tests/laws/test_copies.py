"""States, views and rules pickle, copy and compare at any moment; a copy goes on as its original does, and apart."""

import copy
import gc
import multiprocessing
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import pytest

import readingroom
from readingroom import bots
from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause
from readingroom.engine.table import Table
from readingroom.engine.view import View
from tests.laws.own_decks import own_deck
from tests.laws.play import AnyRules, Sat, every_game, sampled_tables, steps, tables

MOST_NUMBERS = 8  # no clause is made with more
Way = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    """Pickle and unpickle."""
    return pickle.loads(pickle.dumps(thing))


FEW = 20  # iterations that a bot thinks ahead
WAYS: tuple[Way, ...] = (pickled, copy.copy, copy.deepcopy)
every_way = pytest.mark.parametrize("way", WAYS, ids=["pickle", "copy", "deepcopy"])
every_one = pytest.mark.parametrize("game", every_game())
each_one = pytest.mark.parametrize(  # the large games take too long for a quick run
    "game", [pytest.param(game, marks=() if game == "biblios" else pytest.mark.slow) for game in every_game()]
)


# States


def all_of(rules: AnyRules, g: Table) -> tuple[object, ...]:
    """All that a copy of a state must have."""
    options = [rules.options(g, seat) for seat in range(g.seats)]
    rolls = [(roll.kind, roll.zone, roll.item, roll.order) for roll in rules.rolls(g)]
    now = (rules.asked(g), options, rules.over(g), rules.events(g), rolls, rules.sealed(g), g.forks)
    return (g.plain(), g.digest(), g.sources(), hash(g), rules.chosen_options(g), *now)


def played_on(rules: AnyRules, g: Table, seed: int) -> tuple[object, ...]:
    """Play a game to its end, and give all of it."""
    for _ in steps(rules, g, "random", Chance(seed)):
        pass
    return (all_of(rules, g), [score.plain() for score in rules.scores(g)])


def check_state(rules: AnyRules, g: Table, way: Way) -> None:
    """Copy a state and compare."""
    before = all_of(rules, g)
    other = way(g)
    assert type(other) is type(g)
    assert other == g
    assert all_of(rules, other) == before
    assert all_of(rules, g) == before


def check_future(rules: AnyRules, g: Table, way: Way, seed: int) -> None:
    """Play copies of a state to the end: all end alike, and none touches another."""
    before = all_of(rules, g)
    one, two = way(g), way(g)
    ended = played_on(rules, one, seed)
    assert all_of(rules, g) == before
    assert all_of(rules, two) == before
    assert played_on(rules, rules.clone(g), seed) == ended
    assert played_on(rules, two, seed) == ended


# Views


def parts_of(thing: object, known: set[int]) -> dict[int, object]:
    """Find all that a thing consists of, by identity; what is known already is left out."""
    found: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        each = waiting.pop()
        if id(each) not in found and id(each) not in known and not isinstance(each, (type, ModuleType)):
            found[id(each)] = each
            waiting += gc.get_referents(each)
    return found


def changeable(thing: object, known: set[int]) -> set[int]:
    """Find the lists and dictionaries in a thing, by identity; what is known already is left out."""
    return {name for name, part in parts_of(thing, known).items() if isinstance(part, (list, dict, set))}


def check_views(rules: AnyRules, g: Table, way: Way) -> None:
    """Copy the views of all seats and of a spectator, and compare."""
    for seat in (*range(g.seats), None):
        view = rules.observe(g, seat)
        other = way(view)
        assert type(other) is type(view)
        assert other == view
        assert hash(other) == hash(view)
        assert rules.facts(other) == rules.facts(view)
        assert view.over or rules.prompt(other).plain() == rules.prompt(view).plain()


def check_uses(rules: AnyRules, g: Table, way: Way, seed: int, known: set[int]) -> None:
    """Copy the views of all seats, imagine and choose by them, and see that they share nothing that can be changed."""
    for seat in range(g.seats):
        view = rules.observe(g, seat)
        other = way(view)
        worlds = [rules.imagine(each, Chance(seed)) for each in (view, other)]
        assert worlds[0] == worlds[1]
        for name in bots.NAMES if view.options else ():
            chosen = [bots.make(name, rules, seed, iterations=FEW).choose(each, each.options) for each in (view, other)]
            assert chosen[0] == chosen[1]
        assert not changeable(view, known) & changeable(other, known)


def check_games(rules: AnyRules, way: Way, count: int, first: int, every: int, among: list[Sat] | None = None) -> None:
    """Play games, and copy states and views at their beginnings, at their ends, and now and then in between."""
    fixed = rules.new(rules.max_seats, {}, Chance(0)).fixed()
    known = set(parts_of((rules, fixed), set()))  # copies may share what never changes, such as the deck
    for seed, seats, options, style in sampled_tables(rules, count, first, among):
        g = rules.new(seats, options, Chance(seed))
        check_state(rules, g, way)
        check_views(rules, g, way)
        for number, _ in enumerate(steps(rules, g, style, Chance(seed + 1))):
            if number % every == seed % every or rules.over(g):
                check_state(rules, g, way)
                check_views(rules, g, way)
            if number == 3 * (seed % 50) and not rules.over(g):
                check_future(rules, g, way, seed)
                check_uses(rules, g, way, seed, known)


@every_way
@each_one
def test_states_and_views_can_be_copied_at_any_moment(game: str, way: Way) -> None:
    rules = readingroom.load(game)
    own = tables(rules)[WAYS.index(way) :: len(WAYS)]  # each table is copied in one way; the full run knows all
    check_games(rules, way, len(own), 40, 37, own)


@every_way
@every_one
@pytest.mark.long
def test_many_states_and_views_can_be_copied_at_any_moment(game: str, way: Way) -> None:
    rules = readingroom.load(game)
    check_games(rules, way, 2 * len(tables(rules)), 8000, 19)


@every_way
@each_one
def test_states_and_views_of_a_deck_of_ones_own_can_be_copied_too(game: str, way: Way, tmp_path: Path) -> None:
    check_games(own_deck(game, tmp_path), way, 4, 3, 47)


# Rules


@every_way
@every_one
def test_rules_can_be_copied(game: str, way: Way, tmp_path: Path) -> None:
    ours, own = readingroom.load(game), own_deck(game, tmp_path)
    for rules in (ours, own):
        other: AnyRules = way(rules)
        assert type(other) is type(rules)
        assert other == rules
        assert hash(other) == hash(rules)
        assert other.deck_name() == rules.deck_name()
        assert other.catalogue.texts == rules.catalogue.texts
        games = [each.new(each.max_seats, {}, Chance(5)) for each in (rules, other)]
        assert games[0] == games[1]
        assert played_on(rules, games[0], 6) == played_on(other, games[1], 6)
    assert ours != own
    assert len({ours, own, way(ours), way(own), readingroom.load(game)}) == 2


def test_the_rules_of_two_games_are_never_equal() -> None:
    assert len({readingroom.load(game) for game in every_game()}) == len(every_game())
    assert readingroom.load(every_game()[0]) != every_game()[0]


# Clauses


def clauses_of(game: str) -> list[type[Clause[Any]]]:
    """Find every kind of clause that a game has."""
    package = import_module(f"readingroom.games.{game}")
    found: list[type[Clause[Any]]] = []
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        for each in vars(import_module(module.name)).values():
            if isinstance(each, type) and issubclass(each, Clause) and each.__module__ == module.name:
                found.append(each)
    return found


def made(kind: type[Clause[Any]]) -> Clause[Any]:
    """Make a clause with as many integers as it takes, no two of them alike."""
    for count in range(MOST_NUMBERS + 1):
        numbers = tuple(range(3, 3 + count))
        try:
            clause = kind(*numbers)
        except TypeError:
            continue
        assert clause.numbers() == numbers, f"{kind.__name__} does not give the integers it was made with"
        return clause
    raise AssertionError(f"{kind.__name__} cannot be made of integers alone")


@every_way
@every_one
def test_every_clause_of_a_game_is_a_kind_and_integers_and_can_be_copied(game: str, way: Way) -> None:
    kinds = clauses_of(game)
    assert len(kinds) >= {"biblios": 11, "atheneum": 8, "exlibris": 80}[game]
    for kind in kinds:
        clause = made(kind)
        other = way(clause)
        assert type(other) is kind
        assert other == clause
        assert hash(other) == hash(clause)
        assert repr(other) == repr(clause)


# Another process


def choose_elsewhere(game: str, bot: str, told: bytes, seed: int) -> tuple[int, int]:
    """Let a bot choose by a pickled view, in a process that has loaded the rules itself; also hash what it imagines."""
    rules = readingroom.load(game)
    view: View = pickle.loads(told)
    world = rules.imagine(view, Chance(seed)).digest()
    return int(bots.make(bot, rules, seed, iterations=FEW).choose(view, view.options)), int(world, 16)


def some_views(rules: AnyRules) -> Iterator[View]:
    """Give views of seats that are asked, over the whole of a few games."""
    for seed, seats, options, style in sampled_tables(rules, 3, 11):
        g = rules.new(seats, options, Chance(seed))
        for number, _ in enumerate(steps(rules, g, style, Chance(seed))):
            if number % 40 == 5 and rules.asked(g):
                yield rules.observe(g, rules.asked(g)[0])


@each_one
def test_a_bot_in_a_new_process_chooses_by_a_pickled_view_as_it_would_here(game: str) -> None:
    rules = readingroom.load(game)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere:
        for seed, view in enumerate(some_views(rules)):
            for bot in bots.NAMES:
                there = elsewhere.submit(choose_elsewhere, game, bot, pickle.dumps(view), seed).result()
                chosen = bots.make(bot, rules, seed, iterations=FEW).choose(view, view.options)
                assert there == (chosen, int(rules.imagine(view, Chance(seed)).digest(), 16))
