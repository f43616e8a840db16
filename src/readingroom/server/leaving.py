"""Leaving a game under way, and coming back: bots that play for people, and a game that ends early.

As in `tables`, nothing here waits or writes: each gives the entries that would come next, or refuses.
"""

from collections.abc import Collection
from typing import Literal

from readingroom.server.log import Agreed, Entry, HandedOver, Paced, Played, Replaced, Stopped, TakenBack
from readingroom.server.protocol import News, Pace
from readingroom.server.refusals import refusal
from readingroom.server.tables import TableFold, must_be_bot


def hand_over(table: TableFold, guest: str, seat: int, bot: str, away: Collection[int]) -> list[Entry]:
    """Let a bot play one's own seat, or that of somebody who has been away for a while."""
    mine = seated(table, guest)
    must_play(table)
    if not 0 <= seat < len(table.chairs):
        raise refusal("no-seat", seat=seat, last=len(table.chairs) - 1)
    must_be_bot(bot)
    if table.chairs[seat].bot:
        raise refusal("bot-plays", seat=seat)
    if seat != mine and seat not in away:
        raise refusal("not-away", seat=seat)
    left = set(table.people_left()) - {seat}
    return [HandedOver(guest=guest, seat=seat, text=bot), *ending(left, table.ending)]


def take_back(table: TableFold, guest: str) -> list[Entry]:
    """Let a guest play their own seat again; nothing if they already do."""
    seat = seated(table, guest)
    must_play(table)
    return [TakenBack(guest=guest, seat=seat)] if table.chairs[seat].bot else []


def agree(table: TableFold, guest: str, yes: bool) -> list[Entry]:
    """Say that one would like to end the game now, or to play on after all; when all agree, it ends."""
    seat = seated(table, guest)
    must_play(table)
    if table.chairs[seat].bot:
        raise refusal("handed")
    if yes == (seat in table.ending):
        return []
    agreed = Agreed(seat=seat, text="yes" if yes else "no")
    return [agreed, *(ending(set(table.people_left()), {*table.ending, seat}) if yes else [])]


def ending(left: Collection[int], agreed: Collection[int]) -> list[Entry]:
    """Give the end of the game if everybody who is left agrees to it."""
    return [Stopped()] if left and set(left) <= set(agreed) else []


def set_pace(table: TableFold, guest: str, pace: Pace) -> list[Entry]:
    """Say how fast bots play from now on."""
    seat = seated(table, guest)
    return [Paced(seat=seat, text=pace)] if table.pace != pace else []


def replace_bot(table: TableFold, seat: int, failed: str, bot: str) -> list[Entry]:
    """Let another bot take the seat of one that failed; nothing if it is gone already."""
    return [Replaced(seat=seat, text=bot)] if table.chairs[seat].bot == failed and not table.over else []


def bot_move(table: TableFold, seat: int, prompt: int, action: str, bot: str) -> Played:
    """Let a bot answer a prompt, unless the seat is somebody else's by now."""
    if table.chairs[seat].bot != bot:
        raise refusal("stale", prompt=prompt)
    return table.move(seat, prompt, action, str(prompt))  # a key so short that no person can have used it


def seated(table: TableFold, guest: str) -> int:
    """Give the seat of a guest, or refuse."""
    seat = table.seat_of(guest)
    if seat is None:
        raise refusal("not-seated")
    return seat


def must_play(table: TableFold) -> None:
    """Refuse unless the game is under way."""
    if table.stage != "playing":
        raise refusal("not-playing")


def news_of(table: TableFold, entry: Entry) -> News | None:
    """Say what an entry changed beside the game, for everybody at the table; nothing for who sits where."""
    match entry:
        case HandedOver():
            return News(code="handed", seat=entry.seat, by=table.seat_of(entry.guest), bot=entry.text)
        case TakenBack():
            return News(code="back", seat=entry.seat, by=entry.seat, bot="")
        case Replaced():
            return News(code="failed", seat=entry.seat, by=None, bot=entry.text)
        case Agreed():
            code: Literal["agree", "disagree"] = "agree" if entry.text == "yes" else "disagree"
            return News(code=code, seat=entry.seat, by=entry.seat, bot="")
        case Stopped():
            return News(code="stopped", seat=None, by=None, bot="")
        case Paced():
            return News(code="pace", seat=entry.seat, by=entry.seat, bot="")
    return None
