"""Events: what moved and who saw it; the log, the animations and what every seat knows come from them."""

from typing import Any, Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.clause import Clause

NONE: Final[i64] = -1  # no card, no zone, no seat
BACK: Final[i64] = -2  # a card of which only the back is seen
EVERYBODY: Final[i64] = -1  # a set of seats (a bit for each) with all bits set: players and spectators
SPECTATOR: Final[i64] = 62  # the seat number of those who only watch; its bit is set in EVERYBODY alone
BITS: Final = [1, 2, 4, 8, 16, 32, 64, 128]  # BITS[seat] is the set of that one seat


Maker = type[Clause[Any]] | str  # the kind of clause that makes an event, or a rule id if it is another's


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened; immutable."""

    def __init__(
        self,
        code: str,
        seat: i64,
        card: i64,
        source: i64,
        target: i64,
        what: i64,
        number: i64,
        seen: i64,
        heard: i64,
        by: Maker = Clause,
        under: i64 = NONE,
        trail: tuple[int, ...] = (),
    ) -> None:
        self.code: Final = code  # what happened, as a word of the game's
        self.seat: Final = seat  # who did it, or whom it concerns
        self.card: Final = card  # the card; NONE if there is none, BACK if it is not shown
        self.source: Final = source  # the zone it left
        self.target: Final = target  # the zone it went to
        self.what: Final = what  # the other thing it is about: a category, another seat
        self.number: Final = number  # an amount
        self.seen: Final = seen  # the set of seats that see the card
        self.heard: Final = heard  # the set of seats that learn of it at all
        self.by: Final[Maker] = by  # the kind of clause that made it, which names its rule, or that rule
        self.under: Final = under  # the effect under way, whose rule it is if the clause has none, or NONE
        self.trail: Final = trail  # how more went along, as the game writes it down; all follows from the state before

    def projected(self, seat: i64) -> "Event":
        """Give the event as this seat sees it: with the card, or with its back."""
        if self.card == NONE or (self.seen >> seat) & 1:
            return self
        return self.with_card(BACK)

    def with_card(self, card: i64) -> "Event":
        """Give the same event with another card."""
        return Event(
            self.code, self.seat, card, self.source, self.target, self.what, self.number, self.seen, self.heard,
            self.by, self.under, self.trail,
        )  # fmt: skip

    def plain(self) -> tuple[str, int, int, int, int, int, int, int, int]:
        """Give all that the event says as plain values, without the clause that made it and without the trail."""
        return (
            self.code, self.seat, self.card, self.source, self.target, self.what, self.number, self.seen, self.heard,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        """Events are equal when they say the same."""
        return isinstance(other, Event) and self.plain() == other.plain()

    def __hash__(self) -> int:
        """Hash what the event says."""
        return hash(self.plain())

    def __repr__(self) -> str:
        """Show what the event says."""
        return f"Event{self.plain()}"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickle as plain values, with the clause behind them."""
        return (Event, (*self.plain(), self.by, self.under, self.trail))


class Moved(NamedTuple):
    """Something that moved from one zone to another, all as stable texts."""

    kind: str  # card, library, category, pile, tile, assistant, token, book, side-shelf, candle, wand, spider
    thing: str | None  # none: only its back is seen
    source: str
    target: str


def seen_by(seat: i64, events: list[Event]) -> list[Event]:
    """List events as a seat sees them; what it does not hear of is left out."""
    return [event.projected(seat) for event in events if (event.heard >> seat) & 1]


def announcement(by: Maker, code: str, seat: i64, what: i64, number: i64) -> Event:
    """Make an event that everybody hears of and that moves no card."""
    return Event(code, seat, NONE, NONE, NONE, what, number, EVERYBODY, EVERYBODY, by)
