"""Ex Libris in codes and plain values: what is asked, what lies open, and the rule behind each prompt and event."""

from typing import Final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.engine.event import Event
from readingroom.engine.prompt import Prompt
from readingroom.games.exlibris.clauses import MayShelveHand, MayShelveTaken, Take
from readingroom.games.exlibris.components import (
    ASSISTANT_NAMES,
    AUCTION_HOUSE,
    CATEGORIES,
    HOME,
    LOCATION_NAMES,
    Deck,
)
from readingroom.games.exlibris.dealings import Sale
from readingroom.games.exlibris.giving import GiveUp, MayRearrange, Search, TakeShowing
from readingroom.games.exlibris.placing import ChooseSpace
from readingroom.games.exlibris.powers import Demand, HandOver, KeepEither, PayToll
from readingroom.games.exlibris.relocating import Oust
from readingroom.games.exlibris.rows import COLUMNS
from readingroom.games.exlibris.shelf import FACE_DOWN, Shelf
from readingroom.games.exlibris.solo import RemoveTile
from readingroom.games.exlibris.state import PER_SEAT, looking, spent
from readingroom.games.exlibris.view import ExLibrisView

PlainValue = int | str | None

# By kind of clause: the code of what is asked, and the rule. Where the rule is the location's, it is "L".
PROMPTS: Final = {
    "ChooseLibrary": ("choose-library", "EXL-S2"),
    "ChooseOpenLibrary": ("choose-open-library", "EXL-S2"),
    "Placement": ("place-assistant", "EXL-R3"),
    "ChooseSpace": ("choose-space", "L"),
    "HomeAction": ("home-action", "EXL-R5"),
    "BothHomeActions": ("both-home-actions", "EXL-R5"),
    "Take": ("take", "L"),
    "MayShelveTaken": ("shelve-taken", "EXL-L19"),
    "MayShelveHand": ("shelve-hand", "EXL-L19"),
    "Place": ("place-card", "EXL-H1"),
    "PlaceOrBury": ("place-or-bury", "EXL-A3"),
    "PlaceOrShift": ("place-or-shift", "EXL-A10"),
    "ChooseGroup": ("choose-group", "EXL-A10"),
    "Fill": ("fill-gap", "EXL-A10"),
    "SlideFrom": ("slide-from", "EXL-L18"),
    "SlideTo": ("slide-to", "EXL-L18"),
    "SlideBy": ("slide-by", "EXL-L18"),
    "GiveUp": ("give-up", "L"),
    "SwapHand": ("swap-hand", "EXL-L2"),
    "MayRearrange": ("rearrange", "EXL-L8"),
    "NameAndSearch": ("name-category", "EXL-L11"),
    "Search": ("search", "EXL-L11"),
    "NameAndLook": ("name-category", "EXL-L13"),
    "TakeShowing": ("take-showing", "EXL-L13"),
    "GiveOne": ("give-one", "EXL-L5"),
    "GiveTo": ("give-to", "EXL-L5"),
    "Bet": ("bet", "EXL-L7"),
    "TakeOneRevealed": ("take-revealed", "EXL-L12"),
    "PayTax": ("pay-tax", "EXL-L16"),
    "LayOut": ("lay-out", "EXL-L17"),
    "Sale": ("sale", "EXL-L17"),
    "Lodge": ("lodge", "EXL-L8"),
    "Guild": ("guild", "EXL-L15"),
    "Oust": ("oust", "EXL-L15"),
    "MaySteal": ("steal", "EXL-A1"),
    "Demand": ("demand", "EXL-A1"),
    "HandOver": ("hand-over", "EXL-A1"),
    "PayToll": ("pay-toll", "EXL-A4"),
    "MayRetreat": ("retreat", "EXL-A5"),
    "MayRepeat": ("repeat", "EXL-A6"),
    "MaySalvage": ("salvage", "EXL-A9"),
    "KeepEither": ("keep-either", "EXL-A11"),
    "MayBurn": ("burn", "EXL-A12"),
    "RemoveTile": ("remove-tile", "EXL-O5"),
    "TurnDown": ("turn-down", "EXL-E1"),
}

EVENT_RULES: Final = {
    "tile": "EXL-R1", "first": "EXL-S6", "offer": "EXL-S2", "keep-library": "EXL-S2", "put-away": "EXL-S2",
    "lay-library": "EXL-S2",
    "prominent": "EXL-S4", "banned": "EXL-S4", "focus": "EXL-S4", "deal": "EXL-S5", "reshuffle": "EXL-S5",
    "round": "EXL-R1", "tiles-reshuffled": "EXL-R1", "lay": "EXL-R2", "last-round": "EXL-R8", "place": "EXL-R3",
    "draw": "EXL-R5", "careful-draw": "EXL-A11", "weigh": "EXL-A11", "take": "EXL-L10", "keep": "EXL-L19",
    "pick": "EXL-H1", "shelve": "EXL-H1", "bury": "EXL-A3", "cover": "EXL-A3", "reorder": "EXL-H4",
    "shift": "EXL-A10", "slide": "EXL-L18", "give-up": "EXL-L4", "take-off": "EXL-H4", "discard": "EXL-L4",
    "leave": "EXL-L2", "lift": "EXL-L8", "exchange": "EXL-L8", "exchange-out": "EXL-L8", "exchange-in": "EXL-L8",
    "recall": "EXL-L8", "name": "EXL-L7", "look": "EXL-L13", "put-back": "EXL-L13", "reveal": "EXL-L7",
    "token": "EXL-L1", "bid": "EXL-L3", "outbid": "EXL-L3", "no-sale": "EXL-L3", "choose": "EXL-L5", "give": "EXL-L5",
    "win": "EXL-L7", "no-winner": "EXL-L7", "oust": "EXL-L15", "pay": "EXL-L16", "pass": "EXL-L17",
    "take-back": "EXL-L17", "hand-over": "EXL-A1", "show-hand": "EXL-A1", "show": "EXL-A1", "toll": "EXL-A4",
    "allow": "EXL-A4", "retreat": "EXL-A5", "lay-open": "EXL-A9", "burn": "EXL-A12", "permanent": "EXL-R7",
    "old-tile": "EXL-R7", "end": "EXL-E1", "choose-down": "EXL-E1", "ready": "EXL-E1", "turn-down": "EXL-E1",
    "out-of-order": "EXL-E2", "public-focus": "EXL-O2", "clue": "EXL-O2", "public": "EXL-O3", "remove": "EXL-O5",
}  # fmt: skip


def prompt(deck: Deck, view: ExLibrisView) -> Prompt:
    """Say what is asked now of the viewer, or of the seat that is to answer, as far as the viewer may know it."""
    if view.over:
        return Prompt("over", "EXL-E8", {})
    if view.lanes:
        return Prompt("turn-down", "EXL-E1", {"chosen": len(view.slip)})
    seat, clause = view.agenda[-1]
    code, rule = PROMPTS[type(clause).__name__]
    if isinstance(clause, ChooseSpace) and clause.tile == AUCTION_HOUSE:
        code = "choose-bid"
    where = clause.tile if isinstance(clause, ChooseSpace) else view.here
    if rule == "L":
        rule = f"EXL-L{where}" if where != HOME else "EXL-A6"
    values: dict[str, PlainValue] = {"location": LOCATION_NAMES[where]}
    return Prompt(code, rule, values | figures(deck, view, seat, clause))


def figures(deck: Deck, view: ExLibrisView, seat: i64, clause: Clause[object]) -> dict[str, PlainValue]:
    """Give the figures of what is asked: how many, which card, which category, who."""
    if isinstance(clause, (Take, MayShelveTaken, MayShelveHand, RemoveTile)):
        return {"count": clause.count}
    if isinstance(clause, GiveUp):
        most = None if clause.most > len(deck.texts) // 2 else clause.most
        return {"least": clause.least, "most": most, "laid": len(view.zones[spent(seat)])}
    if isinstance(clause, (Search, TakeShowing)):
        return {"category": CATEGORIES[clause.category]}
    if isinstance(clause, HandOver):
        return {"category": CATEGORIES[clause.category], "seat": clause.thief}
    if isinstance(clause, KeepEither):
        return {"card": picked(deck, view, seat), "other": deck.text(clause.other)}
    if isinstance(clause, Demand):
        return {"seat": clause.victim}
    if isinstance(clause, PayToll):
        return {"seat": clause.owner}
    if isinstance(clause, Sale):
        return {"seat": clause.seller}
    if isinstance(clause, MayRearrange):
        return {"card": shelved(deck, view, seat, clause.place)}
    if isinstance(clause, Oust):
        return {"location": LOCATION_NAMES[clause.tile]}
    return {"card": picked(deck, view, seat)}


def picked(deck: Deck, view: ExLibrisView, seat: i64) -> str | None:
    """Give the card that a seat is about to shelve or weighs, if the viewer sees it."""
    cards = view.zones[looking(seat)]
    return deck.text(cards[0]) if len(cards) == 1 and 0 <= cards[0] < len(deck.texts) else None


def shelved(deck: Deck, view: ExLibrisView, seat: i64, place: i64) -> str | None:
    """Give the upper card of a place, if the viewer sees it or has seen it before it was turned face down."""
    shelf = view.shelf(seat)
    card: i64 = shelf.card_at(place)
    if card == FACE_DOWN:
        card = view.hidden(seat)[shelf.hidden_place(place, False)]
    return deck.text(card) if card >= 0 else None


def facts(deck: Deck, view: ExLibrisView) -> dict[str, object]:
    """Give the public facts by their names: round, categories, assistants, locations and shelves."""
    return {
        "round": view.round,
        "active": view.active,
        "first": view.first,
        "here": LOCATION_NAMES[view.here],
        "last": view.last,
        "prominent": CATEGORIES[view.prominent] if view.prominent >= 0 else None,
        "banned": CATEGORIES[view.banned] if view.banned >= 0 else None,
        "limit": view.limit,
        "level": view.level,
        "permanent": [LOCATION_NAMES[tile] for tile in view.permanent],
        "open": [LOCATION_NAMES[tile] for tile in view.tiles],
        "assistants": [assistants(view, seat) for seat in range(view.seats)],
        "shelves": [shelf_rows(deck, view.shelf(seat)) for seat in range(view.seats)],
    }


def assistants(view: ExLibrisView, seat: i64) -> list[dict[str, PlainValue]]:
    """List the assistants of a seat: what each is, where it is (nothing: with its owner), and on which space."""
    found: list[dict[str, PlainValue]] = []
    for number in range(PER_SEAT):
        where = view.where(seat)[number]
        if where > -2:
            kind = ASSISTANT_NAMES[view.kind(seat)] if number == 0 else ASSISTANT_NAMES[0]
            place = LOCATION_NAMES[where] if where >= 0 else None
            found.append({"number": number, "kind": kind, "where": place, "space": view.spaces(seat)[number] + 1})
    return found


def shelf_rows(deck: Deck, shelf: Shelf) -> list[list[dict[str, object] | None]]:
    """Give a shelf as rows of places: nothing, or the upper card (nothing if it lies face down) and what is buried."""
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


def rule_of(event: Event) -> str:
    """Name the rule behind an event."""
    return EVENT_RULES[event.code]
