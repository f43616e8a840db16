"""The leak law in the browser: nothing that came over the wire names a card that its reader may not know.

Who may know a card is found here anew, from the open record of the finished game: who has it in a zone of their own,
and everybody once it lay open. Only cards of which there is one are looked for: pages of Biblios, cards of Ex Libris.
"""

import json
import re
from typing import Any, NamedTuple

import httpx

from readingroom.games.exlibris.components import LOCATION_NAMES
from tests.web.reader import Heard, Reader


class Secrets(NamedTuple):
    """How the cards of a game are told, how many there are, and where they lie open."""

    named: re.Pattern[str]
    cards: int
    open: frozenset[str]


SECRETS = {
    "biblios": Secrets(
        re.compile(r'"(?:pay |take )?([MPHSF][A-I]\d)"'),
        45,
        frozenset({"public", "centre", "discard"}),
    ),
    "exlibris": Secrets(
        re.compile(r'"(?:take |discard |give |swap |turn |lift |shelve )?([A-Z][1-9]0?)"'),
        152,
        frozenset({"discard", "revealed", "shelf", *LOCATION_NAMES}),
    ),
}


def replay_of(address: str, table: str) -> dict[str, Any]:
    """Fetch a finished game with every card open."""
    found: dict[str, Any] = httpx.get(f"{address}/api/tables/{table}/replay", trust_env=False, timeout=30).json()
    return found


def known_after(replay: dict[str, Any], seat: int | None, secrets: Secrets) -> list[frozenset[str]]:
    """Give the cards that a seat, or a spectator, may know after each step of a game."""
    known: set[str] = set()
    result = []
    for step in replay["steps"]:
        for moved in (each for event in step["events"] for each in event["moved"]):
            zones = [place.split() for place in (moved["source"], moved["target"])]
            own = seat is not None and any(zone[1:2] == [str(seat)] for zone in zones)
            if own or any(zone[0] in secrets.open for zone in zones if zone):
                known.add(moved["thing"])
        result.append(frozenset(known))
    return result


def leaks(heard: list[Heard], replay: dict[str, Any], seat: int | None, last: int) -> list[str]:
    """List the cards that were named too early; `last` is the number of the entry that ended the game."""
    secrets = SECRETS[replay["game"]]
    known = known_after(replay, seat, secrets)
    begun = last - (len(replay["steps"]) - 1)
    found, number = [], -1
    for each in heard:
        if not each.address.startswith("/api/"):
            continue
        if each.address.endswith("/live"):
            number = max(number, json.loads(each.text).get("now", {}).get("number", -1))
        if number >= last:
            break  # now everything is open
        if each.address.endswith("/box"):
            if len(set(secrets.named.findall(each.text))) != secrets.cards:
                found.append("the box does not name every card, and so tells something of the table")
            continue
        allowed = known[number - begun] if number >= begun else frozenset()
        named = set(secrets.named.findall(each.text))
        found += [f"entry {number}: {card} in {each.text[:200]}" for card in sorted(named - allowed)]
    return found


def last_number(reader: Reader) -> int:
    """Give the number of the last entry that a browser was told of."""
    numbers: list[int] = [frame["now"]["number"] for frame in reader.frames() if "now" in frame]
    return max(numbers)
