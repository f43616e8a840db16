"""A reader: one browser of one's own, watched closely. Whatever a good page never does is a complaint."""

import json
import os
import re
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, Response, ViewportSize, WebSocket

PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 360}
BETWEEN: tuple[ViewportSize, ...] = (
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
    {"width": 1280, "height": 720},
)
PATIENCE = 20_000.0  # milliseconds

LISTEN_FOR_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`content policy: ${event.violatedDirective} forbids ${event.blockedURI} ${event.sourceFile}`));
"""

# A new question takes no second press on one spot in its first third of a second: whoever hurries waits a tenth.
HASTE = """{
  const later = window.setTimeout.bind(window);
  window.setTimeout = (job, wait, ...more) => later(job, wait === 333 ? 33 : wait, ...more);
}"""

# The other way: a machine that is busy may need longer for two presses than a hand.
CALM = """{
  const later = window.setTimeout.bind(window);
  window.setTimeout = (job, wait, ...more) => later(job, wait === 333 ? 1332 : wait, ...more);
}"""

# What stands out at the side, save for what lies in a frame of its own that scrolls or cuts it off.
STICKING_OUT = """() => [...document.body.querySelectorAll("*")].filter((each) => {
  const box = each.getBoundingClientRect();
  if (!box.width || !box.height || !each.checkVisibility()) return false;
  if (box.right <= innerWidth + 1 && box.left >= -1) return false;
  for (let above = each.parentElement; above && above !== document.body; above = above.parentElement) {
    if (getComputedStyle(above).overflowX !== "visible") return false;
    if (above.ownerSVGElement || above.tagName === "svg") return false;
  }
  return true;
}).map((each) => `${each.tagName.toLowerCase()}.${each.className} reaches ${each.getBoundingClientRect().right}`)"""

NO_FAULT = (
    "Cross-Origin-Opener-Policy header has been ignored",  # it is of use with https; in a network at home there is none
    "was preloaded using link preload but not used within a few seconds",  # a slow machine; test_pages.py looks closer
)


class Heard(NamedTuple):
    """Something that the browser was told: from which address, and the text."""

    address: str
    text: str


OFFLINE = ("ERR_", "WebSocket", "403", "404")  # what browsers say without a network


class Reader:
    """A browser context with one page: it notes all that it is told, and complains of what should not be."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        phone: bool = False,
        dark: bool = False,
        still: bool = True,
        hasty: bool = False,
    ) -> None:
        self.address = address
        self.language = language
        self.phone = phone
        self.heard: list[Heard] = []
        self.said: list[str] = []
        self.complaints: list[str] = []
        self.offline = False  # while the line is cut on purpose, a browser may grumble about it
        self.context = browser.new_context(
            base_url=address,
            locale={"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}[language],
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN_FOR_VIOLATIONS)
        if hasty:
            self.context.add_init_script(HASTE)
        self.context.on("request", self._on_request)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._on_console)
        self.page.on("pageerror", self._on_error)
        self.page.on("response", self._on_response)
        self.page.on("websocket", self._on_websocket)

    # What is watched

    def _on_request(self, request: Request) -> None:
        """Every request stays in the house."""
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and f"{parts.scheme}://{parts.netloc}" != self.address:
            self.complaints.append(f"a request to elsewhere: {request.url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        """A good page has nothing to grumble about."""
        if message.type in ("error", "warning", "assert"):
            if self.offline and any(word in message.text for word in OFFLINE):
                return
            if any(word in message.text for word in NO_FAULT):
                return
            self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _on_error(self, error: Error) -> None:
        """An error that nobody caught."""
        self.complaints.append(f"uncaught: {error}")

    def _on_response(self, response: Response) -> None:
        """Note what came over HTTP, as text."""
        address = urlsplit(response.url).path
        if response.request.resource_type in ("font", "image"):
            return
        try:
            self.heard.append(Heard(address, response.text()))
        except Error:
            if not self.offline and not self.page.is_closed():
                self.heard.append(Heard(address, ""))

    def _on_websocket(self, socket: WebSocket) -> None:
        """Note what comes and goes over the live connection."""
        if not socket.url.startswith(self.address.replace("http", "ws", 1)):
            self.complaints.append(f"a connection to elsewhere: {socket.url}")
        address = urlsplit(socket.url).path
        socket.on("framereceived", lambda payload: self.heard.append(Heard(address, str(payload))))
        socket.on("framesent", lambda payload: self.said.append(str(payload)))

    def frames(self) -> list[dict[str, Any]]:
        """Give what was told over the live connection, in order."""
        return [json.loads(each.text) for each in self.heard if each.address.endswith("/live")]

    def last_told(self) -> dict[str, Any]:
        """Give how the table stands, as it was told last; what was told before is not read again: games are long."""
        live = (each.text for each in reversed(self.heard) if each.address.endswith("/live"))
        frames = (json.loads(text) for text in live if '"now":{' in text)
        now: dict[str, Any] = next(frame["now"] for frame in frames if "now" in frame)
        return now

    def moves(self) -> int:
        """Count what was told of games, beside signs of life: it grows as long as anything moves."""
        return sum(each.address.endswith("/live") and not each.text.startswith('{"type":"beat"') for each in self.heard)

    def plays(self) -> int:
        """Count the choices that were sent."""
        return sum(each.startswith('{"type":"play"') for each in self.said)

    # What a reader does

    def go(self, path: str = "/") -> "Reader":
        """Open a page."""
        self.page.goto(path)
        return self

    def open_table(self, **wishes: object) -> str:
        """Open a table in one's name, without a page; gives the name of the table."""
        self.context.request.get("/api/me")
        made = self.context.request.post("/api/tables", data=wishes).json()
        return str(made["table"])

    def sticking_out(self) -> list[str]:
        """List what makes the page wider than its window, or is cut off by it."""
        found: list[str] = self.page.evaluate(STICKING_OUT)
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return [*found, *([f"the page can be scrolled sideways by {wide}"] if wide > 0 else [])]

    def picture(self, name: str) -> None:
        """Take a picture of the whole page for people to look at, if READINGROOM_PICTURES names a folder for them."""
        folder = os.environ.get("READINGROOM_PICTURES")
        if folder is not None:
            path = Path(folder) / f"{re.sub(r'[^a-z0-9]+', '-', name.lower())}.png"
            self.page.screenshot(path=path, full_page=True, animations="disabled")

    def close(self) -> None:
        """Leave; whatever there was to complain of is said now."""
        self.context.close()
        assert not self.complaints, "\n".join(self.complaints)
