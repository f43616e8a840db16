"""One deal, played to the end in all its games: the work that a process or a machine of a cluster is given."""

from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Any

import readingroom
from readingroom import bots
from readingroom.arena.match import Games, Task
from readingroom.arena.oracle import ORACLE, Oracle
from readingroom.engine.chance import Chance
from readingroom.engine.errors import Refusal
from readingroom.engine.rules import Rules
from readingroom.engine.view import View

LENIENT = 1.2  # a move is within its budget if it took no more than so many times as long
BOT_SEEDS = 1 << 60  # added to the seeds of deals, as bots must not draw the numbers that the dealer drew
SEATS = 16  # more than any table has


def play_deal(task: Task) -> Games:
    """Play all games of a deal and say what came out of each."""
    rules = rules_of(task["game"], task["deck"], task["file"])
    return [play_game(rules, task, table) for table in task["tables"]]


@cache
def rules_of(game: str, deck: str, file: str) -> Rules[Any, Any]:
    """Load the rules, once in each process."""
    return readingroom.load_named(game, deck, file or None)


def play_game(rules: Rules[Any, Any], task: Task, table: list[int]) -> dict[str, Any]:
    """Play one game: each bot is shown its views, as on the server, and is never given the state (the oracle is).

    A bot's seed goes by the deal and the seat, so that equal bots do equally well in a deal, exactly.
    """
    seats = len(table)
    seed, budget = task["seed"], task["budget"]
    g = rules.new(seats, task["options"], Chance(seed))
    names = [task["bots"][player] for player in table]
    players = [player(task, name, rules, BOT_SEEDS + seed * SEATS + seat) for seat, name in enumerate(names)]
    moves, within, seconds, longest = [0] * seats, [0] * seats, [0.0] * seats, [0.0] * seats
    while asked := rules.asked(g):
        seat = asked[0]
        view = rules.observe(g, seat)
        start = perf_counter()
        try:
            action = int(players[seat](g, view))
            took = perf_counter() - start
            rules.play(g, seat, action)
        except Exception as error:  # any error here is the bot's
            raise failed(task, names[seat], seat, error) from error
        if len(view.options) > 1:  # forced moves take no time, and would flatter the figures
            moves[seat] += 1
            within[seat] += budget is not None and took <= LENIENT * budget
            seconds[seat] += took
            longest[seat] = max(longest[seat], took)
    return {
        "table": table,
        "places": rules.ranking(g),
        "points": [score.points for score in rules.scores(g)],
        "moves": moves,
        "within": None if budget is None else within,
        "seconds": [round(each, 6) for each in seconds],
        "longest": [round(each, 6) for each in longest],
    }


def player(task: Task, name: str, rules: Rules[Any, Any], seed: int) -> Callable[[Any, View], int]:
    """Give what answers for a seat: a bot, to which nothing but its view is passed on, or the oracle."""
    budget, iterations = task["budget"], task["iterations"]
    if name == ORACLE:
        return Oracle(rules, seed, budget, iterations).choose
    bot = bots.make(name, rules, seed, budget=budget, iterations=iterations)
    return lambda _, view: bot.choose(view, view.options)


def failed(task: Task, bot: str, seat: int, error: Exception) -> Refusal:
    """Say which bot gave no legal answer, and where to look."""
    why = f"{type(error).__name__}: {error}"
    sentence = f"the bot {bot} failed at seat {seat} of {task['game']}, deal {task['seed']}: {why}"
    return Refusal("arena-bot", sentence, bot=bot, seat=seat, deal=str(task["seed"]), why=why)
