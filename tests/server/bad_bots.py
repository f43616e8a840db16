"""Bots that go wrong, for the processes in which bots think: what a test puts in the place of `think`."""

import os
from collections.abc import Sequence
from typing import Any

from readingroom import bots
from readingroom.bots.bot import Bot
from readingroom.engine.view import View
from readingroom.server.bots import think

FAULTS = ("SystemExit", "KeyboardInterrupt", "unspeakable", "death")


class Unspeakable(BaseException):
    """An error that cannot be sent to another process and cannot say what it is."""

    def __str__(self) -> str:
        raise RuntimeError("no words")

    def __reduce__(self) -> str:
        raise RuntimeError("it stays here")


class Bad(Bot):
    """Goes wrong in one way, whatever it is asked."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def choose(self, view: View, options: Sequence[int]) -> int:
        if self.fault == "death":
            os._exit(3)
        raise {"SystemExit": SystemExit, "KeyboardInterrupt": KeyboardInterrupt}.get(self.fault, Unspeakable)()


def think_badly(fault: str, game: str, bot: str, *rest: Any) -> int:
    """Think as ever, in a process of a server's, except that the greedy bot goes wrong."""
    make = bots.make
    bots.make = lambda name, *given, **named: Bad(fault) if name == "greedy" else make(name, *given, **named)
    try:
        return think(game, bot, *rest)
    finally:
        bots.make = make
