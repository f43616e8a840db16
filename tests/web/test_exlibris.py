"""Ex Libris in the browser: whole games at its own table, played by what is visible and enabled."""

import pytest
from playwright.sync_api import Locator, expect

import readingroom
from readingroom import Chance, record
from tests.web.conftest import Welcome
from tests.web.hurry import sit
from tests.web.leaks import last_number, leaks, replay_of
from tests.web.looks import axe, foreign_texts, names_in, settle, small_targets
from tests.web.midgame import open_record
from tests.web.player import Player, Question
from tests.web.reader import Reader

pytestmark = pytest.mark.slow

TRIED = ("at ", "over ", "under ", "slide ")
FEW_ENDS = 0.15  # how often a player says that it is enough, where there is more to do
MANY_ENDS = 0.5  # how often somebody does so whose game is to be short


class Librarian(Player):
    """Somebody who plays Ex Libris, where most of what can be chosen lies in town, on the shelf or in the hand."""

    def __init__(self, reader: Reader, seed: int = 1, ends: float = FEW_ENDS) -> None:
        super().__init__(reader, seed)
        self.ends = ends

    @property
    def choices(self) -> Locator:
        """All that can be chosen, on the table and in words."""
        return self.main.locator("button[data-choice]")

    def question(self) -> Question:
        """Read what is asked, and what can be pressed anywhere on the table."""
        names = self.choices.evaluate_all("(all) => all.map((each) => each.dataset.thing)")
        return Question(self.code(), self.words, names)

    def reply(self, question: Question) -> None:
        """Go somewhere, take, shelve; seldom say that it is enough."""
        assert question.buttons, f"there is nothing to press: {question}"
        ends = [thing for thing in question.buttons if thing in ("done", "pass")]
        more = [thing for thing in question.buttons if thing not in ends and not thing.startswith("assistant ")]
        chosen = self.chance.choice(ends if ends and (not more or self.chance.random() < self.ends) else more)
        target = self.main.locator(f'button[data-choice][data-thing="{chosen}"]').first
        self.turn_to(target)
        shelved = target.evaluate("(each) => each.closest('[role=grid]') !== null")
        ahead = (self.reader.last_told()["prompt"] or {}).get("ahead", {})
        self.press(target)
        if chosen.startswith("card ") and ahead.get("tray", {}).get("last"):
            self.press(self.ask.locator('button[data-thing="tray"]'))  # the last of several is confirmed
        if self.reader.phone and shelved and (chosen.startswith(TRIED) or question.code == "rearrange"):
            self.tap(self.ask.locator("button.put"))  # the first tap only tries it

    def turn_to(self, target: Locator) -> None:
        """On a phone, turn to the part of the table where something lies."""
        part = target.evaluate("(each) => each.closest('section.panel')?.getAttribute('aria-label')")
        tab = self.page.get_by_role("navigation").get_by_role("button", name=part, exact=True)
        if part and self.reader.phone and tab.get_attribute("aria-current") is None:
            tab.tap()
            expect(tab).to_have_attribute("aria-current", "true")


def last_round(seats: int, seed: int) -> str:
    """Record a random game up to its last round, when the first seat is to place an assistant."""
    rules = readingroom.load("exlibris")
    g, chance = rules.new(seats, {}, Chance(seed)), Chance(seed)
    found = record.begin(rules, g)
    found.bots = ["", *["random"] * (seats - 1)]
    while True:
        seat = rules.asked(g)[0]
        view = rules.observe(g, seat)
        if seat == 0 and rules.facts(view)["last"] and rules.prompt(view).code == "place-assistant":
            return record.write(found)
        options = rules.options(g, seat)
        more = [each for each in options if rules.catalogue.text(each) not in ("done", "pass")] or options
        action = more[chance.below(len(more))]
        rules.play(g, seat, action)
        record.note(found, g, seat, action)


def join(reader: Reader, text: str, seed: int) -> Librarian:
    """Play on where a record ends."""
    reader.go(f"/table/{open_record(reader, text)}")
    return Librarian(reader, seed)


def begin(reader: Reader, seats: int, seed: int) -> Librarian:
    """Begin a game against bots that do not think."""
    reader.go(f"/table/{sit(reader, 'exlibris', seats, others='random')}")
    return Librarian(reader, seed)


def test_a_whole_game_for_one_with_a_thumb(open_browser: Welcome) -> None:
    player = begin(open_browser(language="fr", phone=True, dark=True, hasty=True), 1, seed=1)
    player.ends = MANY_ENDS
    play_to_the_end(player, 1)


def test_a_whole_game_for_one_by_keyboard_alone(open_browser: Welcome) -> None:
    player = begin(open_browser(hasty=True), 1, seed=2)
    player.press = player.keys
    player.ends = MANY_ENDS
    play_to_the_end(player, 1)


def see_the_form(player: Librarian, seats: int) -> None:
    """See that the game was inspected, line by line, and that nothing was told too early."""
    expect(player.main.get_by_role("table")).to_be_visible()
    expect(player.main.locator(".form tbody tr")).to_have_count(6)
    expect(player.main.get_by_role("grid")).to_have_count(seats)
    replay = replay_of(player.reader.address, player.page.url.rsplit("/", 1)[-1])
    last = last_number(player.reader)
    assert leaks(player.reader.heard, replay, 0, last) == []
    assert leaks(player.reader.heard, replay, None, last), "the check sees nothing"


@pytest.mark.parametrize(
    ("seats", "language", "phone"),
    [
        pytest.param(2, "pl", True, marks=pytest.mark.long),
        pytest.param(3, "fr", False, marks=pytest.mark.long),
        pytest.param(4, "pl", True, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_at_its_own_table(open_browser: Welcome, seats: int, language: str, phone: bool) -> None:
    reader = open_browser(language=language, phone=phone, dark=seats == 3, hasty=True)
    play_to_the_end(begin(reader, seats, seed=seats), seats, closely=True)


@pytest.mark.parametrize(("language", "phone"), [pytest.param("pl", True, marks=pytest.mark.long), ("fr", False)])
def test_the_last_round_and_the_inspection(open_browser: Welcome, language: str, phone: bool) -> None:
    reader = open_browser(language=language, phone=phone, dark=phone, hasty=True)
    play_to_the_end(join(reader, last_round(2, 3), seed=4), 2, closely=phone)


def play_to_the_end(player: Librarian, seats: int, closely: bool = False) -> None:
    """Play on, and look at each kind of question when it is asked for the first time.

    What every question says and what axe makes of it is seen from positions that were kept, and in longer runs here.
    """
    reader, language = player.reader, player.language
    wrong: set[str] = set()

    def look(question: Question) -> None:
        if player.answered[question.code] == 0:
            found = [*reader.sticking_out(), *small_targets(player.page)]
            if closely:
                settle(player.page)
                found += [*axe(player.page), *foreign_texts(player.page, language, names_in("exlibris"))]
            wrong.update(f"{question.code}: {each}" for each in found)
            reader.picture(f"exlibris {question.code} {language}")

    player.watch = look
    assert player.play()
    see_the_form(player, seats)
    assert not wrong, "\n".join(sorted(wrong))
