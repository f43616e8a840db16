"""A window of 80 columns and 24 lines shows what one needs to decide, and says when a larger one would show more."""

import io
import re
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

import readingroom
from readingroom import Chance
from readingroom.bots import make
from readingroom.cli import faces
from readingroom.cli.terminal import Terminal
from readingroom.engine.view import View
from readingroom.locales import LANGUAGES, language

pytestmark = pytest.mark.slow  # whole games

WIDTH, HEIGHT = 80, 24
EVERY = 10
ROUNDS = 8  # of Ex Libris, between people; played by chance it can go on until the town is full
NAMES = ["Ada", "Ben", "Cleo", "Dom", "Eva"]
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def sat_at(game: str, g: Any, seats: int, code: str, lines: int) -> Terminal:
    """Let the first player sit at a window of so many lines."""
    rules = readingroom.load(game)
    board = faces.board(rules, language(code), NAMES[:seats], 0)
    terminal = Terminal(cast(Any, SimpleNamespace(rules=rules, g=g, seat=0)), board)
    terminal.console = Console(
        width=WIDTH, height=lines, file=io.StringIO(), force_terminal=True, highlight=False, markup=False, emoji=False
    )
    return terminal


def screen(terminal: Terminal, view: View) -> list[str]:
    """Give what stands on the screen when one is asked."""
    terminal.console.file = file = io.StringIO()
    terminal.show(view)
    return CODES.sub("", file.getvalue()).replace("\N{NO-BREAK SPACE}", " ").splitlines()


@cache
def screens(game: str, seats: int, code: str, lines: int = HEIGHT) -> list[tuple[Terminal, View, list[str]]]:
    """Play a game by chance, and keep every tenth screen of the first player, and those with most to choose from."""
    rules = readingroom.load(game)
    g = rules.new(seats, {}, Chance(seats))
    terminal = sat_at(game, g, seats, code, lines)
    players = [make("random", rules, seat) for seat in range(seats)]
    found: list[tuple[Terminal, View, list[str]]] = []
    turn, most = 0, 0
    while asked := rules.asked(g):
        view = rules.observe(g, asked[0])
        if getattr(view, "round", 0) > ROUNDS:
            break
        turn += asked[0] == 0
        if asked[0] == 0 and not terminal.board.forced(view) and (turn % EVERY == 0 or len(view.options) > most):
            most = max(most, len(view.options))
            found.append((terminal, view, screen(terminal, view)))
        rules.play(g, asked[0], players[asked[0]].choose(view, view.options))
    return found


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats"),
    [("biblios", 4), ("atheneum", 3), ("atheneum", 5), ("exlibris", 1), ("exlibris", 2), ("exlibris", 4)],
)
def test_every_screen_fits_into_the_window_and_says_what_it_leaves_out(game: str, seats: int, code: str) -> None:
    for terminal, view, lines in screens(game, seats, code):
        assert max(map(len, lines)) <= WIDTH
        assert len(lines) < HEIGHT, "\n".join(lines)
        question = terminal.board.say(terminal.words.prompt(view).say).replace("\N{NO-BREAK SPACE}", " ")
        assert question.split()[-1] in " ".join(lines)


@pytest.mark.parametrize("code", LANGUAGES)
def test_ex_libris_always_shows_the_prominent_the_banned_and_the_focus_category(code: str) -> None:
    say = language(code).say
    for _, view, lines in screens("exlibris", 4, code):
        seen = cast(Any, view)
        if seen.prominent >= 0:
            shown = "\n".join(lines)
            for label in ("exlibris-prominent", "exlibris-banned", "exlibris-focus"):
                assert say(label).replace("\xa0", " ") in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_atheneum_always_shows_all_objectives_with_their_worth_and_picture(code: str) -> None:
    for _, view, lines in screens("atheneum", 3, code):
        seen, shown = cast(Any, view), "\n".join(lines)
        for card in seen.row:
            assert seen.deck.text(card) in shown


@pytest.mark.parametrize(
    ("code", "words"),
    [("en", "would show everything; or type table"), ("fr", "montrerait tout"), ("pl", "Wszystko zmieści okno")],
)
def test_a_window_that_leaves_something_out_says_so_and_one_that_does_not_is_silent(code: str, words: str) -> None:
    small = [words in "\n".join(lines) for _, _, lines in screens("exlibris", 4, code)]
    large = [words in "\n".join(lines) for _, _, lines in screens("exlibris", 4, code, 80)]

    assert any(small)
    assert not any(large)


def test_a_spectator_has_no_smaller_table() -> None:
    for game in readingroom.GAMES:
        rules = readingroom.load(game)
        board = faces.board(rules, language("en"), NAMES[:3], None)
        view = rules.observe(rules.new(3, {}, Chance(1)), None)
        assert len(list(board.sizes(view))) == 1
