"""Things side by side in the terminal, on as many lines as they need, of which none is broken in two."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


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
