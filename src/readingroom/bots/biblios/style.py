"""What a greedy player of Biblios is like: how sure, how thrifty, and what it believes of cards that others kept."""

from typing import NamedTuple

from readingroom.games.biblios.components import CHURCH, GOLD, Deck

# When a card was kept: as the first that was drawn in a turn, later, or as the last, or got in some other way
FIRST_DRAWN, LATER_DRAWN, LAST_DRAWN = 0, 1, 2
GOLDS = 4  # the kinds below are category cards of value 1 to 4, these and the next two gold 1 to 3
NO_KIND = -1  # church cards

# By number of seats, when, and kind: how often such a card is kept by who may still keep one. The first card must be
# good, as better ones may come; who has no choice keeps anything. (`python -m benchmarks.kept_biblios`)
ANYTHING = [1.0] * 7
WHENEVER = [0.1703, 0.3396, 0.6005, 0.6771, 0.13, 0.3198, 0.6907]  # for two it does not help to tell these apart
KEPT: dict[int, list[list[float]]] = {
    2: [WHENEVER, WHENEVER, WHENEVER],
    3: [[0.04, 0.38, 0.64, 0.88, 0.0, 0.0, 0.09], [0.16, 0.51, 0.76, 0.84, 0.0, 0.0, 0.72], ANYTHING],
    4: [[0.05, 0.36, 0.67, 0.87, 0.0, 0.0, 0.0], [0.15, 0.5, 0.75, 0.86, 0.0, 0.0, 0.06], ANYTHING],
}
SELDOM = 0.02  # the least that a share counts as


def stage_of(drawn: int, seats: int) -> int:
    """Say when a card was drawn, by its number in the turn, from 1."""
    return FIRST_DRAWN if drawn == 1 else LAST_DRAWN if drawn > seats else LATER_DRAWN


def kind_of(deck: Deck, card: int) -> int:
    """Say which kind of card it is, as far as it matters to who may keep it."""
    if card >= CHURCH:
        return NO_KIND
    return GOLDS + card - int(GOLD) if card >= GOLD else min(deck.values[card], GOLDS) - 1


class Style(NamedTuple):
    """The weights by which a player judges."""

    blur: float  # the spread of an outcome that looks certain: the estimates are rough
    thrift: tuple[
        float, ...
    ]  # how dear gold is for two players and more, by what the cards still to be sold would fetch
    later: float  # what a card on the auction pile is worth, as a part of what it would be worth in hand
    trust: float  # how much is made of what others keep; 0: they keep anything

    def keeps(self, deck: Deck, card: int, seats: int, stage: int) -> float:
        """Say how often others keep a card at that time, beside other cards; church cards are never kept."""
        if not self.trust:
            return 1.0
        kind = kind_of(deck, card)
        if kind == NO_KIND:
            return 0.0
        return float(max(SELDOM, KEPT[seats][stage][kind]) ** self.trust)


FIRST = Style(blur=0.15, thrift=(0.6, 0.6, 0.6), later=0.2, trust=0.0)
LEARNT = Style(blur=2.2, thrift=(0.8, 0.9, 1.0), later=0.15, trust=0.5)  # in many games (docs/strength.md)
