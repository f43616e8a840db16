"""What calls a reader: soft sounds, and at their turn the tab and a note of the browser; all only where wished for."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.looks import axe, foreign_texts, small_targets
from tests.web.midgame import open_midgame
from tests.web.player import A_BLINK, Player, Scribe, sit_down
from tests.web.reader import Reader
from tests.web.test_every_table import player_of

pytestmark = pytest.mark.slow

# Counts what is played; the page makes all of its sounds itself.
LISTEN = """
window.contexts = 0; window.played = 0; window.tones = [];
const Own = window.AudioContext;
window.AudioContext = class extends Own { constructor(...all) { super(...all); window.contexts += 1; } };
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const own = kind.prototype.start;
  kind.prototype.start = function (...all) {
    window.played += 1;
    window.tones.push(this.frequency?.value);
    return own.apply(this, all);
  };
}
"""

# A browser that is asked for notes, and remembers those it shows.
NOTES = """
window.asked = 0; window.notes = []; window.away = false;
window.Notification = class {
  static permission = localStorage.getItem("granted") ?? "default";
  static async requestPermission() {
    window.asked += 1;
    localStorage.setItem("granted", ANSWER);
    return (this.permission = ANSWER);
  }
  constructor(title, wish) { this.title = title; this.wish = wish; this.open = true; window.notes.push(this); }
  close() { this.open = false; }
};
Object.defineProperty(document, "visibilityState", { get: () => window.away ? "hidden" : "visible" });
document.hasFocus = () => !window.away;
"""

LOOK = """(away) => {
  window.away = away;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
BELL = [392, 1568, 523, 2093]  # hertz: two bars, each with its overtone
MOST_QUESTIONS = 12  # among which a turn begins that somebody else ended


def menu(player: Player) -> Locator:
    """Open the menu of the table."""
    player.said("web-table-menu").click()
    return player.page.get_by_role("dialog")


def switch(player: Player, message: str) -> Locator:
    """Find a switch in the menu."""
    return menu(player).get_by_role("switch", name=player.says.pattern(message))


def put_away(player: Player) -> None:
    """Close the menu."""
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def played(reader: Reader) -> int:
    """Count what was played."""
    return int(reader.page.evaluate("window.played"))


def answer_until_heard(player: Scribe, before: int) -> None:
    """Play on until something is heard."""
    for _ in range(MOST_QUESTIONS):
        player.wait()
        player.answer()
        if played(player.reader) > before:
            return
    raise AssertionError("nothing is heard")


def test_sounds_are_off_until_switched_on_and_stay_as_they_were_left(open_browser: Welcome) -> None:
    reader = open_browser()
    reader.context.add_init_script(LISTEN)
    player = sit_down(reader, 2, seed=3)
    for _ in range(2):
        player.wait()
        player.answer()
    player.wait()
    assert player.page.evaluate("[window.contexts, window.played]") == [0, 0]
    sounds = switch(player, "web-sounds")
    expect(sounds).not_to_be_checked()
    sounds.click()
    expect(sounds).to_be_checked()
    assert player.page.evaluate("window.contexts") == 1
    put_away(player)
    answer_until_heard(player, played(reader))

    player.page.reload()
    player.main.wait_for()
    assert player.page.evaluate("window.contexts") == 0, "before a press no browser allows it"
    answer_until_heard(player, 0)
    player.wait()
    sounds = switch(player, "web-sounds")
    expect(sounds).to_be_checked()
    sounds.click()
    expect(sounds).not_to_be_checked()
    put_away(player)
    heard = played(reader)
    player.answer()
    player.wait()
    assert played(reader) == heard


def bells(player: Player) -> int:
    """Count how often the bell of the turn was heard: its first bar, and then its second."""
    tones = [round(tone) for tone in player.page.evaluate("window.tones") if tone]
    bars = [tone for tone in tones if tone in BELL]
    assert bars == BELL * (len(bars) // len(BELL))
    return len(bars) // len(BELL)


@pytest.mark.parametrize("game", ["biblios", "exlibris"])  # where all play at once, quick bots never lead to a question
def test_a_turn_that_others_led_to_rings_its_own_bell_and_one_s_next_question_does_not(
    open_browser: Welcome, game: str
) -> None:
    reader = open_browser()
    reader.context.add_init_script(LISTEN)
    player = player_of(reader, game, seed=3)
    open_midgame(reader, game, 3, seed=5, moves=40)
    assert player.wait()
    switch(player, "web-sounds").click()
    put_away(player)
    rung: dict[bool, int] = {}  # by whether others led to the question: how often it rang
    while len(rung) < 2:
        heard, frames = bells(player), len(reader.frames())
        player.answer()
        assert player.wait()
        player.page.wait_for_timeout(A_BLINK)
        asked = reader.last_told()["prompt"]["id"]
        told = [frame for frame in reader.frames()[frames:] if frame["type"] == "went"]
        led = (frame["by"] for frame in told if (frame["now"]["prompt"] or {}).get("id") == asked)
        by = next(led, None)
        if by is None:  # a press that only began something
            continue
        rung[by != 0] = bells(player) - heard
    assert rung == {False: 0, True: 1}


def ready(reader: Reader, answer: str) -> Scribe:
    """Sit down with a browser that answers so when it is asked to allow notes."""
    reader.context.add_init_script(NOTES.replace("ANSWER", repr(answer)))
    player = sit_down(reader, 2, seed=4)
    player.wait()
    assert player.page.evaluate("window.asked") == 0, "nobody is asked before they wish for it"
    return player


def look(player: Player, away: bool) -> None:
    """Look elsewhere, or at the page again."""
    player.page.evaluate(LOOK, away)


def notes(player: Player) -> list[dict[str, Any]]:
    """List the notes that were shown."""
    found: list[dict[str, Any]] = player.page.evaluate(
        "window.notes.map(({ title, open, wish }) => ({ title, open, wish }))"
    )
    return found


def test_a_turn_calls_by_title_icon_and_note_until_the_page_is_looked_at(open_browser: Welcome) -> None:
    player = ready(open_browser(), "granted")
    title = player.page.title()
    wish = switch(player, "web-call")
    expect(wish).not_to_be_checked()
    wish.click()
    expect(wish).to_be_checked()
    assert player.page.evaluate("window.asked") == 1
    assert [player.says.is_message("web-call-first", each["title"]) for each in notes(player)] == [True]
    put_away(player)

    look(player, away=True)
    for _ in range(MOST_QUESTIONS):
        player.wait()
        if len(notes(player)) > 1:
            break
        player.answer()
    *before, last = notes(player)
    assert player.says.is_message("web-turn-note", last["title"])
    assert set(last["wish"]) == {"icon", "tag"}, "nothing of the game is told where others may read it"
    assert last["open"]
    assert not any(each["open"] for each in before)
    assert player.says.inside("web-turn-title").match(player.page.title())
    assert player.page.evaluate(ICON) == "/icon-turn.svg"

    look(player, away=False)
    expect(player.page).to_have_title(title)
    assert player.page.evaluate(ICON) == "/icon.svg"
    assert not any(each["open"] for each in notes(player))


def test_a_note_is_closed_when_the_question_is_answered(open_browser: Welcome) -> None:
    player = ready(open_browser(), "granted")
    switch(player, "web-call").click()
    put_away(player)
    look(player, away=True)
    for _ in range(MOST_QUESTIONS):
        player.wait()
        if len(notes(player)) > 1:
            break
        player.answer()
    shown = len(notes(player))
    assert notes(player)[-1]["open"]
    player.answer()
    player.page.wait_for_function("(shown) => !window.notes[shown - 1].open", arg=shown)


def test_a_browser_that_is_told_not_to_notify_is_believed(open_browser: Welcome) -> None:
    player = ready(open_browser(), "denied")
    wish = switch(player, "web-call")
    wish.click()
    expect(wish).to_be_disabled()
    expect(wish).not_to_be_checked()
    expect(player.page.get_by_role("dialog").get_by_text(player.says.pattern("web-call-not"))).to_be_visible()
    assert notes(player) == []


def test_without_a_safe_connection_the_switch_says_why_not(open_browser: Welcome) -> None:
    reader = open_browser(language="pl", phone=True)
    reader.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false });")
    player = sit_down(reader, 2, seed=4)
    player.wait()
    wish = switch(player, "web-call")
    expect(wish).to_be_disabled()
    expect(player.page.get_by_role("dialog").get_by_text(player.says.pattern("web-call-not"))).to_be_visible()
    reader.picture("menu of the table")
    assert foreign_texts(player.page, "pl") == []
    assert axe(player.page) == []
    assert small_targets(player.page) == []


def test_who_looks_on_can_switch_on_sounds_and_is_never_called(open_browser: Welcome) -> None:
    host = open_browser()
    table = open_midgame(host, "exlibris")
    watcher = Player(open_browser().go(f"/table/{table}"))
    watcher.page.get_by_role("main").wait_for()
    expect(switch(watcher, "web-sounds")).to_be_visible()
    expect(
        watcher.page.get_by_role("dialog").get_by_role("switch", name=watcher.says.pattern("web-call"))
    ).to_have_count(0)
