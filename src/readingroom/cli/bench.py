"""`readingroom bench`: how fast the games play, beside games of OpenSpiel and beside Catanatron in the same run."""

import argparse
import gc
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import track

import readingroom
from readingroom import Chance, Rules
from readingroom.cli.bench_sheet import BenchReport
from readingroom.cli.bench_worlds import clock, world_figures
from readingroom.cli.parser import Parser
from readingroom.cli.refusals import refusal
from readingroom.locales import Language

SPIEL_GAMES = ("hearts", "euchre", "skat", "oh_hell")  # of OpenSpiel, in C++
CATANATRON = "catanatron"  # a board game that people play from Python, in Python
PEERS = {"OpenSpiel": SPIEL_GAMES, "Catanatron": (CATANATRON,)}  # whose games are whose
YARDSTICKS = ("hearts", CATANATRON)  # the peers that the ratios are to
LEAST_GAMES = 10  # in a round: games differ, and a few long ones would say little of the others
DEALS = 12  # games at whose positions looking and imagining are measured; for a first impression, one

Figures = dict[str, float]
Measure = Callable[[float], Figures]  # plays for so many seconds and gives figures
Play = Callable[[], tuple[int, float]]  # plays a game: its decisions, and the seconds that they took without set-up


ABOUT = "about-bench"

EXAMPLES = (("bench", "example-bench"), ("bench --quick --games biblios", "example-bench-quick"))


def add_arguments(parser: Parser) -> None:
    """Add what is measured, and for how long."""
    say = parser.say
    parser.add_argument("--rounds", metavar="number", type=int, default=40, help=say("option-rounds"))
    parser.add_argument("--seconds", metavar="seconds", type=float, default=0.05, help=say("option-seconds"))
    parser.add_argument("--quick", action="store_true", help=say("option-quick"))
    parser.add_argument(
        "--games", metavar="game", nargs="+", default=list(readingroom.GAMES), help=say("option-bench-games")
    )
    parser.add_argument("--json", action="store_true", help=say("option-bench-json"))


def run(args: argparse.Namespace) -> int:
    """Measure games and peers, and print how they compare."""
    for name, value, least in (("--rounds", args.rounds, 1), ("--seconds", args.seconds, 0.001)):
        if value < least:
            raise refusal("too-small", argument=name, value=str(value), least=str(least))
    rounds, seconds = (1, 0.1) if args.quick else (args.rounds, args.seconds)
    report = measured(args.games, rounds, seconds, args.language)
    with own_garbage_only() as sweep:
        for name in args.games:
            sweep()
            figures = world_figures(readingroom.load(name), 1 if args.quick else DEALS)
            report["games"][name] |= {each: rounded(values) for each, values in figures.items()}
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        BenchReport(report, PEERS, YARDSTICKS, args.language).show(rounds, seconds)
    return 0


# Measuring


def measured(games: Sequence[str], rounds: int, seconds: float, language: Language) -> dict[str, Any]:
    """Measure games and peers in turns, several rounds, and keep the best of each: noise can only slow things down."""
    measures: dict[tuple[str, str], Measure] = {("games", name): game_measure(name) for name in games}
    measures |= {("peers", name): measure for name, measure in peer_measures().items()}
    best: dict[tuple[str, str], Figures] = {key: {} for key in measures}
    with own_garbage_only() as sweep:
        for _ in shown(range(rounds), language.say("bench-measuring")):
            for key, measure in measures.items():
                sweep()
                best[key] = better(best[key], measure(seconds))
    report: dict[str, Any] = {"games": {}, "peers": {}}
    for (group, name), figures in best.items():
        report[group][name] = rounded(figures)
    for name in games:
        report["games"][name]["compiled"] = readingroom.compiled()
    for peer in YARDSTICKS:
        measured_too = ("peers", peer) in best
        report[f"ratio_to_{peer}"] = {name: ratio(best, name, peer) for name in games} if measured_too else {}
    return report


def rounded(figures: Figures) -> Figures:
    """Round figures to what they can tell."""
    return {name: round(value, 3) for name, value in figures.items()}


def ratio(best: dict[tuple[str, str], Figures], name: str, peer: str) -> float:
    """Give the decisions of a game of ours to those of a peer, both without set-up and deals."""
    return round(best["games", name]["decisions_per_s"] / best["peers", peer]["stretch_decisions_per_s"], 3)


def peer_measures() -> dict[str, Measure]:
    """Say how to measure each peer that is installed."""
    measures: dict[str, Measure] = {}
    spiel = installed("pyspiel")
    if spiel is not None:
        for name in SPIEL_GAMES:
            measures[name] = peer_measure(partial(spiel_games, spiel.load_game(name)))
    catanatron = installed(CATANATRON)
    if catanatron is not None:
        measures[CATANATRON] = peer_measure(partial(catanatron_games, catanatron))
    return measures


def installed(module: str) -> Any | None:
    """Import a peer if it is installed."""
    try:
        return import_module(module)
    except ImportError:
        return None


def shown(rounds: Sequence[int], doing: str) -> Iterable[int]:
    """Show on a terminal how many rounds are done; in no thread of its own, which would take time of the games'."""
    console = Console(stderr=True)
    return track(rounds, doing, console=console, transient=True, auto_refresh=False, disable=not console.is_terminal)


@contextmanager
def own_garbage_only() -> Iterator[Callable[[], object]]:
    """Let the garbage collector pass over what is loaded already; gives how to sweep before a measurement.

    Otherwise whoever makes most objects of Python's would look through all those of the peers again and again.
    """
    gc.collect()
    gc.freeze()
    try:
        yield gc.collect
    finally:
        gc.unfreeze()


def better(old: Figures, new: Figures) -> Figures:
    """Keep the higher of each pace."""
    return {name: max(old[name], pace) if old else pace for name, pace in new.items()}


def game_measure(name: str) -> Measure:
    """Measure a game of ours: from Python through the public interface, and compiled playouts."""
    rules = readingroom.load(name)
    seats = rules.max_seats
    seeds = iter(range(sys.maxsize))
    paces = series(partial(own_games, rules, seats))

    def measure(seconds: float) -> Figures:
        with_setup, without = paces(seconds)
        return {
            "decisions_per_s": without,
            "with_setup_decisions_per_s": with_setup,
            "playout_decisions_per_s": pace(lambda: playout(rules, seats, next(seeds)), seconds),
        }

    return measure


def series(begin: Callable[[], Play]) -> Callable[[float], tuple[float, float]]:
    """Make a measure of decisions per second, the set-up of the games counted and not counted.

    Every round plays the same games: as many as the first one finished in its time. So the best round is the one that
    was least disturbed, and not the one with the easiest games.
    """
    games = 0

    def paces(seconds: float) -> tuple[float, float]:
        nonlocal games
        play = begin()
        played, decisions, deciding = 0, 0, 0.0
        start = clock()
        while played < games or (not games and (played < LEAST_GAMES or clock() - start < seconds)):
            more, longer = play()
            played += 1
            decisions += more
            deciding += longer
        games = played
        return decisions / (clock() - start), decisions / deciding

    return paces


def own_games(rules: Rules[Any, Any], seats: int) -> Play:
    """Begin a series of games of ours, played from Python."""
    seeds = iter(range(sys.maxsize))
    random = Random(1).random

    def play() -> tuple[int, float]:
        g = rules.new(seats, {}, Chance(next(seeds)))
        start = clock()
        return play_out(rules, g, random), clock() - start

    return play


def pace(play: Callable[[], int], seconds: float) -> float:
    """Play one game after another for that long, and give decisions per second."""
    decisions = 0
    start = clock()
    while (spent := clock() - start) < seconds or not decisions:
        decisions += play()
    return decisions / spent


def play_out(rules: Rules[Any, Any], g: Any, random: Callable[[], float]) -> int:
    """Play at random through the public interface to the end, and count the decisions."""
    asked, options, play = rules.asked, rules.options, rules.play
    decisions = 0
    while who := asked(g):
        seat = who[0]
        choices = options(g, seat)
        play(g, seat, choices[int(random() * len(choices))])
        decisions += 1
    return decisions


def playout(rules: Rules[Any, Any], seats: int, seed: int) -> int:
    """Play a game at random inside the engine, and count the decisions."""
    return rules.playout(rules.new(seats, {}, Chance(seed)), Chance(seed + 1))


def peer_measure(begin: Callable[[], Play]) -> Measure:
    """Measure a peer as ours are measured."""
    paces = series(begin)

    def measure(seconds: float) -> Figures:
        with_setup, without = paces(seconds)
        return {"decisions_per_s": with_setup, "stretch_decisions_per_s": without}

    return measure


def spiel_games(game: Any) -> Play:
    """Begin a series of games of OpenSpiel."""
    random = Random(1).random
    return lambda: spiel_game(game, random)


def catanatron_games(catanatron: Any) -> Play:
    """Begin a series of games of Catanatron, as its own documentation plays it, with four of its random players."""
    seeds = iter(range(1, sys.maxsize))
    return lambda: catanatron_game(catanatron, next(seeds))


def catanatron_game(catanatron: Any, seed: int) -> tuple[int, float]:
    """Play a game of Catanatron; every ply that it logs is a decision, rolling the dice and ending a turn too."""
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)
    start = clock()
    game.play()
    return len(game.state.actions), clock() - start


def spiel_game(game: Any, random: Callable[[], float]) -> tuple[int, float]:
    """Play a game of OpenSpiel at random; count the decisions, and the seconds between deals that they took."""
    state = game.new_initial_state()
    decisions, deciding = 0, 0.0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()  # of these games' deals, all equally likely
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
            continue
        start = clock()
        while not state.is_terminal() and not state.is_chance_node():
            state.current_player()
            choices = state.legal_actions()
            state.apply_action(choices[int(random() * len(choices))])
            decisions += 1
        deciding += clock() - start
    return decisions, deciding


if __name__ == "__main__":
    from readingroom.cli import main

    sys.exit(main(["bench", *sys.argv[1:]]))
