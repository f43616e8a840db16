"""What a page shows ahead: the form as it stands, and what an option would do to the shelf; from the view alone."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.actions import AT, DISCARD, GIVE, LIFT, OVER, SHELVE, SLIDE, SWAP, TAKE, TURN, UNDER
from readingroom.games.exlibris.ahead.bargains import bargains
from readingroom.games.exlibris.ahead.visits import visits
from readingroom.games.exlibris.ahead.ways import Way, held, upper, ways
from readingroom.games.exlibris.components import CATEGORIES, Deck, books_of
from readingroom.games.exlibris.end.advice import awarded, prominent_books, public_books
from readingroom.games.exlibris.end.scoring import (
    award,
    banned_books,
    count_books,
    diversity,
    focus,
    inspected,
    solo_award,
    stability,
)
from readingroom.games.exlibris.shelf.rows import WIDEST, place_text
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf
from readingroom.games.exlibris.shelf.spread import Spot, Spread, spot, spread
from readingroom.games.exlibris.state import CATEGORY, ExLibris
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
        "standing": spread(shelf).rectangle(),
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
    outlook = Outlook(deck, view)
    found: dict[str, object] = {}
    for action in view.options:
        if SHELVE <= action < TAKE:
            card = action - SHELVE
            found[f"shelve {deck.text(card)}"] = {"fits": fitting(outlook.shelf, card, outlook.before)}
        else:
            then = tried(deck, view, outlook.now, action)
            if then is not None:
                found[action_text(deck, action)] = outlook.prospect(then)
    found |= several_steps(deck, view, outlook)
    if found:
        found["now"] = outlook.prospect(outlook.now)
    return found | bargains(deck, view) | visits(deck, view)


def several_steps(deck: Deck, view: ExLibrisView, outlook: "Outlook") -> dict[str, object]:
    """Give which cards are held to be moved, and the ways that take more than one answer."""
    clause = asked_clause(view)
    if clause is None:
        return {}
    found: dict[str, object] = {}
    spots = held(clause)
    if spots:
        found["held"] = [list(each) for each in spots]
    listed = [outlook.way(each) for each in ways(deck, view, clause, outlook.now)]
    if listed:
        found["ways"] = listed
    return found


def asked_clause(view: ExLibrisView) -> Clause[ExLibris] | None:
    """Give the clause that asks the viewer, if it is one that is asked of one player."""
    if view.lanes or not view.agenda or view.agenda[-1][0] != view.seat:
        return None
    return view.agenda[-1][1]


@final
class Outlook:
    """The viewer's shelf as it stands, and what the form would say of another."""

    def __init__(self, deck: Deck, view: ExLibrisView) -> None:
        self.deck = deck
        self.view = view
        self.shelf = chosen_down(view)
        self.now = spread(self.shelf)
        self.before = set(out_of_order(self.shelf.cards))
        self.awards = awarded(view, deck)

    def prospect(self, then: Spread) -> dict[str, object]:
        """Say which cards would be out of order that are not now, what would change, and what the form would say."""
        view = self.view
        shelf = then.shelf()
        books = count_books(inspected(shelf.cards), self.deck)
        mine = int(books_of(books, view.prominent))
        lines = {
            "stability": int(stability(shelf)),
            "prominent": int(self.awards[min(mine, len(self.awards) - 1)]),
            "banned": int(banned_books(books, view.banned)),
            "diversity": int(diversity(books, view.banned)),
            "focus": int(focus(books, view.focus(view.seat)[0] - CATEGORY)),
        }
        turned = [self.deck.text(card) for card in out_of_order(shelf.cards) if card not in self.before]
        told: dict[str, object] = {"turned": turned, **lines, "together": sum(lines.values())}
        return told | {"rectangle": then.rectangle(), **self.changed(then)}

    def changed(self, then: Spread) -> dict[str, object]:
        """Say which cards would stand elsewhere, and which spots would be empty."""
        now = self.now.cards
        new = sorted([spot for spot in then.cards if then.cards[spot] != now.get(spot)])
        gone = sorted([spot for spot in now if spot not in then.cards])
        told: dict[str, object] = {}
        if new:
            told["puts"] = [[row, column, card_text(self.deck, then.cards[row, column])] for row, column in new]
        if gone:
            told["leaves"] = [list(spot) for spot in gone]
        return told

    def way(self, way: Way) -> dict[str, object]:
        """Tell a way of several steps: what is moved where, the answers that it takes, and what the form would say."""
        told: dict[str, object] = {"plan": way.plan, "card": way.card, "at": list(way.at)}
        return told | {"direction": way.direction or None, **self.prospect(way.then)}


def chosen_down(view: ExLibrisView) -> Shelf:
    """Give the viewer's shelf, with those cards face down that were chosen for the inspection."""
    shelf = view.shelf(view.seat).copy()
    for card in view.slip:
        place = shelf.place_of(card)
        if place >= 0:
            shelf.turn_down(place)
    return shelf


def card_text(deck: Deck, card: int) -> str | None:
    """Name a card; one that lies face down has no name."""
    return deck.text(card) if card >= 0 else None


def tried(deck: Deck, view: ExLibrisView, now: Spread, action: i64) -> Spread | None:
    """Give the shelf as it would be after an option; nothing if the option does not change it by itself."""
    then = now.copy()
    if AT <= action < SHELVE:
        return then if laid(view, then, action) else None
    if SLIDE - WIDEST <= action <= SLIDE + WIDEST:
        return then if slid(view, then, action - SLIDE) else None
    if SWAP <= action < TURN:
        return then if exchanged(view, then, action - SWAP) else None
    if action < DISCARD or LIFT <= action < SWAP:
        return None
    place = spot_of(view, action - (TURN if action >= TURN else GIVE if action >= GIVE else DISCARD))
    if place is None:
        return None
    if action >= TURN:
        then.put(place, int(FACE_DOWN))
    else:
        then.remove(place)
    return then


def laid(view: ExLibrisView, then: Spread, action: i64) -> bool:
    """Put the card that is about to be shelved where an option says; say whether there is one."""
    looking = view.looking(view.seat)
    if len(looking) != 1:
        return False
    if action < OVER:
        then.put(spot(action - AT), looking[0])
    elif action < UNDER:
        then.put(spot(action - OVER), looking[0])
        then.bury(spot(action - OVER))
    else:
        then.bury(spot(action - UNDER))
    return True


def slid(view: ExLibrisView, then: Spread, distance: i64) -> bool:
    """Slide the run that was chosen; say whether one was."""
    clause = asked_clause(view)
    if clause is None or clause.asks != "slide-by":
        return False
    then.move(held(clause), 0, int(distance))
    return True


def exchanged(view: ExLibrisView, then: Spread, card: i64) -> bool:
    """Exchange the card that was chosen with another, of the shelf or of the hand; say whether one was chosen."""
    clause = asked_clause(view)
    if clause is None or clause.asks != "rearrange":
        return False
    place, other = held(clause)[0], spot_of(view, card)
    if other is None:
        then.put(place, int(card))
    else:
        then.exchange(place, other)
    return True


def spot_of(view: ExLibrisView, card: i64) -> Spot | None:
    """Find an upper card on the viewer's shelf, also if it lies face down."""
    shelf = view.shelf(view.seat)
    for place in shelf.places():
        if upper(view, place) == card:
            return spot(place)
    return None


CARD_VERBS: Final = (("turn", TURN), ("swap", SWAP), ("give", GIVE), ("discard", DISCARD))
PLACE_VERBS: Final = (("under", UNDER), ("over", OVER), ("at", AT))


def action_text(deck: Deck, action: i64) -> str:
    """Give the text of an action that changes the shelf."""
    if action > SLIDE - WIDEST - 1:
        return f"slide {action - SLIDE}"
    for verb, first in CARD_VERBS:
        if action >= first:
            return f"{verb} {deck.text(action - first)}"
    for verb, first in PLACE_VERBS:
        if action >= first:
            return f"{verb} {place_text(action - first)}"
    return ""


def fitting(shelf: Shelf, card: i64, before: set[int]) -> int:
    """Count the places where a card would put nothing out of order."""
    count = 0
    for place in shelf.legal_places():
        with_it = shelf.copy()
        with_it.put(place, card)
        if set(out_of_order(with_it.cards)) <= before:
            count += 1
    return count
