"""At the terminal, whichever the game: nothing is number 0, the log joins what repeats, and help is one key away."""

import io
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from readingroom.cli import faces, pager
from readingroom.cli.board import Board
from readingroom.cli.terminal import Terminal
from readingroom.engine.event import seen_by
from readingroom.engine.view import View
from readingroom.locales import LANGUAGES, language
from readingroom.locales.words import words
from tests.games.atheneum.library import RULES as ATHENEUM
from tests.games.atheneum.library import at_work, dealt
from tests.games.biblios.tables import table as biblios_table
from tests.games.exlibris.tables import RULES as EXLIBRIS
from tests.games.exlibris.tables import Library, table
from tests.rulebook import rule


def board_of(rules: Any, names: list[str], viewer: int = 0, code: str = "en") -> Board:
    """Give the board of somebody at a table."""
    return faces.board(rules, language(code), names, viewer)


def look(game: Library, viewer: int = 0) -> View:
    """Give the view of a seat."""
    view: View = EXLIBRIS.observe(game.g, viewer)
    return view


def log(game: Library, viewer: int, code: str = "en") -> list[str]:
    """Give the short log of all that a seat saw."""
    board = board_of(EXLIBRIS, game.names, viewer, code)
    return board.voice.lines(board.words.log(seen_by(viewer, game.events)))


# Nothing is number 0


@rule("EXL-R5")
def test_doing_nothing_at_home_is_0_stands_last_and_asks_once_more() -> None:
    game = table(hands="Ada: A1 B1")
    game.say("Ada place home")
    board, view = board_of(EXLIBRIS, game.names), look(game)

    numbers = board.numbers(view)
    assert EXLIBRIS.catalogue.text(numbers[0]) == "done"
    assert list(numbers) == [1, 2, 3, 0]
    assert board.doubtful(view, numbers[0]).startswith("That would do nothing.")
    assert board.doubtful(view, numbers[1]) == ""


@rule("EXL-L19")
def test_who_has_done_something_may_leave_the_rest_without_being_asked_again() -> None:
    game = table(tiles="bookseller", cards="bookseller: Z1")
    game.say("Ada place bookseller", "Ada take Z1")
    board, view = board_of(EXLIBRIS, game.names), look(game)

    assert board.doubtful(view, board.numbers(view)[0]) == ""


@rule("EXL-L8")
def test_whoever_leaves_the_lodge_at_once_is_asked_once_more() -> None:
    game = table(tiles="librarians-lodge", shelves="Ada: A1 B1", hands="Ada: C1")
    game.say("Ada place librarians-lodge")
    board, view = board_of(EXLIBRIS, game.names), look(game)

    assert board.doubtful(view, board.numbers(view)[0]) != ""


@rule("BIB-K1")
def test_a_church_card_that_could_move_a_die_is_not_discarded_by_a_slip() -> None:
    game = biblios_table(draw="K+", first="Ada")
    game.say("Ada keep")
    board = board_of(game.rules, game.names)
    view = game.rules.observe(game.g, 0)

    assert game.rules.catalogue.text(board.numbers(view)[0]) == "discard"
    assert board.doubtful(view, board.numbers(view)[0]) != ""
    assert board.doubtful(view, board.numbers(view)[1]) == ""


@rule("ATH-T4")
def test_the_end_of_a_turn_of_atheneum_is_0() -> None:
    game = at_work(gets="Ada: pink")
    board = board_of(ATHENEUM, game.names)

    assert ATHENEUM.catalogue.text(board.numbers(game.view("Ada"))[0]) == "finish"


# The log


@rule("EXL-L6")
@pytest.mark.parametrize(
    ("code", "mine", "theirs"),
    [
        ("en", ["You discard A1 (", "You draw M1 ("], ["Ada discards A1 (", "Ada draws four cards."]),
        ("fr", ["Vous défaussez A1 (", "Vous piochez M1 ("], ["Ada défausse A1 (", "Ada pioche quatre cartes."]),
        ("pl", ["Odrzucasz A1 (", "Dobierasz M1 ("], ["Ada odrzuca A1 (", "Ada dobiera cztery karty."]),
    ],
)
def test_the_log_says_who_discards_and_joins_what_repeats(code: str, mine: list[str], theirs: list[str]) -> None:
    game = table(tiles="wishing-well", hands="Ada: A1 B1 C1", draw="M1 N1 O1 P1")
    game.say("Ada place wishing-well", "Ada discard A1", "Ada discard B1", "Ada discard C1")

    for viewer, beginnings in ((0, mine), (1, theirs)):
        lines = log(game, viewer, code)
        for beginning in beginnings:
            assert len([line for line in lines if line.startswith(beginning)]) == 1, lines
    discards = next(line for line in log(game, 1, code) if line.startswith(theirs[0]))
    assert all(card in discards for card in ("A1", "B1", "C1"))


@rule("ATH-T3")
@pytest.mark.parametrize(
    ("code", "left", "right"),
    [
        ("en", "from your left-hand neighbour", "from your right-hand neighbour"),
        ("fr", "du voisin de gauche", "du voisin de droite"),
        ("pl", "od sąsiada z lewej", "od sąsiada z prawej"),
    ],
)
def test_the_log_of_atheneum_says_which_neighbour_gave_what(code: str, left: str, right: str) -> None:
    game = dealt("Ada Ben Cleo", hands="Ada: A1, Ben: A2, Cleo: A3")
    game.say("Ada choose A1", "Ben choose A2", "Cleo choose A3")
    board = board_of(ATHENEUM, game.names, 0, code)
    view = game.view("Ada")
    told = next(line for line in board.voice.lines(board.words.log(view.past)) if left in line).replace("\xa0:", ":")

    own, _, rest = told.partition(f" · {left}: ")
    from_left, _, from_right = rest.partition(f" · {right}: ")
    say, deck = board.say, ATHENEUM.deck
    benefits = words(ATHENEUM).benefits  # type: ignore[attr-defined]
    assert own.endswith(say(benefits(deck.section(0, 0))))
    assert from_left == say(benefits(deck.section(1, 1)))  # Ben, who sits on the left, gives his blue section
    assert from_right.rstrip(".") == say(benefits(deck.section(2, 2)))


# What is one key away


def sat_at(game: Library, code: str) -> Terminal:
    """Let the first player sit at a terminal."""
    terminal = Terminal(
        cast(Any, SimpleNamespace(rules=EXLIBRIS, g=game.g, seat=0)), board_of(EXLIBRIS, game.names, 0, code)
    )
    terminal.console = Console(width=80, file=io.StringIO(), highlight=False, markup=False, emoji=False)
    return terminal


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_each_location_does_is_one_key_away_and_said_so(code: str) -> None:
    game = table(tiles="bookseller dump")
    terminal = sat_at(game, code)
    terminal.show(look(game))
    assert language(code).say("exlibris-tip") in terminal.console.file.getvalue()  # type: ignore[attr-defined]

    terminal.console.file = file = io.StringIO()
    assert not terminal.obey("?", look(game))
    said = " ".join(file.getvalue().split())
    for place in ("home", "bookseller", "dump"):
        effect = language(code).say("exlibris-web-tile", location=place)
        assert " ".join(effect.split()) in said
    assert "EXL-R3" in said


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rules_are_shown_in_a_game_without_their_markup(code: str) -> None:
    terminal = sat_at(table(tiles="bookseller"), code)
    terminal.obey("rules", terminal.view())

    said = terminal.console.file.getvalue()  # type: ignore[attr-defined]
    assert "EXL-C1" in said
    assert "**" not in said
    assert "\n#" not in said


def test_what_is_longer_than_the_screen_is_shown_a_screenful_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pager, "attended", lambda console: True)
    monkeypatch.setattr("sys.stdin", io.StringIO("\nb\n\n\n"))
    console = Console(width=80, height=6, file=io.StringIO(), force_terminal=True)
    assert pager.page(console, "\n".join(f"line {number}" for number in range(12)), language("en"))

    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert [said.count(f"Line {shown} of 12") for shown in (5, 10, 12)] == [2, 2, 1]
    assert not pager.page(console, "short", language("en"))


def test_whoever_thinks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("readingroom.cli.terminal.attended", lambda console: True)
    game = table("Ada Ben", tiles="bookseller", active="Ben")
    terminal = sat_at(game, "fr")
    terminal.console = Console(width=80, file=io.StringIO(), force_terminal=True)
    terminal.sitting.let_bots_play = lambda announce: announce(1)  # type: ignore[method-assign, misc, assignment]
    terminal.let_bots_play()

    assert "Ben réfléchit…" in terminal.console.file.getvalue()  # type: ignore[attr-defined]
