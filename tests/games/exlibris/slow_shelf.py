"""A shelf as slow and obvious as can be: a dictionary of places that go on for ever, to check the real one against."""

from collections.abc import Iterable
from typing import TypeAlias

Spot: TypeAlias = tuple[int, int]  # row and column, counted from anywhere

WIDEST = 39
STEPS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


class Pile:
    """What lies in one place: an upper card, face up or down, and perhaps a buried one."""

    def __init__(self, upper: int, face_down: bool = False, buried: int | None = None) -> None:
        self.upper = upper
        self.face_down = face_down
        self.buried = buried


def neighbours(spot: Spot) -> list[Spot]:
    return [(spot[0] + down, spot[1] + right) for down, right in STEPS.values()]


def groups(spots: Iterable[Spot]) -> int:
    left = set(spots)
    count = 0
    while left:
        count += 1
        border = [left.pop()]
        while border:
            for spot in neighbours(border.pop()):
                if spot in left:
                    left.remove(spot)
                    border.append(spot)
    return count


def fits(spots: Iterable[Spot]) -> bool:
    """At most three rows from the highest to the lowest, and at most 39 columns."""
    rows = [row for row, _ in spots]
    columns = [column for _, column in spots]
    return max(rows) - min(rows) < 3 and max(columns) - min(columns) < WIDEST


class SlowShelf:
    def __init__(self) -> None:
        self.piles: dict[Spot, Pile] = {}

    def spots(self) -> list[Spot]:
        return sorted(self.piles)

    def legal(self) -> set[Spot]:
        if not self.piles:
            return {(0, 0)}
        beside = {spot for each in self.piles for spot in neighbours(each)} - set(self.piles)
        return {spot for spot in beside if fits([*self.piles, spot])}

    def keeping(self, most: int) -> set[Spot]:
        return {spot for spot in self.legal() if groups([*self.piles, spot]) <= most}

    def hidden(self) -> list[int]:
        found = []
        for spot in self.spots():
            pile = self.piles[spot]
            if pile.face_down:
                found.append(pile.upper)
            if pile.buried is not None:
                found.append(pile.buried)
        return found

    def shift(self, group: set[Spot], direction: str) -> bool:
        """Move a group by one onto empty places, if it goes; the caller sees to the rest."""
        down, right = STEPS[direction]
        moved = {(row + down, column + right) for row, column in group}
        rest = set(self.piles) - group
        if moved & rest or not fits(moved | rest):
            return False
        self.piles = {
            (spot[0] + down, spot[1] + right) if spot in group else spot: pile for spot, pile in self.piles.items()
        }
        return True

    def fills(self, group: set[Spot], direction: str) -> set[Spot]:
        """The emptied places that may be filled after a shift, in the same coordinates."""
        after = SlowShelf()
        after.piles = dict(self.piles)
        if not after.shift(group, direction):
            return set()
        emptied = set(self.piles) - set(after.piles)
        most = groups(self.piles)
        return {spot for spot in emptied if fits([*after.piles, spot]) and groups([*after.piles, spot]) <= most}

    def slide(self, run: list[Spot], distance: int) -> None:
        piles = {spot: self.piles.pop(spot) for spot in run}
        self.piles |= {(row, column + distance): pile for (row, column), pile in piles.items()}

    def reaches(self, run: list[Spot], distance: int) -> bool:
        """Every step on the way is onto empty places and leaves no more groups than there were."""
        rest = set(self.piles) - set(run)
        if not rest:
            return False
        way = 1 if distance > 0 else -1
        for step in range(way, distance + way, way):
            moved = {(row, column + step) for row, column in run}
            if moved & rest or not fits(moved | rest) or groups(moved | rest) > groups(self.piles):
                return False
        return True

    def rectangle(self) -> int:
        """Try every rectangle that stands on the lowest row."""
        if not self.piles:
            return 0
        lowest = max(row for row, _ in self.piles)
        first = min(column for _, column in self.piles)
        last = max(column for _, column in self.piles)
        best = 0
        for height in (2, 3):
            for left in range(first, last + 1):
                for right in range(left + 1, last + 1):
                    places = [(lowest - up, column) for up in range(height) for column in range(left, right + 1)]
                    if all(place in self.piles for place in places):
                        best = max(best, len(places))
        return best
