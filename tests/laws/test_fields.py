"""No field of a table is forgotten: a change of any of them shows in copies, in pickles and in what a state is."""

import pickle
from typing import Any

import pytest

import readingroom
from readingroom import Chance
from readingroom.engine.table import Table

FIXED = {"deck", "book"}  # never change during a game
KERNEL = set(getattr(Table, "__mypyc_attrs__", ())) | set(Table.__annotations__)


def own_fields(g: Table) -> list[str]:
    """List the fields that a game adds to a table: as the class says them, plain or compiled."""
    kind: Any = type(g)
    named = set(getattr(kind, "__mypyc_attrs__", ())) or set(kind.__annotations__)
    return sorted(named - KERNEL - FIXED)


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
