"""Golden files: whole games as text, and a checksum over thousands (`python -m tests.golden.refresh` writes them)."""

import pytest

from tests.golden.checksum import OPTIONS, WORLDS, checksum, frozen, options_checksum, worlds_checksum
from tests.golden.playthrough import playthrough, playthrough_file, playthrough_files
from tests.laws.play import every_game


@pytest.mark.parametrize(("game", "name"), playthrough_files())
def test_a_game_goes_as_it_was_written_down(game: str, name: str) -> None:
    assert playthrough(game, name).splitlines() == playthrough_file(game, name).read_text("utf-8").splitlines()


@pytest.mark.parametrize(("game", "name"), playthrough_files())
def test_a_golden_playthrough_stays_readable(game: str, name: str) -> None:
    assert playthrough_file(game, name).stat().st_size < 150_000


MARKS = {"biblios": pytest.mark.slow}  # ten thousand games of the others take half a minute, compiled


@pytest.mark.parametrize("game", every_game())
def test_300_games_have_the_checksum_that_was_frozen(game: str) -> None:
    assert checksum(game, 300) == frozen(game)["300"]


@pytest.mark.parametrize("game", [pytest.param(each, marks=MARKS.get(each, pytest.mark.long)) for each in every_game()])
def test_10000_games_have_the_checksum_that_was_frozen(game: str) -> None:
    assert checksum(game, 10_000) == frozen(game)["10000"]


@pytest.mark.parametrize("game", every_game())
def test_the_same_view_and_seed_give_the_same_world_on_every_python(game: str) -> None:
    assert worlds_checksum(game, WORLDS) == frozen(game)["worlds"]


@pytest.mark.slow
@pytest.mark.parametrize("game", every_game())
def test_games_with_later_options_have_the_checksum_that_was_frozen(game: str) -> None:
    assert options_checksum(game, OPTIONS) == frozen(game)["options"]
