"""Fair turns: where few can be served at a time, whoever was served least comes next, by address, guest and table."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import NamedTuple


class ServedTime:
    """How long each was served; who comes back after a while is treated as those who were served least."""

    def __init__(self) -> None:
        self._served: dict[str, float] = {}
        self._least = 0.0  # the starting value for newcomers

    def of(self, who: str) -> float:
        """Say how long somebody was served, in time that can be compared."""
        return max(self._served.get(who, 0.0), self._least)

    def begin(self, who: str) -> None:
        """Serve somebody: nobody who comes later is treated as if they had waited longer."""
        self._least = max(self._least, self.of(who))

    def end(self, who: str, seconds: float) -> None:
        """Note how long they were served, and forget whoever is not ahead of anybody."""
        self._served[who] = self.of(who) + seconds
        self._served = {each: served for each, served in self._served.items() if served > self._least}


class Ticket(NamedTuple):
    """Somebody who waits: for whom they are served, from the widest to the narrowest, and how they are called."""

    groups: tuple[str, ...]
    called: "asyncio.Future[int]"


class FairTurns:
    """A few slots, and a queue before them in which no address, no guest and no table can crowd out the others."""

    def __init__(self, slots: int) -> None:
        self._free = list(range(slots))
        self._waiting: list[Ticket] = []
        self._shares: list[ServedTime] = []  # one for each width of groups

    @contextlib.asynccontextmanager
    async def turn(self, *groups: str) -> AsyncIterator[int]:
        """Wait for a slot, and hold it for a while; gives its number. Groups are an address, a guest and a table."""
        self._shares += [ServedTime() for _ in range(len(self._shares), len(groups))]
        ticket = Ticket(groups, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        self._call()
        try:
            slot = await ticket.called
        except asyncio.CancelledError:
            self._withdraw(ticket)
            raise
        began = time.monotonic()
        try:
            yield slot
        finally:
            seconds = time.monotonic() - began
            for shares, group in zip(self._shares, groups):
                shares.end(group, seconds)
            self._free.append(slot)
            self._call()

    def _withdraw(self, ticket: Ticket) -> None:
        """Let somebody go who waits no more; a slot that they were just given is free again."""
        if not ticket.called.cancelled():
            self._free.append(ticket.called.result())
        self._call()

    def _call(self) -> None:
        """Call those who come next, while there are slots."""
        self._waiting = [ticket for ticket in self._waiting if not ticket.called.done()]  # drop who stopped waiting
        while self._free and self._waiting:
            ticket = min(self._waiting, key=self._served)
            self._waiting.remove(ticket)
            for shares, group in zip(self._shares, ticket.groups):
                shares.begin(group)
            ticket.called.set_result(self._free.pop())

    def _served(self, ticket: Ticket) -> list[float]:
        """Say how long they were served, the widest group first."""
        return [shares.of(group) for shares, group in zip(self._shares, ticket.groups)]
