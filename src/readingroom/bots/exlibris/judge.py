"""Good play in Ex Libris, option by option: each kind of action has its own measure, in points."""

from collections.abc import Sequence

from readingroom.bots.exlibris.errands import Errands
from readingroom.bots.exlibris.known import Known
from readingroom.bots.exlibris.quick.errands import GRAVE, LIBRARIES, REMOVED
from readingroom.engine.view import View
from readingroom.games.exlibris.actions import (
    AGAIN,
    ALLOW,
    AT,
    BID,
    BURN_ALL,
    BURN_BLINDLY,
    DISCARD,
    DONE,
    DRAW_ONE,
    GIVE,
    GIVE_BLINDLY,
    KEEP,
    LIFT,
    NAME,
    OUST,
    OVER,
    PASS,
    PLACE,
    RECALL,
    REMOVE,
    RETREAT,
    SHELVE,
    SHIFT,
    SLIDE,
    SPACE,
    SPECIAL,
    SWAP,
    TAKE,
    TO,
    TURN,
    UNDER,
)
from readingroom.games.exlibris.assistants.wizard import ChooseGroup
from readingroom.games.exlibris.components import (
    BOOK_COLLECTOR,
    CARDS,
    LAST_LIBRARY,
    MUMMY,
    PLAIN,
    TAX_COLLECTOR,
    WISHING_WELL,
    Deck,
    delayed,
)
from readingroom.games.exlibris.end.advice import best_down
from readingroom.games.exlibris.locations.joiners_workshop import SlideBy, SlideTo
from readingroom.games.exlibris.shelf import moving
from readingroom.games.exlibris.shelf.rows import WIDEST
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN
from readingroom.games.exlibris.view import ExLibrisView

NEVER = -100.0
SELLER = 3.0  # what the seller of a yard sale gets for a card: two drawn, and one shelved


class ExLibrisJudge:
    """Judges the options of a seat from its view alone."""

    def __init__(self, deck: Deck, knowing: type[Known] = Known) -> None:
        self.deck = deck
        self.knowing = knowing  # what it makes of a view

    def worths(self, view: View, options: Sequence[int]) -> list[float]:
        """Say what each option is worth."""
        assert isinstance(view, ExLibrisView)
        if KEEP < options[0] <= KEEP + LAST_LIBRARY:
            return [LIBRARIES[option - KEEP] for option in options]
        return Verdict(self.knowing(view, self.deck), options).worths()


class Verdict:
    """The judgement of one decision."""

    def __init__(self, known: Known, options: Sequence[int]) -> None:
        self.known = known
        self.view = known.view
        self.options = options
        self.clause = self.view.agenda[-1][1] if self.view.agenda else None
        self.asks = self.clause.asks if self.clause is not None else ""
        self.errands = Errands(known)
        self._shifts: list[tuple[float, list[int], int]] | None = None

    def worths(self) -> list[float]:
        """Say what each option is worth."""
        if TURN <= self.options[-1] < TURN + CARDS:
            turned = best_down(self.view, self.known.deck)
            return [0.0 if each == DONE else 1.0 if each - TURN in turned else -1.0 for each in self.options]
        return [self.worth(int(option)) for option in self.options]

    def worth(self, option: int) -> float:
        """Say what one option is worth, by its verb."""
        known = self.known
        if option >= SLIDE - WIDEST:
            return self.slide(option - SLIDE)
        if option >= SWAP:
            return self.swap(option - SWAP)
        if option >= LIFT:
            return self.lift(option - LIFT)
        if option >= GIVE:
            return self.give(option - GIVE)
        if option >= DISCARD:
            return self.discard(option - DISCARD)
        if option >= TAKE:
            return self.take(option - TAKE)
        if option >= SHELVE:
            return self.shelve(option - SHELVE)
        if option >= AT:
            return self.at(option)
        if option > REMOVE:
            return REMOVED[option - REMOVE]
        if option >= OUST:
            return 0.0
        if option >= RECALL:
            return self.recall(option - RECALL)
        if option >= SPECIAL:
            return self.errands.worth(option - SPECIAL, self.view.kind(known.me))
        if option >= PLACE:
            return self.errands.worth(option - PLACE, PLAIN)
        if option >= NAME:
            return known.eye.weights[option - NAME]
        if option >= TO:
            return self.to(option - TO)
        if option >= BID:
            return -float(option - BID)
        if option >= SPACE:
            return -float(option - SPACE)
        if option >= SHIFT:
            return self.shift(option - SHIFT)
        return self.plain(option)

    # What is simply done or not

    def plain(self, option: int) -> float:
        """Say what it is worth to do something that needs no card, or nothing."""
        known = self.known
        if option == DRAW_ONE:
            return known.draw()
        if option == AGAIN and self.asks == "repeat":
            hand = sorted((known.gain(card) for card in known.hand), reverse=True)
            return hand[0] + known.draw() - 1.0 if len(hand) > 1 else -1.0
        if option == AGAIN:
            return known.eye.moved(known.shelf, known.now, self.clause_place())
        if option == GIVE_BLINDLY:
            return -0.5 - 0.1 * max(0, 6 - len(known.hand))
        if option == ALLOW:
            return -1.2
        if option == RETREAT:
            return self.retreat()
        if option == BURN_BLINDLY:
            return known.home() - 0.5
        if option == BURN_ALL:
            best, second = known.best_two(self.view.cards_at(self.view.here))
            return 1.7 * known.home() - best - 0.2 * second
        if option == PASS:
            return SELLER / int(self.view.seats - 1)
        if option == DONE and self.asks == "give-up":
            return 0.0
        if option == DONE and self.asks in ("shelve-taken", "shelve-hand", "home-action", "both-home-actions"):
            return 0.25
        return 0.05 if option == DONE else 0.0

    def clause_place(self) -> int:
        """Give the place that the present clause is about."""
        return int(getattr(self.clause, "place", 0))

    # Cards

    def shelve(self, card: int) -> float:
        """Say what it is worth to shelve a card; a card that nobody may shelve later is better shelved out of order."""
        gain = self.known.gain(card)
        if self.view.kind(self.known.me) == MUMMY and self.view.table.acting == self.known.me:
            gain = max(gain, GRAVE)
        return gain + (self.known.discard_cost(card) if self.view.last else 0.0)

    def take(self, card: int) -> float:
        """Say what it is worth to take a card: what it adds, if it may be shelved at once, as most may."""
        if self.asks == "take-showing" and self.view.last and self.view.revealed:
            return -self.known.discard_cost(card)  # only one may be shelved, and there is no later
        return self.known.gain(card) + 0.01 * self.known.eye.worths[card]

    def give(self, card: int) -> float:
        """Say what it is worth to part with a card: to sell it, swap it, pay it, or give it to another."""
        known = self.known
        if self.asks == "lay-out":
            return 1.1 - known.hold(card)
        if self.asks == "give-one":
            return -min(known.rival_gain(seat, card) for seat in range(self.view.seats) if seat != known.me)
        return -self.price(card)

    def discard(self, card: int) -> float:
        """Say what it is worth to discard a card."""
        known = self.known
        if self.asks == "burn":
            return known.home() - 0.7 * max(0.0, known.gain(card)) - known.discard_cost(card)
        least = int(getattr(self.clause, "least", 0))
        laid = len(self.view.spent(known.me))
        price = self.price(card) + known.discard_cost(card)
        if laid < least:
            return -price
        here = self.view.here
        if here == WISHING_WELL and not known.over_soon():
            return 0.75 - price
        if here == TAX_COLLECTOR:
            gains = sorted((max(0.0, known.gain(each)) for each in self.view.cards_at(here)), reverse=True)
            return gains[laid] - price - 0.3 if laid < len(gains) else NEVER
        if here == BOOK_COLLECTOR:
            return self.collector(card) - price
        return -price - 0.01

    def collector(self, card: int) -> float:
        """Say what the Book Collector gives for a card: half a card for each book of the categories there."""
        wanted = 0
        for other in self.view.cards_at(self.view.here):
            wanted |= self.known.deck.shows[other] if other >= 0 else 0
        books = sum(1 for category in self.known.deck.books[card] if wanted >> category & 1)
        return 0.5 * books * (self.known.draw() + 0.4)

    def price(self, card: int) -> float:
        """Say what it costs to part with a card of the hand or of the shelf."""
        known = self.known
        if card in known.hand:
            return known.hold(card)
        place = known.shelf.place_of(card)
        if place < 0:
            return 0.5  # it lies face down: its place may still count
        return known.eye.loss(known.shelf, known.now, place) + 1.0

    def to(self, seat: int) -> float:
        """Say to whom to turn: gifts go where they help least, demands to the fullest hand."""
        if self.asks == "steal":
            return 0.5 + 0.1 * len(self.view.hand(seat))
        [card] = self.view.revealed[:1]
        return -self.known.rival_gain(seat, card)

    def retreat(self) -> float:
        """Say what it is worth to take the Sasquatch back: where it has done its work, it may do another."""
        tile = self.view.where(self.known.me)[0]
        return -0.5 if delayed(tile) else self.known.home()

    def recall(self, piece: int) -> float:
        """Say what it is worth to take an assistant home: it may do a home action, but must have done its work."""
        tile = self.view.where(self.known.me)[piece % 4]
        return NEVER if delayed(tile) else self.known.home()

    # Places on the shelf

    def at(self, option: int) -> float:
        """Say what it is worth to put the card in hand into a place, over another or under it."""
        known = self.known
        [card] = self.view.looking(known.me)[:1]
        if option >= UNDER:
            return GRAVE - 0.05
        if option >= OVER:
            after = known.shelf.copy()
            after.put_on(option - OVER, card)
            return known.eye.value(after) - known.now
        return known.eye.gain_at(known.shelf, known.now, card, option - AT)

    def lift(self, card: int) -> float:
        """Say what it is worth to lift a shelved card: to exchange it, to shift its group, or to slide it."""
        known = self.known
        place = self.place_of(card)
        if self.asks == "lodge":
            return self.rearranged(place)
        if self.asks in ("place-or-shift", "choose-group"):
            return self.shift_with(place)
        first = int(self.clause.first) if isinstance(self.clause, SlideTo) else place
        ends = [place] if isinstance(self.clause, SlideTo) else moving.run_ends(known.shelf, place)
        return max((self.slid(first, end) for end in ends), default=NEVER)

    def place_of(self, card: int) -> int:
        """Find a shelved card, face up or among one's own face-down ones."""
        known = self.known
        if known.shelf.place_of(card) >= 0:
            return int(known.shelf.place_of(card))
        hidden = list(self.view.hidden(known.me))
        for place in known.shelf.places():
            if known.shelf.card_at(place) == FACE_DOWN and hidden[known.shelf.hidden_rank(place, False)] == card:
                return place
        return 0

    def rearranged(self, place: int) -> float:
        """Say what the best exchange for a card brings, or to shelve it again."""
        known = self.known
        if known.shelf.card_at(place) == FACE_DOWN:
            return NEVER
        best = known.eye.moved(known.shelf, known.now, place)
        old = int(known.shelf.card_at(place))
        for card in known.hand:
            best = max(best, self.swapped_in(place, card, old))
        for other in known.shelf.places():
            if other != place:
                best = max(best, known.eye.swapped(known.shelf, known.now, place, other))
        return best - 0.2

    def swapped_in(self, place: int, card: int, old: int) -> float:
        """Say what it brings to exchange a shelved card with one of the hand."""
        known = self.known
        return known.eye.replaced(known.shelf, known.now, place, card) + 0.3 * known.eye.worths[old] - known.hold(card)

    def swap(self, card: int) -> float:
        """Say what this exchange brings."""
        known = self.known
        place = self.clause_place()
        if card in known.hand:
            return self.swapped_in(place, card, max(0, int(known.shelf.card_at(place))))
        return known.eye.swapped(known.shelf, known.now, place, self.place_of(card))

    # Moving cards along

    def slide(self, distance: int) -> float:
        """Say what it is worth to slide a run by a distance."""
        assert isinstance(self.clause, SlideBy)
        after = self.known.shelf.copy()
        moving.slide(after, self.clause.first, self.clause.last, distance)
        return self.known.eye.value(after)

    def slid(self, first: int, last: int) -> float:
        """Say what the best slide of a run is worth."""
        best = NEVER
        for distance in moving.slides(self.known.shelf, first, last):
            after = self.known.shelf.copy()
            moving.slide(after, first, last, distance)
            best = max(best, self.known.eye.value(after))
        return best

    def shifts(self) -> list[tuple[float, list[int], int]]:
        """List the shifts that push cards aside for the card in hand: the gain, the group, and the direction."""
        if self._shifts is None:
            self._shifts = self.find_shifts()
        return self._shifts

    def find_shifts(self) -> list[tuple[float, list[int], int]]:
        """Find them: each begins with one card and what it pushes, on top of what was chosen already."""
        known = self.known
        [card] = self.view.looking(known.me)[:1]
        chosen = set(self.clause.group()) if isinstance(self.clause, ChooseGroup) else set()
        found: list[tuple[float, list[int], int]] = []
        seen: set[tuple[int, ...]] = set()
        for place in known.shelf.places():
            for direction in range(4):
                group = moving.pushed(known.shelf, sorted({place, *chosen}), direction)
                if (*group, direction) in seen or not moving.connected(group):
                    continue
                seen.add((*group, direction))
                for fill in moving.fills(known.shelf, group, direction):
                    after = known.shelf.copy()
                    moving.shift(after, group, direction)
                    after.put(fill, card)
                    found.append((known.eye.value(after) - known.now, group, direction))
        return found

    def shift_with(self, place: int) -> float:
        """Say what the best shift is worth whose group has this card in it."""
        return max((gain - 0.1 for gain, group, _ in self.shifts() if place in group), default=NEVER)

    def shift(self, direction: int) -> float:
        """Say what it is worth to shift the group as it is."""
        assert isinstance(self.clause, ChooseGroup)
        group = self.clause.group()
        return max((gain for gain, each, way in self.shifts() if each == group and way == direction), default=NEVER)
