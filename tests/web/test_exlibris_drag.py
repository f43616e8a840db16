"""Ex Libris in the browser: a card that is dragged to its place says on the way what it would do there."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from readingroom import record
from readingroom.games.exlibris.shelf.spread import spot
from tests.web.conftest import Welcome
from tests.web.looks import axe, small_targets
from tests.web.player import ANSWERABLE
from tests.web.test_exlibris import Librarian, join
from tests.web.test_exlibris_shelf import RULES, met, prompt_of, ready, settled, shelf, thing

pytestmark = pytest.mark.slow


def with_room_above(view: Any) -> bool:
    """Say whether there is a hand to choose from, and room above the shelf and on its left."""
    return len(view.hand(0)) > 1 and view.shelf(0).height() < 3


def middle(target: Locator) -> tuple[float, float]:
    """Give the middle of something that is in sight."""
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def dragging(player: Librarian, source: Locator) -> Iterator[None]:
    """Hold something with the mouse, and let it go where the mouse is then."""
    player.page.wait_for_function(ANSWERABLE)
    source.scroll_into_view_if_needed()
    x, y = middle(source)
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x + 12, y - 12, steps=3)
    yield
    player.page.mouse.up()


def over(player: Librarian, place: str) -> Locator:
    """Bring what is dragged over a place; gives the gap there."""
    gap = player.main.get_by_role("grid").locator(f'button.gap[data-thing="{place}"]')
    player.page.mouse.move(*middle(gap), steps=6)
    return gap


def edge(shelve: dict[str, Any], wanted: str) -> str:
    """Choose a place above the first row or left of the first column, one that changes the form if there is one."""
    mark = " 0," if wanted == "row" else ",0"
    places = [place for place in shelve["then"] if mark in place and place.startswith("at ")]
    return str(max(places, key=lambda place: len(shelve["then"][place]["turned"])))


@pytest.mark.parametrize("wanted", ["row", "column"])
def test_a_card_of_the_hand_is_dragged_beyond_the_shelf_and_says_before_what_it_does(
    open_browser: Welcome, wanted: str
) -> None:
    player = ready(join(open_browser(dark=wanted == "row"), met("home-action", with_room_above), 1))
    ahead, hand = prompt_of(player)["ahead"], player.main.locator('button[data-zone="hand 0"]')
    card = str(hand.first.get_attribute("data-piece"))
    place = edge(ahead[f"shelve {card}"], wanted)
    now, would = ahead["now"]["together"], ahead[f"shelve {card}"]["then"][place]
    gaps = player.main.get_by_role("grid").locator("button.gap")
    expect(gaps).to_have_count(0)
    with dragging(player, hand.first):
        expect(gaps).to_have_count(len(ahead[f"shelve {card}"]["then"]))
        for each in would["turned"] if len(would["turned"]) < 3 else []:
            expect(gaps.and_(player.main.locator(f'[data-thing="{place}"]'))).to_contain_text(each)
        gap = over(player, place)
        expect(gap).to_have_class(re.compile(r"\bover\b"))
        expect(player.ask).to_contain_text(f"{now} → {would['together']}".replace("-", "−"))
        expect(player.main.locator(".form .together b")).to_have_text(str(would["together"]).replace("-", "−"))
        player.reader.picture(f"exlibris dragging to a new {wanted}")
    settled(player, lambda now: card in now.values())
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


def test_the_card_whose_place_is_asked_for_is_dragged_there(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("place-card"), 1))
    asked = prompt_of(player)
    card = str(asked["values"]["card"])
    place = next(text for text in asked["ahead"] if text.startswith("at "))
    moving = player.ask.locator(f'button[data-thing="card {card}"]')
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
    with dragging(player, moving):
        expect(over(player, place)).to_have_class(re.compile(r"\bover\b"))
        expect(player.ask).to_contain_text("→")
    settled(player, lambda now: card in now.values())


def test_a_card_that_was_just_got_is_dragged_from_the_tray(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("shelve-taken"), 1))
    ahead = prompt_of(player)["ahead"]
    action, shelve = next((each, then) for each, then in ahead.items() if each.startswith("shelve "))
    card, place = action.removeprefix("shelve "), next(each for each in shelve["then"] if each.startswith("at "))
    with dragging(player, player.main.locator(f'button[data-zone="taken 0"][data-piece="{card}"]')):
        expect(over(player, place)).to_have_class(re.compile(r"\bover\b"))
        expect(player.ask).to_contain_text("→")
    settled(player, lambda now: card in now.values())


def test_a_card_is_dragged_under_another_by_the_mummy(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("place-or-bury"), 1))
    asked = prompt_of(player)
    card = str(asked["values"]["card"])
    under = player.main.locator('button[data-thing^="under "]').first
    with dragging(player, player.ask.locator(f'button[data-thing="card {card}"]')):
        player.page.mouse.move(*middle(under), steps=6)
    named = player.says.pattern("exlibris-web-buried")
    expect(player.main.get_by_role("grid").get_by_role("img", name=named).first).to_have_text(card)


def is_free(view: Any) -> bool:
    """Say whether a card can be dragged to a free place."""
    return bool(free_ways(view))


def free_ways(view: Any) -> list[dict[str, Any]]:
    """List the ways of cards that are dragged to a free place."""
    stand = {spot(place) for place in view.shelf(0).places()}
    listed: Any = RULES.ahead(view).get("ways", [])
    return [way for way in listed if tuple(way["at"]) not in stand]


def test_what_the_joiner_drags_says_before_what_it_does(open_browser: Welcome) -> None:
    text = met("slide-from", is_free)
    player = ready(join(open_browser(), text, 1))
    before, way = shelf(player.reader), free_ways(RULES.observe(record.replay(record.read(text)).g, 0))[0]
    with dragging(player, thing(player, f"card {way['card']}")):
        over(player, f"at {way['at'][0]},{way['at'][1]}")
        expect(player.main.locator(".form .together b")).to_have_text(str(way["together"]).replace("-", "−"))
    settled(player, lambda now: now != before and sorted(now.values()) == sorted(before.values()))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_of_a_place_that_is_tried_it_is_said_between_which_cards_it_lies(open_browser: Welcome, language: str) -> None:
    player = ready(join(open_browser(phone=True, language=language), met("place-card"), 1))
    prompt = prompt_of(player)
    places = [each for name, each in prompt["ahead"].items() if name.startswith("at ")]
    most = max(each["together"] for each in places)
    best = [each["between"] for each in places if each["together"] == most]
    player.tap(player.ask.locator("button.step").last)  # the best comes first
    title = player.ask.locator(".try p span").first
    expect(title).to_be_visible()
    assert any(all(card in title.inner_text() for card in pair if card) for pair in best)
    player.reader.picture(f"exlibris tried {language}")
