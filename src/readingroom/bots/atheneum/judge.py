"""What a sensible player of Atheneum does: drafts the card that helps most, and works as the turn solver proposes."""

from collections.abc import Sequence

from readingroom.bots.atheneum.outlook import valuation
from readingroom.bots.atheneum.solver.turn import Proposal, solve, solve_scoring
from readingroom.engine.view import View
from readingroom.games.atheneum.actions import CAPTURE, CHOOSE, FINISH
from readingroom.games.atheneum.study import BLUE, GREY, YELLOW
from readingroom.games.atheneum.view import AtheneumView
from readingroom.games.atheneum.work import has_scored

EFFORT = 12_000  # desks that are judged for one's own turn
GLANCE = 800  # and to find out what a card would bring
MINDING = 1.0  # how much what others get of a card counts, compared with what one gets oneself


class AtheneumJudge:
    """Rates cards by what they bring to all, and actions by whether they come next in the plan."""

    def __init__(self, effort: int = EFFORT, glance: int = GLANCE, minding: float = MINDING) -> None:
        self._effort = effort
        self._glance = glance
        self._minding = minding
        self._plan: list[int] = []  # the actions still to come
        self._made_for: tuple[int, int] = (-1, -1)  # seat and turn

    def worths(self, view: View, options: Sequence[int]) -> list[float]:
        """Say what each option is worth."""
        assert isinstance(view, AtheneumView)
        if CHOOSE <= options[0] < CAPTURE:
            return Draft(view, self._glance, self._minding).worths([option - CHOOSE for option in options])
        action = self.next_action(view, options)
        return [float(option == action) for option in options]

    def next_action(self, view: AtheneumView, options: Sequence[int]) -> int:
        """Follow the plan, or make one."""
        moment = (view.seat, view.turn)
        if self._made_for != moment or not self._plan or self._plan[0] not in options:
            self._plan = [*proposed(view, self._effort).actions] or [int(FINISH)]
            self._made_for = moment
        return self._plan.pop(0)


def proposed(view: AtheneumView, effort: int) -> Proposal:
    """Find the best way through the rest of the viewer's turn."""
    desk, value = view.desk(view.seat), valuation(view, view.seat)
    if has_scored(view):
        return solve_scoring(desk, value)
    return solve(desk, view.tokens(view.seat), view.left_in_queue(view.seat), value, effort, view.strict)


class Draft:
    """What each card of a hand would bring to who plays it and to the neighbours."""

    def __init__(self, view: AtheneumView, glance: int, minding: float) -> None:
        self.view = view
        self.glance = glance
        self.minding = minding
        self.valuations = [valuation(view, seat) for seat in range(view.seats)]
        self.known: dict[tuple[int, tuple[int, ...]], int] = {}

    def worths(self, cards: list[int]) -> list[float]:
        """Rate cards: what one gets oneself, less what others get."""
        rated: list[float] = []
        for card in cards:
            sections = self.view.deck.study[card].sections
            worth = float(self.gain(self.view.seat, tuple(sections[YELLOW])))
            if self.minding:
                worth -= self.minding * self.given(sections) / int(self.view.seats - 1)
            rated.append(worth)
        return rated

    def given(self, sections: list[list[int]]) -> int:
        """Say what a card gives to the neighbours together."""
        me, seats = self.view.seat, self.view.seats
        left, right = (me + 1) % seats, (me - 1) % seats
        if seats == 2:
            return self.gain(left, tuple(sections[BLUE] + sections[GREY]))
        return self.gain(right, tuple(sections[BLUE])) + self.gain(left, tuple(sections[GREY]))

    def gain(self, seat: int, benefits: tuple[int, ...]) -> int:
        """Say how much better a desk gets by some benefits."""
        if (seat, benefits) not in self.known:
            desk = self.view.desk(seat)
            before = self.valuations[seat].worth(desk)
            for benefit in benefits:
                desk.gain(benefit)
            draws = int(desk.draws)
            desk.draws = 0  # what is drawn is not known yet
            found = solve(desk, [], 0, self.valuations[seat], self.glance, self.view.strict)
            after = found.worth + draws * self.valuations[seat].draw
            self.known[seat, benefits] = int(after - before)
        return self.known[seat, benefits]
