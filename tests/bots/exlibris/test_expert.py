"""What the greedy bot of Ex Libris has learned since its first version, which is kept to be measured against."""

import pytest

import readingroom
from readingroom.bots.exlibris.expert import Expert
from readingroom.bots.exlibris.known import Known
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
