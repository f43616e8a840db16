"""Ex Libris in words: categories, and the reckoning line by line."""

from collections.abc import Sequence

from readingroom.engine.score import Score, ScoreLine, ranked
from readingroom.games.exlibris.components import CATEGORIES
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.scoring import PUBLIC_LIBRARY
from readingroom.locales import Value
from readingroom.locales.words import Reckoned, Words

LINES = ("inspection", "stability", "prominent", "banned", "diversity", "focus")
FIGURES = {"inspection": "inspection", "stability": "stability", "prominent": "books", "banned": "books"}
TIES = ("books", "hand", "banned")


class ExLibrisWords(Words):
    """The words of a table of Ex Libris."""

    rules: ExLibrisRules

    def category(self, number: int) -> str:
        """Name a category."""
        return self.language.say("exlibris-category", category=CATEGORIES[number])

    def owner(self, seat: int) -> str:
        """Name a seat, or the public library of a game for one."""
        if seat == PUBLIC_LIBRARY and len(self.names) == 1:
            return self.language.say("exlibris-public-library")
        return self.name(seat)

    # The end

    def reckoning(self, scores: Sequence[Score]) -> list[Reckoned]:
        """Say what everybody has in each line of the form (EXL-E2 to EXL-E7)."""
        return [self.reckoned(scores, code) for code in LINES]

    def reckoned(self, scores: Sequence[Score], code: str) -> Reckoned:
        """Say what everybody has in one line."""
        found = [(score.seat, line) for score in scores for line in score.lines if line.code == code]
        category = CATEGORIES[found[0][1].figures.get("category", 0)]
        verdict = self.language.say(f"exlibris-line-{code}", category=category)
        return Reckoned(code, verdict, " · ".join(self.figure(seat, line) for seat, line in found))

    def figure(self, seat: int, line: ScoreLine) -> str:
        """Say what one has in a line, and from what."""
        values: dict[str, Value] = {"name": self.owner(seat), "points": line.points, **line.figures}
        if line.code == "inspection":
            values["books"] = sum(line.figures[name] for name in CATEGORIES)
        if "category" in values:
            values["category"] = CATEGORIES[line.figures["category"]]
        return self.language.say(f"exlibris-figure-{FIGURES.get(line.code, 'category')}", **values)

    def ranking(self, scores: Sequence[Score]) -> list[str]:
        """Say who came in which place."""
        lines: list[str] = []
        for seats in ranked(list(scores)):
            place = len(lines) + 1
            for seat in seats:
                points = scores[seat].points
                lines.append(self.language.say("exlibris-place", place=place, name=self.owner(seat), points=points))
        return lines

    def verdict(self, scores: Sequence[Score]) -> str:
        """Say who won, and what decided (EXL-E8, EXL-O6)."""
        first = ranked(list(scores))[0]
        best = scores[first[0]]
        values: dict[str, Value] = {"points": best.points, "best": best.ties[0], "second": 0, "why": "points"}
        rivals = [score for score in scores if score.points == best.points and score.seat not in first]
        if len(self.names) == 1:
            mine, theirs = scores
            won = mine.points > theirs.points
            values |= {"why": "solo-won" if won else "solo-lost", "points": mine.points, "second": theirs.points}
            first = [0]
        elif len(first) > 1:
            values["why"] = "shared"
        elif rivals:
            second = max(rivals, key=lambda score: score.ties)
            decided = next(place for place in range(len(TIES)) if second.ties[place] != best.ties[place])
            values |= {"why": TIES[decided], "second": second.ties[0]}
        winners = self.language.join([self.name(seat) for seat in first])
        return self.language.say("exlibris-verdict", **values, **self.who(first[0]), winners=winners)
