"""Tables as folds of their logs: seats, prompts, undo, and what comes next."""

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from readingroom.engine.chance import Chance
from readingroom.engine.clause import PlainValue
from readingroom.engine.errors import Refusal
from readingroom.engine.event import NONE, Event
from readingroom.engine.prompt import Prompt
from readingroom.engine.record import Fold, Record, read, replay
from readingroom.engine.score import Score
from readingroom.engine.view import View
from readingroom.locales.sayings import Said, saying
from readingroom.locales.words import SheetLine, Words
from readingroom.server import project, tables
from readingroom.server.log import Entry, Played, Started, Undone
from readingroom.server.openings import opening
from readingroom.server.protocol import TableInfo, Welcome, Went
from readingroom.server.tables import TableFold, folded, rules_of, sketched
from tests.engine.fair import FairRules


class TalkingFair(FairRules):
    """A book fair, at which all play at once, with as many words as a table needs."""

    def prompt(self, view: Any) -> Prompt:
        return Prompt("asked", "FAIR", {})

    def facts(self, view: Any) -> dict[str, object]:
        return {}

    def rule_of(self, event: Event) -> str:
        return "FAIR"

    def told(self, event: Event) -> dict[str, PlainValue]:
        return {"player": None if event.seat == NONE else event.seat}


class FairWords(Words):
    """What is said at a fair."""

    def card(self, card: int) -> Said:
        return saying("fair-book", book=card)

    def choice(self, action: int) -> Said:
        return saying("fair-option", action=self.rules.catalogue.text(action))

    def forced(self, view: View) -> Said:
        return saying("fair-forced")

    def sheet(self, scores: Sequence[Score]) -> list[SheetLine]:
        return []

    ties = ()


@pytest.fixture
def fair(monkeypatch: pytest.MonkeyPatch) -> TableFold:
    """A fair of three friends that was just set up."""
    monkeypatch.setitem(tables.RULES, ("fair", ""), TalkingFair())
    monkeypatch.setitem(sys.modules, "readingroom.locales.fair", SimpleNamespace(WORDS=FairWords))
    log = opening("ada", "fair", ["me", "open", "open"], {})
    table = folded("t", log)
    for guest in ("ben", "cleo"):
        grow(table, *table.sit(guest, None))
    return table


def grow(table: TableFold, *entries: Entry) -> None:
    """Let a table go on."""
    for entry in entries:
        table.add(entry)


def biblios(*seats: str) -> tuple[TableFold, list[Entry]]:
    """Open a table of Biblios."""
    log = opening("ada", "biblios", seats, {"first": "0"})
    return folded("t", log), log


def texts(table: TableFold, seat: int) -> list[str]:
    """What a seat can play."""
    assert table.fold is not None
    return [table.rules.catalogue.text(action) for action in table.rules.options(table.fold.g, seat)]


Watch = Callable[[TableFold, list[Entry], Entry], None]


def whole_game(seed: int, watch: Watch | None = None) -> tuple[TableFold, list[Entry]]:
    """Play a game of Biblios, with undos where they can be; before every entry, show the table and its log."""
    pick, chance = random.Random(seed), Chance(seed)
    table, log = biblios("me", "greedy", "random")
    while not table.over:
        key = f"key {table.number}"
        back = [seat for seat in range(3) if table.undoable(seat)]
        entry: Entry
        if back and pick.random() < 0.5:
            entry = table.undo(back[0], table.number, key)
        else:
            seat, prompt = next(iter(table.prompts.items()))
            options = texts(table, seat)
            action = pick.choice(options[:3] if len(options) > 6 and pick.random() < 0.9 else options)
            entry = table.move(seat, prompt, action, key, chance)
        if watch is not None:
            watch(table, log, entry)
        table.add(entry)
        log.append(entry)
    return table, log


def test_a_log_folds_to_the_same_table_again() -> None:
    for seed in range(3):
        table, log = whole_game(seed)
        again = folded("t", log)
        assert table.fold is not None
        assert again.fold is not None
        assert again.fold.g.digest() == table.fold.g.digest()
        assert (again.number, again.keys, again.over) == (table.number, table.keys, True)
        assert project.welcome(again, info(again), None) == project.welcome(table, info(table), None)


def info(table: TableFold, seat: int | None = None) -> Any:
    """A description of a table for somebody."""
    return TableInfo(
        table="t", game=table.game, options={}, stage=table.stage, seats=[], mine=seat, kept=None, host=False,
        watching=0, number=table.number, next=None, pace="brisk", ending=[], stopped=False,
        from_record=False,
    )  # fmt: skip


def test_the_entries_of_a_game_put_together_are_its_record() -> None:
    table, log = whole_game(5)
    text = "".join(entry.text for entry in log if isinstance(entry, Started | Played | Undone))
    game = read(text, rules_of)
    assert table.fold is not None
    assert replay(game).g.digest() == game.digest == table.fold.g.digest()


def test_prompt_ids_are_the_numbers_of_the_entries_that_opened_them_and_never_come_again() -> None:
    answered: set[tuple[int, int]] = set()
    undone: list[Entry] = []

    def watch(table: TableFold, log: list[Entry], entry: Entry) -> None:
        assert set(table.prompts.values()) == {table.number} == {len(log) - 1}
        if isinstance(entry, Undone):
            undone.append(entry)
        else:
            assert isinstance(entry, Played)
            assert (entry.prompt, entry.seat) not in answered
            answered.add((entry.prompt, entry.seat))

    for seed in range(4):
        answered.clear()
        whole_game(seed, watch)
    assert undone


def standing(log: list[Entry]) -> list[Entry]:
    """Leave out of a log what was taken back."""
    stands: list[Entry] = []
    for entry in log:
        if isinstance(entry, Undone):
            stands.pop()
        else:
            stands.append(entry)
    return stands


def test_after_an_undo_everything_is_as_it_was_but_the_numbers() -> None:
    tried: list[int] = []

    def watch(table: TableFold, log: list[Entry], entry: Entry) -> None:
        if isinstance(entry, Undone) and len(tried) < 10:
            after, before = folded("t", [*log, entry]), folded("t", standing([*log, entry]))
            assert after.fold is not None
            assert before.fold is not None
            assert after.fold.g.digest() == before.fold.g.digest()
            assert [each.events for each in after.chapters] == [each.events for each in before.chapters]
            assert after.prompts == {entry.seat: after.number}
            tried.append(after.number)

    for seed in range(6):
        whole_game(seed, watch)
    assert tried


def test_the_outline_of_a_log_says_who_sits_where_and_how_far_it_is() -> None:
    table, log = whole_game(1)
    log += table.go_on(table.chairs[0].guest, "where")
    for length in (1, 3, 4, 5, len(log) - 2, len(log) - 1, len(log)):
        outline = [(number, entry) for number, entry in enumerate(log[:length])
                   if not isinstance(entry, Played | Undone) or number == length - 1]  # fmt: skip
        sketch, whole = sketched("t", outline), folded("t", log[:length])
        assert (sketch.stage, sketch.number, sketch.host) == (whole.stage, whole.number, whole.host)
        assert sketch.next == whole.next
        assert [vars(chair) for chair in sketch.chairs] == [vars(chair) for chair in whole.chairs]
    assert table.over


# Seats


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Expect a refusal."""
    with pytest.raises(Refusal) as no:
        yield
    assert no.value.code == code


def test_when_the_last_seat_is_taken_the_game_begins() -> None:
    table, _ = biblios("me", "open", "greedy")
    assert (table.stage, table.number) == ("waiting", 2)
    grow(table, *table.sit("ben", None))
    assert (table.stage, table.number, table.seat_of("ben")) == ("playing", 4, 1)
    with refused("started"):
        table.sit("cleo", None)
    with refused("started"):
        table.leave("ben")
    with refused("started"):
        table.fill("ada", 1, "greedy")


def test_a_seat_can_be_given_up_and_filled_before_the_game() -> None:
    table, _ = biblios("me", "open", "open")
    grow(table, *table.sit("ben", 2))
    with refused("taken"):
        table.sit("cleo", 2)
    with refused("seated"):
        table.sit("ben", 1)
    with refused("no-seat"):
        table.sit("cleo", 3)
    with refused("no-seat"):
        table.fill("ada", -1, "greedy")
    with refused("not-host"):
        table.fill("ben", 1, "greedy")
    with refused("bot"):
        table.fill("ada", 1, "genius")
    with refused("not-seated"):
        table.leave("cleo")
    grow(table, *table.leave("ben"))
    assert table.chairs[2].open
    grow(table, *table.fill("ada", 1, "greedy"))
    grow(table, *table.fill("ada", 2, "random"))
    assert table.stage == "playing"
    assert [chair.bot for chair in table.chairs] == ["", "greedy", "random"]


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("chess", ["me", "open"], {}, "game"),
        ("biblios", ["me"], {}, "seats"),
        ("biblios", ["me"] + ["open"] * 4, {}, "seats"),
        ("biblios", ["me", "me"], {}, "seated"),
        ("biblios", ["me", "genius"], {}, "bot"),
        ("biblios", ["me", "open"], {"speed": "high"}, "option"),
        ("biblios", ["me", "open"], {"penalty": "none"}, "option-value"),
    ],
)
def test_a_table_that_cannot_be_is_refused(game: str, seats: list[str], options: dict[str, str], code: str) -> None:
    with refused(code):
        opening("ada", game, seats, options)


def test_two_tables_are_dealt_differently() -> None:
    first, second = biblios("me", "greedy")[1][-1], biblios("me", "greedy")[1][-1]
    assert first != second


# All play at once


def test_while_all_play_at_once_only_ones_own_moves_close_ones_prompt(fair: TableFold) -> None:
    began = fair.number
    assert fair.prompts == {0: began, 1: began, 2: began}
    grow(fair, fair.move(1, began, texts(fair, 1)[0], "a"))
    assert fair.prompts == {0: began, 1: began + 1, 2: began}
    with refused("stale"):
        fair.move(1, began, texts(fair, 1)[0], "b")
    grow(fair, fair.move(0, began, texts(fair, 0)[0], "c"))
    assert fair.prompts == {0: began + 2, 1: began + 1, 2: began}
    grow(fair, fair.move(2, began, texts(fair, 2)[0], "d"))
    assert fair.prompts == {0: began + 2, 1: began + 1, 2: began + 3}


def test_who_takes_back_in_a_lane_leaves_the_others_alone(fair: TableFold) -> None:
    began = fair.number
    wrap = next(text for text in texts(fair, 1) if text.startswith("wrap"))
    before = texts(fair, 1)
    grow(fair, fair.move(1, began, wrap, "a"))
    grow(fair, fair.move(0, began, texts(fair, 0)[0], "b"))
    chapters = len(fair.chapters)
    assert fair.undoable(1)
    grow(fair, fair.undo(1, fair.number - 1, "c"))  # it has not heard of the other's move yet
    assert fair.prompts == {0: began + 2, 1: began + 3, 2: began}
    assert texts(fair, 1) == before
    assert [chapter.number for chapter in fair.chapters] == [began, began + 2]
    assert len(fair.chapters) == chapters - 1
    with refused("stale"):
        fair.undo(1, began + 2, "d")


def test_a_fair_can_be_played_to_its_end(fair: TableFold) -> None:
    pick = random.Random(1)
    for _ in range(500):
        if fair.over:
            break
        seat = pick.choice(list(fair.prompts))
        entry = fair.move(seat, fair.prompts[seat], pick.choice(texts(fair, seat)), f"k{fair.number}")
        fair.add(entry)
        for viewer in (0, 1, 2, None):
            project.went(fair, viewer)
    assert fair.over


def test_a_fair_with_many_undos_stands_as_if_what_was_taken_back_had_never_been(fair: TableFold) -> None:
    pick = random.Random(7)
    undone = 0
    for _ in range(400):
        if fair.over:
            break
        back = [seat for seat in range(3) if fair.undoable(seat)]
        if back and pick.random() < 0.4:
            fair.add(fair.undo(pick.choice(back), fair.number, f"k{fair.number}"))
            undone += 1
        else:
            seat = pick.choice(list(fair.prompts))
            fair.add(fair.move(seat, fair.prompts[seat], pick.choice(texts(fair, seat)), f"k{fair.number}"))
        assert fair.fold is not None
        again = Fold(Record(fair.rules, 3, fair.options, fair.fold.record.opening))
        for move in fair.fold.standing:
            again.play(move)
        assert again.g.digest() == fair.fold.g.digest()
        assert [again.undoable(seat) for seat in range(3)] == [fair.fold.undoable(seat) for seat in range(3)]
    assert undone > 5


def test_what_only_one_seat_hears_is_told_to_that_seat_alone(fair: TableFold) -> None:
    began = fair.number
    assert "rummage" in texts(fair, 1)
    grow(fair, fair.move(1, began, "rummage", "a"))
    told = {seat: codes(project.went(fair, seat)) for seat in (0, 1, 2, None)}
    assert "delight" in told[1]
    assert "delight" not in told[0] + told[2] + told[None]
    assert "delight" not in codes(project.welcome(fair, info(fair, 0), None))


def codes(message: Welcome | Went) -> list[str]:
    """List the codes of all events that a message tells, read as it goes over the wire."""
    read = msgspec.json.decode(project.encode(message), type=Welcome | Went)
    return [event.code for told in read.told for event in told.events]


def test_who_missed_an_undo_is_told_from_where_on_to_forget(fair: TableFold) -> None:
    began = fair.number
    wrap = next(text for text in texts(fair, 1) if text.startswith("wrap"))
    grow(fair, fair.move(1, began, wrap, "a"))
    grow(fair, fair.move(0, began, texts(fair, 0)[0], "b"))
    grow(fair, fair.undo(1, fair.number, "c"))

    went = project.went(fair, 2)
    assert (went.forget, [each.number for each in went.told]) == (began + 1, [began + 2])
    since = {seen: project.welcome(fair, info(fair, 2), seen) for seen in (began, began + 1, began + 2, began + 3)}
    assert [since[seen].forget for seen in since] == [began + 1, began + 1, began + 1, None]
    assert [len(since[seen].told) for seen in since] == [1, 1, 1, 0]
