"""The pages around the tables: home, the waiting room, the rules, and what is shown where there is nothing."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from readingroom.locales import choose
from readingroom.locales.rulebook import page, sentences
from tests.web.conftest import Welcome
from tests.web.looks import NAMES, foreign_texts, is_dark, scrutinise, speak, turn_lamp
from tests.web.player import A_BLINK, Player
from tests.web.reader import Reader
from tests.web.texts import texts

EN = texts("en")
WORDS = choose("en")


def button(page: Page, message: str, language: str = "en") -> None:
    """Press the first button that says a message."""
    page.get_by_role("button", name=texts(language).pattern(message)).first.click()


def open_table(reader: Reader, seats: int = 3) -> str:
    """Open a table for friends from the home page; gives its address."""
    reader.go()
    reader.page.get_by_role("radio", name=str(seats), exact=True).check()
    button(reader.page, "web-play-friends")
    reader.page.wait_for_url("**/table/*")
    expect(reader.page.get_by_role("button", name=EN.pattern("web-copy"))).to_be_visible()
    return reader.page.url


def test_one_click_on_the_home_page_begins_a_game_against_bots(open_browser: Welcome) -> None:
    ada = open_browser().go()
    button(ada.page, "web-play-bots")
    ada.page.wait_for_url("**/table/*")
    expect(ada.page).to_have_title(re.compile("Biblios"))
    player = Player(ada)
    player.play(until=lambda: player.answered.total() == 3)


def test_who_begins_is_chosen_among_the_chairs_that_there_are(open_browser: Welcome) -> None:
    ada = open_browser().go()
    ada.page.get_by_text(WORDS.say("web-set-up"), exact=True).click()
    group = ada.page.get_by_role("group", name=WORDS.say("biblios-set-up", option="first"))
    ada.page.get_by_role("radio", name="4", exact=True).check()
    group.get_by_role("radio", name=WORDS.say("web-seat", number=4)).check()
    ada.page.get_by_role("radio", name="2", exact=True).check()
    expect(group.get_by_role("radio")).to_have_count(3)
    expect(group.get_by_role("radio").first).to_be_checked()  # there is no fourth chair any more: it is drawn

    group.get_by_role("radio", name=WORDS.say("web-seat", number=2)).check()
    button(ada.page, "web-play-friends")
    ada.page.wait_for_url("**/table/*")
    table = ada.page.request.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}").json()
    assert table["options"]["first"] == "1"


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
def test_a_stranger_asks_for_nothing_before_the_server_knows_them(open_browser: Welcome) -> None:
    ada, ben = open_browser(), open_browser()
    address = open_table(ada, seats=2)
    held: list[Route] = []
    asked: list[str] = []
    ben.page.route("**/api/me", lambda route: held.append(route))
    ben.page.on("request", lambda request: asked.append(request.url))
    ben.go(address)
    while not held:
        ben.page.wait_for_timeout(20)
    ben.page.wait_for_timeout(A_BLINK)
    assert [url for url in asked if "/api/" in url] == [f"{ben.address}/api/me"]
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
def test_the_rules_page_has_every_rule_at_its_anchor(open_browser: Welcome, language: str) -> None:
    reader = open_browser(language=language).go("/rules/biblios#BIB-A7")
    rules = sentences("biblios", language)
    assert len(rules) > 30
    for name, sentence in rules.items():
        place = reader.page.locator(f"[id='{name}']")
        shown = place.get_by_role("paragraph").inner_text()
        assert re.sub(r"\W+", "", shown) == re.sub(r"\W+", "", sentence)
    expect(reader.page.locator("[id='BIB-A7']")).to_be_in_viewport()


@pytest.mark.slow
def test_a_rule_is_linked_to_in_the_address(open_browser: Welcome) -> None:
    reader = open_browser().go("/rules/biblios")
    reader.page.get_by_role("link", name=re.compile("BIB-K2")).click()
    reader.page.wait_for_url("**/rules/biblios#BIB-K2")
    expect(reader.page.locator("[id='BIB-K2']")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_browser_is_greeted_in_its_own_language(open_browser: Welcome, language: str) -> None:
    reader = open_browser(language=language).go()
    expect(reader.page.locator("html")).to_have_attribute("lang", language)
    expect(reader.page.get_by_role("button", name=texts(language).pattern("web-play-bots"))).to_be_visible()
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
    expect(reader.page.get_by_role("button", name=EN.pattern("web-play-bots"))).to_be_visible()


@pytest.mark.slow
def test_a_table_that_does_not_exist_is_said_not_to_exist(open_browser: Welcome) -> None:
    reader = open_browser()
    reader.offline = True  # the browser itself grumbles about the answer 404
    reader.go("/table/nosuchtable")
    expect(reader.page.get_by_role("heading", name=EN.pattern("web-no-table-title"))).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/", "/rules/biblios", "/no/such/page"])
def test_nothing_is_wrong_with_a_page_in_any_language_light_or_width(open_browser: Welcome, path: str) -> None:
    reader = open_browser().go(path)
    reader.page.get_by_role("heading").first.wait_for()
    wrong = scrutinise(reader, f"page {path}", rule_texts if "rules" in path else plain_names)
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


def plain_names(language: str) -> frozenset[str]:
    """Give what stands on the other pages and is no message."""
    return NAMES


def rule_texts(language: str) -> frozenset[str]:
    """Give the texts of the rules page, bit by bit as they stand between marks."""
    bits = re.split(r"^#+ |^- |\*\*|\n\n", page("biblios", language), flags=re.MULTILINE)
    return NAMES | {re.sub(r"\s+", " ", bit).strip() for bit in bits}
