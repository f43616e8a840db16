"""The room: all open tables. Whatever happens at one of them goes through here: commit, acknowledge, broadcast."""

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from readingroom.engine.errors import Refusal
from readingroom.server import project
from readingroom.server.bot_turns import STROKES, BotTurns
from readingroom.server.bots import Workers
from readingroom.server.leaving import news_of
from readingroom.server.limits import BOUNDS, Bounds, Limits
from readingroom.server.log import Entry, Played, Started, Undone, Unreadable, seat_key
from readingroom.server.open_table import Make, Onlooker, OpenTable
from readingroom.server.openings import going_on, opening
from readingroom.server.project import encode
from readingroom.server.protocol import News, NewTable, Pace, Seats, TableInfo
from readingroom.server.refusals import refusal
from readingroom.server.seats import People, Role, role_of, unreadable
from readingroom.server.store import NOTHING_NEW, NewLogs, Repeated, Store, StoreFailed, StoreGone, Taken
from readingroom.server.tables import added, folded, sketched

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without characters that look alike
LETTERS = 10
NAME = re.compile(f"[{ALPHABET}]{{{LETTERS}}}")
MOST_RECENT = 300  # tables kept at hand while nobody uses them
EVERY = 3.0  # seconds after which tables are compared with the store, which other servers may write to
NO_TABLE = 4404  # the code with which a connection to a table is closed that is not there, or cannot be read
WATCH = "watch"  # the name of the tasks that are cancelled at the end
LOG = logging.getLogger("readingroom")

Done = Callable[[int], None]


class Room:
    """All open tables of a server."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        strokes: Mapping[Pace, float] = STROKES,
        every: float = EVERY,
        bounds: Bounds = BOUNDS,
    ) -> None:
        self.store = store
        self.workers = workers
        self.people = People(store)
        self.limits = Limits(bounds)
        self.bots = BotTurns(workers, self.change, self._spawn, self.people.address_of, strokes)
        self.every = every
        self.closing = False
        self._open: WeakValueDictionary[str, OpenTable] = WeakValueDictionary()  # never two of one table
        self._recent: OrderedDict[str, OpenTable] = OrderedDict()  # kept in memory though nobody uses them
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._told: set[str] = set()  # tables that cannot be read, of which the log of the server has said so

    # Opening tables

    async def create(self, guest: str, address: str, wish: NewTable) -> OpenTable:
        """Open a new table."""
        self.limits.table(guest, address)
        self.people.come_from(guest, address)
        if wish.record:
            entries = await asyncio.to_thread(going_on, guest, wish.record, wish.pace)
        else:
            entries = opening(guest, wish.game, wish.seats, wish.options, wish.pace)
        name = new_name()
        try:
            await self.store.append(name, 0, entries)
        except StoreFailed as error:
            raise failed(error) from error
        return await self.open(name)

    async def again(self, opened: OpenTable, guest: str, address: str) -> OpenTable:
        """Give the table where those of a finished game play again, which the first who asks opens."""
        table, name = opened.table, new_name()
        if table.next is None:
            self.limits.table(guest, address)
            self.people.come_from(guest, address)
        table.go_on(guest, name)  # or say why not
        seats = ["me" if chair.guest == guest else "open" if chair.guest else chair.bot for chair in table.chairs]
        kept = {seat: chair.guest for seat, chair in enumerate(table.chairs) if chair.guest not in ("", guest)}
        new = {name: opening(guest, table.game, seats, table.options, table.pace, kept)}
        await self.change(opened, lambda table: table.go_on(guest, name), new=new)
        assert table.next is not None
        seat = table.seat_of(guest)
        assert seat is not None
        following = await self.open(table.next[0])
        await self.change(following, lambda table: table.come_along(guest, seat))
        return following

    async def open(self, name: str) -> OpenTable:
        """Give a table, folded from its log when it is first asked for."""
        opened = self._open.get(name)
        if opened is not None:
            self._keep_at_hand(opened)
            return opened
        if not NAME.fullmatch(name):
            raise refusal("no-table", table=name[:40])
        if name not in self._opening:
            task = asyncio.create_task(self._fold(name))
            self._opening[name] = task
            task.add_done_callback(lambda _: self._opening.pop(name))
        return await asyncio.shield(self._opening[name])

    async def _fold(self, name: str) -> OpenTable:
        """Fold the log of a table, in a thread: it may be long."""
        try:
            entries = await self.store.entries(name)
            if not entries:
                raise refusal("no-table", table=name)
            opened = OpenTable(await asyncio.to_thread(folded, name, entries))
        except Unreadable as error:
            raise self._unreadable(name, error) from error
        await self.people.learn(opened.table.people())
        self._open[name] = opened
        self._keep_at_hand(opened)
        self.bots.go_on(opened)
        return opened

    def _keep_at_hand(self, opened: OpenTable) -> None:
        """Keep a table for the next who asks for it, and let go of the one that nobody asked for the longest.

        A table that somebody still holds (a connection, a request, a bot) stays in `_open` all the same.
        """
        self._recent[opened.table.name] = opened
        self._recent.move_to_end(opened.table.name)
        if len(self._recent) > MOST_RECENT:
            self._recent.popitem(last=False)

    def _unreadable(self, name: str, error: Unreadable) -> Refusal:
        """Refuse a table that cannot be read, and say why in the log of the server, once."""
        if name not in self._told:
            self._told.add(name)
            LOG.error("table %s cannot be read: %s", name, error)  # which may name cards: not for players
        return refusal("unreadable", table=name)

    async def glance(self, name: str, guest: str) -> TableInfo:
        """Describe a table to a guest without opening it."""
        opened = self._open.get(name)
        if opened is not None:
            return self.info(opened, guest)
        try:
            table = sketched(name, await self.store.outline(name))
        except Unreadable as error:
            self._unreadable(name, error)
            return unreadable(name)
        await self.people.learn(table.people())
        return self.people.info(table, guest)

    async def game_of(self, name: str) -> str:
        """Say which game is played at a table, without opening it; nothing if there is none that can be read."""
        opened = self._open.get(name)
        if opened is not None:
            return opened.table.game
        if not NAME.fullmatch(name):
            return ""
        try:
            return sketched(name, await self.store.outline(name)).game
        except (Unreadable, StoreFailed):
            return ""

    # Changing them

    async def play(
        self, opened: OpenTable, seat: int, prompt: int, action: str, key: str, done: Done | None = None
    ) -> int:
        """Let a seat answer a prompt; gives the number of the entry."""
        return await self.change(
            opened, lambda table: [table.move(seat, prompt, action, key)], seat_key(seat, key), done
        )

    async def undo(self, opened: OpenTable, seat: int, number: int, key: str, done: Done | None = None) -> int:
        """Let a seat take its last action back; gives the number of the entry."""
        return await self.change(opened, lambda table: [table.undo(seat, number, key)], seat_key(seat, key), done)

    async def change(
        self,
        opened: OpenTable,
        make: Make,
        key: str | None = None,
        done: Done | None = None,
        new: NewLogs = NOTHING_NEW,
    ) -> int:
        """Put into the log what `make` says comes next, and begin new logs, then acknowledge it, then tell everybody.

        Once begun it is finished, even if the one who asked for it is gone.
        """
        task = asyncio.create_task(self._change(opened, make, key, done, new))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _change(self, opened: OpenTable, make: Make, key: str | None, done: Done | None, new: NewLogs) -> int:
        """Append the entries; if somebody else came first, catch up and try again as long as it makes sense."""
        async with opened.turn:
            while True:
                if key is not None and key in opened.table.keys:
                    number = opened.table.keys[key]
                    break
                entries = make(opened.table)
                if not entries:  # somebody did it already
                    number = opened.table.number
                    break
                number = opened.table.number + 1
                try:
                    await self.store.append(opened.table.name, number, entries, new)
                except (Taken, Repeated):
                    if not await self._catch_up(opened):
                        raise refusal("busy") from None  # the folded table and its log disagree
                    continue
                except StoreFailed as error:
                    raise failed(error) from error
                if done is not None:
                    done(number)
                for entry in entries:
                    self._advance(opened, entry)
                self.bots.go_on(opened)
                return number
        if done is not None:
            done(number)
        return number

    async def _catch_up(self, opened: OpenTable) -> int:
        """Fold what other servers wrote, and say how much it was."""
        try:
            entries = await self.store.entries(opened.table.name, opened.table.number)
            if entries:
                await self.people.learn(guest for entry in entries if (guest := getattr(entry, "guest", None)))
            for entry in entries:
                self._advance(opened, entry)
        except Unreadable as error:  # another server is of a later version
            self._open.pop(opened.table.name, None)
            self._recent.pop(opened.table.name, None)
            for onlooker in opened.onlookers:
                onlooker.end(NO_TABLE)
            raise self._unreadable(opened.table.name, error) from error
        self.bots.go_on(opened)
        return len(entries)

    def _advance(self, opened: OpenTable, entry: Entry) -> None:
        """Fold an entry that is in the log, and tell everybody."""
        table = opened.table
        before = table.stage
        added(table, entry)
        if not isinstance(entry, Started | Played | Undone):
            self.tell_seats(opened, news_of(table, entry))
            return
        messages: dict[tuple[int | None, bool], bytes] = {}
        for onlooker in opened.onlookers:
            key = (table.seat_of(onlooker.guest), onlooker.board)
            if key not in messages:
                messages[key] = encode(project.went(table, *key))
            onlooker.tell(messages[key])
        if table.stage != before:
            self.tell_seats(opened)  # the game has begun, or it is over

    # People

    def info(self, opened: OpenTable, guest: str) -> TableInfo:
        """Describe a table to a guest."""
        return self.people.info(opened.table, guest, opened.here(), opened.away())

    def tell_seats(self, opened: OpenTable, news: News | None = None) -> None:
        """Tell everybody at a table who is there, unless they know it, and what is new; to most it looks the same."""
        opened.comings.told()
        messages: dict[Role, tuple[bytes, bytes]] = {}
        for onlooker in opened.onlookers:
            role = role_of(opened.table, onlooker.guest)
            if role not in messages:
                info = self.info(opened, onlooker.guest)
                messages[role] = (known_of(info), encode(Seats(table=info, news=news)))
            known, told = messages[role]
            if news or onlooker.known != known:
                onlooker.known = known
                onlooker.tell(told)

    def _tell_soon(self, opened: OpenTable) -> None:
        """Tell everybody at a table who is there, but not again and again."""
        opened.comings.soon(lambda: self.tell_seats(opened))

    async def join(self, opened: OpenTable, onlooker: Onlooker, since: int | None) -> None:
        """Greet somebody with the table as it is in the store now, and tell them what happens from then on."""
        async with opened.turn:
            await self._catch_up(opened)
            opened.come(onlooker)
            info = self.info(opened, onlooker.guest)
            onlooker.known = known_of(info)
            onlooker.tell(encode(project.welcome(opened.table, info, since, onlooker.board)))
            self._tell_soon(opened)

    def depart(self, opened: OpenTable, onlooker: Onlooker) -> None:
        """Forget a connection that was closed."""
        opened.go(onlooker)
        self._tell_soon(opened)

    def renamed(self, guest: str) -> None:
        """Tell those who sit with a guest by which name they go now."""
        for opened in self._open.values():
            if opened.onlookers and opened.table.seat_of(guest) is not None:
                self._tell_soon(opened)

    # Other servers

    async def keep_watch(self) -> None:
        """Compare the tables that somebody looks at with the store, every few seconds, and say what time changed."""
        while True:
            await asyncio.sleep(self.every)
            for opened in [opened for opened in self._open.values() if opened.onlookers]:
                try:
                    async with opened.turn:
                        await self._catch_up(opened)
                    self.tell_seats(opened)  # a seat may be kept no longer, or somebody may be away by now
                except StoreGone:
                    break
                except StoreFailed as error:
                    LOG.warning("the store does not answer: %s", error)
                except Refusal as no:  # those who looked on were sent away
                    LOG.debug("a table was closed: %s", no)

    def begin(self) -> None:
        """Begin to keep watch."""
        self._spawn(self.keep_watch())

    async def close(self) -> None:
        """Finish what was begun, and end."""
        self.closing = self.bots.closing = True
        self.store.hurry()
        for task in list(self._tasks):
            if task.get_name() == WATCH:
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that nobody waits for; `close` ends it."""
        task = asyncio.create_task(work, name=WATCH)
        self._tasks.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[None]) -> None:
        """Say what went wrong in something that nobody waits for."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("something went wrong", exc_info=error)


def known_of(info: TableInfo) -> bytes:
    """Give what somebody knows of a table who was told this: all but how long its log is, which every move tells."""
    return encode(msgspec.structs.replace(info, number=0))


def new_name() -> str:
    """Make up a name for a table that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def failed(error: StoreFailed) -> Refusal:
    """Say that nothing was written, and to the log of the server why, which it knows already if the store is gone."""
    if isinstance(error, StoreGone):
        return refusal("gone")
    LOG.error("the store failed: %s", error)
    return refusal("busy")
