"""What everything does at a table: the effects of locations, and the powers and habits of special assistants."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.clause import Clause, Effect
from readingroom.engine.table import Reactions

G = TypeVar("G")  # the state of the game, which knows the book


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

    def home(self, usual: Effect) -> Effect:
        """Give what happens when it is placed at home, which usually is this."""
        return usual


@final
class Book:
    """Every effect and power of the game; there is one for all tables, and every table has it at hand."""

    def __init__(
        self,
        again: "Callable[[], Book]",
        effects: list[Effect],
        powers: Reactions,
        ways: list[list[Clause[Any]]],
        habits: list[Habits[Any]],
    ) -> None:
        self.again: Final = again  # finds the same book elsewhere: pickles hold no more of it
        self.effects: Final = effects  # by location, home first
        self.powers: Final = powers  # by what sets them off
        self.ways: Final = (
            ways  # to shelve a card, by assistant: without a limit first, then by the most groups allowed
        )
        self.habits: Final = habits  # by assistant

    def home(self, kind: i64) -> Effect:
        """Give what happens when an assistant is placed at home."""
        return self.habits[kind].home(self.effects[0])

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as where to find it."""
        return (self.again, ())
