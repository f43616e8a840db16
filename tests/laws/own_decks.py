"""A deck of somebody's own for every game: ours, changed in one place."""

from importlib import import_module
from pathlib import Path

import readingroom
from tests.laws.play import AnyRules

# By game: the file of ours that is changed, the place, and what stands there instead
CHANGES = {
    "biblios": ("components.toml", "monks = [2, 2, 2, 2, 3, 3, 3, 4, 4]", "monks = [1, 1, 1, 1, 1, 1, 1, 1, 9]"),
    "atheneum": ("components.toml", "width = 4, levels = 2", "width = 6, levels = 4"),
    "exlibris": ("tiles.toml", "spaces = [1, 1, 3]\ncards = 3", "spaces = [1, 2]\ncards = 4"),
}


def own_deck(game: str, folder: Path) -> AnyRules:
    """Give the rules of a game with a deck of one's own, written into a folder."""
    name, old, new = CHANGES[game]
    ours = Path(str(import_module(f"readingroom.games.{game}").__file__)).with_name(name).read_text(encoding="utf-8")
    assert old in ours
    path = folder / f"{game}.toml"
    path.write_text(ours.replace(old, new, 1), encoding="utf-8")
    rules = readingroom.load(game, path)
    assert rules.deck_name() != readingroom.load(game).deck_name()
    return rules
