"""What follows for certain from the past of a view of Biblios: what each event does to the reserves of others.

The events are read once. Those that matter become steps, which are numbers in lists: many worlds go through them, and
numbers are quicker to look at than events. Between two steps that change a reserve nothing goes in or out: such a
stretch has a number too, and what is true of all of it is noted once.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.event import BACK, NONE, Event
from readingroom.games.biblios.auctions import PayGold
from readingroom.games.biblios.components import KINDS, Deck, is_church
from readingroom.games.biblios.state import DISCARD, looking, owner_of, reserve
from readingroom.games.biblios.view import BibliosView

PLENTY: Final[i64] = 1000  # more gold than there is

# What a step of the past does to the reserves of others, as far as the viewer knows
GAIN: Final[i64] = 1  # a known card comes in
SLOT: Final[i64] = 2  # an unknown card comes in from the draw pile
LEAVE: Final[i64] = 3  # a known card goes out
PASS_ON: Final[i64] = 4  # an unknown card goes to another's reserve
LOSE: Final[i64] = 5  # an unknown card goes out of the game
LAY: Final[i64] = 6  # an unknown card is laid down for a payment
LIMIT: Final[i64] = 7  # nothing: it is seen that the gold in a reserve is less than a number
PAY: Final[i64] = 8  # nothing: an unknown card that was laid down is paid


@final
class Payment:
    """Gold that was laid down unseen and then shown: the steps by which it was laid, and the cards."""

    def __init__(self, laid: list[int], shown: list[int]) -> None:
        self.laid: Final = laid
        self.shown: Final = shown


@final
class Hindsight:
    """The past as the viewer saw it, read once."""

    def __init__(self, deck: Deck, view: BibliosView) -> None:
        self.view: Final = view
        self.seats: Final = view.seats
        self.past: Final[list[Event]] = view.past
        self.seen: Final[list[int]] = []  # the card of each event, as far as it is known
        self.draws: Final[list[int]] = []  # for an allocation, the draw before it

        # By step
        self.moments: Final[list[int]] = []  # its event; behind the steps, those of cards outside of these reserves
        self.cards: Final[list[int]] = []  # its card, BACK if it is unknown; behind the steps in the same way
        self.kinds: Final[list[int]] = []  # what it does
        self.numbers: Final[list[int]] = []  # for a limit, the number
        self.givers: Final[list[int]] = []
        self.takers: Final[list[int]] = []
        self.giver_until: Final[list[int]] = []  # the stretch of the giver's reserve up to the step
        self.giver_from: Final[list[int]] = []  # and the one from it on
        self.taker_until: Final[list[int]] = []
        self.taker_from: Final[list[int]] = []
        self.ends: list[int] = []  # the steps by which a known card goes out
        self.telling: list[int] = []  # all others
        self.keeps: list[int] = []  # those by which others kept a card unseen
        self.payments: Final[list[Payment]] = []  # gold that was laid down unseen and then shown

        # By stretch
        self.sizes: Final[list[int]] = []  # how many cards the reserve holds
        self.rooms: Final[list[int]] = []  # how much gold it can have
        self.until: Final[list[int]] = []  # the step that ends the stretch
        self.ceilings: list[int] = []  # the most gold the next time that the seat was found short of it

        # Cards outside of the reserves of others: their numbers in `moments` and `cards`
        self.set_aside: Final[list[int]] = []  # those that were set aside
        self.asides: Final[list[int]] = []  # those of them that others set aside
        self.looks: Final[list[int]] = []  # those that others are still looking at
        self.lost: Final[list[int]] = []  # those that went out of the game

        # By card
        self.unplaced: list[int] = []  # the cards whose whereabouts are unknown, the church cards last
        self.pool: Final[list[int]] = [0] * KINDS  # by kind: how many of them there are
        self.churches: i64 = 0  # how many of them are church cards
        self.forced: Final[list[int]] = []  # lots that others must have set aside
        self.left: Final[list[int]] = []  # what the viewer set aside that has not come up yet

        # The payment in gold that is being made by another
        self.payer: i64 = NONE
        self.price: i64 = 0
        self.paying_from: i64 = 0  # its first step

        # While the past is read
        self.stretches: Final[list[int]] = []  # by seat: the present one
        self.held: Final[list[int]] = []  # by seat: how many cards the reserve holds
        self.laid: list[int] = []  # the steps by which cards were laid down for the present payment
        self.shown: list[int] = []  # those of them that have been shown
        self.read(deck)

    def read(self, deck: Deck) -> None:
        """Sort out what is known: what each event does, and which cards are not placed by it."""
        for card in deck.in_play(self.seats):
            self.pool[card] += 1
        for _ in range(self.seats):
            self.held.append(0)
            self.stretches.append(self.new_stretch(0))
        draws = self.read_events()
        self.ends = [step for step, kind in enumerate(self.kinds) if kind == LEAVE]
        self.telling = [step for step, kind in enumerate(self.kinds) if kind != LEAVE]
        self.keeps = [step for step, kind in enumerate(self.kinds) if kind == SLOT]
        self.find_ceilings()
        self.number_cards(draws)
        self.find_forced()
        self.find_payer()
        for kind in range(KINDS):
            self.unplaced += [int(kind)] * self.pool[kind]
        self.churches = len([card for card in self.unplaced if is_church(card)])

    def read_events(self) -> list[int]:
        """Read all events, and give for each seat the draw whose card it is still looking at."""
        draws = [int(NONE)] * self.seats
        for moment, event in enumerate(self.past):
            card: i64 = event.card
            self.seen.append(card)
            self.draws.append(NONE)
            if card == NONE:
                if event.what == 0 and event.code == "culprit":
                    self.note_limit(moment, event)
                continue
            if event.code == "draw":
                draws[event.seat] = moment
                self.place(card)
                continue
            if event.source == looking(event.seat):
                draw = draws[event.seat]
                draws[event.seat] = NONE
                self.draws[moment] = draw
                if self.seen[draw] == BACK:
                    self.seen[draw] = card
                    self.place(card)
            if not self.view.over:
                self.sort_out(moment, event)
        return draws

    def place(self, card: i64) -> None:
        """Take a card out of those whose whereabouts are unknown, if it is known."""
        if card >= 0:
            self.pool[card] -= 1

    def sort_out(self, moment: i64, event: Event) -> None:
        """Say what the move of a card does to the reserves of others."""
        me = self.view.seat
        code = event.code
        giver = owner_of(event.source) if event.source == reserve(event.seat) or code == "steal" else NONE
        taker = owner_of(event.target) if event.target == reserve(event.seat) else NONE
        if event.card >= 0:
            if giver != NONE and giver != me:
                self.note_step(moment, LEAVE, giver, NONE)
            elif taker != NONE and taker != me:
                self.note_step(moment, GAIN, NONE, taker)
            elif code == "pay" and event.target == DISCARD and self.laid:
                self.show(event.card)
        elif code == "keep":
            self.note_step(moment, SLOT, NONE, taker)
        elif code == "steal":
            self.note_step(moment, PASS_ON, giver, taker)
        elif code == "lose":
            self.lost.append(len(self.kinds))
            self.note_step(moment, LOSE, giver, NONE)
        elif code == "lay":
            self.laid.append(len(self.kinds))
            self.note_step(moment, LAY, giver, NONE)
        elif code == "pay":
            self.laid = []
            self.note_step(moment, PAY, NONE, NONE)

    def note_step(self, moment: i64, kind: i64, giver: i64, taker: i64) -> None:
        """Note a step, with the stretches that end and begin with it."""
        step = len(self.kinds)
        self.moments.append(moment)
        self.cards.append(self.seen[moment])
        self.kinds.append(kind)
        self.numbers.append(0)
        self.givers.append(giver)
        self.takers.append(taker)
        self.giver_until.append(self.stretches[giver] if giver != NONE else NONE)
        self.giver_from.append(self.next_stretch(giver, step, -1))
        self.taker_until.append(self.stretches[taker] if taker != NONE else NONE)
        self.taker_from.append(self.next_stretch(taker, step, 1))

    def next_stretch(self, seat: i64, step: i64, more: i64) -> i64:
        """End the present stretch of a reserve by a step, and begin another, with one card more or less."""
        if seat == NONE:
            return NONE
        self.until[self.stretches[seat]] = step
        self.held[seat] += more
        self.stretches[seat] = self.new_stretch(self.held[seat])
        return self.stretches[seat]

    def new_stretch(self, size: i64) -> i64:
        """Begin a stretch in which a reserve holds so many cards."""
        self.sizes.append(size)
        self.rooms.append(PLENTY)
        self.until.append(NONE)
        return len(self.sizes) - 1

    def note_limit(self, moment: i64, event: Event) -> None:
        """Note that somebody else could not pay: there is less gold in the reserve than the price."""
        seat: i64 = event.seat
        if seat == self.view.seat or self.view.over:
            return
        stretch = self.stretches[seat]
        if event.number <= self.rooms[stretch]:
            self.rooms[stretch] = event.number - 1
        self.note_step(moment, LIMIT, NONE, NONE)
        self.numbers[-1] = event.number
        self.givers[-1] = seat
        self.giver_until[-1] = stretch

    def show(self, card: i64) -> None:
        """Note a card that is shown of those laid down unseen; when all have been, known cards were laid."""
        self.shown.append(card)
        if len(self.shown) == len(self.laid):
            for step in self.laid:
                self.kinds[step] = LEAVE
            self.payments.append(Payment(self.laid, self.shown))
            self.laid = []
            self.shown = []

    def find_ceilings(self) -> None:
        """Find how much gold each seat can have had, in every stretch, when it was next found to be short of gold."""
        self.ceilings = [int(PLENTY)] * len(self.sizes)
        ceilings = [int(PLENTY)] * self.seats
        for step in range(len(self.kinds) - 1, -1, -1):
            giver = self.givers[step]
            if self.kinds[step] == LIMIT:
                ceilings[giver] = self.numbers[step] - 1
            elif giver != NONE:
                self.ceilings[self.giver_from[step]] = ceilings[giver]
            if self.takers[step] != NONE:
                self.ceilings[self.taker_from[step]] = ceilings[self.takers[step]]

    def number_cards(self, draws: list[int]) -> None:
        """Number the cards outside of the reserves of others that a world has to lay out."""
        for moment, event in enumerate(self.past):
            if event.code == "set-aside":
                self.set_aside.append(self.number_card(moment))
                if event.card == BACK:
                    self.asides.append(self.set_aside[-1])
            elif event.card >= 0 and event.code == "lose":
                self.lost.append(self.number_card(moment))
        for draw in draws:
            if draw != NONE and self.seen[draw] == BACK:
                self.looks.append(self.number_card(draw))

    def number_card(self, moment: i64) -> i64:
        """Give the next number to the card of an event."""
        self.moments.append(moment)
        self.cards.append(self.seen[moment])
        return len(self.cards) - 1

    def find_forced(self) -> None:
        """Find the lots that I did not set aside myself: the others must have."""
        mine = [0] * KINDS
        for event in self.past:
            if event.card >= 0 and event.code == "set-aside":
                mine[event.card] += 1
        for event in self.past:
            if event.code == "lot":
                if mine[event.card]:
                    mine[event.card] -= 1
                else:
                    self.forced.append(event.card)
                    self.pool[event.card] -= 1
        for card in range(KINDS):
            self.left.extend([int(card)] * mine[card])

    def find_payer(self) -> None:
        """Find who else is in the middle of paying gold, and since which step."""
        self.paying_from = len(self.kinds)
        if not self.view.agenda:
            return
        seat, clause = self.view.agenda[-1]
        if seat != self.view.seat and isinstance(clause, PayGold):
            self.payer = seat
            self.price = clause.price
            while self.paying_from > 0 and self.kinds[self.paying_from - 1] == LAY:
                self.paying_from -= 1
