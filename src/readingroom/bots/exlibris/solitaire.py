"""Alone against the public library: what looks good is tried in imagined worlds, which are played to the end there."""

from collections.abc import Sequence
from math import exp
from typing import Any

from readingroom.bots.exlibris.quick.alone import LonePolicy, lone_worths
from readingroom.bots.search.budget import Budget
from readingroom.engine.chance import Chance
from readingroom.engine.policy import Imaginer
from readingroom.games.exlibris.rules import ExLibrisRules

WIDTH = 6  # options that are tried at most, the most promising first
SPAN = 4.0  # an option that looks worse than the best by more than so many points is not tried
SOFT = 10.0  # by so many points a lead is felt to be a sure one, more or less
FIRST_LOOK = 6  # the worlds after which options are dropped for the first time
BEHIND = 2.0  # the standard errors by which an option falls behind for good
TRUST = 2.0  # how many points what looks best beforehand may be wrong by
PART = 0.5  # so much of what an option seems to be better by is believed beforehand
SPREAD = 7.0  # how far the gaps between two options lie apart from world to world, as a first guess
GUESSED = 4.0  # and for how many worlds that guess counts


class Trial:
    """An option that is tried: what it looked like beforehand, and what it brought in each world."""

    def __init__(self, action: int, worth: float) -> None:
        self.action = action
        self.worth = worth
        self.values: list[float] = []
        self.running = True


class Solitaire:
    """Chooses for a player alone; the same chance gives the same choices."""

    def __init__(self, rules: ExLibrisRules, chance: Chance) -> None:
        self.rules = rules
        self.policy = LonePolicy()
        self.chance = chance

    def choose(self, imaginer: Imaginer[Any], options: Sequence[int], budget: Budget) -> int:
        """Choose the option that brings most in the worlds of an imaginer, as far as they are to be believed."""
        trials = self.promising(imaginer.world(self.chance), options)
        look = FIRST_LOOK
        worlds = 0
        while len([trial for trial in trials if trial.running]) > 1 and not budget.used_up():
            if not self.try_world(imaginer.world(self.chance), trials, budget):
                break
            worlds += 1
            if worlds >= look:
                look = look * 3 // 2
                drop(trials)
        return best_of(trials).action

    def promising(self, world: Any, options: Sequence[int]) -> list[Trial]:
        """List the options that look good, the best first."""
        worths = lone_worths(world, [int(option) for option in options])
        found = sorted(zip(worths, options), key=lambda pair: -pair[0])
        return [Trial(int(option), worth) for worth, option in found[:WIDTH] if worth >= found[0][0] - SPAN]

    def try_world(self, world: Any, trials: list[Trial], budget: Budget) -> bool:
        """Try every option that is still running in one world, with the same luck; says whether all were tried."""
        fate = self.chance.split().state
        found: list[float] = []
        running = [trial for trial in trials if trial.running]
        for trial in running:
            if budget.used_up():
                return False
            luck = Chance(None)
            luck.state = fate
            g = self.rules.clone(world)
            self.rules.play(g, 0, trial.action)
            self.rules.playout(g, luck, self.policy)
            found.append(self.felt(g))
            budget.count()
        for trial, value in zip(running, found):
            trial.values.append(value)
        return True

    def felt(self, g: Any) -> float:
        """Say what a result is worth: about its lead in points where it is close, and less and less beyond."""
        mine, public = self.rules.scores(g)
        return 4.0 * SOFT / (1.0 + exp((public.points - mine.points) / SOFT))


def ahead(one: Trial, other: Trial) -> tuple[float, float]:
    """Give by how much one option is ahead of another in the worlds of both, and the variance of that."""
    gaps = [mine - theirs for mine, theirs in zip(one.values, other.values)]
    if not gaps:
        return 0.0, SPREAD * SPREAD
    mean = sum(gaps) / len(gaps)
    squares = sum((gap - mean) ** 2 for gap in gaps) + GUESSED * SPREAD * SPREAD
    return mean, squares / (len(gaps) + GUESSED) / len(gaps)


def believed(trial: Trial, first: Trial) -> float:
    """Say by how much an option is better than the one that looked best, from how it looked and what it brought."""
    if trial is first:
        return 0.0
    looked = PART * (trial.worth - first.worth)
    if not trial.values:
        return looked
    gap, variance = ahead(trial, first)
    return (looked / TRUST**2 + gap / variance) / (1.0 / TRUST**2 + 1.0 / variance)


def best_of(trials: list[Trial]) -> Trial:
    """Give the option to choose."""
    return max((trial for trial in trials if trial.running), key=lambda trial: believed(trial, trials[0]))


def drop(trials: list[Trial]) -> None:
    """Let those go that are clearly behind the best; what looked best beforehand stays to compare with."""
    best = best_of(trials)
    for trial in trials[1:]:
        if trial.running and trial is not best:
            gap, variance = ahead(best, trial)
            if gap > BEHIND * variance**0.5:
                trial.running = False
