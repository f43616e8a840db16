"""What is known and guessed about hidden cards of Ex Libris: tokens, and which of them lie where.

A card that lies where the viewer cannot see it is a token: which card it is may be known (it was seen before), or not
yet. It can be a card if it was drawn since that card was last shuffled into the draw pile, and if the card shows every
category that the token has to show, and none that it must not.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.event import NONE
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.state import is_hidden


@final
class Guess:
    """What is known and guessed so far: the tokens, and which lie where."""

    def __init__(self, deck: Deck, zones: i64) -> None:
        self.deck: Final = deck
        self.cards: list[int] = []  # by token: which card it is, or NONE
        self.ages: list[int] = []  # by token: how often the draw pile had been renewed when it was drawn
        self.must: list[int] = []  # by token: the set of categories that it shows
        self.nots: list[int] = []  # by token: the set of categories that it does not show
        self.zones: list[list[int]] = [[] for _ in range(zones)]  # the tokens in each zone
        self.token_of: list[int] = [int(NONE)] * len(deck.texts)  # by card: the token that it is known to be, or NONE
        self.open: list[bool] = [False] * len(deck.texts)  # by card: it lies where the viewer sees it

    def copy(self) -> "Guess":
        """Copy it, to come back to."""
        other = Guess(self.deck, 0)
        other.cards = self.cards[:]
        other.ages = self.ages[:]
        other.must = self.must[:]
        other.nots = self.nots[:]
        other.zones = [zone[:] for zone in self.zones]
        other.token_of = self.token_of[:]
        other.open = self.open[:]
        return other

    def new_token(self, card: i64, age: i64) -> int:
        """Make a token."""
        self.cards.append(int(card))
        self.ages.append(int(age))
        self.must.append(0)
        self.nots.append(0)
        return len(self.cards) - 1

    def hide(self, card: i64, zone: i64, index: i64) -> None:
        """Make a token of a card that went from an open place to one that is not seen."""
        token = self.new_token(card, 0)
        self.token_of[card] = token
        self.open[card] = False
        self.lay(token, zone, index)

    def lay(self, token: i64, zone: i64, index: i64) -> None:
        """Lay a token into a zone; those that lie face down on a shelf have their order."""
        if is_hidden(zone):
            self.zones[zone].insert(index, int(token))
        else:
            self.zones[zone].append(int(token))

    def unseen_cards(self) -> list[int]:
        """List the cards that are no token's and do not lie open: those of the draw pile, and of tokens not known."""
        return [card for card in range(len(self.deck.texts)) if self.token_of[card] < 0 and not self.open[card]]

    # What a token can be

    def fits(self, token: i64, card: i64) -> bool:
        """Say whether a card shows what a token has to show, and not what it must not."""
        shows: i64 = self.deck.shows[card]
        return shows & self.must[token] == self.must[token] and not shows & self.nots[token]

    def can_show(self, token: i64, bit: i64) -> bool:
        """Say whether a token can show a category."""
        card: i64 = self.cards[token]
        return self.deck.shows[card] & bit != 0 if card >= 0 else not self.nots[token] & bit

    def who_can_be(self, card: i64, zone: i64, age: i64, index: i64, chance: Chance) -> list[int]:
        """List the tokens of a zone that can be a card, in a random order, one of those that are alike."""
        known: i64 = self.token_of[card]
        there = self.zones[zone]
        if is_hidden(zone):
            there = [there[index]]
        if known >= 0:
            return [int(known)] if int(known) in there else []
        if self.open[card]:
            return []
        found: list[int] = []
        for token in there:
            if self.cards[token] < 0 and self.ages[token] == age and self.fits(token, card):
                found.append(token)
        return self.mixed(found, chance)

    def mixed(self, tokens: list[int], chance: Chance) -> list[int]:
        """Bring tokens into a random order, and leave out those that are just like one before."""
        tokens = tokens[:]
        chance.shuffle(tokens, 0)
        found: list[int] = []
        for token in tokens:
            new = True
            for other in found:
                if self.alike(token, other):
                    new = False
            if new:
                found.append(token)
        return found

    def alike(self, one: i64, other: i64) -> bool:
        """Say whether nothing is known of one token that is not known of the other."""
        return (
            self.cards[one] < 0
            and self.cards[other] < 0
            and self.ages[one] == self.ages[other]
            and self.must[one] == self.must[other]
            and self.nots[one] == self.nots[other]
        )


@final
class Fork:
    """A choice that was made, and what else could be chosen."""

    def __init__(self, step: i64, guess: Guess, tokens: list[int], cards: list[int]) -> None:
        self.step: Final = step  # on the way through the past
        self.guess: Final = guess  # as it was before
        self.tokens: Final = tokens  # the choices that are left: a token, and the card that it is (or NONE)
        self.cards: Final = cards
