"""Records of earlier versions of the rules: read, played on by the version of today, and refused with what to do."""

import pytest
from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.errors import BadRecord
from readingroom.engine.record import Fold, Record, begin, note, note_result, note_undo, read, replay, write
from readingroom.locales import LANGUAGES, language
from tests.engine.fair import LEAVE, TAKE, Browse, Fair, FairRules, Morning

OPTIONS = {"mornings": "1", "powers": "none", "first": "0"}


class MayBrowse(Browse):
    """You may take a book from the stall."""

    def options(self, g: Fair, me: i64) -> list[int]:
        return [*super().options(g, me), LEAVE]

    def answer(self, g: Fair, me: i64, action: i64) -> None:
        if action != LEAVE:
            super().answer(g, me, action)


class LaterMorning(Morning):
    """A morning after which nobody has to take a book."""

    def browsing(self) -> Browse:
        return MayBrowse()


class LaterFair(FairRules):
    """The second version of the fair: it allows more, and has an option that the first had not."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2
        self.reads = (1, 2)

    def option_choices(self, seats: int = 0) -> dict[str, tuple[str, ...]]:
        return {**super().option_choices(), "weather": ("fine", "rain")}

    def morning(self, mornings: int) -> Morning:
        return LaterMorning(mornings)


class OtherFair(FairRules):
    """The third version, which is another game and reads nothing but its own records."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 3


class FinalFair(LaterFair):
    """A second version by which every action is final."""

    def sealed(self, g: Fair) -> bool:
        return True


FIRST, LATER, OTHER, FINAL = FairRules(), LaterFair(), OtherFair(), FinalFair()


def begun(rules: FairRules) -> Record:
    """Begin a fair of two seats."""
    record = begin(rules, rules.new(2, OPTIONS, Chance(4)))
    record.options = dict(OPTIONS)
    return record


def play_on(record: Record, last: int) -> Fold:
    """Go on with the first option each time, and with the last at the stall; stop when so many moves stand there."""
    fold = replay(record)
    rules, chance = record.rules, Chance(9)
    while (asked := rules.asked(fold.g)) and len(record.moves) < last:
        g, seat = fold.go_on(chance), asked[0]
        options = rules.options(g, seat)
        action = options[-1] if options[0] >= TAKE else options[0]
        rules.play(g, seat, action)
        fold.play(note(record, g, seat, action))
    return fold


def read_as(rules: FairRules, text: str) -> Record:
    """Read a record with some version of the rules."""
    return read(text, lambda game, deck: rules)


def finished(rules: FairRules) -> str:
    """Give the record of a whole game."""
    record = begun(rules)
    play_on(record, 99)
    return write(record)


def test_a_version_that_allows_more_reads_older_records_and_leaves_them_as_they_are() -> None:
    text = finished(FIRST)
    again = read_as(LATER, text)
    assert (again.version, again.latest) == (1, 1)
    assert replay(again).g.zones == replay(read_as(FIRST, text)).g.zones
    assert write(again) == text


def test_a_game_that_goes_on_by_newer_rules_says_so_once_and_from_which_move() -> None:
    record = begun(FIRST)
    play_on(record, 5)
    older = write(record)
    resumed = read_as(LATER, older)
    play_on(resumed, 99)
    text = write(resumed)
    assert text.startswith(older + "rules: 2\n")
    assert text.count("rules:") == 2
    assert "0 leave\n" in text.partition("rules: 2\n")[2]
    assert "state: " in text
    again = read_as(LATER, text)
    assert (again.version, again.latest) == (1, 2)
    assert write(again) == text
    assert replay(again).g.digest() == again.digest
    with pytest.raises(BadRecord, match="update Reading Room") as error:
        read_as(FIRST, text)
    assert error.value.code == "record-newer"
    assert error.value.params["line"] == older.count("\n") + 1


def test_a_game_that_is_only_looked_at_or_taken_back_stays_of_its_version() -> None:
    record = begun(FIRST)
    play_on(record, 1)
    resumed = read_as(LATER, write(record))
    replay(resumed).play(note_undo(resumed, resumed.moves[-1].seat))
    assert write(resumed).count("rules:") == 1
    assert replay(read_as(FIRST, write(resumed))).standing == []


def test_what_was_taken_back_by_older_rules_stays_so_and_what_they_left_final_cannot_be_any_more() -> None:
    record = begun(FIRST)
    seat = play_on(record, 1).standing[-1].seat
    once = read_as(FINAL, write(record))
    assert not replay(once).undoable(seat)
    note_undo(record, seat)
    assert replay(read_as(FINAL, write(record))).standing == []
    today = write(record).replace("rules: 1", "rules: 2")
    with pytest.raises(BadRecord, match="its last action is final"):
        replay(read_as(FINAL, today))


def test_the_hash_of_a_state_counts_for_the_version_that_made_it_and_the_points_for_all() -> None:
    text = finished(FIRST)
    head, _, digest = text.rpartition("state: ")
    other = f"{head}state: {'0' * len(digest.strip())}\n"
    assert LATER.over(replay(read_as(LATER, other)).g)
    with pytest.raises(BadRecord, match="not what the record says"):
        replay(read_as(FIRST, other))
    start, _, points = text.rpartition("end: ")
    with pytest.raises(BadRecord, match="not what the record says"):
        replay(read_as(LATER, f"{start}end: 1{points}"))


def test_a_result_that_newer_rules_add_to_the_moves_of_older_ones_has_no_hash() -> None:
    record = begun(FIRST)
    fold = play_on(record, 99)
    unfinished = write(record).partition("end: ")[0]
    resumed = read_as(LATER, unfinished)
    note_result(resumed, fold.g)
    text = write(resumed)
    assert "state:" not in text
    for rules in (FIRST, LATER):
        assert rules.over(replay(read_as(rules, text)).g)


@pytest.mark.parametrize(
    ("rules", "version", "code", "known"),
    [(FIRST, "2", "record-newer", "1"), (LATER, "3", "record-newer", "1, 2"), (OTHER, "2", "record-older", "3")],
)
def test_a_version_that_cannot_be_followed_is_refused_with_what_to_do(
    rules: FairRules, version: str, code: str, known: str
) -> None:
    text = finished(FIRST).replace("rules: 1", f"rules: {version}")
    with pytest.raises(BadRecord) as error:
        read_as(rules, text)
    assert error.value.code == code
    for name in LANGUAGES:
        said = language(name).refuse(error.value)
        assert version in said
        assert known in said
        assert "Reading Room" in said
        assert said.count(".") == 2
