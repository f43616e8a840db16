"""The table of each game in windows that are thought of last: phones on their side, large screens, pages at 200 %."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import Welcome
from tests.web.looks import axe, settle, small_targets
from tests.web.midgame import open_midgame
from tests.web.player import BARE_SPOT, Player
from tests.web.reader import ON_ITS_SIDE, PHONE, Reader

pytestmark = pytest.mark.slow

SIZES: dict[str, ViewportSize] = {
    "a phone on its side": ON_ITS_SIDE,
    "a large screen": {"width": 1920, "height": 1080},
    "a desktop at 200 %": {"width": 720, "height": 450},
    "a laptop at 200 %": {"width": 640, "height": 360},
    "a phone": PHONE,
}
TABLES = {  # a game, how many play, and how far it is
    "biblios, auctions": ("biblios", 3, 150),
    "exlibris, late": ("exlibris", 3, 180),
    "atheneum, early": ("atheneum", 5, 40),
}
MORE_TABLES = {
    "biblios, gifts": ("biblios", 4, 12),
    "exlibris, early": ("exlibris", 4, 90),
    "atheneum, late": ("atheneum", 2, 110),
}


def look(reader: Reader, what: str) -> list[str]:
    """Look at a table in these windows; list what is wrong."""
    page, wrong = reader.page, []
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        settle(page)
        found = [*reader.sticking_out(), *(f"too small: {each}" for each in small_targets(page))]
        choices = page.locator("main [data-choice]").filter(visible=True).all()
        found += [f"covered: {each.get_attribute('data-thing')}" for each in choices if not each.evaluate(BARE_SPOT)]
        longer = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        found += [f"the page is {longer} longer than its window"] if longer > 0 else []
        reader.picture(f"{what} {name}")
        wrong += [f"{what}, {name}: {each}" for each in found]
    return wrong + axe(page)


@pytest.mark.parametrize("what", [*TABLES, *(pytest.param(each, marks=pytest.mark.long) for each in MORE_TABLES)])
def test_nothing_sticks_out_or_is_covered_in_any_window(open_browser: Welcome, what: str) -> None:
    reader = open_browser(language="pl" if "late" in what else "fr", dark="late" in what)
    game, seats, moves = (TABLES | MORE_TABLES)[what]
    open_midgame(reader, game, seats, seed=6, moves=moves)
    assert Player(reader).wait()
    assert look(reader, what) == []


@pytest.mark.parametrize("game", ["biblios", "exlibris", "atheneum"])
def test_who_looks_on_sees_the_whole_table(open_browser: Welcome, game: str) -> None:
    table = open_midgame(open_browser(), game, 3, seed=6, moves=60)
    reader = open_browser(language="pl").go(f"/table/{table}")
    player = Player(reader)
    expect(player.ask).to_be_visible()
    others = reader.page.get_by_role("list", name=player.says.pattern("web-others"))
    expect(others.get_by_role("listitem")).to_have_count(3)
    assert look(reader, f"looking on {game}") == []
    expect(reader.page.get_by_role("navigation").get_by_role("button")).to_have_count(2 if game == "exlibris" else 0)
