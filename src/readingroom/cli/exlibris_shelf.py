"""A shelf of Ex Libris in the terminal: wide where there is room, and narrower the more columns it has."""

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from readingroom.cli.exlibris_signs import Signs
from readingroom.games.exlibris.rows import COLUMNS
from readingroom.games.exlibris.shelf import FACE_DOWN, Shelf

MARGIN = 5  # before the first column: the number of the row
FULL = 12  # a card with the signs and letters of its books, and the gap to the next
SHORT = 10  # with signs only


def drawn(signs: Signs, shelved: Shelf, known: Callable[[int], int], width: int) -> Table:
    """Draw the rows of a shelf; `known` tells which card lies face down in a place, below 0 if that is not known."""
    columns = int(shelved.width())
    full = MARGIN + FULL * columns <= width
    stacked = MARGIN + SHORT * columns > width  # the signs stand below the number
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text("    "), *(Text(str(column), style="dim") for column in range(1, columns + 1)))
    for row in range(1, int(shelved.height()) + 1):
        places = [COLUMNS * row + column for column in range(1, columns + 1)]
        cells = [cell(signs, shelved, place, known, full, "\n" if stacked else " ") for place in places]
        grid.add_row(Text(f"   {row}", style="dim"), *cells)
    return grid


def cell(signs: Signs, shelved: Shelf, place: int, known: Callable[[int], int], full: bool, gap: str) -> Text:
    """Draw one place of a shelf; a line below a card says that another is buried there."""
    if not shelved.has(place):
        return Text("·", style="dim")
    card = int(shelved.card_at(place))
    buried = "_" if shelved.has_buried(place) else ""
    if card == FACE_DOWN:
        hidden = known(place)
        return Text(f"▒{'▒' if hidden < 0 else signs.text(hidden)}{buried}", style="dim")
    books = signs.books(card) if full else signs.shapes(card)
    return Text.assemble((f"{signs.text(card)}{buried}", "bold"), gap, books)
