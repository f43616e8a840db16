"""A desk on the way through a turn, as the turn solver keeps it, and what may happen to it."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.atheneum.actions import (
    AT,
    CANDLE,
    CAPTURE,
    ON,
    ORDERED,
    REMOVE,
    SCORE,
    TAKE,
    TAKE_BOUND,
    TAKE_PAIR,
    USE,
)
from readingroom.games.atheneum.components import TOKEN, pair_of, token_benefit
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.plan import MOST_SIDES, bit, shifted
from readingroom.games.atheneum.study import BONUS, BOUND, POINTS, REARRANGE, SIDE_SHELF, WAND, WILD
from readingroom.games.atheneum.worth import Goal

WORD: Final[i64] = 0xFFFFFFFF
STIR: Final[i64] = 2147483085
HUES: Final[i64] = 5
PAIR_KINDS: Final[i64] = 10
REWARD_BENEFITS: Final = [int(WAND), int(BONUS), int(WILD), int(SIDE_SHELF)]  # by CAPTURE + number
PAIR_KIND: Final = [int(pair_of(left, right) - TOKEN) for left, right in ORDERED]
LEFT: Final = [left for left, _ in ORDERED]
RIGHT: Final = [right for _, right in ORDERED]


@final
class Node:
    """A desk on the way through a turn, as the actions of the last step and the desk before it.

    Most desks that are reached are never looked at again: only those that are get laid out (`desk`).
    """

    def __init__(self, before: "Node | None", first: i64, second: i64, third: i64) -> None:
        self.before: Final = before
        self.first: Final[i64] = first  # the actions of the step: what is done,
        self.second: Final[i64] = second  # where,
        self.third: Final[i64] = third  # and what a spider gives for it;
        self.scored: i64 = 0  # then the objectives that are scored, a byte for each, from the highest
        self.last_scored: i64 = 0  # those that are scored if the turn ends here, with strict steps; in the same way
        self.desk: Desk | None = None
        self.tokens: i64 = 0  # drawn and not used, four bits for each kind
        self.worth: i64 = 0
        self.rank: i64 = 0
        self.near: i64 = 0  # how near each objective is, a byte for each

    def actions(self) -> list[int]:
        """List the actions of the step."""
        found = [int(action) for action in (self.first, self.second, self.third) if action >= 0]
        return found + scorings(self.scored)

    def lay_out(self, goals: list[Goal]) -> None:
        """Do the step, from the desk before it."""
        assert self.before is not None
        assert self.before.desk is not None
        desk = self.before.desk.clone()
        self.tokens = do(desk, self.before.tokens, self.first, self.second, self.third)
        for action in self.actions():
            for goal in goals:
                if action == SCORE + goal.number:
                    score(desk, goal)
        self.desk = desk


def scorings(numbers: i64) -> list[int]:
    """List the actions that score some objectives, given a byte for each."""
    found: list[int] = []
    while numbers > 0:
        found.append(int(SCORE + (numbers & 255) - 1))
        numbers >>= 8
    return found[::-1]


def key(desk: Desk, tokens: i64) -> i64:
    """Give a number for all that matters of a desk; the removals left do not: who gets there first has most of them."""
    shelves = desk.shelves
    mixed = stir(stir(shelves.turquoise, shelves.green), shelves.purple)
    mixed = stir(stir(mixed, shelves.pink), shelves.black)
    mixed = stir(stir(mixed, shelves.pairs), desk.books)
    mixed = stir(stir(mixed, desk.bound), tokens)
    mixed = stir(stir(mixed, desk.scored), desk.bare)
    small = desk.wands << 12 | shelves.sides << 16 | desk.draws << 20
    return stir(mixed, small | shelves.spiders << 26 | shelves.candles << 34)


def stir(mixed: i64, more: i64) -> i64:
    """Mix a number into another; products stay below 2**63."""
    both = mixed ^ more
    return STIR * (both & WORD) + (both >> 32)


def steps_to(node: Node) -> list[int]:
    """List the actions that lead to a desk, and the scorings that end the turn there."""
    steps: list[list[int]] = []
    at: Node | None = node
    while at is not None:
        steps.append(at.actions())
        at = at.before
    found: list[int] = []
    for actions in steps[::-1]:
        found += actions
    return found + scorings(node.last_scored)


def become(desk: Desk, other: Desk) -> None:
    """Make a desk like another."""
    desk.shelves.copy_from(other.shelves)
    desk.books = other.books
    desk.bound = other.bound
    desk.draws = other.draws
    desk.removals = other.removals
    desk.bare = other.bare
    desk.points = other.points
    desk.wands = other.wands
    desk.supply = other.supply
    desk.scored = other.scored


def packed(tokens: list[int]) -> i64:
    """Count bonus tokens by kind, four bits for each kind."""
    counts: i64 = 0
    for token in tokens:
        counts += shifted(1, 4 * (token - TOKEN))
    return counts


def tokens_in(counts: i64) -> i64:
    """Add such counts up."""
    total: i64 = 0
    while counts:
        total += counts & 15
        counts >>= 4
    return total


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


def do(desk: Desk, tokens: i64, first: i64, second: i64, third: i64) -> i64:
    """Do a step: what is done, where, and what a spider gives for it (-1: nothing); give the tokens that are left."""
    slot = (second - AT) // 2
    if first < 0:
        return tokens
    if first < TAKE:
        kind = PAIR_KINDS + first - USE
        receive(desk, token_benefit(TOKEN + kind))
        tokens -= shifted(1, 4 * kind)
    elif first < TAKE_BOUND:
        desk.spend(first - TAKE)
        desk.shelves.put(slot, first - TAKE)
    elif first < TAKE_PAIR:
        desk.add(BOUND + (first - TAKE_BOUND) // HUES, -1)
        desk.shelves.put(slot, (first - TAKE_BOUND) % HUES)
    elif first < CANDLE:
        tokens -= shelve_pair(desk, first - TAKE_PAIR, slot)
    elif first < SCORE:
        desk.shelves.put_candle(second - ON)
        tokens -= shifted(1, 4 * (first - CANDLE))
    elif first >= REMOVE:
        take_out(desk, (first - REMOVE) // 2)
    if third >= 0:
        desk.shelves.capture(desk.shelves.plan.home[slot])
        receive(desk, REWARD_BENEFITS[third - CAPTURE])
    return tokens


def shelve_pair(desk: Desk, twin: i64, slot: i64) -> i64:
    """ATH-B6: put a pair on the shelf, one that was taken out if there is one; else give the token that it was."""
    kind: i64 = PAIR_KIND[twin]
    desk.shelves.put_pair(slot, LEFT[twin], RIGHT[twin])
    if not desk.count_bare(kind):
        return shifted(1, 4 * kind)
    desk.add_bare(kind, -1)
    return 0


def take_out(desk: Desk, slot: i64) -> None:
    """ATH-B5, ATH-B6: take out a book, or a pair by its left book."""
    if desk.shelves.pairs & bit(slot):
        desk.removals -= 2
        colours = desk.shelves.take_pair(slot)
        desk.add_bare(pair_of(colours // HUES, colours % HUES) - TOKEN, 1)
    else:
        desk.removals -= 1
        desk.add(desk.shelves.take(slot), 1)


def score(desk: Desk, goal: Goal) -> None:
    """ATH-T5: put a wand on an objective, for its points and its wand."""
    desk.wands -= 1
    desk.scored |= bit(goal.number)
    desk.points += goal.objective.points
    if goal.objective.wand:
        receive(desk, WAND)


def receive(desk: Desk, benefit: i64) -> None:
    """ATH-C6: take a benefit; a third side shelf and a seventh wand are lost."""
    if benefit < SIDE_SHELF:
        desk.add(benefit, 1)
    elif benefit == SIDE_SHELF:
        desk.shelves.add_side()
    elif benefit == WAND:
        if desk.supply:
            desk.supply -= 1
            desk.wands += 1
    elif benefit == BONUS:
        desk.draws += 1
    elif benefit <= POINTS:
        desk.removals += benefit - REARRANGE
    else:
        desk.points += benefit - POINTS


def of_use(desk: Desk, benefit: i64, in_queue: i64) -> bool:
    """Say whether a benefit is not lost: ATH-X2, ATH-X4, and a bonus token only if there is one to draw."""
    if benefit == SIDE_SHELF:
        return desk.shelves.sides < MOST_SIDES
    if benefit == WAND:
        return desk.supply > 0
    return benefit != BONUS or desk.draws < in_queue


def best_candle(desk: Desk) -> i64:
    """Give the free candle slot with the most points; -1 if there is none."""
    free = desk.shelves.free_candles()
    best: i64 = -1
    for slot in range(len(desk.shelves.plan.candles)):
        if free >> slot & 1:
            if best < 0 or desk.shelves.plan.candles[slot] > desk.shelves.plan.candles[best]:
                best = slot
    return best
