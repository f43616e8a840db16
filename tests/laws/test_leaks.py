"""Nobody sees what they may not see: re-dealing what a seat cannot see changes nothing that is sent to it."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import readingroom
from readingroom import record as records
from readingroom.engine.chance import Chance, Roll
from readingroom.engine.event import EVERYBODY, SPECTATOR, seen_by
from readingroom.engine.record import Fold, Move, Record
from tests.laws.play import AnyRules, every_game, sampled_tables, steps, tables
from tests.laws.redeal import redealt
from tests.laws.witness import saw, true_eyes

pytestmark = pytest.mark.slow

# Cards of which there is one each, in groups that are all alike to the rules until they are shown (no two book cards of
# Ex Libris are: what a hidden hand can do depends on them, and everybody sees what is done)
ALIKE = {"biblios": [range(45)], "atheneum": [range(30), range(30, 60), range(60, 95)]}
Tamper = Callable[[Any], None]


def sent(rules: AnyRules, g: Any, seat: int) -> bytes:
    """Every byte that a seat may be sent about a table."""
    return repr(rules.look(g, seat).plain()).encode()


def own_options(g: Any, seat: int) -> list[int]:
    """What a seat is offered, asked of its clause once more."""
    if g.lanes and (seat == SPECTATOR or not g.lanes[seat].agenda()):
        return []
    lane = g.lanes[seat] if g.lanes else g.trunk
    asked, clause = lane.agenda()[-1]
    found: list[int] = clause.options(g, asked) if asked == seat else []
    return found


def check_redeal(rules: AnyRules, seed: int, seats: int, options: dict[str, str], style: str, every: int) -> None:
    """Re-deal at some steps of a game what each seat cannot see."""
    g = rules.new(seats, options, Chance(seed))
    eyes = true_eyes(rules, g)
    chance = Chance(seed + 2)
    for number, step in enumerate(steps(rules, g, style, Chance(seed + 1))):
        if number % every == seed % every and not rules.over(g):
            for seat in [*range(seats), SPECTATOR]:
                other = redealt(g, seat, chance, eyes)
                assert sent(rules, other, seat) == sent(rules, g, seat)
                assert own_options(other, seat) == own_options(g, seat)
                view = rules.look(g, seat)
                assert set(seen_by(seat, step.events)) <= set(view.past).union(*view.lane_pasts)


@pytest.mark.parametrize("game", every_game())
def test_what_a_seat_cannot_see_makes_no_difference_to_what_it_is_sent(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, len(tables(rules)), 300):
        check_redeal(rules, seed, seats, options, style, 29)


@pytest.mark.long
@pytest.mark.parametrize("game", every_game())
def test_what_a_seat_cannot_see_never_makes_a_difference(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, 4 * len(tables(rules)), 7000):
        check_redeal(rules, seed, seats, options, style, 11)


# Two cards that a seat has not seen change places in the whole game from its first shuffle on


def exchanged(rules: AnyRules, record: Record, length: int, one: int, two: int) -> Record:
    """Copy the beginning of a record with two cards exchanged, wherever chance or an action names them."""
    swapped = {one: two, two: one}
    texts = {rules.card_text(one): rules.card_text(two), rules.card_text(two): rules.card_text(one)}

    def roll(each: Roll) -> Roll:
        item = swapped.get(each.item, each.item) if each.kind == "card" else each.item
        return Roll(each.kind, each.zone, item, tuple(swapped.get(card, card) for card in each.order))

    def action(number: int) -> int:
        return rules.catalogue.find(" ".join(texts.get(word, word) for word in rules.catalogue.text(number).split()))

    other = Record(rules, record.seats, record.options, [roll(each) for each in record.opening])
    for move in record.moves[:length]:
        other.moves.append(Move(move.seat, action(move.action), [roll(each) for each in move.rolls]))
    return other


def played(rules: AnyRules, seed: int, seats: int, options: dict[str, str], style: str) -> Record:
    """Play a game and give its record."""
    g = rules.new(seats, options, Chance(seed))
    record = records.begin(rules, g)
    for step in steps(rules, g, style, Chance(seed + 1)):
        records.note(record, g, step.seat, step.action)
    return record


def transcript(rules: AnyRules, record: Record, length: int, seat: int, tamper: Tamper | None) -> list[object]:
    """All that a seat is sent while a record is played so far."""
    fold = Fold(record)
    if tamper is not None:
        tamper(fold.g)
    found: list[object] = [sent(rules, fold.g, seat)]
    for number, move in enumerate(record.moves[:length]):
        found.append(seen_by(seat, fold.play(move)))
        if number % 7 == 0 or number > length - 4:
            found.append(sent(rules, fold.g, seat))
    return found


def unseen(rules: AnyRules, record: Record, length: int, seat: int, pick: Chance) -> list[tuple[int, int]]:
    """Two pairs of cards that are alike and that a seat has not seen in the beginning of a record."""
    fold = Fold(record)
    events = list(fold.rules.events(fold.g))
    for move in record.moves[:length]:
        events += fold.play(move)
    known = {event.card for event in events if event.card >= 0 and saw(rules, event, seat)}
    found: list[tuple[int, int]] = []
    for group in ALIKE[rules.name]:
        hidden = [card for card in group if card not in known]
        pick.shuffle(hidden, 0)
        found += list(pairwise(hidden))[:2]
    return found


def tells_apart(rules: AnyRules, record: Record, length: int, seat: int, pick: Chance, tamper: Tamper | None) -> bool:
    """Whether a seat can tell the beginning of a game from one in which cards it has not seen changed places."""
    pairs = unseen(rules, record, length, seat, pick)
    truth = transcript(rules, record, length, seat, tamper)
    for one, two in pairs:
        other = exchanged(rules, record, length, one, two)
        if transcript(rules, other, length, seat, tamper) != truth:
            return True
    return False


def any_seat_tells_apart(game: str, count: int, first: int, tamper: Tamper | None = None) -> bool:
    """Whether some seat can, in so many games."""
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, count, first):
        record = played(rules, seed, seats, options, style)
        pick = Chance(seed)
        seat = [*range(seats), SPECTATOR][seed % (seats + 1)]
        whole = tamper is not None and seed % 2 == 0
        length = len(record.moves) - 2 if whole else pick.below(len(record.moves) - 1)
        if tells_apart(rules, record, length, seat, pick, tamper):
            return True
    return False


@pytest.mark.parametrize("game", ALIKE)
def test_cards_that_a_seat_has_not_seen_can_change_places_from_the_first_shuffle_on(game: str) -> None:
    times = 3 if readingroom.compiled() else 1  # the plain engine has time for fewer games
    assert not any_seat_tells_apart(game, times * len(tables(readingroom.load(game))), 400)


@pytest.mark.long
@pytest.mark.parametrize("game", ALIKE)
def test_cards_that_a_seat_has_not_seen_can_always_change_places(game: str) -> None:
    assert not any_seat_tells_apart(game, {"biblios": 600, "atheneum": 120}[game], 9000)


PLANTED = {
    "biblios": ["out", "draw", "auction", "reserve 1", "looking 0", "spent 1", "paid 1"],
    "atheneum": ["deck-a", "deck-b", "objectives"],
}


@pytest.mark.parametrize(("game", "zone"), [(game, zone) for game, zones in PLANTED.items() for zone in zones])
def test_a_zone_that_is_shown_on_purpose_is_caught(game: str, zone: str) -> None:
    rules = readingroom.load(game)

    def show(g: Any) -> None:
        number = next(each for each in range(len(g.zones)) if rules.zone_text(each) == zone)
        g.eyes = [EVERYBODY if zone == number else eyes for zone, eyes in enumerate(g.eyes)]

    assert any_seat_tells_apart(game, 48, 424, show)


@pytest.mark.parametrize("zone", ["bag", "queue 0", "queue 1", "hand 1", "chosen 1"])
def test_hands_and_bonus_tokens_that_are_shown_on_purpose_are_caught(zone: str) -> None:
    rules = readingroom.load("atheneum")
    g = rules.new(2, {}, Chance(1))
    eyes = true_eyes(rules, g)
    number = next(each for each in range(len(g.zones)) if rules.zone_text(each) == zone)
    g.eyes = [EVERYBODY if each == number else mine for each, mine in enumerate(g.eyes)]
    caught = False
    for _ in steps(rules, g, "random", Chance(2)):
        caught |= sent(rules, redealt(g, 0, Chance(3), eyes), 0) != sent(rules, g, 0)
    assert caught


def test_in_biblios_every_card_of_the_deck_lies_in_exactly_one_zone() -> None:
    rules: Any = readingroom.load("biblios")
    for seed, seats, options, style in sampled_tables(rules, len(tables(rules)), 800):
        g = rules.new(seats, options, Chance(seed))
        deck = sorted(rules.deck.in_play(seats))
        for _ in steps(rules, g, style, Chance(seed + 1)):
            assert sorted(card for zone in g.zones for card in zone) == deck
