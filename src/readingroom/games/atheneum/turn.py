"""The turn solver: the best that a player can make of their turn for a given valuation, as a legal sequence of actions.

    proposal = solve(desk, tokens, in_queue, valuation, width=150)
    proposal.actions, proposal.worth

It is a beam search. A step is one thing that a player does: take up a book and put it somewhere (with what a captured
spider gives), take a book out, use a token or light it, score an objective. From all that is reached by so many steps
only the most promising are kept, `width` of them; the same desk reached in another order is met once. The answer is
the best desk seen anywhere on the way, for one may stop at any time. The same question always gets the same answer, on
every Python.

What is drawn from the bag is not foreseen: if a bonus token may be drawn, the proposal is to draw it and then to think
again.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.games.atheneum.actions import (
    AT,
    CANDLE,
    CAPTURE,
    DRAW,
    ON,
    ORDERED,
    REMOVE,
    TAKE,
    TAKE_BOUND,
    TAKE_PAIR,
    USE,
)
from readingroom.games.atheneum.components import TOKEN, pair_of, token_benefit
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.node import Node, become, best_candle, books_at_hand, packed, receive, score, steps_to
from readingroom.games.atheneum.objectives import COLOUR_LETTERS
from readingroom.games.atheneum.plan import FIRST_SIDE, bit, count, shifted
from readingroom.games.atheneum.reach import steps_off
from readingroom.games.atheneum.study import BONUS, BOUND, SIDE_SHELF, WAND, WILD
from readingroom.games.atheneum.worth import POINT, Goal, Valuation

HUES: Final[i64] = 5
PAIR_KINDS: Final[i64] = 10
KINDS: Final[i64] = 14
PAIR_TOKENS: Final[i64] = 0xFFFFFFFFFF  # the counts of tokens that are pairs
TWINS: Final[i64] = len(ORDERED)
REWARD_BENEFITS: Final = [int(WAND), int(BONUS), int(WILD), int(SIDE_SHELF)]  # by CAPTURE + number
PAIR_KIND: Final = [int(pair_of(left, right) - TOKEN) for left, right in ORDERED]
LEFT: Final = [left for left, _ in ORDERED]
RIGHT: Final = [right for _, right in ORDERED]

# What is still at hand promises, in hundredths of a point, when desks under way are compared
MOODS: Final = 3  # it is tried in several ways, for what misleads one may help another:
AT_HAND: Final = [150, 120, 200]  # a book
EAGER: Final = [60, 0, 50]  # objectives by the steps to them, in hundredths
FOND: Final = [50, 100, 100]  # objectives by the books that they lack, in hundredths
TIDY: Final = [30, 60, 0]  # compartments that become full, in hundredths
FREE: Final[i64] = 25  # more for one of any colour
REMOVAL: Final[i64] = 12
LIT: Final[i64] = 120  # a token, beside what it is
SPIDER: Final[i64] = 150
NEAR: Final = [
    90,
    76,
    64,
    54,
    45,
    37,
    30,
    24,
    19,
    15,
    12,
    9,
]  # hundredths of what is wanted, by the steps that it takes
TAKEN: Final[i64] = -(1 << 38)  # the rank of a desk that was kept already
FARTHEST: Final[i64] = len(NEAR)
FEW: Final = [90, 55, 32, 18, 9, 4, 2]  # the same by the books that are missing
LONGEST: Final = 40  # steps in a turn


@final
class Proposal:
    """What to do in a turn: actions one after the other, and what the desk is worth then."""

    def __init__(self, actions: list[int], worth: int) -> None:
        self.actions: Final = actions
        self.worth: Final = worth


@final
class Search:
    """One search: the valuation, the desks that were met, and the best so far."""

    def __init__(self, valuation: Valuation, root: Node, in_queue: i64, mood: i64) -> None:
        self.valuation: Final = valuation
        self.at_hand: Final[i64] = AT_HAND[mood]
        self.eager: Final[i64] = EAGER[mood]
        self.fond: Final[i64] = FOND[mood]
        self.tidy: Final[i64] = TIDY[mood]
        self.pruned: bool = False  # something was left out
        self.in_queue: Final = in_queue  # bonus tokens that could be drawn in all
        self.met: Final[set[int]] = set()
        self.trial: Final = root.clone()  # where steps are tried before they are kept
        self.lacking: Final = [0 for _ in valuation.goals]  # of the objectives, in the step that is tried
        self.reached: list[Node] = []  # by the present number of steps
        self.best: Node = root
        self.hues: i64 = bit(valuation.favourite)  # the colours that a book of any colour is worth having in
        for goal in valuation.goals:
            for part in goal.objective.parts:
                for row in part.picture:
                    for letter in row:
                        if letter in COLOUR_LETTERS:
                            self.hues |= bit(COLOUR_LETTERS.index(letter))

    def run(self, root: Node, width: i64) -> None:
        """Search from a desk."""
        self.step(root, -1, -1)
        self.consider()
        for _ in range(LONGEST):
            beam = self.choose(width)
            if not beam:
                return
            for node in beam:
                self.expand(node)

    # Judging

    def step(self, node: Node, first: i64, second: i64) -> Desk:
        """Begin a step from a node, with its actions, and give the desk to do it on."""
        trial = self.trial
        become(trial.desk, node.desk)
        trial.tokens = node.tokens
        trial.before = node
        trial.first = first
        trial.second = second
        trial.third = -1
        trial.scored = 0
        return trial.desk

    def consider(self) -> None:
        """Judge the step that was tried, and keep it if its desk is new."""
        trial = self.trial
        desk = trial.desk
        key = trial.key()
        if key in self.met:
            return
        self.met.add(key)
        goals = self.valuation.goals
        lacking = self.lacking
        waiting: i64 = 0
        for place in range(len(goals)):
            goal = goals[place]
            lacking[place] = -1
            if not desk.scored >> goal.number & 1:
                lacking[place] = int(goal.objective.lacks(desk.shelves))
                waiting += 1
        if desk.wands >= waiting:
            self.score_all(trial)
        trial.worth = self.valuation.plain_worth(desk)
        trial.rank = trial.worth + self.promise(trial)
        trial.near = 0
        for place in range(len(goals)):
            lacks: i64 = lacking[place]
            if lacks >= 0:
                goal = goals[place]
                trial.worth += goal.hope(lacks)
                if desk.wands:
                    nearness = self.nearness(goal, lacks)
                    trial.rank += nearness * goal.objective.points
                    trial.near |= shifted(nearness, 8 * place)
        node = trial.clone()
        if node.worth > self.best.worth:
            self.best = node
        self.reached.append(node)

    def nearness(self, goal: Goal, lacks: i64) -> i64:
        """Say how near an objective is, in hundredths of its points."""
        near: i64 = 0
        if self.fond and lacks < len(FEW):
            near += self.fond * FEW[lacks] // 100
        if self.eager:
            steps = steps_off(goal.objective, self.trial.desk)
            if steps < FARTHEST:
                near += self.eager * NEAR[steps] // 100
        return near

    def score_all(self, node: Node) -> None:
        """Score all objectives that are fulfilled and worth it: there are wands for all that may be scored."""
        wands = self.valuation.wands
        for place, goal in enumerate(self.valuation.goals):
            if self.lacking[place] == 0:
                now: i64 = node.desk.wands
                cost: i64 = wands[now] - wands[now if goal.objective.wand and node.desk.supply else now - 1]
                if POINT * goal.objective.points >= cost + goal.hope(0):
                    score(node, goal)
                    self.lacking[place] = -1

    def promise(self, node: Node) -> i64:
        """Say what the rest of the turn may bring with what is at hand, roughly."""
        desk = node.desk
        books = books_at_hand(desk)
        total = self.at_hand * books + FREE * desk.count(WILD) + REMOVAL * desk.removals()
        tokens = node.tokens
        while tokens:
            total += LIT * (tokens & 15)
            tokens >>= 4
        reach = books + desk.removals()
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
        desk = node.desk
        if desk.books or desk.bound:
            self.shelve_books(node)
        if node.tokens & PAIR_TOKENS or desk.bare:
            self.shelve_pairs(node)
        if node.tokens:
            self.use_tokens(node)
        if desk.wands:
            for goal in self.valuation.goals:
                if not desk.scored >> goal.number & 1 and goal.objective.fulfils(desk.shelves):
                    self.step(node, -1, -1)
                    score(self.trial, goal)
                    self.consider()
        if desk.ones or desk.twos:
            self.take_out(node)

    def shelve_books(self, node: Node) -> None:
        """Put each kind of book that is at hand into each slot where it may go."""
        desk = node.desk
        room = desk.shelves.room()
        wild = desk.count(WILD)
        for colour in range(HUES):
            if desk.count(colour) or (wild and self.hues >> colour & 1):
                rest = room
                slot: i64 = 0
                while rest:
                    if rest & 1:
                        after = self.step(node, TAKE + colour, AT + 2 * slot)
                        after.spend(colour)
                        after.shelves.put(slot, colour)
                        self.consider_capture(slot)
                    rest >>= 1
                    slot += 1
        if desk.bound:
            for home in range(FIRST_SIDE):
                if desk.count(BOUND + home):
                    mask: i64 = desk.shelves.plan.masks[home]
                    self.shelve_bound(node, home, room & mask)

    def shelve_bound(self, node: Node, home: i64, room: i64) -> None:
        """Put a book for a given compartment into each slot there, in each colour that is worth having."""
        slot: i64 = 0
        while room:
            if room & 1:
                for colour in range(HUES):
                    if self.hues >> colour & 1:
                        after = self.step(node, TAKE_BOUND + HUES * home + colour, AT + 2 * slot)
                        after.add(BOUND + home, -1)
                        after.shelves.put(slot, colour)
                        self.consider_capture(slot)
            room >>= 1
            slot += 1

    def shelve_pairs(self, node: Node) -> None:
        """Put each pair that is at hand into each place where it may go, both ways round."""
        room = node.desk.shelves.pair_room()
        for twin in range(TWINS):
            kind: i64 = PAIR_KIND[twin]
            bare = node.desk.count_bare(kind)
            if not bare and not node.tokens >> 4 * kind & 15:
                continue
            rest = room
            slot: i64 = 0
            while rest:
                if rest & 1:
                    after = self.step(node, TAKE_PAIR + twin, AT + 2 * slot)
                    after.shelves.put_pair(slot, LEFT[twin], RIGHT[twin])
                    if bare:
                        after.add_bare(kind, -1)
                    else:
                        self.trial.tokens -= shifted(1, 4 * kind)
                    self.consider_capture(slot)
                rest >>= 1
                slot += 1

    def consider_capture(self, slot: i64) -> None:
        """If the last book filled its compartment, judge all that the spider may give; else the step as it is."""
        shelves = self.trial.desk.shelves
        home: i64 = shelves.plan.home[slot]
        mask: i64 = shelves.plan.masks[home]
        if shelves.taken & mask != mask or not shelves.spiders & bit(home):
            self.consider()
            return
        shelves.capture(home)
        full = self.trial.desk.clone()
        for reward in range(len(REWARD_BENEFITS)):
            benefit: i64 = REWARD_BENEFITS[reward]
            if benefit == BONUS and full.draws >= self.in_queue:
                continue
            become(self.trial.desk, full)
            self.trial.third = CAPTURE + reward
            self.trial.scored = 0
            if receive(self.trial.desk, benefit):
                self.consider()

    def use_tokens(self, node: Node) -> None:
        """Use each token for its benefit, or light it on the best candle slot."""
        light = best_candle(node.desk)
        for kind in range(KINDS):
            if not node.tokens >> 4 * kind & 15:
                continue
            if light >= 0:
                after = self.step(node, CANDLE + kind, ON + light)
                after.shelves.put_candle(light)
                self.trial.tokens -= shifted(1, 4 * kind)
                self.consider()
            if kind >= PAIR_KINDS:
                after = self.step(node, USE + kind - PAIR_KINDS, -1)
                self.trial.tokens -= shifted(1, 4 * kind)
                if receive(after, token_benefit(TOKEN + kind)):
                    self.consider()

    def take_out(self, node: Node) -> None:
        """Take out each book and each pair that may be taken out."""
        shelves = node.desk.shelves
        loose = shelves.loose()
        pairs = shelves.loose_pairs() if node.desk.twos else 0
        slot: i64 = 0
        while loose | pairs:
            if loose & 1:
                after = self.step(node, REMOVE + 2 * slot, -1)
                after.spend_one()
                after.add(after.shelves.take(slot), 1)
                self.consider()
            elif pairs & 1:
                after = self.step(node, REMOVE + 2 * slot, -1)
                after.twos -= 1
                colours = after.shelves.take_pair(slot)
                after.add_bare(pair_of(colours // HUES, colours % HUES) - TOKEN, 1)
                self.consider()
            loose >>= 1
            pairs >>= 1
            slot += 1

    def choose(self, width: i64) -> list[Node]:
        """Keep the most promising of the desks reached: half of them in all, the others for one objective each."""
        reached = self.reached
        self.reached = []
        if len(reached) <= width:
            return reached
        self.pruned = True
        kept: list[Node] = []
        goals = self.valuation.goals
        self.keep(reached, -1, width // 2 if goals else width, kept)
        for place in range(len(goals)):
            self.keep(reached, place, width // (2 * len(goals)), kept)
        return kept

    def keep(self, reached: list[Node], favoured: i64, most: i64, kept: list[Node]) -> None:
        """Keep the best of the desks that were not kept before, one objective counting twice over (-1: none)."""
        order: list[int] = []
        for place in range(len(reached)):
            node = reached[place]
            if node.rank != TAKEN:
                rank = node.rank
                if favoured >= 0:
                    points: i64 = self.valuation.goals[favoured].objective.points
                    rank += 2 * points * (node.near >> 8 * favoured & 255)
                order.append(int(-(rank << 24) + place))
        order.sort()
        for each in order[:most]:
            node = reached[each & 0xFFFFFF]
            kept.append(node)
            node.rank = TAKEN


def solve(desk: Desk, tokens: list[int], in_queue: int, valuation: Valuation, width: int) -> Proposal:
    """Find the best way through the rest of a turn; `in_queue` bonus tokens could still be drawn."""
    if desk.draws and in_queue:
        return Proposal([int(DRAW)], int(valuation.worth(desk)))
    root = Node(desk.clone())
    root.tokens = packed(tokens)
    root.worth = valuation.worth(desk)
    best = root
    for mood in range(MOODS):
        search = Search(valuation, root, in_queue, mood)
        search.run(root, width)
        if search.best.worth > best.worth:
            best = search.best
        if not search.pruned:
            break
    return Proposal(steps_to(best), int(best.worth))
