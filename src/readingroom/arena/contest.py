"""A contest: the deals of a match are played on all cores and count in their order, until enough is known."""

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from typing import Any

from readingroom.arena.deal import play_deal
from readingroom.arena.match import Games, Match, Task
from readingroom.arena.results import Results
from readingroom.arena.sequence import Question
from readingroom.bots.process import begin_work, undisturbed

WAITING = 2  # tasks for each worker, so that none is ever idle


class Contest:
    """A match under way: deals come in as they are finished, but count in their order.

    Otherwise the result would depend on the speed of the machine, and short games would count before long ones.
    """

    def __init__(self, match: Match, pairs: int, question: Question | None = None, stop: bool = False) -> None:
        self.match = match
        self.pairs = pairs
        self.question = question
        self.stop = stop  # as soon as the question is answered
        self.deals: list[Games] = []  # those that count
        self._early: dict[int, Games] = {}  # those that were finished before their turn

    def add(self, number: int, games: Games) -> None:
        """Take in a deal that was played."""
        self._early[number] = games
        while len(self.deals) in self._early and not self.settled():
            found = self._early.pop(len(self.deals))
            self.deals.append(found)
            if self.question is not None:
                self.question.tell(share_of(found, 0))

    def settled(self) -> bool:
        """Say whether no further deal is needed."""
        answered = self.question is not None and bool(self.question.answer)
        return len(self.deals) >= self.pairs or (self.stop and answered)

    def run(self, workers: int, results: Results | None = None, watch: Callable[[], None] = lambda: None) -> None:
        """Play all deals that are needed and were not played before; `watch` is called after each."""
        missing: list[tuple[int, Task]] = []
        for number in range(self.pairs):
            task = self.match.task(number)
            games = None if results is None else results.games(task)
            if games is None:
                missing.append((number, task))
            elif not self.settled():
                self.add(number, games)
        watch()
        if self.settled():
            return
        with closing(done(missing, workers)) as finished:
            for number, task, games in finished:
                if results is not None:
                    results.keep(task, games)
                self.add(number, games)
                watch()
                if self.settled():
                    return


def share_of(games: Games, player: int) -> float:
    """Give the share of the wins that a player got in the games of a deal that it played in; shared wins are shared."""
    played, won = 0, 0.0
    for game in games:
        if player in game["table"]:
            played += 1
            won += wins(game, player)
    return won / played


def wins(game: dict[str, Any], player: int) -> float:
    """Give the part of the win of one game that a player got, at whichever of the seats are its own."""
    first: list[int] = game["places"][0]
    table: list[int] = game["table"]
    return sum(seat < len(table) and table[seat] == player for seat in first) / len(first)


# Processes


def done(tasks: Iterable[tuple[int, Task]], workers: int) -> Generator[tuple[int, Task, Games], None, None]:
    """Do tasks with this many workers, and give each when it is done; a single worker runs in this process."""
    if workers == 1:
        for number, task in tasks:
            yield number, task, play_deal(task)
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=begin_work)
    try:
        waiting = iter(tasks)
        under_way: dict[Future[Games], tuple[int, Task]] = {}
        while True:
            with undisturbed():
                while len(under_way) < workers * WAITING and (following := next(waiting, None)) is not None:
                    under_way[pool.submit(play_deal, following[1])] = following
            if not under_way:
                return
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                number, task = under_way.pop(future)
                yield number, task, future.result()
    finally:
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()  # whatever a bot is thinking about, nobody waits for it
        pool.shutdown(wait=True, cancel_futures=True)


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
