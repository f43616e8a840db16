"""Atheneum in the browser: whole games on its own table, by what is visible and enabled."""

import re

import pytest
from playwright.sync_api import Locator, expect

import readingroom
from readingroom import Chance, record
from tests.web.conftest import Welcome
from tests.web.hurry import hurry, sit
from tests.web.looks import axe, foreign_texts, small_targets
from tests.web.player import Player, Question
from tests.web.reader import Reader

COLOURS = ("turquoise", "green", "purple", "pink", "black")
MEANWHILE = ("atheneum-web-where", "atheneum-web-play-ask")  # asked about what is taken up
ZEAL = 0.85  # how often something is done where the turn could be ended

# Opens a table where a record ends, in the name of the one whose page it runs in.
OPEN = """async (record) => {
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/me");
  const body = JSON.stringify({ game: "", seats: [], pace: "at-once", record });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""

pytestmark = pytest.mark.slow


class Librarian(Player):
    """Somebody who plays Atheneum on its table: presses what glows, and now and then ends the turn early."""

    @property
    def choices(self) -> Locator:
        """All that can be chosen, on the table and in the line that asks."""
        return self.main.locator("[data-choice]:visible")

    def question(self) -> Question:
        """Read what is asked, and what can be chosen."""
        name = "(found) => found.map((each) => each.getAttribute('aria-label') ?? each.textContent.trim())"
        question = Question(self.code(), self.words, self.choices.evaluate_all(name))
        asked = (f"atheneum-prompt-{question.code}", *MEANWHILE)
        assert any(self.says.is_message(each, question.words) for each in asked), f"this is not asked: {question}"
        return question

    def reply(self, question: Question) -> None:
        """Press one of the choices; what was taken up is put somewhere, and who ends the turn early is asked again."""
        assert question.buttons, f"there is nothing to press: {question}"
        places = self.main.locator("[data-choice].place.target:visible, [data-choice][data-thing=play]:visible")
        if places.count() and self.chance.random() < ZEAL:
            self.press(places.nth(self.chance.randrange(places.count())))
            return
        ends = [place for place, name in enumerate(question.buttons) if self.ends(name)]
        others = [place for place in range(len(question.buttons)) if place not in ends]
        zealous = others and (not ends or self.chance.random() < ZEAL)
        self.press(self.choices.nth(self.chance.choice(others if zealous else ends)))
        anyway = self.said("atheneum-web-end-anyway")
        if anyway.is_visible():
            self.press(anyway)

    def ends(self, name: str) -> bool:
        """Say whether a button ends the turn."""
        return re.match(self.says.inside("atheneum-web-end").pattern, name) is not None


def librarian(reader: Reader, seats: int, seed: int = 1) -> Librarian:
    """Sit down at a table of Atheneum with bots that do not think."""
    reader.go(f"/table/{sit(reader, 'atheneum', seats, others='random')}")
    return Librarian(reader, seed)


@pytest.mark.parametrize(
    ("seats", "language", "phone"),
    [
        (2, "en", True),
        pytest.param(2, "fr", False, marks=pytest.mark.long),
        pytest.param(3, "pl", True, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_on_its_own_table(open_browser: Welcome, seats: int, language: str, phone: bool) -> None:
    reader = open_browser(language=language, phone=phone, dark=phone)
    player = librarian(reader, seats, seed=seats)
    wrong: set[str] = set()

    def look(question: Question) -> None:
        if player.answered[question.code] == 0:
            found = [*reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
            found += foreign_texts(player.page, language)
            wrong.update(f"{question.code}: {each}" for each in found)
            reader.picture(f"atheneum {question.code} {language}")

    player.watch = look
    assert player.play()
    assert player.answered.keys() >= {"choose", "work"}
    verdict = player.main.get_by_role("heading", name=player.says.pattern("atheneum-verdict"))
    expect(verdict).to_be_visible()
    expect(player.main.get_by_role("table", name=player.says.pattern("web-sheet"))).to_be_visible()
    wrong.update([*reader.sticking_out(), *axe(player.page), *foreign_texts(player.page, language)])
    assert not wrong, "\n".join(sorted(wrong))
    player.press(player.end)
    player.page.wait_for_url("**/replay/*")
    expect(player.main.get_by_role("region", name=player.says.pattern("atheneum-web-goals"))).to_be_visible()
    player.page.keyboard.press("End")
    expect(verdict).to_be_visible()


def working(seats: int, seed: int, bots: list[str]) -> str:
    """Record a game up to its first turn's work, when the first seat has a book of a colour to place."""
    for attempt in range(seed, seed + 100):
        rules = readingroom.load("atheneum")
        g = rules.new(seats, {}, Chance(attempt))
        found = record.begin(rules, g)
        found.bots = bots
        for seat in range(seats):
            action = rules.options(g, seat)[0]
            rules.play(g, seat, action)
            record.note(found, g, seat, action)
        hand: dict[str, int] = rules.facts(rules.observe(g, 0))["desks"][0]["hand"]
        if any(kind in COLOURS for kind in hand):
            return record.write(found)
    raise AssertionError("nobody ever gets a book")


def open_record(reader: Reader, text: str) -> str:
    """Open a table where a record ends; gives its name."""
    page = reader.go("/no/such/page").page
    page.get_by_role("heading", level=1).wait_for()
    table: str = page.evaluate(OPEN, text)
    return table


def test_a_book_is_taken_and_placed_by_one_drag_whatever_the_others_do(open_browser: Welcome) -> None:
    reader, friend = open_browser(still=False), open_browser()
    player, ben = Librarian(reader), Player(friend)
    table = open_record(reader, working(2, 1, ["", ""]))
    reader.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    ben.press(ben.said("web-sit"))
    player.wait()
    books = [f'button[data-thing="take {colour}"]' for colour in COLOURS]
    book = player.main.locator(", ".join(books)).first
    colour = str(book.get_attribute("data-thing")).split()[1]
    start, end = book.bounding_box(), player.main.locator('[data-thing="slot a1"]').bounding_box()
    assert start is not None
    assert end is not None
    mouse = player.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"], end["y"], steps=3)
    hurry(friend, table)
    expect(player.main.get_by_role("list", name=player.says.pattern("web-others"))).to_contain_text("✓")
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    mouse.up()
    expect(player.main.locator(f'[data-zone="shelf 0 a1"][data-piece={colour}]')).to_be_visible()
