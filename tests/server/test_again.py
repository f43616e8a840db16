"""Playing again after the end: those who were at the table meet at the next one."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from readingroom.server.protocol import NextTable, SeatInfo, Seats
from readingroom.server.tables import KEPT
from tests.server.house import Guest, House, house, play_alone, play_out, table_of_friends

pytestmark = pytest.mark.slow


def test_after_the_end_all_play_again_at_one_table_on_their_old_seats(room: House) -> None:
    table, (ada, ben), lines = table_of_friends(room, 2)
    stranger = Guest(room.address)
    refused = ada.http.post(f"/api/tables/{table}/again")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
    play_out(lines, random.Random(8))
    number = ada.look(table).number
    assert ada.look(table).next is None
    refused = stranger.http.post(f"/api/tables/{table}/again")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-seated")

    first = ben.again(table)
    assert (first.stage, first.mine, first.host, first.options) == ("waiting", 1, True, ada.look(table).options)
    assert [seat.kind for seat in first.seats] == ["kept", "person"]
    heard = lines[0].hear()
    while not (isinstance(heard, Seats) and heard.table.next):
        heard = lines[0].hear()
    assert heard.table.next == NextTable(table=first.table, seat=1)
    assert ben.again(table).table == first.table
    second = ada.again(table)
    assert (second.table, second.stage, second.mine, second.host) == (first.table, "playing", 0, False)
    assert ada.again(table).table == first.table
    assert ada.look(table).number == number + 1
    assert stranger.look(table).next == NextTable(table=first.table, seat=1)
    assert len(ada.ask("GET", f"/api/tables/{table}/replay")["steps"]) > 30
    assert [each["stage"] for each in ada.ask("GET", "/api/tables")["tables"]] == ["playing", "over"]


def test_two_who_wish_to_play_again_at_the_same_moment_meet(room: House) -> None:
    table, guests, lines = table_of_friends(room, 2)
    play_out(lines, random.Random(9))
    with ThreadPoolExecutor(2) as together:
        found = list(together.map(lambda guest: guest.again(table), guests))
    assert found[0].table == found[1].table
    assert [seat.kind for seat in guests[0].look(found[0].table).seats] == ["person", "person"]
    assert all(len(guest.ask("GET", "/api/tables")["tables"]) == 2 for guest in guests)


def next_table(room: House, seed: int) -> tuple[str, str, Guest, Guest]:
    """Let Ada and Ben play to the end, and Ada wish for another game; gives both tables and both players."""
    table, (ada, ben), lines = table_of_friends(room, 2)
    ben.http.put("/api/me", json={"name": "Ben"})
    play_out(lines, random.Random(seed))
    return table, ada.again(table).table, ada, ben


def refused(guest: Guest, table: str, what: str, **wish: Any) -> tuple[int, str]:
    """Ask for something that is refused; gives the status and the code."""
    answer = guest.http.post(f"/api/tables/{table}/{what}", json=wish)
    return answer.status_code, answer.json()["code"]


def test_the_seats_of_the_next_game_are_kept_for_those_who_played(room: House) -> None:
    table, following, ada, ben = next_table(room, 12)
    eve = Guest(room.address, "Ben")  # the name of another, but not their cookie
    line = eve.live(following)
    assert line.welcome().table.seats[1] == SeatInfo(kind="kept", name="Ben", here=False, bot="", away=False)
    for wish in ({}, {"seat": 1}):
        answer = eve.http.post(f"/api/tables/{following}/sit", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "kept")
        assert answer.json()["params"] == {"seat": 1, "minutes": 10}
    assert refused(eve, following, "release", seat=1) == (403, "not-host")
    assert refused(eve, following, "leave") == (409, "not-seated")
    assert refused(eve, table, "again") == (409, "not-seated")
    assert (eve.look(following).kept, ada.look(following).kept, ben.look(following).kept) == (None, None, 1)
    assert ben.ask("GET", "/api/tables")["tables"][0]["table"] == table
    found = ben.sit(following)
    assert (found.stage, found.mine, found.kept) == ("playing", 1, None)


@pytest.mark.parametrize("who", ["host", "player"])
def test_a_seat_that_is_given_up_is_kept_no_longer(room: House, who: str) -> None:
    _, following, ada, ben = next_table(room, 13)
    line = ada.live(following)
    line.welcome()
    if who == "host":
        ada.ask("POST", f"/api/tables/{following}/release", seat=1)
        ada.ask("POST", f"/api/tables/{following}/release", seat=1)
    else:
        ben.ask("POST", f"/api/tables/{following}/leave")
    told = line.hear()
    assert isinstance(told, Seats)
    assert told.table.seats[1].kind == "open"
    assert Guest(room.address, "Cleo").sit(following).stage == "playing"


def test_a_seat_stays_kept_after_a_restart_and_is_open_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as room:
        table, following, _, ben = next_table(room, 14)
    with house(tmp_path, every=0.1) as room:
        eve = Guest(room.address)
        assert refused(eve, following, "sit") == (409, "kept")
        line = eve.live(following)
        assert line.welcome().table.seats[1].kind == "kept"
        later = time.time() + KEPT
        monkeypatch.setattr("readingroom.server.tables.time.time", lambda: later)
        told = line.hear()
        assert isinstance(told, Seats)
        assert told.table.seats[1] == SeatInfo(kind="open", name="", here=False, bot="", away=False)
        assert eve.sit(following).mine == 1
        late = Guest(room.address, token=ben.token).again(table)
        assert (late.stage, late.mine) == ("playing", None)


def test_who_comes_back_may_take_another_seat_and_leaves_the_kept_one_to_others(room: House) -> None:
    table, guests, lines = table_of_friends(room, 3)
    play_out(lines, random.Random(15))
    ada, ben, _ = guests
    following = ada.again(table).table
    ada.ask("POST", f"/api/tables/{following}/release", seat=2)
    assert ben.sit(following, 2).mine == 2
    assert [seat.kind for seat in ada.look(following).seats] == ["person", "open", "person"]
    assert Guest(room.address).sit(following).mine == 1


def test_who_comes_too_late_to_play_again_looks_on(room: House) -> None:
    table, (ada, ben), lines = table_of_friends(room, 2)
    play_out(lines, random.Random(10))
    following = ada.again(table).table
    ada.ask("POST", f"/api/tables/{following}/fill", seat=1, bot="random")
    late = ben.again(table)
    assert (late.table, late.stage, late.mine) == (following, "playing", None)


def test_with_bots_alone_one_plays_again_at_once(room: House) -> None:
    ada = Guest(room.address)
    table = ada.open("random", "me", "random", penalty="steal").table
    play_alone(ada.live(table), random.Random(11))
    following = ada.again(table)
    assert (following.stage, following.mine, following.options["penalty"]) == ("playing", 1, "steal")
    assert [seat.name for seat in following.seats if seat.kind == "bot"] == ["random", "random"]
