"""What a sensible player of Biblios does: rates the options of whatever it is asked."""

from collections.abc import Callable, Sequence
from typing import Any

from readingroom.bots.biblios.auctions import Auction, next_coin
from readingroom.bots.biblios.card_count import CardCount
from readingroom.bots.biblios.forecast import Forecast
from readingroom.bots.biblios.gifts import Allocation, church_use, die_turn
from readingroom.bots.biblios.style import Style
from readingroom.engine.clause import Clause
from readingroom.engine.view import View
from readingroom.games.biblios.actions import BID, KEEP, PASS, PAY, TAKE
from readingroom.games.biblios.auctions import Bidding, PayCards, PayGold
from readingroom.games.biblios.church import Church, SecondDie
from readingroom.games.biblios.components import Deck, gold_in
from readingroom.games.biblios.gifts import Allocate, TakePublic
from readingroom.games.biblios.view import BibliosView


class BibliosJudge:
    """Rates the options of a seat by what they are expected to bring, in points."""

    def __init__(self, deck: Deck, style: Style) -> None:
        self._deck = deck
        self._style = style

    def worths(self, view: View, options: Sequence[int]) -> list[float]:
        """Say what each option is worth."""
        assert isinstance(view, BibliosView)
        forecast = Forecast(self._deck, view, CardCount(self._deck, view), self._style)
        rate = rater(forecast, view.agenda[-1][1])
        return [rate(option) for option in options]


def rater(forecast: Forecast, clause: Clause[Any]) -> Callable[[int], float]:
    """Find out how to rate an option, by what is asked."""
    view = forecast.view
    if isinstance(clause, Allocate):
        card = view.looking(view.seat)[0]
        worths = Allocation(forecast).rate(card, (clause.own, clause.public, clause.auction))
        return lambda option: worths[option - KEEP]
    if isinstance(clause, TakePublic):
        return lambda option: forecast.swing(option - TAKE)
    if isinstance(clause, Church):
        return lambda option: church_use(forecast, clause.card, option)
    if isinstance(clause, SecondDie):
        return lambda option: die_turn(forecast, option)
    if isinstance(clause, Bidding):
        auction = Auction(forecast, clause)
        return lambda option: auction.passing if option == PASS else auction.bid(option - BID)
    if isinstance(clause, PayGold):
        best = next_coin(view.reserve(view.seat), clause.price - gold_in(view.spent(view.seat)))
        return lambda option: 1.0 if option == best else 0.0
    assert isinstance(clause, PayCards)
    return lambda option: -forecast.loss(option - PAY, [])
