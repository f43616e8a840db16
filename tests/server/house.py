"""A server to test: it runs in a thread, on a free port, with bots that think in place; and guests who come to it."""

import contextlib
import pickle
import random
import secrets
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from readingroom.engine.view import View
from readingroom.server.app import application
from readingroom.server.bot_turns import strokes_of
from readingroom.server.bots import Workers, think
from readingroom.server.door import Door
from readingroom.server.limits import UNBOUNDED, Bounds
from readingroom.server.protocol import Accepted, Beat, FromServer, Now, Play, Refused, Seats, TableInfo, Welcome, Went
from readingroom.server.room import Room
from readingroom.server.serving import FILE, Server, configured, listen
from readingroom.server.sqlite import SqliteStore

PATIENCE = 20.0
AT_THE_END = contextlib.ExitStack()  # what is closed when the house is: clients and lines
read = msgspec.json.Decoder(FromServer).decode  # strict: a field that is not in the protocol is an error


class InPlace(Workers):
    """Bots that think in the server itself: quick to start, for tests."""

    async def choose(self, game: str, bot: str, view: View, deck: str = "", groups: Sequence[str] = ()) -> int:
        return think(game, bot, pickle.dumps(view), secrets.randbits(62), deck)


class House:
    """A server on a free port."""

    def __init__(
        self,
        folder: Path,
        pace: float = 0.0,
        every: float = 3.0,
        bounds: Bounds = UNBOUNDED,
        workers: Workers | None = None,
        **settings: Any,
    ) -> None:
        self.room = Room(SqliteStore(folder / FILE), workers or InPlace(), strokes_of(pace), every, bounds)
        listening = listen("127.0.0.1", 0)
        self.port: int = listening.getsockname()[1]
        self.app = application(self.room, Door(self.port))
        self.address = f"http://127.0.0.1:{self.port}"
        ready = threading.Event()
        self.server = Server(configured(self.app, bounds, **settings), ready.set)
        self.thread = threading.Thread(target=self.server.run, args=([listening],), daemon=True)
        self.thread.start()
        assert ready.wait(PATIENCE)

    def close(self) -> None:
        """Shut down as at Ctrl-C."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextlib.contextmanager
def house(folder: Path, **settings: Any) -> Iterator[House]:
    """Open a house for a while."""
    opened = House(folder, **settings)
    try:
        yield opened
    finally:
        opened.close()
        AT_THE_END.close()


class Guest:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str = "", token: str = "") -> None:
        self.address = address
        self.http = AT_THE_END.enter_context(httpx.Client(base_url=address, timeout=PATIENCE))
        if token:
            self.http.cookies.set("reader", token)
        self.http.get("/api/me").raise_for_status()
        self.token = token or self.http.cookies["reader"]
        if name:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    def ask(self, method: str, path: str, **values: Any) -> Any:
        """Make a request and give the answer, which has to be a good one."""
        answer = self.http.request(method, path, json=values or None)
        answer.raise_for_status()
        return answer.json()

    def open(self, *seats: str, game: str = "biblios", **options: str) -> TableInfo:
        """Open a table, of Biblios unless another game is named."""
        found = self.ask("POST", "/api/tables", game=game, seats=list(seats), options=options)
        return msgspec.convert(found, TableInfo)

    def sit(self, table: str, seat: int | None = None) -> TableInfo:
        """Sit down."""
        return msgspec.convert(self.ask("POST", f"/api/tables/{table}/sit", seat=seat), TableInfo)

    def again(self, table: str) -> TableInfo:
        """Play again after the end."""
        return msgspec.convert(self.ask("POST", f"/api/tables/{table}/again"), TableInfo)

    def look(self, table: str) -> TableInfo:
        """Look at a table."""
        return msgspec.convert(self.ask("GET", f"/api/tables/{table}"), TableInfo)

    def live(self, table: str, since: int | str | None = None, board: bool = False) -> "Line":
        """Connect to a table, with the whole of it in words if one wishes."""
        return Line(self.address, table, self.token, since, board)


class Line:
    """A live connection, as a client has it."""

    def __init__(
        self, address: str, table: str, token: str, since: int | str | None = None, board: bool = False
    ) -> None:
        query = f"?board={'yes' if board else 'no'}" + ("" if since is None else f"&since={since}")
        self.table = table
        self.raw: list[str] = []  # every frame that came
        entrance = connect(
            f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live{query}",
            additional_headers={"cookie": f"reader={token}"} if token else {},
            close_timeout=0.5,
        )
        self.socket: ClientConnection = AT_THE_END.enter_context(entrance)
        self.number = -1  # of the last entry that was seen
        self.now: Now | None = None

    def hear(self, patience: float = PATIENCE) -> FromServer:
        """Wait for the next message, a sign of life aside."""
        until = time.monotonic() + patience
        while True:
            text = str(self.socket.recv(max(until - time.monotonic(), 0.0)))
            self.raw.append(text)
            message: FromServer = read(text)
            if isinstance(message, Welcome | Went | Refused):
                self.now = message.now
                self.number = message.now.number
            if not isinstance(message, Beat):
                return message

    def welcome(self) -> Welcome:
        """Wait for the welcome."""
        message = self.hear()
        assert isinstance(message, Welcome)
        return message

    def went(self) -> Went:
        """Wait until the table goes on."""
        while True:
            message = self.hear()
            if isinstance(message, Went):
                return message
            assert isinstance(message, Seats | Accepted), message

    def answer(self, *kinds: type[Any]) -> Any:
        """Wait for the answer to what was said."""
        while True:
            message = self.hear()
            if isinstance(message, kinds or (Accepted, Refused)):
                return message

    def say(self, message: Any) -> None:
        """Say something, as the protocol has it or as it is."""
        self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    def play(self, action: str | None = None, prompt: int | None = None, key: str | None = None) -> Play:
        """Answer the open prompt with an action; without one, with any."""
        if prompt is None or action is None:
            assert self.now is not None
            assert self.now.prompt is not None
            prompt = self.now.prompt.id if prompt is None else prompt
            action = random.choice(self.now.prompt.options) if action is None else action
        said = Play(key=key or secrets.token_hex(8), prompt=prompt, action=action)
        self.say(said)
        return said

    def until_asked(self) -> Now:
        """Wait until a prompt is open or the game is over."""
        while self.now is None or not (self.now.prompt or self.now.result):
            self.hear()
        return self.now

    def close(self) -> None:
        """Hang up."""
        self.socket.close()


def play_out(lines: list[Line], pick: random.Random, most: int = 5000) -> int:
    """Let clients answer whatever they are asked, at random, until the game is over; gives the number of moves."""
    for line in lines:
        if line.now is None:
            line.welcome()
    for moves in range(most):
        line = next(each for each in lines if each.now and (each.now.prompt or each.now.result))
        assert line.now is not None
        if line.now.result:
            return moves
        assert line.now.prompt is not None
        said = line.play(sober(line.now.prompt.options, pick))
        answer = line.answer(Accepted, Refused)
        assert isinstance(answer, Accepted), answer
        assert answer.key == said.key
        for each in lines:
            while each.number < answer.number:
                each.hear()
    raise AssertionError("the game does not end")


def sober(options: list[str], pick: random.Random) -> str:
    """Choose an option; where there are very many, mostly one of the first, so that auctions end."""
    return pick.choice(options[:4] if len(options) > 8 and pick.random() < 0.9 else options)


def table_of_friends(house: House, seats: int) -> tuple[str, list[Guest], list[Line]]:
    """Seat friends at a table and connect them."""
    guests = [Guest(house.address, f"Guest {seat}") for seat in range(seats)]
    table = guests[0].open("me", *["open"] * (seats - 1), first="0").table
    for guest in guests[1:]:
        guest.sit(table)
    return table, guests, [guest.live(table) for guest in guests]


def play_alone(line: Line, pick: random.Random) -> None:
    """Play against bots to the end."""
    line.welcome()
    while not (now := line.until_asked()).result:
        assert now.prompt is not None
        line.play(sober(now.prompt.options, pick))
        assert isinstance(line.answer(Accepted, Refused), Accepted)
        line.went()
