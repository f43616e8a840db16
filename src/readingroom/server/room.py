"""The room: all open tables. Whatever happens at one of them goes through here: commit, acknowledge, broadcast."""

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

import msgspec

from readingroom.engine.errors import Refusal
from readingroom.server import project
from readingroom.server.bots import Workers
from readingroom.server.log import Entry, Moved, Started, Undone, seat_key
from readingroom.server.protocol import NewTable, Seats, TableInfo
from readingroom.server.refusals import refusal
from readingroom.server.seats import People
from readingroom.server.store import NOTHING_NEW, NewLogs, Repeated, Store, StoreFailed, Taken
from readingroom.server.tables import Table, folded, opening, sketched

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without signs that are taken for each other
LETTERS = 10
NAME = re.compile(f"[{ALPHABET}]{{{LETTERS}}}")
MOST_OPEN = 300  # tables kept at hand while nobody looks at them
PACE = 0.7  # seconds that a bot takes for a move, so that people can follow
EVERY = 3.0  # seconds after which tables are compared with the store, which other servers may write to
HESITATION = 1.0  # seconds after which a bot tries again what could not be written
LOG = logging.getLogger("readingroom")

Make = Callable[[Table], Sequence[Entry]]
Done = Callable[[int], None]
encode = msgspec.json.Encoder().encode


class Onlooker(Protocol):
    """Somebody who looks at a table and is told what happens."""

    guest: str

    def tell(self, message: bytes) -> None:
        """Take a message, without waiting."""
        ...


class Place:
    """An open table: the fold of its log, those who look on, and whose turn it is to change it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turn = asyncio.Lock()
        self.onlookers: list[Onlooker] = []
        self.bots: asyncio.Task[None] | None = None

    def here(self) -> list[str]:
        """List the guests who look on, each as often as they do; a stranger is an empty name."""
        return [onlooker.guest for onlooker in self.onlookers]

    @property
    def idle(self) -> bool:
        """Say whether nothing goes on here."""
        return not self.onlookers and not self.turn.locked() and (self.bots is None or self.bots.done())


class Room:
    """All open tables of a server."""

    def __init__(self, store: Store, workers: Workers, pace: float = PACE, every: float = EVERY) -> None:
        self.store = store
        self.workers = workers
        self.people = People(store)
        self.pace = pace
        self.every = every
        self.closing = False
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Place]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening tables

    async def create(self, guest: str, wish: NewTable) -> Place:
        """Open a new table."""
        entries = opening(guest, wish.game, wish.seats, wish.options)
        name = new_name()
        try:
            await self.store.append(name, 0, entries)
        except StoreFailed as error:
            raise failed(error) from error
        return await self.open(name)

    async def again(self, place: Place, guest: str) -> Place:
        """Give the table where those of a finished game play again, which the first who asks opens."""
        table, name = place.table, new_name()
        table.go_on(guest, name)  # or say why not
        seats = ["me" if chair.guest == guest else chair.bot or "open" for chair in table.chairs]
        new = {name: opening(guest, table.game, seats, table.options)}
        await self.change(place, lambda table: table.go_on(guest, name), new=new)
        assert table.next is not None
        seat = table.seat_of(guest)
        assert seat is not None
        following = await self.open(table.next[0])
        await self.change(following, lambda table: table.come_along(guest, seat))
        return following

    async def open(self, name: str) -> Place:
        """Give a table, folded from its log when it is first asked for."""
        place = self._places.get(name)
        if place is not None:
            self._places.move_to_end(name)
            return place
        if not NAME.fullmatch(name):
            raise refusal("no-table", table=name[:40])
        if name not in self._opening:
            task = asyncio.create_task(self._fold(name))
            self._opening[name] = task
            task.add_done_callback(lambda _: self._opening.pop(name))
        return await asyncio.shield(self._opening[name])

    async def _fold(self, name: str) -> Place:
        """Fold the log of a table, in a thread: it may be long."""
        entries = await self.store.entries(name)
        if not entries:
            raise refusal("no-table", table=name)
        try:
            place = Place(await asyncio.to_thread(folded, name, entries))
        except Refusal as error:
            LOG.error("table %s cannot be read: %s", name, error)  # which may name cards: not for players
            raise refusal("unreadable", table=name) from error
        await self.people.learn(chair.guest for chair in place.table.chairs)
        self._places[name] = place
        self._make_room()
        self._let_bots_play(place)
        return place

    def _make_room(self) -> None:
        """Forget tables that nobody looks at, the longest unused first."""
        spare = len(self._places) - MOST_OPEN
        for name in [name for name, place in self._places.items() if place.idle][: max(spare, 0)]:
            del self._places[name]

    async def glance(self, name: str, guest: str) -> TableInfo:
        """Describe a table to a guest without opening it."""
        place = self._places.get(name)
        if place is not None:
            return self.info(place, guest)
        table = sketched(name, await self.store.outline(name))
        await self.people.learn(chair.guest for chair in table.chairs)
        return self.people.info(table, guest, [])

    # Changing them

    async def play(self, place: Place, seat: int, prompt: int, action: str, key: str, done: Done | None = None) -> int:
        """Let a seat answer a prompt; gives the number of the entry."""
        return await self.change(
            place, lambda table: [table.move(seat, prompt, action, key)], seat_key(seat, key), done
        )

    async def undo(self, place: Place, seat: int, number: int, key: str, done: Done | None = None) -> int:
        """Let a seat take its last action back; gives the number of the entry."""
        return await self.change(place, lambda table: [table.undo(seat, number, key)], seat_key(seat, key), done)

    async def change(
        self, place: Place, make: Make, key: str | None = None, done: Done | None = None, new: NewLogs = NOTHING_NEW
    ) -> int:
        """Put into the log what `make` says comes next, and begin new logs, then acknowledge it, then tell everybody.

        Once begun it is finished, even if the one who asked for it is gone.
        """
        task = asyncio.create_task(self._change(place, make, key, done, new))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _change(self, place: Place, make: Make, key: str | None, done: Done | None, new: NewLogs) -> int:
        """Do so, as often as others come first while it can still be done."""
        async with place.turn:
            while True:
                if key is not None and key in place.table.keys:
                    number = place.table.keys[key]
                    break
                entries = make(place.table)
                if not entries:  # somebody did it already
                    number = place.table.number
                    break
                number = place.table.number + 1
                try:
                    await self.store.append(place.table.name, number, entries, new)
                except (Taken, Repeated):
                    if not await self._catch_up(place):
                        raise refusal("busy") from None  # a table that is folded and a log that contradict each other
                    continue
                except StoreFailed as error:
                    raise failed(error) from error
                if done is not None:
                    done(number)
                for entry in entries:
                    self._advance(place, entry)
                self._let_bots_play(place)
                return number
        if done is not None:
            done(number)
        return number

    async def _catch_up(self, place: Place) -> int:
        """Fold what other servers wrote, and say how much it was."""
        entries = await self.store.entries(place.table.name, place.table.number)
        if entries:
            await self.people.learn(guest for entry in entries if (guest := getattr(entry, "guest", None)))
        for entry in entries:
            self._advance(place, entry)
        self._let_bots_play(place)
        return len(entries)

    def _advance(self, place: Place, entry: Entry) -> None:
        """Fold an entry that is in the log, and tell everybody."""
        table = place.table
        before = table.stage
        table.add(entry)
        if not isinstance(entry, Started | Moved | Undone):
            self.tell_seats(place)
            return
        messages: dict[int | None, bytes] = {}
        for onlooker in place.onlookers:
            seat = table.seat_of(onlooker.guest)
            if seat not in messages:
                messages[seat] = encode(project.went(table, seat))
            onlooker.tell(messages[seat])
        if table.stage != before:
            self.tell_seats(place)  # the game has begun, or it is over

    # People

    def info(self, place: Place, guest: str) -> TableInfo:
        """Describe a table to a guest."""
        return self.people.info(place.table, guest, place.here())

    def tell_seats(self, place: Place) -> None:
        """Tell everybody at a table who is there."""
        messages: dict[str, bytes] = {}
        for onlooker in place.onlookers:
            if onlooker.guest not in messages:
                messages[onlooker.guest] = encode(Seats(table=self.info(place, onlooker.guest)))
            onlooker.tell(messages[onlooker.guest])

    async def join(self, place: Place, onlooker: Onlooker, since: int | None) -> None:
        """Greet somebody with the table as it is in the store now, and tell them what happens from then on."""
        async with place.turn:
            await self._catch_up(place)
            place.onlookers.append(onlooker)
            onlooker.tell(encode(project.welcome(place.table, self.info(place, onlooker.guest), since)))
            others = [each for each in place.onlookers if each is not onlooker]
            for other in others:
                other.tell(encode(Seats(table=self.info(place, other.guest))))

    def depart(self, place: Place, onlooker: Onlooker) -> None:
        """Tell somebody no more."""
        place.onlookers.remove(onlooker)
        self.tell_seats(place)

    def renamed(self, guest: str) -> None:
        """Tell those who sit with a guest by which name they go now."""
        for place in self._places.values():
            if place.onlookers and place.table.seat_of(guest) is not None:
                self.tell_seats(place)

    # Bots, and other servers

    def _let_bots_play(self, place: Place) -> None:
        """See to it that bots answer what they are asked."""
        if not self.closing and place.table.bots_asked() and (place.bots is None or place.bots.done()):
            place.bots = self._spawn(self._play_bots(place))

    async def _play_bots(self, place: Place) -> None:
        """Let the bots of a table answer, one after the other, until only people are asked."""
        while not self.closing and (asked := place.table.bots_asked()):
            seat = asked[0]
            prompt, action = await self._bot_choice(place.table, seat)
            try:
                await self.play(place, seat, prompt, action, f"bot {prompt}")
            except Refusal as no:
                LOG.debug("a bot came too late: %s", no)  # somebody took something back meanwhile
                await asyncio.sleep(HESITATION if no.code == "busy" else 0)

    async def _bot_choice(self, table: Table, seat: int) -> tuple[int, str]:
        """Let a bot choose; its answer comes at a full stroke of the clock, so that its thinking tells nothing."""
        assert table.fold is not None
        clock = asyncio.get_running_loop().time
        began, prompt = clock(), table.prompts[seat]
        view = table.rules.observe(table.fold.g, seat)
        action = await self.workers.choose(table.game, table.chairs[seat].bot, view, table.rules.deck_name())
        if self.pace:
            await asyncio.sleep(self.pace - (clock() - began) % self.pace)
        return prompt, table.rules.catalogue.text(action)

    async def keep_watch(self) -> None:
        """Compare the tables that somebody looks at with the store, every few seconds."""
        while True:
            await asyncio.sleep(self.every)
            for place in [place for place in self._places.values() if place.onlookers]:
                try:
                    async with place.turn:
                        await self._catch_up(place)
                except StoreFailed as error:
                    LOG.warning("the store does not answer: %s", error)

    def begin(self) -> None:
        """Begin to keep watch."""
        self._spawn(self.keep_watch())

    async def close(self) -> None:
        """Finish what was begun, and end."""
        self.closing = True
        for task in list(self._tasks):
            if task.get_name() == "watch":
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something that nobody waits for; it can be left at any time."""
        task = asyncio.create_task(work, name="watch")
        self._tasks.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[None]) -> None:
        """Say what went wrong in something that nobody waits for."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("something went wrong", exc_info=error)


def new_name() -> str:
    """Make up a name for a table that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def failed(error: StoreFailed) -> Refusal:
    """Say that nothing was written, and to the log of the server why."""
    LOG.error("the store failed: %s", error)
    return refusal("busy")
