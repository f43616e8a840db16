"""Who people are: guests with a cookie, their names, and how a table's seats look to each of them."""

import secrets
from collections.abc import Collection, Iterable
from typing import NamedTuple

from readingroom.server.names import clean_name
from readingroom.server.protocol import BRISK, NextTable, SeatInfo, TableInfo
from readingroom.server.store import Guest, Store
from readingroom.server.tables import Chair, TableFold

COOKIE = "reader"
TOKEN_LENGTHS = range(20, 100)  # of what may be one of our cookies


class Role(NamedTuple):
    """What a guest is at a table: guests with the same role get the same messages."""

    mine: int | None
    host: bool
    kept: int | None


def role_of(table: TableFold, guest: str) -> Role:
    """Say what a table is to a guest."""
    return Role(table.seat_of(guest), bool(guest) and guest == table.host, table.kept_seat(guest))


class People:
    """The guests that this server has met, by their cookies; names are kept at hand."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.names: dict[str, str] = {}
        self._addresses: dict[str, str] = {}  # by guest who opened a table: where they did so from

    async def find(self, token: str | None) -> Guest | None:
        """Find the guest whose cookie this is."""
        if token is None or len(token) not in TOKEN_LENGTHS:
            return None
        guest = await self.store.guest_of(token)
        if guest is not None:
            self.names[guest.guest] = guest.name
        return guest

    async def come(self) -> tuple[Guest, str]:
        """Let a new guest in, and give them a token for their cookie."""
        token = secrets.token_urlsafe(32)
        guest = await self.store.add_guest(token)
        self.names[guest.guest] = guest.name
        return guest, token

    def come_from(self, guest: str, address: str) -> None:
        """Note from where a guest opened a table."""
        self._addresses[guest] = address

    def address_of(self, guest: str) -> str:
        """Say from where a guest last opened a table; nothing if that was before this server began."""
        return self._addresses.get(guest, "")

    async def rename(self, guest: Guest, wish: str) -> Guest:
        """Call a guest by another name."""
        name = clean_name(wish)
        await self.store.rename(guest.guest, name)
        self.names[guest.guest] = name
        return Guest(guest.guest, name)

    async def learn(self, guests: Iterable[str]) -> None:
        """Look up the names of guests that are not at hand."""
        unknown = [guest for guest in guests if guest and guest not in self.names]
        if unknown:
            self.names |= await self.store.names(unknown)

    def name_of(self, chair: Chair) -> str:
        """Give the name of who sits on a chair."""
        return self.names.get(chair.guest, "") if chair.guest else chair.bot

    def info(self, table: TableFold, guest: str, here: Collection[str] = (), away: Collection[int] = ()) -> TableInfo:
        """Describe a table to a guest; `here` look at it now, each as often as they do, and `away` do not."""
        role = role_of(table, guest)
        return TableInfo(
            table=table.name,
            game=table.game,
            options=table.options,
            stage=table.stage,
            seats=[self._seat(table, seat, here, seat in away) for seat in range(len(table.chairs))],
            mine=role.mine,
            host=role.host,
            kept=role.kept,
            watching=sum(1 for each in here if table.seat_of(each) is None),
            number=table.number,
            next=None if table.next is None else NextTable(table=table.next[0], seat=table.next[1]),
            pace=table.pace,
            ending=sorted(table.ending),
            stopped=table.stopped,
            from_record=bool(table.record),
        )

    def _seat(self, table: TableFold, seat: int, here: Collection[str], away: bool) -> SeatInfo:
        """Describe a seat, which may be kept for somebody."""
        chair, kept = table.chairs[seat], table.kept_for(seat)
        if kept:
            return SeatInfo(kind="kept", name=self.names.get(kept, ""), here=False, bot="", away=False)
        if chair.open:
            return SeatInfo(kind="open", name="", here=False, bot="", away=False)
        return SeatInfo(
            kind="person" if chair.guest else "bot",
            name=self.name_of(chair),
            here=not chair.guest or chair.guest in here,
            bot=chair.bot,
            away=away,
        )


def unreadable(name: str) -> TableInfo:
    """Describe a table of which nothing can be said."""
    return TableInfo(
        table=name, game="", options={}, stage="unreadable", seats=[], mine=None, kept=None, host=False, watching=0,
        number=-1, next=None, pace=BRISK, ending=[], stopped=False, from_record=False,
    )  # fmt: skip
