"""The names by which a room is reached: how they are read, and which are its own."""

import socket

import pytest

from readingroom.server.door import Door
from readingroom.server.hostnames import Given, Host, is_loopback, read_given, read_host, same_host, written
from readingroom.server.network import network_addresses


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("example.org", Host("example.org", None)),
        ("Example.ORG.:80", Host("example.org", 80)),
        ("127.0.0.1:8765", Host("127.0.0.1", 8765)),
        ("[::1]", Host("::1", None)),
        ("[0:0:0:0:0:0:0:1]:8765", Host("::1", 8765)),
        ("[::ffff:127.0.0.1]:1", Host("127.0.0.1", 1)),
        ("my-box.local:", Host("my-box.local", None)),
        ("", None),
        (":80", None),
        ("::1", None),
        ("[::1", None),
        ("[::1]x", None),
        ("[localhost]", None),
        ("example.org:http", None),
        ("example.org:70000", None),
        ("example.org:٣", None),
        ("a@example.org", None),
        ("example.org/path", None),
        ("example..org", None),
        ("exa mple.org", None),
        ("-", None),
    ],
)
def test_hosts_are_read_as_browsers_write_them(text: str, host: Host | None) -> None:
    assert read_host(text) == host
    if host is not None:
        assert read_host(written(host)) == host


def test_the_names_of_the_computer_itself_are_known() -> None:
    for name in ("localhost", "127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"):
        assert is_loopback(name)
    for name in ("localhost.example.org", "127.0.0.1.example.org", "128.0.0.1", "0.0.0.0", "::", "2130706433", ""):
        assert not is_loopback(name)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("games.example.org", "http://games.example.org:8765"),
        ("Games.example.org:80", "http://games.example.org:80"),
        ("https://games.example.org/", "https://games.example.org"),
        ("https://games.example.org:8443", "https://games.example.org:8443"),
        ("[fd00::2]", "http://[fd00::2]:8765"),
        ("ftp://games.example.org", None),
        ("https://games.example.org/room", None),
        ("", None),
    ],
)
def test_names_are_given_alone_or_as_a_whole_address(text: str, address: str | None) -> None:
    given = read_given(text)
    assert (given and given.address(8765)) == address


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8765", "localhost:8765", True),
        ("http://LOCALHOST.:8765", "localhost:8765", True),
        ("https://games.example.org", "games.example.org", True),
        ("https://games.example.org", "games.example.org:443", True),
        ("http://[::1]:8765", "[::1]:8765", True),
        ("http://localhost:8766", "localhost:8765", False),
        ("http://localhost:80", "localhost:443", False),
        ("http://evil.example", "localhost", False),
        ("null", "localhost", False),
        ("file://", "", False),
        ("http://[", "localhost", False),
    ],
)
def test_a_page_is_ours_if_it_has_the_name_and_the_port_that_it_asks(origin: str, host: str, same: bool) -> None:
    assert same_host(origin, host) is same


def test_a_closed_room_is_reached_by_the_names_of_the_computer_itself_and_those_given() -> None:
    door = Door(8765, [Given(Host("games.example.org", None), "https")])
    for name in ("localhost:8765", "127.0.0.1", "[::1]:1234", "games.example.org", "GAMES.example.org.:443"):
        assert door.knows(name, "127.0.0.1")
    for name in ("evil.example", "example.org", "a.games.example.org", "192.168.7.7", "0.0.0.0", "", "localhost,evil"):
        assert not door.knows(name, "127.0.0.1")
    assert not door.knows(f"{socket.gethostname()}:8765", "127.0.0.1")


def test_an_open_room_is_reached_by_the_computers_own_name_and_by_the_address_that_one_came_to() -> None:
    door = Door(8765, everywhere=True)
    name = socket.gethostname().lower()
    for known in (name, f"{name.partition('.')[0]}.local:8765", "192.168.7.7:8765", "localhost"):
        assert door.knows(known, "192.168.7.7")
    assert door.knows("192.168.7.7", "::ffff:192.168.7.7")
    for unknown in ("evil.example", "192.168.7.8", "7.7.168.192.example.org"):
        assert not door.knows(unknown, "192.168.7.7")


def test_the_addresses_in_the_network_are_this_computers_own() -> None:
    for address in network_addresses():
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.bind((address, 0))
        assert not is_loopback(address)
