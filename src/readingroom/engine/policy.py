"""What plays and judges inside imagined worlds: a quick policy for playouts, an evaluation of who will win, worlds."""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.chance import Chance
from readingroom.engine.table import Table

G = TypeVar("G", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[G]):
    """A quick player inside a world: it may look at the whole world, which is imagined, and plays at random here."""

    def choose(self, g: G, seat: i64, options: list[int], chance: Chance) -> i64:
        """Choose one of the options of a seat; there is at least one."""
        return options[chance.below(len(options))]

    def weights(self, g: G, seat: i64, options: list[int]) -> list[float]:
        """Say how likely each option is to be a good one, as shares of one: where a search looks first."""
        return [1.0 / len(options)] * len(options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[G]):
    """A judge of a world as it stands: it gives every seat the same chances here."""

    def chances(self, g: G) -> list[float]:
        """Say for each seat what share of the win it can expect; they add up to one."""
        seats = int(g.seats)
        return [1.0 / seats] * seats

    def proposals(self) -> int:
        """Say how many worlds to weigh by `belief` for each one that a search uses; 0: all are equally likely."""
        return 0

    def belief(self, g: G, seat: i64) -> float:
        """Say how well a world agrees with what the other seats did, as a logarithm; only differences matter."""
        return 0.0

    def sight(self, g: G, seat: i64) -> int:
        """Give a hash of what a seat considers when it chooses, besides its options."""
        return 0

    def horizon(self) -> int:
        """Say how many decisions a playout makes before it is evaluated; -1: it goes on to the end of the game."""
        return -1

    def settled(self, g: G) -> bool:
        """Say whether the position is quiet enough to evaluate; a search plays on until it is."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Imaginer(Generic[G]):
    """A source of worlds that fit one view: what the view fixes is worked out once."""

    def world(self, chance: Chance) -> G:
        """Make a whole state that fits the view, in which no events are made."""
        raise NotImplementedError


def shares(standings: list[tuple[int, ...]]) -> list[float]:
    """Share one win among the seats that stand highest."""
    best = max(standings)
    winners: Final = sum(1 for each in standings if each == best)
    return [1.0 / winners if each == best else 0.0 for each in standings]
