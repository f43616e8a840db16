"""Ex Libris in the browser: nobody has to guess. What is asked for is in sight, is explained, and can be taken back."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.looks import axe, small_targets
from tests.web.player import A_GLANCE, A_WHILE, ANSWERABLE
from tests.web.test_exlibris import Librarian, join
from tests.web.test_exlibris_shelf import RULES, met, prompt_of, ready
from tests.web.test_prompts import positions
from tests.web.texts import plain

pytestmark = pytest.mark.slow

# A finger comes down on something and stays.
HOLD = """(each) => {
  const box = each.getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width / 3, box.y + box.height / 2];
  const values = { pointerType: "touch", isPrimary: true, bubbles: true, button: 0, clientX, clientY };
  each.dispatchEvent(new PointerEvent("pointerdown", values));
}"""
# What is said below cards of the hand, where it covers a letter and a number.
COVERED = """() => [...document.querySelectorAll(".exl-hand .note")].filter((note) => {
  const label = note.closest("li").querySelector(".label").getBoundingClientRect();
  return note.getBoundingClientRect().top < label.bottom;
}).length"""


def kept(code: str) -> str:
    """The position of a question that was kept."""
    return positions("exlibris")[code].read_text(encoding="utf-8")


def at(location: str, cards: int = 2) -> Callable[[Any], bool]:
    """Say whether a location is visited by somebody with so many cards who has laid none down."""
    return lambda view: view.location() == location and len(view.hand(0)) >= cards and not view.spent(0)


def got_two(view: Any) -> bool:
    """Say whether two cards were got that may be shelved."""
    return len(view.taken(0)) > 1


def two_in_hand(view: Any) -> bool:
    """Say whether there are two cards in hand and none laid down."""
    return len(view.hand(0)) == 2 and not view.spent(0)


def tab(player: Librarian) -> Locator:
    """The part of the table that is in sight on a phone."""
    return player.page.get_by_role("navigation").locator("[aria-current]")


def choose(player: Librarian, card: str) -> None:
    """Press a card that can be chosen."""
    player.page.wait_for_function(ANSWERABLE)
    player.press(player.main.locator(f'button[data-choice][data-thing="card {card}"]'))


def hand(player: Librarian) -> list[str]:
    """List the cards of the hand that can be chosen."""
    cards = player.main.locator('[data-zone="hand 0"][data-choice]')
    found: list[str] = cards.evaluate_all("(all) => all.map((each) => each.dataset.piece)")
    return found


def test_cards_that_were_got_come_into_sight_and_the_way_out_says_what_it_does(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True, still=False), met("shelve-taken", got_two, seats=3), 1))
    expect(tab(player)).to_have_text(player.says.whole("exlibris-web-hand-name"))
    cards = player.main.locator('[data-zone="taken 0"][data-choice]')
    for card in cards.all():
        expect(card).to_be_in_viewport()
    assert str(prompt_of(player)["values"]["count"]) in player.words or "one card" in player.words
    expect(player.ask.get_by_role("button", name="Keep in hand", exact=True)).to_be_visible()


def test_the_hand_comes_up_and_stays_while_several_cards_are_chosen(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True, still=False), met("give-up", at("book-collector", 3)), 1))
    expect(tab(player)).to_have_text("Hand")
    assert player.page.evaluate(COVERED) == 0
    for laid, card in enumerate(hand(player)[:2], 1):
        choose(player, card)
        expect(player.main.locator(".exl-hand [data-laid]")).to_have_count(laid)
        expect(tab(player)).to_have_text("Hand")
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


@pytest.mark.parametrize("phone", [True, False])
def test_a_press_on_a_card_in_the_tray_takes_it_out_again(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone), met("give-up", at("wishing-well", 4), seats=3), 1))
    first, second = hand(player)[:2]
    choose(player, first)
    choose(player, second)
    tray = player.main.locator(".exl-hand")
    expect(tray.locator("[data-laid]")).to_have_count(2)
    player.page.wait_for_function(ANSWERABLE)
    player.press(tray.locator(f'[data-laid="{first}"]'))
    expect(tray.locator("[data-laid]")).to_have_count(1)
    expect(tray.locator(f'[data-laid="{second}"]')).to_be_visible()
    expect(tray.locator(f'[data-zone="hand 0"][data-piece="{first}"]')).to_be_visible()


def test_a_card_that_was_chosen_to_lie_face_down_is_pressed_again_and_stays_face_up(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), kept("turn-down"), 1))
    chosen = player.main.locator("[data-laid]")
    before = chosen.count()
    choose(
        player, str(player.main.locator('[role=grid] button[data-thing^="card "]').first.get_attribute("data-piece"))
    )
    expect(chosen).to_have_count(before + 1)
    player.page.wait_for_function(ANSWERABLE)
    again = str(chosen.first.get_attribute("data-laid"))
    player.press(chosen.first)
    expect(player.main.locator(f'[data-laid="{again}"]')).to_have_count(0)
    expect(chosen).to_have_count(before)


def test_the_last_card_of_several_is_confirmed(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True), met("lay-out", two_in_hand), 1))
    first, second = hand(player)
    choose(player, first)
    expect(player.main.locator(".exl-hand [data-laid]")).to_have_count(1)
    asked = prompt_of(player)
    choose(player, second)
    confirm = player.ask.locator('button[data-thing="tray"]')
    expect(confirm).to_have_text(player.says.pattern("exlibris-web-lay-last"))
    assert prompt_of(player)["id"] == asked["id"]
    player.press(confirm)
    expect(confirm).to_have_count(0)
    end = time.monotonic() + A_WHILE
    while (player.reader.last_told()["prompt"] or {}).get("id") == asked["id"]:
        assert time.monotonic() < end, "it was confirmed, and nothing goes on"
        player.page.wait_for_timeout(A_GLANCE)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_bet_shows_what_was_revealed_who_bet_on_what_and_who_won(open_browser: Welcome, language: str) -> None:
    player = ready(join(open_browser(phone=True, language=language), kept("bet"), 1))
    player.press(player.ask.locator('button[data-thing^="name "]').first)
    happened = player.main.locator(".happened").first
    expect(happened.locator("[data-piece]")).to_have_count(4)
    expect(happened.locator(".bets li").first).to_be_visible()
    ends = [player.says.inside(f"exlibris-event-{end}") for end in ("win", "no-winner")]
    assert any(each.search(plain(happened.inner_text())) for each in ends)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_library_is_named_and_explained_and_a_long_press_chooses_nothing(
    open_browser: Welcome, language: str
) -> None:
    player = ready(join(open_browser(phone=True, language=language), kept("choose-library"), 1))
    offered = player.ask.locator("li[data-assistant]")
    expect(offered).to_have_count(2)
    for each in offered.all():
        said = plain(each.inner_text())
        assert player.says.inside("exlibris-library-of").search(said)
        assert player.says.inside("exlibris-power").search(said)
    asked = prompt_of(player)["id"]
    offered.first.locator("button[data-choice]").evaluate(HOLD)
    expect(player.page.get_by_role("dialog").locator(".rule")).to_be_visible()
    player.page.keyboard.press("Escape")
    assert prompt_of(player)["id"] == asked
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


@pytest.mark.parametrize("phone", [True, False])
def test_what_my_special_assistant_can_do_and_what_a_category_means_is_one_press_away(
    open_browser: Welcome, phone: bool
) -> None:
    player = ready(join(open_browser(phone=phone), met("place-assistant"), 1))
    sheet = player.page.get_by_role("dialog")
    player.press(player.main.get_by_role("button", name=player.says.whole("exlibris-web-power")).first)
    expect(sheet).to_contain_text(player.says.inside("exlibris-power"))
    player.page.keyboard.press("Escape")
    player.press(player.main.get_by_role("button", name="Banned").first)
    expect(sheet.locator(".rule")).to_contain_text("1 point less")


def both_ways(view: Any) -> bool:
    """Say whether an assistant may go home from the town and a card of the shelf be moved."""
    verbs = {RULES.catalogue.text(action).split()[0] for action in view.options}
    return {"recall", "lift"} <= verbs


def test_on_a_phone_both_halves_of_the_lodge_are_at_hand(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True, language="fr"), met("lodge", both_ways, seats=3), 1))
    expect(tab(player)).to_have_text(player.says.whole("exlibris-web-library"))
    recall = player.ask.locator('button[data-thing^="piece 0 "]').first
    expect(recall).to_have_accessible_name(re.compile("^Ramener dans votre bibliothèque"))
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
    player.press(recall)
    expect(recall).to_have_count(0)
    assert ready(player).reader.last_told()["prompt"]["code"] in ("home-action", "lodge")


@pytest.mark.parametrize("phone", [True, False])
def test_how_many_prominent_books_the_others_have_is_seen_at_a_glance(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone), met("place-assistant", seats=3), 1))
    facts = player.reader.last_told()["view"]["facts"]
    books = [form["books"][facts["prominent"]] for form in facts["forms"]]
    for seat in (1, 2):
        glance = player.main.locator(f'li[data-place="player {seat}"]')
        expect(glance).to_contain_text(player.says.inside("exlibris-web-prominent"))
        expect(glance.locator(".prominent")).to_have_text(re.compile(rf"^\s*{books[seat]}\b"))
    player.press(player.main.get_by_role("button", name=re.compile("^Prominent")).first)
    rows = player.page.get_by_role("dialog").locator("tr")
    expect(rows).to_have_count(3)
    expect(rows.first).to_contain_text(f"{max(books)} book")


@pytest.mark.parametrize("phone", [True, False])
def test_how_a_yard_sale_ended_is_seen_beside_what_is_asked_next(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone), met("lay-out", at("yard-sale", 3), seats=3), 1))
    for card in hand(player)[:2]:
        choose(player, card)
    player.press(player.ask.locator('button[data-thing="done"]'))
    sold = player.main.locator(".sold:visible").first
    expect(sold).to_be_visible()
    expect(sold.locator("li").first).to_contain_text("You reveal")
    seats = sold.locator("li").filter(has_text=re.compile("takes|passes"))
    expect(seats).to_have_count(2)  # all that one of the others took stands in one line
    player.wait()
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


@pytest.mark.parametrize("phone", [True, False])
def test_both_cards_between_which_the_witch_chooses_are_in_sight(open_browser: Welcome, phone: bool) -> None:
    player = ready(join(open_browser(phone=phone), kept("keep-either"), 1))
    cards = player.main.locator(".exl-hand .tray button[data-choice]")
    expect(cards).to_have_count(2)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.95)
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


@pytest.mark.parametrize("code", ["place-card", "place-or-shift", "fill-gap"])
def test_on_a_phone_all_places_and_what_they_bring_are_in_sight_above_the_question(
    open_browser: Welcome, code: str
) -> None:
    player = ready(join(open_browser(phone=True), kept(code), 1))
    asked = player.ask.bounding_box()
    assert asked
    library = player.main.locator(".exl-library")
    for each in [*library.locator("[role=grid] .gap").all(), library.locator("button.form")]:
        box = each.bounding_box()
        assert box
        assert box["y"] + box["height"] <= asked["y"] + 1
    assert not [*player.reader.sticking_out(), *small_targets(player.page), *axe(player.page)]


def test_nothing_pops_up_under_a_mouse_that_rests(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("place-assistant"), 1))
    player.main.locator("article[data-tile]").first.click(position={"x": 8, "y": 60}, button="right")
    player.page.evaluate("document.querySelector('.panel').scrollTo(0, 40)")
    player.page.wait_for_timeout(900)
    expect(player.page.locator(".peek")).to_have_count(0)


def test_whose_turn_it_is_is_marked_when_it_begins(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), met("place-assistant", lambda view: view.active != 0), 1))
    expect(player.main.locator(".turn")).to_have_count(0)


BEFORE = {  # what is said before one names, gives or bids: that it is final, what it costs and what it brings
    "en": {
        "name-category": "This is final: you see the cards next.",
        "swap-hand": "You take one of those here for it.",
        "pay-tax": "of your hand or shelf do you hand in? It lies there face up, and may be taken.",
        "hand-over": "which card of your hand do you hand over?",
        "choose-space": "You pay with that many cards from your hand.",
    },
    "fr": {
        "name-category": "Ce choix est définitif",
        "swap-hand": "Vous en prendrez une ici en échange.",
        "pay-tax": "de votre main ou de votre collection",
        "hand-over": "Quelle carte de votre main donnez-vous",
        "choose-space": "Vous paierez autant de cartes de votre main.",
    },
    "pl": {
        "name-category": "Tego wyboru nie można cofnąć",
        "swap-hand": "W zamian bierzesz jedną z leżących tutaj.",
        "pay-tax": "z ręki lub z półki",
        "hand-over": "Którą z ręki oddajesz?",
        "choose-space": "Tyle kart z ręki trzeba będzie odrzucić.",
    },
}


def bidding(view: Any) -> bool:
    """Say whether a bid is asked for, and 4 may be bid."""
    texts = {RULES.catalogue.text(action) for action in view.options}
    return bool(texts & {"bid 4", "space 4"}) and RULES.prompt(view).values["location"] == "auction-house"


@pytest.mark.parametrize("language", BEFORE)
def test_what_an_answer_costs_and_that_it_is_final_is_said_before_it_is_pressed(
    open_browser: Welcome, language: str
) -> None:
    for code, said in BEFORE[language].items():
        text = met(code, bidding) if code == "choose-space" else kept(code)
        player = ready(join(open_browser(phone=True, language=language), text, 1))
        assert said in player.words, f"{code}: {player.words}"
        assert not [*player.reader.sticking_out(), *small_targets(player.page)]
        if code == "choose-space":
            bid = player.main.locator('button[data-thing="space 4"]')
            expect(bid).to_have_accessible_name(re.compile("4.*4 (cards|cartes|karty)"))


def test_a_finger_beside_the_sign_for_the_titles_means_the_card(open_browser: Welcome) -> None:
    player = ready(join(open_browser(phone=True), met("give-up", at("donation-bin", 1), seats=3), 1))
    sign = player.main.locator("[role=grid] button[data-aside]").first
    player.turn_to(sign)
    sign.scroll_into_view_if_needed()
    player.page.wait_for_function(ANSWERABLE)
    box = sign.bounding_box()
    assert box is not None
    player.page.touchscreen.tap(box["x"] - 4, box["y"] + box["height"] / 2)
    expect(player.main.locator("[data-laid]:visible").first).to_be_visible()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
