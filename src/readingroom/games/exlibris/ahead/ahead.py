"""What a page shows ahead: the form as it stands, and what an option would do to the shelf; from the view alone."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.actions import AT, DISCARD, GIVE, LIFT, OVER, SHELVE, SLIDE, SWAP, TAKE, TURN, UNDER
from readingroom.games.exlibris.ahead.bargains import bargains
from readingroom.games.exlibris.ahead.visits import visits
from readingroom.games.exlibris.ahead.ways import Way, held, upper, ways
from readingroom.games.exlibris.assistants.mummy import PlaceOrBury
from readingroom.games.exlibris.components import CATEGORIES, Deck, books_of
from readingroom.games.exlibris.effects import EFFECT_BOOK
from readingroom.games.exlibris.end.advice import awarded, prominent_books, public_books
from readingroom.games.exlibris.end.scoring import (
    award,
    banned_points,
    count_books,
    diversity_points,
    focus_points,
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
        "turned": [deck.text(card) for card in turned_cards(shelf.cards)],
        "rectangle": int(shelf.rectangle()),
        "standing": spread(shelf).rectangle(),
        "buried": int(shelf.count_buried()),
        "stability": int(stability(shelf)),
        "prominent": int(points),
        "banned": int(banned_points(books, view.banned)),
        "diversity": int(diversity_points(books, view.banned)),
        "focus": {name: int(focus_points(books, category)) for category, name in enumerate(CATEGORIES)},
        "books": {name: int(books_of(books, category)) for category, name in enumerate(CATEGORIES)},
    }


def turned_cards(cards: list[int]) -> list[int]:
    """List the cards that the inspection would turn face down (EXL-E2)."""
    left = inspected(cards)
    return [card for card, seen in zip(cards, left) if card >= 0 and seen == FACE_DOWN]


# What the viewer's options would do


def ahead(deck: Deck, view: ExLibrisView) -> dict[str, object]:
    """Say by action text which cards an option would put out of order, and what the form would say then."""
    seat = view.seat
    if not view.options or seat < 0 or view.prominent < 0 or not view.focus(seat):
        return {}
    preview = Preview(deck, view)
    found: dict[str, object] = {}
    for action in view.options:
        if SHELVE <= action < TAKE:
            card = action - SHELVE
            found[f"shelve {deck.text(card)}"] = shelving(preview, card)
        else:
            then = tried(deck, view, preview.now, action)
            if then is not None:
                found[action_text(deck, action)] = preview.prospect(then) | preview.between(then, place_of(action))
    found |= several_steps(deck, view, preview)
    if found:
        found["now"] = preview.prospect(preview.now)
    return found | bargains(deck, view) | visits(deck, view)


def several_steps(deck: Deck, view: ExLibrisView, preview: "Preview") -> dict[str, object]:
    """Say which cards have been picked up to be moved, and list the ways that take more than one answer."""
    clause = asked_clause(view)
    if clause is None:
        return {}
    found: dict[str, object] = {}
    spots = held(clause)
    if spots:
        found["held"] = [list(each) for each in spots]
    listed = [preview.way(each) for each in ways(deck, view, clause, preview.now)]
    if listed:
        found["ways"] = listed
    return found


def asked_clause(view: ExLibrisView) -> Clause[ExLibris] | None:
    """Give the clause that asks the viewer, unless all players are asked at once."""
    if view.lanes or not view.agenda or view.agenda[-1][0] != view.seat:
        return None
    return view.agenda[-1][1]


@final
class Preview:
    """The viewer's shelf as it stands, and what the form would say of another."""

    def __init__(self, deck: Deck, view: ExLibrisView) -> None:
        self.deck = deck
        self.view = view
        self.shelf = chosen_down(view)
        self.now = spread(self.shelf)
        self.before = set(turned_cards(self.shelf.cards))
        self.awards = awarded(view, deck)
        clause = asked_clause(view)
        self.rearranges = clause is not None and clause.asks == "rearrange"

    def prospect(self, then: Spread) -> dict[str, object]:
        """Say which more cards would be out of order, what would change, and what the form would say."""
        view = self.view
        shelf = then.shelf()
        books = count_books(inspected(shelf.cards), self.deck)
        mine = int(books_of(books, view.prominent))
        lines = {
            "stability": int(stability(shelf)),
            "prominent": int(self.awards[min(mine, len(self.awards) - 1)]),
            "banned": int(banned_points(books, view.banned)),
            "diversity": int(diversity_points(books, view.banned)),
            "focus": int(focus_points(books, view.focus(view.seat)[0] - CATEGORY)),
        }
        known = self.before - self.moved(then)
        turned = [self.deck.text(card) for card in turned_cards(shelf.cards) if card not in known]
        told: dict[str, object] = {"turned": turned, **lines, "together": sum(lines.values())}
        return told | {"rectangle": then.rectangle(), **self.changed(then)}

    def moved(self, then: Spread) -> set[int]:
        """List the cards that are moved for their own sake: the page says if these stay out of order."""
        if not self.rearranges:
            return set()  # the others only make room, or slide along with their row
        return {card for where, card in then.cards.items() if card != self.now.cards.get(where)}

    def changed(self, then: Spread) -> dict[str, object]:
        """Say which cards would stand elsewhere, and which spots would be empty."""
        now = self.now.cards
        new = sorted([spot for spot in then.cards if then.cards[spot] != now.get(spot)])
        gone = sorted([spot for spot in now if spot not in then.cards])
        told: dict[str, object] = {}
        if new:
            told["puts"] = [[row, column, seen_text(self.deck, then.cards[row, column])] for row, column in new]
        if gone:
            told["leaves"] = [list(spot) for spot in gone]
        return told

    def way(self, way: Way) -> dict[str, object]:
        """Describe a way of several steps: what moves where, the answers it takes, and what the form would say."""
        told: dict[str, object] = {"plan": way.plan, "card": way.card, "at": list(way.at)}
        told |= {"direction": way.direction or None, **self.prospect(way.then)}
        return told | self.between(way.then, way.at)

    def between(self, then: Spread, at: Spot | None) -> dict[str, object]:
        """Name the cards that would be read just before and just after what stands in a spot, where there are any."""
        if at is None:
            return {}
        seen = [each for each, card in then.cards.items() if card != FACE_DOWN]
        before, after = [each for each in seen if each < at], [each for each in seen if each > at]
        found = [max(before) if before else None, min(after) if after else None]
        return {"between": [None if each is None else self.deck.text(then.cards[each]) for each in found]}


def chosen_down(view: ExLibrisView) -> Shelf:
    """Give the viewer's shelf, with the cards already chosen for the inspection turned face down."""
    shelf = view.shelf(view.seat).copy()
    for card in view.written:
        place = shelf.place_of(card)
        if place >= 0:
            shelf.turn_down(place)
    return shelf


def seen_text(deck: Deck, card: int) -> str | None:
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
    at = spot_of(view, action - (TURN if action >= TURN else GIVE if action >= GIVE else DISCARD))
    if at is None:
        return None
    if action >= TURN:
        then.put(at, int(FACE_DOWN))
    else:
        then.remove(at)
    return then


def laid(view: ExLibrisView, then: Spread, action: i64) -> bool:
    """Put the card that is about to be shelved where an option says; say whether there is one."""
    looking = view.looking(view.seat)
    if len(looking) != 1:
        return False
    lay(then, looking[0], action)
    return True


def lay(then: Spread, card: int, action: i64) -> None:
    """Put a card where an action says."""
    if action < OVER:
        then.put(spot(action - AT), card)
    elif action < UNDER:
        then.put(spot(action - OVER), card)
        then.bury(spot(action - OVER))
    else:
        then.bury(spot(action - UNDER))


def place_of(action: i64) -> Spot | None:
    """Give the free spot to which an option brings a card; nothing if it does something else."""
    return spot(action - AT) if AT <= action < OVER else None


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
    at, other = held(clause)[0], spot_of(view, card)
    if other is None:
        then.put(at, int(card))
    else:
        then.exchange(at, other)
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


def shelving(preview: Preview, card: int) -> dict[str, object]:
    """Say what would come of each place where a card could go, and how many of them put nothing out of order."""
    then: dict[str, object] = {}
    fits = 0
    for action in places_asked(preview.view, preview.shelf):
        tried_there = preview.now.copy()
        lay(tried_there, card, action)
        prospect = preview.prospect(tried_there) | preview.between(tried_there, place_of(action))
        fits += action < OVER and not prospect["turned"]
        then[action_text(preview.deck, action)] = prospect
    return {"fits": fits, "then": then}


def places_asked(view: ExLibrisView, shelf: Shelf) -> list[int]:
    """EXL-H1, EXL-A3: list what could be answered if it were asked where a card goes."""
    table = view.table
    buries = table.acting == view.seat and isinstance(EFFECT_BOOK.ways[table.kinds[view.seat]][0], PlaceOrBury)
    graves = shelf.burying_places() if buries else []
    places = [AT + place for place in shelf.legal_places()]
    return [int(each) for each in (*places, *(OVER + place for place in graves), *(UNDER + place for place in graves))]
