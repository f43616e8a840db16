"""Input is never blocked: quick hands are followed, nobody waits for pictures, and a second click is none."""

import pytest
from playwright.sync_api import Locator, expect

import readingroom
from tests.web.conftest import Welcome
from tests.web.midgame import open_record
from tests.web.player import A_BLINK, BARE_SPOT, Player, Scribe, sit_anywhere
from tests.web.reader import CALM, Reader
from tests.web.test_prompts import positions

BETWEEN = 120.0  # milliseconds between two presses of a quick hand
DOUBLE = 180.0  # and between those of a double click that is none of the fastest
MOST_QUESTIONS = 20

pytestmark = pytest.mark.slow

# Holds back what is said and heard for a moment, as if the server were far away.
FAR = """{
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { setTimeout(() => send.call(this, text), 50); };
  const { set, ...rest } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    ...rest, set(listener) { set.call(this, (event) => setTimeout(() => listener(event), 200)); },
  });
}"""


def at_position(reader: Reader, game: str, code: str) -> Scribe:
    """Open a table where a question is asked."""
    player = Scribe(reader)
    reader.go(f"/table/{open_record(reader, positions(game)[code].read_text(encoding='utf-8'))}")
    assert player.wait()
    return player


def answers_made(player: Player) -> list[str]:
    """List what the server was told to do, and took."""
    return [frame["key"] for frame in player.reader.frames() if frame["type"] == "accepted"]


def touch(player: Player, x: float, y: float) -> None:
    """Press a spot with whatever this reader has."""
    if player.reader.phone:
        player.page.touchscreen.tap(x, y)
    else:
        player.page.mouse.click(x, y)


def spots(player: Player, choices: Locator, count: int) -> list[tuple[float, float]]:
    """Find where the first few choices can be pressed, each on a spot of its own."""
    found = []
    for each in choices.all()[:count]:
        inside, box = each.evaluate(BARE_SPOT), each.bounding_box()
        assert inside
        assert box is not None
        found.append((box["x"] + inside["x"], box["y"] + inside["y"]))
    return found


@pytest.mark.parametrize("far", [False, True], ids=["near", "far"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_two_cards_pressed_in_quick_succession_are_both_paid(open_browser: Welcome, phone: bool, far: bool) -> None:
    reader = open_browser(phone=phone)
    if far:
        reader.context.add_init_script(FAR)
    player = at_position(reader, "biblios", "pay-cards")
    cards = player.main.locator("button[data-thing^='reserve '][data-choice]").filter(visible=True)
    for x, y in spots(player, cards, 2):
        touch(player, x, y)
        player.page.wait_for_timeout(BETWEEN)
    player.page.wait_for_timeout(3 * A_BLINK)
    assert reader.plays() == len(answers_made(player)) == 2


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_a_double_click_on_one_spot_answers_one_question(open_browser: Welcome, game: str) -> None:
    reader = open_browser()
    reader.context.add_init_script(CALM)
    player = sit_anywhere(reader, game, 2)
    for _ in range(4):
        assert player.wait()
        made = len(answers_made(player))
        ((x, y),) = spots(player, player.answers, 1)
        touch(player, x, y)
        player.page.wait_for_timeout(DOUBLE)
        touch(player, x + 4, y + 3)
        assert player.wait()
        assert len(answers_made(player)) == made + 1


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_a_question_is_answered_while_what_the_others_did_is_still_being_shown(
    open_browser: Welcome, game: str
) -> None:
    player = sit_anywhere(open_browser(), game, 3)
    for _ in range(MOST_QUESTIONS):
        expect(player.why).to_be_visible()
        plays, behind = player.reader.plays(), player.skip.is_visible()
        player.press(player.answers.first)
        if behind and player.reader.plays() > plays:
            expect(player.skip).to_be_hidden()
            return
        player.page.wait_for_timeout(2 * A_BLINK)
    raise AssertionError("there was no question while anything was still being shown")
