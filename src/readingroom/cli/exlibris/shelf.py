"""A shelf of Ex Libris in the terminal: wide where there is room, and narrower the more columns it has."""

from collections.abc import Callable

from rich.console import Group
from rich.table import Table
from rich.text import Text

from readingroom.cli.exlibris.signs import Signs
from readingroom.games.exlibris.shelf.rows import COLUMNS
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf

MARGIN = 5  # before the first column: the number of the row
FULL = 12  # a card with the signs and letters of its books, and the gap to the next
SHORT = 10  # with signs only
NARROW = 6  # with the signs below the number
SKIPPED = 0  # stands for empty columns that are left out


def drawn(signs: Signs, shelved: Shelf, known: Callable[[int], int], width: int) -> Group:
    """Draw the rows of a shelf; `known` tells which card lies face down in a place, below 0 if that is not known."""
    columns = list(range(1, int(shelved.width()) + 1))
    if MARGIN + NARROW * len(columns) > width:
        columns = without_gaps(shelved, columns)
    full = MARGIN + FULL * len(columns) <= width
    stacked = MARGIN + SHORT * len(columns) > width
    most = (width - MARGIN) // (FULL if full else NARROW if stacked else SHORT)
    parts = [columns[first : first + most] for first in range(0, len(columns), most)]
    return Group(*(part(signs, shelved, known, each, full, "\n" if stacked else " ") for each in parts))


def without_gaps(shelved: Shelf, columns: list[int]) -> list[int]:
    """Leave out the empty columns of a shelf that has been split, but mark where they are."""
    kept: list[int] = []
    for column in columns:
        if any(shelved.has(COLUMNS * row + column) for row in (1, 2, 3)):
            kept.append(column)
        elif kept[-1] != SKIPPED:
            kept.append(SKIPPED)
    return kept


def part(signs: Signs, shelved: Shelf, known: Callable[[int], int], columns: list[int], full: bool, gap: str) -> Table:
    """Draw some columns of a shelf."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text("    "), *(Text(str(column) if column else "…", style="dim") for column in columns))
    for row in range(1, int(shelved.height()) + 1):
        cells = [cell(signs, shelved, COLUMNS * row + column, known, full, gap) for column in columns]
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
