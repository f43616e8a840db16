"""`readingroom deck`: check a deck of your own."""

import argparse
from pathlib import Path

import readingroom
from readingroom.cli.arguments import add_language
from readingroom.locales import choose

ABOUT = """\
Check a deck file: which cards there are, and what they are worth or show.

Begin with a copy of the file in our sources and change it: for Biblios and
Atheneum that is components.toml in games/biblios/ and games/atheneum/; for Ex
Libris cards.toml (the book cards) and tiles.toml (locations and libraries) in
games/exlibris/, and a file of your own may have the cards, the tiles, or both. A
file that breaks a limit of the game is refused, with the limit and the name of
the card or tile; a good one can be played with
`readingroom play --deck FILE`."""

EXAMPLES = """\
examples:
  readingroom deck check my-deck.toml
  readingroom deck check my-shelves.toml --game atheneum
  readingroom deck check my-box.toml --game exlibris"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("what", metavar="check", choices=("check",), help="what to do with it")
    parser.add_argument("file", metavar="FILE", type=Path, help="the deck")
    parser.add_argument(
        "--game",
        metavar="GAME",
        default=readingroom.GAMES[0],
        help=f"the game it is for (default: {readingroom.GAMES[0]})",
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Check a deck and name it."""
    language = choose(args.lang)
    rules = readingroom.load(args.game, args.file)
    print(language.say("deck-good", file=args.file.name, deck=rules.deck_name()))
    return 0
