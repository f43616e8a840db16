"""Comings and goings at a table: told at most once a second, however many there are, but always the last."""

import asyncio
import math
from collections.abc import Callable

GAP = 1.0  # seconds


class OnceASecond:
    """Decides when to tell what is new: at once after a quiet second, else when the second is over."""

    def __init__(self) -> None:
        self._last = -math.inf
        self._timer: asyncio.TimerHandle | None = None

    def soon(self, tell: Callable[[], None]) -> None:
        """Have the news told as soon as possible; whoever tells it reports back with `told`."""
        if self._timer is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self._last + GAP - loop.time()
        if wait <= 0:
            tell()
        else:
            self._timer = loop.call_later(wait, tell)

    def told(self) -> None:
        """Note that everybody has just been told everything."""
        self._last = asyncio.get_running_loop().time()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
