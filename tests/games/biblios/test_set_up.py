"""Set-up for two, three and four players."""

from collections import Counter

import pytest

import readingroom
from readingroom import BadOptions, Chance
from readingroom.games.biblios.components import is_gold
from readingroom.locales import LANGUAGES, language
from tests.games.biblios.tables import Game, table
from tests.rulebook import rule
from tests.tables import WATCHER

NAMES = {2: "Ada Ben", 3: "Ada Ben Cleo", 4: "Ada Ben Cleo Dan"}
TURNS = {2: 20, 3: 18, 4: 16}


def everybody(game: Game) -> list[str]:
    return [*game.names, WATCHER]


@rule("BIB-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play_and_every_die_starts_at_3(seats: int) -> None:
    game = table(seats=NAMES[seats])
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
    game = table(seats=NAMES[seats])
    for name in everybody(game):
        assert set(game.sees(name, "out").split()) == {"?"}
        assert set(game.sees(name, "draw").split()) == {"?"}


@rule("BIB-S2", "BIB-G6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_gift_turns_as_cards_to_auction(seats: int) -> None:
    game = table(seats=NAMES[seats])
    game.play_gifts()
    view = game.view(WATCHER)
    assert [event.code for event in view.past].count("turn") == TURNS[seats]
    assert len(game.lies("auction").split()) + 1 == TURNS[seats]  # one of them has been turned up


@rule("BIB-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_is_clockwise(seats: int) -> None:
    game = table(seats=NAMES[seats])
    game.play_gifts()
    turns = [event.seat for event in game.view(WATCHER).past if event.code == "turn"]
    assert turns == [number % seats for number in range(TURNS[seats])]


@rule("BIB-S3")
def test_the_first_player_can_be_drawn() -> None:
    game = table(first="Cleo")
    assert game.active() == game.asked() == "Cleo"


@rule("BIB-S3")
def test_every_seat_can_be_drawn_as_first_player() -> None:
    rules = readingroom.load("biblios")
    assert {rules.asked(rules.new(4, {}, Chance(seed)))[0] for seed in range(40)} == {0, 1, 2, 3}


@rule("BIB-S3", "BIB-A1")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 0), (4, 2), (4, 3)])
def test_the_table_can_choose_who_begins_the_gifts_and_the_auctions(seats: int, first: int) -> None:
    rules = readingroom.load("biblios")
    for seed in range(5):
        g = rules.new(seats, {"first": first}, Chance(seed))
        assert rules.asked(g) == [first]
        assert [roll.kind for roll in rules.rolls(g)] == ["shuffle"]  # nothing is drawn for it
        assert rules.chosen_options(g)["first"] == str(first)
        while not rules.over(g):
            seat = rules.asked(g)[0]
            rules.play(g, seat, rules.options(g, seat)[0])
        begun = [event.seat for event in rules.observe(g, None).past if event.code in ("first", "turn", "lot")]
        gifts = TURNS[seats]
        assert begun[:3] == [first, first, (first + 1) % seats]
        assert begun[1 + gifts : 3 + gifts] == [first, (first + 1) % seats]


@rule("BIB-S3")
@pytest.mark.parametrize("first", ["4", "-1", "Ada", "01", ""])
def test_nobody_begins_who_sits_at_no_table(first: str) -> None:
    with pytest.raises(BadOptions, match=f"option 'first' cannot be '{first}'; it can be: drawn, 0, 1, 2"):
        readingroom.load("biblios").new(3, {"first": first})


@rule("BIB-S3")
def test_a_seat_that_only_larger_tables_have_is_refused_with_the_seats_there_are() -> None:
    rules = readingroom.load("biblios")
    assert rules.option_choices(2)["first"] == ("drawn", "0", "1")
    assert rules.option_choices()["first"] == rules.option_choices(4)["first"] == ("drawn", "0", "1", "2", "3")
    with pytest.raises(BadOptions, match="with 2 players, option 'first' cannot be '2'; it can be: drawn, 0, 1") as no:
        rules.new(2, {"first": "2"})

    assert [language(code).refuse(no.value) for code in LANGUAGES] == [
        "With 2 players, the option first cannot be “2”. It can be: drawn, 0, 1.",
        "À 2 joueurs, l’option first n’accepte pas «\u00a02\u00a0». Valeurs possibles\u00a0: drawn, 0, 1.",
        "Przy 2 graczach opcja first nie może mieć wartości „2”. Może mieć: drawn, 0, 1.",
    ]
