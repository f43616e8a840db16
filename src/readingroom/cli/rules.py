"""`readingroom rules`: read the rules of a game, or one of them."""

import argparse

from rich.markdown import Markdown
from rich.text import Text

import readingroom
from readingroom.cli import wrapping
from readingroom.cli.pager import page
from readingroom.cli.parser import Parser
from readingroom.locales import Language, rulebook

ABOUT = "about-rules"

EXAMPLES = (
    ("rules", "example-rules"),
    ("rules biblios A7", "example-rule"),
    ("rules exlibris --lang pl", "example-rules-polish"),
)


def add_arguments(parser: Parser) -> None:
    """Add the game, and one rule of it."""
    first = readingroom.GAMES[0]
    parser.add_argument(
        "game", metavar="game", type=str.casefold, nargs="?", default=first, help=parser.say("option-game", game=first)
    )
    parser.add_argument("id", metavar="id", nargs="?", help=parser.say("option-rule"))


def run(args: argparse.Namespace) -> int:
    """Show rules; as plain Markdown when they go into a file or a pipe."""
    language: Language = args.language
    game = readingroom.load(args.game).name
    console = wrapping.console()
    if args.id is not None:
        console.print(Text(rulebook.sentence(game, language.code, args.id)), soft_wrap=not console.is_terminal)
    elif console.is_terminal:
        page(console, rendered(game, language), language)
    else:
        print(rulebook.page(game, language.code), end="")
    return 0


def rendered(game: str, language: Language) -> Markdown:
    """Give the rules page of a game as it is shown on a screen."""
    return Markdown(rulebook.page(game, language.code), hyperlinks=False)
