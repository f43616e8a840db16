"""Leaving a game under way and coming back, ending it early, and how fast bots play."""

import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from readingroom.server import open_table
from readingroom.server.protocol import Refused, Seats, TableInfo
from tests.server.house import Guest, House, Line, house, play_out, table_of_friends


def ask(guest: Guest, table: str, what: str, **wish: Any) -> httpx.Response:
    """Ask for something at a table."""
    return guest.http.post(f"/api/tables/{table}/{what}", json=wish or None)


def done(answer: httpx.Response) -> dict[str, Any]:
    """See that it was done."""
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def code(answer: httpx.Response) -> str:
    """See that it was refused, and give the code."""
    assert answer.status_code in (403, 404, 409, 422), answer.text
    return str(answer.json()["code"])


def news(line: Line) -> Seats:
    """Wait for news."""
    while True:
        told: Seats = line.answer(Seats)
        if told.news:
            return told


def test_a_bot_plays_for_somebody_who_leaves_and_they_can_come_back(room: House) -> None:
    table, (ada, ben), (line, other) = table_of_friends(room, 2)
    line.welcome()
    other.welcome()
    done(ask(ada, table, "hand-over", seat=0, bot="greedy"))
    told = news(other)
    assert told.news is not None
    assert (told.news.code, told.news.seat, told.news.by, told.news.bot) == ("handed", 0, 0, "greedy")
    mine = told.table.seats[0]
    assert (mine.kind, mine.name, mine.bot) == ("person", "Guest 0", "greedy")
    other.until_asked()  # the bot moved
    line.say('{"type":"play","key":"123456789","prompt":3,"action":"keep"}')
    assert line.answer(Refused).code == "handed"
    assert done(ask(ada, table, "take-back"))["seats"][0]["bot"] == ""
    told = news(other)
    assert told.news is not None
    assert (told.news.code, told.news.seat) == ("back", 0)
    assert ben.look(table).seats[0].kind == "person"


def test_who_took_their_seat_back_plays_on_to_the_end(room: House) -> None:
    table, (ada, _), lines = table_of_friends(room, 2)
    done(ask(ada, table, "hand-over", seat=0, bot="random"))
    done(ask(ada, table, "take-back"))
    done(ask(ada, table, "take-back"))  # which they did already
    for line in lines:
        line.close()
    lines = [Line(room.address, table, guest.token) for guest in (ada, _)]
    assert play_out(lines, random.Random(3)) > 10


def test_a_bot_plays_a_game_to_its_end_for_everybody_who_left(room: House) -> None:
    table, guests, (line, _) = table_of_friends(room, 2)
    line.welcome()
    for seat, guest in enumerate(guests):
        done(ask(guest, table, "hand-over", seat=seat, bot="random"))
    while not (line.now and line.now.result):
        line.hear()


def test_only_the_seat_of_somebody_who_has_been_away_can_be_given_to_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_table, "AWAY", 0.4)
    with house(tmp_path, every=0.1) as opened:
        table, (ada, ben, stranger), (line, other, third) = table_of_friends(opened, 3)
        for each in (line, other, third):
            each.welcome()
        assert code(ask(ada, table, "hand-over", seat=1, bot="greedy")) == "not-away"
        other.close()
        began = time.monotonic()
        while not ada.look(table).seats[1].away:
            time.sleep(0.02)
        assert time.monotonic() - began >= 0.2
        told = line.answer(Seats)
        while not told.table.seats[1].away:  # everybody is told by themselves
            told = line.answer(Seats)
        nobody = Guest(opened.address, "Nobody")
        assert code(ask(nobody, table, "hand-over", seat=1, bot="greedy")) == "not-seated"
        done(ask(ada, table, "hand-over", seat=1, bot="greedy"))
        given = news(third)
        assert given.news is not None
        assert (given.news.seat, given.news.by, given.table.seats[1].bot) == (1, 0, "greedy")
        assert done(ask(ben, table, "take-back"))["seats"][1]["bot"] == ""
        assert stranger.look(table).seats[1].kind == "person"


def test_seats_are_handed_over_only_in_a_game_and_only_to_bots_there_are(room: House) -> None:
    ada = Guest(room.address, "Ada")
    table = ada.open("me", "open").table
    assert code(ask(ada, table, "hand-over", seat=0, bot="greedy")) == "not-playing"
    table = ada.open("me", "greedy", first="0").table
    assert code(ask(ada, table, "hand-over", seat=0, bot="nobody")) == "bot"
    assert code(ask(ada, table, "hand-over", seat=9, bot="greedy")) == "no-seat"
    assert code(ask(ada, table, "hand-over", seat=1, bot="random")) == "bot-plays"
    assert ada.look(table).number == 3  # nothing was written


def test_a_game_ends_early_when_everybody_who_is_left_agrees(room: House) -> None:
    table, (ada, ben, cleo), (line, *_) = table_of_friends(room, 3)
    line.welcome()
    assert done(ask(ada, table, "end-early", agree=True))["ending"] == [0]
    assert done(ask(ada, table, "end-early", agree=False))["ending"] == []
    done(ask(ada, table, "end-early", agree=True))
    done(ask(ben, table, "end-early", agree=True))
    assert ada.look(table).stage == "playing"
    found = done(ask(cleo, table, "end-early", agree=True))
    assert (found["stage"], found["stopped"]) == ("over", True)
    while (told := news(line)).news and told.news.code != "stopped":
        pass
    line.say('{"type":"play","key":"123456789","prompt":4,"action":"keep"}')
    assert line.answer(Refused).code == "stale"
    assert ada.http.get(f"/api/tables/{table}/replay").json()["result"] is None
    assert ada.http.get(f"/api/tables/{table}/record").text.startswith("# Reading Room record")
    assert [each["stage"] for each in ada.ask("GET", "/api/tables")["tables"]] == ["over"]
    assert code(ask(ada, table, "end-early", agree=True)) == "not-playing"
    assert ask(ada, table, "again").status_code == 200


def test_who_left_their_seat_to_a_bot_need_not_agree(room: House) -> None:
    table, (ada, ben), _ = table_of_friends(room, 2)
    done(ask(ada, table, "end-early", agree=True))
    found = done(ask(ben, table, "hand-over", seat=1, bot="greedy"))
    assert (found["stage"], found["stopped"]) == ("over", True)


def test_alone_against_bots_a_game_ends_at_once(room: House) -> None:
    ada = Guest(room.address, "Ada")
    table = ada.open("me", "greedy", first="0").table
    assert done(ask(ada, table, "end-early", agree=True))["stopped"]


def test_a_game_that_was_ended_early_is_over_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as opened:
        ada = Guest(opened.address, "Ada")
        table = ada.open("me", "greedy", first="0").table
        done(ask(ada, table, "end-early", agree=True))
        token = ada.token
    with house(tmp_path) as opened:
        again = Guest(opened.address, token=token)
        listed = again.ask("GET", "/api/tables")["tables"][0]
        assert (listed["stage"], listed["stopped"]) == ("over", True)
        assert again.look(table).stopped
        welcome = again.live(table).welcome()
        assert welcome.now.prompt is None
        assert welcome.now.result is None


@pytest.mark.parametrize("game", ["biblios", "atheneum", "exlibris"])
def test_a_game_that_was_ended_early_can_be_looked_at_again(room: House, game: str) -> None:
    ada = Guest(room.address, "Ada")
    table = ada.open("me", "random", game=game).table
    line = ada.live(table)
    line.welcome()
    line.until_asked()
    line.play()
    line.answer()
    done(ask(ada, table, "end-early", agree=True))
    assert len(ada.http.get(f"/api/tables/{table}/replay").json()["steps"]) >= 2
    assert ada.live(table).welcome().table.stopped


def test_the_pace_of_the_bots_is_a_setting_of_the_table(tmp_path: Path) -> None:
    with house(tmp_path, pace=0.2) as opened:
        ada, ben = Guest(opened.address, "Ada"), Guest(opened.address, "Ben")
        wish = {"game": "biblios", "seats": ["me", "open"], "pace": "easy"}
        table: TableInfo = ada.open("me", "greedy", first="0")
        assert table.pace == "brisk"
        assert done(ada.http.post("/api/tables", json=wish))["pace"] == "easy"
        assert done(ask(ada, table.table, "pace", pace="at-once"))["pace"] == "at-once"
        assert code(ask(ben, table.table, "pace", pace="easy")) == "not-seated"
        assert code(ask(ada, table.table, "pace", pace="never")) == "bad-request"


def test_bots_that_are_asked_at_once_answer_side_by_side(tmp_path: Path) -> None:
    with house(tmp_path, pace=1.0) as opened:
        ada = Guest(opened.address, "Ada")
        began = time.monotonic()
        line = ada.live(ada.open("me", "random", "random", "random", "random", game="atheneum").table)
        line.welcome()
        while line.now is None or line.now.view is None or line.now.view.asked != [0]:
            line.hear()
        assert 0.9 < time.monotonic() - began < 3.5  # one after the other they would take four seconds
