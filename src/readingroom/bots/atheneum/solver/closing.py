"""What is scored at the end of a turn with strict steps (ATH-T4), as the turn solver sees it."""

from typing import Final

from mypy_extensions import i64

from readingroom.bots.atheneum.solver.node import Node, score
from readingroom.bots.atheneum.solver.worth import POINT, Valuation
from readingroom.games.atheneum.desk import Desk

WAND_BACK: Final[i64] = 1 << 20  # more than any objective adds: those that give a wand are scored first


def score_last(desk: Desk, lacking: list[int], valuation: Valuation, node: Node) -> i64:
    """Score what is worth it at the end of a turn, first what gives a wand, then what gives most; say what it adds."""
    total: i64 = 0
    while desk.wands:
        best: i64 = -1
        most: i64 = -1
        for index, goal in enumerate(valuation.goals):
            if lacking[index] == 0:
                back: i64 = 1 if goal.objective.wand and desk.supply else 0
                cost: i64 = valuation.wands[desk.wands] - valuation.wands[desk.wands - 1 + back]
                gain: i64 = POINT * goal.objective.points - cost - goal.hope(0)
                if gain >= 0 and gain + WAND_BACK * back > most:
                    best = index
                    most = gain + WAND_BACK * back
        if best < 0:
            return total
        goal = valuation.goals[best]
        total += most % WAND_BACK
        score(desk, goal)
        node.last_scored = node.last_scored << 8 | goal.number + 1
        lacking[best] = -1
    return total


def lacks_of(desk: Desk, valuation: Valuation) -> list[int]:
    """Count the books that each objective lacks; -1 if it was scored."""
    return [
        -1 if desk.scored >> goal.number & 1 else int(goal.objective.lacks(desk.shelves)) for goal in valuation.goals
    ]
