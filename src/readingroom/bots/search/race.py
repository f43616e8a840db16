"""A race of options: all are tried in the same imagined worlds, and those that fall behind are tried no more."""

from math import log, sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.bots.search.budget import Budget
from readingroom.bots.search.tree import Branch, Node, Tree, find_moment
from readingroom.engine.chance import Chance
from readingroom.engine.policy import Evaluation, Imaginer, Policy
from readingroom.engine.rules import Rules

WIDTH: Final[i64] = 8  # how many options race at most, the most promising first
GRAIN: Final[i64] = 1 << 20
FIRST_LOOK: Final[i64] = 8  # the worlds after which options are dropped for the first time
BEHIND: Final = 2.0  # the standard errors by which an option falls behind for good
DOUBT: Final = 0.5  # those by which another option must be better than the one that looked best beforehand


@final
class Racer:
    """An option, what it brought in each world so far, and the tree of what may come after it."""

    def __init__(self, action: i64) -> None:
        self.action: Final = action
        self.branch = Branch(action)
        self.values: Final[list[float]] = []
        self.total = 0.0
        self.running: bool = True

    def mean(self) -> float:
        """Give what the option brings on average."""
        return self.total / float(len(self.values))

    def note(self, value: float) -> None:
        """Note what the option brought in one more world."""
        self.values.append(value)
        self.total += value


@final
class Race:
    """The options of one decision, in the order in which they look promising."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        policy: Policy[Any],
        evaluation: Evaluation[Any],
        seat: i64,
        options: list[int],
        horizon: i64 = -1,
        after: list[Node] | None = None,
    ) -> None:
        self._rules: Final = rules
        self._evaluation: Final = evaluation
        self._seat: Final = seat
        self._tree: Final = Tree(rules, policy, evaluation, seat, horizon)
        self.racers: Final = [Racer(option) for option in options[:WIDTH]]
        self._after: Final = after or []  # what could come after the choice before this one
        self.worlds: i64 = 0
        self._proposals: Final[i64] = evaluation.proposals()
        self._world: Any = None  # the current world of the Markov chain
        self._belief = 0.0

    def run(self, imaginer: Imaginer[Any], chance: Chance, budget: Budget) -> None:
        """Try the options in world after world until the budget is used up or only one is left."""
        look = FIRST_LOOK
        while not budget.used_up():
            world = self.next_world(imaginer, chance)
            if self._after and not self.worlds:
                self.recall(world)
            if not self.try_world(world, chance, budget):
                return
            self.worlds += 1
            if self.worlds >= look:
                look = look * 3 // 2
                if self.drop() == 1:
                    return

    def next_world(self, imaginer: Imaginer[Any], chance: Chance) -> Any:
        """Give the next world: any that fits, or, of worlds by what is believed, the next of a Markov chain."""
        if self._proposals == 0:
            return imaginer.world(chance)
        for _ in range(self._proposals):
            world = imaginer.world(chance)
            belief = self._evaluation.belief(world, self._seat)
            drawn = (float(chance.below(GRAIN)) + 0.5) / float(GRAIN)
            if self._world is None or belief - self._belief > log(drawn):
                self._world = world
                self._belief = belief
        return self._world

    def recall(self, world: Any) -> None:
        """Go on with the tree that grew before the last choice, if what has happened since is in it."""
        sight = self._tree.sight(world, self._seat, self._rules.options(world, self._seat))
        node = find_moment(self._after, self._seat, sight)
        if node is not None:
            for racer in self.racers:
                racer.branch = node.branch(racer.action)

    def try_world(self, world: Any, chance: Chance, budget: Budget) -> bool:
        """Try every option that is still running in one world, with the same luck, and say whether all were tried."""
        luck = Chance(None)
        fate = chance.split().state
        found: list[float] = []
        for racer in self.racers:
            if racer.running:
                if budget.used_up():
                    return False
                g = self._rules.clone(world)
                luck.state = fate
                found.append(self.value(g, racer, luck))
                budget.count()
        index: i64 = 0
        for racer in self.racers:
            if racer.running:
                racer.note(found[index])
                index += 1
        return True

    def value(self, g: Any, racer: Racer, luck: Chance) -> float:
        """Play an option and on from there, and say what share of the win the seat can expect."""
        self._rules.play(g, self._seat, racer.action)
        return self._tree.grow(racer.branch, g, luck)[self._seat]

    def drop(self) -> i64:
        """Let those go that are clearly behind the leader; says how many are left."""
        leader = self.leader()
        left: i64 = 0
        for racer in self.racers:
            if racer.running and racer is not leader:
                ahead, error = lead(leader, racer)
                if ahead > BEHIND * error:
                    racer.running = False
            if racer.running:
                left += 1
        return left

    def leader(self) -> Racer:
        """Give the option that is best so far on average."""
        best = self.racers[0]
        most = -1.0
        for racer in self.racers:
            if racer.running and racer.values:
                mean = racer.mean()
                if mean > most:
                    most = mean
                    best = racer
        return best

    def best(self) -> Racer:
        """Give the option to choose: the one that looked best beforehand, unless another is better beyond doubt."""
        favourite = self.racers[0]
        if not favourite.running:
            return self.leader()
        choice = favourite
        most = 0.0
        for racer in self.racers:
            if racer.running and racer is not favourite and len(racer.values) > 1:
                ahead, error = lead(racer, favourite)
                if ahead - DOUBT * error > most:
                    most = ahead - DOUBT * error
                    choice = racer
        return choice


def lead(one: Racer, other: Racer) -> tuple[float, float]:
    """Give by how much an option is ahead of another, on average over the worlds of both, and the standard error."""
    count: i64 = min(len(one.values), len(other.values))
    total = 0.0
    squares = 0.0
    for index in range(count):
        gap = one.values[index] - other.values[index]
        total += gap
        squares += gap * gap
    number = float(count)
    mean = total / number
    spread = max(0.0, squares / number - mean * mean)
    return mean, sqrt((spread + 1e-6) / number)
