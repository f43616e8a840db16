"""What a page shows of chairs that are kept for the next game, and of tables that cannot be read."""

import random
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from readingroom.server.serving import FILE
from tests.server.house import Guest, play_out
from tests.web.conftest import Welcome
from tests.web.looks import scrutinise
from tests.web.player import Player
from tests.web.reader import Reader
from tests.web.serving import Serving
from tests.web.texts import texts

EN = texts("en")
pytestmark = pytest.mark.slow


def seen_by(reader: Reader, guest: Guest, path: str) -> Reader:
    """Open a page as a guest."""
    reader.context.add_cookies([{"name": "reader", "value": guest.token, "url": guest.address}])
    return reader.go(path)


def next_table(address: str) -> tuple[str, Guest, Guest]:
    """Let Ada and Ben play a game to its end; Ada wishes for another."""
    ada, ben = Guest(address, "Ada"), Guest(address, "Ben")
    table = ada.open("me", "open").table
    ben.sit(table)
    lines = [guest.live(table) for guest in (ada, ben)]
    play_out(lines, random.Random(3))
    for line in lines:
        line.close()
    return ada.again(table).table, ada, ben


def test_chairs_are_kept_for_those_who_played_and_everybody_sees_what_they_can_do(
    open_browser: Welcome, server: Serving
) -> None:
    table, ada, ben = next_table(server.address)
    host, player, visitor = (open_browser() for _ in range(3))
    seen_by(host, ada, f"/table/{table}")
    seen_by(player, ben, f"/table/{table}")
    visitor.go(f"/table/{table}")
    for reader in (host, visitor):
        expect(reader.page.get_by_text("kept for Ben", exact=True)).to_be_visible()
    expect(visitor.page.get_by_role("button", name=EN.pattern("web-sit"))).to_have_count(0)
    expect(player.page.get_by_text(EN.pattern("web-seat-kept-you"))).to_be_visible()
    wrong = [
        each
        for reader, name in ((host, "the host"), (player, "the player"), (visitor, "a visitor"))
        for each in scrutinise(reader, f"kept chair, seen by {name}")
    ]
    assert not wrong, "\n".join(wrong)
    player.page.get_by_role("button", name=EN.pattern("web-sit")).click()
    for reader in (host, player, visitor):
        expect(Player(reader).ask).to_be_visible()


@pytest.mark.parametrize("who", ["host", "player"])
def test_a_kept_chair_is_given_up(open_browser: Welcome, server: Serving, who: str) -> None:
    table, ada, ben = next_table(server.address)
    reader, visitor = open_browser(), open_browser().go(f"/table/{table}")
    expect(visitor.page.get_by_text(EN.inside("web-kept-hint"))).to_be_visible()
    seen_by(reader, ada if who == "host" else ben, f"/table/{table}")
    reader.page.get_by_role("button", name=EN.pattern("web-release" if who == "host" else "web-decline")).click()
    visitor.page.get_by_role("button", name=EN.pattern("web-sit")).click()
    expect(Player(visitor).ask).to_be_visible()


def test_a_table_that_cannot_be_read_is_listed_beside_the_others(open_browser: Welcome, own_server: Serving) -> None:
    ada = Guest(own_server.address, "Ada")
    ada.open("me", "open")
    bad = ada.open("me", "open").table
    with closing(sqlite3.connect(own_server.folder / FILE)) as file, file:
        file.execute("INSERT INTO entries (place, number, kind, written) VALUES (?, 2, 'clock', 0)", (bad,))
    own_server.kill()
    own_server.start()
    reader = seen_by(open_browser(own_server.address), ada, "/")
    slips = reader.page.get_by_role("region", name=EN.pattern("web-your-tables")).get_by_role("listitem")
    expect(slips).to_have_count(2)
    expect(slips.nth(1)).to_contain_text(EN.pattern("web-table-unreadable"))
    expect(slips.nth(1).get_by_role("link")).to_have_count(0)
    wrong = scrutinise(reader, "a table that cannot be read")
    assert not wrong, "\n".join(wrong)
