"""Why not, in Biblios: each reason in one line, with its rule."""

from tests.games.biblios.tables import Game, table
from tests.games.whys import why
from tests.rulebook import rule


def told(game: Game, asking: str) -> str:
    return why(game.rules, game.g, game.names, asking)


@rule("BIB-G2")
def test_a_place_that_is_taken_already() -> None:
    game = table(draw="MA2 G1 G2 G3")
    game.say("Ada keep", "Ada auction")
    assert told(game, "Ada offer") == "possible"
    assert told(game, "Ada keep") == "You have kept one card already: one per turn. BIB-G2"
    assert told(game, "Ada auction") == "One card went to the auction pile already: one per turn. BIB-G2"


@rule("BIB-G2")
def test_the_public_space_is_full() -> None:
    game = table(draw="MA2 G1 G2 G3")
    game.say("Ada offer", "Ada offer")
    assert told(game, "Ada offer") == "The public space is full for this turn. BIB-G2"


@rule("BIB-G4")
def test_a_card_that_does_not_lie_in_the_public_space() -> None:
    game = table(draw="MA2 G1 G2 G3")
    game.say("Ada offer", "Ada offer", "Ada keep", "Ada auction")
    assert told(game, "Ben take G1") == "possible"
    assert told(game, "Ben take G3") == "gold 3 does not lie in the public space. BIB-G4"


@rule("BIB-G4")
def test_it_is_not_my_turn_and_who_is_waited_for() -> None:
    game = table(draw="MA2 G1 G2 G3")
    assert told(game, "Cleo keep") == "It is not your turn. Waiting for Ada. BIB-G1"
    assert told(game, "Zoe keep") == "You are watching. Waiting for Ada. BIB-G1"
    assert told(game, "Ada pass") == "Not yet: answer the question first. BIB-G1"


@rule("BIB-A2")
def test_a_bid_that_is_not_above_the_last() -> None:
    game = table(lots="MA2 MB2", reserves="Ben: G1")
    game.say("Ben bid 3")
    assert told(game, "Cleo bid 4") == "possible"
    assert told(game, "Cleo bid 3") == "The bid stands at 3: you must bid higher. BIB-A2"


@rule("BIB-A9")
def test_not_enough_gold_where_bids_are_honest() -> None:
    game = table(lots="MA2 G3", reserves="Ben: G1 G2 MB2", honest="yes")
    poor = "You do not have enough gold: you can pay 3, and this table plays with honest bids. BIB-A9"
    assert told(game, "Ben bid 3") == "possible"
    assert told(game, "Ben bid 4") == poor


@rule("BIB-A10")
def test_more_than_there_is_in_the_game() -> None:
    game = table(lots="MA2 G3", reserves="Ben: G1")
    assert told(game, "Ben bid 60") == "possible"
    assert told(game, "Ben bid 61") == "Nobody could ever pay that much. BIB-A10"


@rule("BIB-A4")
def test_a_payment_that_is_not_complete() -> None:
    game = table(lots="MA2 MB2", reserves="Ben: G1 G2 G3 MC2")
    game.say("Ben bid 4", "Cleo pass", "Ada pass", "Ben pay G1")
    assert told(game, "Ben done") == "Not enough gold yet: 1 of 4. BIB-A4"
    assert told(game, "Ben pay MC2") == "Monks 2 (C): only gold pays for this card. BIB-A4"
    assert told(game, "Ben pay G1") == "gold 1 is not in your reserve. BIB-A4"


@rule("BIB-A5")
def test_a_payment_in_cards_that_is_not_complete() -> None:
    game = table(lots="G3 MB2", reserves="Ben: G1 MC2 MD2")
    game.say("Ben bid 2", "Cleo pass", "Ada pass", "Ben pay G1")
    assert told(game, "Ben done") == "Not paid yet: 1 more card. BIB-A5"
    assert told(game, "Ben pay MA2") == "Monks 2 (A) is not in your reserve. BIB-A5"


@rule("BIB-K2", "BIB-K3")
def test_dice_that_a_church_card_cannot_change() -> None:
    game = table(draw="K++ MA2 G1 G2", dice="6 3 3 3 3")
    game.say("Ada keep")
    assert told(game, "Ada raise monks") == "This die shows 6 already: it cannot go higher. BIB-K3"
    assert told(game, "Ada lower pigments") == "This church card lowers no die. BIB-K2"
    game.say("Ada raise pigments")
    assert told(game, "Ada raise pigments") == "This card changes two different dice. BIB-K2"


@rule("BIB-K3")
def test_two_dice_or_none() -> None:
    game = table(draw="K-- MA2 G1 G2", dice="1 1 1 1 2")
    game.say("Ada keep")
    reason = "This card changes two dice or none, and only one of them can move. BIB-K3"
    assert told(game, "Ada lower forbidden-tomes") == reason
    assert told(game, "Ada lower monks") == "This die shows 1 already: it cannot go lower. BIB-K3"
