"""`readingroom arena`: let bots play duplicate deals against each other, and see who is stronger."""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import readingroom
from readingroom import bots
from readingroom.arena import contest as arena
from readingroom.arena.contest import Contest
from readingroom.arena.match import Match, match_of
from readingroom.arena.oracle import ORACLE
from readingroom.arena.plot import Plot
from readingroom.arena.report import fair_share, growth, report, share
from readingroom.arena.results import Results
from readingroom.arena.sequence import Question
from readingroom.cli.arena_sheet import ArenaReport
from readingroom.cli.arguments import command, reason, rules_of, table_options
from readingroom.cli.parser import Parser
from readingroom.cli.refusals import refusal
from readingroom.cli.sitting import open_locked
from readingroom.locales import Language

INTERRUPTED = 130
SECONDS = 0.1  # for a move, if nothing else is said
PAIRS = 20
PLAYERS = "default,greedy"

ABOUT = "about-arena"

EXAMPLES = (
    ("arena biblios --players greedy,random", "example-arena"),
    ("arena exlibris --players default,greedy --seats 4 --pairs 50", "example-arena-four"),
    ("arena atheneum --pairs 1000 --above 0.7 --stop --file games.jsonl", "example-arena-stop"),
    ("arena biblios --iterations 200 --json --plot share.svg", "example-arena-json"),
)


def add_arguments(parser: Parser) -> None:
    """Add the players, how much they play, and where the results go."""
    say = parser.say
    known = ", ".join((bots.DEFAULT, *bots.NAMES, *bots.KEPT, ORACLE))
    parser.add_argument("game", metavar="game", type=str.casefold, help=", ".join(readingroom.GAMES))
    parser.add_argument(
        "--players", metavar="names", default=PLAYERS, help=say("option-arena-players", known=known, usual=PLAYERS)
    )
    parser.add_argument("--pairs", metavar="number", type=int, default=PAIRS, help=say("option-pairs", usual=PAIRS))
    parser.add_argument("--seats", metavar="number", type=int, help=say("option-arena-seats"))
    parser.add_argument("--budget", metavar="seconds", type=float, help=say("option-budget", usual=str(SECONDS)))
    parser.add_argument("--iterations", metavar="number", type=int, help=say("option-iterations"))
    parser.add_argument("--above", metavar="share", type=float, help=say("option-above"))
    parser.add_argument("--stop", action="store_true", help=say("option-stop"))
    parser.add_argument("--file", metavar="file", type=Path, help=say("option-arena-file"))
    parser.add_argument("--workers", metavar="number", type=int, default=arena.cores(), help=say("option-workers"))
    parser.add_argument("--plot", metavar="file", type=Path, help=say("option-plot"))
    parser.add_argument("--seed", metavar="number", type=int, default=0, help=say("option-arena-seed"))
    parser.add_argument(
        "--option",
        metavar="name-value",
        action="append",
        default=[],
        help=say("option-option", command=command("games")),
    )
    parser.add_deck()
    parser.add_argument("--json", action="store_true", help=say("option-arena-json"))


def run(args: argparse.Namespace) -> int:
    """Let the bots play, and print what it shows; what was played before Ctrl-C counts, too."""
    contest = contest_of(args)
    if args.plot is not None:
        write(args.plot, plotted(contest, args.language))  # what cannot be written is said before hours of play
    code = 0
    try:
        with opened(args.file) as results, shown(contest, args.language) as watch:
            contest.run(args.workers, results, watch)
    except KeyboardInterrupt:
        code = INTERRUPTED
    if args.plot is not None:
        write(args.plot, plotted(contest, args.language))
    if args.json:
        print(json.dumps(report(contest), ensure_ascii=False, indent=2))
    else:
        ArenaReport(report(contest), contest.pairs, args.language).show(stopped=bool(code), kept=args.file is not None)
    return code


def contest_of(args: argparse.Namespace) -> Contest:
    """Make the contest that is asked for, or refuse it."""
    for name, value, least in (
        ("--pairs", args.pairs, 1), ("--workers", args.workers, 1), ("--iterations", args.iterations, 1),
        ("--budget", args.budget, 0.001),
    ):  # fmt: skip
        if value is not None and not value >= least:  # true of NaN too
            raise refusal("too-small", argument=name, value=str(value), least=str(least))
    if args.above is not None and not 0.0 < args.above < 1.0:
        raise refusal("arena-above", value=str(args.above))
    match = match_for(args)
    question = None
    if args.above is not None or args.stop:
        question = Question(fair_share(match, 0) if args.above is None else args.above)
    return Contest(match, args.pairs, question, args.stop)


def match_for(args: argparse.Namespace) -> Match:
    """Make the match that is asked for."""
    rules = rules_of(args.game, args.deck)
    players = [name.strip() for name in args.players.split(",")]
    usual = min(max(rules.min_seats, len(players)), rules.max_seats)
    seats = usual if args.seats is None else args.seats
    budget = SECONDS if args.budget is None and args.iterations is None else args.budget
    deck = "" if args.deck is None else str(args.deck.resolve())
    return match_of(rules, players, seats, table_options(args.option), deck, args.seed, budget, args.iterations)


@contextmanager
def opened(path: Path | None) -> Iterator[Results | None]:
    """Open the file of results, which is made if there is none."""
    if path is None:
        yield None
        return
    try:
        path.touch()
    except OSError as error:
        raise refusal("cannot-write", file=str(path), why=reason(error)) from error
    with open_locked(path) as file:
        yield Results(path, file)


@contextmanager
def shown(contest: Contest, language: Language) -> Iterator[Any]:
    """Show on a terminal how many deals are played, and the share so far; in no thread, as bots are timed."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[share]}")]
    progress = Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, auto_refresh=False,
        disable=not console.is_terminal,
    )  # fmt: skip
    with progress if console.is_terminal else nullcontext():
        bar = progress.add_task(language.say("arena-playing"), total=contest.pairs, share="")
        sheet = ArenaReport({}, contest.pairs, language)

        def watch() -> None:
            if console.is_terminal and contest.deals:
                found = share(contest, 0, len(contest.deals))
                said = f"{contest.match.names[0]} {sheet.percent(found.share)} ({sheet.bounds(found.low, found.high)})"
                progress.update(bar, completed=len(contest.deals), share=said, refresh=True)

        yield watch


def plotted(contest: Contest, language: Language) -> str:
    """Draw how the shares grew; with two players, one line says it all."""
    match = contest.match
    players = range(1 if len(match.names) == 2 else len(match.names))
    title = language.say(
        "arena-plot", game=language.say(f"{match.rules.name}-title"), players=language.join(match.names)
    )
    level = fair_share(match, 0) if contest.question is None else contest.question.above
    plot = Plot(title, language.say("arena-plot-about"), language.say("arena-plot-deals"), len(contest.deals), level)
    return plot.drawn([(match.names[player], growth(contest, player)) for player in players])


def write(path: Path, text: str) -> None:
    """Write a file, over an older one of that name: a plot is made again at any time."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise refusal("cannot-write", file=str(path), why=reason(error)) from error
