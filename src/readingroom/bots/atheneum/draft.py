"""Which card of a hand to choose: what each brings its player and the neighbours, now and in the turns to come.

A hand goes round the table. Whoever has held it knows what is in it, so that after the first turns of a phase nearly
all hands are known: what the neighbours will choose can be foreseen, and so can what they would do with a card that is
left to them.
"""

from readingroom.bots.atheneum.solver.promises import Promises, valuation
from readingroom.bots.atheneum.solver.turn import solve
from readingroom.games.atheneum.flow import LAST
from readingroom.games.atheneum.imagine import KnownHands
from readingroom.games.atheneum.state import PHASE_A, turn_of_phase
from readingroom.games.atheneum.study import BLUE, GREY, YELLOW
from readingroom.games.atheneum.view import AtheneumView


class Draft:
    """What each card of a hand would bring to who plays it and to the neighbours, each section for itself."""

    def __init__(self, view: AtheneumView, promises: Promises, glance: int, minding: float) -> None:
        self.view = view
        self.glance = glance
        self.minding = minding
        self.valuations = [valuation(view, seat, promises) for seat in range(view.seats)]
        self.known: dict[tuple[int, tuple[int, ...]], int] = {}

    def worths(self, cards: list[int]) -> list[float]:
        """Rate cards: what one gets oneself, less what others get."""
        return [self.net(self.view.seat, card) for card in cards]

    def net(self, seat: int, card: int) -> float:
        """Say what a card brings to a seat that plays it, less what it gives to others."""
        sections = self.view.deck.study[card].sections
        worth = float(self.gain(seat, tuple(sections[YELLOW])))
        if self.minding:
            worth -= self.minding * self.given(seat, sections) / int(self.view.seats - 1)
        return worth

    def given(self, seat: int, sections: list[list[int]]) -> int:
        """Say what a card that a seat plays gives to its neighbours together."""
        left, right = self.left_of(seat), self.right_of(seat)
        if left == right:
            return self.gain(left, tuple(sections[BLUE] + sections[GREY]))
        return self.gain(right, tuple(sections[BLUE])) + self.gain(left, tuple(sections[GREY]))

    def gain(self, seat: int, benefits: tuple[int, ...]) -> int:
        """Say how much some benefits improve a desk."""
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

    def favourite(self, seat: int, cards: list[int]) -> int:
        """Give the card that a seat would choose if it looked at this turn alone."""
        return max(cards, key=lambda card: self.net(seat, card))

    def left_of(self, seat: int) -> int:
        """Give the seat on the left."""
        return (seat + 1) % int(self.view.seats)

    def right_of(self, seat: int) -> int:
        """Give the seat on the right."""
        return (seat - 1) % int(self.view.seats)


class FarDraft(Draft):
    """The same with what others will choose, as far as their hands are known, and with what is left to them."""

    def __init__(self, view: AtheneumView, promises: Promises, glance: int, minding: float, future: float) -> None:
        super().__init__(view, promises, glance, minding)
        self.future = future  # how much the next turn counts, compared with this one
        self.expected: dict[int, int] = {}  # by seat, the card that it will choose
        for seat, cards in enumerate(known_hands(view)):
            if seat != view.seat and cards:
                self.expected[seat] = self.favourite(seat, cards)

    def worths(self, cards: list[int]) -> list[float]:
        """Rate cards: what all get with what else they expect, and what becomes of the hand that is passed on."""
        turns = int(LAST - turn_of_phase(self.view.turn))
        found: list[float] = []
        for card in cards:
            passed = (
                self.passed_on(without(cards, card), self.next_holder(self.view.seat), turns) if self.future else 0.0
            )
            found.append(self.together(card) + self.future * passed)
        return found

    def together(self, card: int) -> float:
        """Say what a card brings to its player less what it brings to others, with all that each gets this turn."""
        me = self.view.seat
        others = sum(self.gain(seat, self.benefits(seat, card)) for seat in {self.left_of(me), self.right_of(me)})
        return self.gain(me, self.benefits(me, card)) - self.minding * others / int(self.view.seats - 1)

    def benefits(self, seat: int, mine: int) -> tuple[int, ...]:
        """List what a seat gets if all choose as expected, and the viewer a given card."""
        found: list[int] = []
        for source, which in ((seat, YELLOW), (self.left_of(seat), BLUE), (self.right_of(seat), GREY)):
            card = mine if source == self.view.seat else self.expected.get(source, -1)
            if card >= 0:
                found += self.view.deck.study[card].sections[which]
        return tuple(sorted(found))

    def passed_on(self, cards: list[int], holder: int, turns: int) -> float:
        """Say what a hand brings to the viewer, more than to others, while it goes on round the table."""
        if not turns or not self.future:
            return 0.0
        onward = self.next_holder(holder)
        if holder == self.view.seat:
            return max(
                self.net(holder, card) + self.future * self.passed_on(without(cards, card), onward, turns - 1)
                for card in cards
            )
        card = self.favourite(holder, cards)
        taken = self.net(holder, card) / int(self.view.seats - 1)
        return self.future * self.passed_on(without(cards, card), onward, turns - 1) - taken

    def next_holder(self, seat: int) -> int:
        """ATH-T2: the neighbour who gets a hand next."""
        return self.left_of(seat) if self.view.phase == PHASE_A else self.right_of(seat)


def without(cards: list[int], card: int) -> list[int]:
    """List the cards of a hand without one of them."""
    return [other for other in cards if other != card]


def known_hands(view: AtheneumView) -> list[list[int]]:
    """List what each seat has in hand before a draft, as far as the viewer has held it in this phase; else nothing."""
    known = KnownHands(view)
    phase = known.phases[-1]
    return [phase.rest[phase.held_by(seat, known.turn)] for seat in range(view.seats)]
