"""Learn what parts of a desk of Atheneum are worth, from the end of the game backwards.

    python -m benchmarks.worth_atheneum --games 100 --desks 450 > src/readingroom/bots/atheneum/solver/figures.py

A desk of a game at the end of a turn is changed a little: a book more or less or in another colour, a wand, a spider, a
candle. Both desks then get the same next turn, with the same cards, tokens and new objective, and the turn solver plays
it for the worth of desks a turn later, which is known (after the last turn by the rules). How much that differs is
predicted from what differs between the desks, by least squares that keep near what was found for a turn later. As one
luck serves both desks, not many turns are needed.
"""

import argparse
import sys
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import readingroom
from readingroom import Chance
from readingroom.bots import make
from readingroom.bots.atheneum.solver.learnt import WAND_BACK
from readingroom.bots.atheneum.solver.promises import USUAL, best_slot, likely
from readingroom.bots.atheneum.solver.turn import solve
from readingroom.bots.atheneum.solver.worth import Goal, Valuation
from readingroom.games.atheneum.components import OBJECTIVE, PAIR_KINDS, TOKEN, TOKEN_KINDS
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.objectives import ANY, Objective
from readingroom.games.atheneum.plan import COLOURS, FIRST_SIDE, MOST_SIDES, bits, count
from readingroom.games.atheneum.scoring import candles, favourite
from readingroom.games.atheneum.state import PLAYED, ROW, TURNS, Atheneum
from readingroom.games.atheneum.study import BLUE, BONUS, GREY, YELLOW

Numbers = npt.NDArray[np.float64]

RULES: Any = readingroom.load("atheneum")
DECK = RULES.deck
PLAN = DECK.plan
SIZES = [width * levels for width, levels in zip(PLAN.widths, PLAN.levels)]
POOL = [TOKEN + kind for kind in range(TOKEN_KINDS) for _ in range(2 if kind < PAIR_KINDS else 5)]
COLOURLESS = [any(ANY in row for part in each.parts for row in part.picture) for each in DECK.objectives]
LAST = int(TURNS)
SPIDER = 250  # what a captured spider gives
LACKS = 6  # an objective that lacks so many books promises nothing
STAYS = 3  # the most turns that an objective stays
LIGHTS = 5  # candle slots have fewer points
WANDLESS = 60
OBJECTIVES = len(DECK.objectives)
CHANGES = 5  # of each desk
CHANGED = ("more", "more", "more", "less", "less", "colour", "colour", "wand", "wandless", "spider", "candle", "loved")


class Parts:
    """The parts of a desk that are valued, numbered."""

    def __init__(self) -> None:
        self.names: list[tuple[object, ...]] = []
        sizes = sorted(set(SIZES))
        self.fill = self.some("fill", [(size, sp, n) for size in sizes for sp in (1, 0) for n in range(1, size)])
        self.wand = self.some("wand", [(number,) for number in range(1, 7)])
        self.side = self.some("side", [(number,) for number in range(1, MOST_SIDES + 1)])
        self.hope = self.some("hope", [(k, s, n) for k in (0, 1) for s in range(1, STAYS + 1) for n in range(LACKS)])
        one = self.some("", [("touch",), ("lonely",), ("candle",)])
        self.touch, self.lonely, self.candle = one.values()

    def some(self, group: str, names: list[tuple[Any, ...]]) -> dict[tuple[Any, ...], int]:
        """Number some parts."""
        first = len(self.names)
        self.names += [(group, *name) for name in names]
        return {name: first + index for index, name in enumerate(names)}


PARTS = Parts()


class Moment(NamedTuple):
    """A turn of a game: the desks before it, the cards that were played in it, and its open objectives."""

    desks: list[Desk]
    cards: list[int]
    row: list[int]
    seen: set[int]  # the objectives of the turns before


Worths = tuple[Numbers, list[int]]  # of the parts, and of a token that may be drawn by the best free candle slot


# What a desk consists of, and what it is worth


def gives(compartment: int, spider: int) -> float:
    """Say how many points a full compartment gives."""
    return float(PLAN.points[compartment]) + spider * SPIDER / 100


def promised(number: int) -> float:
    """Say what an objective counts for, in points."""
    objective: Objective = DECK.objectives[number]
    return objective.points + (WAND_BACK if objective.wand else 0.0)


def parts_of(desk: Desk, colour: int, left: int, row: list[int]) -> tuple[Numbers, float]:
    """Count the parts of a desk at the end of a turn, and give what it is worth for certain."""
    found, certain, shelves = np.zeros(len(PARTS.names)), 100.0 * int(desk.points), desk.shelves
    for home in range(FIRST_SIDE + shelves.sides):
        books = int(count(shelves.taken & PLAN.masks[home]))
        spider = shelves.spiders >> home & 1
        if books == SIZES[home]:
            certain += 100 * PLAN.points[home]
        elif books:
            found[PARTS.fill[SIZES[home], spider, books]] += gives(home, spider)
    if desk.wands:
        found[PARTS.wand[desk.wands,]] = 1
    if shelves.sides:
        found[PARTS.side[shelves.sides,]] = 1
    found[PARTS.touch] = touching = favourite(shelves, colour)
    found[PARTS.lonely] = count(shelves.books(colour)) - touching
    found[PARTS.candle] = candles(shelves)
    for index, card in enumerate(row):
        number, stays = card - OBJECTIVE, min(len(row) - 1 - index, left)
        lacks = int(DECK.objectives[number].lacks(shelves))
        if stays and lacks < LACKS and not desk.scored >> number & 1:
            found[PARTS.hope[int(COLOURLESS[number]), stays, lacks]] += promised(number)
    return found, certain


def valuation(desk: Desk, colour: int, left: int, row: list[int], worths: Worths) -> Valuation:
    """Value a desk by the worths of its parts."""
    parts, draws = worths[0].round().astype(int), worths[1]

    def table(home: int, spider: int) -> list[int]:
        filled = [gives(home, spider) * worths[0][PARTS.fill[SIZES[home], spider, n]] for n in range(1, SIZES[home])]
        return [0, *(round(each) for each in filled), 100 * PLAN.points[home]]

    goals = []
    for index, card in enumerate(row):
        number, stays = card - OBJECTIVE, min(len(row) - 1 - index, left)
        shares = [worths[0][PARTS.hope[int(COLOURLESS[number]), stays, n]] for n in range(LACKS)] if stays else []
        goals.append(Goal(number, DECK.objectives[number], [round(promised(number) * each) for each in shares]))
    homes = range(len(SIZES))
    return Valuation(
        colour, int(parts[PARTS.touch]), [table(home, 1) for home in homes],
        [0, *(int(parts[PARTS.wand[number,]]) for number in range(1, 7))],
        [0, *(int(parts[PARTS.side[number,]]) for number in range(1, MOST_SIDES + 1))],
        int(parts[PARTS.candle]), draws[best_slot(desk)], goals, [table(home, 0) for home in homes],
        int(parts[PARTS.lonely]), WANDLESS,
    )  # fmt: skip


def at_end() -> Worths:
    """Give the worths after the last turn, which follow from the rules."""
    worths = np.zeros(len(PARTS.names))
    for (number,), index in PARTS.wand.items():
        worths[index] = 100 * number
    worths[PARTS.touch] = worths[PARTS.candle] = 100
    return worths, [100, 150, 220, 300, 400]


def thumbs(left: int) -> Numbers:
    """Give what rules of thumb say."""
    worths = np.zeros(len(PARTS.names))
    for (size, _, books), index in PARTS.fill.items():
        worths[index] = 100 * likely(size - books, left) + 2 * books
    for (number,), index in PARTS.wand.items():
        worths[index] = USUAL.wand_table(left)[number]
    for (number,), index in PARTS.side.items():
        worths[index] = USUAL.side_table(left)[number]
    for (_, stays, lacks), index in PARTS.hope.items():
        worths[index] = USUAL.within_reach(100, stays)[lacks] / 100 if lacks < LACKS else 0
    worths[PARTS.touch], worths[PARTS.lonely], worths[PARTS.candle] = 100, 20, 100
    return worths


# Games, turns and changes


def moments(seed: int, player: str) -> list[Moment]:
    """Play a game, and give its turns, the first at 0."""
    g: Atheneum = RULES.new(2, {}, Chance(seed))
    bots = [make(player, RULES, seed + seat) for seat in range(2)]
    found: list[Moment] = []
    seen: set[int] = set()
    while asked := RULES.asked(g):
        if len(found) < g.turn:
            seen = seen | {card - int(OBJECTIVE) for card in (found[-1].row if found else [])}
            found.append(Moment([desk.clone() for desk in g.desks], [], list(g.zones[ROW]), seen))
        if g.zones[PLAYED] and not found[-1].cards:
            found[-1].cards.extend(g.zones[PLAYED])
        view = RULES.observe(g, asked[0])
        RULES.play(g, asked[0], bots[asked[0]].choose(view, view.options))
    return found


def benefits(cards: list[int], seat: int) -> list[int]:
    """List what a seat gets by the cards of both."""
    mine, other = DECK.study[cards[seat]].sections, DECK.study[cards[1 - seat]].sections
    return [*mine[YELLOW], *other[BLUE], *other[GREY]]


def changed(desk: Desk, random: Random, colour: int) -> Desk:
    """Change a desk a little; or not at all, if what was drawn cannot be done."""
    desk = desk.clone()
    shelves = desk.shelves
    room, loose = bits(shelves.room()), bits(shelves.loose())
    single = bits(shelves.taken & ~shelves.in_pairs())
    what = random.choice(
        ["more", "more", "more", "less", "less", "colour", "colour", "wand", "wandless", "spider", "candle", "loved"]
    )
    if what in ("more", "loved") and room:
        shelves.put(random.choice(room), colour if what == "loved" else random.randrange(len(COLOURS)))
    elif what == "less" and loose:
        shelves.take(random.choice(loose))
    elif what == "colour" and single:
        slot = random.choice(single)
        shelves.take(slot)
        shelves.put(slot, random.randrange(len(COLOURS)))
    elif what == "wand" and desk.supply:
        desk.wands, desk.supply = desk.wands + 1, desk.supply - 1
    elif what == "wandless" and desk.wands:
        desk.wands, desk.supply = desk.wands - 1, desk.supply + 1
    elif what == "spider":
        shelves.spiders ^= 1 << random.randrange(int(FIRST_SIDE + shelves.sides))
    elif what == "candle" and shelves.free_candles():
        shelves.put_candle(random.choice(bits(shelves.free_candles())))
    for home in bits(shelves.full()):
        shelves.capture(home)
    return desk


def turn_later(desk: Desk, gets: list[int], tokens: list[int], left: int, row: list[int], colour: int,
               worths: Worths, effort: int) -> int:  # fmt: skip
    """Say what a desk is worth after its next turn, with so many turns left then."""
    desk = desk.clone()
    for benefit in gets:
        desk.gain(benefit)
    desk.draws = 0
    return solve(desk, tokens, len(POOL), valuation(desk, colour, left, row, worths), effort).worth


class Learner:
    """Learns the worths for one turn after the other, the last first."""

    def __init__(self, games: list[list[Moment]], desks: int, effort: int) -> None:
        self.games, self.desks, self.effort = games, desks, effort
        self.random = Random(5)
        self.worths: list[Worths] = []  # by the turns left

    def drawn(self, turn: int) -> tuple[Moment, int, list[int], list[int]]:
        """Draw a moment before a turn, a seat, and what it gets in that turn."""
        game, seat = self.random.choice(self.games), self.random.randrange(2)
        other = self.random.choice((game, self.random.choice(self.games)))
        gets = benefits(other[turn - 1].cards, seat)
        return game[turn - 1], seat, gets, self.random.sample(POOL, sum(each == BONUS for each in gets))

    def learn_draws(self, left: int, parts: Numbers, before: list[int]) -> list[int]:
        """Learn what a bonus token is worth in a turn, by the points of the best free candle slot."""
        found: list[list[int]] = [[before[points]] * 10 for points in range(LIGHTS)]
        for _ in range(self.desks // 4):
            moment, seat, gets, tokens = self.drawn(LAST - left)
            desk, row, more = moment.desks[seat], moment.row, [*tokens, self.random.choice(POOL)]
            with_it, without = [
                turn_later(desk, gets, each, left, row, seat, (parts, before), self.effort) for each in (more, tokens)
            ]
            found[best_slot(desk)].append(with_it - without)
        return [round(float(np.mean(each))) for each in found]

    def pairs(self, left: int, worths: Worths) -> tuple[Numbers, Numbers]:
        """Give what differs between desks with so many turns left, and by how much their worth a turn later differs."""
        turn = LAST - left + 1
        parts: list[Numbers] = []
        gains: list[float] = []
        for _ in range(self.desks):
            moment, seat, gets, tokens = self.drawn(turn)
            before = [*moment.row[1:], int(OBJECTIVE)]  # the row a turn ago; what has left it promises nothing
            fresh = self.random.choice([each for each in range(OBJECTIVES) if each not in moment.seen]) + int(OBJECTIVE)
            row = [fresh, *moment.row[1:]]

            base = moment.desks[seat]
            others = [changed(base, self.random, seat) for _ in range(CHANGES)]
            told: list[tuple[Numbers, float]] = []
            for desk in (base, *others):
                found, certain = parts_of(desk, seat, left, before)
                later = turn_later(desk, gets, tokens, left - 1, row, seat, worths, self.effort)
                told.append((found, later - certain))
            parts += [found - told[0][0] for found, _ in told[1:]]
            gains += [gain - told[0][1] for _, gain in told[1:]]
        return np.array(parts), np.array(gains)

    def learn(self, say: Callable[[str], None]) -> None:
        """Learn all worths."""
        worths = at_end()
        worths = worths[0], self.learn_draws(0, worths[0], worths[1])
        self.worths = [worths]
        for left in range(1, LAST):
            parts, gains = self.pairs(left, worths)
            near = thumbs(left) + (worths[0] - thumbs(left - 1) if left > 1 else 0)
            pull = pulls()
            train = len(parts) * 4 // 5
            tried = fitted(parts[:train], gains[:train], pull, near)
            off = [float(np.sqrt(np.mean((gains - parts @ each)[train:] ** 2))) for each in (thumbs(left), tried)]
            say(f"{left} turns left: off by {off[0]:.0f} with rules of thumb, {off[1]:.0f} as learnt")
            found = fitted(parts, gains, pull, near)
            worths = found, self.learn_draws(left, found, worths[1])
            self.worths.append(worths)


def fitted(parts: Numbers, gains: Numbers, pull: Numbers, near: Numbers) -> Numbers:
    """Find worths by least squares that are pulled towards others."""
    found: Numbers = np.linalg.solve(parts.T @ parts + np.diag(pull), parts.T @ gains + pull * near).astype(np.float64)
    return found


def pulls() -> Numbers:
    """Say how strongly each part keeps near what was found before; side shelves entirely: see docs/strength.md."""
    found = np.full(len(PARTS.names), 4.0)
    found[list(PARTS.fill.values())] = 60
    found[list(PARTS.hope.values())] = 12
    found[list(PARTS.side.values())] = 1e6
    found[[PARTS.touch, PARTS.lonely, PARTS.candle]] = 1
    return found


# Figures


def smooth(rows: list[Numbers]) -> list[list[int]]:
    """Even out figures over the turns left, the first row being of the last turn but one."""
    found = [rows[0]]
    for index in range(1, len(rows)):
        found.append((rows[index - 1] + 2 * rows[index] + rows[min(index + 1, len(rows) - 1)]) / 4)
    return [[round(float(each)) for each in row] for row in found]


def rising(row: list[int]) -> list[int]:
    """See that more is never worth less."""
    return [max(0, *row[: index + 1]) for index in range(len(row))]


def filling(parts: list[Numbers], spider: int) -> dict[int, list[list[int]]]:
    """Give the share of what a compartment gives, by its size, the turns left and its books."""
    tables: dict[int, list[list[int]]] = {}
    for size in sorted(set(SIZES)):
        indices = [PARTS.fill[size, spider, books] for books in range(1, size)]
        tables[size] = [[0] * size] + [[0, *rising(row)] for row in smooth([each[indices] for each in parts])]
    return tables


def hoping(parts: list[Numbers], left: int, kind: int, stays: int) -> list[int]:
    """Give the share of an objective's points that it promises, by the books that it lacks."""
    over = parts[left - 1 : left] if left < STAYS else parts[STAYS - 1 :]
    indices = [PARTS.hope[kind, min(stays, left), lacks] for lacks in range(LACKS)]
    return rising([round(float(each)) for each in np.mean(over, axis=0)[indices]][::-1])[::-1]


def figures(worths: list[Worths]) -> str:
    """Write the module with all figures."""
    parts = [each[0] for each in worths[1:]]
    singles = smooth([each[[PARTS.touch, PARTS.lonely, PARTS.candle]] for each in parts])
    touch, lonely, light = zip((100, 0, 100), *singles)
    wands = [rising([0, *row]) for row in smooth([each[list(PARTS.wand.values())] for each in parts])]
    sides = [[0, *row] for row in smooth([each[list(PARTS.side.values())] for each in parts])]
    hopes = [
        [[hoping(parts, left, kind, stays) for stays in range(1, STAYS + 1)] for kind in (0, 1)]
        for left in range(1, STAYS + 1)
    ]
    by_size, by_left = "dict[int, list[list[int]]]", "list[list[int]]"
    tables: list[tuple[str, str, object, str]] = [
        ("SPIDER", "int", SPIDER, "What a captured spider gives"),
        ("WANDLESS", "int", WANDLESS, "Of what objectives promise, with no wand in hand"),
        (
            "FILLS",
            by_size,
            filling(parts, 1),
            "By size, turns left and books, of what a compartment and its spider give",
        ),
        ("BARE", by_size, filling(parts, 0), "The same for one whose spider is gone"),
        ("TOUCH", "list[int]", list(touch), "A favourite book that touches another"),
        ("LONELY", "list[int]", list(lonely), "A favourite book that touches none"),
        ("CANDLES", "list[int]", list(light), "Each point of a candle slot with a candle"),
        ("WANDS", by_left, [[100 * number for number in range(7)], *wands], "By turns left and number"),
        ("SIDES", by_left, [[0] * (MOST_SIDES + 1), *sides], "Side shelves, by turns left and number"),
        ("DRAWS", by_left, [rising(each[1]) for each in worths], "A bonus token, by the best free candle slot"),
        ("HOPES", "list[list[list[list[int]]]]", hopes, HOPING),
    ]
    return HEAD + "".join(f"# {what}\n{name}: Final[{kind}] = {value}\n" for name, kind, value, what in tables)


HOPING = (
    "Objectives with one, two and more turns left: coloured or not, by the turns that they stay and the books they lack"
)
HEAD = '''"""What parts of a desk of Atheneum are worth, by the turns left; made by `benchmarks/worth_atheneum.py`.

In hundredths of a point, or of what something gives.
"""

from typing import Final

'''


def main() -> None:
    """Play games, learn from them, and print the module with the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--player", default="greedy-v1")
    parser.add_argument("--desks", type=int, default=450, help="for each turn")
    parser.add_argument("--effort", type=int, default=2000, help="desks that are judged for a turn")
    parser.add_argument("--seed", type=int, default=200_000)
    args = parser.parse_args()
    games = [moments(args.seed + 10 * number, args.player) for number in range(args.games)]
    learner = Learner(games, args.desks, args.effort)
    learner.learn(lambda line: print(line, file=sys.stderr, flush=True))
    print(figures(learner.worths), end="")


if __name__ == "__main__":
    main()
