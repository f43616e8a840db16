"""The quick player of Biblios and its evaluation, inside worlds: within its means, and able to tell who leads."""

import pytest

import readingroom
from readingroom import Chance
from readingroom.bots import evaluation_of, policy_of
from readingroom.bots.biblios.policy import exact
from readingroom.games.biblios.actions import KEEP
from readingroom.games.biblios.components import GOLD
from readingroom.games.biblios.state import reserve

RULES = readingroom.load("biblios")
G1, G2, G3 = GOLD, GOLD + 1, GOLD + 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_never_bids_what_it_cannot_pay(seats: int) -> None:
    policy, chance = policy_of(RULES), Chance(2)
    g = RULES.new(seats, {}, Chance(seats))
    codes = set()
    while who := RULES.asked(g):
        options = RULES.options(g, who[0])
        codes |= {event.code for event in RULES.play(g, who[0], policy.choose(g, who[0], options, chance))}

    assert "sold" in codes
    assert "culprit" not in codes


@pytest.mark.parametrize(
    ("cards", "price", "least"),
    [([G1, G2, G3], 3, 3), ([G2, G2, G3], 4, 4), ([G3, G3], 4, 6), ([G2, G3], 1, 2), ([0, 9, G1], 2, -1)],
)
def test_the_policy_knows_the_least_that_it_can_pay_exactly(cards: list[int], price: int, least: int) -> None:
    assert exact(cards, price) == least


def test_chances_are_judged_when_a_turn_or_an_auction_begins() -> None:
    evaluation = evaluation_of(RULES)
    g = RULES.new(2, {"first": "0"}, Chance(1))
    assert evaluation.settled(g)

    RULES.play(g, 0, KEEP)
    assert not evaluation.settled(g)


def test_who_has_better_cards_has_better_chances_and_is_believed_to_have_kept_them() -> None:
    evaluation = evaluation_of(RULES)
    rich, poor = RULES.new(2, {"first": "0"}, Chance(1)), RULES.new(2, {"first": "0"}, Chance(1))
    rich.zones[reserve(1)] = [8, 17, G3]
    poor.zones[reserve(1)] = [0, 9, G1]

    assert evaluation.chances(rich)[1] > evaluation.chances(poor)[1] > 0.5
    assert evaluation.belief(rich, 0) > evaluation.belief(poor, 0)
    assert evaluation.belief(rich, 1) == evaluation.belief(poor, 1)
