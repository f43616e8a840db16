"""The end: favourite subject, full compartments, candles, wands and ties."""

from readingroom.engine.score import ScoreLine, ranked
from readingroom.games.atheneum.plan import COLOURS
from readingroom.games.atheneum.scoring import scores
from readingroom.games.atheneum.shelves import Shelves
from tests.games.atheneum.library import RULES, at_work
from tests.games.atheneum.shelving import shelves
from tests.rulebook import rule

PINK = COLOURS.index("pink")


def line(made: Shelves, code: str, track: int = 0, wands: int = 0) -> ScoreLine:
    """Score the shelves of one player whose favourite is pink, and give one line."""
    score = scores([made], [track], [wands], [PINK])[0]
    return next(each for each in score.lines if each.code == code)


@rule("ATH-E1", "ATH-E2", "ATH-E3", "ATH-E4")
def test_the_example_of_the_rulebook_comes_to_70() -> None:
    made = shelves("b: P P P / P T G", "c: P P / P T / U K", "d: P P T", "e: P G K T", "a: . . . . / P K U .")
    for slot in (0, 1, 2):
        made.put_candle(slot)
    score = scores([made], [34], [1], [PINK])[0]

    assert [(each.code, each.points) for each in score.lines] == [
        ("track", 34), ("favourite", 9), ("compartments", 17), ("candles", 9), ("wands", 1),
    ]  # fmt: skip
    assert score.points == 70
    assert score.lines[2].figures == {"lower-right": 6, "middle": 6, "upper-left": 2, "upper-right": 3}


@rule("ATH-E1")
def test_a_favourite_book_counts_beside_above_or_below_another_but_not_across_a_corner() -> None:
    assert line(shelves("e: P P . ."), "favourite").points == 2
    assert line(shelves("c: . . / P . / P ."), "favourite").points == 2
    assert line(shelves("c: . . / P . / G P"), "favourite").points == 0
    assert line(shelves("e: P G P ."), "favourite").points == 0
    assert line(shelves("d: P P P"), "favourite").points == 3


@rule("ATH-E1")
def test_walls_separate_favourite_books() -> None:
    assert line(shelves("d: G G P", "e: P . . ."), "favourite").points == 0
    assert line(shelves("a: . . . P / G G G G", "b: . . . / P . ."), "favourite").points == 0


@rule("ATH-E1")
def test_only_the_favourite_subject_counts_and_all_shelves_do() -> None:
    made = shelves("d: G G T", "f: . . . / P P .", sides=1)
    assert line(made, "favourite").points == 2
    assert line(made, "favourite").figures == {"colour": PINK, "books": 2}


@rule("ATH-E2")
def test_each_full_compartment_gives_its_points() -> None:
    made = shelves("a: T T T T / T T T T", "e: T T T .", "f: G G G / G G G", sides=1)
    assert line(made, "compartments").points == 7 + 5
    assert line(made, "compartments").figures == {"lower-left": 7, "side-1": 5}


@rule("ATH-E2", "ATH-X1")
def test_a_compartment_counts_only_if_it_is_full_at_the_end() -> None:
    game = at_work(turn=10, gets="Ada: pink + rearrange 1", shelves="Ada d: T G .; Ben d: T G U")
    game.shelve("Ada", "pink d3")
    game.say("Ada capture wand", "Ada remove d3")
    game.finish()

    assert [score.lines[2].points for score in RULES.scores(game.g)] == [0, 2]


@rule("ATH-E3")
def test_each_candle_gives_the_points_of_its_slot() -> None:
    made = shelves(sides=2)
    for slot in (1, 3, 6):
        made.put_candle(slot)
    assert line(made, "candles").points == 3 + 2 + 1
    assert line(made, "candles").figures == {"candle-2": 3, "candle-4": 2, "candle-7": 1}


@rule("ATH-E4")
def test_each_wand_left_in_hand_is_a_point() -> None:
    assert line(shelves(), "wands", wands=4).points == 4


@rule("ATH-E4", "ATH-T5")
def test_a_wand_on_an_objective_is_no_point_and_what_was_not_shelved_counts_nowhere() -> None:
    game = at_work(turn=10, shelves="Ada a: T . . . / U T . .", row="O6 O2 O3 O4", gets="Ada: turquoise + any")
    game.say("Ada score O6")
    game.finish()

    score = RULES.scores(game.g)[0]
    assert {each.code: each.points for each in score.lines} == {
        "track": 6, "favourite": 0, "compartments": 0, "candles": 0, "wands": 1,
    }  # fmt: skip
    assert RULES.ranking(game.g) == [[0], [1]]


@rule("ATH-B6", "ATH-E1", "ATH-E2", "ATH-E5")
def test_a_pair_counts_as_two_books_everywhere() -> None:
    pairs, singles = shelves("e: G+P P+T"), shelves("e: G P P .")
    assert line(pairs, "favourite").points == 2
    assert line(pairs, "compartments").points == 3
    found = scores([singles, pairs], [13, 10], [0, 0], [PINK, PINK])
    assert [score.points for score in found] == [15, 15]
    assert ranked(found) == [[1], [0]]  # four books against three


@rule("ATH-E5")
def test_most_points_win_whatever_breaks_ties() -> None:
    found = scores([shelves("d: G G ."), shelves()], [10, 11], [0, 0], [PINK, 0])
    assert ranked(found) == [[1], [0]]


@rule("ATH-E5")
def test_a_tie_goes_to_the_most_books_shelved() -> None:
    found = scores([shelves("d: P . ."), shelves("d: G G .")], [10, 10], [0, 0], [PINK, PINK])
    assert ranked(found) == [[1], [0]]


@rule("ATH-E5")
def test_then_to_the_most_books_of_the_favourite_touching_or_not() -> None:
    found = scores([shelves("d: P G P"), shelves("d: P G T")], [10, 10], [0, 0], [PINK, PINK])
    assert [score.points for score in found] == [12, 12]
    assert ranked(found) == [[0], [1]]


@rule("ATH-E5")
def test_then_the_victory_is_shared() -> None:
    found = scores([shelves("d: P G P"), shelves("d: T G T"), shelves()], [10, 10, 12], [0, 0, 0], [PINK, 0, 1])
    assert ranked(found) == [[0, 1], [2]]
