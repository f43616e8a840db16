"""What was once wrong at a table, and is to stay right: flights as large as cards, strips, replays, names, and bids."""

import pytest
from playwright.sync_api import expect

import readingroom
from readingroom import record
from tests.web.conftest import Welcome
from tests.web.hurry import hurried_end
from tests.web.midgame import midgame, open_midgame, open_record
from tests.web.player import A_BLINK, ANSWERABLE, Player, Scribe, sit_down
from tests.web.reader import PHONE
from tests.web.test_prompts import positions

LARGEST = 1.6  # times as wide as a card on the table: what flies is never as wide as a tray
NEAR = 2  # tabs

pytestmark = pytest.mark.slow

# Notes how wide whatever flies is.
WATCH = """() => {
  window.widths = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const ghost of addedNodes) if (ghost.dataset?.flight === "") {
      window.widths.push(parseFloat(ghost.style.width));
    }
  }).observe(document.body, { childList: true });
}"""

WIDEST_CARD = "() => Math.max(...[...document.querySelectorAll('main [data-piece]')].map((each) => each.offsetWidth))"

# Whether something lies on the middle of this.
COVERED = """(each) => {
  each.scrollIntoView({ block: "nearest" });
  const box = each.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !(top && (each.contains(top) || top.contains(each)));
}"""

# What of the window's width the table takes up.
USED = """() => {
  const boxes = [...document.querySelectorAll("main > *")].filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect()).filter((box) => box.width && box.height);
  return (Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))) / innerWidth;
}"""

ON_A_CHOICE = "document.activeElement?.matches('[data-choice]') ?? false"


def all_in() -> str:
    """Record a game up to where all one has can be bid, and more."""
    rules = readingroom.load("biblios")
    for seed in range(200):
        text = midgame("biblios", 3, seed, moves=150)
        view = rules.observe(record.replay(record.read(text)).g, 0)
        asked = rules.prompt(view)
        options = [rules.catalogue.text(action) for action in view.options]
        if asked.code == "bid" and f"bid {asked.values['means']}" in options[2:-1]:
            return text
    raise AssertionError("nobody can ever bid all they have")


def at_position(player: Player, text: str) -> None:
    """Open a table where a record ends."""
    player.reader.go(f"/table/{open_record(player.reader, text)}")
    assert player.wait()


def test_what_flies_after_a_payment_is_as_large_as_a_card(open_browser: Welcome) -> None:
    player = Scribe(open_browser(still=False))
    at_position(player, positions("biblios")["pay-cards"].read_text(encoding="utf-8"))
    widest = player.page.evaluate(WIDEST_CARD)
    player.page.evaluate(WATCH)
    while player.code() in ("pay-cards", "pay-gold"):
        player.answer()
        assert player.wait()
        player.page.wait_for_timeout(A_BLINK)
    widths = player.page.evaluate("window.widths")
    assert widths
    assert max(widths) <= LARGEST * widest


def test_what_was_opened_of_an_earlier_turn_opens_nothing_of_a_later_one(open_browser: Welcome) -> None:
    player = sit_down(open_browser(), 4, seed=15)
    strip = player.page.get_by_role("region", name=player.says.pattern("web-since"))
    items = strip.get_by_role("listitem").get_by_role("button")
    opened = strip.get_by_role("paragraph")
    player.play(until=lambda: strip.is_visible() and items.count() > 2)
    player.click(items.nth(1))
    expect(opened).to_be_visible()
    before = [each.get_attribute("aria-label") for each in items.all()]
    player.play(until=lambda: items.count() > 2 and items.nth(1).get_attribute("aria-label") not in before)
    expect(opened).to_have_count(0)
    expect(strip.locator("[aria-expanded=true]")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_the_end_of_a_replay_does_not_cover_its_heading(open_browser: Welcome, phone: bool) -> None:
    reader = open_browser(phone=phone)
    player = Player(reader)
    hurried_end(reader, "biblios", 2)
    player.wait_for_the_end()
    player.press(player.end)
    player.page.wait_for_url("**/replay/*")
    player.press(player.said("web-to-end"))
    verdict = player.main.get_by_role("heading", name=player.says.pattern("biblios-verdict"))
    verdict.wait_for()
    assert not verdict.evaluate(COVERED)
    assert not player.page.get_by_role("heading", level=1).first.evaluate(COVERED)


def test_a_name_that_is_too_long_is_said_to_be(open_browser: Welcome) -> None:
    player = Player(open_browser().go())
    field = player.page.locator("input[autocomplete=nickname]").first
    field.fill("A" * 25)
    expect(player.page.get_by_text(player.says.pattern("web-name-full"))).to_be_visible()
    expect(player.said("web-sign")).to_be_disabled()
    field.fill("Zoë " + "A" * 20)
    expect(player.page.get_by_text(player.says.pattern("web-name-full"))).to_be_hidden()
    expect(player.said("web-sign")).to_be_enabled()


@pytest.mark.parametrize("phone", [False, True])
def test_a_bid_of_all_one_has_is_asked_once_more(open_browser: Welcome, phone: bool) -> None:
    player = Scribe(open_browser(phone=phone))
    at_position(player, all_in())
    means = int(player.reader.last_told()["prompt"]["values"]["means"])
    player.press(player.said("biblios-web-more"))
    everything = player.page.get_by_role("button", name=f"{means} all")
    player.press(everything)
    assert player.says.is_message("biblios-web-all-in", player.words)
    assert player.reader.plays() == 0
    player.reader.picture(f"all in {'phone' if phone else 'desk'}")
    player.press(player.said("biblios-web-no-bluff"))
    assert player.says.is_message("biblios-prompt-bid", player.words)
    player.press(player.said("biblios-web-more"))
    player.press(everything)
    player.press(player.said("biblios-web-bid-all"))
    player.wait()
    assert player.reader.plays() == 1


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_the_first_choice_is_two_tabs_away_and_arrows_lead_to_one_from_anywhere(
    open_browser: Welcome, game: str
) -> None:
    player = Player(open_browser())
    open_midgame(player.reader, game, 3, seed=5, moves=60)
    assert player.wait()
    for tabs in range(NEAR + 1):
        if player.page.evaluate(ON_A_CHOICE):
            break
        assert tabs < NEAR
        player.page.keyboard.press("Tab")
    for start in ("web-table-menu", "web-why"):
        player.said(start).focus()
        player.page.keyboard.press("ArrowDown")
        if not player.page.evaluate(ON_A_CHOICE):  # nothing lies below
            player.page.keyboard.press("ArrowUp")
        assert player.page.evaluate(ON_A_CHOICE), f"from {start} no arrow leads to a choice"
    player.page.evaluate("document.activeElement.blur()")
    player.page.keyboard.press("ArrowRight")
    assert player.page.evaluate(ON_A_CHOICE), "from nowhere an arrow leads to a choice"


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_a_large_screen_is_used(open_browser: Welcome, game: str) -> None:
    player = Player(open_browser())
    player.page.set_viewport_size({"width": 1920, "height": 1080})
    open_midgame(player.reader, game, 4, seed=5, moves=60)
    assert player.wait()
    player.page.wait_for_function(ANSWERABLE)
    assert player.page.evaluate(USED) >= 0.85
    player.reader.picture(f"1920 {game}")
    player.page.set_viewport_size(PHONE)
    assert player.page.evaluate(USED) >= 0.85
