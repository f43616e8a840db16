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
        if not desk.shelves.add_side():
            lose(g, me, benefit, "ATH-X2")
    elif benefit == WAND:
        if desk.supply:
            desk.supply -= 1
            desk.wands += 1
        else:
            lose(g, me, benefit, "ATH-X4")
    elif benefit == BONUS:
        desk.draws += 1
    elif benefit <= POINTS:
        desk.removals += benefit - REARRANGE
    else:
        desk.points += benefit - POINTS


def lose(g: Atheneum, me: i64, benefit: i64, rule: str) -> None:
    """ATH-X2, ATH-X4: tell that a benefit is lost, and by which rule."""
    doing = g.doing
    g.doing = rule
    g.tell("lost", me, benefit)
    g.doing = doing


def drawable(g: Atheneum, me: i64) -> i64:
    """ATH-T7: how many more bonus tokens a player could gain than they may draw already."""
    return len(g.zones[queue(me)]) - g.desks[me].draws
