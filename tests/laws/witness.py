"""Who may see what in each game, said once more by the tests: the engine's own word is what they check."""

from typing import Any

from readingroom.engine.event import EVERYBODY, SPECTATOR, Event
from tests.laws.play import AnyRules

LOCATIONS = {
    "diviners-hut", "book-swap", "auction-house", "donation-bin", "community-center", "wishing-well", "gambling-den",
    "librarians-lodge", "book-collector", "bookseller", "dump", "alehouse", "flea-market", "assistants-guild",
    "tax-collector", "yard-sale", "joiners-workshop",
}  # fmt: skip
OPEN_ZONES = {
    "biblios": {"public", "centre", "discard"},
    "exlibris": {"discard", "revealed", "below", "permanent", "old-tiles", "removed", "town", *LOCATIONS},
}
HIDDEN_ZONES = {
    "biblios": {"out", "draw", "auction"},
    "exlibris": {"draw", "stack", "libraries", "categories", "form", "mystery-shack"},
}
OWN_ZONES = {
    "biblios": {"reserve", "looking", "spent", "paid"},
    "exlibris": {"hand", "looking", "spent", "taken", "hidden", "focus"},
}
SHOWN_ZONES = {"biblios": set[str](), "exlibris": {"shelf", "library"}}  # each player's, and open to all

# By code of an event in Biblios, who sees the card: all, who acts, or (for a theft) thief and victim.
SEEN = {
    "draw": "actor", "keep": "actor", "set-aside": "actor", "lay": "actor", "lose": "actor", "steal": "both",
    "offer": "all", "take": "all", "church": "all", "used": "all", "unused": "all", "lot": "all", "win": "all",
    "unsold": "all",
}  # fmt: skip


def true_eyes(rules: AnyRules, g: Any) -> list[int]:
    """Say for every zone of a table which seats may see into it."""
    eyes: list[int] = []
    for zone in range(len(g.zones)):
        name, _, seat = rules.zone_text(zone).partition(" ")
        if name in OPEN_ZONES[rules.name] or name in SHOWN_ZONES[rules.name]:
            eyes.append(EVERYBODY)
        elif name in HIDDEN_ZONES[rules.name]:
            eyes.append(0)
        else:
            assert name in OWN_ZONES[rules.name]
            eyes.append(1 << int(seat))
    return eyes


def saw(rules: AnyRules, event: Event, seat: int) -> bool:
    """Say whether a seat (or SPECTATOR) may see the card of an event of Biblios."""
    if event.code == "pay":
        return event.seat == seat or rules.zone_text(event.target) == "discard"
    who = SEEN[event.code]
    if who == "both" and seat != SPECTATOR:
        return seat == event.seat or rules.zone_text(event.source) == f"reserve {seat}"
    return who == "all" or (who == "actor" and event.seat == seat)
