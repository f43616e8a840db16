"""What the greedy bot of Ex Libris has learned since its first version, which is kept to be measured against."""

import pytest

import readingroom
from readingroom.bots import judge_of, make
from readingroom.bots.exlibris.errands import Errands
from readingroom.bots.exlibris.expert import Expert
from readingroom.bots.exlibris.known import Known
from readingroom.bots.exlibris.rounds import Round
from readingroom.games.exlibris.actions import KEEP
from readingroom.games.exlibris.components import BOOKSELLER, BOOKWORM, HOME, MUMMY
from readingroom.games.exlibris.rules import ExLibrisRules
from tests.bots.matches import play
from tests.games.exlibris.tables import Library, table
from tests.rulebook import rule

RULES: ExLibrisRules = readingroom.load("exlibris")  # type: ignore[assignment]


def both(game: Library) -> tuple[Expert, Known]:
    """Give what Ada knows now, and what she would have known at first."""
    view = RULES.observe(game.g, 0)
    return Expert(view, RULES.deck), Known(view, RULES.deck)


@pytest.mark.parametrize(
    ("seats", "seed", "digest"),
    [(2, 0, "3a27653ff940b0552ac83fafed92c947"), (1, 3, "1481c86f70f67828670932d0eead690d")],
)
def test_the_first_version_plays_as_it_always_did(seats: int, seed: int, digest: str) -> None:
    assert play(RULES, ["greedy-v1"] * seats, seed).digest() == digest


@rule("EXL-E5")
def test_a_banned_book_costs_more_than_its_point() -> None:
    now, first = both(table("Ada Ben", shelves="Ada: B1 C1"))
    assert now.eye.weights[now.view.banned] < first.eye.weights[first.view.banned] == -1


def test_in_the_last_round_no_more_is_shelved_than_there_are_assistants() -> None:
    now, first = both(table("Ada Ben", shelves="Ada: B1 C1", at="Ada: home", last=True))
    assert now.left() == 1.0 < first.left()
    now, first = both(table("Ada Ben", shelves="Ada: B1 C1"))
    assert now.left() == first.left()


@rule("EXL-O6")
def test_alone_it_plays_as_at_first() -> None:
    now, first = (play(RULES, [name], 2).digest() for name in ("greedy", "greedy-v1"))
    assert now == first


# Libraries


@rule("EXL-S2")
def test_it_keeps_the_library_whose_assistant_brings_most() -> None:
    view = RULES.observe(RULES.new(2, {}, readingroom.Chance(1)), 0)
    options = [KEEP + int(MUMMY), KEEP + int(BOOKWORM)]
    worths = {name: judge_of(RULES, name).worths(view, options) for name in ("greedy", "greedy-v1")}
    assert worths["greedy"][1] - worths["greedy"][0] > 10 > worths["greedy-v1"][1] - worths["greedy-v1"][0]


# Books that will count


@rule("EXL-E1")
def test_books_are_counted_without_the_card_that_stands_in_their_way() -> None:
    now, first = both(table("Ada Ben", shelves="Ada: Z1 B2 C4 D1 E1 / F1 G1"))
    assert sum(first.counts[0]) < 5  # as if nothing but the first card could stay
    assert sum(now.counts[0]) > 12


# Rounds


def round_of(game: Library) -> Round:
    """Give the round as Ada sees it."""
    view = RULES.observe(game.g, 0)
    mine = Expert(view, RULES.deck)
    return Round(mine, Errands(mine), view.options)


@rule("EXL-R5")
def test_what_lies_at_a_location_is_taken_before_as_good_a_card_of_the_hand_is_shelved() -> None:
    game = table("Ada Ben", tiles="bookseller", cards="bookseller: D1", hands="Ada: D2", shelves="Ada: B2, Ben: C4")
    mine = round_of(game)
    assert mine.plain[BOOKSELLER] > mine.plain[HOME]
    choice = make("greedy", RULES, 1).choose(RULES.observe(game.g, 0), RULES.options(game.g, 0))
    assert "bookseller" in RULES.catalogue.text(choice)


def test_nothing_is_urgent_when_no_rival_has_an_assistant_left() -> None:
    where = "bookseller", "bookseller: D1 E1 F1 G1"
    open_to_all = round_of(table("Ada Ben", tiles=where[0], cards=where[1], hands="Ada: D2"))
    alone = round_of(
        table(
            "Ada Ben", tiles=where[0], cards=where[1], hands="Ada: D2", at="Ben: *home home home", special="Ben: wizard"
        )
    )
    assert open_to_all.gone(int(BOOKSELLER)) > alone.gone(int(BOOKSELLER)) == 0.0


def test_the_last_space_is_more_urgent_than_one_of_more() -> None:
    both_free = round_of(table("Ada Ben", tiles="bookseller", hands="Ada: D2"))
    one_free = round_of(table("Ada Ben", tiles="bookseller", hands="Ada: D2", at="Ben: bookseller"))
    assert (both_free.free(int(BOOKSELLER)), one_free.free(int(BOOKSELLER))) == (2, 1)
    assert one_free.gone(int(BOOKSELLER)) > both_free.gone(int(BOOKSELLER))
