"""Replays: a finished game entry by entry, each told by what it changed on the table."""

from collections.abc import Iterator
from typing import Any

import msgspec

from readingroom.engine.event import Event, seen_by
from readingroom.engine.record import UNDO, Fold, Record
from readingroom.locales.sayings import Said
from readingroom.locales.words import Words, words
from readingroom.server.project import plain_event, plain_view
from readingroom.server.protocol import Change, PlainView, ReplayStep

Path = tuple[str | int, ...]


def replayed(finished: Record, seat: int | None = None) -> tuple[PlainView, list[ReplayStep]]:
    """Give the table as it was set up, and every entry; what was taken back is left out.

    Every card is open, or, with a seat, all is as that seat saw it.
    """
    whole = Fold(finished)
    for move in finished.moves:
        whole.play(move)
    rules = finished.rules
    spoken = words(rules, seat)
    again = Fold(Record(rules, finished.seats, finished.options, finished.opening))
    start = view_from(spoken, again.g, seat)
    steps = [step(spoken, None, "", None, seen_from(seat, rules.events(again.g)), [])]
    before = start
    for move in whole.standing:
        assert move.action != UNDO
        say = spoken.option(rules.observe(again.g, move.seat), move.action)
        events = seen_from(seat, again.play(move))
        after = view_from(spoken, again.g, seat)
        changed = list(changes(plain(before), plain(after)))
        mine = seat in (None, move.seat)  # what somebody else chose is seen by what happened, or not at all
        action = rules.catalogue.text(move.action) if mine else ""
        steps.append(step(spoken, move.seat, action, say if mine else None, events, changed))
        before = after
    return start, steps


def seen_from(seat: int | None, events: list[Event]) -> list[Event]:
    """Give all of what happened, or what a seat saw of it."""
    return events if seat is None else seen_by(seat, events)


def step(
    spoken: Words, seat: int | None, action: str, say: Said | None, events: list[Event], changed: list[Change]
) -> ReplayStep:
    """Give one entry of a finished game; whoever has its record may see all of it."""
    return ReplayStep(
        seat=seat, action=action, say=say, events=[plain_event(spoken, event) for event in events], changed=changed
    )


def view_from(spoken: Words, g: Any, seat: int | None) -> PlainView:
    """Give the view of a seat, or a spectator's with every card open."""
    rules = spoken.rules
    view = rules.observe(g, seat)
    if seat is None:
        view.zones = [zone[:] if pile else sorted(zone) for zone, pile in zip(g.zones, g.piles)]
    return plain_view(spoken, view, rules.facts(view))


def plain(view: PlainView) -> dict[str, object]:
    """Give a view as names and values."""
    return msgspec.structs.asdict(view)


def spliced(old: list[object], new: list[object], path: Path) -> Change:
    """Say what came into a list, or left it, between its first and its last items."""
    most = min(len(old), len(new))
    first = next((index for index in range(most) if old[index] != new[index]), most)
    last = next((index for index in range(most - first) if old[-index - 1] != new[-index - 1]), most - first)
    return Change(path=list(path), value=new[first : len(new) - last], first=first, last=last)


def changes(old: object, new: object, path: Path = ()) -> Iterator[Change]:
    """List the values that changed: by names, and by places in lists that are as long as before."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name, value in new.items():
            yield from changes(old[name], value, (*path, name))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            yield from changes(old[index], value, (*path, index))
    elif isinstance(old, list) and isinstance(new, list):
        yield spliced(old, new, path)
    else:
        yield Change(path=list(path), value=new)
