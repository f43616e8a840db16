"""Every question of every game, met in a browser from a position that was kept, and answered by what is visible."""

import random
import time
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Locator

import readingroom
from readingroom import record
from tests.locales.messages import asked
from tests.web.conftest import Welcome
from tests.web.find_positions import ENDS, FOLDER
from tests.web.looks import LANGUAGES, axe, foreign_texts, look_at, names_in, settle
from tests.web.midgame import open_record
from tests.web.player import A_GLANCE, A_WHILE, ANSWERABLE, Player
from tests.web.reader import DESKTOP, PHONE

MOST_PRESSES = 8  # that answer one question: take up, put down, say it twice
ON_A_DESK = 4  # of so many positions, one is looked at on a desk as well

# Goes to a table as a link would, without loading the page anew; what was there before is marked as left.
GO = """(table) => {
  document.querySelector("main")?.setAttribute("data-left", "");
  history.pushState(null, "", `/table/${table}`);
  dispatchEvent(new PopStateEvent("popstate"));
}"""

# What can be chosen where one looks now, by its place among all choices: in a sheet above the page if there is one.
IN_SIGHT = """() => {
  const all = [...document.querySelectorAll("main [data-choice]")];
  const above = document.querySelector("main dialog[open]");
  return all.flatMap((each, place) => {
    const box = each.getBoundingClientRect(), x = box.left + box.width / 2;
    if (!each.checkVisibility() || each.disabled || x < 0 || x > innerWidth) return [];
    if (above && !above.contains(each)) return [];
    return [{ place, name: each.dataset.thing ?? "", up: each.hasAttribute("aria-pressed") }];
  });
}"""

pytestmark = pytest.mark.slow


class Visitor(Player):
    """Somebody who goes from position to position with one browser, looks closely, and answers what is asked."""

    def visit(self, path: Path) -> None:
        """Open a table where a record ends, and wait until the question is there."""
        self.page.evaluate(GO, open_record(self.reader, path.read_text(encoding="utf-8")))
        self.page.locator("main:not([data-left]) [data-choice]").first.wait_for(state="attached")

    def look(self, game: str, code: str, on_a_desk: bool) -> list[str]:
        """List what is wrong with the page of a question."""
        page, what, language = self.page, f"{game} {code}", self.language
        found = [] if self.code() == code else [f"{what}: asked is {self.code()}"]
        if not self.says.is_message(f"{game}-prompt-{code}", self.words):
            found.append(f"{what}: this is not asked: {self.words!r}")
        found += look_at(self.reader, what, language, PHONE)
        found += [f"{what}, {language}: {each}" for each in axe(page)]
        found += [f"{what}: not said in {language}: {each!r}" for each in foreign_texts(page, language, names_in(game))]
        if on_a_desk:
            found += look_at(self.reader, what, language, DESKTOP)
            page.set_viewport_size(PHONE)
            settle(page)
        return found

    def answer_by_sight(self, code: str) -> list[str]:
        """Press what can be chosen where one looks until the question is answered; list what kept one from it."""
        before, plays = len(self.reader.heard), self.reader.plays()
        tried, chance = Counter[str](), random.Random(code)
        self.page.wait_for_function(ANSWERABLE)
        choices = self.page.evaluate(IN_SIGHT)
        for _ in range(MOST_PRESSES):
            if not choices:
                return [f"{code}: nothing that can be chosen is in sight"]
            chance.shuffle(choices)
            chosen = min(choices, key=lambda each: (tried[each["name"]], each["up"], each["name"] in ENDS))
            tried[chosen["name"]] += 1
            self.press(self.main.locator("[data-choice]").nth(chosen["place"]))
            if self.tried.is_visible():
                self.press(self.tried)
            choices = self.page.evaluate(IN_SIGHT)
            if not choices or self.reader.plays() > plays or self.heard_of_it(before):
                return [] if self.goes_on(before) else [f"{code}: {chosen['name']} was pressed, and nothing goes on"]
        return [f"{code}: {sorted(tried)} were pressed, and nothing is answered"]

    @property
    def tried(self) -> Locator:
        """What does for good what a finger has only tried so far, on the shelf of Ex Libris."""
        return self.ask.locator("button.put")

    def heard_of_it(self, before: int) -> bool:
        """Say whether the page was told what came of the answer."""
        return any(each.text.startswith('{"type":"went","by":0') for each in self.reader.heard[before:])

    def goes_on(self, before: int) -> bool:
        """Wait until the table goes on by what was answered."""
        end = time.monotonic() + A_WHILE
        while not self.heard_of_it(before) and time.monotonic() < end:
            self.page.wait_for_timeout(A_GLANCE)
        return self.heard_of_it(before)


def positions(game: str) -> dict[str, Path]:
    """Give the record of each question, by its code."""
    return {path.stem: path for path in sorted((FOLDER / game).glob("*.txt"))}


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_every_question_of_a_game_has_a_position(game: str) -> None:
    kept = positions(game)
    assert kept.keys() == asked(game)
    for code, path in kept.items():
        found = record.read(path.read_text(encoding="utf-8"))
        view = found.rules.observe(record.replay(found).g, 0)
        assert found.rules.prompt(view).code == code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", readingroom.GAMES)
def test_every_question_is_asked_in_words_and_answered_on_a_phone(
    open_browser: Welcome, game: str, language: str
) -> None:
    reader = open_browser(language=language, phone=True).go("/no/such/page")
    reader.page.get_by_role("heading", level=1).wait_for()
    visitor = Visitor(reader)
    wrong: list[str] = []
    for place, (code, path) in list(enumerate(positions(game).items()))[LANGUAGES.index(language) :: len(LANGUAGES)]:
        reader.page.emulate_media(color_scheme="dark" if place % 2 else "light")
        visitor.visit(path)
        wrong += visitor.look(game, code, on_a_desk=place % ON_A_DESK == 0)
        wrong += visitor.answer_by_sight(code)
    assert not wrong, "\n".join(wrong)
