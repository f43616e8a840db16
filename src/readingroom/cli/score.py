"""`readingroom score`: score a game that was played with the real box."""

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

import readingroom
from readingroom.cli import faces
from readingroom.cli.arguments import add_deck, add_language, printable, read_text
from readingroom.locales import choose

ABOUT = """\
Score a game that was played with the real box, and show the working: who wins
what, why, and what broke a tie.

The file is TOML or JSON. For Biblios it says what the dice show and which cards
everybody has left:

  [dice]
  monks = 5
  pigments = 2
  holy-books = 2
  manuscripts = 4
  forbidden-tomes = 3

  [players]
  Ada = ["MC2", "monks E", "monks 4 H", "gold 3"]
  Cleo = "MB2, MF3, MI4, 2 x gold 3"

A card is its short text (MA2: the Monk with the letter A and the value 2), its
category and letter (monks A, M A), or gold and its value (gold 3, G3); "2 x
gold 3" is two of them. Names of categories may be English, French or Polish.

For Atheneum it gives everybody's shelves as pictures, the top level first, with
the points on the track, the wands in hand and the candles by their points:

  [players.Ada]
  favourite = "pink"
  points = 34
  wands = 1
  candles = [4, 2]
  lower-left = ["T . . .", "G P P K"]
  upper-left = "P P+G"

T is a turquoise book, G green, U purple, P pink, K black, a dot an empty slot; a
plus joins a pair.

For Ex Libris it says which category is prominent and which is banned, and for
each player the focus and the shelf, row by row (. is an empty place, ## a card
that lies face down, C4+ a card with another buried below it); it also shows
which cards would best be turned face down before the inspection:

  prominent = "reference"
  banned = "codices"

  [players.Ada]
  focus = "spells"
  hand = 2
  shelf = ["A2 A5 B1 .", "C4 ## E2+ F1"]

docs/scoring.md says all of it."""

EXAMPLES = """\
examples:
  readingroom score biblios evening.toml
  readingroom score biblios evening.json --json
  readingroom score atheneum evening.toml
  readingroom score exlibris evening.toml --deck my-box.toml"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("game", metavar="GAME", type=str.casefold, help=", ".join(readingroom.GAMES))
    parser.add_argument("file", metavar="FILE", type=Path, help="what lies on the table, as TOML or JSON")
    parser.add_argument("--json", action="store_true", help="for programs: the scores as JSON")
    add_deck(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Score and show."""
    language = choose(args.lang)
    rules = readingroom.load(args.game, args.deck)
    text = read_text(args.file)
    sheet = faces.scored(text, rules, language)
    board = faces.board(rules, language, [printable(name) for name in sheet.names], None)
    if args.json:
        told = {"names": sheet.names, **board.plain_scores(sheet.scores), **sheet.more}
        print(json.dumps(told, ensure_ascii=False, indent=2))
        return 0
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(Text(language.say("score-heading", game=args.game), style="bold"))
    for line in board.final_scores(sheet.scores):
        console.print(line)
    if sheet.remarks:
        console.print()
        for remark in sheet.remarks:
            console.print(Text(board.say(remark)))
    return 0
