"""The result of a contest between bots as it is shown in the terminal."""

from typing import Any

from rich.table import Table
from rich.text import Text

from readingroom.cli import wrapping
from readingroom.locales import Language

UNKNOWN = "–"


class ArenaReport:
    """The figures of a contest in words and tables."""

    def __init__(self, report: dict[str, Any], pairs: int, language: Language) -> None:
        self.report = report
        self.pairs = pairs  # that were asked for
        self.say = language.say
        self.number = language.number

    def show(self, stopped: bool, kept: bool) -> None:
        """Print the whole; after Ctrl-C also how to go on."""
        console = wrapping.console()
        report = self.report
        console.print(Text(self.heading(), style="bold"))
        if report["pairs"]:
            console.print(self.players())
            if len(report["players"]) > 2 and report["seats"] > 1:
                console.print(Text(self.say("arena-cross")), self.cross(), sep="\n")
            for name, figures in report["players"].items():
                console.print(Text(self.pace(name, figures["times"]), style="dim"))
            console.print(Text(self.say("arena-interval", kind=report["interval"]), style="dim"))
        if "question" in report:
            console.print(Text(self.answer(report["question"]), style="bold"))
        if stopped:
            console.print(Text(self.say("arena-stopped", kept="yes" if kept else "no")))

    def heading(self) -> str:
        """Say what was played."""
        report = self.report
        pace = (
            "both" if report["iterations"] and report["budget"] else "iterations" if report["iterations"] else "seconds"
        )
        return self.say(
            "arena-heading", game=self.say(f"{report['game']}-title"), seats=report["seats"], pairs=report["pairs"],
            of=self.pairs, whole="yes" if report["pairs"] == self.pairs else "no", pace=pace,
            seconds=self.number(report["budget"] or 0.0, 3, bare=True), iterations=report["iterations"] or 0,
        )  # fmt: skip

    def players(self) -> Table:
        """Draw a row for each player."""
        table = Table(pad_edge=False)
        table.add_column(self.say("arena-player"))
        for column in ("arena-wins", "arena-share", "arena-bounds", "arena-points", "arena-strength"):
            table.add_column(self.say(column), justify="right")
        for name, row in self.report["players"].items():
            wins = self.say("arena-wins-of", wins=self.number(row["wins"], 1, bare=True), games=row["games"])
            share = UNKNOWN if row["share"] is None else self.percent(row["share"])
            points = UNKNOWN if row["points"] is None else self.number(row["points"], 1)
            table.add_row(name, wins, share, self.bounds(row["low"], row["high"]), points, self.strength(row))
        return table

    def strength(self, row: dict[str, Any]) -> str:
        """Write a strength with its bounds."""
        if row.get("strength") is None:
            return UNKNOWN
        bounds = [row["strength_low"], row["strength_high"]]
        known = f" ({self.between(*[UNKNOWN if each is None else f'{each:+.0f}' for each in bounds])})"
        return f"{row['strength']:+.0f}{known}" if bounds != [None, None] else f"{row['strength']:.0f}"

    def cross(self) -> Table:
        """Draw how often the player of a row stood before that of a column."""
        names = list(self.report["players"])
        table = Table(pad_edge=False)
        for name in ("", *names):
            table.add_column(name, justify="right" if name else "left")
        for one in names:
            found = [self.report["cross"][one].get(other) for other in names]
            table.add_row(one, *[UNKNOWN if each is None else self.percent(each) for each in found])
        return table

    def pace(self, name: str, times: dict[str, Any]) -> str:
        """Say how long the moves of a player took."""
        figures = {key: self.number(times[key] or 0.0, 3) for key in ("mean", "longest")}
        within = "none" if times["within"] is None else self.percent(times["within"])
        return self.say("arena-pace", player=name, within=within, **figures)

    def answer(self, question: dict[str, Any]) -> str:
        """Answer the question, if it can be answered."""
        player = next(iter(self.report["players"]))
        above, pairs = self.percent(question["above"]), question["pairs"]
        return self.say("arena-answer", player=player, above=above, answer=question["answer"] or "open", pairs=pairs)

    def bounds(self, low: float, high: float) -> str:
        """Write between which shares the truth lies."""
        return self.between(self.number(100.0 * low, 1), self.percent(high))

    def between(self, low: str, high: str) -> str:
        """Write a range."""
        return self.say("arena-range", low=low, high=high)

    def percent(self, share: float) -> str:
        """Write a share in percent."""
        return self.say("arena-percent", number=self.number(100.0 * share, 1))
