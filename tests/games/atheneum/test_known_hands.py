"""What a player knows of others' hands: whoever has held a hand knows what is left in it, and imagines nothing else."""

import pytest

from readingroom import BadView
from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK
from readingroom.games.atheneum.state import BAG, DECK_A, OBJECTIVES, PLACED, Atheneum, chosen, hand, queue
from tests.games.atheneum.library import RULES, Library, at_work, dealt
from tests.rulebook import rule

HANDS = "Ada: A1 A2 A3 A4 A5 A6, Ben: A11 A12 A13 A14 A15 A16, Cleo: A21 A22 A23 A24 A25 A26"
HANDS_B = "Ada: B1 B2 B3 B4 B5 B6, Ben: B11 B12 B13 B14 B15 B16, Cleo: B21 B22 B23 B24 B25 B26"


def imagined(game: Library, name: str, count: int = 40) -> list[Atheneum]:
    """Imagine some worlds from a player's view."""
    view = game.view(name)
    return [RULES.imagine(view, Chance(seed)) for seed in range(count)]


def hands_in(worlds: list[Atheneum], seat: int) -> set[tuple[int, ...]]:
    """List the different hands that a seat has in some worlds."""
    return {tuple(sorted(world.zones[hand(seat)])) for world in worlds}


@rule("ATH-T2")
def test_at_first_nothing_is_known_of_other_hands() -> None:
    game = dealt("Ada Ben Cleo", HANDS)
    worlds = imagined(game, "Ada")

    assert len(hands_in(worlds, 1)) > 30
    assert hands_in(worlds, 0) == {tuple(sorted(game.g.zones[hand(0)]))}


@rule("ATH-T2")
def test_the_hand_that_was_passed_on_is_known() -> None:
    game = dealt("Ada Ben Cleo", HANDS)
    game.play_turn()
    worlds = imagined(game, "Ada")

    assert hands_in(worlds, 1) == {tuple(sorted(game.g.zones[hand(1)]))}  # Ben has what Ada had
    assert len(hands_in(worlds, 2)) > 30


@rule("ATH-T2")
@pytest.mark.parametrize(("seats", "turns"), [("Ada Ben", 1), ("Ada Ben Cleo", 2), ("Ada Ben Cleo Dom Eva", 4)])
def test_after_enough_passes_every_hand_is_known(seats: str, turns: int) -> None:
    for phase in range(2):
        game = dealt(seats)
        for _ in range(5 * phase + turns):
            game.play_turn()
        worlds = imagined(game, "Ada", 20)
        for seat in range(len(game.names)):
            assert hands_in(worlds, seat) == {tuple(sorted(game.g.zones[hand(seat)]))}
        game.choose(" ".join("-" for _ in game.names))
        worlds = imagined(game, "Ada", 20)
        for seat in range(len(game.names)):
            assert hands_in(worlds, seat) == {tuple(sorted(game.g.zones[hand(seat)]))}


@rule("ATH-T2")
@pytest.mark.parametrize(("turns", "card"), [(1, "A3"), (7, "B3")])
def test_a_secret_choice_from_a_known_hand_may_be_any_of_its_cards(turns: int, card: str) -> None:
    game = dealt("Ada Ben Cleo", HANDS, hands_b=HANDS_B)
    for _ in range(turns):
        game.play_turn()
    held = sorted(game.g.zones[hand(1)])
    game.say(f"Ben choose {card}")
    worlds = imagined(game, "Ada", 200)

    assert {world.zones[chosen(1)][0] for world in worlds} == set(held)
    for world in worlds:
        assert sorted(world.zones[hand(1)] + world.zones[chosen(1)]) == held
        assert world.lanes[1].past[-1].card == world.zones[chosen(1)][0]
    own = imagined(game, "Ben")
    assert {world.zones[chosen(1)][0] for world in own} == set(game.g.zones[chosen(1)])


@rule("ATH-T2")
def test_a_card_that_was_seen_anywhere_is_imagined_nowhere_else() -> None:
    game = dealt("Ada Ben Cleo", HANDS)
    game.play_turn()
    game.choose("- - -")
    seen = set(game.g.zones[hand(0)] + game.g.zones[hand(1)] + game.g.zones[2] + game.g.zones[6])
    for world in imagined(game, "Ada"):
        assert not seen & set(world.zones[hand(2)] + world.zones[DECK_A])


@rule("ATH-T2")
@pytest.mark.parametrize("phases", [1, 2])
def test_a_finished_phase_is_known_in_full(phases: int) -> None:
    game = dealt("Ada Ben Cleo", HANDS, hands_b=HANDS_B)
    for _ in range(5 * phases):
        game.play_turn()
    truth = [event.plain() for event in game.g.trunk.past if event.code in ("pass", "choose")]
    cards = 18 * phases  # 6 for each of three players; those of the next phase are not known yet
    dealt_out = [event.plain() for event in game.g.trunk.past if event.code == "deal"][:cards]
    for world in imagined(game, "Cleo", 5) + imagined(game, "spectator", 5):
        assert [event.plain() for event in world.trunk.past if event.code in ("pass", "choose")][: len(truth)] == truth
        assert [event.plain() for event in world.trunk.past if event.code == "deal"][:cards] == dealt_out


@rule("ATH-T2")
def test_in_the_last_work_all_hands_of_both_phases_are_known() -> None:
    game = dealt("Ada Ben Cleo", HANDS, hands_b=HANDS_B)
    for _ in range(9):
        game.play_turn()
    game.choose("- - -")  # and the sixth cards of phase B are discarded face up
    truth = [event.plain() for event in game.g.trunk.past if event.code == "deal"]
    for world in imagined(game, "spectator", 5):
        assert [event.plain() for event in world.trunk.past if event.code == "deal"] == truth


@rule("ATH-T7")
def test_the_order_of_the_queues_is_unknown_but_not_what_lies_in_them_and_what_beneath() -> None:
    game = dealt("Ada Ben", "Ada: A17, Ben: A16")  # each gives the other a bonus token
    game.stack(BAG, "wand any")
    game.choose("A17 A16")
    game.say("Ada draw", "Ada use wand", "Ben draw", "Ben use any")
    game.finish()
    for world in imagined(game, "Ben", 5):  # between turns all are in the bag or among the discards
        assert sorted(world.zones[BAG]) == sorted(game.g.zones[BAG])
        assert RULES.observe(world, 1) == game.view("Ben")
    game.choose("- -")
    wand, book = RULES.find_card("wand"), RULES.find_card("any")
    truth = sorted(game.g.zones[queue(0)] + game.g.zones[queue(1)])
    worlds = imagined(game, "Ada", 60)

    assert (game.g.fresh, game.g.dealt) == (38, 40)
    assert all(sorted(world.zones[queue(0)] + world.zones[queue(1)]) == truth for world in worlds)
    assert len({tuple(world.zones[queue(0)]) for world in worlds}) > 50
    beneath = {(world.zones[queue(0)][0], world.zones[queue(1)][0]) for world in worlds}
    assert beneath == {(wand, book), (book, wand)}


@rule("ATH-T7")
def test_a_discarded_token_that_was_drawn_again_is_imagined_nowhere_else() -> None:
    game = dealt("Ada Ben", "Ada: A17, Ben: A16")
    game.choose("A17 A16")
    g = game.g
    for seat in (0, 1):  # leave but one token each in the queues, from the bag, so that discards come up next
        g.zones[PLACED] += g.zones[queue(seat)][:-1]
        g.zones[queue(seat)] = g.zones[queue(seat)][-1:]
    g.fresh = g.dealt = 2
    drawn = [RULES.card_text(g.zones[queue(seat)][0]) for seat in (0, 1)]
    game.say("Ada draw", "Ben draw")
    game.finish()
    assert sorted(game.lies("used").split()) == sorted(drawn)
    game.choose("- -")
    game.g.desks[0].draws = 1
    game.g.lanes[0].options = game.g.lanes[0].agenda()[-1][1].options(game.g, 0)
    game.say("Ada draw")

    for world in imagined(game, "Ben", 20):
        assert world.zones[queue(1)] == game.g.zones[queue(1)]
        assert RULES.observe(world, 1) == game.view("Ben")


def test_a_view_that_no_game_can_have_shown_is_refused() -> None:
    game = at_work(gets="Ada: bonus")  # a position without a past

    with pytest.raises(BadView, match="no world was found that fits this view of Atheneum"):
        RULES.imagine(game.view("Ada"), Chance(1))


@rule("ATH-T6")
def test_the_pile_of_objectives_holds_what_has_not_been_seen_in_any_order() -> None:
    game = dealt("Ada Ben")
    game.play_turn()
    worlds = imagined(game, "Ada", 20)

    assert all(sorted(world.zones[OBJECTIVES]) == sorted(game.g.zones[OBJECTIVES]) for world in worlds)
    assert len({tuple(world.zones[OBJECTIVES]) for world in worlds}) == 20


@rule("ATH-T2")
def test_a_spectator_imagines_hands_from_what_was_not_played() -> None:
    game = dealt("Ada Ben Cleo", HANDS)
    game.play_turn()
    view = game.view("spectator")
    assert view.hand(0) == [BACK] * 5

    worlds = imagined(game, "spectator")
    assert all(len(hands_in(worlds, seat)) > 30 for seat in range(3))
    assert all(RULES.observe(world, None) == view for world in worlds)


@rule("ATH-T7")
def test_an_imagined_table_asks_everybody_what_the_real_one_asks() -> None:
    game = dealt("Ada Ben Cleo", HANDS)
    game.choose("A1 A11 A21")
    game.say("Ben take pink", "Cleo take turquoise", "Cleo at a1")
    for world in imagined(game, "Ada", 3):
        assert [RULES.options(world, seat) for seat in range(3)] == [RULES.options(game.g, seat) for seat in range(3)]
    assert game.asks("Ben").startswith("at ")
    assert game.asks("Cleo").startswith("finish")
