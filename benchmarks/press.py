"""How soon a press shows, from the finger to the next frame that was painted: in a real browser, at tables in mid-game.

    python -m benchmarks.press

Run it from the top of the repository, after `./test` has built the pages and installed Chromium. Times are those of the
browser itself (Event Timing, in steps of 8 ms): all that was done for a press, until it is on the screen. Beside them
stands how long the page's main thread worked for a press and for the answer to it, which other programs on the machine
hardly change.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.web.conftest import ARGUMENTS, chromium
from tests.web.midgame import open_midgame
from tests.web.player import ANSWERABLE, BARE_SPOT
from tests.web.reader import Reader
from tests.web.serving import Serving

TABLES = {"biblios": (4, 12), "exlibris": (4, 90), "atheneum": (3, 60)}
PRESSES = 25
A_FRAME = 200  # milliseconds after which the browser has told what it measured

WATCH = """() => {
  window.pressed = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (each.interactionId) window.pressed.push(each);
  }).observe({ type: "event", durationThreshold: 16 });
}"""

# All that belongs to one press is one: the longest of its events. What took less than 16 ms is not told.
TOLD = """() => {
  const presses = new Map();
  for (const { interactionId, duration } of window.pressed) {
    presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
  }
  return [...presses.values()];
}"""


def worked(devtools: CDPSession) -> float:
    """Give for how many milliseconds the page's main thread has worked."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def press(page: Page, devtools: CDPSession, turn: int) -> float | None:
    """Press something that can be chosen; gives how long the page worked, or nothing if there was nothing to press."""
    page.wait_for_function(ANSWERABLE)
    choices = page.locator("main [data-choice]").filter(visible=True)
    choice = choices.nth(turn % max(1, choices.count()))
    spot = choice.evaluate(BARE_SPOT)
    if not spot:
        return None
    box = choice.bounding_box() or {"x": 0, "y": 0}
    before = worked(devtools)
    page.mouse.click(box["x"] + spot["x"], box["y"] + spot["y"])
    page.wait_for_timeout(A_FRAME)
    return worked(devtools) - before


def measured(reader: Reader, game: str) -> tuple[list[float], list[float]]:
    """Press many things at a table; gives the milliseconds until each was seen, and those the page worked."""
    page, (seats, moves) = reader.page, TABLES[game]
    devtools = reader.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    open_midgame(reader, game, seats, seed=6, moves=moves)
    page.locator("main [data-choice]").first.wait_for()
    page.evaluate(WATCH)
    work = [press(page, devtools, turn) for turn in range(PRESSES)]
    seen: list[float] = page.evaluate(TOLD)
    return sorted([*seen, *[16.0] * PRESSES][:PRESSES]), sorted(each for each in work if each is not None)


def main() -> int:
    """Measure, and print a line for each game."""
    serving = Serving(Path(tempfile.mkdtemp()))
    serving.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in TABLES:
            reader = Reader(browser, serving.address, still=False)
            seen, work = measured(reader, game)
            print(
                f"{game}: seen after {statistics.median(seen):.0f} ms in the middle and {seen[-1]:.0f} ms at most,",
                end=" ",
            )
            print(f"{statistics.median(work):.0f} ms and {work[-1]:.0f} ms of work, over {PRESSES} presses")
            reader.close()
        browser.close()
    serving.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
