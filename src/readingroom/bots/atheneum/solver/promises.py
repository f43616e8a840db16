"""What a desk of Atheneum promises before the end: the tables by which the turn solver plays.

The figures in them are rules of thumb; a `Promises` is a set of these.
"""

from math import sqrt
from typing import Final

from readingroom.bots.atheneum.solver.worth import Goal, Valuation
from readingroom.games.atheneum.components import OBJECTIVE, WANDS, Deck
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.objectives import Objective
from readingroom.games.atheneum.plan import COMPARTMENTS, FIRST_SIDE
from readingroom.games.atheneum.state import TURNS
from readingroom.games.atheneum.view import AtheneumView

MOST_MISSING: Final = 5


class Promises:
    """What is promised by what a desk has, in hundredths of a point, and how likely it comes: by rules of thumb."""

    def __init__(
        self,
        spider: int = 220,
        book: int = 12,
        wands: tuple[int, ...] = (330, 240, 150, 60, 0, 0),
        side: int = 230,
        draw: int = 210,
        reach: tuple[float, ...] = (0.0, 0.42, 0.52, 0.58),
        step: float = 0.55,
    ) -> None:
        self.spider: Final = spider  # what a captured spider gives
        self.book: Final = book  # a book more, wherever it stands
        self.wands: Final = list(wands)  # what a wand promises beyond the point that it is at the end
        self.side: Final = side  # a side shelf at the start: room, two candle slots and a spider
        self.draw: Final = draw  # a bonus token with good candle slots left
        self.reach: Final = list(reach)  # how likely an objective is scored later, by the turns that it stays
        self.step: Final = step  # and how much less likely with each book that it lacks

    def valued(self, deck: Deck, desk: Desk, favourite: int, turn: int, row: list[int]) -> Valuation:
        """Value a desk in a turn with these open objectives, the leftmost first."""
        left = int(TURNS) - turn
        return Valuation(
            favourite, 100, self.fill_tables(desk, left), self.wand_table(left), self.side_table(left), 100,
            self.draw_worth(desk, left), self.goals(deck, desk, row, left),
        )  # fmt: skip

    def fill_tables(self, desk: Desk, left: int) -> list[list[int]]:
        """Value every compartment by the number of its books: its points, or how likely they come."""
        plan = desk.shelves.plan
        tables: list[list[int]] = []
        for compartment in range(len(COMPARTMENTS)):
            size = plan.widths[compartment] * plan.levels[compartment]
            points = 100 * plan.points[compartment]
            promised = points
            if desk.shelves.spiders >> compartment & 1 or compartment >= FIRST_SIDE + desk.shelves.sides:
                promised += self.spider
            row = [round(self.book * books + promised * likely(size - books, left)) for books in range(size)]
            tables.append([*row, self.book * size + points])
        return tables

    def wand_table(self, left: int) -> list[int]:
        """Value wands by their number: a point each at the end, objectives until then."""
        total = [0]
        for extra in self.wands[: int(WANDS)]:
            total.append(total[-1] + 100 + round(extra * min(1.0, left / 4)))
        return total

    def side_table(self, left: int) -> list[int]:
        """Value side shelves by their number."""
        one = round(self.side * left / int(TURNS - 1))
        return [0, one, one + one * 3 // 5]

    def draw_worth(self, desk: Desk, left: int) -> int:
        """Value a bonus token that may still be drawn."""
        return max(self.draw if left else 100, 100 * best_slot(desk))

    def goals(self, deck: Deck, desk: Desk, row: list[int], left: int) -> list[Goal]:
        """List the open objectives that this desk has not scored, with what each promises for later turns."""
        found: list[Goal] = []
        for index, card in enumerate(row):
            number = card - int(OBJECTIVE)
            if not desk.scored >> number & 1:
                objective = deck.objectives[number]
                hopes = self.hopes(objective, min(len(row) - 1 - index, left), left)
                found.append(Goal(number, objective, hopes))
        return found

    def hopes(self, objective: Objective, stays: int, left: int) -> list[int]:
        """Say what an objective promises by the number of books that it lacks, if it stays for so many turns more."""
        return self.within_reach(objective.points, stays)

    def within_reach(self, points: int, stays: int) -> list[int]:
        """Give what so many points promise by the number of books that are missing."""
        reach = self.reach[stays]
        if not reach:
            return []
        hopes = [round(100 * points * reach * self.step**missing) for missing in range(1, MOST_MISSING + 1)]
        return [hopes[0], *hopes]


USUAL: Final[Promises] = Promises()


def best_slot(desk: Desk) -> int:
    """Give the points of the best candle slot that is free."""
    free = desk.shelves.free_candles()
    most = 0
    for slot, points in enumerate(desk.shelves.plan.candles):
        if free >> slot & 1:
            most = max(most, points)
    return most


def likely(missing: int, left: int) -> float:
    """Say how likely so many books will still come into a compartment."""
    share = max(0.0, 1 - missing / (1.2 + 1.1 * left))
    return 0.95 * share * sqrt(share)


def valuation(view: AtheneumView, seat: int, promises: Promises = USUAL) -> Valuation:
    """Value a seat's desk as it should be valued in this turn."""
    return promises.valued(view.deck, view.desk(seat), view.favourites[seat], view.turn, view.row)


def valued(deck: Deck, desk: Desk, favourite: int, turn: int, row: list[int]) -> Valuation:
    """Value a desk in a turn with these open objectives as usual."""
    return USUAL.valued(deck, desk, favourite, turn, row)
