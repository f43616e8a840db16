"""What a desk is worth at the end of a turn, in hundredths of a point, as somebody who plays values it.

A valuation is a set of tables, so that the turn solver can serve any way of playing: at the end of the game the tables
say exactly what the rules give; before it, also what a half-filled compartment or an objective within reach promises.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.objectives import Objective
from readingroom.games.atheneum.plan import FIRST_SIDE, count
from readingroom.games.atheneum.scoring import candles, favourite

POINT: Final[i64] = 100


@final
class Goal:
    """An open objective that may be scored, and what it promises if it is not scored this turn."""

    def __init__(self, number: int, objective: Objective, hopes: list[int]) -> None:
        self.number: Final = number  # from 0, as an objective
        self.objective: Final = objective
        self.hopes: Final = hopes  # by the number of books that are missing; nothing beyond the end of the list
        self.limit: Final[i64] = len(hopes)

    def hope(self, lacking: i64) -> i64:
        """Say what it promises if it lacks so many books when the turn ends."""
        return self.hopes[lacking] if lacking < self.limit else 0


@final
class Valuation:
    """What everything on a desk is worth."""

    def __init__(
        self,
        favourite: int,
        touch: int,
        fill: list[list[int]],
        wands: list[int],
        sides: list[int],
        candle: int,
        draw: int,
        goals: list[Goal],
        bare: list[list[int]] | None = None,
        lonely: int = 0,
        wandless: int = 100,
    ) -> None:
        self.favourite: Final[i64] = favourite  # the colour
        self.touch: Final[i64] = touch  # of each favourite book that touches another
        self.fill: Final = fill  # of each compartment, by the number of its books
        self.wands: Final = wands  # by the number in hand
        self.sides: Final = sides  # by the number of side shelves
        self.candle: Final[i64] = candle  # of each point of a candle slot with a candle
        self.draw: Final[i64] = draw  # of each bonus token that may still be drawn
        self.goals: Final = goals
        self.bare: Final = fill if bare is None else bare  # of each compartment whose spider is gone
        self.lonely: Final[i64] = lonely  # of each favourite book that touches no other
        self.wandless: Final[i64] = wandless  # hundredths of what objectives promise that count without a wand

    def worth(self, desk: Desk) -> i64:
        """Say what a desk is worth if the turn ends with it."""
        total = self.plain_worth(desk)
        for goal in self.goals:
            if not desk.scored >> goal.number & 1:
                total += self.hope(goal, goal.objective.lacks(desk.shelves), desk.wands)
        return total

    def hope(self, goal: Goal, lacking: i64, wands: i64) -> i64:
        """Say what an objective promises that lacks so many books when the turn ends, with so many wands in hand."""
        return goal.hope(lacking) if wands else goal.hope(lacking) * self.wandless // 100

    def plain_worth(self, desk: Desk) -> i64:
        """Say what a desk is worth but for the objectives that were not scored."""
        shelves = desk.shelves
        total = POINT * desk.points + self.draw * desk.draws + self.wands[desk.wands]
        touching = favourite(shelves, self.favourite)
        total += self.touch * touching
        if self.lonely:
            total += self.lonely * (count(shelves.books(self.favourite)) - touching)
        total += self.sides[shelves.sides]
        masks = shelves.plan.masks
        for compartment in range(FIRST_SIDE + shelves.sides):
            mask: i64 = masks[compartment]
            tables = self.fill if shelves.spiders >> compartment & 1 else self.bare
            total += tables[compartment][count(shelves.taken & mask)]
        if shelves.candles:
            total += self.candle * candles(shelves)
        return total
