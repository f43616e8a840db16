"""Imagined worlds of Ex Libris: the past as a seat saw it, with every hidden card filled in so that all of it fits.

A card that lies where the seat cannot see it is a token (guess.py). Tokens come into being when a card leaves the draw
pile or an open place unseen, and go from zone to zone as the events say. When a card comes to light again, it was one
of the tokens that lay there: the one that was known to be this card, or one that was not known and can be it.

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
from readingroom.games.exlibris.shelf.rows import COLUMNS
from readingroom.games.exlibris.state import DRAW, ExLibris, hand, owner_of
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.games.exlibris.worlds.building import build, fill_open
from readingroom.games.exlibris.worlds.filling import fill_past, fill_zones
from readingroom.games.exlibris.worlds.guess import Fork, Guess, is_hidden
from readingroom.games.exlibris.worlds.hindsight import Hindsight
from readingroom.games.exlibris.worlds.matching import deal_unseen

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
            cards = fill_past(dream.guess, dream.hindsight, dream.moved)
            zones = fill_zones(dream.guess, dream.hindsight, view, chance)
            fill_open(view, cards, zones, chance)
            return build(deck, view, cards, zones, chance)
    raise BadView("view", "no world was found that fits this view of Ex Libris")


@final
class Dream:
    """The search for one world that fits a view."""

    def __init__(self, deck: Deck, view: ExLibrisView, chance: Chance) -> None:
        self.deck: Final = deck
        self.view: Final = view
        self.chance: Final = chance
        self.past: Final[list[Event]] = view.past
        self.hindsight: Final = Hindsight(deck, view)
        self.secret: Final = self.hindsight.secret
        self.guess = Guess(deck, 0)
        self.moved: list[int] = [int(NONE)] * len(view.past)  # by event: the token that moved

    def attempt(self) -> bool:
        """Go once through the past; say whether a world was found."""
        self.guess = Guess(self.deck, len(self.secret))
        forks: list[Fork] = []
        dead_ends: i64 = 0
        place: i64 = 0
        while True:
            if place == len(self.past):
                if deal_unseen(self.guess, self.hindsight, self.view, self.chance):
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

    # Choices, and how to come back to them

    def choose(self, place: i64, tokens: list[int], cards: list[int], forks: list[Fork], before: Guess | None) -> bool:
        """Take the first of some choices, and remember the others; say whether there was any."""
        if not tokens:
            return False
        if len(tokens) > 1:
            kept = before if before is not None else self.guess.copy()
            forks.append(Fork(place, kept, tokens[1:], cards[1:]))
        self.apply(place, tokens[0], cards[0])
        return True

    def take_other(self, forks: list[Fork]) -> i64:
        """Go back to the last choice and choose otherwise; give the event after it."""
        fork = forks.pop()
        self.guess = fork.guess.copy()
        self.choose(fork.place, fork.tokens, fork.cards, forks, fork.guess)
        return fork.place + 1

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
            guess.lay(token, event.target, event.number)
        else:
            guess.token_of[card] = int(NONE)
            guess.open[card] = True

    # What an event says

    def step(self, place: i64, forks: list[Fork]) -> bool:
        """Follow one event; say whether it fits what was guessed so far."""
        event = self.past[place]
        if event.card == NONE:
            if event.code == "reshuffle":
                for card in self.hindsight.renewed[self.hindsight.age[place] - 1]:
                    self.guess.open[card] = False
            return event.code != "show-hand" or self.hand_shown(event)
        if event.card >= len(self.deck.texts) or (event.card == BACK and not self.hindsight.about_books(event)):
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
            self.guess.hide(event.card, event.target, event.number)
        else:
            self.guess.open[event.card] = True
        return True

    def draw(self, place: i64) -> None:
        """Make a token of a card that was drawn unseen; the Witch tells by it whether it shows a banned book."""
        event = self.past[place]
        guess = self.guess
        token = guess.new_token(NONE, self.hindsight.age[place])
        guess.zones[event.target].append(token)
        self.moved[place] = token
        if event.code == "careful-draw":
            banned: i64 = CATEGORY_BITS[self.view.banned]
            after = self.past[place + 1] if place + 1 < len(self.past) else None
            if after is not None and after.code == "weigh" and after.seat == event.seat:
                guess.must[token] = int(banned)
            else:
                guess.nots[token] = int(banned)

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
        age: i64 = self.hindsight.age_of[place]
        tokens = self.guess.who_can_be(event.card, event.source, age, event.number, self.chance)
        return self.choose(place, tokens, [int(event.card)] * len(tokens), forks, None)

    def unseen_move(self, place: i64, forks: list[Fork]) -> bool:
        """Choose which card it was that went unseen from one hidden place to another."""
        event = self.past[place]
        there = self.guess.zones[event.source]
        later: i64 = self.hindsight.next_look[place]
        code = event.code
        if code == "reorder":
            self.moved[place] = there[event.number // COLUMNS]
            self.reorder(event)
            return True
        if is_hidden(event.source):
            return self.choose(place, [there[event.number]], [int(NONE)], forks, None)
        if code == "weigh":
            return self.choose(place, [there[-1]], [int(NONE)], forks, None)
        if code == "pick" and later >= 0 and self.past[later].card >= 0:
            return self.brought(place, [int(self.past[later].card)], later, forks)
        if code == "give-up" and self.hindsight.given[place]:
            return self.brought(place, self.hindsight.given[place], later, forks)
        if code == "toll":
            tokens = self.led(place, self.guess.mixed(there, self.chance))
        elif code == "hand-over":
            bit: i64 = CATEGORY_BITS[event.number]
            able = [token for token in there if self.guess.can_show(token, bit)]
            tokens = self.led(place, self.guess.mixed(able, self.chance))
        elif code == "pick" or code == "give-up":
            tokens = self.guess.mixed(there, self.chance)
        else:
            tokens = there[:1]
        return self.choose(place, tokens, [int(NONE)] * len(tokens), forks, None)

    def reorder(self, event: Event) -> None:
        """Follow face-down cards that were moved on a shelf."""
        zone = self.guess.zones[event.source]
        zone.insert(event.number % COLUMNS, zone.pop(event.number // COLUMNS))

    def brought(self, place: i64, wanted: list[int], later: i64, forks: list[Fork]) -> bool:
        """Choose which of some cards it was that come to light by a later event, and which token that is."""
        event = self.past[place]
        wanted = wanted[:]
        self.chance.shuffle(wanted, 0)
        tokens: list[int] = []
        cards: list[int] = []
        for card in wanted:
            age = self.hindsight.age_of_card(card, later)
            for token in self.guess.who_can_be(card, event.source, age, event.number, self.chance):
                tokens.append(token)
                cards.append(card)
        return self.choose(place, tokens, cards, forks, None)

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
            owner = self.hindsight.seen_next(card, place) if card >= 0 else NONE
            if owner == NONE:
                middle.append(token)
            elif owner == giver:
                last.append(token)
            else:
                first.append(token)
        return first + middle + last
