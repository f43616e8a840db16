"""The variant "medieval bluff", honest bids, and the limits of bids."""

import pytest

import readingroom
from tests.games.biblios.tables import table
from tests.rulebook import rule
from tests.tables import WATCHER


@rule("BIB-A8")
def test_in_a_medieval_bluff_one_random_card_of_the_culprits_leaves_the_game() -> None:
    game = table(lots="FH2 MB2", reserves="Ben: MA2 PA2 HA1", penalty="bluff")
    game.say("Ben bid 1", "Cleo pass")
    game.chance("card PA2")
    game.say("Ada pass")
    assert [game.reserve(name) for name in game.names] == ["", "MA2 HA1", ""]
    assert "PA2" in game.lies("out").split()


@rule("BIB-A8")
def test_the_card_lost_in_a_medieval_bluff_is_shown_to_nobody() -> None:
    game = table(lots="FH2 MB2", reserves="Ben: MA2 PA2 HA1", penalty="bluff")
    game.say("Ben bid 1", "Cleo pass")
    game.chance("card PA2")
    game.say("Ada pass")
    for name in ("Ada", "Cleo", WATCHER):
        assert game.heard(name) == ["Ada pass", "Ben culprit 1", "Ben lose ?"]
        assert not game.knows(name, "PA2")
        assert set(game.sees(name, "out").split()) == {"?"}
    assert game.sees("Ben", "reserve Ben") == "MA2 HA1"  # who lost it can tell which one is missing


@rule("BIB-A8")
def test_in_a_medieval_bluff_the_auction_is_held_again_from_1_without_the_culprit() -> None:
    game = table(lots="FH2 MB2", reserves="Ben: MA2, Cleo: G1", penalty="bluff")
    game.say("Ben bid 8", "Cleo pass")
    game.chance("card MA2")
    game.say("Ada pass")
    assert (game.active(), game.lies("centre")) == ("Ada", "FH2")
    assert game.asks("Cleo") == "pass, bid 1 to 60"
    game.say("Cleo bid 1", "Ada pass")
    assert game.asks("Cleo") == "pay G1"


@rule("BIB-A8")
def test_a_second_culprit_of_a_medieval_bluff_loses_one_card_too() -> None:
    game = table(lots="FH2 MB2", reserves="Ben: MA2 PA2, Cleo: HA1 HB1", penalty="bluff")
    game.say("Ben bid 8", "Cleo pass")
    game.chance("card MA2")
    game.say("Ada pass")
    game.say("Cleo bid 1")
    game.chance("card HB1")
    game.say("Ada pass")
    assert [game.reserve(name) for name in game.names] == ["", "PA2", "HA1"]
    assert game.asks("Ada") == "pass, bid 1 to 60"


@rule("BIB-A8")
def test_a_culprit_without_cards_loses_none_in_a_medieval_bluff_and_is_out() -> None:
    game = table(lots="FH2 MB2", penalty="bluff")
    game.say("Ben bid 8", "Cleo pass", "Ada pass")
    assert game.heard("Ada")[-1] == "Ben culprit 8"
    assert game.asked() == "Cleo"


@rule("BIB-A8", "BIB-A3")
def test_if_all_bluff_in_a_medieval_bluff_the_card_leaves_the_game() -> None:
    game = table(seats="Ada Ben", lots="FH2 MB2", penalty="bluff")
    game.say("Ben bid 8", "Ada pass", "Ada bid 1")
    assert game.lies("discard") == "FH2"
    assert game.active() == "Ben"


@rule("BIB-A8")
@pytest.mark.parametrize(("lot", "asks"), [("FH2", "1 to 54"), ("K+", "1 to 54"), ("G3", "1 to 60")])
def test_in_a_medieval_bluff_nothing_else_is_paid_or_taken_whatever_the_card(lot: str, asks: str) -> None:
    game = table(seats="Ada Ben", lots=f"{lot} MB2", reserves="Ben: G1 G2", penalty="bluff")
    game.say("Ben bid 9")
    game.chance("card G1")
    game.say("Ada pass")
    assert (game.reserve("Ada"), game.reserve("Ben"), game.lies("discard"), game.lies("paid Ben")) == ("", "G2", "", "")
    assert game.asks("Ada") == f"pass, bid {asks}"


@rule("BIB-A8")
def test_the_culprit_of_a_medieval_bluff_is_out_of_this_auction_only() -> None:
    game = table(lots="FH2 MB2", penalty="bluff")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Cleo pass", "Ada pass", "Cleo pass", "Ada pass")
    assert game.asks("Ben") == "pass, bid 1 to 60"


@rule("BIB-A9")
def test_honest_bids_are_off_unless_asked_for() -> None:
    rules = readingroom.load("biblios")
    assert rules.option_choices()["honest"][0] == "no"
    assert rules.chosen_options(rules.new(3))["honest"] == "no"


@rule("BIB-A9")
@pytest.mark.parametrize(
    ("lot", "reserve", "asks"),
    [
        ("FH2", "G1 G3 MA2", "pass, bid 1 to 4"),
        ("K+", "G1 G3 MA2", "pass, bid 1 to 4"),
        ("G3", "G1 G3 MA2", "pass, bid 1 to 3"),
        ("FH2", "G1", "pass, bid 1"),
        ("FH2", "MA2 PA2", "pass"),
        ("G1", "MA2 PA2", "pass, bid 1 to 2"),
    ],
)
@pytest.mark.parametrize("penalty", ["steal", "bluff"])
@pytest.mark.parametrize("seats", ["Ada Ben", "Ada Ben Cleo", "Ada Ben Cleo Dan"])
def test_honest_bids_offer_only_what_one_can_pay(lot: str, reserve: str, asks: str, penalty: str, seats: str) -> None:
    reserves = f"Ben: {reserve}"
    game = table(seats=seats, lots=f"{lot} MB2", reserves=reserves, honest="yes", penalty=penalty)
    assert game.asks("Ben") == asks


@rule("BIB-A9")
def test_honest_bids_still_have_to_be_higher() -> None:
    game = table(lots="FH2 MB2", reserves="Ada: G3, Ben: G3 G1, Cleo: G2", honest="yes")
    game.say("Ben bid 2")
    assert game.asks("Cleo") == "pass"
    game.say("Cleo pass")
    assert game.asks("Ada") == "pass, bid 3"
    game.say("Ada bid 3")
    assert game.asks("Ben") == "pass, bid 4"


@rule("BIB-A9")
def test_with_honest_bids_who_has_no_cards_can_only_pass() -> None:
    for lot in ("FH2", "G1", "K-"):
        assert table(lots=f"{lot} MB2", honest="yes").asks("Ben") == "pass"


@rule("BIB-A10")
@pytest.mark.parametrize(
    ("seats", "gold", "cards"), [("Ada Ben", 54, 60), ("Ada Ben Cleo", 60, 72), ("Ada Ben Cleo Dan", 66, 80)]
)
def test_a_bid_is_at_most_what_could_be_in_play(seats: str, gold: int, cards: int) -> None:
    for lot in ("FH2", "K--"):
        assert table(seats=seats, lots=f"{lot} MB2").asks("Ben") == f"pass, bid 1 to {gold}"
    assert table(seats=seats, lots="G2 MB2").asks("Ben") == f"pass, bid 1 to {cards}"


@rule("BIB-A10")
@pytest.mark.parametrize(
    ("lot", "seats", "most"), [("FH2", "Ada Ben", 54), ("FH2", "Ada Ben Cleo", 60), ("G1", "Ada Ben Cleo Dan", 80)]
)
def test_after_the_highest_bid_of_all_the_others_can_only_pass(lot: str, seats: str, most: int) -> None:
    game = table(seats=seats, lots=f"{lot} MB2")
    game.say(f"Ben bid {most - 1}")
    other = game.asked()
    assert game.asks(other) == f"pass, bid {most}"
    game.say(f"{other} bid {most}")
    assert game.asks(game.asked()) == "pass"
