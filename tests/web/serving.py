"""A real server process for the tests, with a folder of its own, that can be killed and started again."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

NEWER = """
import sys
from readingroom.server import protocol
protocol.PROTOCOL += 1
from readingroom.cli import main
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""

START = 60.0  # seconds that a server may take to begin, on a machine that is busy with other tests


class Serving:
    """One server: where it is reached, and the process that serves."""

    def __init__(self, folder: Path, pace: float = 0.0, more: Sequence[str] = ()) -> None:
        self.folder = folder
        self.pace = pace
        self.more = more  # arguments
        self.port = 0  # the first start takes any that is free, later ones the same again
        self.address = ""
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, newer: bool = False) -> None:
        """Begin to serve, on the same port as before; perhaps as a newer version with another protocol."""
        command = [sys.executable, *(["-c", NEWER] if newer else ["-m", "readingroom.cli"]), "serve", "--no-browser"]
        command += [
            "--port",
            str(self.port),
            "--folder",
            str(self.folder),
            "--pace",
            str(self.pace),
            "--no-limits",
            *self.more,
        ]
        self.folder.mkdir(parents=True, exist_ok=True)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("READINGROOM_")}
        environment["XDG_DATA_HOME"] = str(self.folder / "home")  # what a person here has chosen stays out
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, env=environment
            )
        self._wait()

    def _wait(self) -> None:
        """Wait until the server says where it is, and answers there."""
        end = time.monotonic() + START
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, f"the server ended: {self.said()}"
            found = re.search(r"http://[0-9.]+:(\d+)", self.said())
            if found:
                self.port = int(found[1])
                self.address = found[0]
                httpx.get(f"{self.address}/api/games", timeout=START, trust_env=False).raise_for_status()
                return
            time.sleep(0.05)
        raise AssertionError(f"the server did not begin: {self.said()}")

    def said(self) -> str:
        """Give all that the server printed."""
        return self.log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """Kill the server without a word of warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def stop(self) -> None:
        """End the server as Ctrl+C would."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(20)
            raise

    def faults(self) -> list[str]:
        """List what the server complained of: tracebacks and errors."""
        wrong = ("Traceback", "ERROR", "CRITICAL", "Error:")
        return [line for line in self.said().splitlines() if any(word in line for word in wrong)]
