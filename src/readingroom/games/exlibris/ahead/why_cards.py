"""Why a card cannot be shelved, taken or given now in Ex Libris, and why not into that place; from what a seat sees."""

from typing import Final

from readingroom.engine.clause import PlainValue
from readingroom.engine.prompt import Prompt
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import AT, DISCARD, GIVE, LIFT, OVER, SHELVE, SWAP, TAKE, TURN
from readingroom.games.exlibris.components import CARDS, Deck
from readingroom.games.exlibris.giving import FROM_HAND
from readingroom.games.exlibris.shelf.rows import COLUMNS, WIDEST
from readingroom.games.exlibris.shelf.shelf import Shelf
from readingroom.games.exlibris.view import ExLibrisView

PLACING: Final = ("place-card", "place-or-bury", "place-or-shift", "fill-gap")
SHELVING: Final = ("home-action", "both-home-actions", "shelve-hand")
HERE: Final = ("take", "burn", "give-one")  # about the cards that lie at a location
SEARCHING: Final = ("search", "take-showing")
OPEN: Final = ("take-revealed", "sale", "salvage", "keep-either")
ON_SHELF: Final = ("lodge", "place-or-shift", "choose-group", "slide-from", "slide-to")


# Into a place of the shelf


def place_hindrance(view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
    """EXL-H1, EXL-H3, EXL-A3: say why a card cannot go to a place of the shelf."""
    if asked.code not in PLACING:
        return Reason("nothing-up", "EXL-H1", {}) if view.hand(view.seat) else Reason("no-hand", "EXL-R5", {})
    if action >= OVER:
        return Reason("mummy-only", "EXL-A3", {})
    shelf = view.shelf(view.seat)
    place = action - AT
    if shelf.has(place):
        return Reason("place-held", "EXL-H1", {})
    if not shelf.cards:
        return Reason("first-card", "EXL-H1", {})
    if place < COLUMNS and shelf.height() == 3:
        return Reason("fourth-row", "EXL-H1", {})
    if not touches(shelf, place):
        return Reason("not-touching", "EXL-H1", {})
    if shelf.width() == WIDEST:
        return Reason("too-wide", "EXL-H1", {"most": int(WIDEST)})
    return Reason("splits", "EXL-H3", {})


def touches(shelf: Shelf, place: int) -> bool:
    """EXL-H1: say whether a card stands left or right of a place, above or below it."""
    row, column = place // int(COLUMNS), place % int(COLUMNS)
    left = column > 0 and shelf.has(place - 1)
    right = column < WIDEST and shelf.has(place + 1)
    above = row > 1 and shelf.has(place - COLUMNS)
    below = row < 3 and shelf.has(place + COLUMNS)
    return left or right or above or below


# A card


def card_hindrance(deck: Deck, view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
    """Say why something cannot be done with a card."""
    if action >= TURN:
        return None
    card = (action - SHELVE) % CARDS
    if action < TAKE:
        return shelving(deck, view, asked, card)
    if action < DISCARD:
        return taking(deck, view, asked, card)
    if action < LIFT:
        return giving(deck, view, asked, card, action < GIVE)
    if action < SWAP:
        return lifting(deck, view, asked, card)
    return swapping(deck, view, asked, card)


def shelving(deck: Deck, view: ExLibrisView, asked: Prompt, card: int) -> Reason | None:
    """EXL-R5: one shelves a card of one's hand."""
    hand = view.hand(view.seat)
    values: dict[str, PlainValue] = {"card": deck.text(card)}
    if asked.code in SHELVING and card in hand:
        return Reason("shelved", "EXL-R5", {})
    if asked.code in SHELVING and hand:
        return Reason("not-in-hand", asked.rule, values)
    if asked.code in SHELVING or (asked.code == "place-assistant" and not hand):
        return Reason("no-hand", "EXL-R5", {})
    return Reason("shelve-later", "EXL-R5", {}) if asked.code == "place-assistant" else None


def taking(deck: Deck, view: ExLibrisView, asked: Prompt, card: int) -> Reason | None:
    """Say why a card cannot be taken: it lies elsewhere, or does not show the category."""
    values: dict[str, PlainValue] = {"card": deck.text(card)}
    if asked.code in HERE:
        return Reason("not-here", asked.rule, {**values, "location": view.location()})
    if asked.code in SEARCHING:
        pile = view.discards if asked.code == "search" else view.looking(view.seat)
        return showing(asked, card in pile, values)
    return Reason("not-laid-out", asked.rule, values) if asked.code in OPEN else None


def showing(asked: Prompt, there: bool, values: dict[str, PlainValue]) -> Reason:
    """Say that a card which is there does not show the category, or that it is not there."""
    if there:
        return Reason("not-showing", asked.rule, {**values, "category": asked.values["category"]})
    return Reason("not-laid-out", asked.rule, values)


def giving(deck: Deck, view: ExLibrisView, asked: Prompt, card: int, discards: bool) -> Reason | None:
    """Say why a card cannot be given up, given away or laid out."""
    values: dict[str, PlainValue] = {"card": deck.text(card)}
    if asked.code in HERE:
        return Reason("not-here", asked.rule, {**values, "location": view.location()})
    if asked.code == "hand-over" and card in view.hand(view.seat):
        return showing(asked, True, values)
    if asked.code == "give-up" if discards else asked.code in ("swap-hand", "lay-out", "hand-over", "pay-tax"):
        return not_given(view, asked, card, values)
    return None


def not_given(view: ExLibrisView, asked: Prompt, card: int, values: dict[str, PlainValue]) -> Reason | None:
    """EXL-H4: only the upper card of a place can leave the shelf; and some give from their hand only."""
    if asked.code == "give-up":
        from_hand = view.agenda[-1][1].numbers()[2] == FROM_HAND
    else:
        from_hand = asked.code != "pay-tax"
    if from_hand and card in view.uppers():
        return Reason("hand-only", asked.rule, values)
    return not_mine(view, asked, card, values)


def not_mine(view: ExLibrisView, asked: Prompt, card: int, values: dict[str, PlainValue]) -> Reason:
    """Say that a card is neither in the viewer's hand nor on their shelf, or buried there."""
    if card in view.hidden(view.seat):
        return Reason("buried", "EXL-H4", values)
    return Reason("not-yours", asked.rule, values)


# On the shelf


def lifting(deck: Deck, view: ExLibrisView, asked: Prompt, card: int) -> Reason | None:
    """Say that a card cannot be moved which is not on the shelf."""
    if asked.code not in ON_SHELF or card in view.uppers():
        return None
    return Reason("not-on-shelf", asked.rule, {"card": deck.text(card)})


def swapping(deck: Deck, view: ExLibrisView, asked: Prompt, card: int) -> Reason | None:
    """Say that a shelved card cannot be exchanged with one that is not one's own."""
    return not_mine(view, asked, card, {"card": deck.text(card)}) if asked.code == "rearrange" else None
