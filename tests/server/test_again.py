"""Playing again after the end: those who were at the table meet at the next one."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from readingroom.server.protocol import NextTable, Seats
from tests.server.house import Guest, House, play_alone, play_out, table_of_friends

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
    assert [seat.kind for seat in first.seats] == ["open", "person"]
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
