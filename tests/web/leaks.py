"""The leak law in the browser: nothing that came over the wire names a card that its reader may not know.

Who may know a card is found here anew, from the open record of the finished game: who has it in a zone of their own,
and everybody once it lay open. Pages are unique cards; gold and church cards are not, so they are left out.
"""

import json
import re
from typing import Any

import httpx

from tests.web.reader import Heard, Reader

PAGE = re.compile(r'"([MPHSF][A-I]\d)"|\b(?:pay|take) ([MPHSF][A-I]\d)\b')
PAGES = 45  # what cards are called comes with the box, for every card there is: it says nothing of where one lies
OPEN = frozenset({"public", "centre", "discard"})


def replay_of(address: str, table: str) -> dict[str, Any]:
    """Fetch a finished game with every card open."""
    found: dict[str, Any] = httpx.get(f"{address}/api/tables/{table}/replay", trust_env=False, timeout=30).json()
    return found


def known_after(replay: dict[str, Any], seat: int | None) -> list[frozenset[str]]:
    """Give the pages that a seat, or a spectator, may know after each step of a game."""
    known: set[str] = set()
    result = []
    for step in replay["steps"]:
        for moved in (each for event in step["events"] for each in event["moved"]):
            places = {moved["source"], moved["target"]}
            own = seat is not None and any(place.endswith(f" {seat}") for place in places)
            if own or places & OPEN:
                known.add(moved["thing"])
        result.append(frozenset(known))
    return result


def leaks(heard: list[Heard], replay: dict[str, Any], seat: int | None, last: int) -> list[str]:
    """List the pages that were named too early; `last` is the number of the entry that ended the game."""
    known = known_after(replay, seat)
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
            if len(set(PAGE.findall(each.text))) != PAGES:
                found.append("the box does not name every page, and so tells something of the table")
            continue
        allowed = known[number - begun] if number >= begun else frozenset()
        named = {page for pair in PAGE.findall(each.text) for page in pair if page}
        found += [f"entry {number}: {page} in {each.text[:200]}" for page in sorted(named - allowed)]
    return found


def last_number(reader: Reader) -> int:
    """Give the number of the last entry that a browser was told of."""
    numbers: list[int] = [frame["now"]["number"] for frame in reader.frames() if "now" in frame]
    return max(numbers)
