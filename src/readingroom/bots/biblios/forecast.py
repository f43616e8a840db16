"""How a game of Biblios stands for one seat: its chances in each category, and what cards and gold are worth to it."""

from math import erf, inf, sqrt

from readingroom.bots.biblios.card_count import CardCount
from readingroom.bots.biblios.style import LAST_DRAWN, Style
from readingroom.games.biblios.components import (
    CATEGORIES,
    CHURCH,
    EITHER,
    GOLD,
    KINDS,
    MINUS,
    MINUS_TWO,
    PLUS,
    PLUS_TWO,
    Deck,
    gold_in,
    gold_value,
)
from readingroom.games.biblios.state import AUCTION, GIFTS
from readingroom.games.biblios.view import BibliosView

LETTER = 0.25  # how many values the letter that breaks ties is worth
SURPLUS = 0.15  # the worth of gold that one can hardly spend, as a part of the rest
KEEPSAKE = 0.02  # the worth of gold when nothing is left to buy: it breaks ties
OWN_CARDS = range(GOLD)


class Forecast:
    """The expected end of a game, in points ahead of the average opponent."""

    def __init__(self, deck: Deck, view: BibliosView, known: CardCount, style: Style) -> None:
        self.deck = deck
        self.style = style
        self.view = view
        self.known = known
        self.me: int = view.seat
        self.seats: int = view.seats
        self.others = [seat for seat in range(self.seats) if seat != self.me]
        self.dice = view.dice
        self.total_unseen = max(1.0, sum(known.unseen))
        stages = [self.kept_at(stage) for stage in range(LAST_DRAWN + 1)]
        self.kept = [mixed(stages, known.kept[seat]) for seat in range(self.seats)]  # by seat and kind: what is hidden
        self.sums: list[list[float]] = []  # by category and seat: the expected sum of values, as things stand
        self.letters: list[list[int]] = []  # by category and seat: the letter nearest to A that is likely there
        self.spreads: list[list[float]] = []  # by category and seat: what the lead over that seat may change by
        for category in range(len(CATEGORIES)):
            self.weigh(category)
        self.margins = [self.margin(category) for category in range(len(CATEGORIES))]
        self.churches = [self.church(kind) for kind in range(CHURCH, KINDS)]
        self._effects: dict[tuple[int, int], tuple[float, list[float]]] = {}
        self.purse = self.gold_of(self.me)
        self.gold_worth, self.useful_gold = self.price_gold()

    def kept_at(self, stage: int) -> list[float]:
        """Say of each kind how likely it is a card that somebody else kept at a stage of a turn."""
        weights = [
            count * self.style.keeps(self.deck, kind, self.seats, stage) for kind, count in enumerate(self.known.unseen)
        ]
        total = max(1e-9, sum(weights)) if self.style.trust else self.total_unseen
        return [weight / total for weight in weights]

    # The categories

    def weigh(self, category: int) -> None:
        """Add up what each seat has in a category, and what is still open."""
        known, values = self.known, self.deck.values
        kinds = range(9 * category, 9 * category + 9)
        coming = sum(known.unseen[kind] * values[kind] ** 2 for kind in kinds) / self.total_unseen
        open_cards = known.coming * coming + sum(known.asides[kind] * values[kind] ** 2 for kind in kinds)
        sums, letters, spreads = [], [], []
        for seat in range(self.seats):
            held = known.held[seat]
            hidden, kept = 0.0 if seat == self.me else known.hidden[seat], self.kept[seat]
            first = sum(kept[kind] * values[kind] for kind in kinds)
            second = sum(kept[kind] * values[kind] ** 2 for kind in kinds)
            sums.append(sum(held[kind] * values[kind] for kind in kinds) + hidden * first)
            letters.append(next((kind % 9 for kind in kinds if held[kind] > 0.5), 9))
            spreads.append(sqrt(self.style.blur**2 + open_cards * 2 / self.seats + hidden * second))
        self.sums.append(sums)
        self.letters.append(letters)
        self.spreads.append(spreads)

    def margin(self, category: int, mine: float = 0.0, theirs: float = 0.0, receiver: int = -1) -> float:
        """Give the chance to win a category, less the average opponent's, if one or a receiver had more of it."""
        sums, letters = self.sums[category], self.letters[category]
        odds = 1.0
        for seat in self.others:
            lead = sums[self.me] + mine - sums[seat]
            if seat == receiver:
                lead -= theirs
            lead += LETTER if letters[self.me] < letters[seat] else -LETTER
            chance = min(0.9999, max(0.0001, 0.5 + 0.5 * erf(lead / self.spreads[category][seat] / sqrt(2))))
            odds += (1 - chance) / chance
        return (self.seats / odds - 1) / (self.seats - 1)

    # The worth of cards

    def gain(self, kind: int) -> float:
        """Say what it would be worth to get a card."""
        if kind >= CHURCH:
            return self.churches[kind - CHURCH]
        if kind >= GOLD:
            return self.purse_worth(self.purse + int(gold_value(kind))) - self.purse_worth(self.purse)
        return self.effect(kind // 9, self.deck.values[kind])[0]

    def harm(self, kind: int, receiver: int = -1) -> float:
        """Say what it would cost if an opponent got a card: that one, or any of them."""
        if kind >= CHURCH:
            return self.churches[kind - CHURCH] / len(self.others)
        if kind >= GOLD:
            return self.gain(kind) / len(self.others)
        harms = self.effect(kind // 9, self.deck.values[kind])[1]
        return harms[receiver] if receiver >= 0 else sum(harms) / len(self.others)

    def effect(self, category: int, value: int) -> tuple[float, list[float]]:
        """Say what so much more in a category is worth to oneself, and by seat what it costs if another has it."""
        key = (category, value)
        if key not in self._effects:
            die, margin = self.dice[category], self.margins[category]
            gain = die * (self.margin(category, mine=value) - margin)
            harms = [0.0] * self.seats
            for seat in self.others:
                harms[seat] = die * (margin - self.margin(category, theirs=value, receiver=seat))
            self._effects[key] = (gain, harms)
        return self._effects[key]

    def loss(self, kind: int, given: list[int]) -> float:
        """Say what it would cost to give up a card after some others."""
        if kind >= GOLD:
            purse = self.purse - int(gold_in(given))
            return self.purse_worth(purse) - self.purse_worth(purse - int(gold_value(kind)))
        category, values = kind // 9, self.deck.values
        before = sum(values[card] for card in given if card // 9 == category)
        with_it = self.margin(category, mine=-before)
        return self.dice[category] * (with_it - self.margin(category, mine=-before - values[kind]))

    # Church cards

    def church(self, kind: int) -> float:
        """Say what the best use of a church card is worth; not using it is worth nothing."""
        ups = sorted((self.turn(category, 1) for category in range(len(CATEGORIES))), reverse=True)
        downs = sorted((self.turn(category, -1) for category in range(len(CATEGORIES))), reverse=True)
        best = {
            PLUS: ups[0],
            MINUS: downs[0],
            PLUS_TWO: ups[0] + ups[1],
            MINUS_TWO: downs[0] + downs[1],
            EITHER: max(ups[0], downs[0]),
        }[kind]
        return max(0.0, best)

    def turn(self, category: int, sense: int) -> float:
        """Say what it is worth to raise (1) or lower (-1) a die; a die that cannot turn must not be chosen."""
        if not 1 <= self.dice[category] + sense <= 6:
            return -100.0
        return sense * self.margins[category]

    # Gold

    def gold_of(self, seat: int) -> float:
        """Give the gold a seat has, as far as it can be told."""
        gold = sum(self.known.held[seat][GOLD + step] * (step + 1) for step in range(3))
        if seat != self.me:
            gold += self.known.hidden[seat] * gold_on(self.kept[seat])
        return gold

    def price_gold(self) -> tuple[float, float]:
        """Say what one gold is worth, by the cards still to be bought, and how much of it one can use."""
        view, known = self.view, self.known
        gold = sum(self.gold_of(seat) for seat in range(self.seats))
        if view.facts[0] == GIFTS:
            lots = int(self.deck.most_cards(self.seats)) / (self.seats + 1)
            gold += known.coming * (gold_on(known.unseen) / self.total_unseen) * self.seats / (self.seats + 1)
        else:
            lots = len(view.zones[AUCTION])
        weights = [known.unseen[kind] + known.asides[kind] for kind in OWN_CARDS]
        share = sum(weights) / (self.total_unseen + sum(known.asides))
        worth = sum(weight * self.swing(kind) for kind, weight in zip(OWN_CARDS, weights) if weight > 0.01)
        if lots == 0 or share == 0:
            return KEEPSAKE, inf
        worth /= sum(weights)
        price = max(0.5, gold / (lots * share))
        return max(KEEPSAKE, self.style.thrift[self.seats - 2] * worth / price), lots * share * price * 1.5

    def swing(self, kind: int) -> float:
        """Say how much better it is to get a card than to see an opponent get it."""
        return self.gain(kind) + self.harm(kind)

    def purse_worth(self, gold: float) -> float:
        """Say what so much gold is worth."""
        plenty = max(0.0, gold - self.useful_gold)
        return self.gold_worth * (gold - plenty + SURPLUS * plenty)


def gold_on(counts: list[float]) -> float:
    """Add up the gold on so many cards of each kind."""
    return sum(counts[GOLD + step] * (step + 1) for step in range(3))


def mixed(shares: list[list[float]], counts: list[int]) -> list[float]:
    """Mix shares by kind, each as often as it was counted; the last of them if nothing was."""
    total = sum(counts)
    if not total:
        return shares[-1]
    weights = [count / total for count in counts]
    return [sum(weight * share for weight, share in zip(weights, kinds)) for kinds in zip(*shares)]
