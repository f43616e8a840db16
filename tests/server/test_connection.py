"""The live connection itself: who may have one, how it ends, and what is answered to words that nobody can read."""

import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import unquote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from readingroom.server.protocol import Accepted, Alive, Closing, Refused, Welcome
from tests.server.house import Guest, House, Line, house, table_of_friends

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "said",
    [
        "", "{}", "[]", "null", "hello", b"\x00\xff", '{"type": "play"}', '{"type": "fly", "key": "12345678"}',
        '{"type": "play", "key": "short", "prompt": 3, "action": "keep"}',
        '{"type": "play", "key": "12345678", "prompt": "3", "action": "keep"}',
        '{"type": "play", "key": "12345678", "prompt": 3, "action": "keep", "seat": 1}',
        '{"type": "undo", "key": "12345678", "number": 1e99}', "[" * 3000, '"' + "é" * 5000 + '"',
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_answered_and_changes_nothing(room: House, said: str | bytes) -> None:
    table, guests, lines = table_of_friends(room, 2)
    lines[0].welcome()
    before = guests[0].look(table)
    lines[0].say(said)
    refused = lines[0].answer()
    assert isinstance(refused, Refused)
    assert refused.code == "bad-message"
    lines[0].say(Alive())
    lines[0].socket.recv(5)
    assert guests[0].look(table).number == before.number


def test_a_message_that_is_far_too_long_ends_the_connection(room: House) -> None:
    table, _, lines = table_of_friends(room, 2)
    lines[0].welcome()
    with pytest.raises(ConnectionClosed):  # noqa: PT012
        lines[0].say("x" * 200_000)
        while True:
            lines[0].hear()
    assert Line(room.address, table, "").welcome().now.number == 3


def test_a_sign_of_life_is_answered(room: House) -> None:
    ada = Guest(room.address)
    line = ada.live(ada.open("me", "open").table)
    line.welcome()
    line.say(Alive())
    assert line.socket.recv(5) == '{"type":"beat"}'


def test_a_table_that_is_not_there_is_said_to_be_missing(room: House) -> None:
    for table in ("aaaaaaaaaa", "x", "%00", "AAAAAAAAAA", "a" * 500):
        line = Line(room.address, table, "")
        assert line.hear() == Closing(code="no-table", params={"table": unquote(table)[:40]}, again=False)
        with pytest.raises(ConnectionClosed):
            line.hear()


def test_a_page_of_another_site_cannot_connect(room: House) -> None:
    ada = Guest(room.address)
    table = ada.open("me", "open").table
    address = f"{room.address.replace('http', 'ws')}/api/tables/{table}/live"
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(room.address)) as welcome:
        assert "welcome" in str(welcome.recv(5))


def test_at_the_end_everybody_is_asked_to_come_back(tmp_path: Path) -> None:
    with house(tmp_path) as opened:
        ada = Guest(opened.address)
        line = ada.live(ada.open("me", "open").table)
        line.welcome()
        opened.close()
        assert line.hear() == Closing(code="restart", params={}, again=True)
        with pytest.raises(ConnectionClosed):
            line.hear()


def test_who_does_not_read_is_let_go_and_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("readingroom.server.live.MOST_WAITING", 20)
    with house(tmp_path, ws_per_message_deflate=False) as opened:
        table, _, lines = table_of_friends(opened, 2)
        lazy = Line(opened.address, table, "").socket
        for line in lines:
            line.welcome()
        deadline = time.monotonic() + 60
        bad = "x" * 3000
        while time.monotonic() < deadline and opened.room._open[table].here().count("") == 1:
            with suppress(ConnectionClosed):  # it may be let go in the middle of its sentence
                for _ in range(50):
                    lazy.send(bad)  # every one is answered with the whole table, which it does not read
        assert opened.room._open[table].here().count("") == 0
        lines[0].play()
        assert isinstance(lines[0].answer(), Accepted)


def test_beats_come_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("readingroom.server.live.BEAT", 0.05)
    with house(tmp_path) as opened:
        ada = Guest(opened.address)
        line = ada.live(ada.open("me", "open").table)
        line.welcome()
        assert [line.socket.recv(5) for _ in range(3)] == ['{"type":"beat"}'] * 3


def test_welcome_comes_first(room: House) -> None:
    ada = Guest(room.address)
    table = ada.open("greedy", "random").table
    for _ in range(10):
        assert isinstance(Line(room.address, table, "").hear(), Welcome | Closing)
