"""The turns of bots: all who are asked answer side by side, each at the pace of its table."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final

from readingroom import bots
from readingroom.engine.errors import Refusal
from readingroom.server.bots import BotFailed, Workers
from readingroom.server.leaving import bot_move, replace_bot
from readingroom.server.open_table import Make, OpenTable
from readingroom.server.protocol import Pace
from readingroom.server.refusals import NOT_KEPT
from readingroom.server.tables import TableFold

PACE: Final = 0.7  # seconds that a bot takes for a move at a brisk pace
AT_ONCE: Final = 0.05  # not 0, so that how long a bot thought tells nothing
EASY: Final = 3.0  # times as long as at a brisk pace


def strokes_of(brisk: float) -> Mapping[Pace, float]:
    """Give the seconds that a bot takes for a move, by pace."""
    return {"at-once": min(AT_ONCE, brisk), "brisk": brisk, "easy": EASY * brisk}


STROKES: Final = strokes_of(PACE)

HESITATION = 1.0  # seconds after which a bot tries again what could not be written
LONGEST_HESITATION = 60.0  # what goes wrong again and again is tried again less and less often
LAST_RESORT = bots.NAMES[0]  # plays anything that is legal
LOG = logging.getLogger("readingroom")

Change = Callable[[OpenTable, Make], Awaitable[int]]
Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


class BotTurns:
    """Lets the bots of all tables answer what they are asked."""

    def __init__(
        self,
        workers: Workers,
        change: Change,
        spawn: Spawn,
        address_of: Callable[[str], str],
        strokes: Mapping[Pace, float] = STROKES,
    ) -> None:
        self.workers = workers
        self._address_of = address_of
        self.closing = False
        self._change = change
        self._spawn = spawn
        self._strokes = strokes

    def go_on(self, opened: OpenTable) -> None:
        """See to it that every bot of a table that is asked is at its answer."""
        if self.closing:
            return
        for seat in opened.table.bots_asked():
            if seat not in opened.thinking or opened.thinking[seat].done():
                opened.thinking[seat] = self._spawn(self._play(opened, seat))

    async def _play(self, opened: OpenTable, seat: int) -> None:
        """Let a bot answer until it is asked no more; after a fault of ours it tries again."""
        faults = 0
        while not self.closing and seat in opened.table.bots_asked():
            try:
                await self._change(opened, await self._answer(opened, seat, anything=faults > 0))
                faults = 0
            except Refusal as no:
                LOG.debug("a bot came too late: %s", no)  # somebody took something back, or their seat
                if no.code == "unreadable":
                    return
                await asyncio.sleep(HESITATION if no.code in NOT_KEPT else 0)
            except Exception:
                LOG.exception("the bot of seat %s at table %s could not answer", seat, opened.table.name)
                await asyncio.sleep(min(HESITATION * 2**faults, LONGEST_HESITATION))
                faults += 1

    def _groups(self, table: TableFold) -> tuple[str, ...]:
        """Say with whom the bots of a table share their time: from where its host comes, the host, and the table."""
        return self._address_of(table.host), table.host, table.name

    async def _answer(self, opened: OpenTable, seat: int, anything: bool = False) -> Make:
        """Let a bot choose (or chance), at the next tick of a fixed clock, so that its thinking tells nothing."""
        table = opened.table
        assert table.fold is not None
        clock, stroke = asyncio.get_running_loop().time, self._strokes[table.pace]
        began, prompt, bot = clock(), table.prompts[seat], table.chairs[seat].bot
        view = table.rules.observe(table.fold.g, seat)
        action = secrets.choice(view.options)
        try:
            if not anything:
                action = await self.workers.choose(table.game, bot, view, table.rules.deck_name(), self._groups(table))
        except BotFailed:
            if bot != LAST_RESORT:
                return lambda table: replace_bot(table, seat, bot, weaker(bot))
        if stroke:
            await asyncio.sleep(stroke - (clock() - began) % stroke)
        text = table.rules.catalogue.text(action)
        return lambda table: [bot_move(table, seat, prompt, text, bot)]


def weaker(bot: str) -> str:
    """Name the bot that takes the seat of one that failed: the next weaker one, the random one in the end."""
    return bots.NAMES[max(bots.NAMES.index(bot) - 1, 0)] if bot in bots.NAMES else LAST_RESORT
