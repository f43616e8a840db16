"""Deck files that break a limit: each is refused with the card's name and the limit."""

import re
from pathlib import Path

import pytest

from readingroom import BadDeck
from readingroom.games.atheneum import components
from readingroom.games.atheneum.components import load_deck
from readingroom.locales import language
from tests.rulebook import rule

SHIPPED = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")


def why_refused(tmp_path: Path, old: str, new: str) -> str:
    """Change the shipped deck in one place and say why it is refused."""
    assert re.search(old, SHIPPED, re.MULTILINE), old
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(old, new, SHIPPED, count=1, flags=re.MULTILINE), encoding="utf-8")
    with pytest.raises(BadDeck) as refused:
        load_deck(path)
    assert refused.value.code == "deck"
    what = str(refused.value.params["what"])
    assert str(refused.value) == f"mine.toml: {what}"
    assert language("en").refuse(refused.value) == f"The deck mine.toml cannot be used: {what}"
    for code in ("fr", "pl"):
        assert what not in language(code).refuse(refused.value), "in English only"
    return what


@rule("ATH-C3", "ATH-C4")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("^middle = .*$", "", "section shelves.main has no 'middle'"),
        ("width = 2, ", "", "compartment middle has no 'width'"),
        ("width = 2", "width = 0", "compartment middle: 'width' must be a whole number from 1 to 6, not 0"),
        ("width = 2", "width = 7", "compartment middle: 'width' must be a whole number from 1 to 6, not 7"),
        (
            "levels = 3",
            "levels = 5",
            "compartment middle: 'levels' must be a whole number from 1 to 4, not 5",
        ),
        ("points = 2", "points = 1", "compartment upper-left: 'points' must be a whole number from 2 to 7, not 1"),
        (
            "points = 5 }",
            "points = 8 }",
            "compartment side: 'points' must be a whole number from 2 to 7, not 8",
        ),
        (
            r"\[4, 3, 2\]",
            "[4, 3]",
            "section shelves.main: 'candles' needs 3 whole numbers from 1 to 4, not [4, 3]",
        ),
        (
            r"\[4, 3, 2\]",
            "[5, 3, 2]",
            "section shelves.main: 'candles' needs 3 whole numbers from 1 to 4, not [5, 3, 2]",
        ),
        (
            r"\[2, 1\]",
            "[2, true]",
            "section shelves.side: 'candles' needs 2 whole numbers from 1 to 4, not [2, True]",
        ),
        (r"\[2, 1\]", "2", "section shelves.side: 'candles' needs 2 whole numbers from 1 to 4, not 2"),
        ("width = 4, levels = 2", "width = 6, levels = 4", ""),
    ],
)
def test_shelves_keep_to_their_limits(tmp_path: Path, old: str, new: str, why: str) -> None:
    if why:
        assert why_refused(tmp_path, old, new) == why
    else:
        path = tmp_path / "mine.toml"
        path.write_text(re.sub(old, new, SHIPPED, count=1), encoding="utf-8")
        assert load_deck(path).plan.size == 55


@rule("ATH-C3")
def test_shelves_have_no_more_than_sixty_slots(tmp_path: Path) -> None:
    said = why_refused(tmp_path, "width = 3, levels = 2, points = 5", "width = 6, levels = 4, points = 5")
    assert said == "main shelf and two side shelves have 75 slots; they can have 60"


@rule("ATH-C5", "ATH-C2")
def test_there_are_forty_bonus_tokens(tmp_path: Path) -> None:
    assert why_refused(tmp_path, "^wand = 5", "wand = 6") == "there must be 40 bonus tokens, not 41"
    said = why_refused(tmp_path, "^wand = 5", "wand = -5")
    assert said == "section tokens: 'wand' must be a whole number from 0 to 40, not -5"
    assert why_refused(tmp_path, '^"green\\+pink" = 2', "") == "section tokens has no 'green+pink'"


@rule("ATH-C6")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("^A1 = .*$", "", "there must be 30 study cards A, not 29"),
        ("^B30 = ", "B31 = ", "section study.B has no 'B30'"),
        (
            r'^(A17 = .*)blue = \["bonus"\]',
            r"\1blue = []",
            "study card A17: 'blue' needs a list of one or more benefits, not []",
        ),
        (r"^(A7 = .*), grey = \[.*\]", r"\1", "study card A7 has no 'grey'"),
        (r"^(A7 = .*)grey", r"\1red = 1, grey", "study card A7 has 'red', which is not one of: yellow, blue, grey"),
        (
            r'^(A17 = .*)"bonus"',
            r'\1"gold"',
            "study card A17: 'blue' has 'gold', which is not one of: turquoise, green, purple, pink, black, any,"
            " any in lower-left/lower-right/middle/upper-left/upper-right, side-shelf, wand, bonus,"
            " rearrange 1..9, points 1..9",
        ),
    ],
)
def test_study_cards_are_refused_by_name(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert why_refused(tmp_path, old, new) == why


@rule("ATH-C6")
def test_deck_a_must_give_more_books_and_deck_b_more_rearranging(tmp_path: Path) -> None:
    swapped = re.sub(r"^([AB])(\d+) = ", lambda at: f"{'BA'['AB'.index(at[1])]}{at[2]} = ", SHIPPED, flags=re.MULTILINE)
    head, a, b = re.split(r"^\[study\..\]$", swapped, flags=re.MULTILINE)
    b, rest = b.split("\n# ATH-C7")
    path = tmp_path / "mine.toml"
    path.write_text(f"{head}[study.A]{b}\n[study.B]{a}\n#{rest}", encoding="utf-8")
    with pytest.raises(BadDeck, match="deck A must give more books than deck B; here they give 55 and 80"):
        load_deck(path)
    fewer = re.sub(r'"rearrange [234]"', '"points 1"', SHIPPED.split("[study.B]")[1])
    path.write_text(SHIPPED.split("[study.B]")[0] + "[study.B]" + fewer, encoding="utf-8")
    with pytest.raises(BadDeck, match="deck B must rearrange more books than deck A; here they rearrange 0 and 20"):
        load_deck(path)


@rule("ATH-C7")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("^O35 = .*$", "", "there must be 35 objectives, not 34"),
        ("^O35", "O36", "section objectives has no 'O35'"),
        ("^O1 = { points = 4", "O1 = { points = 2", "objective O1: 'points' must be a whole number from 3 to 8, not 2"),
        ("^O1 = { points = 4", "O1 = { points = 9", "objective O1: 'points' must be a whole number from 3 to 8, not 9"),
        ("wand = true", "wand = 1", "objective O1: 'wand' must be true or false, not 1"),
        (
            "^O6 = .*$",
            "O6 = { points = 5 }",
            "objective O6 needs a picture: either anywhere, or in one or more of lower-left, lower-right, middle,"
            " upper-left, upper-right",
        ),
        (
            "^O6 = .*$",
            'O6 = { points = 5, anywhere = ["T"], middle = ["T"] }',
            "objective O6 needs a picture: either anywhere, or in one or more of lower-left, lower-right, middle,"
            " upper-left, upper-right",
        ),
        (
            "^O6 = .*$",
            'O6 = { points = 5, anywhere = ["T X"] }',
            "objective O6: 'anywhere': 'X' is not a book; choose from: T turquoise, G green, U purple, P pink, K black,"
            " # any colour, . anything",
        ),
        (
            "^O6 = .*$",
            'O6 = { points = 5, anywhere = ["T T", "T"] }',
            "objective O6: 'anywhere': all levels of a picture are equally wide, not as in ['T T', 'T']",
        ),
        (
            "^O6 = .*$",
            'O6 = { points = 5, anywhere = ["T .", "T ."] }',
            "objective O6: 'anywhere': a picture must not have an outer level or column of dots only,"
            " as in ['T .', 'T .']",
        ),
        (
            "^O6 = .*$",
            'O6 = { points = 5, anywhere = "T" }',
            "objective O6: 'anywhere' needs a picture, a list of levels with the top first,"
            """ as in ["T .", "G T"], not 'T'""",
        ),
        (
            "^O6 = .*$",
            'O6 = { points = 5, middle = ["T T T"] }',
            "objective O6: 'middle' has no room for 3x1 books",
        ),
        (
            "^O6 = .*$",
            'O6 = { points = 5, middle = ["T #"] }',
            "objective O6: a pattern of any colour (#) must have # only, and name its compartments",
        ),
        (
            "^O6 = .*$",
            'O6 = { points = 5, anywhere = ["# #"] }',
            "objective O6: a pattern of any colour (#) must have # only, and name its compartments",
        ),
        (
            "^O6 = .*$",
            'O6 = { points = 5, side-1 = ["T"] }',
            "objective O6 has 'side-1', which is not one of: points, wand, anywhere, lower-left, lower-right, middle,"
            " upper-left, upper-right",
        ),
    ],
)
def test_objectives_are_refused_by_name(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert why_refused(tmp_path, old, new) == why


def test_a_file_that_is_no_deck_is_refused(tmp_path: Path) -> None:
    assert why_refused(tmp_path, r"\A", "= ").startswith("it is not TOML: ")
    assert why_refused(tmp_path, r"^\[tokens\]", "[coins]") == "it has no 'tokens'"
    with pytest.raises(BadDeck, match=r"none\.toml: it cannot be read"):
        load_deck(tmp_path / "none.toml")
