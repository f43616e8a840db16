"""Zones: who sees into each, which are piles, what they are called, and the events of cards that move between them."""

from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.engine.event import EVERYBODY, NONE, Event, Maker


@final
class Layout:
    """The zones of a game for one number of seats: who sees into each, and which are piles; all its tables share it."""

    def __init__(self, eyes: list[int], piles: list[bool], keeps: bool = True) -> None:
        self.eyes: Final = eyes
        self.piles: Final = piles
        self.keeps: Final = keeps  # whether events are kept for reuse: not where they would be too many for the cache
        self.moved: Final[list[list[Event]]] = [[] for _ in range(len(eyes) * len(eyes))] if keeps else []

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle without the events."""
        return (Layout, (self.eyes, self.piles, self.keeps))

    def event(
        self, code: str, seat: i64, card: i64, source: i64, target: i64, number: i64, by: Maker, under: i64
    ) -> Event:
        """Give the event of a card that moved, reusing the one that was made when it last happened, in any game."""
        seen: i64 = self.eyes[source] | self.eyes[target]
        if not self.keeps:  # looking one up among very many takes longer than making it
            return Event(code, seat, card, source, target, NONE, number, seen, EVERYBODY, by, under)
        row = self.moved[source * len(self.eyes) + target]
        if card < len(row):
            known = row[card]
            if (
                known.card == card and known.seat == seat and known.number == number and known.under == under
                and known.by is by and known.code == code
            ):  # fmt: skip
                return known
        event = Event(code, seat, card, source, target, NONE, number, seen, EVERYBODY, by, under)
        while len(row) <= card:
            row.append(event)
        row[card] = event
        return event


def zone_name(zone: i64, shared: tuple[str, ...], own: tuple[str, ...]) -> str:
    """Give the stable name of a zone: the shared ones come first, then those of each seat: `draw`, `hand 2`."""
    if zone < len(shared):
        return shared[zone]
    return f"{own[(zone - len(shared)) % len(own)]} {zone_owner(zone, shared, own)}"


def zone_owner(zone: i64, shared: tuple[str, ...], own: tuple[str, ...]) -> i64:
    """Give the seat whose zone it is; NONE for a shared one."""
    return (zone - len(shared)) // len(own) if zone >= len(shared) else NONE
