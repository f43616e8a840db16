"""How long a search may go on: a number of playouts, or a time."""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

MARGIN: Final = 0.05  # the part of a time that is left for what comes after the last playout


@final
class Budget:
    """A number of playouts, a number of seconds from now on, or both: whichever is used up first."""

    def __init__(self, seconds: float = 0.0, iterations: i64 = 0) -> None:
        self.iterations: Final = iterations  # 0: as many as there is time for
        self.seconds: Final = seconds  # 0: as long as it takes
        self._until: Final = perf_counter() + seconds * (1.0 - MARGIN) if seconds > 0.0 else 0.0
        self.made: i64 = 0
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a limit: iterations or seconds")

    def count(self) -> None:
        """Count a playout."""
        self.made += 1

    def used_up(self) -> bool:
        """Say whether no further playout is due."""
        if self.iterations > 0 and self.made >= self.iterations:
            return True
        return self._until > 0.0 and perf_counter() >= self._until
