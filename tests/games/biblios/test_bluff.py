"""Bids that cannot be paid: the penalty, and the auction that is held again."""

import pytest

from readingroom import BadRecord
from tests.games.biblios.tables import Game, table
from tests.rulebook import rule


def steal(game: Game, saying: str, *cards: str) -> None:
    """Say what ends an auction that its winner cannot pay; these cards are taken."""
    game.chance(*[f"card {card}" for card in cards])
    game.say(saying)


@rule("BIB-A7")
def test_one_may_bid_more_than_one_can_pay() -> None:
    game = table(lots="MA2 MB2", reserves="Ben: G1")
    assert game.asks("Ben") == "pass, bid 1 to 60"
    game.say("Ben bid 60")
    assert game.asked() == "Cleo"


@rule("BIB-A7")
def test_a_bluff_that_is_outbid_costs_nothing() -> None:
    game = table(lots="MA2 MB2", reserves="Ada: G3 G3, Ben: G1")
    game.say("Ben bid 5", "Cleo pass", "Ada bid 6", "Ben pass")
    assert game.asks("Ada") == "pay G3"
    assert game.reserve("Ben") == "G1"


@rule("BIB-A7")
def test_each_other_player_takes_one_random_card_in_turn_order_from_the_culprits_left() -> None:
    game = table(seats="Ada Ben Cleo Dan", lots="FH2 MB2", reserves="Ben: MA2 PA2 HA1 SA1, Ada: FA1")
    game.say("Ben bid 1", "Cleo pass", "Dan pass")
    steal(game, "Ada pass", "PA2", "SA1", "MA2")
    assert game.reserve("Cleo") == "PA2"
    assert game.reserve("Dan") == "SA1"
    assert game.reserve("Ada") == "MA2 FA1"
    assert game.reserve("Ben") == "HA1"
    assert game.heard("Ben") == ["Ada pass", "Ben culprit 1", "Cleo steal PA2", "Dan steal SA1", "Ada steal MA2"]


@rule("BIB-A7")
def test_every_card_of_the_culprit_can_be_stolen() -> None:
    for first in ("MA2", "PA2", "G1"):
        game = table(seats="Ada Ben", lots="FH2 MB2", reserves="Ben: MA2 PA2 G1")
        game.say("Ben bid 9")
        steal(game, "Ada pass", first)
        assert game.reserve("Ada") == first
        assert first not in game.reserve("Ben")


@rule("BIB-A7")
def test_a_card_that_the_culprit_does_not_hold_cannot_be_stolen() -> None:
    game = table(seats="Ada Ben", lots="FH2 MB2", reserves="Ben: MA2")
    game.say("Ben bid 9")
    game.chance("card PA2")
    with pytest.raises(BadRecord, match="is not in that zone"):
        game.say("Ada pass")


@rule("BIB-A7")
def test_cards_are_taken_only_while_any_remain() -> None:
    game = table(seats="Ada Ben Cleo Dan", lots="FH2 MB2", reserves="Ben: MA2 PA2")
    game.say("Ben bid 1", "Cleo pass", "Dan pass")
    steal(game, "Ada pass", "PA2", "MA2")
    assert [game.reserve(name) for name in game.names] == ["", "", "PA2", "MA2"]


@rule("BIB-A7")
def test_a_culprit_without_cards_loses_none_but_is_out_all_the_same() -> None:
    game = table(lots="FH2 MB2", reserves="Cleo: G1")
    game.say("Ben bid 1", "Cleo pass", "Ada pass")
    assert [game.reserve(name) for name in game.names] == ["", "", "G1"]
    assert game.asked() == "Cleo"
    game.say("Cleo pass", "Ada pass")
    assert game.lies("discard") == "FH2"


@rule("BIB-A7")
def test_the_same_card_is_auctioned_again_without_the_culprit_from_1_in_the_same_order() -> None:
    game = table(seats="Ada Ben Cleo Dan", lots="FH2 MB2", reserves="Cleo: MA2, Dan: G3", active="Ada")
    game.say("Ben pass", "Cleo bid 7", "Dan bid 8", "Ada pass", "Cleo bid 9")
    steal(game, "Dan pass", "MA2")
    assert (game.active(), game.lies("centre")) == ("Ada", "FH2")
    assert game.asks("Ben") == "pass, bid 1 to 66"  # who had passed speaks again, and first
    game.say("Ben pass")
    assert game.asked() == "Dan"
    game.say("Dan bid 1")
    assert game.asked() == "Ada"
    game.say("Ada pass", "Dan pay G3", "Dan done")
    assert game.reserve("Dan") == "MA2 FH2"
    assert game.active() == "Ben"


@rule("BIB-A7")
@pytest.mark.parametrize(
    ("active", "order"), [("Ben", "Cleo Dan Ada"), ("Cleo", "Dan Ada Ben"), ("Dan", "Ada Ben Cleo")]
)
def test_whoever_is_active_stays_so_and_the_others_speak_in_the_same_order(active: str, order: str) -> None:
    game = table(seats="Ada Ben Cleo Dan", lots="FH2 MB2", active=active)
    first, culprit, third = order.split()
    game.say(f"{first} pass", f"{culprit} bid 7", f"{third} pass", f"{active} pass")
    for name in (first, third, active):
        assert (game.active(), game.asked()) == (active, name)
        game.say(f"{name} pass")
    assert game.lies("discard") == "FH2"


@rule("BIB-A7")
def test_two_culprits_of_four_are_both_out_of_this_auction() -> None:
    game = table(seats="Ada Ben Cleo Dan", lots="FH2 MB2")
    game.say("Ben bid 7", "Cleo pass", "Dan pass", "Ada pass", "Cleo bid 1", "Dan pass", "Ada pass")
    assert game.asked() == "Dan"
    game.say("Dan pass")
    assert game.asked() == "Ada"
    game.say("Ada pass")
    assert game.lies("discard") == "FH2"


@rule("BIB-A7")
@pytest.mark.parametrize("lot", ["K+", "G3"])
def test_each_other_player_takes_a_card_for_a_church_card_or_gold_too(lot: str) -> None:
    game = table(lots=f"{lot} MB2", reserves="Ben: PA2 HA1, Cleo: G3")
    game.say("Ben bid 9", "Cleo pass")
    steal(game, "Ada pass", "PA2", "HA1")
    assert [game.reserve(name) for name in game.names] == ["HA1", "", "PA2 G3"]
    assert (game.lies("centre"), game.asked()) == (lot, "Cleo")


@rule("BIB-A7")
def test_when_the_left_neighbour_is_the_culprit_the_next_one_speaks_first() -> None:
    game = table(lots="FH2 MB2", reserves="Ben: MA2")
    game.say("Ben bid 1", "Cleo pass")
    steal(game, "Ada pass", "MA2")
    assert game.asked() == "Cleo"
    game.say("Cleo pass")
    assert game.asked() == "Ada"


@rule("BIB-A7")
def test_when_the_active_player_is_the_culprit_the_others_bid_again() -> None:
    game = table(lots="FH2 MB2", reserves="Ada: MA2 PA2")
    game.say("Ben pass", "Cleo pass")
    steal(game, "Ada bid 3", "MA2", "PA2")
    assert (game.active(), game.asked()) == ("Ada", "Ben")
    game.say("Ben pass", "Cleo pass")
    assert game.active() == "Ben"


@rule("BIB-A7")
def test_the_culprit_pays_and_shows_nothing() -> None:
    game = table(lots="FH2 MB2", reserves="Ben: G1 G2 PI4")
    game.say("Ben bid 4", "Cleo pass")
    steal(game, "Ada pass", "G1", "G2")
    assert game.lies("discard") == game.lies("spent Ben") == game.lies("paid Ben") == ""
    assert game.reserve("Ben") == "PI4"
    assert game.who_knows("PI4") == "Ben"


@rule("BIB-A7")
def test_a_stolen_card_is_known_to_thief_and_culprit_only() -> None:
    game = table(seats="Ada Ben Cleo Dan", lots="FH2 MB2", reserves="Ben: MA2 PA2 HA1")
    game.say("Ben bid 1", "Cleo pass", "Dan pass")
    steal(game, "Ada pass", "MA2", "PA2", "HA1")
    assert game.who_knows("MA2") == "Ben Cleo"
    assert game.who_knows("PA2") == "Ben Dan"
    assert game.who_knows("HA1") == "Ada Ben"
    assert game.heard("Dan") == ["Ada pass", "Ben culprit 1", "Cleo steal ?", "Dan steal PA2", "Ada steal ?"]
    assert game.heard("spectator")[2:] == ["Cleo steal ?", "Dan steal ?", "Ada steal ?"]


@rule("BIB-A7")
def test_stolen_gold_may_be_used_at_once() -> None:
    game = table(seats="Ada Ben", lots="FH2 MB2", reserves="Ada: G1, Ben: G3 G1")
    game.say("Ben bid 5")
    steal(game, "Ada pass", "G3")
    game.say("Ada bid 4")
    assert game.asks("Ada") == "pay G1, pay G3"
    game.say("Ada pay G1", "Ada pay G3", "Ada done")
    assert game.reserve("Ada") == "FH2"


@rule("BIB-A7")
def test_a_stolen_card_may_be_paid_for_gold_at_once() -> None:
    game = table(seats="Ada Ben", lots="G3 MB2", reserves="Ben: PI4")
    game.say("Ben bid 2")
    steal(game, "Ada pass", "PI4")
    game.say("Ada bid 1", "Ada pay PI4")
    assert game.reserve("Ada") == "G3"


@rule("BIB-A7")
def test_a_second_culprit_is_penalised_likewise_and_the_first_takes_a_card_too() -> None:
    game = table(lots="FH2 MB2", reserves="Ben: MA2 PA2, Cleo: HA1 HB1")
    game.say("Ben bid 5", "Cleo pass")
    steal(game, "Ada pass", "MA2", "PA2")
    assert (game.reserve("Ben"), game.reserve("Cleo"), game.reserve("Ada")) == ("", "MA2 HA1 HB1", "PA2")
    game.say("Cleo bid 2")
    steal(game, "Ada pass", "MA2", "HB1")
    assert (game.reserve("Ada"), game.reserve("Ben"), game.reserve("Cleo")) == ("MA2 PA2", "HB1", "HA1")
    assert game.heard("Ben")[-2:] == ["Ada steal ?", "Ben steal HB1"]


@rule("BIB-A7")
def test_a_culprit_can_be_robbed_of_what_was_just_stolen() -> None:
    game = table(seats="Ada Ben", lots="FH2 MB2", reserves="Ben: PI4")
    game.say("Ben bid 5")
    steal(game, "Ada pass", "PI4")
    steal(game, "Ada bid 1", "PI4")
    assert (game.reserve("Ada"), game.reserve("Ben")) == ("", "PI4")


@rule("BIB-A7")
def test_a_sole_remaining_player_may_bid_1_or_more_or_pass() -> None:
    game = table(seats="Ada Ben", lots="FH2 MB2", reserves="Ada: G3")
    game.say("Ben bid 5", "Ada pass")
    assert game.asks("Ada") == "pass, bid 1 to 54"
    game.say("Ada bid 1")
    assert game.asks("Ada") == "pay G3"
    game.say("Ada pay G3", "Ada done")
    assert game.reserve("Ada") == "FH2"


@rule("BIB-A7", "BIB-A3")
def test_if_the_sole_remaining_player_passes_the_card_leaves_the_game() -> None:
    game = table(seats="Ada Ben", lots="FH2 MB2", reserves="Ada: G3")
    game.say("Ben bid 5", "Ada pass", "Ada pass")
    assert game.lies("discard") == "FH2"
    assert (game.active(), game.lies("centre"), game.asked()) == ("Ben", "MB2", "Ada")


@rule("BIB-A7", "BIB-A3")
def test_if_all_are_culprits_the_card_leaves_the_game_and_the_next_player_is_active() -> None:
    game = table(lots="FH2 MB2")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Cleo bid 1", "Ada pass")
    assert game.asked() == "Ada"
    game.say("Ada bid 1")
    assert game.lies("discard") == "FH2"
    assert (game.active(), game.lies("centre"), game.asked()) == ("Ben", "MB2", "Cleo")


@rule("BIB-A7", "BIB-A3")
def test_if_all_the_others_pass_in_the_new_auction_the_card_leaves_the_game() -> None:
    game = table(lots="FH2 MB2")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Cleo pass", "Ada pass")
    assert game.lies("discard") == "FH2"
    assert game.active() == "Ben"


@rule("BIB-A7")
def test_a_culprit_is_out_of_this_auction_only() -> None:
    game = table(lots="FH2 MB2")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Cleo pass", "Ada pass", "Cleo pass", "Ada pass")
    assert game.asks("Ben") == "pass, bid 1 to 60"


@rule("BIB-A7", "BIB-A5")
def test_who_bids_more_cards_than_the_reserve_holds_is_a_culprit_too() -> None:
    game = table(seats="Ada Ben", lots="G3 MB2", reserves="Ben: MA2 PA2")
    game.say("Ben bid 3")
    steal(game, "Ada pass", "PA2")
    assert (game.reserve("Ada"), game.reserve("Ben")) == ("PA2", "MA2")
    assert game.asks("Ada") == "pass, bid 1 to 60"


@rule("BIB-A7", "BIB-A10")
@pytest.mark.parametrize(("price", "culprit"), [(5, False), (6, True)])
def test_it_is_gold_that_counts_for_a_category_card_to_the_last_coin(price: int, culprit: bool) -> None:
    game = table(seats="Ada Ben", lots="FH2 MB2", reserves="Ben: G2 G3 MA2 PA2 HA1")
    game.say(f"Ben bid {price}")
    if culprit:
        game.chance("card HA1")
    game.say("Ada pass")
    assert game.asked() == ("Ada" if culprit else "Ben")


@rule("BIB-A7", "BIB-A5", "BIB-A10")
@pytest.mark.parametrize(("price", "culprit"), [(3, False), (4, True)])
def test_it_is_the_number_of_cards_that_counts_for_a_gold_card(price: int, culprit: bool) -> None:
    game = table(seats="Ada Ben", lots="G1 MB2", reserves="Ben: G3 G3 HA1")
    game.say(f"Ben bid {price}")
    if culprit:
        game.chance("card HA1")
    game.say("Ada pass")
    assert game.asked() == ("Ada" if culprit else "Ben")


@rule("BIB-A7")
def test_everybody_learns_who_could_not_pay_how_much() -> None:
    game = table(lots="FH2 MB2")
    game.say("Ben bid 7", "Cleo pass", "Ada pass")
    for name in ("Ada", "Ben", "Cleo", "spectator"):
        assert game.heard(name)[-1] == "Ben culprit 7"


@rule("BIB-A7", "BIB-E1")
def test_the_penalty_and_the_new_auction_of_the_last_card_come_before_the_end() -> None:
    game = table(seats="Ada Ben", lots="FH2", reserves="Ada: G1, Ben: MA2")
    game.say("Ben bid 3")
    steal(game, "Ada pass", "MA2")
    assert not game.over()
    game.say("Ada bid 1", "Ada pay G1", "Ada done")
    assert game.over()
    assert game.reserve("Ada") == "MA2 FH2"
