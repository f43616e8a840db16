"""What is in the box."""

from collections import Counter

import readingroom
from readingroom.games.biblios.components import (
    CATEGORIES,
    category_of,
    gold_value,
    is_church,
    is_gold,
    shipped_deck,
)
from tests.games.biblios.tables import table
from tests.rulebook import rule
from tests.tables import WATCHER

DECK = shipped_deck()
BOX = [kind for kind, count in enumerate(DECK.counts) for _ in range(count)]
CATEGORY_CARDS = [card for card in BOX if not is_gold(card) and not is_church(card)]


@rule("BIB-C1")
def test_the_box_holds_87_cards_of_which_45_category_33_gold_and_9_church() -> None:
    assert len(BOX) == 87
    assert len(CATEGORY_CARDS) == 45
    assert len([card for card in BOX if is_gold(card)]) == 33
    assert len([card for card in BOX if is_church(card)]) == 9


@rule("BIB-C1")
def test_there_are_five_dice_on_one_value_board_that_everybody_sees() -> None:
    game = table()
    boards = [game.view(name).dice for name in ("Ada", "Ben", "Cleo", WATCHER)]
    assert len(boards[0]) == len(CATEGORIES) == 5
    assert all(board == boards[0] for board in boards)


@rule("BIB-C2")
def test_the_nine_cards_of_each_category_have_the_values_of_the_published_deck() -> None:
    values = {
        name: [DECK.values[card] for card in CATEGORY_CARDS if category_of(card) == number]
        for number, name in enumerate(CATEGORIES)
    }
    assert values == {
        "monks": [2, 2, 2, 2, 3, 3, 3, 4, 4],
        "pigments": [2, 2, 2, 2, 3, 3, 3, 4, 4],
        "holy-books": [1, 1, 1, 1, 1, 1, 1, 2, 2],
        "manuscripts": [1, 1, 1, 1, 1, 1, 1, 2, 2],
        "forbidden-tomes": [1, 1, 1, 1, 1, 1, 1, 2, 2],
    }


@rule("BIB-C3")
def test_each_category_has_the_letters_a_to_i_once() -> None:
    for category in range(5):
        cards = [card for card in CATEGORY_CARDS if category_of(card) == category]
        assert [DECK.text(card)[1] for card in cards] == list("ABCDEFGHI")


@rule("BIB-C3")
def test_letters_rise_with_the_value() -> None:
    for category in range(5):
        cards = sorted((card for card in CATEGORY_CARDS if category_of(card) == category), key=DECK.text)
        values = [DECK.values[card] for card in cards]
        assert values == sorted(values)


@rule("BIB-C2", "BIB-C3")
def test_a_category_card_is_called_by_category_letter_and_value() -> None:
    rules = readingroom.load("biblios")
    for text in ("MA2", "MD2", "ME3", "MG3", "MH4", "MI4", "PI4", "HG1", "HH2", "SA1", "SI2", "FA1", "FI2"):
        assert rules.card_text(rules.find_card(text)) == text
    for text in ("MA1", "ME2", "HA2", "HH1", "XA1", "MJ2", "G0", "G4", "K"):
        assert rules.find_card(text) == -1


@rule("BIB-C4")
def test_there_are_eleven_gold_cards_of_each_value_1_2_and_3() -> None:
    assert Counter(int(gold_value(card)) for card in BOX if is_gold(card)) == {1: 11, 2: 11, 3: 11}
    assert [DECK.text(card) for card in sorted(set(BOX)) if is_gold(card)] == ["G1", "G2", "G3"]


@rule("BIB-C5")
def test_there_are_two_church_cards_of_each_plain_kind_and_one_with_the_choice() -> None:
    texts = Counter(DECK.text(card) for card in BOX if is_church(card))
    assert texts == {"K+": 2, "K-": 2, "K++": 2, "K--": 2, "K+-": 1}
