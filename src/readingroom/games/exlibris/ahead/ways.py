"""Ways to move cards about on the shelf: each as the answers that it takes, and as the shelf that comes of it.

A page lets a card be dragged to where it is to go. What has to be answered for that, step by step, is worked out here.
"""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.assistants.wizard import ChooseGroup, PlaceOrShift, rooms
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.locations.joiners_workshop import SlideBy, SlideFrom, SlideTo
from readingroom.games.exlibris.locations.librarians_lodge import MayRearrange
from readingroom.games.exlibris.shelf.moving import around, pushed, shifted, slides
from readingroom.games.exlibris.shelf.rows import COLUMNS, DIRECTIONS, place_text
from readingroom.games.exlibris.shelf.shelf import Shelf
from readingroom.games.exlibris.shelf.spread import Spot, Spread, spot
from readingroom.games.exlibris.state import ExLibris
from readingroom.games.exlibris.view import ExLibrisView

STEPS: Final = ((0, -1), (0, 1), (-1, 0), (1, 0))  # by direction: rows and columns


@final
class Way:
    """What is pressed or dragged, the answers that it takes, and what comes of it."""

    def __init__(self, plan: list[str], at: Spot, then: Spread, card: str, direction: str) -> None:
        self.plan = plan
        self.at = at  # where a card goes
        self.then = then
        self.card = card  # which is dragged there, or makes room there for another
        self.direction = direction  # in which others make room for it, if they do


def ways(deck: Deck, view: ExLibrisView, clause: Clause[ExLibris], now: Spread) -> list[Way]:
    """List the ways of more than one step that begin with an answer to what is asked."""
    shelf = view.shelf(view.seat)
    if isinstance(clause, PlaceOrShift):
        return [way for place in shelf.places() for way in wedges(deck, view, now, place, clause.most)]
    if isinstance(clause, ChooseGroup):
        return shifts(deck, view, now, clause.group(), clause.most)
    if isinstance(clause, MayRearrange):
        return shelved_again(deck, view, now, clause.place)
    if isinstance(clause, SlideFrom):
        return drags(deck, view, now)
    return []


def held(clause: Clause[ExLibris]) -> list[Spot]:
    """List the spots whose cards have been chosen so far, to be moved."""
    if isinstance(clause, ChooseGroup):
        return [spot(place) for place in clause.group()]
    if isinstance(clause, MayRearrange):
        return [spot(clause.place)]
    if isinstance(clause, SlideTo):
        return [spot(clause.first)]
    if isinstance(clause, SlideBy):
        return run(clause.first, clause.last)
    return []


def run(first: i64, last: i64) -> list[Spot]:
    """List the spots from one place to another of its row."""
    return [spot(first + step) for step in range(last - first + 1)]


# The Wizard makes room (EXL-A10)


def wedges(deck: Deck, view: ExLibrisView, now: Spread, place: i64, most: i64) -> list[Way]:
    """List the ways in which a card makes room for the new one, which takes its place."""
    found: list[Way] = []
    for way in shifts(deck, view, now, [int(place)], most):
        if way.at == spot(place):
            way.plan.insert(0, lift(deck, view, place))
            found.append(way)
    return found


def shifts(deck: Deck, view: ExLibrisView, now: Spread, group: list[int], most: i64) -> list[Way]:
    """List the ways in which a group makes room, with all that stands in its way."""
    shelf = view.shelf(view.seat)
    new = view.looking(view.seat)[0]
    found: list[Way] = []
    for direction, name in enumerate(DIRECTIONS):
        moving = pushed(shelf, group, direction)
        lifts = [lift(deck, view, place) for place in growth(shelf, group, moving)]
        after = shifted(shelf, moving, direction)
        rows, columns = STEPS[direction]
        for place in rooms(shelf, moving, direction, most):
            row, column = spot(place)
            at = (row + int(after.first_row) - 1, column + int(after.first_column) - 1)
            then = now.copy()
            then.move([spot(each) for each in moving], rows, columns)
            then.put(at, new)
            plan = [*lifts, f"shift {name}", f"at {place_text(place)}"]
            found.append(Way(plan, at, then, upper_text(deck, view, at), name))
    return found


def growth(shelf: Shelf, group: list[int], goal: list[int]) -> list[int]:
    """List the places by which a group grows to another, in an order in which each touches what there is."""
    grown = group[:]
    steps: list[int] = []
    while len(grown) < len(goal):
        near = [place for place in around(shelf, grown) if place in goal]
        steps.append(near[0])
        grown.append(near[0])
    return steps


def upper(view: ExLibrisView, place: i64) -> int:
    """Give the upper card of a place of the viewer's shelf; one's own face-down cards may be looked at."""
    shelf = view.shelf(view.seat)
    card = shelf.card_at(place)
    return int(card) if card >= 0 else view.hidden(view.seat)[shelf.hidden_rank(place, False)]


def upper_text(deck: Deck, view: ExLibrisView, at: Spot) -> str:
    """Name the upper card of a spot of the viewer's shelf."""
    return deck.text(upper(view, at[0] * COLUMNS + at[1]))


def lift(deck: Deck, view: ExLibrisView, place: i64) -> str:
    """Give the answer that chooses a shelved card."""
    return f"lift {deck.text(upper(view, place))}"


# The Lodge shelves a card again (EXL-L8)


def shelved_again(deck: Deck, view: ExLibrisView, now: Spread, place: i64) -> list[Way]:
    """List the places to which a card may go that is taken off, and what they are called then."""
    shelf = view.shelf(view.seat)
    origin = spot(place)
    without = now.copy()
    card = upper(view, place)
    without.remove(origin)
    found: list[Way] = []
    for free in without.shelf().places_keeping(max(shelf.groups(), 1)):
        at = without.spot_of(free)
        if at != origin:
            then = without.copy()
            then.put(at, card)
            found.append(Way(["again", f"at {place_text(free)}"], at, then, deck.text(card), ""))
    return found


# The Joiner slides what is pushed (EXL-L18)


def drags(deck: Deck, view: ExLibrisView, now: Spread) -> list[Way]:
    """List where a card may be dragged along its row, pushing the cards that stand before it."""
    shelf = view.shelf(view.seat)
    found: list[Way] = []
    for place in shelf.places():
        first: i64 = place
        last: i64 = place
        while shelf.has(first - 1):
            first -= 1
        while shelf.has(last + 1):
            last += 1
        found += [way for way in pushing(deck, view, now, place, first, place) if way.at < spot(place)]
        found += [way for way in pushing(deck, view, now, place, place, last) if way.at > spot(place)]
    return found


def pushing(deck: Deck, view: ExLibrisView, now: Spread, place: i64, start: i64, end: i64) -> list[Way]:
    """List how far a card slides together with all others of a run."""
    shelf = view.shelf(view.seat)
    if end - start + 1 >= len(shelf.cards):
        return []
    ends = [lift(deck, view, start), lift(deck, view, end)]
    row, column = spot(place)
    card = deck.text(upper(view, place))
    found: list[Way] = []
    for distance in slides(shelf, start, end):
        then = now.copy()
        then.move(run(start, end), 0, distance)
        found.append(Way([*ends, f"slide {distance}"], (row, column + distance), then, card, ""))
    return found
