"""Why something cannot be done now in Biblios, from what a seat sees: one function for each sort of action."""

from typing import Final

from readingroom.engine.prompt import Prompt
from readingroom.engine.reason import Reason
from readingroom.games.biblios.actions import BID, DONE, LOWER, PAY, RAISE, SET_ASIDE, TAKE
from readingroom.games.biblios.components import CATEGORIES, Deck, gold_value
from readingroom.games.biblios.view import BibliosView

PLACES: Final = ("keep", "offer", "auction")  # by action
UP: Final = ("plus", "plus-two", "either")  # the church cards that raise dice
DOWN: Final = ("minus", "minus-two", "either")
TWO: Final = ("plus-two", "minus-two")


def hindrance(deck: Deck, view: BibliosView, asked: Prompt, action: int) -> Reason | None:
    """Say what keeps the viewer from an action; nothing if only something else is asked."""
    if action <= SET_ASIDE:
        return Reason("place-full", "BIB-G2", {"place": PLACES[action]}) if asked.code == "allocate" else None
    if action == DONE:
        return unpaid(asked)
    if RAISE <= action <= BID:
        return die(view, asked, action)
    if BID < action < TAKE:
        return bid(view, asked, action - BID)
    if TAKE <= action < PAY:
        text = deck.text(action - TAKE)
        return Reason("not-public", "BIB-G4", {"card": text}) if asked.code == "take" else None
    return pay(deck, asked, action - PAY) if action >= PAY else None


def bid(view: BibliosView, asked: Prompt, amount: int) -> Reason | None:
    """BIB-A2: more than the highest bid; BIB-A9: with honest bids no more than one has; BIB-A10: nor than there is."""
    if asked.code != "bid":
        return None
    high = asked.values["high"]
    means = asked.values["means"]
    if isinstance(high, int) and amount <= high:
        return Reason("bid-low", "BIB-A2", {"high": high})
    if view.honest and isinstance(means, int) and amount > means:
        return Reason("bid-poor", "BIB-A9", {"means": means, "unit": asked.values["unit"]})
    return Reason("bid-high", "BIB-A10", {})


def unpaid(asked: Prompt) -> Reason | None:
    """BIB-A4: what lies there must be the price at least."""
    if asked.code == "pay-cards":
        return Reason("cards-short", "BIB-A5", {"count": asked.values["count"]})
    if asked.code != "pay-gold":
        return None
    return Reason("gold-short", "BIB-A4", {"price": asked.values["price"], "laid": asked.values["laid"]})


def pay(deck: Deck, asked: Prompt, card: int) -> Reason | None:
    """BIB-A4: a price in gold is paid with gold; BIB-A5: one in cards with any card of the reserve."""
    if asked.code not in ("pay-gold", "pay-cards"):
        return None
    if asked.code == "pay-gold" and not gold_value(card):
        return Reason("only-gold", "BIB-A4", {"card": deck.text(card)})
    return Reason("not-in-reserve", asked.rule, {"card": deck.text(card)})


def die(view: BibliosView, asked: Prompt, action: int) -> Reason | None:
    """BIB-K2: as the church card says, two different dice with some; BIB-K3: between 1 and 6."""
    if asked.code not in ("church", "second-die"):
        return None
    up = action < LOWER
    category = action - (RAISE if up else LOWER)
    kind = str(asked.values["kind"])
    name = CATEGORIES[category]
    if kind not in (UP if up else DOWN):
        return Reason("wrong-way", "BIB-K2", {"way": "raise" if up else "lower"})
    if asked.values.get("first") == name:
        return Reason("same-die", "BIB-K2", {"category": name})
    if view.dice[category] == (6 if up else 1):
        return Reason("die-end", "BIB-K3", {"category": name, "die": view.dice[category]})
    return Reason("two-dice", "BIB-K3", {}) if kind in TWO else None
