"""The door: a room that only this computer can enter, opened to its network and closed again while it runs."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from readingroom.server.network import network_addresses
from readingroom.server.protocol import PROTOCOL, Closing, DoorInfo, Problem
from tests.server.house import Guest, House, house

NETWORK = network_addresses()
in_a_network = pytest.mark.skipif(not NETWORK, reason="this computer is in no network")


@pytest.fixture
def own(tmp_path: Path) -> Iterator[House]:
    """A room that a test has to itself, and which it closes."""
    with house(tmp_path) as opened:
        yield opened


def door_of(address: str, **headers: str) -> DoorInfo:
    """Ask who can come in."""
    return msgspec.json.decode(httpx.get(f"{address}/api/door", headers=headers).content, type=DoorInfo)


def turn(address: str, wish: bool, **headers: str) -> httpx.Response:
    """Press the switch."""
    return httpx.put(f"{address}/api/door", json={"open": wish}, headers=headers)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """Give the status and the code of a refusal."""
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).code


def elsewhere(own: House) -> str:
    """Give the address of the room in the network."""
    name = f"[{NETWORK[0]}]" if ":" in NETWORK[0] else NETWORK[0]
    return f"http://{name}:{own.port}"


@in_a_network
def test_a_room_is_opened_to_the_network_and_closed_again_while_it_runs(own: House) -> None:
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{elsewhere(own)}/api/games")
    assert door_of(own.address) == DoorInfo(open=False, addresses=[], switch=True)
    opened = msgspec.json.decode(turn(own.address, True).content, type=DoorInfo)
    assert (opened.open, opened.addresses[0], opened.switch) == (True, elsewhere(own), True)
    assert turn(own.address, True).json() == turn(own.address, True).json()
    ada, ben = Guest(own.address, "Ada"), Guest(elsewhere(own), "Ben")
    table = ada.open("me", "open").table
    assert ben.sit(table).mine == 1
    assert turn(own.address, False).json() == {"open": False, "addresses": [], "switch": True}
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{elsewhere(own)}/api/games")
    assert ada.look(table).stage == "playing"
    assert turn(own.address, True).status_code == 200
    assert Guest(elsewhere(own), token=ben.token).look(table).mine == 1


@in_a_network
def test_closing_ends_the_connections_from_the_network_and_no_others(own: House) -> None:
    turn(own.address, True)
    ada, ben = Guest(own.address, "Ada"), Guest(elsewhere(own), "Ben")
    table = ada.open("me", "open").table
    near, far = ada.live(table), ben.live(table)
    near.welcome()
    far.welcome()
    turn(own.address, False)
    assert far.answer(Closing) == Closing(code="restart", params={}, again=True)
    with pytest.raises(ConnectionClosed):
        far.socket.recv(5)
    with pytest.raises(httpx.TransportError):
        ben.http.get("/api/me")  # its connection was kept open until now
    near.say('{"type": "alive"}')
    while '"beat"' not in near.socket.recv(5):
        pass


@in_a_network
def test_nobody_in_the_network_can_press_the_switch(own: House) -> None:
    turn(own.address, True)
    for wish in (True, False):
        assert code_of(turn(elsewhere(own), wish)) == (403, "not-here")
    assert door_of(elsewhere(own)) == DoorInfo(open=True, addresses=[], switch=False)
    own_name = {"host": f"localhost:{own.port}"}
    assert code_of(turn(elsewhere(own), False, **own_name)) == (403, "not-here")
    assert door_of(elsewhere(own), **own_name).switch is False
    assert code_of(turn(own.address, False, host=elsewhere(own).removeprefix("http://")))[0] in (403, 421)
    assert door_of(own.address).open


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"x-forwarded-for": "192.168.7.7"}, "not-here"),
        ({"forwarded": "for=127.0.0.1"}, "not-here"),
        ({"via": "1.1 proxy"}, "not-here"),
        ({"origin": "http://evil.example"}, "origin"),
        ({"origin": "null"}, "origin"),
        ({"sec-fetch-site": "cross-site"}, "origin"),
        ({"sec-fetch-site": "same-site"}, "origin"),
    ],
)
def test_neither_a_proxy_nor_a_page_of_another_site_can_press_the_switch(
    room: House, headers: dict[str, str], code: str
) -> None:
    assert code_of(turn(room.address, True, **headers)) == (403, code)
    assert not door_of(room.address).open


def test_a_wish_that_cannot_be_read_changes_nothing(room: House) -> None:
    answer = httpx.put(f"{room.address}/api/door", content=b'{"open": "yes"}')
    assert code_of(answer) == (422, "bad-request")
    assert not door_of(room.address).open


def test_without_a_network_the_room_says_so(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("readingroom.server.door.network_addresses", list)
    assert code_of(turn(own.address, True)) == (409, "no-network")
    assert not door_of(own.address).open


HOSTS = ["evil.example", "evil.example:8765", "localhost.evil.example", "0.0.0.0:8765", "localhost:x", "a b", "[::1"]


@pytest.mark.parametrize("host", HOSTS)
def test_a_request_under_another_name_is_refused_before_anything_is_done(room: House, host: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/nowhere")):
        answer = httpx.request(method, f"{room.address}{path}", headers={"host": host})
        if answer.status_code == 400:  # it is no name at all, and the server does not even ask us
            continue
        assert code_of(answer) == (421, "host")
        assert "set-cookie" not in answer.headers
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")


def test_a_live_connection_under_another_name_is_refused(room: House) -> None:
    ada = Guest(room.address, "Ada")
    table = ada.open("me", "open").table
    path = f"/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://evil.example:{room.port}{path}", sock=tcp(room), proxy=None)
    assert refused.value.response.status_code == 421
    with connect(f"ws://localhost:{room.port}{path}", sock=tcp(room), proxy=None) as line:
        assert '"welcome"' in line.recv(5)


def tcp(room: House) -> socket.socket:
    """Connect to the room, by whatever name one will call it."""
    return socket.create_connection(("127.0.0.1", room.port))


def test_two_names_at_once_are_refused(room: House) -> None:
    with tcp(room) as line:
        name = f"localhost:{room.port}"
        line.sendall(f"GET /api/games HTTP/1.1\r\nHost: {name}\r\nHost: evil.example\r\n\r\n".encode())
        assert line.recv(20).split()[1] in (b"400", b"421")


def test_every_answer_tells_the_version_of_the_protocol(room: House) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/missing.js"):
        assert httpx.get(f"{room.address}{path}").headers["readingroom-protocol"] == str(PROTOCOL)
    ada = Guest(room.address)
    assert ada.live(ada.open("me", "open").table).welcome().protocol == PROTOCOL
