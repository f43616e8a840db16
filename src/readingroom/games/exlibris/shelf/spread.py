"""A shelf spread out as spots with cards, counted as they are now: what is tried on it can be drawn over it.

A `Shelf` counts its rows and columns anew when its first row or column is emptied or one comes before it. On a page the
shelf that is tried and the shelf that stands are seen at once, so here the counting stays: a row or a column may be 0
or less.
"""

from typing import final

from mypy_extensions import i64

from readingroom.games.exlibris.shelf.rows import BIT, COLUMNS
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf, shelf_from

Spot = tuple[int, int]  # row and column


@final
class Spread:
    """The upper card of each spot, and where another is buried below it."""

    def __init__(self, cards: dict[Spot, int], buried: set[Spot]) -> None:
        self.cards = cards
        self.buried = buried

    def copy(self) -> "Spread":
        """Copy it, to try something."""
        return Spread(dict(self.cards), set(self.buried))

    # What can be tried

    def put(self, spot: Spot, card: int) -> None:
        """Put a card into a spot; whatever stood there is gone."""
        self.cards[spot] = card

    def bury(self, spot: Spot) -> None:
        """Bury a card in a spot."""
        self.buried.add(spot)

    def remove(self, spot: Spot) -> int:
        """EXL-H4: take the upper card off a spot; a buried one stays, face down."""
        card = self.cards.pop(spot)
        if spot in self.buried:
            self.buried.discard(spot)
            self.cards[spot] = int(FACE_DOWN)
        return card

    def exchange(self, one: Spot, other: Spot) -> None:
        """EXL-L8: exchange two upper cards."""
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    def move(self, group: list[Spot], rows: int, columns: int) -> None:
        """Move some cards by so many rows and columns; what is buried below them goes along."""
        cards = {spot: self.cards.pop(spot) for spot in group}
        buried = [spot for spot in group if spot in self.buried]
        for spot in buried:
            self.buried.discard(spot)
        for (row, column), card in cards.items():
            self.cards[row + rows, column + columns] = card
        for row, column in buried:
            self.buried.add((row + rows, column + columns))

    # What has become of it

    def first(self) -> Spot:
        """Give the first row and the first column that hold a card; of an empty shelf, where it would begin."""
        if not self.cards:
            return (1, 1)
        return (min([row for row, _ in self.cards]), min([column for _, column in self.cards]))

    def spot_of(self, place: i64) -> Spot:
        """Give the spot that is called so on the shelf that has become of it."""
        row, column = self.first()
        return (int(place // COLUMNS) + row - 1, int(place % COLUMNS) + column - 1)

    def shelf(self) -> Shelf:
        """Give the shelf, with its rows and columns counted from the first."""
        first_row, first_column = self.first()
        rows = [0, 0, 0, 0, 0, 0]
        for row, column in self.cards:
            rows[row - first_row] |= BIT[column - first_column + 1]
        for row, column in self.buried:
            rows[row - first_row + 3] |= BIT[column - first_column + 1]
        cards = [self.cards[spot] for spot in sorted(self.cards)]
        return shelf_from([*rows, len(cards), *cards])

    def rectangle(self) -> list[int]:
        """EXL-E3: give the largest full rectangle on the lowest row: its row, column, height and width; or nothing."""
        if not self.cards:
            return []
        lowest = max([row for row, _ in self.cards])
        best: list[int] = []
        for height in (2, 3):
            columns = [column for row, column in self.cards if row == lowest and self.stands(lowest, column, height)]
            first, width = longest(sorted(columns))
            if width > 1 and (not best or height * width > best[2] * best[3]):
                best = [lowest - height + 1, first, height, width]
        return best

    def stands(self, lowest: int, column: int, height: int) -> bool:
        """Say whether a column is full up to a height."""
        return all((lowest - step, column) in self.cards for step in range(height))


def longest(columns: list[int]) -> Spot:
    """Find the longest run in rising columns, the first of several: where it begins, and its width."""
    best = (0, 0)
    first, width = 0, 0
    for column in columns:
        first, width = (first, width + 1) if width and column == first + width else (column, 1)
        if width > best[1]:
            best = (first, width)
    return best


def spread(shelf: Shelf) -> Spread:
    """Spread a shelf out."""
    places = shelf.places()
    spots: list[Spot] = [spot(place) for place in places]
    cards = {each: int(card) for each, card in zip(spots, shelf.cards)}
    return Spread(cards, {each for each, place in zip(spots, places) if shelf.has_buried(place)})


def spot(place: i64) -> Spot:
    """Give the row and the column of a place."""
    return (int(place // COLUMNS), int(place % COLUMNS))
