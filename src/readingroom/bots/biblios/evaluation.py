"""Who will win a game of Biblios, as a whole state of it stands."""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from readingroom.bots.biblios.eye import Standing, asking
from readingroom.engine.event import BITS
from readingroom.engine.policy import Evaluation
from readingroom.games.biblios.auctions import Bidding
from readingroom.games.biblios.components import CHURCH, GOLD
from readingroom.games.biblios.gifts import Allocate
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.biblios.state import CENTRE, Biblios, looking, reserve

CALM: Final = 0.45  # how many points a lead must be worth when nothing more comes, as a unit
STIR: Final = 0.56  # how much each card that still comes adds to that unit, under a root
HORIZON: Final = 0  # decisions of a playout before it is judged at the next turn or auction
PROPOSALS: Final = 3  # worlds that are looked at for each that is used
TRUST: Final = 0.7  # how much is made of what others kept: players value cards differently
KEPT: Final[list[float]] = [0.0, -1.77, -1.08, -0.51, -0.39]  # by value: the logarithm of how often it is kept
KEPT_GOLD: Final[list[float]] = [-2.04, -1.14, -0.37]  # and of gold 1, 2 and 3


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

    def proposals(self) -> int:
        """Look at a few worlds for each that is used."""
        return PROPOSALS

    def belief(self, g: Biblios, seat: i64) -> float:
        """Believe that others keep what is worth keeping; what everybody has seen is the same in all worlds."""
        values = g.deck.values
        total = 0.0
        for other in range(g.seats):
            if other != seat:
                for card in g.zones[reserve(other)]:
                    kind: i64 = card
                    if kind < GOLD:
                        total += KEPT[min(values[kind], 4)]
                    elif kind < CHURCH:
                        total += KEPT_GOLD[kind - GOLD]
        return TRUST * total

    def sight(self, g: Biblios, seat: i64) -> int:
        """Tell the card that is looked at, or that is up for auction."""
        zone = looking(seat) if g.zones[looking(seat)] else CENTRE
        return g.zones[zone][0] + 1 if g.zones[zone] else 0

    def horizon(self) -> int:
        """Judge as soon as the turn or the auction is over."""
        return HORIZON

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
