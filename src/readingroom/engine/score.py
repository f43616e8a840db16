"""Score sheets: what every seat's points consist of, and who stands before whom."""

from typing import Final, final


@final
class ScoreLine:
    """One line of a score sheet: what it is for, the points, and the figures behind them."""

    def __init__(self, code: str, points: int, why: str = "", figures: dict[str, int] | None = None) -> None:
        self.code: Final = code
        self.points: Final = points
        self.why: Final = why
        self.figures: Final = figures or {}

    def plain(self) -> dict[str, object]:
        """Give the line as plain values."""
        return {"code": self.code, "points": self.points, "why": self.why, **self.figures}


@final
class Score:
    """The points of one seat, the lines they come from, and the tie-breakers in their order."""

    def __init__(self, seat: int, points: int, lines: list[ScoreLine], ties: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.points: Final = points
        self.lines: Final = lines
        self.ties: Final = ties  # higher is better

    def plain(self) -> dict[str, object]:
        """Give the score as plain values."""
        return {
            "seat": self.seat, "points": self.points, "ties": list(self.ties),
            "lines": [line.plain() for line in self.lines],
        }  # fmt: skip


def ranked(scores: list[Score]) -> list[list[int]]:
    """List the seats from first to last by points and tie-breakers; ties share a rank."""
    keys = sorted({(score.points, *score.ties) for score in scores}, reverse=True)
    return [[score.seat for score in scores if (score.points, *score.ties) == key] for key in keys]
