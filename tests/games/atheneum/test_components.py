"""What is in the box: subjects, shelves, study cards, objectives and bonus tokens."""

import pickle
import sys
from collections import Counter
from pathlib import Path

import pytest

from readingroom.games.atheneum.components import (
    CARDS,
    EACH_COLOUR,
    OBJECTIVE,
    PAIRS,
    TOKEN,
    TOKEN_NAMES,
    WANDS,
    is_pair,
    pair_of,
    shipped_deck,
    token_benefit,
)
from readingroom.games.atheneum.objectives import COLOUR_LETTERS
from readingroom.games.atheneum.plan import COLOURS, MAIN, MOST_SIDES
from readingroom.games.atheneum.study import (
    BENEFIT_TEXTS,
    BENEFITS,
    BLUE,
    BOUND,
    GREY,
    SECTIONS,
    WILD,
    YELLOW,
    Study,
    is_book,
    points_of,
    rearranges,
)
from tests.rulebook import rule

DECK = shipped_deck()
ROOT = Path(__file__).parents[3]


def benefits(cards: list[Study], which: int) -> Counter[str]:
    """Count the benefits of one section over some cards."""
    return Counter(BENEFIT_TEXTS[benefit] for card in cards for benefit in card.sections[which])


@rule("ATH-C1")
def test_there_are_five_subjects_with_32_books_each() -> None:
    assert COLOURS == ("turquoise", "green", "purple", "pink", "black")
    assert len(COLOURS) * EACH_COLOUR == 160


@rule("ATH-C2")
def test_the_box_holds_60_study_cards_35_objectives_40_tokens_and_six_wands_a_player() -> None:
    names = [card.name for card in DECK.study]
    assert names == [f"A{number}" for number in range(1, 31)] + [f"B{number}" for number in range(1, 31)]
    assert [card.name for card in DECK.objectives] == [f"O{number}" for number in range(1, 36)]
    assert len(DECK.bag()) == 40
    assert 5 * WANDS == 30
    assert 5 * MOST_SIDES == 10
    assert 5 * (len(MAIN) + MOST_SIDES) == 35  # spiders


@rule("ATH-C3")
def test_a_main_shelf_has_five_compartments_and_three_candles_a_side_shelf_one_and_two() -> None:
    plan = DECK.plan
    assert len(MAIN) == 5
    assert (len(plan.main_candles), len(plan.side_candles)) == (3, 2)
    assert (min(plan.points), max(plan.points)) == (2, 7)
    assert (min(plan.candles), max(plan.candles)) == (1, 4)


@rule("ATH-C5")
def test_there_are_two_tokens_of_each_pair_and_five_of_each_other_kind() -> None:
    counts = Counter(DECK.text(token) for token in DECK.bag())
    pairs = [f"{one}+{other}" for place, one in enumerate(COLOURS) for other in COLOURS[place + 1 :]]
    assert counts == dict.fromkeys(pairs, 2) | dict.fromkeys(("wand", "any", "rearrange-4", "side-shelf"), 5)


@rule("ATH-C5")
def test_tokens_know_their_colours_and_benefits() -> None:
    for kind, name in enumerate(TOKEN_NAMES):
        token = TOKEN + kind
        assert is_pair(token) == ("+" in name)
        if is_pair(token):
            one, other = PAIRS[kind]
            assert name == f"{COLOURS[one]}+{COLOURS[other]}"
            assert pair_of(one, other) == pair_of(other, one) == token
        else:
            assert BENEFIT_TEXTS[token_benefit(token)].replace(" ", "-") == name


@rule("ATH-C6")
def test_a_section_gives_one_or_more_benefits_of_seven_kinds() -> None:
    assert SECTIONS == ("yellow", "blue", "grey")
    kinds = Counter[str]()
    for card in DECK.study:
        assert len(card.sections) == 3
        for each in card.sections:
            assert each
            assert all(0 <= benefit < BENEFITS for benefit in each)
            kinds.update(kind_of(benefit) for benefit in each)
    assert set(kinds) == {"book", "book for a compartment", "rearrange", "side-shelf", "wand", "bonus", "points"}


def kind_of(benefit: int) -> str:
    """Name the kind of a benefit."""
    if is_book(benefit):
        return "book" if benefit <= WILD else "book for a compartment"
    return "rearrange" if rearranges(benefit) else "points" if points_of(benefit) else BENEFIT_TEXTS[benefit]


@rule("ATH-C6")
def test_benefits_are_numbered_and_called_as_the_file_has_them() -> None:
    assert BENEFIT_TEXTS[BOUND + 2] == "any in middle"
    assert len(BENEFIT_TEXTS) == BENEFITS
    numbers = {text: (rearranges(number), points_of(number)) for number, text in enumerate(BENEFIT_TEXTS)}
    assert (numbers["rearrange 3"], numbers["points 1"], numbers["points 9"]) == ((3, 0), (0, 1), (0, 9))
    assert (numbers["bonus"], numbers["rearrange 1"], numbers["rearrange 9"]) == ((0, 0), (1, 0), (9, 0))


@rule("ATH-C6")
def test_deck_a_gives_more_books_and_deck_b_more_rearranging() -> None:
    a, b = DECK.study[:30], DECK.study[30:]
    books = [sum(is_book(each) for card in deck for part in card.sections for each in part) for deck in (a, b)]
    moves = [sum(rearranges(each) for card in deck for part in card.sections for each in part) for deck in (a, b)]
    assert books[0] > books[1]
    assert moves[0] < moves[1]


@rule("ATH-C8")
@pytest.mark.parametrize("section", [YELLOW, BLUE, GREY])
@pytest.mark.parametrize("deck", ["A", "B"])
def test_on_study_cards_every_colour_and_every_compartment_comes_equally_often_in_each_section(
    deck: str, section: int
) -> None:
    found = benefits([card for card in DECK.study if card.name.startswith(deck)], section)
    assert len({found[colour] for colour in COLOURS}) == 1
    assert len({found[f"any in {name}"] for name in MAIN}) == 1


@rule("ATH-C8")
@pytest.mark.parametrize("deck", ["A", "B"])
def test_study_cards_give_the_left_and_the_right_neighbour_the_same(deck: str) -> None:
    cards = [card for card in DECK.study if card.name.startswith(deck)]
    assert benefits(cards, BLUE) == benefits(cards, GREY)


@rule("ATH-C8")
def test_no_two_study_cards_are_alike() -> None:
    assert len({repr(card.sections) for card in DECK.study}) == 60


@rule("ATH-C8", "ATH-C7")
def test_objectives_ask_equally_often_for_every_colour() -> None:
    letters = Counter("".join("".join(part.picture) for card in DECK.objectives for part in card.parts))
    assert len({letters[letter] for letter in COLOUR_LETTERS}) == 1
    worth = Counter[str]()
    for card in DECK.objectives:
        for letter in {each for part in card.parts for row in part.picture for each in row if each in COLOUR_LETTERS}:
            worth[letter] += card.points
    assert len(set(worth.values())) == 1


@rule("ATH-C8", "ATH-C7")
@pytest.mark.parametrize("filled", [True, False], ids=["filled slots", "patterns"])
def test_objectives_ask_equally_often_for_every_compartment(filled: bool) -> None:
    parts = [part for card in DECK.objectives for part in card.parts if part.compartment >= 0]
    named = Counter(part.compartment for part in parts if ("#" in "".join(part.picture)) == filled)
    assert sorted(named) == list(range(len(MAIN)))
    assert len(set(named.values())) == 1


@rule("ATH-C8", "ATH-C6")
@pytest.mark.parametrize("deck", ["A", "B"])
def test_what_neighbours_get_differs_much_from_card_to_card(deck: str) -> None:
    """Of each deck a third gives them rearranging or a point alone, and a third a token or a wand beside a book."""
    given = [[kind_of(each) for each in [*card.sections[BLUE], *card.sections[GREY]]] for card in DECK.study]
    kinds = given[:30] if deck == "A" else given[30:]
    little = [each for each in kinds if set(each) <= {"rearrange", "points"}]
    much = [each for each in kinds if {"bonus", "wand"} & set(each) and "book" in each]
    assert (len(little), len(much)) == (10, 10)


@rule("ATH-C8")
def test_the_script_makes_the_file_that_is_shipped() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from atheneum_cards import deck_file
    finally:
        sys.path.pop(0)
    shipped = ROOT / "src" / "readingroom" / "games" / "atheneum" / "components.toml"
    assert deck_file() == shipped.read_text(encoding="utf-8")


def test_cards_and_tokens_have_one_numbering_and_texts_that_find_them() -> None:
    texts = [DECK.text(card) for card in range(CARDS)]
    assert [DECK.find(text) for text in texts] == list(range(CARDS))
    assert (texts[0], texts[59], texts[OBJECTIVE], texts[TOKEN]) == ("A1", "B30", "O1", "turquoise+green")
    assert DECK.find("A31") == -1
    assert DECK.objective(OBJECTIVE + 34).name == "O35"
    assert DECK.section(0, YELLOW) == [0, 0]


def test_a_deck_goes_through_a_pickle_and_is_named_by_what_it_says() -> None:
    assert pickle.loads(pickle.dumps(DECK)).name() == DECK.name()
