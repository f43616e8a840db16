"""`readingroom play`: play a game in the terminal against bots."""

import argparse
import secrets
from pathlib import Path

import readingroom
from readingroom import bots
from readingroom.cli import faces, saved
from readingroom.cli.arguments import command, printable, read_text, rules_for, rules_of, table_options
from readingroom.cli.deck import game_of
from readingroom.cli.parser import Parser
from readingroom.cli.play_json import Lines
from readingroom.cli.refusals import refusal
from readingroom.cli.sitting import Sitting, begin, resume
from readingroom.cli.terminal import Terminal
from readingroom.engine.errors import no_seat
from readingroom.engine.record import Record
from readingroom.engine.rules import wrong_seats
from readingroom.locales import LANGUAGES, Language
from readingroom.locales import language as language_of

LATEST = "-"  # what --resume means without a file
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Eva", "Finn")  # of those who have none

ABOUT = "about-play"

EXAMPLES = (
    ("play", "example-play"),
    ("play exlibris --seats 1", "example-solo"),
    ("play --seats 4 --bots greedy,random", "example-bots"),
    ("play --option penalty=bluff --first 0", "example-options"),
    ("play --resume", "example-resume"),
    ("play --json --seed 7", "example-json"),
)


def add_arguments(parser: Parser) -> None:
    """Add the game, who plays, the table options, and a game to go on with."""
    say = parser.say
    known = ", ".join(readingroom.GAMES)
    parser.add_argument(
        "game", metavar="game", type=str.casefold, nargs="?", default=None, help=say("option-play-game", known=known)
    )
    parser.add_argument("--seats", metavar="number", type=int, default=3, help=say("option-seats"))
    parser.add_argument("--seat", metavar="number", type=int, default=0, help=say("option-own-seat"))
    parser.add_argument(
        "--bots", metavar="names", default=bots.DEFAULT, help=say("option-bots", known=", ".join(bots.NAMES))
    )
    parser.add_argument("--name", metavar="name", default=NAMES[0], help=say("option-name", name=NAMES[0]))
    parser.add_argument("--seed", metavar="number", type=int, help=say("option-seed"))
    parser.add_argument(
        "--option",
        metavar="name-value",
        action="append",
        default=[],
        help=say("option-option", command=command("games")),
    )
    parser.add_argument("--first", metavar="who", help=say("option-first"))
    parser.add_deck()
    parser.add_argument("--save", metavar="file", type=Path, help=say("option-save"))
    parser.add_argument("--resume", metavar="file", nargs="?", const=LATEST, help=say("option-resume"))
    parser.add_argument("--json", action="store_true", help=say("option-play-json"))


def run(args: argparse.Namespace) -> int:
    """Run `readingroom play`: a game from its beginning, or one that was saved."""
    left = saved.unfinished() if args.resume is None and not args.json else []
    sitting = open_sitting(args)
    language = language_at(sitting.record, args)
    board = faces.board(sitting.rules, language, shown_names(sitting.record), sitting.seat)
    if args.json:
        return Lines(sitting, board).run()
    terminal = Terminal(sitting, board, args.deck)
    if left:
        terminal.tell(
            language.say("play-unfinished", command=command("play", "--resume"), count=len(left), file=left[0].name)
        )
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
    rules = rules_of(args.game or (readingroom.GAMES[0] if args.deck is None else game_of(args.deck)), args.deck)
    if not rules.min_seats <= args.seats <= rules.max_seats:
        raise wrong_seats(rules, args.seats)
    if not 0 <= args.seat < args.seats:
        raise no_seat(args.seat, args.seats)
    asked = [name.strip() for name in args.bots.split(",")]
    players = [bots.default(rules.name) if name == bots.DEFAULT else name for name in asked]
    for name in players:
        bots.make(name, rules, 0)  # refuses what is no bot
    seated = [players[index % len(players)] for index in range(args.seats - 1)]
    seated.insert(args.seat, "")
    seed = secrets.randbits(48) if args.seed is None else args.seed
    path = saved.new_path(rules.name) if args.save is None else args.save
    options = table_options(args.option) | ({} if args.first is None else {"first": args.first})
    return begin(rules, args.seats, options, seed, names_for(args), seated, path, args.language.code)


def language_at(game: Record, args: argparse.Namespace) -> Language:
    """Give the language of a table: the one that is asked for, else the one in which the game was begun."""
    known = args.lang is None and game.language in LANGUAGES
    found: Language = language_of(game.language) if known else args.language
    return found


def names_for(args: argparse.Namespace) -> list[str]:
    """Name everybody: the person as they asked, the bots from the rest of our list."""
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
