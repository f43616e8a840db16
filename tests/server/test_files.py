"""The file of the store is taken away, or held by somebody else, while people play."""

import contextlib
import logging
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from readingroom.server.protocol import Accepted, Closing, Refused
from readingroom.server.serving import FILE
from tests.server.house import Guest, Line, house
from tests.server.test_crash import process

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there, a file that is in use cannot be taken away")


def replace(file: Path) -> None:
    """Put a copy in the place of the file."""
    copy = file.with_name("copy")
    shutil.copy(file, copy)
    copy.replace(file)


def delete_all(file: Path) -> None:
    """Delete the file, and what lies beside it."""
    for each in file.parent.glob(f"{FILE}*"):
        each.unlink()


WAYS: dict[str, Callable[[Path], object]] = {
    "deleted": lambda file: file.unlink(),
    "deleted with all that belongs to it": delete_all,
    "moved away": lambda file: file.rename(file.with_name("elsewhere")),
    "replaced": replace,
    "moved with its folder": lambda file: file.parent.rename(file.parent.with_name("elsewhere")),
    "its write-ahead log deleted": lambda file: file.with_name(f"{FILE}-wal").unlink(),
}


@pytest.mark.parametrize("way", WAYS)
def test_once_the_file_is_gone_nothing_is_acknowledged_and_the_log_says_why_once(
    tmp_path: Path, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "room"
    folder.mkdir()
    file = folder / FILE
    with house(folder) as room:
        ada, ben = Guest(room.address, "Ada"), Guest(room.address, "Ben")
        table = ada.open("me", "open", first="0").table
        ben.sit(table)
        line = ada.live(table)
        line.welcome()
        with caplog.at_level(logging.WARNING):
            WAYS[way](file)
            for _ in range(3):
                line.play("keep")
                answer = line.answer(Accepted, Refused)
                assert isinstance(answer, Refused)
                assert answer.code == "gone"
                for refused in (ben.http.get("/api/tables"), ben.http.post(f"/api/tables/{table}/leave")):
                    assert (refused.status_code, refused.json()["code"]) == (503, "gone")
                assert ben.live(table).hear() == Closing(code="gone", params={}, again=True)
        said = [each.getMessage() for each in caplog.records if each.name == "readingroom"]
        assert len(said) == 1
        assert "was deleted, moved or replaced" in said[0]
        assert "restart the server" in said[0]
        if way in ("deleted", "deleted with all that belongs to it", "moved away"):
            assert not file.exists(), "no empty file takes the place of the old one"


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize("way", ["its write-ahead log deleted", "moved away"])
def test_what_was_acknowledged_before_is_in_the_file_after_it(tmp_path: Path, way: str, how: signal.Signals) -> None:
    file = tmp_path / FILE
    with process(tmp_path) as server:  # an old file, opened again
        server.kill(signal.SIGINT)
    with process(tmp_path) as server:
        ada = Guest(server.address, "Ada")
        table = ada.open("me", "open").table
        WAYS[way](file)
        assert ada.http.get("/api/tables").status_code == 503
        assert ada.http.put("/api/me", json={"name": "Eve"}).status_code == 503
        time.sleep(0.3)  # what was noticed is saved beside the answer
        server.kill(how)
    for each in tmp_path.glob(f"{FILE}-*"):
        each.unlink()
    if way == "moved away":
        (tmp_path / "elsewhere").rename(file)
    with process(tmp_path) as server:
        back = Guest(server.address, token=ada.token)
        assert [each["table"] for each in back.ask("GET", "/api/tables")["tables"]] == [table]
        assert back.ask("GET", "/api/me") == {"name": "Ada"}


@contextlib.contextmanager
def held(file: Path) -> Iterator[None]:
    """Hold the file as another program does that writes and never ends."""
    program = (
        "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute('BEGIN IMMEDIATE')\n"
        "print(1, flush=True); sys.stdin.read()"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", program, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdin is not None
    assert holder.stdout is not None
    with holder:
        assert holder.stdout.readline() == "1\n"
        yield
        holder.kill()


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_although_another_program_holds_its_file(
    tmp_path: Path, how: signal.Signals, capfd: pytest.CaptureFixture[str]
) -> None:
    with process(tmp_path) as server:
        ada, ben = Guest(server.address), Guest(server.address)
        table = ada.open("me", "open", first="0").table
        ben.sit(table)
        line = ada.live(table)
        line.welcome()
        line.play("keep", key="kept-key")
        accepted = line.answer()
        assert isinstance(accepted, Accepted)
        line.went()
        with held(tmp_path / FILE):
            line.play(key="late-key")  # waits
            late = ben.live(table)  # waits for its turn at the table
            began = time.monotonic()
            server.kill(how)
            assert time.monotonic() - began < 10
        assert "another program holds" in capfd.readouterr().err
        assert not told(line, Accepted)
        assert not told(late, Accepted)
    with process(tmp_path) as server:
        again = Guest(server.address, token=ada.token).live(table)
        assert again.welcome().now.number == accepted.number
        again.play("keep", prompt=3, key="kept-key")
        assert again.answer() == Accepted(key="kept-key", number=accepted.number)


def told(line: Line, kind: type[object]) -> bool:
    """Say whether a line, which is closed by now, was told something of a kind."""
    with contextlib.suppress(Exception):
        while True:
            if isinstance(line.hear(1), kind):
                return True
    return False


@pytest.mark.slow
def test_a_file_that_another_program_holds_for_a_while_only_makes_people_wait(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        ada = Guest(server.address)
        with held(tmp_path / FILE):
            line = ada.live("a" * 10)
            assert line.hear() == Closing(code="no-table", params={"table": "a" * 10}, again=False)  # reading goes on
            with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as reader:
                assert reader.execute("SELECT count(*) FROM entries").fetchone() == (0,)
        assert ada.open("me", "open").stage == "waiting"
