"""The Village Book Fair: a tiny game made for the tests, which asks of the kernel all that a game may ask.

Every morning all seats pack two books in secret at the same time, and may rummage in their own crate meanwhile; then
the parcels are opened together, and each seat in turn takes a book from the stall, which others' powers answer.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from readingroom.engine.catalogue import Catalogue
from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause, Effect, Reaction
from readingroom.engine.event import BITS, EVERYBODY, NONE
from readingroom.engine.layout import Layout
from readingroom.engine.rules import Rules
from readingroom.engine.score import Score, ScoreLine
from readingroom.engine.table import Reactions, Table
from readingroom.engine.view import View, fill

BOX: Final = 0  # a pile that nobody sees
STALL: Final = 1  # open to all
BIN: Final = 2  # open to all
SHARED: Final = ("box", "stall", "bin")
OWN: Final = ("shelf", "parcel", "crate", "glance")

BOOKS: Final = 40
WRAP: Final = 0  # + book: put it into one's parcel
TAKE: Final = BOOKS  # + book: from the stall
GIVE: Final = 2 * BOOKS  # + book: to the stall
RUMMAGE: Final = 3 * BOOKS
READY: Final = RUMMAGE + 1
TOSS: Final = RUMMAGE + 2
LEAVE: Final = RUMMAGE + 3
FAIR_TEXTS: Final = [f"{verb} B{book}" for verb in ("wrap", "take", "give") for book in range(BOOKS)]
FAIR_CATALOGUE: Final = Catalogue([*FAIR_TEXTS, "rummage", "ready", "toss", "leave"])

BUSYBODY: Final = 1  # powers, as bits
HAGGLER: Final = 2
COLLECTOR: Final = 4


def shelf(seat: int) -> int:
    """The books of a seat, which it alone sees."""
    return len(SHARED) + len(OWN) * seat


def parcel(seat: int) -> int:
    """The books that a seat has wrapped in secret."""
    return shelf(seat) + 1


def crate(seat: int) -> int:
    """A seat's own stock, which nobody sees."""
    return shelf(seat) + 2


def glance(seat: int) -> int:
    """The book that a seat is looking at."""
    return shelf(seat) + 3


class Fair(Table):
    """A book fair under way."""

    first: i64
    given: i64  # the book that was given last; NONE if it is gone again
    powers: list[int]
    ranks: list[int]  # whose power answers first

    def blank(self) -> "Fair":
        return Fair()

    def reactions(self) -> Reactions:
        return POWERS

    def facts(self) -> list[int]:
        return [self.first, self.given, *self.powers, *self.ranks]

    def set_facts(self, facts: list[int]) -> None:
        self.first = facts[0]
        self.given = facts[1]
        half = len(facts) // 2 + 1
        self.powers = facts[2:half]
        self.ranks = facts[half:]


class FairView(View):
    """What a seat sees of the fair."""


# In the morning: lanes


class Unpack(Clause[Fair]):
    """Take the top book of your crate onto your shelf, then pack."""

    def perform(self, g: Fair, me: i64) -> None:
        if g.zones[crate(me)]:
            g.draw(crate(me), shelf(me), "unpack", me)
        g.begin(me, PACKING)


class Wrap(Clause[Fair]):
    """Wrap so many books, one by one; meanwhile you may rummage so often in your crate."""

    def __init__(self, books: i64, rummages: i64) -> None:
        self.books: Final = books
        self.rummages: Final = rummages

    def numbers(self) -> tuple[int, ...]:
        return (self.books, self.rummages)

    def options(self, g: Fair, me: i64) -> list[int]:
        if not self.books:
            return []
        rummage = [RUMMAGE] if self.rummages and g.zones[crate(me)] else []
        return [WRAP + book for book in sorted(g.zones[shelf(me)])] + rummage

    def answer(self, g: Fair, me: i64, action: i64) -> None:
        if action == RUMMAGE:
            g.shuffle(crate(me))
            g.move_random(crate(me), shelf(me), "rummage", me)
            g.tell("delight", me, NONE, g.zones[shelf(me)][-1], BITS[me])
            g.then(me, Wrap(self.books, self.rummages - 1))
        else:
            g.move(action - WRAP, shelf(me), parcel(me), "wrap", me)
            g.then(me, Wrap(self.books - 1, self.rummages))


class SealParcel(Clause[Fair]):
    """Say that your parcel is ready."""

    def options(self, g: Fair, me: i64) -> list[int]:
        return [READY]

    def answer(self, g: Fair, me: i64, action: i64) -> None:
        g.tell("ready", me, NONE, len(g.zones[parcel(me)]))


PACKING: Final = Effect(
    "FAIR-1", "Wrap two books; you may rummage once. Then say that you are ready.", Wrap(2, 1), SealParcel()
)


class Morning(Clause[Fair]):
    """All pack at once, all parcels are opened, each seat browses; then the next morning comes."""

    def __init__(self, mornings: i64) -> None:
        self.mornings: Final = mornings

    def numbers(self) -> tuple[int, ...]:
        return (self.mornings,)

    def perform(self, g: Fair, me: i64) -> None:
        if not self.mornings:
            g.tell("evening", NONE)
            return
        g.tell("morning", me)
        g.then((me + 1) % g.seats, type(self)(self.mornings - 1))
        for step in range(g.seats - 1, -1, -1):
            g.then((me + step) % g.seats, self.browsing())
        g.then(me, OpenParcels())
        g.fork()
        for seat in range(g.seats):
            g.then_in_lane(seat, Unpack())

    def browsing(self) -> "Browse":
        return Browse()


class OpenParcels(Clause[Fair]):
    """All parcels are opened together."""

    def perform(self, g: Fair, me: i64) -> None:
        for seat in range(g.seats):
            for book in sorted(g.zones[parcel(seat)]):
                g.move(book, parcel(seat), STALL, "open", seat)


# At the stall: powers that answer


class Browse(Clause[Fair]):
    """Take a book from the stall."""

    def options(self, g: Fair, me: i64) -> list[int]:
        return [TAKE + book for book in sorted(g.zones[STALL])]

    def answer(self, g: Fair, me: i64, action: i64) -> None:
        g.move(action - TAKE, STALL, shelf(me), "take", me)
        g.fire("taking", me, action - TAKE)


class Peek(Clause[Fair]):
    """Look at the top book of the box; your left neighbour notices."""

    def perform(self, g: Fair, me: i64) -> None:
        if g.zones[BOX]:
            g.draw(BOX, glance(me), "peek", me)
            g.tell("noticed", me, NONE, 0, BITS[me] | BITS[(me + 1) % g.seats])


class MayToss(Clause[Fair]):
    """Throw the book away, or leave it on the box."""

    def options(self, g: Fair, me: i64) -> list[int]:
        return [TOSS, LEAVE] if g.zones[glance(me)] else []

    def answer(self, g: Fair, me: i64, action: i64) -> None:
        book = g.zones[glance(me)][0]
        g.move(book, glance(me), BIN if action == TOSS else BOX, "toss" if action == TOSS else "leave", me)


class MayGive(Clause[Fair]):
    """You may give a book to the stall, which the powers of others answer at once."""

    def options(self, g: Fair, me: i64) -> list[int]:
        return [GIVE + book for book in sorted(g.zones[shelf(me)])] + [LEAVE]

    def answer(self, g: Fair, me: i64, action: i64) -> None:
        if action != LEAVE:
            g.given = action - GIVE
            g.move(g.given, shelf(me), STALL, "give", me)
            g.fire("giving", me, g.given)


class DrawTop(Clause[Fair]):
    """Draw the top book of the box."""

    def perform(self, g: Fair, me: i64) -> None:
        if g.zones[BOX]:
            g.draw(BOX, shelf(me), "draw", me)


class CollectGiven(Clause[Fair]):
    """Take the book that was just given, if nobody else has."""

    def perform(self, g: Fair, me: i64) -> None:
        if g.given != NONE:
            g.move(g.given, STALL, shelf(me), "collect", me)
            g.given = NONE


class Power(Reaction[Fair]):
    """A power of some seats, which answers what others do, by the rank of the seat."""

    def __init__(self, effect: Effect, power: int) -> None:
        super().__init__(effect)
        self.power: Final = power

    def reacts(self, g: Fair, seat: i64, actor: i64, what: i64) -> i64:
        return g.ranks[seat] if seat != actor and g.powers[seat] & self.power else -1


NOSING: Final = Effect("FAIR-2", "Look at the top book of the box; you may throw it away.", Peek(), MayToss())
HAGGLING: Final = Effect("FAIR-3", "You may give a book to the stall. Draw a book.", MayGive(), DrawTop())
COLLECTING: Final = Effect("FAIR-4", "Take the book that was given.", CollectGiven())
POWERS: Final[Reactions] = {
    "taking": [Power(NOSING, BUSYBODY), Power(HAGGLING, HAGGLER)],
    "giving": [Power(COLLECTING, COLLECTOR)],
}


# The rules


class FairRules(Rules[Fair, FairView]):
    """The rules of the fair."""

    def __init__(self) -> None:
        self.name = "fair"
        self.version = 1
        self.min_seats = 2
        self.max_seats = 4
        self.catalogue = FAIR_CATALOGUE

    def option_choices(self, seats: int = 0) -> dict[str, tuple[str, ...]]:
        return {"mornings": ("2", "1", "3"), "powers": ("some", "all", "none"), "first": ("drawn", "0")}

    def set_up(self, seats: i64, options: Mapping[str, object], chance: Chance) -> Fair:
        g = Fair()
        own = [each for seat in range(seats) for each in (BITS[seat], BITS[seat], 0, BITS[seat])]
        piles = [each for _ in range(seats) for each in (False, False, True, False)]
        g.lay_out(seats, Layout([0, EVERYBODY, EVERYBODY, *own], [True, False, False, *piles]), chance)
        g.powers = [{"some": 1 << seat % 3, "all": 7, "none": 0}[str(options["powers"])] for seat in range(seats)]
        g.ranks = [0] * seats
        g.given = NONE
        g.zones[BOX] = list(range(9 * seats))
        g.shuffle(BOX)
        for seat in range(seats):
            for zone in (shelf(seat), shelf(seat), crate(seat), crate(seat), crate(seat)):
                g.zones[zone].append(g.zones[BOX].pop())
        g.first = g.random_seat() if options["first"] == "drawn" else 0
        g.then(g.first, self.morning(int(str(options["mornings"]))))
        return g

    def morning(self, mornings: int) -> Morning:
        return Morning(mornings)

    def chosen_options(self, g: Fair) -> dict[str, str]:
        """Give options that lead to the same table: the tests always begin records with explicit ones."""
        return dict(self.checked_options({}))

    def scores(self, g: Fair) -> list[Score]:
        def points(seat: int) -> int:
            return sum(book % 5 for book in g.zones[shelf(seat)])

        return [Score(seat, points(seat), [ScoreLine("books", points(seat))], ()) for seat in range(g.seats)]

    def look(self, g: Fair, seat: i64) -> FairView:
        view = FairView()
        fill(view, g, seat)
        return view

    def card_text(self, card: int) -> str:
        return f"B{card}"

    def find_card(self, text: str) -> int:
        return int(text[1:]) if text[:1] == "B" and text[1:].isdecimal() else -1

    def zone_text(self, zone: int) -> str:
        if zone < len(SHARED):
            return SHARED[zone]
        seat, which = divmod(zone - len(SHARED), len(OWN))
        return f"{OWN[which]} {seat}"
