"""`readingroom deck`: check a deck of your own."""

import argparse
from pathlib import Path

import readingroom
from readingroom.cli.arguments import read_text, rules_of
from readingroom.cli.parser import Parser
from readingroom.cli.refusals import refusal
from readingroom.engine.deckfile import read
from readingroom.engine.errors import nearest

ABOUT = "about-deck"

EXAMPLES = (
    ("deck check samples/biblios-deck.toml", "example-deck"),
    ("deck check my-box.toml --game exlibris", "example-deck-game"),
)

CHECK = "check"


def add_arguments(parser: Parser) -> None:
    """Add the file, and the game it is for."""
    parser.add_argument("what", metavar=CHECK, help=parser.say("option-check"))
    parser.add_argument("file", metavar="file", type=Path, help=parser.say("option-deck-file"))
    parser.add_argument("--game", metavar="game", type=str.casefold, help=parser.say("option-deck-game"))


def run(args: argparse.Namespace) -> int:
    """Check a deck and name it."""
    if args.what != CHECK:
        raise refusal("deck-do", text=args.what, meant=nearest(args.what, [CHECK]))
    rules = rules_of(args.game or game_of(args.file), args.file)
    game = args.language.say(f"{rules.name}-title")
    print(args.language.say("deck-good", file=args.file.name, deck=rules.deck_name(), game=game))
    return 0


def game_of(path: Path) -> str:
    """Find out which game a deck file is for: the one whose own files have most of its sections."""
    read_text(path)  # what is no file that can be read is refused in words of its own
    sections = set(read(path).rows)
    shared = {game: len(sections & sections_of(game)) for game in readingroom.GAMES}
    best = max(readingroom.GAMES, key=lambda game: shared[game])
    if not shared[best]:
        known = sorted(set().union(*map(sections_of, readingroom.GAMES)))
        meant = next(filter(None, (nearest(section, known) for section in sections)), "")
        raise refusal("deck-game", file=str(path), known=", ".join(readingroom.GAMES), meant=meant)
    return best


def sections_of(game: str) -> set[str]:
    """List the sections of the deck files that we ship for a game."""
    return {section for path in (readingroom.FOLDER / game).glob("*.toml") for section in read(path).rows}
