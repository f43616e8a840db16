"""Where lines end in the terminal: not in the middle of a thing, nor at a space that holds words together."""

import re
from collections.abc import Sequence

from rich import _wrap
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

HARD = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"  # as French has before a colon and within its quotation marks
WORD = re.compile(rf"[^\S{HARD}]*[\S{HARD}]+[^\S{HARD}]*")


def console() -> Console:
    """Give a console that takes texts as they are, and ends no line at a hard space."""
    _wrap.re_word = WORD  # Rich takes every space for a place to end a line, and offers no other way to say so
    return Console(highlight=False, markup=False, emoji=False)


class Wrapped:
    """A row of texts that goes on in the next line where one does not fit any more."""

    def __init__(self, parts: Sequence[Text], gap: int) -> None:
        self.parts = parts
        self.gap = Text(" " * gap)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Fill line after line."""
        line: list[Text] = []
        for part in self.parts:
            if line and self.gap.join([*line, part]).cell_len > options.max_width:
                yield self.gap.join(line)
                line = []
            line.append(part)
        yield self.gap.join(line)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Say how narrow it can be, and how wide it would like to be."""
        widest = max((part.cell_len for part in self.parts), default=0)
        return Measurement(widest, self.gap.join(self.parts).cell_len).with_maximum(options.max_width)
