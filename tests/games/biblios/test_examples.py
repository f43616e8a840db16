"""The four worked examples of the rulebook."""

from tests.games.biblios.tables import table
from tests.rulebook import rule


@rule("BIB-X1", "BIB-G1", "BIB-G2", "BIB-G4")
def test_example_of_a_gift_turn() -> None:
    game = table(draw="MB2 G1 MA2 G2")

    game.say("Ada auction", "Ada offer", "Ada keep")
    assert game.lies("looking Ada") == "G2"
    assert game.asks("Ada") == "offer"
    game.say("Ada offer")
    assert game.asks("Ben") == "take G1, take G2"
    game.say("Ben take G2")
    assert game.asks("Cleo") == "take G1"
    game.say("Cleo take G1")

    assert game.lies("auction") == "MB2"
    assert [game.reserve(name) for name in ("Ada", "Ben", "Cleo")] == ["MA2", "G2", "G1"]
    assert game.active() == game.asked() == "Ben"


@rule("BIB-X2", "BIB-A2", "BIB-A4")
def test_example_of_an_auction() -> None:
    game = table(lots="FH2 MA2", reserves="Ada: G3, Ben: G2 G3, Cleo: G1")
    assert game.lies("centre") == "FH2"

    game.say("Ben bid 1", "Cleo pass", "Ada bid 3", "Ben bid 4", "Ada pass")
    assert game.asks("Ben") == "pay G2, pay G3"
    game.say("Ben pay G2")
    assert game.asks("Ben") == "pay G3"
    game.say("Ben pay G3", "Ben done")

    assert game.reserve("Ben") == "FH2"
    assert game.lies("discard") == "G2 G3"
    assert game.active() == "Ben"


@rule("BIB-X3", "BIB-K1", "BIB-K2", "BIB-G7")
def test_example_of_a_church_card() -> None:
    game = table(draw="K-- MA2 G1 G2", dice="3 3 2 3 3")

    game.say("Ada keep", "Ada lower holy-books", "Ada lower pigments")

    assert game.dice() == "3 2 1 3 3"
    assert game.lies("discard") == "K--"
    assert game.reserve("Ada") == ""
    assert game.asked() == "Ada"
    assert game.lies("looking Ada") == "MA2"
    assert game.asks("Ada") == "offer, auction"


@rule("BIB-X4", "BIB-E1", "BIB-E2", "BIB-E3")
def test_example_of_the_end() -> None:
    game = table(
        lots="",
        dice="5 3 2 2 4",
        reserves="Ada: MC2 ME3 MH4 HA1 SA1 FA1 G1, Ben: PA2, Cleo: MB2 MF3 MI4 PB2 PC2 G2",
    )
    assert game.score_line("Ada", "monks").figures["sum"] == game.score_line("Cleo", "monks").figures["sum"] == 9
    assert game.winner_of("monks") == "Cleo"
    assert game.score_line("Cleo", "monks").points == 5
    assert game.points() == "8 0 8"
    assert game.ranking() == "Cleo > Ada > Ben"
