"""Every game with every bot, on the running server with its bots in processes of their own, to the end."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import readingroom
from readingroom import bots
from readingroom.server.bots import Workers
from readingroom.server.protocol import Seats
from readingroom.server.tables import rules_of
from tests.server.house import Guest, House, Line, house, play_alone

ENOUGH = 120.0  # seconds without any move


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots think in a process of their own, as at home."""
    with house(tmp_path_factory.mktemp("served"), workers=Workers(1)) as opened:
        yield opened


def watch(line: Line) -> None:
    """Watch a table to its end; no bot may fail on the way."""
    line.welcome()
    while line.now is None or line.now.result is None:
        message = line.hear(ENOUGH)
        assert not (isinstance(message, Seats) and message.news), message


@pytest.mark.slow
@pytest.mark.weighty
@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("game", readingroom.GAMES)
def test_bots_play_every_game_to_its_end_on_the_server(served: House, game: str, bot: str) -> None:
    for seats in sorted({rules_of(game).min_seats, rules_of(game).min_seats + 1}):
        ada = Guest(served.address, "Ada")
        table = ada.open(*[bot] * seats, game=game)
        line = ada.live(table.table)
        watch(line)
        assert [seat.bot for seat in ada.look(table.table).seats] == [bot] * seats
        line.close()


@pytest.mark.slow
@pytest.mark.weighty
@pytest.mark.parametrize("game", readingroom.GAMES)
def test_a_person_plays_every_game_against_bots_to_its_end(served: House, game: str) -> None:
    ada = Guest(served.address, "Ada")
    table = ada.open("me", "greedy", "random", game=game)
    line = ada.live(table.table)
    play_alone(line, random.Random(7))
    assert line.now is not None
    assert line.now.result is not None
    assert [seat.bot for seat in ada.look(table.table).seats] == ["", "greedy", "random"]
    line.close()


def test_a_bot_that_breaks_down_is_replaced_and_the_table_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> int:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr("readingroom.server.bots.pickle.dumps", break_down)
    with house(tmp_path, workers=Workers(1)) as opened:
        ada = Guest(opened.address, "Ada")
        line = ada.live(ada.open("greedy", "greedy", game="biblios", first="0").table)
        codes = set()
        line.welcome()
        while line.now is None or line.now.result is None:
            message = line.hear()
            if isinstance(message, Seats) and message.news:
                codes.add((message.news.code, message.news.bot))
        assert codes == {("failed", "random")}
        assert [seat.bot for seat in ada.look(line.table).seats] == ["random", "random"]
