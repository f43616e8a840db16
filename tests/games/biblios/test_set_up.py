"""Set-up for two, three and four players."""

from collections import Counter

import pytest

import readingroom
from readingroom import BadOptions, Chance
from readingroom.games.biblios.components import is_gold
from tests.rulebook import rule
from tests.tables import WATCHER, Game, table

NAMES = {2: "Ada Ben", 3: "Ada Ben Cleo", 4: "Ada Ben Cleo Dan"}
TURNS = {2: 20, 3: 18, 4: 16}


def everybody(game: Game) -> list[str]:
    return [*game.names, WATCHER]


@rule("BIB-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play_and_every_die_starts_at_3(seats: int) -> None:
    game = table("biblios", seats=NAMES[seats])
    assert game.g.seats == seats
    assert game.dice() == "3 3 3 3 3"


@rule("BIB-S1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"for 2 to 4 players, not {seats}"):
        readingroom.load("biblios").new(seats)


@rule("BIB-S2")
@pytest.mark.parametrize(("seats", "gold", "out", "left"), [(2, 2, 21, 60), (3, 1, 12, 72), (4, 0, 7, 80)])
def test_gold_of_each_value_and_random_cards_are_removed(seats: int, gold: int, out: int, left: int) -> None:
    rules = readingroom.load("biblios")
    g = rules.new(seats, {"first": "0"}, Chance(5))
    removed, drawn, looked_at = g.zones[0], g.zones[1], g.zones[7]
    assert len(removed) == out
    assert len(drawn + looked_at) == left
    dealt = Counter(removed + drawn + looked_at)
    assert [dealt[rules.find_card(text)] for text in ("G1", "G2", "G3")] == [11 - gold] * 3
    assert sum(count for card, count in dealt.items() if not is_gold(card)) == 45 + 9


@rule("BIB-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_random_cards_differ_from_game_to_game(seats: int) -> None:
    rules = readingroom.load("biblios")
    removed = {tuple(sorted(rules.new(seats, {}, Chance(seed)).zones[0])) for seed in range(20)}
    assert len(removed) == 20


@rule("BIB-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_card_can_be_among_the_random_cards(seats: int) -> None:
    rules = readingroom.load("biblios")
    removed = {card for seed in range(200) for card in rules.new(seats, {}, Chance(seed)).zones[0]}
    assert len(removed) == 45 + 3 + 5  # every kind: a card of a category, gold of a value, a church effect


@rule("BIB-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_what_was_removed_nor_the_draw_pile(seats: int) -> None:
    game = table("biblios", seats=NAMES[seats])
    for name in everybody(game):
        assert set(game.sees(name, "out").split()) == {"?"}
        assert set(game.sees(name, "draw").split()) == {"?"}


@rule("BIB-S2", "BIB-G6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_gift_turns_as_cards_to_auction(seats: int) -> None:
    game = table("biblios", seats=NAMES[seats])
    game.play_gifts()
    view = game.view(WATCHER)
    assert [event.code for event in view.past].count("turn") == TURNS[seats]
    assert len(game.lies("auction").split()) + 1 == TURNS[seats]  # one of them has been turned up


@rule("BIB-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_is_clockwise(seats: int) -> None:
    game = table("biblios", seats=NAMES[seats])
    game.play_gifts()
    turns = [event.seat for event in game.view(WATCHER).past if event.code == "turn"]
    assert turns == [number % seats for number in range(TURNS[seats])]


@rule("BIB-S3")
def test_the_first_player_can_be_drawn() -> None:
    game = table("biblios", first="Cleo")
    assert game.active() == game.asked() == "Cleo"


@rule("BIB-S3")
def test_every_seat_can_be_drawn_as_first_player() -> None:
    rules = readingroom.load("biblios")
    assert {rules.asked(rules.new(4, {}, Chance(seed)))[0] for seed in range(40)} == {0, 1, 2, 3}


@rule("BIB-S3")
def test_seat_order_can_decide_who_is_first() -> None:
    rules = readingroom.load("biblios")
    assert {rules.asked(rules.new(4, {"first": "0"}, Chance(seed)))[0] for seed in range(10)} == {0}
