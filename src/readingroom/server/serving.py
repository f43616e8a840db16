"""The server as a process: its sockets, one event loop, and a goodbye to everybody at the end."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from readingroom.engine.errors import Refusal
from readingroom.server.app import application, say_goodbye
from readingroom.server.bot_turns import PACE, strokes_of
from readingroom.server.bots import Workers
from readingroom.server.connections import BACKLOG, Connections, most_connections, protocols
from readingroom.server.door import Door
from readingroom.server.hostnames import plain_name
from readingroom.server.limits import BOUNDS, Bounds
from readingroom.server.live import GOING_AWAY, MOST_LETTERS, Connection
from readingroom.server.quiet import keep_quiet
from readingroom.server.room import Room
from readingroom.server.sqlite import SqliteStore

FILE = "readingroom.sqlite"
OPEN = "open-to-network"  # a file that is there while friends in the network may come in
GRACE = 5  # seconds that open requests may take when the server ends
FAREWELL = 0.2  # seconds in which those who have to go are told so


class Server(uvicorn.Server):
    """A server that says when it is ready, listens at further addresses on demand, and says goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], friends: bool = False) -> None:
        super().__init__(config)
        self.ready = ready
        self.friends = friends  # open the room to the network at once
        self._further: dict[str, asyncio.Server] = {}  # by address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            app: Any = self.config.app
            door: Door = app.state.door
            door.listener = self
            if self.friends or door.was_open:
                with contextlib.suppress(Refusal):  # there is no network; who is at this computer can play, and is told
                    await door.turn(True, remember=False)
            self.ready()

    async def listen_at(self, address: str, port: int) -> None:
        """Serve at one more address of this computer."""
        listening = listen(address, port)
        self._further[address] = await asyncio.get_running_loop().create_server(
            self._connected, sock=listening, backlog=self.config.backlog
        )
        self.servers.append(self._further[address])

    def _connected(self) -> asyncio.Protocol:
        """Make what speaks with one client, as uvicorn does for the first socket."""
        make: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol

    async def leave(self, address: str) -> None:
        """Stop serving at an address: nobody can connect there any more, and whoever did is disconnected."""
        server = self._further.pop(address)
        self.servers.remove(server)
        server.close()
        app: Any = self.config.app
        live: set[Connection] = app.state.connections
        for connection in list(live):
            if is_end(connection.socket.scope["server"], address):
                connection.end(GOING_AWAY)
        await asyncio.sleep(FAREWELL)
        for connected in list(self.server_state.connections):
            if is_end(getattr(connected, "server", None), address):
                connected.shutdown()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End, after a goodbye."""
        app: Any = self.config.app
        say_goodbye(app)
        clock = asyncio.get_running_loop().time
        until = clock() + GRACE
        while app.state.connections and not self.force_exit and clock() < until:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def is_end(end: tuple[str, int | None] | None, address: str) -> bool:
    """Say whether our end of a connection is at an address."""
    return end is not None and plain_name(end[0]) == plain_name(address)


def serve(
    listening: socket.socket,
    folder: Path,
    ready: Callable[[], None],
    pace: float = PACE,
    bounds: Bounds = BOUNDS,
    door: Door | None = None,
    friends: bool = False,
) -> None:
    """Serve on a socket until somebody ends it, for friends in the network too; the store is a file in the folder."""
    workers = Workers(max(1, min(2, (os.cpu_count() or 1) - 1)))
    room = Room(SqliteStore(folder / FILE), workers, strokes_of(pace), bounds=bounds)
    keep_quiet()
    with contextlib.suppress(KeyboardInterrupt):
        config = configured(application(room, door), bounds, proxy_headers=door is not None and door.behind_proxy)
        Server(config, ready, friends).run([listening])


def configured(app: Starlette, bounds: Bounds = BOUNDS, proxy_headers: bool = False, **more: Any) -> uvicorn.Config:
    """Say how an application is served: quietly, and with small messages only.

    Who asks is believed only from a proxy that was named (`proxy_headers`): anybody can write such headers.
    """
    return uvicorn.Config(
        app,
        proxy_headers=proxy_headers,
        log_level="warning",
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        **protocols(Connections(most_connections(), bounds.connections)),
        ws_max_size=4 * MOST_LETTERS,
        timeout_graceful_shutdown=GRACE,
        **more,
    )


def listen(host: str, port: int, others: int = 0) -> socket.socket:
    """Open a socket on a port, or on one of so many after it if that is taken."""
    for each in range(port, port + others + 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # unnamed, asyncio leaves Nagle on
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, each))
            found.listen(socket.SOMAXCONN)
        except OSError:
            found.close()
            if each == port + others:
                raise
        else:
            found.set_inheritable(False)
            return found
    raise AssertionError("there is at least one port to try")
