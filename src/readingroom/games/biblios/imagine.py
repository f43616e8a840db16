"""Imagined worlds of Biblios: the past as a seat saw it, with every hidden card filled in so that all of it fits.

What is known is a sequence of events, some with the back of a card only. A world is a card for each back. It fits when

- every card of the deck is used once,
- whatever leaves a reserve lay in it, and
- whoever could not pay had less gold than the price, and whoever is paying has enough.

One try first finds how the cards that were seen to leave a reserve can have got there (`routes`), deals the cards that
nobody has placed to the places that are still open, and then goes through the past, filling in what left the reserves
unseen and never touching a card that is on its route. Bids are never taken as proof of gold. A try that fails on
somebody's gold is given up for another; later tries lean more and more towards deals that fit.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.errors import BadView
from readingroom.engine.event import BACK, NONE, Event
from readingroom.games.biblios.auctions import PayGold
from readingroom.games.biblios.components import CHURCH, GOLD, KINDS, Deck, gold_in, gold_value, is_church, is_gold
from readingroom.games.biblios.routes import GAIN, HIDE, LEAVE, PASS_ON, SLOT, Routes
from readingroom.games.biblios.state import (
    DISCARD,
    Biblios,
    looking,
    owner_of,
    reserve,
)
from readingroom.games.biblios.view import BibliosView
from readingroom.games.biblios.worlds import build

TRIES: Final[i64] = 20000  # far more than any game was seen to need
PLENTY: Final[i64] = 1000  # more gold than there is
UNBIASED: Final[i64] = 12  # tries that deal by pure chance before gold is led where it must be

Row = list[int]  # how many cards of each kind

STILL: Final[i64] = 0  # an event that moves nothing into or out of a reserve
LIMIT: Final[i64] = 6  # an event that shows that the gold in a reserve is less than a number

# What sort of card to choose
ANY: Final[i64] = 0
GOLD_ONLY: Final[i64] = 1
RATHER_GOLD: Final[i64] = 2
RATHER_NO_GOLD: Final[i64] = 3


def imagine(deck: Deck, view: BibliosView, chance: Chance) -> Biblios:
    """Make a whole state that fits the view; every state that fits can come out, and no other."""
    dream = Dream(deck, view, chance)
    for attempt in range(TRIES):
        if dream.attempt(attempt):
            return build(deck, view, dream.cards, dream.held, dream.rest, chance)
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
        self.held: list[Row] = []  # by seat, on the way through the past
        self.awaited: list[Row] = []  # by seat: the cards among them that are on their routes
        self.bound: list[int] = []  # by event: the kind that its route says, or NONE
        self.begun: list[int] = []  # by event: whether a route begins with its card
        self.ceilings: list[list[int]] = []  # by seat and event: how much gold it can have had when next found short
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
        self.find_ceilings()
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

    def find_ceilings(self) -> None:
        """Find how much gold each seat can have had, at every moment, when it was next found to be short of gold."""
        for seat in range(self.view.seats):
            ceilings = [int(PLENTY)] * len(self.past)
            ceiling: i64 = PLENTY
            for place in range(len(self.past) - 1, -1, -1):
                ceilings[place] = ceiling
                if self.kinds[place] == LIMIT and self.givers[place] == seat:
                    ceiling = self.past[place].number - 1
                    ceilings[place] = ceiling
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

    # One try

    def attempt(self, number: i64) -> bool:
        """Try to fill in every hidden card; say whether all of it fits."""
        self.match_payments()
        if number < UNBIASED:
            known_first, leading, leaning = False, 0, 0
        else:
            known_first = self.chance.below(3) > 0
            leading = int(25 * self.chance.below(5))
            leaning = int(25 * self.chance.below(5))
        if not self.find_routes(known_first):
            return False
        self.deal(leading)
        return self.go_through(leaning)

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

    def find_routes(self, known_first: bool) -> bool:
        """Find how the cards that were seen to leave the others' reserves can have got there."""
        seats = self.view.seats
        places: list[int] = []
        for place, kind in enumerate(self.kinds):
            if kind != STILL and kind != LIMIT:
                places.append(place)
        sizes: list[list[int]] = [[] for _ in places]
        rooms: list[list[int]] = [[] for _ in places]
        after = [len(self.view.zones[reserve(seat)]) for seat in range(seats)]
        if self.view.seat < seats:
            after[self.view.seat] = PLENTY  # no route leads through my own reserve: it does not matter
        for step in range(len(places) - 1, -1, -1):
            sizes[step] = after[:]
            place = places[step]
            following = places[step + 1] if step + 1 < len(places) else len(self.past)
            rooms[step] = [self.room_between(seat, place, following) for seat in range(seats)]
            if self.givers[place] != NONE:
                after[self.givers[place]] += 1
            if self.takers[place] != NONE:
                after[self.takers[place]] -= 1
        routes = Routes(
            [self.kinds[place] for place in places],
            [self.givers[place] for place in places],
            [self.takers[place] for place in places],
            [self.cards[place] for place in places],
            sizes, rooms, self.pool, self.chance, known_first,
        )  # fmt: skip
        if not routes.lay():
            return False
        self.follow(routes, places)
        return True

    def follow(self, routes: Routes, places: list[int]) -> None:
        """Note which card passes each place on a route, and at which places one begins."""
        self.bound = [NONE] * len(self.past)
        self.begun = [0] * len(self.past)
        for end, start in enumerate(routes.starts):
            if start != NONE:
                card = routes.cards[end]
                self.begun[places[start]] = 1
                if self.kinds[places[start]] == SLOT:
                    self.bound[places[start]] = card
                for hop in routes.hops[end]:
                    self.bound[places[hop]] = card

    def room_between(self, seat: i64, place: i64, following: i64) -> i64:
        """Give the most gold that a seat can have had between two events that moved cards."""
        room: i64 = PLENTY
        for each in range(place + 1, following):
            if self.kinds[each] == LIMIT and self.givers[each] == seat:
                room = min(room, self.past[each].number - 1)
        return room

    # Dealing what nobody has placed

    def deal(self, eagerness: i64) -> None:
        """Deal the unplaced cards to the open places at random, leading gold with some eagerness (in percent)."""
        left = self.pool[:]
        keeps: list[int] = []
        for place in self.keeps:
            if self.bound[place] != NONE:
                self.set_slot(place, self.bound[place])
                left[self.bound[place]] -= 1
            else:
                keeps.append(place)
        asides = self.asides[:]
        self.chance.shuffle(asides, NONE)
        for place, card in zip(asides, self.forced):
            self.set_slot(place, card)
        places = keeps + self.looks + asides[len(self.forced) :]
        cards = self.shuffled(left, len(keeps))
        if eagerness:
            self.lead_gold(places, cards, eagerness)
        for place, card in zip(places, cards):
            self.set_slot(place, card)
        self.rest = cards[len(places) :]

    def shuffled(self, left: Row, keeps: i64) -> list[int]:
        """Shuffle the unplaced cards, no church card among the first: a church card that is kept is shown."""
        cards: list[int] = []
        churches: list[int] = []
        for card in range(KINDS):
            if is_church(card):
                churches += [int(card)] * left[card]
            else:
                cards += [int(card)] * left[card]
        self.chance.shuffle(cards, NONE)
        others = cards[keeps:] + churches
        self.chance.shuffle(others, NONE)
        return cards[:keeps] + others

    def set_slot(self, place: i64, card: i64) -> None:
        """Fill in an unseen allocation, and the draw it came from; or a draw that is still looked at."""
        self.cards[place] = card
        if self.draw_of[place] >= 0:
            self.cards[self.draw_of[place]] = card

    def lead_gold(self, places: list[int], cards: list[int], eagerness: i64) -> None:
        """Swap gold away from those who were short of it, and towards one who is paying."""
        payer = self.payer()
        for index, place in enumerate(places):
            event = self.past[place]
            if event.code != "keep":
                continue
            if event.seat == payer and self.ceilings[payer][place] >= self.price():
                wrong = not is_gold(cards[index])
            else:
                wrong = self.ceilings[event.seat][place] < PLENTY and is_gold(cards[index])
            if wrong and self.chance.below(100) < eagerness:
                self.swap(places, cards, index)

    def swap(self, places: list[int], cards: list[int], index: i64) -> None:
        """Exchange a card with one of the other sort that lies where gold does not matter."""
        for _ in range(30):
            other = self.chance.below(len(cards))
            if is_gold(cards[other]) == is_gold(cards[index]) or is_church(cards[other]):
                continue
            if other < len(places):
                event = self.past[places[other]]
                if event.code == "keep" and self.ceilings[event.seat][places[other]] < PLENTY:
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

    # Through the past: what left the reserves unseen

    def go_through(self, eagerness: i64) -> bool:
        """Fill in what left the reserves unseen, and check what is known of gold."""
        self.held = [[0] * KINDS for _ in range(self.view.seats)]
        self.awaited = [[0] * KINDS for _ in range(self.view.seats)]
        laid: list[int] = []  # what lies there for the payment that is being made
        paying_from = self.paying_from()
        for place, event in enumerate(self.past):
            giver: i64 = self.givers[place]
            if self.kinds[place] == LIMIT:
                if self.gold_held(giver) >= event.number:
                    return False
                continue
            if giver != NONE and event.card == BACK and self.kinds[place] != LEAVE and self.bound[place] == NONE:
                sort = GOLD_ONLY if place >= paying_from else self.sort_to_pass(place, eagerness)
                card = self.choose_hidden(giver, sort)
                if card == NONE:
                    return False
                self.cards[place] = card
            elif giver != NONE and event.card == BACK and self.kinds[place] == PASS_ON:
                self.cards[place] = self.bound[place]
            if event.code == "lay":
                laid.append(self.cards[place])
                laid.sort()
            elif event.code == "pay":
                self.cards[place] = laid.pop(0)
            if not self.move(place):
                return False
        payer = self.payer()
        return payer == NONE or self.gold_held(payer) + gold_in(laid) >= self.price()

    def move(self, place: i64) -> bool:
        """Move the card of an event between reserves, keeping in mind which cards are on their routes."""
        card: i64 = self.cards[place]
        giver: i64 = self.givers[place]
        taker: i64 = self.takers[place]
        routed = self.bound[place] != NONE
        if giver != NONE:
            if not self.held[giver][card]:
                return False
            self.held[giver][card] -= 1
            if routed or self.kinds[place] == LEAVE:
                self.awaited[giver][card] -= 1
        if taker != NONE:
            self.held[taker][card] += 1
            if routed or self.begun[place]:
                self.awaited[taker][card] += 1
        return True

    def paying_from(self) -> i64:
        """Find the first event of a payment in gold that is being made; past the end if there is none."""
        place: i64 = len(self.past)
        if self.payer() != NONE:
            while place > 0 and self.past[place - 1].code == "lay":
                place -= 1
        return place

    def price(self) -> i64:
        """Give the price that is being paid."""
        clause = self.view.agenda[-1][1]
        assert isinstance(clause, PayGold)
        return clause.price

    def gold_held(self, seat: i64) -> i64:
        """Add up the gold in a reserve."""
        row = self.held[seat]
        return row[GOLD] + 2 * row[GOLD + 1] + 3 * row[GOLD + 2]

    def sort_to_pass(self, place: i64, eagerness: i64) -> i64:
        """Say what sort of card should leave a reserve unseen, so that nobody has too much gold later."""
        if eagerness == 0 or self.chance.below(100) >= eagerness:
            return ANY
        giver: i64 = self.givers[place]
        taker: i64 = self.takers[place]
        if self.gold_held(giver) > self.ceilings[giver][place]:
            return RATHER_GOLD
        if taker != NONE and self.gold_held(taker) + 1 > self.ceilings[taker][place]:
            return RATHER_NO_GOLD
        payer = self.payer()
        if payer == NONE:
            return ANY
        return RATHER_NO_GOLD if giver == payer else RATHER_GOLD if taker == payer else ANY

    def choose_hidden(self, seat: i64, sort: i64) -> i64:
        """Choose at random a card of a reserve that is not on its route; NONE if there is none."""
        row = self.held[seat]
        awaited = self.awaited[seat]
        total: i64 = 0
        gold: i64 = 0
        for card in range(KINDS):
            spare: i64 = row[card] - awaited[card]
            total += spare
            if gold_value(card):
                gold += spare
        low: i64 = 0
        high: i64 = KINDS
        if sort == GOLD_ONLY or (sort == RATHER_GOLD and gold):
            total = gold
            low = GOLD
            high = CHURCH
        elif sort == RATHER_NO_GOLD and total > gold:
            total -= gold
            high = GOLD
        if total <= 0:
            return NONE
        pick = self.chance.below(total)
        for card in range(low, high):
            pick -= row[card] - awaited[card]
            if pick < 0:
                return card
        return NONE
