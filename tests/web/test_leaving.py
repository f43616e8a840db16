"""Leaving a table in the browser: a bot that plays for somebody, coming back, ending early, and the pace of bots."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.looks import axe, foreign_texts
from tests.web.midgame import midgame, open_record
from tests.web.player import Player, Scribe
from tests.web.serving import Serving
from tests.web.test_together import gather, play_together

NEAR_THE_END = 225  # moves of a game for two, as it was recorded
BOT_FIRST = {"biblios": {"first": "1"}, "exlibris": {"first": "0"}}  # libraries are chosen from the last player on


def open_menu(player: Player) -> None:
    """Open the sheet on which one leaves."""
    player.press(player.said("web-table-menu"))


@pytest.mark.parametrize(
    ("language", "phone", "dark"),
    [
        ("en", False, False),
        pytest.param("fr", True, True, marks=pytest.mark.slow),
        pytest.param("pl", True, False, marks=pytest.mark.slow),
    ],
)
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
        friend.go_on()
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
    host, friend = Scribe(open_browser(hasty=True)), Scribe(open_browser(hasty=True))
    table = open_record(host.reader, midgame("biblios", 2, seed=1, moves=NEAR_THE_END, others=""))
    for player in (host, friend):
        player.reader.go(f"/table/{table}")
    friend.press(friend.said("web-sit"))
    host.wait()
    open_menu(host)
    host.press(host.said("web-hand-over"))
    host.press(host.said("web-take-back"))
    assert play_together([host, friend])
    assert host.answered.total() > 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), [("biblios", "pl"), ("atheneum", "fr"), ("exlibris", "en")])
def test_while_a_bot_thinks_the_page_says_so(
    slow_server: Serving, open_browser: Welcome, game: str, language: str
) -> None:
    ada = open_browser(slow_server.address, language=language)
    table = ada.open_table(game=game, seats=["me", "greedy"], options=BOT_FIRST.get(game, {}))
    ada.go(f"/table/{table}?words")
    player = Player(ada)
    if game == "atheneum":  # all choose at once, and the bot is still at it when I have
        player.wait()
        player.answer()

    asked = ada.page.get_by_role("region", name=player.says.pattern("web-ask"))

    expect(asked).to_contain_text(player.says.pattern("web-thinking"))
