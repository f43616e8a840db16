"""What visits bring, tried out: an assistant is placed in imagined worlds, and the lead compared before and after."""

from typing import Any

from readingroom.bots.exlibris.evaluation import evaluation, share_left, traits_of
from readingroom.bots.exlibris.policy import policy
from readingroom.bots.exlibris.quick.glance import left_of
from readingroom.bots.search.budget import Budget
from readingroom.engine.chance import Chance
from readingroom.engine.policy import Imaginer
from readingroom.games.exlibris.actions import PLACE
from readingroom.games.exlibris.components import DIVINERS_HUT
from readingroom.games.exlibris.rules import ExLibrisRules

# What the traits of `evaluation.py` say of the final lead late in a game, and how much more (or less) at its beginning.
# Assistants that wait are left out: after every visit there is one fewer of them.
LATE = [0.0, 0.54, 0.93, 0.35, 0.64, 0.11, 0.09, 0.7, 1.96, 0.7, 0.11, 0.17, 0.0, 0.48, 0.4]
EARLY = [0.0, -0.24, 0.08, -0.03, -0.06, 1.44, -0.06, -0.25, -1.48, -0.1, 0.04, 0.8, 0.0, -0.69, 0.3]
WORLDS = 16  # in which every visit is tried at most
LONGEST = 40  # decisions that an effect may take
TOKEN = 0.8  # to begin the next round


class Scout:
    """Tries visits out; the same chance gives the same answers."""

    def __init__(self, rules: ExLibrisRules, chance: Chance) -> None:
        self.rules = rules
        self.policy = policy(rules)
        self.evaluation = evaluation(rules)
        self.chance = chance

    def visits(self, imaginer: Imaginer[Any], seat: int, tiles: list[int], budget: Budget) -> dict[int, float]:
        """Say what a plain assistant brings at each location, on average; nothing if there is no time for one world."""
        totals = [0.0] * len(tiles)
        worlds = 0
        while worlds < WORLDS and not budget.used_up():
            found = self.tried(imaginer.world(self.chance), seat, tiles, budget)
            if len(found) < len(tiles):
                break
            totals = [total + lead for total, lead in zip(totals, found)]
            worlds += 1
        return {tile: total / worlds for tile, total in zip(tiles, totals)} if worlds else {}

    def tried(self, world: Any, seat: int, tiles: list[int], budget: Budget) -> list[float]:
        """Say what each visit brings in one world, with the same luck, as far as there is time."""
        fate = self.chance.split().state
        left = share_left(left_of(world, seat))
        before = self.lead(world, seat, left)
        found: list[float] = []
        for tile in tiles:
            if budget.used_up():
                break
            luck = Chance(None)
            luck.state = fate
            g = self.rules.clone(world)
            self.rules.play(g, seat, PLACE + tile)
            self.settle(g, luck)
            found.append(self.lead(g, seat, left) - before + (TOKEN if tile == DIVINERS_HUT else 0.0))
            budget.count()
        return found

    def settle(self, g: Any, luck: Chance) -> None:
        """Play on until the effect is over."""
        for _ in range(LONGEST):
            if self.rules.over(g) or self.evaluation.settled(g):
                return
            self.rules.playout(g, luck, self.policy, 1)

    def lead(self, g: Any, seat: int, left: float) -> float:
        """Guess by how many points a seat will be ahead of the others on average."""
        points = [self.points(g, other, left) for other in range(g.seats)]
        return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)

    def points(self, g: Any, seat: int, left: float) -> float:
        """Guess what a seat's library will be worth."""
        weights = zip(traits_of(g, seat), LATE, EARLY)
        return sum(trait * (late + left * early) for trait, late, early in weights)
