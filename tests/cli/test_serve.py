"""`readingroom serve`, as a user meets it."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import httpx
import pytest

from readingroom.cli import main, serve
from readingroom.server.network import network_addresses
from tests.cli.command import COMMAND, environment

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform == "win32", reason="signals")]


def opened(home: Path, *arguments: str, **more: str) -> subprocess.Popen[str]:
    """Start the command."""
    return subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
        env=environment(home, **more),
    )  # fmt: skip


def greeting(process: subprocess.Popen[str], lines: int = 4) -> list[str]:
    """Read what is said at the beginning."""
    assert process.stdout is not None
    return [process.stdout.readline().rstrip("\n") for _ in range(lines)]


def goodbye(process: subprocess.Popen[str]) -> str:
    """Press Ctrl-C, and read what is said."""
    os.kill(process.pid, signal.SIGINT)
    said, _ = process.communicate(timeout=20)
    assert process.returncode == 0
    return said.strip()


@pytest.mark.parametrize(
    ("code", "hello", "bye"),
    [
        ("en", "Reading Room is open: ", "Goodbye!"),
        ("fr", "La salle de lecture est ouverte\u00a0: ", "Au revoir\u00a0!"),
        ("pl", "Czytelnia jest otwarta: ", "Do zobaczenia!"),
    ],
)
def test_it_says_where_it_is_and_goodbye(tmp_path: Path, code: str, hello: str, bye: str) -> None:
    with opened(tmp_path, "--lang", code) as process:
        said = greeting(process)
        assert said[0].startswith(hello)
        address = said[0].removeprefix(hello)
        assert "serve --friends" in said[1]
        assert str(tmp_path / "readingroom") in said[2]
        with urllib.request.urlopen(f"{address}api/games", timeout=10) as answer:
            assert b"biblios" in answer.read()
        assert goodbye(process).endswith(bye)
    assert (tmp_path / "readingroom" / "readingroom.sqlite").is_file()


def test_another_port_is_taken_if_the_first_is_not_free(tmp_path: Path) -> None:
    with opened(tmp_path, "serve") as one, opened(tmp_path, "serve") as two:
        ports = [re.search(r":(\d+)/", greeting(each)[0]) for each in (one, two)]
        assert len({found[1] for found in ports if found}) == 2
        goodbye(one)
        goodbye(two)


@pytest.mark.skipif(not network_addresses(), reason="this computer is in no network")
@pytest.mark.parametrize("arguments", [["--friends"], ["--host", "0.0.0.0"]])
def test_friends_are_told_an_address_in_the_network(tmp_path: Path, arguments: list[str]) -> None:
    with opened(tmp_path, "serve", *arguments, "--port", "0", "--lang", "en") as process:
        said = greeting(process)
        assert re.search(r"http://127.0.0.1:\d+/$", said[0])
        found = re.search(r"^Friends can join at (http://\S+/)", said[1])
        assert found, said[1]
        assert network_addresses()[0] in found[1]
        for address in (found[1], said[0].split()[-1]):
            with urllib.request.urlopen(f"{address}api/door", timeout=10) as answer:
                assert json.load(answer)["open"]
        goodbye(process)


@pytest.mark.skipif(not network_addresses(), reason="this computer is in no network")
def test_a_room_that_was_opened_by_the_switch_is_open_after_a_restart(tmp_path: Path) -> None:
    command = ["serve", "--port", "0", "--json"]
    for arguments, before, wish in ([], False, True), ([], True, False), (["--friends"], True, None), ([], False, None):
        with opened(tmp_path, *command, *arguments) as process:
            said = json.loads(greeting(process, 1)[0])
            assert bool(said["friends"]) == before
            if wish is not None:
                assert httpx.put(f"{said['address']}api/door", json={"open": wish}).json()["open"] == wish
            goodbye(process)


def test_a_name_that_was_given_is_told_and_known(tmp_path: Path) -> None:
    arguments = ["--name", "https://games.example.org", "--name", "box", "--port", "0", "--json"]
    with opened(tmp_path, "serve", *arguments) as process:
        said = json.loads(greeting(process, 1)[0])
        assert said["friends"] == ["https://games.example.org", f"http://box:{said['port']}"]
        for name, status in (("games.example.org", 200), ("BOX:1", 200), ("example.org", 421)):
            assert httpx.get(f"{said['address']}api/games", headers={"host": name}).status_code == status
        goodbye(process)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "70000"], "There is no port 70000."),
        (["--port", "-1"], "There is no port -1."),
        (["--pace", "-1", "--port", "0"], "Bots cannot take -1.0 seconds"),
        (["--name", "https://games.example.org/room", "--port", "0"], "cannot be the name of a room"),
        (["--host", "203.0.113.77", "--port", "0"], "cannot be opened at 203.0.113.77"),
        (["--folder", "/dev/null/x", "--port", "0"], "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *arguments, "--lang", "en"]) == 2
    assert words in capsys.readouterr().err


def test_a_port_that_is_taken_is_refused_if_it_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--lang", "en"]) == 2
    assert f"port {port}" in capsys.readouterr().err


def test_a_browser_opens_only_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not serve.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_browser()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not serve.has_browser()
