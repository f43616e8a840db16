"""A table that begins where a record ends: any position of any game, to play on from."""

import random
from typing import Any

import pytest

import readingroom
from readingroom import record
from readingroom.engine.chance import Chance
from readingroom.engine.record import Fold, Record
from tests.server.house import Guest, House, play_alone


def recorded(game: str, moves: int, seats: int = 3, seed: int = 5, bots: list[str] | None = None) -> Record:
    """Record the beginning of a random game."""
    rules = readingroom.load(game)
    g = rules.new(seats, {}, Chance(seed))
    chance, found = Chance(seed), record.begin(rules, g)
    found.bots = bots or []
    while len(found.moves) < moves:
        seat = rules.asked(g)[0]
        options = rules.options(g, seat)
        action = options[chance.below(len(options))]
        rules.play(g, seat, action)
        record.note(found, g, seat, action)
    return found


def opened(guest: Guest, text: str) -> Any:
    return guest.ask("POST", "/api/tables", game="", seats=[], record=text)


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_a_table_begins_where_a_record_ends(room: House, game: str) -> None:
    begun = recorded(game, 12, bots=["", "random", "random"])
    fold = Fold(begun)
    for move in begun.moves:
        fold.play(move)
    ada = Guest(room.address, "Ada")

    table = opened(ada, record.write(begun))

    assert (table["game"], table["stage"], table["mine"], table["from_record"]) == (game, "playing", 0, True)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    welcome = ada.live(table["table"]).welcome()
    assert welcome.now.view is not None
    assert welcome.now.view.over is False
    assert sum(len(told.events) for told in welcome.told) > 12


def test_the_bots_of_a_table_from_a_record_are_named_in_its_replay_and_its_own_record(room: House) -> None:
    ada = Guest(room.address, "Ada")
    table = opened(ada, record.write(recorded("biblios", 200, seats=2, bots=["", "random"])))["table"]

    play_alone(ada.live(table), random.Random(1))

    assert ada.ask("GET", f"/api/tables/{table}/replay")["bots"] == ["", "random"]
    written = record.read(ada.http.get(f"/api/tables/{table}/record").text)
    assert (written.names, written.bots) == (["Ada", "random"], ["", "random"])


def test_friends_take_the_other_seats_of_a_record(room: House) -> None:
    ada, ben, cleo = (Guest(room.address, name) for name in ("Ada", "Ben", "Cleo"))
    begun = recorded("biblios", 4)

    table = opened(ada, record.write(begun))

    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]
    assert ben.sit(table["table"]).stage == "waiting"
    assert cleo.sit(table["table"]).stage == "playing"
    asked = readingroom.load("biblios").asked(record.replay(begun).g)
    view = cleo.live(table["table"]).welcome().now.view
    assert view is not None
    assert view.asked == asked


def test_what_was_taken_back_in_a_record_is_not_in_its_table(room: House) -> None:
    for moves in range(60):
        begun = recorded("biblios", moves, seed=3)
        seat = begun.moves[-1].seat if begun.moves else 0
        if record.replay(begun).undoable(seat):
            break
    record.note_undo(begun, seat)

    table = opened(Guest(room.address, "Ada"), record.write(begun))
    for _ in range(2):
        Guest(room.address).sit(table["table"])

    welcome = Guest(room.address).live(table["table"]).welcome()
    assert len(welcome.told) == len(begun.moves) - 1  # the set-up, and all moves but the one that was taken back


@pytest.mark.parametrize(
    ("text", "status", "code"),
    [
        ("hello", 422, "bad-record"),
        ("# Reading Room record 1\ngame: chess\nrules: 1\ndeck: x\noptions:\nseats: 2\n", 422, "bad-record"),
        ("whole", 409, "record-over"),
        ("x" * 600_000, 413, "too-long"),
    ],
)
def test_a_record_that_cannot_be_followed_is_refused(room: House, text: str, status: int, code: str) -> None:
    if text == "whole":
        begun = recorded("biblios", 1, seats=2)
        fold = record.replay(begun)
        rules, chance, g = begun.rules, Chance(1), fold.go_on(Chance(1))
        while asked := rules.asked(g):
            action = rules.options(g, asked[0])[-1 if chance.below(9) else 0]
            rules.play(g, asked[0], action)
            record.note(begun, g, asked[0], action)
        text = record.write(begun)

    answer = Guest(room.address).http.post("/api/tables", json={"game": "", "seats": [], "record": text})

    assert (answer.status_code, answer.json()["code"]) == (status, code)
