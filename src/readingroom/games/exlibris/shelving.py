"""Shelving: where a card may go, and how shelved cards are moved, exchanged, buried and taken off again."""

from typing import Any, ClassVar, Final, cast, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.games.exlibris.actions import AT, DONE, LIFT, NUMBERS, OVER, SHIFT, SLIDE, UNDER
from readingroom.games.exlibris.components import LAST_LIBRARY
from readingroom.games.exlibris.moving import around, fills, run_ends, run_starts, shift, slide, slides
from readingroom.games.exlibris.rows import COLUMNS, DIRECTIONS, list_places, listed, rows_of
from readingroom.games.exlibris.shelf import FACE_DOWN, Shelf
from readingroom.games.exlibris.state import ExLibris, hand, hidden, looking, shelf
from readingroom.games.exlibris.view import ExLibrisView

ANY: Final[i64] = 200  # more groups than a shelf can have: a card may go wherever it touches another


def begin_shelving(g: ExLibris, me: i64, card: i64, source: i64) -> None:
    """Take a card in hand to shelve it, and ask where it goes."""
    g.move(card, source, looking(me), "pick", me)
    ask_place(g, me, ANY)


def ask_place(g: ExLibris, me: i64, most: i64) -> None:
    """Ask where the card goes that one is about to shelve, so that the shelf has at most so many groups.

    The acting special assistant may know more ways (EXL-A3, EXL-A10).
    """
    ways = WAYS[g.kinds[me]] if g.acting == me else PLACES_ONLY
    g.then(me, ways[0] if most == ANY else ways[most])


def picked(rules: Any, view: ExLibrisView, seat: i64) -> str | None:
    """Give the card that a seat is about to shelve or weighs, if the viewer sees it."""
    card = view.looking(seat)[0]
    return rules.card_text(card) if card >= 0 else None


def shelved_at(rules: Any, view: ExLibrisView, seat: i64, place: i64) -> str | None:
    """Give the upper card of a place, if the viewer sees it or has seen it before it was turned face down."""
    shelved = view.shelf(seat)
    card: i64 = shelved.card_at(place)
    if card == FACE_DOWN:
        card = view.hidden(seat)[shelved.hidden_place(place, False)]
    return rules.card_text(card) if card >= 0 else None


def put_in(g: ExLibris, me: i64, place: i64) -> None:
    """Put the card that one is about to shelve into a free place."""
    card: i64 = g.zones[looking(me)][0]
    place = g.shelves[me].put(place, card)
    g.move(card, looking(me), shelf(me), "shelve", me, place)


@final
class Place(Clause[ExLibris]):
    """EXL-H1: the card must touch one that is shelved, within three rows; EXL-H3: and leave so many groups at most."""

    asks: ClassVar[str] = "place-card"
    rule: ClassVar[str] = "EXL-H1"

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def numbers(self) -> tuple[int, ...]:
        """Give the number of groups."""
        return (self.most,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card."""
        return {"card": picked(rules, view, me)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the places."""
        return places_for(g.shelves[me], self.most)

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Put it there."""
        put_in(g, me, action - AT)

    def perform(self, g: ExLibris, me: i64) -> None:
        """A shelf that has no room leaves the card in hand."""
        keep_picked(g, me)


def keep_picked(g: ExLibris, me: i64) -> None:
    """Take the card that cannot be shelved into the hand."""
    g.doing = Place
    g.move(g.zones[looking(me)][0], looking(me), hand(me), "keep", me)


def places_for(shelved: Shelf, most: i64) -> list[int]:
    """Offer the places of a shelf, as actions."""
    places = shelved.legal_places() if most >= ANY else shelved.places_keeping(most)
    options: list[object] = [NUMBERS[AT + place] for place in places]
    return cast(list[int], options)


@final
class PlaceOrBury(Clause[ExLibris]):
    """EXL-A3: the card may also go on top of a shelved card or under it; the lower one is face down and buried."""

    asks: ClassVar[str] = "place-or-bury"
    rule: ClassVar[str] = "EXL-A3"

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def numbers(self) -> tuple[int, ...]:
        """Give the number of groups."""
        return (self.most,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card."""
        return {"card": picked(rules, view, me)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the free places, and to bury where no card is buried yet."""
        shelved = g.shelves[me]
        options = places_for(shelved, self.most)
        if self.most >= ANY or shelved.groups() <= self.most:
            graves = shelved.burying_places()
            options += [OVER + place for place in graves]
            options += [UNDER + place for place in graves]
        return options

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Put it there."""
        if action >= UNDER:
            bury_under(g, me, action - UNDER)
        elif action >= OVER:
            bury_below(g, me, action - OVER)
        else:
            g.doing = Place
            put_in(g, me, action - AT)

    def perform(self, g: ExLibris, me: i64) -> None:
        """A shelf that has no room leaves the card in hand."""
        keep_picked(g, me)


def bury_under(g: ExLibris, me: i64, place: i64) -> None:
    """Bury the card under a shelved one, unseen by the others."""
    card: i64 = g.zones[looking(me)].pop()
    shelved = g.shelves[me]
    shelved.put_under(place)
    lay_hidden(g, me, card, looking(me), shelved.hidden_place(place, True), "bury")


def bury_below(g: ExLibris, me: i64, place: i64) -> None:
    """Put the card on top of a shelved one, which is buried by it."""
    shelved = g.shelves[me]
    lower = shelved.card_at(place)
    card: i64 = g.zones[looking(me)].pop()
    shelved.put_on(place, card)
    if lower != FACE_DOWN:  # else it lies among the hidden cards already, and in the same order
        g.zones[shelf(me)].remove(int(lower))
        lay_hidden(g, me, lower, shelf(me), shelved.hidden_place(place, True), "cover")
    g.zones[shelf(me)].append(int(card))
    g.shown(card, looking(me), shelf(me), "shelve", me, place)


def lay_hidden(g: ExLibris, seat: i64, card: i64, source: i64, index: i64, code: str) -> None:
    """Lay a card among those that lie face down on a shelf, in its place in their order."""
    g.zones[hidden(seat)].insert(index, int(card))
    g.shown(card, source, hidden(seat), code, seat, index)


def reorder_hidden(g: ExLibris, seat: i64, order: list[int]) -> None:
    """EXL-H4: bring the face-down cards into a new order, as they moved along; all see which went where."""
    g.doing = "EXL-H4"
    cards = g.zones[hidden(seat)]
    wanted = [cards[old] for old in order]
    for index in range(len(wanted)):
        card: i64 = wanted[index]
        old: i64 = cards.index(int(card))
        if old != index:
            cards.insert(index, cards.pop(old))
            g.shown(card, hidden(seat), hidden(seat), "reorder", seat, COLUMNS * old + index)


def take_off(g: ExLibris, seat: i64, place: i64, target: i64, code: str) -> None:
    """EXL-H4: take the upper card of a place off the shelf; what is buried below stays face down."""
    shelved = g.shelves[seat]
    card = shelved.card_at(place)
    if card == FACE_DOWN:
        index = shelved.hidden_place(place, False)
        shelved.remove(place)
        card = g.zones[hidden(seat)].pop(index)
        g.zones[target].append(int(card))
        g.shown(card, hidden(seat), target, code, seat, index)
    else:
        shelved.remove(place)
        g.move(card, shelf(seat), target, code, seat, place)


# The Wizard shifts a group


@final
class PlaceOrShift(Clause[ExLibris]):
    """EXL-A10: the card may go into a free place, or a group of cards may be shifted first to make room for it."""

    asks: ClassVar[str] = "place-or-shift"
    rule: ClassVar[str] = "EXL-A10"

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def numbers(self) -> tuple[int, ...]:
        """Give the number of groups."""
        return (self.most,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card."""
        return {"card": picked(rules, view, me)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the free places, and each card with which a group may begin."""
        options = places_for(g.shelves[me], self.most)
        return options + [LIFT + card for card in g.uppers(me)]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Put it there, or begin a group."""
        if action < LIFT:
            g.doing = Place
            put_in(g, me, action - AT)
        else:
            rows = rows_of([int(g.place_of(me, action - LIFT))])
            g.then(me, ChooseGroup(self.most, rows[1], rows[2], rows[3]))

    def perform(self, g: ExLibris, me: i64) -> None:
        """A shelf that has no room leaves the card in hand."""
        keep_picked(g, me)


@final
class ChooseGroup(Clause[ExLibris]):
    """EXL-A10: choose one connected group of any shape, then shift it one space; or do not shift after all."""

    asks: ClassVar[str] = "choose-group"
    rule: ClassVar[str] = "EXL-A10"

    def __init__(self, most: i64, row1: i64, row2: i64, row3: i64) -> None:
        self.most: Final = most
        self.row1: Final = row1  # the columns of the group, by row
        self.row2: Final = row2
        self.row3: Final = row3

    def numbers(self) -> tuple[int, ...]:
        """Give the number of groups and the places chosen so far."""
        return (self.most, self.row1, self.row2, self.row3)

    def group(self) -> list[int]:
        """List the places of the group."""
        return listed([0, self.row1, self.row2, self.row3, 0])

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card, and how many are in the group so far."""
        return {"card": picked(rules, view, me), "count": len(self.group())}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer not to shift, the directions that make room, and the cards by which the group can grow."""
        group = self.group()
        options: list[int] = [DONE]
        for direction in range(len(DIRECTIONS)):
            if rooms(g.shelves[me], group, direction, self.most):
                options.append(SHIFT + direction)
        return options + sorted([int(LIFT + g.upper(me, place)) for place in around(g.shelves[me], group)])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Go on choosing, shift, or put the card into a free place."""
        if action == DONE:
            g.then(me, place_clause(self.most))
        elif action >= LIFT:
            rows = rows_of([*self.group(), int(g.place_of(me, action - LIFT))])
            g.then(me, ChooseGroup(self.most, rows[1], rows[2], rows[3]))
        else:
            direction = action - SHIFT
            group = self.group()
            fill = rows_of(rooms(g.shelves[me], group, direction, self.most))
            g.tell("shift", me, direction, len(group))
            reorder_hidden(g, me, shift(g.shelves[me], group, direction))
            g.then(me, Fill(fill[0], fill[1], fill[2], fill[3]))


@final
class Fill(Clause[ExLibris]):
    """EXL-A10: shelve the card into a place that the shift has emptied."""

    asks: ClassVar[str] = "fill-gap"
    rule: ClassVar[str] = "EXL-A10"

    def __init__(self, row0: i64, row1: i64, row2: i64, row3: i64) -> None:
        self.row0: Final = row0  # the columns of the places, by row
        self.row1: Final = row1
        self.row2: Final = row2
        self.row3: Final = row3

    def numbers(self) -> tuple[int, ...]:
        """Give the places."""
        return (self.row0, self.row1, self.row2, self.row3)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card."""
        return {"card": picked(rules, view, me)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the places."""
        places: list[int] = []
        list_places(self.row0, 0, places)
        places += listed([0, self.row1, self.row2, self.row3, 0])
        return [AT + place for place in places]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Put it there."""
        put_in(g, me, action - AT)


def rooms(shelved: Shelf, group: list[int], direction: i64, most: i64) -> list[int]:
    """EXL-A10, EXL-H3: the places that a shift makes free, if the shelf then has no more groups than it may."""
    places = fills(shelved, group, direction)
    if most >= ANY or not places or shelved.groups() <= most:
        return places
    kept: list[int] = []
    for place in places:
        tried = shelved.copy()
        shift(tried, group, direction)
        tried.put(place, FACE_DOWN)
        if tried.groups() <= most:
            kept.append(place)
    return kept


# The Joiner slides a run


@final
class SlideFrom(Clause[ExLibris]):
    """EXL-L18: choose the card with which the run begins on the left."""

    asks: ClassVar[str] = "slide-from"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards from which a run can slide; a shelf that moves as a whole stays the same."""
        starts = [place for place in run_starts(g.shelves[me]) if ends_from(g.shelves[me], place)]
        return sorted([int(LIFT + g.upper(me, place)) for place in starts])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Go on to the end of the run."""
        g.then(me, SlideTo(g.place_of(me, action - LIFT)))


@final
class SlideTo(Clause[ExLibris]):
    """EXL-L18: choose the card with which the run ends on the right, perhaps the same."""

    asks: ClassVar[str] = "slide-to"

    def __init__(self, first: i64) -> None:
        self.first: Final = first

    def numbers(self) -> tuple[int, ...]:
        """Give the place where the run begins."""
        return (self.first,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card with which the run begins."""
        return {"card": shelved_at(rules, view, me, self.first)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the ends of runs that can slide."""
        return sorted([int(LIFT + g.upper(me, place)) for place in ends_from(g.shelves[me], self.first)])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Go on to the distance."""
        g.then(me, SlideBy(self.first, g.place_of(me, action - LIFT)))


@final
class SlideBy(Clause[ExLibris]):
    """EXL-L18: slide the run along its row by any distance."""

    asks: ClassVar[str] = "slide-by"

    def __init__(self, first: i64, last: i64) -> None:
        self.first: Final = first
        self.last: Final = last

    def numbers(self) -> tuple[int, ...]:
        """Give the ends of the run."""
        return (self.first, self.last)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give how many cards slide."""
        return {"count": self.last - self.first + 1}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the distances at which nothing stands in the way and the shelf is not split on the way."""
        return [SLIDE + distance for distance in slides(g.shelves[me], self.first, self.last)]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Slide it."""
        g.tell("slide", me, action - SLIDE, self.last - self.first + 1)
        slide(g.shelves[me], self.first, self.last, action - SLIDE)


def ends_from(shelved: Shelf, first: i64) -> list[int]:
    """List where a run that begins there may end, so that it slides and the shelf does not move as a whole."""
    whole: i64 = len(shelved.cards)
    return [last for last in run_ends(shelved, first) if last - first + 1 < whole]


# Clauses that recur are made once. In each list: without a limit first, then by the most groups that are allowed.
PLACES_ONLY: Final[list[Clause[ExLibris]]] = [Place(most or ANY) for most in range(40)]
WAYS: Final[list[list[Clause[ExLibris]]]] = [PLACES_ONLY] * (LAST_LIBRARY + 1)  # by assistant: more in assistants.py


def place_clause(most: i64) -> Clause[ExLibris]:
    """Give the clause that asks for a free place."""
    return PLACES_ONLY[0] if most == ANY else PLACES_ONLY[most]
