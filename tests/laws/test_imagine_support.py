"""On tiny decks, imagined worlds are exactly those that fit what the onlooker saw: each is reached, and no other."""

from collections.abc import Callable
from functools import partial
from math import log

import pytest

from readingroom.engine.chance import Chance
from readingroom.engine.event import SPECTATOR
from readingroom.games.biblios.components import is_gold
from readingroom.games.biblios.imaginer import Worlds
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.biblios.state import CENTRE, DRAW, Biblios, looking, spent
from tests.laws.play import choose
from tests.laws.redeal import past_of
from tests.laws.worlds import Onlooker, Plain, present, tiny_rules

PATIENCE = 20  # so many times what chance needs on average to bring every one of equally likely worlds


class Tiny:
    """A tiny game: its cards, seats and options, and what must have happened in the histories that are checked."""

    def __init__(self, cards: str, seats: int, out: int, penalty: str, wanted: str, gold_out: int = 0) -> None:
        self.rules = tiny_rules(cards, seats, out, gold_out)
        self.seats = seats
        self.options = {"penalty": penalty, "honest": "no", "first": "0"}
        self.wanted = set(wanted.split())
        self.name = f"{seats} {penalty} {cards.replace(' ', '-')}"
        self.many = "MA MA" in cards or "PA PB" in cards  # worlds by the hundred


TINIES = [
    Tiny("MA MB PA G1 G1 G3 K+", 2, 1, "steal", "draw looking church aside culprit steal half-gold gold-paid"),
    Tiny("MA PA G1 G2 G3 G3 HA", 2, 1, "steal", "culprit steal half-gold cards-paid gold-paid"),
    Tiny("MA PA G1 G2 G3 G3 HA", 2, 1, "bluff", "culprit lose half-gold half-cards cards-paid gold-paid"),
    Tiny("MA MB PA PB G1 G2 G2 G3", 2, 2, "bluff", "culprit lose cards-paid"),
    Tiny("MA MB PA G1 G1 G2 G2 G3 G3", 2, 0, "steal", "half-cards cards-paid", 1),
    Tiny("MA PA G1 G1 G2 G3 G3 K-", 3, 0, "steal", "draw aside culprit steal half-gold half-cards"),
    Tiny("MA PA G1 G1 G2 G3 G3 HA", 3, 0, "bluff", "culprit lose half-gold cards-paid"),
    Tiny("MA MA PA PA G1 G1 G2 G2 G3", 3, 1, "steal", "culprit steal cards-paid"),
]


def tags(g: Biblios, seat: int) -> set[str]:
    """Name what is special about a moment for an onlooker."""
    found: set[str] = set()
    for event in past_of(g.trunk):
        if event.code in ("culprit", "steal", "lose", "church"):
            found.add(event.code)
        elif event.code == "set-aside" and event.seat == seat:
            found.add("aside")
        elif event.code == "pay" and event.seat != seat:
            found.add("gold-paid" if event.seen == -1 else "cards-paid")
    for other in range(g.seats):
        if other != seat and g.zones[spent(other)]:
            found.add("half-cards" if is_gold(g.zones[CENTRE][0]) else "half-gold")
        if other != seat and g.zones[looking(other)]:
            found.add("looking")
    return found | ({"draw"} if g.zones[DRAW] else set())


def check_support(rules: BibliosRules, g: Biblios, seat: int, worlds: set[Plain], chance: Chance) -> None:
    """Imagine until every world has come out, one by one and from an imaginer, which leaves the past as it was seen."""
    view = rules.look(g, seat)
    check_each(lambda: rules.imagine(view, chance).plain(), worlds)
    now = {present(plain) for plain in worlds}
    for imaginer in (rules.imaginer(view), Worlds(rules.deck, view, short=0)):  # the latter with routes of the first
        check_each(partial(present_world, imaginer, chance), now)
    stuck = Worlds(rules.deck, view, tries=0)
    for _ in range(10):
        assert present_world(stuck, chance) in now, "a world that was made of another does not fit"


def present_world(imaginer: Worlds, chance: Chance) -> Plain:
    """Make a world, and name it as it is now."""
    return present(imaginer.world(chance).plain())


def check_each(make: Callable[[], Plain], worlds: set[Plain]) -> None:
    """Make worlds until all have come out; one that does not fit, or one that never comes, is a failure."""
    missing = set(worlds)
    least = 2 * len(worlds)
    patience = int(PATIENCE * len(worlds) * (log(len(worlds)) + 1)) + 100
    for number in range(patience):
        plain = make()
        assert plain in worlds, f"this world does not fit: {plain}"
        missing.discard(plain)
        if not missing and number >= least:
            return
    assert not missing, f"{len(missing)} of {len(worlds)} worlds never came, as {next(iter(missing))}"


def check_history(tiny: Tiny, seed: int, style: str, seats: list[int], largest: int, every: int) -> set[str]:
    """Play one game, and check at some moments what onlookers imagine; say what was special about them."""
    rules, player, dreamer = tiny.rules, Chance(seed + 1), Chance(seed + 2)
    g = rules.new(tiny.seats, tiny.options, Chance(seed))
    onlookers = [Onlooker(rules, g, seat) for seat in seats]
    covered: set[str] = set()
    number = 0
    while asked := rules.asked(g):
        seat = asked[0]
        action = choose(style, rules.options(g, seat), player)
        rules.play(g, seat, action)
        number += 1
        for each in onlookers:
            each.follow(g, seat, action)
            assert each.worlds, "the truth itself must fit"
            if (number + each.seat) % every == 0:
                worlds = each.all_plain(largest)
                assert not worlds or g.plain() in worlds
                if worlds:
                    check_support(rules, g, each.seat, worlds, dreamer)
                    covered |= tags(g, each.seat)
        onlookers = [each for each in onlookers if len(each.worlds) < 12 * largest]
    return covered


@pytest.mark.parametrize("tiny", TINIES, ids=lambda tiny: tiny.name)
def test_each_world_that_fits_is_imagined_and_no_other(tiny: Tiny) -> None:
    for seed in range(2):
        check_history(tiny, seed, "meek", list(range(tiny.seats)), 16, 4)


def check_histories(tiny: Tiny, enough: int) -> None:
    """Check histories, at least so many, until all has happened that is wanted, or there are no more."""
    covered: set[str] = set()
    everybody = [*range(tiny.seats), SPECTATOR]
    for seed in range(100, 132 if tiny.seats == 2 else 114):
        covered |= check_history(tiny, seed, "random" if seed % 4 == 0 else "meek", everybody, 60, 3)
        if seed - 99 >= enough and covered >= tiny.wanted:
            return

    assert covered >= tiny.wanted


FEW = 4  # histories, of which one is random


@pytest.mark.slow
@pytest.mark.parametrize("tiny", [each for each in TINIES if not each.many], ids=lambda tiny: tiny.name)
def test_each_world_that_fits_is_imagined_whatever_happened(tiny: Tiny) -> None:
    check_histories(tiny, FEW)


@pytest.mark.long
@pytest.mark.parametrize("tiny", TINIES, ids=lambda tiny: tiny.name)
def test_each_world_that_fits_is_imagined_in_many_histories(tiny: Tiny) -> None:
    check_histories(tiny, 32)
