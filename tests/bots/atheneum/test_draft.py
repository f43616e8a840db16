"""The draft of the greedy bot in Atheneum: which hands it knows, what it expects, and what it leaves to others."""

import pytest

from readingroom import Chance
from readingroom.bots import policy_of
from readingroom.bots.atheneum.draft import Draft, FarDraft, known_hands
from readingroom.bots.atheneum.solver.promises import USUAL
from readingroom.games.atheneum.actions import CAPTURE, CHOOSE
from readingroom.games.atheneum.state import hand
from tests.games.atheneum.library import RULES, Library, cards, dealt
from tests.rulebook import rule

GLANCE = 60  # desks that are judged to see what a card brings


def hands_seen(game: Library, name: str) -> list[str]:
    """List the hands that a player knows."""
    return [game.text(sorted(each)) for each in known_hands(game.view(name))]


def far(game: Library, name: str, future: float) -> FarDraft:
    """Look at the cards of a player with the turns to come."""
    return FarDraft(game.view(name), USUAL, GLANCE, 1.0, future)


@rule("ATH-T2")
def test_at_the_first_turn_only_ones_own_hand_is_known() -> None:
    game = dealt("Ada Ben", hands="Ada: A1 A2 A3 A4 A5 A6, Ben: A7 A8 A9 A10 A11 A12")

    assert hands_seen(game, "Ada") == ["A1 A2 A3 A4 A5 A6", ""]


@rule("ATH-T2")
def test_what_was_passed_on_is_known_and_what_was_played_from_it_is_gone() -> None:
    game = dealt(
        "Ada Ben Cleo", hands="Ada: A1 A2 A3 A4 A5 A6, Ben: A7 A8 A9 A10 A11 A12, Cleo: A13 A14 A15 A16 A17 A18"
    )
    game.choose("A1 A7 A13")
    game.finish()

    assert hands_seen(game, "Ada") == ["A14 A15 A16 A17 A18", "A2 A3 A4 A5 A6", ""]
    game.choose("A14 A2 A8")
    game.finish()
    assert hands_seen(game, "Ada") == ["A9 A10 A11 A12", "A15 A16 A17 A18", "A3 A4 A5 A6"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_known_hands_are_the_true_ones_throughout_a_game(seats: int) -> None:
    g, chance, policy = RULES.new(seats, {}, Chance(seats)), Chance(1), policy_of(RULES)
    known = 0
    while asked := RULES.asked(g):
        if len(asked) == seats and CHOOSE <= RULES.options(g, 0)[0] < CAPTURE:
            for seat, held in enumerate(known_hands(RULES.observe(g, 0))):
                assert not held or sorted(held) == sorted(g.zones[hand(seat)])
                known += bool(held)
        RULES.play(g, asked[0], policy.choose(g, asked[0], RULES.options(g, asked[0]), chance))
    assert known == 2 * sum(min(turn, seats) for turn in range(1, 6))  # one more at each turn of a phase


def test_it_counts_what_others_are_expected_to_choose() -> None:
    """Ben holds one card that is best for him by far; Ada counts on what it gives her."""
    game = dealt("Ada Ben", hands="Ada: A1 A2 A3 A4 A5 A16, Ben: A7 A8 A9 A10 A11 A12")
    game.choose("A1 A7")
    game.finish()
    draft = far(game, "Ada", 0.0)

    (expected,) = draft.expected.values()
    assert expected in game.g.zones[hand(1)]
    assert expected == max(game.g.zones[hand(1)], key=lambda card: draft.net(1, card))
    mine = cards("A8")[0]
    sections = [RULES.deck.study[card].sections for card in (mine, expected)]
    assert draft.benefits(0, mine) == tuple(sorted(sections[0][0] + sections[1][1] + sections[1][2]))


def test_without_known_hands_and_future_it_is_the_plain_draft() -> None:
    game = dealt("Ada Ben", hands="Ada: A1 A6 A11 A16 A21 A26")
    held = sorted(game.g.zones[hand(0)])

    assert far(game, "Ada", 0.0).worths(held) == Draft(game.view("Ada"), USUAL, GLANCE, 1.0).worths(held)


def test_what_is_left_to_the_next_player_counts() -> None:
    """Of two cards that are alike for oneself, the one is kept from the next player that brings them more."""
    game = dealt("Ada Ben", hands="Ada: A1 A6 A11 A16 A21 A26")
    held = sorted(game.g.zones[hand(0)])
    near, wide = far(game, "Ada", 0.0), far(game, "Ada", 0.8)
    wanted = wide.favourite(1, held)

    gains = [after - before for before, after in zip(near.worths(held), wide.worths(held))]

    assert gains[held.index(wanted)] == max(gains)


def test_at_the_last_turn_of_a_phase_nothing_is_left_to_others() -> None:
    game = dealt("Ada Ben")
    for _ in range(4):
        game.play_turn()
    held = sorted(game.g.zones[hand(0)])

    assert game.view("Ada").turn == 5
    assert far(game, "Ada", 0.8).worths(held) == far(game, "Ada", 0.0).worths(held)
