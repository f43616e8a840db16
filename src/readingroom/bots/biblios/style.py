"""What a greedy player of Biblios is like: how sure, how thrifty, and what it believes of cards that others kept."""

from math import exp
from typing import NamedTuple

from readingroom.bots.biblios.evaluation import KEPT, KEPT_GOLD
from readingroom.games.biblios.components import CHURCH, GOLD, Deck


class Style(NamedTuple):
    """The weights by which a player judges."""

    blur: float  # the spread of an outcome that looks certain: the estimates are rough
    thrift: tuple[
        float, ...
    ]  # how dear gold is for two players and more, by what the cards still to be sold would fetch
    later: float  # what a card on the auction pile is worth, as a part of what it would be worth in hand
    trust: float  # how much is made of what others keep; 0: they keep anything

    def keeps(self, deck: Deck, kind: int) -> float:
        """Say how often others keep a card of this kind, beside other kinds; church cards are never kept."""
        if not self.trust:
            return 1.0
        if kind >= CHURCH:
            return 0.0
        kept = KEPT_GOLD[kind - GOLD] if kind >= GOLD else KEPT[min(deck.values[kind], len(KEPT) - 1)]
        return exp(self.trust * kept)


FIRST = Style(blur=0.15, thrift=(0.6, 0.6, 0.6), later=0.2, trust=0.0)
LEARNT = Style(blur=2.2, thrift=(0.8, 0.9, 1.0), later=0.15, trust=0.5)  # in many games (docs/strength.md)
