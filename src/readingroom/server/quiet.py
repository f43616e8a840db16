"""A quiet log: what is said again and again is said a few times a minute, with how often it was left out."""

import logging
import time
from collections.abc import Callable

MOST = 5  # of the same kind
A_WHILE = 60.0  # seconds
LOGGERS = ("readingroom", "uvicorn.error", "asyncio")


class Quiet(logging.Filter):
    """Lets a few messages of each kind through in a while; a kind is a message without its values."""

    def __init__(self, most: int = MOST, a_while: float = A_WHILE, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.most = most
        self.a_while = a_while
        self.clock = clock
        self._said: dict[object, tuple[float, int]] = {}  # by kind: since when, and how often

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a message is let through; after a pause, the first says how many were not."""
        now, kind = self.clock(), (record.name, record.levelno, record.msg)
        since, times = self._said.get(kind, (now, 0))
        if now - since >= self.a_while:
            if times > self.most:
                record.msg = f"{record.msg} (and {times - self.most} more of the kind)"
            since, times = now, 0
            self._forget(now)
        self._said[kind] = (since, times + 1)
        return times < self.most

    def _forget(self, now: float) -> None:
        """Forget kinds that were not said for a while: there may be very many."""
        self._said = {kind: said for kind, said in self._said.items() if now - said[0] < self.a_while}


def keep_quiet() -> None:
    """Keep the logs of the server quiet."""
    quiet = Quiet()
    for name in LOGGERS:
        logging.getLogger(name).addFilter(quiet)
