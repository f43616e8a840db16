"""The door: who can come into the room, and by which names. Only this computer, or everybody in its network too."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from starlette.requests import HTTPConnection

from readingroom.server.hostnames import Given, Host, is_loopback, own_names, plain_name, read_host, written
from readingroom.server.network import network_addresses
from readingroom.server.refusals import refusal

PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host", "via")  # by these a proxy is known

LOG = logging.getLogger("readingroom")


class Listener(Protocol):
    """What serves the room; it can begin and cease to serve at further addresses while it runs."""

    async def listen_at(self, address: str, port: int) -> None:
        """Serve at one more address of this computer; an OSError says why that cannot be."""

    async def leave(self, address: str) -> None:
        """Serve no longer at that address, and end all connections to it."""


class Door:
    """Lets only this computer in, or its network too; knows the names by which the room is reached."""

    def __init__(
        self, port: int = 0, given: Sequence[Given] = (), everywhere: bool = False, note: Path | None = None
    ) -> None:
        self.port = port
        self.given = tuple(given)  # names that were given at the start
        self.everywhere = everywhere  # the room listens at every address of this computer from the start
        self._note = note  # a file that is there while the switch is on, so that it is on after a restart
        self.listener: Listener | None = None  # none if the room cannot be opened while it runs
        self._at = network_addresses() if everywhere else []  # addresses in the network at which others come in
        self._changing = asyncio.Lock()
        self._names = frozenset(each.host.name for each in given)

    @property
    def open(self) -> bool:
        """Other computers than this one can come in."""
        return self.everywhere or bool(self.given) or bool(self._at)

    @property
    def has_switch(self) -> bool:
        """It can be opened and closed, as nobody decided at the start who comes in."""
        return self.listener is not None and not self.everywhere and not self.given

    @property
    def was_open(self) -> bool:
        """The switch was on when the room was last open."""
        return self.has_switch and self._note is not None and self._note.exists()

    @property
    def behind_proxy(self) -> bool:
        """One of the names that were given is that of a proxy, which tells us who asks."""
        return any(each.scheme for each in self.given)

    def knows(self, host: str, here: str) -> bool:
        """Say whether the room is called what a request calls it; `here` is our end of the connection.

        A page of another name could let its name lead to us, and then read all that is ours (DNS rebinding).
        The port may be any: that of a tunnel differs from ours, and no page can choose it.
        """
        asked = read_host(host)
        if asked is None:
            return False
        if is_loopback(asked.name) or asked.name in self._names:
            return True
        return (self.everywhere or bool(self._at)) and (asked.name == plain_name(here) or asked.name in own_names())

    def addresses(self) -> list[str]:
        """Give the addresses by which others come in, the best first."""
        given = [each.address(self.port) for each in self.given]
        return given + [f"http://{written(Host(address, self.port))}" for address in self._at]

    async def turn(self, wish: bool, remember: bool = True) -> None:
        """Open the room to the network, or close it again; as it is now, it is after a restart too."""
        async with self._changing:
            wanted = await asyncio.to_thread(network_addresses) if wish else []
            await self._listen_only_at(wanted)
            if wish and not self._at:
                raise refusal("no-network")
            if remember:
                self._remember(wish)

    def _remember(self, wish: bool) -> None:
        """Note whether the switch is on; where nothing can be noted it is off after a restart, as it always was."""
        if self._note is None:
            return
        with contextlib.suppress(OSError):
            if wish:
                self._note.touch()
            else:
                self._note.unlink(missing_ok=True)

    async def look_again(self) -> None:
        """Follow this computer into another network if the room is open; without a network, stay as it is."""
        async with self._changing:
            wanted = await asyncio.to_thread(network_addresses) if self._at else []
            if wanted and self.everywhere:
                self._at = wanted
            elif wanted:
                await self._listen_only_at(wanted)

    async def _listen_only_at(self, wanted: list[str]) -> None:
        """Listen at these addresses of the network, as far as possible, and at no others."""
        assert self.listener is not None
        for address in [each for each in self._at if each not in wanted]:
            self._at.remove(address)
            await self.listener.leave(address)
        for address in [each for each in wanted if each not in self._at]:
            try:
                await self.listener.listen_at(address, self.port)
                self._at.append(address)
            except OSError as error:
                LOG.warning("the room cannot be opened at %s: %s", address, error)
        self._at.sort(key=wanted.index)


def at_this_computer(connection: HTTPConnection) -> bool:
    """Say whether somebody asks who sits at this computer: from it, by a name that means it, and through no proxy."""
    client, server = connection.client, connection.scope.get("server")
    host = read_host(connection.headers.get("host", ""))
    if client is None or server is None or host is None:
        return False
    if any(name in connection.headers for name in PASSED_ON):
        return False
    return is_loopback(client.host) and is_loopback(server[0]) and is_loopback(host.name)
