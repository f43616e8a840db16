"""What a desk of Atheneum promises before the end: the tables by which the turn solver plays."""

from math import sqrt

from readingroom.bots.atheneum.solver.worth import Goal, Valuation
from readingroom.games.atheneum.components import OBJECTIVE, WANDS, Deck
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.plan import COMPARTMENTS, FIRST_SIDE
from readingroom.games.atheneum.state import TURNS
from readingroom.games.atheneum.view import AtheneumView

SPIDER = 220  # what a captured spider gives, in hundredths of a point
BOOK = 12  # a book more, wherever it stands
FIRST_WANDS = (330, 240, 150, 60, 0, 0)  # what a wand promises beyond the point that it is at the end
SIDE = 230  # a side shelf at the start: room, two candle slots and a spider
DRAW = 210  # a bonus token with good candle slots left
REACH = (0.0, 0.42, 0.52, 0.58)  # how likely an objective is scored later, by the turns that it stays
STEP = 0.55  # and how much less likely with each book that it lacks
MOST_MISSING = 5


def valuation(view: AtheneumView, seat: int) -> Valuation:
    """Value a seat's desk as it should be valued in this turn."""
    return valued(view.deck, view.desk(seat), view.favourites[seat], view.turn, view.row)


def valued(deck: Deck, desk: Desk, favourite: int, turn: int, row: list[int]) -> Valuation:
    """Value a desk in a turn with these open objectives, the leftmost first."""
    left = int(TURNS) - turn
    return Valuation(
        favourite, 100, fill_tables(desk, left), wand_table(left), side_table(left), 100, draw_worth(desk, left),
        goals(deck, desk, row, left),
    )  # fmt: skip


def fill_tables(desk: Desk, left: int) -> list[list[int]]:
    """Value every compartment by the number of its books: its points, or how likely they come."""
    plan = desk.shelves.plan
    tables: list[list[int]] = []
    for compartment in range(len(COMPARTMENTS)):
        size = plan.widths[compartment] * plan.levels[compartment]
        points = 100 * plan.points[compartment]
        has_spider = desk.shelves.spiders >> compartment & 1 or compartment >= FIRST_SIDE + desk.shelves.sides
        promised = points + (SPIDER if has_spider else 0)
        row = [round(BOOK * books + promised * likely(size - books, left)) for books in range(size)]
        tables.append([*row, BOOK * size + points])
    return tables


def likely(missing: int, left: int) -> float:
    """Say how likely so many books will still come into a compartment."""
    share = max(0.0, 1 - missing / (1.2 + 1.1 * left))
    return 0.95 * share * sqrt(share)


def wand_table(left: int) -> list[int]:
    """Value wands by their number: a point each at the end, objectives until then."""
    total = [0]
    for extra in FIRST_WANDS[: int(WANDS)]:
        total.append(total[-1] + 100 + round(extra * min(1.0, left / 4)))
    return total


def side_table(left: int) -> list[int]:
    """Value side shelves by their number."""
    one = round(SIDE * left / (TURNS - 1))
    return [0, one, one + one * 3 // 5]


def draw_worth(desk: Desk, left: int) -> int:
    """Value a bonus token that may still be drawn."""
    free = desk.shelves.free_candles()
    points = [each for slot, each in enumerate(desk.shelves.plan.candles) if free >> slot & 1]
    return max(DRAW if left else 100, 100 * max(points, default=0))


def goals(deck: Deck, desk: Desk, row: list[int], left: int) -> list[Goal]:
    """List the open objectives that this desk has not scored, with what each promises for later turns."""
    found: list[Goal] = []
    for index, card in enumerate(row):
        number = card - int(OBJECTIVE)
        if not desk.scored >> number & 1:
            objective = deck.objectives[number]
            reach = REACH[min(len(row) - 1 - index, left)]
            hopes = [round(100 * objective.points * reach * STEP**missing) for missing in range(1, MOST_MISSING + 1)]
            found.append(Goal(number, objective, [hopes[0], *hopes] if reach else []))
    return found
