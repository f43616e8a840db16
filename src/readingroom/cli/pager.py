"""What is too long for the screen, a screenful at a time."""

import sys

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from readingroom.locales import Language

BACK = ("b", "back")
LEAVE = ("q", "quit")


def attended(console: Console) -> bool:
    """Say whether a person can read and type here; otherwise it all goes into a file or to a program."""
    return console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()


def page(console: Console, part: RenderableType, language: Language) -> bool:
    """Show something; if it is longer than the screen, a screenful at a time. Say whether the screen was turned."""
    lines = console.render_lines(part, pad=False)
    room = max(console.height - 1, 1)
    if len(lines) <= room or not attended(console):
        console.print(part)
        return False
    top = 0
    while top < len(lines):
        console.clear()
        for line in lines[top : top + room]:
            console.print(Segments([*line, Segment.line()]), end="")
        keys = language.say("pager-keys", shown=min(top + room, len(lines)), count=len(lines))
        console.print(Text(keys, style="dim"), end="")
        typed = sys.stdin.readline()
        if not typed or typed.strip().casefold() in LEAVE:
            break
        top = max(0, top - room) if typed.strip().casefold() in BACK else top + room
    return True
