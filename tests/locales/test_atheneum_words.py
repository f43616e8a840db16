"""Whole games of Atheneum are put into words, in every language and for every viewer, with nothing missing."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle
from rich.console import Console

from readingroom.cli import faces
from readingroom.engine.chance import Chance
from readingroom.engine.event import seen_by
from readingroom.engine.score import Score, ScoreLine
from readingroom.games.atheneum.text import EVENT_RULES, PROMPT_RULES
from readingroom.locales import LANGUAGES, language
from readingroom.locales.atheneum import AtheneumWords
from tests.games.atheneum.library import RULES, at_work, dealt
from tests.rulebook import rule

NAMES = ["Ada", "Ben", "Cleo", "Dom", "Eva"]


@pytest.fixture
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a message that lacks a variable an error."""
    lenient = FluentBundle.format_pattern

    def strict(self: FluentBundle, pattern: Any, values: dict[str, Any]) -> tuple[Any, list[Exception]]:
        text, errors = lenient(self, pattern, values)
        assert not errors, (text, errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)


def words(code: str = "en", viewer: int | None = 0) -> AtheneumWords:
    """Give the words for a viewer."""
    return AtheneumWords(RULES, language(code), NAMES, viewer)


@pytest.mark.usefixtures("_strict")
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_happens_can_be_said_and_drawn(code: str) -> None:
    events, prompts = set(), set()
    console = Console(width=100, file=None, quiet=True)
    for seats, options in ((2, {}), (5, {"steps": "strict", "colours": "drawn"})):
        g = RULES.new(seats, options, Chance(seats))
        chance = Chance(seats)
        happened = RULES.events(g)
        number = 0
        while asked := RULES.asked(g):
            number += 1
            seat = asked[chance.below(len(asked))]
            board = faces.board(RULES, language(code), NAMES[:seats], seat)
            view = RULES.observe(g, seat)
            prompts.add(board.words.prompt(view).code)
            if number % 11 == 0:
                for part in [
                    *board.draw(view),
                    *board.menu(view),
                    *(board.option(view, each) for each in view.options),
                ]:
                    console.print(part)
            assert board.words.forced(view)
            for event in seen_by(seat, happened):
                events.add(event.code)
                assert board.words.event(event)
                assert board.words.rule_of(event) in EVENT_RULES.values()
            choices = [each for each in view.options if each] if chance.below(4) else view.options
            happened = RULES.play(g, seat, (choices or view.options)[chance.below(len(choices or view.options))])
            other = RULES.observe(g, (seat + 1) % seats)
            prompts.add(words(code, other.seat).prompt(other).code)
        for viewer in (None, 0):
            board = faces.board(RULES, language(code), NAMES[:seats], viewer)
            view = RULES.observe(g, viewer)
            assert board.words.log(view.past)
            assert len(board.words.log(view.past, full=True)) == len(view.past)
            for part in [*board.draw(view), *board.reserve(view), *board.reckoning(RULES.scores(g))]:
                console.print(part)
        events |= {event.code for event in happened}
    assert events >= set(EVENT_RULES) - {"remove-pair", "reshelve-pair"}
    assert prompts == set(PROMPT_RULES) - {"score-more"}


@rule("ATH-T4")
@pytest.mark.usefixtures("_strict")
@pytest.mark.parametrize("code", LANGUAGES)
def test_with_strict_steps_a_scoring_that_ends_the_rest_is_asked_for_twice(code: str) -> None:
    game = at_work("Ada Ben", gets="Ada: pink", shelves="Ada d: T G T", row="O1 O2 O30 O31", strict=True)
    board, score = faces.board(RULES, language(code), ["Ada", "Ben"], 0), RULES.catalogue.find("score O1")
    assert board.doubtful(game.view("Ada"), score)
    game.shelve("Ada", "pink a1")
    assert board.doubtful(game.view("Ada"), score) == ""  # nothing would be lost
    game.say("Ada score O1")

    asked = board.words.prompt(game.view("Ada"))
    assert asked.code == "score-more"
    assert asked.text
    assert len(board.menu(game.view("Ada"))) == 1


@pytest.mark.usefixtures("_strict")
@pytest.mark.parametrize("code", LANGUAGES)
def test_pairs_that_are_taken_out_and_put_back_can_be_said(code: str) -> None:
    game = at_work(gets="Ada: rearrange 2", drawn="Ada: green+pink")
    game.shelve("Ada", "green+pink d1")
    game.say("Ada remove d1", "Ada take pink+green", "Ada at d2")

    for viewer in (0, 1):
        lines = [words(code, viewer).event(event) for event in game.events]
        assert len(set(lines)) == len(lines) == 2


@rule("ATH-T2")
def test_who_may_not_see_a_card_hears_of_a_card() -> None:
    game = dealt("Ada Ben Cleo", "Ada: A1")
    game.say("Ada choose A1")

    assert words(viewer=0).event(seen_by(0, game.events)[0]) == "You choose A1."
    assert words(viewer=1).event(seen_by(1, game.events)[0]) == "Ada chooses a card."


def test_the_turn_of_another_player_stands_in_one_line_unless_all_is_wanted() -> None:
    game = at_work(gets="Ben: pink + pink", shelves="Ben d: T . .; Ben a: . . . . / T G T .", drawn="Ben: any")
    game.say("Ben take pink", "Ben at d2", "Ben take pink", "Ben at d3", "Ben capture wand")
    game.events = []
    game.say("Ben score O1", "Ben candle any", "Ben on candle1", "Ben finish", "Ada finish")
    events = RULES.observe(game.g, 0).past

    turn = "Ben: 2 books shelved · spider captured (upper left) · O1 scored (4 points) · candle lit (4)."
    assert turn in words().log(events)
    assert turn not in words(viewer=1).log(events)
    assert "Ben shelves a book in d2: pink." in words().log(events, full=True)


def test_what_a_player_gets_and_loses_stands_in_few_lines() -> None:
    game = dealt("Ada Ben", "Ada: A1, Ben: A6")
    game.desk("Ada").supply = 0
    game.choose("A1 A6")
    lines = words().log(RULES.observe(game.g, 0).past)

    assert "You get: 2 × turquoise, pink, bonus token." in lines
    assert "Cards: you A1, Ben A6." in lines


@rule("ATH-E5")
@pytest.mark.parametrize(
    ("ties", "verdict"),
    [
        ([(70, 20, 5), (60, 30, 9)], "You win with 70 points. The exam may come!"),
        ([(60, 20, 5), (60, 21, 4)], "Tied on points (60), Ben wins by the books on the shelves: 21."),
        ([(60, 20, 5), (60, 20, 4)], "Tied on points (60) and books (20), you win by your favourite subject: 5."),
        (
            [(60, 20, 5), (60, 20, 5)],
            "you and Ben share the victory: tied on points (60), books (20) and favourite books (5).",
        ),
    ],
)  # fmt: skip
def test_the_verdict_says_what_decided(ties: list[tuple[int, int, int]], verdict: str) -> None:
    scores = [Score(seat, each[0], [ScoreLine("track", each[0])], each[1:]) for seat, each in enumerate(ties)]

    assert words().verdict(scores) == verdict
