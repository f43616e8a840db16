"""A location, and a special assistant, is one place to read: no other module of the rules speaks of it."""

from pathlib import Path

import pytest

from readingroom.games.exlibris.components import ASSISTANT_NAMES, LOCATION_NAMES
from readingroom.games.exlibris.effects import EFFECTS

ROOMS = Path(__file__).parents[3] / "src" / "readingroom" / "games" / "exlibris"
MODULES = {path.relative_to(ROOMS).as_posix(): path.read_text(encoding="utf-8") for path in ROOMS.rglob("*.py")}
LISTS = {"components.py", "effects.py"}  # of all of them, by number


def speaking_of(word: str) -> set[str]:
    """List the modules that have a word in them."""
    return {name for name, text in MODULES.items() if word in text} - LISTS


@pytest.mark.parametrize("number", range(1, len(LOCATION_NAMES)))
def test_a_location_is_spoken_of_in_its_own_file(number: int) -> None:
    name = LOCATION_NAMES[number].replace("-", "_")
    beside = {"assistants/ghost.py"} if name == "diviners_hut" else set()  # it keeps out of the Hut
    assert speaking_of(name.upper()) - beside <= {f"locations/{name}.py"}
    assert speaking_of(f'"{EFFECTS[number].rule}"') == {f"locations/{name}.py"}


@pytest.mark.parametrize("number", range(1, len(ASSISTANT_NAMES)))
def test_the_rule_of_a_special_assistant_is_in_its_own_file(number: int) -> None:
    name = ASSISTANT_NAMES[number].replace("-", "_")
    beside = {"ahead/why_cards.py"} if name == "mummy" else set()  # of all others, that they do not bury
    assert speaking_of(f'"EXL-A{number}"') - beside <= {f"assistants/{name}.py"}
