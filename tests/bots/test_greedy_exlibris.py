"""How the greedy bot plays Ex Libris: in order, with room to grow, for its focus, and alone against the library."""

from typing import Any

import pytest

import readingroom
from readingroom import Chance
from readingroom.bots import make
from readingroom.bots.exlibris.errands import Errands
from readingroom.bots.exlibris.eye import Eye
from readingroom.bots.exlibris.known import Known
from readingroom.engine.event import NONE
from readingroom.games.exlibris.actions import DONE, TURN
from readingroom.games.exlibris.components import DIVINERS_HUT, WIZARD
from readingroom.games.exlibris.end.advice import best_down, public_books
from readingroom.games.exlibris.end.turning import awards, best_turned
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN
from readingroom.games.exlibris.state import DISCARDS, DRAW
from tests.bots.matches import play, wins
from tests.games.exlibris.shelves import DECK, known, shelf
from tests.games.exlibris.tables import Library, table
from tests.rulebook import rule

RULES: ExLibrisRules = readingroom.load("exlibris")  # type: ignore[assignment]
EVEN = [0.8] * 6
DIVERSE = [0.6] * 6
BANNED = 0  # codices


def eye_with(left: float) -> Eye:
    """Give the eye of a player to whom all categories are alike, with so many cards to come."""
    return Eye(DECK, EVEN, left, DIVERSE, BANNED)


def won_alone(games: int, **options: object) -> int:
    """Count the games for one that it wins."""
    won = 0
    for seed in range(games):
        mine, theirs = RULES.scores(play(RULES, ["greedy"], seed, options))
        won += mine.points > theirs.points
    return won


def test_it_beats_random() -> None:
    assert wins(RULES, "greedy", "random", seats=2, games=1) == 1


@pytest.mark.parametrize(
    ("seats", "games"),
    [
        pytest.param(2, 10, marks=pytest.mark.slow),
        pytest.param(4, 4, marks=pytest.mark.slow),
        pytest.param(2, 300, marks=pytest.mark.long),
        pytest.param(3, 100, marks=pytest.mark.long),
        pytest.param(4, 100, marks=pytest.mark.long),
    ],
)
def test_it_beats_random_in_99_of_100_games(seats: int, games: int) -> None:
    assert wins(RULES, "greedy", "random", seats, games) >= 0.99 * games


@pytest.mark.parametrize("games", [pytest.param(8, marks=pytest.mark.slow), pytest.param(100, marks=pytest.mark.long)])
def test_it_wins_most_games_alone_at_the_first_level(games: int) -> None:
    assert won_alone(games) > 0.7 * games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{"beginner": "yes"}, {"friendly": "yes"}, {"long": "yes"}])
def test_it_plays_every_variant_to_its_end(seats: int, options: dict[str, str]) -> None:
    assert RULES.over(play(RULES, ["greedy"] * seats, 5, options))


@pytest.mark.slow
@pytest.mark.parametrize("level", ["student", "professor", "scholar", "savant", "mandarin", "demiurge"])
def test_it_plays_every_level_alone_to_its_end(level: str) -> None:
    assert RULES.over(play(RULES, ["greedy"], 3, {"level": level}))


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (play(RULES, ["greedy"], 2) for _ in range(2))
    assert first.digest() == second.digest()


# What it sees in a shelf


def best_place(text: str, card: str, left: float = 8) -> str:
    """Say where it would put a card."""
    eye = eye_with(left)
    before = shelf(text)
    now = eye.value(before)
    gains = {place: eye.gain_at(before, now, known(card), place) for place in before.legal_places()}
    place = max(gains, key=lambda each: gains[each])
    return f"{place // 40},{place % 40}"


def test_it_shelves_in_order() -> None:
    assert best_place("B1 C1 / M4 N1", "D2") in ("1,3", "2,0")
    assert best_place("B1 . E1 / M4 N1 O1", "C4") == "1,2"


def test_it_keeps_room_for_what_is_to_come() -> None:
    eye = eye_with(12)
    assert eye.value(shelf("A1 / Z1")) > eye.value(shelf("A1 Z1"))


def test_it_builds_the_rectangle() -> None:
    eye = eye_with(2)
    assert eye.hoped(shelf("A1 A2 / B1 B2")) > eye.hoped(shelf("A1 A2 B1 B2"))
    assert best_place("A1 A2 / B1 .", "C1", 1) == "2,2"


def test_it_does_not_waste_places_early() -> None:
    early, late = eye_with(12), eye_with(1)
    order, mess = shelf("B1 C1 / M4 ."), shelf("B1 C1 / M4 A1")
    assert early.value(mess) - early.value(order) < late.value(mess) - late.value(order)


def test_a_chain_leaves_out_what_costs_more_than_it_brings() -> None:
    kept: list[int] = []
    assert eye_with(5).best_chain([known("A1"), known("Z1"), known("B1"), int(FACE_DOWN), known("C1")], kept) > 0
    assert kept == [0, 2, 4]


def test_a_book_of_the_focus_is_worth_most_and_a_banned_one_less_than_nothing() -> None:
    g = begun()
    mine = Known(RULES.observe(g, 0), RULES.deck)
    weights = mine.eye.weights
    assert max(weights) == weights[mine.focus]
    assert min(weights) == weights[g.banned] < 0
    plain = [weights[each] for each in range(6) if each not in (mine.focus, g.banned, g.prominent)]
    assert weights[g.prominent] > max(plain)


def begun() -> Any:
    """Give a game for two after the libraries were chosen."""
    g = RULES.new(2, {}, Chance(4))
    while g.prominent < 0:
        [seat] = RULES.asked(g)
        RULES.play(g, seat, RULES.options(g, seat)[0])
    return g


def test_a_prominent_book_is_worth_most_where_a_rival_has_as_many() -> None:
    close = table("Ada Ben", shelves="Ada: B2 C4, Ben: E2 F4", prominent="fiction")
    far = table("Ada Ben", shelves="Ada: B2 C4 D1 E1 / F1 G1 H3 H5 / M5 P8 T2 X1, Ben: A3", prominent="fiction")
    assert race(close) > 1.3 > race(far)


def race(game: Library) -> float:
    """Say what one more prominent book is worth to Ada."""
    return Known(RULES.observe(game.g, 0), RULES.deck).race()


@rule("EXL-O6")
def test_alone_a_prominent_book_is_worth_little_where_the_public_library_cannot_be_caught() -> None:
    close, lost = (table("Ada", shelves="Ada: B2 C4", prominent="fiction", last=True) for _ in range(2))
    public = [known(card) for card in ("F7", "M5", "P8", "D1", "E1", "F1", "G1", "H3", "H5", "T2", "X1", "C7")]
    for game, cards in ((close, public[:2]), (lost, public)):
        game.g.round = 5
        for card in cards:
            game.g.move(card, DRAW, DISCARDS, "public", NONE)
    assert public_books(RULES.observe(lost.g, 0), RULES.deck) > 12
    assert alone(lost) < 0.3 * alone(close)


def alone(game: Library) -> float:
    """Say what one more prominent book is worth to Ada against the public library."""
    return Known(RULES.observe(game.g, 0), RULES.deck).race_alone()


@rule("EXL-L1")
def test_in_the_last_round_cards_that_cannot_be_shelved_any_more_are_not_drawn() -> None:
    early, late = (
        table("Ada Ben", tiles="diviners-hut", at="Ada: home home", special="Ada: wizard", last=last)
        for last in (False, True)
    )
    assert hut(early) > 3 * hut(late)


def hut(game: Library) -> float:
    """Say what the Diviner's Hut is worth to Ada."""
    return Errands(Known(RULES.observe(game.g, 0), RULES.deck)).worth(DIVINERS_HUT, WIZARD)


def test_late_in_the_game_the_books_of_the_scarcest_category_are_counted() -> None:
    eye = eye_with(1)
    short = [known("B2"), known("C4")]  # no reference, no history
    assert eye.short_of(short, [0, 1]) == pytest.approx(-0.6 * 6)
    assert eye_with(20).late == 0


def test_a_card_that_will_hardly_be_shelved_is_worth_little_in_hand() -> None:
    hands = "Ada: D1 E1 F1 G1 H1 M1"
    now = table("Ada Ben", hands=hands, shelves="Ada: A3 B2 / P1 T2", last=True)
    mine = Known(RULES.observe(now.g, 0), RULES.deck)
    best, *_, worst = sorted(mine.hand, key=mine.gain, reverse=True)
    assert mine.hold(best) > 0.5 * mine.gain(best)
    assert mine.hold(worst) < 0.1 * mine.gain(worst)


def test_the_sasquatch_goes_back_when_it_has_done_its_work() -> None:
    game = table(
        tiles="bookseller dump", special="Ben: sasquatch", at="Ben: *bookseller", active="Ada",
        hands="Ben: D1 E1", shelves="Ben: A3 B2",
    )  # fmt: skip
    game.say("Ada place bookseller")
    bot = make("greedy", RULES, 1)
    assert RULES.catalogue.text(bot.choose(RULES.observe(game.g, 1), RULES.options(game.g, 1))) == "retreat"


def test_it_gives_away_what_helps_the_rival_least() -> None:
    game = table(
        "Ada Ben", tiles="community-center", cards="community-center: A6 B2 G1", hands="Ada: D1",
        shelves="Ben: A3 C4",
    )  # fmt: skip
    game.say("Ada place community-center", "Ada take G1")
    bot = make("greedy", RULES, 1)
    choice = RULES.catalogue.text(bot.choose(RULES.observe(game.g, 0), RULES.options(game.g, 0)))
    assert choice == "give A6"  # two of its three books are banned


@rule("EXL-E9")
def test_it_turns_down_exactly_the_best_cards() -> None:
    g = begun()
    bot = make("greedy", RULES, 1)
    chance = Chance(8)
    while not g.lanes:
        [seat] = RULES.asked(g)
        options = RULES.options(g, seat)
        RULES.play(g, seat, options[chance.below(len(options))])
    view = RULES.observe(g, 0)
    me = Known(view, RULES.deck)
    turned = set(best_down(view, RULES.deck))
    chosen: set[int] = set()
    while (action := bot.choose(RULES.observe(g, 0), RULES.options(g, 0))) != DONE:
        chosen.add(action - TURN)
        RULES.play(g, 0, action)
    assert chosen == turned
    others = RULES.scores(g)[1].lines[2].figures["books"]
    ranks = best_turned(me.shelf.cards, RULES.deck, view.prominent, view.banned, me.focus, awards([others]))
    assert turned == {me.shelf.cards[rank] for rank in ranks}


@pytest.mark.slow
def test_it_does_not_outbid_itself() -> None:
    for seed in range(6):
        g = play(RULES, ["greedy"] * 3, seed)
        past = RULES.observe(g, 0).past
        bidder = NONE
        for event in past:
            if event.code == "outbid":
                assert event.seat != bidder
            if event.code == "bid":
                bidder = event.seat
