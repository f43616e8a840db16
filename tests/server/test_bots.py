"""Bots in processes of their own: they choose, they may crash, and they go when the server goes."""

import asyncio
import functools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.server import bot_turns, bots
from readingroom.server.bot_turns import BotTurns
from readingroom.server.bots import BotFailed, Workers
from readingroom.server.protocol import News, Seats, Went
from tests.server.bad_bots import FAULTS, think_badly
from tests.server.house import Guest, house

ENOUGH = 120.0  # seconds in which processes begin and bots answer on a busy machine

rules = readingroom.load("biblios")


def some_view() -> Any:
    """A view in which there is something to choose."""
    g = rules.new(3, {"first": "0"}, Chance(1))
    return rules.observe(g, 0)


def pids(workers: Workers) -> list[int]:
    """The processes that are at work."""
    return [pid for pool in workers._pools for pid in getattr(pool, "_processes", None) or {}]


def test_a_bot_chooses_in_another_process() -> None:
    workers, view = Workers(), some_view()
    try:
        assert asyncio.run(workers.choose("biblios", "greedy", view)) in view.options
        assert os.getpid() not in pids(workers)
        assert pids(workers)
    finally:
        workers.close()


def test_a_worker_that_is_killed_is_replaced_and_the_move_tried_again() -> None:
    workers, view = Workers(), some_view()

    async def trial() -> None:
        await workers.choose("biblios", "greedy", view)
        (old,) = pids(workers)
        os.kill(old, signal.SIGKILL)
        assert await workers.choose("biblios", "greedy", view) in view.options
        assert pids(workers) != [old]

    try:
        asyncio.run(trial())
    finally:
        workers.close()


def test_a_worker_that_hangs_is_ended_and_another_takes_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, view = Workers(), some_view()

    async def trial() -> None:
        await workers.choose("biblios", "greedy", view)
        (old,) = pids(workers)
        os.kill(old, signal.SIGSTOP)
        monkeypatch.setattr(bots, "LONGEST", 0.3)
        monkeypatch.setattr(bots, "TRIES", 1)
        with pytest.raises(BotFailed):
            await workers.choose("biblios", "greedy", view)
        monkeypatch.undo()
        assert await workers.choose("biblios", "greedy", view) in view.options
        assert old not in pids(workers)

    try:
        asyncio.run(trial())
    finally:
        workers.close()


def test_a_bot_that_always_fails_is_said_to_have_failed(caplog: pytest.LogCaptureFixture) -> None:
    workers, view = Workers(), some_view()
    try:
        with pytest.raises(BotFailed):
            asyncio.run(workers.choose("biblios", "no such bot", view))
    finally:
        workers.close()
    assert "the bot no such bot failed" in caplog.text


def test_a_view_that_cannot_be_sent_is_a_failure_of_the_bot() -> None:
    workers, view = Workers(), some_view()

    class Unsendable:
        options = view.options

        def __reduce__(self) -> str:
            raise RuntimeError("it stays here")

    unsendable: Any = Unsendable()
    with pytest.raises(BotFailed):
        asyncio.run(workers.choose("biblios", "greedy", unsendable))


@pytest.mark.slow
@pytest.mark.parametrize("game", readingroom.GAMES)
def test_whatever_a_bot_raises_and_if_its_process_dies_the_table_says_so_and_goes_on(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path, workers=Workers()) as opened:
        ada = Guest(opened.address, "Ada")
        for fault in FAULTS:
            monkeypatch.setattr(bots, "think", functools.partial(think_badly, fault))
            line = ada.live(ada.open("me", "random", game=game).table)
            line.until_asked()
            ada.ask("POST", f"/api/tables/{line.table}/hand-over", seat=0, bot="greedy")
            news: list[News] = []
            message = line.hear(ENOUGH)
            while not (news and isinstance(message, Went) and message.by == 0):
                if isinstance(message, Seats) and message.news and message.news.code == "failed":
                    news.append(message.news)
                message = line.hear(ENOUGH)
            assert news == [News(code="failed", seat=0, by=None, bot="random")], fault
            line.close()
        assert ada.ask("GET", "/api/me")["name"] == "Ada"  # the server is there


def faulty(honest: Callable[..., Any], faults: int) -> Callable[..., Any]:
    """Let a function of ours go wrong so many times, and then no more."""
    left = [ZeroDivisionError("a fault of ours")] * faults

    def tried(*given: Any) -> Any:
        if left:
            raise left.pop()
        return honest(*given)

    return tried


@pytest.mark.parametrize(("where", "name"), [(BotTurns, "_groups"), (bot_turns, "bot_move")])
def test_after_a_fault_of_ours_the_bot_tries_again(
    where: object, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Before the bot is asked, and while its move is being made."""
    monkeypatch.setattr(bot_turns, "HESITATION", 0.05)
    with house(tmp_path) as opened:
        ada = Guest(opened.address, "Ada")
        line = ada.live(ada.open("me", "greedy", first="0").table)
        line.until_asked()
        monkeypatch.setattr(where, name, faulty(getattr(where, name), 2))
        line.play()
        while not isinstance(message := line.hear(), Went) or message.by != 1:
            if isinstance(message, Went) and message.now.prompt is not None:
                line.play()
    assert caplog.text.count("could not answer") == 2
    assert "the bot of seat 1 at table" in caplog.text


SERVER = """
import asyncio, readingroom, time
from readingroom.engine.chance import Chance
from readingroom.server.bots import Workers

if __name__ == "__main__":
    rules = readingroom.load("biblios")
    view = rules.observe(rules.new(2, {"first": "0"}, Chance(1)), 0)
    workers = Workers()
    asyncio.run(workers.choose("biblios", "greedy", view))
    print(*workers._pools[0]._processes, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_the_workers_go_when_the_server_is_killed(tmp_path: Any) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        os.kill(server.pid, signal.SIGKILL)
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline and alive(worker):
        time.sleep(0.05)
    assert not alive(worker)


def alive(pid: int) -> bool:
    """Say whether a process is there and not a mere entry in the list of the dead."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
