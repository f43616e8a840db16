"""What a sensible player of Atheneum does: drafts the card that helps most, and works as the turn solver proposes."""

from collections.abc import Sequence

from readingroom.bots.atheneum.draft import Draft, FarDraft
from readingroom.bots.atheneum.solver.learnt import LEARNT
from readingroom.bots.atheneum.solver.promises import USUAL, Promises, valuation
from readingroom.bots.atheneum.solver.turn import Proposal, solve, solve_scoring
from readingroom.engine.view import View
from readingroom.games.atheneum.actions import CAPTURE, CHOOSE, FINISH
from readingroom.games.atheneum.view import AtheneumView
from readingroom.games.atheneum.work import has_scored

EFFORT = 12_000  # desks that are judged for one's own turn
GLANCE = 800  # and to find out what a card would bring
MINDING = 1.0  # how much what others get of a card counts, compared with what one gets oneself
HUNDREDTHS = 100  # of a point, in which desks are valued
NO_PART = -100.0  # points for an action that is not part of the plan, as it is mostly a waste


class AtheneumJudge:
    """Rates cards by what they bring to all, and actions by whether they come next in the plan."""

    def __init__(
        self,
        effort: int = EFFORT,
        glance: int = GLANCE,
        minding: float = MINDING,
        promises: Promises = USUAL,
        future: float = -1.0,
    ) -> None:
        self._effort = effort
        self._glance = glance
        self._minding = minding
        self._promises = promises
        self._future = future  # how much the next turn counts in a draft; below 0: no other card or turn is looked at
        self._plan: list[int] = []  # the actions still to come
        self._made_for: tuple[int, int] = (-1, -1)  # seat and turn

    def worths(self, view: View, options: Sequence[int]) -> list[float]:
        """Say what each option is worth, in points."""
        assert isinstance(view, AtheneumView)
        if CHOOSE <= options[0] < CAPTURE:
            found = self.draft(view).worths([option - CHOOSE for option in options])
            return [worth / HUNDREDTHS for worth in found]
        action = self.next_action(view, options)
        return [0.0 if option == action else NO_PART for option in options]

    def draft(self, view: AtheneumView) -> Draft:
        """Prepare to rate the cards of a hand."""
        if self._future < 0:
            return Draft(view, self._promises, self._glance, self._minding)
        return FarDraft(view, self._promises, self._glance, self._minding, self._future)

    def next_action(self, view: AtheneumView, options: Sequence[int]) -> int:
        """Follow the plan, or make one."""
        moment = (view.seat, view.turn)
        if self._made_for != moment or not self._plan or self._plan[0] not in options:
            self._plan = [*proposed(view, self._effort, self._promises).actions] or [int(FINISH)]
            self._made_for = moment
        return self._plan.pop(0)


def proposed(view: AtheneumView, effort: int, promises: Promises = USUAL) -> Proposal:
    """Find the best way through the rest of the viewer's turn."""
    desk, value = view.desk(view.seat), valuation(view, view.seat, promises)
    if has_scored(view):
        return solve_scoring(desk, value)
    return solve(desk, view.tokens(view.seat), view.left_in_queue(view.seat), value, effort, view.strict)


def far_sighted(minding: float = MINDING) -> AtheneumJudge:
    """Make the judge that values desks as was learnt, thinks longer, and looks at the hands of others and further."""
    return AtheneumJudge(effort=20_000, minding=minding, promises=LEARNT, future=0.6)
