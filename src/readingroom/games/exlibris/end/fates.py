"""The inspection of a game that is over, card by card: what was read in which place, and what became of it."""

from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.shelf.rows import COLUMNS
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN
from readingroom.games.exlibris.view import ExLibrisView

FATES = {"turn-down": "turned", "out-of-order": "out"}  # by the event that turned a card face down


def fates(deck: Deck, view: ExLibrisView) -> list[list[dict[str, object]]]:
    """EXL-E1, EXL-E2: list each seat's cards in reading order: up, turned by choice, out of order, or down before."""
    became = {int(event.card): FATES[event.code] for event in view.past if event.code in FATES}
    return [read(deck, view, seat, became) for seat in range(view.seats)]


def read(deck: Deck, view: ExLibrisView, seat: int, became: dict[int, str]) -> list[dict[str, object]]:
    """List the cards of a shelf in reading order; the game is over, so that those that lie face down are known too."""
    shelf, hidden = view.shelf(seat), view.hidden(seat)
    found: list[dict[str, object]] = []
    for place in shelf.places():
        card = shelf.card_at(place)
        fate = "up"
        if card == FACE_DOWN:
            card = hidden[shelf.hidden_rank(place, False)]
            fate = became.get(int(card), "down")
        found.append({
            "row": int(place // COLUMNS), "column": int(place % COLUMNS), "card": deck.text(card), "fate": fate,
            "buried": shelf.has_buried(place),
        })  # fmt: skip
    return found
