"""Imagined worlds of Biblios: the past as a seat saw it, with every hidden card filled in so that all of it fits.

What is known is a sequence of events, some with the back of a card only. A world is a card for each back. It fits when

- every card of the deck is used once,
- whatever leaves a reserve lay in it, and
- whoever could not pay had less gold than the price, and whoever is paying has enough.

One try goes through the past three times. Backwards, it finds what each reserve must have held for the cards that were
seen to leave it later ("demands"), and binds hidden cards to them where nothing else can have met them. Then the cards
nobody has placed are dealt at random to the places that are still open. Forwards, it fills in what left the reserves
unseen, never touching what is demanded later. Bids are never taken as proof of gold. A try that ends in a contradiction
is given up for another one; tries that fail on somebody's gold lean more and more towards deals that fit.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.errors import BadView
from readingroom.engine.event import BACK, BITS, NONE, Event
from readingroom.games.biblios.clauses import PayGold
from readingroom.games.biblios.components import KINDS, Deck, gold_in, gold_value, is_gold
from readingroom.games.biblios.state import (
    AUCTION,
    DISCARD,
    DRAW,
    GIFTS,
    OUT,
    Biblios,
    empty_table,
    looking,
    owner_of,
    paid,
    reserve,
    spent,
)
from readingroom.games.biblios.view import BibliosView

TRIES: Final[i64] = 20000  # far more than any game was seen to need
UNBIASED: Final[i64] = 12  # tries that deal by pure chance before gold is led where it must be

Row = list[int]  # how many cards of each kind

# What an event does to reserves, as far as the onlooker knows (others' reserves only; the onlooker's own are known)
STILL: Final[i64] = 0  # nothing
GAIN: Final[i64] = 1  # a known card comes in
SLOT: Final[i64] = 2  # an unknown card comes in from the draw pile
LEAVE: Final[i64] = 3  # a known card goes out
HIDE: Final[i64] = 4  # an unknown card goes out of sight: laid down, or lost
PASS_ON: Final[i64] = 5  # an unknown card goes to another's reserve
LIMIT: Final[i64] = 6  # the gold in a reserve is less than a number


def imagine(deck: Deck, view: BibliosView, chance: Chance) -> Biblios:
    """Make a whole state that fits the view; every state that fits can come out, and no other."""
    dream = Dream(deck, view, chance)
    for attempt in range(TRIES):
        if dream.attempt(attempt):
            return dream.world()
    raise BadView("view", "no world was found that fits this view of Biblios")


@final
class Dream:
    """The search for one world that fits a view."""

    def __init__(self, deck: Deck, view: BibliosView, chance: Chance) -> None:
        self.deck: Final = deck
        self.view: Final = view
        self.chance: Final = chance
        self.past: Final[list[Event]] = view.past
        self.cards: list[int] = []  # the card of each event, filled in
        self.kinds: list[int] = []  # what each event does to reserves
        self.givers: list[int] = []
        self.takers: list[int] = []
        self.keeps: list[int] = []  # events by which others kept a card unseen
        self.asides: list[int] = []  # events by which others set a card aside
        self.looks: list[int] = []  # draws whose card is still being looked at, unseen
        self.draw_of: list[int] = []  # for an allocation, the draw before it
        self.pool: Row = []  # cards that are in no known place
        self.forced: list[int] = []  # lots that others must have set aside
        self.rest: list[int] = []  # the cards of the draw pile and those taken out
        self.held: list[Row] = []  # by seat, during the walk forwards
        self.owed: list[Row] = []  # by seat, during the walk backwards
        self.owing: list[int] = []  # their sums
        self.needs: list[Row | None] = []  # by event that hides a card: what its giver still owes afterwards
        self.bound: list[int] = []  # by event: the kind it must be, or NONE
        self.read()

    # Reading the view, once

    def read(self) -> None:
        """Sort out what is known: the pool of unplaced cards, and what each event does."""
        view = self.view
        pool = [0] * KINDS
        for card in self.deck.in_play(view.seats):
            pool[card] += 1
        last_draw = [-1] * (view.seats)
        for place, event in enumerate(self.past):
            self.cards.append(event.card)
            self.draw_of.append(-1)
            if event.code == "draw":
                last_draw[event.seat] = place
            elif event.source == looking(event.seat):
                self.draw_of[place] = last_draw[event.seat]
                last_draw[event.seat] = -1
                self.cards[self.draw_of[place]] = event.card
        for place, event in enumerate(self.past):
            if event.code == "draw" and self.cards[place] >= 0:
                pool[self.cards[place]] -= 1
            self.sort_out(place, event)
        self.looks = [place for place in last_draw if place >= 0 and self.cards[place] == BACK]
        self.pool = pool
        self.find_forced()

    def sort_out(self, place: i64, event: Event) -> None:
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
            taker = owner_of(event.target) if event.target >= 6 and event.target == reserve(event.seat) else NONE
            if known:
                if self.view.over:
                    kind = STILL
                elif giver != NONE and giver != me:
                    kind = LEAVE
                elif taker != NONE and taker != me:
                    kind = GAIN
            elif event.code == "keep":
                kind = SLOT
                self.keeps.append(place)
            elif event.code == "set-aside":
                self.asides.append(place)
            elif event.code == "steal":
                kind = PASS_ON
            elif event.code == "lay" or event.code == "lose":
                kind = HIDE
        self.kinds.append(kind)
        self.givers.append(giver)
        self.takers.append(taker)

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

    # One try

    def attempt(self, number: i64) -> bool:
        """Try to fill in every hidden card; say whether all of it fits."""
        self.match_payments()
        return self.backwards() and self.deal(number) and self.forwards()

    def match_payments(self) -> None:
        """Gold that was laid down unseen and then shown is known: in some order."""
        laid: list[int] = []
        shown: list[int] = []
        for place, event in enumerate(self.past):
            if event.code == "lay":
                if event.card == BACK:
                    self.kinds[place] = HIDE
                    laid.append(place)
            elif event.code == "pay" and event.target == DISCARD:
                if laid:
                    shown.append(event.card)
                    if len(shown) == len(laid):
                        self.chance.shuffle(shown, NONE)
                        for lay, card in zip(laid, shown, strict=True):
                            self.cards[lay] = card
                            self.kinds[lay] = LEAVE
                        laid = []
                        shown = []
            elif event.code == "pay":
                laid = []

    # Backwards: what must have lain where

    def backwards(self) -> bool:
        """Find what each reserve must have held, and bind hidden cards to it where nothing else can have met it."""
        seats = self.view.seats
        self.owed = [[0] * KINDS for _ in range(seats)]
        self.owing = [0] * seats
        self.needs = [None] * len(self.past)
        self.bound = [NONE] * len(self.past)
        free = self.pool[:]
        sizes = [len(self.view.zones[reserve(seat)]) for seat in range(seats)]
        place: i64 = len(self.past) - 1
        while place >= 0:
            kind: i64 = self.kinds[place]
            if kind != STILL and kind != LIMIT:
                giver: i64 = self.givers[place]
                taker: i64 = self.takers[place]
                if giver != NONE and giver != self.view.seat:
                    if self.owing[giver]:
                        self.needs[place] = self.owed[giver][:]
                    sizes[giver] += 1
                if kind == LEAVE:
                    self.owe(giver, self.cards[place], 1)
                elif kind == GAIN:
                    if self.owed[taker][self.cards[place]]:
                        self.owe(taker, self.cards[place], -1)
                elif kind == SLOT or kind == PASS_ON:
                    if self.owing[taker]:
                        bound = self.choose_bound(place, taker, free)
                        if bound < NONE:
                            return False
                        if bound != NONE:
                            self.bound[place] = bound
                            self.owe(taker, bound, -1)
                            if kind == SLOT:
                                free[bound] -= 1
                            else:
                                self.owe(giver, bound, 1)
                if giver != NONE and giver != self.view.seat and self.owing[giver] > sizes[giver]:
                    return False
                if taker != NONE and taker != self.view.seat:
                    sizes[taker] -= 1
                    if self.owing[taker] > sizes[taker]:
                        return False
            place -= 1
        for seat in range(seats):
            if self.owing[seat]:
                return False
        return True

    def owe(self, seat: i64, card: i64, count: i64) -> None:
        """Note that a reserve must have held one card more, or one less."""
        if seat != self.view.seat:
            self.owed[seat][card] += count
            self.owing[seat] += count

    def choose_bound(self, place: i64, seat: i64, free: Row) -> i64:
        """Choose which owed kind a hidden card that came to a seat was; NONE for any, -2 if there are too many."""
        row = self.owed[seat]
        chosen: i64 = NONE
        urgent = False
        for card in range(KINDS):
            if row[card] and self.unmet(place, seat, card) and self.supplies(place, seat, card, free):
                sources = self.sources(place, seat, card, free)
                must = sources < self.unmet(place, seat, card)
                if must and urgent:
                    return -2
                if must or (not urgent and self.chance.below(sources + 1) == 0):
                    chosen = card
                    urgent = urgent or must
        return chosen

    def unmet(self, place: i64, seat: i64, card: i64) -> i64:
        """Count the owed cards of a kind that no known card can have met before this event."""
        owed: i64 = self.owed[seat][card]
        base: i64 = 0
        place -= 1
        while place >= 0:
            if self.cards[place] == card:
                if self.kinds[place] == GAIN and self.takers[place] == seat:
                    owed = owed - 1 if owed > 0 else 0
                    base = base - 1 if base > 0 else 0
                elif self.kinds[place] == LEAVE and self.givers[place] == seat:
                    owed += 1
                    base += 1
            place -= 1
        return owed - base

    def supplies(self, place: i64, seat: i64, card: i64, free: Row) -> bool:
        """Say whether the hidden card of this event can have been of this kind."""
        if self.kinds[place] == SLOT:
            return free[card] > 0
        return self.reachable(place, self.givers[place], card, free)

    def reachable(self, place: i64, seat: i64, card: i64, free: Row) -> bool:
        """Say whether a card of this kind can have lain in a reserve before this event."""
        seats: i64 = BITS[seat]
        place -= 1
        while place >= 0:
            taker: i64 = self.takers[place]
            if taker != NONE and taker < 8 and seats & BITS[taker]:
                kind: i64 = self.kinds[place]
                if kind == GAIN and self.cards[place] == card:
                    return True
                if kind == SLOT and free[card] > 0:
                    return True
                if kind == PASS_ON:
                    seats |= BITS[self.givers[place]]
            place -= 1
        return False

    def sources(self, place: i64, seat: i64, card: i64, free: Row) -> i64:
        """Count the hidden cards that came to this seat before this event and can have been of this kind."""
        count: i64 = 0
        slots: i64 = 0
        place -= 1
        while place >= 0:
            if self.takers[place] == seat:
                kind: i64 = self.kinds[place]
                if kind == SLOT:
                    slots += 1
                elif kind == PASS_ON and self.reachable(place, self.givers[place], card, free):
                    count += 1
            place -= 1
        most: i64 = free[card]
        return count + (slots if slots < most else most)

    # Dealing what nobody has placed

    def deal(self, number: i64) -> bool:
        """Deal the unplaced cards to the open places at random; the later the try, the more gold is led."""
        left = self.pool[:]
        open_places: list[int] = self.looks[:]
        for place in self.keeps:
            if self.bound[place] != NONE:
                self.set_slot(place, self.bound[place])
                left[self.bound[place]] -= 1
            else:
                open_places.append(place)
        asides = self.asides[:]
        self.chance.shuffle(asides, NONE)
        for place, card in zip(asides, self.forced, strict=False):
            self.set_slot(place, card)
        open_places += asides[len(self.forced) :]
        cards: list[int] = []
        for card in range(KINDS):
            if left[card] < 0:
                return False
            cards += [int(card)] * left[card]
        if len(asides) < len(self.forced) or len(cards) < len(open_places):
            return False
        self.chance.shuffle(cards, NONE)
        if number >= UNBIASED:
            self.lead_gold(open_places, cards, number - UNBIASED)
        for place, card in zip(open_places, cards, strict=False):
            self.set_slot(place, card)
        self.rest = cards[len(open_places) :]
        return True

    def set_slot(self, place: i64, card: i64) -> None:
        """Fill in an unseen allocation, and the draw it came from; or a draw that is still looked at."""
        self.cards[place] = card
        if self.draw_of[place] >= 0:
            self.cards[self.draw_of[place]] = card

    def lead_gold(self, places: list[int], cards: list[int], eagerness: i64) -> None:
        """Swap gold away from those who were short of it, and towards one who is paying, with some eagerness."""
        short = [0] * self.view.seats
        for place, kind in enumerate(self.kinds):
            if kind == LIMIT:
                short[self.givers[place]] = 1
        payer = self.payer()
        percent = eagerness * 3 % 104
        for index, place in enumerate(places):
            event = self.past[place]
            if event.code != "keep":
                continue
            if event.seat == payer:
                wrong = not is_gold(cards[index])
            else:
                wrong = short[event.seat] == 1 and is_gold(cards[index])
            if wrong and self.chance.below(100) < percent:
                self.swap(places, cards, index, short)

    def swap(self, places: list[int], cards: list[int], index: i64, short: Row) -> None:
        """Exchange a card with one of the other sort that lies where gold does not matter."""
        for _ in range(30):
            other = self.chance.below(len(cards))
            if is_gold(cards[other]) == is_gold(cards[index]):
                continue
            if other < len(places):
                event = self.past[places[other]]
                if event.code == "keep" and short[event.seat]:
                    continue
            cards[index], cards[other] = cards[other], cards[index]
            return

    def payer(self) -> i64:
        """Find who is in the middle of paying gold; NONE if nobody is."""
        if self.view.agenda:
            seat, clause = self.view.agenda[-1]
            if isinstance(clause, PayGold):
                return seat
        return NONE

    # Forwards: what left the reserves unseen

    def forwards(self) -> bool:
        """Fill in what left the reserves unseen, and check what is known of gold."""
        seats = self.view.seats
        self.held = [[0] * KINDS for _ in range(seats)]
        down: list[int] = []  # the hidden payment that is being made
        paid_up: i64 = 0
        payer = self.payer()
        open_from = len(self.past)
        if payer != NONE:
            while self.past[open_from - 1].code == "lay":
                open_from -= 1
        for place, event in enumerate(self.past):
            giver: i64 = self.givers[place]
            kind: i64 = self.kinds[place]
            if kind == LIMIT:
                if self.gold_held(giver) >= event.number:
                    return False
                continue
            if giver != NONE and event.card == BACK and kind != LEAVE:
                card = self.bound[place]
                if card == NONE:
                    card = self.choose_hidden(giver, self.needs[place], place >= open_from)
                if card == NONE:
                    return False
                self.cards[place] = card
            if event.code == "lay":
                down.append(self.cards[place])
            elif event.code == "pay":
                if paid_up == 0:
                    down.sort()
                self.cards[place] = down[paid_up]
                paid_up += 1
                if paid_up == len(down):
                    down = []
                    paid_up = 0
            if giver != NONE:
                if not self.held[giver][self.cards[place]]:
                    return False
                self.held[giver][self.cards[place]] -= 1
            taker: i64 = self.takers[place]
            if taker != NONE:
                self.held[taker][self.cards[place]] += 1
        if payer != NONE:
            seat, clause = self.view.agenda[-1]
            assert isinstance(clause, PayGold)
            return self.gold_held(payer) + gold_in(down) >= clause.price
        return True

    def gold_held(self, seat: i64) -> i64:
        """Add up the gold in a reserve."""
        row = self.held[seat]
        return row[45] + 2 * row[46] + 3 * row[47]

    def choose_hidden(self, seat: i64, needs: Row | None, gold_only: bool) -> i64:
        """Choose at random a card of a reserve that is not owed later; NONE if there is none."""
        row = self.held[seat]
        total: i64 = 0
        for card in range(KINDS):
            total += spare(row, needs, card, gold_only)
        if total <= 0:
            return NONE
        pick = self.chance.below(total)
        for card in range(KINDS):
            pick -= spare(row, needs, card, gold_only)
            if pick < 0:
                return card
        return NONE

    # The world that was found

    def world(self) -> Biblios:
        """Build the state."""
        view = self.view
        g = empty_table(self.deck, view.seats, self.chance.split())
        g.set_facts(view.facts)
        for zone in range(len(view.zones)):
            g.zones[zone] = view.zones[zone][:]
        for seat in range(view.seats):
            self.lay_reserve(g, seat)
        self.lay_piles(g)
        for place, event in enumerate(self.past):
            g.trunk.note(event.with_card(self.cards[place]) if event.card == BACK else event)
        for seat, clause in view.agenda:
            g.then(seat, clause)
        if view.agenda:
            seat, clause = view.agenda[-1]
            g.trunk.options = clause.options(g, seat)
        return g

    def lay_reserve(self, g: Biblios, seat: i64) -> None:
        """Lay out the four zones of a seat."""
        cards: list[int] = []
        for kind in range(KINDS):
            cards += [int(kind)] * self.held[seat][kind]
        g.zones[reserve(seat)] = cards
        g.zones[looking(seat)] = []
        g.zones[spent(seat)] = []
        g.zones[paid(seat)] = []
        for place, event in enumerate(self.past):
            for zone in (looking(seat), spent(seat), paid(seat)):
                if event.source == zone:
                    g.zones[zone].remove(self.cards[place])
                if event.target == zone:
                    g.put(self.cards[place], zone)

    def lay_piles(self, g: Biblios) -> None:
        """Lay out the draw pile, the auction pile and what was taken out."""
        view = self.view
        drawn = len(view.zones[DRAW])
        g.zones[DRAW] = self.rest[:drawn]
        g.zones[OUT] = self.rest[drawn:]
        g.zones[AUCTION] = []
        for place, event in enumerate(self.past):
            if event.code == "set-aside":
                g.zones[AUCTION].append(self.cards[place])
            elif event.code == "lot":
                g.zones[AUCTION].remove(self.cards[place])
            elif event.code == "lose":
                g.zones[OUT].append(self.cards[place])
        g.zones[OUT].sort()
        if view.facts[0] != GIFTS:
            self.chance.shuffle(g.zones[AUCTION], AUCTION)


def spare(row: Row, needs: Row | None, card: i64, gold_only: bool) -> i64:
    """Count the cards of a kind that may go."""
    if gold_only and not gold_value(card):
        return 0
    count: i64 = row[card]
    if needs is not None:
        count -= needs[card]
    return count if count > 0 else 0
