"""The server killed in mid-game, again and again: no acknowledged move is lost, and the game goes on."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from readingroom.server.protocol import Accepted, Play, Refused
from tests.cli.command import COMMAND, environment
from tests.server.house import AT_THE_END, PATIENCE, Guest, Line, sober

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")]


class Process:
    """A server as a user starts it."""

    def __init__(self, folder: Path) -> None:
        command = [*COMMAND, "serve", "--json", "--port", "0", "--pace", "0", "--no-limits", "--folder", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(folder))
        assert self.process.stdout is not None
        self.address: str = json.loads(self.process.stdout.readline())["address"].rstrip("/")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End the process, without a warning unless another way is asked for."""
        os.kill(self.process.pid, how)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def process(folder: Path) -> Iterator[Process]:
    """Start a server, and see to it that it ends."""
    started = Process(folder)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.kill()
        AT_THE_END.close()


class Player:
    """A client that plays on and on, and remembers what was acknowledged and what was not."""

    def __init__(self, table: str, tokens: list[str], seed: int) -> None:
        self.table = table
        self.tokens = tokens
        self.pick = random.Random(seed)
        self.accepted: dict[int, tuple[Play, int]] = {}  # by number of the entry: the move and its seat
        self.open: tuple[Play, int] | None = None

    def run(self, address: str) -> None:
        """Play until the connection breaks or the game is over."""
        with contextlib.suppress(ConnectionClosed, OSError, EOFError, TimeoutError):
            lines = [Line(address, self.table, token) for token in self.tokens]
            for line in lines:
                line.welcome()
            while True:
                seat = next(
                    each for each, line in enumerate(lines) if line.now and (line.now.prompt or line.now.result)
                )
                prompt = lines[seat].now.prompt  # type: ignore[union-attr]
                if prompt is None:
                    return
                said = Play(key=f"{self.pick.random():.17f}", prompt=prompt.id, action=sober(prompt.options, self.pick))
                self.open = said, seat
                lines[seat].say(said)
                answer = lines[seat].answer()
                assert isinstance(answer, Accepted), answer
                self.accepted[answer.number] = said, seat
                self.open = None
                for line in lines:
                    while line.number < answer.number:
                        line.hear()

    def check(self, address: str) -> None:
        """Send again all that was acknowledged: the answers are the same. What was not is played now, or was."""
        lines = [Line(address, self.table, token) for token in self.tokens]
        for line in lines:
            line.welcome()
        for number, (said, seat) in self.accepted.items():
            lines[seat].say(said)
            assert lines[seat].answer() == Accepted(key=said.key, number=number)
        if self.open is not None:
            said, seat = self.open
            lines[seat].say(said)
            answer = lines[seat].answer(Accepted, Refused)
            assert isinstance(answer, Accepted), "what was neither answered nor stale has to be played"
            self.accepted[answer.number] = said, seat
            self.open = None
        assert sorted(self.accepted) == list(range(min(self.accepted, default=0), len(self.accepted) + first_move()))


def first_move() -> int:
    """The number of the first move at a table of two friends: it was opened, they sat down, it began."""
    return 4


@pytest.mark.slow
def test_a_server_that_is_killed_again_and_again_loses_no_acknowledged_move(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        players = []
        for seed in range(3):
            ada, ben = Guest(server.address), Guest(server.address)
            table = ada.open("me", "open").table
            ben.sit(table)
            players.append(Player(table, [ada.token, ben.token], seed))
        play_and_kill(server, players, 0.5)
    for seconds in (0.3, 0.7):
        with process(tmp_path) as server:
            for player in players:
                player.check(server.address)
            play_and_kill(server, players, seconds)
    with process(tmp_path) as server:
        for player in players:
            player.check(server.address)
    assert all(player.accepted for player in players)


def play_and_kill(server: Process, players: list[Player], seconds: float) -> None:
    """Let all play for a while, and kill the server."""
    threads = [threading.Thread(target=player.run, args=(server.address,)) for player in players]
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    server.kill()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()


def test_bots_go_on_where_they_were_after_a_crash(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        ada = Guest(server.address)
        table = ada.open("me", "greedy", "random").table
        server.kill()
    with process(tmp_path) as server:
        line = Guest(server.address, token=ada.token).live(table)
        line.welcome()
        assert line.until_asked().prompt is not None


def test_at_a_polite_end_nothing_is_left_behind(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        ada = Guest(server.address)
        ada.open("me", "greedy")
        assert server.kill(signal.SIGINT) == 0
    assert not list(tmp_path.glob("*-wal")), "the last connection folds the write-ahead log into the file"
