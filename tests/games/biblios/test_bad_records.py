"""A record that was damaged is refused with the line and the reason, never with a crash and never in silence."""

import random

import pytest

import readingroom
from readingroom import BadRecord, Chance
from readingroom.record import begin, note, read, replay, write

RULES = readingroom.load("biblios")


def whole_record(seats: int, seed: int, penalty: str = "steal") -> str:
    """Write the record of a game played at random."""
    g = RULES.new(seats, {"penalty": penalty}, Chance(seed))
    record = begin(RULES, g)
    record.names = [f"Player {seat}" for seat in range(seats)]
    luck = random.Random(seed)
    while not RULES.over(g):
        seat = RULES.asked(g)[0]
        options = RULES.options(g, seat)
        action = luck.choice(options[:3] if len(options) > 12 else options)  # low bids, or everybody always bluffs
        RULES.play(g, seat, action)
        note(record, g, seat, action)
    return write(record)


RECORD = whole_record(3, 7)
LINES = RECORD.splitlines()
DIGEST = LINES[-1].removeprefix("state: ")
OPENING = next(number for number, line in enumerate(LINES) if line.startswith("~"))


def outcome(text: str) -> str:
    """Replay a record: the digest of where it ends, or nothing if it is refused properly."""
    try:
        digest: str = replay(read(text)).g.digest()
    except BadRecord as error:
        check_located(error, text)
        return ""
    return digest


def check_located(error: BadRecord, text: str) -> None:
    """See that a refusal names a line of the record, or the end of it."""
    line = error.params["line"]
    assert isinstance(line, int)
    assert 1 <= line <= len(text.splitlines()) + 1
    assert str(error).startswith(f"line {line}: ")


def test_the_record_as_it_was_written_replays() -> None:
    assert outcome(RECORD) == DIGEST
    assert write(read(RECORD)) == RECORD


def test_the_record_used_for_these_tests_has_chance_in_its_middle() -> None:
    assert sum(line.startswith("~ card") for line in LINES) > 3
    assert sum(line.startswith("~ shuffle") for line in LINES) == 2
    assert any(line.endswith("done") for line in LINES)


@pytest.mark.slow
def test_a_record_cut_short_at_any_line_is_refused_or_replays_up_to_there() -> None:
    for length in range(len(LINES)):
        text = "".join(f"{line}\n" for line in LINES[:length])
        result = outcome(text)
        if length <= OPENING:
            assert result == "", f"cut after line {length}"
        elif not LINES[length].startswith("~"):
            assert result != "", f"cut after line {length}"
        else:
            assert result == "", f"cut after line {length}: what chance brought is missing"


def test_a_record_cut_short_within_a_line_is_refused_or_replays() -> None:
    luck = random.Random(1)
    for index in sorted(luck.sample(range(len(RECORD)), 120)):
        outcome(RECORD[:index])


def test_a_record_that_lost_a_line_never_passes_for_the_whole_game() -> None:
    luck = random.Random(2)
    needed = [n for n in range(len(LINES)) if n == 0 or n >= OPENING or (LINES[n] and not LINES[n].startswith("names"))]
    for number in sorted(luck.sample(needed, 120)):
        result = outcome("\n".join(LINES[:number] + LINES[number + 1 :]))
        assert result == "" or LINES[number].startswith(("end:", "state:")), f"without line {number + 1}"


def test_a_record_with_two_lines_swapped_is_refused_or_is_the_same_game() -> None:
    luck = random.Random(3)
    for number in sorted(luck.sample(range(len(LINES) - 1), 120)):
        lines = LINES[:number] + [LINES[number + 1], LINES[number]] + LINES[number + 2 :]
        assert outcome("\n".join(lines)) in ("", DIGEST)


def test_a_record_with_a_line_twice_is_refused_or_is_the_same_game() -> None:
    luck = random.Random(4)
    for number in sorted(luck.sample(range(len(LINES)), 80)):
        assert outcome("\n".join(LINES[: number + 1] + LINES[number:])) in ("", DIGEST), f"line {number + 1} twice"


def edited(line: str, luck: random.Random) -> str:
    """Change a line as a careless hand would."""
    words = line.split(" ")
    index = luck.randrange(len(words))
    change = luck.randrange(6)
    if change == 0:
        words[index] = luck.choice(
            ["keep", "pass", "undo", "done", "~", "end:", "bid", "-1", "7", "", "MA2", "G9", "9" * 30]
        )
    elif change == 1:
        words[index] = words[index][::-1]
    elif change == 2:
        words.append(luck.choice(["5", "G1", "x", "\x00", "é"]))
    elif change == 3:
        del words[index]
    elif change == 4:
        luck.shuffle(words)
    else:
        words[index] = words[index] + luck.choice(["0", "~", ":", "=", "\t"])
    return " ".join(words)


@pytest.mark.parametrize("seed", range(4))
def test_a_record_edited_by_hand_is_refused_or_is_the_same_game(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(100):
        number = luck.randrange(OPENING + 2) if luck.random() < 0.3 else luck.randrange(len(LINES))
        lines = [*LINES[:number], edited(LINES[number], luck), *LINES[number + 1 :]]
        assert outcome("\n".join(lines)) in ("", DIGEST), f"line {number + 1}: {lines[number]!r}"


@pytest.mark.parametrize("seed", range(3))
def test_an_unfinished_record_edited_by_hand_is_refused_or_replays(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(60):
        last = luck.randrange(OPENING + 1, len(LINES) - 2)
        number = luck.randrange(last)
        outcome("\n".join([*LINES[:number], edited(LINES[number], luck), *LINES[number + 1 : last]]))


def changed(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("# Reading Room record 1", "# Reading Room record 2", 1, "not a record of Reading Room"),
        ("game: biblios", "game: chess", 2, "no game is called 'chess'"),
        ("game: biblios", "game biblios", 2, "is not a header line; these are: game, rules"),
        ("rules: 1", "rules: 99", 3, "version 99 of the rules of biblios; this program reads 1: update"),
        (
            "deck: ",
            "deck: 0",
            4,
            "was played with the deck 0029222a676dc; the deck given here is",
        ),
        ("penalty=steal", "penalty=death", 5, "it can be: steal, bluff"),
        ("penalty=steal", "penalty", 5, "these options cannot be read"),
        ("seats: 3", "seats: three", 6, "biblios is for 2 to 4 players, not three"),
        ("seats: 3", "seats: 2", 7, "names must be a list of 2 texts"),
        ('names: ["Player 0", ', "names: [", 7, "names must be a list of 3 texts"),
        ("names: [", "names: ", 7, "is not a list of texts"),
        ("~ shuffle draw: ", "~ shuffle draw: XX ", OPENING + 1, "there is no card 'XX'"),
        ("~ shuffle draw: ", "~ shuffle drawer: ", OPENING + 1, "there is no zone called 'drawer'"),
        ("~ shuffle draw: ", "~ shuffle draw: MA2 ", OPENING + 1, "not the ones in that zone"),
        ("~ shuffle draw: ", "~ muddle draw: ", OPENING + 1, "is not a chance line"),
        ("~ seat: ", "~ seat: 7", OPENING + 2, "there is no seat 72: seats are 0 to 2"),
    ],
)
def test_a_damaged_header_is_refused_with_the_line_and_the_reason(old: str, new: str, line: int, says: str) -> None:
    with pytest.raises(BadRecord) as error:
        replay(read(changed(old, new)))
    assert str(error.value).startswith(f"line {line}: ")
    assert says in str(error.value)


@pytest.mark.parametrize("seats", ["0", "1", "5", "100"])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused_as_a_bad_record(seats: str) -> None:
    head = [line for line in LINES[: OPENING + 2] if not line.startswith("names:")]
    text = "\n".join(head).replace("seats: 3", f"seats: {seats}")
    with pytest.raises(BadRecord, match=f"2 to 4 players, not {seats}") as error:
        replay(read(text))
    check_located(error.value, text)


MANY = "9" * 5000  # digits: more than Python reads as a number


@pytest.mark.parametrize(
    "text",
    [
        changed("seats: 3", f"seats: {MANY}"),
        changed("names: [", f"names: [{MANY}, "),
        changed("~ seat: ", f"~ seat: {MANY}"),
        "\n".join([*LINES[: OPENING + 2], f"{MANY} keep"]),
        "\n".join([*LINES[:-2], f"end: {MANY} 0 0"]),
    ],
    ids=["seats", "names", "chance", "entry", "end"],
)
def test_a_number_too_long_to_be_read_is_refused_as_a_bad_record(text: str) -> None:
    assert outcome(text) == ""


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("9 keep", "should begin with a seat from 0 to 2"),
        ("Ada keep", "should begin with a seat from 0 to 2"),
        ("-1 keep", "should begin with a seat from 0 to 2"),
        ("0", "is not an action"),
        ("0 kep", "did you mean 'keep'"),
        ("0 undo", "nothing to take back"),
        ("0 pay G1", "cannot play 'pay G1' now"),
        ("end: 1 2 3", "the game is not over"),
        ("end: 1 2", "'end:' and 3 whole numbers"),
        ("end: 1 2 x", "'end:' and 3 whole numbers"),
        ("state: 123", "should begin with a seat"),
        ("~ card reserve 0:", "is not a chance line"),
        ("~ card shelf 1: G1", "there is no zone called 'shelf 1'"),
    ],
)
def test_a_damaged_entry_is_refused_with_the_line_and_the_reason(line: str, says: str) -> None:
    head = LINES[: OPENING + 2]
    with pytest.raises(BadRecord) as error:
        replay(read("\n".join([*head, line])))
    assert says in str(error.value)
    assert str(error.value).startswith(f"line {len(head) + 1}: ")


def test_chance_that_nobody_asked_for_is_refused() -> None:
    with pytest.raises(BadRecord, match=f"line {OPENING + 1}: the set-up has more '~' lines than it needs"):
        replay(read("\n".join([*LINES[: OPENING + 2], "~ seat: 0"])))
    first = LINES[OPENING + 2]
    with pytest.raises(BadRecord, match=f"line {OPENING + 3}: this action is followed by more '~' lines than it needs"):
        replay(read("\n".join([*LINES[: OPENING + 2], first, "~ seat: 0"])))


def test_nothing_may_follow_the_result() -> None:
    with pytest.raises(BadRecord, match=f"line {len(LINES) + 1}: nothing may follow the result"):
        read(RECORD + "0 keep\n")


def test_a_result_that_is_not_that_of_the_game_is_refused() -> None:
    points = LINES[-2]
    with pytest.raises(BadRecord, match="not what the record says"):
        replay(read(changed(points, "end: 15 15 15")))
    with pytest.raises(BadRecord, match="not what the record says"):
        replay(read(changed(DIGEST, "0" * 32)))


@pytest.mark.parametrize(
    "text",
    ["", "\n", "hello", "# Reading Room record", "\ufeff" + RECORD, "\x00" * 10],
    ids=["nothing", "an empty line", "a word", "half a title", "a byte order mark", "zeros"],
)
def test_what_is_no_record_at_all_is_refused_in_its_first_line(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: this is not a record of Reading Room"):
        read(text)


def test_any_sign_may_stand_in_a_name() -> None:
    record = read(RECORD)
    record.names = ["\N{LINE SEPARATOR}Ada", "Ben\N{NEXT LINE}", "\r\nCleo"]
    assert read(write(record)).names == record.names


def test_comments_and_empty_lines_do_no_harm() -> None:
    lines = [part for line in LINES for part in (line, "", "# a remark")]
    assert outcome("\n".join(lines)) == DIGEST


@pytest.mark.parametrize(("seats", "penalty"), [(2, "steal"), (4, "steal"), (3, "bluff")])
def test_records_of_other_tables_replay_and_survive_being_cut(seats: int, penalty: str) -> None:
    text = whole_record(seats, 11, penalty)
    lines = text.splitlines()
    assert outcome(text) == lines[-1].removeprefix("state: ")
    for length in range(0, len(lines), 17):
        outcome("\n".join(lines[:length]))
