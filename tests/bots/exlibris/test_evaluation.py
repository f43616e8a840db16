"""What the evaluation of Ex Libris says of the chances: more for more books in order, and the truth at the end."""

import pytest

import readingroom
from readingroom import Chance
from readingroom.bots import evaluation_of, policy_of
from readingroom.bots.exlibris.evaluation import (
    NAMES,
    ExLibrisEvaluation,
    award_of,
    public_points,
    softened,
    traits_of,
)
from readingroom.games.exlibris.components import books_of
from readingroom.games.exlibris.end.scoring import award
from readingroom.games.exlibris.rules import ExLibrisRules
from tests.bots.matches import few_tables
from tests.games.exlibris.tables import Library, table
from tests.rulebook import rule

RULES: ExLibrisRules = readingroom.load("exlibris")  # type: ignore[assignment]
EVALUATION = ExLibrisEvaluation(RULES)
POLICY = policy_of(RULES)


def chance_of(game: Library, name: str = "Ada") -> float:
    """Give the chances of a player."""
    return EVALUATION.chances(game.g)[game.seat(name)]


def trait(game: Library, name: str) -> float:
    """Give what is counted of Ada's under a name."""
    return traits_of(game.g, 0)[NAMES.index(name)]


def test_it_is_the_evaluation_of_the_game() -> None:
    assert isinstance(evaluation_of(RULES), ExLibrisEvaluation)


def test_chances_add_up_to_one_at_every_table_and_every_moment() -> None:
    chance = Chance(4)
    for number, (seats, options) in enumerate(few_tables(RULES)):
        g = RULES.new(seats, options, Chance(number))
        while who := RULES.asked(g):
            before = g.digest()
            chances = EVALUATION.chances(g)
            assert g.digest() == before
            assert len(chances) == max(2, seats)
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0.0
            for _ in range(5):
                if who := RULES.asked(g):
                    RULES.play(g, who[0], POLICY.choose(g, who[0], RULES.options(g, who[0]), chance))
        assert EVALUATION.chances(g) == RULES.returns(g)


def test_seats_that_stand_alike_have_the_same_chances() -> None:
    game = table("Ada Ben")
    assert chance_of(game) == pytest.approx(0.5)


def test_more_books_in_order_give_better_chances() -> None:
    ordered = table("Ada Ben", shelves="Ada: B1 C1 D2 / M4 N1 O1, Ben: B2 C2 E1 / M5 N2 P1")
    messy = table("Ada Ben", shelves="Ada: O1 N1 M4 / D2 C1 B1, Ben: B2 C2 E1 / M5 N2 P1")
    assert chance_of(ordered) > chance_of(messy)


def test_late_in_the_game_a_lead_says_more() -> None:
    shelves = "Ada: B1 C1 D2 / M4 N1 O1, Ben: B2 C2"
    early, late = (table("Ada Ben", shelves=shelves, last=last) for last in (False, True))
    assert chance_of(late) > chance_of(early) > 0.5


def test_cards_in_hand_help_while_they_can_be_shelved() -> None:
    some, none = (table("Ada Ben", shelves="Ada: B1 C1, Ben: B2 C2", hands=hands) for hands in ("Ada: D2 E1 M4", ""))
    assert trait(some, "hand") > 0 == trait(none, "hand")
    assert chance_of(some) > chance_of(none)


@rule("EXL-E3")
def test_it_counts_the_rectangle_and_what_lies_face_down() -> None:
    game = table("Ada Ben", shelves="Ada: Z1 B1 C1 / M4 N1 O1")
    assert trait(game, "rectangle") == 6
    assert trait(game, "down") == 1
    assert trait(game, "shelved") == 6


@rule("EXL-E4")
def test_what_is_expected_of_the_award_is_the_award_when_all_is_decided() -> None:
    game = table("Ada Ben Cy", shelves="Ada: B2 C4 D1 E1 / F1 G1 H3 H5 / M5 P8 T2 X1, Ben: A3", last=True)
    counts = [
        int(books_of(sum(RULES.deck.counts[card] for card in each.cards), game.g.prominent)) for each in game.g.shelves
    ]
    assert award_of(game.g, 0, 0.0) == pytest.approx(award(counts[0], counts[1:]), abs=0.2)


@rule("EXL-O6")
def test_alone_the_public_library_gets_better_with_what_is_discarded() -> None:
    few, many = (table("Ada", shelves="Ada: B1 C1", discard=cards) for cards in ("D1", "D1 E1 F1 G1 H1 M1 P1 T2 X1"))
    assert public_points(many.g) > public_points(few.g)
    assert chance_of(many) < chance_of(few)


def test_shares_go_by_points_and_add_up() -> None:
    shares = softened([60.0, 50.0, 50.0], 10.0)
    assert shares[0] > shares[1] == shares[2]
    assert sum(shares) == pytest.approx(1.0)
    assert softened([60.0, 50.0], 1.0)[0] > softened([60.0, 50.0], 20.0)[0]


def foretold(games: int) -> float:
    """Say how often the seat with the better chances at half-time wins, when all play by the policy."""
    right = 0.0
    for number in range(games):
        g = RULES.new(2, {}, Chance(number))
        decisions = RULES.playout(g, Chance(number), POLICY)
        half = RULES.new(2, {}, Chance(number))
        RULES.playout(half, Chance(number), POLICY, decisions // 2)
        chances = EVALUATION.chances(half)
        right += RULES.returns(g)[chances.index(max(chances))]
    return right / games


@pytest.mark.slow
def test_at_half_time_it_foretells_the_winner_better_than_a_coin() -> None:
    assert foretold(150) > 0.6
