"""Biblios in codes and plain values: what is asked, what lies open, and the rule behind each prompt and event."""

from typing import Final

from readingroom.engine.event import BACK, NONE, Event
from readingroom.engine.prompt import Prompt
from readingroom.games.biblios.clauses import Allocate, Bidding, Church, PayCards, PayGold, SecondDie, TakePublic
from readingroom.games.biblios.components import CATEGORIES, CHURCH, Deck, gold_in, is_gold
from readingroom.games.biblios.state import DISCARD, GIFTS
from readingroom.games.biblios.view import BibliosView

CHURCH_KINDS: Final = ("plus", "minus", "plus-two", "minus-two", "either")

EVENT_RULES: Final = {
    "first": "BIB-S3", "turn": "BIB-G1", "draw": "BIB-G1", "keep": "BIB-G2", "offer": "BIB-G2",
    "set-aside": "BIB-G2", "take": "BIB-G4", "church": "BIB-G7", "unused": "BIB-K1", "used": "BIB-K1",
    "die": "BIB-K2", "auctions": "BIB-A1", "lot": "BIB-A1", "bid": "BIB-A2", "pass": "BIB-A2", "unsold": "BIB-A3",
    "sold": "BIB-A6", "culprit": "BIB-A7", "steal": "BIB-A7", "lose": "BIB-A8", "lay": "BIB-A4", "pay": "BIB-A4",
    "win": "BIB-A6", "end": "BIB-E1",
}  # fmt: skip

PROMPT_RULES: Final = {
    "allocate": "BIB-G1", "take": "BIB-G4", "church": "BIB-K2", "second-die": "BIB-K2", "bid-gold": "BIB-A2",
    "bid-cards": "BIB-A5", "pay-gold": "BIB-A4", "pay-cards": "BIB-A5", "over": "BIB-E1",
}  # fmt: skip


def prompt(deck: Deck, view: BibliosView) -> Prompt:
    """Say what is asked now of the seat that is to answer, with its figures as far as the viewer may know them."""
    code, values = asked_of(deck, view)
    return Prompt(code, PROMPT_RULES[code], values)


def asked_of(deck: Deck, view: BibliosView) -> tuple[str, dict[str, int | str | None]]:
    """Give the code and the figures of what is asked now."""
    if not view.agenda:
        return "over", {}
    seat, clause = view.agenda[-1]
    reserve = view.reserve(seat)
    if isinstance(clause, Allocate):
        card = view.looking(seat)[0]
        return "allocate", {"card": card_text(deck, card), "own": clause.own, "public": clause.public}
    if isinstance(clause, TakePublic):
        return "take", {}
    if isinstance(clause, Church):
        return "church", church_values(deck, clause.card)
    if isinstance(clause, SecondDie):
        return "second-die", {**church_values(deck, clause.card), "first": CATEGORIES[clause.first]}
    if isinstance(clause, Bidding):
        assert view.centre is not None
        in_cards = is_gold(view.centre)
        means = len(reserve) if in_cards else known_gold(reserve)
        bidder = None if clause.bidder == NONE else clause.bidder
        values: dict[str, int | str | None] = {"card": card_text(deck, view.centre), "high": clause.high}
        return "bid-cards" if in_cards else "bid-gold", {**values, "means": means, "bidder": bidder}
    if isinstance(clause, PayGold):
        return "pay-gold", {"price": clause.price, "laid": known_gold(view.spent(seat))}
    assert isinstance(clause, PayCards)
    return "pay-cards", {"count": clause.count}


def known_gold(cards: list[int]) -> int | None:
    """Add up the gold among some cards; nothing if one of them is a back."""
    return None if BACK in cards else int(gold_in(cards))


def rule_of(event: Event) -> str:
    """Name the rule behind an event; what is paid for gold is paid in cards."""
    if event.code == "pay" and event.target != DISCARD:
        return "BIB-A5"
    return EVENT_RULES[event.code]


def church_values(deck: Deck, card: int) -> dict[str, int | str | None]:
    """Give the church card that is resolved, and its kind."""
    return {"card": card_text(deck, card), "kind": CHURCH_KINDS[card - CHURCH]}


def card_text(deck: Deck, card: int) -> str | None:
    """Give the text of a card; nothing for a back."""
    return deck.text(card) if card >= 0 else None


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
