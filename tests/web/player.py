"""A player of Biblios who goes by what is on the page: by role and accessible name, what is visible and enabled."""

import contextlib
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Position, TimeoutError

from tests.web.reader import Reader
from tests.web.texts import Texts, plain, texts

BUTTON = re.compile(r'button "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)')
CARDS = ("biblios-card-category", "biblios-card-gold", "biblios-card-church")
A_BLINK = 300.0  # milliseconds
LONG = 60_000.0
MOST_STEPS = 600  # no game is longer

# The middle of what can be seen of something, and touched: cards lie on one another.
BARE_SPOT = """(each) => {
  each.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = each.getBoundingClientRect(), hits = [], parts = [...Array(8).keys()].map((part) => (part + 0.5) / 8);
  for (const across of parts) for (const down of parts) {
    const [x, y] = [across * box.width, down * box.height];
    const top = document.elementFromPoint(box.left + x, box.top + y);
    if (top && (top === each || each.contains(top))) hits.push({ x, y });
  }
  const middle = (side) => hits.reduce((sum, hit) => sum + hit[side], 0) / hits.length;
  const [x, y] = [middle("x"), middle("y")];
  const far = (hit) => Math.hypot(hit.x - x, hit.y - y);
  return hits.sort((a, b) => far(a) - far(b))[0] ?? null;
}"""

# Where something lies as seen from what has the focus, as the name of a key; nothing if nothing has the focus.
WAY = """(each) => {
  const focus = document.activeElement;
  if (focus === each) return "here";
  if (!focus || focus === document.body) return null;
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(each.getBoundingClientRect()), [a, b] = middle(focus.getBoundingClientRect());
  if (Math.abs(x - a) > Math.abs(y - b)) return x > a ? "ArrowRight" : "ArrowLeft";
  return y > b ? "ArrowDown" : "ArrowUp";
}"""

Press = Callable[[Locator], None]


class Question(NamedTuple):
    """What is asked: the code of the question, its words, and the names of the buttons that can be pressed."""

    code: str
    words: str
    buttons: list[str]


class Player:
    """Somebody who plays with one browser: looks, chooses something that can be chosen, and presses it."""

    def __init__(self, reader: Reader, seed: int = 1) -> None:
        self.reader = reader
        self.page = reader.page
        self.chance = random.Random(seed)
        self.language = reader.language
        self.answered: Counter[str] = Counter()
        self.watch: Callable[[Question], None] | None = None  # sees every question before it is answered
        self.press: Press = self.tap if reader.phone else self.click
        self.boldness = 0.55  # how often a bid is made where one can pass

    @property
    def says(self) -> Texts:
        """The words of the page."""
        return texts(self.language)

    # What can be seen

    @property
    def main(self) -> Locator:
        """The table."""
        return self.page.get_by_role("main")

    @property
    def ask(self) -> Locator:
        """The one line that says what is asked."""
        return self.page.get_by_role("region", name=self.says.pattern("biblios-web-ask"))

    @property
    def why(self) -> Locator:
        """What explains a question; it is there while one is asked something."""
        return self.ask.get_by_role("button", name=self.says.pattern("biblios-web-why"))

    @property
    def end(self) -> Locator:
        """What can be done when the game is over."""
        return self.page.get_by_role("link", name=self.says.pattern("biblios-web-replay"))

    @property
    def skip(self) -> Locator:
        """What shows at once all that the others did, and the end of the reckoning."""
        return self.main.get_by_role("button", name=self.says.pattern("biblios-web-skip"))

    def button(self, name: str) -> Locator:
        """The button of that name."""
        return self.page.get_by_role("button", name=name, exact=True).first

    def said(self, message: str) -> Locator:
        """The button that says a message."""
        return self.page.get_by_role("button", name=self.says.pattern(message)).first

    def buttons(self) -> list[str]:
        """Name the buttons on the table that can be pressed."""
        found = BUTTON.findall(self.main.aria_snapshot().replace("''", "'"))
        return [plain(json.loads(f'"{name}"')) for name, marks in found if "disabled" not in marks]

    def question(self) -> Question:
        """Read what is asked, and what can be pressed."""
        words = plain(self.ask.get_by_role("paragraph").first.inner_text())
        code = self.says.which("biblios-prompt-", words)
        assert code is not None, f"this is no question: {words!r}"
        return Question(code.removeprefix("biblios-prompt-"), words, self.buttons())

    # What can be done

    def spot(self, target: Locator) -> Position:
        """Find where something can be touched."""
        found: Position | None = target.evaluate(BARE_SPOT)
        assert found is not None, f"{target} is covered by something"
        return found

    def click(self, target: Locator) -> None:
        """Press with the mouse."""
        target.click(position=self.spot(target))

    def tap(self, target: Locator) -> None:
        """Press with a finger."""
        target.tap(position=self.spot(target))

    def keys(self, target: Locator) -> None:
        """Press by keyboard alone: walk there with the arrows as far as they lead, else with Tab, then Enter."""
        for step in range(150):
            way = target.evaluate(WAY)
            if way == "here":
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(way if way and step < 6 else "Tab")
        raise AssertionError(f"the keyboard does not come to {target}")

    def click_if_there(self, target: Locator) -> None:
        """Press something that may be gone the next moment."""
        with contextlib.suppress(TimeoutError):
            target.click(timeout=A_BLINK)

    def wait(self) -> bool:
        """Wait until something is asked, skipping what the others do; False when the game is over."""
        began = time.monotonic()
        while time.monotonic() - began < LONG / 1000:
            self.why.or_(self.end).or_(self.skip).first.wait_for(timeout=LONG)
            if self.end.is_visible():
                return False
            if self.why.is_visible():
                return True
            self.click_if_there(self.skip)
        raise AssertionError("nothing is asked, and what others did cannot be skipped")

    def answer(self) -> Question:
        """Answer the question that is asked."""
        question = self.question()
        if self.watch is not None:
            self.watch(question)
        self.answered[question.code] += 1
        {
            "allocate": self.allocate,
            "take": self.choose_card,
            "church": self.bless,
            "second-die": self.bless,
            "bid-gold": self.bid,
            "bid-cards": self.bid,
            "pay-gold": self.pay,
            "pay-cards": self.pay,
        }[question.code](question)
        return question

    def play(self, until: Callable[[], bool] = lambda: False) -> bool:
        """Play until the game is over, or something has come about; whether it is over."""
        for _ in range(MOST_STEPS):
            if not self.wait():
                return True
            if until():
                return False
            self.answer()
        raise AssertionError("the game does not end")

    def play_again(self) -> None:
        """Begin another game after the end; until its table is there, that of the last one is."""
        last = self.page.url
        self.press(self.said("web-again"))
        self.page.wait_for_url(lambda address: address != last)

    # How each question is answered

    def allocate(self, question: Question) -> None:
        """Put the card in one of the places that have room."""
        places = [self.says.inside(name) for name in ("biblios-web-keep", "biblios-public", "biblios-web-auction")]
        room = re.compile(self.says.inside("biblios-web-room").pattern + "$")
        free = [name for name in question.buttons if room.search(name) and any(each.search(name) for each in places)]
        self.press(self.button(self.one_of(free, question)))

    def one_of(self, names: list[str], question: Question) -> str:
        """Choose one of the names; a question without an answer is a fault of the page."""
        assert names, f"there is nothing to press: {question}\n{self.main.aria_snapshot()}"
        return self.chance.choice(names)

    def cards(self, question: Question) -> list[str]:
        """Name the cards that can be pressed; of several that are alike one is."""
        faces = [(name, re.sub(r"^\d+ × ", "", name)) for name in question.buttons]
        return [name for name, face in faces if self.is_card(face)]

    def is_card(self, name: str) -> bool:
        """Say whether that is the name of a card: what is put into it is a number or a letter."""
        return any(all(len(part) < 3 for part in parts) for card in CARDS for parts in self.says.parts(card, name))

    def choose_card(self, question: Question) -> None:
        """Press one of the cards."""
        self.press(self.button(self.one_of(self.cards(question), question)))

    def bless(self, question: Question) -> None:
        """Turn a die, or leave the card unused if no die can be turned."""
        ways = ("biblios-option-raise", "biblios-option-lower")
        dice = [name for name in question.buttons if any(self.says.is_message(way, name) for way in ways)]
        self.press(self.button(self.chance.choice(dice)) if dice else self.said("biblios-web-discard"))

    def bid(self, question: Question) -> None:
        """Bid the least, or pass."""
        bids = [name for name in question.buttons if self.says.is_message("biblios-option-bid", name)]
        if bids and self.chance.random() < self.boldness:
            self.press(self.button(bids[0]))
        else:
            self.press(self.said("biblios-web-pass"))

    def pay(self, question: Question) -> None:
        """Hand over what is enough, or lay down one more card."""
        done = self.said("biblios-web-done")
        if done.is_visible():
            self.press(done)
        else:
            self.choose_card(question)


def sit_down(reader: Reader, seats: int, seed: int = 1) -> Player:
    """Begin a game against bots from the home page."""
    player = Player(reader.go(), seed)
    player.page.get_by_role("radio", name=str(seats), exact=True).check()
    player.press(player.said("web-play-bots"))
    player.page.wait_for_url("**/table/*")
    return player
