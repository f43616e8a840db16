"""Bots at work in processes of their own: each is sent a view, thinks, and answers with an action."""

import asyncio
import logging
import multiprocessing
import os
import pickle
import secrets
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any

import readingroom
from readingroom import bots
from readingroom.engine.rules import Rules
from readingroom.engine.view import View

TRIES = 3
LONGEST = 30.0  # seconds that a bot may think
LOG = logging.getLogger("readingroom")


class Workers:
    """The processes in which bots think; one that crashes is replaced, and the move tried again."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, bot: str, view: View, deck: str = "") -> int:
        """Let a bot choose one of the options of a view; one that fails again and again plays what is legal."""
        told = pickle.dumps(view)
        for _ in range(TRIES):
            pool = self._at_work()
            try:
                seed = secrets.randbits(62)
                answer = asyncio.get_running_loop().run_in_executor(pool, think, game, bot, told, seed, deck)
                action = await asyncio.wait_for(answer, LONGEST)
                if action in view.options:
                    return action
                LOG.error("the bot %s chose %s, which is not legal", bot, action)
            except (BrokenExecutor, TimeoutError) as error:
                LOG.warning("a worker of the bots was lost (%s); another takes its place", type(error).__name__)
                self._give_up(pool)
            except Exception:
                LOG.exception("the bot %s failed", bot)
        return secrets.choice(view.options)

    def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            self._give_up(self._pool)

    def _at_work(self) -> ProcessPoolExecutor:
        """Give the workers; those that were lost are replaced."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, spawn, initializer=begin_work)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """End workers, those that hang too."""
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


RULES: dict[tuple[str, str], Rules[Any, Any]] = {}  # by game and deck


def begin_work() -> None:
    """Begin to work: leave Ctrl-C to the server, and go when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()


def follow(sentinel: int) -> None:
    """End this process when the server has ended."""
    wait([sentinel])
    os._exit(0)


def think(game: str, bot: str, told: bytes, seed: int, deck: str = "") -> int:
    """Let a bot choose, in a worker."""
    try:
        if (game, deck) not in RULES:
            RULES[game, deck] = readingroom.load_named(game, deck)
        view: View = pickle.loads(told)
        return int(bots.make(bot, RULES[game, deck], seed).choose(view, view.options))
    except Exception as error:  # not every exception can be sent back as it is
        raise RuntimeError(f"{type(error).__name__}: {error}") from None
