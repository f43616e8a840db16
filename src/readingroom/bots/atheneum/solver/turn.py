"""The turn solver: the best that a player can make of their turn for a given valuation, as a legal sequence of actions.

    proposal = solve(desk, tokens, in_queue, valuation, effort=8000)
    proposal.actions, proposal.worth

It is a beam search. A step is one thing that a player does: take up a book and put it somewhere (with what a captured
spider gives), take a book out, use a token or light it, score an objective. From all that is reached by so many steps
only the most promising are kept, as many as the effort allows; the same desk reached in another order is met once. The
answer is the best desk seen anywhere on the way, for one may stop at any time.

The effort is the number of desks that may be judged, so that a turn never takes long. No clock is read: the same
question always gets the same answer, on every machine and every Python.

What is drawn from the bag is not foreseen: if a bonus token may be drawn, the proposal is to draw it and then to think
again.

With strict steps (ATH-T4) nothing is used after the first scoring: no step scores, and each desk on the way is judged
by what could be scored if the turn ended there.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.bots.atheneum.solver.closing import lacks_of, score_last
from readingroom.bots.atheneum.solver.node import (
    Node,
    best_candle,
    books_at_hand,
    do_step,
    key,
    packed,
    score,
    steps_to,
    tokens_in,
)
from readingroom.bots.atheneum.solver.reach import steps_off
from readingroom.bots.atheneum.solver.worth import POINT, Goal, Valuation
from readingroom.games.atheneum.actions import (
    AT,
    CANDLE,
    CAPTURE,
    DRAW,
    ON,
    REMOVE,
    SCORE,
    TAKE,
    TAKE_BOUND,
    TAKE_PAIR,
    USE,
)
from readingroom.games.atheneum.components import (
    PAIR_KINDS,
    REWARD_BENEFITS,
    TOKEN,
    TOKEN_KINDS,
    token_benefit,
)
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.objectives import COLOUR_LETTERS
from readingroom.games.atheneum.pieces import PAIR_KIND, TWINS
from readingroom.games.atheneum.plan import FIRST_SIDE, HUES, bit, count, shifted
from readingroom.games.atheneum.study import BOUND, WILD

PAIR_TOKENS: Final[i64] = 0xFFFFFFFFFF  # the counts of tokens that are pairs

# What is still at hand promises, in hundredths of a point, when desks under way are compared
MOODS: Final = 3  # it is tried in several ways, for what misleads one may help another:
AT_HAND: Final = [150, 120, 200]  # a book
EAGER: Final = [60, 0, 50]  # objectives by the steps to them, in hundredths
FOND: Final = [50, 100, 100]  # objectives by the books that they lack, in hundredths
TIDY: Final = [150, 60, 0]  # compartments that become full, in hundredths
FREE: Final[i64] = 25  # more for one of any colour
REMOVAL: Final[i64] = 12
LIT: Final[i64] = 120  # a token, beside what it is
SPIDER: Final[i64] = 150
NEAR: Final = [90, 76, 64, 54, 45, 37, 30, 24, 19, 15, 12, 9]  # hundredths of what is wanted, by the steps to it
FARTHEST: Final[i64] = 12  # so many steps are in NEAR
FEW: Final = [90, 55, 32, 18, 9, 4, 2]  # the same by the books that are missing

LONGEST: Final = 40  # steps in a turn
NARROWEST: Final[i64] = 3  # desks that are kept, whatever the effort
TAKEN: Final[i64] = -(1 << 38)  # the rank of a desk that was kept already
FAR_BEHIND: Final[i64] = (1 << 13) - 1  # desks are not kept that rank so much lower than the best
INDEX_BITS: Final[i64] = 16  # for the index in a list: numbers below 2**30 are sorted fast
MOST_EFFORT: Final[i64] = 60_000  # of one search, so that an index has enough bits


@final
class Proposal:
    """What to do in a turn: actions one after the other, and what the desk is worth then."""

    def __init__(self, actions: list[int], worth: int) -> None:
        self.actions: Final = actions
        self.worth: Final = worth


@final
class TurnSearch:
    """One search: the valuation, the desks that were met, and the best so far."""

    def __init__(self, valuation: Valuation, root: Node, desk: Desk, in_queue: i64, mood: i64, strict: bool) -> None:
        self.valuation: Final = valuation
        self.strict: Final = strict  # steps; then objectives are scored at the end of the turn only
        self.at_hand: Final[i64] = AT_HAND[mood]
        self.eager: Final[i64] = EAGER[mood]
        self.fond: Final[i64] = FOND[mood]
        self.tidy: Final[i64] = TIDY[mood]
        self.pruned: bool = False  # something was left out
        self.in_queue: Final = in_queue  # bonus tokens that could be drawn in all
        self.met: Final[set[int]] = set()
        self.trial: Final = desk.clone()  # where steps are tried
        self.tokens: i64 = root.tokens  # after the step that is tried
        self.lacking: Final = [0 for _ in valuation.goals]  # of the objectives, in the step that is tried
        self.reached: list[Node] = []  # by the present number of steps
        self.best: Node = root
        self.wanted: i64 = bit(valuation.favourite)  # the colours that a book of any colour is worth having in
        for goal in valuation.goals:
            for part in goal.objective.parts:
                for row in part.picture:
                    for letter in row:
                        if letter in COLOUR_LETTERS:
                            self.wanted |= bit(COLOUR_LETTERS.index(letter))

    def run(self, root: Node, effort: i64) -> i64:
        """Search from a desk, and give the effort that is left."""
        assert root.desk is not None
        steps = books_at_hand(root.desk) + 3 * root.desk.removals + tokens_in(root.tokens) + 1  # to come, roughly
        beam = [root]
        for _ in range(LONGEST):
            for node in beam:
                if len(self.reached) < effort:
                    self.expand(node)
            judged: i64 = len(self.reached)
            effort -= judged
            if not judged or effort <= 0:
                return effort
            steps = max(steps - 1, 2)
            beam = self.choose(max(NARROWEST, effort * len(beam) // (judged * steps)))
        return effort

    # Judging

    def attempt(self, node: Node, first: i64, second: i64, third: i64) -> None:
        """Try a step, and judge it."""
        self.try_step(node, first, second, third)
        self.consider(node, first, second, third)

    def try_step(self, node: Node, first: i64, second: i64, third: i64) -> None:
        """Do a step on the desk where steps are tried."""
        assert node.desk is not None
        self.trial.copy_from(node.desk)
        self.tokens = do_step(self.trial, node.tokens, first, second, third)

    def consider(self, node: Node, first: i64, second: i64, third: i64) -> None:
        """Judge the step that was tried, and keep it if its desk is new."""
        desk = self.trial
        mark = key(desk, self.tokens)
        if mark in self.met:
            return
        self.met.add(mark)
        after = Node(node, first, second, third)
        goals = self.valuation.goals
        lacking = self.lacking
        waiting: i64 = 0
        for index in range(len(goals)):
            goal = goals[index]
            lacking[index] = -1
            if not desk.scored >> goal.number & 1:
                lacking[index] = int(goal.objective.lacks(desk.shelves))
                waiting += 1
        if desk.wands >= waiting and not self.strict:
            self.score_all(after)
        after.worth = self.valuation.plain_worth(desk)
        after.rank = after.worth + self.promise()
        for index in range(len(goals)):
            lacks: i64 = lacking[index]
            if lacks >= 0:
                goal = goals[index]
                after.worth += self.valuation.hope(goal, lacks, desk.wands)
                if desk.wands:
                    nearness = self.nearness(goal, lacks)
                    after.rank += nearness * goal.objective.points
                    after.near |= shifted(nearness, 8 * index)
        if self.strict:
            after.worth += score_last(desk, lacking, self.valuation, after)
        if after.worth > self.best.worth:
            self.best = after
        self.reached.append(after)

    def nearness(self, goal: Goal, lacks: i64) -> i64:
        """Say how near an objective is, in hundredths of its points."""
        near: i64 = 0
        if self.fond and lacks < len(FEW):
            near += self.fond * FEW[lacks] // 100
        if self.eager and lacks < FARTHEST:
            steps = steps_off(goal.objective, self.trial)
            if steps < FARTHEST:
                near += self.eager * NEAR[steps] // 100
        return near

    def score_all(self, after: Node) -> None:
        """Score all objectives that are fulfilled and worth it: there are wands for all that may be scored."""
        wands = self.valuation.wands
        desk = self.trial
        for index, goal in enumerate(self.valuation.goals):
            if self.lacking[index] == 0:
                now: i64 = desk.wands
                cost: i64 = wands[now] - wands[now if goal.objective.wand and desk.supply else now - 1]
                if POINT * goal.objective.points >= cost + goal.hope(0):
                    score(desk, goal)
                    after.scored = after.scored << 8 | goal.number + 1
                    self.lacking[index] = -1

    def promise(self) -> i64:
        """Say what the rest of the turn may bring with what is at hand, roughly."""
        desk = self.trial
        books = books_at_hand(desk)
        total = self.at_hand * books + FREE * desk.count(WILD) + REMOVAL * desk.removals
        if self.tokens:
            total += LIT * tokens_in(self.tokens)
        reach = books + desk.removals
        shelves = desk.shelves
        masks = shelves.plan.masks
        for home in range(FIRST_SIDE + shelves.sides):
            mask: i64 = masks[home]
            empty = count(mask & ~shelves.taken)
            if 0 < empty <= reach and empty < FARTHEST:
                row = self.valuation.fill[home]
                gain: i64 = row[len(row) - 1] - row[len(row) - 1 - empty]
                if shelves.spiders & bit(home):
                    gain += SPIDER
                total += gain * self.tidy * NEAR[empty] // 9000
        return total

    # Steps

    def expand(self, node: Node) -> None:
        """Take every step that a player could take."""
        if node.desk is None:
            node.lay_out(self.valuation.goals)
        desk = node.desk
        assert desk is not None
        if desk.books or desk.bound:
            self.shelve_books(node, desk)
        if node.tokens & PAIR_TOKENS or desk.outside:
            self.shelve_pairs(node, desk)
        if node.tokens:
            self.use_tokens(node, desk)
        if desk.wands and not self.strict:
            self.score_one(node, desk)
        if desk.removals:
            self.take_out(node, desk)

    def shelve_books(self, node: Node, desk: Desk) -> None:
        """Put each kind of book that is at hand into each slot where it may go."""
        room = desk.shelves.room()
        wild = desk.count(WILD)
        for step in range(HUES):  # the favourite first: of equal desks the first is kept, which must favour no seat
            colour = (self.valuation.favourite + step) % HUES
            if desk.count(colour) or (wild and self.wanted >> colour & 1):
                self.shelve(node, TAKE + colour, room)
        if desk.bound:
            for home in range(FIRST_SIDE):
                if desk.count(BOUND + home):
                    mask: i64 = desk.shelves.plan.masks[home]
                    for step in range(HUES):
                        colour = (self.valuation.favourite + step) % HUES
                        if self.wanted >> colour & 1:
                            self.shelve(node, TAKE_BOUND + HUES * home + colour, room & mask)

    def shelve_pairs(self, node: Node, desk: Desk) -> None:
        """Put each pair that is at hand into each slot where it may go, both ways round."""
        room = desk.shelves.pair_room()
        for twin in range(TWINS):
            kind: i64 = PAIR_KIND[twin]
            if desk.count_outside(kind) or node.tokens >> 4 * kind & 15:
                self.shelve(node, TAKE_PAIR + twin, room)

    def shelve(self, node: Node, first: i64, room: i64) -> None:
        """Put what is taken up into each slot of a mask, and take each thing that a spider may give if that is full."""
        shelves = self.trial.shelves
        slot: i64 = 0
        while room:  # without a list of the slots: this is done for every node
            if room & 1:
                self.try_step(node, first, AT + 2 * slot, -1)
                if shelves.can_capture(shelves.plan.home[slot]):
                    self.capture(node, first, AT + 2 * slot)
                else:
                    self.consider(node, first, AT + 2 * slot, -1)
            room >>= 1
            slot += 1

    def capture(self, node: Node, first: i64, second: i64) -> None:
        """Judge a step that captures a spider with each thing that it may give."""
        assert node.desk is not None
        for reward, benefit in enumerate(REWARD_BENEFITS):
            if node.desk.has_use_for(benefit, self.in_queue):
                self.attempt(node, first, second, CAPTURE + reward)

    def use_tokens(self, node: Node, desk: Desk) -> None:
        """Use each token for its benefit, or light it on the best candle slot."""
        light = best_candle(desk)
        for kind in range(TOKEN_KINDS):
            if node.tokens >> 4 * kind & 15:
                if light >= 0:
                    self.attempt(node, CANDLE + kind, ON + light, -1)
                if kind >= PAIR_KINDS and desk.has_use_for(token_benefit(TOKEN + kind), self.in_queue):
                    self.attempt(node, USE + kind - PAIR_KINDS, -1, -1)

    def score_one(self, node: Node, desk: Desk) -> None:
        """Score each objective that is fulfilled: those that were not scored at once because wands are few."""
        for goal in self.valuation.goals:
            if not desk.scored >> goal.number & 1 and goal.objective.fulfils(desk.shelves):
                self.trial.copy_from(desk)
                self.tokens = node.tokens
                score(self.trial, goal)
                self.consider(node, SCORE + goal.number, -1, -1)

    def take_out(self, node: Node, desk: Desk) -> None:
        """Take out each book and each pair that may be taken out."""
        loose = desk.loose()
        slot: i64 = 0
        while loose:
            if loose & 1:
                self.attempt(node, REMOVE + 2 * slot, -1, -1)
            loose >>= 1
            slot += 1

    # The beam

    def choose(self, width: i64) -> list[Node]:
        """Keep the most promising of the desks reached: half of them in all, the others for one objective each."""
        reached = self.reached
        self.reached = []
        if len(reached) <= width:
            return reached
        self.pruned = True
        kept: list[Node] = []
        goals = self.valuation.goals
        self.keep(reached, -1, width - width // 2 if goals else width, kept)
        for index in range(len(goals)):
            self.keep(reached, index, width // (2 * len(goals)), kept)
        return kept

    def keep(self, reached: list[Node], favoured: i64, most: i64, kept: list[Node]) -> None:
        """Keep the best of the desks that were not kept before, one objective counting more (-1: none).

        Of desks that look alike by their figures one is kept: most of them differ by what makes no difference.
        """
        ranks: list[int] = []
        best = TAKEN
        for node in reached:
            rank = node.rank
            if rank != TAKEN and favoured >= 0:
                points: i64 = self.valuation.goals[favoured].objective.points
                rank += 2 * points * (node.near >> 8 * favoured & 255)
            ranks.append(int(rank))
            best = max(best, rank)
        order: list[int] = []
        for index in range(len(reached)):
            behind = best - ranks[index]
            if behind <= FAR_BEHIND:
                order.append(int((behind << INDEX_BITS) + index))
        order.sort()
        room = most
        last: Node | None = None
        for each in order:
            if not room:
                return
            node = reached[each & (1 << INDEX_BITS) - 1]
            if last is None or node.worth != last.worth or node.near != last.near:
                kept.append(node)
                node.rank = TAKEN
                last = node
                room -= 1


def solve(
    desk: Desk, tokens: list[int], in_queue: int, valuation: Valuation, effort: int, strict: bool = False
) -> Proposal:
    """Find the best way through the rest of a turn; `in_queue` bonus tokens could still be drawn."""
    if desk.draws and in_queue:
        return Proposal([int(DRAW)], int(valuation.worth(desk)))
    root = Node(None, -1, -1, -1)
    root.desk = desk.clone()
    root.tokens = packed(tokens)
    root.worth = valuation.worth(desk)
    if strict:
        root.worth += score_last(desk.clone(), lacks_of(desk, valuation), valuation, root)
    best = root
    left: i64 = effort
    for mood in range(MOODS):
        search = TurnSearch(valuation, root, desk, in_queue, mood, strict)
        share = min(left // (MOODS - mood), MOST_EFFORT)
        left -= share - search.run(root, share)
        if search.best.worth > best.worth:
            best = search.best
        if not search.pruned:
            break
    return Proposal(steps_to(best), int(best.worth))


def solve_scoring(desk: Desk, valuation: Valuation) -> Proposal:
    """Find the best that can still be scored in a turn in which nothing else can be done any more."""
    root = Node(None, -1, -1, -1)
    root.worth = valuation.worth(desk)
    root.worth += score_last(desk.clone(), lacks_of(desk, valuation), valuation, root)
    return Proposal(steps_to(root), int(root.worth))
