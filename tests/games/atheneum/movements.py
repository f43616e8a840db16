"""What may become of books in a turn, for a solver: variables and rules that every legal turn obeys.

`bound.py` says what of the rules is relaxed, and adds what it all brings.
"""

from typing import Any

from ortools.sat.python import cp_model

from readingroom.bots.atheneum.solver.worth import Valuation
from readingroom.games.atheneum.components import OTHER_TOKENS, PAIRS, TOKEN
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.pieces import ORDERED, PAIR_KIND
from readingroom.games.atheneum.plan import COMPARTMENTS, bits, count
from readingroom.games.atheneum.study import BOUND, WILD

COLOURS = range(5)
ANY_BOOK, REARRANGE = len(PAIRS) + 1, len(PAIRS) + 2  # among the tokens
BOOK_WON = 2  # among what spiders give


class Books:
    """The variables of one turn, and the rules that books, tokens, spiders and side shelves obey."""

    def __init__(self, desk: Desk, tokens: list[int], in_queue: int, valuation: Valuation) -> None:
        self.model = cp_model.CpModel()
        self.desk = desk
        self.shelves = desk.shelves
        self.plan = desk.shelves.plan
        self.tokens = [tokens.count(int(TOKEN) + kind) for kind in range(len(PAIRS) + len(OTHER_TOKENS))]
        self.in_queue = in_queue
        self.valuation = valuation
        self.worth: list[Any] = []
        self.catchable = self.spiders_in_reach()
        self.use_tokens()
        self.capture_spiders()
        self.add_sides()
        self.move_books()
        self.obey_laws()
        self.obey_transition()

    def flag(self) -> Any:
        """Make a variable that is 0 or 1."""
        return self.model.new_bool_var("")

    def number(self, least: int, most: int) -> Any:
        """Make a whole number."""
        return self.model.new_int_var(least, most, "")

    def table(self, index: Any, values: list[int], there: Any = 1) -> None:
        """Add a value that is looked up, if it is there: a flag for each value keeps a linear relaxation tight."""
        flags = [self.flag() for _ in values]
        self.model.add(sum(flags) == there)
        self.model.add(sum(number * flag for number, flag in enumerate(flags)) == index)
        self.worth.append(sum(value * flag for value, flag in zip(values, flags)))

    # What there is

    def use_tokens(self) -> None:
        """Each token is used once, for its benefit or as a candle."""
        self.used = [self.number(0, most) for most in self.tokens]
        self.lit = [self.number(0, most) for most in self.tokens]
        for kind, most in enumerate(self.tokens):
            self.model.add(self.used[kind] + self.lit[kind] <= most)
        self.wand_token, self.any_token, self.rearrange_token, self.side_token = self.used[10:]

    def spiders_in_reach(self) -> list[int]:
        """List the compartments that have a spider, or would have if they came, and can be filled with all there is."""
        shelves, desk = self.shelves, self.desk
        homes = [home for home in range(len(COMPARTMENTS)) if shelves.spiders >> home & 1 or home >= 5 + shelves.sides]
        new = sum(int(desk.count(kind)) for kind in range(BOUND + 5)) + self.tokens[ANY_BOOK]
        new += 2 * sum(self.tokens[: len(PAIRS)]) + 2 * sum(int(desk.count_outside(kind)) for kind in range(len(PAIRS)))
        removals = int(desk.removals) + 4 * self.tokens[REARRANGE]
        while True:
            books = new + len(homes) - 1
            found = []
            for home in homes:
                mask = self.plan.masks[home]
                elsewhere = min(removals, int(count(shelves.taken & ~mask)))
                if int(count(mask & ~shelves.taken)) <= books + elsewhere:
                    found.append(home)
            if found == homes:
                return found
            homes = found

    def capture_spiders(self) -> None:
        """Each spider gives a wand, a bonus token, a book or a side shelf."""
        self.rewards = {home: [self.flag() for _ in range(4)] for home in range(len(COMPARTMENTS))}
        for home, rewards in self.rewards.items():
            self.model.add(sum(rewards) <= int(home in self.catchable))
        reward = [sum(rewards[which] for rewards in self.rewards.values()) for which in range(4)]
        self.wands_won, draws, _, self.sides_won = reward
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
        self.rounds = {  # but where a book for one compartment leaves room for one that came later
            (home, hue): self.number(0, int(self.desk.count(BOUND + home))) for home in range(5) for hue in COLOURS
        }
        self.after = {key: self.flag() for key in self.before}
        self.out = [self.flag() for _ in slots]  # the book that stood there was taken out
        self.put: dict[tuple[int, int], Any] = dict(self.single)
        self.stayed: dict[tuple[int, int], Any] = {key: self.single[key] - self.again[key] for key in self.before}
        self.pairs_again: list[Any] = []
        self.pieces = [(flag, slot, False) for (slot, _), flag in self.single.items()]
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
        removals = int(self.desk.removals) + 4 * self.rearrange_token
        taken_out = sum(self.out) + sum(self.again.values()) + sum(self.rounds.values()) + 2 * sum(self.pairs_again)
        model.add(taken_out <= removals)
        self.spend_books()

    def place_pairs(self) -> None:
        """Pairs go on two neighbouring slots: as many as were drawn or taken out."""
        pairs = bits(self.shelves.pairs)
        taken_out = [0] * len(PAIRS)
        for left in pairs:
            self.model.add(self.out[left] == self.out[left + 1])
            hues = sorted((int(self.shelves.colour_at(left)), int(self.shelves.colour_at(left + 1))))
            taken_out[PAIRS.index((hues[0], hues[1]))] += self.out[left]
        placed: list[list[Any]] = [[] for _ in PAIRS]
        for twin, (one, other) in enumerate(ORDERED):
            if not self.tokens[PAIR_KIND[twin]] and isinstance(taken_out[PAIR_KIND[twin]], int):
                if not self.desk.count_outside(PAIR_KIND[twin]):
                    continue
            for left in range(self.plan.size - 1):
                if self.plan.leftward(1 << left + 1):
                    here, again = self.flag(), self.flag()
                    self.model.add(again <= here)
                    self.pairs_again.append(again)
                    placed[PAIR_KIND[twin]].append(here - again)
                    self.pieces.append((here, left, True))
                    for slot in (left, left + 1):
                        self.model.add(here <= self.there(self.plan.home[slot]))
                        if self.shelves.colour_at(slot) >= 0:
                            self.model.add(here <= self.out[slot])
                    for key in ((left, one), (left + 1, other)):
                        self.put[key] = self.put[key] + here
                        self.stayed[key] = self.stayed[key] + here - again
        for kind in range(len(PAIRS)):
            outside = int(self.desk.count_outside(kind))
            self.model.add(sum(placed[kind]) <= self.used[kind] + outside + taken_out[kind])
        self.paired = self.shelves.in_pairs()

    def spend_books(self) -> None:
        """Books that go in by themselves come from the hand, from spiders and tokens, or were taken out."""
        model, desk = self.model, self.desk
        wild = [self.number(0, int(desk.count(WILD)) + self.tokens[ANY_BOOK]) for _ in COLOURS]  # from hand and tokens
        model.add(sum(wild) <= int(desk.count(WILD)) + self.any_token)
        self.won = {(home, hue): self.flag() for home in self.rewards for hue in COLOURS}  # from spiders
        for home, rewards in self.rewards.items():
            model.add(sum(self.won[home, hue] for hue in COLOURS) == rewards[BOOK_WON])
        self.bound = {
            (home, hue): self.number(0, int(desk.count(BOUND + home))) for home in range(5) for hue in COLOURS
        }
        # out of there again, before the end or before another book of the colour came into the slot
        self.moved = {key: self.number(0, int(desk.count(BOUND + key[0]))) for key in self.bound}
        for home in range(5):
            model.add(sum(self.bound[home, hue] for hue in COLOURS) <= int(desk.count(BOUND + home)))
            for hue in COLOURS:
                inside = bits(self.plan.masks[home])
                rounds = self.rounds[home, hue]
                model.add(self.bound[home, hue] <= sum(self.single[slot, hue] for slot in inside) + rounds)
                model.add(self.moved[home, hue] <= self.bound[home, hue])
                model.add(self.moved[home, hue] <= sum(self.again[slot, hue] for slot in inside) + rounds)
        self.own = [int(desk.count(hue)) + wild[hue] for hue in COLOURS]  # new books that may go anywhere
        for hue in COLOURS:
            won = sum(self.won[home, hue] for home in self.rewards)
            loose = [slot for slot in range(self.plan.size) if self.before[slot, hue] and not self.paired >> slot & 1]
            taken_out = sum(self.out[slot] for slot in loose)
            for slot in range(self.plan.size):  # a book must come from somewhere before it can be taken out again
                new = self.new_in(self.plan.home[slot], hue)
                model.add(self.single[slot, hue] <= new + won + taken_out)
            bound = sum(self.bound[home, hue] for home in range(5))
            back = taken_out + sum(self.again[slot, hue] for slot in range(self.plan.size))
            put = sum(self.single[slot, hue] for slot in range(self.plan.size))
            model.add(put <= self.own[hue] + bound + won + back)

    def new_in(self, home: int, hue: int) -> Any:
        """Count the single books of a colour that could come new into a compartment, without what spiders give."""
        elsewhere = sum(self.moved[each, hue] for each in range(5) if each != home)
        return self.own[hue] + elsewhere + (self.bound[home, hue] if home < 5 else 0)

    def obey_laws(self) -> None:
        """ATH-B2, ATH-B3, of the last arrangement; on the way, what a book needs was there at some time."""
        for home, level, start, width in self.plan.rows():
            for column in range(width):
                slot = start + column
                if level:
                    self.model.add(self.stands(slot) <= self.stands(slot - width))
                if 0 < column < width - 1:
                    self.model.add(self.stands(slot) <= self.stands(slot - 1) + self.stands(slot + 1))
                self.model.add(self.stands(slot) <= self.there(home))

        for piece, slot, pair in self.pieces:
            here = 1 << slot
            for each in (slot, slot + 1) if pair else (slot,):
                for below in bits(self.plan.lowered(1 << each)):
                    self.model.add(piece <= self.ever(below, 5))
            if not pair and not (self.plan.left_wall | self.plan.right_wall) & here:
                self.model.add(piece <= self.ever(slot - 1, 5) + self.ever(slot + 1, 5))

    def obey_transition(self) -> None:
        """ATH-B4, as far as it can be said without times: what a book carried or alone supported went before it."""
        for _, level, start, width in self.plan.rows():
            for column in range(width):
                slot = start + column
                if level and self.shelves.colour_at(slot) >= 0:
                    self.model.add(self.out[slot - width] <= self.out[slot])
                if 0 < column < width - 1 and self.shelves.colour_at(slot) >= 0:
                    for support, other in ((slot - 1, slot + 1), (slot + 1, slot - 1)):
                        if self.shelves.colour_at(other) < 0:
                            self.model.add(self.out[support] <= self.out[slot] + self.ever(other, 5))

    def order_sides(self) -> None:
        """If nothing tells the side shelves apart, the first has more books: that leaves nothing out."""
        both = self.plan.masks[5] | self.plan.masks[6]
        if 5 in self.catchable and 6 in self.catchable and not self.shelves.taken & both:
            first, second = (sum(self.stands(slot) for slot in bits(self.plan.masks[home])) for home in (5, 6))
            self.model.add(first >= second)

    def stands(self, slot: int) -> Any:
        """Say whether a book stands in a slot at the end."""
        return sum(self.after[slot, hue] for hue in COLOURS)

    def ever(self, slot: int, hue: int) -> Any:
        """Say (at least) whether a book of a colour, or of any, stood in a slot at some time of the turn."""
        hues = COLOURS if hue == 5 else (hue,)
        if any(self.before[slot, each] for each in hues):
            return 1
        return sum(self.put[slot, each] for each in hues)
