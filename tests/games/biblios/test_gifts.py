"""Phase 1: the active player allocates cards, the others take the public ones."""

import pytest

from readingroom import BadRecord, IllegalAction
from tests.games.biblios.tables import table
from tests.rulebook import rule
from tests.tables import WATCHER

ALL_PLACES = "keep, offer, auction"


@rule("BIB-G1")
def test_the_active_player_draws_the_top_card_and_looks_at_it_alone() -> None:
    game = table(draw="MA2 G1")
    assert game.lies("looking Ada") == "MA2"
    assert game.sees("Ada", "looking Ada") == "MA2"
    assert game.asked() == "Ada"
    assert game.who_knows("MA2") == "Ada"


@rule("BIB-G1")
def test_a_card_can_go_to_one_of_three_places() -> None:
    game = table(draw="MA2 G1 FI2")
    assert game.asks("Ada") == ALL_PLACES
    assert game.asks("Ben") == game.asks("Cleo") == ""


@rule("BIB-G1")
def test_a_card_given_to_oneself_lies_face_down() -> None:
    game = table(draw="MA2 G1")
    game.say("Ada keep")
    assert game.reserve("Ada") == "MA2"
    assert game.sees("Ben", "reserve Ada") == "?"
    assert game.heard("Ben") == ["Ada keep ?", "Ada draw ?"]
    assert game.heard("Ada") == ["Ada keep MA2", "Ada draw G1"]


@rule("BIB-G1")
def test_a_card_in_the_public_space_lies_face_up() -> None:
    game = table(draw="MA2 G1")
    game.say("Ada offer")
    assert game.lies("public") == "MA2"
    for name in ("Ada", "Ben", "Cleo", WATCHER):
        assert game.sees(name, "public") == "MA2"
    assert game.heard("Ben") == ["Ada offer MA2", "Ada draw ?"]


@rule("BIB-G1")
def test_a_card_on_the_auction_pile_lies_face_down() -> None:
    game = table(draw="MA2 G1")
    game.say("Ada auction")
    assert game.lies("auction") == "MA2"
    for name in ("Ada", "Ben", "Cleo", WATCHER):
        assert game.sees(name, "auction") == "?"
    assert game.heard("Ben") == ["Ada set-aside ?", "Ada draw ?"]
    assert game.who_knows("MA2") == "Ada"


@rule("BIB-G1", "BIB-G2")
@pytest.mark.parametrize(("seats", "public"), [("Ada Ben", 1), ("Ada Ben Cleo", 2), ("Ada Ben Cleo Dan", 3)])
def test_over_the_turn_one_card_goes_to_self_one_to_auction_and_the_others_to_the_public_space(
    seats: str, public: int
) -> None:
    game = table(seats=seats, draw="MA2 MB2 MC2 MD2 ME3")
    game.say("Ada keep", "Ada auction", *["Ada offer"] * public)
    assert game.asked() == "Ben"
    assert game.reserve("Ada") == "MA2"
    assert game.lies("auction") == "MB2"
    assert len(game.lies("public").split()) == public
    assert game.lies("looking Ada") == ""


@rule("BIB-G2")
@pytest.mark.parametrize(
    ("said", "offered"),
    [
        ("keep", "offer, auction"),
        ("auction", "keep, offer"),
        ("offer", ALL_PLACES),
        ("offer offer", "keep, auction"),
        ("keep auction", "offer"),
        ("offer keep", "offer, auction"),
        ("offer offer keep", "auction"),
        ("offer offer auction", "keep"),
        ("keep offer auction", "offer"),
    ],
)
def test_a_full_place_is_no_longer_offered(said: str, offered: str) -> None:
    game = table(draw="MA2 MB2 MC2 MD2")
    game.say(*[f"Ada {place}" for place in said.split()])
    assert game.asks("Ada") == offered


@rule("BIB-G2")
@pytest.mark.parametrize(("seats", "most"), [("Ada Ben", 1), ("Ada Ben Cleo", 2), ("Ada Ben Cleo Dan", 3)])
def test_the_public_space_has_room_for_one_card_less_than_there_are_players(seats: str, most: int) -> None:
    game = table(seats=seats, draw="MA2 MB2 MC2 MD2 ME3")
    for _ in range(most):
        assert game.asks("Ada") == ALL_PLACES
        game.say("Ada offer")
    assert game.asks("Ada") == "keep, auction"


@rule("BIB-G2")
def test_a_second_card_for_a_full_place_is_refused() -> None:
    game = table(draw="MA2 MB2")
    game.say("Ada keep")
    with pytest.raises(IllegalAction, match="legal: offer, auction"):
        game.say("Ada keep")


@rule("BIB-G2")
@pytest.mark.parametrize(
    ("said", "forced", "public"),
    [
        ("offer offer auction", "keep", False),
        ("offer offer keep", "auction", False),
        ("keep auction offer", "offer", True),
    ],
)
def test_of_a_forced_card_only_the_active_player_knows_unless_it_goes_to_the_public_space(
    said: str, forced: str, public: bool
) -> None:
    game = table(draw="MA2 MB2 MC2 PI4")
    game.say(*[f"Ada {place}" for place in said.split()])
    assert game.asks("Ada") == forced
    assert game.who_knows("PI4") == "Ada"
    game.say(f"Ada {forced}")
    assert game.who_knows("PI4") == ("Ada Ben Cleo spectator" if public else "Ada")


@rule("BIB-G3")
def test_the_next_card_is_seen_only_after_the_allocation() -> None:
    game = table(draw="MA2 PI4")
    assert not game.knows("Ada", "PI4")
    game.say("Ada offer")
    assert game.knows("Ada", "PI4")


@rule("BIB-G3")
@pytest.mark.parametrize("place", ["keep", "offer", "auction"])
def test_an_allocation_cannot_be_taken_back(place: str) -> None:
    game = table(draw="MA2 MB2")
    game.say(f"Ada {place}")
    assert game.may_undo() == ""
    with pytest.raises(BadRecord, match="its last action is final"):
        game.undo("Ada")


@rule("BIB-G3")
def test_the_last_allocation_of_a_turn_cannot_be_taken_back_either() -> None:
    game = table(draw="MA2 MB2 MC2 MD2")
    for place in ("keep", "offer", "offer", "auction"):
        game.say(f"Ada {place}")
        assert game.may_undo() == ""


@rule("BIB-G4")
def test_the_others_take_from_the_active_players_left_one_card_of_their_choice() -> None:
    game = table(seats="Ada Ben Cleo Dan", draw="MA2 PA2 HA1 SA1 FA1")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer", "Ada offer")
    assert game.asked() == "Ben"
    assert game.asks("Ben") == "take HA1, take SA1, take FA1"
    game.say("Ben take SA1")
    assert game.asked() == "Cleo"
    assert game.asks("Cleo") == "take HA1, take FA1"
    game.say("Cleo take FA1")
    assert game.asks("Dan") == "take HA1"
    game.say("Dan take HA1")
    assert [game.reserve(name) for name in game.names] == ["MA2", "SA1", "FA1", "HA1"]


@rule("BIB-G4", "BIB-S3")
def test_taking_goes_round_the_table_past_the_last_seat() -> None:
    game = table(draw="MA2 PA2 HA1 SA1", active="Cleo")
    game.say("Cleo keep", "Cleo auction", "Cleo offer", "Cleo offer")
    assert game.asked() == "Ada"
    game.say("Ada take HA1")
    assert game.asked() == "Ben"


@rule("BIB-G4")
def test_two_like_gold_cards_are_offered_as_one_choice_and_both_can_be_taken() -> None:
    game = table(draw="MA2 PA2 G2 G2")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer")
    assert game.asks("Ben") == "take G2"
    game.say("Ben take G2", "Cleo take G2")
    assert (game.reserve("Ben"), game.reserve("Cleo")) == ("G2", "G2")


@rule("BIB-G4")
def test_nobody_may_take_out_of_turn_or_a_card_that_is_not_there() -> None:
    game = table(draw="MA2 PA2 HA1 SA1")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer")
    for saying in ("Cleo take HA1", "Ada take HA1", "Ben take MA2", "Ben pass"):
        with pytest.raises(IllegalAction):
            game.say(saying)


@rule("BIB-G4")
def test_a_card_that_was_taken_lies_face_down_in_the_reserve() -> None:
    game = table(draw="MA2 PA2 HA1 SA1")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer", "Ben take HA1")
    assert game.sees("Ben", "reserve Ben") == "HA1"
    assert game.sees("Ada", "reserve Ben") == game.sees("Cleo", "reserve Ben") == "?"


@rule("BIB-G5")
def test_one_sees_ones_own_reserve_at_any_time_and_never_anothers() -> None:
    game = table(reserves="Ada: MA2 G1, Ben: PA2, Cleo: HA1 HB1 HC1", draw="FI2")
    for asked in ("Ada", "Ben"):
        assert game.asked() == asked
        assert game.sees("Ada", "reserve Ada").startswith("MA2")
        assert game.sees("Ben", "reserve Ben") == "PA2"
        assert game.sees("Cleo", "reserve Cleo") == "HA1 HB1 HC1"
        assert game.sees("Ben", "reserve Cleo") == game.sees(WATCHER, "reserve Cleo") == "? ? ?"
        assert game.sees("Cleo", "reserve Ben") == game.sees("Ada", "reserve Ben") == "?"
        if asked == "Ada":
            game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer")


@rule("BIB-G5")
def test_everybody_may_remember_who_took_which_public_card() -> None:
    game = table(draw="MA2 PA2 HA1 SA1")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer", "Ben take SA1", "Cleo take HA1")
    game.say("Ben keep")
    for name in ("Ada", "Ben", "Cleo", WATCHER):
        taken = [game.line(event) for event in game.view(name).past if event.code == "take"]
        assert taken == ["Ben take SA1", "Cleo take HA1"]


@rule("BIB-G5")
def test_what_one_gave_to_oneself_nobody_else_ever_learns_from_the_past() -> None:
    game = table(draw="MA2 PA2 HA1 SA1")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer", "Ben take SA1", "Cleo take HA1")
    assert game.who_knows("MA2") == game.who_knows("PA2") == "Ada"


@rule("BIB-G6")
def test_the_next_player_on_the_left_becomes_active_when_the_public_space_is_empty() -> None:
    game = table(draw="MA2 PA2 HA1 SA1 FA1")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer", "Ben take HA1")
    assert game.active() == "Ada"
    game.say("Cleo take SA1")
    assert game.active() == game.asked() == "Ben"
    assert game.lies("looking Ben") == "FA1"
    assert game.lies("public") == ""


@rule("BIB-G6", "BIB-A1")
def test_the_gifts_end_when_the_draw_pile_and_the_public_space_are_empty() -> None:
    game = table(seats="Ada Ben")
    while len(game.lies("draw").split()) > 2:
        seat = game.rules.asked(game.g)[0]
        game.play(seat, game.rules.options(game.g, seat)[0], [])
    game.say("Ben keep", "Ben offer", "Ben auction")
    assert game.lies("draw") == ""
    assert game.view("Ada").phase == 0  # a card lies in the public space still
    game.chance(f"shuffle {game.lies('auction')}")
    game.say(f"Ada take {game.lies('public')}")
    assert game.view("Ada").phase == 1
    assert game.heard(WATCHER)[1] == "Ada auctions"
