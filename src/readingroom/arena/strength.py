"""How strong players are by whom they beat: Bradley and Terry for two at a table, Plackett and Luce for more.

Both say that a player of strength s is first among others with probability s / (s + all their strengths); with more
than two, the second place goes to somebody of those who are left in the same way, and so on. So one search for the
likeliest strengths serves both (Hunter, "MM algorithms for generalized Bradley-Terry models", 2004). They are given
on the scale of Elo: 400 points are odds of 10 to 1. The last player that was named is at 0.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, permutations, product
from math import log, log10, sqrt

from readingroom.arena.match import Games
from readingroom.arena.shares import Interval, student

ELO = 400.0
PARTS = 20  # of the deals, each of which is left out once to see how much depends on it
CLOSE = 1e-9  # strengths that change by no more than this part are found
TURNS = 10_000
SHARED = 0.5  # wins that each two players are thought to have against each other, which keeps all strengths finite

Order = tuple[int, ...]  # players from first to last; copies of a player are the same number
Orders = dict[Order, float]  # how often each order came up
Strength = tuple[float, float | None, float | None]  # with its bounds, where there are any


def odds(share: Interval, games: int) -> Strength:
    """Give the strength of one of two players, and its bounds, by the share of games that it wins."""
    likely = (share.share * games + SHARED) / (games + 2.0 * SHARED)
    found = [ELO * log10(each / (1.0 - each)) if 0.0 < each < 1.0 else None for each in (share.low, share.high)]
    return ELO * log10(likely / (1.0 - likely)), found[0], found[1]


def strengths(deals: Sequence[Games], players: int) -> list[Strength]:
    """Give every player's strength with 95 % bounds, by leaving out parts of the deals in turn (the jackknife).

    For the bounds, each is thought to have won one more game against each other one, and lost one, which are left out
    in turn as well: else nothing would seem to hang on anything where a player has won every game.
    """
    parts = min(PARTS, len(deals))
    counts = [orders_of(deals[part::parts]) for part in range(parts)]
    whole = points_of(fitted(added(counts), players))
    if parts < 2:
        return [(points, None, None) for points in whole]
    counts += [{pair: 1.0} for pair in permutations(range(players), 2)]
    others = [points_of(fitted(added(counts[:out] + counts[out + 1 :]), players)) for out in range(len(counts))]
    found: list[Strength] = []
    for player, points in enumerate(whole):
        left = [each[player] for each in others]
        mean = sum(left) / len(left)
        squares = sum((each - mean) ** 2 for each in left) * (len(left) - 1.0) / len(left)
        off = student(parts - 1.0) * sqrt(squares)
        found.append((points, points - off, points + off))
    return found


def points_of(found: Sequence[float]) -> list[float]:
    """Give strengths on the scale of Elo, the last at 0."""
    return [ELO * log10(each / found[-1]) for each in found]


def orders_of(deals: Iterable[Games]) -> Orders:
    """Count in which order the players came in; those who share a place stand in every order equally often."""
    counts: Counter[tuple[Order, ...]] = Counter()
    for games in deals:
        for game in games:
            table = game["table"]
            places = [tuple(sorted(table[seat] for seat in place)) for place in game["places"]]
            counts[tuple(places)] += 1
    orders: Orders = {}
    for tied, count in counts.items():
        ways = [tuple(chain(*way)) for way in product(*(list(permutations(place)) for place in tied))]
        for way in ways:
            orders[way] = orders.get(way, 0.0) + count / len(ways)
    return orders


def added(counts: Iterable[Orders]) -> Orders:
    """Add up how often orders came up."""
    whole: Orders = {}
    for orders in counts:
        for order, count in orders.items():
            whole[order] = whole.get(order, 0.0) + count
    return whole


def fitted(orders: Orders, players: int) -> list[float]:
    """Find the likeliest strengths."""
    known = added([orders, dict.fromkeys(permutations(range(players), 2), SHARED)])
    firsts = [0.0] * players
    for order, count in known.items():
        for player in order[:-1]:
            firsts[player] += count
    found = [1.0] * players
    for _ in range(TURNS):
        rivals = [0.0] * players
        for order, count in known.items():
            left = 0.0
            for index in range(len(order) - 1, -1, -1):
                left += found[order[index]]
                if index < len(order) - 1:
                    for player in order[index:]:
                        rivals[player] += count / left
        new = [first / rival for first, rival in zip(firsts, rivals)]
        scale = sum(new)
        new = [each / scale * players for each in new]
        moved = max(abs(log(one / other)) for one, other in zip(new, found))
        found = new
        if moved < CLOSE:
            break
    return found
