"""The command `readingroom`: play in the browser or in the terminal, replay and score games, look up the rules."""

import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import readingroom
from readingroom.cli import speech
from readingroom.cli.arguments import command, printable
from readingroom.cli.encoding import set_up_streams
from readingroom.cli.parser import Parser, listed, paragraphs
from readingroom.cli.refusals import refusal
from readingroom.engine.errors import Refusal, nearest
from readingroom.locales import Language

COMMANDS = {  # with the messages that say in a few words what they do
    "serve": "command-serve",
    "play": "command-play",
    "replay": "command-replay",
    "score": "command-score",
    "rules": "command-rules",
    "games": "command-games",
    "deck": "command-deck",
    "bench": "command-bench",
    "arena": "command-arena",
}

DEFAULT = "serve"  # what is done without a command
HELP = ("-h", "--help")
VERSION = "--version"
OF_NO_COMMAND = (*HELP, VERSION)

EXAMPLES = (
    ("", "example-browser"),
    ("--friends", "example-friends"),
    ("play", "example-play"),
    ("play exlibris --seats 4 --lang fr", "example-play-french"),
    ("play --resume", "example-resume"),
    ("rules biblios A7", "example-rule"),
)

USAGE = 2  # the exit code of what was refused
INSIDE = 70  # the exit code of a fault of ours
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and say how it ended; nobody is ever shown a traceback."""
    set_up_streams()
    arguments = sys.argv[1:] if argv is None else list(argv)
    try:
        code = obey(arguments)
        sys.stdout.flush()
        return code
    except Refusal as refused:
        return complain(refused, arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader closed the pipe: stop quietly
        return 0
    except Exception as fault:
        return confess(fault)


def obey(arguments: list[str]) -> int:
    """Do what the arguments say; of the commands only the one that is called is loaded, since all would take long."""
    language = speech.spoken(speech.wished(arguments))
    name = called(arguments)
    if not name:
        print(version(language) if VERSION in arguments else overview(language))
        return 0
    module: Any = import_module(f"readingroom.cli.{name}")
    parser = Parser(name, language)
    module.add_arguments(parser)
    parser.add_common()
    rest = arguments[1:] if arguments[:1] == [name] else arguments
    if any(each in HELP for each in rest):
        print(parser.explained(module.ABOUT, module.EXAMPLES))
        return 0
    args = parser.read(rest)
    args.language = speech.spoken(args.lang)
    if args.lang is not None and not getattr(args, "json", False):  # a program's choice is not its user's
        speech.remember(args.language)
    return int(module.run(args))


def called(arguments: Sequence[str]) -> str:
    """Find the command that is called; nothing if all of them are to be explained."""
    first = arguments[0] if arguments else ""
    if first in OF_NO_COMMAND or (
        speech.wished(arguments) and set(HELP) & set(arguments) and first.startswith("--lang")
    ):
        return ""
    if not first or first.startswith("-"):
        return DEFAULT
    if first not in COMMANDS:
        known = ", ".join(COMMANDS)
        raise refusal("command", command=printable(first), known=known, meant=nearest(first, COMMANDS))
    return first


def version(language: Language) -> str:
    """Say which version this is, and how the engine runs."""
    compiled = "yes" if readingroom.compiled() else "no"
    return language.say("version", version=readingroom.__version__, compiled=compiled)


def overview(language: Language) -> str:
    """Explain the command as a whole."""
    say = language.say
    commands = [(name, say(message)) for name, message in COMMANDS.items()]
    examples = [(command(*typed.split()), say(message)) for typed, message in EXAMPLES]
    return "\n\n".join(
        [
            f"{say('help-usage')} {command()} [{say('help-command')}] [{say('help-any')}]",
            paragraphs(say("about")),
            *listed(say("help-commands"), commands),
            *listed(say("help-examples"), examples),
            paragraphs(say("about-more", command=command())),
        ]
    )


def complain(refused: Refusal, arguments: Sequence[str]) -> int:
    """Say in one line why something was refused."""
    language = speech.spoken(speech.wished(arguments))
    print(f"readingroom: {printable(language.refuse(refused))}", file=sys.stderr)
    return USAGE


def confess(fault: Exception) -> int:
    """Say in one line that something is wrong with the program itself."""
    if os.environ.get("READINGROOM_DEBUG"):
        traceback.print_exception(fault)
    what = f"{type(fault).__name__}: {fault}"
    print(f"readingroom: {speech.spoken().say('error-inside', what=what)}", file=sys.stderr)
    return INSIDE
