"""The table of Atheneum in the terminal, drawn at 80 columns in every language."""

import re

import pytest
from rich.console import Console

from readingroom.cli import faces
from readingroom.locales import LANGUAGES, language
from tests.games.atheneum.library import RULES, WATCHER, Library, at_work, dealt
from tests.rulebook import rule

NAMES = ["Ada", "Ben", "Cleo", "Dom", "Eva"]


def drawn(game: Library, code: str = "en", name: str = "Ada") -> list[str]:
    """Draw the table as a player or a spectator sees it, with what they may do."""
    board = faces.board(RULES, language(code), NAMES[: len(game.names)], None if name == WATCHER else 0)
    view = game.view(name)
    console = Console(width=80, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        for part in [*board.draw(view), *board.menu(view)]:
            console.print(part)
    return captured.get().splitlines()


@rule("ATH-X2")
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_side_shelves_stand_whole_beside_the_main_shelf(code: str) -> None:
    game = at_work("Ada Ben Cleo Dom Eva", sides="Ada: 2", gets="Ada: pink", turn=8)
    game.say("Ada take pink")
    lines = drawn(game, code)

    assert any(line.startswith("┗ d 2✻━━━━┛ ┗ c 6✻━┛ ┗ e 3✻━━━━━━━┛ ┗ f 5✻━━━━┛") for line in lines)
    assert any(line.startswith("┗ a 7✻━━━━━━━┛ ┗ b 6✻━━━━┛ ┗ g 5✻━━━━┛") for line in lines)
    assert all(len(line) <= 80 for line in lines)
    assert sum(line.startswith(("Ben", "Cleo", "Dom", "Eva")) for line in lines) == 4  # one line each


@rule("ATH-T2")
def test_the_table_says_where_hands_go_unless_the_last_card_is_discarded() -> None:
    game = dealt("Ada Ben Cleo")
    for turn in range(1, 11):
        expected = "" if turn % 5 == 0 else "hands go left, to Ben" if turn < 5 else "hands go right, to Cleo"
        assert drawn(game)[0].partition("of 10")[2].strip() == expected
        game.play_turn()


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_how_to_say_where_a_book_goes_is_one_line(code: str) -> None:
    game = at_work(gets="Ada: pink")
    game.say("Ada take pink")

    hint = str(faces.board(RULES, language(code), NAMES[:2], 0).menu(game.view("Ada"))[0])
    assert "a1" in hint
    assert len(hint) <= 80


@rule("ATH-C7", "ATH-T5")
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_the_widest_objectives_are_drawn_whole_with_all_who_have_scored_them(code: str) -> None:
    books = ("a: . . . . / T G T G", "d: T G T", "e: T G T G")
    shelves = "; ".join(f"{name} {picture}" for name in NAMES for picture in books)
    game = at_work(" ".join(NAMES), row="O34 O28 O26 O32", shelves=shelves)
    game.say(*(f"{name} score {card}" for name in NAMES for card in ("O34", "O28")))
    lines = drawn(game, code)

    assert all(len(line) <= 80 for line in lines)
    assert [line.count(" # ") for line in lines if "#" in line] == [3 * 7, 3, 7]  # one of two levels below three others
    assert all(" ".join(lines).count(name) == 4 for name in ("Cleo", "Dom"))  # on both, and in two lists


def test_what_can_be_done_is_numbered_in_the_order_of_the_menu() -> None:
    shelves = "Ada a: . . . . / T G T .; Ada d: T G T; Ada e: T G T G"
    game = at_work(row="O34 O28 O26 O33", shelves=shelves, gets="Ada: pink + rearrange 1 + bonus", drawn="Ada: wand")
    menu = " ".join(drawn(game)).partition("Shelve")[2]
    numbers = [int(number) for number in re.findall(r" ([0-9]+) (?!points)", menu)]

    assert game.asks("Ada", "score") == "O28"
    assert numbers == [*range(1, len(numbers)), 0]


@rule("ATH-B1", "ATH-X2")
@pytest.mark.parametrize(
    ("code", "upper_left", "upper_right"),
    [
        ("en", "┃ T  G Pu ┃", "┃Pi  ·  ·  · ┃"),
        ("fr", "┃ T Ve Vi ┃", "┃ R  ·  ·  · ┃"),
        ("pl", "┃ T  Z  F ┃", "┃ R  ·  ·  · ┃"),
    ],
)
def test_a_spectator_sees_the_shelves_of_everybody_in_letters_of_the_own_language(
    code: str, upper_left: str, upper_right: str
) -> None:
    game = at_work(" ".join(NAMES), shelves="Ben d: T G U; Cleo e: P . . .", sides="Dom: 2")
    lines = drawn(game, code, WATCHER)

    assert all(len(line) <= 80 for line in lines)
    table = "\n".join(lines)
    assert [table.count(floor) for floor in ("┗ a 7", "┗ b 6", "┗ c 6", "┗ d 2", "┗ e 3")] == [5] * 5
    assert [table.count(floor) for floor in ("┗ f 5", "┗ g 5", upper_left, upper_right)] == [1] * 4
    assert all(name in table for name in NAMES)
