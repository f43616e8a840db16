"""What can be taken back: everything in one's turn until it is finished or a bonus token is drawn."""

import pytest

from readingroom import BadRecord
from readingroom.engine.chance import Chance
from readingroom.games.atheneum.state import BAG
from readingroom.record import read, replay, write
from tests.games.atheneum.library import RULES, Library, dealt
from tests.rulebook import rule


def working() -> Library:
    """Ada has two turquoise books, a pink one and a bonus token to draw; Ben has books too."""
    game = dealt("Ada Ben", "Ada: A1, Ben: A16")
    game.stack(BAG, "wand any green+pink")
    game.choose("A1 A16")
    return game


@rule("ATH-T4", "ATH-T7")
def test_moves_of_a_turn_are_taken_back_one_by_one() -> None:
    game = working()
    start = game.g.digest()
    game.say("Ada take pink", "Ada at a1", "Ada take turquoise")
    assert game.may_undo() == "Ada"

    game.undo("Ada")
    assert game.asks("Ada").startswith("finish, draw, take turquoise")
    assert game.picture("Ada", "a") == ". . . . / P . . ."
    game.undo("Ada")
    game.undo("Ada")

    assert game.g.digest() == start
    assert game.may_undo() == ""


@rule("ATH-T4", "ATH-T7")
def test_the_moves_of_others_stand() -> None:
    game = working()
    game.say("Ada take pink", "Ben take green", "Ada at a1", "Ben at b1")

    game.undo("Ada")

    assert game.asks("Ada").startswith("at a1")
    assert game.picture("Ben", "b") == ". . . / G . ."
    assert game.may_undo() == "Ada Ben"


@rule("ATH-X3", "ATH-T4")
def test_a_drawn_token_is_a_barrier_for_who_drew_it_only() -> None:
    game = working()
    game.say("Ben take green", "Ben at b1", "Ada take pink", "Ada at a1", "Ada draw")
    assert game.may_undo() == "Ben"
    with pytest.raises(BadRecord, match="seat 0 has nothing to take back"):
        game.undo("Ada")

    game.say("Ada use wand", "Ada take turquoise")
    game.undo("Ada")
    game.undo("Ada")
    assert game.lies("tokens Ada") == "wand"
    assert game.may_undo() == "Ben"


@rule("ATH-X1", "ATH-T5", "ATH-T4")
def test_a_captured_spider_its_choice_and_a_score_can_be_taken_back() -> None:
    game = dealt("Ada Ben", "Ada: A1, Ben: A19", row="O1 O2 O3 O4")  # Ada gets T, T, G, a bonus token and a point
    game.choose("A1 A19")
    game.shelve("Ada", "turquoise d1", "green d2")
    before = game.desk("Ada").numbers()
    game.shelve("Ada", "turquoise d3")
    game.say("Ada capture side-shelf", "Ada score O1")
    assert (game.desk("Ada").points, game.desk("Ada").shelves.sides) == (1 + 4, 1)

    game.undo("Ada")
    assert (game.desk("Ada").points, game.desk("Ada").wands) == (1, 2)
    game.undo("Ada")
    assert game.asks("Ada", "capture") == "wand, bonus, any, side-shelf"
    game.undo("Ada")
    game.undo("Ada")
    assert game.desk("Ada").numbers() == before
    assert game.spiders("Ada") == "a b c d e"


@rule("ATH-X3", "ATH-T4")
def test_a_candle_can_be_taken_back_but_not_the_token_that_was_drawn_for_it() -> None:
    game = working()
    game.say("Ada draw", "Ada candle wand", "Ada on candle1")
    game.undo("Ada")
    game.undo("Ada")

    assert game.candles("Ada") == ""
    assert game.lies("tokens Ada") == "wand"
    assert game.may_undo() == ""


@rule("ATH-T4", "ATH-B5", "ATH-B6", "ATH-X3")
@pytest.mark.parametrize("turn", range(4, 11))
def test_whatever_was_done_since_the_last_draw_can_be_taken_back_step_by_step(turn: int) -> None:
    game = dealt("Ada Ben")
    pick = Chance(turn)
    while game.g.turn < turn or "choose" in game.asks(game.names[0]):
        for name in game.asked().split():
            game.say(f"{name} {any_of(game.asks(name).split(', '), pick)}")
    while "draw" in game.asks("Ada").split(", "):
        game.say("Ada draw")

    before: list[str] = []
    while free := [each for each in game.asks("Ada").split(", ") if each not in ("finish", "draw")]:
        before.append(game.g.digest())
        game.say(f"Ada {any_of(free, pick)}")
    assert len(before) >= 3
    for digest in reversed(before):
        game.undo("Ada")
        assert game.g.digest() == digest


def any_of(texts: list[str], pick: Chance) -> str:
    """Choose one of several texts."""
    return texts[pick.below(len(texts))]


@rule("ATH-T4")
def test_a_finished_turn_is_final() -> None:
    game = working()
    game.say("Ada take pink", "Ada at a1", "Ada finish")

    assert game.may_undo() == ""
    with pytest.raises(BadRecord, match="seat 0 has nothing to take back"):
        game.undo("Ada")


@rule("ATH-T2")
def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    game = dealt("Ada Ben Cleo", "Ada: A1 A2, Ben: A6, Cleo: A11")
    game.say("Ada choose A1", "Cleo choose A11")
    assert game.may_undo() == "Ada Cleo"

    game.undo("Ada")
    assert game.asked() == "Ada Ben"
    assert game.lies("chosen Ada") == ""
    game.say("Ada choose A2", "Ben choose A6")

    assert game.lies("played") == "A2 A6 A11"
    assert game.may_undo() == ""


@rule("ATH-T7")
def test_a_record_with_undo_replays_to_the_same_table() -> None:
    game = working()
    game.say("Ada take pink", "Ben take green", "Ada at a1", "Ben at b1")
    game.undo("Ada")
    game.say("Ada at c1", "Ada draw", "Ben finish")
    assert game.record is not None

    text = write(game.record)
    fold = replay(read(text, RULES))

    assert fold.g.digest() == game.g.digest()
    assert write(read(text, RULES)) == text
    assert "0 undo" in text.splitlines()
