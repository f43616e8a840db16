"""An upper bound on what a turn can bring, by OR-Tools CP-SAT: slow, and independent of the turn solver.

It is an exact optimum of a problem that is easier than the real one, so no legal turn is worth more. What is relaxed:

- the order of moves: the laws of support and stacking are asked of the last arrangement, not of every one on the way; a
  pattern or a full compartment needs each of its books at some time of the turn, not all at the same time; wands are
  counted over the whole turn;
- two removals for a pair may come from two benefits.

All else is as in the rules: what books there are, where they may go, how many are taken out, what spiders, tokens,
wands, side shelves and candles bring, and what the valuation says of the desk at the end.
"""

from itertools import pairwise
from typing import Any

from ortools.sat.python import cp_model

from readingroom.games.atheneum.actions import ORDERED
from readingroom.games.atheneum.components import OTHER_TOKENS, PAIRS, TOKEN
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.node import PAIR_KIND
from readingroom.games.atheneum.objectives import Part
from readingroom.games.atheneum.plan import COMPARTMENTS, places
from readingroom.games.atheneum.study import BOUND, WILD
from readingroom.games.atheneum.worth import POINT, Valuation

COLOURS = range(5)


class Bound:
    """The model of one turn."""

    def __init__(self, desk: Desk, tokens: list[int], in_queue: int, valuation: Valuation) -> None:
        self.model = cp_model.CpModel()
        self.desk = desk
        self.shelves = desk.shelves
        self.plan = desk.shelves.plan
        self.tokens = [tokens.count(int(TOKEN) + kind) for kind in range(len(PAIRS) + len(OTHER_TOKENS))]
        self.in_queue = in_queue
        self.valuation = valuation
        self.worth: list[Any] = []
        self.use_tokens()
        self.capture_spiders()
        self.add_sides()
        self.move_books()
        self.obey_laws()
        self.obey_transition()
        self.score_goals()
        self.capture_full()
        self.value_shelves()

    def flag(self) -> Any:
        """Make a variable that is 0 or 1."""
        return self.model.new_bool_var("")

    def number(self, least: int, most: int) -> Any:
        """Make a whole number."""
        return self.model.new_int_var(least, most, "")

    def table(self, index: Any, values: list[int]) -> None:
        """Add a value that is looked up."""
        found = self.number(min(values), max(values))
        self.model.add_element(index, values, found)
        self.worth.append(found)

    # What there is

    def use_tokens(self) -> None:
        """Each token is used once, for its benefit or as a candle."""
        self.used = [self.number(0, most) for most in self.tokens]
        self.lit = [self.number(0, most) for most in self.tokens]
        for kind, most in enumerate(self.tokens):
            self.model.add(self.used[kind] + self.lit[kind] <= most)
        self.wand_token, self.any_token, self.rearrange_token, self.side_token = self.used[10:]

    def capture_spiders(self) -> None:
        """Each spider gives a wand, a bonus token, a book or a side shelf."""
        self.rewards = {home: [self.flag() for _ in range(4)] for home in range(len(COMPARTMENTS))}
        for home, rewards in self.rewards.items():
            there = self.shelves.spiders >> home & 1 or home >= 5 + self.shelves.sides
            self.model.add(sum(rewards) <= int(there))
        reward = [sum(rewards[which] for rewards in self.rewards.values()) for which in range(4)]
        self.wands_won, draws, self.books_won, self.sides_won = reward
        self.model.add(int(self.desk.draws) + draws <= max(self.in_queue, int(self.desk.draws)))
        self.worth.append(int(self.valuation.draw) * (draws + int(self.desk.draws)))

    def add_sides(self) -> None:
        """There are two side shelves at most."""
        self.sides = self.number(int(self.shelves.sides), 2)
        self.model.add(self.sides <= int(self.shelves.sides) + self.side_token + self.sides_won)
        self.second = self.flag()
        self.first = self.flag()
        self.model.add(self.sides == self.first + self.second)
        self.model.add(self.second <= self.first)
        self.table(self.sides, self.valuation.sides)

    def there(self, home: int) -> Any:
        """Say whether a compartment is there."""
        return 1 if home < 5 else self.first if home == 5 else self.second

    # Books

    def move_books(self) -> None:
        """What stands in a slot at the end: what stood there, less what was taken out, plus what was put in."""
        slots = range(self.plan.size)
        shelves, model = self.shelves, self.model
        self.before = {(slot, hue): int(shelves.colour_at(slot) == hue) for slot in slots for hue in COLOURS}
        # Who puts a book of one colour into one slot more than once must take it out in between: leaving the rounds out
        # costs nothing and frees removals, so that once is enough for a bound.
        self.single = {key: self.flag() for key in self.before}  # books put in by themselves
        self.again = {key: self.flag() for key in self.before}  # taken out after having been put in
        self.after = {key: self.flag() for key in self.before}
        self.out = [self.flag() for _ in slots]  # the book that stood there was taken out
        self.put: dict[tuple[int, int], Any] = dict(self.single)
        self.stayed: dict[tuple[int, int], Any] = {key: self.single[key] - self.again[key] for key in self.before}
        self.pairs_again: list[Any] = []
        self.place_pairs()
        for slot in slots:
            if shelves.colour_at(slot) < 0:
                model.add(self.out[slot] == 0)
            for hue in COLOURS:
                left = 1 - self.out[slot] if self.before[slot, hue] else 0
                model.add(self.after[slot, hue] == left + self.stayed[slot, hue])
                model.add(self.again[slot, hue] <= self.single[slot, hue])
                model.add(self.single[slot, hue] <= self.there(self.plan.home[slot]))
                if shelves.colour_at(slot) >= 0:
                    model.add(self.single[slot, hue] <= self.out[slot])
            model.add(sum(self.after[slot, hue] for hue in COLOURS) <= 1)
        removals = int(self.desk.removals()) + 4 * self.rearrange_token
        model.add(sum(self.out) + sum(self.again.values()) + 2 * sum(self.pairs_again) <= removals)
        self.spend_books()

    def place_pairs(self) -> None:
        """Pairs go on two neighbouring slots: as many as were drawn or taken out."""
        pairs = places(self.shelves.pairs)
        taken_out = [0] * len(PAIRS)
        for left in pairs:
            self.model.add(self.out[left] == self.out[left + 1])
            hues = sorted((int(self.shelves.colour_at(left)), int(self.shelves.colour_at(left + 1))))
            taken_out[PAIRS.index((hues[0], hues[1]))] += self.out[left]
        placed: list[list[Any]] = [[] for _ in PAIRS]
        for twin, (one, other) in enumerate(ORDERED):
            if not self.tokens[PAIR_KIND[twin]] and isinstance(taken_out[PAIR_KIND[twin]], int):
                if not self.desk.count_bare(PAIR_KIND[twin]):
                    continue
            for left in range(self.plan.size - 1):
                if self.plan.leftward(1 << left + 1):
                    here, again = self.flag(), self.flag()
                    self.model.add(again <= here)
                    self.pairs_again.append(again)
                    placed[PAIR_KIND[twin]].append(here - again)
                    for slot in (left, left + 1):
                        self.model.add(here <= self.there(self.plan.home[slot]))
                        if self.shelves.colour_at(slot) >= 0:
                            self.model.add(here <= self.out[slot])
                    for key in ((left, one), (left + 1, other)):
                        self.put[key] = self.put[key] + here
                        self.stayed[key] = self.stayed[key] + here - again
        for kind in range(len(PAIRS)):
            bare = int(self.desk.count_bare(kind))
            self.model.add(sum(placed[kind]) <= self.used[kind] + bare + taken_out[kind])
        self.paired = self.shelves.in_pairs()

    def spend_books(self) -> None:
        """Books that go in by themselves come from the hand, from spiders and tokens, or were taken out."""
        model, desk = self.model, self.desk
        wild = [self.number(0, 30) for _ in COLOURS]
        model.add(sum(wild) <= int(desk.count(WILD)) + self.any_token + self.books_won)
        self.given: list[Any] = []  # the books of each colour that come new into the turn, by themselves
        bound = {(home, hue): self.number(0, int(desk.count(BOUND + home))) for home in range(5) for hue in COLOURS}
        for home in range(5):
            model.add(sum(bound[home, hue] for hue in COLOURS) <= int(desk.count(BOUND + home)))
            for hue in COLOURS:
                inside = [self.single[slot, hue] for slot in places(self.plan.masks[home])]
                model.add(bound[home, hue] <= sum(inside))
        for hue in COLOURS:
            loose = [slot for slot in range(self.plan.size) if self.before[slot, hue] and not self.paired >> slot & 1]
            back = sum(self.out[slot] for slot in loose) + sum(self.again[slot, hue] for slot in range(self.plan.size))
            given = int(desk.count(hue)) + wild[hue] + sum(bound[home, hue] for home in range(5))
            self.given.append(given)
            for slot in range(self.plan.size):  # a book must come from somewhere before it can be taken out again
                model.add(self.single[slot, hue] <= given + sum(self.out[each] for each in loose))
            model.add(sum(self.single[slot, hue] for slot in range(self.plan.size)) <= given + back)

    def obey_laws(self) -> None:
        """ATH-B2, ATH-B3, of the last arrangement; on the way, what a book needs was there at some time."""
        for home, level, start, width in self.plan.rows():
            for place in range(width):
                slot = start + place
                if level:
                    self.model.add(self.stands(slot) <= self.stands(slot - width))
                if 0 < place < width - 1:
                    self.model.add(self.stands(slot) <= self.stands(slot - 1) + self.stands(slot + 1))
                self.model.add(self.stands(slot) <= self.there(home))
                for hue in COLOURS:
                    if level:
                        self.model.add(self.put[slot, hue] <= 2 * self.ever(slot - width, 5))
                    if 0 < place < width - 1:
                        self.model.add(self.put[slot, hue] <= 2 * (self.ever(slot - 1, 5) + self.ever(slot + 1, 5)))

    def obey_transition(self) -> None:
        """ATH-B4, as far as it can be said without times: what a book carried or alone supported went before it."""
        for _, level, start, width in self.plan.rows():
            for place in range(width):
                slot = start + place
                if level and self.shelves.colour_at(slot) >= 0:
                    self.model.add(self.out[slot - width] <= self.out[slot])
                if 0 < place < width - 1 and self.shelves.colour_at(slot) >= 0:
                    for support, other in ((slot - 1, slot + 1), (slot + 1, slot - 1)):
                        if self.shelves.colour_at(other) < 0:
                            self.model.add(self.out[support] <= self.out[slot] + self.ever(other, 5))

    def stands(self, slot: int) -> Any:
        """Say whether a book stands in a slot at the end."""
        return sum(self.after[slot, hue] for hue in COLOURS)

    # What it brings

    def ever(self, slot: int, hue: int) -> Any:
        """Say (at least) whether a book of a colour, or of any, stood in a slot at some time of the turn."""
        hues = COLOURS if hue == 5 else (hue,)
        if any(self.before[slot, each] for each in hues):
            return 1
        return sum(self.put[slot, each] for each in hues)

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
        """Each pattern lies in one of its places, and at that moment there are books for all of them together."""
        lacking: list[Any] = [0] * 6
        kept: list[Any] = [0] * 6  # books that must still be where they stood, though they may be taken out later
        for part in parts:
            spots = []
            for spot in part.spots:
                here = self.flag()
                spots.append(here)
                for hue, mask in enumerate(spot.masks()):
                    for slot in places(mask):
                        self.model.add(here <= self.ever(slot, hue))
                        stood = self.shelves.colour_at(slot)
                        if stood < 0 or hue not in (stood, 5):
                            lacking[hue] = lacking[hue] + here
                        else:
                            both = self.flag()
                            self.model.add(both >= here + self.out[slot] - 1)
                            kept[stood] = kept[stood] + both
            self.model.add(sum(spots) == done)
        for hue in COLOURS:
            self.model.add(lacking[hue] <= self.movable(hue) - kept[hue] + 40 * (1 - done))
        self.model.add(sum(lacking) <= sum(self.movable(hue) - kept[hue] for hue in COLOURS) + 40 * (1 - done))

    def movable(self, hue: int) -> Any:
        """Count the books of a colour that are new in this turn or were taken out of where they stood."""
        pairs = [kind for kind, hues in enumerate(PAIRS) if hue in hues]
        new = self.given[hue] + sum(self.used[kind] + int(self.desk.count_bare(kind)) for kind in pairs)
        return new + sum(self.out[slot] for slot in range(self.plan.size) if self.before[slot, hue])

    def hope(self, parts: list[Part], hopes: list[int], done: Any) -> None:
        """An objective that is not scored promises by what it lacks at its best place at the end."""
        lacking = []
        for part in parts:
            spots = []
            lacks = self.number(0, 60)
            lacking.append(lacks)
            for spot in part.spots:
                here = self.flag()
                spots.append(here)
                needed = [(slot, hue) for hue, mask in enumerate(spot.masks()) for slot in places(mask)]
                have = [self.stands(slot) if hue == 5 else self.after[slot, hue] for slot, hue in needed]
                self.model.add(lacks >= len(needed) - sum(have)).only_enforce_if(here)
                self.model.add(here <= self.there(self.plan.home[needed[0][0]]))
            self.model.add(sum(spots) == 1)
        most = 60 * len(parts)
        promised = self.number(0, max(hopes))
        total = self.number(0, most)
        self.model.add(total == sum(lacking))
        self.model.add_element(total, [*hopes, *[0] * (most + 1 - len(hopes))], promised)
        counted = self.number(0, max(hopes))
        self.model.add(counted <= promised)
        self.model.add(counted <= max(hopes) * (1 - done))
        self.worth.append(counted)

    def capture_full(self) -> None:
        """ATH-X1: a spider is captured only where all slots had a book at some time, with books from before it."""
        for home, rewards in self.rewards.items():
            inside = places(self.plan.masks[home])
            for slot in inside:
                self.model.add(sum(rewards) <= self.ever(slot, 5))
            empty = sum(self.shelves.colour_at(slot) < 0 for slot in inside)
            new = sum(self.movable(hue) for hue in COLOURS) - sum(self.out[slot] for slot in inside)
            self.model.add(empty * sum(rewards) <= new)
        nth: list[dict[int, Any]] = [{home: self.flag() for home in self.rewards} for _ in range(4)]
        for earlier, later in pairwise(nth):
            self.model.add(sum(later.values()) <= sum(earlier.values()))
        for turn in nth:
            self.model.add(sum(turn.values()) <= 1)
        for home, rewards in self.rewards.items():
            self.model.add(sum(turn[home] for turn in nth) <= sum(rewards))
        captures = sum(sum(rewards) for rewards in self.rewards.values())
        named = sum(sum(turn.values()) for turn in nth)
        full_count = self.flag()  # all of the first four, or every capture, has its number
        self.model.add(named == captures).only_enforce_if(full_count)
        self.model.add(named == len(nth)).only_enforce_if(~full_count)
        needed: Any = 0
        for number, turn in enumerate(nth):
            for home, here in turn.items():
                inside = places(self.plan.masks[home])
                empty = sum(self.shelves.colour_at(slot) < 0 for slot in inside)
                needed = needed + empty * here
                elsewhere = sum(self.out[slot] for slot in range(self.plan.size) if slot not in inside)
                self.model.add(empty <= self.books_for(home) + elsewhere + number).only_enforce_if(here)
            some = sum(turn.values())
            self.model.add(needed <= self.books_before() + number + 60 * (1 - some))

    def books_before(self) -> Any:
        """Count how often a book could be put in, without what spiders give."""
        bound = sum(int(self.desk.count(BOUND + home)) for home in range(1, 5))
        return self.books_for(0) + bound + int(self.desk.removals()) + 4 * self.rearrange_token

    def books_for(self, home: int) -> Any:
        """Count the new books that could go into a compartment, without what spiders give."""
        desk = self.desk
        own = sum(int(desk.count(kind)) for kind in range(int(WILD) + 1))
        bound = int(desk.count(BOUND + home)) if home < 5 else 0
        pairs = sum(self.used[: len(PAIRS)]) + sum(int(desk.count_bare(kind)) for kind in range(len(PAIRS)))
        return own + bound + 2 * pairs + self.any_token

    def value_shelves(self) -> None:
        """Compartments by their books, favourite books that touch, and candles."""
        for home in range(len(COMPARTMENTS)):
            size = self.plan.widths[home] * self.plan.levels[home]
            books = self.number(0, size)
            self.model.add(books == sum(self.stands(slot) for slot in places(self.plan.masks[home])))
            if home < 5:
                self.table(books, self.valuation.fill[home])
            else:
                found = self.number(0, max(self.valuation.fill[home]))
                self.model.add_element(books, self.valuation.fill[home], found)
                counted = self.number(0, max(self.valuation.fill[home]))
                self.model.add(counted <= found)
                self.model.add(counted <= max(self.valuation.fill[home]) * self.there(home))
                self.worth.append(counted)
        loved = int(self.valuation.favourite)
        for slot in range(self.plan.size):
            here = 1 << slot
            near = (
                self.plan.leftward(here) | self.plan.rightward(here) | self.plan.raised(here) | self.plan.lowered(here)
            )
            touches = self.flag()
            self.model.add(touches <= self.after[slot, loved])
            self.model.add(touches <= sum(self.after[each, loved] for each in places(near)))
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

    def solve(self, at_least: int, seconds: float, workers: int = 8) -> tuple[int, bool]:
        """Give the bound, knowing that so much is possible, and whether it is the optimum: time may be up before."""
        self.model.maximize(sum(self.worth))
        self.model.add(sum(self.worth) >= at_least)
        solver = cp_model.CpSolver()
        solver.parameters.max_time_in_seconds = seconds
        solver.parameters.num_workers = workers
        solver.parameters.random_seed = 1
        status = solver.solve(self.model)
        assert status != cp_model.INFEASIBLE, "the turn that was found breaks the bound"
        return int(solver.best_objective_bound + 0.5), status == cp_model.OPTIMAL
