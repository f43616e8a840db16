"""How Ex Libris is played alone: what one does not shelve the public library gets, and that is tried to the end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import readingroom
from readingroom import Chance
from readingroom.bots import make
from readingroom.bots.exlibris.quick.alone import LoneMind, LonePolicy, Stakes, lone_left, lone_worths
from readingroom.bots.exlibris.solitaire import Solitaire, Trial, ahead, best_of, drop
from readingroom.bots.exlibris.thinker import turns_down
from readingroom.bots.search.budget import Budget
from readingroom.games.exlibris.actions import DONE, PLACE, TURN
from readingroom.games.exlibris.components import BOOKSELLER, HOME, books_of
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.solo import LEVELS
from readingroom.games.exlibris.state import CATEGORY, CATEGORY_CARDS, FORM, ExLibris
from readingroom.games.exlibris.state import REMOVED as OUT_OF_THE_GAME
from tests.bots.matches import play
from tests.bots.search_moves import moves
from tests.games.exlibris.tables import Library, table
from tests.rulebook import rule

RULES: ExLibrisRules = readingroom.load("exlibris")  # type: ignore[assignment]
POLICY = LonePolicy()
ROOT = Path(__file__).parent.parent.parent.parent


def stakes(game: Library) -> Stakes:
    """Say what books are worth to Ada, and to the public library."""
    return Stakes(game.g, lone_left(game.g))


def worth(game: Library, text: str) -> float:
    """Say what an option of Ada's is worth at a glance."""
    options = RULES.options(game.g, 0)
    return lone_worths(game.g, options)[options.index(RULES.catalogue.find(text))]


def quick(seed: int, level: int) -> ExLibris:
    """Play a game to its end by the quick player alone."""
    g = RULES.new(1, {"level": LEVELS[level - 1]}, Chance(seed))
    RULES.playout(g, Chance(seed), POLICY)
    return g


# What books are worth


@rule("EXL-O2")
def test_the_focus_of_the_public_library_may_be_any_category_of_which_nobody_has_seen_the_card() -> None:
    game = table("Ada", foci="Ada: spells")
    others = [2, 3, 4]  # not fiction, which is prominent, nor the banned codices, nor Ada's own spells
    before = stakes(game).public
    clue = next(card for card in game.g.zones[CATEGORY_CARDS])
    game.g.zones[CATEGORY_CARDS].remove(clue)
    game.g.zones[OUT_OF_THE_GAME].append(clue)
    after = stakes(game).public
    assert before[others[0]] == before[others[1]] == before[others[2]]
    for category in others:
        assert (after[category] < before[category]) == (clue == CATEGORY + category)


@rule("EXL-O6")
def test_what_it_does_not_see_changes_nothing_of_what_options_are_worth() -> None:
    game = table("Ada", foci="Ada: spells", tiles="bookseller dump", hands="Ada: D2 E1", discard="F1 G1")
    options = RULES.options(game.g, 0)
    before = lone_worths(game.g, options)
    hidden = game.g.zones[FORM]
    game.g.zones[FORM] = [game.g.zones[CATEGORY_CARDS].pop()]
    game.g.zones[CATEGORY_CARDS] += hidden
    assert lone_worths(game.g, options) == before


@rule("EXL-O6")
def test_prominent_books_are_dear_while_the_race_is_open_and_as_dear_to_the_public_library() -> None:
    deck = RULES.deck
    fiction = " ".join(
        deck.text(card) for card in range(len(deck.texts)) if books_of(deck.counts[card], 1) and card % 3
    )
    nearly = table("Ada", shelves="Ada: B1 C1", discard="F1", last=True)
    lost = table("Ada", shelves="Ada: A1", discard=fiction.replace("A1 ", ""), last=True)
    for game in (nearly, lost):
        game.g.round = 5
    assert stakes(nearly).mine[1] > stakes(lost).mine[1] + 1
    assert stakes(nearly).public[1] > stakes(lost).public[1] + 1


@rule("EXL-O6")
def test_a_card_of_the_hand_is_shelved_in_the_end_rather_than_left_to_the_public_library() -> None:
    game = table("Ada", hands="Ada: D2", shelves="Ada: B2 C4", last=True, at="Ada: home home")
    mind = LoneMind(game.g)
    [card] = game.cards("D2")
    assert mind.shelving(card) > mind.drawing
    assert mind.public(card) > 0


def test_nothing_is_drawn_with_the_last_assistant_of_all() -> None:
    game = table("Ada", hands="Ada: D2", shelves="Ada: B2 C4", last=True, at="Ada: home home")
    game.say("Ada place home")
    assert worth(game, "draw") < worth(game, "shelve D2")
    assert worth(game, "draw") < worth(game, "done")


# Trying out


def test_a_bot_that_looks_ahead_tries_everything_alone() -> None:
    game = table("Ada", tiles="wishing-well donation-bin", hands="Ada: D2 E1 F1 M3", shelves="Ada: B2 C4 / T2")
    view = RULES.observe(game.g, 0)
    solitaire, budget = Solitaire(RULES, Chance(1)), Budget(iterations=20)
    choice = solitaire.choose(RULES.imaginer(view), view.options, budget)
    assert choice in view.options
    assert 2 <= budget.made <= 20


def test_without_time_it_takes_what_looks_best() -> None:
    game = table("Ada", tiles="bookseller", cards="bookseller: H3 A6", hands="Ada: D2", shelves="Ada: B2 C4 / T2")
    view = RULES.observe(game.g, 0)
    worths = lone_worths(game.g, view.options)
    choice = make("search", RULES, 1, budget=1e-9).choose(view, view.options)
    assert worths[view.options.index(choice)] == max(worths)


def trial(action: int, looked: float, *values: float) -> Trial:
    """Make an option that was tried."""
    found = Trial(action, looked)
    found.values = list(values)
    return found


def test_what_came_out_counts_the_more_the_more_often_it_was_tried() -> None:
    once = [trial(int(PLACE + HOME), 2.0, 10.0), trial(int(PLACE + BOOKSELLER), 0.5, 11.0)]
    often = [trial(int(PLACE + HOME), 2.0, *[10.0] * 40), trial(int(PLACE + BOOKSELLER), 0.5, *[11.0] * 40)]
    assert best_of(once) is once[0]
    assert best_of(often) is often[1]


def test_what_is_clearly_behind_is_tried_no_more_but_the_first_stays_to_compare_with() -> None:
    trials = [trial(1, 2.0, *[10.0] * 60), trial(2, 2.0, *[20.0] * 60), trial(3, 2.0, *[5.0] * 60)]
    drop(trials)
    assert [each.running for each in trials] == [True, True, False]
    assert ahead(trials[1], trials[2])[0] == 15.0


def test_a_lead_counts_less_and_less_beyond_what_wins() -> None:
    solitaire = Solitaire(RULES, Chance(1))
    games = [quick(seed, level) for seed in range(2) for level in (1, 4, 7)]
    leads = [RULES.scores(g)[0].points - RULES.scores(g)[1].points for g in games]
    felt = [solitaire.felt(g) for g in games]
    assert sorted(felt) == [each for _, each in sorted(zip(leads, felt))]
    assert all((each > 20.0) == (lead > 0) for lead, each in zip(leads, felt))


def test_only_turning_down_is_left_to_the_judge_who_works_it_out() -> None:
    assert turns_down([int(DONE), int(TURN + 4)])
    assert not turns_down([int(PLACE), int(PLACE + BOOKSELLER)])


@pytest.mark.slow
def test_the_same_seed_and_iterations_give_the_same_game() -> None:
    one, other = (play(RULES, ["search"], 3, {"level": "savant"}).digest() for _ in range(2))
    assert one == other


@pytest.mark.slow
def test_both_engines_play_alone_alike() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.bots.search_moves", "exlibris", "1"],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert plain.stdout.split() == ["plain", *moves("exlibris", 1)]


@pytest.mark.slow
def test_the_quick_player_wins_most_games_of_a_student() -> None:
    assert sum(RULES.returns(quick(seed, 2))[0] for seed in range(30)) > 24
