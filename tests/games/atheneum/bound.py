"""An upper bound on what a turn can bring, by OR-Tools CP-SAT: slow, and independent of the turn solver.

It is an exact optimum of a problem that is easier than the real one, so no legal turn is worth more. What is relaxed:

- the order of moves: the laws of support and stacking are asked of the last arrangement, not of every one on the way; a
  pattern or a full compartment needs each of its books at some time of the turn, not all at the same time, though there
  must be as many books of each colour as it takes (those of the spiders that were captured before it, for a full
  compartment; those of all spiders, for a pattern); wands are counted over the whole turn, and so are side shelves.

All else is as in the rules: what books there are, where they may go, how many are taken out, what spiders, tokens,
wands, side shelves and candles bring, and what the valuation says of the desk at the end.
"""

from collections import defaultdict
from itertools import permutations
from typing import Any

from ortools.sat.python import cp_model

from readingroom.bots.atheneum.solver.worth import POINT, Valuation
from readingroom.games.atheneum.components import PAIRS
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.objectives import Part
from readingroom.games.atheneum.plan import COMPARTMENTS, bits, count
from readingroom.games.atheneum.study import BOUND
from tests.games.atheneum.movements import COLOURS, Books


class Bound(Books):
    """The model of one turn."""

    def __init__(self, desk: Desk, tokens: list[int], in_queue: int, valuation: Valuation) -> None:
        super().__init__(desk, tokens, in_queue, valuation)
        self.score_goals()
        self.capture_full()
        self.value_shelves()

    def score_goals(self) -> None:
        """Objectives are scored with wands; those that are not may promise something."""
        wands = self.number(0, 6)
        gained = self.number(0, int(self.desk.supply))
        scored: list[Any] = []
        given: list[Any] = []
        for goal in self.valuation.goals:
            done = self.flag()
            scored.append(done)
            self.lie_somewhere(goal.objective.parts, done)
            self.worth.append(int(POINT) * goal.objective.points * done)
            if goal.objective.wand:
                given.append(done)
            if goal.hopes:
                self.hope(goal.objective.parts, goal.hopes, done)
        self.model.add(gained <= self.wand_token + self.wands_won + sum(given))
        self.model.add(wands == int(self.desk.wands) + gained - sum(scored))
        self.table(wands, self.valuation.wands)
        self.worth.append(int(POINT * self.desk.points))

    def lie_somewhere(self, parts: list[Part], done: Any) -> None:
        """Each pattern lies in one of its spots, and at that moment there are books for all of them together."""
        needing: dict[tuple[int, int], Any] = defaultdict(int)  # whether a book of a colour is needed in a slot
        for part in parts:
            spots = [self.flag() for _ in part.spots]
            self.model.add(sum(spots) == done)
            for spot, here in zip(part.spots, spots):
                for hue, mask in enumerate(spot.masks()):
                    for slot in bits(mask):
                        needing[slot, hue] += here
        won = [sum(self.won[home, hue] for home in self.rewards) for hue in COLOURS]
        self.stand_together(needing, won)

    def stand_together(self, needing: dict[tuple[int, int], Any], won: list[Any]) -> None:
        """See that some books stood at some time, and that there were so many, with those that spiders gave by then."""
        lacking: dict[int, list[Any]] = defaultdict(lambda: [0] * 6)  # by compartment and colour
        kept: list[Any] = [0] * 5  # books that must still be where they stood, though they may be taken out later
        for (slot, hue), here in needing.items():
            self.model.add(here <= self.ever(slot, hue))
            stood = self.shelves.colour_at(slot)
            if stood >= 0 and hue in (stood, 5):
                both = self.flag()
                self.model.add(both >= here + self.out[slot] - 1)
                kept[stood] = kept[stood] + both
            else:
                lacking[self.plan.home[slot]][hue] += here
        for home, lacks in lacking.items():
            there = [self.new_in(home, hue) + self.movable(hue) + won[hue] - kept[hue] for hue in COLOURS]
            for hue in COLOURS:
                self.model.add(lacks[hue] <= there[hue])
            self.model.add(sum(lacks) <= sum(there))
        if len(lacking) > 1:
            bound = [sum(self.bound[home, hue] for home in range(5)) for hue in COLOURS]
            there = [self.own[hue] + bound[hue] + self.movable(hue) + won[hue] - kept[hue] for hue in COLOURS]
            for hue in COLOURS:
                self.model.add(sum(lacks[hue] for lacks in lacking.values()) <= there[hue])
            self.model.add(sum(sum(lacks) for lacks in lacking.values()) <= sum(there))

    def movable(self, hue: int) -> Any:
        """Count the books of a colour that come in pairs, or were taken out of where they stood."""
        pairs = [kind for kind, hues in enumerate(PAIRS) if hue in hues]
        new = sum(self.used[kind] + int(self.desk.count_outside(kind)) for kind in pairs)
        return new + sum(self.out[slot] for slot in range(self.plan.size) if self.before[slot, hue])

    def hope(self, parts: list[Part], hopes: list[int], done: Any) -> None:
        """An objective that is not scored promises by what it lacks at its best spot at the end."""
        lacking = [self.flag() for _ in hopes]  # so many books; none of these if more are lacking than promise anything
        hopeful = sum(lacking)
        self.model.add(hopeful + done <= 1)
        size = 0
        found: list[Any] = []  # books of the spots that are looked at
        for part in parts:
            spots = []
            finding: dict[tuple[int, int], Any] = defaultdict(int)
            for spot in part.spots:
                here = self.flag()
                spots.append(here)
                needed = [(slot, hue) for hue, mask in enumerate(spot.masks()) for slot in bits(mask)]
                for each in needed:
                    book = self.flag()
                    self.model.add(book <= here)
                    finding[each] += book
                    found.append(book)
            size += len(needed)
            for (slot, hue), books in finding.items():
                self.model.add(books <= (self.stands(slot) if hue == 5 else self.after[slot, hue]))
            self.model.add(sum(spots) == hopeful)
        self.model.add(sum(found) == sum((size - lacks) * flag for lacks, flag in enumerate(lacking) if lacks <= size))
        for lacks, flag in enumerate(lacking):
            if lacks > size:
                self.model.add(flag == 0)
        self.worth.append(sum(promise * flag for promise, flag in zip(hopes, lacking)))

    def capture_full(self) -> None:
        """ATH-X1: a spider is captured when all slots have a book, with what spiders gave before it."""
        captured = {home: sum(rewards) for home, rewards in self.rewards.items() if home in self.catchable}
        empty = {home: int(count(self.plan.masks[home] & ~self.shelves.taken)) for home in captured}
        first = {pair: self.flag() for pair in permutations(captured, 2)}  # both are captured, in this order
        for (one, other), before in first.items():
            self.model.add(before <= captured[one])
            self.model.add(before <= captured[other])
            if one < other:
                self.model.add(before + first[other, one] <= 1)
                self.model.add(before + first[other, one] >= captured[one] + captured[other] - 1)
        for one, two, three in permutations(captured, 3):
            self.model.add(first[one, two] + first[two, three] + first[three, one] <= 2)
        for home, here in captured.items():
            others = [each for each in captured if each != home]
            given = {(each, hue): self.flag() for each in others for hue in COLOURS}  # books of spiders before this one
            for (each, hue), book in given.items():
                self.model.add(book <= self.won[each, hue])
            for each in others:
                self.model.add(sum(given[each, hue] for hue in COLOURS) <= first[each, home])
            won = [sum(given[each, hue] for each in others) for hue in COLOURS]
            full = {(slot, hue): self.flag() for slot in bits(self.plan.masks[home]) for hue in COLOURS}
            for slot in bits(self.plan.masks[home]):
                self.model.add(sum(full[slot, hue] for hue in COLOURS) == here)
            self.stand_together(full, won)
            before = empty[home] * here + sum(empty[each] * first[each, home] for each in others)
            self.model.add(before <= self.books_before() + sum(won))

    def books_before(self) -> Any:
        """Count how often a book could be put in, without what spiders give."""
        desk = self.desk
        own = sum(int(desk.count(kind)) for kind in range(BOUND + 5))
        pairs = sum(self.used[: len(PAIRS)]) + sum(int(desk.count_outside(kind)) for kind in range(len(PAIRS)))
        return own + 2 * pairs + self.any_token + int(desk.removals) + 4 * self.rearrange_token

    def value_shelves(self) -> None:
        """Compartments by their books, favourite books that touch, and candles."""
        for home in range(len(COMPARTMENTS)):
            size = self.plan.widths[home] * self.plan.levels[home]
            books = self.number(0, size)
            self.model.add(books == sum(self.stands(slot) for slot in bits(self.plan.masks[home])))
            self.table(books, self.valuation.fill[home], self.there(home))
        loved = int(self.valuation.favourite)
        for slot in range(self.plan.size):
            here = 1 << slot
            near = (
                self.plan.leftward(here) | self.plan.rightward(here) | self.plan.raised(here) | self.plan.lowered(here)
            )
            touches = self.flag()
            self.model.add(touches <= self.after[slot, loved])
            self.model.add(touches <= sum(self.after[each, loved] for each in bits(near)))
            self.worth.append(int(self.valuation.touch) * touches)
        self.light_candles()

    def light_candles(self) -> None:
        """Each candle goes on a candle slot that is there and free."""
        lit = []
        for slot, points in enumerate(self.plan.candles):
            new = self.flag()
            old = int(self.shelves.candles >> slot & 1)
            self.model.add(new <= 1 - old)
            self.model.add(new <= (1 if slot < 3 else self.first if slot < 5 else self.second))
            lit.append(new)
            self.worth.append(int(self.valuation.candle) * points * (new + old))
        self.model.add(sum(lit) <= sum(self.lit))

    def admits(self, desk: Desk, worth: int) -> bool:
        """Say whether a turn may end with this desk and be worth so much: it must, whatever legal turn it was."""
        for (slot, hue), stands in self.after.items():
            self.model.add(stands == int(desk.shelves.colour_at(slot) == hue))
        self.model.add(sum(self.worth) >= worth)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        return solver.solve(self.model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)

    def solve(self, found: int, seconds: float) -> tuple[int, bool]:
        """Give the bound, knowing that so much is possible, and whether it is the optimum: time may be up before.

        Only more than what was found is looked for: if that cannot be, what was found is the bound.
        """
        self.order_sides()
        total = sum(self.worth)
        self.model.maximize(total)
        self.model.add(total >= found + 1)
        solver = cp_model.CpSolver()
        solver.parameters.max_deterministic_time = seconds  # its own count of work, the same on every machine
        solver.parameters.num_workers = 1  # the same search every time
        solver.parameters.linearization_level = 2  # all of the model: what is fractional is near what is whole
        solver.parameters.random_seed = 1
        status = solver.solve(self.model)
        if status == cp_model.INFEASIBLE:
            return found, True
        return int(solver.best_objective_bound + 0.5), status == cp_model.OPTIMAL
