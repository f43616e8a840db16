"""Why not, on the page: a press on something that cannot be chosen says why, in one line, with the rule."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import readingroom
from readingroom import Chance, record
from tests.web.conftest import Welcome
from tests.web.looks import axe, foreign_texts, settle, small_targets
from tests.web.midgame import open_record
from tests.web.player import ANSWERABLE, Player
from tests.web.reader import Reader
from tests.web.test_prompts import positions

pytestmark = pytest.mark.slow

SIT = """async (table) => {
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/me");
  return (await fetch(`/api/tables/${table}/sit`, { method: "POST", headers, body: "{}" })).status;
}"""
Fits = Callable[[Any], bool]


def position(game: str, seats: int, code: str, verb: str, asked: str, fits: Fits = lambda view: True) -> Any:
    """Find a moment of a random game in which the first seat is asked something and could not do something else.

    Gives the record up to there, and the text of what cannot be done.
    """
    rules = readingroom.load(game)
    actions = [action for action, text in enumerate(rules.catalogue.texts) if text.split()[0] == verb]
    for seed in range(60):
        g, chance = rules.new(seats, {}, Chance(seed)), Chance(seed)
        found = record.begin(rules, g)
        found.bots = ["", *["random"] * (seats - 1)]
        while places := rules.asked(g):
            view = rules.observe(g, 0)
            if 0 in places and rules.prompt(view).code == asked and fits(view):
                for action in actions:
                    reason = rules.why_not(view, action)
                    if reason is not None and reason.code == code:
                        return record.write(found), rules.catalogue.text(action)
            seat = places[0]
            options = rules.options(g, seat)
            more = [each for each in options if rules.catalogue.text(each) not in ("done", "pass")] or options
            action = more[chance.below(len(more))]
            rules.play(g, seat, action)
            record.note(found, g, seat, action)
    raise AssertionError(f"there is no such moment: {code}")


def join(reader: Reader, text: str) -> Player:
    """Play on where a record ends, as soon as something can be pressed."""
    reader.go(f"/table/{open_record(reader, text)}")
    player = Player(reader)
    player.why.wait_for()
    player.page.wait_for_function(ANSWERABLE)
    return player


def slip(player: Player) -> Locator:
    """The line that says why not."""
    return player.ask.locator("[data-because]")


def turn_to(player: Player, part: str) -> None:
    """On a phone, turn to a part of the table."""
    tab = player.page.get_by_role("navigation").get_by_role("button", name=player.says.pattern(part))
    if player.reader.phone and tab.get_attribute("aria-current") is None:
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "true")


def hear(player: Player, message: str, rule: str) -> str:
    """See that a line says a message, with its rule; gives what it says."""
    line = slip(player)
    expect(line).to_be_visible()
    source = line.get_by_role("link", name=player.says.pattern("web-rule"))
    said = line.inner_text().removesuffix(source.inner_text()).strip()
    assert player.says.is_message(message, said), f"{said!r} is not {message}"
    expect(source).to_have_attribute("href", re.compile(f"#{rule}$"))
    return said


def see(player: Player, name: str, message: str, rule: str, alone: bool = True) -> None:
    """See that a line says a message, with its rule, and that the page is as it should be.

    Where the others play at the same time, what they do is announced as well.
    """
    said = hear(player, message, rule)
    if alone:
        expect(player.page.locator(".unseen[aria-live]")).to_contain_text(said)
    settle(player.page)
    player.reader.picture(f"why {name} {player.language} {'phone' if player.reader.phone else 'desk'}")
    found = [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
    assert [*found, *(foreign_texts(player.page, player.language) if player.language != "en" else [])] == []


@pytest.mark.parametrize(("language", "phone"), [("pl", True), ("en", False)])
def test_a_location_whose_spaces_are_all_held(open_browser: Welcome, language: str, phone: bool) -> None:
    text, action = position("exlibris", 3, "full", "place", "place-assistant")
    player = join(open_browser(language=language, phone=phone, dark=phone), text)
    location = action.split()[1]
    player.press(player.main.locator(f'[data-thing="tile {location}"] h2'))
    see(player, "full", "exlibris-why-full", "EXL-R3")
    turn_to(player, "exlibris-web-town")
    player.press(player.main.locator(f'[data-thing="tile {location}"] .front'))
    sheet = player.page.get_by_role("dialog")
    expect(sheet.locator("[data-because]")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    player.ask.click(position={"x": 4, "y": 4})
    expect(slip(player)).to_have_count(0)


@pytest.mark.parametrize(("language", "phone"), [("fr", True), ("en", False)])
def test_a_place_of_the_shelf_that_touches_no_card_and_a_fourth_row(
    open_browser: Welcome, language: str, phone: bool
) -> None:
    def in_sight(view: Any) -> bool:
        return int(view.shelf(0).height()) == 3 and view.shelf(0).width() > 2

    text, _ = position("exlibris", 2, "not-touching", "at", "place-card", in_sight)
    player = join(open_browser(language=language, phone=phone), text)
    rules = readingroom.load("exlibris")
    view = rules.observe(record.replay(record.read(text)).g, 0)
    for place in player.main.locator('[role="grid"] [data-thing^="at "]:not(button)').all():
        reason = rules.why_not(view, rules.catalogue.find(str(place.get_attribute("data-thing"))))
        if reason is not None and reason.code == "not-touching":
            player.press(place)
            see(player, "touch", "exlibris-why-not-touching", "EXL-H1")
            break
    edge = player.main.locator('[data-thing="at 0,1"]:has([role="grid"])')
    edge.click(position={"x": 30, "y": 2})
    see(player, "row", "exlibris-why-fourth-row", "EXL-H1")


def test_a_bid_that_is_too_low(open_browser: Welcome) -> None:
    text, action = position("exlibris", 3, "outbid", "bid", "choose-space")
    player = join(open_browser(phone=True), text)
    player.press(player.main.locator(f'[data-thing="space {action.split()[1]}"]').first)
    see(player, "outbid", "exlibris-why-outbid", "EXL-L3")


def test_keys_ask_too_and_the_sheet_of_a_location_says_it(open_browser: Welcome) -> None:
    text, action = position("exlibris", 3, "snowman", "place", "place-assistant")
    player = join(open_browser(), text)
    player.main.locator(f'[data-thing="tile {action.split()[1]}"] .front').focus()
    player.page.keyboard.press("Enter")
    said = player.page.get_by_role("dialog").locator("[data-because]")
    expect(said).to_contain_text("EXL-A8")
    assert axe(player.page) == []


@pytest.mark.parametrize(("language", "phone"), [("pl", True), ("fr", False)])
def test_a_location_that_the_snowman_holds(open_browser: Welcome, language: str, phone: bool) -> None:
    text, action = position("exlibris", 3, "snowman", "place", "place-assistant")
    player = join(open_browser(language=language, phone=phone, dark=not phone), text)
    player.press(player.main.locator(f'[data-thing="tile {action.split()[1]}"] h2'))
    see(player, "snowman", "exlibris-why-snowman", "EXL-A8")


@pytest.mark.parametrize(("language", "phone"), [("fr", True), ("en", False)])
def test_a_place_of_the_shelf_without_a_card_in_hand(open_browser: Welcome, language: str, phone: bool) -> None:
    player = join(open_browser(language=language, phone=phone), positions("exlibris")["home-action"].read_text("utf-8"))
    turn_to(player, "exlibris-web-library")
    free = player.main.locator('[role="grid"] [role="gridcell"][data-thing^="at "]:not(:has(*))')
    player.press(free.first)
    see(player, "no hand", "exlibris-why-no-hand", "EXL-R5")


@pytest.mark.parametrize(("language", "phone"), [("pl", True), ("en", False)])
def test_a_location_while_somebody_else_places_an_assistant(open_browser: Welcome, language: str, phone: bool) -> None:
    rules = readingroom.load("exlibris")
    g, chance = rules.new(2, {}, Chance(5)), Chance(5)
    found = record.begin(rules, g)
    while rules.asked(g) != [1] or rules.prompt(rules.observe(g, 1)).code != "place-assistant":
        seat = rules.asked(g)[0]
        options = rules.options(g, seat)
        action = options[chance.below(len(options))]
        rules.play(g, seat, action)
        record.note(found, g, seat, action)
    ada, ben = open_browser(language=language, phone=phone), open_browser()
    ada.go(f"/table/{sit_together(ada, ben, record.write(found))}")
    player = Player(ada)
    player.press(player.main.locator("article[data-tile] h2").first)
    see(player, "turn in town", "why-turn", "EXL-R3")
    name = player.page.get_by_role("list", name=player.says.pattern("web-others")).get_by_role("listitem").first
    waited = str(name.locator(".name").first.inner_text()).strip()
    expect(slip(player)).to_contain_text(waited)


@pytest.mark.parametrize(("language", "phone"), [("pl", True), ("fr", False)])
def test_a_book_that_would_have_no_support_below(open_browser: Welcome, language: str, phone: bool) -> None:
    text, action = position("atheneum", 2, "no-below", "at", "place")
    player = join(open_browser(language=language, phone=phone, dark=not phone), text)
    player.press(player.main.locator(f'[data-thing="slot {action.split()[1]}"]'))
    see(player, "below", "atheneum-why-no-below", "ATH-B3", alone=False)


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("pl", False)])
def test_an_objective_that_is_not_fulfilled(open_browser: Welcome, language: str, phone: bool) -> None:
    text, action = position("atheneum", 3, "lacks", "score", "work")
    player = join(open_browser(language=language, phone=phone), text)
    player.press(player.main.locator(f'[data-thing="objective {action.split()[1]}"]'))
    see(player, "lacks", "atheneum-why-lacks", "ATH-T5", alone=False)


@pytest.mark.parametrize(("language", "phone"), [("fr", True), ("en", False)])
def test_a_candle_slot_while_no_token_becomes_a_candle(open_browser: Welcome, language: str, phone: bool) -> None:
    text, action = position("atheneum", 2, "no-candle", "on", "work", has_a_book)
    player = join(open_browser(language=language, phone=phone), text)
    slot = player.main.locator(f'[data-thing="slot {action.split()[1]}"]')
    player.press(slot)
    see(player, "candle", "atheneum-why-no-candle", "ATH-X3", alone=False)
    player.press(player.main.locator('button[data-thing^="take "]').first)
    expect(slip(player)).to_have_count(0)
    player.press(slot)  # a book that was taken up is no candle either
    see(player, "candle with a book", "atheneum-why-no-candle", "ATH-X3", alone=False)


def has_a_book(view: Any) -> bool:
    """Say whether a book can be taken up."""
    rules = readingroom.load("atheneum")
    colours = {"turquoise", "green", "purple", "pink", "black"}
    return any(rules.catalogue.text(action) in {f"take {each}" for each in colours} for action in view.options)


def test_a_wand_of_mine_and_one_in_the_supply(open_browser: Welcome) -> None:
    def lacking(view: Any) -> bool:
        desk = rules.facts(view)["desks"][0]
        return desk["wands"] > 0 and desk["supply"] > 0 and all(each["lacks"] for each in desk["goals"].values())

    rules: Any = readingroom.load("atheneum")
    text, _ = position("atheneum", 2, "no-token", "use", "work", lacking)
    player = join(open_browser(phone=True, dark=True), text)
    player.press(player.main.locator('[data-thing="wand mine"]').first)
    see(player, "wand", "atheneum-why-lacks", "ATH-T5", alone=False)
    player.press(player.main.locator('[data-thing="wand supply"]').first)
    see(player, "wand in the supply", "atheneum-why-no-token", "ATH-X3", alone=False)


@pytest.mark.parametrize(("language", "phone"), [("fr", True), ("en", False)])
def test_a_pair_for_which_there_is_no_room(open_browser: Welcome, language: str, phone: bool) -> None:
    rules = readingroom.load("atheneum")
    places = {text.split()[1]: action for action, text in enumerate(rules.catalogue.texts) if text.startswith("at ")}
    found: list[str] = []

    def apart(view: Any) -> bool:
        """Look for a slot without room that no place on offer reaches: of a pair one presses the seam of two slots."""
        offered = {slot for slot, action in places.items() if action in view.options}
        near = {f"{slot[0]}{int(slot[1:]) + step}" for slot in offered for step in (-2, -1, 0, 1, 2)}
        reasons = {slot: rules.why_not(view, places[slot]) for slot in places.keys() - near}
        found[:] = sorted(slot for slot, reason in reasons.items() if reason and reason.code == "pair-room")
        return bool(found)

    text, _ = position("atheneum", 2, "pair-room", "at", "place", apart)
    player = join(open_browser(language=language, phone=phone), text)
    player.press(player.main.locator(f'[data-thing="slot {found[0]}"]'))
    see(player, "pair", "atheneum-why-pair-room", "ATH-B6", alone=False)


def without_wands() -> tuple[str, str]:
    """Let somebody score whatever they can until a fulfilled objective finds them without a wand; gives it, too."""
    rules: Any = readingroom.load("atheneum")
    texts = rules.catalogue.texts
    g, chance = rules.new(2, {}, Chance(0)), Chance(0)
    found = record.begin(rules, g)
    found.bots = ["", "random"]
    while seats := rules.asked(g):
        view, options = rules.observe(g, seats[0]), rules.options(g, seats[0])
        if seats[0] == 0 and rules.prompt(view).code == "work":
            for action, text in enumerate(texts):
                reason = rules.why_not(view, action) if text.startswith("score ") else None
                if reason is not None and reason.code == "no-wand":
                    return record.write(found), text
        goals = rules.facts(view)["desks"][0]["goals"].values()
        wanted = {f"at {slot}" for goal in goals for part in [goal["props"], *goal["at"]] for slot in part}
        eager = [each for each in options if texts[each].startswith("score ")]
        eager = eager or [each for each in options if seats[0] == 0 and texts[each] in wanted]
        more = eager or [each for each in options if texts[each] != "finish"] or options
        action = more[chance.below(len(more))]
        rules.play(g, seats[0], action)
        record.note(found, g, seats[0], action)
    raise AssertionError("there were wands enough")


def test_an_objective_that_is_fulfilled_and_no_wand_left(open_browser: Welcome) -> None:
    text, action = without_wands()
    player = join(open_browser(language="pl"), text)
    player.press(player.main.locator(f'[data-thing="objective {action.split()[1]}"]'))
    hear(player, "atheneum-why-no-wand", "ATH-T5")  # the objective, which is shown large now, hides what is on offer


def test_who_is_done_is_told_who_is_still_at_work(open_browser: Welcome) -> None:
    rules = readingroom.load("atheneum")
    g, chance = rules.new(2, {}, Chance(3)), Chance(3)
    found = record.begin(rules, g)
    while rules.asked(g) != [1] or rules.prompt(rules.observe(g, 1)).code != "work" or len(found.moves) < 20:
        seat = next(each for each in (0, 1) if each in rules.asked(g))
        options = rules.options(g, seat)
        action = options[chance.below(len(options))]
        rules.play(g, seat, action)
        record.note(found, g, seat, action)
    ada, ben = open_browser(phone=True), open_browser()
    table = sit_together(ada, ben, record.write(found))
    ada.go(f"/table/{table}")
    player = Player(ada)
    player.press(player.main.locator('[data-thing^="slot a"]').first)
    see(player, "waiting", "why-waiting", "ATH-T7")


# Biblios, where it is simplest to see that nothing else changed by it


def full_place(phone: bool, open_browser: Welcome) -> Player:
    """Sit where one has kept a card already and is to put the next one somewhere."""
    text, _ = position("biblios", 3, "place-full", "keep", "allocate", lambda view: len(view.options) == 2)
    return join(open_browser(phone=phone), text)


def test_a_place_that_is_taken_and_what_can_be_chosen_stays_so(open_browser: Welcome) -> None:
    player = full_place(True, open_browser)
    glowing = player.main.locator("button[data-choice]")
    before = glowing.count()
    player.press(player.main.locator('.place[data-thing="place keep"]'))
    see(player, "place", "biblios-why-place-full", "BIB-G2")
    expect(glowing).to_have_count(before)
    player.press(player.main.locator('button[data-thing="place auction"]'))
    expect(slip(player)).to_have_count(0)


def test_a_thing_that_is_let_go_where_it_may_not_go(open_browser: Welcome) -> None:
    player = full_place(False, open_browser)
    player.main.locator('button[data-thing="hand"]').drag_to(player.main.locator('.place[data-thing="place keep"]'))
    see(player, "drag", "biblios-why-place-full", "BIB-G2")
    expect(player.main.locator('button[data-thing="hand"]')).to_be_visible()


def test_the_second_press_of_a_quick_pair_asks_nothing(open_browser: Welcome) -> None:
    player = full_place(False, open_browser)
    asked = [frame for frame in player.reader.heard if '"because"' in frame.text]
    player.main.locator('button[data-thing="place auction"]').dblclick()
    player.wait()
    expect(slip(player)).to_have_count(0)
    assert [frame for frame in player.reader.heard if '"because"' in frame.text] == asked == []


def test_who_is_not_asked_is_told_who_is_waited_for(open_browser: Welcome) -> None:
    rules = readingroom.load("biblios")
    g = rules.new(2, {}, Chance(3))
    found = record.begin(rules, g)
    while rules.asked(g) != [1] or not rules.observe(g, 0).reserve(0):
        seat = rules.asked(g)[0]
        action = rules.options(g, seat)[0]
        rules.play(g, seat, action)
        record.note(found, g, seat, action)
    ada, ben = open_browser(phone=True), open_browser()
    table = sit_together(ada, ben, record.write(found))
    ada.go(f"/table/{table}")
    player = Player(ada)
    player.press(player.main.locator('[data-thing^="reserve "]').first)
    see(player, "turn", "why-turn", rules.prompt(rules.observe(g, 0)).rule)


def sit_together(ada: Reader, ben: Reader, text: str) -> str:
    """Open a table from a record, and let somebody take the other seat who does nothing."""
    table = open_record(ada, text)
    page = ben.go("/no/such/page").page
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(SIT, table)
    return table
