"""What reports of balance share: means with their intervals, tallies that are kept as they come, and plain charts."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from multiprocessing import Pool
from pathlib import Path
from typing import Any, TypeVar

Task = TypeVar("Task")

DEVIATIONS = 1.96  # standard errors on either side of the mean, for a 95 % interval


# Means and their intervals


@dataclass(frozen=True)
class Interval:
    """A mean, and how far from it the truth may be: in 19 of 20 such measurements it is nearer."""

    mean: float
    off: float

    def text(self, digits: int = 1, sign: str = "") -> str:
        """Write it, as "24.3 ± 1.2"; with the sign "+" also the mean of what is above nothing has one."""
        return f"{self.mean:{sign}.{digits}f} ± {self.off:.{digits}f}"

    def times(self, factor: float) -> Interval:
        """Give it in another unit."""
        return Interval(self.mean * factor, self.off * factor)

    def less(self, amount: float) -> Interval:
        """Give how far it is above an amount that is known exactly."""
        return Interval(self.mean - amount, self.off)

    def beyond(self, most: float) -> bool:
        """Say whether it is further from nothing than so much, with certainty."""
        return abs(self.mean) - self.off > most


def share(clusters: Iterable[tuple[float, float]]) -> Interval:
    """Give what part was won of what was played, from pairs of both.

    A pair is a cluster: what is in it hangs together, as the games of one deal do, and no pair depends on another.
    """
    pairs = [(won, played) for won, played in clusters if played]
    whole = sum(played for _, played in pairs)
    if not whole:
        return Interval(math.nan, math.nan)
    part = sum(won for won, _ in pairs) / whole
    if len(pairs) < 2:
        return Interval(part, math.nan)
    squares = sum((won - part * played) ** 2 for won, played in pairs)
    return Interval(part, DEVIATIONS * math.sqrt(squares * len(pairs) / (len(pairs) - 1)) / whole)


def mean(values: Iterable[float]) -> Interval:
    """Give the mean of values that are independent of each other."""
    return share((value, 1.0) for value in values)


def difference(one: Interval, other: Interval) -> Interval:
    """Give how far one mean is above another that was measured apart from it."""
    return Interval(one.mean - other.mean, math.hypot(one.off, other.off))


# Tallies, a line of JSON each


def kept(path: Path) -> list[dict[str, Any]]:
    """Read the tallies of a file; a line that was cut short when the machine stopped does not count."""
    found: list[dict[str, Any]] = []
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                found.append(json.loads(line))
            except ValueError:
                continue
    return found


def keep(path: Path, tasks: Sequence[Task], work: Callable[[Task], dict[str, Any]], jobs: int) -> None:
    """Do all tasks, some at the same time, and add what each gives to a file as soon as it is there."""
    cut = path.exists() and not path.read_bytes().endswith(b"\n") and path.stat().st_size > 0
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write("\n" if cut else "")
        if jobs == 1:
            note(file, map(work, tasks))
            return
        with Pool(jobs) as pool:
            note(file, pool.imap_unordered(work, tasks))


def note(file: Any, tallies: Iterable[dict[str, Any]]) -> None:
    """Write tallies as they come."""
    for tally in tallies:
        file.write(json.dumps(tally, separators=(",", ":")) + "\n")
        file.flush()


# Charts: walnut and cream, as in docs/architecture.svg, so that they can be read on light and on dark pages

WIDTH = 960
NAMES = 210  # room for the names of the rows
EDGE = 40
TOP = 112  # room for title and legend
FOOT = 52  # and for the scale
LINE = 17  # height of one measurement
GAP = 14  # between rows
COLOURS = ("#e9c46a", "#9cc48d", "#9dbfec", "#e2a08f")
SHAPES = ("", "m-5 -5h10v10h-10z", "m0 -7l7 7l-7 7l-7 -7z", "m0 -6l6 11h-12z")
FONT = "'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', Arial, sans-serif"


@dataclass(frozen=True)
class Chart:
    """A chart with a row for each thing that was measured, and in it a line for each series, as of two players."""

    title: str
    about: str  # what it shows, for those who do not see it
    series: tuple[str, ...]
    low: float  # the scale
    high: float
    step: float
    unit: str
    band: tuple[float, float] | None = None  # between which all should be

    def at(self, value: float) -> float:
        """Give where a value stands from the left."""
        inside = min(max(value, self.low), self.high)
        return NAMES + (WIDTH - NAMES - EDGE) * (inside - self.low) / (self.high - self.low)

    def dots(self, rows: Sequence[tuple[str, Sequence[Interval]]]) -> str:
        """Draw a dot for each measurement, with its interval."""
        return self.drawn([(name, [self.dot(each, number) for number, each in enumerate(row)]) for name, row in rows])

    def bars(self, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
        """Draw a bar for each measurement, with its figure."""
        return self.drawn([(name, [self.bar(each, number) for number, each in enumerate(row)]) for name, row in rows])

    def dot(self, found: Interval, number: int) -> str:
        """Draw one, around a line of height 0."""
        if math.isnan(found.mean):
            return ""
        left, right, middle = (self.at(found.mean + off) for off in (-found.off, found.off, 0.0))
        colour = COLOURS[number]
        return (
            f'<path d="M{left:.1f} 0H{right:.1f}M{left:.1f} -4v8M{right:.1f} -4v8" stroke="{colour}" stroke-width="2"'
            f' fill="none"/>{mark(number, middle)}'
        )

    def bar(self, value: float, number: int) -> str:
        """Draw one, around a line of height 0."""
        if math.isnan(value):
            return ""
        left, right = self.at(max(self.low, 0.0)), self.at(value)
        return (
            f'<rect x="{left:.1f}" y="-6" width="{right - left:.1f}" height="12" fill="{COLOURS[number]}"/>'
            f'<text x="{right + 6:.1f}" y="4" font-size="12" fill="#fdf7e6">{value:.0f}</text>'
        )

    def drawn(self, rows: list[tuple[str, list[str]]]) -> str:
        """Draw the whole: frame, scale, rows."""
        tall = LINE * len(self.series) + GAP
        bottom = TOP + tall * len(rows)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + FOOT}" role="img"'
            f' aria-labelledby="title desc" font-family="{FONT}">',
            f'<title id="title">{escape(self.title)}</title>',
            f'<desc id="desc">{escape(self.about)}</desc>',
            f'<rect width="{WIDTH}" height="{bottom + FOOT}" rx="14" fill="#3a2a20"/>',
            f'<text x="{EDGE}" y="42" font-size="20" font-weight="600" fill="#e9d9a8">{escape(self.title)}</text>',
            *self.legend(),
            *self.scale(bottom),
        ]
        for index, (name, lines) in enumerate(rows):
            y = TOP + tall * index
            middle = y + tall / 2
            if index:
                parts.append(f'<path d="M{EDGE} {y}H{WIDTH - EDGE}" stroke="#5a4434"/>')
            parts.append(
                f'<text x="{NAMES - 18}" y="{middle + 5:.1f}" font-size="15" text-anchor="end" fill="#fdf7e6">'
                f"{escape(name)}</text>"
            )
            for number, line in enumerate(lines):
                at = y + GAP / 2 + LINE * (number + 0.5)
                parts.append(f'<g transform="translate(0 {at:.1f})">{line}</g>')
        return "\n  ".join(parts) + "\n</svg>\n"

    def legend(self) -> list[str]:
        """Draw what each series is called."""
        parts = []
        for number, name in enumerate(self.series):
            x = NAMES + 190 * number
            parts.append(f'<g transform="translate(0 74)">{mark(number, x)}</g>')
            parts.append(f'<text x="{x + 14}" y="79" font-size="15" fill="#fdf7e6">{escape(name)}</text>')
        return parts

    def scale(self, bottom: float) -> list[str]:
        """Draw the scale, and the band in which all should be."""
        parts = []
        if self.band is not None:
            left, right = self.at(self.band[0]), self.at(self.band[1])
            size = f'width="{right - left:.1f}" height="{bottom - TOP + 12}"'
            parts.append(f'<rect x="{left:.1f}" y="{TOP - 6}" {size} fill="#57432f"/>')
        for step in range(round((self.high - self.low) / self.step) + 1):
            value = self.low + step * self.step
            x = self.at(value)
            colour = "#b59b63" if abs(value) < 1e-9 else "#6d5541"
            parts.append(f'<path d="M{x:.1f} {TOP - 6}V{bottom + 6}" stroke="{colour}"/>')
            label = f"{value:+g}" if self.low < 0 and value else f"{value:g}"
            parts.append(
                f'<text x="{x:.1f}" y="{bottom + 24}" font-size="13" text-anchor="middle" fill="#e9d9a8">{label}</text>'
            )
        parts.append(
            f'<text x="{NAMES + (WIDTH - NAMES - EDGE) / 2:.1f}" y="{bottom + 43}" font-size="13" text-anchor="middle"'
            f' fill="#e9d9a8">{escape(self.unit)}</text>'
        )
        return parts


def mark(number: int, x: float) -> str:
    """Draw the sign of a series, so that nobody needs to tell colours: a circle, a square, a diamond, a triangle."""
    if number == 0:
        return f'<circle cx="{x:.1f}" cy="0" r="5.5" fill="{COLOURS[0]}"/>'
    return f'<path d="M{x:.1f} 0{SHAPES[number]}" fill="{COLOURS[number]}"/>'
