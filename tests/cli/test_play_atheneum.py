"""A person plays Atheneum in the terminal: draft, shelves with numbers, undo, and whole games."""

import json
from pathlib import Path

import pytest

from readingroom import record
from readingroom.games.atheneum import components
from tests.cli.command import run, start
from tests.rulebook import rule

pytestmark = pytest.mark.slow  # processes of their own, and whole games

SHIPPED = Path(components.__file__).with_name("components.toml")
TYPED = "1\n0\n0\n" * 300  # a card or a book and its place, or the end of the turn
GAME = ("play", "atheneum", "--bots", "random")


@pytest.mark.parametrize("seats", ["2", "5"])
def test_a_whole_game_is_played_through_the_terminal(tmp_path: Path, seats: str) -> None:
    path = tmp_path / "game.record"
    done = run(tmp_path, *GAME, "--seats", seats, "--seed", "5", "--save", str(path), typed=TYPED)

    assert done.returncode == 0, done.stderr
    assert "phase A, turn 1 of 10" in done.stdout
    assert "phase B, turn 10 of 10" in done.stdout
    assert "Books of the favourite subject that touch" in done.stdout
    fold = record.replay(record.read(path.read_text(encoding="utf-8")))
    assert fold.rules.over(fold.g)
    again = run(tmp_path, "replay", str(path), typed="e\nq\n")
    assert again.returncode == 0, again.stderr
    assert "Full compartments" in again.stdout


@rule("ATH-T2", "ATH-T3")
def test_the_hand_shows_who_gets_what(tmp_path: Path) -> None:
    done = run(tmp_path, *GAME, "--seats", "3", "--seed", "5")

    assert "Which card do you play?" in done.stdout
    assert "you · turquoise · choosing" in done.stdout
    heading = next(line for line in done.stdout.splitlines() if line.split() == ["you", "Cleo", "Ben"])
    assert heading.index("you") < heading.index("Cleo") < heading.index("Ben")


@rule("ATH-T4")
def test_slots_are_chosen_by_the_numbers_in_the_shelf_or_by_their_names_and_taken_back(tmp_path: Path) -> None:
    # with this seed the first card gives turquoise and pink
    done = run(tmp_path, *GAME, "--seats", "2", "--seed", "5", typed="A9\ntake turquoise\na4\nundo\n1\nundo\nquit\n")

    assert "┃ 1  ·  ·  2 ┃" in done.stdout  # the lower left compartment, empty
    assert "┃ ·  ·  ·  T ┃" in done.stdout
    assert done.stdout.count("Taken back.") == 2
    assert "Where does the turquoise book go?" in done.stdout


@rule("ATH-T4")
def test_a_turn_is_not_finished_by_itself_and_not_by_a_slip(tmp_path: Path) -> None:
    slip = run(tmp_path, *GAME, "--seats", "2", "--seed", "5", typed="1\nfinish\nquit\n")
    meant = run(tmp_path, *GAME, "--seats", "2", "--seed", "5", typed="1\nfinish\nfinish\nquit\n")

    assert "You still have something to use" in slip.stdout
    assert "Turn 2." not in slip.stdout
    assert "Turn 2." in meant.stdout


@rule("ATH-T7")
def test_the_shelves_of_all_and_the_rule_behind_the_question_can_be_seen(tmp_path: Path) -> None:
    done = run(tmp_path, *GAME, "--seats", "3", "--seed", "5", typed="1\nshelves\n?\n? X1\nquit\n")

    for title in ("Ben’s shelves · Treatises on Fantastic Creatures (green)", "Your shelves · Biographies & Memoirs"):
        assert title in done.stdout
    assert "ATH-T4  You use your benefits in any order" in done.stdout
    assert "ATH-X1  When you fill a compartment" in done.stdout
    assert "shelves    all shelves and signs" in done.stdout
    assert "wands: 2 in hand, 4 in the supply" in done.stdout
    assert "T turquoise · G green · Pu purple · Pi pink · B black" in done.stdout
    assert "✻ spider" in done.stdout


@pytest.mark.parametrize(("code", "words"), [("fr", "Quelle carte jouez-vous"), ("pl", "Którą kartę zagrywasz?")])
def test_it_speaks_the_language_that_is_asked_for(tmp_path: Path, code: str, words: str) -> None:
    done = run(tmp_path, *GAME, "--seats", "2", "--seed", "3", READINGROOM_LANG=code)

    assert words in done.stdout


def test_a_game_that_was_left_in_the_middle_of_a_turn_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "left.record"
    left = run(tmp_path, *GAME, "--seats", "3", "--seed", "5", "--save", str(path), typed="1\n1\na1\n")
    again = run(tmp_path, "play", "--resume", str(path), typed="0\n0\nquit\n")

    assert left.returncode == again.returncode == 0, again.stderr
    assert "Welcome back" in again.stdout
    assert "Turn 2." in again.stdout


def test_a_program_plays_with_json_and_may_take_back(tmp_path: Path) -> None:
    with start(tmp_path, *GAME, "--seats", "2", "--seed", "5", "--json") as game:
        assert game.stdin is not None
        assert game.stdout is not None
        said: list[dict[str, object]] = []

        def asked() -> dict[str, object]:
            while True:
                assert game.stdout is not None
                said.append(json.loads(game.stdout.readline()))
                if said[-1]["type"] in ("ask", "end", "refused"):
                    return said[-1]

        first = asked()
        assert first["prompt"] == {
            "code": "choose", "rule": "ATH-T2",
            "text": "Which card do you play? (Nobody sees it before all have chosen.)",
        }  # fmt: skip
        for line in ("choose A9", "take pink", "undo", "take green"):
            game.stdin.write(f"{line}\n")
            game.stdin.flush()
            answer = asked()
        game.stdin.write("quit\n")
        game.stdin.flush()
        assert answer["type"] == "refused"
        assert "take turquoise" in str(answer["text"])


def test_a_game_with_a_deck_of_ones_own_goes_on_with_it(tmp_path: Path) -> None:
    path, deck = tmp_path / "game.record", tmp_path / "mine.toml"
    deck.write_text(SHIPPED.read_text(encoding="utf-8").replace("O1 = { points = 4", "O1 = { points = 5"), "utf-8")
    run(tmp_path, *GAME, "--seats", "2", "--deck", str(deck), "--save", str(path), typed="1\n")

    without = run(tmp_path, "play", "--resume", str(path))
    done = run(tmp_path, "play", "--resume", str(path), "--deck", str(deck), typed="1\n")

    assert "--deck FILE" in without.stderr
    assert done.returncode == 0, done.stderr
    assert "Welcome back" in done.stdout
