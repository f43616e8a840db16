"""A second browser engine: Firefox, spoken to directly in WebDriver BiDi, which it brings along since version 119.

Playwright drives only a Firefox of its own, which cannot be had everywhere; Debian's needs a folder and a port, and no
driver between. What is here is what a smoke test needs: go somewhere, evaluate, press with a mouse, hear complaints.
"""

import json
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

FIREFOXES = ("firefox-esr", "firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
START = 120.0  # seconds that a browser may take to begin, on a machine that is busy with other tests
PATIENCE = 60.0  # seconds
A_MOMENT = 0.1  # seconds

# A profile that calls nobody, and shows no page of its own.
SETTINGS = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("intl.accept_languages", "en-GB");
user_pref("ui.prefersReducedMotion", 1);
"""


def firefox() -> str | None:
    """Find the system's Firefox, if it has one."""
    return next(filter(None, map(shutil.which, FIREFOXES)), None)


class Firefox:
    """One Firefox with one page."""

    def __init__(self, folder: Path, program: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "user.js").write_text(SETTINGS, encoding="utf-8")
        self.log = folder / "said.txt"
        self.complaints: list[str] = []
        self._number = 0
        command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
        self._open = ExitStack()  # all that is to be closed, also when the beginning goes wrong
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self._open.callback(self._end)
        try:
            self._socket = self._open.enter_context(connect(f"{self._address()}/session", max_size=None, proxy=None))
            self.command("session.new", capabilities={})
            self.command("session.subscribe", events=["log.entryAdded"])
            self.page: str = self.command("browsingContext.create", type="tab")["context"]
        except BaseException:
            self._open.close()
            raise

    def _address(self) -> str:
        """Wait until it says where it listens."""
        end = time.monotonic() + START
        while time.monotonic() < end:
            assert self.process.poll() is None, f"Firefox ended: {self.log.read_text(encoding='utf-8')}"
            if found := LISTENS.search(self.log.read_text(encoding="utf-8")):
                return found[1]
            time.sleep(A_MOMENT)
        raise AssertionError(f"Firefox does not begin: {self.log.read_text(encoding='utf-8')}")

    def command(self, method: str, **params: Any) -> Any:
        """Ask for something, and wait for the answer; what happens meanwhile is noted."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._socket.recv(timeout=PATIENCE))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] in ("error", "warn"):
                self.complaints.append(str(heard["params"]["text"]))
            if heard.get("id") == self._number:
                assert heard["type"] == "success", heard
                return heard["result"]

    def look(self, width: int, height: int) -> None:
        """Make the window as large as that."""
        self.command("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def go(self, address: str) -> None:
        """Open a page."""
        self.command("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def run(self, function: str, *values: object) -> Any:
        """Call a function in the page, with plain values; gives what it gives."""
        call = f"(async () => JSON.stringify((await ({function})(...{json.dumps(values)})) ?? null))()"
        answer = self.command("script.evaluate", expression=call, target={"context": self.page}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def wait_for(self, function: str, patience: float = PATIENCE) -> Any:
        """Wait until a function in the page gives something, and give that."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if found := self.run(function):
                return found
            time.sleep(A_MOMENT)
        raise AssertionError(f"the page never comes to this: {function}")

    def press(self, x: float, y: float) -> None:
        """Press with the mouse."""
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": actions}
        self.command("input.performActions", context=self.page, actions=[mouse])

    def close(self) -> None:
        """Leave."""
        self._open.close()

    def _end(self) -> None:
        """End the process, and wait until it has ended."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(20)
