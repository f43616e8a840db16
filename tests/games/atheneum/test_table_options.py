"""Options of a table: strict steps, and favourite subjects that are drawn."""

from typing import Any

import pytest

from readingroom import BadOptions, Chance, record
from readingroom.bots.atheneum.solver.promises import valuation, valued
from readingroom.bots.atheneum.solver.turn import solve, solve_scoring
from readingroom.engine.event import SPECTATOR
from readingroom.games.atheneum.actions import DRAW, FINISH
from readingroom.games.atheneum.plan import COLOURS
from readingroom.games.atheneum.work import has_scored
from tests.games.atheneum.library import RULES, Library, at_work, dealt
from tests.rulebook import rule

STRICT = {"steps": "strict"}
# Ada's shelf has T G T (O1: 4 points and a wand) and can have G U G (O2: the same) by one book more
READY = "Ada d: T G T; Ada e: G U . ."


def ready(strict: bool, gets: str = "Ada: green + pink") -> Library:
    """Lay out a turn in which Ada can score O1 now and O2 after a green book."""
    return at_work("Ada Ben", gets=gets, shelves=READY, row="O1 O2 O30 O31", strict=strict)


# Strict steps


@rule("ATH-T4", "ATH-T5")
def test_with_strict_steps_nothing_can_be_used_after_the_first_scoring() -> None:
    game = ready(strict=True)
    assert game.asks("Ada", "take") == "green, pink"
    game.say("Ada score O1")

    assert game.asks("Ada") == "finish"
    assert game.desk("Ada").points == 4


@rule("ATH-T4", "ATH-T5")
def test_with_free_steps_what_is_left_can_be_used_between_scorings() -> None:
    game = ready(strict=False)
    game.say("Ada score O1", "Ada take green", "Ada at e3", "Ada score O2")

    assert game.desk("Ada").points == 8


@rule("ATH-T4", "ATH-T5")
def test_with_strict_steps_several_objectives_can_be_scored_once_all_is_used() -> None:
    game = ready(strict=True)
    game.say("Ada take green", "Ada at e3", "Ada score O2")
    assert game.asks("Ada") == "finish, score O1"
    game.say("Ada score O1")

    assert game.asks("Ada") == "finish"
    assert game.desk("Ada").points == 8


@rule("ATH-T4", "ATH-T5")
def test_with_strict_steps_the_wand_of_an_objective_serves_to_score_the_next() -> None:
    game = ready(strict=True)
    game.desk("Ada").wands = 1
    game.say("Ada take green", "Ada at e3", "Ada score O1")
    assert game.desk("Ada").wands == 1

    game.say("Ada score O2")
    assert (game.desk("Ada").points, game.desk("Ada").wands) == (8, 1)


@rule("ATH-T4", "ATH-X1", "ATH-X3")
def test_with_strict_steps_tokens_candles_draws_and_removals_end_with_the_first_scoring() -> None:
    game = at_work(
        "Ada Ben", gets="Ada: green + bonus + rearrange 2", shelves=READY, drawn="Ada: wand any", row="O1 O2 O30 O31",
        strict=True,
    )  # fmt: skip
    before = game.asks("Ada")
    for verb in ("draw", "use wand", "candle any", "take green", "remove d1"):
        assert verb in before
    game.say("Ada score O1")

    assert game.asks("Ada") == "finish"
    game.finish()
    assert game.at_hand("Ada") == ""
    assert (game.desk("Ada").draws, game.desk("Ada").removals) == (0, 0)
    assert "any" in game.lies("used")  # what was not used is lost as ever
    assert "wand" in game.lies("used")


@rule("ATH-T4", "ATH-T5", "ATH-X1")
def test_with_strict_steps_a_wand_from_a_spider_still_serves_to_score() -> None:
    game = at_work(
        "Ada Ben", gets="Ada: turquoise", shelves="Ada d: . G T", row="O1 O30 O31 O32", strict=True,
    )  # fmt: skip
    game.desk("Ada").wands = 0
    game.say("Ada take turquoise", "Ada at d1", "Ada capture wand", "Ada score O1")

    assert game.desk("Ada").points == 4


@rule("ATH-T4")
def test_with_strict_steps_the_others_work_on_while_somebody_scores() -> None:
    game = ready(strict=True, gets="Ada: pink, Ben: green")
    game.say("Ada score O1")

    assert game.asks("Ben", "take") == "green"
    game.finish()
    assert "choose" in game.asks("Ada")  # in the next turn all is as before


@rule("ATH-T4", "ATH-T7")
def test_with_strict_steps_a_scoring_can_be_taken_back_and_benefits_used_after_all() -> None:
    for seed in range(200):
        g = RULES.new(2, STRICT, Chance(seed))
        game = record.begin(RULES, g)
        chance = Chance(seed)
        while asked := RULES.asked(g):
            seat = asked[0]
            options = RULES.options(g, seat)
            scores = [each for each in options if RULES.catalogue.verb(each) == "score"]
            takes = [each for each in options if RULES.catalogue.verb(each) == "take"]
            action = scores[0] if scores and takes else options[chance.below(len(options))]
            before = g.plain()
            RULES.play(g, seat, action)
            record.note(game, g, seat, action)
            if action in scores:
                assert {RULES.catalogue.verb(each) for each in RULES.options(g, seat)} <= {"finish", "score"}
                record.note_undo(game, seat)
                assert record.replay(game).g.plain() == before
                return
    raise AssertionError("nobody could score with books at hand")


@rule("ATH-T4")
def test_the_questions_of_strict_steps_say_so() -> None:
    game = ready(strict=True)
    assert RULES.prompt(game.view("Ada")).values["steps"] == "strict"
    assert not has_scored(game.view("Ada"))
    game.say("Ada score O1")

    assert RULES.prompt(game.view("Ada")).code == "score-more"
    assert RULES.prompt(game.view("Ada")).values == {"wands": 2}
    assert has_scored(game.view("Ada"))
    assert not has_scored(game.view("Ben"))
    assert not has_scored(game.view("spectator"))
    assert RULES.prompt(ready(strict=False).view("Ada")).values["steps"] == "free"


def plan(game: Library, name: str, strict: bool) -> list[str]:
    """Say what the solver would do."""
    view = game.view(name)
    value = valued(RULES.deck, game.desk(name), game.seat(name), 10, view.row)
    found = solve(game.desk(name), view.tokens(view.seat), view.left_in_queue(view.seat), value, 4000, strict)
    return [RULES.catalogue.text(action) for action in found.actions]


@rule("ATH-T4")
def test_the_solver_uses_what_it_has_before_it_scores_at_a_strict_table() -> None:
    game = ready(strict=True)
    actions = plan(game, "Ada", strict=True)

    scored = [index for index, action in enumerate(actions) if action.startswith("score")]
    assert scored == list(range(len(actions) - 2, len(actions)))  # both, and nothing after them
    for action in actions:
        game.say(f"Ada {action}")
    assert game.desk("Ada").points == 8


@rule("ATH-T4")
def test_the_solver_scores_first_what_gives_its_wand_back_and_then_what_gives_most() -> None:
    shelves = "Ada d: P G P; Ada e: K G G K; Ada c: . . / . . / . ."
    game = at_work("Ada Ben", shelves=shelves + "; Ada b: . . . / T G T", row="O1 O14 O20 O31", strict=True)
    game.desk("Ada").wands = 1

    assert plan(game, "Ada", strict=True) == ["score O1", "score O20"]  # 4 with a wand, then 7 rather than 6
    game.say("Ada score O1")
    value = valued(RULES.deck, game.desk("Ada"), 0, 10, game.view("Ada").row)
    left = solve_scoring(game.desk("Ada"), value)
    assert [RULES.catalogue.text(action) for action in left.actions] == ["score O20"]


@rule("ATH-T4")
def test_what_the_solver_proposes_at_a_strict_table_is_what_it_says_it_is_worth() -> None:
    scored = 0
    for seed in range(4):
        g: Any = RULES.new(2 + seed, STRICT, Chance(seed))
        while asked := RULES.asked(g):
            seat = asked[0]
            view = RULES.observe(g, seat)
            if view.turn > 5:
                break
            if not view.played:
                RULES.play(g, seat, RULES.options(g, seat)[0])
                continue
            value = valuation(view, seat)
            found = solve(view.desk(seat), view.tokens(seat), view.left_in_queue(seat), value, 150, True)
            for action in found.actions:
                assert action in RULES.options(g, seat)
                RULES.play(g, seat, action)
            if DRAW not in found.actions:
                assert value.worth(g.desks[seat]) == found.worth
                scored += any(RULES.catalogue.verb(action) == "score" for action in found.actions)
                RULES.play(g, seat, int(FINISH))
    assert scored > 2


# Favourite subjects


@rule("ATH-C2", "ATH-E1")
def test_favourite_subjects_can_be_drawn_from_all_five() -> None:
    drawn = [RULES.new(2, {"colours": "drawn"}, Chance(seed)).favourites for seed in range(80)]

    assert {first for first, _ in drawn} == {second for _, second in drawn} == {0, 1, 2, 3, 4}
    assert all(first != second for first, second in drawn)
    assert len({tuple(each) for each in drawn}) > 12  # of twenty
    assert sorted(RULES.new(5, {"colours": "drawn"}, Chance(2)).favourites) == [0, 1, 2, 3, 4]


@rule("ATH-C2")
def test_everybody_is_told_which_colours_were_drawn_and_the_record_says_how() -> None:
    g = RULES.new(3, {"colours": "drawn"}, Chance(4))
    for seat in (0, 2, SPECTATOR):
        view = RULES.look(g, seat)
        assert view.favourites == g.favourites
        assert [(event.seat, event.what) for event in view.past if event.code == "colour"] == [
            (each, g.favourites[each]) for each in range(3)
        ]
    named = [desk["favourite"] for desk in RULES.facts(RULES.look(g, 0))["desks"]]  # type: ignore[attr-defined]
    assert named == [COLOURS[colour] for colour in g.favourites]

    text = record.write(record.begin(RULES, g))
    shelves = " ".join(f"shelf-{COLOURS[colour]}" for colour in g.favourites)
    assert f"\n~ shuffle bag: {shelves} shelf-" in text
    assert "options: steps=free colours=drawn\n" in text
    assert record.replay(record.read(text)).g.plain() == g.plain()


@rule("ATH-C2", "ATH-E1", "ATH-E5")
def test_the_drawn_favourite_is_what_counts_in_the_end() -> None:
    g = RULES.new(2, {"colours": "drawn"}, Chance(3))
    mine, other = g.favourites
    assert (mine, other) != (0, 1)
    for seat in (0, 1):
        g.desks[seat].shelves.put(0, mine)
        g.desks[seat].shelves.put(1, mine)

    lines = [score.lines[1] for score in RULES.scores(g)]
    assert [(line.points, line.figures["colour"]) for line in lines] == [(2, mine), (0, other)]


@rule("ATH-C2")
def test_the_greedy_bot_values_the_favourite_that_it_drew() -> None:
    g = RULES.new(2, {"colours": "drawn"}, Chance(1))
    view = RULES.observe(g, 0)
    assert [valuation(view, seat).favourite for seat in (0, 1)] == g.favourites


# Both


@rule("ATH-C2", "ATH-T4")
def test_a_record_of_before_names_no_options_and_reads_as_ever() -> None:
    game = dealt("Ada Ben")
    assert game.record is not None
    text = record.write(game.record)
    old = text.replace("options: steps=free colours=seat\n", "options: \n")
    assert old != text

    assert record.replay(record.read(old)).g.digest() == game.g.digest()
    assert RULES.new(2, {}, Chance(1)).digest() == "f255fd7d81d440a0f21ee904254e8fc9"  # as before there were any
    assert RULES.new(2, {}, Chance(1)).favourites == [0, 1]


@pytest.mark.parametrize("options", [{"steps": "loose"}, {"colours": "0"}, {"first": "0"}, {"steps": "yes"}])
def test_an_option_that_atheneum_does_not_have_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOptions, match=r"it (can be|has): (free, strict|seat, drawn|steps, colours)"):
        RULES.new(3, options)
