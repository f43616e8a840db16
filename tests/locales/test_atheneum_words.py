"""Whole games of Atheneum are put into words, in every language and for every viewer, with nothing missing."""

import pytest
from rich.console import Console

from readingroom.cli import faces
from readingroom.cli.board import Board
from readingroom.engine.chance import Chance
from readingroom.engine.event import Event, seen_by
from readingroom.engine.score import Score, ScoreLine
from readingroom.games.atheneum.view import AtheneumView
from readingroom.locales import LANGUAGES, language
from readingroom.locales.atheneum import AtheneumWords
from readingroom.locales.sayings import Said, gathered
from readingroom.locales.voice import Voice
from tests.games.atheneum.library import RULES, WATCHER, Library, at_work, dealt
from tests.locales.messages import asked, codes
from tests.rulebook import rule

NAMES = ["Ada", "Ben", "Cleo", "Dom", "Eva"]


def voice(code: str = "en", viewer: int | None = 0) -> Voice:
    """Give the voice for a reader."""
    return Voice(language(code), NAMES, viewer)


def told(event: Event, code: str = "en", viewer: int = 0) -> str:
    """Say an event to a viewer."""
    return voice(code, viewer).say(AtheneumWords(RULES, viewer).event(event))


def log(game: Library, viewer: int = 0, full: bool = False) -> list[str]:
    """Tell a viewer what happened so far."""
    past = RULES.observe(game.g, viewer).past
    return voice(viewer=viewer).lines(AtheneumWords(RULES, viewer).log(past, full))


def table(game: Library, name: str, code: str = "en") -> dict[str, list[str]]:
    """Put the whole table into words for a viewer: what stands in each part, by its code and its seat."""
    view = game.view(name)
    viewer = None if name == WATCHER else game.seat(name)
    say = voice(code, viewer).say
    return {
        section.code if section.seat is None else f"{section.code} {section.seat}": [
            say(item) for item in section.items
        ]
        for section in AtheneumWords(RULES, viewer).board(view)
    }


def say_sections(board: Board, view: AtheneumView) -> None:
    """Check that the whole table can be put into words."""
    for section in board.words.board(view):
        assert all(board.say(said) for said in (section.say, *section.items))


@pytest.mark.slow
@pytest.mark.usefixtures("_strict")
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_happens_can_be_said_and_drawn(code: str) -> None:
    events, prompts = set(), set()
    console = Console(width=100, file=None, quiet=True)
    for seats, options in ((2, {}), (5, {"steps": "strict", "colours": "drawn"})):
        g = RULES.new(seats, options, Chance(9 + seats))
        chance = Chance(9 + seats)
        happened = RULES.events(g)
        number = 0
        while waiting := RULES.asked(g):
            number += 1
            seat = waiting[chance.below(len(waiting))]
            board = faces.board(RULES, language(code), NAMES[:seats], seat)
            view = RULES.observe(g, seat)
            prompts.add(board.words.prompt(view).code)
            assert board.say(board.words.prompt(view).say)
            if number % 11 == 0:
                say_sections(board, view)
                assert all(board.say(board.words.option(view, each)) for each in view.options)
                offered = [board.option(view, each) for each in view.options]
                for part in [*board.draw(view), *board.menu(view), *offered]:
                    console.print(part)
            assert board.say(board.words.forced(view))
            for event in seen_by(seat, happened):
                events.add(event.code)
                assert board.say(board.words.event(event))
            choices = [each for each in view.options if each] if chance.below(4) else view.options
            happened = RULES.play(g, seat, (choices or view.options)[chance.below(len(choices or view.options))])
            other = RULES.observe(g, (seat + 1) % seats)
            prompts.add(RULES.prompt(other).code)
        for viewer in (None, 0):
            board = faces.board(RULES, language(code), NAMES[:seats], viewer)
            view = RULES.observe(g, viewer)
            assert board.voice.lines(board.words.log(view.past))
            assert len(board.voice.lines(board.words.log(view.past, full=True))) == len(view.past)
            say_sections(board, view)
            for part in [*board.draw(view), *board.reserve(view), *board.final_scores(RULES.scores(g))]:
                console.print(part)
        events |= {event.code for event in happened}
    assert events >= codes("atheneum", "event") - {"remove-pair", "reshelve-pair"}
    assert prompts | {"score-more"} == asked("atheneum") | {"wait", "over"}


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

    prompt = board.words.prompt(game.view("Ada"))
    assert prompt.code == "score-more"
    assert board.say(prompt.say)
    assert board.say(board.words.forced(game.view("Ada")))
    assert len(board.menu(game.view("Ada"))) == 1


@pytest.mark.usefixtures("_strict")
@pytest.mark.parametrize("code", LANGUAGES)
def test_pairs_that_are_taken_out_and_put_back_can_be_said(code: str) -> None:
    game = at_work(gets="Ada: rearrange 2", drawn="Ada: green+pink")
    game.shelve("Ada", "green+pink d1")
    game.say("Ada remove d1", "Ada take pink+green", "Ada at d2")

    for viewer in (0, 1):
        lines = [told(event, code, viewer) for event in game.events]
        assert len(set(lines)) == len(lines) == 2


@rule("ATH-T2")
def test_who_may_not_see_a_card_hears_of_a_card() -> None:
    game = dealt("Ada Ben Cleo", "Ada: A1")
    game.say("Ada choose A1")

    assert told(seen_by(0, game.events)[0], viewer=0) == "You choose A1."
    assert told(seen_by(1, game.events)[0], viewer=1) == "Ada chooses a card."


def test_the_turn_of_another_player_stands_in_one_line_unless_all_is_wanted() -> None:
    game = at_work(gets="Ben: pink + pink", shelves="Ben d: T . .; Ben a: . . . . / T G T .", drawn="Ben: any")
    game.say("Ben take pink", "Ben at d2", "Ben take pink", "Ben at d3", "Ben capture wand")
    game.events = []
    game.say("Ben score O1", "Ben candle any", "Ben on candle1", "Ben finish", "Ada finish")

    turn = "Ben: 2 books shelved · spider captured (d, upper left) · O1 scored (4 points) · candle lit (4)."
    assert turn in log(game)
    assert turn not in log(game, viewer=1)
    assert "Ben shelves a pink book in d2." in log(game, full=True)


@rule("ATH-B5")
def test_the_line_of_a_turn_adds_up_books_shelved_and_taken_out_and_names_every_candle() -> None:
    game = at_work(gets="Ben: pink + rearrange 3", shelves="Ben d: T G .", drawn="Ben: any wand green+black")
    game.say("Ben candle any", "Ben on candle1", "Ben candle wand", "Ben on candle2")
    game.shelve("Ben", "green+black e1")
    game.say("Ben remove d2", "Ben remove e1")
    game.shelve("Ben", "pink a1", "green a2")
    game.finish("Ben", "Ada")

    assert "Ben: candle lit (4) · candle lit (3) · 4 books shelved · 3 books taken off the shelves." in log(game)


def test_what_a_player_gets_and_loses_stands_in_few_lines() -> None:
    game = dealt("Ada Ben", "Ada: A1, Ben: A16")
    game.desk("Ada").supply = 0
    game.choose("A1 A16")

    left, right = "from your left-hand neighbour: bonus token", "from your right-hand neighbour: pink, 1 point"
    assert f"You get: 2 × turquoise · {left} · {right}." in log(game)
    assert "Cards: you A1, Ben A16." in log(game)
    assert "Cards: Ada A1, you A16." in log(game, viewer=1)


@rule("ATH-X4")
def test_a_wand_that_is_lost_is_told_to_whom_it_was_given() -> None:
    game = dealt("Ada Ben", "Ada: A16, Ben: A6")
    game.desk("Ada").supply = 0
    game.choose("A16 A6")

    assert "You cannot take this, so it is lost: wand." in log(game)
    assert not [line for line in log(game, viewer=1) if "lost" in line]


@rule("ATH-E5")
@pytest.mark.parametrize(
    ("ties", "verdict"),
    [
        ([(70, 20, 5), (60, 30, 9)], "You win with 70 points. Bring on the exam!"),
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

    assert voice().say(AtheneumWords(RULES, 0).verdict(scores)) == verdict


# The whole table in words


@rule("ATH-C7")
def test_objectives_say_what_they_ask_for_level_by_level_and_where() -> None:
    game = at_work("Ada Ben", shelves="Ben a: . . . . / T G T .", row="O1 O6 O26 O24")
    game.say("Ben score O1")

    assert table(game, "Ada")["row"] == [
        "O1 (4 points and a wand): turquoise, green and turquoise (anywhere) – scored: Ben",
        "O6 (6 points): turquoise and anything, below: purple and turquoise (anywhere)",
        "O26 (5 points): 4 books of any colour (lower left) · 3 books of any colour (lower right)",
        "O24 (6 points and a wand): purple, below: pink (middle) · pink, anything and purple (upper left)",
    ]


@rule("ATH-C3", "ATH-X1", "ATH-X2")
def test_every_desk_is_told_compartment_by_compartment() -> None:
    game = at_work("Ada Ben", shelves="Ada d: T G U; Ada a: . . . . / T G+T .", sides="Ada: 1", drawn="Ada: wand any")
    game.say("Ada candle any", "Ada on candle2")
    told = table(game, "Ben")["desk 0"]

    assert told[0] == "favourite subject: Biographies & Memoirs (turquoise)"
    assert "a, lower left (7 points, spider): a5 to a8: empty · a1 to a4: turquoise, green + turquoise, empty" in told
    assert "d, upper left (2 points): d1 to d3: turquoise, green, purple" in told
    assert "f, side shelf 1 (5 points, spider): f4 to f6: empty · f1 to f3: empty" in told
    assert "candle slots: 1 free (4), 2 lit (3), 3 free (2), 4 free (2), 5 free (1)" in told
    assert told[-1] == "tokens drawn: wand"


@rule("ATH-C6", "ATH-T4")
def test_the_viewer_reads_their_cards_and_what_lies_ready_and_nobody_elses() -> None:
    game = at_work("Ada Ben", gets="Ada: pink + pink + any in middle + rearrange 3 + bonus")
    mine, others, all_see = (table(game, name) for name in ("Ada", "Ben", WATCHER))

    assert mine["ready 0"] == [
        "2 × pink, any book (middle)",
        "take out up to 3 (a pair counts as 2)",
        "1 bonus token to draw",
    ]
    assert mine["hand 0"][0] == "A2 – you: 2 × green; right-hand neighbour: purple; left-hand neighbour: turquoise"
    assert others["ready 1"] == ["nothing"]
    assert others["hand 0"] == all_see["hand 0"] == ["4 cards, face down"]
    assert "ready 0" not in others
    assert all_see["phase"] == ["phase A, turn 1 of 10"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_option_says_all_of_what_it_does_and_its_short_form_is_what_may_be_typed(code: str) -> None:
    game = at_work("Ada Ben", gets="Ada: pink + rearrange 1", shelves="Ada d: T G .")
    board, view = faces.board(RULES, language(code), ["Ada", "Ben"], 0), game.view("Ada")
    pink = RULES.catalogue.find("take pink")

    assert board.called(view, pink) == board.say(AtheneumWords(RULES).colour(3))
    assert board.say(board.words.option(view, pink)) != board.called(view, pink)
    assert board.called(view, RULES.catalogue.find("remove d2")).startswith("d2 ")


def test_the_box_says_what_everything_on_a_page_is_called() -> None:
    names = AtheneumWords(RULES).names()
    say = voice().say

    texts = ("pink", "any in middle", "rearrange 3", "points 1", "green+pink", "middle")
    assert [say(names[text]) for text in texts] == [
        "pink", "any book (middle)", "rearrange 3", "1 point", "green + pink", "middle",
    ]  # fmt: skip
    assert say(names["at a3"]) == "a3 (lower left)"
    assert say(names["on candle2"]) == "slot 2, 3 points"
    assert say(names["O1"]).startswith("O1 (4 points and a wand): ")
    listed = Said(items=gathered([names["1 pink"], names["1 bonus"], names["1 pink"]]), by="comma")
    assert say(listed) == "2 × pink, bonus token"


def test_a_page_is_told_where_hands_go_and_who_looks_on_what_everybody_has_to_use() -> None:
    game = dealt("Ada Ben Cleo")
    beside = {viewer: AtheneumWords(RULES, viewer).beside(RULES.observe(game.g, viewer)) for viewer in (0, 1, None)}

    assert [voice(viewer=0).say(beside[0]["passing"]), beside[1].keys()] == ["hands go left, to Ben", {"passing"}]
    assert beside[None] == {}
    work = at_work(gets="Ada: pink + pink + wand + bonus")
    assert AtheneumWords(RULES, 0).beside(work.view("Ada")) == {}
    looked = AtheneumWords(RULES).beside(work.view(WATCHER))
    assert voice(viewer=None).say(looked["ready 0"]) == "2 × pink, 1 bonus token to draw"
