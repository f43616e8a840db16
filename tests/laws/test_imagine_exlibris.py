"""With a handful of cards, imagined worlds of Ex Libris are exactly those that fit what the onlooker saw.

All worlds are found by brute force: every deal of the cards that the onlooker does not see, and every hidden choice of
the others, each given up as soon as the onlooker would have seen something else.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import SPECTATOR
from readingroom.games.exlibris.actions import KEEP
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.hindsight import secret_zones
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.rules import rules as full_rules
from readingroom.games.exlibris.state import DRAW, ExLibris
from tests.laws.play import choose
from tests.laws.redeal import past_of
from tests.laws.worlds import Branches

Plain = tuple[object, ...]
FULL = full_rules()
MOST = 720  # worlds that are followed


def tiny(cards: str) -> ExLibrisRules:
    """Make rules for a few cards of the deck."""
    deck = FULL.deck
    chosen = sorted(deck.find(text) for text in cards.split())
    small = Deck(
        [deck.texts[card] for card in chosen], [deck.books[card] for card in chosen],
        [deck.titles[card] for card in chosen], deck.locations, deck.libraries,
    )  # fmt: skip
    return ExLibrisRules(small)


def opened(rules: ExLibrisRules, seed: int, kinds: list[int]) -> ExLibris:
    """Begin a game in which these special assistants play: the first after a seed in which they are dealt."""
    while True:
        g = rules.new(len(kinds), {}, Chance(seed))
        while g.prominent < 0 and KEEP + kinds[rules.asked(g)[0]] in rules.options(g, rules.asked(g)[0]):
            seat = rules.asked(g)[0]
            rules.play(g, seat, KEEP + kinds[seat])
        if g.prominent >= 0:
            return g
        seed += 1000


def book_backs(g: ExLibris, seat: int) -> list[int]:
    """Find the events so far by which a book card was drawn that the onlooker has not seen."""
    return [
        place
        for place, event in enumerate(past_of(g.trunk))
        if event.source == DRAW and not event.seen >> seat & 1 and event.code in ("deal", "lay", "draw")
    ]


def deals(rules: ExLibrisRules, g: ExLibris, seat: int) -> Iterator[ExLibris]:
    """Give the table with every deal of the cards that a seat does not see."""
    places = book_backs(g, seat)
    past = past_of(g.trunk)
    hidden = [past[place].card for place in places] + g.zones[DRAW]
    for order in permutations(sorted(hidden)):
        other = g.clone()
        assert isinstance(other, ExLibris)
        now = past[:]
        for zone in {past[place].target for place in places}:
            other.zones[zone] = []
        for place, card in zip(places, order):
            now[place] = past[place].with_card(card)
            other.zones[past[place].target].append(card)
        other.zones[DRAW] = list(order[len(places) :])
        other.trunk.past = now
        yield other


class Onlooker:
    """All worlds that fit what a seat has seen so far of one game."""

    def __init__(self, rules: ExLibrisRules, g: ExLibris, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.worlds: dict[Plain, ExLibris] = {}
        self.lost = False  # there were too many worlds to follow them all
        self.keep(deals(rules, g, seat), g)

    def keep(self, found: Iterator[ExLibris], truth: ExLibris) -> None:
        """Keep the worlds that look like the truth."""
        view = self.rules.look(truth, self.seat).plain()
        self.worlds = {}
        for world in found:
            if self.rules.look(world, self.seat).plain() == view:
                self.worlds[world.plain()] = world
                if len(self.worlds) > MOST:
                    self.lost = True
                    return

    def follow(self, truth: ExLibris, seat: int, action: int) -> None:
        """Go on to what the truth looks like after somebody's action, which others may not know."""
        self.keep((each for world in self.worlds.values() for each in self.ways(world, seat, action)), truth)

    def ways(self, world: ExLibris, seat: int, action: int) -> Iterator[ExLibris]:
        """Play every action that the seat had in this world, with every outcome of chance."""
        if seat not in self.rules.asked(world):
            return
        actions = [action] if seat == self.seat else self.rules.options(world, seat)
        for each in actions:
            if each not in self.rules.options(world, seat):
                continue
            chance = Branches()
            more = True
            while more:
                after = world.clone()
                assert isinstance(after, ExLibris)
                after.trunk.chance = chance
                self.rules.play(after, seat, each)
                yield after
                more = chance.advance()


def books_only(rules: ExLibrisRules, world: ExLibris, seat: int) -> Plain:
    """Name a world by its book cards and its past: foci and tiles that the onlooker does not see are dealt apart."""
    cards = len(rules.deck.texts)
    view = rules.look(world, seat)
    zones = tuple(
        tuple(each if world.piles[zone] else sorted(each))
        for zone, each in enumerate(world.zones)
        if secret_zones(view)[zone]
    )
    past = tuple(event.plain() for event in past_of(world.trunk) if event.card < cards)
    return (zones, past)


def check(rules: ExLibrisRules, onlooker: Onlooker, g: ExLibris, chance: Chance, tries: int) -> bool:
    """Imagine many worlds: none may be one that does not fit, and each that fits must come; say if that was asked."""
    fitting = {books_only(rules, world, onlooker.seat) for world in onlooker.worlds.values()}
    assert books_only(rules, g, onlooker.seat) in fitting
    if not 2 <= len(fitting) <= tries // 16:
        return False
    view = rules.look(g, onlooker.seat)
    missing = set(fitting)
    for _ in range(tries):
        found = books_only(rules, rules.imagine(view, chance), onlooker.seat)
        assert found in fitting, "this world does not fit"
        missing.discard(found)
    assert not missing, f"{len(missing)} of {len(fitting)} worlds never came"
    return True


GOBLIN, MUMMY, CUBE, WITCH = 1, 3, 4, 11
TWO, THREE = "A3 A6 B2 H4 M8 T1", "A3 A6 B2 H4 M8 T1 S9"


def check_histories(kinds: list[int], cards: str, seeds: range, patch: pytest.MonkeyPatch) -> int:
    """Check some moments of the beginnings of some games with tiny hands, without cards at the locations."""
    if readingroom.compiled():
        pytest.skip("hands cannot be made smaller in the compiled game")
    patch.setattr("readingroom.games.exlibris.flow.HAND", 2)
    patch.setattr("readingroom.games.exlibris.flow.lay_cards", lambda g, me: None)
    rules = tiny(cards)
    return sum(history(rules, kinds, seed) for seed in seeds)


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [[WITCH, GOBLIN], [MUMMY, CUBE]], ids=str)
def test_each_world_that_fits_is_imagined_and_no_other(kinds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_histories(kinds, TWO, range(2), monkeypatch) > 3


@pytest.mark.long
@pytest.mark.parametrize(
    ("kinds", "cards"), [([WITCH, GOBLIN], TWO), ([MUMMY, CUBE], TWO), ([CUBE, WITCH, GOBLIN], THREE)], ids=str
)
def test_each_world_that_fits_is_imagined_in_many_histories(
    kinds: list[int], cards: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert check_histories(kinds, cards, range(10, 22), monkeypatch) > 40


def history(rules: ExLibrisRules, kinds: list[int], seed: int) -> int:
    """Play the beginning of one game and check what onlookers imagine; count the moments that were checked."""
    g = opened(rules, seed, kinds)
    player, dreamer = Chance(seed + 1), Chance(seed + 2)
    onlookers = [Onlooker(rules, g, seat) for seat in (0, 1, SPECTATOR)]
    onlookers = [each for each in onlookers if not each.lost]
    checked = 0
    for number in range(20):
        asked = rules.asked(g)
        if not asked or g.lanes:
            break
        action: Any = choose("random", rules.options(g, asked[0]), player)
        rules.play(g, asked[0], action)
        for each in onlookers:
            each.follow(g, asked[0], action)
            assert each.worlds, "the truth itself must fit"
            if (number + each.seat) % 3 == 0 and not each.lost:
                checked += check(rules, each, g, dreamer, 400)
        onlookers = [each for each in onlookers if not each.lost]
    return checked
