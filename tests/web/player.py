"""Players who go by what is on the page: by role and accessible name, what is visible and enabled."""

import contextlib
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from playwright.sync_api import Locator, Position, TimeoutError

from tests.web.hurry import sit
from tests.web.reader import Reader
from tests.web.texts import Texts, plain, texts

BUTTON = re.compile(r'button "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)')
CARDS = ("biblios-card-category", "biblios-card-gold", "biblios-card-church")
A_GLANCE = 20.0  # milliseconds
A_BLINK = 300.0  # milliseconds
A_WHILE = 60.0  # seconds in which nothing moves: then something is wrong, however slow the machine is
A_MOMENT = 2_000.0  # milliseconds, after which one looks whether anything moved
MOST_STEPS = 900  # no game is longer

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

# Whether what is asked can be answered by a press on any spot, also on that of the last one: quick players often press
# the same button again.
ANSWERABLE = "() => !document.querySelector('main[data-fresh]')"

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
    """Somebody who plays any game with one browser: looks, chooses one of the buttons with words, and presses it."""

    def __init__(self, reader: Reader, seed: int = 1) -> None:
        self.reader = reader
        self.page = reader.page
        self.chance = random.Random(seed)
        self.language = reader.language
        self.answered: Counter[str] = Counter()
        self.watch: Callable[[Question], None] | None = None  # sees every question before it is answered
        self.press: Press = self.tap if reader.phone else self.click

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
        return self.page.get_by_role("region", name=self.says.pattern("web-ask"))

    @property
    def why(self) -> Locator:
        """What explains a question; it is there while one is asked something."""
        return self.ask.get_by_role("button", name=self.says.pattern("web-why"))

    @property
    def end(self) -> Locator:
        """What can be done when the game is over."""
        return self.page.get_by_role("link", name=self.says.pattern("web-replay"))

    @property
    def skip(self) -> Locator:
        """What shows at once all that the others did, and the end of the scoring."""
        ahead = self.main.get_by_role("button", name=self.says.pattern("web-skip-ahead"))
        return ahead.or_(self.main.get_by_role("button", name=self.says.pattern("web-count-all")))

    def button(self, name: str) -> Locator:
        """The button of that name."""
        return self.page.get_by_role("button", name=name, exact=True).first

    def said(self, message: str) -> Locator:
        """The button that says a message, and nothing else: "Ada passes." is no way to pass."""
        return self.page.get_by_role("button", name=self.says.whole(message)).first

    def buttons(self) -> list[str]:
        """Name the buttons on the table that can be pressed."""
        found = BUTTON.findall(self.main.aria_snapshot().replace("''", "'"))
        return [plain(json.loads(f'"{name}"')) for name, marks in found if "disabled" not in marks]

    @property
    def answers(self) -> Locator:
        """The buttons with words by which a question is answered."""
        return self.ask.get_by_role("listitem").get_by_role("button")

    @property
    def words(self) -> str:
        """What the line that asks says."""
        return plain(self.ask.get_by_role("paragraph").first.inner_text())

    def question(self) -> Question:
        """Read what is asked, and what can be pressed."""
        return Question(self.code(), self.words, [plain(name) for name in self.answers.all_inner_texts()])

    def code(self) -> str:
        """Give the code of the question, as it was told."""
        now = self.reader.last_told()
        return str((now["prompt"] or {}).get("code"))

    # What can be done

    def spot(self, target: Locator) -> Position:
        """Find where something can be touched, once a press there counts, and all that moves past it has gone."""
        target.wait_for(state="attached")  # with its question; only then is it known how fresh that is
        self.page.wait_for_function(ANSWERABLE)
        end = time.monotonic() + A_MOMENT / 1000
        while True:
            found: Position | None = target.evaluate(BARE_SPOT)
            if found is not None:
                return found
            assert time.monotonic() < end, f"{target} is covered by something"
            self.page.wait_for_timeout(A_GLANCE)

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
        """Wait until something can be answered, skipping what the others do; False when the game is over."""
        for _ in self.moments():
            with contextlib.suppress(TimeoutError):
                self.why.or_(self.end).or_(self.skip).first.wait_for(timeout=A_MOMENT)
            if self.end.is_visible():
                return False
            if self.skip.is_visible():
                self.click_if_there(self.skip)
            elif self.why.is_visible():
                self.page.wait_for_function(ANSWERABLE)
                return True
        raise AssertionError(f"nothing has moved for {A_WHILE:.0f} seconds, and nothing is asked")

    def wait_for_the_end(self) -> None:
        """Wait until a game is over that somebody else plays, skipping what they do."""
        for _ in self.moments():
            with contextlib.suppress(TimeoutError):
                self.end.or_(self.skip).first.wait_for(timeout=A_MOMENT)
            if self.end.is_visible():
                return
            self.click_if_there(self.skip)
        raise AssertionError(f"nothing has moved for {A_WHILE:.0f} seconds, and the game is not over")

    def moments(self) -> Iterator[None]:
        """Go on as long as anything moves: whoever waits fails because nothing does, not because it takes long."""
        heard, moved = -1, time.monotonic()
        while time.monotonic() - moved < A_WHILE:
            yield
            if self.reader.moves() != heard:
                heard, moved = self.reader.moves(), time.monotonic()

    def answer(self) -> Question:
        """Answer the question that is asked, once it can be and what led to it has been shown."""
        self.page.wait_for_function(ANSWERABLE)
        while self.skip.is_visible():
            self.click_if_there(self.skip)
            self.page.wait_for_function(ANSWERABLE)
        question = self.question()
        if self.watch is not None:
            self.watch(question)
        self.answered[question.code] += 1
        self.reply(question)
        return question

    def go_on(self) -> None:
        """Skip what the others did, else answer if anything is asked: what can be chosen is shown after that."""
        if self.skip.is_visible():
            self.click_if_there(self.skip)
        elif self.why.is_visible():
            self.answer()

    def reply(self, question: Question) -> None:
        """Press one of the buttons with words."""
        assert question.buttons, f"there is nothing to press: {question}"
        self.press(self.answers.nth(self.chance.randrange(len(question.buttons))))

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


class Scribe(Player):
    """Somebody who plays Biblios, where most of what can be chosen lies on the table."""

    def __init__(self, reader: Reader, seed: int = 1) -> None:
        super().__init__(reader, seed)
        self.boldness = 0.55  # how often a bid is made where one can pass

    def question(self) -> Question:
        """Read what is asked, and what can be pressed anywhere on the table."""
        question = Question(self.code(), self.words, self.buttons())
        assert self.says.is_message(f"biblios-prompt-{question.code}", question.words), f"this is not asked: {question}"
        return question

    def reply(self, question: Question) -> None:
        """Answer as it is asked."""
        {
            "allocate": self.allocate,
            "take": self.choose_card,
            "church": self.bless,
            "second-die": self.bless,
            "bid": self.bid,
            "pay-gold": self.pay,
            "pay-cards": self.pay,
        }[question.code](question)

    # How each question is answered

    def allocate(self, question: Question) -> None:
        """Put the card in one of the places that have room."""
        self.press(self.button(self.one_of(self.free_places(question), question)))

    def free_places(self, question: Question) -> list[str]:
        """Name the places that have room for a card."""
        places = [self.says.inside(name) for name in ("biblios-web-keep", "biblios-public", "biblios-web-auction")]
        room = re.compile(self.says.inside("biblios-web-room").pattern + "$")
        return [name for name in question.buttons if room.search(name) and any(each.search(name) for each in places)]

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
        self.press(self.button(self.chance.choice(dice)) if dice else self.said("biblios-option-discard"))

    def bid(self, question: Question) -> None:
        """Bid the least, or pass."""
        bids = [name for name in question.buttons if self.says.is_message("biblios-option-bid", name)]
        if bids and self.chance.random() < self.boldness:
            self.press(self.button(bids[0]))
        else:
            self.press(self.said("biblios-option-pass"))

    def pay(self, question: Question) -> None:
        """Hand over what is enough, or lay down one more card."""
        done = self.said("biblios-option-done")
        if done.is_visible():
            self.press(done)
        else:
            self.choose_card(question)


def sit_down(reader: Reader, seats: int, seed: int = 1) -> Scribe:
    """Begin a game of Biblios against bots."""
    reader.go(f"/table/{sit(reader, 'biblios', seats)}")
    return Scribe(reader, seed)


def sit_anywhere(reader: Reader, game: str, seats: int, seed: int = 1) -> Player:
    """Begin a game that is played in words, against bots that do not think."""
    reader.go(f"/table/{sit(reader, game, seats, others='random')}?words")
    return Player(reader, seed)
