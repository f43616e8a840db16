"""The shelf against a slow and obvious one, over thousands of random changes."""

import random

import pytest

from readingroom.games.exlibris.shelf import moving
from readingroom.games.exlibris.shelf.rows import COLUMNS, DIRECTIONS
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf
from tests.games.exlibris.slow_shelf import Pile, SlowShelf, Spot, groups, neighbours
from tests.rulebook import rule


class Both:
    """A fast shelf with its hidden cards in a list, and the slow one beside it; after every step they must agree."""

    def __init__(self, seed: int) -> None:
        self.fast = Shelf()
        self.hidden: list[int] = []
        self.slow = SlowShelf()
        self.dice = random.Random(seed)
        self.hand = list(range(152))
        self.dice.shuffle(self.hand)

    # Slow spots and fast places

    def origin(self) -> Spot:
        if not self.slow.piles:
            return 0, 0
        return min(row for row, _ in self.slow.piles), min(column for _, column in self.slow.piles)

    def place(self, spot: Spot) -> int:
        row, column = self.origin()
        return (spot[0] - row + 1) * COLUMNS + spot[1] - column + 1

    def spot(self, place: int) -> Spot:
        row, column = self.origin()
        return place // COLUMNS + row - 1, place % COLUMNS + column - 1

    def agree(self) -> None:
        fast, slow = self.fast, self.slow
        spots = slow.spots()
        assert fast.places() == [self.place(spot) for spot in spots]
        assert fast.cards == [FACE_DOWN if slow.piles[spot].face_down else slow.piles[spot].upper for spot in spots]
        assert [fast.has_buried(self.place(spot)) for spot in spots] == [
            slow.piles[spot].buried is not None for spot in spots
        ]
        assert self.hidden == slow.hidden()
        assert fast.count() == len(spots) + sum(pile.buried is not None for pile in slow.piles.values())
        assert fast.legal_places() == sorted(self.place(spot) for spot in slow.legal())
        assert fast.groups() == groups(spots)
        assert fast.rectangle() == slow.rectangle()
        if spots:
            assert fast.width() == max(column for _, column in spots) - self.origin()[1] + 1
            assert fast.height() == max(row for row, _ in spots) - self.origin()[0] + 1
        copy = Shelf()
        assert copy.set_facts([7, *fast.facts(), 9], 1) == len(fast.facts()) + 1
        assert copy == fast
        assert fast.copy() == fast

    # Changes

    def shelve(self) -> None:
        place = self.dice.choice(self.fast.legal_places())
        card = self.hand.pop()
        spot = self.spot(place)
        self.slow.piles[spot] = Pile(card)
        assert self.fast.put(place, card) == self.place(spot)

    def bury(self) -> None:
        open_places = self.fast.burying_places()
        assert open_places == [self.place(s) for s in self.slow.spots() if self.slow.piles[s].buried is None]
        if not open_places:
            return
        place = self.dice.choice(open_places)
        pile = self.slow.piles[self.spot(place)]
        card = self.hand.pop()
        if self.dice.random() < 0.5:
            self.fast.put_under(place)
            self.hidden.insert(self.fast.hidden_rank(place, True), card)
            pile.buried = card
        else:
            if not pile.face_down:
                upper = self.fast.card_at(place)
                self.fast.put_on(place, card)
                self.hidden.insert(self.fast.hidden_rank(place, True), upper)
            else:
                self.fast.put_on(place, card)
            pile.buried, pile.upper, pile.face_down = pile.upper, card, False

    def take_away(self) -> None:
        if not self.slow.piles:
            return
        spot = self.dice.choice(self.slow.spots())
        place = self.place(spot)
        pile = self.slow.piles[spot]
        at = self.fast.hidden_rank(place, False)
        card = self.fast.remove(place)
        if card == FACE_DOWN:
            card = self.hidden.pop(at)
        assert card == pile.upper
        self.hand.insert(0, card)
        if pile.buried is None:
            del self.slow.piles[spot]
        else:
            pile.upper, pile.buried, pile.face_down = pile.buried, None, True

    def exchange(self) -> None:
        if len(self.slow.piles) < 2:
            return
        one, other = self.dice.sample(self.slow.spots(), 2)
        order = self.fast.swap(self.place(one), self.place(other))
        self.hidden = [self.hidden[old] for old in order]
        first, second = self.slow.piles[one], self.slow.piles[other]
        first.upper, second.upper = second.upper, first.upper
        first.face_down, second.face_down = second.face_down, first.face_down

    def exchange_with_hand(self) -> None:
        if not self.slow.piles:
            return
        spot = self.dice.choice(self.slow.spots())
        pile = self.slow.piles[spot]
        card = self.hand.pop()
        at = self.fast.hidden_rank(self.place(spot), False)
        old = self.fast.replace(self.place(spot), card)
        assert (self.hidden.pop(at) if old == FACE_DOWN else old) == pile.upper
        pile.upper, pile.face_down = card, False

    def shelve_again(self) -> None:
        if not self.slow.piles:
            return
        before = groups(self.slow.piles)
        self.take_away()
        card = self.hand.pop(0)
        places = self.fast.places_keeping(before)
        assert places == sorted(self.place(spot) for spot in self.slow.keeping(before))
        assert places
        place = self.dice.choice(places)
        self.slow.piles[self.spot(place)] = Pile(card)
        self.fast.put(place, card)
        assert self.fast.groups() <= before

    def connected_group(self) -> set[Spot]:
        group = {self.dice.choice(self.slow.spots())}
        for _ in range(self.dice.randrange(6)):
            around = sorted({spot for each in group for spot in neighbours(each)} & set(self.slow.piles) - group)
            places = [self.place(spot) for spot in sorted(group)]
            assert moving.around(self.fast, places) == [self.place(spot) for spot in around]
            if around:
                group.add(self.dice.choice(around))
        assert moving.connected([self.place(spot) for spot in sorted(group)])
        return group

    def shift(self) -> None:
        if not self.slow.piles:
            return
        group = self.connected_group()
        places = [self.place(spot) for spot in group]
        way = self.dice.randrange(4)
        pushed = moving.pushed(self.fast, places, way)
        if self.dice.random() < 0.7:
            group, places = {self.spot(place) for place in pushed}, pushed
        fills = self.slow.fills(group, DIRECTIONS[way])
        found = moving.fills(self.fast, places, way)
        assert bool(found) == bool(fills)
        if not fills:
            return
        assert set(pushed) == set(places)  # whatever can be shifted has nothing in its way
        order = moving.shift(self.fast, places, way)
        self.hidden = [self.hidden[old] for old in order]
        self.slow.shift(group, DIRECTIONS[way])
        assert found == sorted(self.place(spot) for spot in fills)
        place = self.dice.choice(found)
        card = self.hand.pop()
        spot = self.spot(place)
        self.slow.piles[spot] = Pile(card)
        assert self.fast.put(place, card) == self.place(spot)

    def slide(self) -> None:
        if not self.slow.piles:
            return
        first = self.dice.choice(self.slow.spots())
        run = [first]
        while (run[-1][0], run[-1][1] + 1) in self.slow.piles and self.dice.random() < 0.6:
            run.append((run[-1][0], run[-1][1] + 1))
        start, end = self.place(run[0]), self.place(run[-1])
        reached = [far for far in range(-38, 39) if far and self.slow.reaches(run, far)]
        assert moving.slides(self.fast, start, end) == reached
        assert (end in moving.run_ends(self.fast, start)) == bool(reached)
        assert not reached or start in moving.run_starts(self.fast)
        if reached:
            distance = self.dice.choice(reached)
            moving.slide(self.fast, start, end, distance)
            self.slow.slide(run, distance)


@rule("EXL-H1", "EXL-H3", "EXL-H4", "EXL-E3")
@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 14))])
def test_the_shelf_does_as_the_slow_shelf_does(seed: int) -> None:
    both = Both(seed)
    changes = {
        both.shelve: 10, both.take_away: 4, both.bury: 2, both.exchange: 2, both.exchange_with_hand: 1,
        both.shelve_again: 2, both.shift: 3, both.slide: 3,
    }  # fmt: skip
    for _ in range(120):
        [change] = both.dice.choices(list(changes), list(changes.values()))
        if len(both.hand) > 5:
            change()
        both.agree()


@rule("EXL-H1")
@pytest.mark.parametrize("seed", range(4))
def test_a_shelf_grows_no_wider_than_its_39_columns(seed: int) -> None:
    both = Both(seed)
    for _ in range(60):
        legal = both.fast.legal_places()
        ends = [place for place in legal if place // COLUMNS == 1]
        if not ends:
            break
        place = both.dice.choice(ends)
        spot = both.spot(place)
        card = both.hand.pop()
        both.slow.piles[spot] = Pile(card)
        both.fast.put(place, card)
        both.agree()
    assert both.fast.width() == 39
    assert all(0 < place % COLUMNS < 40 for place in both.fast.legal_places())
    both.slide()
    both.shift()
    both.agree()
