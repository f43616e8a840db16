"""The files of a store, and whether they are still where they were: what is written to a deleted file is lost."""

import logging
import threading
from pathlib import Path
from typing import Final

from readingroom.server.store import StoreGone

PARTS: Final = ("", "-wal", "-shm")  # the file itself, what is not yet folded into it, and what readers share
LOG = logging.getLogger("readingroom")


class Files:
    """Remembers which files a store was opened with."""

    def __init__(self, path: Path) -> None:
        paths = [path.with_name(path.name + part) for part in PARTS]
        self._known = {each: found for each in paths if (found := identity(each)) is not None}
        self._lock = threading.Lock()
        self._gone: Path | None = None

    def check(self) -> None:
        """Refuse to go on, for good, once a file is gone: if it comes back, it may have been changed."""
        with self._lock:
            if self._gone is None:
                self._gone = next((each for each, known in self._known.items() if identity(each) != known), None)
                if self._gone is None:
                    return
                LOG.critical(
                    "%s was deleted, moved or replaced while the server was running. Nothing is kept any more, and all"
                    " requests are refused. Put the file back if you have it, then restart the server.",
                    self._gone,
                )
        raise StoreGone(f"{self._gone} was deleted, moved or replaced")


def identity(path: Path) -> tuple[int, int] | None:
    """Tell a file from any other, whatever it is called; none if it is not there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
