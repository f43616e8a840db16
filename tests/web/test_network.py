"""Friends in the network, a network that is lost, and a server that is newer than the page."""

import base64
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import numpy
import pytest
import zxingcpp
from playwright.sync_api import Locator, Route, expect

from readingroom.server.network import network_addresses
from tests.web.conftest import Welcome
from tests.web.looks import LANGUAGES, axe, foreign_texts, glance, look_closely, scrutinise, speak
from tests.web.player import Player, sit_down
from tests.web.reader import Reader
from tests.web.serving import Serving
from tests.web.test_pages import button, open_table
from tests.web.texts import texts

EN = texts("en")
AT_ONCE = 1500.0  # milliseconds; a silent connection takes 25 seconds to be noticed
NETWORK = network_addresses()

in_a_network = pytest.mark.skipif(not NETWORK, reason="this computer is in no network")

# A picture as shades of grey, in a page of its own: the room's pages allow no pictures from elsewhere.
GREY = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const grey = Array.from({ length: image.width * image.height }, (_, place) => data[4 * place + 1]);
  return [image.height, image.width, grey];
}"""

# Everything that is said across the top of the page from now on, however short.
NOTE_STRIPS = """() => {
  window.strips = [];
  new MutationObserver(() => {
    for (const each of document.querySelectorAll("[role=status] .strip span")) window.strips.push(each.textContent);
  }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.fixture
def friends_server(tmp_path: Path) -> Iterator[Serving]:
    """A server that is open to the network from its start."""
    serving = Serving(tmp_path / "room", more=["--friends"])
    serving.start()
    yield serving
    serving.stop()
    assert serving.faults() == []


def elsewhere(serving: Serving) -> str:
    """Give the address of a server in the network."""
    name = f"[{NETWORK[0]}]" if ":" in NETWORK[0] else NETWORK[0]
    return f"http://{name}:{serving.port}"


def scanned(reader: Reader, code: Locator) -> list[str]:
    """Read a QR code as a phone would: from what is seen."""
    page = reader.context.new_page()
    height, width, grey = page.evaluate(GREY, base64.b64encode(code.screenshot()).decode())
    page.close()
    picture = numpy.array(grey, dtype=numpy.uint8).reshape(height, width)
    return [each.text for each in zxingcpp.read_barcodes(picture)]


@pytest.mark.slow
@in_a_network
def test_the_switch_opens_the_room_and_the_link_and_its_qr_code_work_for_a_friend(
    own_server: Serving, open_browser: Welcome
) -> None:
    ada = open_browser(own_server.address)
    table = open_table(ada, seats=2).rsplit("/", 1)[-1]
    link = ada.page.get_by_label(EN.pattern("web-link"))
    switch = ada.page.get_by_role("switch", name=EN.pattern("web-door-switch"))
    code = ada.page.get_by_role("img", name=EN.pattern("web-qr"))
    expect(ada.page.get_by_text(EN.pattern("web-door-closed"))).to_be_visible()
    expect(switch).not_to_be_checked()
    expect(code).to_have_count(0)
    switch.check()
    expect(ada.page.get_by_text(EN.pattern("web-door-closed"))).to_have_count(0)
    address = f"{elsewhere(own_server)}/table/{table}"
    expect(link).to_have_value(address)
    assert scanned(ada, code) == [address]
    ben = open_browser(elsewhere(own_server)).go(link.input_value())
    ben_code = ben.page.get_by_role("img", name=EN.pattern("web-qr"))
    expect(ben_code).to_be_visible()
    expect(ben.page.get_by_role("switch")).to_have_count(0)
    assert scanned(ben, ben_code) == [ben.page.get_by_label(EN.pattern("web-link")).input_value()] == [address]
    ben.offline = True  # the browser itself grumbles about the answer 403, and of the line that is cut
    refused = """async () => (await fetch("/api/door", {
        method: "PUT", headers: { "Content-Type": "application/json" }, body: '{"open": false}' })).status"""
    assert ben.page.evaluate(refused) == 403
    switch.uncheck()
    expect(ada.page.get_by_text(EN.pattern("web-door-closed"))).to_be_visible()
    expect(ben.page.get_by_text(EN.pattern("web-lost"))).to_be_visible()
    switch.check()
    expect(ben.page.get_by_text(EN.pattern("web-lost"))).to_be_hidden()
    button(ben.page, "web-sit")
    for reader in (ada, ben):
        expect(Player(reader).ask).to_be_visible()


@pytest.mark.slow
@in_a_network
def test_nothing_is_wrong_with_the_invitation_when_the_room_is_closed_and_when_it_is_open(
    own_server: Serving, open_browser: Welcome
) -> None:
    ada = open_browser(own_server.address)
    open_table(ada)
    switch = ada.page.get_by_role("switch")
    expect(switch).not_to_be_checked()
    wrong = scrutinise(ada, "invitation, closed room")
    switch.check()
    ada.page.get_by_role("img", name=EN.pattern("web-qr")).wait_for()
    wrong += scrutinise(ada, "invitation, open room")
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
@in_a_network
def test_losing_the_network_is_said_at_once_and_so_is_its_return(
    friends_server: Serving, open_browser: Welcome
) -> None:
    reader = open_browser(elsewhere(friends_server))
    ada = sit_down(reader, 3, seed=5)
    ada.play(until=lambda: ada.answered.total() == 2)
    reader.offline = True
    reader.context.set_offline(True)
    gone = reader.page.get_by_text(EN.pattern("web-offline-table"))
    expect(gone).to_be_visible(timeout=AT_ONCE)
    assert gone.locator("xpath=ancestor::*[@role='status']").count() == 1
    assert axe(reader.page) == foreign_texts(reader.page, "en") == []
    assert reader.page.get_by_text(EN.pattern("web-lost")).count() == 0
    reader.page.evaluate(NOTE_STRIPS)
    reader.context.set_offline(False)
    expect(gone).to_be_hidden(timeout=AT_ONCE)
    expect(reader.page.get_by_role("log", name=EN.pattern("web-notes"))).to_contain_text(EN.pattern("web-back"))
    speak(reader.page, "fr")  # a note is said in the language of the moment, whatever it was said in at first
    french = texts("fr")
    expect(reader.page.get_by_role("log", name=french.pattern("web-notes"))).to_contain_text(french.pattern("web-back"))
    speak(reader.page, "en")
    assert not any(EN.is_message("web-lost", each) for each in reader.page.evaluate("window.strips"))
    ada.play(until=lambda: ada.answered.total() == 5)


@pytest.mark.slow
@in_a_network
def test_losing_the_network_is_said_on_every_page(friends_server: Serving, open_browser: Welcome) -> None:
    reader = open_browser(elsewhere(friends_server)).go("/rules/biblios")
    reader.page.get_by_role("heading", level=1).wait_for()
    for language in LANGUAGES:
        speak(reader.page, language)
    reader.offline = True
    reader.context.set_offline(True)
    wrong = []
    for language in LANGUAGES:
        speak(reader.page, language)
        expect(reader.page.get_by_text(texts(language).pattern("web-offline"), exact=True)).to_be_visible()
        reader.picture(f"offline, {language}")
        wrong += [*reader.sticking_out(), *axe(reader.page)]
    assert not wrong, "\n".join(wrong)
    reader.context.set_offline(False)
    expect(reader.page.get_by_role("log")).to_contain_text(texts(language).pattern("web-online"))


def test_a_room_on_this_computer_needs_no_network(open_browser: Welcome) -> None:
    ada = sit_down(open_browser(), 3, seed=6)
    ada.page.evaluate("Object.defineProperty(navigator, 'onLine', { get: () => false })")
    ada.page.evaluate("dispatchEvent(new Event('offline'))")
    ada.play(until=lambda: ada.answered.total() == 2)
    assert ada.page.get_by_text(EN.pattern("web-offline-table")).count() == 0


@pytest.mark.slow
def test_a_page_that_is_older_than_the_server_offers_to_reload(own_server: Serving, open_browser: Welcome) -> None:
    reader = open_browser(own_server.address)
    ada = sit_down(reader, 3, seed=7)
    ada.play(until=lambda: ada.answered.total() == 2)
    reader.page.evaluate("window.asItWas = true")
    expect(reader.page.get_by_text(EN.pattern("web-updated"))).to_have_count(0)
    reader.offline = True
    own_server.stop()
    own_server.start(newer=True)
    said = reader.page.get_by_text(EN.pattern("web-updated"))
    expect(said).to_be_visible()
    wrong = look_closely(reader, "updated", "en")
    for language in ("fr", "pl"):
        speak(reader.page, language)
        wrong += glance(reader, "updated", language)
    speak(reader.page, "en")
    assert not wrong, "\n".join(wrong)
    button(reader.page, "web-reload")
    reader.page.wait_for_function("() => window.asItWas === undefined")
    expect(ada.ask).to_be_visible()


def test_a_page_whose_parts_are_gone_offers_to_reload(open_browser: Welcome, server: Serving) -> None:
    reader = open_browser().go()
    reader.page.get_by_role("heading", level=1).wait_for()
    reader.offline = True

    def newer(route: Route) -> None:
        page = httpx.get(f"{server.address}/", trust_env=False).text
        route.fulfill(body=re.sub(r"assets/index-[^.]+", "assets/index-newer", page), content_type="text/html")

    reader.page.route("**/assets/face-*", lambda route: route.fulfill(status=404))
    reader.page.route(f"{server.address}/", newer)
    button(reader.page, "web-play-bots")
    expect(reader.page.get_by_role("button", name=EN.pattern("web-reload"))).to_be_visible()
