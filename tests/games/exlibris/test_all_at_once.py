"""What is worked out for many places at once, for speed, is what is worked out for each of them alone."""

from random import Random

import pytest

import readingroom
from readingroom import Chance
from readingroom.games.exlibris.components import LAST_LIBRARY, LAST_LOCATION, PLAIN
from readingroom.games.exlibris.placing import open_tiles, spaces_for, tiles_for
from readingroom.games.exlibris.shelf.rows import ones
from readingroom.games.exlibris.state import ExLibris

GAMES = 3


def moments(seats: int) -> list[ExLibris]:
    """Give copies of some games at many moments, played at random."""
    rules = readingroom.load("exlibris")
    random = Random(seats)
    found: list[ExLibris] = []
    for seed in range(GAMES):
        g = rules.new(seats, {}, Chance(seed))
        while who := rules.asked(g):
            if random.random() < 0.2:
                found.append(rules.clone(g))
            rules.play(g, who[0], random.choice(rules.options(g, who[0])))
        found.append(g)
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_locations_for_an_assistant_are_those_with_a_space_for_it(seats: int) -> None:
    for g in moments(seats):
        for seat in range(seats):
            for kind in range(PLAIN, LAST_LIBRARY + 1):
                fit = [tile for tile in open_tiles(g) if spaces_for(g, seat, kind, tile, g.held(tile))]
                tiles = tiles_for(g, seat, kind)
                assert [tile for tile in range(LAST_LOCATION + 1) if tiles >> tile & 1] == fit


@pytest.mark.parametrize("seats", [1, 4])
def test_the_upper_cards_of_a_shelf_are_those_of_its_places_and_are_found_there(seats: int) -> None:
    for g in moments(seats):
        for seat in range(seats):
            shelved = g.shelves[seat]
            places = shelved.places()
            cards = g.upper_cards(seat)
            assert cards == [g.upper(seat, place) for place in places]
            assert g.uppers(seat) == sorted(cards)
            assert [g.place_of(seat, card) for card in cards] == places
            assert [shelved.place_at(rank) for rank in range(len(places))] == places
            assert [shelved.rank(place) for place in places] == list(range(len(places)))


def test_the_bits_of_a_set_of_columns_are_counted() -> None:
    random = Random(1)
    for bits in [0, 1, 2**41, 2**48 - 1, *(random.getrandbits(48) for _ in range(200))]:
        assert ones(bits) == bits.bit_count()
