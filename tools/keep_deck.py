"""Keep the deck that a game ships today among its earlier ones, before it is changed: its records need it for ever.

    .venv/plain/bin/python tools/keep_deck.py biblios

writes games/biblios/decks/HASH.toml; then change the deck, and add its new hash to tests/golden/decks.txt.
"""

import sys
from pathlib import Path

import readingroom


def together(game: str) -> str:
    """Put the files of today's deck of a game together; files of words, with a language in their name, have no part."""
    files = [path for path in sorted((readingroom.FOLDER / game).glob("*.toml")) if "." not in path.stem]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def kept(game: str) -> Path:
    """Write today's deck of a game, all of its files as one, under its hash; gives the file."""
    name = readingroom.load(game).deck_name()
    path = readingroom.FOLDER / game / "decks" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(together(game), encoding="utf-8", newline="\n")
    if readingroom.load(game, path).deck_name() != name:
        raise ValueError(f"{path} is not the deck {name}: its files cannot be put together")
    return path


if __name__ == "__main__":
    for each in sys.argv[1:] or readingroom.GAMES:
        print(kept(each))
