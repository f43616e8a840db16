"""`readingroom score`: reckon a game that was played with the real box."""

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

import readingroom
from readingroom.cli import atheneum_sheet, biblios_sheet, faces
from readingroom.cli.arguments import add_deck, add_language, printable, read_text
from readingroom.cli.refusals import refusal
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.biblios.rules import BibliosRules
from readingroom.locales import choose

ABOUT = """\
Reckon a game that was played with the real box, and show the working: who wins
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
plus joins a pair. docs/scoring.md says all of it."""

EXAMPLES = """\
examples:
  readingroom score biblios evening.toml
  readingroom score biblios evening.json --json
  readingroom score atheneum evening.toml"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("game", metavar="GAME", help=", ".join(readingroom.GAMES))
    parser.add_argument("file", metavar="FILE", type=Path, help="the sheet, as TOML or JSON")
    parser.add_argument("--json", action="store_true", help="for programs: the reckoning as JSON")
    add_deck(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Reckon and show."""
    language = choose(args.lang)
    rules = readingroom.load(args.game, args.deck)
    text = read_text(args.file)
    if isinstance(rules, BibliosRules):
        names, scores = biblios_sheet.reckon(text, rules, language)
    elif isinstance(rules, AtheneumRules):
        names, scores = atheneum_sheet.reckon(text, rules)
    else:
        raise refusal("no-sheet", game=args.game)
    board = faces.board(rules, language, [printable(name) for name in names], None)
    if args.json:
        print(json.dumps({"names": names, **board.plain_scores(scores)}, ensure_ascii=False, indent=2))
        return 0
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(Text(language.say("score-heading", game=args.game), style="bold"))
    for line in board.reckoning(scores):
        console.print(line)
    return 0
