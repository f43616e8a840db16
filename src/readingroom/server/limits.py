"""Limits: how much one guest, or one address, may do in a while; whoever is over one is told how long to wait."""

import contextlib
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from typing import NamedTuple

from readingroom.server.refusals import refusal

Clock = Callable[[], float]


class Rate(NamedTuple):
    """So many at once, and then one more every so many seconds."""

    burst: int
    every: float


MANY = 1_000_000_000
ROUNDING = 1e-6  # seconds by which sums of times may be off


class Meter:
    """Counts what each guest or address does, and says how long they have to wait once it is too much."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self._rested: OrderedDict[str, float] = OrderedDict()  # by who: when they may do a whole burst again

    def wait(self, who: str) -> float:
        """Count one more and give 0, or give the seconds to wait for it and count nothing."""
        now = self.clock()
        self._forget(now)
        rested = max(self._rested.get(who, now), now) + self.rate.every
        wait = rested - now - self.rate.burst * self.rate.every
        if wait > ROUNDING:
            return wait
        self._rested[who] = rested
        self._rested.move_to_end(who)
        return 0.0

    def _forget(self, now: float) -> None:
        """Forget those who did nothing for so long that they may do a whole burst again."""
        while self._rested:
            who, rested = next(iter(self._rested.items()))
            if rested > now:
                return
            del self._rested[who]


class Held:
    """Counts what each guest or address holds at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def take(self, who: str) -> bool:
        """Take one more, if that is not too many; says whether it was taken."""
        if self._held[who] >= self.most:
            return False
        self._held[who] += 1
        return True

    def give_back(self, who: str) -> None:
        """Release one of those that somebody holds."""
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]


class Bounds(NamedTuple):
    """All bounds of a server."""

    requests: Rate = Rate(300, 0.05)  # below /api, from an address
    files: Rate = Rate(3000, 0.005)  # pages and what they are made of: a first visit takes dozens, a later one few
    guests: Rate = Rate(120, 5.0)  # new ones, from an address
    tables: Rate = Rate(12, 15.0)  # new ones, of a guest
    tables_of_address: Rate = Rate(120, 3.0)
    changes: Rate = Rate(40, 1.0)  # other requests of a guest that change something
    moves: Rate = Rate(100, 0.1)
    undos: Rate = Rate(60, 0.5)  # a whole turn at once
    messages: Rate = Rate(120, 0.05)  # anything said on a live connection
    lines: int = 40  # live connections of a guest
    lines_of_address: int = 250
    connections: int = 400  # of any kind, from an address


BOUNDS = Bounds()
UNBOUNDED = Bounds._make(Rate(MANY, 0.0) if isinstance(bound, Rate) else MANY for bound in BOUNDS)


class Limits:
    """What a server counts, and when it refuses."""

    def __init__(self, bounds: Bounds = BOUNDS, clock: Clock = time.monotonic) -> None:
        self.bounds = bounds
        rates = {name: bound for name, bound in bounds._asdict().items() if isinstance(bound, Rate)}
        self._meters = {name: Meter(rate, clock) for name, rate in rates.items()}
        self._lines = Held(bounds.lines)
        self._lines_of_address = Held(bounds.lines_of_address)

    def request(self, address: str) -> None:
        """Count a request, or refuse it."""
        self._count("requests", address, "too-fast")

    def file(self, address: str) -> None:
        """Count a request for a page or for one of its files, or refuse it."""
        self._count("files", address, "too-fast")

    def guest(self, address: str) -> None:
        """Count a new guest, or refuse to let them in."""
        self._count("guests", address, "too-many-guests")

    def table(self, guest: str, address: str) -> None:
        """Count a new table, or refuse to open it."""
        self._count("tables", guest, "too-many-tables")
        self._count("tables_of_address", address, "too-many-tables")

    def change(self, guest: str) -> None:
        """Count a request that changes something, or refuse it."""
        self._count("changes", guest, "too-fast")

    def move(self, guest: str) -> None:
        """Count a move, or refuse it."""
        self._count("moves", guest, "too-fast")

    def undo(self, guest: str) -> None:
        """Count an undo, or refuse it."""
        self._count("undos", guest, "too-fast")

    def message(self, line: str) -> bool:
        """Count a message on a live connection, and say whether there are still few enough."""
        return self._meters["messages"].wait(line) == 0

    @contextlib.contextmanager
    def line(self, guest: str, address: str) -> Iterator[None]:
        """Count a live connection while it lasts, or refuse it; strangers are counted by their address alone."""
        with contextlib.ExitStack() as ends:
            for held, who in ((self._lines, guest), (self._lines_of_address, address)):
                if who and not held.take(who):
                    raise refusal("too-many-lines", most=held.most)
                if who:
                    ends.callback(held.give_back, who)
            yield

    def _count(self, name: str, who: str, code: str) -> None:
        """Count one more of something, or refuse it with the seconds to wait."""
        wait = self._meters[name].wait(who)
        if wait > 0:
            raise refusal(code, wait=math.ceil(wait))


def address_of(client: tuple[str, int] | None) -> str:
    """Give the address of a client as it is counted: of the newer kind, the whole network that a household has."""
    if client is None:
        return ""
    try:
        address = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ipaddress.ip_network((address, 64), strict=False))
    return str(address)
