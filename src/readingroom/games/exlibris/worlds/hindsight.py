"""What the past of a view of Ex Libris says without any guess: when cards were shuffled, where they come to light."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.event import NONE, Event
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.effects import FACE_DOWN
from readingroom.games.exlibris.state import AT, DISCARDS, DRAW, hand, hidden, looking, owner_of, spent, taken
from readingroom.games.exlibris.view import ExLibrisView


@final
class Hindsight:
    """The past as the viewer saw it, read once forwards and once backwards."""

    def __init__(self, deck: Deck, view: ExLibrisView) -> None:
        self.past: Final[list[Event]] = view.past
        self.secret: Final = secret_zones(view)  # by zone: a place for book cards into which the viewer does not see
        self.age_of: list[int] = []  # by event that shows a card: the age that its token has
        self.age: list[int] = []  # by event: how often the draw pile has been renewed
        self.renewed: list[list[int]] = []  # by age: the cards that were shuffled into a new draw pile
        self.ages_now: list[int] = [0] * len(deck.texts)  # by card: when it was last shuffled into the draw pile
        self.next_look: list[int] = []  # by event: the next one that leaves the zone of its target
        self.given: list[list[int]] = []  # by event that gives a card up: all cards that come to light by it
        self.one_of: list[int] = []  # by event that gives a card up: which one to take it for, where any order would do
        self.look_back()
        self.look_ahead()
        self.look_together()

    def look_back(self) -> None:
        """Follow the draw pile through the past: which cards were shuffled into it when."""
        age = 0
        discards: list[int] = []
        for event in self.past:
            if event.code == "reshuffle":
                age += 1
                for card in discards:
                    self.ages_now[card] = age
                self.renewed.append(discards)
                discards = []
            if 0 <= event.card < len(self.ages_now):
                if event.source == DISCARDS:
                    discards.remove(int(event.card))
                if event.target == DISCARDS:
                    discards.append(int(event.card))
                self.age_of.append(self.ages_now[event.card])
            else:
                self.age_of.append(0)
            self.age.append(age)

    def look_ahead(self) -> None:
        """Find for what is picked up or given up unseen where it comes to light."""
        count = len(self.past)
        self.next_look = [int(NONE)] * count
        self.given = [[] for _ in range(count)]
        leaving: list[int] = [int(NONE)] * len(self.secret)  # by zone: the next event by which a card leaves it
        piles: list[list[int]] = [[] for _ in self.secret]
        closed: list[bool] = [True] * len(self.secret)
        for moment in range(count - 1, -1, -1):
            event = self.past[moment]
            if event.target >= 0 and self.secret[event.target]:
                self.next_look[moment] = leaving[event.target]
                self.given[moment] = piles[event.target]
                closed[event.target] = True
            if event.source >= 0 and self.secret[event.source] and event.code != "show":
                leaving[event.source] = moment
                if closed[event.source]:
                    piles[event.source] = []
                    closed[event.source] = False
                if event.card >= 0:
                    piles[event.source].append(int(event.card))

    def look_together(self) -> None:
        """Find cards that are given up in one go: for where cards lie afterwards, their order makes no difference."""
        self.one_of = [int(NONE)] * len(self.past)
        batch: list[int] = []  # events that give cards up unseen
        open_ones: list[int] = []  # cards that are given up openly with them
        together: list[int] = []  # all that comes to light by them
        hands: i64 = NONE  # the zone from which they come
        for moment, event in enumerate(self.past):
            given = self.given[moment]
            if given and given is not together:
                together, open_ones, batch = given, [], []
            if given and event.card >= 0:
                open_ones.append(int(event.card))
            elif given and event.code == "give-up":
                batch = batch + [moment] if event.source == hands else [moment]
                hands = event.source
                cards = [card for card in given if card not in open_ones]
                if len(batch) == len(cards):
                    for number, each in enumerate(batch):
                        self.one_of[each] = cards[number]
            elif event.source == hands or event.target == hands:
                batch = []

    def telling(self) -> list[int]:
        """List the events that say something of hidden cards, or of cards that come to lie open."""
        found: list[int] = []
        lying = [False] * len(self.ages_now)  # by card: it is known to lie open
        for moment, event in enumerate(self.past):
            if event.card == NONE:
                if event.code == "reshuffle":
                    for card in self.renewed[self.age[moment] - 1]:
                        lying[card] = False
                    found.append(moment)
                elif event.code == "show-hand" and self.secret[hand(event.seat)]:
                    found.append(moment)
            elif event.card >= len(lying) or (event.card < 0 and not self.about_books(event)):
                continue  # a tile, a library or a category
            elif event.code == "show":
                if event.card >= 0 and self.secret[hand(event.seat)]:
                    found.append(moment)
            elif event.card < 0 or self.secret[event.source] or self.secret[event.target] or not lying[event.card]:
                found.append(moment)
                if event.card >= 0:
                    lying[event.card] = not self.secret[event.target]
        return found

    def latest(self) -> i64:
        """Give how often the draw pile has been renewed."""
        return self.age[-1] if self.age else 0

    def age_of_card(self, card: i64, later: i64) -> i64:
        """Give the age of a card that comes to light at an event or soon after it."""
        for moment in range(later, len(self.past)):
            if self.past[moment].card == card:
                return self.age_of[moment]
        return 0

    def seen_next(self, card: i64, moment: i64) -> i64:
        """Give whose place a card is in when it comes to light the next time; NONE if it does not."""
        for later in range(moment + 1, len(self.past)):
            if self.past[later].card == card:
                return owner_of(self.past[later].source)
        return NONE

    def about_books(self, event: Event) -> bool:
        """Say whether an event with the back of a card is about a book card."""
        return self.secret[event.source] and self.secret[event.target] and event.code not in ("offer", "put-away")


def secret_zones(view: ExLibrisView) -> list[bool]:
    """Say of each zone whether book cards lie there that the viewer does not see."""
    found = [False] * len(view.zones)
    found[DRAW] = True
    for tile in FACE_DOWN:
        found[AT + tile] = True
    for seat in range(view.seats):
        if seat != view.seat:
            for zone in (hand(seat), looking(seat), spent(seat), taken(seat), hidden(seat)):
                found[zone] = True
    return found
