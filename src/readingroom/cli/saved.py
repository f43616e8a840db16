"""Where games are kept: a folder with one record for each, which `sitting.py` writes move by move."""

from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from readingroom.cli.arguments import game_named_in, read_text
from readingroom.cli.refusals import refusal
from readingroom.cli.sitting import open_locked
from readingroom.engine.errors import Refusal
from readingroom.engine.record import FORMAT

SUFFIX = ".record"


def folder() -> Path:
    """Give the folder of kept games."""
    return user_data_path("readingroom", appauthor=False) / "games"


def new_path(game: str) -> Path:
    """Name a new record by its game and the time, differently from all others."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def unfinished() -> list[Path]:
    """List the kept games that are not over and not being played, the newest first."""
    try:
        paths = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
        return [path for path in paths if is_unfinished(path) and is_free(path)]
    except OSError:
        return []


def is_unfinished(path: Path) -> bool:
    """Say whether a file is a record without a result."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return text.startswith(FORMAT) and "\nend:" not in text


def is_free(path: Path) -> bool:
    """Say whether no other terminal plays this game."""
    try:
        open_locked(path).close()
    except Refusal:
        return False
    return True


def latest(game: str | None) -> Path:
    """Give the table that was left last; that of one game, if it is named."""
    games = [path for path in unfinished() if game is None or game_named_in(read_text(path)) == game]
    if not games:
        raise refusal("nothing-to-resume", folder=str(folder()))
    return games[0]
