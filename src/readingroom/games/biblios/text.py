"""Biblios in plain values: what an event says, and the public facts, by names."""

from readingroom.engine.clause import PlainValue
from readingroom.engine.event import BACK, NONE, Event
from readingroom.games.biblios.auctions import Bidding
from readingroom.games.biblios.components import CATEGORIES, Deck, is_gold
from readingroom.games.biblios.state import GIFTS, owner_of, reserve, spent, zone_text
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
        "speakers": [(view.active + step) % view.seats for step in range(1, view.seats + 1)],  # BIB-A2
        "unit": None if view.phase == GIFTS or view.centre is None else unit_of(view.centre),
        "auction": None,
    }
    if view.agenda and isinstance(view.agenda[-1][1], Bidding):
        told["auction"] = auction(view, view.agenda[-1][1])
    return told


def unit_of(lot: int) -> str:
    """BIB-A4, BIB-A5: name in what is bid and paid for a card: gold, and for gold in cards."""
    return "cards" if is_gold(lot) else "gold"


def known(deck: Deck, view: BibliosView) -> dict[str, object]:
    """Say which cards the viewer saw go into the hidden reserves, and how many left them unseen."""
    found: dict[str, object] = {}
    for seat in range(view.seats):
        if BACK in view.reserve(seat):
            cards, unseen = remembered(view, seat)
            found[zone_text(reserve(seat))] = {"cards": [deck.text(card) for card in cards], "unseen": unseen}
    return found


def remembered(view: BibliosView, seat: int) -> tuple[list[int], int]:
    """List the cards that were seen going into a reserve and not leaving it, and count those that left it unseen."""
    mine, laid = reserve(seat), spent(seat)
    cards: list[int] = []
    unseen = 0
    for event in view.past:
        if event.card == NONE:
            continue
        if event.target == mine and event.card >= 0:
            cards.append(event.card)
        if event.source == laid or (event.source == mine and event.code != "lay"):
            if event.card in cards:
                cards.remove(event.card)
            unseen += int(event.card == BACK)
    return sorted(cards), unseen


def auction(view: BibliosView, clause: Bidding) -> dict[str, object]:
    """Give the highest bid and whose it is, and the seats that are still in, or could not pay for this card."""
    return {
        "high": clause.high,
        "bidder": None if clause.bidder == NONE else clause.bidder,
        "still": [seat for seat in range(view.seats) if clause.still >> seat & 1],
        "barred": [seat for seat in range(view.seats) if clause.barred >> seat & 1],
    }
