"""Ex Libris in the browser: the titles of a card can be read at any moment, by mouse, keyboard, tap and long press."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.looks import axe, settle, small_targets
from tests.web.player import ANSWERABLE
from tests.web.test_exlibris import Librarian, join
from tests.web.test_exlibris_clear import HOLD, kept
from tests.web.test_exlibris_shelf import RULES, met, prompt_of, ready

pytestmark = pytest.mark.slow

# Where a card may go, and a closer look lies over it.
COVERED = """() => {
  const peek = document.querySelector(".peek").getBoundingClientRect();
  return [...document.querySelectorAll("[role=grid] .gap")].filter((gap) => {
    const box = gap.getBoundingClientRect(), [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > peek.left && x < peek.right && y > peek.top && y < peek.bottom;
  }).map((gap) => gap.dataset.thing);
}"""


def choosable(player: Librarian) -> Locator:
    """A card that can be chosen, wherever it lies."""
    card = player.main.locator('button[data-choice][data-thing^="card "]').first
    player.turn_to(card)
    return card


def read(player: Librarian, asked: int) -> None:
    """See that the titles can be read in a sheet, and that nothing was answered by opening it."""
    sheet = player.page.get_by_role("dialog")
    expect(sheet.locator("cite").first).to_be_visible()
    assert sheet.evaluate("(each) => each.scrollWidth - each.clientWidth") == 0
    player.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert prompt_of(player)["id"] == asked


@pytest.mark.parametrize("code", ["shelve-hand", "shelve-taken", "take", "lodge"])
def test_a_tap_on_a_sign_reads_a_card_of_the_hand_the_tray_the_town_and_the_shelf(
    open_browser: Welcome, code: str
) -> None:
    player = ready(join(open_browser(phone=True, language="pl"), kept(code), 1))
    asked, card = prompt_of(player)["id"], choosable(player)
    player.page.wait_for_function(ANSWERABLE)
    sign = card.locator("xpath=..").get_by_role("button", name=player.says.pattern("exlibris-web-titles-of"))
    player.tap(sign)
    read(player, asked)
    player.reader.picture(f"exlibris titles {code}")
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


def test_a_long_press_on_a_card_reads_it(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True), kept("shelve-hand"), 1))
    asked, card = prompt_of(player)["id"], choosable(player)
    card.evaluate(HOLD)
    read(player, asked)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (980, 700)])
def test_a_mouse_reads_a_card_in_any_window_also_while_a_place_is_asked_and_leaves_the_shelf_in_sight(
    open_browser: Welcome, width: int, height: int
) -> None:
    player = ready(join(open_browser(), met("place-card"), 1))
    player.page.set_viewport_size({"width": width, "height": height})
    peek, grid = player.page.locator(".peek"), player.main.get_by_role("grid").first
    shelved = grid.locator('[data-piece]:not([data-piece=""])').first
    shelved.scroll_into_view_if_needed()
    settle(player.page)
    shelved.hover()
    expect(peek.locator("cite").first).to_be_visible()
    assert player.page.evaluate(COVERED) == []
    player.page.mouse.move(2, 2)
    expect(peek).to_have_count(0)
    player.ask.locator(".moving [data-piece]").hover()
    expect(peek.locator("cite").first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (800, 900)])
def test_the_focus_of_the_keyboard_reads_a_card(open_browser: Welcome, width: int, height: int) -> None:
    player = ready(join(open_browser(), kept("shelve-hand"), 1))
    player.page.set_viewport_size({"width": width, "height": height})
    card, peek = choosable(player), player.page.locator(".peek")
    asked = prompt_of(player)["id"]
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if card.evaluate("(each) => each === document.activeElement"):
            break
    expect(peek.locator("cite").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(peek).to_have_count(0)
    assert prompt_of(player)["id"] == asked


@pytest.mark.parametrize("phone", [True, False])
def test_the_top_of_the_discard_pile_is_read_by_a_press_the_focus_and_the_ear(
    open_browser: Welcome, phone: bool
) -> None:
    player = ready(join(open_browser(phone=phone, language="fr"), met("place-assistant", discarded), 1))
    asked, card = prompt_of(player)["id"], str(player.reader.last_told()["view"]["facts"]["top"])
    top = player.main.get_by_role("button", name=player.says.pattern("exlibris-web-top")).first
    expect(top).to_have_accessible_name(re.compile(rf"\b{card}\b.*,"))
    player.press(top)
    read(player, asked)
    top.focus()
    player.page.keyboard.press("Shift+Tab")
    player.page.keyboard.press("Tab")
    expect(player.page.locator(".peek cite").first).to_be_visible()
    player.page.keyboard.press("Enter")
    read(player, asked)
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


def discarded(view: Any) -> bool:
    """Say whether a card lies on the discard pile."""
    return RULES.facts(view)["top"] is not None


@pytest.mark.parametrize("phone", [True, False])
def test_in_the_first_round_it_is_said_how_titles_are_read(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone), kept("sale"), 1))
    hint = player.main.locator(".exl-hand").get_by_text(player.says.pattern("exlibris-web-titles-hint"))
    expect(hint).to_contain_text("Touch" if phone else "Point")
    later = ready(join(open_browser(phone=phone), kept("salvage"), 1))
    expect(later.main.locator(".exl-hand .cards button").first).to_be_visible()
    expect(later.main.locator(".exl-hand .signs")).to_have_count(0)
