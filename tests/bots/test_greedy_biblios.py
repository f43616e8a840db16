"""How the greedy bot plays Biblios: well, within its means, and like a sensible person."""

from collections import Counter
from typing import Any

import pytest

import readingroom
from readingroom import Chance
from readingroom.bots import make
from readingroom.bots.biblios.auctions import next_coin, payable, payment
from readingroom.bots.biblios.card_count import CardCount
from readingroom.bots.biblios.forecast import Forecast
from readingroom.bots.biblios.style import LEARNT
from readingroom.engine.event import BACK, EVERYBODY, Event
from readingroom.games.biblios.actions import DONE, PAY
from readingroom.games.biblios.components import GOLD, is_gold
from readingroom.games.biblios.rules import rules
from readingroom.games.biblios.state import DRAW, looking, reserve
from tests.bots.matches import play, wins

RULES = readingroom.load("biblios")
G1, G2, G3 = GOLD, GOLD + 1, GOLD + 2


def events(g: Any) -> list[Event]:
    """List all that happened in a game that is over."""
    past: list[Event] = RULES.observe(g, 0).past
    return past


def test_it_beats_random_for_two() -> None:
    assert wins(RULES, "greedy", "random", seats=2, games=10) >= 9


@pytest.mark.parametrize(
    ("seats", "games"),
    [
        pytest.param(2, 60, marks=pytest.mark.slow),
        pytest.param(3, 30, marks=pytest.mark.slow),
        pytest.param(4, 30, marks=pytest.mark.slow),
        pytest.param(2, 1000, marks=pytest.mark.long),
        pytest.param(3, 400, marks=pytest.mark.long),
        pytest.param(4, 400, marks=pytest.mark.long),
    ],
)
def test_it_beats_random_by_far(seats: int, games: int) -> None:
    assert wins(RULES, "greedy", "random", seats, games) >= 0.98 * games


@pytest.mark.slow
@pytest.mark.parametrize(("honest", "penalty"), [("yes", "steal"), ("no", "bluff"), ("yes", "bluff")])
def test_it_beats_random_with_every_penalty(honest: str, penalty: str) -> None:
    assert wins(RULES, "greedy", "random", 2, 40, honest=honest, penalty=penalty) >= 38


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("penalty", ["steal", "bluff"])
def test_it_never_bids_what_it_cannot_pay(seats: int, penalty: str) -> None:
    for seed in range(2):
        names = ["greedy", "random", "greedy", "random"][:seats]
        g = play(RULES, names, seed, {"penalty": penalty})

        culprits = {event.seat for event in events(g) if event.code == "culprit"}
        assert culprits <= {1, 3}
        assert culprits, "random bluffs all the time"


def test_it_gains_when_a_bluff_is_punished() -> None:
    g = play(RULES, ["greedy", "random"], 1)

    thieves = Counter(event.seat for event in events(g) if event.code == "steal")
    assert thieves[0] > 0
    assert thieves[1] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_among_its_like_are_sensible(seats: int) -> None:
    """Most cards are sold, prices rise above one, most church cards are used, and no gold is hoarded for nothing."""
    codes: Counter[str] = Counter()
    prices = []
    for seed in range(2):
        g = play(RULES, ["greedy"] * seats, seed)
        codes.update(event.code for event in events(g))
        prices += [event.number for event in events(g) if event.code == "sold"]

    assert codes["culprit"] == 0
    assert codes["sold"] > 3 * codes["unsold"]
    assert codes["used"] > 2 * codes["unused"]
    assert sum(prices) / len(prices) > 1.5


@pytest.mark.parametrize(
    ("cards", "price", "paid"),
    [
        ([G1, G2, G3], 3, [G3]),  # exactly, and with one card rather than two
        ([G1, G1, G2], 3, [G1, G2]),
        ([G2, G2, G3], 4, [G2, G2]),  # exactly, though G3 and G2 would do
        ([G3, G3], 4, [G3, G3]),  # no change is given
        ([G2, G3, G3], 1, [G2]),  # the least waste
        ([0, 9, G1], 1, [G1]),  # only gold pays
        ([G1], 2, []),  # it cannot be paid
    ],
)
def test_it_pays_with_the_least_waste(cards: list[int], price: int, paid: list[int]) -> None:
    assert payment(cards, price) == paid


def test_it_knows_what_it_can_pay_exactly() -> None:
    assert payable([0, G3, G2, G3]) == [0, 2, 3, 5, 6, 8]
    assert payable([0, 9]) == [0]


def test_it_lays_down_one_coin_after_another_and_stops_in_time() -> None:
    assert next_coin([G2, G2, G3], 4) == PAY + G2
    assert next_coin([G2, G3], 2) == PAY + G2
    assert next_coin([G3], 0) == DONE
    assert next_coin([G3], -1) == DONE


def test_it_never_pays_more_gold_than_it_gets() -> None:
    """The same amount may be right: it keeps the gold from the others."""
    for seed in range(4):
        g = play(RULES, ["greedy", "greedy"], seed)
        lot = -1
        paid: list[int] = []
        for event in events(g):
            if event.code == "lot":
                lot, paid = event.card, []
            elif event.code == "pay" and is_gold(lot):
                paid.append(event.card)
            elif event.code == "win" and is_gold(lot):
                assert sum(card - GOLD + 1 for card in paid if is_gold(card)) <= lot - GOLD + 1


def test_it_raises_what_it_leads_and_lowers_what_it_loses() -> None:
    """Over whole games, dice it turns up end in its hands more often than dice it turns down."""
    raised: list[bool] = []
    lowered: list[bool] = []
    for seed in range(6):
        g = play(RULES, ["greedy", "greedy"], seed)
        lines = [score.lines for score in RULES.scores(g)]
        dice = [3] * 5
        for event in events(g):
            if event.code == "die":
                won = lines[event.seat][event.what].why in ("most", "letter")
                (raised if event.number > dice[event.what] else lowered).append(won)
                dice[event.what] = event.number

    assert sum(raised) / len(raised) > 0.6
    assert sum(lowered) / len(lowered) < 0.4


def test_equally_good_options_are_drawn_by_its_own_seed() -> None:
    g = RULES.new(4, {"first": "0"}, Chance(1))
    seat = RULES.asked(g)[0]
    view, options = RULES.observe(g, seat), RULES.options(g, seat)

    assert len({make("greedy", RULES, 7).choose(view, options) for _ in range(5)}) == 1


def kept_by(seats: int, drawn: int) -> Forecast:
    """Say what Ada thinks of the cards of Ben, who kept the first, second or last card that he drew."""
    deck = rules().deck
    view: Any = RULES.observe(RULES.new(seats, {"first": "0"}, Chance(1)), 0)
    draw, keep = (
        Event(code, 1, BACK, source, target, -1, 0, 2, EVERYBODY)
        for code, source, target in (("draw", DRAW, looking(1)), ("keep", looking(1), reserve(1)))
    )
    view.past = [*[draw] * drawn, keep]
    return Forecast(deck, view, CardCount(deck, view), LEARNT)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_card_that_was_kept_before_the_others_were_seen_is_believed_to_be_better(seats: int) -> None:
    first, later, last = (kept_by(seats, drawn).kept[1] for drawn in (1, 2, seats + 1))
    best, worst = ([card for card in range(GOLD) if rules().deck.values[card] == value] for value in (4, 1))

    def better(kept: list[float]) -> float:
        return sum(kept[card] for card in best) / sum(kept[card] for card in worst)

    assert better(first) > better(later) > better(last)
    assert sum(first) == pytest.approx(1)


def test_for_two_it_makes_no_difference_when_a_card_was_kept() -> None:
    assert kept_by(2, 1).kept[1] == pytest.approx(kept_by(2, 3).kept[1])
