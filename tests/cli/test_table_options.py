"""Table options in the terminal: chosen with switches, said in words, refused with what is possible."""

from pathlib import Path

import pytest

from readingroom import Chance, load
from readingroom.cli import faces, main
from readingroom.cli.play import words_of_options
from readingroom.locales import LANGUAGES, language
from readingroom.record import begin
from tests.cli.command import run
from tests.rulebook import rule

NAMES = ["Ada", "Ben", "Cleo"]


@rule("BIB-S3", "EXL-S6")
@pytest.mark.parametrize("game", ["biblios", "exlibris"])
def test_first_says_who_begins(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    done = run(tmp_path, "play", game, "--first", "2", "--bots", "random", "--save", str(path), "--lang", "en")

    assert "Table options: Who begins: Cleo" in done.stdout
    assert "first=2" in path.read_text(encoding="utf-8")


@rule("BIB-S3", "ATH-C2")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("biblios --first 3", "With 3 players, the option first cannot be “3”. It can be: drawn, 0, 1, 2."),
        ("biblios --first Ben", "The option first cannot be “Ben”. It can be: drawn, 0, 1, 2."),
        ("atheneum --first 0", "There is no table option “first”. Choose from: steps, colours."),
        ("exlibris --seats 1 --first 0", "With one player, the option first cannot be “0”. It can be: drawn."),
    ],
)
def test_who_cannot_begin_is_refused_with_who_can_and_nothing_is_kept(
    typed: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    assert main(["play", *typed.split(), "--save", str(path), "--lang", "en"]) == 2

    assert said in capsys.readouterr().err
    assert not path.exists()


def test_what_is_as_usual_is_not_said() -> None:
    for game in ("biblios", "atheneum", "exlibris"):
        rules = load(game)
        assert words_of_options(begin(rules, rules.new(3)), language("en")) == ""


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_choice_of_every_option_has_words_of_its_own(code: str) -> None:
    say = language(code).say
    for game in ("biblios", "atheneum", "exlibris"):
        for option, values in load(game).option_choices().items():
            words = [say(f"{game}-set-up-choice", choice=f"{option}-{value}", name="?") for value in values]
            chosen = [word for word, value in zip(words, values, strict=True) if not value.isdecimal()]
            assert len(set(chosen)) == len(chosen)
            assert option == "first" or "?" not in chosen
            assert say(f"{game}-set-up", option=option) not in chosen


@rule("EXL-S2")
def test_open_libraries_are_listed_for_who_chooses_and_named_for_the_others() -> None:
    rules = load("exlibris")
    g = rules.new(3, {"libraries": "open", "first": "0"}, Chance(2))
    chooser, other = (faces.board(rules, language("en"), NAMES, seat) for seat in (2, 0))

    mine, theirs = rules.observe(g, 2), rules.observe(g, 0)
    assert len(chooser.menu(mine)) == len(chooser.draw(mine)) == 1
    lines = [str(part) for part in other.draw(theirs)]
    assert lines[1].startswith("Libraries to choose from: ")
    assert all(other.say(other.words.card(card)) in lines[1] for card in theirs.revealed)
