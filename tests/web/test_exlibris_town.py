"""Ex Libris in the browser: the town, its locations, and sending somebody there."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.looks import axe, small_targets
from tests.web.test_exlibris import Librarian, join
from tests.web.test_exlibris_shelf import met, prompt_of, ready

pytestmark = pytest.mark.slow

# The words of all names of locations that go over more than one line.
BROKEN = """() => [...document.querySelectorAll("article[data-tile] h2")].flatMap((name) => {
  const text = name.firstChild, range = document.createRange();
  return [...text.data.matchAll(/\\S+/g)].filter((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  }).map((word) => word[0]);
})"""


def many_tiles(view: Any) -> bool:
    """Say whether many locations are open."""
    return len(view.tiles) > 7


def centre_of(picture: Locator) -> tuple[float, float]:
    """Give the middle of something that is in sight."""
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tile_of(player: Librarian) -> Locator:
    """The first location where somebody can be sent."""
    return player.main.locator("article[data-tile]:has(> button[data-choice])").first


@pytest.mark.parametrize("phone", [True, False])
def test_a_press_on_the_picture_of_a_location_sends_somebody_there(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone), met("place-assistant"), 1))
    location = str(tile_of(player).get_attribute("data-tile"))
    tile = player.main.locator(f'[data-tile="{location}"]')
    before = tile.locator("[data-piece^='0 ']").count()
    centre = centre_of(tile.locator(".front"))
    if phone:
        player.page.touchscreen.tap(*centre)
    else:
        player.page.mouse.click(*centre)
    expect(tile.locator("[data-piece^='0 ']")).to_have_count(before + 1)
    expect(player.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False])
def test_a_sign_on_the_picture_opens_the_sheet_and_sends_nobody(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone, dark=True, language="pl"), met("place-assistant"), 1))
    asked = prompt_of(player)["id"]
    special = player.main.locator('button[data-thing="assistant special"]')
    if special.count():
        player.press(special)
    held = player.main.locator("button[aria-pressed][data-thing^=assistant]").get_attribute("data-thing")
    look = tile_of(player).get_by_role("button", name=player.says.pattern("exlibris-web-look"))
    player.press(look)
    sheet = player.page.get_by_role("dialog")
    expect(sheet).to_contain_text(player.says.inside("exlibris-web-tile"))
    player.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert prompt_of(player)["id"] == asked
    expect(player.main.locator(f'button[aria-pressed][data-thing="{held}"]')).to_be_visible()
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_no_name_of_a_location_is_broken_within_a_word(open_browser: Welcome, language: str) -> None:
    player = ready(join(open_browser(phone=True, language=language), met("place-assistant", many_tiles, seats=3), 1))
    for width, height in ((360, 740), (320, 640), (740, 360), (1280, 800)):
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.locator("article[data-tile] h2").count() > 7
        assert player.page.evaluate(BROKEN) == [], f"{width} x {height}"


# What is said of a burial, and the letter of the card on which it is said.
COVERED_LETTERS = """() => [...document.querySelectorAll(".pill")].flatMap((pill) => {
  const label = pill.closest("[role=gridcell]").querySelector(".label");
  const one = pill.getBoundingClientRect(), other = label.getBoundingClientRect();
  const [right, down] = [one.left >= other.right, one.top >= other.bottom];
  return right || down || one.right <= other.left || one.bottom <= other.top ? [] : [label.textContent];
})"""


@pytest.mark.parametrize("phone", [True, False])
def test_what_is_said_of_a_burial_lies_beside_the_letter_of_its_card(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone), met("place-or-bury"), 1))
    expect(player.main.locator(".pill").first).to_be_visible()
    for width, height in ((360, 740), (740, 360)) if phone else ((1280, 800), (1920, 1080)):
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate(COVERED_LETTERS) == [], f"{width} x {height}"
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_on_a_phone_on_its_side_what_is_tried_can_be_done_without_scrolling(
    open_browser: Welcome, language: str
) -> None:
    reader = open_browser(phone=True, language=language)
    reader.page.set_viewport_size({"width": 740, "height": 360})
    player = ready(join(reader, met("place-card"), 1))
    player.tap(player.ask.locator("button.step").last)
    expect(player.ask.locator("button.put")).to_be_in_viewport(ratio=1)
    assert not [*reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
