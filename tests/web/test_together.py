"""Several browsers at one table: friends by the link, somebody who looks on, lines that are cut, a server that dies."""

import time
from collections.abc import Callable, Sequence

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.hurry import hurry, sit
from tests.web.leaks import last_number, leaks, replay_of
from tests.web.looks import axe, foreign_texts
from tests.web.player import A_BLINK, Player, Scribe, sit_down
from tests.web.reader import Reader
from tests.web.relay import Relay
from tests.web.serving import Serving

LONGEST_SILENCE = 60.0  # seconds; bots and the way to the server take less

pytestmark = pytest.mark.slow


def gather(ada: Reader, ben: Reader, seats: int) -> tuple[Scribe, Scribe]:
    """Open a table for friends, let a second one sit down by the link, and fill the other chairs with bots."""
    host, friend = Scribe(ada, seed=11), Scribe(ben, seed=12)
    ada.go(f"/table/{sit(ada, 'biblios', seats, others='open')}")
    link = host.page.get_by_label(host.says.pattern("web-link")).input_value()
    ben.go(link)
    friend.press(friend.said("web-sit"))
    if seats > 2:
        expect(host.page.get_by_role("button", name=host.says.pattern("web-put-bot"))).to_have_count(seats - 2)
        host.press(host.said("web-fill"))
    for player in (host, friend):
        expect(player.ask).to_be_visible()
    return host, friend


def play_together(players: Sequence[Player], until: Callable[[], bool] = lambda: False) -> bool:
    """Let everybody answer what they are asked; whether the game came to its end."""
    asked, heard = time.monotonic(), 0
    while time.monotonic() - asked < LONGEST_SILENCE:
        if heard != sum(player.reader.moves() for player in players):
            asked, heard = time.monotonic(), sum(player.reader.moves() for player in players)
        if all(player.end.is_visible() for player in players):
            return True
        for player in players:
            player.go_on()
        if until():
            return False
        players[0].page.wait_for_timeout(20)
    raise AssertionError(f"nothing has moved for {LONGEST_SILENCE} seconds")


def table_of(player: Player) -> str:
    """Give the name of the table."""
    return player.page.url.rsplit("/", 1)[-1]


def number_of(address: str, table: str) -> int:
    """Ask the server for the number of the last entry of a table's log."""
    number: int = httpx.get(f"{address}/api/tables/{table}", trust_env=False, timeout=30).json()["number"]
    return number


def seat_of(player: Player) -> int | None:
    """Give the seat that the server says one has."""
    seats: list[int | None] = [frame["table"]["mine"] for frame in player.reader.frames() if "table" in frame]
    return seats[-1]


def moves_made(player: Player) -> int:
    """Count the moves that the server said it had accepted."""
    return len({frame["key"] for frame in player.reader.frames() if frame["type"] == "accepted"})


def test_two_friends_and_a_bot_play_while_somebody_looks_on(open_browser: Welcome) -> None:
    ada, ben = gather(open_browser(hasty=True), open_browser(language="fr", phone=True, hasty=True), 3)
    cleo = Player(open_browser(language="pl", dark=True).go(ada.page.url))
    expect(cleo.ask).to_be_visible()
    assert cleo.why.count() == 0
    assert axe(cleo.page) == foreign_texts(cleo.page, "pl") == []
    play_together([ada, ben], until=lambda: ada.answered.total() >= 8 and ben.answered.total() >= 8)
    for player in (ada, ben):
        hurry(player.reader, table_of(player))
    everybody: tuple[Player, ...] = (ada, ben, cleo)
    for each in everybody:
        each.wait_for_the_end()
    replay = replay_of(ada.reader.address, table_of(ada))
    last = last_number(ada.reader)
    for each in everybody:
        assert leaks(each.reader.heard, replay, seat_of(each), last) == []
    assert seat_of(cleo) is None
    assert leaks(ada.reader.heard, replay, None, last), "the check sees nothing"
    assert not any(frame.get("now", {}).get("prompt") for frame in cleo.reader.frames())
    for each in everybody:
        expect(each.main.get_by_role("heading", name=each.says.pattern("biblios-verdict"))).to_be_visible()
    play_again(ben, ada, cleo)


def play_again(first: Player, second: Player, onlooker: Player) -> None:
    """Let one wish for another game: the others hear of it and come along, each as what they were."""
    first.press(first.said("web-again"))
    expect(first.page.get_by_label(first.says.pattern("web-link"))).to_be_visible()
    for player in (second, onlooker):
        expect(player.page.get_by_text(player.says.pattern("web-again-wished"))).to_be_visible()
    for player in (second, onlooker):  # the notes may be gone by now, on a slow machine
        player.reader.picture(f"another game is wished for, {player.reader.language}")
        assert player.reader.sticking_out() == foreign_texts(player.page, player.reader.language) == []
    onlooker.page.get_by_role("link", name=onlooker.says.pattern("web-again-watch")).click()
    second.press(second.said("web-again-join"))
    for player in (first, second, onlooker):
        expect(player.ask).to_be_visible()
    assert table_of(first) == table_of(second) == table_of(onlooker)
    assert [seat_of(player) for player in (first, second, onlooker)] == [1, 0, None]


@pytest.mark.parametrize("cut", ["before the server hears of it", "before the answer comes"])
def test_a_move_during_which_the_line_is_cut_is_made_once(open_browser: Welcome, own_server: Serving, cut: str) -> None:
    relay = Relay(own_server.port)
    relay.mend()
    ada = sit_down(open_browser(relay.address), 4, seed=13)
    ada.reader.offline = True
    ada.play(until=lambda: ada.question().code == "allocate" and "4" not in ada.question().words)
    question = ada.question()
    before = number_of(own_server.address, table_of(ada))
    if cut == "before the answer comes":
        relay.deaf = True
        ada.allocate(question)
        ada.page.wait_for_timeout(A_BLINK)
        relay.cut()
    else:
        relay.cut()
        ada.allocate(question)
    expect(ada.page.get_by_text(ada.says.pattern("web-lost"))).to_be_visible()
    assert ada.why.count() == 0
    assert axe(ada.page) == foreign_texts(ada.page, "en") == []
    relay.mend()
    expect(ada.page.get_by_text(ada.says.pattern("web-lost"))).to_be_hidden()
    ada.why.wait_for()
    assert number_of(own_server.address, table_of(ada)) == before + 1
    assert ada.question() != question
    ada.answer()
    ada.wait()
    relay.cut()


def test_a_machine_that_was_offline_finds_the_table_as_it_is(open_browser: Welcome) -> None:
    ada, ben = gather(open_browser(), open_browser(), 2)
    play_together([ada, ben], until=lambda: ben.why.is_visible())
    ada.reader.offline = True
    ada.reader.context.set_offline(True)
    ben.answer()
    ada.reader.context.set_offline(False)
    play_together([ada, ben], until=lambda: ada.answered.total() > 4)
    there = number_of(ada.reader.address, table_of(ada))
    for player in (ada, ben):
        wait_for(player, there)


def wait_for(player: Player, number: int) -> None:
    """Wait until a browser was told of an entry."""
    end = time.monotonic() + LONGEST_SILENCE
    while last_number(player.reader) < number:
        assert time.monotonic() < end, f"entry {number} was not told"
        player.page.wait_for_timeout(20)


def log_of(player: Player) -> list[str]:
    """Read what happened so far, line by line."""
    log = player.main.get_by_role("list", name=player.says.pattern("web-log"))
    return [line for line in log.inner_text().split("\n") if line]


def test_a_server_killed_in_mid_game_and_started_again_goes_on_without_a_reload(
    open_browser: Welcome, own_server: Serving
) -> None:
    address = own_server.address
    ada, ben = gather(open_browser(address, hasty=True), open_browser(address, hasty=True), 2)
    begun = number_of(own_server.address, table_of(ada))
    for player in (ada, ben):
        player.reader.offline = True
        player.page.evaluate("window.neverReloaded = true")
    play_together([ada, ben], until=lambda: ada.answered.total() >= 4 and ben.answered.total() >= 2)
    told = log_of(ada)
    own_server.kill()
    expect(ada.page.get_by_text(ada.says.pattern("web-lost"))).to_be_visible()
    for player in (ada, ben):
        if player.why.is_visible():
            player.answer()  # it is sent when the server is back
    own_server.start()
    play_together([ada, ben], until=lambda: ada.answered.total() >= 8 and ben.answered.total() >= 6)
    assert log_of(ada)[: len(told) - 1] == told[:-1]
    wait_for(ada, begun + ada.answered.total() + ben.answered.total())
    assert number_of(own_server.address, table_of(ada)) == begun + ada.answered.total() + ben.answered.total()
    for player in (ada, ben):
        assert player.page.evaluate("window.neverReloaded")
        assert moves_made(player) == player.answered.total()
