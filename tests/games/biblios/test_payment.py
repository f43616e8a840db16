"""Paying: gold for category and church cards, any cards for gold."""

import pytest

from readingroom import IllegalAction
from tests.games.biblios.tables import Game, table
from tests.rulebook import rule
from tests.tables import WATCHER


def sold(lot: str, price: int, reserve: str, more: str = "") -> Game:
    """Sell a card to Ben at a price; another one is still to be auctioned."""
    game = table(lots=f"{lot} MB2", reserves=f"Ben: {reserve}{more}")
    game.say(f"Ben bid {price}", "Cleo pass", "Ada pass")
    return game


@rule("BIB-A4")
@pytest.mark.parametrize("lot", ["MA2", "PI4", "HA1", "SA1", "FA1", "K+", "K--", "K+-"])
def test_category_and_church_cards_are_paid_with_gold_alone(lot: str) -> None:
    game = sold(lot, 2, "MC2 PA2 G1 G2 G3")
    assert game.asks("Ben") == "pay G1, pay G2, pay G3"
    with pytest.raises(IllegalAction):
        game.say("Ben pay MC2")


@rule("BIB-A4")
def test_bids_for_a_category_card_are_amounts_and_not_numbers_of_cards() -> None:
    game = sold("MA2", 3, "G3")
    game.say("Ben pay G3")
    assert game.asks("Ben") == "done"


@rule("BIB-A4")
def test_any_combination_of_gold_cards_will_do() -> None:
    for cards in ("G3", "G1 G2", "G2 G1", "G1 G1 G1"):
        game = sold("MA2", 3, "G1 G1 G1 G2 G3")
        game.say(*[f"Ben pay {card}" for card in cards.split()], "Ben done")
        assert game.lies("discard") == " ".join(sorted(cards.split()))


@rule("BIB-A4", "BIB-A10")
def test_the_payment_is_done_only_when_it_is_enough() -> None:
    game = sold("MA2", 4, "G1 G2 G3")
    game.say("Ben pay G1")
    assert game.asks("Ben") == "pay G2, pay G3"
    with pytest.raises(IllegalAction):
        game.say("Ben done")
    game.say("Ben pay G3")
    assert game.asks("Ben") == "done, pay G2"


@rule("BIB-A4")
def test_paying_too_much_is_allowed_and_no_change_is_given() -> None:
    game = sold("MA2", 1, "G1 G3")
    game.say("Ben pay G3", "Ben done")
    assert game.reserve("Ben") == "MA2 G1"
    assert game.lies("discard") == "G3"


@rule("BIB-A4")
def test_even_gold_cards_that_were_not_needed_may_be_paid() -> None:
    game = sold("MA2", 1, "G1 G2 G3")
    game.say("Ben pay G1")
    assert game.asks("Ben") == "done, pay G2, pay G3"
    game.say("Ben pay G3", "Ben pay G2")
    assert game.asks("Ben") == "done"
    game.say("Ben done")
    assert game.reserve("Ben") == "MA2"
    assert game.lies("discard") == "G1 G2 G3"


@rule("BIB-A4")
def test_gold_that_was_paid_is_shown_to_all_and_discarded() -> None:
    game = sold("MA2", 4, "G2 G2 G3")
    game.say("Ben pay G2", "Ben pay G3")
    for name in ("Ada", "Cleo", WATCHER):
        assert game.sees(name, "spent Ben") == "? ?"
    game.say("Ben done")
    for name in ("Ada", "Ben", "Cleo", WATCHER):
        assert game.sees(name, "discard") == "G2 G3"
        assert game.heard(name)[:2] == ["Ben pay G2", "Ben pay G3"]


@rule("BIB-A5")
@pytest.mark.parametrize("lot", ["G1", "G2", "G3"])
def test_gold_cards_are_paid_with_as_many_cards_as_were_bid(lot: str) -> None:
    game = sold(lot, 3, "MC2 PA2 G1 FA1")
    for card in ("PA2", "G1"):
        game.say(f"Ben pay {card}")
        assert "done" not in game.asks("Ben")
    game.say("Ben pay FA1")
    assert game.reserve("Ben") == f"MC2 {lot}"
    assert game.lies("paid Ben") == "PA2 FA1 G1"


@rule("BIB-A5")
def test_any_kind_of_card_pays_for_gold() -> None:
    game = sold("G3", 2, "MC2 PA2 HA1 SA1 FA1 G1 G2 G3")
    assert game.asks("Ben") == "pay MC2, pay PA2, pay HA1, pay SA1, pay FA1, pay G1, pay G2, pay G3"


@rule("BIB-A5")
def test_gold_can_be_paid_with_all_the_cards_one_has() -> None:
    game = sold("G3", 3, "MC2 G1 G1")
    game.say("Ben pay G1", "Ben pay G1", "Ben pay MC2")
    assert game.reserve("Ben") == "G3"


@rule("BIB-A5")
def test_the_others_learn_only_the_number_of_cards_paid_for_gold() -> None:
    game = sold("G3", 2, "MC2 PA2 HA1")
    game.say("Ben pay PA2", "Ben pay HA1")
    for name in ("Ada", "Cleo", WATCHER):
        assert game.sees(name, "paid Ben") == "? ?"
        assert [line for line in game.heard(name) if " pay " in line] == ["Ben pay ?", "Ben pay ?"]
    assert game.sees("Ben", "paid Ben") == "PA2 HA1"
    assert game.lies("discard") == ""
    assert [game.who_knows(card) for card in ("PA2", "HA1", "MC2")] == ["Ben", "Ben", "Ben"]


@rule("BIB-A5", "BIB-A11")
def test_what_others_see_of_a_payment_for_gold_is_the_same_whichever_cards_are_paid() -> None:
    shown = set()
    for cards in ("MC2 PA2", "PA2 MC2", "HA1 MC2", "HA1 PA2"):
        game = sold("G3", 2, "MC2 PA2 HA1")
        game.say(*[f"Ben pay {card}" for card in cards.split()])
        shown.add((game.view("Ada").plain(), game.view(WATCHER).plain(), tuple(game.heard("Cleo"))))
    assert len(shown) == 1


@rule("BIB-A5")
def test_a_card_known_to_all_is_unknown_again_once_it_is_paid_for_gold() -> None:
    game = table(lots="PI4 G3 MB2", reserves="Ben: G1 HA1")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay G1", "Ben done")
    game.say("Cleo pass", "Ada pass", "Ben bid 1", "Ben pay PI4")
    assert game.lies("paid Ben") == "PI4"
    assert game.sees("Ada", "paid Ben") == "?"
    assert game.heard("Ada")[-4:] == ["Ben lay ?", "Ben pay ?", "Ben win G3", "Cleo lot MB2"]


@rule("BIB-A10")
def test_who_can_pay_must_pay() -> None:
    game = sold("MA2", 5, "G2 G3")
    for refused in ("pass", "discard", "done", "bid 6"):
        with pytest.raises(IllegalAction):
            game.say(f"Ben {refused}")
    assert game.asks("Ben") == "pay G2, pay G3"


@rule("BIB-A10")
def test_who_can_pay_in_cards_must_pay_too() -> None:
    game = sold("G1", 2, "MC2 PA2")
    assert game.asks("Ben") == "pay MC2, pay PA2"
    with pytest.raises(IllegalAction):
        game.say("Ben pass")


def told(game: Game, figure: str) -> list[object]:
    """Give a figure of the prompt as everybody is told it, the spectator last."""
    return [game.rules.prompt(game.view(name)).values[figure] for name in (*game.names, WATCHER)]


@rule("BIB-A11")
def test_what_the_bidder_has_is_told_to_nobody_else() -> None:
    game = table(lots="MB2 MC2", reserves="Ben: G3 G3")
    assert told(game, "means") == [None, 6, None, None]
    game.say("Ben bid 4", "Cleo pass", "Ada pass", "Ben pay G3")
    assert told(game, "laid") == [None, 3, None, None]


@rule("BIB-A4", "BIB-A5")
@pytest.mark.parametrize(("lot", "named"), [("MB2", "BIB-A4"), ("K+", "BIB-A4"), ("G1", "BIB-A5")])
def test_a_payment_names_the_rule_it_follows(lot: str, named: str) -> None:
    game = table(lots=f"{lot} MC2", reserves="Ben: G1")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay G1")
    if lot != "G1":
        game.say("Ben done")
    assert [game.rules.rule_of(event) for event in game.events if event.code == "pay"] == [named]


@rule("BIB-A4", "BIB-A10")
def test_all_gold_must_be_paid_if_it_is_just_enough() -> None:
    game = sold("MA2", 6, "G1 G2 G3")
    game.say("Ben pay G1", "Ben pay G2")
    assert game.asks("Ben") == "pay G3"
    game.say("Ben pay G3")
    assert game.asks("Ben") == "done"
