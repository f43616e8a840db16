"""Why something cannot be done now in Ex Libris, from what a seat sees: assistants here, cards in why_cards.py."""

from typing import Final

from readingroom.engine.clause import PlainValue
from readingroom.engine.prompt import Prompt
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import (
    AT,
    BID,
    DONE,
    DRAW_ONE,
    KEEP,
    NAME,
    OUST,
    PLACE,
    RECALL,
    REMOVE,
    SHELVE,
    SHIFT,
    SPACE,
    SPECIAL,
    TO,
)
from readingroom.games.exlibris.ahead.why_cards import card_hindrance, place_hindrance
from readingroom.games.exlibris.components import (
    AUCTION_HOUSE,
    DIVINERS_HUT,
    GHOST,
    HOME,
    LOCATION_NAMES,
    PLAIN,
    SASQUATCH,
    Deck,
)
from readingroom.games.exlibris.effects import BOOK
from readingroom.games.exlibris.state import PER_SEAT, READY, special_of
from readingroom.games.exlibris.view import ExLibrisView

DRAWING: Final = ("home-action", "both-home-actions")
LIBRARIES: Final = ("choose-library", "choose-open-library")


def hindrance(deck: Deck, view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
    """Say what keeps the viewer from an action; nothing if only something else is asked."""
    if action >= SHELVE:
        return card_hindrance(deck, view, asked, action)
    if action >= AT:
        return place_hindrance(view, asked, action)
    if action >= RECALL:
        return assistant(view, asked, action)
    if action >= PLACE:
        special = action >= SPECIAL
        return placing(deck, view, asked, special, action - (SPECIAL if special else PLACE))
    if action >= TO:
        return named(view, asked, action)
    if action >= SPACE:
        return space(deck, view, asked, action)
    if action >= SHIFT:
        return Reason("no-shift", "EXL-A10", {}) if asked.code == "choose-group" else None
    return drawing(view, asked, action)


def clause_numbers(view: ExLibrisView) -> tuple[int, ...]:
    """Give the integers of what the viewer is asked."""
    agenda = view.lanes[view.seat] if view.lanes else view.agenda
    return agenda[-1][1].numbers()


# Placing assistants


def placing(deck: Deck, view: ExLibrisView, asked: Prompt, special: bool, tile: int) -> Reason | None:
    """EXL-R3: say why an assistant cannot be placed at a location or at home."""
    me = view.seat
    kind = view.kind(me) if special else PLAIN
    if asked.code == "guild":
        return displacing(view, special, tile)
    if asked.code != "place-assistant":
        return None
    if READY not in (view.where(me)[:1] if special else view.where(me)[1:]):
        return Reason("no-special" if special else "no-plain", "EXL-R3", {})
    if tile == HOME:
        return Reason("home-full", "EXL-R3", {})
    return entering(deck, view, kind, tile)


def entering(deck: Deck, view: ExLibrisView, kind: int, tile: int) -> Reason | None:
    """EXL-R3: say why an assistant that one has cannot go to a location."""
    table = view.table
    held = table.held(tile)
    values: dict[str, PlainValue] = {"location": LOCATION_NAMES[tile]}
    if not table.tiles >> tile & 1:
        return Reason("not-in-town", "EXL-R3", values)
    for seat in range(view.seats):
        if table.where[special_of(seat)] == tile and BOOK.habits[table.kinds[seat]].bars(tile):
            return Reason("snowman", "EXL-A8", {**values, "player": seat})
    if held and table.alone():
        return Reason("one-each", "EXL-O4", values)
    if kind == GHOST and tile == DIVINERS_HUT:
        return Reason("ghost-hut", "EXL-A7", {})
    if kind == SASQUATCH and table.opponents_at(view.seat, tile):
        return Reason("sasquatch", "EXL-A5", values)
    if tile == AUCTION_HOUSE and held:
        return Reason("top-bid", "EXL-L3", {"high": highest(held)})
    spaces = deck.locations[tile].open_spaces(view.seats)
    return Reason("full", "EXL-R3", {**values, "count": int(spaces)})


def displacing(view: ExLibrisView, special: bool, tile: int) -> Reason | None:
    """EXL-L15: say why the Guild cannot move an assistant there."""
    if HOME not in (view.where(view.seat)[:1] if special else view.where(view.seat)[1:]):
        return Reason("guild-home", "EXL-L15", {"assistant": "special" if special else "plain"})
    if tile == HOME or not view.table.opponents_at(view.seat, tile):
        return Reason("guild-nobody", "EXL-L15", {"location": LOCATION_NAMES[tile]})
    return Reason("ghost-hut", "EXL-A7", {})


def space(deck: Deck, view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
    """EXL-L3: a bid must be higher; EXL-R3: a space must be open, and free."""
    bids = action >= BID
    number = action - (BID if bids else SPACE) + 1
    if bids:
        held = view.table.held(AUCTION_HOUSE)
        if asked.code not in ("choose-space", "place-assistant") or not held or number > highest(held):
            return None
        return Reason("outbid", "EXL-L3", {"number": number, "high": highest(held)})
    if asked.code != "choose-space" or asked.values["location"] == LOCATION_NAMES[AUCTION_HOUSE]:
        return None
    tile = LOCATION_NAMES.index(str(asked.values["location"]))
    if number > deck.locations[tile].open_spaces(view.seats):
        return Reason("space-closed", "EXL-R3", {"number": number})
    if view.table.held(tile) >> number - 1 & 1:
        return Reason("space-held", "EXL-R3", {"number": number})
    return Reason("space-same", asked.rule, {})


def highest(held: int) -> int:
    """Give the number of the highest of some bid spaces."""
    return 4 if held & 8 else 3 if held & 4 else 2 if held & 2 else 1


# Assistants that stand already, and locations that leave


def assistant(view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
    """EXL-L8, EXL-L15, EXL-O5: say why an assistant cannot be called home or displaced, or a tile removed."""
    if action > REMOVE:
        values: dict[str, PlainValue] = {"location": LOCATION_NAMES[action - REMOVE]}
        return Reason("not-in-town", "EXL-O5", values) if asked.code == "remove-tile" else None
    if action >= OUST:
        return Reason("oust-there", "EXL-L15", {}) if asked.code == "oust" else None
    return recalling(view, action - RECALL) if asked.code == "lodge" else None


def recalling(view: ExLibrisView, piece: int) -> Reason | None:
    """EXL-L8 (a): another of one's own assistants, from a location, once, if there is room at home."""
    owner, number = piece // int(PER_SEAT), piece % int(PER_SEAT)
    if owner != view.seat:
        return Reason("lodge-own", "EXL-L8", {})
    if not clause_numbers(view)[0] & 1:
        return Reason("lodge-once", "EXL-L8", {})
    if view.where(owner)[number] <= HOME:
        return Reason("lodge-away", "EXL-L8", {})
    if piece == view.table.visitor:
        return Reason("lodge-itself", "EXL-L8", {})
    return Reason("home-full", "EXL-L8", {})


# Categories, players, libraries, and what is done without a thing


def named(view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
    """EXL-L7, EXL-A1, EXL-L5, EXL-S2: say why a category, a player or a library cannot be chosen."""
    if action > KEEP:
        return Reason("not-offered", "EXL-S2", {}) if asked.code in LIBRARIES else None
    if action >= NAME:
        if asked.code != "bet" or action - NAME not in view.table.named:
            return None
        return Reason("named", "EXL-L7", {"player": view.table.named.index(action - NAME)})
    other = action - TO
    if asked.code not in ("steal", "give-to") or other >= view.seats:
        return None
    if other == view.seat:
        return Reason("yourself", asked.rule, {})
    if asked.code == "steal" and clause_numbers(view)[0] >> other & 1:
        return Reason("asked-already", "EXL-A1", {"player": other})
    return Reason("not-beside", "EXL-A1", {"player": other, "location": view.place()})


def drawing(view: ExLibrisView, asked: Prompt, action: int) -> Reason | None:
    """EXL-R5: one home action of a sort; what has to be done cannot be declined."""
    if action == DRAW_ONE and asked.code in DRAWING:
        done = asked.code == "both-home-actions" and not clause_numbers(view)[0] & 1
        return Reason("drawn", "EXL-R5", {}) if done else Reason("pile-empty", "EXL-S5", {})
    if action != DONE:
        return None
    more = asked.values.get("more")
    return Reason("give-more", asked.rule, {"count": more}) if more else Reason("must", asked.rule, {})
