"""The requests: each with what it asks for and what it is answered with."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import readingroom
from readingroom import bots, record
from readingroom.server import leaving, project
from readingroom.server.door import Door
from readingroom.server.log import Entry, Played, Started, Undone
from readingroom.server.open_table import OpenTable
from readingroom.server.protocol import (
    Box,
    DoorInfo,
    EndEarly,
    FillSeat,
    GameInfo,
    Games,
    HandOver,
    Me,
    Name,
    NewTable,
    OpenDoor,
    ReleaseSeat,
    Replay,
    SetPace,
    Sit,
    TableInfo,
    TableList,
)
from readingroom.server.refusals import refusal
from readingroom.server.replays import replayed
from readingroom.server.room import Room
from readingroom.server.store import Guest
from readingroom.server.tables import TableFold, rules_of

MOST_LISTED = 50


class Asked(NamedTuple):
    """A request: who asks, from where, of which table, with what wish, and whether they sit at this computer."""

    room: Room
    guest: Guest | None
    address: str
    table: str
    wish: Any
    door: Door
    here: bool
    query: dict[str, str]  # what the address says beside

    @property
    def me(self) -> str:
        """The number of who asks; nothing for a stranger."""
        return "" if self.guest is None else self.guest.guest


async def my_name(asked: Asked) -> Me:
    """Describe the guest who asks."""
    assert asked.guest is not None
    return Me(name=asked.guest.name)


async def rename_me(asked: Asked) -> Me:
    """Rename the guest who asks."""
    assert asked.guest is not None
    guest = await asked.room.people.rename(asked.guest, asked.wish.name)
    asked.room.renamed(guest.guest)
    return Me(name=guest.name)


async def games(asked: Asked) -> Games:
    """List the games."""
    return Games(version=readingroom.__version__, games=[game_info(name) for name in readingroom.GAMES])


def game_info(name: str) -> GameInfo:
    """Describe a game."""
    rules = rules_of(name)
    options = [
        {option: list(choices) for option, choices in rules.option_choices(seats).items()}
        for seats in range(rules.min_seats, rules.max_seats + 1)
    ]
    return GameInfo(
        name=name, version=rules.version, least=rules.min_seats, most=rules.max_seats, options=options,
        bots=list(bots.names(name)),
    )  # fmt: skip


async def look_at_door(asked: Asked) -> DoorInfo:
    """Say who can come in; those at this computer are told by which addresses, the others have one that works."""
    if asked.here:
        await asked.door.look_again()
    addresses = asked.door.addresses() if asked.here else []
    return DoorInfo(open=asked.door.open, addresses=addresses, switch=asked.here and asked.door.has_switch)


async def turn_door(asked: Asked) -> DoorInfo:
    """Open the room to the network, or close it again."""
    if not asked.here:
        raise refusal("not-here")
    if not asked.door.has_switch:
        raise refusal("decided")
    await asked.door.turn(asked.wish.open)
    return await look_at_door(asked)


async def my_tables(asked: Asked) -> TableList:
    """List the tables of the guest who asks, the newest first."""
    if asked.guest is None:
        return TableList(tables=[])
    names = await asked.room.store.tables_of(asked.me, MOST_LISTED)
    found = [await asked.room.glance(name, asked.me) for name in names]
    return TableList(tables=[table for table in found if is_mine(table)])


def is_mine(table: TableInfo) -> bool:
    """Say whether a table belongs to the guest who asks; of an unreadable one we only know that they once sat there."""
    return table.host or table.mine is not None or table.stage == "unreadable"


async def new_table(asked: Asked) -> TableInfo:
    """Open a table."""
    opened = await asked.room.create(asked.me, asked.address, asked.wish)
    return asked.room.info(opened, asked.me)


async def look(asked: Asked) -> TableInfo:
    """Describe a table."""
    return asked.room.info(await asked.room.open(asked.table), asked.me)


async def sit(asked: Asked) -> TableInfo:
    """Take a seat at a table."""
    return await change(asked, lambda table: table.sit(asked.me, asked.wish.seat))


async def leave(asked: Asked) -> TableInfo:
    """Give one's seat up."""
    return await change(asked, lambda table: table.leave(asked.me))


async def fill(asked: Asked) -> TableInfo:
    """Put a bot on a seat."""
    return await change(asked, lambda table: table.fill(asked.me, asked.wish.seat, asked.wish.bot))


async def release(asked: Asked) -> TableInfo:
    """Let anybody sit on a seat that is kept."""
    return await change(asked, lambda table: table.release(asked.me, asked.wish.seat))


async def again(asked: Asked) -> TableInfo:
    """Play again with the same players: give the table for it."""
    opened = await asked.room.open(asked.table)
    return asked.room.info(await asked.room.again(opened, asked.me, asked.address), asked.me)


async def hand_over(asked: Asked) -> TableInfo:
    """Let a bot play the seat of the guest who asks, or of somebody who has been away for a while."""
    away = (await asked.room.open(asked.table)).away()
    return await change(asked, lambda table: leaving.hand_over(table, asked.me, asked.wish.seat, asked.wish.bot, away))


async def take_back(asked: Asked) -> TableInfo:
    """Take back a seat that a bot plays for its guest."""
    return await change(asked, lambda table: leaving.take_back(table, asked.me))


async def end_early(asked: Asked) -> TableInfo:
    """Vote to end the game now, or to play on; it ends when everybody who is left agrees."""
    return await change(asked, lambda table: leaving.agree(table, asked.me, asked.wish.agree))


async def set_pace(asked: Asked) -> TableInfo:
    """Say how fast bots play at this table."""
    return await change(asked, lambda table: leaving.set_pace(table, asked.me, asked.wish.pace))


async def change(asked: Asked, make: Callable[[TableFold], list[Entry]]) -> TableInfo:
    """Let a table go on, and describe it."""
    opened = await asked.room.open(asked.table)
    await asked.room.change(opened, make)
    return asked.room.info(opened, asked.me)


async def box(asked: Asked) -> Box:
    """Give what is printed on the cards of a table."""
    opened = await asked.room.open(asked.table)
    table = opened.table
    return Box(cards=table.rules.box(asked.query["lang"]), sayings=table.words(None).names())


async def whole_record(asked: Asked) -> str:
    """Give the record of a game that is over."""
    opened = await finished(asked)
    return record.write(await told(asked.room, opened))


async def replay(asked: Asked) -> Replay:
    """Give a game that is over, entry by entry; as a seat saw it, or with every card open."""
    opened = await finished(asked)
    seat, seats = asked.query["seat"], len(opened.table.chairs)
    if seat and seat not in map(str, range(seats)):
        raise refusal("no-seat", seat=seat[:8], last=seats - 1)
    game = await told(asked.room, opened)
    start, steps = await asyncio.to_thread(replayed, game, int(seat) if seat else None)
    table = opened.table
    assert table.fold is not None
    return Replay(
        table=table.name, game=table.game, options=table.options, names=game.names, bots=game.bots, start=start,
        steps=steps, result=None if table.stopped else project.result(table.words(None), table),
    )  # fmt: skip


async def finished(asked: Asked) -> OpenTable:
    """Give a table whose game is over."""
    opened = await asked.room.open(asked.table)
    if not opened.table.over:
        raise refusal("not-over")
    return opened


async def told(room: Room, opened: OpenTable) -> record.Record:
    """Give the record of a game from its log, with the names of the players, people and bots."""
    entries = await room.store.entries(opened.table.name)
    text = "".join(entry.text for entry in entries if isinstance(entry, Started | Played | Undone))
    game = await asyncio.to_thread(record.read, text)
    chairs = opened.table.chairs
    game.names = [room.people.name_of(chair) for chair in chairs]
    if any(chair.bot and not chair.guest for chair in chairs):  # a log that goes on where a record ended names none
        game.bots = ["" if chair.guest else chair.bot for chair in chairs]
    return game


class Call(NamedTuple):
    """One request: how it is made, what it needs, and how it is answered."""

    method: str
    path: str
    run: Callable[[Asked], Awaitable[Any]]
    answer: type[Any]
    body: type[Any] | None = None
    known: bool = False  # a stranger becomes a guest by it
    refused: tuple[int, ...] = ()
    most: int = 16 * 1024  # bytes of its body
    query: tuple[str, ...] = ()  # what its address may say beside


MOST_OF_RECORD = 512 * 1024  # bytes: more than the longest game has
TABLE = "/api/tables/{table}"

CALLS = (
    Call("GET", "/api/me", my_name, Me, known=True),
    Call("PUT", "/api/me", rename_me, Me, Name, known=True, refused=(403, 413, 422)),
    Call("GET", "/api/games", games, Games),
    Call("GET", "/api/door", look_at_door, DoorInfo),
    Call("PUT", "/api/door", turn_door, DoorInfo, OpenDoor, refused=(403, 409, 413, 422)),
    Call("GET", "/api/tables", my_tables, TableList),
    Call(
        "POST",
        "/api/tables",
        new_table,
        TableInfo,
        NewTable,
        known=True,
        refused=(403, 409, 413, 422),
        most=MOST_OF_RECORD,
    ),
    Call("GET", TABLE, look, TableInfo, refused=(404, 409)),
    Call("POST", TABLE + "/sit", sit, TableInfo, Sit, known=True, refused=(403, 404, 409, 413, 422)),
    Call("POST", TABLE + "/leave", leave, TableInfo, refused=(403, 404, 409)),
    Call("POST", TABLE + "/fill", fill, TableInfo, FillSeat, refused=(403, 404, 409, 413, 422)),
    Call("POST", TABLE + "/release", release, TableInfo, ReleaseSeat, refused=(403, 404, 409, 413, 422)),
    Call("POST", TABLE + "/again", again, TableInfo, refused=(403, 404, 409)),
    Call("POST", TABLE + "/hand-over", hand_over, TableInfo, HandOver, refused=(403, 404, 409, 413, 422)),
    Call("POST", TABLE + "/take-back", take_back, TableInfo, refused=(403, 404, 409)),
    Call("POST", TABLE + "/end-early", end_early, TableInfo, EndEarly, refused=(403, 404, 409, 413, 422)),
    Call("POST", TABLE + "/pace", set_pace, TableInfo, SetPace, refused=(403, 404, 409, 413, 422)),
    Call("GET", TABLE + "/box", box, Box, refused=(404, 409), query=("lang",)),
    Call("GET", TABLE + "/record", whole_record, str, refused=(404, 409)),
    Call("GET", TABLE + "/replay", replay, Replay, refused=(404, 409, 422), query=("seat",)),
)
