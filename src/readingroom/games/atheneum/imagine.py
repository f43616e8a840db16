"""Imagined worlds of Atheneum: every hidden card and token filled in so that all of the past fits.

What a seat does not see is simple. A hand travels round the table: whoever has held it knows what was in it, and sees
what is played from it afterwards. So a hand that the viewer has held in this phase is known; any other holds, beside
what was played from it, any cards of the deck that the viewer has not seen. What somebody has just chosen in secret may
be any card of that hand. Of the bonus tokens that were dealt into queues it is known which came from the bag and which
from the discards beneath it, but not in what order. The piles may lie in any order.
"""

from typing import Final, final

from readingroom.engine.chance import STILL, Chance
from readingroom.engine.errors import BadView
from readingroom.engine.event import BACK, NONE, Event
from readingroom.engine.lane import new_lane
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
    fresh_of,
    hand,
    queue,
    tokens,
    turn_of_phase,
)
from readingroom.games.atheneum.study import DECK_SIZE
from readingroom.games.atheneum.view import AtheneumView


def imagine(deck: Deck, view: AtheneumView, chance: Chance) -> Atheneum:
    """Make a whole state that fits the view; every state that fits can come out, and no other."""
    try:
        return dreamt(deck, view, chance)
    except (IndexError, ValueError) as error:  # a card that is not where it would have to be
        raise BadView("view", "no world was found that fits this view of Atheneum") from error


def dreamt(deck: Deck, view: AtheneumView, chance: Chance) -> Atheneum:
    """Lay out a table with what the view shows, fill in the rest, and ask what is asked."""
    g = empty_table(deck, view.seats, chance.split())
    g.set_facts(view.facts)
    g.zones = [zone[:] for zone in view.zones]
    dream = Dream(view, chance)
    if not view.over:
        dream.lay_hands(g)
        lay_objectives(g, chance)
        lay_tokens(g, view, chance)
    for event in view.past:
        g.trunk.note(dream.filled_in(event))
    for seat, clause in view.agenda:
        g.then(seat, clause)
    open_lanes(g, view, dream)
    return g


def open_lanes(g: Atheneum, view: AtheneumView, dream: "Dream") -> None:
    """Give every seat its lane with what it has done in it, and ask what is asked."""
    for past in view.lane_pasts:
        lane = new_lane(STILL)
        for event in past:
            lane.note(dream.filled_in(event))
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

    def at_turn(self, which: int, turn: int) -> list[int]:
        """List what a hand held at the beginning of a turn, sorted, as hands are dealt and passed on."""
        return sorted(self.played[which][turn - 1 :] + self.rest[which])


@final
class Dream:
    """The study cards of one imagined world."""

    def __init__(self, view: AtheneumView, chance: Chance) -> None:
        self.view: Final = view
        self.chance: Final = chance
        self.phases: Final[list[Phase]] = []
        self.secrets: Final = [int(NONE)] * int(view.seats)  # by seat, the card that was chosen and not yet revealed
        self.piles: Final[list[list[int]]] = [[], []]  # the cards of decks A and B that nobody was dealt
        self.turn = 0  # of the phase, when going through the past
        self.pending: Final[list[list[int]]] = [[] for _ in range(view.seats)]  # by seat, cards of events to come
        for event in view.past:
            self.note(event)
        self.deal()
        self.choose()
        self.turn = 0
        self.current = -1  # the phase, when going through the past again

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

    def deal(self) -> None:
        """Fill up the hands of which the viewer does not know all, from what it has not seen of their deck."""
        for number in (int(PHASE_A), int(PHASE_B)):
            first = int(STUDY) + DECK_SIZE * number
            pool = list(range(first, first + DECK_SIZE))
            known: list[int] = []
            phases = [phase for phase in self.phases if phase.number == number]
            for phase in phases:
                for which in range(phase.seats):
                    known += phase.played[which] + phase.rest[which]
            pool = [card for card in pool if card not in known]
            self.chance.shuffle(pool, NONE)
            for phase in phases:
                for which in range(phase.seats):
                    for _ in range(HAND_SIZE - len(phase.played[which]) - len(phase.rest[which])):
                        phase.rest[which].append(pool.pop())
            self.piles[number] = pool

    def choose(self) -> None:
        """Pick what others have chosen in secret."""
        view = self.view
        for seat in range(view.seats):
            cards = view.chosen(seat)
            if cards:
                rest = self.phases[-1].rest[self.phases[-1].held_by(seat, self.turn)]
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


def lay_objectives(g: Atheneum, chance: Chance) -> None:
    """Shuffle the objectives that have not been seen."""
    pool = [card for card in range(int(OBJECTIVE), int(TOKEN)) if card not in g.zones[ROW] + g.zones[GONE]]
    chance.shuffle(pool, NONE)
    g.zones[OBJECTIVES] = pool


def lay_tokens(g: Atheneum, view: AtheneumView, chance: Chance) -> None:
    """Put the unseen bonus tokens into the bag; while all work, into the queues, those from the discards beneath."""
    bag = g.deck.bag()
    open_zones = [int(USED), int(PLACED)] + [int(tokens(seat)) for seat in range(g.seats)]
    for zone in open_zones:
        for card in g.zones[zone]:
            bag.remove(card)
    if not g.dealt:
        g.zones[BAG] = bag
        return
    beneath = discards(view)
    for card in beneath:
        bag.remove(card)
    chance.shuffle(bag, NONE)
    chance.shuffle(beneath, NONE)
    for seat in range(g.seats):
        left = len(view.zones[queue(seat)])
        drawn = fresh_of(g.dealt, g.seats, seat) - left
        fresh = max(0, int(fresh_of(g.fresh, g.seats, seat) - drawn))
        line = [beneath.pop() for _ in range(left - fresh)]
        g.zones[queue(seat)] = line + [bag.pop() for _ in range(fresh)]


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
