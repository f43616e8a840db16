"""Biblios in plain values: what an event says, and the public facts, by names."""

from readingroom.engine.clause import PlainValue
from readingroom.engine.event import NONE, Event
from readingroom.games.biblios.auctions import Bidding
from readingroom.games.biblios.components import CATEGORIES, Deck, is_gold
from readingroom.games.biblios.state import GIFTS, owner_of
from readingroom.games.biblios.view import BibliosView


def told(deck: Deck, event: Event) -> dict[str, PlainValue]:
    """Give what an event says by names; a card that is not seen is None."""
    values: dict[str, PlainValue] = {}
    if event.seat != NONE:
        values["player"] = event.seat
    if event.card != NONE:
        values["card"] = deck.text(event.card) if event.card >= 0 else None
    match event.code:
        case "die":
            values |= {"category": CATEGORIES[event.what], "number": event.number}
        case "bid" | "sold":
            values["number"] = event.number
        case "culprit":
            values |= {"unit": "cards" if event.what else "gold", "number": event.number}
        case "steal":
            values["victim"] = owner_of(event.source)
    return values


def facts(view: BibliosView) -> dict[str, object]:
    """Give the public facts by their names: the phase, whose turn it is, the dice, and how the auction stands."""
    told: dict[str, object] = {
        "phase": "over" if view.over else "gifts" if view.phase == GIFTS else "auctions",
        "active": view.active,
        "first": view.facts[2],
        "dice": {name: view.dice[number] for number, name in enumerate(CATEGORIES)},
        "auction": None,
    }
    if view.agenda and isinstance(view.agenda[-1][1], Bidding):
        told["auction"] = auction(view, view.agenda[-1][1])
    return told


def auction(view: BibliosView, clause: Bidding) -> dict[str, object]:
    """Give the highest bid and whose it is, and the seats that are still in, or could not pay for this card."""
    assert view.centre is not None
    return {
        "unit": "cards" if is_gold(view.centre) else "gold",
        "high": clause.high,
        "bidder": None if clause.bidder == NONE else clause.bidder,
        "still": [seat for seat in range(view.seats) if clause.still >> seat & 1],
        "barred": [seat for seat in range(view.seats) if clause.barred >> seat & 1],
    }
