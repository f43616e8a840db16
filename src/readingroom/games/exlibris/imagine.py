"""Imagined worlds of Ex Libris: the past as a seat saw it, with every hidden card filled in so that all of it fits.

A card that lies where the seat cannot see it is a token: which card it is may be known (it was seen before), or not
yet. Tokens come into being when a card leaves the draw pile or an open place unseen, and go from zone to zone as the
events say. When a card comes to light again, it was one of the tokens that lay there: the one that was known to be this
card, or one that was not known and can be it. It can be it if it was drawn since the card was last shuffled into the
draw pile, and if the card shows every category that the token has to show, and none that it has not.

Where several tokens come into question one is chosen by chance, and if that leads nowhere, another; after some dead
ends all begins anew. In the end the cards that have not been seen are dealt to the tokens that are still open, and the
rest is the draw pile. Every world that fits can come out, since every choice that fits can be made.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.errors import BadView
from readingroom.engine.event import BACK, NONE, Event
from readingroom.games.exlibris.components import CATEGORY_BITS, Deck
from readingroom.games.exlibris.powers import HandOver
from readingroom.games.exlibris.rows import COLUMNS
from readingroom.games.exlibris.state import (
    DISCARD,
    DRAW,
    FIRST_OWN,
    OWN,
    SHACK,
    ExLibris,
    hand,
    hidden,
    looking,
    spent,
    taken,
)
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.games.exlibris.worlds import build, fill_open

ATTEMPTS: Final[i64] = 4000  # far more than any game was seen to need
DEAD_ENDS: Final[i64] = 40  # in one attempt
LEADING: Final[i64] = 4  # of five choices, so many lead cards that are seen again towards where that is


def imagine(deck: Deck, view: ExLibrisView, chance: Chance) -> ExLibris:
    """Make a whole state that fits the view; every state that fits can come out, and no other."""
    if view.over:
        return build(deck, view, [event.card for event in view.past], view.zones, chance)
    dream = Dream(deck, view, chance)
    for _ in range(ATTEMPTS):
        if dream.attempt():
            cards = dream.filled()
            zones = dream.laid_out()
            fill_open(view, cards, zones, chance)
            return build(deck, view, cards, zones, chance)
    raise BadView("view", "no world was found that fits this view of Ex Libris")


@final
class Guess:
    """What is known and guessed so far: the tokens, and which lie where."""

    def __init__(self) -> None:
        self.cards: list[int] = []  # by token: which card it is, or NONE
        self.ages: list[int] = []  # by token: how often the draw pile had been renewed when it was drawn
        self.must: list[int] = []  # by token: the set of categories that it shows
        self.nots: list[int] = []  # by token: the set of categories that it does not show
        self.zones: list[list[int]] = []  # the tokens in each zone
        self.token_of: list[int] = []  # by card: the token that it is known to be, or NONE
        self.open: list[bool] = []  # by card: it lies where the onlooker sees it

    def copy(self) -> "Guess":
        """Copy it, to come back to."""
        other = Guess()
        other.cards = self.cards[:]
        other.ages = self.ages[:]
        other.must = self.must[:]
        other.nots = self.nots[:]
        other.zones = [zone[:] for zone in self.zones]
        other.token_of = self.token_of[:]
        other.open = self.open[:]
        return other


@final
class Fork:
    """A choice that was made, and what else could be chosen."""

    def __init__(self, place: i64, guess: Guess, tokens: list[int], cards: list[int]) -> None:
        self.place: Final = place  # in the past
        self.guess: Final = guess  # as it was before
        self.tokens: Final = tokens  # the choices that are left: a token, and the card that it is (or NONE)
        self.cards: Final = cards


@final
class Dream:
    """The search for one world that fits a view."""

    def __init__(self, deck: Deck, view: ExLibrisView, chance: Chance) -> None:
        self.deck: Final = deck
        self.view: Final = view
        self.chance: Final = chance
        self.past: Final[list[Event]] = view.past
        self.secret: Final = secret_zones(view)  # by zone: a place for book cards into which the onlooker does not see
        self.age_of: list[int] = []  # by event that shows a card: the age that its token has
        self.age: list[int] = []  # by event: how often the draw pile has been renewed
        self.renewed: list[list[int]] = []  # by age: the cards that were shuffled into a new draw pile
        self.next_look: list[int] = []  # by event: the next one that leaves the zone of its target
        self.given: list[list[int]] = []  # by event that gives a card up: all cards that come to light by it
        self.ages_now: list[int] = [0] * len(deck.texts)  # by card: when it was last shuffled into the draw pile
        self.guess = Guess()
        self.moved: list[int] = [int(NONE)] * len(view.past)  # by event: the token that moved
        self.shown: list[list[int]] = []  # the hands that were shown to others, as tokens
        self.look_back()
        self.look_ahead()

    # What does not depend on any guess

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
                if event.source == DISCARD:
                    discards.remove(int(event.card))
                if event.target == DISCARD:
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
        for place in range(count - 1, -1, -1):
            event = self.past[place]
            if event.target >= 0 and self.secret[event.target]:
                self.next_look[place] = leaving[event.target]
                self.given[place] = piles[event.target]
                closed[event.target] = True
            if event.source >= 0 and self.secret[event.source] and event.code != "show":
                leaving[event.source] = place
                if closed[event.source]:
                    piles[event.source] = []
                    closed[event.source] = False
                if event.card >= 0:
                    piles[event.source].append(int(event.card))

    # One attempt

    def attempt(self) -> bool:
        """Go once through the past; say whether a world was found."""
        self.guess = Guess()
        self.guess.zones = [[] for _ in self.secret]
        self.guess.token_of = [int(NONE)] * len(self.deck.texts)
        self.guess.open = [False] * len(self.deck.texts)
        self.shown = []
        forks: list[Fork] = []
        dead_ends: i64 = 0
        place: i64 = 0
        while True:
            if place == len(self.past):
                if self.dealt():
                    return True
                fits = False
            else:
                fits = self.step(place, forks)
                place += 1
            if not fits:
                dead_ends += 1
                if dead_ends > DEAD_ENDS or not forks:
                    return False
                place = self.take_other(forks)

    def take_other(self, forks: list[Fork]) -> i64:
        """Go back to the last choice and choose otherwise; give the event after it."""
        fork = forks.pop()
        self.guess = fork.guess.copy()
        self.choose(fork.place, fork.tokens, fork.cards, forks, fork.guess)
        return fork.place + 1

    def choose(self, place: i64, tokens: list[int], cards: list[int], forks: list[Fork], before: Guess | None) -> bool:
        """Take the first of some choices, and remember the others; say whether there was any."""
        if not tokens:
            return False
        if len(tokens) > 1:
            kept = before if before is not None else self.guess.copy()
            forks.append(Fork(place, kept, tokens[1:], cards[1:]))
        self.apply(place, tokens[0], cards[0])
        return True

    def step(self, place: i64, forks: list[Fork]) -> bool:
        """Follow one event; say whether it fits what was guessed so far."""
        event = self.past[place]
        if event.card == NONE:
            if event.code == "reshuffle":
                for card in self.renewed[self.age[place] - 1]:
                    self.guess.open[card] = False
            return event.code != "show-hand" or self.hand_shown(event)
        if event.card >= len(self.deck.texts) or (event.card == BACK and not self.about_books(event)):
            return True  # a tile, a library or a category
        source = self.secret[event.source] and event.source != DRAW
        target = self.secret[event.target]
        if event.code == "show":
            return event.card == BACK or not self.secret[hand(event.seat)] or self.light(place, forks)
        if source:
            if event.card == BACK:
                return self.unseen_move(place, forks)
            return self.light(place, forks)
        if event.source == DRAW:
            if target:
                self.draw(place)
            else:
                self.guess.open[event.card] = True
        elif target:
            self.hide(event.card, event.target, event.number)
        else:
            self.guess.open[event.card] = True
        return True

    def about_books(self, event: Event) -> bool:
        """Say whether an event with the back of a card is about a book card."""
        return self.secret[event.source] and self.secret[event.target] and event.code not in ("offer", "put-away")

    # What an event does

    def draw(self, place: i64) -> None:
        """Make a token of a card that was drawn unseen."""
        event = self.past[place]
        token = self.new_token(NONE, self.age[place])
        self.guess.zones[event.target].append(token)
        self.moved[place] = token
        if event.code == "careful-draw":
            banned: i64 = CATEGORY_BITS[self.view.banned]
            after = self.past[place + 1] if place + 1 < len(self.past) else None
            if after is not None and after.code == "weigh" and after.seat == event.seat:
                self.guess.must[token] = int(banned)
            else:
                self.guess.nots[token] = int(banned)

    def hide(self, card: i64, target: i64, index: i64) -> None:
        """Make a token of a card that went from an open place to one that is not seen."""
        token = self.new_token(card, 0)
        self.guess.token_of[card] = token
        self.guess.open[card] = False
        self.lay(token, target, index)

    def new_token(self, card: i64, age: i64) -> int:
        """Make a token."""
        guess = self.guess
        guess.cards.append(int(card))
        guess.ages.append(int(age))
        guess.must.append(0)
        guess.nots.append(0)
        return len(guess.cards) - 1

    def lay(self, token: i64, zone: i64, index: i64) -> None:
        """Lay a token into a zone; those that lie face down on a shelf have their order."""
        if is_hidden(zone):
            self.guess.zones[zone].insert(index, int(token))
        else:
            self.guess.zones[zone].append(int(token))

    def reorder(self, event: Event) -> None:
        """Follow face-down cards that were moved on a shelf."""
        zone = self.guess.zones[event.source]
        zone.insert(event.number % COLUMNS, zone.pop(event.number // COLUMNS))

    def hand_shown(self, event: Event) -> bool:
        """EXL-A1: a hand was shown in which no card shows the category."""
        if not self.secret[hand(event.seat)]:
            return True
        guess = self.guess
        bit: i64 = CATEGORY_BITS[event.what]
        for token in guess.zones[hand(event.seat)]:
            if guess.cards[token] >= 0:
                if self.deck.shows[guess.cards[token]] & bit:
                    return False
            elif guess.must[token] & bit:
                return False
            else:
                guess.nots[token] = int(guess.nots[token] | bit)
        return True

    def light(self, place: i64, forks: list[Fork]) -> bool:
        """A card comes to light: it was one of the tokens that lay there."""
        event = self.past[place]
        tokens = self.who_can_be(event.card, event.source, self.age_of[place], event.number)
        return self.choose(place, tokens, [int(event.card)] * len(tokens), forks, None)

    def who_can_be(self, card: i64, zone: i64, age: i64, index: i64) -> list[int]:
        """List the tokens of a zone that can be a card, in a random order, one of those that are alike."""
        guess = self.guess
        known: i64 = guess.token_of[card]
        there = guess.zones[zone]
        if is_hidden(zone):
            there = [there[index]]
        if known >= 0:
            return [int(known)] if int(known) in there else []
        if guess.open[card]:
            return []
        found: list[int] = []
        for token in there:
            if guess.cards[token] < 0 and guess.ages[token] == age and self.fits(token, card):
                found.append(token)
        return self.mixed(found)

    def fits(self, token: i64, card: i64) -> bool:
        """Say whether a card shows what a token has to show, and not what it has not."""
        shows: i64 = self.deck.shows[card]
        return shows & self.guess.must[token] == self.guess.must[token] and not shows & self.guess.nots[token]

    def mixed(self, tokens: list[int]) -> list[int]:
        """Bring tokens into a random order, and leave out those that are just like one before."""
        guess = self.guess
        tokens = tokens[:]
        self.chance.shuffle(tokens, 0)
        found: list[int] = []
        for token in tokens:
            alike = False
            for other in found:
                if (
                    guess.cards[token] < 0
                    and guess.cards[other] < 0
                    and guess.ages[token] == guess.ages[other]
                    and guess.must[token] == guess.must[other]
                    and guess.nots[token] == guess.nots[other]
                ):
                    alike = True
            if not alike:
                found.append(token)
        return found

    def unseen_move(self, place: i64, forks: list[Fork]) -> bool:
        """Choose which card it was that went unseen from one hidden place to another."""
        event = self.past[place]
        there = self.guess.zones[event.source]
        code = event.code
        if code == "reorder":
            self.moved[place] = there[event.number // COLUMNS]
            self.reorder(event)
            return True
        if is_hidden(event.source):
            return self.choose(place, [there[event.number]], [int(NONE)], forks, None)
        if code == "weigh":
            return self.choose(place, [there[-1]], [int(NONE)], forks, None)
        if code == "pick" and self.next_look[place] >= 0 and self.past[self.next_look[place]].card >= 0:
            later: i64 = self.next_look[place]
            return self.brought(place, [int(self.past[later].card)], later, forks)
        if code == "give-up" and self.given[place]:
            return self.brought(place, self.given[place], self.next_look[place], forks)
        if code == "toll":
            tokens = self.led(place, self.mixed(there))
        elif code == "hand-over":
            bit: i64 = CATEGORY_BITS[event.number]
            tokens = self.led(place, self.mixed([token for token in there if self.can_show(token, bit)]))
        elif code == "pick" or code == "give-up":
            tokens = self.mixed(there)
        else:
            tokens = there[:1]
        return self.choose(place, tokens, [int(NONE)] * len(tokens), forks, None)

    def can_show(self, token: i64, bit: i64) -> bool:
        """Say whether a token can show a category."""
        card: i64 = self.guess.cards[token]
        return self.deck.shows[card] & bit != 0 if card >= 0 else not self.guess.nots[token] & bit

    def brought(self, place: i64, wanted: list[int], later: i64, forks: list[Fork]) -> bool:
        """Choose which of some cards it was that come to light by a later event, and which token that is."""
        event = self.past[place]
        wanted = wanted[:]
        self.chance.shuffle(wanted, 0)
        tokens: list[int] = []
        cards: list[int] = []
        for card in wanted:
            for token in self.who_can_be(card, event.source, self.age_of_card(card, later), event.number):
                tokens.append(token)
                cards.append(card)
        return self.choose(place, tokens, cards, forks, None)

    def age_of_card(self, card: i64, later: i64) -> i64:
        """Give the age of a card that comes to light at an event or soon after it."""
        for place in range(later, len(self.past)):
            if self.past[place].card == card:
                return self.age_of[place]
        return 0

    def led(self, place: i64, tokens: list[int]) -> list[int]:
        """Bring tokens into an order, most of the time one in which cards go where they are seen next."""
        if self.chance.below(5) >= LEADING:
            return tokens
        giver = owner_of(self.past[place].source)
        first: list[int] = []
        middle: list[int] = []
        last: list[int] = []
        for token in tokens:
            card = self.guess.cards[token]
            owner = self.seen_next(card, place) if card >= 0 else NONE
            if owner == NONE:
                middle.append(token)
            elif owner == giver:
                last.append(token)
            else:
                first.append(token)
        return first + middle + last

    def seen_next(self, card: i64, place: i64) -> i64:
        """Give whose place a card is in when it comes to light the next time; NONE if it does not."""
        for later in range(place + 1, len(self.past)):
            if self.past[later].card == card:
                return owner_of(self.past[later].source)
        return NONE

    def apply(self, place: i64, token: i64, card: i64) -> None:
        """Let a token move, having turned out to be a card or not."""
        event = self.past[place]
        guess = self.guess
        if card >= 0:
            guess.cards[token] = int(card)
            guess.token_of[card] = int(token)
        if event.code == "hand-over" and guess.cards[token] < 0:
            guess.must[token] = int(guess.must[token] | CATEGORY_BITS[event.number])
        self.moved[place] = int(token)
        if event.code == "show":
            return
        guess.zones[event.source].remove(int(token))
        if self.secret[event.target]:
            self.lay(token, event.target, event.number)
        else:
            guess.token_of[card] = int(NONE)
            guess.open[card] = True

    # At the end of the past

    def dealt(self) -> bool:
        """Deal the cards that have not been seen to the tokens that are still open; say whether they fit."""
        guess = self.guess
        if not self.has_what_is_asked_for():
            return False
        tokens: list[int] = []
        for zone in guess.zones:
            for token in zone:
                if guess.cards[token] < 0:
                    tokens.append(token)
        pool: list[int] = []
        for card in range(len(self.deck.texts)):
            if guess.token_of[card] < 0 and not guess.open[card]:
                pool.append(card)
        self.chance.shuffle(tokens, 0)
        self.chance.shuffle(pool, 0)
        strict = [token for token in tokens if guess.must[token] or guess.nots[token]]
        free = [token for token in tokens if not guess.must[token] and not guess.nots[token]]
        holders: list[int] = [int(NONE)] * len(self.deck.texts)  # by card: the token it is dealt to
        for token in strict + free:
            if not self.place_token(token, pool, holders, [False] * len(self.deck.texts)):
                return False
        self.stir(strict, pool, holders)
        for card in pool:
            if holders[card] >= 0:
                guess.cards[holders[card]] = card
                guess.token_of[card] = holders[card]
        latest = self.age[-1] if self.age else 0
        for card in pool:
            if guess.token_of[card] < 0 and self.ages_now[card] != latest:
                return False
        return True

    def place_token(self, token: i64, pool: list[int], holders: list[int], tried: list[bool]) -> bool:
        """Find a card for a token, moving others to other cards if need be."""
        guess = self.guess
        for card in pool:
            if not tried[card] and self.ages_now[card] == guess.ages[token] and self.fits(token, card):
                tried[card] = True
                if holders[card] < 0 or self.place_token(holders[card], pool, holders, tried):
                    holders[card] = int(token)
                    return True
        return False

    def stir(self, strict: list[int], pool: list[int], holders: list[int]) -> None:
        """Exchange cards between tokens by chance, where they fit: no way of dealing is left out."""
        if not strict:
            return
        for _ in range(4 * len(strict) + 8):
            one = pool[self.chance.below(len(pool))]
            two = pool[self.chance.below(len(pool))]
            first: i64 = holders[one]
            second: i64 = holders[two]
            if self.ages_now[one] != self.ages_now[two]:
                continue
            if (first < 0 or self.fits(first, two)) and (second < 0 or self.fits(second, one)):
                holders[one] = int(second)
                holders[two] = int(first)

    def has_what_is_asked_for(self) -> bool:
        """EXL-A1: who is asked for a card of a category, and not for the hand, has one."""
        if not self.view.agenda:
            return True
        seat, clause = self.view.agenda[-1]
        if not isinstance(clause, HandOver) or not self.secret[hand(seat)]:
            return True
        guess = self.guess
        bit: i64 = CATEGORY_BITS[clause.category]
        there = [token for token in guess.zones[hand(seat)] if self.can_show(token, bit)]
        if not there:
            return False
        token = there[self.chance.below(len(there))]
        if guess.cards[token] < 0:
            guess.must[token] = int(guess.must[token] | bit)
        return True

    # The world that was found

    def laid_out(self) -> list[list[int]]:
        """Give all zones: as they are seen, or with the cards that the tokens turned out to be."""
        guess = self.guess
        zones = [zone[:] for zone in self.view.zones]
        for zone in range(len(zones)):
            if self.secret[zone] and self.about_books_now(zone):
                zones[zone] = [guess.cards[token] for token in guess.zones[zone]]
        left = [
            card for card in range(len(self.deck.texts)) if guess.token_of[card] < 0 and not guess.open[card]
        ]  # fmt: skip
        if self.view.prominent >= 0:  # before that, nothing has been shuffled yet
            self.chance.shuffle(left, DRAW)
        zones[DRAW] = left
        return zones

    def about_books_now(self, zone: i64) -> bool:
        """Say whether book cards lie in a zone; at the beginning the players look at libraries."""
        return self.view.prominent >= 0 or zone == SHACK

    def filled(self) -> list[int]:
        """Give the card of every event, the hidden ones filled in."""
        guess = self.guess
        cards: list[int] = []
        for place, event in enumerate(self.past):
            token: i64 = self.moved[place]
            if event.card == BACK and self.about_books(event) and event.code != "show" and token >= 0:
                cards.append(guess.cards[token])
            else:
                cards.append(int(event.card))
        self.fill_shown(cards)
        sort_together(self.past, cards)
        return cards

    def fill_shown(self, cards: list[int]) -> None:
        """Fill in the hands that were shown to others: follow the cards in all hands through the past."""
        hands: list[list[int]] = [[] for _ in self.secret]
        for place, event in enumerate(self.past):
            if event.code == "show" and event.card == BACK:
                if place == 0 or self.past[place - 1].code != "show":
                    for number, card in enumerate(sorted(hands[event.source])):
                        cards[place + number] = card
                continue
            if event.code == "show" or event.card == NONE:
                continue
            if event.source >= FIRST_OWN and int(cards[place]) in hands[event.source]:
                hands[event.source].remove(int(cards[place]))
            if event.target >= FIRST_OWN:
                hands[event.target].append(int(cards[place]))


def sort_together(past: list[Event], cards: list[int]) -> None:
    """Sort the cards that were moved together, as they are moved in their order."""
    start = 0
    while start < len(past):
        end = start + 1
        event = past[start]
        if event.card == BACK and event.code in ("keep", "look", "put-back"):
            while end < len(past) and alike(past[end], event):
                end += 1
            cards[start:end] = sorted(cards[start:end])
        start = end


def alike(one: Event, other: Event) -> bool:
    """Say whether two events move cards the same way, unseen."""
    return one.card == BACK and one.code == other.code and one.source == other.source and one.target == other.target


def secret_zones(view: ExLibrisView) -> list[bool]:
    """Say of each zone whether book cards lie there that the onlooker does not see."""
    found = [False] * len(view.zones)
    found[DRAW] = True
    found[SHACK] = True
    for seat in range(view.seats):
        if seat != view.seat:
            for zone in (hand(seat), looking(seat), spent(seat), taken(seat), hidden(seat)):
                found[zone] = True
    return found


def owner_of(zone: i64) -> i64:
    """Give the seat whose zone it is; NONE for a shared one."""
    return (zone - FIRST_OWN) // len(OWN) if zone >= FIRST_OWN else NONE


def is_hidden(zone: i64) -> bool:
    """Say whether a zone holds the face-down cards of a shelf, whose order is known."""
    return zone >= FIRST_OWN and (zone - FIRST_OWN) % len(OWN) == 5
