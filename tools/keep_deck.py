"""Keep the deck that a game ships today among its earlier ones, before it is changed: its records need it for ever.

    .venv/plain/bin/python tools/keep_deck.py biblios

writes games/biblios/decks/HASH.toml; then change the deck, and add its new hash to tests/golden/decks.txt.
"""

import sys
from pathlib import Path

import readingroom


def kept(game: str) -> Path:
    """Write today's deck of a game, all of its files as one, under its hash; gives the file."""
    name = readingroom.load(game).deck_name()
    folder = readingroom.FOLDER / game
    path = folder / "decks" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    text = "\n".join(each.read_text(encoding="utf-8") for each in sorted(folder.glob("*.toml")))
    path.write_text(text, encoding="utf-8", newline="\n")
    if readingroom.load(game, path).deck_name() != name:
        raise ValueError(f"{path} is not the deck {name}: its files cannot be put together")
    return path


if __name__ == "__main__":
    for each in sys.argv[1:] or readingroom.GAMES:
        print(kept(each))
