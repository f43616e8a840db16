"""Things fly from where they were to where they go, and nobody has to wait for them."""

from typing import Any

import pytest

from tests.web.conftest import Welcome
from tests.web.midgame import open_midgame, open_record
from tests.web.player import ANSWERABLE, BARE_SPOT, Player
from tests.web.test_atheneum import Wish, has_book, reached

pytestmark = pytest.mark.slow

# Notes every flight: where it leads, how long it is, and whether it catches any press.
WATCH = """() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const ghost of addedNodes) if (ghost.dataset?.flight === "") {
      const { left, top, width, height, pointerEvents } = ghost.style;
      const middle = (start, length) => parseFloat(start) + parseFloat(length) / 2;
      const long = ghost.getAnimations().map((each) => each.effect.getComputedTiming().duration)[0];
      window.flights.push({ long, inert: pointerEvents === "none", to: [middle(left, width), middle(top, height)] });
    }
  }).observe(document.body, { childList: true });
}"""


def flights(player: Player) -> list[dict[str, Any]]:
    """List what flew."""
    found: list[dict[str, Any]] = player.page.evaluate("window.flights")
    return found


def press_somewhere(player: Player, selector: str) -> None:
    """Press the first choice of a kind."""
    player.page.wait_for_function(ANSWERABLE)
    target = player.main.locator(selector).filter(visible=True).first
    spot = target.evaluate(BARE_SPOT)
    assert spot, f"{selector} is covered"
    target.click(position=spot)


def test_an_assistant_and_cards_fly_in_ex_libris_and_nobody_waits(open_browser: Welcome) -> None:
    player = Player(open_browser(still=False))
    open_midgame(player.reader, "exlibris", 3, seed=5, moves=80)
    assert player.wait()
    player.page.evaluate(WATCH)
    press_somewhere(player, "button.cover[data-choice], .who button[data-choice]")
    player.page.wait_for_function("() => window.flights.length > 0")
    assert all(each["inert"] and 150 <= each["long"] <= 300 for each in flights(player))
    assert player.wait(), "the next question comes whatever still flies"


def test_a_book_flies_to_its_shelf_in_atheneum(open_browser: Welcome) -> None:
    player = Player(open_browser(still=False))
    table = open_record(player.reader, reached(2, 1, Wish("work", 1, has_book), ["", "random"]))
    player.reader.go(f"/table/{table}")
    assert player.wait()
    player.page.evaluate(WATCH)
    press_somewhere(player, ".tray button[data-thing^='take ']")
    slot = player.main.locator(".shelf button.target[data-choice]").first
    box = slot.bounding_box()
    assert box is not None
    before = len(flights(player))
    press_somewhere(player, ".shelf button.target[data-choice]")
    player.page.wait_for_function("(before) => window.flights.length > before", arg=before)
    ends = [each["to"] for each in flights(player)[before:]]
    near = [(x, y) for x, y in ends if abs(x - box["x"]) < 90 and abs(y - box["y"]) < 90]
    assert near, f"nothing flies to {box}: {ends}"


def test_with_reduced_motion_nothing_flies(open_browser: Welcome) -> None:
    player = Player(open_browser(still=True))
    open_midgame(player.reader, "exlibris", 3, seed=5, moves=80)
    assert player.wait()
    player.page.evaluate(WATCH)
    press_somewhere(player, "button.cover[data-choice], .who button[data-choice]")
    player.wait()
    assert flights(player) == []
