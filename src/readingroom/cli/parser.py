"""How a command line is read and explained: argparse reads it, the words are those of the reader's language."""

import argparse
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from readingroom.cli.arguments import command
from readingroom.cli.refusals import refusal
from readingroom.engine.errors import Refusal, nearest
from readingroom.locales import LANGUAGES, Language

WIDTH = 80
MARGIN = 2
LEFT = 26  # how wide the left column of a list may be; what is wider has a line of its own

Example = tuple[str, str]  # what is typed after the name of the command, and the message that explains it


class Parser(argparse.ArgumentParser):
    """Reads the arguments of one command; nothing that argparse itself would say in English is ever shown."""

    def __init__(self, name: str, language: Language) -> None:
        super().__init__(prog=command(name), add_help=False, allow_abbrev=False, exit_on_error=False)
        self.name = name
        self.say = language.say
        self.actions: list[argparse.Action] = []  # in the order in which they are explained

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        """Add an argument, and remember it for the help; its metavar is translated too."""
        if "metavar" in settings:
            settings["metavar"] = self.say("help-value", value=settings["metavar"])
        action = super().add_argument(*names, **settings)
        self.actions.append(action)
        return action

    def add_common(self) -> None:
        """Add what every command has: a language, and help."""
        known = ", ".join(LANGUAGES)
        self.add_argument("--lang", metavar="code", help=self.say("option-lang", known=known))
        self.add_argument("-h", "--help", action="store_true", help=self.say("option-help"))

    def add_deck(self) -> None:
        """Add `--deck`."""
        self.add_argument("--deck", metavar="file", type=Path, help=self.say("option-deck"))

    # Reading

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Read the arguments; what cannot be read is refused, with what was probably meant."""
        try:
            args, unknown = self.parse_known_args(arguments)
        except argparse.ArgumentError as wrong:
            raise self.wrong(wrong.argument_name) from wrong
        for text in sorted(unknown, key=lambda each: not each.startswith("-")):
            raise self.unknown(text)
        return args

    def error(self, message: str) -> NoReturn:
        """Refuse a command that lacks something: argparse calls this for nothing else that can happen here."""
        raise refusal("usage", command=self.usage_line())

    def unknown(self, text: str) -> Refusal:
        """Say that there is no such option, or nothing to be named there."""
        if not text.startswith("-"):
            return refusal("too-much", text=text, command=self.usage_line())
        options = [each for action in self.actions for each in action.option_strings]
        option = text.partition("=")[0]
        return refusal("flag", flag=option, command=command(self.name, "--help"), meant=nearest(option, options))

    def wrong(self, name: str | None) -> Refusal:
        """Say what an argument needs."""
        action = next((each for each in self.actions if name in (title(each), "/".join(each.option_strings))), None)
        if action is None:
            return refusal("usage", command=self.usage_line())
        if action.nargs == 0:
            return refusal("needs-nothing", argument=title(action))
        kind = "whole" if action.type is int else "number" if action.type is float else "text"
        return refusal("needs", argument=title(action), value=str(action.metavar), kind=kind)

    # Explaining

    def usage_line(self) -> str:
        """Write how the command is typed."""
        parts = [title(each) for each in self.actions if not each.option_strings and not is_optional(each)]
        parts += [f"[{title(each)}]" for each in self.actions if not each.option_strings and is_optional(each)]
        return " ".join([self.prog, *parts, f"[{self.say('help-any')}]"])

    def explained(self, about: str, examples: Sequence[Example]) -> str:
        """Write the help of a command: how it is typed, what it does, its arguments, and examples."""
        named = [(title(each), str(each.help)) for each in self.actions if not each.option_strings]
        options = [(written(each), str(each.help)) for each in self.actions if each.option_strings]
        shown = [(command(*typed.split()), self.say(said)) for typed, said in examples]
        return "\n\n".join(
            [
                f"{self.say('help-usage')} {self.usage_line()}",
                paragraphs(self.say(about)),
                *listed(self.say("help-arguments"), named),
                *listed(self.say("help-options"), options),
                *listed(self.say("help-examples"), shown),
            ]
        )


def title(action: argparse.Action) -> str:
    """Name an argument as the reader would."""
    return action.option_strings[-1] if action.option_strings else str(action.metavar or action.dest)


def is_optional(action: argparse.Action) -> bool:
    """Say whether a named thing may be left out."""
    return action.nargs in ("?", "*")


def written(action: argparse.Action) -> str:
    """Write an option with what follows it: --seats N, --resume [FILE], -h, --help."""
    names = ", ".join(action.option_strings)
    if action.nargs == 0:
        return names
    value = f"[{action.metavar}]" if action.nargs == "?" else f"{action.metavar} …" if action.nargs == "+" else None
    return f"{names} {value or action.metavar}"


def paragraphs(text: str) -> str:
    """Fill each line of a text to the width of a page."""
    return "\n".join(textwrap.fill(line, WIDTH) for line in text.splitlines())


def listed(heading: str, rows: Sequence[tuple[str, str]]) -> list[str]:
    """Write a list in two columns below its heading; nothing if it is empty."""
    if not rows:
        return []
    wide = min(max(len(left) for left, _ in rows), LEFT)
    lines = [heading]
    for left, right in rows:
        filled = textwrap.wrap(right, WIDTH - MARGIN - wide - 2)
        if len(left) > wide:
            lines.append(f"{'':{MARGIN}}{left}")
            left = ""
        for line in filled:
            lines.append(f"{'':{MARGIN}}{left:<{wide}}  {line}")
            left = ""
    return ["\n".join(lines)]
