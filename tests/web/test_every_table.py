"""Whole games with every number of players and each variant, with friends, and when the line or the server fails."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.find_positions import FOLDER, WIDE
from tests.web.hurry import sit
from tests.web.looks import axe, foreign_texts, look_at, names_in
from tests.web.player import A_BLINK, ANSWERABLE, Player, Scribe
from tests.web.reader import DESKTOP, PHONE, Reader
from tests.web.relay import Relay
from tests.web.serving import Serving
from tests.web.test_atheneum import Librarian as Mystic
from tests.web.test_exlibris import MANY_ENDS, Librarian, join
from tests.web.test_together import number_of, play_together, table_of, wait_for

LARGE = ("exlibris", "atheneum")
MOST_PRESSES = 8  # that answer one question
LITTLE_ZEAL = 0.5  # how often something is done where the turn could be ended: these games are to be short

# Sits down at a table with options, in the name of the one whose page it runs in.
SIT_WITH = """async ([game, seats, options]) => {
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/me");
  const body = JSON.stringify({ game, seats, options, pace: "at-once" });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""

pytestmark = [pytest.mark.slow, pytest.mark.long]


def player_of(reader: Reader, game: str, seed: int) -> Player:
    """Give somebody who plays a game at its own table, and is soon done."""
    if game == "exlibris":
        return Librarian(reader, seed, MANY_ENDS)
    if game == "biblios":
        return Scribe(reader, seed)
    mystic = Mystic(reader, seed)
    mystic.zeal = LITTLE_ZEAL
    return mystic


@pytest.mark.parametrize(
    ("game", "seats", "options", "language", "phone"),
    [
        ("exlibris", 1, {"level": "demiurge"}, "en", False),
        ("exlibris", 2, {"beginner": "yes"}, "pl", False),
        ("exlibris", 3, {"friendly": "yes", "libraries": "open"}, "fr", True),
        ("exlibris", 4, {"long": "yes"}, "en", True),
        ("exlibris", 4, {"beginner": "yes", "friendly": "yes"}, "fr", False),
        ("atheneum", 2, {"steps": "strict"}, "pl", True),
        ("atheneum", 3, {"colours": "drawn"}, "fr", False),
        ("atheneum", 4, {}, "en", True),
        ("atheneum", 4, {}, "fr", False),
        ("atheneum", 5, {}, "pl", True),
        ("atheneum", 5, {"steps": "strict", "colours": "drawn"}, "en", False),
        ("biblios", 2, {"penalty": "bluff"}, "fr", False),
        ("biblios", 4, {"honest": "yes", "first": "2"}, "pl", True),
    ],
)
def test_a_whole_game_with_each_variant(
    open_browser: Welcome, game: str, seats: int, options: dict[str, str], language: str, phone: bool
) -> None:
    reader = open_browser(language=language, phone=phone, dark=seats % 2 == 1).go("/no/such/page")
    reader.page.get_by_role("heading", level=1).wait_for()
    others = ["random"] * (seats - 1)
    reader.go(f"/table/{reader.page.evaluate(SIT_WITH, [game, ['me', *others], options])}")
    player = player_of(reader, game, seed=seats)
    assert player.play()
    wrong = [*reader.sticking_out(), *axe(reader.page), *foreign_texts(reader.page, language, names_in(game))]
    assert not wrong, "\n".join(wrong)


def gather(ada: Reader, ben: Reader, game: str) -> tuple[Player, Player]:
    """Open a table for two, and let a second one sit down by the link."""
    host, friend = player_of(ada, game, seed=11), player_of(ben, game, seed=12)
    ada.go(f"/table/{sit(ada, game, 2, others='open')}")
    ben.go(host.page.get_by_label(host.says.pattern("web-link")).input_value())
    friend.press(friend.said("web-sit"))
    for player in (host, friend):
        expect(player.ask).to_be_visible()
    return host, friend


@pytest.mark.parametrize("game", LARGE)
def test_two_browsers_play_a_whole_game_at_the_same_time(open_browser: Welcome, game: str) -> None:
    ada, ben = gather(open_browser(language="fr"), open_browser(language="pl", phone=True), game)
    assert play_together([ada, ben])
    for player in (ada, ben):
        assert player.answered.total() > 5
        assert player.reader.sticking_out() == axe(player.page) == []


def send_a_move(player: Player) -> None:
    """Answer what is asked, by as many presses as it takes: then there is no question until the server has answered."""
    for _ in range(MOST_PRESSES):
        player.reply(player.question())
        if not player.why.is_visible():
            return
    raise AssertionError("nothing is sent")


@pytest.mark.parametrize("cut", ["before the server hears of it", "before the answer comes"])
@pytest.mark.parametrize("game", LARGE)
def test_a_move_during_which_the_line_is_cut_is_made_once(
    open_browser: Welcome, own_server: Serving, game: str, cut: str
) -> None:
    relay = Relay(own_server.port)
    relay.mend()
    ada, ben = gather(open_browser(relay.address), open_browser(relay.address), game)
    for player in (ada, ben):
        player.reader.offline = True
    ada.page.evaluate("window.neverReloaded = true")
    play_together([ada, ben], until=lambda: ada.answered.total() >= 4 and ada.why.is_visible())
    ada.page.wait_for_function(ANSWERABLE)
    before = number_of(own_server.address, table_of(ada))
    if cut == "before the answer comes":
        relay.deaf = True
        send_a_move(ada)
        ada.page.wait_for_timeout(A_BLINK)
        relay.cut()
    else:
        relay.cut()
        send_a_move(ada)
    expect(ada.page.get_by_text(ada.says.pattern("web-lost"))).to_be_visible()
    assert axe(ada.page) == foreign_texts(ada.page, "en", names_in(game)) == []
    relay.mend()
    expect(ada.page.get_by_text(ada.says.pattern("web-lost"))).to_be_hidden()
    wait_for(ada, before + 1)
    assert number_of(own_server.address, table_of(ada)) == before + 1  # nobody else has moved
    play_together([ada, ben], until=lambda: ada.answered.total() >= 7)
    assert ada.page.evaluate("window.neverReloaded")
    relay.cut()


@pytest.mark.parametrize("game", LARGE)
def test_a_server_killed_in_mid_game_and_started_again_goes_on(
    open_browser: Welcome, own_server: Serving, game: str
) -> None:
    ada, ben = gather(open_browser(own_server.address), open_browser(own_server.address, phone=True), game)
    for player in (ada, ben):
        player.reader.offline = True
        player.page.evaluate("window.neverReloaded = true")
    play_together([ada, ben], until=lambda: ada.answered.total() >= 5 and ben.answered.total() >= 5)
    before = number_of(own_server.address, table_of(ada))
    own_server.kill()
    expect(ada.page.get_by_text(ada.says.pattern("web-lost"))).to_be_visible()
    own_server.start()
    assert number_of(own_server.address, table_of(ada)) == before
    play_together([ada, ben], until=lambda: ada.answered.total() >= 10 and ben.answered.total() >= 10)
    for player in (ada, ben):
        assert player.page.evaluate("window.neverReloaded")


@pytest.mark.parametrize(("language", "phone"), [("en", True), ("pl", False)])
def test_a_very_wide_shelf_stays_in_its_frame(open_browser: Welcome, language: str, phone: bool) -> None:
    reader = open_browser(language=language, phone=phone)
    text = (FOLDER / "special" / "wide-shelf.txt").read_text(encoding="utf-8")
    player = join(reader, text, seed=5)
    assert player.wait()
    cards = player.main.get_by_role("grid").first.get_by_role("gridcell")
    assert cards.count() >= WIDE
    wrong = look_at(reader, "wide shelf", language, PHONE if phone else DESKTOP)
    wrong += [*axe(reader.page), *foreign_texts(reader.page, language, names_in("exlibris"))]
    assert not wrong, "\n".join(wrong)
    player.answer()
    assert player.wait()
