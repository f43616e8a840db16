"""`readingroom games`: list the games, with their table options in words."""

import argparse
from collections.abc import Sequence

import readingroom
from readingroom import bots
from readingroom.cli.parser import Parser
from readingroom.locales import Language

ABOUT = "about-games"

EXAMPLES = (("games", "example-games"), ("play --option penalty=bluff", "example-bluff"))


def add_arguments(parser: Parser) -> None:
    """Describe the arguments: there are none but those that every command has."""


def run(args: argparse.Namespace) -> int:
    """List the games."""
    language: Language = args.language
    for name in readingroom.GAMES:
        rules = readingroom.load(name)
        seats = language.say("games-seats", least=rules.min_seats, most=rules.max_seats)
        print(f"{language.say(f'{name}-title')} ({name}), {seats}")
        for option, values in rules.option_choices().items():
            print(f"  {language.say(f'{name}-set-up', option=option)}")
            rows = [(f"--option {option}={value}", meaning(language, name, option, value)) for value in named(values)]
            wide = max(len(typed) for typed, _ in rows)
            for index, (typed, words) in enumerate(rows):
                usual = f" ({language.say('games-usual')})" if not index else ""
                print(f"    {typed:<{wide}}  {words}{usual}")
        print()
    print(language.say("games-bots"))
    for bot in bots.NAMES:
        print(f"  {bot:<{max(map(len, bots.NAMES))}}  {about(language, bot)}")
    return 0


def about(language: Language, bot: str) -> str:
    """Say what a bot is, and which games it plays best."""
    words = language.say("games-bot", bot=bot)
    best = [language.say(f"{game}-title") for game in readingroom.GAMES if bots.default(game) == bot]
    return f"{words} ({language.say('games-best', games=', '.join(best))})" if best else words


def named(values: Sequence[str]) -> list[str]:
    """Give the choices of an option, all seats as one: N."""
    return list(dict.fromkeys("N" if value.isdecimal() else value for value in values))


def meaning(language: Language, game: str, option: str, value: str) -> str:
    """Say what a choice of an option means."""
    if value == "N":
        return language.say("games-seat")
    return language.say(f"{game}-set-up-choice", choice=f"{option}-{value}", name="")
