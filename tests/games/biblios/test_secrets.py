"""What everybody may know of reserves and payments, and what stays secret to the end."""

import pytest

from readingroom import BadView, Chance
from tests.games.biblios.tables import Game, table
from tests.rulebook import rule
from tests.tables import WATCHER


def everybody(game: Game) -> list[str]:
    return [*game.names, WATCHER]


@rule("BIB-A11")
def test_sizes_of_reserves_are_public() -> None:
    game = table(lots="FH2 MB2", reserves="Ada: MA2, Ben: G1 G2 PA2, Cleo: HA1 HB1")
    for name in everybody(game):
        view = game.view(name)
        assert [len(view.reserve(seat)) for seat in range(3)] == [1, 3, 2]


@rule("BIB-A11")
def test_sizes_of_reserves_stay_public_after_gifts_payments_and_thefts() -> None:
    game = table(seats="Ada Ben", lots="G3 FH2 MB2", reserves="Ada: MA2 PA2, Ben: HA1 HB1")
    game.say("Ben pass", "Ada bid 2", "Ada pay MA2", "Ada pay PA2")  # Ada: G3
    game.say("Ada pass")
    game.chance("card HB1")
    game.say("Ben bid 9")  # Ada: G3 HB1
    for name in everybody(game):
        view = game.view(name)
        assert [len(view.reserve(seat)) for seat in range(2)] == [2, 1]


@rule("BIB-A11")
def test_a_view_that_no_game_can_have_shown_is_not_imagined() -> None:
    game = table(seats="Ada Ben", lots="FH2 MB2", reserves="Ben: MA2")
    game.say("Ben bid 5")
    game.chance("card MA2")
    game.say("Ada pass")  # MA2 is stolen from a reserve that no card had gone into
    with pytest.raises(BadView, match="no world was found that fits this view of Biblios"):
        game.rules.imagine(game.view("Ada"), Chance(1))


@rule("BIB-A11", "BIB-A5")
def test_cards_paid_for_gold_stay_secret_until_the_game_is_over() -> None:
    game = table(lots="G3 G2 MB2", reserves="Ben: PI4 HA1")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay PI4")
    game.say("Cleo pass", "Ada pass", "Ben bid 1", "Ben pay HA1")
    assert (game.who_knows("PI4"), game.who_knows("HA1")) == ("Ben", "Ben")
    game.say("Ada pass", "Ben pass", "Cleo pass")
    assert game.over()
    for name in everybody(game):
        assert game.sees(name, "paid Ben") == "PI4 HA1"


@rule("BIB-A11")
def test_at_the_end_the_reserves_are_laid_open() -> None:
    game = table(lots="", reserves="Ada: MA2, Ben: G1 PA2")
    for name in everybody(game):
        assert [game.sees(name, f"reserve {other}") for other in game.names] == ["MA2", "PA2 G1", ""]


@rule("BIB-G5", "BIB-A11")
@pytest.mark.parametrize("lot", ["FH2", "G2", "K+"])
def test_what_the_others_hold_changes_nothing_of_what_one_is_shown(lot: str) -> None:
    shown = set()
    for hand in ("MA2 PA2 G1 G3", "MC2 G1 G1 G3", "HA1 SA1 G2 G2"):
        game = table(lots=f"{lot} MB2", reserves=f"Ada: G1, Ben: {hand}")
        game.say("Ben bid 3", "Cleo pass", "Ada bid 4")
        shown.add((game.view("Ada").plain(), game.view(WATCHER).plain()))
    assert len(shown) == 1


@rule("BIB-A7", "BIB-A11")
def test_a_theft_among_others_looks_the_same_whichever_card_is_stolen() -> None:
    shown = set()
    for card in ("MA2", "PA2", "G1"):
        game = table(lots="FH2 MB2", reserves="Ben: MA2 PA2 G1 HA1")
        game.say("Ben bid 9", "Cleo pass")
        game.chance(f"card {card}", "card HA1")
        game.say("Ada pass")
        shown.add((game.view("Ada").plain(), game.view(WATCHER).plain(), tuple(game.heard("Ada"))))
    assert len(shown) == 1


@rule("BIB-G1", "BIB-G5")
def test_a_gift_turn_looks_the_same_to_the_others_whichever_cards_stay_face_down() -> None:
    shown = set()
    for draw in ("MA2 PA2 HA1 SA1", "PA2 MA2 HA1 SA1", "G1 FI2 HA1 SA1", "MA2 K+ HA1 SA1"):
        game = table(draw=draw)
        game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer", "Ben take HA1")
        shown.add((game.view("Ben").plain(), game.view(WATCHER).plain(), tuple(game.heard("Cleo"))))
    assert len(shown) == 1


@rule("BIB-A4")
def test_gold_laid_down_but_not_yet_paid_is_seen_by_its_owner_alone() -> None:
    game = table(lots="FH2 MB2", reserves="Ben: G1 G2 G3")
    game.say("Ben bid 2", "Cleo pass", "Ada pass", "Ben pay G3")
    assert game.sees("Ben", "spent Ben") == "G3"
    assert game.heard("Ada")[-1] == "Ben lay ?"
    assert game.sees("Ada", "spent Ben") == game.sees(WATCHER, "spent Ben") == "?"


@rule("BIB-A1")
def test_the_auction_pile_stays_unknown_after_its_shuffle_even_to_those_who_filled_it() -> None:
    game = table(seats="Ada Ben")
    game.play_gifts()
    for name in everybody(game):
        assert set(game.sees(name, "auction").split()) == {"?"}
