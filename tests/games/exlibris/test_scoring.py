"""The inspection and the form, line by line, with the examples of the rulebooks."""

import random

import pytest

from readingroom.engine.score import Score, ranked
from readingroom.games.exlibris.components import CATEGORIES, Deck
from readingroom.games.exlibris.end.scoring import (
    award,
    banned_points,
    diversity_points,
    focus_points,
    inspected,
    scarcest,
    score_shelves,
    score_solo,
    solo_award,
    stability,
)
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf
from tests.games.exlibris.shelves import DECK, box_of, known, packed, shelf
from tests.rulebook import rule

CODICES, FICTION, HISTORIC, MONSTERS, REFERENCE, SPELLS = range(6)


def read(text: str) -> str:
    """Inspect cards in reading order, and write what is left."""
    cards = [int(FACE_DOWN) if word == "##" else known(word) for word in text.split()]
    return " ".join("##" if card < 0 else DECK.text(card) for card in inspected(cards))


def line(score: Score, code: str) -> int:
    """Give the points of a line of a score sheet."""
    [found] = [each.points for each in score.lines if each.code == code]
    return found


# The inspection


@rule("EXL-E2", "EXL-X2")
def test_m8_before_m3_the_m3_is_turned_down_and_turning_the_m8_first_saves_it() -> None:
    assert read("M8 M3 N1") == "M8 ## N1"
    assert read("## M3 N1") == "## M3 N1"


@rule("EXL-E2")
def test_cards_are_compared_by_letter_and_then_by_number() -> None:
    assert read("A1 A2 B1 C9 D1") == "A1 A2 B1 C9 D1"
    assert read("B1 A8") == "B1 ##"
    assert read("C2 C9 C3") == "C2 C9 ##"


@rule("EXL-E2")
def test_a_card_must_be_later_than_the_last_face_up_card_not_the_one_beside_it() -> None:
    assert read("F1 A1 B1 G1") == "F1 ## ## G1"
    assert read("F1 ## E1 G1") == "F1 ## ## G1"


@rule("EXL-E2")
def test_lower_rows_go_on_where_the_row_above_ended() -> None:
    made = shelf("A1 C1 / B1 D1")
    assert [card >= 0 for card in inspected(made.cards)] == [True, True, False, True]


@rule("EXL-E2")
def test_face_down_cards_keep_their_place_and_their_books_do_not_count() -> None:
    [score] = score_shelves([shelf("B1 B2 / A1 B3")], [0], [SPELLS], FICTION, CODICES, DECK)
    figures = score.lines[0].figures
    assert score.lines[0].code == "inspection"
    assert figures["turned"] == 1
    assert figures["cards"] == 4
    counted = [DECK.books[known(name)] for name in ("B1", "B2", "B3")]
    for number, name in enumerate(CATEGORIES):
        assert figures[name] == sum(books.count(number) for books in counted)
    assert line(score, "stability") == 4


# Stability


@rule("EXL-E3", "EXL-X3")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("A1 A2 A3 . / A4 A5 A6 . / A7 A8 B1 B2", 9),
        ("A1 A2 A3 A4 / A5 A6 A7 A8", 8),
        ("A1 A2 A3 A4 / A5 A6 A7 A8 / . . . . B1", 0),
        ("A1 A2 A3 A4 / A5 A6 A7 A8 / B1 B2 B3 B4", 12),
    ],
)
def test_stability_of_9_8_0_and_12_points_as_the_rulebooks_show(text: str, points: int) -> None:
    assert stability(shelf(text)) == points


@rule("EXL-E3")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("A1", 0),
        ("A1 A2 A3 A4 A5", 0),
        ("A1 / A2 / A3", 0),
        ("A1 A2 / A3 A4", 4),
        ("A1 . A2 / A3 A4 A5", 0),
        ("A1 A2 . / A3 A4 A5 / A6 A7 A8", 6),
        ("A1 A2 . . / A3 A4 A5 A6 / A7 A8 B1 B2", 8),
        ("A1 A2 . A3 A4 A5 / B1 B2 B3 B4 B5 B6", 6),
        ("A1 A2 A3 / . . . / B1 B2 B3", 0),
        (". A1 A2 / . A3 A4 / A5 A6 .", 0),
    ],
)
def test_the_rectangle_is_full_two_by_two_at_least_and_stands_on_the_lowest_row(text: str, points: int) -> None:
    assert stability(shelf(text)) == points


@rule("EXL-E3", "EXL-A3")
def test_face_down_cards_count_for_stability_and_buried_ones_two_points_instead() -> None:
    assert stability(shelf("A1 ## / ## A2")) == 4
    assert stability(shelf("A1 A2_ / A3_ A4")) == 4 + 2 * 2
    assert stability(shelf("A1_")) == 2
    [score] = score_shelves([shelf("A1 A2_ / A3_ A4")], [0], [SPELLS], FICTION, CODICES, DECK)
    assert score.lines[1].figures == {"rectangle": 4, "buried": 2}
    assert line(score, "stability") == 8


# The prominent category


def shared(*counts: int) -> list[int]:
    """Give the award of everybody."""
    return [award(mine, [*counts[:seat], *counts[seat + 1 :]]) for seat, mine in enumerate(counts)]


@rule("EXL-E4", "EXL-X1")
def test_ten_nine_eight_and_seven_books_of_the_prominent_category_score_15_9_4_and_0() -> None:
    assert shared(8, 10, 9, 7) == [4, 15, 9, 0]


@rule("EXL-E4")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((5, 5, 3, 1), [12, 12, 4, 0]),
        ((7, 5, 5, 1), [15, 7, 7, 0]),
        ((7, 6, 5, 5), [15, 9, 2, 2]),
        ((5, 5, 5, 1), [8, 8, 8, 0]),
        ((5, 5, 5, 5), [6, 6, 6, 6]),
        ((7, 5, 5, 5), [15, 5, 5, 5]),
        ((5, 5, 3, 3), [12, 12, 2, 2]),
        ((6, 6), [12, 12]),
        ((6, 5), [15, 9]),
        ((6, 6, 5), [12, 12, 4]),
        ((6, 5, 5), [15, 7, 7]),
        ((6, 6, 6), [8, 8, 8]),
        ((0, 0), [12, 12]),
        ((1, 0), [15, 9]),
        ((3, 1, 0, 0), [15, 9, 2, 2]),
    ],
)
def test_tied_players_add_the_next_lower_award_and_share_it_rounded_up(
    counts: tuple[int, ...], points: list[int]
) -> None:
    assert shared(*counts) == points


@rule("EXL-E4")
def test_the_score_sheet_says_place_and_ties() -> None:
    box = box_of({"A1": "fiction fiction", "A2": "fiction fiction", "A3": "fiction spells", "A4": "spells spells"})
    shelves = [shelf(name, box) for name in ("A1", "A2", "A3", "A4")]
    scores = score_shelves(shelves, [0] * 4, [SPELLS] * 4, FICTION, CODICES, box)
    lines = [score.lines[2] for score in scores]
    assert [each.points for each in lines] == [12, 12, 4, 0]
    assert [each.why for each in lines] == ["first", "first", "third", "none"]
    assert lines[0].figures == {"category": FICTION, "books": 2, "place": 1, "tied": 2}
    assert lines[2].figures == {"category": FICTION, "books": 1, "place": 3, "tied": 1}


def test_more_books_of_the_prominent_category_never_bring_less() -> None:
    dice = random.Random(4)
    for _ in range(300):
        others = [dice.randrange(8) for _ in range(dice.randrange(4))]
        points = [award(mine, others) for mine in range(10)]
        assert points == sorted(points)


# Books


@rule("EXL-E5", "EXL-X4")
def test_thirteen_banned_books_cost_13_points() -> None:
    assert banned_points(packed(codices=13, spells=4), CODICES) == -13


@rule("EXL-E6", "EXL-X4")
def test_diversity_is_three_points_for_each_book_of_the_scarcest_category_the_banned_one_aside() -> None:
    french = packed(fiction=5, historic=9, monsters=7, reference=6, spells=5)
    polish = packed(fiction=4, historic=9, monsters=7, reference=7, spells=7)
    assert diversity_points(french, CODICES) == 15
    assert diversity_points(polish, CODICES) == 12
    assert scarcest(polish, CODICES) == FICTION
    assert diversity_points(polish + packed(codices=1), CODICES) == 12
    assert diversity_points(polish, SPELLS) == 0


@rule("EXL-E6")
def test_a_category_without_a_book_leaves_no_points_for_diversity() -> None:
    assert diversity_points(packed(fiction=4, historic=9, monsters=7, reference=7), CODICES) == 0
    assert diversity_points(0, FICTION) == 0


@rule("EXL-E7", "EXL-X4")
def test_fourteen_books_of_the_focus_are_28_points() -> None:
    assert focus_points(packed(monsters=14), MONSTERS) == 28


# The whole form


FORM = {  # the form of four players in the Polish rulebook: the books, the shape of the shelf, the focus
    "Róża": ((2, 12, 5, 6, 7, 6), ". . . # # # # / # # # # . . . / # # # # . . .", MONSTERS),
    "Eryk": ((3, 7, 9, 6, 6, 5), "# # # # / # # # # / # # # #", HISTORIC),
    "Adam": ((6, 3, 6, 9, 4, 9), "# . . . . / # # # # # / # # # # #", SPELLS),
    "Daria": ((9, 10, 7, 7, 9, 1), "# # # . / # # # . / # # # # # #", FICTION),
}


def dealt() -> tuple[Deck, list[Shelf]]:
    """Make shelves of these shapes, with cards that hold the books of the form."""
    cards: dict[str, str] = {}
    texts = []
    for letter, (books, shape, _) in zip("ABCD", FORM.values()):
        names = [name for name, count in zip(CATEGORIES, books) for _ in range(count)]
        size = shape.count("#")
        words: list[str] = []
        for word in shape.split():
            if word == "#":
                number = len([each for each in words if each[0] == letter])
                cards[f"{letter}{number + 1}"] = " ".join(names[number::size])
                words.append(f"{letter}{number + 1}")
            else:
                words.append(word)
        texts.append(" ".join(words))
    box = box_of(cards)
    return box, [shelf(text, box) for text in texts]


@rule("EXL-E2", "EXL-E3", "EXL-E4", "EXL-E5", "EXL-E6", "EXL-E7", "EXL-E8", "EXL-X6")
def test_the_form_of_four_players_in_the_polish_rulebook_comes_out_as_printed() -> None:
    box, shelves = dealt()
    foci = [chosen for _, _, chosen in FORM.values()]
    scores = score_shelves(shelves, [0] * 4, foci, REFERENCE, CODICES, box)
    for score, (books, _, _) in zip(scores, FORM.values()):
        assert tuple(score.lines[0].figures[name] for name in CATEGORIES) == books
        assert score.lines[0].figures["turned"] == 0
    assert [line(score, "stability") for score in scores] == [8, 12, 10, 9]
    assert [line(score, "prominent") for score in scores] == [9, 4, 0, 15]
    assert [line(score, "banned") for score in scores] == [-2, -3, -6, -9]
    assert [line(score, "diversity") for score in scores] == [15, 15, 9, 3]
    assert [line(score, "focus") for score in scores] == [12, 18, 18, 20]
    assert [score.points for score in scores] == [42, 46, 31, 38]
    assert ranked(scores) == [[1], [0], [3], [2]]


# Ties


def tied(first: str, second: str, hands: tuple[int, int] = (0, 0)) -> list[list[int]]:
    """Rank two players with one card each; fiction is prominent, codices banned, monsters both players' focus."""
    box = box_of({"A1": first, "A2": second})
    scores = score_shelves([shelf("A1", box), shelf("A2", box)], list(hands), [MONSTERS] * 2, FICTION, CODICES, box)
    assert scores[0].points == scores[1].points
    return ranked(scores)


@rule("EXL-E8")
def test_a_tie_goes_to_most_face_up_books() -> None:
    assert tied("spells spells", "spells spells spells", (0, 5)) == [[1], [0]]


@rule("EXL-E8")
def test_banned_books_count_among_the_books_that_break_a_tie() -> None:
    assert tied("codices codices monsters", "spells spells") == [[0], [1]]


@rule("EXL-E8")
def test_then_to_fewest_cards_in_hand() -> None:
    assert tied("codices codices monsters", "spells spells spells", (2, 1)) == [[1], [0]]


@rule("EXL-E8")
def test_then_to_fewest_banned_books() -> None:
    assert tied("codices codices monsters", "spells spells spells", (1, 1)) == [[1], [0]]


@rule("EXL-E8")
def test_then_the_victory_is_shared() -> None:
    assert tied("spells spells", "historic spells", (3, 3)) == [[0, 1]]


@rule("EXL-E8")
def test_books_that_the_inspection_turned_down_break_no_tie() -> None:
    box = box_of({"A1": "spells spells spells", "A2": "spells spells", "A3": "spells spells spells"})
    scores = score_shelves([shelf("A2 A1", box), shelf("A3", box)], [0, 0], [MONSTERS] * 2, FICTION, CODICES, box)
    assert ranked(scores) == [[1], [0]]


# Alone


@rule("EXL-O6")
def test_alone_the_prominent_award_goes_to_strictly_more_books_else_to_the_public_library() -> None:
    assert [solo_award(mine, 4) for mine in (3, 4, 5)] == [0, 0, 15]


SOLO = box_of(
    {
        "A1": "fiction fiction codices",
        "A2": "historic monsters reference spells",
        "A3": "fiction historic",
        "A4": "monsters reference spells spells",
        "A5": "codices codices",
        "A6": "fiction fiction",
    }
)


def alone(mine: str, public: str) -> list[Score]:
    """Score a game for one: fiction is prominent, codices banned, my focus spells, theirs historic."""
    cards = [known(name, SOLO) for name in public.split()]
    return score_solo(shelf(mine, SOLO), cards, [SPELLS, HISTORIC], FICTION, CODICES, SOLO)


@rule("EXL-O6")
def test_alone_banned_diversity_and_focus_are_for_both_and_stability_for_you_only() -> None:
    mine, theirs = alone("A1 A2 / ## ##", "A4 A3 A5")
    assert [each.code for each in mine.lines] == [
        "inspection", "stability", "prominent", "banned", "diversity", "focus",
    ]  # fmt: skip
    assert [each.points for each in mine.lines] == [0, 4, 15, -1, 3, 2]
    assert [each.code for each in theirs.lines] == ["inspection", "prominent", "banned", "diversity", "focus"]
    assert [each.points for each in theirs.lines] == [0, 0, -2, 3, 2]
    assert (mine.points, theirs.points) == (23, 3)


@rule("EXL-O6")
def test_alone_the_inspection_is_for_you_only() -> None:
    mine, theirs = alone("A3 A1", "A4 A2")
    assert mine.lines[0].figures["turned"] == 1
    assert theirs.lines[0].figures["turned"] == 0
    assert mine.lines[0].figures["fiction"] == 1
    assert theirs.lines[0].figures["monsters"] == 2


@rule("EXL-O6")
def test_alone_a_tie_in_the_prominent_category_gives_15_to_the_public_library_and_no_second_place() -> None:
    mine, theirs = alone("A1", "A6")
    assert (line(mine, "prominent"), line(theirs, "prominent")) == (0, 15)
    mine, theirs = alone("A3", "A6")
    assert (line(mine, "prominent"), line(theirs, "prominent")) == (0, 15)


@rule("EXL-O6")
def test_you_win_with_strictly_more_points_only() -> None:
    mine, theirs = alone("A1", "A3")
    assert (mine.points, theirs.points) == (14, 2)
    assert ranked([mine, theirs]) == [[0], [1]]


@rule("EXL-O6")
def test_alone_a_tie_on_points_is_lost() -> None:
    box = box_of({"A1": "spells fiction", "A2": "fiction fiction", "A3": "codices spells"})
    mine, theirs = score_solo(shelf("A1_ ##_ / ##_ ##_", box), [1, 2], [SPELLS, HISTORIC], FICTION, CODICES, box)
    assert (mine.points, theirs.points) == (14, 14)
    assert ranked([mine, theirs]) == [[1], [0]]
