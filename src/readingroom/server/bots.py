"""Bots at work in processes of their own: each is sent a view, thinks, and answers with an action."""

import asyncio
import logging
import multiprocessing
import pickle
import secrets
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

import readingroom
from readingroom import bots
from readingroom.bots.process import begin_work
from readingroom.engine.rules import Rules
from readingroom.engine.view import View
from readingroom.server.fair import FairTurns

TRIES = 2
LONGEST = 30.0  # seconds after which a bot that does not answer has failed
THINKING = 0.4  # seconds for a move that a bot is given to look ahead
LOG = logging.getLogger("readingroom")


class BotFailed(Exception):
    """A bot gave no legal answer, however often it was asked."""


class Workers:
    """The processes in which bots think, each with one bot at a time; one that crashes is replaced."""

    def __init__(self, processes: int = 1, thinking: float = THINKING) -> None:
        self._thinking = thinking
        self._pools: list[ProcessPoolExecutor | None] = [None] * processes
        self._turns = FairTurns(processes)

    async def choose(self, game: str, bot: str, view: View, deck: str = "", groups: Sequence[str] = ()) -> int:
        """Let a bot choose one of the options of a view, or raise BotFailed; groups share the time fairly."""
        for _ in range(TRIES):
            try:
                told = pickle.dumps(view)
                async with self._turns.turn(*groups) as slot:
                    action = await self._ask(slot, game, bot, told, deck)
            except Exception as error:  # whatever a bot does, the game goes on
                LOG.error("the bot %s failed at %s: %s: %s", bot, game, type(error).__name__, error)
                continue
            if action in view.options:
                return action
            LOG.error("the bot %s chose %s at %s, which is not legal", bot, action, game)
        raise BotFailed(bot)

    async def _ask(self, slot: int, game: str, bot: str, told: bytes, deck: str) -> int:
        """Let a bot think in the process of a slot; one that is lost or hangs is ended."""
        pool, seed = self._pools[slot], secrets.randbits(62)
        if pool is None:
            spawn = multiprocessing.get_context("spawn")
            pool = self._pools[slot] = ProcessPoolExecutor(1, spawn, initializer=begin_work)
        try:
            answer = asyncio.get_running_loop().run_in_executor(
                pool, think, game, bot, told, seed, deck, self._thinking
            )
            return await asyncio.wait_for(answer, LONGEST)
        except (BrokenExecutor, TimeoutError):
            self._end(slot)
            raise

    def close(self) -> None:
        """End the workers."""
        for slot in range(len(self._pools)):
            self._end(slot)

    def _end(self, slot: int) -> None:
        """End the worker of a slot, even if it hangs."""
        pool, self._pools[slot] = self._pools[slot], None
        if pool is None:
            return
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


RULES: dict[tuple[str, str], Rules[Any, Any]] = {}  # by game and deck


def think(game: str, bot: str, told: bytes, seed: int, deck: str = "", thinking: float = THINKING) -> int:
    """Let a bot choose, in a worker; whatever it raises comes back as an error that can be sent and stops nothing."""
    try:
        if (game, deck) not in RULES:
            RULES[game, deck] = readingroom.load_named(game, deck)
        view: View = pickle.loads(told)
        player = bots.make(bot, RULES[game, deck], seed, budget=thinking)
        return int(player.choose(view, view.options))
    except BaseException as error:  # not every one can be pickled, and SystemExit would end the server
        raise RuntimeError(described(error)) from None


def described(error: BaseException) -> str:
    """Describe what a bot raised, even if that cannot say what it is."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return type(error).__name__
