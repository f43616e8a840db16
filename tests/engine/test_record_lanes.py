"""Records of games with lanes: written, read and replayed, with undo inside lanes while others' moves stand."""

import pytest

from readingroom.engine.chance import Chance
from readingroom.engine.errors import BadRecord
from readingroom.engine.record import Fold, Move, Record, note, note_undo, read, replay, write
from tests.engine.fair import Fair, Wrap, parcel, shelf
from tests.engine.stage import RULES, fair, recorded


def written_and_read(record: Record) -> Record:
    """Send a record through its text."""
    text = write(record)
    again = read(text, lambda game, deck: RULES)
    assert write(again) == text
    return again


class Desk:
    """A fair that is played and recorded at once, as a server does: the state is the fold of the log."""

    def __init__(self, seats: int = 3) -> None:
        g = fair(seats)
        self.record = recorded(g)
        self.fold = Fold(self.record)
        self.live = g  # a table with chance of its own, for what chance brings next

    def say(self, *lines: str) -> "Desk":
        """Play lines such as `0 wrap B3` and `0 undo`."""
        for line in lines:
            seat, _, text = line.partition(" ")
            if text == "undo":
                self.fold.play(note_undo(self.record, int(seat)))
                self.live = self.lived()
            else:
                RULES.play(self.live, int(seat), RULES.catalogue.find(text))
                self.fold.play(note(self.record, self.live, int(seat), RULES.catalogue.find(text)))
        assert self.fold.g.digest() == self.live.digest()
        return self

    def lived(self) -> Fair:
        """Play what stands again on a table with chance of its own."""
        g = fair(self.live.seats)
        for move in self.fold.standing:
            RULES.play(g, move.seat, move.action)
        return g

    def books(self, seat: int) -> list[int]:
        """The books on a seat's shelf."""
        return sorted(self.live.zones[shelf(seat)])


@pytest.mark.parametrize("seed", range(8))
def test_a_fair_with_lanes_and_chance_in_lanes_replays_from_its_text(seed: int) -> None:
    g = fair(3, seed, "all", 2)
    record = recorded(g, "all", 2)
    chance = Chance(seed)
    while asked := RULES.asked(g):
        seat = asked[chance.below(len(asked))]
        options = RULES.options(g, seat)
        action = options[chance.below(len(options))]
        RULES.play(g, seat, action)
        note(record, g, seat, action)

    fold = replay(written_and_read(record))

    assert fold.g.digest() == g.digest()
    assert fold.rules.over(fold.g)


def test_a_record_that_stops_inside_lanes_replays_to_the_same_table() -> None:
    desk = Desk()
    first = desk.books(1)[0]
    desk.say("2 rummage", f"1 wrap B{first}")

    fold = replay(written_and_read(desk.record))

    assert fold.g.digest() == desk.live.digest()
    assert RULES.asked(fold.g) == [0, 1, 2]


def test_a_seat_takes_its_moves_in_a_lane_back_one_by_one() -> None:
    desk = Desk()
    before = desk.live.digest()
    one, two = desk.books(0)[:2]
    desk.say(f"0 wrap B{one}", f"0 wrap B{two}", "0 ready")
    assert RULES.asked(desk.live) == [1, 2]

    desk.say("0 undo")
    assert RULES.asked(desk.live) == [0, 1, 2]
    desk.say("0 undo", "0 undo")

    assert desk.live.digest() == before
    assert not desk.fold.undoable(0)


def test_the_moves_of_others_stand_when_a_seat_takes_back() -> None:
    desk = Desk()
    mine, yours = desk.books(0)[0], desk.books(1)[:2]
    desk.say(f"0 wrap B{mine}", f"1 wrap B{yours[0]}", "2 rummage", f"1 wrap B{yours[1]}", "0 undo")

    assert desk.live.zones[parcel(0)] == []
    assert desk.live.zones[parcel(1)] == yours
    assert desk.live.lanes[2].agenda()[-1] == (2, Wrap(2, 0))
    assert replay(written_and_read(desk.record)).g.digest() == desk.live.digest()


def test_a_record_with_undo_ends_like_one_without_what_was_taken_back() -> None:
    desk, other = Desk(), Desk()
    mine, yours = desk.books(0), desk.books(1)
    desk.say(f"0 wrap B{mine[0]}", f"1 wrap B{yours[0]}", "0 undo", f"0 wrap B{mine[1]}")
    desk.say("1 undo", f"1 wrap B{yours[2]}")
    other.say(f"1 wrap B{yours[2]}", f"0 wrap B{mine[1]}")

    assert desk.live.digest() == other.live.digest()


def test_what_chance_brought_in_a_lane_cannot_be_taken_back() -> None:
    desk = Desk()
    book = desk.books(0)[0]
    desk.say("0 rummage")
    assert not desk.fold.undoable(0)
    with pytest.raises(BadRecord, match="nothing to take back"):
        desk.say("0 undo")

    desk.record.moves.pop()
    desk.say(f"0 wrap B{book}")
    assert desk.fold.undoable(0)
    desk.say("0 undo")
    assert not desk.fold.undoable(0)


def test_what_chance_brought_to_one_seat_is_no_barrier_for_another() -> None:
    desk = Desk()
    book = desk.books(0)[0]
    desk.say(f"0 wrap B{book}", "1 rummage", "2 rummage")

    assert desk.fold.undoable(0)
    assert not desk.fold.undoable(1)


def test_what_was_done_in_lanes_cannot_be_taken_back_after_the_join() -> None:
    desk = Desk(2)
    for seat in (0, 1):
        one, two = desk.books(seat)[:2]
        desk.say(f"{seat} wrap B{one}", f"{seat} wrap B{two}", f"{seat} ready")

    assert not desk.live.lanes
    assert not desk.fold.undoable(0)
    assert not desk.fold.undoable(1)


def test_a_move_that_shows_a_card_to_nobody_new_can_be_taken_back_on_the_trunk_until_another_moves() -> None:
    g = fair(2, seed=1)
    record = recorded(g)
    while g.lanes:
        seat = RULES.asked(g)[0]
        action = RULES.options(g, seat)[0]
        RULES.play(g, seat, action)
        note(record, g, seat, action)
    fold = Fold(record)
    for move in record.moves:
        fold.play(move)
    stall = RULES.options(fold.g, 0)

    fold.play(Move(0, stall[0], []))
    assert fold.undoable(0)
    fold.play(Move(1, stall[1], []))
    assert not fold.undoable(0)
    assert fold.undoable(1)


def test_a_record_whose_chance_line_is_missing_in_a_lane_is_refused_with_its_line() -> None:
    desk = Desk()
    desk.say("2 rummage")
    lines = write(desk.record).splitlines()
    assert lines[-2].startswith("~ shuffle crate 2:")
    assert lines[-1].startswith("~ card crate 2:")

    with pytest.raises(BadRecord, match=rf"line {len(lines) - 2}: a line '~ card \.\.\.' is missing"):
        replay(read("\n".join(lines[:-1]), lambda game, deck: RULES))
    with pytest.raises(BadRecord, match=rf"line {len(lines) - 2}: .* more '~' lines"):
        replay(read("\n".join([*lines, lines[-1]]), lambda game, deck: RULES))


def test_an_illegal_line_inside_lanes_is_refused_with_its_line() -> None:
    desk = Desk()
    text = write(desk.record)
    line = len(text.splitlines()) + 1

    with pytest.raises(BadRecord, match=f"line {line}: seat 1 cannot play 'ready' now; legal: wrap"):
        replay(read(f"{text}1 ready\n", lambda game, deck: RULES))
    with pytest.raises(BadRecord, match=f"line {line}: seat 1 has nothing to take back"):
        replay(read(f"{text}1 undo\n", lambda game, deck: RULES))
