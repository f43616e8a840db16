"""Ex Libris in the browser: what is done on the shelf itself, the tray, a closer look; from positions of records."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import readingroom
from readingroom import Chance, record
from readingroom.games.exlibris.shelf.spread import spot
from tests.web.conftest import Welcome
from tests.web.looks import axe, small_targets
from tests.web.player import ANSWERABLE
from tests.web.reader import Reader
from tests.web.test_exlibris import Librarian, join

pytestmark = pytest.mark.slow

RULES = readingroom.load("exlibris")
Test = Callable[[Any], bool]


def anything(_: Any) -> bool:
    """Say yes."""
    return True


@cache
def met(code: str, test: Test = anything, seats: int = 2, first: int = 0) -> str:
    """Record a game up to where the first seat is asked something; nobody leaves much undone."""
    for seed in range(first, first + 60):
        g, chance = RULES.new(seats, {}, Chance(seed)), Chance(seed)
        found = record.begin(RULES, g)
        found.bots = ["", *["random"] * (seats - 1)]
        while not RULES.over(g):
            seat = RULES.asked(g)[0]
            view = RULES.observe(g, seat)
            if seat == 0 and RULES.prompt(view).code == code and len(view.shelf(0).cards) > 4 and test(view):
                return record.write(found)
            action = chance_of(view, chance)
            RULES.play(g, seat, action)
            record.note(found, g, seat, action)
    raise AssertionError(f"{code} was never asked")


def chance_of(view: Any, chance: Chance) -> int:
    """Choose anything but to stop, and rather to shelve than not."""
    texts = {action: RULES.catalogue.text(action) for action in view.options}
    more = [each for each in texts if texts[each] not in ("done", "pass")] or list(texts)
    shelving = [each for each in more if texts[each].startswith(("shelve ", "at "))]
    more = shelving if shelving and chance.below(10) < 8 else more
    return int(more[chance.below(len(more))])


def has_ways(view: Any) -> bool:
    """Say whether something can be done by several answers in a row."""
    return bool(RULES.ahead(view).get("ways"))


def taken_up(view: Any) -> list[dict[str, Any]]:
    """List the ways to a free place of cards that are no answer themselves: they are taken up, then put there."""
    lifts = {RULES.catalogue.text(action) for action in view.options}
    stand = {spot(place) for place in view.shelf(0).places()}
    listed: Any = RULES.ahead(view).get("ways", [])
    return [way for way in listed if f"lift {way['card']}" not in lifts and tuple(way["at"]) not in stand]


def shelf(reader: Reader) -> dict[str, str]:
    """Give my shelf as it is drawn: the card of each place."""
    cards = reader.page.get_by_role("main").locator('[data-zone^="shelf 0 "][data-piece]:not([data-piece=""])')
    pairs = cards.evaluate_all("(all) => all.map((each) => [each.dataset.zone.slice(8), each.dataset.piece])")
    return dict(pairs)


def prompt_of(player: Librarian) -> dict[str, Any]:
    """Give what is asked, as it was told."""
    told = [frame["now"]["prompt"] for frame in player.reader.frames() if frame.get("now")]
    assert told
    assert told[-1] is not None
    return dict(told[-1])


def ready(player: Librarian) -> Librarian:
    """Wait until what is asked can be answered."""
    player.wait()
    return player


def thing(player: Librarian, name: str) -> Locator:
    """What stands for something on the shelf."""
    return player.main.get_by_role("grid").locator(f'[data-thing="{name}"]').first


def drag(player: Librarian, source: Locator, target: Locator) -> None:
    """Drag something with the mouse."""
    player.page.wait_for_function(ANSWERABLE)
    source.scroll_into_view_if_needed()
    start, end = source.bounding_box(), target.bounding_box()
    assert start
    assert end
    mouse = player.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()


def settled(player: Librarian, wanted: Callable[[dict[str, str]], bool]) -> None:
    """Wait until the shelf is as it should be."""
    for _ in player.moments():
        player.click_if_there(player.skip)
        if wanted(shelf(player.reader)):
            return
        player.page.wait_for_timeout(100)
    raise AssertionError(f"the shelf stays as it is: {shelf(player.reader)}")


def test_a_finger_tries_a_place_first_and_puts_the_card_there_with_the_second_tap(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True), met("place-card"), 1))
    before, asked = shelf(player.reader), prompt_of(player)
    gap = player.main.get_by_role("grid").locator("button.gap").first
    place = str(gap.get_attribute("data-thing"))
    player.tap(gap)
    put = player.ask.get_by_role("button", name=player.says.pattern("exlibris-web-put"))
    expect(put).to_be_visible()
    expect(gap).to_contain_text(str(asked["values"]["card"]))
    assert shelf(player.reader) == before
    assert prompt_of(player)["id"] == asked["id"]
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
    player.page.wait_for_function(ANSWERABLE)
    player.tap(thing(player, place).locator("button").or_(thing(player, place)).last)
    settled(player, lambda now: asked["values"]["card"] in now.values())


def test_the_mouse_shows_what_a_place_would_do_and_one_press_does_it(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("place-card"), 1))
    card = str(prompt_of(player)["values"]["card"])
    gap = player.main.get_by_role("grid").locator("button.gap").first
    gap.hover()
    expect(gap).to_contain_text(card)
    expect(player.ask).to_contain_text("→")
    expect(player.ask.locator(".put")).to_have_text(player.says.pattern("exlibris-web-click"))
    expect(player.ask.locator("button.put")).to_have_count(0)  # the mouse would leave the place on the way to it
    player.page.wait_for_function(ANSWERABLE)
    gap.click()
    settled(player, lambda now: card in now.values())


def test_the_places_can_be_stepped_through_what_brings_most_first(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True), met("place-card"), 1))
    ahead = prompt_of(player)["ahead"]
    falling = sorted((each["together"] for name, each in ahead.items() if name.startswith("at ")), reverse=True)
    on, put = player.ask.locator("button.step").last, player.ask.locator("button.put")
    for together in falling[:3]:
        player.tap(on)
        assert ahead[str(put.get_attribute("data-thing"))]["together"] == together


def test_the_lodge_exchanges_cards_by_dragging_one_onto_another(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("lodge"), 1))
    before = shelf(player.reader)
    (one, card), *_, (two, other) = before.items()
    drag(player, thing(player, f"card {card}"), thing(player, f"card {other}"))
    settled(player, lambda now: now.get(one) == other and now.get(two) == card)


def test_the_lodge_shelves_a_card_again_in_a_free_place(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("rearrange", has_ways), 1))
    before, way = shelf(player.reader), prompt_of(player)["ahead"]["ways"][0]
    row, column = way["at"]
    player.press(thing(player, f"at {row},{column}").locator("button"))
    settled(player, lambda now: now != before and sorted(now.values()) == sorted(before.values()))


def test_the_joiner_slides_what_is_dragged_along_its_row(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("slide-from", has_ways), 1))
    before = shelf(player.reader)
    way = next(each for each in prompt_of(player)["ahead"]["ways"] if each.get("leaves"))
    row, column = way["at"]
    drag(player, thing(player, f"card {way['card']}"), thing(player, f"at {row},{column}"))
    settled(player, lambda now: now != before and sorted(now.values()) == sorted(before.values()))


def test_what_was_chosen_on_the_shelf_is_taken_back(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("slide-from", has_ways), 1))
    held = player.main.get_by_role("grid").locator(".stand.held")
    expect(held).to_have_count(0)
    player.press(player.main.get_by_role("grid").locator("button[data-choice]").first)
    expect(held).to_have_count(1)
    player.press(player.said("web-undo"))
    expect(held).to_have_count(0)
    player.wait()
    assert prompt_of(player)["code"] == "slide-from"


def test_the_joiner_slides_by_presses_on_the_shelf(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True), met("slide-by"), 1))
    before = shelf(player.reader)
    player.tap(player.main.get_by_role("grid").locator("button.gap").first)
    put = player.ask.locator("button.put")
    expect(put).to_be_visible()
    player.page.wait_for_function(ANSWERABLE)
    player.tap(put)
    settled(player, lambda now: now != before and sorted(now.values()) == sorted(before.values()))


def test_a_finger_tries_first_where_a_card_that_was_taken_up_would_slide(open_browser: Welcome) -> None:
    text = met("slide-from", lambda view: bool(taken_up(view)))
    way = taken_up(RULES.observe(record.replay(record.read(text)).g, 0))[0]
    player = ready(join(open_browser(phone=True), text, 1))
    before, asked = shelf(player.reader), prompt_of(player)
    player.tap(thing(player, f"card {way['card']}"))
    player.tap(player.main.get_by_role("grid").locator(f'button[data-thing="at {way["at"][0]},{way["at"][1]}"]'))
    put = player.ask.locator("button.put")
    expect(put).to_be_visible()
    assert shelf(player.reader) == before
    assert prompt_of(player)["id"] == asked["id"]
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
    player.tap(put)
    settled(player, lambda now: now != before and sorted(now.values()) == sorted(before.values()))


def test_the_wizard_makes_room_and_shelves_at_one_press(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("place-or-shift", has_ways), 1))
    asked = prompt_of(player)
    steps = player.ask.locator("button.step").last
    put = player.ask.locator("button.put")
    for _ in range(len(asked["options"]) + len(asked["ahead"]["ways"])):
        steps.click()
        if str(put.get_attribute("data-thing")).startswith("wedge "):
            break
    expect(put).to_have_text(player.says.pattern("exlibris-web-put"))
    player.page.wait_for_function(ANSWERABLE)
    player.press(put)
    settled(player, lambda now: asked["values"]["card"] in now.values())


def test_the_mummy_buries_a_card_and_its_owner_sees_which(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("place-or-bury"), 1))
    over = player.main.locator('button[data-thing^="over "]').first
    place = str(over.get_attribute("data-thing"))[5:]
    lower = shelf(player.reader)[place]
    player.page.wait_for_function(ANSWERABLE)
    over.click()
    named = player.says.pattern("exlibris-web-buried")
    expect(player.main.get_by_role("grid").get_by_role("img", name=named)).to_have_text(lower)


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
def test_what_is_given_up_lies_in_the_tray_and_says_what_it_brings(open_browser: Welcome, phone: bool) -> None:
    well = met("give-up", lambda view: view.location() == "wishing-well" and len(view.hand(0)) > 2, seats=3)
    player = ready(join(open_browser(phone=phone), well, 1))
    for laid in (1, 2):
        player.page.wait_for_function(ANSWERABLE)
        card = player.main.locator('[data-zone="hand 0"][data-choice]').first
        player.turn_to(card)
        player.press(card)
        expect(player.main.locator('[data-zone="spent 0"]')).to_have_count(laid)
        player.wait()
    expect(player.ask.get_by_role("button", name="Discard 2, draw 3", exact=True)).to_be_visible()
    expect(player.main.get_by_role("heading", name="To discard: 2", exact=True)).to_be_visible()
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


def test_a_long_press_reads_and_chooses_nothing(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True), met("place-assistant"), 1))
    asked = prompt_of(player)["id"]
    tile = player.main.locator("article[data-tile]").first
    tile.scroll_into_view_if_needed()
    touch = """(each) => {
      const box = each.getBoundingClientRect();
      const [clientX, clientY] = [box.x + 9, box.y + 9];
      const values = { pointerType: "touch", isPrimary: true, bubbles: true, button: 0, clientX, clientY };
      each.dispatchEvent(new PointerEvent("pointerdown", values));
    }"""
    tile.evaluate(touch)
    sheet = player.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text(player.says.inside("exlibris-web-tile"))
    assert prompt_of(player)["id"] == asked


def test_a_location_and_a_card_are_shown_large_where_the_mouse_rests(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("place-assistant"), 1))
    peek = player.page.locator(".peek")
    tile = player.main.locator("article[data-tile]").first
    tile.hover()
    expect(peek).to_contain_text(player.says.inside("exlibris-web-tile"))
    expect(peek.locator(".now, .rule").first).to_be_visible()
    player.main.get_by_role("grid").locator("[data-piece]").first.hover()
    expect(peek.locator("cite").first).to_be_visible()
    player.page.mouse.move(2, 2)
    expect(peek).to_have_count(0)


def wide_shelf(columns: int, seed: int = 9, grows: bool = True) -> str:
    """Record a game in which the first seat shelves to the right only, until its shelf is so wide, and grows on."""
    g, chance = RULES.new(2, {"long": "yes"}, Chance(seed)), Chance(seed)
    found = record.begin(RULES, g)
    found.bots = ["", "random"]
    while True:
        seat = RULES.asked(g)[0]
        view = RULES.observe(g, seat)
        asked = seat == 0 and (not grows or RULES.prompt(view).code == "place-card")
        if asked and view.shelf(0).width() >= columns:
            return record.write(found)
        action = stretching(view, chance) if seat == 0 else idle(view, chance)
        RULES.play(g, seat, action)
        record.note(found, g, seat, action)


GENEROUS = (
    "donation-bin", "bookseller", "flea-market", "auction-house", "wishing-well", "mystery-shack", "book-swap",
    "alehouse", "community-center", "diviners-hut",
)  # fmt: skip


def stretching(view: Any, chance: Chance) -> int:
    """Get cards and shelve them, as far to the right as they may stand."""
    texts = {action: RULES.catalogue.text(action) for action in view.options}
    more = [each for each in texts if texts[each] not in ("done", "pass")] or list(texts)
    if RULES.prompt(view).code == "place-assistant":
        kind = [each for name in GENEROUS for each in more if texts[each].endswith(name)]
        name = texts[kind[0]].split()[1] if kind else ""
        home = [each for each in more if texts[each].endswith(" home")]
        more = (home if view.hand(0) else []) or [each for each in more if texts[each].endswith(name)] or more
    elif RULES.prompt(view).code == "give-up":
        more = [each for each in texts if texts[each] == "done"] or more
    more = [each for each in more if texts[each].startswith("shelve ")] or more
    places = {each: int(texts[each].split(",")[1]) for each in more if texts[each].startswith("at ")}
    more = [each for each in places if places[each] == max(places.values())] or more
    return int(more[chance.below(len(more))])


def idle(view: Any, chance: Chance) -> int:
    """Do nothing where that is allowed."""
    texts = {action: RULES.catalogue.text(action) for action in view.options}
    done = [each for each in texts if texts[each] in ("done", "pass", "draw")]
    more = done or list(texts)
    return int(more[chance.below(len(more))])


@pytest.mark.parametrize("phone", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_shelf_of_twenty_five_columns_is_read_or_seen_as_a_whole(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone, dark=phone), wide_shelf(25), 1))
    grid = player.main.get_by_role("grid").first
    assert grid.evaluate("(each) => each.scrollWidth > each.clientWidth"), "it is wider than its frame"
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
    player.press(player.said("web-undo"))
    player.page.wait_for_function(ANSWERABLE)
    fit = player.page.get_by_role("button", name=re.compile("^Whole shelf$"))
    player.turn_to(fit)
    player.press(fit)
    expect(grid.locator(".fit").first).to_be_visible()
    assert grid.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1"), "all of it is seen at once"
    player.reader.picture(f"exlibris wide {'phone' if phone else 'desk'}")
    player.press(grid.locator("[data-piece]").first)
    expect(grid.locator(".fit")).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False])
def test_the_widest_shelf_of_all_is_read_from_end_to_end_and_seen_as_a_whole(
    open_browser: Welcome, phone: bool
) -> None:
    player = ready(join(open_browser(phone=phone, language="pl"), wide_shelf(39, seed=60, grows=False), 1))
    fit = player.main.get_by_role("button", name="Całość", exact=True)
    player.turn_to(fit)
    grid = player.main.get_by_role("grid").first
    assert max(int(place.split(",")[1]) for place in shelf(player.reader)) == 39
    for column in (1, 39):
        card = grid.locator(f'[data-zone^="shelf 0 "][data-zone$=",{column}"]').first
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport(ratio=0.9)
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
    player.press(fit)
    expect(grid.locator(".fit").first).to_be_visible()
    assert grid.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1"), "all of it is seen at once"
    bands = grid.locator(".bands > span")
    assert bands.count() == grid.locator(".bands svg").count() > 39, (
        "a colour never stands alone: each band has its sign"
    )
    player.reader.picture(f"exlibris widest {'phone' if phone else 'desk'}")
    assert not [*player.reader.sticking_out(), *axe(player.page)]
