"""What a desk of Atheneum promises before the end, as learnt from many turns: the figures of `figures.py` as tables.

In the last turn the tables say what the rules give. Before it each part of a desk counts for what it was found to add
to the worth of a desk a turn later, where it counted in the same way: so from the end of the game backwards.
"""

from typing import Final, final

from readingroom.bots.atheneum.solver.figures import (
    BARE,
    CANDLES,
    DRAWS,
    FILLS,
    HOPES,
    LONELY,
    SIDES,
    SPIDER,
    TOUCH,
    WANDLESS,
    WANDS,
)
from readingroom.bots.atheneum.solver.promises import Promises, best_slot
from readingroom.bots.atheneum.solver.worth import Valuation
from readingroom.games.atheneum.components import Deck
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.objectives import ANY, Objective
from readingroom.games.atheneum.plan import COMPARTMENTS
from readingroom.games.atheneum.state import TURNS

WAND_BACK: Final = 1.5  # points that an objective with a wand counts for beyond its own


@final
class Learnt(Promises):
    """Values a desk by the figures that were learnt."""

    def valued(self, deck: Deck, desk: Desk, favourite: int, turn: int, row: list[int]) -> Valuation:
        """Value a desk in a turn with these open objectives, the leftmost first."""
        left = int(TURNS) - turn
        return Valuation(
            favourite, TOUCH[left], self.fillings(deck, left, FILLS, SPIDER), WANDS[left], SIDES[left], CANDLES[left],
            self.draw_worth(desk, left), self.goals(deck, desk, row, left), self.fillings(deck, left, BARE, 0),
            LONELY[left], WANDLESS,
        )  # fmt: skip

    def fillings(self, deck: Deck, left: int, shares: dict[int, list[list[int]]], spider: int) -> list[list[int]]:
        """Value every compartment by the number of its books, as a share of what it gives when it is full."""
        plan = deck.plan
        tables: list[list[int]] = []
        for compartment in range(len(COMPARTMENTS)):
            size = plan.widths[compartment] * plan.levels[compartment]
            points = 100 * plan.points[compartment]
            known = nearest_size(size, shares)
            of_all = shares[known][left]
            row = [of_all[books * known // size] * (points + spider) // 100 for books in range(size)]
            tables.append([*row, points])
        return tables

    def draw_worth(self, desk: Desk, left: int) -> int:
        """Value a bonus token that may still be drawn, by the best candle slot that is free."""
        return DRAWS[left][min(best_slot(desk), len(DRAWS[left]) - 1)]

    def hopes(self, objective: Objective, stays: int, left: int) -> list[int]:
        """Say what an objective promises by the number of books that it lacks, if it stays for so many turns more."""
        if not stays:
            return []
        kind = 1 if ANY in "".join(objective.parts[0].picture) else 0
        points = objective.points + (WAND_BACK if objective.wand else 0.0)
        return [round(points * share) for share in HOPES[min(left, len(HOPES)) - 1][kind][stays - 1]]


def nearest_size(size: int, shares: dict[int, list[list[int]]]) -> int:
    """Give the size of a compartment that is known and nearest to another."""
    best = 0
    for known in shares:
        if not best or abs(known - size) < abs(best - size):
            best = known
    return best


LEARNT: Final[Promises] = Learnt()
