"""Games kept from earlier editions of Reading Room, and what each stood at when it was kept."""

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from readingroom import record
from readingroom.cli.arguments import rules_for
from readingroom.engine.record import Fold, Record
from readingroom.engine.rules import Rules

FOLDER = Path(__file__).parent
STANDS = "stands.json"  # by record, and by table of the database: how it stood
DATABASE = "readingroom.sql"
TOKENS = {name: f"kept-token-of-the-guest-called-{name}" for name in ("Ada", "Ben")}  # of the guests in the database


def editions() -> list[Path]:
    """List the folders of all editions, the oldest first."""
    return sorted(path.parent for path in FOLDER.glob(f"*/{STANDS}"))


def stands(edition: Path) -> dict[str, Any]:
    """Tell how everything in an edition stood when it was kept."""
    found: dict[str, Any] = json.loads((edition / STANDS).read_text(encoding="utf-8"))
    return found


def kept_records() -> list[Path]:
    """List all records of all editions."""
    return [path for edition in editions() for path in sorted(edition.glob("*.record"))]


def deck_beside(path: Path) -> Path | None:
    """Give the deck file that a record was played with, if that is not a deck of ours."""
    own = path.with_suffix(".toml")
    return own if own.exists() else None


def rules_beside(path: Path) -> Rules[Any, Any] | None:
    """Give the rules with that deck; nothing if the record names a deck of ours."""
    return rules_for(path.read_text(encoding="utf-8"), deck_beside(path))


def read(path: Path) -> Record:
    """Read a kept record."""
    return record.read(path.read_text(encoding="utf-8"), rules_beside(path))


def stand(fold: Fold) -> dict[str, Any]:
    """Tell how a game stands, in terms that outlast changes of how a state is laid out."""
    rules, g = fold.rules, fold.g
    lying = {}
    for zone, cards in enumerate(g.zones):
        texts = [rules.card_text(card) for card in cards]
        if cards:
            lying[rules.zone_text(zone)] = texts if g.piles[zone] else sorted(texts)
    return {
        "rules": rules.version,
        "deck": rules.deck_name(),
        "moves": len(fold.record.moves),
        "asked": rules.asked(g),
        "points": [score.points for score in rules.scores(g)] if rules.over(g) else None,
        "zones": hashlib.sha256(json.dumps(lying, sort_keys=True).encode()).hexdigest()[:16],
        "state": g.digest(),
    }


def restored(edition: Path, path: Path) -> None:
    """Make the database of an edition a file again."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript((edition / DATABASE).read_text(encoding="utf-8"))


def dumped(path: Path) -> Iterator[str]:
    """Give a database as lines of SQL, the version of its schema among them."""
    with closing(sqlite3.connect(path)) as file:
        yield from file.iterdump()
        yield f"PRAGMA user_version = {file.execute('PRAGMA user_version').fetchone()[0]};"
