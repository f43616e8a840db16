"""The judge of the greedy bot, as experience has it: it knows which libraries are good, and plans its rounds."""

from collections.abc import Sequence

from readingroom.bots.exlibris.expert import Expert
from readingroom.bots.exlibris.judge import ExLibrisJudge, Verdict
from readingroom.bots.exlibris.rounds import Round
from readingroom.engine.view import View
from readingroom.games.exlibris.actions import KEEP, PLACE, RECALL
from readingroom.games.exlibris.components import LAST_LIBRARY, Deck
from readingroom.games.exlibris.view import ExLibrisView

LIBRARIES = [  # from 1: the points by which a greedy bot was ahead with each
    0.0, 3.5, 2.0, -7.5, -3.5, 0.0, 9.3, -1.7, -4.0, 8.0, -6.0, -3.4, 0.7,
]  # fmt: skip


class ExpertJudge(ExLibrisJudge):
    """Judges the options of a seat among rivals; alone, as the first judge does."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(deck, Expert)
        self.visits: dict[int, float] = {}  # by location: what a visit brings now, where that was tried out

    def worths(self, view: View, options: Sequence[int]) -> list[float]:
        """Say what each option is worth."""
        assert isinstance(view, ExLibrisView)
        if view.seats == 1:
            return super().worths(view, options)
        if KEEP < options[0] <= KEEP + LAST_LIBRARY:
            return [LIBRARIES[option - KEEP] for option in options]
        known = Expert(view, self.deck)
        verdict = Verdict(known, options)
        if places_assistants(options):
            return Round(known, verdict.errands, options, self.visits).worths()
        return verdict.worths()


def places_assistants(options: Sequence[int]) -> bool:
    """Say whether these options place an assistant."""
    return options[0] >= PLACE and options[-1] < RECALL
