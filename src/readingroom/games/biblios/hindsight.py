"""What follows for certain from the past of a view of Biblios: what each event does to the reserves of others."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.event import BACK, NONE, Event
from readingroom.games.biblios.components import KINDS, Deck
from readingroom.games.biblios.routes import GAIN, HIDE, LEAVE, PASS_ON, SLOT
from readingroom.games.biblios.state import DISCARD, looking, owner_of, reserve
from readingroom.games.biblios.view import BibliosView

PLENTY: Final[i64] = 1000  # more gold than there is

Row = list[int]  # how many cards of each kind

STILL: Final[i64] = 0  # an event that moves nothing into or out of a reserve
LIMIT: Final[i64] = 6  # an event that shows that the gold in a reserve is less than a number


@final
class Payment:
    """Gold that was laid down unseen and then shown: the events by which it was laid, and the cards."""

    def __init__(self, laid: list[int], shown: list[int]) -> None:
        self.laid: Final = laid
        self.shown: Final = shown


@final
class Hindsight:
    """The past as the viewer saw it, read once."""

    def __init__(self, deck: Deck, view: BibliosView) -> None:
        self.deck: Final = deck
        self.view: Final = view
        self.past: Final[list[Event]] = view.past
        self.cards: list[int] = []  # the card of each event, as far as it is known
        self.kinds: list[int] = []  # what each event does to reserves
        self.givers: list[int] = []
        self.takers: list[int] = []
        self.keeps: list[int] = []  # events by which others kept a card unseen
        self.asides: list[int] = []  # events by which others set a card aside
        self.looks: list[int] = []  # draws whose card is still being looked at, unseen
        self.draw_of: list[int] = []  # for an allocation, the draw before it
        self.pool: Row = []  # cards whose whereabouts are unknown
        self.forced: list[int] = []  # lots that others must have set aside
        self.left: list[int] = []  # what the viewer set aside that has not come up yet
        self.payments: list[Payment] = []  # gold that was laid down unseen and then shown
        self.moments: list[int] = []  # the events that move cards into or out of the reserves of others
        self.sizes: list[int] = []  # by such an event and seat: how many cards the reserve holds afterwards
        self.rooms: list[int] = []  # by such an event and seat: how much gold it can hold afterwards
        self.telling: list[int] = []  # the events that matter on the way through the past
        self.ceilings: list[list[int]] = []  # by seat and event: its most gold the next time it was found short
        self.read()

    def read(self) -> None:
        """Sort out what is known: the pool of unplaced cards, and what each event does."""
        view = self.view
        pool = [0] * KINDS
        for card in self.deck.in_play(view.seats):
            pool[card] += 1
        last_draw = [-1] * (view.seats)
        for moment, event in enumerate(self.past):
            self.cards.append(event.card)
            self.draw_of.append(-1)
            if event.code == "draw":
                last_draw[event.seat] = moment
            elif event.source == looking(event.seat):
                self.draw_of[moment] = last_draw[event.seat]
                last_draw[event.seat] = -1
                self.cards[self.draw_of[moment]] = event.card
        for moment, event in enumerate(self.past):
            if event.code == "draw" and self.cards[moment] >= 0:
                pool[self.cards[moment]] -= 1
            self.sort_out(moment, event)
        self.find_ceilings()
        self.find_payments()
        self.find_bounds()
        self.telling = [moment for moment in range(len(self.past)) if self.tells(moment)]
        self.looks = [moment for moment in last_draw if moment >= 0 and self.cards[moment] == BACK]
        self.pool = pool
        self.find_forced()

    def sort_out(self, moment: i64, event: Event) -> None:
        """Say what an event does to the reserves of others."""
        kind: i64 = STILL
        giver: i64 = NONE
        taker: i64 = NONE
        me = self.view.seat
        if event.code == "culprit":
            if event.what == 0 and event.seat != me:
                kind, giver = LIMIT, event.seat
        elif event.card != NONE:
            known = event.card >= 0
            giver = owner_of(event.source) if event.source == reserve(event.seat) or event.code == "steal" else NONE
            taker = owner_of(event.target) if event.target == reserve(event.seat) else NONE
            if known:
                if self.view.over:
                    kind = STILL
                elif giver != NONE and giver != me:
                    kind = LEAVE
                elif taker != NONE and taker != me:
                    kind = GAIN
            elif event.code == "keep":
                kind = SLOT
                self.keeps.append(moment)
            elif event.code == "set-aside":
                self.asides.append(moment)
            elif event.code == "steal":
                kind = PASS_ON
            elif event.code == "lay" or event.code == "lose":
                kind = HIDE
        self.kinds.append(kind)
        self.givers.append(giver)
        self.takers.append(taker)

    def find_ceilings(self) -> None:
        """Find how much gold each seat can have had, at every moment, when it was next found to be short of gold."""
        for seat in range(self.view.seats):
            ceilings = [int(PLENTY)] * len(self.past)
            ceiling: i64 = PLENTY
            for moment in range(len(self.past) - 1, -1, -1):
                ceilings[moment] = ceiling
                if self.kinds[moment] == LIMIT and self.givers[moment] == seat:
                    ceiling = self.past[moment].number - 1
                    ceilings[moment] = ceiling
            self.ceilings.append(ceilings)

    def find_forced(self) -> None:
        """Find the lots that I did not set aside myself: the others must have."""
        mine = [0] * KINDS
        for event in self.past:
            if event.code == "set-aside" and event.card >= 0:
                mine[event.card] += 1
        for event in self.past:
            if event.code == "lot":
                if mine[event.card]:
                    mine[event.card] -= 1
                else:
                    self.forced.append(event.card)
                    self.pool[event.card] -= 1
        for card in range(KINDS):
            self.left += [int(card)] * mine[card]

    def find_payments(self) -> None:
        """Find the gold that was laid down unseen and then shown."""
        laid: list[int] = []
        shown: list[int] = []
        for moment, event in enumerate(self.past):
            if event.code == "lay":
                if event.card == BACK:
                    laid.append(moment)
            elif event.code == "pay" and event.target == DISCARD:
                if laid:
                    shown.append(event.card)
                    if len(shown) == len(laid):
                        for lay in laid:
                            self.kinds[lay] = LEAVE
                        self.payments.append(Payment(laid, shown))
                        laid = []
                        shown = []
            elif event.code == "pay":
                laid = []

    def find_bounds(self) -> None:
        """Find how many cards and how much gold each reserve can have held after every event that moved cards."""
        seats = self.view.seats
        self.moments = [moment for moment, kind in enumerate(self.kinds) if kind != STILL and kind != LIMIT]
        self.sizes = [0] * (len(self.moments) * seats)
        self.rooms = [0] * (len(self.moments) * seats)
        after = [len(self.view.zones[reserve(seat)]) for seat in range(seats)]
        if self.view.seat < seats:
            after[self.view.seat] = PLENTY  # my own reserve needs no routes
        for step in range(len(self.moments) - 1, -1, -1):
            moment = self.moments[step]
            following = self.moments[step + 1] if step + 1 < len(self.moments) else len(self.past)
            for seat in range(seats):
                self.sizes[step * seats + seat] = after[seat]
                self.rooms[step * seats + seat] = self.room_between(seat, moment, following)
            if self.givers[moment] != NONE:
                after[self.givers[moment]] += 1
            if self.takers[moment] != NONE:
                after[self.takers[moment]] -= 1

    def tells(self, moment: i64) -> bool:
        """Say whether an event moves a card of a reserve or of a payment, or limits the gold that somebody had."""
        moves = self.givers[moment] != NONE or self.takers[moment] != NONE
        return moves or self.kinds[moment] == LIMIT or self.past[moment].code in ("lay", "pay")

    def room_between(self, seat: i64, moment: i64, following: i64) -> i64:
        """Give the most gold that a seat can have had between two events that moved cards."""
        room: i64 = PLENTY
        for each in range(moment + 1, following):
            if self.kinds[each] == LIMIT and self.givers[each] == seat:
                room = min(room, self.past[each].number - 1)
        return room
