"""Ex Libris in plain values: what an event says, what it moves, and the public facts, by names."""

from typing import Final

from mypy_extensions import i64

from readingroom.engine.clause import PlainValue
from readingroom.engine.event import NONE, Event, Moved
from readingroom.games.exlibris.ahead.ahead import forms
from readingroom.games.exlibris.components import (
    ASSISTANT_NAMES,
    CATEGORIES,
    HOME,
    LAST_LOCATION,
    LOCATION_NAMES,
    PLAIN,
    Deck,
)
from readingroom.games.exlibris.effects import EFFECT_BOOK
from readingroom.games.exlibris.end.fates import fates
from readingroom.games.exlibris.placing import Placement
from readingroom.games.exlibris.shelf.rows import COLUMNS, DIRECTIONS, place_text
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf
from readingroom.games.exlibris.solo import CLUE_ROUNDS, LEVELS, ROUNDS
from readingroom.games.exlibris.state import (
    AT,
    CATEGORY,
    CATEGORY_CARDS,
    FIRST_OWN,
    LIBRARIES,
    LIBRARY,
    OUT,
    OWN,
    PER_SEAT,
    REMOVED,
    TILE,
    card_text,
    owner_of,
    zone_text,
)
from readingroom.games.exlibris.view import ExLibrisView

STANDING: Final = ("place", "recall", "outbid", "oust", "retreat")  # about an assistant and a location
BACK_TO_ITS_OWNER: Final = ("outbid", "oust", "retreat")


# What an event says


def told(deck: Deck, event: Event) -> dict[str, PlainValue]:
    """Give what an event says by names; a card, library or category that is not seen is None."""
    values: dict[str, PlainValue] = {}
    if event.seat != NONE:
        values["player"] = event.seat
    if event.card != NONE:
        values |= card_told(deck, event)
        values |= where_told(event)
    if event.code in STANDING:
        return values | {"location": LOCATION_NAMES[event.what], "assistant": ASSISTANT_NAMES[event.number]}
    return values | more_told(deck, event)


def more_told(deck: Deck, event: Event) -> dict[str, PlainValue]:
    """Give what only some events say: an amount, a category, a direction, another player."""
    match event.code:
        case "bid" | "no-sale" | "round" | "reshuffle" | "tiles-reshuffled" | "last-round":
            return {"number": event.number}
        case "name":
            return {"category": CATEGORIES[event.what]}
        case "win":
            return {"category": CATEGORIES[event.what], "number": event.number}
        case "hand-over":
            return {"category": CATEGORIES[event.number], "recipient": owner_of(event.target)}
        case "show-hand":
            return {"category": CATEGORIES[event.what], "recipient": event.number}
        case "give" | "toll" | "show":
            return {"recipient": owner_of(event.target)}
        case "allow":
            return {"recipient": event.what}
        case "token":
            return {"holder": event.what}
        case "shift":
            return {"direction": DIRECTIONS[event.what], "number": event.number}
        case "slide":
            left = event.what < 0
            distance = -event.what if left else event.what
            return {"direction": "left" if left else "right", "distance": distance, "number": event.number}
        case "exchange":
            row, column = event.number // COLUMNS, event.number % COLUMNS
            return {**place_told(event.what), "other-row": row, "other-column": column}
        case "choose-down":
            return {"card": deck.text(event.what)}
    return {}


def card_told(deck: Deck, event: Event) -> dict[str, PlainValue]:
    """Name what moved: a card, a location, a library with its assistant, or a category."""
    kind = kind_of(event)
    text = card_text(deck, event.card) if event.card >= 0 else None
    if kind == "library":
        return {"library": text, "assistant": ASSISTANT_NAMES[event.card - LIBRARY] if text is not None else None}
    return {"location" if kind == "tile" else kind: text}


def kind_of(event: Event) -> str:
    """Say what kind of card moved; one that is not seen is known by where it comes from or goes to."""
    if event.card >= CATEGORY or CATEGORY_CARDS in (event.source, event.target):
        return "category"
    if event.card > LIBRARY or LIBRARIES in (event.source, event.target):
        return "library"
    return "tile" if event.card > TILE else "card"


def where_told(event: Event) -> dict[str, PlainValue]:
    """Say at which location a card lay or lies, or where on a shelf; if it is face down there, which of those it is."""
    values: dict[str, PlainValue] = {}
    for zone in (event.source, event.target):
        if AT < zone <= AT + LAST_LOCATION:
            values["location"] = LOCATION_NAMES[zone - AT]
    if event.code == "reorder":
        return {"order": event.number % COLUMNS + 1, "former": event.number // COLUMNS + 1}
    if is_own(event.source, "hidden") or is_own(event.target, "hidden"):
        return values | {"order": event.number + 1}
    if is_own(event.source, "shelf") or is_own(event.target, "shelf"):
        return values | place_told(event.number)
    return values


def place_told(place: i64) -> dict[str, PlainValue]:
    """Give the row and the column of a place."""
    return {"row": place // COLUMNS, "column": place % COLUMNS}


def is_own(zone: i64, name: str) -> bool:
    """Say whether a zone is a certain one of some player."""
    return zone >= FIRST_OWN and OWN[(zone - FIRST_OWN) % len(OWN)] == name


# What an event moves


def moved(deck: Deck, event: Event) -> list[Moved]:
    """List what an event moved, from where to where: cards, tiles, libraries, categories, assistants, the token."""
    seat = event.seat
    if event.code in STANDING:
        return [assistant_moved(event)]
    match event.code:
        case "first":
            return [Moved("token", "first-player", "box", f"player {seat}")]
        case "token":
            went = event.what != seat
            return [Moved("token", "first-player", f"player {event.what}", f"player {seat}")] if went else []
        case "reshuffle":
            return [Moved("pile", None, "discard", "draw")]
        case "tiles-reshuffled":
            return [Moved("pile", None, "old-tiles", "stack")]
        case "exchange":
            one, other = (f"shelf {seat} {place_text(place)}" for place in (event.what, event.number))
            return [Moved("card", None, one, other), Moved("card", None, other, one)]
        case "shift" | "slide":
            return [
                Moved(
                    "card", shown(deck, card), f"shelf {seat} {place_text(former)}", f"shelf {seat} {place_text(place)}"
                )
                for card, former, place in zip(event.trail[::3], event.trail[1::3], event.trail[2::3])
            ]
    if event.card == NONE or event.source == event.target or event.code == "show":
        return []
    thing = card_text(deck, event.card) if event.card >= 0 else None
    return [Moved(kind_of(event), thing, where_text(event, event.source), where_text(event, event.target))]


def shown(deck: Deck, card: i64) -> str | None:
    """Name a card on a shelf; of one that lies face down only the back is seen."""
    return deck.text(card) if card >= 0 else None


def where_text(event: Event, zone: i64) -> str:
    """Give the name of a zone; for a shelf, with the place on it if the event tells it."""
    if is_own(zone, "shelf") and "row" in where_told(event):
        return f"{zone_text(zone)} {place_text(event.number)}"
    return zone_text(zone)


def assistant_moved(event: Event) -> Moved:
    """Say from where to where an assistant went; which of somebody's plain ones it was makes no difference."""
    seat = event.seat
    thing = f"{seat} {'plain' if event.number == PLAIN else 'special'}"
    there = f"home {seat}" if event.what == HOME else f"location {LOCATION_NAMES[event.what]}"
    if event.code == "recall":
        return Moved("assistant", thing, there, f"home {seat}")
    if event.code in BACK_TO_ITS_OWNER:
        return Moved("assistant", thing, there, f"ready {seat}")
    return Moved("assistant", thing, f"ready {seat}" if event.by is Placement else f"home {seat}", there)


# What lies open

RULES: Final = {  # of what is looked at closely: the special assistants, lines of the form, and the token
    **{name: f"EXL-A{number}" for number, name in enumerate(ASSISTANT_NAMES) if number != PLAIN},
    **{"prominent": "EXL-E4", "banned": "EXL-E5", "focus": "EXL-E7", "first": "EXL-R9"},
}
SOLO_RULES: Final = {**RULES, "prominent": "EXL-O6"}


def facts(deck: Deck, view: ExLibrisView) -> dict[str, object]:
    """Give the public facts by their names: round, categories, assistants, locations and shelves."""
    return {
        "round": view.round,
        "active": on_turn(view),
        "first": view.first,
        "here": view.location(),
        "last": view.last,
        "prominent": CATEGORIES[view.prominent] if view.prominent >= 0 else None,
        "banned": CATEGORIES[view.banned] if view.banned >= 0 else None,
        "limit": view.limit,
        "level": view.level,
        "top": deck.text(view.discards[-1]) if view.discards and view.discards[-1] >= 0 else None,
        "permanent": [LOCATION_NAMES[tile] for tile in view.permanent],
        "open": [LOCATION_NAMES[tile] for tile in view.tiles],
        "assistants": [assistants(view, seat) for seat in range(view.seats)],
        "shelves": [shelf_rows(deck, view.shelf(seat)) for seat in range(view.seats)],
        "locations": {LOCATION_NAMES[tile]: location_facts(deck, view, tile) for tile in view.tiles},
        "forms": forms(deck, view),
        "inspected": fates(deck, view) if view.over else None,
        "solo": solo_facts(view) if view.seats == 1 else None,
        "rules": RULES if view.seats > 1 else SOLO_RULES,
    }


def on_turn(view: ExLibrisView) -> int:
    """Say whose turn it is: it begins when they may place an assistant, and lasts even while others are asked."""
    if view.agenda and view.agenda[-1][1].asks == "place-assistant":
        return int(view.agenda[-1][0])
    return view.active


def solo_facts(view: ExLibrisView) -> dict[str, object]:
    """Give the level of a solo game, its rounds, and the clues: categories that are not the public library's focus."""
    clues = [CATEGORIES[card - CATEGORY] for card in view.zones[REMOVED] if card >= CATEGORY]
    later = [each for each in CLUE_ROUNDS if each > view.round]
    told: dict[str, object] = {"level": LEVELS[view.level - 1], "rounds": ROUNDS, "clues": clues}
    return told | {"next": later[0] if later else None}


def location_facts(deck: Deck, view: ExLibrisView, tile: i64) -> dict[str, PlainValue]:
    """Give the number of an open location, its open spaces, and its turn in the resolution (0: it acts at once)."""
    location = deck.locations[tile]
    later = [each for each in view.tiles if not deck.locations[each].instant]
    return {
        "number": tile,
        "rule": EFFECT_BOOK.effects[tile].rule,
        "spaces": location.open_spaces(view.seats),
        "resolved": 0 if location.instant else later.index(int(tile)) + 1,
    }


def assistants(view: ExLibrisView, seat: i64) -> list[dict[str, PlainValue]]:
    """List the assistants of a seat: what each is, where it is (nothing: with its owner), and on which space."""
    found: list[dict[str, PlainValue]] = []
    for number in range(PER_SEAT):
        where = view.where(seat)[number]
        if where > OUT:
            kind = ASSISTANT_NAMES[view.kind(seat)] if number == 0 else ASSISTANT_NAMES[0]
            location = LOCATION_NAMES[where] if where >= 0 else None
            found.append({"number": number, "kind": kind, "where": location, "space": view.spaces(seat)[number] + 1})
    return found


def shelf_rows(deck: Deck, shelf: Shelf) -> list[list[dict[str, object] | None]]:
    """Give a shelf as rows of places: None if empty, else the upper card (None if face down) and if one is buried."""
    rows: list[list[dict[str, object] | None]] = []
    for row in range(1, shelf.height() + 1):
        line: list[dict[str, object] | None] = []
        for column in range(1, shelf.width() + 1):
            place = row * COLUMNS + column
            if shelf.has(place):
                card = shelf.card_at(place)
                text = None if card == FACE_DOWN else deck.text(card)
                line.append({"card": text, "buried": shelf.has_buried(place)})
            else:
                line.append(None)
        rows.append(line)
    return rows
