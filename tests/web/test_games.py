"""Whole games in the browser, against bots, played by what is visible and enabled."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.find_positions import FOLDER, LONG
from tests.web.hurry import hurried_end
from tests.web.leaks import last_number, leaks, replay_of
from tests.web.looks import axe, foreign_texts, scrutinise, small_targets
from tests.web.midgame import open_record
from tests.web.player import Player, Question, Scribe, sit_anywhere, sit_down
from tests.web.test_prompts import positions

QUESTIONS = positions("biblios")
TOP_OF_DICE = "document.querySelector('[data-number^=die]').offsetParent.getBoundingClientRect().top"

pytestmark = pytest.mark.slow


def table_of(player: Player) -> str:
    """Give the name of the table at which somebody sits."""
    return player.page.url.rsplit("/", 1)[-1]


def see_the_end(player: Player) -> None:
    """See that the game is over and scored, and that nothing was told too early."""
    expect(player.main.get_by_role("heading", name=player.says.pattern("biblios-verdict"))).to_be_visible()
    category = re.compile(f"^({player.says.pattern('biblios-category').pattern})$")  # the verdict may name one, too
    expect(player.main.get_by_role("heading", name=category)).to_have_count(5)
    replay = replay_of(player.reader.address, table_of(player))
    mine = next(frame["table"]["mine"] for frame in player.reader.frames() if frame["type"] == "welcome")
    last = last_number(player.reader)
    assert leaks(player.reader.heard, replay, mine, last) == []
    assert leaks(player.reader.heard, replay, (mine + 1) % len(replay["names"]), last), "the check sees nothing"


def play_and_read(player: Player) -> None:
    """Play a whole game on a desk, and see that every question is in the language of the page and no die jumps."""
    foreign: set[str] = set()
    dice: set[int] = set()

    def read(question: Question) -> None:
        player.page.evaluate("document.fonts.ready.then(() => true)")  # others stand a little lower
        dice.add(round(player.page.evaluate(TOP_OF_DICE)))
        if player.answered[question.code] == 0:
            foreign.update(foreign_texts(player.page, player.language))

    player.watch = read
    assert player.play()
    see_the_end(player)
    assert not foreign
    assert len(dice) == 1, f"the dice jump: {dice}"


@pytest.mark.long
@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "fr"), (4, "pl")])
def test_a_whole_game_with_clicks(open_browser: Welcome, seats: int, language: str) -> None:
    play_and_read(sit_down(open_browser(language=language, hasty=True), seats, seed=seats))


@pytest.mark.parametrize(
    ("game", "seats", "language", "phone"),
    [
        ("biblios", 2, "pl", True),
        pytest.param("exlibris", 1, "pl", True, marks=pytest.mark.long),
        pytest.param("exlibris", 2, "en", True, marks=pytest.mark.long),
        pytest.param("atheneum", 2, "fr", False, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_in_words(open_browser: Welcome, game: str, seats: int, language: str, phone: bool) -> None:
    reader = open_browser(language=language, phone=phone, dark=phone, hasty=True)
    player = sit_anywhere(reader, game, seats, seed=seats)
    wrong: set[str] = set()

    def look(question: Question) -> None:
        if player.answered[question.code] == 0:
            found = [*reader.sticking_out(), *small_targets(player.page), *foreign_texts(player.page, language)]
            wrong.update(f"{question.code}: {each}" for each in found)
            reader.picture(f"in words {game} {question.code} {language}")

    player.watch = look
    assert player.play()
    verdict = player.main.get_by_role("heading", name=player.says.pattern(f"{game}-verdict"))
    expect(verdict).to_be_visible()
    expect(player.main.get_by_role("table", name=player.says.pattern("web-sheet"))).to_be_visible()
    wrong.update([*reader.sticking_out(), *axe(player.page), *foreign_texts(player.page, language)])
    reader.picture(f"in words {game} end {language}")
    player.press(player.end)
    player.page.wait_for_url("**/replay/*")
    reader.go(f"{player.page.url}?words")
    player.press(player.said("web-to-end"))
    expect(verdict).to_be_visible()
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.long  # each is met in one language by test_prompts
@pytest.mark.parametrize("code", QUESTIONS)
def test_every_question_looks_right_in_every_language(open_browser: Welcome, code: str) -> None:
    reader = open_browser()
    reader.go(f"/table/{open_record(reader, QUESTIONS[code].read_text(encoding='utf-8'))}")
    player = Scribe(reader)
    player.wait()
    assert player.question().code == code
    wrong = scrutinise(reader, f"question {code}")
    assert not wrong, "\n".join(wrong)


def test_the_score_sheet_looks_right_in_every_language(open_browser: Welcome) -> None:
    reader = open_browser()
    hurried_end(reader, "biblios", 3)
    Player(reader).wait_for_the_end()
    wrong = scrutinise(reader, "score sheet")
    assert not wrong, "\n".join(wrong)


def test_the_dice_stay_where_they_are_while_one_pays_from_a_long_column(open_browser: Welcome) -> None:
    reader = open_browser()
    text = (FOLDER / "special" / "long-column.txt").read_text(encoding="utf-8")
    reader.go(f"/table/{open_record(reader, text)}")
    player = Scribe(reader)
    player.wait()
    assert player.question().code == "pay-cards"
    reserve = player.page.get_by_role("region", name=player.says.pattern("biblios-web-reserve"))
    cards = reserve.locator("[data-choice]")
    assert cards.count() >= LONG
    top = player.page.evaluate(TOP_OF_DICE)
    for card in cards.all():
        player.spot(card)  # where it can be pressed, once it is in sight
        assert player.page.evaluate(TOP_OF_DICE) == top
    assert small_targets(player.page) == []


def test_a_whole_game_by_keyboard_alone(open_browser: Welcome) -> None:
    player = sit_down(open_browser(language="fr", hasty=True), 2, seed=5)
    player.press = player.keys
    play_and_read(player)
    player.keys(player.end)
    player.page.wait_for_url("**/replay/*")


def test_a_whole_game_on_a_phone_with_a_thumb(open_browser: Welcome) -> None:
    reader = open_browser(language="pl", phone=True, dark=True, hasty=True)
    player = sit_down(reader, 4, seed=6)
    wrong: set[str] = set()

    def look(question: Question) -> None:
        wrong.update(f"{question.code}: {each}" for each in reader.sticking_out())
        if player.answered[question.code] == 0:
            wrong.update(f"{question.code}: too small: {each}" for each in small_targets(player.page))
            reader.picture(f"thumb {question.code}")

    player.watch = look
    assert player.play()
    see_the_end(player)
    wrong.update(reader.sticking_out())
    assert not wrong, "\n".join(sorted(wrong))


def test_cards_are_dragged_to_where_they_go(open_browser: Welcome) -> None:
    player = sit_down(open_browser(still=False), 3, seed=7)

    def drag(target: Locator) -> None:
        """Take the card in hand up and let it go over the place; a public card goes to one's own board."""
        asked = player.question().code
        if asked not in ("allocate", "take"):
            player.click(target)
            return
        hand = player.main.get_by_role("button", name=player.says.inside("biblios-looking")).first
        source = hand if asked == "allocate" else target
        goal = target if source is hand else player.page.get_by_role("region", name="The reserve")
        start, end = source.bounding_box(), goal.bounding_box()
        assert start is not None
        assert end is not None
        mouse = player.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
        mouse.up()

    player.press = drag
    player.play(until=lambda: player.answered["take"] >= 3 and player.answered["allocate"] >= 4)
    log = player.main.get_by_role("list", name=player.says.pattern("web-log"))
    taken = re.findall("^You (?:take|show)", log.inner_text(), re.MULTILINE)  # a church card is shown at once
    assert len(taken) >= 3


def test_a_card_let_go_elsewhere_returns_and_escape_puts_it_down(open_browser: Welcome) -> None:
    player = sit_down(open_browser(), 3, seed=8)
    player.play(until=lambda: player.question().code == "allocate")
    before = player.question()
    hand = player.main.get_by_role("button", name=player.says.inside("biblios-looking")).first
    box = hand.bounding_box()
    assert box is not None
    mouse = player.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(5, 5, steps=5)
    mouse.up()
    player.page.keyboard.press("Escape")
    player.page.wait_for_timeout(400)
    assert player.question() == before
