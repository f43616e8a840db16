"""The leak law on the wire: re-dealing what somebody cannot see changes no byte that they are sent."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import EVERYBODY, SPECTATOR, Event
from readingroom.engine.record import Record, header_text, move_text
from readingroom.server import presence, project
from readingroom.server.bot_turns import strokes_of
from readingroom.server.bots import Workers
from readingroom.server.log import Entry, Opened, Played, Sat, Setup, Started
from readingroom.server.open_table import OpenTable
from readingroom.server.project import encode
from readingroom.server.protocol import FromServer, Now, Welcome, Went
from readingroom.server.room import Room
from readingroom.server.sqlite import SqliteStore
from readingroom.server.tables import TableFold, folded
from tests.laws.play import sampled_tables
from tests.laws.redeal import redealt
from tests.laws.test_leaks import exchanged, played, unseen
from tests.laws.witness import true_eyes

pytestmark = pytest.mark.slow

NAME = "aaaaaaaaaa"
rules = readingroom.load("biblios")


@pytest.fixture(autouse=True)
def told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell who comes and goes at once: how many seconds a test takes must not decide what is told in it."""
    monkeypatch.setattr(presence, "GAP", 0.0)


class Ear:
    """Somebody who hears all that they are told."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.board = True
        self.known = b""
        self.heard: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(message)

    def end(self, code: int) -> None:
        raise AssertionError("nobody is sent away here")


def log_of(game: Record, length: int) -> list[Entry]:
    """Write the beginning of a game as a log: guest 0 sits on seat 0, and so on."""
    plan = Setup(game="biblios", seats=game.seats, options=game.options)
    log: list[Entry] = [Opened(guest="0", text=msgspec.json.encode(plan).decode())]
    log += [Sat(guest=str(seat), seat=seat) for seat in range(game.seats)]
    log.append(Started(text=header_text(game)))
    for move in game.moves[:length]:
        number = len(log)
        log.append(Played(seat=move.seat, prompt=number - 1, key=str(number), text=move_text(game, move)))
    return log


def heard(folder: Path, game: Record, length: int, seat: int) -> list[bytes]:
    """Give every byte that somebody is sent who watches a table from its start, comes again, and asks for it."""
    return asyncio.run(listen(folder, log_of(game, length), "" if seat == SPECTATOR else str(seat), game.seats + 2))


async def listen(folder: Path, log: list[Entry], guest: str, begun: int) -> list[bytes]:
    """Listen to a room in which this happens."""
    folder.mkdir()
    room = Room(SqliteStore(folder / "room.sqlite"), Workers(), strokes_of(0))
    try:
        await room.store.append(NAME, 0, log[:begun])
        opened = await room.open(NAME)
        ear, late, again = Ear(guest), Ear(guest), Ear(guest)
        await room.join(opened, ear, None)
        await room.store.append(NAME, begun, log[begun:])
        await catch_up(room, opened)
        await room.join(opened, late, None)
        await room.join(opened, again, len(log) - len(log) // 3)
        assert len(ear.heard) >= len(log) - begun
        return [*ear.heard, *late.heard, *again.heard, encode(room.info(opened, guest))]
    finally:
        await room.close()


async def catch_up(room: Room, opened: OpenTable) -> None:
    """Let a room read what another server wrote."""
    async with opened.turn:
        await room._catch_up(opened)


def tells_apart(folder: Path, count: int, first: int) -> bool:
    """Whether anybody can tell a game from one in which two cards that they have not seen changed places."""
    for seed, seats, options, style in sampled_tables(rules, count, first):
        game = played(rules, seed, seats, options, style)
        pick = Chance(seed)
        seat = [*range(seats), SPECTATOR][seed % (seats + 1)]
        length = len(game.moves) - 2 if seed % 2 else pick.below(len(game.moves) - 1)
        pairs = unseen(rules, game, length, seat, pick)
        truth = heard(folder / f"{seed}", game, length, seat)
        for number, (one, two) in enumerate(pairs):
            other = exchanged(rules, game, length, one, two)
            if heard(folder / f"{seed}-{number}", other, length, seat) != truth:
                return True
    return False


def test_cards_that_somebody_has_not_seen_can_change_places_and_no_byte_changes(tmp_path: Path) -> None:
    assert not tells_apart(tmp_path, 10, 400)


@pytest.mark.slow
def test_cards_that_somebody_has_not_seen_can_always_change_places(tmp_path: Path) -> None:
    assert not tells_apart(tmp_path, 40, 5000)


# Leaks that are planted on purpose


def test_events_that_are_sent_as_they_are_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unprojected(seat: int, events: list[Event]) -> list[Event]:
        return events

    monkeypatch.setattr(project, "seen_by", unprojected)
    assert tells_apart(tmp_path, 15, 400)


def test_a_hash_of_the_state_on_the_wire_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = project.now

    def telling(table: TableFold, seat: int | None, board: bool) -> Now:
        found = now(table, seat, board)
        if found.view is not None and table.fold is not None:
            found.view.facts = {"state": table.fold.g.digest()}
        return found

    monkeypatch.setattr(project, "now", telling)
    assert tells_apart(tmp_path, 15, 400)


def test_a_spectator_who_sees_with_the_eyes_of_a_player_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = project.now

    def wrong(table: TableFold, seat: int | None, board: bool) -> Now:
        return now(table, 0, board)

    monkeypatch.setattr(project, "now", wrong)
    assert tells_apart(tmp_path, 15, 400)


@pytest.mark.parametrize("zone", ["draw", "reserve 1", "auction"])
def test_a_zone_that_is_shown_on_purpose_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, zone: str) -> None:
    start = TableFold._start

    def shown(table: TableFold, entry: Started, number: int) -> None:
        start(table, entry, number)
        assert table.fold is not None
        g = table.fold.g
        g.eyes = [EVERYBODY if rules.zone_text(each) == zone else eyes for each, eyes in enumerate(g.eyes)]

    monkeypatch.setattr(TableFold, "_start", shown)
    assert tells_apart(tmp_path, 30, 424)


# The present alone, with everything hidden exchanged at once


def test_all_hidden_cards_can_be_dealt_again_and_no_byte_changes() -> None:
    for seed, seats, options, style in sampled_tables(rules, 24, 900):
        game = played(rules, seed, seats, options, style)
        chance = Chance(seed)
        table = folded(NAME, log_of(game, chance.below(len(game.moves) - 1)))
        assert table.fold is not None
        g = table.fold.g
        for seat in [*range(seats), None]:
            table.kept.clear()  # what was told to others, from the true cards
            truth = encode(project.now(table, seat, board=True))
            for _ in range(3):
                table.fold.g = redealt(g, SPECTATOR if seat is None else seat, chance, true_eyes(rules, g))
                table.kept.clear()
                assert encode(project.now(table, seat, board=True)) == truth
                table.fold.g = g


def test_what_is_made_once_for_all_is_the_same_for_all() -> None:
    for seed, seats, options, style in sampled_tables(rules, 24, 900):
        game = played(rules, seed, seats, options, style)
        table = folded(NAME, log_of(game, Chance(seed).below(len(game.moves) - 1)))
        assert table.fold is not None
        views = [rules.observe(table.fold.g, seat) for seat in [*range(seats), None]]
        assert all(rules.facts(view) == rules.facts(views[0]) for view in views)


# What is never on the wire


def test_nobody_is_sent_a_hash_a_seed_an_action_or_a_prompt_of_somebody_else(tmp_path: Path) -> None:
    game = played(rules, 3, 3, {}, "meek")
    length = len(game.moves) - 2
    digests = [table_after(game, each).digest().encode() for each in range(0, length, 25)]
    for seat in (0, 1, 2, SPECTATOR):
        for message in heard(tmp_path / str(seat), game, length, seat):
            assert not any(digest in message for digest in digests)
            for word in (b'"seed"', b'"state"', b'"action"', b'"chance"', b'"guest"', b'"token"', b"~"):
                assert word not in message
            if not message.startswith(b'{"table"'):
                check_prompt(msgspec.json.decode(message, type=FromServer), seat)


def table_after(game: Record, length: int) -> Any:
    """The state after so many moves."""
    table = folded(NAME, log_of(game, length))
    assert table.fold is not None
    return table.fold.g


def check_prompt(message: Any, seat: int) -> None:
    """Check that a prompt is told to the one who is asked, and to nobody else."""
    if isinstance(message, Welcome | Went):
        view = message.now.view
        assert view is not None
        assert (message.now.prompt is not None) == (seat in view.asked)
        assert view.seat == (None if seat == SPECTATOR else seat)
        assert message.now.result is None
