"""What is refused is refused with a sentence that says what is wrong and what would be right, and changes nothing."""

import pytest

from readingroom import BadOptions, BadRecord, IllegalAction, UnknownAction
from readingroom.record import read, replay, write
from tests.games.atheneum.library import RULES, Library, at_work, dealt


def refused(game: Library, seat: int, action: str) -> IllegalAction:
    """Try an action that must be refused without a trace."""
    before, view, events = game.g.digest(), game.view("Ada"), list(RULES.events(game.g))
    with pytest.raises(IllegalAction) as error:
        RULES.play(game.g, seat, RULES.catalogue.find(action))
    assert game.g.digest() == before
    assert game.view("Ada") == view
    assert RULES.events(game.g) == events
    return error.value


def test_an_illegal_action_is_refused_with_what_was_tried_and_what_is_legal() -> None:
    game = at_work(gets="Ada: pink")

    error = refused(game, 0, "take green")

    assert str(error) == "seat 0 cannot play 'take green' now; legal: finish, take pink"
    assert (error.code, error.params["tried"], error.params["legal"]) == ("illegal", "take green", "finish, take pink")


def test_who_has_finished_is_told_for_whom_we_wait() -> None:
    game = at_work("Ada Ben Cleo")
    game.finish("Ada")

    assert str(refused(game, 0, "finish")) == "seat 0 cannot play 'finish' now: seat 1, 2 is to answer"


def test_after_the_end_everything_is_illegal() -> None:
    game = at_work(turn=10)
    game.finish()

    for seat in range(2):
        assert str(refused(game, seat, "finish")) == f"seat {seat} cannot play 'finish' now: the game is over"


@pytest.mark.parametrize("step", ["draft", "work", "place", "reward", "light"])
def test_every_action_that_is_not_an_option_is_refused_and_changes_nothing(step: str) -> None:
    game = dealt("Ada Ben") if step == "draft" else at_work(gets="Ada: pink", shelves="Ada d: T G .", drawn="Ada: any")
    if step in ("place", "reward"):
        game.say("Ada take pink")
    if step == "reward":
        game.say("Ada at d3")
    if step == "light":
        game.say("Ada candle any")
    before = game.g.digest()
    for seat in range(2):
        legal = RULES.options(game.g, seat)
        for action in range(len(RULES.catalogue)):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    RULES.play(game.g, seat, action)
    assert game.g.digest() == before


@pytest.mark.parametrize("action", [-1, 254, 100_000])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    game = dealt("Ada Ben")
    before = game.g.digest()
    with pytest.raises(UnknownAction, match=f"no action number {action}"):
        RULES.play(game.g, 0, action)
    assert game.g.digest() == before


@pytest.mark.parametrize("seat", [-1, 2, 62])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    game = dealt("Ada Ben")
    for attempt in (
        lambda: RULES.play(game.g, seat, 0),
        lambda: RULES.options(game.g, seat),
        lambda: RULES.observe(game.g, seat),
    ):
        with pytest.raises(BadOptions, match=f"there is no seat {seat}: seats are 0 to 1"):
            attempt()


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOptions, match="atheneum has no option 'penalty'; it has: steps, colours"):
        RULES.new(2, {"penalty": "steal"})


def record() -> list[str]:
    """The lines of a record that reaches into the work of the first turn, and ends with a draw."""
    game = dealt("Ada Ben", "Ada: A1, Ben: A16")
    game.choose("A1 A16")
    game.say("Ada take pink", "Ada at a1", "Ada draw")
    assert game.record is not None
    return write(game.record).splitlines()


def test_a_record_replays_from_its_text() -> None:
    lines = record()

    assert lines[-3:] == ["0 take pink", "0 at a1", "0 draw"]
    assert any(line.startswith("~ shuffle bag: ") for line in lines)
    assert replay(read("\n".join(lines), RULES)).g.desks[0].count(0) == 2


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("0 take pink", "0 take black", "seat 0 cannot play 'take black' now; legal: finish, draw, take turquoise"),
        ("0 take pink", "1 take pink", "seat 1 cannot play 'take pink' now"),
        ("0 take pink", "2 take pink", "should begin with a seat from 0 to 1"),
        ("0 at a1", "0 at a9", "'at a9' is not an action"),
        ("0 choose A1", "0 choose A6", "seat 0 cannot play 'choose A6' now"),
        ("0 draw", "0 undo\n0 undo\n0 undo", "seat 0 has nothing to take back"),
    ],
)
def test_a_record_in_which_a_line_was_changed_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    lines = record()
    number = lines.index(old) + 1 + new.count("\n")
    text = "\n".join(lines).replace(f"\n{old}", f"\n{new}", 1)

    with pytest.raises(BadRecord, match=f"line {number}: ") as wrong:
        replay(read(text, RULES))
    assert reason in str(wrong.value)


def test_a_record_whose_bag_holds_other_tokens_is_refused() -> None:
    lines = record()
    line_number = next(number for number, line in enumerate(lines) if line.startswith("~ shuffle bag: "))
    lines[line_number] = lines[line_number].replace(" wand", " any", 1)

    with pytest.raises(BadRecord, match="the shuffled cards are not the ones in that zone"):
        replay(read("\n".join(lines), RULES))
    lines[line_number] = lines[line_number].replace(" any", " banana", 1)
    with pytest.raises(BadRecord, match=f"line {line_number + 1}: there is no card 'banana'"):
        read("\n".join(lines), RULES)


def test_a_record_without_the_shuffle_of_the_bag_is_refused() -> None:
    lines = [line for line in record() if not line.startswith("~ shuffle bag")]

    with pytest.raises(BadRecord, match=r"a line '~ shuffle \.\.\.' is missing here"):
        replay(read("\n".join(lines), RULES))
