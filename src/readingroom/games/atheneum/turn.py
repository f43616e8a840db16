"""The turn solver: the best that a player can make of their turn for a given valuation, as a legal sequence of actions.

    proposal = solve(desk, tokens, in_queue, valuation, width=200)
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
    SCORE,
    TAKE,
    TAKE_BOUND,
    TAKE_PAIR,
    USE,
)
from readingroom.games.atheneum.components import TOKEN, pair_of, token_benefit
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.objectives import COLOUR_LETTERS
from readingroom.games.atheneum.plan import FIRST_SIDE, bit, shifted
from readingroom.games.atheneum.study import BONUS, BOUND, POINTS, REARRANGE, SIDE_SHELF, WAND, WILD
from readingroom.games.atheneum.worth import Goal, Valuation

WORD: Final[i64] = 0xFFFFFFFF
STIR: Final[i64] = 2147483085
HUES: Final[i64] = 5
PAIR_KINDS: Final[i64] = 10
KINDS: Final[i64] = 14
REWARD_BENEFITS: Final = [int(WAND), int(BONUS), int(WILD), int(SIDE_SHELF)]  # by CAPTURE + number
PAIR_KIND: Final = [int(pair_of(left, right) - TOKEN) for left, right in ORDERED]
LEFT: Final = [left for left, _ in ORDERED]
RIGHT: Final = [right for _, right in ORDERED]

# What is still at hand promises, in hundredths of a point, when desks under way are compared
AT_HAND: Final[i64] = 80  # a book
FREE: Final[i64] = 25  # more for one of any colour
REMOVAL: Final[i64] = 12
LIT: Final[i64] = 120  # a token, beside what it is
NEAR: Final = [90, 55, 32, 18, 9, 4, 2]  # hundredths of an objective's points, by the number of books it lacks
LONGEST: Final = 40  # steps in a turn


def packed(tokens: list[int]) -> i64:
    """Count bonus tokens by kind, four bits for each."""
    counts: i64 = 0
    for token in tokens:
        counts += shifted(1, 4 * (token - TOKEN))
    return counts


@final
class Node:
    """A desk on the way through a turn, with the actions of the last step and the desk before it."""

    def __init__(self, desk: Desk, tokens: i64, before: "Node | None") -> None:
        self.desk: Final = desk
        self.tokens: i64 = tokens  # drawn and not used, four bits for each kind
        self.before: Final = before
        self.actions: Final[list[int]] = []
        self.worth: i64 = 0
        self.rank: i64 = 0

    def step(self, action: i64 = -1, then: i64 = -1) -> "Node":
        """Begin a step from here, with the actions that it takes."""
        node = Node(self.desk.clone(), self.tokens, self)
        if action >= 0:
            node.actions.append(int(action))
        if then >= 0:
            node.actions.append(int(then))
        return node

    def key(self) -> i64:
        """Give a number for all that matters of it."""
        desk = self.desk
        shelves = desk.shelves
        mixed = stir(stir(shelves.turquoise, shelves.green), shelves.purple)
        mixed = stir(stir(mixed, shelves.pink), shelves.black)
        mixed = stir(stir(mixed, shelves.pairs), desk.books)
        mixed = stir(stir(mixed, desk.bound), self.tokens)
        mixed = stir(mixed, desk.scored)
        small = desk.ones | desk.twos << 6 | desk.wands << 12 | shelves.sides << 16 | desk.draws << 20
        mixed = stir(mixed, small | shelves.spiders << 26 | shelves.candles << 34)
        return stir(mixed, desk.bare)


def stir(mixed: i64, more: i64) -> i64:
    """Mix a number into another; products stay below 2**63."""
    both = mixed ^ more
    return STIR * (both & WORD) + (both >> 32)


@final
class Proposal:
    """What to do in a turn: actions one after the other, and what the desk is worth then."""

    def __init__(self, actions: list[int], worth: int) -> None:
        self.actions: Final = actions
        self.worth: Final = worth


@final
class Search:
    """One search: the valuation, the desks that were met, and the best so far."""

    def __init__(self, valuation: Valuation, root: Node, in_queue: i64) -> None:
        self.valuation: Final = valuation
        self.in_queue: Final = in_queue  # bonus tokens that could be drawn in all
        self.met: Final[set[int]] = set()
        self.reached: list[Node] = []  # by the present number of steps
        self.best: Node = root
        self.hues: i64 = bit(valuation.favourite)  # the colours that a book of any colour is worth having in
        for goal in valuation.goals:
            for part in goal.objective.parts:
                for row in part.picture:
                    for letter in row:
                        if letter in COLOUR_LETTERS:
                            self.hues |= bit(COLOUR_LETTERS.index(letter))

    # Judging

    def consider(self, node: Node) -> None:
        """Score what costs nothing to score; keep the desk if it is new, and judge it."""
        self.score_freely(node)
        key = node.key()
        if key in self.met:
            return
        self.met.add(key)
        node.worth = self.valuation.worth(node.desk)
        node.rank = node.worth + self.promise(node)
        if node.worth > self.best.worth:
            self.best = node
        self.reached.append(node)

    def score_freely(self, node: Node) -> None:
        """Score all objectives that are fulfilled, if there are wands for all that may be scored this turn."""
        desk = node.desk
        for _ in self.valuation.goals:
            open_goals: i64 = 0
            ready = -1
            for place, goal in enumerate(self.valuation.goals):
                if not desk.scored >> goal.number & 1:
                    open_goals += 1
                    if (ready < 0 or goal.objective.wand) and goal.objective.fulfils(desk.shelves):
                        ready = place
            if ready < 0 or desk.wands < open_goals:
                return
            score(node, self.valuation.goals[ready])

    def promise(self, node: Node) -> i64:
        """Say what may still come of the rest of the turn, roughly."""
        desk = node.desk
        books: i64 = 0
        for kind in range(BOUND + HUES):
            books += desk.count(kind)
        removals = desk.removals()
        total = AT_HAND * books + FREE * desk.count(WILD) + REMOVAL * removals
        bare = desk.bare
        while bare:
            total += 2 * AT_HAND * (bare & 3)
            books += 2 * (bare & 3)
            bare >>= 2
        tokens = node.tokens
        while tokens:
            total += LIT * (tokens & 15)
            books += tokens & 15
            tokens >>= 4
        if desk.wands:
            for goal in self.valuation.goals:
                if not desk.scored >> goal.number & 1:
                    lacking = goal.objective.lacks(desk.shelves)
                    if lacking <= books + removals and lacking < len(NEAR):
                        total += NEAR[lacking] * goal.objective.points
        return total

    # Steps

    def expand(self, node: Node) -> None:
        """Take every step that a player could take."""
        desk = node.desk
        if desk.books or desk.bound:
            self.shelve_books(node)
        if node.tokens & 0xFFFFFFFFFF or desk.bare:
            self.shelve_pairs(node)
        if node.tokens:
            self.use_tokens(node)
        if desk.wands:
            for goal in self.valuation.goals:
                if not desk.scored >> goal.number & 1 and goal.objective.fulfils(desk.shelves):
                    after = node.step()
                    score(after, goal)
                    self.consider(after)
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
                        after = node.step(TAKE + colour, AT + 2 * slot)
                        after.desk.spend(colour)
                        after.desk.shelves.put(slot, colour)
                        self.captured(after, slot)
                    rest >>= 1
                    slot += 1
        if desk.bound:
            for home in range(FIRST_SIDE):
                if desk.count(BOUND + home):
                    self.shelve_bound(node, home, room)

    def shelve_bound(self, node: Node, home: i64, room: i64) -> None:
        """Put a book for a given compartment into each slot there, in each colour that is worth having."""
        mask: i64 = node.desk.shelves.plan.masks[home]
        for slot in range(node.desk.shelves.plan.size):
            if (room & mask) >> slot & 1:
                for colour in range(HUES):
                    if self.hues >> colour & 1:
                        after = node.step(TAKE_BOUND + HUES * home + colour, AT + 2 * slot)
                        after.desk.add(BOUND + home, -1)
                        after.desk.shelves.put(slot, colour)
                        self.captured(after, slot)

    def shelve_pairs(self, node: Node) -> None:
        """Put each pair that is at hand into each place where it may go, both ways round."""
        room = node.desk.shelves.pair_room()
        if not room:
            return
        for twin in range(len(ORDERED)):
            kind: i64 = PAIR_KIND[twin]
            bare = node.desk.count_bare(kind)
            if not bare and not node.tokens >> 4 * kind & 15:
                continue
            for slot in range(node.desk.shelves.plan.size):
                if room >> slot & 1:
                    after = node.step(TAKE_PAIR + twin, AT + 2 * slot)
                    after.desk.shelves.put_pair(slot, LEFT[twin], RIGHT[twin])
                    if bare:
                        after.desk.add_bare(kind, -1)
                    else:
                        after.tokens -= shifted(1, 4 * kind)
                    self.captured(after, slot)

    def captured(self, node: Node, slot: i64) -> None:
        """If the last book filled its compartment, choose what the spider gives in every way; then judge."""
        shelves = node.desk.shelves
        home: i64 = shelves.plan.home[slot]
        mask: i64 = shelves.plan.masks[home]
        if shelves.taken & mask != mask or not shelves.spiders & bit(home):
            self.consider(node)
            return
        shelves.capture(home)
        for reward in range(len(REWARD_BENEFITS)):
            benefit: i64 = REWARD_BENEFITS[reward]
            if benefit == BONUS and node.desk.draws >= self.in_queue:
                continue
            after = Node(node.desk.clone(), node.tokens, node.before)
            after.actions.extend(node.actions)
            after.actions.append(int(CAPTURE + reward))
            if receive(after.desk, benefit):
                self.consider(after)

    def use_tokens(self, node: Node) -> None:
        """Use each token for its benefit, or light it on the best candle slot."""
        light = best_candle(node.desk)
        for kind in range(KINDS):
            if not node.tokens >> 4 * kind & 15:
                continue
            if light >= 0:
                after = node.step(CANDLE + kind, ON + light)
                after.tokens -= shifted(1, 4 * kind)
                after.desk.shelves.put_candle(light)
                self.consider(after)
            if kind >= PAIR_KINDS:
                after = node.step(USE + kind - PAIR_KINDS)
                after.tokens -= shifted(1, 4 * kind)
                if receive(after.desk, token_benefit(TOKEN + kind)):
                    self.consider(after)

    def take_out(self, node: Node) -> None:
        """Take out each book and each pair that may be taken out."""
        shelves = node.desk.shelves
        loose = shelves.loose()
        pairs = shelves.loose_pairs() if node.desk.twos else 0
        for slot in range(shelves.plan.size):
            if loose >> slot & 1:
                after = node.step(REMOVE + 2 * slot)
                after.desk.spend_one()
                after.desk.add(after.desk.shelves.take(slot), 1)
                self.consider(after)
            elif pairs >> slot & 1:
                after = node.step(REMOVE + 2 * slot)
                after.desk.twos -= 1
                colours = after.desk.shelves.take_pair(slot)
                after.desk.add_bare(pair_of(colours // HUES, colours % HUES) - TOKEN, 1)
                self.consider(after)

    def choose(self, width: i64) -> list[Node]:
        """Keep the most promising of the desks reached; earlier ones first among equals."""
        reached = self.reached
        self.reached = []
        if len(reached) <= width:
            return reached
        order = [int(-(node.rank << 24) + place) for place, node in enumerate(reached)]
        order.sort()
        kept: list[Node] = []
        for each in order[:width]:
            kept.append(reached[each & 0xFFFFFF])
        return kept


def score(node: Node, goal: Goal) -> None:
    """ATH-T5: put a wand on an objective, for its points and its wand."""
    desk = node.desk
    node.actions.append(int(SCORE) + goal.number)
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


def solve(desk: Desk, tokens: list[int], in_queue: int, valuation: Valuation, width: int) -> Proposal:
    """Find the best way through the rest of a turn; `in_queue` bonus tokens could still be drawn."""
    if desk.draws and in_queue:
        return Proposal([int(DRAW)], int(valuation.worth(desk)))
    root = Node(desk.clone(), packed(tokens), None)
    root.worth = valuation.worth(desk)
    search = Search(valuation, root, in_queue)
    search.consider(root)
    for _ in range(LONGEST):
        beam = search.choose(width)
        if not beam:
            break
        for node in beam:
            search.expand(node)
    return Proposal(steps_to(search.best), int(search.best.worth))


def steps_to(node: Node) -> list[int]:
    """List the actions that lead to a desk."""
    steps: list[list[int]] = []
    at: Node | None = node
    while at is not None:
        steps.append(at.actions)
        at = at.before
    found: list[int] = []
    for actions in steps[::-1]:
        found += actions
    return found
