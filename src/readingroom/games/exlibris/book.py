"""What everything does at a table: the effects of locations, and the powers and habits of special assistants."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.clause import Clause, Effect
from readingroom.engine.layout import Layout
from readingroom.engine.reason import Reason
from readingroom.engine.table import Reactions

G = TypeVar("G")  # the state of the game, which knows the book


@mypyc_attr(allow_interpreted_subclasses=True)
class TileEffect(Effect, Generic[G]):
    """What a location does, and what is different about its tile: its spaces, its cards, when it is resolved."""

    takes_bids: ClassVar[bool] = False  # its spaces are bids: one has to say which, and only a higher one is open
    ordered: ClassVar[bool] = False  # it matters on which of its free spaces an assistant is placed
    at_once: ClassVar[bool] = False  # its delayed effect comes once, for all assistants there together
    face_down: ClassVar[bool] = False  # nobody sees the cards there
    from_the_start: ClassVar[bool] = False  # with several players it lies below the town board in round one

    def why_not(self, held: i64, number: i64) -> Reason | None:
        """Say why a space cannot be taken while these are held, if it is for the location to say; 0: why none can."""
        return None

    def arrived(self, g: G, me: i64, space: i64, replacing: bool) -> None:
        """Do what an assistant's arrival brings at once, where the effect itself is delayed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits(Generic[G]):
    """How an assistant may be placed at locations, and what it does at home; special ones may have their own."""

    def spaces(self, g: G, seat: i64, tile: i64, free: i64, held: i64) -> i64:
        """Give the set of spaces of a location that it may be placed on, of those that are free or held."""
        return free

    def choosy(self) -> bool:
        """Say whether it goes to other spaces than a plain assistant."""
        return False

    def enters(self, tile: i64) -> bool:
        """Say whether it can be at a location at all."""
        return True

    def bars(self, tile: i64) -> bool:
        """Say whether, while it is at a location, no other may be placed there."""
        return False

    def why_barred(self, seat: i64, tile: i64) -> Reason | None:
        """Say so in words, of the one that belongs to this seat."""
        return None

    def why_not(self, g: G, seat: i64, tile: i64) -> Reason | None:
        """Say why it does not go to a location, if it is by its habits."""
        return None

    def home(self, usual: Effect) -> Effect:
        """Give what happens when it is placed at home, which usually is this."""
        return usual


@final
class EffectBook:
    """Every effect and power of the game; there is one for all tables, and every table has it at hand."""

    def __init__(
        self,
        again: "Callable[[], EffectBook]",
        effects: list[TileEffect[Any]],
        powers: Reactions,
        ways: list[list[Clause[Any]]],
        habits: list[Habits[Any]],
        layouts: list[Layout],
    ) -> None:
        self.again: Final = again  # finds the same book elsewhere: pickles hold no more of it
        self.effects: Final = effects  # by location, home first
        self.powers: Final = powers  # by what sets them off
        self.ways: Final = ways  # to shelve, by assistant; first without a limit, then by the most groups allowed
        self.habits: Final = habits  # by assistant
        self.layouts: Final = layouts  # the zones, by number of players
        # Sets of locations, a bit each
        self.takes_bids: Final[i64] = set_of([effect.takes_bids for effect in effects])
        self.ordered: Final[i64] = set_of([effect.ordered for effect in effects])
        self.at_once: Final[i64] = set_of([effect.at_once for effect in effects])
        self.from_the_start: Final[i64] = set_of([effect.from_the_start for effect in effects])

    def home(self, kind: i64) -> Effect:
        """Give what happens when an assistant is placed at home."""
        return self.habits[kind].home(self.effects[0])

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as where to find it."""
        return (self.again, ())


def set_of(each: list[bool]) -> int:
    """Make the set of those locations, by number, of which something is true."""
    return sum([1 << tile for tile, true in enumerate(each) if true])
