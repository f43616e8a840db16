"""Whole games over the wire, and all that can go wrong on the way."""

import copy
import functools
import operator
import random
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from readingroom import record
from readingroom.server.protocol import (
    Accepted,
    Because,
    Play,
    Refused,
    Seats,
    Told,
    Undo,
    Why,
)
from tests.server.house import Guest, House, Line, house, play_alone, play_out, sober, table_of_friends

pytestmark = pytest.mark.slow


def views_of(replay: Any) -> Iterator[Any]:
    """Give the table after each step of a replay: the one before, with what changed."""
    view = replay["start"]
    for step in replay["steps"]:
        view = copy.deepcopy(view)
        for change in step["changed"]:
            *names, name = change["path"]
            inside = functools.reduce(operator.getitem, names, view)
            before, first, last = inside[name], change.get("first"), change.get("last", 0)
            new = change["value"]
            inside[name] = new if first is None else [*before[:first], *new, *before[len(before) - last :]]
        yield view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_friends_play_a_whole_game_and_get_its_record(room: House, seats: int) -> None:
    table, guests, lines = table_of_friends(room, seats)
    watcher = Line(room.address, table, "")
    assert watcher.welcome().table.mine is None
    moves = play_out(lines, random.Random(seats))
    assert moves > 30
    results = [line.now.result for line in lines if line.now]
    assert all(result == results[0] for result in results)

    text = guests[0].http.get(f"/api/tables/{table}/record").text
    game = record.read(text)
    record.replay(game)
    assert len(game.moves) == moves
    assert game.names == [f"Guest {seat}" for seat in range(seats)]
    replay = guests[0].ask("GET", f"/api/tables/{table}/replay")
    assert len(replay["steps"]) == moves + 1
    views = list(views_of(replay))
    assert all(isinstance(cards, list) for view in views for cards in view["zones"].values())
    truth = [each.now.view for each in [lines[0]] if each.now]
    assert truth[0] is not None
    assert views[-1]["zones"] == truth[0].zones
    assert views[-1]["facts"] == truth[0].facts
    own = guests[1].ask("GET", f"/api/tables/{table}/replay?seat=1")
    assert len(own["steps"]) == moves + 1
    for view, seen in zip(views, views_of(own)):
        assert seen["seat"] == 1
        assert all(isinstance(cards, int) or cards == view["zones"][zone] for zone, cards in seen["zones"].items())
        assert view["over"] or any(isinstance(cards, int) for cards in seen["zones"].values())
    assert all(step["action"] == "" for step in own["steps"] if step["seat"] != 1)
    assert guests[0].http.get(f"/api/tables/{table}/replay?seat={seats}").json()["code"] == "no-seat"
    whole = sum(len(msgspec.json.encode(view)) for view in views)
    assert len(msgspec.json.encode([step["changed"] for step in replay["steps"]])) < whole / 4
    while watcher.now is None or watcher.now.result is None:
        watcher.hear()
    assert watcher.now.result == results[0]
    assert all(isinstance(cards, list) for cards in watcher.now.view.zones.values())  # type: ignore[union-attr]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_click_makes_a_table_against_bots(room: House, seats: int) -> None:
    ada = Guest(room.address)
    info = ada.open("me", *["greedy", "random", "greedy"][: seats - 1])
    assert info.stage == "playing"
    play_alone(ada.live(info.table), random.Random(seats))
    assert ada.look(info.table).stage == "over"
    assert [table["stage"] for table in ada.ask("GET", "/api/tables")["tables"]] == ["over"]


def test_the_answer_comes_before_the_news(room: House) -> None:
    _, _, lines = table_of_friends(room, 2)
    for line in lines:
        line.welcome()
    lines[0].until_asked()
    said = lines[0].play()
    kinds = []
    while "Went" not in kinds:
        message = lines[0].hear()
        kinds.append(type(message).__name__)
        if isinstance(message, Accepted):
            assert message.key == said.key
    assert [kind for kind in kinds if kind != "Seats"] == ["Accepted", "Went"]


def test_a_move_that_is_sent_again_gets_the_same_answer_even_from_another_server(tmp_path: Path) -> None:
    with house(tmp_path) as first:
        table, guests, lines = table_of_friends(first, 2)
        lines[0].welcome()
        said = lines[0].play()
        answer = lines[0].answer()
        lines[0].say(said)
        assert lines[0].answer() == answer
        number = guests[0].look(table).number
    with house(tmp_path) as second:
        again = Guest(second.address, token=guests[0].token).live(table)
        again.welcome()
        again.say(said)
        assert again.answer() == answer
        assert Guest(second.address).look(table).number == number


def test_a_move_with_the_key_of_another_seat_is_a_move_of_its_own(room: House) -> None:
    _, _, lines = table_of_friends(room, 2)
    for line in lines:
        line.welcome()
    said = lines[0].play("offer")
    assert isinstance(lines[0].answer(), Accepted)
    lines[1].say(Play(key=said.key, prompt=lines[0].number, action="keep"))
    refused = lines[1].answer()
    assert isinstance(refused, Refused)
    assert refused.code == "stale"


def test_a_late_answer_is_stale_and_comes_with_the_table_as_it_stands(room: House) -> None:
    _, _, lines = table_of_friends(room, 2)
    line = lines[0]
    line.welcome()
    assert line.now is not None
    assert line.now.prompt is not None
    old = line.now.prompt.id
    line.play("offer")
    assert isinstance(line.answer(), Accepted)
    line.went()
    line.play("offer", prompt=old)
    refused = line.answer()
    assert isinstance(refused, Refused)
    assert refused.code == "stale"
    assert refused.now.prompt is not None
    assert refused.now.prompt.id == refused.now.number == old + 1


@pytest.mark.parametrize("action", ["bid 4", "nonsense", "", "keep\n~ card draw: MA2", "keep" * 500])
def test_an_action_that_is_not_offered_is_refused_with_what_is(room: House, action: str) -> None:
    table, guests, lines = table_of_friends(room, 2)
    lines[0].welcome()
    number = guests[0].look(table).number
    lines[0].play(action)
    refused = lines[0].answer()
    assert isinstance(refused, Refused)
    assert refused.code == "illegal"
    assert refused.params["legal"] == "keep, offer, auction"
    assert guests[0].look(table).number == number


def test_who_only_watches_cannot_move(room: House) -> None:
    table, _, _ = table_of_friends(room, 2)
    for line in (Guest(room.address).live(table), Line(room.address, table, ""), Line(room.address, table, "x" * 43)):
        line.welcome()
        line.play("keep", prompt=3)
        refused = line.answer()
        assert isinstance(refused, Refused)
        assert refused.code == "not-seated"
        assert refused.now.prompt is None


def test_who_comes_back_is_told_what_happened_meanwhile(room: House) -> None:
    table, guests, lines = table_of_friends(room, 2)
    for line in lines:
        line.welcome()
    lines[1].close()
    since = lines[1].number
    told = []
    for _ in range(3):
        lines[0].play()
        lines[0].answer()
        went = lines[0].went()
        told.append(went)
        if went.now.prompt is None:
            break
    again = guests[1].live(table, since).welcome()
    assert again.forget is None
    assert [each.number for each in again.told] == [went.now.number for went in told]
    assert [codes(each) for each in again.told] == [codes(each) for went in told for each in went.told]
    whole = guests[1].live(table).welcome()
    assert whole.forget == 0
    assert whole.told[-len(again.told) :] == again.told
    assert guests[1].live(table, again.now.number).welcome().told == []
    assert guests[1].live(table, 10_000).welcome().forget == 0
    assert guests[1].live(table, "x").welcome().forget == 0


def codes(told: Told) -> list[str]:
    return [event.code for event in told.events]


def test_a_connection_that_is_cut_in_mid_move_loses_nothing(room: House) -> None:
    table, guests, lines = table_of_friends(room, 2)
    line = lines[0]
    line.welcome()
    for _ in range(12):
        if line.until_asked().prompt is None:
            break
        said = line.play()
        line.socket.socket.close()  # no goodbye: the answer is never heard
        line = guests[0].live(table, line.number)
        line.welcome()
        line.say(said)
        answer = line.answer()
        assert isinstance(answer, Accepted)
        assert answer.key == said.key
        while line.number < answer.number:
            line.hear()
        if line.now and line.now.prompt is None:
            break
    assert guests[0].look(table).number > 4


def test_two_pages_of_one_guest_cannot_move_twice(room: House) -> None:
    table, guests, lines = table_of_friends(room, 2)
    other = guests[0].live(table)
    lines[0].welcome()
    other.welcome()
    lines[0].play("offer")
    other.play("auction")
    answers = [lines[0].answer(), other.answer()]
    assert sorted(type(each).__name__ for each in answers) == ["Accepted", "Refused"]
    assert guests[0].look(table).number == 4


def test_comings_and_goings_are_told(room: House) -> None:
    ada, ben = Guest(room.address, "Ada"), Guest(room.address, "Ben")
    table = ada.open("me", "open", "open").table
    line = ada.live(table)
    welcome = line.welcome()
    assert (welcome.table.host, welcome.table.mine, welcome.now.view) == (True, 0, None)
    assert welcome.table.seats[0].here
    other = ben.live(table)
    other.welcome()
    assert told_seats(line).table.watching == 1
    ben.sit(table, 2)
    seats = told_seats(line).table
    assert [(seat.kind, seat.name, seat.here) for seat in seats.seats] == [
        ("person", "Ada", True), ("open", "", False), ("person", "Ben", True),
    ]  # fmt: skip
    assert told_seats(other).table.mine == 2
    ben.http.put("/api/me", json={"name": "Benedict"})
    assert told_seats(line).table.seats[2].name == "Benedict"
    ben.ask("POST", f"/api/tables/{table}/leave")
    assert told_seats(line).table.seats[2].kind == "open"
    other.close()
    assert told_seats(line).table.watching == 0
    ada.ask("POST", f"/api/tables/{table}/fill", seat=1, bot="greedy")
    assert told_seats(line).table.seats[1].name == "greedy"
    ben.sit(table)
    assert told_seats(line).table.number == 5
    went = line.went()
    assert (went.by, went.now.number) == (None, 6)
    assert went.now.view is not None


def test_a_crowd_that_comes_and_goes_is_told_of_at_most_once_a_second(room: House) -> None:
    ada, ben = Guest(room.address, "Ada"), Guest(room.address, "Ben")
    table = ada.open("me", "open", "open").table
    line = ada.live(table)
    line.welcome()
    began = time.monotonic()
    crowd = [Line(room.address, table, "") for _ in range(40)]
    for each in crowd:
        each.welcome()
    told = 1
    while told_seats(line).table.watching < len(crowd):
        told += 1
    assert told <= 2 + (time.monotonic() - began)
    ben.sit(table)
    assert told_seats(line).table.seats[1].name == "Ben"  # what matters to the game is told at once
    began = time.monotonic()
    for each in crowd:
        each.close()
    told = 1
    while told_seats(line).table.watching:
        told += 1
    assert told <= 2 + (time.monotonic() - began)


def told_seats(line: Line) -> Seats:
    """Wait for news of the seats."""
    message = line.hear()
    assert isinstance(message, Seats)
    return message


def test_an_action_that_told_nobody_anything_can_be_taken_back(room: House) -> None:
    for _ in range(30):
        table, guests, lines = table_of_friends(room, 2)
        line = until_undo(lines, random.Random(secrets.randbits(32)))
        if line is not None:
            break
    else:
        pytest.fail("nothing could ever be taken back")
    assert line.now is not None
    assert line.now.prompt is not None
    other = lines[1 - lines.index(line)]
    number, prompt, past = line.number, line.now.prompt.id, guests[lines.index(line)].live(table).welcome().told
    undo = Undo(key="take it back", number=number)
    line.say(undo)
    assert line.answer() == Accepted(key="take it back", number=number + 1)
    went = line.went()
    assert went.forget == number  # the action, which was the last entry
    assert went.told == []
    assert went.now.prompt is not None
    assert went.now.prompt.id == number + 1
    while other.number <= number:
        other.hear()
    line.say(undo)
    assert line.answer() == Accepted(key="take it back", number=number + 1)
    line.play("done", prompt=prompt)
    assert line.answer().code == "stale"
    back = guests[lines.index(line)].live(table, number).welcome()
    assert back.forget == number
    assert back.told == []
    assert guests[lines.index(line)].live(table).welcome().told == past[:-1]
    if not went.now.undo:
        line.say(Undo(key="and once more", number=number + 1))
        assert line.answer().code == "undo"
    line.say(Undo(key="from the past", number=number - 1))
    assert line.answer().code == "stale"


def until_undo(lines: list[Line], pick: random.Random) -> Line | None:
    """Play until somebody may take something back; nobody if the game ends before."""
    for line in lines:
        line.welcome()
    while True:
        for line in lines:
            assert line.now is not None
            if line.now.undo:
                return line
            if line.now.result:
                return None
        line = next(each for each in lines if each.now and each.now.prompt)
        assert line.now is not None
        assert line.now.prompt is not None
        line.play(sober(line.now.prompt.options, pick))
        answer = line.answer()
        for each in lines:
            while each.number < answer.number:
                each.hear()


def test_a_move_that_cannot_be_written_is_refused_and_can_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as opened:
        table, guests, lines = table_of_friends(opened, 2)
        lines[0].welcome()
        monkeypatch.setattr("readingroom.server.sqlite.INSERT", "INSERT INTO nowhere VALUES (1)")
        said = lines[0].play()
        refused = lines[0].answer()
        assert isinstance(refused, Refused)
        assert (refused.key, refused.code) == (said.key, "busy")
        assert guests[0].http.post("/api/tables", json={"game": "biblios", "seats": ["me", "open"]}).status_code == 503
        monkeypatch.undo()
        lines[0].say(said)
        assert lines[0].answer() == Accepted(key=said.key, number=4)
        assert guests[0].look(table).number == 4


def test_two_servers_on_one_file_play_one_game(tmp_path: Path) -> None:
    with house(tmp_path, every=0.02) as one, house(tmp_path, every=0.02) as two:
        ada, ben = Guest(one.address), Guest(two.address)
        table = ada.open("me", "open", first="0").table
        ben.sit(table)
        lines = [ada.live(table), ben.live(table)]
        assert play_out(lines, random.Random(3)) > 20
        assert lines[0].number == lines[1].number


def test_bots_keep_a_pace(tmp_path: Path) -> None:
    with house(tmp_path, pace=0.2) as opened:
        ada = Guest(opened.address)
        line = Line(opened.address, ada.open("greedy", "greedy").table, "")
        line.welcome()
        line.went()
        times = []
        for _ in range(5):
            began = time.monotonic()
            line.went()
            times.append(time.monotonic() - began)
        assert all(each > 0.1 for each in times)


def test_who_asks_why_not_is_told_alone_and_nothing_changes(room: House) -> None:
    table, guests, (ada, ben) = table_of_friends(room, 2)
    watcher = Line(room.address, table, "")
    for line in (ada, ben, watcher):
        line.welcome()
    number = guests[0].look(table).number
    lines = {"ada": ada, "ben": ben, "watcher": watcher}
    told = {}
    for name, line in lines.items():
        line.say(Why(action="bid 4"))
        told[name] = line.answer(Because)
        assert told[name].action == "bid 4"
        assert told[name].rule == "BIB-G1"
    assert [told[name].say.say for name in lines] == ["why-other", "why-turn", "why-watching"]
    ada.say(Why(action="keep"))
    assert ada.answer(Because, Refused) == Because(action="keep", say=None, rule="")
    ada.say(Why(action="fly away"))
    refused = ada.answer(Because, Refused)
    assert (refused.key, refused.code) == ("", "action-text")
    assert guests[0].look(table).number == number
    heard = [frame for line in (ada, ben, watcher) for frame in line.raw if '"because"' in frame]
    assert len(heard) == 4


def test_who_let_a_bot_play_is_told_so_and_an_open_table_has_no_reasons(room: House) -> None:
    ada, ben = Guest(room.address, "Ada"), Guest(room.address, "Ben")
    table = ada.open("me", "open", first="1").table
    line = ada.live(table)
    line.welcome()
    line.say(Why(action="keep"))
    assert line.answer(Because, Refused).code == "not-playing"
    ben.sit(table)
    ada.ask("POST", f"/api/tables/{table}/hand-over", seat=0, bot="random")
    line.say(Why(action="keep"))
    because = line.answer(Because, Refused)
    assert (because.say.say, because.rule) == ("web-error-handed", "")
