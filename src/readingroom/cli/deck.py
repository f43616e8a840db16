"""`readingroom deck`: check a deck of your own."""

import argparse
from pathlib import Path

import readingroom
from readingroom.cli.arguments import add_language
from readingroom.locales import choose

ABOUT = """\
Check a deck file: how many cards of each kind there are, and what they are worth.

Begin with a copy of the deck that comes with the game, games/biblios/ or
games/atheneum/components.toml in our sources, and change it. A deck that breaks
a limit of the game is refused, with the card and the limit; a good one can be
played with `readingroom play --deck FILE`."""

EXAMPLES = """\
examples:
  readingroom deck check my-deck.toml
  readingroom deck check my-shelves.toml --game atheneum"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("what", metavar="check", choices=("check",), help="what to do with it")
    parser.add_argument("file", metavar="FILE", type=Path, help="the deck")
    parser.add_argument("--game", metavar="GAME", default="biblios", help="the game it is for (default: biblios)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Check a deck and name it."""
    language = choose(args.lang)
    rules = readingroom.load(args.game, args.file)
    print(language.say("deck-good", file=args.file.name, deck=rules.deck_name()))
    return 0
