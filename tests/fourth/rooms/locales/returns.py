"""Returns in sayings."""

from collections.abc import Sequence

from readingroom.engine.score import Score
from readingroom.engine.view import View
from readingroom.locales.sayings import Said, saying
from readingroom.locales.words import SheetLine, Words


class ReturnsWords(Words):
    """The sayings of Returns."""

    ties = ("books",)

    def card(self, card: int) -> Said:
        """Name a book."""
        return saying("returns-book", number=card + 1)

    def choice(self, action: int) -> Said:
        """Say how many books are taken."""
        return saying("returns-option", number=action + 1)

    def forced(self, view: View) -> Said:
        """Say why there is no choice."""
        return saying("returns-forced")

    def sheet(self, scores: Sequence[Score]) -> list[SheetLine]:
        """Say how many books everybody took."""
        cells = [saying("returns-books", number=score.lines[0].points) for score in scores]
        return [SheetLine("books", saying("returns-sheet"), cells)]


WORDS = ReturnsWords
