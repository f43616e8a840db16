"""Records kept from earlier editions still replay to where they stood, and go on."""

from pathlib import Path

import pytest

import readingroom
from readingroom import bots, record
from readingroom.cli import main
from readingroom.engine.chance import Chance
from readingroom.engine.record import Fold
from tests.cli.command import run
from tests.kept import keep
from tests.kept.editions import deck_beside, editions, kept_records, read, rules_beside, stand, stands

RECORDS = kept_records()
LEFT = [path for path in RECORDS if "\nend:" not in path.read_text(encoding="utf-8")]
TYPED = "1\n2\n0\n3\n" * 3  # something of it is always possible

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
each_left = pytest.mark.parametrize("path", LEFT, ids=lambda path: f"{path.parent.name}/{path.stem}")


def deck_arguments(path: Path) -> list[str]:
    """Name the deck of a record, if it is not one of ours."""
    own = deck_beside(path)
    return [] if own is None else ["--deck", str(own)]


def test_every_game_is_kept_with_every_number_of_seats_under_way_and_over() -> None:
    for game in readingroom.GAMES:
        rules = readingroom.load(game)
        for seats in range(rules.min_seats, rules.max_seats + 1):
            found = [path for path in RECORDS if path.name.startswith(f"{game}-{seats}-")]
            assert {path in LEFT for path in found} == {True, False}
        assert any(path.name == f"{game}-own-deck.record" for path in LEFT)


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_the_rules_read_their_own_version_and_every_one_of_which_games_are_kept(game: str) -> None:
    rules = readingroom.load(game)
    assert rules.version == max(rules.reads)
    found = [kept for edition in editions() for name, kept in stands(edition)["records"].items() if game in name]
    assert {kept["rules"] for kept in found} <= set(rules.reads)


@each_record
def test_a_kept_record_replays_to_where_it_stood(path: Path) -> None:
    then = stands(path.parent)["records"][path.name]
    now = stand(record.replay(read(path)))
    if now["rules"] != then["rules"]:  # other rules may hash a state differently
        now |= {"rules": then["rules"], "state": then["state"]}
    assert now == then


@each_record
def test_a_kept_record_is_written_as_it_was_read(path: Path) -> None:
    assert record.write(read(path)) == path.read_text(encoding="utf-8")


@each_left
def test_a_kept_game_is_played_on_to_its_end_and_its_record_replays(path: Path) -> None:
    fold = record.replay(read(path))
    rules, game, chance = fold.rules, fold.record, Chance(3)
    g = fold.go_on(chance)
    while asked := rules.asked(g):
        seat = asked[chance.below(len(asked))]
        view = rules.observe(g, seat)
        action = bots.make("random", rules, len(game.moves)).choose(view, view.options)
        rules.play(g, seat, action)
        record.note(game, g, seat, action)
    text = record.write(game)
    assert text.startswith(path.read_text(encoding="utf-8"))
    again: Fold = record.replay(record.read(text, rules_beside(path)))
    assert again.g.digest() == g.digest()
    assert ("\nrules: " in text[100:]) == (game.version != rules.version)


@pytest.mark.slow
@each_record
def test_the_command_replays_a_kept_record(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--json", "--seat", "all", *deck_arguments(path)]) == 0
    steps = capsys.readouterr().out.splitlines()
    assert len(steps) == len(read(path).moves) + 1 + (path not in LEFT)


@pytest.mark.slow
@each_left
def test_the_command_goes_on_with_a_kept_record(path: Path, tmp_path: Path) -> None:
    left, before = tmp_path / path.name, path.read_text(encoding="utf-8")
    left.write_text(before, encoding="utf-8", newline="\n")
    done = run(tmp_path, "play", "--resume", str(left), *deck_arguments(path), typed=TYPED)
    assert done.returncode == 0, done.stderr
    after = left.read_text(encoding="utf-8")
    assert after.startswith(before)
    assert len(after) > len(before)
    record.replay(record.read(after, rules_beside(path)))


@pytest.mark.slow
def test_games_of_this_edition_can_be_kept_for_the_next(tmp_path: Path) -> None:
    keep.main(tmp_path / "edition")
    kept = stands(tmp_path / "edition")
    for path in sorted((tmp_path / "edition").glob("*.record")):
        assert stand(record.replay(read(path))) == kept["records"][path.name]
    assert {table["stage"] for table in kept["tables"].values()} == {"waiting", "playing", "over"}
