"""What can be taken back: gold laid down and not yet paid, and the first die of two; all else is final."""

import pytest

from readingroom import BadRecord
from readingroom.record import Fold, Move, read, replay, write
from tests.games.biblios.tables import Game, table
from tests.rulebook import rule

RICH = "G1 G2 MA2 G3 G3 MB2 G2 G1 MC2 G1 G1 G1"  # four gift turns of two players; every third card is auctioned


def auctions(lots: str) -> Game:
    """Play the gifts of two players so that both have gold; Ben speaks first."""
    game = table(seats="Ada Ben", draw=RICH)
    game.play_gifts(lots)
    return game


def gift(card: str) -> Game:
    """Let Ada keep a church card in a real game."""
    game = table(seats="Ada Ben", draw=f"{card} MA2 G1")
    game.say("Ada keep")
    return game


@rule("BIB-A4")
def test_gold_that_was_laid_down_can_be_taken_back_card_by_card() -> None:
    game = auctions("MA2 MB2")
    game.say("Ben bid 4", "Ada pass")
    before = game.g.digest()
    game.say("Ben pay G2")
    between = game.g.digest()
    game.say("Ben pay G3")
    assert game.may_undo() == "Ben"
    game.undo("Ben")
    assert game.g.digest() == between
    assert game.may_undo() == "Ben"
    game.undo("Ben")
    assert game.g.digest() == before
    assert game.may_undo() == ""


@rule("BIB-A4")
def test_another_payment_can_follow_what_was_taken_back() -> None:
    game = auctions("MA2 MB2")
    game.say("Ben bid 2", "Ada pass", "Ben pay G3")
    game.undo("Ben")
    assert "G3" not in game.lies("spent Ben")
    game.say("Ben pay G2", "Ben done")
    assert game.lies("discard") == "G2"
    assert "MA2" in game.reserve("Ben")


@rule("BIB-A4")
def test_a_payment_that_is_done_is_final() -> None:
    game = auctions("MA2 MB2")
    game.say("Ben bid 2", "Ada pass", "Ben pay G2", "Ben done")
    assert game.may_undo() == ""
    with pytest.raises(BadRecord, match=r"seat 1 has nothing to take back \(its last action is final\)"):
        game.undo("Ben")


@rule("BIB-A5")
def test_cards_laid_down_for_gold_can_be_taken_back_until_the_last_one() -> None:
    game = auctions("G1 MA2")
    game.say("Ben bid 2", "Ada pass")
    before = game.g.digest()
    game.say("Ben pay G1")
    assert game.may_undo() == "Ben"
    game.undo("Ben")
    assert game.g.digest() == before
    game.say("Ben pay G1", "Ben pay G3")
    assert game.may_undo() == ""


@rule("BIB-A4")
def test_only_the_one_who_laid_it_down_can_take_it_back() -> None:
    game = auctions("MA2 MB2")
    game.say("Ben bid 2", "Ada pass", "Ben pay G3")
    with pytest.raises(BadRecord, match="seat 0 has nothing to take back"):
        game.undo("Ada")


@rule("BIB-K2")
@pytest.mark.parametrize(("card", "verb"), [("K++", "raise"), ("K--", "lower")])
def test_the_first_die_of_two_can_be_taken_back(card: str, verb: str) -> None:
    game = gift(card)
    before = game.g.digest()
    game.say(f"Ada {verb} monks")
    assert game.may_undo() == "Ada"
    game.undo("Ada")
    assert game.g.digest() == before
    assert "discard" in game.asks("Ada")


@rule("BIB-K2")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("K+", "raise monks"),
        ("K-", "lower monks"),
        ("K+-", "lower monks"),
        ("K+", "discard"),
        ("K--", "discard"),
        ("K++", "raise monks, raise pigments"),
        ("K--", "lower monks, lower pigments"),
    ],
)
def test_a_church_card_that_was_resolved_is_final(card: str, said: str) -> None:
    game = gift(card)
    game.say(*[f"Ada {each}" for each in said.split(", ")])
    assert game.may_undo() == ""


@rule("BIB-K1", "BIB-G3")
def test_keeping_or_taking_a_church_card_is_final() -> None:
    game = gift("K++")
    assert game.may_undo() == ""
    game = table(seats="Ada Ben", draw="MA2 MB2 K++")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ben take K++")
    assert game.may_undo() == ""


@rule("BIB-G4")
def test_taking_a_public_card_is_final() -> None:
    game = table(draw="MA2 MB2 HA1 SA1")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer", "Ben take HA1")
    assert game.may_undo() == ""
    game.say("Cleo take SA1")
    assert game.may_undo() == ""


@rule("BIB-A7")
def test_the_pass_that_unmasks_a_culprit_is_final() -> None:
    game = auctions("MA2 MB2")
    game.say("Ben bid 54")
    game.chance("card G3")
    game.say("Ada pass")
    assert game.may_undo() == ""


@rule("BIB-G3")
def test_at_the_start_there_is_nothing_to_take_back() -> None:
    game = table()
    assert game.may_undo() == ""
    with pytest.raises(BadRecord):
        game.undo("Ada")


@rule("BIB-A4", "BIB-K2")
def test_a_record_with_undos_replays_to_the_same_state() -> None:
    game = auctions("MA2 MB2")
    game.say("Ben bid 2", "Ada pass", "Ben pay G3")
    game.undo("Ben")
    game.say("Ben pay G2", "Ben done", "Ada bid 1", "Ben pass", "Ada pay G2")
    game.undo("Ada")
    assert game.record is not None
    text = write(game.record)
    assert text.count(" undo\n") == 2
    assert replay(read(text)).g.digest() == game.g.digest()


@rule("BIB-G3")
def test_a_refused_undo_changes_nothing() -> None:
    game = table(draw="MA2 MB2")
    game.say("Ada keep")
    assert game.record is not None
    fold = Fold(game.record)
    for move in game.record.moves:
        fold.play(move)
    before = fold.g.digest()
    with pytest.raises(BadRecord):
        fold.play(Move(0, -1, []))
    assert fold.g.digest() == before == game.g.digest()
    assert len(fold.standing) == 1


@rule("BIB-K1")
@pytest.mark.parametrize("answer", ["discard", "raise monks"])
def test_a_church_card_that_was_resolved_is_final_even_when_nothing_is_drawn_after_it(answer: str) -> None:
    game = table(seats="Ada Ben Cleo", draw="K+ MA2 PA2 HA1")
    game.say("Ada offer", "Ada keep", "Ada offer", "Ada auction", "Ben take K+", f"Ben {answer}")
    assert game.asks("Cleo") == "take PA2"
    assert game.may_undo() == ""


@rule("BIB-A7")
@pytest.mark.parametrize(("lots", "in_cards"), [("MA2 MB2", 0), ("G1 MA2", 1)])
def test_everybody_hears_whether_the_culprit_was_short_of_gold_or_of_cards(lots: str, in_cards: int) -> None:
    game = auctions(lots)
    game.chance("card G3")
    game.say("Ben bid 50", "Ada pass")
    culprit = next(event for event in game.g.trunk.past if event.code == "culprit")
    assert (culprit.what, culprit.number) == (in_cards, 50)
