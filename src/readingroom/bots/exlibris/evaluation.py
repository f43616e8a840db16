"""Who will win a game of Ex Libris: what each seat's library may come to in points, and how the seats compare.

What a library will be worth at the end is guessed from what can be counted now (`traits_of`); how much each of these
counts, early in the game and late, was fitted to games that were played to their ends by `benchmarks/fit_exlibris.py`.
The seats' points are then compared softly: the more is still to come, the less a lead says.
"""

from math import exp
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.bots.exlibris.eye import Eye
from readingroom.bots.exlibris.quick.glance import (
    BOOKS_A_CARD,
    FROM_HAND,
    Glance,
    coming_public_books,
    focus_of,
    left_of,
    ready_of,
    standing,
    weights_of,
)
from readingroom.engine.clause import Clause
from readingroom.engine.lane import Lane
from readingroom.engine.policy import Evaluation
from readingroom.games.exlibris.components import KINDS_OF_BOOKS, books_of
from readingroom.games.exlibris.placing import Placement
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.state import FORM, ExLibris, focus, hand, taken

LONGEST: Final = 16.0  # with so many cards to come, a game has just begun
AWARDS: Final = [15.0, 9.0, 4.0, 0.0]


# What can be counted

NAMES: Final = [
    "one", "focus", "banned", "scarcest", "books", "award", "rectangle", "hoped", "room", "buried", "hand", "held",
    "ready", "shelved", "down",
]  # fmt: skip
# What each of these counts for at the end of a game, and how much more (or less) at its beginning
LATE: Final = [14.51, 0.72, 0.92, 0.67, 0.34, 0.23, 0.14, 1.04, 2.66, 0.88, 0.54, -0.11, -1.37, -0.43, -0.14]
EARLY: Final = [-1.35, 0.13, 0.21, -0.45, -0.24, 2.46, 0.07, -1.11, -1.44, -2.27, -0.48, 0.33, 1.64, 1.48, -1.65]
# The same in a game for one
LATE_ALONE: Final = [-14.68, 0.73, 0.07, 0.6, 0.04, 1.86, -0.06, 1.54, 1.79, 0.94, 0.98, 0.04, -3.21, -0.65, 1.74]
EARLY_ALONE: Final = [15.03, 0.61, 0.46, 0.29, 0.13, 2.47, -0.02, -0.91, -0.41, -2.43, -0.65, 2.32, 0.62, -0.26, -3.83]
PUBLIC: Final = 0.8  # so much of the points that the public library is thought to get, it gets
SCALE: Final = 4.0  # so many points are a lead at the end
SCALE_EARLY: Final = 6.0  # and so many more at the beginning
SCALE_ALONE: Final = 6.0
SCALE_EARLY_ALONE: Final = 2.0


def traits_of(g: ExLibris, seat: i64) -> list[float]:
    """Count what says how a seat stands, in points where it can be: in the order of NAMES."""
    left = left_of(g, seat)
    weights = weights_of(g, seat, left)
    shelf = g.shelves[seat]
    glance = Glance(g.deck, shelf, weights, left)
    books = glance.books()
    fewest: i64 = 99
    plain: i64 = 0
    for category in range(KINDS_OF_BOOKS):
        if category != g.banned:
            count = books_of(books, category)
            plain += count
            if count < fewest:
                fewest = count
    mine = focus_of(g, focus(seat))
    eye = Eye(g.deck, weights, left, weights, g.banned)
    down: i64 = len(shelf.cards) - len(glance.chain)
    return [
        1.0,
        2.0 * float(int(books_of(books, mine))) if mine >= 0 else 0.0,
        -float(int(books_of(books, g.banned))) if g.banned >= 0 else 0.0,
        3.0 * float(int(fewest)),
        float(int(plain)),
        award_of(g, seat, left),
        float(int(shelf.rectangle())),
        eye.hoped(shelf),
        eye.room(shelf, glance.ranks),
        2.0 * float(int(shelf.count_buried())),
        hand_worth(g, seat, glance),
        float(len(g.zones[hand(seat)])),
        float(int(ready_of(g, seat))),
        float(int(shelf.count())),
        float(int(down)),
    ]


def hand_worth(g: ExLibris, seat: i64, glance: Glance) -> float:
    """Say what the best cards of a hand would add, as many as may still be shelved."""
    gains: list[float] = []
    for card in g.zones[hand(seat)]:
        gain = glance.gain(card)
        if gain > 0.0:
            gains.append(gain)
    for card in g.zones[taken(seat)]:
        gain = glance.gain(card)
        if gain > 0.0:
            gains.append(gain)
    slots = float(int(ready_of(g, seat))) if g.last else FROM_HAND * glance.left
    gains.sort(reverse=True)
    total = 0.0
    for gain in gains:
        if slots <= 0.0:
            break
        total += gain if slots >= 1.0 else slots * gain
        slots -= 1.0
    return total


def award_of(g: ExLibris, seat: i64, left: float) -> float:
    """Say what a seat can expect of the prominent award, from how far apart the seats are and how much is to come."""
    if g.prominent < 0:
        return 0.0
    mine = float(int(books_of(standing(g.shelves[seat].cards, g.deck), g.prominent)))
    spread = 0.25 + 0.3 * left
    if g.seats == 1:
        ahead = mine + BOOKS_A_CARD * left - coming_public_books(g, g.prominent)
        return 15.0 * logistic((ahead - 0.5) / spread)
    above = 0.0
    for other in range(g.seats):
        if other != seat:
            theirs = float(int(books_of(standing(g.shelves[other].cards, g.deck), g.prominent)))
            above += logistic((theirs - mine) / spread)
    whole: i64 = 2 if above >= 2.0 else 1 if above >= 1.0 else 0
    part = above - float(int(whole))
    return AWARDS[whole] + part * (AWARDS[whole + 1] - AWARDS[whole])


def logistic(x: float) -> float:
    """Turn any number into a share of one."""
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


def public_points(g: ExLibris) -> float:
    """Guess the points of the public library at the end, the award aside: it has neither stability nor inspection."""
    fewest = 99.0
    for category in range(KINDS_OF_BOOKS):
        if category != g.banned:
            books = coming_public_books(g, category)
            if books < fewest:
                fewest = books
    theirs = focus_of(g, FORM)
    liked = coming_public_books(g, theirs) if theirs >= 0 else 0.0
    disliked = coming_public_books(g, g.banned) if g.banned >= 0 else 0.0
    return 3.0 * fewest + 2.0 * liked - disliked


# Chances


def points_of(g: ExLibris, seat: i64, left: float) -> float:
    """Guess the points of a seat at the end."""
    late = LATE_ALONE if g.seats == 1 else LATE
    early = EARLY_ALONE if g.seats == 1 else EARLY
    traits = traits_of(g, seat)
    part = share_left(left)
    points = 0.0
    for number in range(len(traits)):
        points += traits[number] * (late[number] + part * early[number])
    return points


def share_left(left: float) -> float:
    """Say how much of the game is still to come, from the cards that a seat will shelve."""
    return left / LONGEST if left < LONGEST else 1.0


@final
class ExLibrisEvaluation(Evaluation[ExLibris]):
    """Compares what the libraries may come to."""

    def __init__(self, rules: ExLibrisRules) -> None:
        self.rules: Final = rules

    def chances(self, g: ExLibris) -> list[float]:
        """Say for each seat what share of the win it can expect; in a game for one, the public library comes second."""
        if g.trunk.depth == 0 and not g.lanes:
            return self.rules.returns(g)
        left = left_of(g, 0)
        points = [points_of(g, seat, left) for seat in range(g.seats)]
        if g.seats == 1:
            points.append(PUBLIC * public_points(g))
            return softened(points, SCALE_ALONE + SCALE_EARLY_ALONE * share_left(left))
        return softened(points, SCALE + SCALE_EARLY * share_left(left))

    def settled(self, g: ExLibris) -> bool:
        """Say whether the next assistant is placed, so that no effect is under way."""
        trunk = g.trunk
        return trunk.depth > 0 and not g.lanes and isinstance(asking(trunk), Placement)


def asking(lane: Lane) -> Clause[Any]:
    """Give the clause that asks."""
    return lane.top if lane.lifted else lane.clauses[lane.depth - 1]


def softened(points: list[float], scale: float) -> list[float]:
    """Share one win: most for the most points, and the more the further it is ahead."""
    best = max(points)
    shares: list[float] = [exp((each - best) / scale) for each in points]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]


def evaluation(rules: ExLibrisRules) -> ExLibrisEvaluation:
    """Give what judges the chances at a table with these rules."""
    return ExLibrisEvaluation(rules)
