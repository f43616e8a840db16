"""What may come after a choice: a tree of what everybody may answer, which grows where it looks promising.

A node is a moment as the seat that chooses sees it: which choices it has, and what it looks at. Worlds that differ in
nothing the seat can see share their nodes, so that what is tried in one world counts in the others. Everybody is
thought to do what brings most to them (max^n).
"""

from math import sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.lane import Lane
from readingroom.engine.policy import Evaluation, Policy
from readingroom.engine.rules import Rules

CURIOSITY: Final = 0.2  # how much is made of what looked good but was seldom tried
WIDENING: Final = 1.0  # how many more options a node has for each root of its visits, the most likely first
LONGEST: Final[i64] = 200  # decisions of one way through the tree, whatever happens
FURTHER: Final[i64] = 60  # how many decisions a playout goes on beyond its horizon until the game has settled
MIXED: Final[i64] = 0x3FFFFFFF


@final
class Branch:
    """A choice: how often it was tried, what it brought to every seat, and the moments that came after it."""

    def __init__(self, action: i64) -> None:
        self.action: Final = action
        self.tried: i64 = 0
        self.totals: Final[list[float]] = []  # by seat
        self.after: Final[list[Node]] = []

    def note(self, values: list[float]) -> None:
        """Note what every seat got this time."""
        self.tried += 1
        if not self.totals:
            self.totals.extend(values)
            return
        for seat in range(len(values)):
            self.totals[seat] += values[seat]

    def mean(self, seat: i64) -> float:
        """Give what the choice brings to a seat on average."""
        return self.totals[seat] / float(self.tried)

    def find(self, seat: i64, sight: i64) -> "Node | None":
        """Find the moment after this choice at which a seat sees that."""
        for node in self.after:
            if node.seat == seat and node.sight == sight:
                return node
        return None

    def next(self, seat: i64, sight: i64) -> "Node":
        """Find that moment, or add it."""
        node = self.find(seat, sight)
        if node is None:
            node = Node(seat, sight)
            self.after.append(node)
        return node


@final
class Node:
    """A moment at which a seat chooses."""

    def __init__(self, seat: i64, sight: i64) -> None:
        self.seat: Final = seat
        self.sight: Final = sight  # what the seat sees, as a number
        self.visits: i64 = 0
        self.total = 0.0  # what came out for that seat
        self.branches: Final[list[Branch]] = []

    def branch(self, action: i64) -> Branch:
        """Find a choice, or add it."""
        for branch in self.branches:
            if branch.action == action:
                return branch
        branch = Branch(action)
        self.branches.append(branch)
        return branch

    def choose(self, options: list[int], weights: list[float]) -> Branch:
        """Choose what is worth trying: what brought most, and what looks good but was seldom tried."""
        width: i64 = 1 + int(WIDENING * sqrt(float(self.visits)))
        least = 0.0 if width >= len(options) else sorted(weights)[len(options) - width]
        usual = self.total / float(self.visits) if self.visits else 0.0
        reach = CURIOSITY * sqrt(float(self.visits + 1))
        best: Branch | None = None
        most = 0.0
        for index in range(len(options)):
            if weights[index] >= least:
                branch = self.branch(options[index])
                value = branch.mean(self.seat) if branch.tried else usual
                value += reach * weights[index] / float(branch.tried + 1)
                if best is None or value > most:
                    most = value
                    best = branch
        assert best is not None
        return best


@final
class Tree:
    """Grows branches by playing on from them."""

    def __init__(
        self, rules: Rules[Any, Any], policy: Policy[Any], evaluation: Evaluation[Any], seat: i64, horizon: i64 = -1
    ) -> None:
        self._rules: Final = rules
        self._policy: Final = policy
        self._evaluation: Final = evaluation
        self._seat: Final = seat  # who looks ahead
        self._horizon: Final = horizon  # how many decisions to look ahead; -1: to the end

    def grow(self, branch: Branch, g: Any, luck: Chance) -> list[float]:
        """Go on after a choice, which was played, down the tree and beyond it; give what share everybody gets."""
        way: list[Branch] = [branch]
        nodes: list[Node] = []
        steps: i64 = 0
        while way[len(way) - 1].tried and steps < LONGEST and not self._rules.over(g):
            if 0 <= self._horizon <= steps and self._evaluation.settled(g):
                break
            lane = self.lane(g)
            if lane is None:
                self._rules.playout(g, luck, self._policy, 1)
            elif len(lane.options) == 1:
                g.answer(lane, lane.options[0])
            else:
                seat = lane.asked
                options = lane.options
                node = way[len(way) - 1].next(seat, self.sight(g, seat, options))
                found = node.choose(options, self._policy.weights(g, seat, options))
                nodes.append(node)
                way.append(found)
                g.answer(lane, found.action)
            steps += 1
        values = self.outcome(g, luck, steps)
        for node in nodes:
            node.visits += 1
            node.total += values[node.seat]
        for each in way:
            each.note(values)
        return values

    def lane(self, g: Any) -> Lane | None:
        """Give where the next choice of the tree is made; where all choose at once, only one's own is looked at."""
        if not g.lanes:
            trunk: Lane = g.trunk
            return trunk
        mine: Lane = g.lanes[self._seat]
        return mine if mine.options else None

    def sight(self, g: Any, seat: i64, options: list[int]) -> i64:
        """Give what a seat sees as a number."""
        mixed: i64 = self._evaluation.sight(g, seat)
        for option in options:
            mixed = (mixed * 31 + option) & MIXED
        return mixed

    def outcome(self, g: Any, luck: Chance, steps: i64) -> list[float]:
        """Play on until it can be told what share of the win everybody can expect."""
        rules = self._rules
        if self._horizon < 0:
            rules.playout(g, luck, self._policy)
        elif steps < self._horizon:
            rules.playout(g, luck, self._policy, self._horizon - steps)
        further: i64 = 0
        while not rules.over(g):
            if further == FURTHER or self._evaluation.settled(g):
                return self._evaluation.chances(g)
            rules.playout(g, luck, self._policy, 1)
            further += 1
        return rules.returns(g)


def find_moment(after: list[Node], seat: i64, sight: i64) -> Node | None:
    """Find the node at which a seat sees this, skipping the choices of others; of several, the one met most often."""
    best: Node | None = None
    level = after
    while level and best is None:
        beyond: list[Node] = []
        for node in level:
            if node.seat != seat:
                for branch in node.branches:
                    beyond.extend(branch.after)
            elif node.sight == sight and (best is None or node.visits > best.visits):
                best = node
        level = beyond
    return best
