"""What would happen at a location now, told to the one who may send somebody there; from the view alone."""

from mypy_extensions import i64

from readingroom.games.exlibris.ahead.bargains import drawable, wanted_books
from readingroom.games.exlibris.components import (
    ALEHOUSE,
    ASSISTANTS_GUILD,
    AUCTION_HOUSE,
    BOOK_COLLECTOR,
    BOOK_SWAP,
    DIVINERS_HUT,
    FLEA_MARKET,
    JOINERS_WORKSHOP,
    LIBRARIANS_LODGE,
    LOCATION_NAMES,
    TAX_COLLECTOR,
    WISHING_WELL,
    YARD_SALE,
    Deck,
)
from readingroom.games.exlibris.locations.alehouse import CARDS_A_DRINKER
from readingroom.games.exlibris.locations.yard_sale import DRAWN_FOR_ONE_SOLD
from readingroom.games.exlibris.shelf.moving import run_starts
from readingroom.games.exlibris.view import ExLibrisView


def visits(deck: Deck, view: ExLibrisView) -> dict[str, object]:
    """Say for each open location what would happen now, while an assistant is to be placed."""
    if view.lanes or not view.agenda or view.agenda[-1][1].asks != "place-assistant":
        return {}
    return {f"visit {LOCATION_NAMES[tile]}": visit(deck, view, tile) for tile in view.tiles}


def visit(deck: Deck, view: ExLibrisView, tile: i64) -> dict[str, object]:
    """Give how many cards are there, and what the effect of the location would come to."""
    cards = len(view.cards_at(tile))
    hand = len(view.hand(view.seat))
    found: dict[str, object] = {"cards": cards, "hand": hand, "count": counted(deck, view, tile), "nothing": False}
    if tile == BOOK_SWAP:
        found["nothing"] = not cards or not hand
    elif tile == AUCTION_HOUSE:
        found["nothing"] = not cards
    elif tile == ASSISTANTS_GUILD:
        found["nothing"] = found["count"] == 0 or not opponents_elsewhere(view)
    elif tile in (JOINERS_WORKSHOP, YARD_SALE):
        found["nothing"] = found["count"] == 0
    return found


def counted(deck: Deck, view: ExLibrisView, tile: i64) -> int:
    """Give the number that matters at a location: cards to draw or to take, a bid, guests, or who could be moved."""
    seat = int(view.seat)
    hand = len(view.hand(seat))
    guests = len([spot for spot in everywhere(view) if spot == tile])
    if tile == DIVINERS_HUT:
        return min(drawable(view, 0), 1 + len([spot for spot in view.where(seat) if spot >= 0]))
    if tile == AUCTION_HOUSE:
        return next_bid(view)
    if tile == WISHING_WELL:
        return min(drawable(view, hand), hand + 1)
    if tile == LIBRARIANS_LODGE:
        return len([spot for spot in view.where(seat) if spot > 0])
    if tile == BOOK_COLLECTOR:
        return sum([wanted_books(deck, view.cards_at(tile), card) for card in view.hand(seat)])
    if tile == ALEHOUSE:
        return int(CARDS_A_DRINKER) * (guests + 1)
    if tile == FLEA_MARKET:
        return min(len(view.cards_at(tile)), 2 if guests else 1)
    if tile == ASSISTANTS_GUILD:
        return len([spot for spot in view.where(seat) if spot == 0])
    if tile == TAX_COLLECTOR:
        return len([other for other in range(view.seats) if other != seat and can_pay(view, other)])
    if tile == YARD_SALE:
        return min(drawable(view, 0), int(DRAWN_FOR_ONE_SOLD) * hand)
    if tile == JOINERS_WORKSHOP:
        return len(run_starts(view.shelf(seat)))
    return guests


def everywhere(view: ExLibrisView) -> list[int]:
    """List where all assistants are."""
    return [spot for seat in range(view.seats) for spot in view.where(seat)]


def opponents_elsewhere(view: ExLibrisView) -> bool:
    """Say whether an assistant of somebody else stands at a location."""
    return any(spot > 0 for seat in range(view.seats) if seat != view.seat for spot in view.where(seat))


def can_pay(view: ExLibrisView, seat: int) -> bool:
    """Say whether somebody has a card, in hand or on the shelf."""
    return len(view.hand(seat)) > 0 or len(view.shelf(seat).cards) > 0


def next_bid(view: ExLibrisView) -> int:
    """EXL-L3: give the lowest bid that is higher than the one that stands."""
    highest = 0
    for seat in range(view.seats):
        for spot, space in zip(view.where(seat), view.spaces(seat)):
            if spot == AUCTION_HOUSE:
                highest = max(highest, space + 1)
    return highest + 1
