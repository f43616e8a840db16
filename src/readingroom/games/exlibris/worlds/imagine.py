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
from readingroom.games.exlibris.state import DRAW, ExLibris, hand, is_hidden, owner_of
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.games.exlibris.worlds.building import build, fill_open
from readingroom.games.exlibris.worlds.filling import fill_past, fill_zones
from readingroom.games.exlibris.worlds.guess import Fork, Guess
from readingroom.games.exlibris.worlds.hindsight import Hindsight
from readingroom.games.exlibris.worlds.matching import deal_unseen

ATTEMPTS: Final[i64] = 4000  # far more than any game was seen to need
DEAD_ENDS: Final[i64] = 40  # in one attempt
LEADING: Final[i64] = 4  # of five choices, so many lead cards that are seen again towards where that is


def imagine(deck: Deck, view: ExLibrisView, chance: Chance) -> ExLibris:
    """Make a whole state that fits the view; every state that fits can come out, and no other."""
    if view.over:
        return build(deck, view, [event.card for event in view.past], view.zones, chance)
    finder = WorldFinder(deck, view)
    if not finder.search(chance, ATTEMPTS, DEAD_ENDS):
        raise no_world()
    cards = fill_past(finder.guess, finder.hindsight, finder.moved)
    zones = fill_zones(finder.guess, finder.hindsight, view, chance)
    fill_open(view, cards, zones, chance)
    return build(deck, view, cards, zones, chance)


def no_world() -> BadView:
    """Say that a view is of no game of Ex Libris."""
    return BadView("view", "no world was found that fits this view of Ex Libris")


@final
class WorldFinder:
    """The search for worlds that fit a view: what the view says is read once, and each search begins anew."""

    def __init__(self, deck: Deck, view: ExLibrisView) -> None:
        self.deck: Final = deck
        self.view: Final = view
        self.chance = Chance(None)
        self.past: Final[list[Event]] = view.past
        self.hindsight: Final = Hindsight(deck, view)
        self.secret: Final = self.hindsight.secret
        self.guess = Guess(deck, 0)
        self.moved: list[int] = [int(NONE)] * len(view.past)  # by event: the token that moved
        self.steps: Final = self.hindsight.telling()  # the events that say something of hidden cards
        self.known = Guess(deck, len(self.secret))  # what is known without any choice
        self.first: i64 = 0  # the first of the steps that leaves a choice
        self.in_order = True  # it matters in which order cards were given up in one go, as it does for the past
        self.turning_back = True  # remember what else could be chosen, and turn back at a dead end
        self.open: Guess | None = None  # the guess that was found last, before the rest was dealt

    def search(self, chance: Chance, attempts: i64, dead_ends: i64) -> bool:
        """Look for a world; say whether one was found."""
        self.chance = chance
        self.turning_back = dead_ends > 0
        for _ in range(attempts):
            if self.attempt(dead_ends):
                return True
        return False

    def attempt(self, most: i64) -> bool:
        """Go once through the past, with so many dead ends at most; say whether a world was found."""
        self.guess = self.known.copy()
        forks: list[Fork] = []
        dead_ends: i64 = 0
        step = self.first
        while True:
            if step == len(self.steps):
                self.open = self.guess.copy() if self.turning_back else None
                if deal_unseen(self.guess, self.hindsight, self.view, self.chance):
                    return True
                fits = False
            else:
                fits = self.step(step, forks)
                step += 1
            if not fits:
                dead_ends += 1
                if dead_ends > most or not forks:
                    return False
                step = self.take_other(forks)

    def skip_known(self, chance: Chance) -> None:
        """Go through the past up to the first choice, once for all searches, for worlds whose past does not matter.

        Then any will do among cards that are alike, and any order of those that were given up in one go.
        """
        self.in_order = False
        self.chance = chance
        self.turning_back = True
        self.guess = self.known.copy()
        forks: list[Fork] = []
        for step in range(len(self.steps)):
            if not self.step(step, forks):
                return
            if forks:
                self.known = forks[0].guess
                self.first = step
                return
        self.known = self.guess
        self.first = len(self.steps)

    # Choices, and how to come back to them

    def choose(self, step: i64, tokens: list[int], cards: list[int], forks: list[Fork], before: Guess | None) -> bool:
        """Take the first of some choices, and remember the others; say whether there was any."""
        if not tokens:
            return False
        if self.turning_back and len(tokens) > 1:
            kept = before if before is not None else self.guess.copy()
            forks.append(Fork(step, kept, tokens[1:], cards[1:]))
        self.apply(self.steps[step], tokens[0], cards[0])
        return True

    def take_other(self, forks: list[Fork]) -> i64:
        """Go back to the last choice and choose otherwise; give the step after it."""
        fork = forks.pop()
        self.guess = fork.guess.copy()
        self.choose(fork.step, fork.tokens, fork.cards, forks, fork.guess)
        return fork.step + 1

    def apply(self, moment: i64, token: i64, card: i64) -> None:
        """Let a token move, having turned out to be a card or not."""
        event = self.past[moment]
        guess = self.guess
        if card >= 0:
            guess.cards[token] = int(card)
            guess.token_of[card] = int(token)
        if event.code == "hand-over" and guess.cards[token] < 0:
            guess.must[token] = int(guess.must[token] | CATEGORY_BITS[event.number])
        self.moved[moment] = int(token)
        if event.code == "show":
            return
        guess.zones[event.source].remove(int(token))
        if self.secret[event.target]:
            guess.lay(token, event.target, event.number)
        else:
            guess.token_of[card] = int(NONE)
            guess.open[card] = True

    # What an event says

    def step(self, step: i64, forks: list[Fork]) -> bool:
        """Follow one event; say whether it fits what was guessed so far."""
        moment: i64 = self.steps[step]
        event = self.past[moment]
        if event.card == NONE:
            if event.code == "reshuffle":
                for card in self.hindsight.renewed[self.hindsight.age[moment] - 1]:
                    self.guess.open[card] = False
                return True
            return self.hand_shown(event)
        source = self.secret[event.source] and event.source != DRAW
        target = self.secret[event.target]
        if event.code == "show":
            return self.light(step, forks)
        if source:
            if event.card == BACK:
                return self.unseen_move(step, forks)
            return self.light(step, forks)
        if event.source == DRAW:
            if target:
                self.draw(moment)
            else:
                self.guess.open[event.card] = True
        elif target:
            self.guess.hide(event.card, event.target, event.number)
        else:
            self.guess.open[event.card] = True
        return True

    def draw(self, moment: i64) -> None:
        """Make a token of a card that was drawn unseen; the Witch tells by it whether it shows a banned book."""
        event = self.past[moment]
        guess = self.guess
        token = guess.new_token(NONE, self.hindsight.age[moment])
        guess.zones[event.target].append(token)
        self.moved[moment] = token
        if event.code == "careful-draw":
            banned: i64 = CATEGORY_BITS[self.view.banned]
            after = self.past[moment + 1] if moment + 1 < len(self.past) else None
            if after is not None and after.code == "weigh" and after.seat == event.seat:
                guess.must[token] = int(banned)
            else:
                guess.nots[token] = int(banned)

    def hand_shown(self, event: Event) -> bool:
        """EXL-A1: a hand was shown in which no card shows the category."""
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

    def light(self, step: i64, forks: list[Fork]) -> bool:
        """A card comes to light: it was one of the tokens that lay there."""
        moment: i64 = self.steps[step]
        event = self.past[moment]
        age: i64 = self.hindsight.age_of[moment]
        tokens = self.guess.who_can_be(event.card, event.source, age, event.number, self.chance)
        return self.choose(step, tokens, [int(event.card)] * len(tokens), forks, None)

    def unseen_move(self, step: i64, forks: list[Fork]) -> bool:
        """Choose which card it was that went unseen from one hidden place to another."""
        moment: i64 = self.steps[step]
        event = self.past[moment]
        there = self.guess.zones[event.source]
        later: i64 = self.hindsight.next_look[moment]
        code = event.code
        if code == "reorder":
            self.moved[moment] = there[event.number // COLUMNS]
            self.reorder(event)
            return True
        if is_hidden(event.source):
            return self.choose(step, [there[event.number]], [int(NONE)], forks, None)
        if code == "weigh":
            return self.choose(step, [there[-1]], [int(NONE)], forks, None)
        if code == "pick" and later >= 0 and self.past[later].card >= 0:
            return self.brought(step, [int(self.past[later].card)], later, forks)
        if code == "give-up" and self.hindsight.given[moment]:
            one: i64 = self.hindsight.one_of[moment]
            wanted = self.hindsight.given[moment] if self.in_order or one < 0 else [int(one)]
            return self.brought(step, wanted, later, forks)
        if code == "toll":
            tokens = self.led(moment, self.guess.mixed(there, self.chance))
        elif code == "hand-over":
            bit: i64 = CATEGORY_BITS[event.number]
            able = [token for token in there if self.guess.can_show(token, bit)]
            tokens = self.led(moment, self.guess.mixed(able, self.chance))
        elif code == "pick" or code == "give-up":
            tokens = self.guess.mixed(there, self.chance)
        else:
            tokens = there[:1]
        return self.choose(step, tokens, [int(NONE)] * len(tokens), forks, None)

    def reorder(self, event: Event) -> None:
        """Follow face-down cards that were moved on a shelf."""
        zone = self.guess.zones[event.source]
        zone.insert(event.number % COLUMNS, zone.pop(event.number // COLUMNS))

    def brought(self, step: i64, wanted: list[int], later: i64, forks: list[Fork]) -> bool:
        """Choose which of some cards it was that come to light by a later event, and which token that is."""
        event = self.past[self.steps[step]]
        wanted = wanted[:]
        self.chance.shuffle(wanted, 0)
        tokens: list[int] = []
        cards: list[int] = []
        for card in wanted:
            age = self.hindsight.age_of_card(card, later)
            for token in self.guess.who_can_be(card, event.source, age, event.number, self.chance):
                tokens.append(token)
                cards.append(card)
        return self.choose(step, tokens, cards, forks, None)

    def led(self, moment: i64, tokens: list[int]) -> list[int]:
        """Bring tokens into an order, most of the time one in which cards go where they are seen next."""
        if self.chance.below(5) >= LEADING:
            return tokens
        giver = owner_of(self.past[moment].source)
        first: list[int] = []
        middle: list[int] = []
        last: list[int] = []
        for token in tokens:
            card = self.guess.cards[token]
            owner = self.hindsight.seen_next(card, moment) if card >= 0 else NONE
            if owner == NONE:
                middle.append(token)
            elif owner == giver:
                last.append(token)
            else:
                first.append(token)
        return first + middle + last
