"""The store in one file: SQLite, with one writer that commits together whatever is waiting, and readers beside it."""

import asyncio
import contextlib
import hashlib
import logging
import math
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from readingroom.server.files import Files
from readingroom.server.log import COLUMNS, Entry, columns, entry_of
from readingroom.server.store import NOTHING_NEW, Guest, NewLogs, Repeated, Store, StoreFailed, StoreGone, Taken

LOG = logging.getLogger("readingroom")
T = TypeVar("T")

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    place   TEXT    NOT NULL,  -- the table
    number  INTEGER NOT NULL,
    kind    TEXT    NOT NULL,
    guest   TEXT,
    seat    INTEGER,
    prompt  INTEGER,
    key     TEXT,
    text    TEXT,
    written REAL    NOT NULL,
    PRIMARY KEY (place, number),
    UNIQUE (place, key),
    UNIQUE (place, prompt, seat)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS entries_of_guests ON entries (guest, written) WHERE guest IS NOT NULL;
CREATE TABLE IF NOT EXISTS guests (
    guest   TEXT    NOT NULL PRIMARY KEY,
    token   BLOB    NOT NULL UNIQUE,
    name    TEXT    NOT NULL,
    came    REAL    NOT NULL
) WITHOUT ROWID;
"""

VERSION = 1  # of the schema
READERS = 2
MOST_TOGETHER = 512  # writes in one commit
PATIENCE = 8.0  # seconds to wait for another program that writes to the same file
LAST_WAIT = 2.0  # seconds to wait for it when the server ends
MOMENT = 0.2  # seconds between two looks while waiting

INSERT = f"INSERT INTO entries (place, number, {', '.join(COLUMNS)}, written) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
SELECT = f"SELECT {', '.join(COLUMNS)} FROM entries WHERE place = ? AND number > ? ORDER BY number"
OUTLINE = (
    f"SELECT number, {', '.join(COLUMNS)} FROM entries WHERE place = ?1 AND (kind NOT IN ('move', 'undo')"
    " OR number = (SELECT max(number) FROM entries WHERE place = ?1)) ORDER BY number"
)
TABLES_OF = "SELECT place FROM entries WHERE guest = ? GROUP BY place ORDER BY max(written) DESC, place LIMIT ?"
ADD_GUEST = "INSERT INTO guests (guest, token, name, came) VALUES (?, ?, ?, ?)"

Write = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Write, asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


class SqliteStore(Store):
    """A store in a file, for one server or several on the same machine."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._local = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._until = math.inf  # when to wait for other programs no longer
        self._ending = False
        writer = opened(path)
        self._files = Files(path)
        self._readers = ThreadPoolExecutor(READERS, "readingroom-reader")
        self._writer = threading.Thread(target=self._write_all, args=(writer,), name="readingroom-writer", daemon=True)
        self._writer.start()

    # The log

    async def append(self, table: str, number: int, entries: Sequence[Entry], new: NewLogs = NOTHING_NEW) -> None:
        """Add entries to the log of a table and begin new logs, all or none."""
        rows = [(table, count, entry) for count, entry in enumerate(entries, number)]
        rows += [(name, count, entry) for name, log in new.items() for count, entry in enumerate(log)]

        def write(connection: sqlite3.Connection) -> None:
            now = time.time()
            for name, count, entry in rows:
                try:
                    connection.execute(INSERT, (name, count, *columns(entry), now))
                except sqlite3.IntegrityError as error:
                    raise why_not(connection, name, entry) from error

        await self._write(write)

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """Give the entries of a table after a number."""
        return await self._read(lambda db: [entry_of(row) for row in every(db, SELECT, table, after)])

    async def outline(self, table: str) -> list[tuple[int, Entry]]:
        """Give the entries of a table that are no moves, and the last entry."""
        return await self._read(lambda db: [(row[0], entry_of(row[1:])) for row in every(db, OUTLINE, table)])

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """Name the tables of a guest."""
        return await self._read(lambda db: [row[0] for row in every(db, TABLES_OF, guest, most)])

    # Guests

    async def guest_of(self, token: str) -> Guest | None:
        """Find a guest by their token."""
        found = await self._read(
            lambda db: db.execute("SELECT guest, name FROM guests WHERE token = ?", (hashed(token),)).fetchone()
        )
        return None if found is None else Guest(*found)

    async def add_guest(self, token: str) -> Guest:
        """Add a guest without a name."""
        guest = Guest(secrets.token_hex(8), "")
        row = (guest.guest, hashed(token), guest.name, time.time())
        await self._write(lambda db: db.execute(ADD_GUEST, row))
        return guest

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest another name."""
        await self._write(lambda db: db.execute("UPDATE guests SET name = ? WHERE guest = ?", (name, guest)))

    async def names(self, guests: Sequence[str]) -> dict[str, str]:
        """Give the names of guests."""
        asked = f"SELECT guest, name FROM guests WHERE guest IN ({', '.join('?' * len(guests))})"
        return await self._read(lambda db: dict(db.execute(asked, list(guests)).fetchall()))

    # Threads

    def hurry(self) -> None:
        """Wait only a moment longer for other programs."""
        self._until = min(self._until, time.monotonic() + LAST_WAIT)

    async def close(self) -> None:
        """Write what is waiting, and end."""
        self.hurry()
        self._ending = True
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join, 2 * LAST_WAIT)
        if self._writer.is_alive():
            LOG.error("the disk does not respond: what was waiting is not written, and nobody was told that it was")
            return
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._opened:
            connection.close()

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Ask in a thread of the readers."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Ask with the connection of this thread."""
        try:
            self._files.check()
            return patiently(lambda: question(self._reader()), lambda: self._until)
        except StoreGone:
            self._waiting.put(None)  # the writer has something to save
            raise
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    def _reader(self) -> sqlite3.Connection:
        """Give the connection of this thread."""
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = connect(self.path)
            connection.execute("PRAGMA query_only = ON")
            self._local.connection = connection
            self._opened.append(connection)
        return connection

    async def _write(self, write: Write) -> Any:
        """Hand a write to the writer and wait until it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._waiting.put((write, loop, done))
        return await done

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """Write what is waiting, all that is there in one commit, until there is nobody left to write for."""
        going_on = True
        while going_on:
            together = [self._waiting.get()]
            while len(together) < MOST_TOGETHER:
                try:
                    together.append(self._waiting.get_nowait())
                except queue.Empty:
                    break
            going_on = not self._ending or not self._waiting.empty()
            answers = self._write_together(connection, [each for each in together if each is not None])
            for loop, done, error in answers:
                with contextlib.suppress(RuntimeError):  # nobody waits in a loop that is closed
                    loop.call_soon_threadsafe(settle, done, error)
        connection.close()

    def _write_together(self, connection: sqlite3.Connection, together: list[Waiting]) -> "list[Answer]":
        """Write what is waiting, if the file is there before and after it: in a deleted file it would be lost."""
        try:
            self._files.check()
            if not together:
                return []
            patiently(lambda: connection.execute("BEGIN IMMEDIATE"), lambda: self._until)
            answers = commit(connection, together)
            self._files.check()
            return answers
        except StoreGone as gone:
            checkpoint(connection)
            return [(loop, done, gone) for _, loop, done in together]
        except sqlite3.Error as error:
            if is_busy(error):
                LOG.error("another program holds %s: %d changes could not be written", self.path, len(together))
            return [(loop, done, StoreFailed(str(error))) for _, loop, done in together]


Answer = tuple[asyncio.AbstractEventLoop, "asyncio.Future[Any]", Exception | None]


def commit(connection: sqlite3.Connection, together: list[Waiting]) -> list[Answer]:
    """Write each, or nothing of it, in the transaction that has begun, and commit; say of each how it went."""
    answers: list[Answer] = []
    try:
        for write, loop, done in together:
            connection.execute("SAVEPOINT one")
            try:
                write(connection)
                answers.append((loop, done, None))
            except sqlite3.Error:
                raise
            except Exception as no:  # that write alone is refused
                connection.execute("ROLLBACK TO one")
                answers.append((loop, done, no))
            connection.execute("RELEASE one")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [(loop, done, StoreFailed(str(error))) for _, loop, done in together]
    return answers


def settle(done: "asyncio.Future[Any]", error: Exception | None) -> None:
    """Tell the one who waits how it went, if they still wait."""
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def patiently(attempt: Callable[[], T], until: Callable[[], float]) -> T:
    """Try something for as long as another program keeps us from it, though not forever, and not past a moment."""
    patience = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except sqlite3.Error as error:
            if not is_busy(error) or time.monotonic() > min(patience, until()):
                raise


def is_busy(error: sqlite3.Error) -> bool:
    """Say whether another program holds the file."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def checkpoint(connection: sqlite3.Connection) -> None:
    """Write the write-ahead log into the file, whatever it is called now: so they cannot be separated, or mixed up."""
    with contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def opened(path: Path) -> sqlite3.Connection:
    """Open the file to write to it, or say why that cannot be done."""

    def attempt() -> sqlite3.Connection:
        with contextlib.ExitStack() as undo:
            connection = connect(path, "rwc")
            undo.callback(connection.close)
            set_up(connection)
            undo.pop_all()
            return connection

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return patiently(attempt, lambda: math.inf)
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed(getattr(error, "strerror", None) or str(error)) from error


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """Open the file, so that what is committed survives a loss of power; only with the mode "rwc" is it made."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, timeout=MOMENT, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.text_factory = text_of
    return connection


def set_up(connection: sqlite3.Connection) -> None:
    """Make the tables in a new file; refuse one that a later version made."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > VERSION:
        raise StoreFailed(f"the file is of version {version}; this program knows versions up to {VERSION}")
    if version < VERSION:
        connection.executescript(SCHEMA)
        connection.execute(f"PRAGMA user_version = {VERSION}")


def text_of(stored: bytes) -> str:
    """Read a text; what is damaged spoils its own table, and not the question in which it is found."""
    return stored.decode(errors="replace")


def every(connection: sqlite3.Connection, question: str, *values: int | str) -> list[Any]:
    """Give all rows at once: an unfinished query would keep the reader at the present snapshot."""
    return connection.execute(question, values).fetchall()


def why_not(connection: sqlite3.Connection, table: str, entry: Entry) -> Exception:
    """Say which of the keys of the log refused an entry: the mover's own, or that of somebody who was first."""
    key = getattr(entry, "key", None)
    if key is not None:
        found = connection.execute("SELECT number FROM entries WHERE place = ? AND key = ?", (table, key)).fetchone()
        if found is not None:
            return Repeated(found[0])
    return Taken()


def hashed(token: str) -> bytes:
    """Hash a token: who reads the file cannot sit down in somebody's place."""
    return hashlib.sha256(token.encode()).digest()
