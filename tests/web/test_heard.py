"""What a screen reader hears: what is asked, what the others did and what one did oneself, whatever is seen of it."""

import re

import msgspec
import pytest

import readingroom
from readingroom.locales import language
from readingroom.locales.sayings import Said
from readingroom.locales.voice import Voice
from tests.web.conftest import Welcome
from tests.web.midgame import open_midgame
from tests.web.player import A_BLINK, Player
from tests.web.test_every_table import player_of
from tests.web.texts import plain

LEAST = 4  # questions
NAMES = ["", "Ada", "Ben"]

pytestmark = pytest.mark.slow

# Keeps all that the page says for the ear, until it is read.
LISTEN = """() => {
  window.said = [];
  const region = document.querySelector(".unseen[aria-live]");
  new MutationObserver(() => window.said.push(region.textContent)).observe(region, {
    characterData: true, childList: true, subtree: true,
  });
}"""


def spoken(said: object) -> str:
    """Say something as the page does."""
    return bare(Voice(language("en"), NAMES, 0).say(msgspec.convert(said, Said)))


def bare(text: str) -> str:
    """Leave the letters of cards out, which stand in a terminal for what is drawn on them."""
    return re.sub(r" \([A-Z ]+\)", "", plain(text))


def sentences(player: Player, frames: int, mine: bool) -> list[str]:
    """List what was told of one's own or the others' doing: whatever has a line of its own in the log."""
    told = [frame for frame in player.reader.frames()[frames:] if frame["type"] == "went" and frame["forget"] is None]
    events = [event for frame in told for entry in frame["told"] for event in entry["events"]]
    alone = {"key": "", "say": None}  # joined with nothing, and said as it is
    return [spoken(event["say"]) for event in events if event["line"] == alone and (event["seat"] == 0) == mine]


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_what_is_asked_and_what_everybody_does_is_said_also_where_no_picture_of_it_is_shown(
    open_browser: Welcome, game: str
) -> None:
    player = player_of(open_browser(), game, seed=3)
    open_midgame(player.reader, game, 3, seed=5, moves=40)
    assert player.wait()
    player.page.evaluate(LISTEN)
    frames = len(player.reader.frames())
    questions: list[str] = []
    mine: list[str] = []
    theirs: list[str] = []
    while len(questions) < LEAST or not (mine and theirs):
        player.answer()
        assert player.wait()
        player.page.wait_for_timeout(2 * A_BLINK)
        questions.append(spoken(player.reader.last_told()["prompt"]["say"]))
        mine, theirs = (sentences(player, frames, own) for own in (True, False))
    said = bare(" ".join(player.page.evaluate("window.said")))
    assert [each for each in [*mine, *theirs, *questions] if each and each not in said] == []
