"""Getting benefits in Atheneum: what happens at once, and what lies ready to be used."""

from mypy_extensions import i64

from readingroom.games.atheneum.state import Atheneum, queue
from readingroom.games.atheneum.study import BONUS, POINTS, REARRANGE, SIDE_SHELF, WAND


def gain(g: Atheneum, me: i64, benefit: i64) -> None:
    """ATH-C6: take a benefit: what is no use is lost, and what is to be used later lies ready."""
    desk = g.desks[me]
    if benefit < SIDE_SHELF:
        desk.add(benefit, 1)
    elif benefit == SIDE_SHELF:
        if not desk.shelves.add_side():  # ATH-X2
            g.tell("lost", me, SIDE_SHELF)
    elif benefit == WAND:
        if desk.supply:
            desk.supply -= 1
            desk.wands += 1
        else:  # ATH-X4
            g.tell("lost", me, WAND)
    elif benefit == BONUS:
        desk.draws += 1
    elif benefit <= POINTS:
        desk.removals += benefit - REARRANGE
    else:
        desk.points += benefit - POINTS


def drawable(g: Atheneum, me: i64) -> i64:
    """ATH-T7: how many more bonus tokens a player could gain than they may draw already."""
    return len(g.zones[queue(me)]) - g.desks[me].draws
