"""Ex Libris in the browser: the town, its locations, and sending somebody there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.looks import THUMB, axe, small_targets
from tests.web.test_exlibris import Librarian, join
from tests.web.test_exlibris_clear import kept
from tests.web.test_exlibris_shelf import RULES, Test, met, prompt_of, ready

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
    box = look.bounding_box()
    assert box
    assert not phone or min(box["width"], box["height"]) >= THUMB
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


@pytest.mark.parametrize(("seats", "language"), [(3, "en"), (4, "fr"), (3, "pl")])
def test_every_location_is_in_sight_at_once_on_a_wide_screen(open_browser: Welcome, seats: int, language: str) -> None:
    player = ready(join(open_browser(language=language), met("place-assistant", many_tiles, seats=seats), 1))
    tiles = player.main.locator("article[data-tile]")
    assert tiles.count() > 7
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=1)
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


def six_tiles(view: Any) -> bool:
    """Say whether six locations are open."""
    return len(view.tiles) == 6


@pytest.mark.parametrize("code", ["place-assistant", "home-action", "shelve-taken", "place-or-bury", "rearrange"])
def test_six_locations_are_in_sight_whatever_is_asked_on_a_desk(open_browser: Welcome, code: str) -> None:
    player = ready(join(open_browser(language="pl"), met(code, six_tiles, seats=3), 1))
    player.page.set_viewport_size({"width": 1440, "height": 900})
    tiles = player.main.locator("article[data-tile]")
    expect(tiles).to_have_count(6)
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=0.99)
    expect(player.main.locator(".panel:has(.exl-town) .further")).to_have_count(0)
    assert player.page.evaluate(BROKEN) == []
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


def test_a_town_that_goes_on_below_says_so_until_its_end_is_in_sight(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("home-action", many_tiles, seats=4), 1))
    player.page.set_viewport_size({"width": 1000, "height": 620})
    further = player.main.locator(".panel:has(.exl-town) .further")
    expect(further).to_be_in_viewport()
    player.main.locator("article[data-tile]").last.evaluate("(each) => each.scrollIntoView({ block: 'end' })")
    player.main.locator(".panel:has(.exl-town)").evaluate("(panel) => panel.scrollTo(0, panel.scrollHeight)")
    expect(further).to_have_count(0)
    player.main.locator(".panel:has(.exl-town)").evaluate("(panel) => panel.scrollTo(0, 0)")
    expect(further).to_be_in_viewport()


# How much of each part of the table lies to the right of what is in sight of it.
TOO_WIDE = "(all) => all.map((each) => each.scrollWidth - each.clientWidth).filter((each) => each > 0)"


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_no_part_of_the_table_is_wider_than_a_phone(open_browser: Welcome, language: str) -> None:
    player = ready(join(open_browser(phone=True, language=language), met("place-assistant", six_tiles, seats=3), 1))
    player.page.set_viewport_size({"width": 360, "height": 740})
    assert player.main.locator(".panel").evaluate_all(TOO_WIDE) == []
    home = player.main.locator("button[data-thing='tile home']")
    expect(home).to_be_in_viewport(ratio=1)


def test_a_card_that_is_new_in_a_large_hand_comes_into_view_on_a_phone(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True), met("home-action", lambda view: len(view.hand(0)) > 8), 1))
    player.turn_to(player.main.locator("[data-zone='hand 0']").first)
    player.press(player.ask.locator("button[data-thing=draw]"))
    new = player.main.locator(".exl-hand li:has(> .new)")
    expect(new).to_have_count(1)
    expect(new).to_be_in_viewport(ratio=0.95)


def folds_a_delayed_one_with_cards(view: Any) -> bool:
    """Say whether among many locations the Auction House is full of bids, with cards there, so that it is folded."""
    texts = [RULES.catalogue.text(action) for action in view.options]
    there: Any = RULES.facts(view)
    closed = not any(text.endswith(" auction-house") for text in texts)
    return len(there["open"]) > 8 and "auction-house" in there["open"] and closed


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_location_that_is_folded_still_says_when_it_is_resolved_and_how_many_cards_lie_there(
    open_browser: Welcome, language: str
) -> None:
    text = met("place-assistant", folds_a_delayed_one_with_cards, seats=3)
    player = ready(join(open_browser(phone=True, language=language), text, 1))
    told = player.reader.last_told()["view"]
    tile = player.main.locator('article[data-tile="auction-house"]')
    expect(tile.locator(".tag")).to_be_visible()
    expect(tile.locator(".when b")).to_have_text(str(told["facts"]["locations"]["auction-house"]["resolved"]))
    count = len(told["zones"]["auction-house"])
    assert count > 1
    expect(tile.locator(".count")).to_have_text(re.compile(rf"^\s*{count}\s*{count} "))
    tile.scroll_into_view_if_needed()
    player.reader.picture(f"exlibris folded {language}")
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


@pytest.mark.parametrize("phone", [True, False])
def test_who_may_go_and_the_way_home_stand_in_one_line(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone), met("place-assistant", many_tiles, seats=4), 1))
    row = player.main.locator("button[data-thing^='assistant '], button[data-thing='tile home']")
    boxes = row.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().top)")
    assert len(boxes) > 2
    assert max(boxes) - min(boxes) < 1
    assert not [*player.reader.sticking_out(), *small_targets(player.page)]


# What lies below each card of the hand, by its height in lines.
SIGN_LINES = """() => [...document.querySelectorAll(".exl-hand .note")].map(
  (note) => note.clientHeight / parseFloat(getComputedStyle(note).lineHeight))"""


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_in_how_many_places_a_card_fits_is_said_in_one_line(open_browser: Welcome, language: str) -> None:
    text = met("home-action", lambda view: len(view.hand(0)) > 5)
    player = ready(join(open_browser(language=language), text, 1))
    lines = player.page.evaluate(SIGN_LINES)
    assert len(lines) > 5
    assert max(lines) < 1.5
    assert not [*player.reader.sticking_out(), *axe(player.page)]


def fits_on_a_desk(view: Any) -> bool:
    """Say whether the hand is one row of cards and the town one row of locations."""
    facts: Any = RULES.facts(view)
    return 2 < len(view.hand(0)) < 7 and len(facts["open"]) < 6


def is_a_small_hand(view: Any) -> bool:
    """Say whether the hand has so few cards that they could grow large."""
    return fits_on_a_desk(view) and len(view.hand(0)) < 5


@pytest.mark.parametrize(
    ("code", "test"),
    [
        ("place-assistant", is_a_small_hand),
        ("home-action", is_a_small_hand),
        ("give-one", fits_on_a_desk),
        ("give-to", fits_on_a_desk),
        ("shelve-taken", fits_on_a_desk),
    ],
)
def test_the_hand_and_the_town_are_whole_on_a_desk(open_browser: Welcome, code: str, test: Test) -> None:
    player = ready(join(open_browser(language="pl"), met(code, test), 1))
    player.reader.picture(f"exlibris desk {code}")
    shown = player.main.locator('[data-zone="hand 0"]').all()
    if code != "give-one":  # there a wide location with large cards makes two rows of the town
        shown += player.main.locator("article[data-tile]").all()
    for each in shown:
        expect(each).to_be_in_viewport(ratio=0.99)
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


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


@pytest.mark.parametrize("code", ["lodge", "place-assistant"])
def test_on_a_desk_two_lines_of_locations_are_in_sight(open_browser: Welcome, code: str) -> None:
    player = ready(join(open_browser(), kept(code), 1))
    tiles = player.main.locator("article[data-tile]")
    assert tiles.count() > 5
    town = player.main.locator(".panel:has(.exl-town)").bounding_box()
    assert town
    for tile in tiles.all():
        box = tile.bounding_box()
        assert box
        assert box["y"] + box["height"] <= town["y"] + town["height"] + 1


@pytest.mark.parametrize(("height", "many"), [(900, False), (1200, True)])
def test_what_a_location_does_is_read_where_there_is_room(open_browser: Welcome, height: int, many: bool) -> None:
    reader = open_browser()
    reader.page.set_viewport_size({"width": 1440, "height": height})
    player = ready(join(reader, kept("lodge" if many else "place-assistant"), 1))
    tiles = player.main.locator("article[data-tile]")
    expect(tiles.locator(".foot > p")).to_have_count(tiles.count())
    assert not [*reader.sticking_out(), *axe(player.page)]


@pytest.mark.parametrize("phone", [True, False])
def test_whom_the_lodge_can_send_home_stands_beside_the_question(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone), kept("lodge"), 1))
    sent = [each for each in prompt_of(player)["options"] if each.startswith("recall ")]
    expect(player.ask.locator(".recalled button[data-choice]")).to_have_count(len(sent))


@pytest.mark.parametrize("phone", [True, False])
def test_the_ways_of_the_wizard_say_what_they_would_do(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone), kept("choose-group"), 1))
    prompt = prompt_of(player)
    now, ways = prompt["ahead"]["now"]["together"], prompt["ahead"]["ways"]
    buttons = player.ask.locator(".shifts button[data-choice]")
    expect(buttons).to_have_count(len({way["direction"] for way in ways}))
    for direction in {way["direction"] for way in ways}:
        best = max(way["together"] for way in ways if way["direction"] == direction)
        said = buttons.filter(has_text=re.compile(f"{direction}.*total {now} → {best}"))
        expect(said).to_contain_text(player.says.inside("exlibris-web-order"))
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


def test_the_whole_location_whose_space_is_chosen_comes_into_sight_on_a_phone(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True), kept("choose-space"), 1))
    tile = player.main.locator("article[data-tile]:has(button.space[data-choice])")
    expect(tile).to_be_in_viewport(ratio=0.95)
    box, asked = tile.bounding_box(), player.ask.bounding_box()
    assert box
    assert asked
    assert box["y"] + box["height"] <= asked["y"]


def test_the_cards_of_a_location_are_seen_in_full_on_a_low_desk(open_browser: Welcome) -> None:
    reader = open_browser()
    reader.page.set_viewport_size({"width": 1280, "height": 800})
    player = ready(join(reader, kept("take"), 1))
    town = player.main.locator(".panel:has(.exl-town)").bounding_box()
    card = player.main.locator(".picking .cards button[data-choice]").first
    expect(card).to_be_in_viewport(ratio=1)
    box = card.bounding_box()
    assert town
    assert box
    assert town["y"] <= box["y"] <= town["y"] + town["height"] - box["height"]
