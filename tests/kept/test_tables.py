"""A server's database kept from earlier editions still opens: every table is listed, seen live, and played on."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from readingroom import bots, record
from readingroom.engine.view import View
from readingroom.server.bots import Workers
from readingroom.server.protocol import Accepted
from readingroom.server.serving import FILE
from readingroom.server.tables import rules_of
from tests.kept.editions import TOKENS, editions, restored, stands
from tests.server.house import Guest, House, Line, house, sober


class Hasty(Workers):
    """Bots that think in the server itself, and not for long: whichever bot it is, it plays at random."""

    async def choose(self, game: str, bot: str, view: View, deck: str = "", groups: Sequence[str] = ()) -> int:
        return int(bots.make("random", rules_of(game, deck), len(view.past)).choose(view, view.options))


@pytest.fixture(params=editions(), ids=lambda edition: edition.name)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[House, dict[str, Any]]]:
    """A server on the database of an edition, and how its tables stood."""
    restored(request.param, tmp_path / FILE)
    with house(tmp_path) as opened:
        opened.room.workers = Hasty()
        yield opened, stands(request.param)["tables"]


def test_a_kept_database_lists_its_tables_and_opens_each_of_them(kept: tuple[House, dict[str, Any]]) -> None:
    opened, tables = kept
    ada = Guest(opened.address, token=TOKENS["Ada"])
    assert ada.ask("GET", "/api/me")["name"] == "Ada"
    listed = {each["table"]: each for each in ada.ask("GET", "/api/tables")["tables"]}
    assert {name: (each["game"], each["stage"], each["number"]) for name, each in listed.items()} == {
        name: (each["game"], each["stage"], each["number"]) for name, each in tables.items()
    }
    for name, each in tables.items():
        welcome = ada.live(name).welcome()
        assert welcome.table.stage == each["stage"]
        if each["stage"] == "over":
            game = record.read(httpx.get(f"{opened.address}/api/tables/{name}/record").text)
            assert record.replay(game).record.result == each["stand"]["points"]
            assert ada.ask("GET", f"/api/tables/{name}/replay")["steps"]


@pytest.mark.slow
def test_the_tables_of_a_kept_database_are_played_on_to_their_end(kept: tuple[House, dict[str, Any]]) -> None:
    opened, tables = kept
    ada, ben = (Guest(opened.address, token=token) for token in TOKENS.values())
    for name, each in tables.items():
        if each["stage"] == "waiting" and any(seat.kind == "bot" for seat in ada.look(name).seats):
            ben.sit(name)
        lines = [guest.live(name) for guest in (ada, ben) if guest.look(name).mine is not None]
        if ada.look(name).stage == "playing":
            play_on(lines, random.Random(2))
            game = record.read(httpx.get(f"{opened.address}/api/tables/{name}/record").text)
            assert game.rules.over(record.replay(game).g)
            if each["stand"] is not None:  # it had begun: it keeps its deck, and says that other rules finished it
                assert game.rules.deck_name() == each["stand"]["deck"]
                assert (game.version, game.latest) == (each["stand"]["rules"], game.rules.version)


def play_on(lines: list[Line], pick: random.Random) -> None:
    """Play to the end with those who are connected, and with the bots at the table."""
    for line in lines:
        line.welcome()
    while not is_over(lines):
        line = next((each for each in lines if each.now and each.now.prompt), lines[0])
        if line.now and line.now.prompt:
            line.play(sober(line.now.prompt.options, pick))
            answer = line.answer()
            assert isinstance(answer, Accepted), answer
            number = answer.number
        else:
            line.hear()  # it is a bot's turn
            number = line.number
        for each in lines:
            while each.number < number:
                each.hear()


def is_over(lines: list[Line]) -> bool:
    """Say whether somebody was told the result."""
    return any(line.now is not None and line.now.result is not None for line in lines)
