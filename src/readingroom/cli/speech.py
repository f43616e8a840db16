"""The language of the command line: the one that is asked for, else the one that was chosen here before."""

import contextlib
import os
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_data_path

from readingroom.locales import ENVIRONMENT, LANGUAGES, Language, choose, language


def kept() -> Path:
    """Give the file that remembers the language."""
    return user_data_path("readingroom", appauthor=False) / "language"


def spoken(wish: str | None = None) -> Language:
    """Give the language that is asked for; else the one the environment names, else the remembered one."""
    if wish is not None:
        return language(wish.lower())
    return choose(None, {ENVIRONMENT[0]: remembered(), **os.environ})


def remembered() -> str:
    """Give the language that was chosen here before; nothing if none was."""
    try:
        return kept().read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def remember(chosen: Language) -> None:
    """Remember a language for the next time; where nothing can be kept, it has to be said again."""
    with contextlib.suppress(OSError):
        kept().parent.mkdir(parents=True, exist_ok=True)
        kept().write_text(f"{chosen.code}\n", encoding="utf-8")


def wished(arguments: Sequence[str]) -> str | None:
    """Find a language that we speak among arguments that have not been read yet."""
    for index, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            code = (value or (arguments[index + 1] if index + 1 < len(arguments) else "")).lower()
            return code if code in LANGUAGES else None
    return None
