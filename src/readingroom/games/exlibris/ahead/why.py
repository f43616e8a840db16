"""Why something cannot be done now in Ex Libris, from what a seat sees, as far as it is the same for many clauses.

What is true of one clause, one location or one assistant stands there (`why_not`); about cards, in why_cards.py.
"""

from typing import Final

from readingroom.engine.clause import PlainValue
from readingroom.engine.prompt import Prompt
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import (
    AT,
    BID,
    DONE,
    DRAW_ONE,
    PLACE,
    RECALL,
    SHELVE,
    SHIFT,
    SPACE,
    SPECIAL,
    TO,
    TURN,
)
from readingroom.games.exlibris.ahead.why_cards import card_hindrance, place_hindrance
from readingroom.games.exlibris.components import (
    CARDS,
    HOME,
    LOCATION_NAMES,
    PLAIN,
    Deck,
)
from readingroom.games.exlibris.effects import EFFECT_BOOK
from readingroom.games.exlibris.state import READY, special_of
from readingroom.games.exlibris.view import ExLibrisView

DRAWING: Final = ("home-action", "both-home-actions")


def no_card(deck: Deck, action: int) -> bool:
    """Say whether an action is about a card that there is not in a small deck."""
    return SHELVE <= action < TURN + CARDS and (action - SHELVE) % CARDS >= len(deck.texts)


def hindrance(deck: Deck, view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
    """Say what keeps the viewer from an action, where the clause that asks has nothing to say of its own."""
    if action >= SHELVE:
        return card_hindrance(deck, view, asked, action)
    if action >= AT:
        return place_hindrance(view, asked, action)
    if action >= RECALL:
        return None
    if action >= PLACE:
        special = action >= SPECIAL
        return placing(deck, view, asked, special, action - (SPECIAL if special else PLACE))
    if action >= TO:
        return None
    if action >= SPACE:
        return space(deck, view, asked, action)
    return None if action >= SHIFT else drawing(view, asked, action)


# Placing assistants


def placing(deck: Deck, view: ExLibrisView, asked: Prompt, special: bool, tile: int) -> Reason | None:
    """EXL-R3: say why an assistant cannot be placed at a location or at home."""
    me = view.seat
    if asked.code != "place-assistant":
        return None
    if READY not in (view.where(me)[:1] if special else view.where(me)[1:]):
        return Reason("no-special" if special else "no-plain", "EXL-R3", {})
    if tile == HOME:
        return Reason("home-full", "EXL-R3", {})
    return entering(deck, view, view.kind(me) if special else PLAIN, tile)


def entering(deck: Deck, view: ExLibrisView, kind: int, tile: int) -> Reason | None:
    """EXL-R3: say why an assistant that one has cannot go to a location."""
    table = view.table
    held = table.held(tile)
    values: dict[str, PlainValue] = {"location": LOCATION_NAMES[tile]}
    if not table.tiles >> tile & 1:
        return Reason("not-in-town", "EXL-R3", values)
    for seat in range(view.seats):
        habits = EFFECT_BOOK.habits[table.kinds[seat]]
        if table.where[special_of(seat)] == tile and habits.bars(tile):
            return habits.why_barred(seat, tile)
    if held and table.alone():
        return Reason("one-each", "EXL-O4", values)
    spaces = deck.locations[tile].open_spaces(view.seats)
    full = Reason("full", "EXL-R3", {**values, "count": int(spaces)})
    return (
        EFFECT_BOOK.habits[kind].why_not(table, view.seat, tile) or EFFECT_BOOK.effects[tile].why_not(held, 0) or full
    )


def space(deck: Deck, view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
    """EXL-R3: say why a space cannot be taken: it must be open, and free; or the location has a word to say."""
    bids = action >= BID
    number = action - (BID if bids else SPACE) + 1
    if bids:
        return bidding(view, number) if asked.code in ("choose-space", "place-assistant") else None
    if asked.code != "choose-space":
        return None
    tile = LOCATION_NAMES.index(str(asked.values["location"]))
    if EFFECT_BOOK.takes_bids >> tile & 1:
        return None
    if number > deck.locations[tile].open_spaces(view.seats):
        return Reason("space-closed", "EXL-R3", {"number": number})
    if view.table.held(tile) >> number - 1 & 1:
        return Reason("space-held", "EXL-R3", {"number": number})
    return Reason("space-same", asked.rule, {})


def bidding(view: ExLibrisView, number: int) -> Reason | None:
    """Say why a bid is too low, at the location that takes bids."""
    for tile, effect in enumerate(EFFECT_BOOK.effects):
        if effect.takes_bids:
            return effect.why_not(view.table.held(tile), number)
    return None


# What is done without a thing


def drawing(view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
    """EXL-R5: one home action of a sort; what has to be done cannot be declined."""
    if action == DRAW_ONE and asked.code in DRAWING:
        done = asked.code == "both-home-actions" and not view.agenda[-1][1].numbers()[0] & 1
        return Reason("drawn", "EXL-R5", {}) if done else Reason("pile-empty", "EXL-S5", {})
    if action != DONE:
        return None
    more = asked.values.get("more")
    return Reason("give-more", asked.rule, {"count": more}) if more else Reason("must", asked.rule, {})
