"""What holds for every bot: it is made by name, plays legally everywhere, and sees a view and nothing else."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import readingroom
from readingroom import Chance, Refusal, Rules
from readingroom.bots import KEPT, NAMES, default, make, names
from tests.bots.matches import few_tables, options_of, play, player
from tests.laws.play import tables

GAMES = readingroom.GAMES


def marks_of(game: str, name: str) -> list[pytest.MarkDecorator]:
    """Say how much time the tests of a bot at a game take."""
    return [pytest.mark.long] if (game, name) in LONG else [pytest.mark.slow] if (game, name) in SLOW else []


SLOW = {  # the turn solver and playouts are made for the compiled engine
    ("atheneum", "greedy"), ("atheneum", "search"), ("exlibris", "search"), ("biblios", "search"),
}  # fmt: skip
LONG = {("atheneum", "search"), ("exlibris", "search")}


def players_of(names: Sequence[str], marks: Callable[[str, str], list[pytest.MarkDecorator]]) -> pytest.MarkDecorator:
    """Let a test run for every game with each of these bots."""
    pairs = [pytest.param(game, name, marks=marks(game, name)) for game in GAMES for name in names]
    return pytest.mark.parametrize(("rules", "name"), pairs, indirect=["rules"])


every_player = players_of(NAMES, marks_of)
every_player_there_ever_was = players_of(
    (*NAMES, *KEPT), lambda game, name: [pytest.mark.slow] if (game, name.removesuffix("-v1")) in SLOW else []
)


@pytest.fixture(params=GAMES)
def rules(request: pytest.FixtureRequest) -> Rules[Any, Any]:
    return readingroom.load(request.param)


@every_player
def test_the_same_seed_gives_the_same_game(rules: Rules[Any, Any], name: str) -> None:
    first = play(rules, [name] * rules.max_seats, seed=5)
    again = play(rules, [name] * rules.max_seats, seed=5)

    assert rules.over(first)
    assert first == again


def test_another_seed_makes_random_play_another_game(rules: Rules[Any, Any]) -> None:
    g = rules.new(rules.min_seats, {}, Chance(1))
    seat = rules.asked(g)[0]
    view, options = rules.observe(g, seat), rules.options(g, seat)

    choices = {make("random", rules, seed).choose(view, options) for seed in range(50)}

    assert choices == set(options)


@every_player_there_ever_was
def test_every_choice_is_an_option_with_every_table_option(rules: Rules[Any, Any], name: str) -> None:
    for number, (seats, options) in enumerate(few_tables(rules)):
        seated = [name if seat % 2 == 0 else "random" for seat in range(seats)]

        assert rules.over(play(rules, seated, seed=number, options=options))


def check_tables(rules: Rules[Any, Any], name: str, every: int) -> None:
    """Let a bot play among its like and against random ones, at some of all tables."""
    for number, (seats, options) in enumerate(tables(rules)[::every]):
        for players in ([name] * seats, [name] + ["random"] * (seats - 1)):
            assert rules.over(play(rules, players, seed=number, options=options))


@pytest.mark.slow
@every_player
def test_every_choice_is_an_option_at_many_tables(rules: Rules[Any, Any], name: str) -> None:
    check_tables(rules, name, 4 if name == "random" or rules.name != "atheneum" else 9)


@pytest.mark.long
@every_player
def test_every_choice_is_an_option_at_every_table(rules: Rules[Any, Any], name: str) -> None:
    check_tables(rules, name, 1)


@every_player
def test_a_choice_rests_on_the_view_alone(rules: Rules[Any, Any], name: str) -> None:
    """In an imagined world, where all that is hidden may be different, a bot chooses as it did in the true one."""
    chance = Chance(9)
    g = rules.new(min(rules.max_seats, 3), {}, Chance(3))
    players = [player(name, rules, seat) for seat in range(g.seats)]
    number = 0
    while who := rules.asked(g):
        seat = who[0]
        view, options = rules.observe(g, seat), rules.options(g, seat)
        if number % 7 == 0:
            dream = rules.observe(rules.imagine(view, chance), seat)
            alike = [player(name, rules, number).choose(seen, options) for seen in (view, dream)]
            assert alike[0] == alike[1]
        rules.play(g, seat, players[seat].choose(view, options))
        number += 1


@every_player
def test_choosing_changes_neither_view_nor_options(rules: Rules[Any, Any], name: str) -> None:
    g = rules.new(rules.min_seats, {}, Chance(4))
    rules_bot = player(name, rules, 1)
    while who := rules.asked(g):
        view, options = rules.observe(g, who[0]), rules.options(g, who[0])
        choice = rules_bot.choose(view, options)
        assert view == rules.observe(g, who[0])
        assert options == rules.options(g, who[0])
        rules.play(g, who[0], choice)


def test_an_unknown_bot_is_refused_and_told_which_there_are(rules: Rules[Any, Any]) -> None:
    with pytest.raises(Refusal, match=r"no bot is called 'gredy'; choose from: random, greedy, search") as refusal:
        make("gredy", rules, 1)

    assert refusal.value.code == "bot"
    assert refusal.value.params == {"bot": "gredy", "known": "random, greedy, search", "meant": "greedy"}


def test_the_default_bot_is_the_one_that_plays_a_game_best(rules: Rules[Any, Any]) -> None:
    best = default(rules.name)

    assert make("default", rules, 1).name == best
    assert names(rules.name)[-1] == best
    assert sorted(names(rules.name)) == sorted(NAMES)


def test_nobody_can_ask_for_a_bot_that_sees_everything(rules: Rules[Any, Any]) -> None:
    with pytest.raises(Refusal):
        make("oracle", rules, 1)


def test_greedy_refuses_a_game_it_has_no_judge_for() -> None:
    strange: Rules[Any, Any] = Rules()
    strange.name = "patience"

    with pytest.raises(Refusal, match="does not play patience"):
        make("greedy", strange, 1)


def test_the_tables_of_these_tests_cover_every_option() -> None:
    for game in GAMES:
        rules = readingroom.load(game)
        assert {pair for _, options in few_tables(rules) for pair in options.items()} == options_of(rules)
