"""The verbs by which cards are given up, exchanged and looked for."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.table import holds
from readingroom.games.exlibris.actions import AGAIN, DISCARD, DONE, GIVE, NAME, SWAP, TAKE
from readingroom.games.exlibris.clauses import (
    ALL,
    MAY_SHELVE_HAND,
    Take,
    done_or,
    draw_into,
    rising,
    take_from,
    with_cards,
)
from readingroom.games.exlibris.components import CATEGORIES, books_of
from readingroom.games.exlibris.shelf import FACE_DOWN
from readingroom.games.exlibris.shelving import ask_place, reorder_hidden, shelved_at, take_off
from readingroom.games.exlibris.state import (
    AT,
    REVEALED,
    SHACK,
    ExLibris,
    hand,
    hidden,
    looking,
    shelf,
    spent,
    taken,
)
from readingroom.games.exlibris.state import DISCARD as DISCARDS
from readingroom.games.exlibris.view import ExLibrisView

# Giving up

FROM_HAND: Final[i64] = 0
FROM_SHELF_TOO: Final[i64] = 1


@final
class GiveUp(Clause[ExLibris]):
    """Discard cards from your hand, or from hand and shelf: so many at least, so many at most."""

    asks: ClassVar[str] = "give-up"

    def __init__(self, least: i64, most: i64, source: i64) -> None:
        self.least: Final = least
        self.most: Final = most
        self.source: Final = source  # FROM_HAND or FROM_SHELF_TOO

    def numbers(self) -> tuple[int, ...]:
        """Give the bounds, and where the cards may come from."""
        return (self.least, self.most, self.source)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location, how many lie there, how many more have to, and how many may at most."""
        laid = len(view.spent(me))
        most = None if self.most == ALL else int(self.most)
        return {"location": view.place(), "laid": laid, "more": max(0, self.least - laid), "most": most}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards, and to be done when they are enough."""
        laid: i64 = len(g.zones[spent(me)])
        if laid >= self.most:
            return []
        cards = g.zones[hand(me)]
        if self.source == FROM_SHELF_TOO:
            cards = cards + g.upper_cards(me)
        if not cards:
            return []
        return with_cards(DISCARD, cards) if laid < self.least else done_or(DISCARD, cards)

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Lay one more card down, or be done."""
        if action != DONE:
            give_up(g, me, action - DISCARD)
            g.then(me, self)


def give_up(g: ExLibris, me: i64, card: i64) -> None:
    """Lay down a card of one's hand or shelf."""
    if holds(g.zones[hand(me)], card):
        g.move(card, hand(me), spent(me), "give-up", me)
    else:
        take_off(g, me, g.place_of(me, card), spent(me), "take-off")


def discard_spent(g: ExLibris, me: i64) -> i64:
    """Discard what was given up, and say how many cards that were."""
    cards = g.zones[spent(me)]
    count: i64 = len(cards)
    if count:
        for card in rising(cards):
            g.move(card, spent(me), DISCARDS, "discard", me)
    return count


@final
class DrawOneMore(Clause[ExLibris]):
    """EXL-L6: draw one card more than you discarded."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard them, and draw."""
        draw_into(g, me, discard_spent(g, me) + 1, taken(me))


@final
class DrawHalf(Clause[ExLibris]):
    """EXL-L9: draw half as many cards as you discarded books in the categories of the card here, rounded down."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Count the books, discard the cards, and draw."""
        books: i64 = 0
        for wanted in g.zones[AT + g.here]:
            for card in g.zones[spent(me)]:
                books += matching_books(g, card, wanted)
        discard_spent(g, me)
        draw_into(g, me, books // 2, taken(me))


def matching_books(g: ExLibris, card: i64, wanted: i64) -> i64:
    """Count the books of a card whose category another card shows."""
    books: i64 = 0
    counts: i64 = g.deck.counts[card]
    for category in range(len(CATEGORIES)):
        if g.deck.showing(wanted, category):
            books += books_of(counts, category)
    return books


@final
class IfDiscarded(Clause[ExLibris]):
    """EXL-L4: if you discarded a card, you may shelve up to two from your hand."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard them, and allow to shelve."""
        if discard_spent(g, me):
            g.then(me, MAY_SHELVE_HAND[2])


@final
class IfCardsHere(Clause[ExLibris]):
    """EXL-L9: where no card lies to compare with, nothing happens."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Go on only if there is one."""
        if g.zones[AT + g.here]:
            g.then(me, GiveUp(0, ALL, FROM_SHELF_TOO))


# Exchanging


@final
class SwapHand(Clause[ExLibris]):
    """EXL-L2: exchange one card of your hand for one card here."""

    asks: ClassVar[str] = "swap-hand"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards of the hand, if there is a card here."""
        return with_cards(GIVE, g.zones[hand(me)]) if g.zones[AT + g.here] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Lay the card down, take another, and leave the first one here."""
        g.move(action - GIVE, hand(me), spent(me), "give-up", me)
        g.then(me, LeaveHere())
        g.then(me, Take(1))


@final
class LeaveHere(Clause[ExLibris]):
    """Leave here what was given up."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Lay it down here."""
        for card in sorted(g.zones[spent(me)]):
            g.move(card, spent(me), AT + g.here, "leave", me)


@final
class MayRearrange(Clause[ExLibris]):
    """EXL-L8 (b): exchange a shelved card with another, or take it off and shelve it again."""

    asks: ClassVar[str] = "rearrange"

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def numbers(self) -> tuple[int, ...]:
        """Give the place of the card."""
        return (self.place,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card."""
        return {"card": shelved_at(rules, view, me, self.place)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer to shelve it again, and the cards of the hand and of the shelf to exchange it with."""
        mine = g.upper(me, self.place)
        others = g.zones[hand(me)] + [card for card in g.upper_cards(me) if card != mine]
        return [int(AGAIN)] + with_cards(SWAP, others)

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Exchange it, or take it off and shelve it."""
        shelved = g.shelves[me]
        if action == AGAIN:
            groups = shelved.groups()
            take_off(g, me, self.place, looking(me), "lift")
            ask_place(g, me, max(groups, 1))
        elif holds(g.zones[hand(me)], action - SWAP):
            exchange_with_hand(g, me, self.place, action - SWAP)
        else:
            other = g.place_of(me, action - SWAP)
            g.tell("exchange", me, self.place, other)
            reorder_hidden(g, me, shelved.swap(self.place, other))


def exchange_with_hand(g: ExLibris, me: i64, place: i64, card: i64) -> None:
    """EXL-L8: a card of the hand takes the exact place of a shelved one, which goes into the hand."""
    shelved = g.shelves[me]
    index = shelved.hidden_place(place, False)
    old = shelved.replace(place, card)
    if old == FACE_DOWN:
        old = g.zones[hidden(me)].pop(index)
        g.zones[hand(me)].append(int(old))
        g.shown(old, hidden(me), hand(me), "exchange-out", me, index)
    else:
        g.move(old, shelf(me), hand(me), "exchange-out", me, place)
    g.move(card, hand(me), shelf(me), "exchange-in", me, place)


# Naming a category, and looking for it


@final
class NameAndSearch(Clause[ExLibris]):
    """EXL-L11: name a category and search the discard pile; you may take one card that shows it."""

    asks: ClassVar[str] = "name-category"

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location."""
        return {"location": view.place()}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the categories, if there is a discard pile."""
        return NAMES if g.zones[DISCARDS] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Search."""
        g.tell("name", me, action - NAME)
        g.then(me, Search(action - NAME))


@final
class Search(Clause[ExLibris]):
    """EXL-L11: take one card of the discard pile that shows the category, or none."""

    asks: ClassVar[str] = "search"

    def __init__(self, category: i64) -> None:
        self.category: Final = category

    def numbers(self) -> tuple[int, ...]:
        """Give the category."""
        return (self.category,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the category."""
        return {"category": CATEGORIES[self.category]}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards that show it, and to take none."""
        return done_or(TAKE, showing(g, g.zones[DISCARDS], self.category))

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take it; the others stay in their order."""
        g.sealed = True  # the whole pile was seen
        if action != DONE:
            card = action - TAKE
            g.zones[DISCARDS].remove(int(card))
            g.zones[DISCARDS].append(int(card))
            take_from(g, me, card, DISCARDS)


@final
class NameAndLook(Clause[ExLibris]):
    """EXL-L13: name a category; look at all cards here alone."""

    asks: ClassVar[str] = "name-category"

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location."""
        return {"location": view.place()}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the categories, if there are cards here."""
        return NAMES if g.zones[SHACK] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Look at them."""
        g.tell("name", me, action - NAME)
        for card in sorted(g.zones[SHACK]):
            g.move(card, SHACK, looking(me), "look", me)
        g.then(me, TakeShowing(action - NAME))


@final
class TakeShowing(Clause[ExLibris]):
    """EXL-L13: reveal and take any of those that show the category; put the others back face down."""

    asks: ClassVar[str] = "take-showing"

    def __init__(self, category: i64) -> None:
        self.category: Final = category

    def numbers(self) -> tuple[int, ...]:
        """Give the category."""
        return (self.category,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the category."""
        return {"category": CATEGORIES[self.category]}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards that show it, and to put the others back."""
        return done_or(TAKE, showing(g, g.zones[looking(me)], self.category))

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Reveal one more, or put the others back and take those revealed."""
        if action == DONE:
            for card in sorted(g.zones[looking(me)]):
                g.move(card, looking(me), SHACK, "put-back", me)
            g.then(me, TAKE_REVEALED)
        else:
            g.then(me, self)
            g.move(action - TAKE, looking(me), REVEALED, "reveal", me)


@final
class TakeRevealed(Clause[ExLibris]):
    """Take all cards that lie revealed."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Take them one at a time, the first in the alphabet first."""
        cards = g.zones[REVEALED]
        if cards:
            g.then(me, self)
            take_from(g, me, min(cards), REVEALED)


TAKE_REVEALED: Final = TakeRevealed()


def showing(g: ExLibris, cards: list[int], category: i64) -> list[int]:
    """List the cards that show a category."""
    return [card for card in cards if g.deck.showing(card, category)]


NAMES: Final = [int(NAME + category) for category in range(len(CATEGORIES))]
