"""Church cards: what each kind does to the dice."""

import pytest

from readingroom import IllegalAction
from tests.games.biblios.tables import Game, table
from tests.rulebook import rule
from tests.tables import WATCHER

RAISES = "raise monks, raise pigments, raise holy-books, raise manuscripts, raise forbidden-tomes"
LOWERS = RAISES.replace("raise", "lower")


def keeps(card: str, dice: str = "3 3 3 3 3", seats: str = "Ada Ben Cleo") -> Game:
    """Let Ada keep a church card as the first card of her turn."""
    game = table(seats=seats, draw=f"{card} MA2 G1 G2 G3", dice=dice)
    game.say("Ada keep")
    return game


@rule("BIB-K1")
@pytest.mark.parametrize("card", ["K+", "K-", "K++", "K--", "K+-"])
def test_a_church_card_may_be_left_unused_and_is_discarded(card: str) -> None:
    game = keeps(card)
    assert game.asks("Ada").startswith("discard, ")
    game.say("Ada discard")
    assert game.dice() == "3 3 3 3 3"
    assert game.lies("discard") == card


@rule("BIB-K1")
@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("K+", "raise monks"),
        ("K-", "lower monks"),
        ("K++", "raise monks, raise pigments"),
        ("K--", "lower monks, lower pigments"),
        ("K+-", "raise monks"),
        ("K+-", "lower monks"),
    ],
)
def test_a_church_card_that_was_used_is_discarded_too(card: str, said: str) -> None:
    game = keeps(card)
    game.say(*[f"Ada {each}" for each in said.split(", ")])
    assert game.lies("discard") == card
    assert game.lies("centre") == ""


@rule("BIB-K1")
@pytest.mark.parametrize("card", ["K+", "K-", "K++", "K--", "K+-"])
def test_it_is_shown_to_all_when_acquired_and_never_enters_the_reserve(card: str) -> None:
    game = table(draw=f"{card} MA2 G1 G2")
    assert game.who_knows(card) == "Ada"
    game.say("Ada keep")
    assert game.reserve("Ada") == ""
    for name in ("Ada", "Ben", "Cleo", WATCHER):
        assert game.sees(name, "centre") == card
        assert game.heard(name) == [f"Ada church {card}"]
    game.say("Ada discard")
    assert game.reserve("Ada") == ""


@rule("BIB-K2", "BIB-K1")
@pytest.mark.parametrize(
    ("card", "kind"), [("K+", "plus"), ("K-", "minus"), ("K++", "plus-two"), ("K--", "minus-two"), ("K+-", "either")]
)
def test_the_question_names_the_card_and_what_it_does(card: str, kind: str) -> None:
    game = keeps(card)
    asked = game.rules.prompt(game.view("Ada"))
    assert (asked.code, asked.rule, asked.values) == ("church", "BIB-K2", {"card": card, "kind": kind})


@rule("BIB-K1")
def test_it_counts_as_the_card_given_to_self() -> None:
    game = keeps("K+")
    game.say("Ada discard")
    assert game.asks("Ada") == "offer, auction"
    game.say("Ada auction", "Ada offer")
    assert game.asks("Ada") == "offer"


@rule("BIB-K1")
def test_it_counts_as_the_card_taken() -> None:
    game = table(draw="MA2 PA2 K+ G2")
    game.say("Ada keep", "Ada auction", "Ada offer", "Ada offer", "Ben take K+", "Ben discard")
    assert game.asks("Ben") == ""
    assert game.asks("Cleo") == "take G2"
    assert game.reserve("Ben") == ""


@rule("BIB-K2")
@pytest.mark.parametrize(
    ("card", "asks"),
    [
        ("K+", f"discard, {RAISES}"),
        ("K-", f"discard, {LOWERS}"),
        ("K++", f"discard, {RAISES}"),
        ("K--", f"discard, {LOWERS}"),
        ("K+-", f"discard, {RAISES}, {LOWERS}"),
    ],
)
@pytest.mark.parametrize("seats", ["Ada Ben", "Ada Ben Cleo", "Ada Ben Cleo Dan"])
def test_each_kind_offers_every_die_that_it_can_change(card: str, asks: str, seats: str) -> None:
    assert keeps(card, seats=seats).asks("Ada") == asks


@rule("BIB-K2")
@pytest.mark.parametrize(
    ("card", "said", "dice"),
    [
        ("K+", "raise monks", "4 3 3 3 3"),
        ("K+", "raise forbidden-tomes", "3 3 3 3 4"),
        ("K-", "lower pigments", "3 2 3 3 3"),
        ("K-", "lower manuscripts", "3 3 3 2 3"),
        ("K+-", "raise holy-books", "3 3 4 3 3"),
        ("K+-", "lower holy-books", "3 3 2 3 3"),
    ],
)
def test_a_one_die_card_changes_one_die_by_one(card: str, said: str, dice: str) -> None:
    game = keeps(card)
    game.say(f"Ada {said}")
    assert game.dice() == dice
    assert game.asks("Ada") == "offer, auction"


@rule("BIB-K2")
@pytest.mark.parametrize("card", ["K+", "K-"])
def test_a_one_sense_card_cannot_do_the_other(card: str) -> None:
    game = keeps(card)
    with pytest.raises(IllegalAction):
        game.say("Ada lower monks" if card == "K+" else "Ada raise monks")


@rule("BIB-K2")
@pytest.mark.parametrize(("card", "verb", "value"), [("K++", "raise", "4"), ("K--", "lower", "2")])
def test_a_two_dice_card_changes_two_different_dice_in_the_same_sense(card: str, verb: str, value: str) -> None:
    game = keeps(card)
    game.say(f"Ada {verb} holy-books")
    assert game.dice() == "3 3 3 3 3"  # both or none: nothing has changed yet
    assert game.asks("Ada") == ", ".join(
        f"{verb} {category}" for category in ("monks", "pigments", "manuscripts", "forbidden-tomes")
    )
    game.say(f"Ada {verb} monks")
    assert game.dice() == f"{value} 3 {value} 3 3"
    assert game.heard("Ben")[:2] == [f"Ada die holy-books {value}", f"Ada die monks {value}"]


@rule("BIB-K2")
@pytest.mark.parametrize(("card", "verb"), [("K++", "raise"), ("K--", "lower")])
def test_a_two_dice_card_cannot_change_one_die_only(card: str, verb: str) -> None:
    game = keeps(card)
    game.say(f"Ada {verb} monks")
    for refused in ("discard", "done", "pass", f"{verb} monks", "offer"):
        with pytest.raises(IllegalAction):
            game.say(f"Ada {refused}")


@rule("BIB-K2")
def test_every_player_sees_the_dice_turn() -> None:
    game = keeps("K+-")
    game.say("Ada lower monks")
    for name in ("Ada", "Ben", "Cleo", WATCHER):
        assert game.view(name).dice == [2, 3, 3, 3, 3]
        assert game.heard(name)[:2] == ["Ada die monks 2", "Ada used K+-"]


@rule("BIB-K3")
def test_a_die_on_6_cannot_be_raised() -> None:
    assert keeps("K+", "6 3 6 3 5").asks("Ada") == "discard, raise pigments, raise manuscripts, raise forbidden-tomes"
    with pytest.raises(IllegalAction):
        keeps("K+", "6 3 6 3 5").say("Ada raise monks")


@rule("BIB-K3")
def test_a_die_on_1_cannot_be_lowered() -> None:
    assert keeps("K-", "1 2 1 3 1").asks("Ada") == "discard, lower pigments, lower manuscripts"
    with pytest.raises(IllegalAction):
        keeps("K-", "1 2 1 3 1").say("Ada lower monks")


@rule("BIB-K3")
def test_a_die_can_reach_6_and_1() -> None:
    game = keeps("K+", "5 3 3 3 3")
    game.say("Ada raise monks")
    assert game.dice() == "6 3 3 3 3"
    game = keeps("K-", "2 3 3 3 3")
    game.say("Ada lower monks")
    assert game.dice() == "1 3 3 3 3"


@rule("BIB-K3")
def test_the_choice_card_offers_each_die_only_the_ways_it_can_go() -> None:
    assert keeps("K+-", "6 1 6 1 6").asks("Ada") == (
        "discard, raise pigments, raise manuscripts, lower monks, lower holy-books, lower forbidden-tomes"
    )


@rule("BIB-K3")
@pytest.mark.parametrize(("card", "dice"), [("K+", "6 6 6 6 6"), ("K-", "1 1 1 1 1")])
def test_a_one_die_card_without_an_eligible_die_can_only_be_discarded(card: str, dice: str) -> None:
    game = keeps(card, dice)
    assert game.asks("Ada") == "discard"
    game.say("Ada discard")
    assert game.dice() == dice


@rule("BIB-K3")
@pytest.mark.parametrize(
    ("card", "dice"),
    [("K++", "6 6 6 6 6"), ("K++", "6 6 5 6 6"), ("K--", "1 1 1 1 1"), ("K--", "1 1 1 1 6")],
)
def test_a_two_dice_card_with_fewer_than_two_eligible_dice_can_only_be_discarded(card: str, dice: str) -> None:
    game = keeps(card, dice)
    assert game.asks("Ada") == "discard"
    game.say("Ada discard")
    assert game.dice() == dice
    assert game.lies("discard") == card


@rule("BIB-K3")
@pytest.mark.parametrize(
    ("card", "dice", "verb", "after"),
    [("K++", "6 5 6 1 6", "raise", "6 6 6 2 6"), ("K--", "1 2 1 6 1", "lower", "1 1 1 5 1")],
)
def test_a_two_dice_card_with_just_two_eligible_dice_changes_these(card: str, dice: str, verb: str, after: str) -> None:
    game = keeps(card, dice)
    assert game.asks("Ada") == f"discard, {verb} pigments, {verb} manuscripts"
    game.say(f"Ada {verb} manuscripts")
    assert game.asks("Ada") == f"{verb} pigments"
    game.say(f"Ada {verb} pigments")
    assert game.dice() == after
