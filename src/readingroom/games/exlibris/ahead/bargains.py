"""What is given and what it brings, said before it is confirmed; from the view alone."""

from mypy_extensions import i64

from readingroom.games.exlibris.actions import DISCARD, DONE
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.effects import EFFECTS
from readingroom.games.exlibris.giving import GiveUp
from readingroom.games.exlibris.locations.yard_sale import LayOut
from readingroom.games.exlibris.verbs import ALL, drawable
from readingroom.games.exlibris.view import ExLibrisView


def bargains(deck: Deck, view: ExLibrisView) -> dict[str, object]:
    """Say what lies in the tray and what it brings, and of single cards how many of their books count."""
    if view.lanes or not view.agenda or view.agenda[-1][0] != view.seat:
        return {}
    clause = view.agenda[-1][1]
    if isinstance(clause, LayOut):
        return {"tray": bargain(deck, view, 0, ALL)}
    if not isinstance(clause, GiveUp):
        return {}
    found: dict[str, object] = {"tray": bargain(deck, view, clause.least, clause.most)}
    effect = EFFECTS[view.here]
    if effect.counts_books:
        for action in view.options:
            if action >= DISCARD:
                card = action - DISCARD
                found[f"counts {deck.text(card)}"] = int(effect.bargain(deck, view, [int(card)]).books)
    return found


def bargain(deck: Deck, view: ExLibrisView, least: i64, most: i64) -> dict[str, object]:
    """Put what the effect of the location says of the cards laid down into plain values."""
    cards = view.spent(view.seat)
    laid = len(cards)
    brings = EFFECTS[view.here].bargain(deck, view, cards)
    return {
        "location": view.location(),
        "laid": laid,
        "more": max(0, int(least) - laid),
        "draws": min(int(brings.draws), drawable(view, laid)),
        "takes": int(brings.takes),
        "shelves": int(brings.shelves),
        "books": int(brings.books),
        "last": ends_it(view, laid, most),
    }


def ends_it(view: ExLibrisView, laid: int, most: i64) -> bool:
    """Say whether the next card that is laid down is the last one of several, so that all of them are given by it."""
    cards = len([action for action in view.options if action != DONE])
    return most > 1 and (cards == 1 or laid + 1 >= most)
