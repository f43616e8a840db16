"""`readingroom games`: list the games, with their table options."""

import argparse

import readingroom
from readingroom import bots
from readingroom.cli.arguments import add_language
from readingroom.locales import choose

ABOUT = """\
List the games there are: for how many players, and with which table options
(the usual choice first)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """List the games."""
    say = choose(args.lang).say
    for name in readingroom.GAMES:
        rules = readingroom.load(name)
        print(f"{name}  {say('games-seats', least=rules.min_seats, most=rules.max_seats)}")
        choices = rules.option_choices()
        called = {option: say(f"{name}-set-up", option=option) for option in choices}
        width = max(map(len, called.values()), default=0)
        for option, values in choices.items():
            print(f"  {called[option]:<{width}}  --option {option}={'|'.join(values)}")
    print(say("games-bots", bots=", ".join(bots.NAMES)))
    return 0
