"""What would happen at a location now, told to the one who may send somebody there; from the view alone."""

from readingroom.games.exlibris.components import LOCATION_NAMES, Deck
from readingroom.games.exlibris.effects import EFFECTS
from readingroom.games.exlibris.view import ExLibrisView


def visits(deck: Deck, view: ExLibrisView) -> dict[str, object]:
    """Say for each open location what would happen now, while an assistant is to be placed."""
    if view.lanes or not view.agenda or view.agenda[-1][1].asks != "place-assistant":
        return {}
    return {f"visit {LOCATION_NAMES[tile]}": visit(deck, view, tile) for tile in view.tiles}


def visit(deck: Deck, view: ExLibrisView, tile: int) -> dict[str, object]:
    """Give how many cards are there, and what the effect of the location says that it would come to."""
    effect = EFFECTS[tile]
    return {
        "cards": len(view.cards_at(tile)),
        "hand": len(view.hand(view.seat)),
        "count": effect.count(deck, view, tile),
        "nothing": effect.nothing(deck, view, tile),
    }
