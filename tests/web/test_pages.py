"""The pages around the tables: home, the waiting room, the rules, and what is shown where there is nothing."""

import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from readingroom import GAMES
from readingroom.locales import LANGUAGES, choose
from readingroom.locales.rulebook import page, sentences
from readingroom.server.limits import UNBOUNDED
from tests.server.house import Line, house
from tests.web.conftest import Welcome
from tests.web.looks import NAMES, axe, foreign_texts, is_dark, scrutinise, speak, turn_lamp
from tests.web.midgame import midgame, open_record
from tests.web.player import A_BLINK, Player, Scribe
from tests.web.reader import Reader
from tests.web.texts import plain, texts

EN = texts("en")
WORDS = choose("en")

KEPT = Path(__file__).parents[1] / "kept"
ABOUT = Path(__file__).parents[2] / "docs" / "about"
SHIFT = 0.02  # a page may move by so much while it is drawn, as browsers measure it
MOST_ELEMENTS = 500  # on the home page, with three games
MOST_CODE = 250_000  # bytes of scripts that a table takes, compressed
MOST_BYTES = 200_000  # of the home page as it comes over the line, letters and words included

# How much of what is seen has moved since the page began, and what it was.
MOVED = """() => new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().map(
  (each) => [each.value, ...each.sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ""}`)])
)).observe({ type: "layout-shift", buffered: true }) ?? setTimeout(() => done([]), 500))"""

# The style sheets that were asked for early and are of no use.
UNUSED = """() => {
  const used = [...document.styleSheets].map((each) => each.href);
  return [...document.querySelectorAll("link[rel=preload][as=style]")].map((each) => each.href)
    .filter((each) => !used.includes(each));
}"""


def button(page: Page, message: str, language: str = "en") -> None:
    """Press the first button that says a message."""
    page.get_by_role("button", name=texts(language).pattern(message)).first.click()


def offer(page: Page, game: str = "biblios") -> Locator:
    """Find what the home page says of a game."""
    return page.get_by_role("article", name=WORDS.say(f"{game}-title"), exact=True)


def open_table(reader: Reader, seats: int = 3, game: str = "biblios") -> str:
    """Open a table for friends from the home page; gives its address."""
    reader.go()
    offer(reader.page, game).get_by_role("radio", name=str(seats), exact=True).check()
    offer(reader.page, game).get_by_role("button", name=EN.pattern("web-play-friends")).click()
    reader.page.wait_for_url("**/table/*")
    expect(reader.page.get_by_role("button", name=EN.pattern("web-copy"))).to_be_visible()
    return reader.page.url


def test_one_click_on_the_home_page_begins_a_game_against_bots(open_browser: Welcome) -> None:
    ada = open_browser().go()
    button(ada.page, "web-play-bots")
    ada.page.wait_for_url("**/table/*")
    expect(ada.page).to_have_title(re.compile("Biblios"))
    player = Scribe(ada)
    player.play(until=lambda: player.answered.total() == 3)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_offered_and_one_press_away(open_browser: Welcome, game: str) -> None:
    ada = open_browser().go()
    title = WORDS.say(f"{game}-title")
    place = offer(ada.page, game)
    expect(place.get_by_text(WORDS.say(f"{game}-about"), exact=True)).to_be_visible()
    expect(place.get_by_role("link", name=EN.pattern("web-read-rules"))).to_have_attribute("href", f"/rules/{game}")
    place.get_by_role("button", name=EN.pattern("web-play-bots")).click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page).to_have_title(WORDS.say("web-title", page=title))
    ada.go()
    tables = ada.page.get_by_role("region", name=EN.pattern("web-your-tables"))
    expect(tables.get_by_text(title, exact=True)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (640, 400)])
def test_the_first_button_needs_no_scrolling(open_browser: Welcome, language: str, width: int, height: int) -> None:
    reader = open_browser(language=language)
    reader.page.set_viewport_size({"width": width, "height": height})
    play = reader.go().page.get_by_role("button", name=texts(language).pattern("web-play-bots")).first
    expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/", "/rules/exlibris", "/about"])
def test_nothing_is_cut_on_a_phone_on_its_side_or_at_twice_the_size(open_browser: Welcome, path: str) -> None:
    reader = open_browser(language="fr").go(path)
    reader.page.get_by_role("heading").first.wait_for()
    for width, height in ((740, 360), (640, 400), (320, 640)):
        reader.page.set_viewport_size({"width": width, "height": height})
        assert reader.sticking_out() == []


@pytest.mark.slow
def test_a_solo_game_asks_for_nobody_else(open_browser: Welcome) -> None:
    place = offer(open_browser().go().page, "exlibris")
    place.get_by_role("radio", name="1", exact=True).check()
    expect(place.get_by_role("button", name=EN.pattern("web-play-solo"))).to_be_visible()
    expect(place.get_by_role("button", name=EN.pattern("web-play-friends"))).to_be_disabled()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_is_opened_where_it_was_left(open_browser: Welcome, game: str) -> None:
    record = next(KEPT.glob(f"*/{game}-3-left.record"))
    ada = open_browser().go()
    ada.page.get_by_label(EN.pattern("web-open-record")).set_input_files(record)
    ada.page.wait_for_url("**/table/*")
    table = ada.page.request.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}").json()
    assert (table["game"], table["mine"], table["from_record"]) == (game, 0, True)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]


@pytest.mark.slow
def test_a_file_that_is_no_record_is_said_to_be_none(open_browser: Welcome) -> None:
    ada = open_browser().go()
    ada.page.get_by_label(EN.pattern("web-open-record")).set_input_files(__file__)
    expect(ada.page.get_by_role("log")).to_contain_text(EN.pattern("web-error-bad-record"))
    ada.complaints = [each for each in ada.complaints if "422" not in each]  # the browser itself grumbles about it


@pytest.mark.slow
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", ["/", "/about", "/rules/biblios", "/rules/exlibris#EXL-E2"])
def test_nothing_moves_while_a_page_is_drawn(open_browser: Welcome, path: str, phone: bool) -> None:
    reader = open_browser(phone=phone, language="pl").go(path)
    reader.page.get_by_role("contentinfo").wait_for()
    reader.page.wait_for_load_state("networkidle")
    moved = reader.page.evaluate(MOVED)
    assert sum(each[0] for each in moved) < SHIFT, moved


@pytest.mark.slow
def test_nothing_moves_even_if_answers_and_letters_come_late(open_browser: Welcome) -> None:
    reader = open_browser(phone=True)
    for what, seconds in (("**/api/games", 1.5), ("**/*.woff2", 0.5)):  # a page waits a second for what it shows
        reader.page.route(what, partial(let_through, seconds))
    reader.go()
    reader.page.get_by_role("article").first.wait_for()
    reader.page.wait_for_load_state("networkidle")
    moved = reader.page.evaluate(MOVED)
    assert sum(each[0] for each in moved) < SHIFT, moved


@pytest.mark.slow
def test_the_home_page_is_small(open_browser: Welcome) -> None:
    reader = open_browser()
    sizes: list[int] = []
    reader.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    reader.go().page.wait_for_load_state("networkidle")
    assert reader.page.locator("*").count() < MOST_ELEMENTS
    assert sum(sizes) < MOST_BYTES
    files = [each.address.split("/")[-1].split("-")[0] for each in reader.heard if each.address.endswith(".js")]
    assert sorted(files) == ["en", "index", "room", "theme.js"]  # the words of one language, and of no game


@pytest.mark.slow
@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_no_other_game_is_small_and_stands_still(open_browser: Welcome, game: str, phone: bool) -> None:
    ada, fresh = open_browser(phone=phone), open_browser(phone=phone)
    table = open_record(ada, midgame(game, 3, 5, 40))
    cookies: Any = ada.page.context.cookies()
    fresh.page.context.add_cookies(cookies)
    sizes: dict[str, int] = {}
    fresh.page.on("requestfinished", lambda each: sizes.update({each.url: each.sizes()["responseBodySize"]}))
    fresh.go(f"/table/{table}")
    Player(fresh).why.wait_for()
    fresh.page.wait_for_load_state("networkidle")  # what follows after the table is shown, too
    code = {url.split("/")[-1]: size for url, size in sizes.items() if url.endswith(".js")}
    assert 50_000 < sum(code.values()) <= MOST_CODE, code
    assert len([name for name in code if name.startswith("face-")]) == 1, sorted(code)
    assert {each for each in GAMES if any(name.startswith(each) for name in code)} == {game}, sorted(code)
    assert fresh.page.evaluate(UNUSED) == []
    moved = fresh.page.evaluate(MOVED)
    assert sum(each[0] for each in moved) < SHIFT, moved


def test_who_begins_is_chosen_among_the_chairs_that_there_are(open_browser: Welcome) -> None:
    ada = open_browser().go()
    biblios = offer(ada.page)
    biblios.get_by_role("button", name=WORDS.say("web-set-up"), exact=True).click()
    sheet = ada.page.get_by_role("dialog", name=WORDS.say("biblios-title"))
    group = sheet.get_by_role("group", name=WORDS.say("biblios-set-up", option="first"))
    sheet.get_by_role("radio", name="4", exact=True).check()
    group.get_by_role("radio", name=WORDS.say("web-seat", number=4)).check()
    sheet.get_by_role("radio", name="2", exact=True).check()
    expect(group.get_by_role("radio")).to_have_count(3)
    expect(group.get_by_role("radio").first).to_be_checked()  # there is no fourth chair any more: it is drawn

    group.get_by_role("radio", name=WORDS.say("web-seat", number=2)).check()
    sheet.get_by_role("button", name=EN.pattern("web-play-friends")).click()
    ada.page.wait_for_url("**/table/*")
    table = ada.page.request.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}").json()
    assert table["options"]["first"] == "1"


def test_whoever_comes_back_from_the_rules_finds_the_game_they_left(open_browser: Welcome) -> None:
    reader = open_browser(phone=True).go()
    two = offer(reader.page, "exlibris").get_by_role("radio", name="2")
    two.check(force=True)  # its label covers it
    link = offer(reader.page, "exlibris").get_by_role("link", name=EN.pattern("web-read-rules"))
    link.scroll_into_view_if_needed()
    before = reader.page.evaluate("scrollY")
    assert before > 0
    link.click()
    reader.page.wait_for_url("**/rules/exlibris")
    expect(reader.page.get_by_role("navigation", name=EN.pattern("web-rules-contents"))).to_be_in_viewport()
    reader.page.go_back()
    reader.page.wait_for_function("(before) => Math.abs(scrollY - before) < 2", arg=before)
    expect(two).to_be_checked()


def test_the_examples_of_the_rules_are_a_list_and_the_contents_are_never_far(open_browser: Welcome) -> None:
    reader = open_browser(phone=True).go("/rules/atheneum")
    examples = reader.page.get_by_role("article").locator("ol > li")
    expect(examples).to_have_count(6)
    examples.last.scroll_into_view_if_needed()
    up = reader.page.get_by_role("link", name=EN.pattern("web-rules-contents"))
    expect(up).to_be_in_viewport()
    ink = "(each) => getComputedStyle(each).color"
    assert up.evaluate(ink) == examples.last.evaluate(ink), "it lies on paper, and is written as all words on paper are"
    up.click()
    expect(reader.page.get_by_role("navigation", name=EN.pattern("web-rules-contents"))).to_be_in_viewport()


def test_a_guest_signs_the_guest_book_and_is_known_after_a_reload(open_browser: Welcome) -> None:
    ada = open_browser().go()
    field = ada.page.get_by_label(EN.pattern("web-your-name"))
    field.fill("  Ada  ")
    button(ada.page, "web-sign")
    expect(ada.page.get_by_role("log")).to_contain_text("Ada")
    ada.page.reload()
    expect(field).to_have_value("Ada")


@pytest.mark.slow
def test_my_tables_are_on_the_home_page_after_a_reload(open_browser: Welcome) -> None:
    ada = open_browser()
    address = open_table(ada)
    ada.go()
    ada.page.reload()
    section = ada.page.get_by_role("region", name=EN.pattern("web-your-tables"))
    section.get_by_role("link").first.click()
    ada.page.wait_for_url(address)


def test_somebody_with_the_link_sits_down_and_everybody_sees_it_at_once(open_browser: Welcome) -> None:
    ada, ben = open_browser(), open_browser(language="pl")
    address = open_table(ada, seats=3)
    ben.go(address)
    field = ben.page.get_by_label(texts("pl").pattern("web-your-name"))
    field.fill("Ben")
    button(ben.page, "web-sign", "pl")
    button(ben.page, "web-sit", "pl")
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    button(ben.page, "web-stand-up", "pl")
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_have_count(0)


@pytest.mark.slow
def test_a_stranger_only_looks_before_the_server_knows_them(open_browser: Welcome) -> None:
    """To look makes no guest of anybody; all else would make another one of the same stranger."""
    ada, ben = open_browser(), open_browser()
    address = open_table(ada, seats=2)
    held: list[Route] = []
    asked: list[str] = []
    ben.page.route("**/api/me", lambda route: held.append(route))
    ben.page.on("request", lambda request: asked.append(request.url))
    ben.page.on("websocket", lambda socket: asked.append(socket.url))
    ben.go(address)
    while not held:
        ben.page.wait_for_timeout(20)
    ben.page.wait_for_timeout(A_BLINK)
    table = f"{ben.address}/api/tables/{address.rsplit('/', 1)[1]}"
    looks = {table, f"{table}/box?lang=en"}  # what is printed on the cards is fetched ahead, sooner or later
    assert {url for url in asked if "/api/" in url} - looks == {f"{ben.address}/api/me"}
    assert ben.context.cookies() == []
    held[0].continue_()
    button(ben.page, "web-sit")
    expect(Player(ben).ask).to_be_visible()
    expect(ada.page.get_by_role("button", name=EN.pattern("web-copy"))).to_have_count(0)


@pytest.mark.slow
def test_the_host_fills_the_empty_chairs_and_the_game_begins_for_all(open_browser: Welcome) -> None:
    ada, ben = open_browser(), open_browser()
    ben.go(open_table(ada, seats=4))
    button(ben.page, "web-sit")
    expect(ben.page.get_by_role("button", name=EN.pattern("web-fill"))).to_have_count(0)
    expect(ada.page.get_by_role("button", name=EN.pattern("web-put-bot"))).to_have_count(2)
    button(ada.page, "web-fill")
    for reader in (ada, ben):
        expect(reader.page.get_by_role("button", name=EN.pattern("web-copy"))).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_has_every_rule_at_its_anchor(open_browser: Welcome, game: str, language: str) -> None:
    rules = sentences(game, language)
    assert len(rules) > 30
    last = list(rules)[-1]
    reader = open_browser(language=language).go(f"/rules/{game}#{last}")
    for name, sentence in rules.items():
        place = reader.page.locator(f"[id='{name}']")
        shown = place.get_by_role("paragraph").inner_text()
        assert re.sub(r"\W+", "", shown) == re.sub(r"\W+", "", sentence)
    expect(reader.page.locator(f"[id='{last}']")).to_be_in_viewport()


@pytest.mark.slow
def test_a_rule_is_linked_to_in_the_address(open_browser: Welcome) -> None:
    reader = open_browser().go("/rules/biblios")
    reader.page.get_by_role("link", name=re.compile("BIB-K2")).click()
    reader.page.wait_for_url("**/rules/biblios#BIB-K2")
    expect(reader.page.locator("[id='BIB-K2']")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "ours"), [("en", "What is ours"), ("fr", "Ce qui vient de nous"), ("pl", "Co jest nasze")]
)
def test_the_foot_of_the_home_page_leads_to_who_made_the_games(open_browser: Welcome, language: str, ours: str) -> None:
    page = open_browser(language=language).go().page
    page.get_by_role("contentinfo").get_by_role("link", name=texts(language).pattern("web-about")).click()
    page.wait_for_url("**/about")
    article = page.get_by_role("article").filter(has=page.get_by_role("heading", name=ours))
    for name in ("Steve Finn", "Adam P. McI", "Renegade Game Studios", "IELLO", "MIT", "Open Font"):
        expect(article).to_contain_text(name)
    licences = page.request.get(str(article.get_by_role("link").get_attribute("href"))).text()
    assert "Reading Room" in licences
    assert "SIL OPEN FONT LICENSE" in licences.upper()


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_browser_is_greeted_in_its_own_language(open_browser: Welcome, language: str) -> None:
    reader = open_browser(language=language).go()
    expect(reader.page.locator("html")).to_have_attribute("lang", language)
    expect(reader.page.get_by_role("button", name=texts(language).pattern("web-play-bots")).first).to_be_visible()
    assert foreign_texts(reader.page, language) == []


@pytest.mark.slow
def test_language_and_light_are_kept(open_browser: Welcome) -> None:
    reader = open_browser().go()
    speak(reader.page, "fr")
    assert not is_dark(reader.page)
    turn_lamp(reader.page, "fr")
    assert is_dark(reader.page)
    reader.page.reload()
    expect(reader.page.locator("html")).to_have_attribute("lang", "fr")
    assert is_dark(reader.page)


@pytest.mark.slow
def test_the_light_follows_the_system_until_one_chooses(open_browser: Welcome) -> None:
    assert is_dark(open_browser(dark=True).go().page)
    assert not is_dark(open_browser(dark=False).go().page)


def test_where_there_is_nothing_the_page_says_so_and_leads_home(open_browser: Welcome) -> None:
    reader = open_browser().go("/no/such/page")
    expect(reader.page.get_by_role("heading", name=EN.pattern("web-nowhere-title"))).to_be_visible()
    reader.page.get_by_role("main").get_by_role("link", name=EN.pattern("web-to-home")).click()
    expect(reader.page.get_by_role("button", name=EN.pattern("web-play-bots")).first).to_be_visible()


@pytest.mark.slow
def test_a_table_that_does_not_exist_is_said_not_to_exist(open_browser: Welcome) -> None:
    reader = open_browser()
    reader.offline = True  # the browser itself grumbles about the answer 404
    reader.go("/table/nosuchtable")
    expect(reader.page.get_by_role("heading", name=EN.pattern("web-no-table-title"))).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_page_of_a_table_too_many_says_so_and_how_many_there_may_be(
    open_browser: Welcome, tmp_path: Path, language: str
) -> None:
    with house(tmp_path, bounds=UNBOUNDED._replace(lines=2)) as room:
        reader = open_browser(room.address, language=language).go()
        table = reader.page.request.post("/api/tables", data={"game": "biblios", "seats": ["me", "open"]}).json()[
            "table"
        ]
        token = next(each["value"] for each in reader.context.cookies() if each.get("name") == "reader")
        for _ in range(2):
            Line(room.address, table, token).welcome()
        reader.go(f"/table/{table}")
        words = choose(language)
        expect(reader.page.get_by_role("heading", name=words.say("web-sent-away-title"))).to_be_visible()
        expect(reader.page.get_by_text(words.say("web-error-too-many-lines", most=2))).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", ["/", "/about", "/rules/biblios", "/rules/atheneum", "/rules/exlibris", "/no/such/page"]
)
def test_nothing_is_wrong_with_a_page_in_any_language_light_or_width(open_browser: Welcome, path: str) -> None:
    reader = open_browser().go(path)
    reader.page.get_by_role("heading").first.wait_for()
    names = rule_texts(path.removeprefix("/rules/")) if "rules" in path else about if path == "/about" else plain_names
    wrong = scrutinise(reader, f"page {path}", names)
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
def test_nothing_is_wrong_with_the_waiting_room_in_any_language_light_or_width(open_browser: Welcome) -> None:
    ada = open_browser()
    address = open_table(ada, seats=4)
    wrong = scrutinise(ada, "waiting room of the host")
    visitor = open_browser().go(address)
    visitor.page.get_by_role("heading", level=1).wait_for()
    wrong += scrutinise(visitor, "waiting room of a visitor")
    assert not wrong, "\n".join(wrong)


def let_through(seconds: float, route: Route) -> None:
    """Let a request go on after a while."""
    time.sleep(seconds)
    route.continue_()


def plain_names(language: str) -> frozenset[str]:
    """Give what stands on the other pages and is no message."""
    return NAMES


def rule_texts(game: str) -> Callable[[str], frozenset[str]]:
    """Say how to give the texts of the rules page of a game."""
    return lambda language: bits(page(game, language))


def about(language: str) -> frozenset[str]:
    """Give the texts of the page about this room."""
    return bits((ABOUT / f"about.{language}.md").read_text(encoding="utf-8"))


def bits(text: str) -> frozenset[str]:
    """Give a text bit by bit, as it stands between marks; rules that are quoted in it may stand apart."""
    marks = r"^#+ |^- |^\d+\. |\*\*|\n\n"
    ways = (marks, rf"{marks}|[A-Z]+-[A-Z]+\d+")
    return NAMES | {plain(part) for way in ways for part in re.split(way, text, flags=re.MULTILINE)}


SHIFTED = """() => new Promise((done) => {
  let sum = 0;
  const watch = new PerformanceObserver((list) => list.getEntries().forEach((each) => (sum += each.value)));
  watch.observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 300);
})"""


@pytest.mark.parametrize(
    ("address", "drawings"), [("exlibris#EXL-L7", 18 + 12), ("atheneum#ATH-C4", 12), ("biblios", 18)]
)
def test_rules_have_drawings_beside_them_and_nothing_moves_when_they_come(
    open_browser: Welcome, address: str, drawings: int
) -> None:
    reader = open_browser(phone=True).go(f"/rules/{address}")
    expect(reader.page.locator("li.rule").first).to_be_visible()
    expect(reader.page.locator("li.rule svg")).to_have_count(drawings)
    assert reader.page.evaluate(SHIFTED) < 0.02
    assert not [*reader.sticking_out(), *axe(reader.page)]
