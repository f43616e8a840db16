"""Phase 2: who speaks when, and how an auction ends."""

import pytest

from readingroom import BadRecord, IllegalAction
from tests.games.biblios.tables import Game, table
from tests.rulebook import rule
from tests.tables import WATCHER


@rule("BIB-A1")
def test_the_auction_pile_is_shuffled() -> None:
    game = table(seats="Ada Ben", draw="MA2 PA2 FI2")
    game.play_gifts()
    assert game.record is not None
    shuffles = [roll for move in game.record.moves for roll in move.rolls]
    assert [(roll.kind, len(roll.order)) for roll in shuffles] == [("shuffle", 20)]
    assert len(game.record.moves[-1].rolls) == 1  # and not before the gifts have ended


@rule("BIB-A1")
@pytest.mark.parametrize(("first", "left"), [("Ada", "Ben"), ("Ben", "Cleo"), ("Cleo", "Ada")])
def test_who_was_first_in_the_gifts_is_the_first_active_player(first: str, left: str) -> None:
    game = table(first=first)
    game.play_gifts()
    assert game.active() == first
    assert game.asked() == left


@rule("BIB-A1")
def test_the_active_player_turns_up_the_top_card_for_all_to_see() -> None:
    game = table(lots="FH2 MA2 G1")
    assert game.lies("centre") == "FH2"
    for name in ("Ada", "Ben", "Cleo", WATCHER):
        assert game.sees(name, "centre") == "FH2"
        assert game.sees(name, "auction") == "? ?"
        assert game.heard(name) == ["Ada lot FH2"]


@rule("BIB-A1")
@pytest.mark.parametrize("seats", ["Ada Ben", "Ada Ben Cleo", "Ada Ben Cleo Dan"])
def test_after_each_auction_the_next_player_on_the_left_is_active(seats: str) -> None:
    lots = "MA2 MB2 MC2 MD2 ME3 MF3"
    game = table(seats=seats, lots=lots)
    names = seats.split()
    for number, lot in enumerate(lots.split()):
        assert (game.active(), game.lies("centre")) == (names[number % len(names)], lot)
        for step in range(1, len(names) + 1):
            game.say(f"{names[(number + step) % len(names)]} pass")
    assert game.over()


@rule("BIB-A1")
def test_the_next_player_is_active_whoever_won() -> None:
    game = table(lots="MA2 MB2", reserves="Cleo: G1 G1")
    game.say("Ben pass", "Cleo bid 1", "Ada pass", "Cleo pay G1", "Cleo done")
    assert (game.active(), game.asked()) == ("Ben", "Cleo")


@rule("BIB-A2")
@pytest.mark.parametrize(
    ("active", "order"), [("Ada", "Ben Cleo Ada"), ("Ben", "Cleo Ada Ben"), ("Cleo", "Ada Ben Cleo")]
)
def test_the_left_neighbour_speaks_first_and_the_active_player_last(active: str, order: str) -> None:
    game = table(lots="MA2 MB2", active=active)
    for name in order.split():
        assert game.asked() == name
        game.say(f"{name} pass")


@rule("BIB-A2")
def test_the_first_bid_is_at_least_1() -> None:
    game = table(lots="MA2 MB2")
    assert game.asks("Ben") == "pass, bid 1 to 60"


@rule("BIB-A2")
def test_each_bid_is_more_than_the_current_one() -> None:
    game = table(lots="MA2 MB2")
    game.say("Ben bid 3")
    assert game.asks("Cleo") == "pass, bid 4 to 60"
    for amount in (1, 2, 3):
        with pytest.raises(IllegalAction):
            game.say(f"Cleo bid {amount}")
    game.say("Cleo pass")
    assert game.asks("Ada") == "pass, bid 4 to 60"
    game.say("Ada bid 10")
    assert game.asks("Ben") == "pass, bid 11 to 60"


@rule("BIB-A2")
def test_who_passed_is_out_of_this_auction_but_not_of_the_next() -> None:
    game = table(lots="MA2 MB2", reserves="Ada: G3 G3, Ben: G3 G3")
    game.say("Ben bid 1", "Cleo pass", "Ada bid 2", "Ben bid 3")
    assert game.asked() == "Ada"
    game.say("Ada bid 4", "Ben pass")
    assert game.asks("Cleo") == ""
    game.say("Ada pay G3", "Ada pay G3", "Ada done")
    assert game.asked() == "Cleo"


@rule("BIB-A2")
def test_an_auction_ends_when_everyone_but_the_highest_bidder_has_passed() -> None:
    game = table(seats="Ada Ben Cleo Dan", lots="MA2 MB2", reserves="Cleo: G3")
    game.say("Ben pass", "Cleo bid 2", "Dan pass")
    assert game.asked() == "Ada"
    game.say("Ada pass")
    assert game.asks("Cleo") == "pay G3"
    assert game.heard("Ben") == ["Ada pass", "Cleo sold 2"]


@rule("BIB-A2")
def test_if_nobody_has_bid_the_last_to_speak_may_still_bid() -> None:
    game = table(lots="MA2 MB2", reserves="Ada: G2")
    game.say("Ben pass", "Cleo pass")
    assert game.asks("Ada") == "pass, bid 1 to 60"
    game.say("Ada bid 1")
    assert game.asks("Ada") == "pay G2"


@rule("BIB-A2")
def test_if_nobody_has_bid_the_last_to_speak_may_also_pass() -> None:
    game = table(lots="MA2 MB2")
    game.say("Ben pass", "Cleo pass", "Ada pass")
    assert game.lies("discard") == "MA2"


@rule("BIB-A2")
@pytest.mark.parametrize("seats", ["Ada Ben", "Ada Ben Cleo", "Ada Ben Cleo Dan"])
def test_nobody_bids_against_oneself(seats: str) -> None:
    game = table(seats=seats, lots="MA2 MB2", reserves="Ben: G1")
    game.say("Ben bid 1", *[f"{name} pass" for name in [*seats.split()[2:], "Ada"]])
    assert game.asks("Ben") == "pay G1"


@rule("BIB-A2")
def test_two_bidders_go_on_in_turn_until_one_passes() -> None:
    game = table(seats="Ada Ben", lots="MA2 MB2", reserves="Ada: G3 G3 G3")
    for amount in range(1, 7, 2):
        game.say(f"Ben bid {amount}", f"Ada bid {amount + 1}")
    assert game.asked() == "Ben"
    game.say("Ben pass")
    assert game.asks("Ada") == "pay G3"


@rule("BIB-A2")
@pytest.mark.parametrize("said", ["bid 1", "pass"])
def test_what_was_spoken_in_an_auction_cannot_be_taken_back(said: str) -> None:
    game = table(seats="Ada Ben")
    game.play_gifts()
    game.say(f"Ben {said}")
    assert game.may_undo() == ""
    with pytest.raises(BadRecord, match="final"):
        game.undo("Ben")


@rule("BIB-A2")
def test_everybody_hears_every_bid_and_pass() -> None:
    game = table(lots="MA2 MB2")
    game.say("Ben bid 4", "Cleo pass")
    for name in ("Ada", "Ben", "Cleo", WATCHER):
        assert game.heard(name) == ["Ben bid 4", "Cleo pass"]


@rule("BIB-A2", "BIB-A7")
def test_everybody_is_told_how_the_auction_stands() -> None:
    game = table(lots="FH2 MB2", reserves="Ben: MA2")
    for name in (*game.names, WATCHER):
        assert game.rules.prompt(game.view(name)).values["bidder"] is None
        assert auction(game, name) == {"high": 0, "bidder": None, "still": [0, 1, 2], "barred": []}
    game.say("Ben bid 5", "Cleo pass")
    for name in (*game.names, WATCHER):
        assert game.rules.prompt(game.view(name)).values["bidder"] == 1
        assert auction(game, name) == {"high": 5, "bidder": 1, "still": [0, 1], "barred": []}
    game.chance("card MA2")
    game.say("Ada pass")
    assert auction(game, WATCHER) == {"high": 0, "bidder": None, "still": [0, 2], "barred": [1]}


@rule("BIB-A2", "BIB-A4", "BIB-A5")
def test_everybody_is_told_who_speaks_in_which_order_and_in_what_is_paid() -> None:
    game = table(lots="FH2 G2", reserves="Ben: G3, Cleo: MA2")
    assert [told(game, "Ada", name) for name in ("speakers", "unit")] == [[1, 2, 0], "gold"]
    game.say("Ben bid 2", "Cleo pass", "Ada pass")
    assert (auction(game, WATCHER), told(game, WATCHER, "unit")) == (None, "gold")  # while one pays, too
    game.say("Ben pay G3", "Ben done")
    assert [told(game, "Cleo", name) for name in ("speakers", "unit")] == [[2, 0, 1], "cards"]


def told(game: Game, name: str, fact: str) -> object:
    """Give a public fact, as somebody is told it."""
    return game.rules.facts(game.view(name))[fact]


def test_what_was_seen_going_into_a_reserve_is_known_until_it_is_seen_leaving() -> None:
    game = table(lots="FH2 G2 MB2", reserves="Ada: MA2, Ben: G3, Cleo: MC2 MD2")
    assert game.rules.known(game.view("Ada")) == {
        "reserve 1": {"cards": [], "unseen": 0}, "reserve 2": {"cards": [], "unseen": 0},
    }  # fmt: skip
    game.say("Ben bid 2", "Cleo pass", "Ada pass", "Ben pay G3", "Ben done")
    assert game.rules.known(game.view("Ada"))["reserve 1"] == {"cards": ["FH2"], "unseen": 0}
    game.say("Cleo bid 2", "Ada pass", "Ben pass", "Cleo pay MC2", "Cleo pay MD2")
    assert game.rules.known(game.view("Ada"))["reserve 2"] == {"cards": ["G2"], "unseen": 2}
    assert "reserve 2" not in game.rules.known(game.view("Cleo"))  # who sees it needs no memory


def auction(game: Game, name: str) -> object:
    """Give how the auction stands, as somebody is told it."""
    return game.rules.facts(game.view(name))["auction"]


@rule("BIB-A3")
@pytest.mark.parametrize("lot", ["MA2", "G3", "K+-"])
def test_if_everyone_passes_the_card_leaves_the_game(lot: str) -> None:
    game = table(lots=f"{lot} MB2")
    game.say("Ben pass", "Cleo pass", "Ada pass")
    assert game.lies("discard") == lot
    assert [game.reserve(name) for name in game.names] == ["", "", ""]
    assert (game.active(), game.lies("centre")) == ("Ben", "MB2")
    assert "Ada unsold " + lot in game.heard(WATCHER)
    game.say("Cleo pass", "Ada pass", "Ben pass")
    assert "Ben unsold MB2" in game.heard(WATCHER)


@rule("BIB-A6")
def test_the_winner_pays_first_and_then_takes_the_card_face_down() -> None:
    game = table(lots="FI2 MB2", reserves="Ben: G1")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay G1")
    assert (game.lies("centre"), game.reserve("Ben")) == ("FI2", "")
    game.say("Ben done")
    assert game.reserve("Ben") == "FI2"
    assert game.sees("Ben", "reserve Ben") == "FI2"
    assert game.sees("Ada", "reserve Ben") == game.sees(WATCHER, "reserve Ben") == "?"


@rule("BIB-A6")
def test_all_have_seen_the_card_that_was_won() -> None:
    game = table(lots="FI2 MB2", reserves="Ben: G1")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay G1", "Ben done")
    for name in ("Ada", "Cleo", WATCHER):
        assert "Ben win FI2" in game.heard(name)


@rule("BIB-A6", "BIB-A5")
def test_a_gold_card_that_was_won_goes_into_the_reserve_too() -> None:
    game = table(lots="G3 MB2", reserves="Ben: MA2")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay MA2")
    assert game.reserve("Ben") == "G3"
