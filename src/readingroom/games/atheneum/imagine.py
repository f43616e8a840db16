"""Imagined worlds of Atheneum: every hidden card and token filled in so that all of the past fits.

Little is hidden here. A hand travels round the table: whoever has held it knows what was in it, and sees
what is played from it afterwards. So a hand that the viewer has held in this phase is known; any other holds, beside
what was played from it, any cards of the deck that the viewer has not seen. What somebody has just chosen in secret may
be any card of that hand. Of the bonus tokens that were dealt into queues it is known which came from the bag and which
from the discards beneath it, but not in what order. The piles may lie in any order.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.chance import STILL, Chance
from readingroom.engine.errors import BadView
from readingroom.engine.event import BACK, NONE, Event
from readingroom.engine.lane import new_lane
from readingroom.engine.policy import Imaginer
from readingroom.engine.view import lay_out
from readingroom.games.atheneum.components import OBJECTIVE, STUDY, TOKEN, Deck
from readingroom.games.atheneum.flow import HAND_SIZE
from readingroom.games.atheneum.state import (
    BAG,
    DECK_A,
    DECK_B,
    GONE,
    OBJECTIVES,
    PHASE_A,
    PHASE_B,
    PLACED,
    ROW,
    USED,
    Atheneum,
    chosen,
    empty_table,
    hand,
    tokens,
    turn_of_phase,
)
from readingroom.games.atheneum.study import DECK_SIZE
from readingroom.games.atheneum.view import AtheneumView


def imagine(deck: Deck, view: AtheneumView, chance: Chance) -> Atheneum:
    """Make a whole state that fits the view; every state that fits can come out, and no other."""
    try:
        return laid_out(deck, view, chance)
    except (IndexError, ValueError) as error:  # a card that is not where it would have to be
        raise no_world() from error


def imaginer(deck: Deck, view: AtheneumView) -> "Worlds":
    """Prepare to imagine many worlds that fit a view."""
    try:
        return Worlds(deck, view)
    except (IndexError, ValueError) as error:
        raise no_world() from error


def no_world() -> BadView:
    """Say that a view is of no game of Atheneum."""
    return BadView("view", "no world was found that fits this view of Atheneum")


def laid_out(deck: Deck, view: AtheneumView, chance: Chance) -> Atheneum:
    """Lay out a table with what the view shows, fill in the rest, and ask what is asked."""
    g = empty_table(deck, view.seats, chance.split())
    g.set_facts(view.facts)
    g.zones = [zone[:] for zone in view.zones]
    hands = HandsFilledIn(view, chance)
    if not view.over:
        hands.lay_hands(g)
        g.zones[OBJECTIVES] = unseen_objectives(g)
        chance.shuffle(g.zones[OBJECTIVES], NONE)
        lay_tokens(g, *unseen_tokens(g, view), chance)
    for event in view.past:
        g.trunk.note(hands.filled_in(event))
    for seat, clause in view.agenda:
        g.then(seat, clause)
    open_lanes(g, view, hands)
    return g


def open_lanes(g: Atheneum, view: AtheneumView, hands: "HandsFilledIn") -> None:
    """Give every seat its lane with what it has done in it, and ask what is asked."""
    for past in view.lane_pasts:
        lane = new_lane(STILL)
        for event in past:
            lane.note(hands.filled_in(event))
        g.lanes.append(lane)
    for number, agenda in enumerate(view.lanes):
        lane = g.lanes[number]
        for seat, clause in agenda:
            lane.push(seat, clause)
        if agenda:
            seat, clause = agenda[-1]
            lane.options = clause.options(g, seat)
            lane.asked = seat


# Study cards


@final
class Phase:
    """The hands of one phase; a hand is known by the seat that it was dealt to."""

    def __init__(self, number: int, seats: int) -> None:
        self.number: Final = number
        self.seats: Final = seats
        self.step: Final = 1 if number == PHASE_A else seats - 1  # how many seats a hand goes on at each turn
        self.played: Final[list[list[int]]] = [[] for _ in range(seats)]  # by hand, in the order of the turns
        self.rest: Final[list[list[int]]] = [[] for _ in range(seats)]  # by hand, the cards not played, if known
        self.seen: Final = [0] * seats  # by hand, the turn at which the viewer held it last

    def held_by(self, seat: int, turn: int) -> int:
        """Say which hand a seat holds at a turn of the phase."""
        return (seat + (self.seats - self.step) * (turn - 1)) % self.seats

    def note_held(self, which: int, turn: int, card: int) -> None:
        """Note a card that the viewer saw in a hand at a turn."""
        if self.seen[which] != turn:
            self.seen[which] = turn
            self.rest[which].clear()
        self.rest[which].append(card)

    def note_played(self, which: int, card: int) -> None:
        """Note a card that was played from a hand."""
        self.played[which].append(card)
        if card in self.rest[which]:
            self.rest[which].remove(card)

    def missing(self, which: int) -> int:
        """Count the cards of a hand that the viewer does not know."""
        return HAND_SIZE - len(self.played[which]) - len(self.rest[which])

    def at_turn(self, which: int, turn: int) -> list[int]:
        """List what a hand held at the beginning of a turn, sorted, as hands are dealt and passed on."""
        return sorted(self.played[which][turn - 1 :] + self.rest[which])


@final
class KnownHands:
    """What a view tells of the study cards in the hands of every phase so far."""

    def __init__(self, view: AtheneumView) -> None:
        self.view: Final = view
        self.phases: Final[list[Phase]] = []
        self.turn = 0  # of the phase
        for event in view.past:
            self.note(event)

    def note(self, event: Event) -> None:
        """Note what an event tells about hands."""
        code = event.code
        if code == "phase":
            self.phases.append(Phase(event.what, self.view.seats))
            self.turn = 0
        elif code == "turn":
            self.turn = int(turn_of_phase(event.number))
        elif code == "deal" or code == "pass":
            if event.card != BACK and event.target == hand(self.view.seat):
                phase = self.phases[-1]
                phase.note_held(phase.held_by(self.view.seat, self.turn + 1), self.turn + 1, event.card)
        elif code == "reveal":
            phase = self.phases[-1]
            phase.note_played(phase.held_by(event.seat, self.turn), event.card)
        elif code == "last":
            phase = self.phases[-1]
            phase.rest[phase.held_by(event.seat, self.turn)][:] = [event.card]

    def unseen(self, number: int) -> list[int]:
        """List the cards of a deck that the viewer has never seen."""
        known: list[int] = []
        for phase in self.phases:
            for which in range(phase.seats):
                known += phase.played[which] + phase.rest[which]
        first = int(STUDY) + DECK_SIZE * number
        return [card for card in range(first, first + DECK_SIZE) if card not in known]


@final
class HandsFilledIn:
    """The study cards of one imagined world."""

    def __init__(self, view: AtheneumView, chance: Chance) -> None:
        self.view: Final = view
        self.chance: Final = chance
        self.known: Final = KnownHands(view)
        self.phases: Final = self.known.phases
        self.secrets: Final = [int(NONE)] * int(view.seats)  # by seat, the card that was chosen and not yet revealed
        self.piles: Final[list[list[int]]] = [[], []]  # the cards of decks A and B that nobody was dealt
        self.pending: Final[list[list[int]]] = [[] for _ in range(view.seats)]  # by seat, cards of events to come
        self.deal()
        self.choose()
        self.turn = 0  # of the phase, when going through the past
        self.current = -1  # the phase, when going through the past

    def deal(self) -> None:
        """Fill up the hands of which the viewer does not know all, from what it has not seen of their deck."""
        for number in (int(PHASE_A), int(PHASE_B)):
            pool = self.known.unseen(number)
            self.chance.shuffle(pool, NONE)
            for phase in self.phases:
                if phase.number == number:
                    for which in range(phase.seats):
                        for _ in range(phase.missing(which)):
                            phase.rest[which].append(pool.pop())
            self.piles[number] = pool

    def choose(self) -> None:
        """Pick what others have chosen in secret."""
        view = self.view
        for seat in range(view.seats):
            cards = view.chosen(seat)
            if cards:
                rest = self.phases[-1].rest[self.phases[-1].held_by(seat, self.known.turn)]
                self.secrets[seat] = cards[0] if cards[0] != BACK else rest[self.chance.below(len(rest))]

    def lay_hands(self, g: Atheneum) -> None:
        """Lay out the hands, what was chosen, and the piles."""
        g.zones[DECK_A] = self.piles[0]
        g.zones[DECK_B] = self.piles[1]
        turn = int(turn_of_phase(g.turn))
        phase = self.phases[-1]
        for seat in range(g.seats):
            if self.view.hand(seat) or self.view.chosen(seat):
                cards = phase.rest[phase.held_by(seat, turn)][:]
                if self.secrets[seat] != NONE:
                    cards.remove(self.secrets[seat])
                    g.zones[chosen(seat)] = [self.secrets[seat]]
                g.zones[hand(seat)] = cards

    def filled_in(self, event: Event) -> Event:
        """Give an event with its card; events have to come in their order."""
        if event.code == "phase":
            self.current += 1
            self.turn = 0
        elif event.code == "turn":
            self.turn = int(turn_of_phase(event.number))
        return event.with_card(self.card_of(event)) if event.card == BACK else event

    def card_of(self, event: Event) -> int:
        """Find the card of an event of which the viewer saw the back: dealt, passed on or chosen."""
        phase = self.phases[self.current]
        seat = int(event.seat)
        if event.code == "choose":
            played = phase.played[phase.held_by(seat, self.turn)]
            return played[self.turn - 1] if len(played) >= self.turn else self.secrets[seat]
        cards = self.pending[seat]
        if not cards:
            which = seat if event.code == "deal" else phase.held_by(seat, self.turn)
            cards[:] = phase.at_turn(which, self.turn + 1)
        return cards.pop(0)


# Objectives and bonus tokens


def unseen_objectives(g: Atheneum) -> list[int]:
    """List the objectives that have not been seen."""
    seen = g.zones[ROW] + g.zones[GONE]
    return [card for card in range(int(OBJECTIVE), int(TOKEN)) if card not in seen]


def unseen_tokens(g: Atheneum, view: AtheneumView) -> tuple[list[int], list[int]]:
    """List the bonus tokens that nobody sees: those of the bag, and while all work those from the discards beneath."""
    bag = g.deck.bag()
    open_zones = [int(USED), int(PLACED)] + [int(tokens(seat)) for seat in range(g.seats)]
    for zone in open_zones:
        for card in g.zones[zone]:
            bag.remove(card)
    beneath = discards(view) if g.dealt else []
    for card in beneath:
        bag.remove(card)
    return bag, beneath


def lay_tokens(g: Atheneum, bag: list[int], beneath: list[int], chance: Chance) -> None:
    """Put the unseen bonus tokens into the bag; while all work, into the queues."""
    if g.dealt:
        g.lay_queues(bag, beneath, chance)
    else:
        g.zones[BAG] = bag


def discards(view: AtheneumView) -> list[int]:
    """List the tokens that lay among the discards when they were last dealt, and have not been drawn since."""
    found: list[int] = []
    for event in view.past:
        if event.target == USED:
            found.append(event.card)
        elif event.code == "draw" and event.number:
            found.remove(event.card)
    for past in view.lane_pasts:
        for event in past:
            if event.code == "draw" and event.number:
                found.remove(event.card)
    return found


# Many worlds of one view


@final
class Worlds(Imaginer[Atheneum]):
    """Worlds of one view: a table with all that the view fixes is laid out once, and copied for each of them.

    Their past is what the viewer saw of it.
    """

    def __init__(self, deck: Deck, view: AtheneumView) -> None:
        known = KnownHands(view)
        g = fixed_table(deck, view)
        self.over: Final = view.over
        self.piles: Final[list[list[int]]] = [] if view.over else [known.unseen(0), known.unseen(1)]
        self.objectives: Final[list[int]] = [] if view.over else unseen_objectives(g)
        self.bag: list[int] = []
        self.beneath: list[int] = []
        self.holders: Final[list[int]] = []  # the seats that hold a hand
        self.hands: Final[list[list[int]]] = []  # what is known of the hand of each of these
        self.missing: Final[list[int]] = []  # how many more cards there are in it
        self.secret: Final[list[int]] = []  # for each such hand, 1 if a card of it was chosen face down
        self.drafting: Final[list[int]] = []  # the seats that are asked for a card of a hand
        self.phase = 0  # the deck from which hands are filled up
        if not view.over:
            self.bag, self.beneath = unseen_tokens(g, view)
            self.prepare_hands(known, view)
            self.drafting.extend([seat for seat in range(view.seats) if view.lanes[seat] and not g.dealt])
        self.table: Final = g

    def prepare_hands(self, known: KnownHands, view: AtheneumView) -> None:
        """Note what is known of each hand that lies before somebody."""
        phase = known.phases[-1]
        self.phase = phase.number
        total = 0
        for seat in range(view.seats):
            if view.hand(seat) or view.chosen(seat):
                which = phase.held_by(seat, known.turn)
                cards = phase.rest[which][:]
                unseen = BACK in view.chosen(seat)
                for card in view.chosen(seat):
                    if card != BACK:
                        cards.remove(card)
                self.holders.append(seat)
                self.hands.append(cards)
                self.missing.append(phase.missing(which))
                self.secret.append(int(unseen))
                total += phase.missing(which)
        if total > len(self.piles[self.phase]):
            raise ValueError("more cards are missing from hands than are left unseen")

    def world(self, chance: Chance) -> Atheneum:
        """Make a whole state that fits the view, in which no events are made."""
        g = self.table.clone()
        assert isinstance(g, Atheneum)
        g.trunk.chance = chance.split()
        if self.over:
            return g
        for number in range(2):
            pile = self.piles[number][:]
            chance.shuffle(pile, NONE)
            g.zones[DECK_A if number == 0 else DECK_B] = pile
        self.deal_hands(g, chance)
        objectives = self.objectives[:]
        chance.shuffle(objectives, NONE)
        g.zones[OBJECTIVES] = objectives
        lay_tokens(g, self.bag[:], self.beneath[:], chance)
        for seat in self.drafting:
            lane = g.lanes[seat]
            lane.lift()
            lane.options = lane.top.options(g, seat)
        return g

    def deal_hands(self, g: Atheneum, chance: Chance) -> None:
        """Fill up the hands from their deck, and pick what was chosen in secret."""
        pile = g.zones[DECK_A if self.phase == 0 else DECK_B]
        for index in range(len(self.holders)):
            seat: i64 = self.holders[index]
            cards = self.hands[index][:]
            for _ in range(self.missing[index]):
                cards.append(pile.pop())
            if self.secret[index]:
                g.zones[chosen(seat)] = [cards.pop(chance.below(len(cards)))]
            g.zones[hand(seat)] = cards


def fixed_table(deck: Deck, view: AtheneumView) -> Atheneum:
    """Lay out a table with what the view fixes, and ask what is asked."""
    g = empty_table(deck, view.seats, STILL)
    lay_out(g, view)
    for number, past in enumerate(view.lane_pasts):
        lane = new_lane(STILL)
        lane.past = past
        lane.shared = True
        for seat, clause in view.lanes[number]:
            lane.push(seat, clause)
        if view.lanes[number]:
            lane.options = lane.top.options(g, lane.top_seat)
            lane.asked = lane.top_seat
        g.lanes.append(lane)
    return g
