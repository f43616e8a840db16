"""Very many tables at once: each is one, however many there are; bots' time and connections are shared."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from readingroom.server import connections, room
from readingroom.server.connections import most_connections
from readingroom.server.fair import FairTurns
from readingroom.server.protocol import Alive, Seats, Welcome, Went
from tests.server.house import Guest, house

COMMAND = [sys.executable, "-m", "readingroom.cli"]


@pytest.mark.slow
def test_with_340_tables_the_seats_of_each_hear_each_other(tmp_path: Path) -> None:
    with house(tmp_path) as opened:
        ada, ben = Guest(opened.address, "Ada"), Guest(opened.address, "Ben")
        lines = []
        for _ in range(340):
            table = ada.open("me", "open", first="0").table
            ben.sit(table)
            lines.append((ada.live(table), ben.live(table)))
        for mine, theirs in lines:
            mine.welcome()
            theirs.welcome()
        for mine, theirs in lines:
            mine.play()
            assert isinstance(mine.answer(Went), Went)
            assert theirs.went().by == 0
            mine.close()
            theirs.close()


def test_a_table_that_is_no_longer_kept_at_hand_is_the_same_for_all_who_look_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_RECENT", 1)
    with house(tmp_path) as opened:
        ada, ben = Guest(opened.address, "Ada"), Guest(opened.address, "Ben")
        table = ada.open("me", "open", first="0").table
        mine = ada.live(table)
        assert isinstance(mine.hear(), Welcome)
        for _ in range(5):
            ada.open("me", "open")  # these push it out
        ben.sit(table)
        theirs = ben.live(table)
        assert isinstance(theirs.hear(), Welcome)
        mine.until_asked()
        mine.play()
        assert theirs.went().by == 0


def test_a_guest_with_hundreds_of_tables_does_not_keep_another_waiting() -> None:
    async def trial() -> list[str]:
        turns, served = FairTurns(1), []

        async def think(guest: str, table: str) -> None:
            async with turns.turn(guest, table):
                served.append(guest)
                await asyncio.sleep(0.001)

        crowd = [asyncio.create_task(think("crowd", f"table {number}")) for number in range(200)]
        await asyncio.sleep(0.01)
        for _ in range(5):
            before = len(served)
            await think("ada", "hers")
            assert len(served) - before <= 20, "the crowd came first"
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        return served

    assert asyncio.run(trial()).count("ada") == 5


def test_a_guests_tables_take_turns() -> None:
    async def trial() -> list[str]:
        turns, served = FairTurns(1), []

        async def think(table: str) -> None:
            async with turns.turn("ada", table):
                served.append(table)
                await asyncio.sleep(0.002)

        await asyncio.gather(*[think("busy") for _ in range(20)], think("quiet"))
        return served

    assert asyncio.run(trial()).index("quiet") <= 2


def test_a_slot_is_free_again_after_somebody_stopped_waiting() -> None:
    async def trial() -> None:
        turns = FairTurns(1)
        async with turns.turn("ada", "a"):
            late = asyncio.create_task(turns.turn("ben", "b").__aenter__())
            await asyncio.sleep(0)
            late.cancel()
        async with asyncio.timeout(1), turns.turn("cleo", "c"):
            pass

    asyncio.run(trial())


def test_who_says_nothing_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SILENCE", 0.3)
    with house(tmp_path) as opened:
        for said in (
            b"",
            b"GET / HTTP/1.1\r\nHost: ",
            b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
        ):
            with socket.create_connection(("127.0.0.1", opened.port), 5) as mute:
                mute.sendall(said)
                assert mute.recv(100) == b""
        assert Guest(opened.address, "Ada").open("me", "open").stage == "waiting"


def test_a_live_connection_is_not_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SILENCE", 0.2)
    with house(tmp_path) as opened:
        ada = Guest(opened.address, "Ada")
        line = ada.live(ada.open("me", "open").table)
        line.welcome()
        time.sleep(0.6)
        line.say(Alive())
        assert line.socket.recv(5) == '{"type":"beat"}'


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="limits on open files")
def test_a_server_with_few_files_outlives_a_crowd_that_says_nothing(tmp_path: Path) -> None:
    serve = [*COMMAND, "serve", "--json", "--no-browser", "--port", "0", "--folder", str(tmp_path)]
    script = f"ulimit -n 256; exec {' '.join(serve)}"
    with subprocess.Popen(["bash", "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split('"')[7]
        port = int(address.rsplit(":", 1)[1].strip("/"))
        crowd = []
        try:
            for _ in range(600):
                crowd.append(socket.create_connection(("127.0.0.1", port), 5))
            for each in crowd[300:]:
                each.close()
            time.sleep(0.5)
            for each in crowd[:300]:
                each.close()
            time.sleep(0.5)
            assert Guest(address.rstrip("/"), "Ada").open("me", "greedy").stage == "playing"
        finally:
            server.send_signal(signal.SIGTERM)
            _, said = server.communicate(timeout=20)
    assert "Traceback" not in said
    assert len(said.splitlines()) < 20, said[:2000]


def test_there_are_files_left_for_the_server_itself() -> None:
    assert 0 < most_connections() < os.sysconf("SC_OPEN_MAX")


def test_news_come_with_the_table(tmp_path: Path) -> None:
    with house(tmp_path) as opened:
        ada = Guest(opened.address, "Ada")
        line = ada.live(ada.open("me", "greedy", first="0").table)
        line.welcome()
        ada.ask("POST", f"/api/tables/{opened.room._recent.popitem()[0]}/pace", pace="easy")
        told = line.answer(Seats)
        assert told.news.code == "pace"
        assert told.table.pace == "easy"


def test_many_guests_from_one_address_do_not_keep_another_address_waiting() -> None:
    async def trial() -> None:
        turns, served = FairTurns(1), []

        async def think(address: str, guest: str) -> None:
            async with turns.turn(address, guest, f"table of {guest}"):
                served.append(address)
                await asyncio.sleep(0.001)

        crowd = [asyncio.create_task(think("crowd", f"guest {number}")) for number in range(200)]
        await asyncio.sleep(0.01)
        for _ in range(5):
            before = len(served)
            await think("home", "ada")
            assert len(served) - before <= 20, "the crowd came first"
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    asyncio.run(trial())
