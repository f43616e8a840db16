"""A desk on the way through a turn, as the turn solver keeps it, and what may happen to it."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.atheneum.actions import SCORE
from readingroom.games.atheneum.components import TOKEN
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.plan import bit, shifted
from readingroom.games.atheneum.study import BONUS, POINTS, REARRANGE, SIDE_SHELF, WAND
from readingroom.games.atheneum.worth import Goal

WORD: Final[i64] = 0xFFFFFFFF
STIR: Final[i64] = 2147483085


@final
class Node:
    """A desk on the way through a turn, with the actions of the last step and the desk before it."""

    def __init__(self, desk: Desk) -> None:
        self.desk: Final = desk
        self.tokens: i64 = 0  # drawn and not used, four bits for each kind
        self.before: Node | None = None
        self.first: i64 = -1  # the actions of the step: what is done,
        self.second: i64 = -1  # where,
        self.third: i64 = -1  # and what a spider gives for it;
        self.scored: i64 = 0  # then the objectives that are scored, a byte for each, from the highest
        self.worth: i64 = 0
        self.rank: i64 = 0
        self.near: i64 = 0  # how near each objective is, a byte for each

    def clone(self) -> "Node":
        """Copy it, with its desk."""
        other = Node(self.desk.clone())
        other.tokens = self.tokens
        other.before = self.before
        other.first = self.first
        other.second = self.second
        other.third = self.third
        other.scored = self.scored
        other.worth = self.worth
        other.rank = self.rank
        other.near = self.near
        return other

    def actions(self) -> list[int]:
        """List the actions of the step."""
        found = [int(action) for action in (self.first, self.second, self.third) if action >= 0]
        scored: list[int] = []
        rest = self.scored
        while rest > 0:
            scored.append(int(SCORE + (rest & 255) - 1))
            rest >>= 8
        return found + scored[::-1]

    def key(self) -> i64:
        """Give a number for all that matters of it; the removals left do not: who gets there first has most of them."""
        desk = self.desk
        shelves = desk.shelves
        mixed = stir(stir(shelves.turquoise, shelves.green), shelves.purple)
        mixed = stir(stir(mixed, shelves.pink), shelves.black)
        mixed = stir(stir(mixed, shelves.pairs), desk.books)
        mixed = stir(stir(mixed, desk.bound), self.tokens)
        mixed = stir(stir(mixed, desk.scored), desk.bare)
        small = desk.wands << 12 | shelves.sides << 16 | desk.draws << 20
        return stir(mixed, small | shelves.spiders << 26 | shelves.candles << 34)


def stir(mixed: i64, more: i64) -> i64:
    """Mix a number into another; products stay below 2**63."""
    both = mixed ^ more
    return STIR * (both & WORD) + (both >> 32)


def steps_to(node: Node) -> list[int]:
    """List the actions that lead to a desk."""
    steps: list[list[int]] = []
    at: Node | None = node
    while at is not None:
        steps.append(at.actions())
        at = at.before
    found: list[int] = []
    for actions in steps[::-1]:
        found += actions
    return found


def become(desk: Desk, other: Desk) -> None:
    """Make a desk like another."""
    desk.shelves.copy_from(other.shelves)
    desk.books = other.books
    desk.bound = other.bound
    desk.draws = other.draws
    desk.ones = other.ones
    desk.twos = other.twos
    desk.bare = other.bare
    desk.points = other.points
    desk.wands = other.wands
    desk.supply = other.supply
    desk.scored = other.scored


def packed(tokens: list[int]) -> i64:
    """Count bonus tokens by kind, four bits for each."""
    counts: i64 = 0
    for token in tokens:
        counts += shifted(1, 4 * (token - TOKEN))
    return counts


def books_at_hand(desk: Desk) -> i64:
    """Count what could still be shelved."""
    total: i64 = 0
    books = desk.books
    while books:
        total += books & 255
        books >>= 8
    books = desk.bound
    while books:
        total += books & 255
        books >>= 8
    books = desk.bare
    while books:
        total += 2 * (books & 3)
        books >>= 2
    return total


def score(node: Node, goal: Goal) -> None:
    """ATH-T5: put a wand on an objective, for its points and its wand."""
    desk = node.desk
    node.scored = node.scored << 8 | goal.number + 1
    desk.wands -= 1
    desk.scored |= bit(goal.number)
    desk.points += goal.objective.points
    if goal.objective.wand:
        receive(desk, WAND)


def receive(desk: Desk, benefit: i64) -> bool:
    """ATH-C6: take a benefit, and say whether it was of use: a third side shelf and a seventh wand are lost."""
    if benefit < SIDE_SHELF:
        desk.add(benefit, 1)
    elif benefit == SIDE_SHELF:
        return desk.shelves.add_side()
    elif benefit == WAND:
        if not desk.supply:
            return False
        desk.supply -= 1
        desk.wands += 1
    elif benefit == BONUS:
        desk.draws += 1
    elif benefit <= POINTS:
        desk.allow(benefit - REARRANGE)
    else:
        desk.points += benefit - POINTS
    return True


def best_candle(desk: Desk) -> i64:
    """Give the free candle slot with the most points; -1 if there is none."""
    free = desk.shelves.free_candles()
    best: i64 = -1
    for slot in range(len(desk.shelves.plan.candles)):
        if free >> slot & 1:
            if best < 0 or desk.shelves.plan.candles[slot] > desk.shelves.plan.candles[best]:
                best = slot
    return best
