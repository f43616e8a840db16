"""Runs `readingroom` as a user does: as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "readingroom.cli"]


def environment(home: Path, **more: str) -> dict[str, str]:
    """Give the environment of a user whose games are kept below `home`."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "READINGROOM"))}
    return {**kept, "XDG_DATA_HOME": str(home), "HOME": str(home), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", **more}


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, encoding="utf-8", timeout=60,
        env=environment(home, **more), check=False,
    )  # fmt: skip


def start(home: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start the command, to talk with it."""
    return subprocess.Popen(
        [*COMMAND, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        encoding="utf-8", env=environment(home),
    )  # fmt: skip
