"""Single things at a table of Biblios: language, motion, taking back, what the others did, and the replay."""

import re

import pytest
from playwright.sync_api import expect

from readingroom.locales.rulebook import sentences
from tests.web.conftest import Welcome
from tests.web.hurry import hurried_end
from tests.web.looks import LANGUAGES, NAMES, axe, foreign_texts, glance, scrutinise, speak
from tests.web.midgame import open_record
from tests.web.player import A_BLINK, Player, Scribe, sit_down
from tests.web.test_prompts import positions
from tests.web.texts import plain

ENDS = ("start", "end")
MESSAGE_ID = re.compile(r"\b(?:web|biblios|error|play|replay)-[a-z]+(?:-[a-z]+)*\b")

pytestmark = pytest.mark.slow


def test_the_language_is_switched_in_mid_game(open_browser: Welcome) -> None:
    player = sit_down(open_browser(), 3, seed=14)
    for _ in range(4):
        assert player.wait()
        for language in ("fr", "pl", "en"):
            speak(player.page, language)
            player.language = language
            assert foreign_texts(player.page, language) == []
            assert not MESSAGE_ID.search(player.page.inner_text("body"))
        player.language = ("fr", "pl", "en")[player.answered.total() % 3]
        speak(player.page, player.language)
        player.answer()


def test_a_card_laid_down_is_taken_back(open_browser: Welcome) -> None:
    reader = open_browser()
    player = Scribe(reader)
    reader.go(f"/table/{open_record(reader, positions('biblios')['pay-gold'].read_text(encoding='utf-8'))}")
    player.wait()
    back = player.said("biblios-web-take-back")
    log = player.main.get_by_role("list", name=player.says.pattern("web-log"))
    before = player.question()
    player.choose_card(before)
    player.wait()
    laid = log.inner_text()
    player.press(back)
    expect(log).not_to_have_text(laid)
    player.wait()
    assert player.question() == before
    player.answer()
    player.wait()


def test_a_second_click_does_not_answer_the_next_question(open_browser: Welcome) -> None:
    player = sit_down(open_browser(), 4, seed=19)
    player.play(until=lambda: player.question().code == "allocate" and "3" not in player.question().words)
    made = answers_made(player)
    place = player.button(player.free_places(player.question())[0]).bounding_box()
    assert place is not None
    for _ in range(3):
        player.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + 20)
    player.wait()
    assert answers_made(player) == made + 1


def answers_made(player: Player) -> int:
    """Count the answers that the server took."""
    return sum(frame["type"] == "accepted" for frame in player.reader.frames())


def test_the_keyboard_comes_to_the_first_choice_within_two_tabs_and_is_never_lost(open_browser: Welcome) -> None:
    player = sit_down(open_browser(), 3, seed=22)
    focus = "document.activeElement?.matches('[data-choice]') ?? false"
    for _ in range(8):
        assert player.wait()
        tabs = 0
        while not player.page.evaluate(focus):
            player.page.keyboard.press("Tab")
            tabs += 1
        assert tabs <= 2
        player.page.keyboard.press("ArrowRight")
        assert player.page.evaluate(focus), "an arrow leads from one choice to another"
        player.page.keyboard.press("Enter")
        player.page.wait_for_timeout(A_BLINK)
        if player.page.get_by_role("dialog").is_visible():
            player.page.keyboard.press("Escape")
        assert not player.page.evaluate("document.activeElement === document.body"), "the focus is lost"


def test_what_the_others_did_is_stepped_through(open_browser: Welcome) -> None:
    player = sit_down(open_browser(), 4, seed=15)
    strip = player.page.get_by_role("region", name=player.says.pattern("web-since"))
    player.play(until=lambda: strip.is_visible() and strip.get_by_role("button").count() > 2)
    names = [each.get_attribute("aria-label") for each in strip.get_by_role("listitem").get_by_role("button").all()]
    player.click(strip.get_by_role("button").first)
    expect(strip.get_by_role("paragraph")).to_have_text(str(names[0]))
    player.click(strip.get_by_role("button", name=player.says.pattern("web-next")))
    expect(strip.get_by_role("paragraph")).to_have_text(str(names[1]))
    assert foreign_texts(player.page, "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_opens_closes_again_by_keyboard_and_is_in_order(open_browser: Welcome, language: str) -> None:
    player = sit_down(open_browser(language=language, phone=True), 3, seed=16)
    player.wait()
    other = player.main.get_by_role("list", name=player.says.pattern("web-others")).get_by_role("button").first
    log = player.said("web-log")
    for opener in (player.why, other, log):
        player.press(opener)
        dialog = player.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        assert axe(player.page) == []
        assert player.reader.sticking_out() == []
        assert foreign_texts(player.page, language, sentences_and_names(language)) == []
        player.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(opener).to_be_focused()


def test_with_reduced_motion_nothing_flies(open_browser: Welcome) -> None:
    still, moving = sit_down(open_browser(still=True), 2, seed=17), sit_down(open_browser(still=False), 2, seed=17)
    for player in (still, moving):
        player.page.evaluate(COUNT_FLIGHTS)
        player.play(until=lambda player=player: player.answered.total() >= 6)  # type: ignore[misc]
    assert still.page.evaluate("window.flights") == 0
    assert moving.page.evaluate("window.flights") > 0


# Cards fly in elements of their own, which are gone when they have landed.
COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const watcher = new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
    if (node.parentElement === document.body && node.style?.position === "fixed") window.flights += 1;
  })));
  watcher.observe(document.body, { childList: true, subtree: true });
}"""


def test_a_reload_in_mid_game_shows_the_same_question(open_browser: Welcome) -> None:
    player = sit_down(open_browser(), 3, seed=18)
    player.play(until=lambda: player.answered.total() >= 3)
    before = player.question()
    player.page.reload()
    player.wait()
    after = player.question()
    assert (after.code, after.words) == (before.code, before.words)


def test_the_replay_leads_step_by_step_to_the_score_sheet(open_browser: Welcome) -> None:
    reader = open_browser()
    player = Player(reader)
    hurried_end(reader, "biblios", 2)
    player.wait_for_the_end()
    ending = score_sheet(player)
    player.press(player.end)
    player.page.wait_for_url("**/replay/*")
    controls = player.page.get_by_role("region", name=player.says.pattern("web-replay-of"))
    to_start, to_end = (controls.get_by_role("button", name=player.says.pattern(f"web-to-{end}")) for end in ENDS)
    to_end.wait_for()
    wrong = glance(reader, "replay, start", "en")
    last = int(player.page.get_by_role("slider").get_attribute("max") or 0)
    for step in range(last):
        if step == last // 2:
            wrong += scrutinise(reader, "replay, middle")
        player.page.keyboard.press("ArrowRight")
    expect(to_end).to_be_disabled()
    assert score_sheet(player) == ending
    wrong += scrutinise(reader, "replay, end")
    player.press(to_start)
    expect(to_start).to_be_disabled()
    player.press(to_end)
    assert score_sheet(player) == ending
    assert not wrong, "\n".join(wrong)


def score_sheet(player: Player) -> list[str]:
    """Read the verdict and the score of every category, without waiting for one after the other."""
    verdict = player.main.get_by_role("heading", name=player.says.pattern("biblios-verdict"))
    player.skip.or_(verdict).first.wait_for()
    if player.skip.is_visible():
        player.click_if_there(player.skip)
    verdict.wait_for()
    lines = player.main.get_by_role("listitem").filter(has=player.page.get_by_role("heading", level=3))
    return [verdict.inner_text(), *lines.all_inner_texts()]


def sentences_and_names(language: str) -> frozenset[str]:
    """Give the rules in plain letters, and the names."""
    return NAMES | {plain(text.replace("**", "")) for text in sentences("biblios", language).values()}
