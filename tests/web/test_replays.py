"""Replays at the table of each game: from any side, with a link to any move, with open cards or as a seat saw them."""

import re
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import readingroom
from readingroom import Chance, record
from tests.web.conftest import Welcome
from tests.web.looks import LANGUAGES, axe, small_targets
from tests.web.midgame import open_record
from tests.web.reader import ON_ITS_SIDE, Reader
from tests.web.texts import texts

pytestmark = pytest.mark.slow

EN = texts("en")
YOU = re.compile(r"\byou\b|\byour\b", re.IGNORECASE)
PLAY = """([table, action]) => new Promise((done, fail) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
  socket.onmessage = ({ data }) => {
    const { type, now } = JSON.parse(data);
    const play = { type: "play", key: "the last word", prompt: now?.prompt?.id, action };
    if (type === "welcome") socket.send(JSON.stringify(play));
    if (type === "refused") fail(data);
    if (now?.result) { socket.close(); done(); }
  };
})"""


def nearly_over(game: str, seats: int) -> tuple[str, str]:
    """Record a random game in which seat 0 has the last word, without that; gives it too."""
    rules = readingroom.load(game)
    for seed in range(40):
        g, chance = rules.new(seats, {}, Chance(seed)), Chance(seed)
        found = record.begin(rules, g)
        found.bots = ["", *["random"] * (seats - 1)]
        seat, text, action = -1, "", 0
        while asked := rules.asked(g):
            seat = asked[-1]
            options = rules.options(g, seat)
            action = options[chance.below(len(options))]
            text = record.write(found) if seat == 0 else ""
            rules.play(g, seat, action)
            record.note(found, g, seat, action)
        if seat == 0:
            return text, rules.catalogue.text(action)
    raise AssertionError("seat 0 never has the last word")


def finished(reader: Reader, game: str, seats: int = 3) -> str:
    """Have a table where a game is over; gives its name."""
    text, action = nearly_over(game, seats)
    table = open_record(reader, text)
    reader.go("/no/such/page").page.evaluate(PLAY, [table, action])
    return table


def place(page: Page) -> dict[str, str]:
    """Read from the address where one is."""
    return {name: values[0] for name, values in parse_qs(urlsplit(page.url).query).items()}


def place_in(page: Page) -> Locator:
    """Find the slider of the replay; at the end of a game the chart of its course has one, too."""
    return page.locator(".player").get_by_role("slider")


def see_place(page: Page, **wanted: str) -> None:
    """Wait until the address leads there."""
    query = "&".join(f"{name}={value}" for name, value in wanted.items())
    page.wait_for_url(lambda address: urlsplit(address).query == query)


@pytest.mark.parametrize("game", ["biblios", "exlibris", "atheneum"])
def test_a_link_leads_to_any_move_and_any_side(open_browser: Welcome, game: str) -> None:
    reader = open_browser(phone=game == "atheneum", dark=game == "exlibris")
    page = reader.page
    table = finished(reader, game)
    reader.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader.go(f"/replay/{table}?move=20&seat=2")
    line = page.locator(".player .line")
    expect(line).not_to_be_empty()
    expect(place_in(page)).to_have_value("20")
    expect(page.get_by_role("radio").nth(2)).to_be_checked()
    assert page.get_by_role("list", name=EN.pattern("web-others")).get_by_role("listitem").count() == 2
    reader.picture(f"replay {game} from seat 2")

    page.get_by_role("button", name=EN.pattern("web-next"), exact=True).click()
    see_place(page, move="21", seat="2")
    page.get_by_role("radio").nth(1).check(force=True)
    see_place(page, move="21", seat="1")
    page.get_by_role("button", name=EN.pattern("web-to-end")).click()
    see_place(page, move=place_in(page).get_attribute("max") or "", seat="1")
    place_in(page).fill("30")
    see_place(page, move="30", seat="1")
    said = line.inner_text()

    page.get_by_role("button", name=EN.pattern("web-copy-move")).click()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = open_browser().go(link)
    expect(place_in(friend.page)).to_have_value("30")
    what = said.split(" ", 2)[-1]  # to a friend it is not "you" who did it
    expect(friend.page.locator(".player .line")).to_have_text(re.compile(re.escape(what) + "$"))
    expect(friend.page.get_by_role("radio").nth(1)).to_be_checked()
    assert [*axe(page), *small_targets(page), *reader.sticking_out()] == []


@pytest.mark.parametrize(("game", "part", "phone"), [("exlibris", "Round", True), ("atheneum", "Turn", False)])
def test_a_replay_goes_from_round_to_round(open_browser: Welcome, game: str, part: str, phone: bool) -> None:
    reader = open_browser(phone=phone)
    page = reader.page
    reader.go(f"/replay/{finished(reader, game)}")
    on = page.get_by_role("button", name=f"{part}: go on", exact=True)
    back = page.get_by_role("button", name=f"{part}: go back", exact=True)
    expect(back).to_be_disabled()
    places = []
    for _ in range(3):
        on.click()
        places.append(int(place_in(page).input_value()))
        expect(page.locator(".player .line")).to_contain_text(part)
    assert places[0] < places[1] < places[2]
    back.click()
    expect(place_in(page)).to_have_value(str(places[1]))
    assert [*axe(page), *small_targets(page), *reader.sticking_out()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_is_steered_on_a_phone_on_its_side(open_browser: Welcome, language: str) -> None:
    reader = open_browser(phone=True, language=language)
    reader.page.set_viewport_size(ON_ITS_SIDE)
    reader.go(f"/replay/{finished(reader, 'atheneum', seats=5)}?move=20")
    expect(place_in(reader.page)).to_have_value("20")
    assert [*small_targets(reader.page), *reader.sticking_out()] == []
    assert (
        reader.page.evaluate(
            "() => { const foot = document.querySelector('.foot'); return foot.scrollWidth - foot.clientWidth }"
        )
        == 0
    )


@pytest.mark.parametrize("game", ["biblios", "exlibris", "atheneum"])
def test_on_a_phone_on_its_side_no_button_of_a_replay_lies_on_another(open_browser: Welcome, game: str) -> None:
    reader = open_browser(phone=True)
    page = reader.page
    page.set_viewport_size({"width": 740, "height": 360})
    reader.go(f"/replay/{finished(reader, game, 4)}?move=20")
    expect(place_in(page)).to_have_value("20")
    player = page.locator(".player")
    frame = player.bounding_box()
    assert frame
    boxes = [each.bounding_box() for each in [*player.get_by_role("button").all(), place_in(page)]]
    for number, one in enumerate(boxes):
        assert one
        assert frame["x"] <= one["x"] <= frame["x"] + frame["width"] - one["width"]
        for other in boxes[:number]:
            assert other
            beside = one["x"] >= other["x"] + other["width"] - 1 or other["x"] >= one["x"] + one["width"] - 1
            assert beside or abs(one["y"] - other["y"]) >= min(one["height"], other["height"]) - 1
    assert [*axe(page), *small_targets(page), *reader.sticking_out()] == []


@pytest.mark.parametrize("game", ["biblios", "exlibris", "atheneum"])
def test_the_course_says_after_what_points_were_counted(open_browser: Welcome, game: str) -> None:
    reader = open_browser(phone=True)
    reader.go(f"/replay/{finished(reader, game)}")
    reader.page.get_by_role("button", name=EN.pattern("web-to-end")).click()
    course = reader.page.get_by_role("region", name=EN.pattern("web-course")).last
    after = {
        "biblios": "after each turn and each auction",
        "exlibris": "after each round",
        "atheneum": "after each turn.",
    }
    expect(course).to_contain_text(after[game])


def test_a_link_to_a_move_that_never_was_leads_to_the_last(open_browser: Welcome) -> None:
    reader = open_browser()
    table = finished(reader, "biblios")
    reader.go(f"/replay/{table}?move=99999&seat=17")
    slider = place_in(reader.page)
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(reader.page.get_by_role("radio").nth(2)).to_be_checked()
    reader.go(f"/replay/{table}?move=often&seat=-3")
    expect(slider).to_have_value("0")
    expect(reader.page.get_by_role("radio").first).to_be_checked()


def test_a_seat_s_own_view_hides_what_it_did_not_see(open_browser: Welcome) -> None:
    reader = open_browser()
    page = reader.page
    table = finished(reader, "exlibris")
    reader.go(f"/replay/{table}?move=40&seat=0")
    others = page.get_by_role("list", name=EN.pattern("web-others"))
    page.get_by_role("button", name=EN.pattern("web-table-menu")).click()
    with page.expect_response("**/replay?seat=0") as seen:
        page.get_by_role("switch", name=EN.pattern("web-own-eyes")).click()
    seen.value.finished()
    page.keyboard.press("Escape")
    see_place(page, move="40", seat="0", cards="seen")
    whole = httpx.get(f"{reader.address}/api/tables/{table}/replay", trust_env=False, timeout=30)
    assert len(seen.value.body()) < len(whole.content), "less is told of what was not seen"
    expect(others.get_by_role("listitem")).to_have_count(2)


def test_a_replay_calls_you_only_whose_side_is_shown(open_browser: Welcome) -> None:
    reader = open_browser()
    page = reader.page
    table = finished(reader, "exlibris")
    line, sides = page.locator(".player .line"), page.get_by_role("radio")
    told = page.get_by_role("list", name=EN.pattern("web-log"))
    reader.go(f"/replay/{table}?move=20&seat=0")
    expect(told).to_contain_text("Your focus: ")
    while not line.inner_text().startswith("You "):
        page.get_by_role("button", name=EN.pattern("web-next"), exact=True).click()
    sides.nth(2).check(force=True)
    expect(told).not_to_contain_text(YOU)
    expect(line).not_to_contain_text(YOU)
    page.get_by_role("button", name=EN.pattern("web-table-menu")).click()
    page.get_by_role("switch", name=EN.pattern("web-own-eyes")).click()
    page.keyboard.press("Escape")
    expect(told).to_contain_text("Your focus: ")
    expect(line).not_to_contain_text(YOU)
    expect(sides.nth(0)).to_have_accessible_name("You")
