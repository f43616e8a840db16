"""A plot of how shares of wins and their intervals grew deal by deal, as an SVG in walnut and cream."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, log10

from readingroom.arena.shares import Interval

WIDTH, HEIGHT = 960, 520
LEFT, RIGHT, TOP, BOTTOM = 80, 40, 96, 64  # what is left free around the plot
COLOURS = ("#e9c46a", "#9dbfec", "#9cc48d", "#e2a08f", "#cbb6e4")
DASHES = ("", "8 4", "2 4", "12 4 2 4", "4 4")  # so that lines can be told apart without colours
FONT = "'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif"
CREAM, GOLD, LINES = "#fdf7e6", "#e9d9a8", "#6d5541"
FIFTHS = 5  # of the scale of shares
TICKS = 8  # of the scale of deals, at most

Grown = Sequence[tuple[int, Interval]]  # the share after so many deals


@dataclass(frozen=True)
class Plot:
    """What is written on a plot, and how many deals it is for."""

    title: str
    about: str  # what it shows, for those who do not see it
    scale: str  # what is counted below it
    deals: int
    level: float | None = None  # a share that is asked about or would be fair

    def x(self, deals: int) -> float:
        """Give where a number of deals stands from the left."""
        return LEFT + (WIDTH - LEFT - RIGHT) * deals / max(self.deals, 1)

    def drawn(self, lines: Sequence[tuple[str, Grown]]) -> str:
        """Draw the share of each player, with its interval as a band behind it."""
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
            f' aria-labelledby="title desc" font-family="{FONT}">',
            f'<title id="title">{escape(self.title)}</title>',
            f'<desc id="desc">{escape(self.about)}</desc>',
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="#3a2a20"/>',
            written(LEFT, 42, self.title, 20, GOLD, "start"),
            *self.scales(),
            *[self.band(grown, number) for number, (_, grown) in enumerate(lines)],
            *[self.line(grown, number) for number, (_, grown) in enumerate(lines)],
        ]
        for number, (name, _) in enumerate(lines):
            at = LEFT + 170 * number
            parts.append(stroke(f"M{at} 72h28", number))
            parts.append(written(at + 36, 77, name, 15, CREAM, "start"))
        return "\n  ".join(parts) + "\n</svg>\n"

    def scales(self) -> list[str]:
        """Draw both scales, and the level."""
        parts = []
        for fifth in range(FIFTHS + 1):
            at = y(fifth / FIFTHS)
            parts.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" stroke="{LINES}"/>')
            parts.append(written(LEFT - 12, at + 5, f"{100 * fifth // FIFTHS} %", 13, GOLD, "end"))
        step = round_step(self.deals)
        for deals in range(0, self.deals + 1, step):
            parts.append(written(self.x(deals), HEIGHT - BOTTOM + 22, str(deals), 13, GOLD, "middle"))
        parts.append(written((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 16, self.scale, 13, GOLD, "middle"))
        if self.level is not None:
            at = y(self.level)
            dotted = f'stroke="{CREAM}" stroke-width="1.5" stroke-dasharray="3 5"'
            parts.append(f'<path d="M{LEFT} {at:.1f}H{WIDTH - RIGHT}" {dotted}/>')
        return parts

    def band(self, grown: Grown, number: int) -> str:
        """Draw what lies between the bounds."""
        there = [f"{self.x(deals):.1f} {y(each.high):.1f}" for deals, each in grown]
        back = [f"{self.x(deals):.1f} {y(each.low):.1f}" for deals, each in reversed(grown)]
        colour = COLOURS[number % len(COLOURS)]
        return f'<path d="M{"L".join(there + back)}Z" fill="{colour}" fill-opacity="0.22"/>' if grown else ""

    def line(self, grown: Grown, number: int) -> str:
        """Draw the shares."""
        return stroke("M" + "L".join(f"{self.x(deals):.1f} {y(each.share):.1f}" for deals, each in grown), number)


def y(share: float) -> float:
    """Give where a share stands from the top."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def round_step(deals: int) -> int:
    """Find a round number that goes into so many deals only a few times."""
    ten: int = 10 ** max(0, ceil(log10(max(deals, 1) / TICKS)) - 1)
    return next(step * ten for step in (1, 2, 5, 10) if step * ten * TICKS >= deals)


def stroke(path: str, number: int) -> str:
    """Draw a line in the colour and the dashes of a player."""
    dashes = DASHES[number % len(DASHES)]
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path d="{path}" stroke="{COLOURS[number % len(COLOURS)]}" stroke-width="2.5" fill="none"{dashed}/>'


def written(x: float, y: float, text: str, size: int, colour: str, anchor: str) -> str:
    """Give a text as an element of SVG."""
    position = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {position} fill="{colour}">{escape(text)}</text>'
