"""Lines in the terminal end where a typesetter would end them."""

import io

import pytest
from rich.markdown import Markdown
from rich.text import Text

from readingroom.cli import wrapping
from readingroom.locales import LANGUAGES, rulebook

ORPHANS = (":", ";", "?", "!", "»")  # in French they follow a hard space, and never begin a line


@pytest.mark.parametrize("space", ["\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"])
def test_no_line_ends_at_a_hard_space(space: str) -> None:
    console = wrapping.console()
    console.width = 12
    console.file = paper = io.StringIO()

    console.print(Text(f"deux cartes{space}: une"))

    assert paper.getvalue() == f"deux \ncartes{space}: une\n"


@pytest.mark.parametrize("game", ["biblios", "atheneum", "exlibris"])
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_no_line_of_the_rules_begins_with_a_sign_that_belongs_to_the_line_before(
    game: str, code: str, width: int
) -> None:
    console = wrapping.console()
    console.width = width
    console.file = paper = io.StringIO()

    console.print(Markdown(rulebook.page(game, code), hyperlinks=False))

    lines = paper.getvalue().splitlines()
    assert not [line for line in lines if line.lstrip().startswith(ORPHANS) or line.rstrip().endswith("«")]
