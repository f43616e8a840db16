"""The game for one."""

from collections import Counter
from typing import Any

import pytest

from readingroom import Chance
from readingroom.games.exlibris.actions import DONE, TURN
from readingroom.games.exlibris.end.advice import best_down, public_books
from readingroom.games.exlibris.solo import LEVELS
from readingroom.games.exlibris.state import (
    CATEGORY_CARDS,
    DISCARDS,
    DRAW,
    FORM,
    LIBRARIES,
    LIBRARY,
    PERMANENT,
    REMOVED,
    STACK,
    TILE,
    ExLibris,
    hand,
)
from tests.games.exlibris.tables import RULES, table
from tests.laws.play import steps
from tests.rulebook import rule


def solo(seed: int = 1, **options: str) -> ExLibris:
    """Set up a game for one, with a library."""
    g = RULES.new(1, options, Chance(seed))
    RULES.play(g, 0, RULES.options(g, 0)[0])
    return g


@rule("EXL-O1")
def test_six_of_the_ten_solo_locations_lie_on_the_board_and_four_in_a_stack() -> None:
    g = RULES.new(1, {}, Chance(1))

    assert len(g.zones[PERMANENT]) == 6
    assert len(g.zones[STACK]) == 4
    tiles = sorted(card - TILE for card in g.zones[PERMANENT] + g.zones[STACK])
    assert tiles == [1, 2, 4, 6, 8, 9, 10, 11, 13, 18]
    offered = [RULES.catalogue.text(action) for action in RULES.options(g, 0)]
    assert len(offered) == 2
    assert len(g.zones[LIBRARIES]) == 5
    away = sorted(card - LIBRARY for card in g.zones[REMOVED] if LIBRARY < card <= LIBRARY + 12)
    assert away == [1, 4, 5, 7, 8]


@rule("EXL-O1")
def test_one_plays_with_the_special_assistant_and_three_plain_ones() -> None:
    assert solo().where == [-1, -1, -1, -1]


@rule("EXL-O2")
def test_the_public_library_has_a_focus_that_nobody_sees_and_there_are_two_clues() -> None:
    g = solo()
    view = RULES.observe(g, 0)

    assert len(g.zones[FORM]) == 1
    assert view.zones[FORM] == [-2]
    assert view.zones[CATEGORY_CARDS] == [-2, -2]


@rule("EXL-O2")
def test_a_clue_is_revealed_in_rounds_two_and_four() -> None:
    g = solo()
    clues = {1: 2}
    for _ in steps(RULES, g, "random", Chance(2)):
        clues[g.round] = len(g.zones[CATEGORY_CARDS])

    assert clues == {1: 2, 2: 1, 3: 1, 4: 0, 5: 0}
    codes = [event.code for event in RULES.observe(g, 0).past]
    clue = codes.index("clue")
    assert codes[clue - 1] == "round"
    assert codes[clue + 1] == "public"  # before discarding


@rule("EXL-O3")
@pytest.mark.parametrize("level", range(1, 8))
def test_by_the_level_one_to_seven_cards_go_to_the_public_library_and_are_seen_as_they_go(level: int) -> None:
    g = solo(level=LEVELS[level - 1])

    assert len(g.zones[DISCARDS]) == level
    seen = [event.card for event in RULES.observe(g, 0).past if event.code == "public"]
    assert seen == g.zones[DISCARDS]
    assert RULES.observe(g, 0).discards == [-2] * (level - 1) + g.zones[DISCARDS][-1:]
    assert len(g.zones[STACK]) == 4  # no tiles are turned up


@rule("EXL-O3", "EXL-R2")
def test_the_tiles_get_their_cards_in_every_round() -> None:
    g = solo()
    laid = sum(RULES.deck.locations[card - TILE].cards for card in g.zones[PERMANENT])

    assert len(g.zones[DRAW]) == 152 - 6 - 1 - laid


@rule("EXL-O3")
def test_the_draw_pile_of_a_game_for_one_is_not_renewed() -> None:
    game = table("Ada", tiles="wishing-well", draw="A1", only=True, discard="B1 C1")

    game.say("Ada place wishing-well", "Ada done", "Ada place home")

    assert game.hand("Ada") == "A1"
    assert game.discards() == "B1 C1"


@rule("EXL-O4")
def test_only_one_assistant_is_at_a_location_and_three_may_be_at_home() -> None:
    game = table("Ada", tiles="book-swap bookseller", at="Ada: bookseller home")
    assert game.asks("Ada") == "place home, place book-swap"

    full = table("Ada", tiles="book-swap bookseller", special="Ada: automaton", at="Ada: home home home")
    assert full.asks("Ada") == "special book-swap, special bookseller"


@rule("EXL-O4")
def test_all_four_are_placed_and_then_comes_the_resolution() -> None:
    game = table("Ada", tiles="book-swap bookseller dump", special="Ada: automaton", discard="A1", only=True)

    game.say("Ada special dump", "Ada place home", "Ada place home", "Ada place home")

    assert game.now("Ada") == "name"


@rule("EXL-O5")
def test_after_each_round_two_locations_are_removed_and_one_is_drawn() -> None:
    g = solo()
    counts = Counter[int]()
    removed = 0
    for step in steps(RULES, g, "random", Chance(3)):
        removed += RULES.catalogue.verb(step.action) == "remove"
        if not g.lanes:
            counts[g.round] = len(g.zones[PERMANENT])

    assert removed == 8
    assert len(g.zones[PERMANENT]) == 2
    assert g.round == 5
    assert len(g.zones[STACK]) == 0


@rule("EXL-O5")
def test_there_are_6_5_4_3_and_2_locations() -> None:
    g = solo()
    counts: list[int] = []
    for _ in steps(RULES, g, "random", Chance(3)):
        if len(counts) < g.round:
            counts.append(len(g.zones[PERMANENT]))

    assert counts == [6, 5, 4, 3, 2]


@rule("EXL-O6")
def test_the_hand_is_discarded_and_joins_the_public_library() -> None:
    g = solo()
    for _ in steps(RULES, g, "random", Chance(4)):
        if g.lanes:
            break

    assert g.zones[hand(0)] == []
    you, public = RULES.scores(g)
    assert public.lines[0].figures["cards"] == len(g.zones[DISCARDS])
    assert [line.code for line in public.lines].count("stability") == 0
    assert (public.seat, you.seat) == (1, 0)


@rule("EXL-O6")
def test_whoever_looks_at_the_prominent_category_alone_is_told_the_award_of_a_game_for_one() -> None:
    facts: Any = RULES.facts(RULES.observe(solo(), 0))

    assert (facts["rules"]["prominent"], facts["rules"]["focus"]) == ("EXL-O6", "EXL-E7")


@rule("EXL-O6")
def test_you_win_with_strictly_more_points() -> None:
    for seed in range(8):
        g = solo(seed)
        for _ in steps(RULES, g, "random", Chance(seed)):
            pass
        you, public = RULES.scores(g)
        assert RULES.ranking(g)[0] == [0 if you.points > public.points else 1]


@rule("EXL-E1", "EXL-O6")
def test_cards_may_be_turned_down_in_a_game_for_one_too() -> None:
    game = table("Ada", tiles="bookseller", shelves="Ada: M8 M3", last=True, hands="Ada: A1")
    game.end_round()
    assert game.asks("Ada") == "done, turn M3, turn M8"
    game.say("Ada turn M8", "Ada done")

    assert game.shelf("Ada") == "## M3"
    assert "A1" in game.discards()


@rule("EXL-E9", "EXL-L11", "EXL-O6")
def test_the_advice_counts_the_public_library_as_it_is_also_when_cards_were_taken_back_from_it() -> None:
    taken_back = 0
    for seed in range(60):
        g = solo(seed, level=LEVELS[seed % len(LEVELS)])
        for _ in steps(RULES, g, "random", Chance(seed)):
            view = RULES.observe(g, 0)
            assert view.pile() == g.zones[DISCARDS]
            if g.lanes:
                break
        advised = public_books(view, RULES.deck)
        taken_back += any(event.source == DISCARDS for event in view.past)
        RULES.play(g, 0, DONE)
        assert advised == RULES.scores(g)[1].lines[1].figures["books"]
    assert taken_back > 20


@rule("EXL-E9", "EXL-O6")
def test_who_follows_the_advice_has_at_least_as_many_points_as_who_turns_no_card() -> None:
    better = 0
    for seed in range(20):
        g = solo(seed)
        for _ in steps(RULES, g, "random", Chance(seed)):
            if g.lanes:
                break
        lazy = RULES.clone(g)
        RULES.play(lazy, 0, DONE)
        for card in best_down(RULES.observe(g, 0), RULES.deck):
            RULES.play(g, 0, TURN + card)
        RULES.play(g, 0, DONE)
        assert RULES.scores(g)[0].points >= RULES.scores(lazy)[0].points
        better += RULES.scores(g)[0].points > RULES.scores(lazy)[0].points
    assert better > 10
