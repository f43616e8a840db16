"""The server as a process: one socket, one event loop, and a goodbye to everybody at the end."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from readingroom.server.app import application, say_goodbye
from readingroom.server.bot_turns import PACE, strokes_of
from readingroom.server.bots import Workers
from readingroom.server.connections import BACKLOG, Connections, most_connections, protocols
from readingroom.server.limits import BOUNDS, Bounds
from readingroom.server.live import MOST_LETTERS
from readingroom.server.quiet import keep_quiet
from readingroom.server.room import Room
from readingroom.server.sqlite import SqliteStore

FILE = "readingroom.sqlite"
GRACE = 5  # seconds that open requests may take when the server ends


class Server(uvicorn.Server):
    """A server that says when it is ready, and goodbye before it goes."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End, after a goodbye."""
        app: Any = self.config.app
        say_goodbye(app)
        clock = asyncio.get_running_loop().time
        until = clock() + GRACE
        while app.state.connections and not self.force_exit and clock() < until:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def serve(
    listening: socket.socket, folder: Path, ready: Callable[[], None], pace: float = PACE, bounds: Bounds = BOUNDS
) -> None:
    """Serve on a socket until somebody ends it; the store is a file in the folder."""
    workers = Workers(max(1, min(2, (os.cpu_count() or 1) - 1)))
    room = Room(SqliteStore(folder / FILE), workers, strokes_of(pace), bounds=bounds)
    keep_quiet()
    with contextlib.suppress(KeyboardInterrupt):
        Server(configured(application(room), bounds), ready).run([listening])


def configured(app: Starlette, bounds: Bounds = BOUNDS, **more: Any) -> uvicorn.Config:
    """Say how an application is served: quietly, and with small messages only."""
    return uvicorn.Config(
        app,
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
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle on
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
