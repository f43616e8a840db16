"""Getting benefits in Atheneum: what can be taken lies on the desk, and what is lost is told."""

from mypy_extensions import i64

from readingroom.games.atheneum.state import Atheneum
from readingroom.games.atheneum.study import SIDE_SHELF


def gain(g: Atheneum, me: i64, benefit: i64) -> None:
    """ATH-C6, ATH-X2, ATH-X4: take a benefit; if it is lost, tell so, and by which rule."""
    if not g.desks[me].gain(benefit):
        doing = g.doing
        g.doing = "ATH-X2" if benefit == SIDE_SHELF else "ATH-X4"
        g.tell("lost", me, benefit)
        g.doing = doing
