"""`readingroom rules`: read the rules of a game, or one of them."""

import argparse

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

import readingroom
from readingroom.cli.arguments import add_language
from readingroom.locales import choose, rulebook

ABOUT = "Print the rules of a game, or the one with this id (BIB-A7, or A7 for short)."

EXAMPLES = """\
examples:
  readingroom rules                    the rules of Biblios
  readingroom rules biblios A7         what happens to a bluff
  readingroom rules biblios --lang pl"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument(
        "game",
        metavar="GAME",
        type=str.casefold,
        nargs="?",
        default=readingroom.GAMES[0],
        help=f"the game (default: {readingroom.GAMES[0]})",
    )
    parser.add_argument("id", metavar="ID", nargs="?", help="one rule")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print rules; as plain Markdown when they go into a file or a pipe."""
    language = choose(args.lang)
    game = readingroom.load(args.game).name
    console = Console(highlight=False, markup=False, emoji=False)
    if args.id is not None:
        console.print(Text(rulebook.sentence(game, language.code, args.id)), soft_wrap=not console.is_terminal)
    elif console.is_terminal:
        console.print(Markdown(rulebook.page(game, language.code)))
    else:
        print(rulebook.page(game, language.code), end="")
    return 0
