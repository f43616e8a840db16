"""The table of Atheneum in the terminal, drawn at 80 columns in every language."""

import pytest
from rich.console import Console

from readingroom.cli import faces
from readingroom.locales import LANGUAGES, language
from tests.games.atheneum.library import RULES, Library, at_work, dealt
from tests.rulebook import rule

NAMES = ["Ada", "Ben", "Cleo", "Dom", "Eva"]


def drawn(game: Library, code: str = "en") -> list[str]:
    """Draw the table as Ada sees it, with what she may do."""
    board = faces.board(RULES, language(code), NAMES[: len(game.names)], 0)
    view = game.view("Ada")
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
