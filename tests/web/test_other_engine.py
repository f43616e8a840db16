"""A smoke test in a second browser engine: each game is begun there, and played for a while by what is visible."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import readingroom
from tests.locales.messages import messages
from tests.web.find_positions import ENDS
from tests.web.firefox import Firefox, firefox
from tests.web.player import A_MOMENT, ANSWERABLE, BARE_SPOT
from tests.web.reader import DESKTOP, PHONE, STICKING_OUT
from tests.web.serving import Serving
from tests.web.test_prompts import GO, IN_SIGHT
from tests.web.texts import texts

ANSWERS = 8  # to see that a game can be played
MOST_PRESSES = 40  # that they take

# Sits down with bots in the name of the one whose page it runs in.
SIT_DOWN = """async ([game, seats]) => {
  const headers = { "Content-Type": "application/json" };
  await fetch("/api/me");
  const body = JSON.stringify({ game, seats, pace: "at-once" });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""

# What is asked, once it can be answered: an open question has something beside its words that explains it.
WORDS = f"""() => {{
  const [line, why] = ["p", "button[aria-label]"].map((part) => document.querySelector(`main [data-rest] ${{part}}`));
  const open = why && document.querySelector("main:not([data-left]) [data-choice]") && ({ANSWERABLE})();
  return open ? line.textContent : null;
}}"""

# Where in the window a choice can be pressed; nothing if it is covered.
PRESSABLE = f"""(place) => {{
  const each = document.querySelectorAll("main [data-choice]")[place];
  const spot = each && ({BARE_SPOT})(each), box = each?.getBoundingClientRect();
  return spot && {{ x: box.left + spot.x, y: box.top + spot.y }};
}}"""

pytestmark = [pytest.mark.slow, pytest.mark.long]


@pytest.fixture
def fox(tmp_path: Path) -> Iterator[Firefox]:
    """A Firefox that has nothing to complain of."""
    program = firefox()
    if program is None:
        pytest.skip("there is no Firefox for a second engine; on Debian: apt-get install firefox-esr")
    fox = Firefox(tmp_path / "profile", program)
    yield fox
    fox.close()
    assert fox.complaints == []


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_a_game_can_be_begun_and_played_in_firefox(fox: Firefox, server: Serving, game: str) -> None:
    fox.look(PHONE["width"], PHONE["height"])
    fox.go(f"{server.address}/no/such/page")
    fox.wait_for("() => document.querySelector('h1')?.textContent")
    fox.run(GO, fox.run(SIT_DOWN, [game, ["me", "random"]]))
    for _ in range(ANSWERS):
        answer(fox, game)
    assert fox.run(STICKING_OUT) == []
    fox.look(DESKTOP["width"], DESKTOP["height"])
    answer(fox, game)
    assert fox.run(STICKING_OUT) == []


def answer(fox: Firefox, game: str) -> None:
    """Answer what is asked, in words of its game, by pressing what can be chosen where one looks."""
    words = fox.wait_for(WORDS)
    assert is_asked(game, words), words
    tried: Counter[str] = Counter()
    chance = random.Random(words)
    choices = fox.run(IN_SIGHT)
    for _ in range(MOST_PRESSES):
        chance.shuffle(choices)
        chosen = min(choices, key=lambda each: (tried[each["name"]], each["up"], each["name"] in ENDS))
        tried[chosen["name"]] += 1
        # Once all that moves past it has gone; then something that is still covered stays so.
        spot = fox.wait_for(f"() => ({PRESSABLE})({chosen['place']})", A_MOMENT / 1000)
        fox.press(spot["x"], spot["y"])
        choices = fox.run(IN_SIGHT)
        now = fox.run(WORDS)  # none until a new question can be answered; other words are about what is taken up
        if not choices or now is None or (now != words and is_asked(game, now)):
            return
    raise AssertionError(f"{words} is not answered by {sorted(tried)}")


def is_asked(game: str, words: str) -> bool:
    """Say whether these are the words of a question of a game."""
    prompts = [name for name in messages("en") if name.startswith(f"{game}-prompt-")]
    return any(texts("en").is_message(name, words) for name in prompts)
