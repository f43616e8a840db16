"""What stands on a shelf of Ex Libris is known to its zone and to the shelf: they agree at every moment of a game."""

import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN
from readingroom.games.exlibris.state import ExLibris, hidden, shelf

RULES = readingroom.load("exlibris")


def agree(g: ExLibris) -> None:
    """See that each shelf holds the cards of its zones."""
    for seat, shelved in enumerate(g.shelves):
        assert sorted(card for card in shelved.cards if card != FACE_DOWN) == sorted(g.zones[shelf(seat)])
        assert shelved.cards.count(FACE_DOWN) + shelved.count_buried() == len(g.zones[hidden(seat)])


@pytest.mark.parametrize("seed", range(12))
def test_the_zone_of_a_shelf_holds_what_stands_there_face_up(seed: int) -> None:
    g, chance = RULES.new(1 + seed % 4, {}, Chance(seed)), Chance(seed)
    steps = 0
    while not RULES.over(g):
        seat = RULES.asked(g)[0]
        options = RULES.options(g, seat)
        RULES.play(g, seat, options[chance.below(len(options))])
        agree(g)
        steps += 1
        if steps % 40 == 0:
            agree(RULES.imagine(RULES.observe(g, 0), chance))
