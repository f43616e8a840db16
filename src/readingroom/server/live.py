"""The live connection: what happens at a table, told as it happens, and the moves of those who sit there."""

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from readingroom.engine.errors import Refusal
from readingroom.server import project
from readingroom.server.leaving import seated
from readingroom.server.limits import BOUNDS, address_of
from readingroom.server.log import seat_key
from readingroom.server.open_table import OpenTable
from readingroom.server.origin import same_origin
from readingroom.server.project import encode
from readingroom.server.protocol import Accepted, Alive, Beat, Closing, FromClient, FromServer, Play, Refused, Undo, Why
from readingroom.server.refusals import plain_params, refusal
from readingroom.server.room import NO_TABLE, Room, failed
from readingroom.server.seats import COOKIE
from readingroom.server.store import StoreFailed

BEAT = 10.0  # seconds between signs of life
MOST_WAITING = 200  # messages that a slow reader may be behind
MOST_LETTERS = 4096  # of a message from a client
KEY_LENGTHS = range(8, 65)
GOODBYE = 2.0  # seconds that a connection may take to close

LEFT = 1000
GOING_AWAY = 1001
FAULT = 1011
TRY_LATER = 1013
TOO_SLOW = 4008
TOO_FAST = 4029
A_REST = math.ceil(BOUNDS.messages.burst * BOUNDS.messages.every)  # seconds after which a page may talk as ever

FAREWELLS = {
    GOING_AWAY: Closing(code="restart", params={}, again=True),
    NO_TABLE: Closing(code="unreadable", params={}, again=False),
    TOO_FAST: Closing(code="too-fast", params={"wait": A_REST}, again=True),
}

LOG = logging.getLogger("readingroom")

decode = msgspec.json.Decoder(FromClient).decode
BEATING = encode(Beat())


class Connection:
    """One connection to a table: a queue of what it is told, and what it says."""

    def __init__(self, room: Room, opened: OpenTable, socket: WebSocket, guest: str, board: bool) -> None:
        self.room = room
        self.opened = opened
        self.socket = socket
        self.guest = guest  # empty for a stranger
        self.board = board
        self.name = secrets.token_hex(8)
        self.known = b""
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._over: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def tell(self, message: bytes) -> None:
        """Queue a message; a connection that falls too far behind is closed, and its page connects again."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def say(self, message: FromServer) -> None:
        """Tell a message of the protocol."""
        self.tell(encode(message))

    def end(self, code: int) -> None:
        """End the connection."""
        if not self._over.done():
            self._over.set_result(code)

    async def run(self, since: int | None) -> None:
        """Welcome, then tell and listen until one side has enough."""
        await self.room.join(self.opened, self, since)
        tasks = [asyncio.create_task(work) for work in (self._send(), self._listen(), self._beat())]
        ends: list[asyncio.Future[Any]] = [*tasks, self._over]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.depart(self.opened, self)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            for error in ended:
                if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect | OSError):
                    LOG.error("a connection ended by a fault of ours", exc_info=error)
                    self.end(FAULT)
            await self._close(self._over.result() if self._over.done() else LEFT)

    async def _close(self, code: int) -> None:
        """Close the connection politely, but do not wait for long."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError, OSError):
            if code in FAREWELLS:
                await asyncio.wait_for(self.socket.send_text(encode(FAREWELLS[code]).decode()), GOODBYE)
            if self.socket.application_state is WebSocketState.CONNECTED:
                await asyncio.wait_for(self.socket.close(code), GOODBYE)

    async def _send(self) -> None:
        """Send what is in the queue."""
        while True:
            message = await self._waiting.get()
            await self.socket.send_text(message.decode())

    async def _beat(self) -> None:
        """Give a sign of life every few seconds."""
        while True:
            await asyncio.sleep(BEAT)
            self.tell(BEATING)

    async def _listen(self) -> None:
        """Answer every message, one after the other."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._answer(message.get("text"))

    async def _answer(self, text: str | None) -> None:
        """Do what a message asks for, or say why not; a message that cannot be read changes nothing."""
        key = ""
        try:
            if not self.room.limits.message(self.name):
                self.end(TOO_FAST)
                return
            said = read(text)
            if isinstance(said, Alive):
                self.tell(BEATING)
                return
            if isinstance(said, Why):
                self.say(project.because(self.opened.table, self.opened.table.seat_of(self.guest), said))
                return
            key = said.key
            await self._do(said)
        except Refusal as no:
            self._refuse(key, no)
        except StoreFailed as error:
            self._refuse(key, failed(error))

    async def _do(self, said: Play | Undo) -> None:
        """Play or take back; the answer is in the queue before anybody is told what happened."""
        seat = seated(self.opened.table, self.guest)
        if self.opened.table.chairs[seat].bot:
            raise refusal("handed")
        done = self._accept(said.key)
        new = seat_key(seat, said.key) not in self.opened.table.keys  # what is in the log already is only acknowledged
        if isinstance(said, Play):
            if new:
                self.room.limits.move(self.guest)
            await self.room.play(self.opened, seat, said.prompt, said.action, said.key, done)
        else:
            if new:
                self.room.limits.undo(self.guest)
            await self.room.undo(self.opened, seat, said.number, said.key, done)

    def _accept(self, key: str) -> Callable[[int], None]:
        """Make the acknowledgement of a move, for when it is on disk."""
        return lambda number: self.say(Accepted(key=key, number=number))

    def _refuse(self, key: str, no: Refusal) -> None:
        """Say why something was not done, and how the table stands."""
        table = self.opened.table
        now = project.now(table, table.seat_of(self.guest), self.board)
        self.say(Refused(key=key, code=no.code, params=plain_params(no), now=now))


def read(text: str | None) -> FromClient:
    """Read a message from a client."""
    if text is None:
        raise refusal("bad-message", why="it is not text")
    if len(text) > MOST_LETTERS:
        raise refusal("bad-message", why=f"it is longer than {MOST_LETTERS} letters")
    try:
        said: FromClient = decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refusal("bad-message", why=str(error)[:200]) from error
    if isinstance(said, Play | Undo) and len(said.key) not in KEY_LENGTHS:
        raise refusal("bad-message", why=f"a key has {KEY_LENGTHS[0]} to {KEY_LENGTHS[-1]} letters")
    return said


async def live(socket: WebSocket) -> None:
    """Serve one live connection."""
    room: Room = socket.app.state.room
    if room.closing or not same_origin(socket.headers):
        await socket.close()  # before it is accepted: refused with 403
        return
    await socket.accept()
    try:
        with contextlib.suppress(WebSocketDisconnect):
            await welcome(room, socket)
    except Refusal as no:
        await turn_away(socket, Closing(code=no.code, params=plain_params(no), again=False), NO_TABLE)
    except StoreFailed as error:
        await turn_away(socket, Closing(code=failed(error).code, params={}, again=True), TRY_LATER)


async def turn_away(socket: WebSocket, why: Closing, code: int) -> None:
    """Say why there is no connection, and close it."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
        await socket.send_text(encode(why).decode())
        await socket.close(code)


async def welcome(room: Room, socket: WebSocket) -> None:
    """Connect somebody to a table until one side has enough, or say why that cannot be done."""
    guest = await room.people.find(socket.cookies.get(COOKIE))
    me = "" if guest is None else guest.guest
    with room.limits.line(me, address_of(socket.client)):
        opened = await room.open(socket.path_params["table"])
        connection = Connection(room, opened, socket, me, socket.query_params.get("board") == "yes")
        socket.app.state.connections.add(connection)
        if room.closing:
            connection.end(GOING_AWAY)
        try:
            await connection.run(read_since(socket.query_params.get("since")))
        finally:
            socket.app.state.connections.discard(connection)


def read_since(text: str | None) -> int | None:
    """Read the number of the last entry that a client saw; none for what is no number."""
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 10 else None
