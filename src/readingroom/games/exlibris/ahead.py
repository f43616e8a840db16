"""What a page shows ahead: the form as it stands, and what an option would do to the shelf; from the view alone."""

from mypy_extensions import i64

from readingroom.games.exlibris.actions import AT, OVER, SHELVE, TAKE, TURN, UNDER
from readingroom.games.exlibris.advice import awarded, prominent_books, public_books
from readingroom.games.exlibris.components import CATEGORIES, Deck, books_of
from readingroom.games.exlibris.scoring import (
    award,
    banned_books,
    count_books,
    diversity,
    focus,
    inspected,
    solo_award,
    stability,
)
from readingroom.games.exlibris.shelf import FACE_DOWN, Shelf
from readingroom.games.exlibris.state import CATEGORY
from readingroom.games.exlibris.view import ExLibrisView

# The form as it stands, for everybody


def forms(deck: Deck, view: ExLibrisView) -> list[dict[str, object]]:
    """Give each seat's form as it stands, and what each category would bring as a focus."""
    if view.prominent < 0 or view.banned < 0:
        return []
    return [form(deck, view, seat) for seat in range(view.seats)]


def form(deck: Deck, view: ExLibrisView, seat: int) -> dict[str, object]:
    """Give what would be written on the form of a seat if its shelf were inspected now."""
    shelf = view.shelf(seat)
    books = count_books(inspected(shelf.cards), deck)
    mine = books_of(books, view.prominent)
    if view.seats == 1:
        points = solo_award(mine, public_books(view, deck))
    else:
        others = [view.shelf(other).cards for other in range(view.seats) if other != seat]
        points = award(mine, [prominent_books(view, inspected(cards), deck) for cards in others])
    return {
        "turned": [deck.text(card) for card in out_of_order(shelf.cards)],
        "rectangle": int(shelf.rectangle()),
        "buried": int(shelf.count_buried()),
        "stability": int(stability(shelf)),
        "prominent": int(points),
        "banned": int(banned_books(books, view.banned)),
        "diversity": int(diversity(books, view.banned)),
        "focus": {name: int(focus(books, category)) for category, name in enumerate(CATEGORIES)},
        "books": {name: int(books_of(books, category)) for category, name in enumerate(CATEGORIES)},
    }


def out_of_order(cards: list[int]) -> list[int]:
    """List the cards that the inspection would turn face down (EXL-E2)."""
    left = inspected(cards)
    return [card for card, seen in zip(cards, left) if card >= 0 and seen == FACE_DOWN]


# What the options of the one who is asked would do


def ahead(deck: Deck, view: ExLibrisView) -> dict[str, object]:
    """Say by action text which cards an option would put out of order, and what the form would say then."""
    seat = view.seat
    if not view.options or seat < 0 or view.prominent < 0 or not view.focus(seat):
        return {}
    shelf = chosen_down(view)
    before = set(out_of_order(shelf.cards))
    awards = awarded(view, deck)
    found: dict[str, object] = {}
    for action in view.options:
        if SHELVE <= action < TAKE:
            found[f"shelve {deck.text(action - SHELVE)}"] = {"fits": fitting(shelf, action - SHELVE, before)}
        else:
            tried = tried_shelf(view, shelf, action)
            if tried is not None:
                found[action_text(deck, action)] = prospect(deck, view, tried, before, awards)
    if found:
        found["now"] = prospect(deck, view, shelf, before, awards)
    return found


def chosen_down(view: ExLibrisView) -> Shelf:
    """Give the viewer's shelf, with those cards face down that were chosen for the inspection."""
    shelf = view.shelf(view.seat).copy()
    for card in view.slip:
        place = shelf.place_of(card)
        if place >= 0:
            shelf.turn_down(place)
    return shelf


def tried_shelf(view: ExLibrisView, shelf: Shelf, action: i64) -> Shelf | None:
    """Give the shelf as it would be after an option; nothing if the option does not change it by itself."""
    looking = view.looking(view.seat)
    tried = shelf.copy()
    if TURN <= action < TURN + 152:
        place = tried.place_of(action - TURN)
        if place < 0:
            return None
        tried.turn_down(place)
    elif AT <= action < SHELVE and len(looking) == 1:
        if action < OVER:
            tried.put(action - AT, looking[0])
        elif action < UNDER:
            tried.put_on(action - OVER, looking[0])
        else:
            tried.put_under(action - UNDER)
    else:
        return None
    return tried


def action_text(deck: Deck, action: i64) -> str:
    """Give the text of an action that changes the shelf."""
    if action >= TURN:
        return f"turn {deck.text(action - TURN)}"
    first: i64 = AT
    verb = "at"
    if action >= UNDER:
        first, verb = UNDER, "under"
    elif action >= OVER:
        first, verb = OVER, "over"
    place = action - first
    return f"{verb} {place // 40},{place % 40}"


def fitting(shelf: Shelf, card: i64, before: set[int]) -> int:
    """Count the places where a card would put nothing out of order."""
    count = 0
    for place in shelf.legal_places():
        tried = shelf.copy()
        tried.put(place, card)
        if set(out_of_order(tried.cards)) <= before:
            count += 1
    return count


def prospect(deck: Deck, view: ExLibrisView, shelf: Shelf, before: set[int], awards: list[int]) -> dict[str, object]:
    """Say which cards would be out of order that are not now, and what the viewer's form would say."""
    books = count_books(inspected(shelf.cards), deck)
    mine = int(books_of(books, view.prominent))
    lines = {
        "stability": int(stability(shelf)),
        "prominent": int(awards[min(mine, len(awards) - 1)]),
        "banned": int(banned_books(books, view.banned)),
        "diversity": int(diversity(books, view.banned)),
        "focus": int(focus(books, view.focus(view.seat)[0] - CATEGORY)),
    }
    turned = [deck.text(card) for card in out_of_order(shelf.cards) if card not in before]
    return {"turned": turned, **lines, "together": sum(lines.values())}
