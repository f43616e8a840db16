"""Returns in the terminal: what is left on the trolley, and what everybody has taken."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from readingroom.cli.board import Board
from readingroom.engine.score import Score
from readingroom.engine.view import View


class ReturnsBoard(Board):
    """Draws the trolley."""

    def draw(self, view: View) -> list[RenderableType]:
        """Draw each zone in a line."""
        return [
            Text(f"{self.say(section.say)}: {', '.join(map(self.say, section.items))}")
            for section in self.words.board(view)
        ]

    def reserve(self, view: View) -> list[RenderableType]:
        """Draw nothing more: all lies open."""
        return self.draw(view)

    def option(self, view: View, action: int) -> Text:
        """Draw one option."""
        return Text(self.say(self.words.option(view, action)))

    def final_scores(self, scores: Sequence[Score]) -> list[RenderableType]:
        """Draw how many everybody took, and who won."""
        (line,) = self.words.sheet(scores)
        return [
            Text(f"{self.say(line.say)}: {self.cells(line.cells, scores)}"),
            Text(self.say(self.words.verdict(scores))),
        ]


BOARD = ReturnsBoard
