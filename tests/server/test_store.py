"""What every store has to do: keep what it said it kept, and decide every race once."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from readingroom.server import sqlite
from readingroom.server.log import (
    Continued,
    Entry,
    Left,
    Opened,
    Placed,
    Played,
    Sat,
    Started,
    Undone,
    Unreadable,
    columns,
    entry_of,
)
from readingroom.server.sqlite import SqliteStore
from readingroom.server.store import Repeated, Store, StoreFailed, Taken

OPENED = Opened(guest="ada", text="{}")
ALL: list[Entry] = [
    OPENED, Sat(guest="ada", seat=0), Sat(guest="ben", seat=1), Left(guest="ben", seat=1), Placed(seat=1, text="x"),
    Started(text="# Reading Room record 1\n"), Played(seat=0, prompt=5, key="0 k", text="0 keep\n~ seat: 1\n"),
    Undone(seat=0, key="0 u", text="0 undo\n"), Continued(seat=1, text="where"),
]  # fmt: skip

STORES: list[Callable[[Path], Store]] = [lambda folder: SqliteStore(folder / "some" / "where" / "room.sqlite")]
Trial = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=STORES, ids=["sqlite"])
def try_out(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Trial], None]:
    """Try something out with a fresh store of each kind."""

    def run(trial: Trial) -> None:
        async def tried() -> None:
            async with opened(lambda: request.param(tmp_path)) as store:
                await trial(store)

        asyncio.run(tried())

    return run


@asynccontextmanager
async def opened(make: Callable[[], Store]) -> AsyncIterator[Store]:
    """Open a store for a while."""
    store = make()
    try:
        yield store
    finally:
        await store.close()


def moved(prompt: int, key: str, seat: int = 0) -> Played:
    """Make a move."""
    return Played(seat=seat, prompt=prompt, key=key, text=f"{seat} keep\n")


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: type(entry).__name__)
def test_entries_lie_in_columns_and_come_back(entry: Entry) -> None:
    assert entry_of(columns(entry)) == entry


def test_a_log_comes_back_as_it_was_written(try_out: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.append("t", 0, ALL[:3])
        for number, entry in enumerate(ALL[3:], 3):
            await store.append("t", number, [entry])
        await store.append("other", 0, [OPENED])
        assert await store.entries("t") == ALL
        assert await store.entries("t", 5) == ALL[6:]
        assert await store.entries("t", 99) == []
        assert await store.entries("nowhere") == []
        assert await store.outline("t") == [*enumerate(ALL[:6]), (8, ALL[8])]

    try_out(trial)


def test_a_new_log_begins_with_an_entry_of_another_or_not_at_all(try_out: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.append("t", 0, [OPENED])
        await store.append("t", 1, [Continued(seat=0, text="new")], {"new": ALL[:3]})
        assert await store.entries("new") == ALL[:3]
        with pytest.raises(Taken):
            await store.append("t", 1, [Continued(seat=0, text="newer")], {"newer": ALL[:3]})
        with pytest.raises(Taken):
            await store.append("t", 2, [Continued(seat=0, text="new")], {"new": [OPENED]})
        assert await store.entries("newer") == []
        assert await store.entries("t") == [OPENED, Continued(seat=0, text="new")]

    try_out(trial)


def test_of_two_entries_with_one_number_the_first_stands(try_out: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.append("t", 0, [OPENED])
        with pytest.raises(Taken):
            await store.append("t", 0, [Placed(seat=0, text="late")])
        assert await store.entries("t") == [OPENED]

    try_out(trial)


def test_a_prompt_is_answered_once_by_each_seat(try_out: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.append("t", 0, [OPENED])
        await store.append("t", 1, [moved(0, "a")])
        with pytest.raises(Taken):
            await store.append("t", 2, [moved(0, "b")])
        await store.append("t", 2, [moved(0, "c", seat=1)])
        await store.append("other", 0, [moved(0, "a")])
        assert len(await store.entries("t")) == 3

    try_out(trial)


def test_a_key_is_used_once_and_says_where(try_out: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.append("t", 0, [OPENED])
        await store.append("t", 1, [moved(0, "a")])
        for number in (1, 2):
            with pytest.raises(Repeated) as again:
                await store.append("t", number, [moved(0, "a")])
            assert again.value.number == 1
        assert len(await store.entries("t")) == 2

    try_out(trial)


def test_several_entries_are_written_all_or_none(try_out: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.append("t", 0, [OPENED, moved(0, "a")])
        with pytest.raises(Repeated):
            await store.append("t", 2, [Placed(seat=1, text="greedy"), moved(2, "a")])
        assert await store.entries("t") == [OPENED, moved(0, "a")]

    try_out(trial)


def test_of_many_who_want_the_next_number_one_gets_it(try_out: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        for number in range(20):
            tries = (store.append("t", number, [Placed(seat=0, text=f"{number} {each}")]) for each in range(15))
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(each) for each in answers].count(type(None)) == 1
            assert all(each is None or isinstance(each, Taken) for each in answers)
            winner = answers.index(None)
            assert (await store.entries("t"))[-1] == Placed(seat=0, text=f"{number} {winner}")
        assert len(await store.entries("t")) == 20

    try_out(trial)


def test_who_loses_a_race_spoils_nothing_for_the_others(try_out: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        await store.append("t", 0, [OPENED])
        tries = [store.append(f"t{each % 25}", 0, [Placed(seat=0, text=str(each))]) for each in range(100)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert answers.count(None) == 25
        for each in range(25):
            assert await store.entries(f"t{each}") == [Placed(seat=0, text=str(each))]

    try_out(trial)


def test_a_guest_is_found_by_the_token_and_by_nothing_else(try_out: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        ada, ben = await store.add_guest("token of Ada"), await store.add_guest("token of Ben")
        assert (await store.guest_of("token of Ada")) == ada
        assert await store.guest_of("token of Eve") is None
        await store.rename(ada.guest, "Ada'; DROP TABLE guests; --")
        assert await store.names([ada.guest, ben.guest, "nobody"]) == {
            ada.guest: "Ada'; DROP TABLE guests; --", ben.guest: "",
        }  # fmt: skip
        assert (await store.guest_of("token of Ada")) == (ada.guest, "Ada'; DROP TABLE guests; --")

    try_out(trial)


def test_a_guest_finds_their_tables_the_newest_first(try_out: Callable[[Trial], None]) -> None:
    async def trial(store: Store) -> None:
        for table in "abc":
            await store.append(table, 0, [OPENED])
        await store.append("d", 0, [Opened(guest="ben", text="{}"), Sat(guest="ada", seat=0)])
        await store.append("a", 1, [Sat(guest="ada", seat=1)])
        assert await store.tables_of("ada", 50) == ["a", "d", "c", "b"]
        assert await store.tables_of("ada", 2) == ["a", "d"]
        assert await store.tables_of("ben", 50) == ["d"]

    try_out(trial)


# What is particular to SQLite


def test_what_waits_is_committed_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    commit = sqlite.commit

    def counted(connection: sqlite3.Connection, together: list[Any]) -> Any:
        sizes.append(len(together))
        return commit(connection, together)

    monkeypatch.setattr(sqlite, "commit", counted)

    async def trial() -> None:
        async with opened(lambda: SqliteStore(tmp_path / "room.sqlite")) as store:
            await asyncio.gather(*(store.append(f"t{each}", 0, [OPENED]) for each in range(300)))

    asyncio.run(trial())
    assert sum(sizes) == 300
    assert len(sizes) < 100


def test_it_is_written_through_to_the_disk(tmp_path: Path) -> None:
    connection = sqlite.connect(tmp_path / "room.sqlite", "rwc")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


def test_the_token_of_a_guest_is_not_in_the_file(tmp_path: Path) -> None:
    async def trial() -> None:
        async with opened(lambda: SqliteStore(tmp_path / "room.sqlite")) as store:
            await store.add_guest("a very secret token")

    asyncio.run(trial())
    assert b"a very secret token" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


def test_two_servers_can_write_to_one_file(tmp_path: Path) -> None:
    async def trial() -> None:
        path = tmp_path / "room.sqlite"
        async with opened(lambda: SqliteStore(path)) as one, opened(lambda: SqliteStore(path)) as two:
            for number in range(20):
                tries = (store.append("t", number, [Placed(seat=0, text=str(store is one))]) for store in (one, two))
                answers = await asyncio.gather(*tries, return_exceptions=True)
                assert sorted(type(each).__name__ for each in answers) == ["NoneType", "Taken"]
            assert await one.entries("t") == await two.entries("t")

    asyncio.run(trial())


def test_an_entry_that_cannot_be_read_does_not_keep_readers_in_the_past(tmp_path: Path) -> None:
    async def trial() -> None:
        async with opened(lambda: SqliteStore(tmp_path / "room.sqlite")) as store:
            await store.append("good", 0, [OPENED])
            await store.append("bad", 0, [OPENED, Placed(seat=0, text="x"), Placed(seat=1, text="x")])
            with sqlite3.connect(tmp_path / "room.sqlite") as file:
                file.execute("UPDATE entries SET kind = 'clock' WHERE place = 'bad' AND number = 1")
            file.close()
            found = await asyncio.gather(*(store.entries("bad") for _ in range(8)), return_exceptions=True)
            assert {type(each) for each in found} == {Unreadable}
            await store.append("good", 1, [Placed(seat=0, text="x")])
            seen = await asyncio.gather(*(store.entries("good") for _ in range(8)))
            assert {len(each) for each in seen} == {2}

    asyncio.run(trial())


def test_a_write_that_fails_is_said_to_have_failed_and_the_next_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def trial() -> None:
        async with opened(lambda: SqliteStore(tmp_path / "room.sqlite")) as store:
            monkeypatch.setattr(sqlite, "INSERT", "INSERT INTO nowhere VALUES (1)")
            with pytest.raises(StoreFailed):
                await store.append("t", 0, [OPENED])
            monkeypatch.undo()
            assert await store.entries("t") == []
            await store.append("t", 0, [OPENED])

    asyncio.run(trial())


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "room.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreFailed, match="version 99"):
        SqliteStore(tmp_path / "room.sqlite")


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "room.sqlite").write_bytes(b"this is a letter to a friend, and not a store" * 100)
    with pytest.raises(StoreFailed):
        SqliteStore(tmp_path / "room.sqlite")
    with pytest.raises(StoreFailed):
        SqliteStore(tmp_path / "room.sqlite" / "below a file" / "room.sqlite")


WRITER = """
import asyncio, sys
from pathlib import Path
from readingroom.server.log import Placed
from readingroom.server.sqlite import SqliteStore

async def write(store, table):
    number = 0
    while True:
        await store.append(table, number, [Placed(seat=0, text=f"{table} {number}")])
        sys.stdout.write(f"{table} {number}\\n")
        sys.stdout.flush()
        number += 1

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await asyncio.gather(*(write(store, f"t{each}") for each in range(8)))

asyncio.run(main())
"""


def test_a_process_that_is_killed_while_it_commits_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    last: dict[str, int] = {}
    for lines in (3, 40, 200):
        store_path = path.with_name(f"{lines}.sqlite")
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(store_path)], stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        assert writer.stdout is not None
        last = {}
        with writer:
            said = [writer.stdout.readline() for _ in range(lines)]
            os.kill(writer.pid, signal.SIGKILL)
            said += writer.stdout.read().splitlines(keepends=True)
        for line in said:
            if line.endswith("\n"):
                table, number = line.split()
                last[table] = int(number)
        assert last
        asyncio.run(check(store_path, last))


async def check(path: Path, last: dict[str, int]) -> None:
    """Check that every table has all that was acknowledged, without a gap."""
    async with opened(lambda: SqliteStore(path)) as store:
        for table, number in last.items():
            entries = await store.entries(table)
            assert len(entries) > number
            assert entries == [Placed(seat=0, text=f"{table} {each}") for each in range(len(entries))]
