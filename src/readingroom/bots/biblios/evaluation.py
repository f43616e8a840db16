"""Who will win a game of Biblios, as a whole state of it stands."""

from math import exp, sqrt
from typing import Final, final

from readingroom.bots.biblios.eye import Standing, asking
from readingroom.engine.event import BITS
from readingroom.engine.policy import Evaluation
from readingroom.games.biblios.auctions import Bidding
from readingroom.games.biblios.gifts import Allocate
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.biblios.state import Biblios

CALM: Final = 0.35  # how many points a lead must be worth when nothing more comes, as a unit
STIR: Final = 0.35  # how much each card that still comes adds to that unit, under a root


@final
class BibliosEvaluation(Evaluation[Biblios]):
    """Weighs the points that each seat can expect, gold at its price, by how much is still open."""

    def chances(self, g: Biblios) -> list[float]:
        """Say for each seat what share of the win it can expect."""
        standing = Standing(g)
        points = expected(standing)
        unit = CALM + STIR * sqrt(float(standing.left))
        best = max(points)
        heats = [exp((each - best) / unit) for each in points]
        total = 0.0
        for heat in heats:
            total += heat
        return [heat / total for heat in heats]

    def settled(self, g: Biblios) -> bool:
        """Say whether a turn or an auction begins, so that nothing lies between two players."""
        clause = asking(g)
        if isinstance(clause, Allocate):
            return clause.own == 1 and clause.auction == 1 and clause.public == g.seats - 1
        return (
            isinstance(clause, Bidding)
            and clause.high == 0
            and clause.barred == 0
            and clause.still == BITS[g.seats] - 1
        )


def expected(standing: Standing) -> list[float]:
    """Give the points that each seat can expect, with what its gold will buy."""
    points: list[float] = []
    for seat in range(standing.seats):
        total = standing.price(seat) * float(standing.gold[seat])
        for category in range(5):
            total += float(standing.dice[category]) * standing.chance(category, seat)
        points.append(total)
    return points


def evaluation(rules: BibliosRules) -> BibliosEvaluation:
    """Give the judge of chances for tables with these rules."""
    return BibliosEvaluation()
