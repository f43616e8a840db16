"""The command `readingroom`: play in the browser or in the terminal, replay and score games, look up the rules."""

import argparse
import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module

import readingroom
from readingroom.cli.arguments import printable
from readingroom.cli.encoding import set_up_streams
from readingroom.engine.errors import Refusal
from readingroom.locales import LANGUAGES, choose

COMMANDS = {
    "serve": "play in the browser, alone or with friends",
    "play": "play in the terminal against bots",
    "replay": "step through a recorded game",
    "score": "score a game that was played with the real box",
    "rules": "read the rules of a game, or one of them",
    "games": "list the games and their table options",
    "deck": "check a deck of your own",
    "bench": "measure how fast the games are played",
}

DEFAULT = "serve"  # what is done without a command
OF_NO_COMMAND = ("-h", "--help", "--version")

ABOUT = """\
Reading Room: the library board games, in your browser and in your terminal.
Play with friends or against bots, step through games again, and
score a game played with the real box. Without a command, the browser opens."""

EXAMPLES = """\
examples:
  readingroom                               play in the browser
  readingroom --friends                     friends in your network can join by link
  readingroom play                          in the terminal, against two bots
  readingroom play --seats 4 --bots greedy,random --lang fr
  readingroom play --resume                 go on with the game that was left
  readingroom replay game.record            step through a game
  readingroom score biblios evening.toml    score a game played with the real box
  readingroom rules biblios A7              look up one rule

READINGROOM_LANG sets the language (en, fr, pl).
`readingroom COMMAND --help` tells more about a command."""

USAGE = 2  # the exit code of what was refused
INSIDE = 70  # the exit code of a fault of ours
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and say how it ended; nobody is ever shown a traceback."""
    set_up_streams()
    arguments = sys.argv[1:] if argv is None else list(argv)
    try:
        if not arguments or (arguments[0].startswith("-") and arguments[0] not in OF_NO_COMMAND):
            arguments.insert(0, DEFAULT)
        args = make_parser(arguments).parse_args(arguments)
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except Refusal as refusal:
        return complain(refusal, arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads: say no more, quietly
        return 0
    except Exception as fault:
        return confess(fault)


def complain(refusal: Refusal, argv: Sequence[str]) -> int:
    """Say in one line why something was refused."""
    print(f"readingroom: {printable(choose(wished_language(argv)).refuse(refusal))}", file=sys.stderr)
    return USAGE


def wished_language(argv: Sequence[str]) -> str | None:
    """Find a language that we speak among the arguments."""
    for place, argument in enumerate(argv):
        name, _, value = argument.partition("=")
        if name == "--lang":
            code = value or (argv[place + 1] if place + 1 < len(argv) else "")
            return code if code in LANGUAGES else None
    return None


def confess(fault: Exception) -> int:
    """Say in one line that something is wrong with the program itself."""
    if os.environ.get("READINGROOM_DEBUG"):
        traceback.print_exception(fault)
    what = f"{type(fault).__name__}: {fault}"
    print(f"readingroom: {choose().say('error-inside', what=what)}", file=sys.stderr)
    return INSIDE


def make_parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """Describe the command line; of the commands only the one that is called is loaded, since all would take long."""
    parser = argparse.ArgumentParser(
        prog="readingroom", description=ABOUT, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    kind = "compiled" if readingroom.compiled() else "plain Python"
    parser.add_argument("--version", action="version", version=f"readingroom {readingroom.__version__} ({kind})")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, about in COMMANDS.items():
        command = commands.add_parser(name, help=about, formatter_class=argparse.RawDescriptionHelpFormatter)
        if name in argv[:1]:
            module = import_module(f"readingroom.cli.{name}")
            command.description = getattr(module, "ABOUT", module.__doc__)
            command.epilog = getattr(module, "EXAMPLES", None)
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser
