"""`readingroom play`: play a game in the terminal against bots."""

import argparse
import secrets
from pathlib import Path

import readingroom
from readingroom import bots
from readingroom.cli import faces, saved
from readingroom.cli.arguments import (
    add_deck,
    add_language,
    command,
    printable,
    read_text,
    rules_for,
    table_options,
)
from readingroom.cli.play_json import Lines
from readingroom.cli.refusals import refusal
from readingroom.cli.sitting import Sitting, begin, resume
from readingroom.cli.terminal import Terminal
from readingroom.engine.errors import no_seat
from readingroom.engine.record import Record
from readingroom.engine.rules import wrong_seats
from readingroom.locales import Language, choose

LATEST = "-"  # what --resume means without a file
NAMES = ("Ada", "Ben", "Cleo", "Dom", "Eva", "Finn")  # of those who have none

ABOUT = """\
Play a game in the terminal against bots.

Type the number of what you choose, its text (keep, take MA2, raise monks), or
the beginning of it; when a bid is asked, a number is your bid. Type ? for help
and for the rule behind the question. Every move is written to disk at once:
close the terminal whenever you like, and go on later with --resume."""

EXAMPLES = """\
examples:
  readingroom play                                   Biblios, you and two bots
  readingroom play --seats 4 --bots greedy,random    greedy, random, greedy
  readingroom play --option penalty=bluff --option honest=yes
  readingroom play --seats 4 --first 0               you begin
  readingroom play --resume                          go on with what was left
  readingroom play --json --seed 7                   JSON lines, for programs

Each line of --json has a "type": "start", "events" (what happened), "ask" (the
view, the prompt and the options; answer with one line: the "action" of an
option, undo or quit), "refused" and "end". Every question is asked there, even
one with a single answer, which a person would not be asked."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    known = ", ".join(readingroom.GAMES)
    parser.add_argument(
        "game", metavar="GAME", type=str.casefold, nargs="?", default=None, help=f"{known} (default: biblios)"
    )
    parser.add_argument("--seats", metavar="N", type=int, default=3, help="how many players, you included (default: 3)")
    parser.add_argument("--seat", metavar="N", type=int, default=0, help="your own seat, from 0 (default: 0)")
    parser.add_argument(
        "--bots", metavar="NAMES", default="greedy",
        help=f"who plays against you, in turn: {', '.join(bots.NAMES)} (default: greedy)",
    )  # fmt: skip
    parser.add_argument("--name", metavar="NAME", default=NAMES[0], help=f"your name (default: {NAMES[0]})")
    parser.add_argument("--seed", metavar="N", type=int, help="a number that decides the deal, to play it again")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[],
        help="a table option; `readingroom games` lists them",
    )  # fmt: skip
    parser.add_argument(
        "--first", metavar="WHO", help="who begins, where the game lets you choose: a seat, from 0, or drawn (default)"
    )
    add_deck(parser)
    add_language(parser)
    parser.add_argument("--save", metavar="FILE", type=Path, help="where to keep the record (default: our own folder)")
    parser.add_argument(
        "--resume", metavar="FILE", nargs="?", const=LATEST,
        help="go on with the game of a record; without FILE, with the one (of GAME, if it is named) that was left last",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="for programs: JSON lines out, one action a line in")


def run(args: argparse.Namespace) -> int:
    """Play a game."""
    language = choose(args.lang)
    left = saved.unfinished() if args.resume is None and not args.json else []
    sitting = open_sitting(args)
    board = faces.board(sitting.rules, language, shown_names(sitting.record), sitting.seat)
    if args.json:
        return Lines(sitting, board).run()
    terminal = Terminal(sitting, board, args.deck)
    if left:
        terminal.tell(language.say("play-unfinished", command=command("play", "--resume"), count=len(left)))
    if args.resume is not None:
        terminal.welcome_back()
    else:
        terminal.tell(words_of_options(sitting.record, language))
    return terminal.run()


def open_sitting(args: argparse.Namespace) -> Sitting:
    """Begin a new game, or go on with an old one."""
    if args.resume is not None:
        path = saved.latest(args.game) if args.resume == LATEST else Path(args.resume)
        return resume(path, None if args.deck is None else rules_for(read_text(path), args.deck))
    rules = readingroom.load(args.game or readingroom.GAMES[0], args.deck)
    if not rules.min_seats <= args.seats <= rules.max_seats:
        raise wrong_seats(rules, args.seats)
    if not 0 <= args.seat < args.seats:
        raise no_seat(args.seat, args.seats)
    players = [name.strip() for name in args.bots.split(",")]
    for name in players:
        bots.make(name, rules, 0)  # refuses what is no bot
    seated = [players[place % len(players)] for place in range(args.seats - 1)]
    seated.insert(args.seat, "")
    seed = secrets.randbits(48) if args.seed is None else args.seed
    path = saved.new_path(rules.name) if args.save is None else args.save
    options = table_options(args.option) | ({} if args.first is None else {"first": args.first})
    return begin(rules, args.seats, options, seed, names_for(args), seated, path)


def names_for(args: argparse.Namespace) -> list[str]:
    """Name everybody: the person as wished, the bots by what is left of our list."""
    own = " ".join(args.name.split())
    if not own:
        raise refusal("name")
    names = [name for name in NAMES if name != own][: args.seats - 1]
    names.insert(args.seat, own)
    return names


def words_of_options(game: Record, language: Language) -> str:
    """Say which table options were chosen; nothing if all are as usual."""
    name, names, parts = game.rules.name, shown_names(game), []
    for option, choices in game.rules.option_choices(game.seats).items():
        value = game.options[option]
        if value != choices[0]:
            code, who = (f"{option}-seat", names[int(value)]) if value.isdecimal() else (f"{option}-{value}", "")
            choice = language.say(f"{name}-set-up-choice", choice=code, name=who)
            parts.append(
                language.say("play-option", option=language.say(f"{name}-set-up", option=option), choice=choice)
            )
    return language.say("play-options", options=" · ".join(parts)) if parts else ""


def shown_names(game: Record) -> list[str]:
    """Give the names at the table, as they can be shown."""
    names = game.names or list(NAMES[: game.seats])
    return [printable(name) for name in names]
