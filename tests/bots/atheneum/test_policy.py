"""The quick player of Atheneum: it wastes nothing, knows what is near, and is the same on every engine."""

import hashlib
from collections.abc import Iterator

import pytest

from readingroom import Chance
from readingroom.bots import policy_of
from readingroom.bots.atheneum.policy import AtheneumPolicy
from readingroom.engine.policy import Policy
from readingroom.games.atheneum.actions import CHOOSE, FINISH, REMOVE
from readingroom.games.atheneum.state import Atheneum
from tests.bots.matches import few_tables
from tests.games.atheneum.library import RULES, Library, at_work, dealt

POLICY = policy_of(RULES)
DRAWS = 40  # of the policy, to see what it does most


def steps(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[tuple[Atheneum, int, int]]:
    """Let the policy play a game, and give each world with the seat and what it chooses there."""
    g, chance = RULES.new(seats, options or {}, Chance(seed)), Chance(seed)
    while asked := RULES.asked(g):
        seat = asked[0]
        action = POLICY.choose(g, seat, RULES.options(g, seat), chance)
        yield g, seat, action
        RULES.play(g, seat, action)


def usual(game: Library, name: str) -> str:
    """Say what the policy does most in a position."""
    seat, chance = game.seat(name), Chance(1)
    options = RULES.options(game.g, seat)
    chosen = [POLICY.choose(game.g, seat, options, chance) for _ in range(DRAWS)]
    return RULES.catalogue.text(max(options, key=chosen.count))


def likeliest(game: Library, name: str) -> str:
    """Say what the policy trusts most in a position."""
    seat = game.seat(name)
    options = RULES.options(game.g, seat)
    weights = POLICY.weights(game.g, seat, options)
    return RULES.catalogue.text(options[weights.index(max(weights))])


def test_it_is_found_by_the_name_of_the_game() -> None:
    assert isinstance(POLICY, AtheneumPolicy)


def test_it_plays_legally_at_tables_with_every_option() -> None:
    for number, (seats, options) in enumerate(few_tables(RULES)):
        for g, seat, action in steps(seats, number, options):
            assert action in RULES.options(g, seat)


def test_it_never_ends_a_turn_with_benefits_that_it_could_use() -> None:
    for seed in range(2):
        for g, seat, action in steps(3, seed):
            if action == FINISH:
                left = [option for option in RULES.options(g, seat) if option != FINISH]
                assert all(option >= REMOVE and (option - REMOVE) % 2 == 0 for option in left)


def test_it_fills_the_compartment_that_lacks_one_book() -> None:
    game = at_work(gets="Ada: black", shelves="Ada d: T G .; Ada e: T . . .", row="O11 O12 O13 O16", turn=5)
    game.say("Ada take black")

    assert usual(game, "Ada") == "at d3"


def test_it_completes_an_objective() -> None:
    game = at_work(gets="Ada: turquoise", shelves="Ada e: T G . .; Ada d: K K .", row="O1 O12 O13 O16", turn=5)

    assert usual(game, "Ada") == "take turquoise"
    game.say("Ada take turquoise")
    assert usual(game, "Ada") == "at e3"
    game.say("Ada at e3")
    assert usual(game, "Ada") == "score O1"


def test_a_book_of_any_colour_becomes_the_one_that_is_missing() -> None:
    game = at_work(gets="Ada: any", shelves="Ada e: P K . .", row="O4 O12 O13 O16", turn=5)

    assert usual(game, "Ada") == "take pink"


def test_it_puts_the_favourite_subject_side_by_side() -> None:
    game = at_work(gets="Ada: turquoise", shelves="Ada a: . . . . / T . . .; Ada e: K . . .", row="O12 O15 O18 O17")
    game.say("Ada take turquoise")

    assert usual(game, "Ada") == "at a2"


def test_it_makes_room_where_the_wrong_book_stands_if_it_has_the_right_one() -> None:
    game = at_work(
        gets="Ada: pink + rearrange 2", shelves="Ada d: P G K", row="O14 O12 O17 O16", turn=5,
    )  # fmt: skip

    chosen = {usual(game, "Ada")}
    game.say("Ada remove d3")
    chosen.add(usual(game, "Ada"))

    assert chosen == {"remove d3", "take pink"}


def test_it_lights_the_best_candle() -> None:
    game = at_work(drawn="Ada: wand", turn=9)
    game.say("Ada candle wand")

    assert usual(game, "Ada") == "on candle1"


def test_with_strict_steps_it_scores_when_nothing_else_is_left() -> None:
    game = at_work(gets="Ada: black", shelves="Ada e: T G T .", row="O1 O12 O13 O16", strict=True)

    assert usual(game, "Ada") == "take black"
    game.shelve("Ada", "black a1")
    assert usual(game, "Ada") == "score O1"


def test_it_minds_what_a_card_gives_to_the_neighbours() -> None:
    """Side shelves are worth having, but for two, those cards give two books to the other."""
    game = dealt("Ada Ben", hands="Ada: A9 A26 A27 A28 A29 A30")

    assert usual(game, "Ada") == "choose A9"
    assert likeliest(game, "Ada") == "choose A9"


def test_weights_are_shares_of_one_and_leave_nothing_out() -> None:
    for g, seat, _ in steps(2, 3):
        options = RULES.options(g, seat)
        weights = POLICY.weights(g, seat, options)

        assert len(weights) == len(options)
        assert sum(weights) == pytest.approx(1.0)
        assert min(weights) > 0


def test_it_changes_nothing_in_the_world() -> None:
    for g, seat, _ in steps(2, 4):
        before = RULES.clone(g)
        POLICY.weights(g, seat, RULES.options(g, seat))
        assert g == before


def test_there_is_chance_in_it() -> None:
    ends = set()
    for seed in range(3):
        g = RULES.new(2, {}, Chance(1))
        RULES.playout(g, Chance(seed), POLICY)
        ends.add(tuple(score.points for score in RULES.scores(g)))

    assert len(ends) == 3


def test_it_beats_random_play() -> None:
    won = 0.0
    for number in range(10):
        g, chance, mine = RULES.new(2, {}, Chance(number)), Chance(number), number % 2
        while asked := RULES.asked(g):
            player = POLICY if asked[0] == mine else Policy[Atheneum]()
            RULES.play(g, asked[0], player.choose(g, asked[0], RULES.options(g, asked[0]), chance))
        won += RULES.returns(g)[mine]

    assert won == 10


def test_it_plays_the_same_games_on_every_engine() -> None:
    chosen = hashlib.sha256()
    for seats in (2, 4):
        for _, seat, action in steps(seats, seats):
            chosen.update(bytes((seat, action % 256)))

    assert chosen.hexdigest()[:16] == "31568752db9b454e"


def test_cards_and_answers_are_rated_each_in_their_way() -> None:
    """The first question of a game is a card; those of a turn are others."""
    kinds = {action >= CHOOSE for _, _, action in steps(2, 6)}

    assert kinds == {True, False}
