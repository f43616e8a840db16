"""Leaving a table in the browser: a bot that plays for somebody, coming back, ending early, and the pace of bots."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.looks import axe, foreign_texts
from tests.web.player import Player
from tests.web.test_together import gather, play_together


def open_menu(player: Player) -> None:
    """Open the sheet on which one leaves."""
    player.press(player.said("web-table-menu"))


@pytest.mark.parametrize(("language", "phone", "dark"), [("en", False, False), ("fr", True, True), ("pl", True, False)])
def test_a_bot_plays_for_somebody_who_leaves_until_they_come_back(
    open_browser: Welcome, language: str, phone: bool, dark: bool
) -> None:
    ada = open_browser(language=language, phone=phone, dark=dark)
    host, friend = gather(ada, open_browser(language=language), 3)
    name = f"{language} {'phone' if phone else 'desktop'} {'dark' if dark else 'light'}"
    open_menu(host)
    ada.picture(f"leaving menu {name}")
    assert axe(host.page) == []
    assert foreign_texts(host.page, language) == []
    host.press(host.said("web-hand-over"))
    back = host.page.get_by_role("button", name=host.says.pattern("web-take-back"))
    expect(back).to_be_visible()
    ada.picture(f"leaving handed {name}")
    assert ada.sticking_out() == []
    for _ in range(3):
        if friend.why.is_visible():
            friend.answer()
        friend.page.wait_for_timeout(200)
    assert not host.why.is_visible()
    back.click()
    expect(back).to_be_hidden()
    open_menu(host)
    host.page.get_by_role("radio").first.check()
    host.press(host.said("web-end-early"))
    agree = friend.page.get_by_role("button", name=friend.says.pattern("web-end-agree"))
    expect(agree).to_be_visible()
    friend.reader.picture(f"leaving asked {name}")
    ada.picture(f"leaving waiting {name}")
    agree.click()
    for player in (host, friend):
        expect(player.page.get_by_role("heading", name=player.says.pattern("web-stopped"))).to_be_visible()
        assert player.reader.sticking_out() == []
    ada.picture(f"leaving stopped {name}")
    assert axe(host.page) == []
    host.page.get_by_role("link", name=host.says.pattern("web-replay")).click()
    expect(host.page.get_by_role("slider")).to_be_visible()
    ada.picture(f"leaving replay {name}")


@pytest.mark.slow
def test_who_came_back_plays_the_game_to_its_end(open_browser: Welcome) -> None:
    host, friend = gather(open_browser(), open_browser(), 2)
    open_menu(host)
    host.press(host.said("web-hand-over"))
    host.press(host.said("web-take-back"))
    assert play_together([host, friend])
