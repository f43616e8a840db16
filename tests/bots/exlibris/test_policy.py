"""The quick player of Ex Libris: sensible at a glance, legal everywhere, and random enough."""

from statistics import correlation

import pytest

import readingroom
from readingroom import Chance
from readingroom.bots import policy_of
from readingroom.bots.exlibris.eye import Eye
from readingroom.bots.exlibris.policy import ExLibrisPolicy
from readingroom.bots.exlibris.quick.glance import Glance, glance_at, standing
from readingroom.engine.policy import Policy
from readingroom.games.exlibris.components import books_of
from readingroom.games.exlibris.end.scoring import count_books, inspected
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.state import hand
from tests.bots.matches import few_tables
from tests.games.exlibris.shelves import DECK, known, shelf
from tests.games.exlibris.tables import Library, table

RULES: ExLibrisRules = readingroom.load("exlibris")  # type: ignore[assignment]
POLICY = ExLibrisPolicy()
EVEN = [0.8] * 6


def wins_against_random(games: int, seats: int = 2) -> float:
    """Count the wins of the policy among random players, from every seat in turn."""
    won = 0.0
    chance = Chance(7)
    others = Policy()  # type: ignore[var-annotated]
    for number in range(games):
        g = RULES.new(seats, {}, Chance(number))
        me = number % seats
        while who := RULES.asked(g):
            seat = who[0]
            options = RULES.options(g, seat)
            player = POLICY if seat == me else others
            RULES.play(g, seat, player.choose(g, seat, options, chance))
        won += RULES.returns(g)[me]
    return won


def favourite(game: Library, name: str = "Ada") -> str:
    """Name the option that the policy finds likeliest to be good."""
    seat = game.seat(name)
    options = RULES.options(game.g, seat)
    weights = POLICY.weights(game.g, seat, options)
    return RULES.catalogue.text(options[weights.index(max(weights))])


def test_it_is_the_policy_of_the_game() -> None:
    assert isinstance(policy_of(RULES), ExLibrisPolicy)


@pytest.mark.parametrize("games", [4, pytest.param(100, marks=pytest.mark.slow)])
def test_it_beats_random_play(games: int) -> None:
    assert wins_against_random(games) >= 0.98 * games


def test_it_chooses_an_option_at_every_table_and_says_how_likely_each_is() -> None:
    chance = Chance(3)
    for number, (seats, options) in enumerate(few_tables(RULES)):
        g = RULES.new(seats, options, Chance(number))
        decisions = 0
        while who := RULES.asked(g):
            seat = who[0]
            offered = RULES.options(g, seat)
            if decisions % 5 == 0:
                weights = POLICY.weights(g, seat, offered)
                assert len(weights) == len(offered)
                assert sum(weights) == pytest.approx(1.0)
                assert min(weights) > 0.0
            RULES.play(g, seat, POLICY.choose(g, seat, offered, chance))
            decisions += 1
        assert RULES.over(g)


def test_it_answers_every_question_of_the_game_however_the_others_play() -> None:
    chance = Chance(5)
    asked: set[str] = set()
    for number in range(30):
        g = RULES.new(1 + number % 4, {}, Chance(number))
        decisions = 0
        while who := RULES.asked(g):
            seat = who[0]
            offered = RULES.options(g, seat)
            lane = g.lanes[seat] if g.lanes else g.trunk
            clause = lane.agenda()[-1][1]
            choice = offered[chance.below(len(offered))]
            if clause.asks not in asked or decisions % 16 == 0:
                asked.add(clause.asks)
                assert POLICY.choose(g, seat, offered, chance) in offered
            RULES.play(g, seat, choice)
            decisions += 1
    assert len(asked) >= 38


def test_choosing_changes_nothing() -> None:
    g = RULES.new(3, {}, Chance(2))
    chance = Chance(2)
    while who := RULES.asked(g):
        before = g.digest()
        options = RULES.options(g, who[0])
        POLICY.weights(g, who[0], options)
        choice = POLICY.choose(g, who[0], options, chance)
        assert g.digest() == before
        RULES.play(g, who[0], choice)


def test_the_same_chance_gives_the_same_game() -> None:
    first, again = (RULES.new(2, {}, Chance(6)) for _ in range(2))
    RULES.playout(first, Chance(1), POLICY)
    RULES.playout(again, Chance(1), POLICY)
    assert first.digest() == again.digest()


@pytest.mark.parametrize(
    ("seats", "digest"),
    [
        (1, "afeb6f01d49ee70c6fef20eeb91cd0e2"),
        (2, "dea5b05dee20f3b9a92c945324537a01"),
        (3, "c673e18c30bf99eb53b18655fda2d197"),
        (4, "8294966af79fbfbe1eaf28a7b98df090"),
    ],
)
def test_it_plays_the_same_on_every_engine(seats: int, digest: str) -> None:
    g = RULES.new(seats, {}, Chance(seats))
    RULES.playout(g, Chance(1), POLICY, 90)
    RULES.playout(g, Chance(2), POLICY)
    assert g.digest() == digest


# What it does


def test_it_shelves_in_order() -> None:
    game = table("Ada Ben", hands="Ada: D2", shelves="Ada: B1 C1 / M4 N1")
    game.say("Ada place home", "Ada shelve D2")
    assert favourite(game) in ("at 1,3", "at 2,0")


def test_it_shelves_what_fits_rather_than_what_does_not() -> None:
    game = table("Ada Ben", hands="Ada: A1 D2", shelves="Ada: B1 C1 / M4 N1")
    glance = glance_at(game.g, 0)
    assert glance.gain(known("D2")) > 0


def test_a_hand_that_may_be_thrown_away_is_not() -> None:
    game = table("Ada Ben", tiles="donation-bin", hands="Ada: D2 E1 F1", shelves="Ada: B1 C1 / M4 N1")
    game.say("Ada place donation-bin")
    assert not favourite(game).endswith(("B1", "C1", "M4", "N1"))
    game.say("Ada discard F1")
    assert favourite(game) == "done"


def test_it_turns_down_what_stands_in_the_way() -> None:
    game = table("Ada Ben", shelves="Ada: Z1 B1 C1 / M4 N1", last=True)
    game.first_choices("turn")
    assert favourite(game) == "turn Z1"
    game.say("Ada turn Z1")
    assert favourite(game) == "done"


def test_it_takes_the_card_that_adds_most() -> None:
    game = table(
        "Ada Ben", tiles="bookseller", cards="bookseller: A6 B2 D2 E1", shelves="Ada: B1 C1 / M4 N1", hands="Ada: F1"
    )
    game.say("Ada place bookseller")
    glance = glance_at(game.g, 0)
    best = max(("A6", "B2", "D2", "E1"), key=lambda card: glance.gain(known(card)))
    assert favourite(game) == f"take {best}"


# The glance


def glanced(text: str, left: float = 8.0) -> Glance:
    """Glance at a shelf as a player to whom all categories are alike."""
    return Glance(DECK, shelf(text), EVEN, left)


def test_a_glance_finds_the_chain_and_its_books() -> None:
    glance = glanced("A1 Z1 B1 / C1 D1")
    assert glance.chain == [known(card) for card in ("A1", "B1", "C1", "D1")]
    assert glance.ranks == [0, 2, 3, 4]
    assert glance.books() == count_books(glance.chain, DECK)
    assert glance.total == pytest.approx(0.8 * sum(len(DECK.books[card]) for card in glance.chain))


def test_a_glance_sees_where_a_card_fits() -> None:
    glance = glanced("B1 . E1 / M4 N1 O1")
    places = [place for place in glance.shelf.legal_places() if glance.fits(place, known("C4"))]
    assert [f"{place // 40},{place % 40}" for place in places] == ["1,2"]
    assert glance.gain(known("C4")) > 0


def test_a_card_for_which_there_is_no_room_adds_little() -> None:
    glance = glanced("B1 E1 / M4 N1")
    assert glance.gain(known("C4")) == glance.unfit < glance.gain(known("O1"))


def test_a_place_in_the_rectangle_offers_more() -> None:
    glance = glanced("B1 . E1 / M4 N1 O1", left=1.0)
    assert glance.offer(40 + 2) > glance.offer(40) == 0.0


def test_a_glance_sees_about_what_the_eye_sees() -> None:
    g = RULES.new(2, {}, Chance(11))
    chance = Chance(11)
    seen: list[tuple[float, float]] = []
    while not g.lanes and (who := RULES.asked(g)):
        if g.round:
            glance = glance_at(g, who[0])
            eye = Eye(DECK, glance.weights, glance.left, glance.weights, g.banned)
            now = eye.value(glance.shelf)
            for card in g.zones[hand(who[0])][:1]:
                seen.append((eye.gain(glance.shelf, now, card), glance.gain(card)))
        RULES.play(g, who[0], POLICY.choose(g, who[0], RULES.options(g, who[0]), chance))
    assert correlation(*zip(*seen)) > 0.7


def test_what_stands_is_what_the_inspection_leaves() -> None:
    for text in ("B1 E1 / M4 N1", "Z1 B1 / C1 D1", "B1 A1 C1", "A1"):
        cards = shelf(text).cards
        assert standing(cards, DECK) == count_books(inspected(cards), DECK)
        assert books_of(standing(cards, DECK), 0) >= 0
