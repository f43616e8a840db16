"""Who may see what in each game, said once more by the tests: the engine's own word is what they check."""

from typing import Any

from readingroom.engine.event import EVERYBODY, SPECTATOR, Event
from readingroom.games.exlibris.components import LOCATION_NAMES
from tests.laws.play import AnyRules

LOCATIONS = {*LOCATION_NAMES[1:]} - {"mystery-shack"}
OPEN_ZONES = {
    "biblios": {"public", "centre", "discard"},
    "atheneum": {"discard", "row", "gone", "played", "used", "placed", "tokens"},
    "exlibris": {"discard", "revealed", "below", "permanent", "old-tiles", "removed", "town", *LOCATIONS},
}
HIDDEN_ZONES = {
    "biblios": {"out", "draw", "auction"},
    "atheneum": {"deck-a", "deck-b", "objectives", "bag", "queue"},
    "exlibris": {"draw", "stack", "libraries", "categories", "form", "mystery-shack"},
}
OWN_ZONES = {
    "biblios": {"reserve", "looking", "spent", "paid"},
    "atheneum": {"hand", "chosen"},
    "exlibris": {"hand", "looking", "spent", "taken", "hidden", "focus"},
}
SHOWN_ZONES = {  # each player's, and open to all
    "biblios": set[str](),
    "atheneum": set[str](),
    "exlibris": {"shelf", "library"},
}

# By game and code of an event, who sees the card: all, who acts, or both who give and take it.
SEEN = {
    "biblios": {
        "draw": "actor", "keep": "actor", "set-aside": "actor", "lay": "actor", "lose": "actor", "steal": "both",
        "offer": "all", "take": "all", "church": "all", "used": "all", "unused": "all", "lot": "all", "win": "all",
        "unsold": "all",
    },
    "atheneum": {
        "deal": "actor", "choose": "actor", "pass": "both", "objective": "all", "retire": "all", "reveal": "all",
        "last": "all", "draw": "all", "use": "all", "candle": "all", "shelve-pair": "all", "forfeit": "all",
        "discard": "all",
    },
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
    """Say whether a seat (or SPECTATOR) may see the card of an event."""
    if event.code == "pay":
        return event.seat == seat or rules.zone_text(event.target) == "discard"
    who = SEEN[rules.name][event.code]
    if who == "both" and seat != SPECTATOR:
        other = {"steal": event.source, "pass": event.target}[event.code]  # event.seat takes it, or gives it
        return seat == event.seat or rules.zone_text(other).endswith(f" {seat}")
    return who == "all" or (who == "actor" and event.seat == seat)
