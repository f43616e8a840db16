"""Who will win a game of Biblios, as a whole state of it stands."""

from math import exp, sqrt
from typing import Final, final

from readingroom.bots.biblios.eye import Standing
from readingroom.engine.policy import Evaluation
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
        total = sum(heats)
        return [heat / total for heat in heats]


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
