"""A shuffler of the tests: it re-deals what a seat cannot see, without asking the game how."""

from typing import Any

from readingroom.engine.chance import Chance
from readingroom.engine.event import Event
from readingroom.engine.lane import Lane, lane_parts


def past_of(lane: Lane) -> list[Event]:
    """List what happened in a lane, the first first."""
    return list(lane_parts(lane)[4])


def redealt(g: Any, seat: int, chance: Chance, eyes: list[int] | None = None) -> Any:
    """Copy a table with all hidden cards exchanged at random, on the table and in the past.

    `eyes` say who may see into which zone; without them, the table's own.
    """
    other = g.clone()
    hidden = [zone for zone, seen in enumerate(eyes or g.eyes) if not seen >> seat & 1]
    cards = [card for zone in hidden for card in g.zones[zone]]
    chance.shuffle(cards, 0)
    for zone in hidden:
        other.zones[zone] = [cards.pop() for _ in g.zones[zone]]
    for other_seat, numbers in enumerate(other.written):
        if other_seat != seat:
            numbers[:] = [chance.below(99) for _ in range(chance.below(5))]
    everything = [card for zone in g.zones for card in zone]
    for lane in (other.trunk, *other.lanes):
        redeal_past(lane, seat, everything, chance)
    return other


def redeal_past(lane: Lane, seat: int, cards: list[int], chance: Chance) -> None:
    """Put other cards into the events of which a seat saw the back, and other words into those it did not hear of."""
    past: list[Event] = []
    for event in past_of(lane):
        if not event.heard >> seat & 1:
            card = cards[chance.below(len(cards))] if event.card >= 0 else event.card
            past.append(
                Event(
                    event.code, event.seat, card, event.source, event.target, event.what,
                    event.number + chance.below(9), event.seen, event.heard,
                )
            )  # fmt: skip
        elif event.card >= 0 and not event.seen >> seat & 1:
            past.append(event.with_card(cards[chance.below(len(cards))]))
        else:
            past.append(event)
    lane.past = past
