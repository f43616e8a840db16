"""The end of Ex Libris in the browser: cards to turn down, the inspection, the course; and the game for one."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import readingroom
from readingroom import Chance, record
from tests.web.conftest import Welcome
from tests.web.looks import axe, foreign_texts, small_targets
from tests.web.player import ANSWERABLE
from tests.web.reader import Reader
from tests.web.test_exlibris import Librarian, join
from tests.web.test_exlibris_shelf import ready

pytestmark = pytest.mark.slow

RULES = readingroom.load("exlibris")


def before_the_inspection(seats: int, seed: int, least: int = 1) -> str:
    """Record a random game up to where the first seat is asked what to turn down, and something is suggested."""
    while True:
        text, g = recorded(seats, seed, "turn-down")
        if len(advice(g)["cards"]) >= least:
            return text
        seed += 1


def recorded(seats: int, seed: int, code: str, last: int = 0, **options: str) -> tuple[str, Any]:
    """Record a random game up to a question to the first seat, in a round or later; the others are done already."""
    g, chance = RULES.new(seats, options, Chance(seed)), Chance(seed)
    found = record.begin(RULES, g)
    found.bots = ["", *["random"] * (seats - 1)]
    while True:
        seat = RULES.asked(g)[-1]
        view = RULES.observe(g, seat)
        if seat == 0 and RULES.prompt(view).code == code and view.round >= last:
            return record.write(found), g
        options_now = RULES.options(g, seat)
        texts = [RULES.catalogue.text(each) for each in options_now]
        ends = RULES.prompt(view).code == "turn-down"
        more = [each for each, text in zip(options_now, texts) if (text in ("done", "pass")) == ends] or options_now
        action = more[chance.below(len(more))]
        RULES.play(g, seat, action)
        record.note(found, g, seat, action)


def advice(g: Any) -> Any:
    """Give what the first seat is advised."""
    return RULES.ahead(RULES.observe(g, 0))["advice"]


def look_closely(player: Librarian, name: str) -> None:
    """See that nothing sticks out, is too small, is said in a foreign language, or is against the rules of access."""
    page, reader = player.page, player.reader
    found = [*reader.sticking_out(), *small_targets(page), *axe(page)]
    if player.language != "en":  # what was left out of another language would be in English
        found += foreign_texts(page, player.language)
    reader.picture(f"exlibris {name} {player.language}")
    assert not found, f"{name}: {found}"


def result_of(reader: Reader) -> Any:
    """Give the result as it was told."""
    return next(frame["now"]["result"] for frame in reversed(reader.frames()) if (frame.get("now") or {}).get("result"))


@pytest.mark.parametrize(("seats", "language", "phone"), [(2, "pl", True), (4, "en", False)])
def test_one_press_takes_the_best_cards_and_the_inspection_is_seen(
    open_browser: Welcome, seats: int, language: str, phone: bool
) -> None:
    reader = open_browser(language=language, phone=phone, dark=phone)
    text = before_the_inspection(seats, 3, least=2)
    best = advice(record.replay(record.read(text)).g)
    player = join(reader, text, seed=1)
    take = player.main.locator("button[data-thing=suggestion]")
    expect(take).to_be_visible()
    told = player.main.locator(".advice")  # on a phone, what is best above the shelf and why below it
    for each in best["cards"]:
        expect(told.last).to_contain_text(f"{each['card']} +{each['points']}")
    expect(told.first).to_contain_text(str(best["with"]["together"]).replace("-", "−"))
    look_closely(player, "advice")
    player.page.wait_for_function(ANSWERABLE)
    player.press(take)
    expect(take).to_have_count(0)
    expect(player.main.locator(".chosen")).to_have_count(len(best["cards"]))
    expect(player.main.locator(".stand.out")).to_have_count(len(best["with"]["turned"]))
    player.page.wait_for_function(ANSWERABLE)
    player.press(player.main.locator("button[data-thing=done]"))
    inspected(player, seats)
    mine = result_of(reader)["scores"][0]["points"]
    assert mine == best["with"]["together"]


@pytest.mark.parametrize("phone", [True, False])
def test_the_best_cards_are_named_and_marked_on_the_shelf_before_they_are_taken(
    open_browser: Welcome, phone: bool
) -> None:
    text = before_the_inspection(2, 3, least=2)
    best = [each["card"] for each in advice(record.replay(record.read(text)).g)["cards"]]
    player = ready(join(open_browser(phone=phone), text, seed=1))
    for card in best:
        expect(player.main.locator(".advice h3")).to_contain_text(card)
    marked = player.main.locator("[role=grid] .best")
    expect(marked).to_have_count(len(best))
    told = marked.get_by_role("img", name=player.says.pattern("exlibris-web-advice-card"))
    expect(told).to_have_count(len(best))
    asked = player.ask.bounding_box()
    assert asked is not None
    for each in marked.all():
        expect(each).to_be_in_viewport(ratio=0.95)
        box = each.bounding_box()
        assert box is not None
        assert not phone or box["y"] + box["height"] <= asked["y"] + 2
    look_closely(player, "best marked")


def test_what_each_card_would_change_stays_open_and_the_shelf_stays_where_it_is(open_browser: Welcome) -> None:
    player = join(open_browser(phone=True), before_the_inspection(2, 1), 1)
    player.wait()
    grid = player.main.get_by_role("grid").first
    before = grid.bounding_box()
    each = player.main.locator("details")
    each.locator("summary").evaluate("(each) => each.click()")
    card = player.main.locator('[role=grid] button[data-choice][data-thing^="card "]').first
    player.page.wait_for_function(ANSWERABLE)
    card.evaluate("(each) => each.click()")
    expect(player.main.locator("[data-laid]")).to_have_count(1)
    player.wait()
    expect(each).to_have_attribute("open", "")
    assert grid.bounding_box() == before
    assert "+0" not in each.inner_text()


def test_where_the_count_was_pressed_no_new_game_begins(open_browser: Welcome) -> None:
    reader = open_browser(phone=True)
    player = join(reader, before_the_inspection(2, 5), seed=1)
    player.page.wait_for_function(ANSWERABLE)
    player.press(player.main.locator("button[data-thing=done]"))
    further = player.main.get_by_role("button", name=player.says.pattern("web-next"), exact=True)
    expect(further).to_be_visible()
    place, address = further.bounding_box(), player.page.url
    assert place is not None
    while further.is_visible():
        player.click_if_there(further)
    again = player.said("web-again")
    expect(again).to_be_visible()
    where = again.bounding_box()
    assert where is not None
    assert where["y"] > place["y"] + place["height"], "it is not where the last button was"
    player.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(player.main.locator(".inspection.done")).to_be_visible()
    assert player.page.url == address
    expect(player.main.get_by_role("list", name=player.says.pattern("web-others"))).to_contain_text(
        str(result_of(reader)["scores"][1]["points"]).replace("-", "−")
    )


def inspected(player: Librarian, seats: int) -> None:
    """See the inspection line by line, then the places and the course."""
    form = player.main.locator(".form")
    expect(form).to_be_visible()
    expect(player.main.get_by_role("grid")).to_have_count(seats)
    player.click_if_there(player.skip)  # it goes on by itself, and may be over
    expect(player.main.locator(".inspection.done")).to_be_visible(timeout=60_000)
    result = result_of(player.reader)
    totals = [str(score["points"]).replace("-", "−") for score in result["scores"]]
    expect(form.locator("tfoot td")).to_have_text(totals)
    expect(form.locator("ol li")).to_have_count(len(result["scores"]))
    look_closely(player, "inspected")
    followed(player.main.locator(".course").first, result)


def tied_at_the_end() -> str:
    """Record a random game up to the last question, where the first seat has as many points as somebody else."""
    seed = 0
    while True:
        text, g = recorded(4, seed, "turn-down")
        RULES.play(g, 0, RULES.catalogue.find("done"))
        scores = RULES.scores(g)
        if RULES.over(g) and scores[0].points in [score.points for score in scores[1:]]:
            return text
        seed += 1


def test_where_points_are_tied_it_is_said_what_was_compared_and_what_decided(open_browser: Welcome) -> None:
    player = join(open_browser(phone=True, language="fr"), tied_at_the_end(), seed=1)
    player.page.wait_for_function(ANSWERABLE)
    player.press(player.main.locator("button[data-thing=done]"))
    expect(player.main.locator(".form")).to_be_visible()
    player.click_if_there(player.skip)
    expect(player.main.locator(".inspection.done")).to_be_visible(timeout=60_000)
    result = result_of(player.reader)
    order = [seat for seats in result["ranking"] for seat in seats]
    told = [tie for seat in order for tie in result["scores"][seat]["ties"]]
    assert told
    shown = player.main.locator(".ties > span")
    expect(shown).to_have_text([re.compile(rf"\D{tie['figure']}$") for tie in told])
    deciding = [place for place, tie in enumerate(told) if tie["ahead"] or tie["behind"]]
    for place in deciding:
        expect(shown.nth(place)).to_have_class(re.compile("decides"))
    expect(player.main.locator(".ties > .decides")).to_have_count(len(deciding))
    look_closely(player, "tied")


def followed(course: Locator, result: Any) -> None:
    """See the course: the slider goes through the rounds, and the table has all numbers."""
    slider = course.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", said_at(result, 0))
    course.locator("summary").click()
    rows = course.locator("tbody tr")
    expect(rows).to_have_count(len(result["course"]))
    numbers = [str(points).replace("-", "−") for points in result["course"][-1]]
    expect(rows.last.locator("td")).to_have_text(numbers)


def said_at(result: Any, at: int) -> re.Pattern[str]:
    """Give what the slider says at a round: the points of all, in their order."""
    points = r"\D+".join(str(each) for each in result["course"][at])
    return re.compile(rf"^{at}\D+{points}$")


def test_the_inspection_goes_on_by_itself_card_after_card(open_browser: Welcome) -> None:
    reader = open_browser(still=False)
    player = join(reader, before_the_inspection(2, 5), seed=1)
    player.page.wait_for_function(ANSWERABLE)
    player.press(player.main.locator("button[data-thing=done]"))
    read = player.main.locator(".card.now")
    first = read.first.get_attribute("aria-label")
    expect(read.first).not_to_have_attribute("aria-label", first or "")
    expect(player.main.locator(".form tbody tr.now th")).to_have_text("Stability", timeout=60_000)
    player.click_if_there(player.skip)
    player.press(player.main.get_by_role("button", name="Watch the inspection again"))
    expect(read.first).to_be_visible()


@pytest.mark.parametrize(("language", "phone"), [("fr", True), ("en", False)])
def test_the_public_library_of_a_game_for_one(open_browser: Welcome, language: str, phone: bool) -> None:
    reader = open_browser(language=language, phone=phone)
    text, g = recorded(1, 3, "place-assistant", last=3, level="scholar")
    player = join(reader, text, seed=1)
    facts: Any = RULES.facts(RULES.observe(g, 0))
    public = player.main.locator("section.public").first
    expect(public).to_contain_text({"en": "scholar · round 3 of 5", "fr": "érudit · manche 3 sur 5"}[language])
    expect(public).to_contain_text(str(len(RULES.observe(g, 0).discards)))
    expect(public.locator(".clue")).to_have_count(len(facts["solo"]["clues"]))
    look_closely(player, "solo")


def test_the_end_of_a_game_for_one_shows_the_cards_of_the_public_library(open_browser: Welcome) -> None:
    reader = open_browser(language="pl", phone=True, dark=True)
    text, _ = recorded(1, 3, "turn-down", level="student")
    player = join(reader, text, seed=1)
    player.page.wait_for_function(ANSWERABLE)
    player.press(player.main.locator("button[data-thing=done]"))
    inspected(player, 1)
    final = next(frame["now"]["view"] for frame in reversed(reader.frames()) if frame.get("now"))
    expect(player.main.get_by_text("Karty biblioteki miejskiej")).to_be_visible()
    expect(player.main.locator(".shelves ul button")).to_have_count(len(final["zones"]["discard"]))


def test_others_are_seen_large_one_after_the_other(open_browser: Welcome) -> None:
    text, _ = recorded(4, 5, "place-assistant", last=3)
    player = join(open_browser(phone=True), text, seed=1)
    player.press(player.main.get_by_role("list", name="The others").get_by_role("button").first)
    sheet = player.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Ada")
    expect(sheet.get_by_role("grid")).to_be_visible()
    look_closely(player, "somebody else")
    sheet.get_by_role("navigation").get_by_role("button").last.tap()
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Ben")
    sheet.get_by_role("navigation").get_by_role("button").first.tap()
    expect(sheet.get_by_role("heading", level=2)).to_have_text("Ada")
