"""A desk on the way through a turn, as the turn solver keeps it, and what may happen to it."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.bots.atheneum.solver.worth import Goal
from readingroom.games.atheneum.actions import AT, CANDLE, CAPTURE, ON, REMOVE, SCORE, TAKE, USE
from readingroom.games.atheneum.components import PAIR_KINDS, REWARD_BENEFITS, TOKEN, token_benefit
from readingroom.games.atheneum.desk import Desk, added_up
from readingroom.games.atheneum.plan import shifted
from readingroom.games.atheneum.study import WAND

WORD: Final[i64] = 0xFFFFFFFF
FACTOR: Final[i64] = 2147483085


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
        self.tokens = do_step(desk, self.before.tokens, self.first, self.second, self.third)
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
    mixed = mix(mix(shelves.turquoise, shelves.green), shelves.purple)
    mixed = mix(mix(mixed, shelves.pink), shelves.black)
    mixed = mix(mix(mixed, shelves.pairs), desk.books)
    mixed = mix(mix(mixed, desk.bound), tokens)
    mixed = mix(mix(mixed, desk.scored), desk.outside)
    small = desk.wands << 12 | shelves.sides << 16 | desk.draws << 20
    return mix(mixed, small | shelves.spiders << 26 | shelves.candles << 34)


def mix(mixed: i64, more: i64) -> i64:
    """Mix a number into another; products stay below 2**63."""
    both = mixed ^ more
    return FACTOR * (both & WORD) + (both >> 32)


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


def packed(tokens: list[int]) -> i64:
    """Count bonus tokens by kind, four bits for each kind."""
    counts: i64 = 0
    for token in tokens:
        counts += shifted(1, 4 * (token - TOKEN))
    return counts


def tokens_in(counts: i64) -> i64:
    """Count the tokens of all kinds, given as `packed` does."""
    return added_up(counts, 4)


def books_at_hand(desk: Desk) -> i64:
    """Count the books that could still be shelved, those of pairs that were taken out among them."""
    return desk.count_all() + 2 * desk.count_all_outside()


def do_step(desk: Desk, tokens: i64, first: i64, second: i64, third: i64) -> i64:
    """Do a step: what is done, where, and what a spider gives for it (-1: nothing); give the tokens that are left."""
    kind: i64 = -1
    if first < 0:
        return tokens
    if first < TAKE:
        kind = PAIR_KINDS + first - USE
        desk.gain(token_benefit(TOKEN + kind))
    elif first < CANDLE:
        slot = (second - AT) // 2
        kind = desk.shelve(first - TAKE, slot)
        if third >= 0:
            desk.shelves.capture(desk.shelves.plan.home[slot])
            desk.gain(REWARD_BENEFITS[third - CAPTURE])
    elif first < SCORE:
        kind = first - CANDLE
        desk.shelves.put_candle(second - ON)
    elif first >= REMOVE:
        desk.take_out((first - REMOVE) // 2)
    return tokens if kind < 0 else tokens - shifted(1, 4 * kind)


def score(desk: Desk, goal: Goal) -> None:
    """ATH-T5: put a wand on an objective, for its points and its wand."""
    desk.score(goal.number, goal.objective.points)
    if goal.objective.wand:
        desk.gain(WAND)


def best_candle(desk: Desk) -> i64:
    """Give the free candle slot with the most points; -1 if there is none."""
    free = desk.shelves.free_candles()
    best: i64 = -1
    for slot in range(len(desk.shelves.plan.candles)):
        if free >> slot & 1:
            if best < 0 or desk.shelves.plan.candles[slot] > desk.shelves.plan.candles[best]:
                best = slot
    return best
