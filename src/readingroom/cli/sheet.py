"""How the sheet of a real game is read, whichever the game: a small file of JSON or TOML."""

import json
import tomllib
from collections.abc import Sequence
from typing import Any, NamedTuple

from readingroom.cli.arguments import printable
from readingroom.cli.refusals import refusal
from readingroom.engine.deckfile import line_of
from readingroom.engine.errors import nearest
from readingroom.engine.score import Score
from readingroom.locales.sayings import Said

NOTHING_MORE: dict[str, Any] = {}


class Scored(NamedTuple):
    """What a sheet comes to: the players, their scores, and what else there is to say."""

    names: list[str]
    scores: list[Score]
    note: Said | None = None  # whose cards and shelves were scored, where they are ours and not those of the box
    remarks: tuple[Said, ...] = ()
    more: dict[str, Any] = NOTHING_MORE  # the same for programs


def parse(text: str) -> dict[str, Any]:
    """Read JSON, or else TOML; either may begin with the mark that some editors put there."""
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    try:
        if text.lstrip().startswith("{"):
            data = json.loads(text, object_pairs_hook=once_each)
        else:
            data = tomllib.loads(text)
    except (json.JSONDecodeError, tomllib.TOMLDecodeError) as error:
        raise refusal("sheet-format", line=line_of(error, text)) from error
    return dict(data)


def check_parts(data: dict[str, Any], needed: Sequence[str], known: Sequence[str], name: str = "") -> None:
    """Check that a sheet, or a player on it, has all the parts it needs and none that is unknown."""
    for part in data:
        if part not in known:
            meant, listed = nearest(part, known), ", ".join(known)
            if name:
                raise refusal("sheet-desk-part", name=name, part=part, known=listed, meant=meant)
            raise refusal("sheet-unknown-part", part=part, known=listed, meant=meant)
    for part in needed:
        if part not in data:
            raise refusal("sheet-desk-lacks", name=name, part=part) if name else refusal("sheet-part", part=part)


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Put pairs of JSON together, and refuse a name that appears twice: the first would be lost silently."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise refusal("sheet-repeated", name=printable(key))
        found[key] = value
    return found
