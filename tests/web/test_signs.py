"""What explains a table on the page: what its signs mean, one press away, and what brings the end, in the bar."""

import pytest
from playwright.sync_api import expect

import readingroom
from tests.web.conftest import Welcome
from tests.web.looks import axe, foreign_texts, small_targets
from tests.web.midgame import open_midgame
from tests.web.player import Player
from tests.web.test_table import sentences_and_names

pytestmark = pytest.mark.slow

ENDS = {"biblios": "biblios-end", "exlibris": "exlibris-end", "atheneum": ""}  # ten turns are counted with the turn
FEW = 10  # signs that every game has
SMALLER_SIDES = """(all) => all.map((each) => {
  const box = each.getBoundingClientRect();
  return Math.min(box.width, box.height);
})"""


@pytest.mark.parametrize("game", readingroom.GAMES)
@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True), ("pl", True)])
def test_what_the_signs_mean_is_one_press_away(open_browser: Welcome, game: str, language: str, phone: bool) -> None:
    reader = open_browser(language=language, phone=phone, dark=not phone)
    open_midgame(reader, game)
    player = Player(reader)
    player.wait()
    player.press(player.why)
    sheet = player.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=player.says.whole("web-legend"))).to_be_visible()
    signs, meanings = sheet.get_by_role("term"), sheet.get_by_role("definition")
    assert meanings.count() > FEW
    sizes = sheet.locator("dt").evaluate_all(SMALLER_SIDES)
    for size, said in zip(sizes, meanings.all_inner_texts(), strict=True):
        assert size > 12, said
    assert signs.count() in (0, meanings.count())  # they are drawn, and hidden from who hears what they mean
    reader.picture(f"signs {game} {language}")
    found = [*reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
    assert not found
    assert foreign_texts(player.page, language, sentences_and_names(language)) == []
    player.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", [game for game in readingroom.GAMES if ENDS[game]])
def test_what_brings_the_end_is_said_in_the_bar_and_seen_in_full(
    open_browser: Welcome, game: str, language: str
) -> None:
    reader = open_browser(language=language, phone=True)
    open_midgame(reader, game)
    player = Player(reader)
    player.wait()
    told = reader.page.get_by_role("banner").get_by_role("paragraph")
    assert player.says.is_message(ENDS[game], told.inner_text())
    for width, height in ((360, 740), (740, 360), (1440, 900)):
        reader.page.set_viewport_size({"width": width, "height": height})
        expect(told).to_be_in_viewport(ratio=1)
        assert told.evaluate("(each) => each.scrollHeight < each.clientHeight + 4"), f"{width} x {height}"
        assert reader.sticking_out() == []
    reader.picture(f"end {game} {language}")
