"""Connections: how many there may be, in all and from one address, and which are hung up on."""

import asyncio
import logging
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from readingroom.server.limits import Held, address_of

try:
    import resource
except ImportError:  # not on Windows, which has no such limit
    resource = None  # type: ignore[assignment]

SILENCE = 20.0  # seconds that a request may take to arrive
MOST_FILES = 16_384  # what we ask the system for, where it lets us
BACKLOG = 32  # connections that are accepted at one go
OWN_FILES = 200  # kept for those that are just being accepted, the store, the bots and the pages
LOG = logging.getLogger("readingroom")


class Connections:
    """Counts connections, so that the server never runs out of files and no address takes all there are."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self._all = Held(most)
        self._addresses = Held(most_of_address)
        self._inside: dict[asyncio.BaseTransport, str] = {}

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Let a connection in, unless there are too many."""
        address = address_of(transport.get_extra_info("peername"))
        if not self._all.take(""):
            LOG.warning("too many connections (%s): refusing more", self._all.most)
            return False
        if not self._addresses.take(address):
            self._all.give_back("")
            LOG.warning("too many connections from one address (%s): refusing more", address)
            return False
        self._inside[transport] = address
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection that has ended."""
        address = self._inside.pop(transport, None)
        if address is not None:
            self._addresses.give_back(address)
            self._all.give_back("")


def protocols(counted: Connections) -> dict[str, Any]:
    """Give the protocols of uvicorn with their connections counted."""
    return {"http": requests_of(counted), "ws": lines_of(counted)}


def requests_of(counted: Connections) -> type[H11Protocol]:
    """Give the protocol of requests; a connection that is silent for too long is closed."""

    class Requests(H11Protocol):
        """Requests, each of which has to arrive in time."""

        _silence: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if counted.enter(transport):
                self._await_request()
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            counted.leave(self.transport)
            if self._silence is not None:
                self._silence.cancel()
            super().connection_lost(exc)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._await_request()

        def _await_request(self) -> None:
            if self._silence is not None:
                self._silence.cancel()
            self._silence = self.loop.call_later(SILENCE, self._hang_up_on_silence)

        def _hang_up_on_silence(self) -> None:
            upgraded = self.transport.get_protocol() is not self
            if not upgraded and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
                self.transport.abort()

    return Requests


def lines_of(counted: Connections) -> type[WebSocketsSansIOProtocol]:
    """Give the protocol of live connections; uvicorn closes those that do not answer a ping."""

    class Lines(WebSocketsSansIOProtocol):
        """Live connections."""

        def connection_lost(self, exc: Exception | None) -> None:
            counted.leave(self.transport)
            super().connection_lost(exc)

    return Lines


def most_connections() -> int:
    """Ask the system for enough open files, and say how many connections that allows."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(files - OWN_FILES, files // 4)
