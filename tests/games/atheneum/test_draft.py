"""Step 1: cards are chosen in secret and revealed together, and hands are passed on."""

import pytest

from readingroom import IllegalAction
from tests.games.atheneum.library import Library, dealt
from tests.rulebook import rule

HANDS = "Ada: A1 A2 A3 A4 A5 A6, Ben: A11 A12 A13 A14 A15 A16, Cleo: A21 A22 A23 A24 A25 A26"
HANDS_B = "Ada: B1 B2 B3 B4 B5 B6, Ben: B11 B12 B13 B14 B15 B16, Cleo: B21 B22 B23 B24 B25 B26"


def drafted() -> Library:
    """A game of three whose hands are known."""
    return dealt("Ada Ben Cleo", HANDS, hands_b=HANDS_B)


@rule("ATH-T1")
def test_every_player_is_dealt_six_cards_of_deck_a() -> None:
    game = drafted()

    assert game.lies("hand Ada") == "A1 A2 A3 A4 A5 A6"
    assert game.lies("hand Ben") == "A11 A12 A13 A14 A15 A16"
    assert game.lies("hand Cleo") == "A21 A22 A23 A24 A25 A26"
    assert len(game.lies("deck-a").split()) == 12
    assert len(game.lies("deck-b").split()) == 30
    assert [line for line in game.heard("Ben") if " deal " in line] == [
        *["Ada deal ?"] * 6, *[f"Ben deal A{card}" for card in range(11, 17)], *["Cleo deal ?"] * 6,
    ]  # fmt: skip


@rule("ATH-T1", "ATH-C2")
def test_five_players_are_dealt_the_whole_deck() -> None:
    game = dealt("Ada Ben Cleo Dom Eva")

    assert game.lies("deck-a") == ""
    assert sorted(card for seat in range(5) for card in game.g.zones[game.zone(f"hand {game.names[seat]}")]) == list(
        range(30)
    )


@rule("ATH-T1")
def test_after_five_turns_every_player_is_dealt_six_cards_of_deck_b() -> None:
    game = drafted()
    for _ in range(5):
        assert game.view("Ada").phase == 0
        game.play_turn()

    assert game.view("Ada").phase == 1
    assert game.lies("hand Ada") == "B1 B2 B3 B4 B5 B6"
    assert game.lies("hand Cleo") == "B21 B22 B23 B24 B25 B26"
    assert "all phase" in game.heard("Ben")
    for _ in range(5):
        game.play_turn()
    assert game.over()


@rule("ATH-T2")
def test_all_choose_at_once_and_in_any_order() -> None:
    game = drafted()
    assert game.asked() == "Ada Ben Cleo"
    assert game.asks("Ben") == "choose A11, choose A12, choose A13, choose A14, choose A15, choose A16"

    game.say("Cleo choose A21")

    assert game.asked() == "Ada Ben"
    with pytest.raises(IllegalAction):
        game.say("Cleo choose A22")
    with pytest.raises(IllegalAction):
        game.say("Ada choose A11")


@rule("ATH-T2")
def test_what_was_chosen_is_secret_until_all_have_chosen() -> None:
    game = drafted()
    game.say("Ada choose A3")

    assert game.heard("Ada") == ["Ada choose A3"]
    assert game.heard("Ben") == game.heard("spectator") == ["Ada choose ?"]
    assert game.sees("Ben", "chosen Ada") == "?"
    assert game.sees("Ben", "hand Ada") == "? ? ? ? ?"
    assert game.sees("Ada", "chosen Ada") == "A3"
    game.say("Ben choose A12")
    assert game.lies("played") == ""

    game.say("Cleo choose A26")
    assert game.lies("played") == "A3 A12 A26"
    assert [line for line in game.heard("spectator") if "reveal" in line] == [
        "Ada reveal A3", "Ben reveal A12", "Cleo reveal A26",
    ]  # fmt: skip


@rule("ATH-T2")
def test_in_phase_a_the_rest_of_a_hand_goes_to_the_left() -> None:
    game = drafted()
    game.choose("A1 A11 A21")
    game.finish()

    assert game.lies("hand Ben") == "A2 A3 A4 A5 A6"
    assert game.lies("hand Cleo") == "A12 A13 A14 A15 A16"
    assert game.lies("hand Ada") == "A22 A23 A24 A25 A26"


@rule("ATH-T2")
def test_in_phase_b_the_rest_of_a_hand_goes_to_the_right() -> None:
    game = drafted()
    for _ in range(5):
        game.play_turn()
    game.choose("B1 B11 B21")
    game.finish()

    assert game.lies("hand Cleo") == "B2 B3 B4 B5 B6"
    assert game.lies("hand Ada") == "B12 B13 B14 B15 B16"
    assert game.lies("hand Ben") == "B22 B23 B24 B25 B26"


@rule("ATH-T2")
def test_a_hand_that_was_passed_on_is_seen_only_at_the_next_step_1() -> None:
    game = drafted()
    game.choose("A1 A11 A21")

    for name in ("Ben", "Cleo", "spectator"):
        assert "A2" not in " ".join(game.sees(name, f"hand {other}") for other in game.names).split()
    assert game.sees("Ada", "hand Ada") == "A2 A3 A4 A5 A6"
    game.finish("Ada", "Cleo")
    assert "A2" not in game.sees("Ben", "hand Ben").split()
    game.finish("Ben")
    assert game.sees("Ben", "hand Ben") == "A2 A3 A4 A5 A6"
    assert game.sees("Ada", "hand Ben") == "? ? ? ? ?"
    assert [line for line in game.heard("Ben") if "pass" in line][:6] == [
        "Ada pass A2", "Ada pass A3", "Ada pass A4", "Ada pass A5", "Ada pass A6", "Ben pass A12",
    ]  # fmt: skip
    assert [line for line in game.heard("Cleo") if line.startswith("Ada pass")] == ["Ada pass ?"] * 5


@rule("ATH-T2")
@pytest.mark.parametrize("phase", [0, 1])
def test_on_the_fifth_turn_the_sixth_card_is_discarded_face_up(phase: int) -> None:
    game = drafted()
    for _ in range(4 + 5 * phase):
        game.play_turn()
    assert [len(game.lies(f"hand {name}").split()) for name in game.names] == [2, 2, 2]
    last = [game.lies(f"hand {name}").split()[1] for name in game.names]

    game.choose("- - -")

    assert [game.lies(f"hand {name}") for name in game.names] == ["", "", ""]
    assert set(last) <= set(game.sees("spectator", "discard").split())
    assert [line for line in game.heard("spectator") if "last" in line] == [
        f"{name} last {card}" for name, card in zip(game.names, last)
    ]


@rule("ATH-T2", "ATH-T3")
def test_two_players_pass_to_each_other_in_both_phases() -> None:
    game = dealt("Ada Ben", "Ada: A1 A2 A3 A4 A5 A6", hands_b="Ada: B1 B2 B3 B4 B5 B6")
    game.play_turn()
    assert game.lies("hand Ben") == "A2 A3 A4 A5 A6"
    for _ in range(5):
        game.play_turn()
    assert game.lies("hand Ben") == "B2 B3 B4 B5 B6"
