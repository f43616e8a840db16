"""Every game with every bot, on the running server with its bots in processes of their own, to the end."""

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import readingroom
from readingroom import bots
from readingroom.server.bots import BotFailed, Workers
from readingroom.server.protocol import Seats
from readingroom.server.tables import rules_of
from tests.server.house import Guest, House, Line, house, play_alone

ENOUGH = 120.0  # seconds without any move


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots think in a process of their own, as at home."""
    with house(tmp_path_factory.mktemp("served"), workers=Workers(1, thinking=0.02)) as opened:
        yield opened


def watch(line: Line) -> None:
    """Watch a table to its end; no bot may fail on the way."""
    line.welcome()
    while line.now is None or line.now.result is None:
        message = line.hear(ENOUGH)
        assert not (isinstance(message, Seats) and message.news), message


@pytest.mark.slow
@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("game", readingroom.GAMES)
def test_bots_play_every_game_to_its_end_on_the_server(served: House, game: str, bot: str) -> None:
    seats = max(2, rules_of(game).min_seats + 2 - bots.NAMES.index(bot))  # those that think longest play with fewest
    ada = Guest(served.address, "Ada")
    table = ada.open(*[bot] * seats, game=game)
    line = ada.live(table.table)
    watch(line)
    assert [seat.bot for seat in ada.look(table.table).seats] == [bot] * seats
    line.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", readingroom.GAMES)
def test_a_person_plays_every_game_against_bots_to_its_end(served: House, game: str) -> None:
    ada = Guest(served.address, "Ada")
    table = ada.open("me", "greedy", "random", game=game)
    line = ada.live(table.table)
    play_alone(line, random.Random(7))
    assert line.now is not None
    assert line.now.result is not None
    assert line.now.result.course[-1] == [score.points for score in line.now.result.scores]
    assert [seat.bot for seat in ada.look(table.table).seats] == ["", "greedy", "random"]
    line.close()


class Broken(Workers):
    """Bots of which none ever comes to an answer."""

    async def choose(self, *_: object, **__: object) -> int:
        raise BotFailed("out of ideas")


def test_a_bot_that_breaks_down_is_replaced_and_the_table_says_so(tmp_path: Path) -> None:
    with house(tmp_path, workers=Broken()) as opened:
        ada = Guest(opened.address, "Ada")
        line = ada.live(ada.open("me", "greedy", first="0").table)
        play_alone(line, random.Random(3))  # to the end, whatever its bots do
        told = [msgspec.json.decode(frame) for frame in line.raw]
        news = [(each["news"]["code"], each["news"]["seat"], each["news"]["bot"]) for each in told if each.get("news")]
        assert news == [("failed", 1, "random")]
        assert [seat.bot for seat in ada.look(line.table).seats] == ["", "random"]
