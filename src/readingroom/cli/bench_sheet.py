"""The figures of the bench as they are shown in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

import readingroom
from readingroom.cli import wrapping
from readingroom.locales import Language

PACES = ("with_setup_decisions_per_s", "decisions_per_s", "playout_decisions_per_s")
MEANS = {"clone_us": "bench-clone", "observe_us": "bench-view", "world_us": "bench-world"}  # shown beside the paces
INSTALL = "pip install 'readingroom[bench]'"
NONE = "–"


class BenchReport:
    """A report of the bench in words and in a table; the peers are given by who makes them, with their games."""

    def __init__(
        self, report: dict[str, Any], peers: Mapping[str, Sequence[str]], yardsticks: Sequence[str], language: Language
    ) -> None:
        self.report = report
        self.peers = peers
        self.yardsticks = yardsticks
        self.say = language.say
        self.number = language.number

    def show(self, rounds: int, seconds: float) -> None:
        """Print the whole."""
        console = wrapping.console()
        title = self.say("bench-title", rounds=rounds, seconds=self.number(seconds, 3, bare=True))
        console.print(Text(title, style="bold"), self.table(), sep="\n")
        for line in self.notes():
            console.print(Text(line))

    def table(self) -> Table:
        """Draw a row for each game, and below them one for each peer."""
        ratios = [self.say("bench-to", peer=peer) for peer in self.yardsticks]
        paces = [self.say(message) for message in ("bench-with-set-up", "bench-decisions", "bench-playouts")]
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))  # so that it fits a small window
        table.add_column(self.say("bench-game"))
        for heading in (*paces, *ratios, *map(self.say, MEANS.values())):
            table.add_column(heading, justify="right", no_wrap=True)
        for name, row in self.report["games"].items():
            table.add_row(self.say(f"{name}-title"), *self.figures(name, row))
        table.add_row()
        for name, row in self.report["peers"].items():
            paced = (self.number(row["decisions_per_s"]), self.number(row["stretch_decisions_per_s"]))
            table.add_row(name, *paced, *(NONE for _ in (*PACES[2:], *self.yardsticks, *MEANS)))
        return table

    def figures(self, name: str, row: dict[str, Any]) -> list[str]:
        """Write what was measured of a game of ours."""
        ratios = [self.report[f"ratio_to_{peer}"].get(name) for peer in self.yardsticks]
        means = [row[figure]["mean"] for figure in MEANS]
        return [
            *(self.number(row[pace]) for pace in PACES),
            *(self.number(each, 2) if each else NONE for each in ratios),
            *(self.number(each, 1 if each < 100 else 0) for each in means),
        ]

    def notes(self) -> list[str]:
        """Say what was measured, and with what it was compared."""
        compiled = "yes" if readingroom.compiled() else "no"
        notes = [self.say("bench-engine", version=readingroom.__version__, compiled=compiled)]
        if self.report["peers"]:
            notes.append(self.say("bench-ratios"))
        for peer, games in self.peers.items():
            if games[0] in self.report["peers"]:
                notes.append(self.say("bench-peer", peer=peer, games=", ".join(games)))
            else:
                notes.append(self.say("bench-no-peer", peer=peer, command=INSTALL))
        return notes
