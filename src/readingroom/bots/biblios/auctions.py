"""The auctions of Biblios: how high to bid, never above what can be paid, and what to pay with."""

from itertools import product
from math import sqrt

from readingroom.bots.biblios.forecast import Forecast
from readingroom.engine.event import BITS
from readingroom.games.biblios.actions import DONE, PAY
from readingroom.games.biblios.auctions import Bidding
from readingroom.games.biblios.components import GOLD, gold_value, is_gold
from readingroom.games.biblios.state import CENTRE

RISE = 1e-6  # of two bids that cost the same, the higher one is harder to beat
NEVER = -1e9
CATCH = 0.3  # the worth of a card taken from somebody who could not pay


class Auction:
    """One lot: what it is worth to buy it, what each bid would cost, and what passing brings."""

    def __init__(self, forecast: Forecast, clause: Bidding) -> None:
        self._forecast = forecast
        self._clause = clause
        view = forecast.view
        self._lot: int = view.zones[CENTRE][0]
        self._reserve = view.reserve(view.seat)
        self.passing = self.caught()
        self._worth = forecast.gain(self._lot) + (0.0 if self.passing else self.rivals())
        self._costs = self.card_costs() if is_gold(self._lot) else self.gold_costs()

    def bid(self, amount: int) -> float:
        """Say what it is worth to buy the lot for so much."""
        return self._worth - self._costs[amount] + RISE * amount if amount < len(self._costs) else NEVER

    def rivals(self) -> float:
        """Say what it would cost if somebody else bought the lot; gold is not worth a fight for its own sake."""
        clause, forecast = self._clause, self._forecast
        if is_gold(self._lot) or clause.still == BITS[forecast.me]:
            return 0.0
        if clause.bidder >= 0:
            return forecast.harm(self._lot, clause.bidder)
        return forecast.harm(self._lot)

    def caught(self) -> float:
        """Say what passing is worth if the highest bidder very likely cannot pay: the lot comes again, and a card."""
        clause, forecast = self._clause, self._forecast
        if clause.bidder < 0:
            return 0.0
        if is_gold(self._lot):
            bluff = clause.high > len(forecast.view.reserve(clause.bidder))
        else:
            doubtful = forecast.known.hidden[clause.bidder]
            bluff = int(clause.high) > forecast.gold_of(clause.bidder) + 2 * sqrt(doubtful)
        return forecast.gain(self._lot) + CATCH if bluff else 0.0

    def gold_costs(self) -> list[float]:
        """List what each amount costs when paid with the least gold that reaches it."""
        forecast = self._forecast
        whole = forecast.purse_worth(forecast.purse)
        costs: list[float] = [0.0]
        for total in payable(self._reserve):
            cost = whole - forecast.purse_worth(forecast.purse - total)
            costs += [cost] * (total + 1 - len(costs))
        return costs

    def card_costs(self) -> list[float]:
        """List what each number of cards costs when the worst are paid, until they cost more than the lot is worth."""
        costs = [0.0]
        cards = self._reserve[:]
        given: list[int] = []
        while cards and costs[-1] < self._worth:
            cost, card = min((self._forecast.loss(card, given), card) for card in cards)
            cards.remove(card)
            given.append(card)
            costs.append(costs[-1] + cost)
        return costs


def payable(cards: list[int]) -> list[int]:
    """List the amounts that can be paid exactly, rising."""
    totals = {0}
    for card in cards:
        worth = int(gold_value(card))
        if worth:
            totals |= {total + worth for total in totals}
    return sorted(totals)


def payment(cards: list[int], price: int) -> list[int]:
    """Choose gold cards that reach a price with the least waste, and among such the fewest cards."""
    counts = [cards.count(GOLD + step) for step in range(3)]
    best: tuple[int, int, tuple[int, ...]] | None = None
    for coins in product(*(range(count + 1) for count in counts)):
        worth = sum(count * (step + 1) for step, count in enumerate(coins))
        if worth >= price and (best is None or (worth, sum(coins), coins) < best):
            best = (worth, sum(coins), coins)
    if best is None:
        return []
    return [GOLD + step for step, count in enumerate(best[2]) for _ in range(count)]


def next_coin(cards: list[int], due: int) -> int:
    """Give the action that goes on with the best payment, or ends it when nothing is due any more."""
    return PAY + payment(cards, due)[-1] if due > 0 else DONE
