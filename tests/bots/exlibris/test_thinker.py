"""How the bot of Ex Libris that looks ahead does it: it tries visits out in worlds that fit what it sees."""

import readingroom
from readingroom import Chance
from readingroom.bots import make
from readingroom.bots.exlibris.scout import WORLDS, Scout
from readingroom.bots.exlibris.thinker import ExLibrisThinker, at_once
from readingroom.bots.search.budget import Budget
from readingroom.games.exlibris.components import ALEHOUSE, BOOKSELLER, DIVINERS_HUT, HOME
from readingroom.games.exlibris.rules import ExLibrisRules
from tests.games.exlibris.tables import Library, table

RULES: ExLibrisRules = readingroom.load("exlibris")  # type: ignore[assignment]


def visits(game: Library, budget: Budget) -> dict[int, float]:
    """Say what Ada finds out about the Bookseller and the Diviner's Hut."""
    imaginer = RULES.imaginer(RULES.observe(game.g, 0))
    return Scout(RULES, Chance(1)).visits(imaginer, 0, [int(BOOKSELLER), int(DIVINERS_HUT)], budget)


def sale(cards: str) -> Library:
    """Lay out some cards at the Bookseller."""
    return table(
        "Ada Ben", tiles="bookseller diviners-hut", cards=f"bookseller: {cards}", shelves="Ada: B2 C4 / T2, Ben: C1"
    )


def test_it_is_the_bot_that_looks_ahead_here() -> None:
    assert isinstance(make("search", RULES, 1, iterations=5), ExLibrisThinker)


def test_a_card_that_fits_brings_more_than_one_that_does_not() -> None:
    fits, unfit = (visits(sale(cards), Budget(iterations=40)) for cards in ("H3", "A6"))
    assert fits[int(BOOKSELLER)] > unfit[int(BOOKSELLER)]
    assert abs(fits[int(DIVINERS_HUT)] - unfit[int(DIVINERS_HUT)]) < 1


def test_every_visit_is_tried_in_the_same_worlds_as_far_as_the_budget_goes() -> None:
    budget, none = Budget(iterations=7), Budget(iterations=1)
    assert len(visits(sale("H3"), budget)) == 2
    assert budget.made == 7
    assert visits(sale("H3"), none) == {}  # not even one world was tried to its end


def test_it_stops_when_it_has_seen_enough() -> None:
    budget = Budget(iterations=1000)
    visits(sale("H3"), budget)
    assert budget.made == 2 * WORLDS


def test_what_is_seen_later_cannot_be_tried_out() -> None:
    assert at_once(int(BOOKSELLER))
    assert not at_once(int(ALEHOUSE))
    assert not at_once(int(HOME))


def test_the_last_round_is_left_to_the_judge() -> None:
    view = RULES.observe(table("Ada Ben", tiles="bookseller", hands="Ada: D2", last=True).g, 0)
    assert make("search", RULES, 1, iterations=9).choose(view, view.options) in view.options
