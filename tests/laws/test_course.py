"""The course of every game: the points of all at the end of each round, found by playing it again."""

from typing import Any

import pytest

import readingroom
from readingroom import record as records
from readingroom.engine.course import course
from readingroom.engine.record import Fold
from tests.laws.play import every_game, sampled_tables
from tests.laws.test_leaks import played

pytestmark = pytest.mark.parametrize("game", every_game())


def points(fold: Fold) -> list[int]:
    """Give the points of every score as they stand."""
    return [score.points for score in fold.rules.scores(fold.g)]


def test_the_course_has_the_points_before_the_first_round_and_after_each(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, 4, 110):
        record = played(rules, seed, seats, options, style)
        fold = records.replay(record)
        events = [event for event in rules.observe(fold.g, None).past if event.code in rules.begins]
        found = course(fold)
        assert len(found) == len(events) + 1 > 2
        assert found[-1] == points(fold)
        assert {len(each) for each in found} == {len(rules.scores(fold.g))}


def test_the_course_of_a_game_in_the_middle_is_where_the_whole_begins(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, 2, 120):
        record = played(rules, seed, seats, options, style)
        whole, early = course(records.replay(record)), Fold(record)
        for move in record.moves:
            begun = any(event.code in rules.begins for event in early.play(move))
            if begun and len(early.standing) > len(record.moves) // 2:
                break
        so_far = course(early)
        assert so_far[:-1] == whole[: len(so_far) - 1]
        assert so_far[-1] == so_far[-2] == points(early)


def test_what_was_taken_back_is_not_part_of_the_course(game: str) -> None:
    rules = readingroom.load(game)
    record: Any = played(rules, 7, rules.max_seats, {}, "random")
    plain = course(records.replay(record))
    moves = record.moves[:]
    fold = Fold(record)
    record.moves = []
    undone = 0
    for move in moves:
        record.moves.append(move)
        fold.play(move)
        if undone < 3 and fold.undoable(move.seat):
            undone += 1
            fold.play(records.note_undo(record, move.seat))
            record.moves.append(move)
            fold.play(move)
    assert undone == 3
    assert course(fold) == plain
