"""Results on disk: a line of JSON for each deal, so that a match that was stopped goes on where it was."""

import json
import os
from pathlib import Path
from typing import IO

from readingroom.arena.match import Games, Task
from readingroom.engine.errors import Refusal


class Results:
    """A file of deals that were played, perhaps in several matches; each is found by its task."""

    def __init__(self, path: Path, file: IO[str]) -> None:
        """Read what is in the file, which is open to add to it; a line that was cut short is dropped."""
        self._file = file
        self._found: dict[str, Games] = {}
        whole = path.read_bytes()
        text = whole[: whole.rfind(b"\n") + 1]
        for number, line in enumerate(text.splitlines(), 1):
            try:
                found = json.loads(line)
                self._found[key(found["task"])] = found["games"]
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                sentence = f"{path} is not a file of arena results: line {number} has no deal"
                raise Refusal("arena-file", sentence, file=str(path), line=number) from error
        torn = whole[len(text) :]
        if torn and not torn.startswith(b'{"task": '[: len(torn)]):
            raise Refusal(
                "arena-file", f"{path} is not a file of the arena's", file=str(path), line=len(self._found) + 1
            )
        if torn:
            os.truncate(path, len(text))

    def games(self, task: Task) -> Games | None:
        """Give what came out of a deal, if it was played."""
        return self._found.get(key(task))

    def keep(self, task: Task, games: Games) -> None:
        """Keep what came out of a deal."""
        self._found[key(task)] = games
        self._file.write(json.dumps({"task": lasting(task), "games": games}) + "\n")
        self._file.flush()


def key(task: Task) -> str:
    """Name a deal by all that decides what comes out of it."""
    return json.dumps(lasting(task), sort_keys=True)


def lasting(task: Task) -> Task:
    """Give a task without the place of its deck's file, which has a name of its own."""
    return {name: value for name, value in task.items() if name != "file"}
