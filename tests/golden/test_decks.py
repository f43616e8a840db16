"""Every deck that was ever shipped is still in the package, as it was: records and tables are played with it."""

from pathlib import Path

import pytest
from keep_deck import together

import readingroom
from tests.laws.play import every_game

LIST = Path(__file__).with_name("decks.txt")
SHIPPED = [tuple(line.split()) for line in LIST.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_a_deck_that_was_shipped_is_found_by_its_hash(game: str, name: str) -> None:
    assert readingroom.load_named(game, name).deck_name() == name, f"{name} is lost: see CONTRIBUTING, A deck changes"


@pytest.mark.parametrize("game", every_game())
def test_the_list_of_decks_has_todays_and_all_that_are_kept(game: str) -> None:
    listed = [name for each, name in SHIPPED if each == game]
    today = readingroom.load(game).deck_name()
    assert today in listed
    assert sorted([today, *(path.stem for path in readingroom.earlier_decks(game))]) == sorted(listed)


@pytest.mark.parametrize("game", every_game())
def test_todays_deck_can_be_kept_as_one_file(game: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.toml"
    path.write_text(together(game), encoding="utf-8")
    assert readingroom.load(game, path).deck_name() == readingroom.load(game).deck_name()


def test_a_hash_that_names_a_file_elsewhere_finds_nothing() -> None:
    today = readingroom.load("biblios").deck_name()
    for name in ("", ".", "../components", "/etc/passwd", "../../atheneum/components", "components"):
        assert readingroom.load_named("biblios", name).deck_name() == today
