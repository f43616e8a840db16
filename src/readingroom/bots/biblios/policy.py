"""A quick player of Biblios for playouts: sensible, within its means, and never quite the same twice."""

from math import exp
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.bots.biblios.eye import Standing, asking
from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause
from readingroom.engine.policy import Policy
from readingroom.games.biblios.actions import (
    BID,
    DISCARD_UNUSED,
    DONE,
    KEEP,
    LOWER,
    OFFER,
    PASS,
    PAY,
    RAISE,
    TAKE,
)
from readingroom.games.biblios.auctions import Bidding, PayCards, PayGold, means
from readingroom.games.biblios.church import Church, SecondDie
from readingroom.games.biblios.components import CHURCH, GOLD, MINUS_TWO, PLUS_TWO, gold_in, gold_value, is_gold
from readingroom.games.biblios.gifts import Allocate
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.biblios.state import CENTRE, Biblios, looking, reserve, spent

LATER: Final = 0.2  # what a card on the auction pile is worth, as a part of what it would be worth in hand
NOISE: Final = 0.35  # how far off a playout's opinion of an option may be, in points
FANCY: Final = 0.5  # how far off its opinion of a price may be, as a part of it
NEVER: Final = -50.0  # the worth of what is not to be done
HEAT: Final = 0.4  # how many points make an option e times as likely to be a good one
RISE: Final = 1e-3  # of two bids that cost the same, the higher one is harder to beat
GRAIN: Final[i64] = 1024


@final
class BibliosPolicy(Policy[Biblios]):
    """Takes about the best option by the worth of cards and gold as they stand."""

    def choose(self, g: Biblios, seat: i64, options: list[int], chance: Chance) -> i64:
        """Choose an option that looks good, with some noise."""
        clause = asking(g)
        if isinstance(clause, PayGold):
            return next_coin(g, seat, clause.price, options)
        standing = Standing(g)
        if isinstance(clause, Bidding):
            return bid(standing, clause, seat, options, chance)
        worths = rate(standing, clause, seat, options)
        best: i64 = 0
        most = -1e9
        for index in range(len(options)):
            worth = worths[index] + NOISE * float(chance.below(GRAIN)) / 1024.0
            if worth > most:
                most = worth
                best = index
        return options[best]

    def weights(self, g: Biblios, seat: i64, options: list[int]) -> list[float]:
        """Give options that look good more weight."""
        clause = asking(g)
        if isinstance(clause, PayGold):
            coin = next_coin(g, seat, clause.price, options)
            return [1.0 if option == coin else 0.0 for option in options]
        standing = Standing(g)
        if isinstance(clause, Bidding):
            worths = rate_bids(standing, clause, seat, options)
        else:
            worths = rate(standing, clause, seat, options)
        best = max(worths)
        heats = [exp(max(-40.0, (worth - best) / HEAT)) for worth in worths]
        total = 0.0
        for heat in heats:
            total += heat
        return [heat / total for heat in heats]


def rate(standing: Standing, clause: Clause[Any], seat: i64, options: list[int]) -> list[float]:
    """Say what each option is worth, whatever is asked but bids and gold coins."""
    g = standing.g
    if isinstance(clause, Allocate):
        return rate_places(standing, g.zones[looking(seat)][0], seat, options)
    worths: list[float] = []
    if isinstance(clause, Church):
        both = clause.card == PLUS_TWO or clause.card == MINUS_TWO
        for option in options:
            worths.append(die(standing, seat, option, both))
    elif isinstance(clause, SecondDie):
        for option in options:
            worths.append(die(standing, seat, option, False))
    elif isinstance(clause, PayCards):
        for option in options:
            worths.append(-standing.loss(seat, option - PAY))
    else:
        for option in options:
            worths.append(standing.gain(seat, option - TAKE) + standing.harm(seat, option - TAKE))
    return worths


def rate_places(standing: Standing, card: i64, seat: i64, options: list[int]) -> list[float]:
    """Say what a drawn card is worth in each place, beside what the average card would be worth there instead."""
    gain, harm = standing.gain(seat, card), standing.harm(seat, card)
    usual = usual_swing(standing, seat)
    worths: list[float] = []
    for option in options:
        if option == KEEP:
            worths.append(gain - 0.5 * usual)
        elif option == OFFER:
            worths.append(0.5 * usual - harm)
        else:
            worths.append(LATER * (gain + harm - usual))
    return worths


def usual_swing(standing: Standing, seat: i64) -> float:
    """Say what the average card still to come is worth to a seat, its harm with others included."""
    worth = 0.0
    left = 0.0
    for category in range(5):
        count = float(standing.coming[category])
        if count > 0.0:
            value = float(standing.values[category]) / count
            worth += count * (standing.more(category, seat, value) - standing.more(category, seat, -value))
            left += count
    gold = float(standing.coming_gold)
    if gold > 0.0:
        worth += 2.0 * gold * standing.price(seat)
    return worth / max(1.0, float(standing.left))


def die(standing: Standing, seat: i64, option: i64, both: bool) -> float:
    """Say what it is worth to turn a die, first of two or alone, or to leave the card unused."""
    if option == DISCARD_UNUSED:
        return 0.0
    sense: i64 = -1 if option >= LOWER else 1
    first = option - LOWER if option >= LOWER else option - RAISE
    worth = standing.turn(seat, first, sense)
    if both:
        second = -100.0
        for category in range(5):
            if category != first:
                second = max(second, standing.turn(seat, category, sense))
        worth += second
    return worth


# Auctions


def lot_worth(standing: Standing, clause: Bidding, seat: i64, lot: i64) -> float:
    """Say what it is worth to buy a lot rather than let another have it."""
    worth = standing.gain(seat, lot)
    if lot >= GOLD and lot < CHURCH:
        return worth
    if clause.bidder >= 0:
        if lot < GOLD:
            return worth + standing.against(lot // 9, seat, clause.bidder, float(standing.g.deck.values[lot]))
        return worth + standing.harm(seat, lot)
    return worth + 0.7 * standing.harm(seat, lot)


def bluffed(standing: Standing, clause: Bidding) -> bool:
    """Say whether the highest bidder cannot pay: whoever passes then sees the lot auctioned again, and takes a card."""
    g = standing.g
    return clause.bidder >= 0 and clause.high > means(g, clause.bidder, is_gold(g.zones[CENTRE][0]))


def bid(standing: Standing, clause: Bidding, seat: i64, options: list[int], chance: Chance) -> i64:
    """Make the least raise that is worth its price and can be paid, or pass."""
    if bluffed(standing, clause):
        return PASS
    g = standing.g
    lot: i64 = g.zones[CENTRE][0]
    fancy = 1.0 + FANCY * (float(chance.below(GRAIN)) / 1024.0 - 0.5)
    worth = lot_worth(standing, clause, seat, lot) * fancy
    least = clause.high + 1
    if is_gold(lot):
        return BID + least if least <= clause.limit and cost_in_cards(standing, seat, least, worth) < worth else PASS
    price = exact(g.zones[reserve(seat)], least)
    if price < 0 or price > clause.limit or float(price) * standing.price(seat) > worth:
        return PASS
    return BID + price


def rate_bids(standing: Standing, clause: Bidding, seat: i64, options: list[int]) -> list[float]:
    """Say what each bid is worth if it buys the lot, and passing."""
    g = standing.g
    lot: i64 = g.zones[CENTRE][0]
    worth = lot_worth(standing, clause, seat, lot)
    bluff = bluffed(standing, clause)
    coin = standing.price(seat)
    in_cards = is_gold(lot)
    mine = g.zones[reserve(seat)]
    most = means(g, seat, in_cards)
    worths: list[float] = []
    for option in options:
        if option == PASS:
            worths.append(worth if bluff else 0.0)
            continue
        amount: i64 = option - BID
        if amount > most:
            worths.append(NEVER)
        elif in_cards:
            cost = cost_in_cards(standing, seat, amount, worth + 10.0)
            worths.append(worth - cost)
        else:
            worths.append(worth - coin * float(exact(mine, amount)) + RISE * float(amount))
    return worths


def cost_in_cards(standing: Standing, seat: i64, count: i64, enough: float) -> float:
    """Add up what the cheapest so many cards of a seat cost it; no further than what is enough."""
    mine = standing.g.zones[reserve(seat)]
    if count > len(mine):
        return enough + 1.0
    losses = sorted([standing.loss(seat, card) for card in mine])
    total = 0.0
    for index in range(count):
        total += losses[index]
        if total > enough:
            break
    return total


def exact(cards: list[int], price: i64) -> i64:
    """Give the least amount from a price on that can be paid exactly with the gold among some cards; -1 if none."""
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    for card in cards:
        if card == GOLD:
            ones += 1
        elif card == GOLD + 1:
            twos += 1
        elif card == GOLD + 2:
            threes += 1
    best: i64 = -1
    for big in range(threes + 1):
        for middle in range(twos + 1):
            rest = price - 3 * big - 2 * middle
            small: i64 = max(0, rest)
            if small <= ones:
                total = 3 * big + 2 * middle + small
                if best < 0 or total < best:
                    best = total
    return best


def next_coin(g: Biblios, seat: i64, price: i64, options: list[int]) -> i64:
    """Go on with the payment that wastes least, the largest coin first that leaves the rest payable; or be done."""
    due = price - gold_in(g.zones[spent(seat)])
    if due <= 0:
        return DONE
    mine = g.zones[reserve(seat)]
    aim = exact(mine, due)
    for index in range(len(options) - 1, -1, -1):
        kind: i64 = options[index] - PAY
        worth = gold_value(kind)
        if 0 < worth <= aim:
            rest = mine[:]
            rest.remove(int(kind))
            if worth == aim or exact(rest, aim - worth) == aim - worth:
                return options[index]
    return options[len(options) - 1]


def policy(rules: BibliosRules) -> BibliosPolicy:
    """Give the quick player for tables with these rules."""
    return BibliosPolicy()
