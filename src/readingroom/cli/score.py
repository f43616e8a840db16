"""`readingroom score`: score a game that was played with the real box."""

import argparse
import json
from pathlib import Path

from rich.text import Text

import readingroom
from readingroom.cli import faces, wrapping
from readingroom.cli.arguments import printable, read_text, rules_of
from readingroom.cli.parser import Parser

ABOUT = "about-score"

EXAMPLES = (
    ("score biblios samples/biblios.toml", "example-score-biblios"),
    ("score atheneum samples/atheneum.toml", "example-score-atheneum"),
    ("score exlibris samples/exlibris-form.toml", "example-score-form"),
    ("score exlibris samples/exlibris.toml", "example-score-exlibris"),
    ("score biblios samples/biblios.toml --json", "example-score-json"),
)


def add_arguments(parser: Parser) -> None:
    """Add the game and the sheet."""
    parser.add_argument("game", metavar="game", type=str.casefold, help=", ".join(readingroom.GAMES))
    parser.add_argument("file", metavar="file", type=Path, help=parser.say("option-sheet"))
    parser.add_argument("--json", action="store_true", help=parser.say("option-score-json"))
    parser.add_deck()


def run(args: argparse.Namespace) -> int:
    """Score a game of the real box, from its sheet."""
    language = args.language
    rules = rules_of(args.game, args.deck)
    text = read_text(args.file)
    sheet = faces.scored(text, rules, language)
    board = faces.board(rules, language, [printable(name) for name in sheet.names], None)
    if args.json:
        told = {"names": sheet.names, **board.plain_scores(sheet.scores), **sheet.more}
        told |= {} if sheet.note is None else {"note": board.say(sheet.note)}
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    console = wrapping.console()
    console.print(Text(language.say("score-heading", game=args.game), style="bold"))
    if sheet.note is not None:
        console.print(Text(board.say(sheet.note), style="italic"))
    for line in board.final_scores(sheet.scores):
        console.print(line)
    if sheet.remarks:
        console.print()
        for remark in sheet.remarks:
            console.print(Text(board.say(remark)))
    return 0
