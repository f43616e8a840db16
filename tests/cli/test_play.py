"""A person and a program play whole games, leave in the middle, are killed, and go on."""

import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

import readingroom
from readingroom import record
from readingroom.engine.chance import Chance
from readingroom.games.biblios import components
from tests.cli.command import COMMAND, environment, run, start
from tests.rulebook import rule

pytestmark = pytest.mark.slow

SHIPPED = Path(components.__file__).with_name("components.toml")
TYPED = "3\n1\n0\n2\n" * 400  # something of it is always possible


def kept(home: Path) -> list[Path]:
    """List the records that were kept."""
    return sorted(home.glob("readingroom/games/*.record"))


def test_a_whole_game_is_played_through_the_terminal_and_its_torn_record_goes_on(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seats", "4", "--seed", "5", "--bots", "random", typed=TYPED)

    assert done.returncode == 0, done.stderr
    assert "▲ M  Monks" in done.stdout
    assert "Final scoring" in done.stdout
    path = kept(tmp_path)[0]
    fold = record.replay(record.read(path.read_text(encoding="utf-8")))
    assert fold.rules.over(fold.g)
    assert fold.record.bots == ["", "random", "random", "random"]

    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    chance = next(number for number, line in enumerate(lines) if line.startswith("~ shuffle auction"))
    path.write_text("".join(lines[:chance]), encoding="utf-8")  # a move, without the chance it brought
    again = run(tmp_path, "play", "--resume", str(path))

    assert again.returncode == 0, again.stderr
    assert path.read_text(encoding="utf-8").startswith("".join(lines[: chance - 1]))


@pytest.mark.parametrize(("code", "words"), [("fr", "Où va la carte"), ("pl", "gdzie ma trafić ta karta?")])
def test_it_speaks_the_language_that_is_asked_for(tmp_path: Path, code: str, words: str) -> None:
    done = run(tmp_path, "play", "--seed", "3", "--option", "first=0", READINGROOM_LANG=code)

    assert words in done.stdout


def test_at_the_end_of_the_input_the_game_is_kept_and_can_be_resumed(tmp_path: Path) -> None:
    left = run(tmp_path, "play", "--seed", "3", "--option", "first=0", typed="keep\noff\n")
    again = run(tmp_path, "play", "--seed", "4", "--save", str(tmp_path / "other.record"))
    resumed = run(tmp_path, "play", "--resume", typed="auction\nquit\n")

    path = kept(tmp_path)[0]
    assert left.returncode == 0
    assert f"readingroom play --resume {path}" in left.stdout
    assert "A game was left unfinished" in again.stdout
    assert "Welcome back" in resumed.stdout
    moves = [line for line in path.read_text(encoding="utf-8").splitlines() if line[:2] == "0 "]
    assert moves[:3] == ["0 keep", "0 offer", "0 auction"]


def test_a_killed_game_loses_no_move(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    game = start(tmp_path, "play", "--json", "--seed", "3", "--option", "first=0", "--save", str(path))
    next_of(game, "ask")
    answer(game, "keep")
    asked = next_of(game, "ask")
    game.send_signal(signal.SIGKILL)
    game.communicate()

    resumed = start(tmp_path, "play", "--json", "--resume", str(path))
    again = next_of(resumed, "ask")
    resumed.communicate("quit\n")

    assert again["view"] == asked["view"]
    assert again["options"] == asked["options"]


@pytest.mark.parametrize("torn", ["0 auct", "0 offer\n~ shuffle auc"])
def test_what_was_half_written_is_dropped(tmp_path: Path, torn: str) -> None:
    path = tmp_path / "game.record"
    run(tmp_path, "play", "--seed", "3", "--option", "first=0", "--save", str(path), typed="keep\n")
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole + torn, encoding="utf-8")

    done = run(tmp_path, "play", "--resume", str(path), typed="auction\n")

    assert done.returncode == 0, done.stderr
    assert f"only half written when the game ended: “{torn.splitlines()[-1]}”" in done.stdout
    text = path.read_text(encoding="utf-8")
    assert record.replay(record.read(text)).standing
    assert text.startswith(whole + ("0 offer\n0 auction\n" if "\n" in torn else "0 auction\n"))


def test_a_record_with_the_line_ends_of_windows_goes_on_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    run(tmp_path, "play", "--seed", "3", "--option", "first=0", "--save", str(path), typed="keep\noffer\n")
    whole = path.read_bytes().replace(b"\n", b"\r\n")
    path.write_bytes(whole + b"0 auct")

    done = run(tmp_path, "play", "--resume", str(path), typed="auction\n")

    assert done.returncode == 0, done.stderr
    assert path.read_bytes().startswith(whole + b"0 auction\n")
    assert record.replay(record.read(path.read_text(encoding="utf-8"))).standing


def test_a_full_disk_ends_the_game_and_what_is_written_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    arguments = ["play", "--seed", "5", "--bots", "random", "--save", str(path)]
    with_a_small_disk = ["sh", "-c", 'ulimit -f 3; exec "$@"', "sh", *COMMAND, *arguments]
    done = subprocess.run(
        with_a_small_disk, input=TYPED, capture_output=True, text=True, encoding="utf-8", timeout=60,
        env=environment(tmp_path), check=False,
    )  # fmt: skip

    assert done.returncode == 2
    assert f"{path} cannot be written" in done.stderr
    again = run(tmp_path, "play", "--resume", str(path), typed=TYPED)
    assert again.returncode == 0, again.stderr
    assert "Final scoring" in again.stdout
    assert record.replay(record.read(path.read_text(encoding="utf-8"))).standing


def test_two_terminals_cannot_play_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    game = start(tmp_path, "play", "--json", "--seed", "3", "--option", "first=0", "--save", str(path))
    next_of(game, "ask")

    second = run(tmp_path, "play", "--resume", str(path))
    game.communicate("quit\n")

    assert second.returncode == 2
    assert "open in another terminal" in second.stderr


@rule("BIB-A7")
def test_a_bluff_has_to_be_typed_twice(tmp_path: Path) -> None:
    rules = readingroom.load("biblios")
    g = rules.new(2, {"first": "0"}, Chance(1))
    game = record.begin(rules, g)
    game.bots = ["", "random"]
    while rules.observe(g, 0).phase == 0 or rules.asked(g) != [0]:
        seat = rules.asked(g)[0]
        action = rules.options(g, seat)[-1] if rules.observe(g, 0).phase == 0 else rules.options(g, seat)[0]
        rules.play(g, seat, action)
        record.note(game, g, seat, action)
    path = tmp_path / "game.record"
    path.write_text(record.write(game), encoding="utf-8")

    once = run(tmp_path, "play", "--resume", str(path), typed="50\n")
    twice = run(tmp_path, "play", "--resume", str(path), typed="50\n50\n")

    assert "50 would be a bluff. Type it again if you mean it." in once.stdout
    assert "You bid 50." not in once.stdout
    assert "You bid 50." in twice.stdout
    assert "\n0 bid 50\n" in path.read_text(encoding="utf-8")


def test_help_names_the_rule_and_what_is_no_move_is_explained(tmp_path: Path) -> None:
    typed = "?\n? A7\nrules\nreserve\nlog\nundo\nnonsense\n9\nsave\n"
    done = run(tmp_path, "play", "--seed", "3", "--option", "first=0", typed=typed)

    assert "BIB-G1  On your turn" in done.stdout
    assert "BIB-A7  You may bid more" in done.stdout
    assert "Church cards" in done.stdout
    assert "**" not in done.stdout
    assert "##" not in done.stdout
    assert "nothing you can take back" in done.stdout
    assert "“nonsense” is none of the choices" in done.stdout
    assert "9 cannot be chosen now. Type one of: 1–3." in done.stdout
    assert "already on disk" in done.stdout


def test_what_is_no_choice_is_answered_with_the_choices_and_enter_shows_the_table_again(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "3", "--option", "first=0", typed="keeep\n\nquit\n")

    told = done.stdout.partition("“keeep” is none of the choices")[2]
    assert told.index("put it on the auction pile") < told.index("Where does")
    assert done.stdout.count("Where does") == 2


def test_commands_that_are_named_can_be_typed(tmp_path: Path) -> None:
    folder = tmp_path / "my games"
    deck = folder / "deck.toml"
    folder.mkdir()
    deck.write_text(SHIPPED.read_text(encoding="utf-8") + "\n# mine\n", encoding="utf-8")
    path = folder / "a.record"

    done = run(tmp_path, "play", "--save", str(path), "--deck", str(deck), READINGROOM_COMMAND="./play")

    assert f"Go on with: ./play play --resume '{path}' --deck '{deck}'" in done.stdout


def test_the_last_game_is_the_last_of_the_game_that_is_named(tmp_path: Path) -> None:
    run(tmp_path, "play", "Biblios", typed="1\n")
    run(tmp_path, "play", "exlibris", typed="1\n")

    assert "biblios-" in run(tmp_path, "play", "biblios", "--resume").stdout
    assert "exlibris-" in run(tmp_path, "play", "--resume").stdout
    none = run(tmp_path, "play", "atheneum", "--resume")
    assert (none.returncode, none.stdout) == (2, "")
    assert "There is no unfinished game" in none.stderr


def next_of(game: Any, kind: str) -> dict[str, Any]:
    """Read lines of JSON until one of this type comes."""
    said = next_line(game)
    while said["type"] != kind:
        said = next_line(game)
    return said


def next_line(game: Any) -> dict[str, Any]:
    """Read one line of JSON."""
    line = game.stdout.readline()
    assert line, game.stderr.read()
    said: dict[str, Any] = json.loads(line)
    return said


def answer(game: Any, action: str) -> None:
    """Send one action."""
    game.stdin.write(f"{action}\n")
    game.stdin.flush()


def test_a_program_plays_a_whole_game_in_lines_of_json(tmp_path: Path) -> None:
    game = start(tmp_path, "play", "--json", "--seed", "11", "--seats", "2", "--seat", "1", "--name", "Zoë")
    begun = said = next_of(game, "start")
    asked, undone = 0, 0
    while said["type"] != "end":
        said = next_line(game)
        if said["type"] == "ask":
            asked += 1
            assert said["view"]["zones"]["reserve 0"] == [None] * len(said["view"]["zones"]["reserve 0"])
            if said["undo"] and not undone:
                undone += 1
                answer(game, "undo")
            elif asked == 1:
                answer(game, "fly")
                assert next_of(game, "refused")["code"] == "action-text"
            else:
                answer(game, bold(said["options"]))
    game.communicate()

    assert begun["names"] == ["Ada", "Zoë"]
    assert begun["seat"] == 1
    assert undone == 1
    assert sorted(seat for place in said["ranking"] for seat in place) == [0, 1]
    assert len(said["sheet"]) == 5


def bold(options: list[dict[str, str]]) -> str:
    """Choose the second option, so that some auctions are won."""
    return options[min(1, len(options) - 1)]["action"]
