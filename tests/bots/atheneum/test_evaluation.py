"""What is foretold in Atheneum: even chances at the start, and better ones for who has or promises more."""

import pytest

from readingroom import Chance
from readingroom.bots import evaluation_of, policy_of
from readingroom.bots.atheneum.evaluation import PARTS, AtheneumEvaluation
from tests.games.atheneum.library import RULES, Library, at_work

EVALUATION = evaluation_of(RULES)


def chance_of(game: Library, name: str) -> float:
    """Give the chances of a player."""
    return EVALUATION.chances(game.g)[game.seat(name)]


def test_it_is_found_by_the_name_of_the_game() -> None:
    assert isinstance(EVALUATION, AtheneumEvaluation)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_have_the_same_chances_before_anything_happened(seats: int) -> None:
    assert EVALUATION.chances(RULES.new(seats, {}, Chance(1))) == pytest.approx([1 / seats] * seats)


def test_chances_add_up_to_one_at_all_times() -> None:
    g, chance, policy = RULES.new(3, {}, Chance(2)), Chance(2), policy_of(RULES)
    while RULES.playout(g, chance, policy, 17):
        chances = EVALUATION.chances(g)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0


def test_points_on_the_track_count_and_more_so_when_few_turns_are_left() -> None:
    seen = []
    for turn in (2, 6, 10):
        game = at_work(gets="Ada: points 5", turn=turn)
        seen.append(chance_of(game, "Ada"))

    assert 0.5 < seen[0] < seen[1] < seen[2]


@pytest.mark.parametrize(
    "more",
    [
        {"shelves": "Ada d: T G U"},
        {"shelves": "Ada a: U K P . / G T K P"},
        {"shelves": "Ada a: . . . . / T T . ."},
        {"gets": "Ada: wand"},
        {"gets": "Ada: green + pink"},
        {"gets": "Ada: bonus"},
        {"drawn": "Ada: any"},
        {"shelves": "Ada e: K T . .", "row": "O5 O12 O13 O14"},
    ],
)
def test_what_a_desk_has_or_promises_counts(more: dict[str, str]) -> None:
    """Full and nearly full compartments, favourites that touch, wands, what is at hand, and objectives within reach."""
    assert chance_of(at_work(turn=6, **more), "Ada") > 0.52  # type: ignore[arg-type]


def test_a_side_shelf_counts_while_there_is_time_to_fill_it() -> None:
    assert chance_of(at_work(turn=2, sides="Ada: 1"), "Ada") > 0.5


def test_every_part_has_a_name() -> None:
    g = RULES.new(2, {}, Chance(1))

    assert len(AtheneumEvaluation().parts(g, 0)) == len(PARTS)


def test_it_changes_nothing_in_the_world() -> None:
    g = RULES.new(2, {}, Chance(3))
    RULES.playout(g, Chance(3), policy_of(RULES), 100)
    before = RULES.clone(g)

    EVALUATION.chances(g)

    assert g == before


def test_it_is_the_same_on_every_engine() -> None:
    g = RULES.new(4, {}, Chance(5))
    RULES.playout(g, Chance(5), policy_of(RULES), 250)

    assert [round(chance, 9) for chance in EVALUATION.chances(g)] == [
        0.319412621,
        0.264771378,
        0.224588757,
        0.191227243,
    ]


@pytest.mark.slow
def test_at_half_time_it_foretells_most_winners() -> None:
    policy, right = policy_of(RULES), 0.0
    for seed in range(100):
        g, chance = RULES.new(2, {}, Chance(seed)), Chance(seed)
        while g.turn <= 5:
            RULES.playout(g, chance, policy, 1)
        chances = EVALUATION.chances(g)
        RULES.playout(g, chance, policy)
        right += RULES.returns(g)[chances.index(max(chances))]

    assert right >= 62
