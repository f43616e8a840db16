"""Atheneum in the browser: nobody has to guess. What can be used is seen as what it is, and nothing moves by itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import readingroom
from readingroom import Chance, record
from tests.web.conftest import Welcome
from tests.web.hurry import hurry
from tests.web.looks import LANGUAGES, axe, small_targets
from tests.web.midgame import midgame, open_record
from tests.web.player import ANSWERABLE, Player
from tests.web.reader import ON_ITS_SIDE
from tests.web.test_atheneum import COLOURS, Librarian, Wish, has_wild, join, reached
from tests.web.test_prompts import positions

pytestmark = pytest.mark.slow

SCROLLED = "document.querySelector('main.desk').scrollTop"

# What does not fit on the card of an objective.
CUT = """() => [...document.querySelectorAll(".goal > :is(.top, .caption)")].filter((each) => {
  const [box, card] = [each, each.parentElement].map((one) => one.getBoundingClientRect());
  return each.scrollWidth > each.clientWidth + 1 || box.right > card.right + 1 || box.bottom > card.bottom + 1;
}).map((each) => each.textContent)"""

# What stands out of the box of one of the others.
SPILT = """() => [...document.querySelectorAll(".others li")].flatMap((box) => [...box.querySelectorAll("*")]
  .filter((each) => each.checkVisibility() && !each.closest(".unseen, .text") &&
    each.getBoundingClientRect().right > box.getBoundingClientRect().right + 1)
  .map((each) => each.textContent))"""


def kept(code: str) -> str:
    """The position of a question that was kept."""
    return positions("atheneum")[code].read_text(encoding="utf-8")


def offered(test: Callable[[list[str]], bool]) -> str:
    """Record a random game up to where the first seat is offered what one wishes for."""
    rules, chance = readingroom.load("atheneum"), Chance(0)
    g = rules.new(3, {}, Chance(0))
    found = record.begin(rules, g)
    found.bots = ["", "random", "random"]
    while True:
        seat = rules.asked(g)[0]
        options = rules.options(g, seat)
        if seat == 0 and test([rules.catalogue.text(each) for each in options]):
            return record.write(found)
        more = [each for each in options if rules.catalogue.text(each) != "finish"] or options
        action = more[chance.below(len(more))]
        rules.play(g, seat, action)
        record.note(found, g, seat, action)


def pair_or_candle(options: list[str]) -> bool:
    """Say whether a token may be placed as a pair or lit as a candle."""
    return any(each.startswith("candle ") for each in options) and any("+" in each for each in options)


def any_colour(options: list[str]) -> bool:
    """Say whether a book of any colour may be taken, and books may be moved."""
    moves = any(each.startswith("remove ") for each in options)
    return moves and all(f"take {colour}" in options for colour in COLOURS)


def test_while_cards_are_chosen_my_own_shelf_is_seen_large_with_a_press(open_browser: Welcome) -> None:
    reader = open_browser(phone=True, language="fr")
    player = join(reader, kept("choose"))
    player.press(player.said("atheneum-web-lens"))
    sheet = player.page.get_by_role("dialog")
    shelf = sheet.get_by_role("table").first
    expect(shelf).to_be_visible()
    box = sheet.locator(".leather").bounding_box()
    assert box
    assert box["width"] > 240
    assert not [*reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


def test_nothing_scrolls_by_itself_while_what_one_got_is_used(open_browser: Welcome) -> None:
    player = join(open_browser(phone=True), kept("work"))
    player.wait()
    for _ in range(2):
        player.page.wait_for_function(ANSWERABLE)
        player.press(player.main.locator('.tray button[data-choice][data-thing^="take "]').first)
        assert player.page.evaluate(SCROLLED) == 0
        player.press(player.main.locator("button.place.target").nth(1))
        player.wait()
        assert player.page.evaluate(SCROLLED) == 0


def test_what_is_asked_stays_in_sight_and_is_come_to_without_scrolling(open_browser: Welcome) -> None:
    player = join(open_browser(phone=True), kept("work"))
    player.wait()
    player.why.focus()
    assert player.page.evaluate(SCROLLED) == 0


def test_a_token_that_is_a_pair_or_a_candle_is_seen_as_one(open_browser: Welcome) -> None:
    player = join(open_browser(), offered(pair_or_candle))
    player.wait()
    token = player.main.locator(".tray li.either").first
    expect(token.locator("button[data-thing^='take ']")).to_be_visible()
    expect(token.locator("button[data-thing^='candle ']")).to_be_visible()
    expect(token.get_by_text("or", exact=True)).to_be_visible()


def test_dragging_a_book_of_any_colour_asks_for_its_colour(open_browser: Welcome) -> None:
    player = join(open_browser(), offered(any_colour))
    player.wait()
    player.page.wait_for_function(ANSWERABLE)
    book = player.main.locator(".tray button.opens").first
    box = book.bounding_box()
    assert box
    mouse = player.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] - 200, box["y"] - 60, steps=5)
    mouse.up()
    expect(player.main.locator(".palette")).to_be_visible()
    expect(player.ask).to_contain_text("Choose its colour first")


def test_an_objective_for_any_compartment_names_none_before_it_is_begun(open_browser: Welcome) -> None:
    player = join(open_browser(phone=True), kept("choose"))
    player.press(player.main.locator(".goals [data-thing]", has_text="O1").nth(1))
    sheet = player.main.locator(".goal-sheet")
    expect(sheet).to_contain_text("Any compartment")
    expect(sheet).to_contain_text("Still missing: ")


@pytest.mark.parametrize(("ends", "asks"), [(False, "atheneum-web-which-ask"), (True, "atheneum-web-lost")])
def test_what_is_asked_once_more_stays_so_whatever_the_others_do(open_browser: Welcome, ends: bool, asks: str) -> None:
    reader, friend = open_browser(), open_browser()
    player, ben = Librarian(reader), Player(friend)
    table = open_record(reader, reached(2, 1, Wish("work", 2, has_wild), ["", ""]))
    reader.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    ben.press(ben.said("web-sit"))
    player.wait()
    end = player.main.get_by_role("button", name=player.says.inside("atheneum-web-end"))
    player.press(end if ends else player.main.locator("button.opens").first)
    assert player.says.is_message(asks, player.words)
    said, choices = player.words, player.choices.count()
    hurry(friend, table)
    expect(player.main.get_by_role("list", name=player.says.pattern("web-others"))).to_contain_text("✓")
    expect(player.said("web-skip-ahead")).to_have_count(0)
    assert player.words == said
    assert player.choices.count() == choices


def test_whoever_takes_a_book_up_is_no_longer_asked_whether_to_end_the_turn(open_browser: Welcome) -> None:
    player = join(open_browser(phone=True), kept("work"))
    player.page.wait_for_function(ANSWERABLE)
    end = player.main.get_by_role("button", name=player.says.inside("atheneum-web-end"))
    player.press(end)
    assert player.says.is_message("atheneum-web-lost", player.words)
    player.press(player.main.locator('button.place.source[data-thing="slot d1"]').first)
    expect(player.said("atheneum-web-aside")).to_be_visible()
    assert player.says.is_message("atheneum-web-where-else", player.words)
    expect(player.main.locator("button.place.selected .mark")).to_have_count(0)
    player.press(player.said("atheneum-web-stay"))
    expect(end).to_be_visible()
    assert player.words == "Your turn: what do you do? (Strict steps: once you score, you can use nothing more.)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_an_objective_is_not_cut_on_a_phone(open_browser: Welcome, language: str) -> None:
    reader = open_browser(phone=True, language=language)
    player = join(reader, midgame("atheneum", 5, 3, 160))
    expect(player.main.locator(".goal.near .caption")).to_have_text(player.says.pattern("atheneum-web-goal"))
    assert player.page.evaluate(CUT) == []
    late = join(reader, midgame("atheneum", 3, 3, 300))
    expect(late.main.locator(".goal .any")).to_have_count(2)
    assert late.page.evaluate(CUT) == []


def test_on_a_desk_nothing_moves_from_question_to_question(open_browser: Welcome) -> None:
    player = join(open_browser(), kept("work"))
    player.page.wait_for_function(ANSWERABLE)
    heights = [player.ask.bounding_box()]
    player.press(player.main.locator("[data-goal]").first)
    expect(player.ask.locator("[data-because]")).to_be_visible()
    heights.append(player.ask.bounding_box())
    for code in ("place", "light", "reward", "choose"):
        table = open_record(player.reader, kept(code))
        player.reader.go(f"/table/{table}")
        expect(player.main.locator("[data-choice]").first).to_be_attached()
        heights.append(player.ask.bounding_box())
    assert heights == heights[:1] * len(heights)


def test_the_lens_fits_a_phone_with_both_side_shelves(open_browser: Welcome) -> None:
    reader = open_browser(phone=True)
    player = join(reader, kept("work"))
    player.press(player.said("atheneum-web-lens"))
    lens = player.main.get_by_role("region", name=player.says.pattern("atheneum-web-lens"))
    expect(lens.get_by_role("listitem")).to_have_count(7)
    assert lens.evaluate("(each) => each.scrollWidth - each.clientWidth") == 0
    assert not [*reader.sticking_out(), *small_targets(player.page)]


def test_five_players_have_room_on_a_phone_on_its_side(open_browser: Welcome) -> None:
    player = join(open_browser(phone=True), midgame("atheneum", 5, 3, 160))
    player.page.set_viewport_size(ON_ITS_SIDE)
    others = player.main.get_by_role("list", name=player.says.pattern("web-others"))
    expect(others.get_by_role("listitem")).to_have_count(4)
    assert player.page.evaluate(SPILT) == []
