"""When a church card is acquired, and what waits for it."""

import pytest

from tests.games.biblios.tables import table
from tests.rulebook import rule


@rule("BIB-G7")
def test_a_church_card_given_to_self_is_resolved_before_the_next_card_is_drawn() -> None:
    game = table(draw="K+ PI4 G1 G2")
    game.say("Ada keep")
    assert game.asked() == "Ada"
    assert game.lies("looking Ada") == ""
    assert not game.knows("Ada", "PI4")
    game.say("Ada raise monks")
    assert game.lies("looking Ada") == "PI4"


@rule("BIB-G7")
def test_a_church_card_taken_is_resolved_before_the_next_player_takes() -> None:
    game = table(seats="Ada Ben Cleo Dan", draw="MA2 PA2 K++ G2 G3")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer", "Ada offer", "Ben take K++")
    assert game.asked() == "Ben"
    assert game.asks("Cleo") == game.asks("Dan") == ""
    game.say("Ben raise monks")
    assert game.asked() == "Ben"
    game.say("Ben raise pigments")
    assert game.dice() == "4 4 3 3 3"
    assert game.asks("Cleo") == "take G2, take G3"


@rule("BIB-G7")
def test_the_last_to_take_resolves_a_church_card_before_the_turn_passes() -> None:
    game = table(draw="MA2 PA2 K- G2 FI2")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer", "Ben take G2", "Cleo take K-")
    assert (game.asked(), game.active()) == ("Cleo", "Ada")
    game.say("Cleo lower forbidden-tomes")
    assert game.dice() == "3 3 3 3 2"
    assert (game.asked(), game.active()) == ("Ben", "Ben")


@rule("BIB-G7")
def test_two_church_cards_in_the_public_space_are_resolved_one_after_the_other() -> None:
    game = table(draw="MA2 PA2 K+ K-")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer")
    game.say("Ben take K+", "Ben raise monks", "Cleo take K-", "Cleo lower monks")
    assert game.dice() == "3 3 3 3 3"
    assert game.lies("discard") == "K+ K-"


@rule("BIB-G7")
@pytest.mark.parametrize("card", ["K+", "K-", "K++", "K--", "K+-"])
def test_on_the_auction_pile_a_church_card_does_nothing(card: str) -> None:
    game = table(draw=f"{card} MA2 G1 G2")
    game.say("Ada auction")
    assert game.asks("Ada") == "keep, offer"
    assert game.lies("auction") == card
    assert game.sees("Ben", "auction") == "?"
    assert game.dice() == "3 3 3 3 3"


@rule("BIB-G7")
@pytest.mark.parametrize("card", ["K+", "K-", "K++", "K--", "K+-"])
def test_in_the_public_space_a_church_card_does_nothing(card: str) -> None:
    game = table(draw=f"{card} MA2 G1 G2")
    game.say("Ada offer")
    assert game.asks("Ada") == "keep, offer, auction"
    assert game.lies("public") == card
    assert game.dice() == "3 3 3 3 3"


@rule("BIB-G7", "BIB-G2")
def test_a_church_card_that_is_forced_to_self_as_last_card_is_resolved_before_anybody_takes() -> None:
    game = table(draw="G1 G2 MA2 K--")
    game.say("Ada offer", "Ada offer", "Ada auction")
    assert game.asks("Ada") == "keep"
    game.say("Ada keep")
    assert game.asked() == "Ada"
    game.say("Ada lower monks", "Ada lower pigments")
    assert game.dice() == "2 2 3 3 3"
    assert game.asks("Ben") == "take G1, take G2"


@rule("BIB-G7", "BIB-G2")
def test_a_church_card_that_is_forced_to_the_auction_pile_stays_secret() -> None:
    game = table(draw="G1 G2 MA2 K--")
    game.say("Ada offer", "Ada offer", "Ada keep", "Ada auction")
    assert game.asked() == "Ben"
    assert game.who_knows("K--") == "Ada"


@rule("BIB-G7", "BIB-G4")
def test_the_last_public_card_must_be_taken_even_if_it_is_a_church_card() -> None:
    game = table(seats="Ada Ben", draw="MA2 K+ PA2 FI2")
    game.say("Ada keep", "Ada offer", "Ada auction")
    assert game.asks("Ben") == "take K+"
    game.say("Ben take K+", "Ben discard")
    assert (game.asked(), game.lies("looking Ben")) == ("Ben", "FI2")


@rule("BIB-A6", "BIB-K1")
def test_a_church_card_won_in_an_auction_is_paid_then_resolved_at_once() -> None:
    game = table(lots="K+ MA2", reserves="Ben: G1 G2 PA2")
    game.say("Ben bid 2", "Cleo pass", "Ada pass")
    assert game.asks("Ben") == "pay G1, pay G2"
    game.say("Ben pay G2", "Ben done")
    assert game.lies("discard") == "G2"
    assert (game.asked(), game.active(), game.lies("centre")) == ("Ben", "Ada", "K+")
    game.say("Ben raise manuscripts")
    assert game.dice() == "3 3 3 4 3"
    assert game.lies("discard") == "G2 K+"
    assert game.reserve("Ben") == "PA2 G1"
    assert (game.active(), game.lies("centre")) == ("Ben", "MA2")


@rule("BIB-A6", "BIB-K1")
def test_a_church_card_won_in_an_auction_may_be_left_unused() -> None:
    game = table(lots="K-- MA2", reserves="Ben: G1")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay G1", "Ben done", "Ben discard")
    assert game.dice() == "3 3 3 3 3"
    assert game.reserve("Ben") == ""


@rule("BIB-A6", "BIB-K2", "BIB-K3")
def test_a_two_dice_card_won_in_an_auction_works_as_in_the_gifts() -> None:
    game = table(lots="K++ MA2", reserves="Ben: G1", dice="6 5 3 6 6")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay G1", "Ben done")
    assert game.asks("Ben") == "discard, raise pigments, raise holy-books"
    game.say("Ben raise pigments", "Ben raise holy-books")
    assert game.dice() == "6 6 4 6 6"


@rule("BIB-A3", "BIB-G7")
def test_a_church_card_that_nobody_buys_does_nothing() -> None:
    game = table(lots="K+ MA2")
    game.say("Ben pass", "Cleo pass", "Ada pass")
    assert game.dice() == "3 3 3 3 3"
    assert game.lies("discard") == "K+"
    assert game.lies("centre") == "MA2"


@rule("BIB-A7", "BIB-A6")
def test_a_church_card_can_be_won_in_an_auction_that_was_held_again() -> None:
    game = table(lots="K+ MA2", reserves="Ben: PA2, Cleo: G3")
    game.say("Ben bid 9", "Cleo pass")
    game.chance("card PA2")
    game.say("Ada pass")
    game.say("Cleo bid 1", "Ada pass", "Cleo pay G3", "Cleo done", "Cleo raise monks")
    assert game.dice() == "4 3 3 3 3"
