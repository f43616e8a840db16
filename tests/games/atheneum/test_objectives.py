"""Objectives: the three kinds of patterns, and when shelves fulfil them."""

import pickle
from pathlib import Path
from random import Random

import pytest

from readingroom.engine.deckfile import DeckTable
from readingroom.games.atheneum.objectives import COLOUR_LETTERS, Objective, Part, read_objective
from readingroom.games.atheneum.plan import bits
from tests.games.atheneum.shelving import DECK, PLAN, Plain, compartment, shelves
from tests.games.atheneum.test_shelves import random_shelves
from tests.rulebook import rule


def objective(**card: object) -> Objective:
    """Make an objective as a deck file would."""
    named = {name.replace("_", "-"): value for name, value in card.items()}
    return read_objective(DeckTable(Path("test"), "objective", "O1", {"points": 7, **named}), PLAN)


@rule("ATH-C7")
def test_a_coloured_pattern_anywhere_is_fulfilled_in_any_compartment() -> None:
    card = objective(anywhere=["T .", "G T"])
    for made in (
        shelves("a: . . T . / . . G T"), shelves("b: T . . / G T ."), shelves("c: . . / T . / G T"),
        shelves("c: T . / G T / K K"), shelves("f: . T K / . G T", sides=1), shelves("g: T . . / G T .", sides=2),
    ):  # fmt: skip
        assert card.fulfils(made)


@rule("ATH-C7")
def test_what_lies_around_a_pattern_or_in_the_place_of_a_dot_does_not_matter() -> None:
    card = objective(anywhere=["T . T"])
    assert card.fulfils(shelves("a: . . . . / T . T K"))
    assert card.fulfils(shelves("a: . . . . / K T P T"))
    assert not card.fulfils(shelves("a: . . . . / T T K ."))


@rule("ATH-C7")
def test_a_pattern_lies_as_drawn_and_not_mirrored() -> None:
    card = objective(anywhere=["T G G"])
    assert card.fulfils(shelves("d: T G G"))
    assert not card.fulfils(shelves("d: G G T"))


@rule("ATH-C7")
def test_a_pattern_lies_in_one_compartment_and_on_its_levels() -> None:
    assert not objective(anywhere=["T G"]).fulfils(shelves("d: K K T", "e: G . . ."))
    assert not objective(anywhere=["T G"]).fulfils(shelves("c: . . / G . / K T"))  # not round the edge of a level
    assert not objective(anywhere=["T", "G"]).fulfils(shelves("c: . . / G . / T ."))


@rule("ATH-C7")
def test_a_pattern_in_a_given_compartment_counts_there_only() -> None:
    card = objective(upper_right=["P P"])
    assert card.fulfils(shelves("e: K P P ."))
    assert not card.fulfils(shelves("d: P P .", "a: . . . . / P P P P"))


@rule("ATH-C7")
def test_a_pattern_over_several_compartments_needs_all_its_parts() -> None:
    card = objective(upper_left=["P P"], upper_right=["T T"])
    assert not card.fulfils(shelves("d: P P ."))
    assert not card.fulfils(shelves("e: T T . ."))
    assert not card.fulfils(shelves("d: T T .", "e: P P . ."))
    assert card.fulfils(shelves("d: P P .", "e: . . T T"))


@rule("ATH-C7")
def test_filled_slots_may_have_any_colour() -> None:
    card = objective(lower_left=["# . . #", "# . . #"])
    assert card.fulfils(shelves("a: T . . G / U . . P"))
    assert card.fulfils(shelves("a: T T T T / U U U U"))
    assert not card.fulfils(shelves("a: T . . . / U . . P"))


@rule("ATH-C7")
def test_halves_of_pairs_are_books_like_others() -> None:
    assert objective(upper_right=["G U K"]).fulfils(shelves("e: T+G U+K"))


@rule("ATH-C7")
def test_the_cards_are_of_three_kinds_give_three_to_eight_points_and_some_a_wand() -> None:
    kinds = [kind(card) for card in DECK.objectives]
    assert [kinds.count(each) for each in ("anywhere", "coloured", "filled")] == [10, 15, 10]
    assert {card.points for card in DECK.objectives} == {3, 4, 5, 6, 7, 8}
    assert {card.wand for card in DECK.objectives} == {True, False}
    homes = {part.compartment for card in DECK.objectives for part in card.parts}
    assert homes == {-1, 0, 1, 2, 3, 4}  # given compartments are those of the main shelf


def kind(card: Objective) -> str:
    """Say of which kind an objective is."""
    if card.parts[0].compartment < 0:
        return "anywhere"
    return "filled" if "#" in card.parts[0].picture[0] else "coloured"


def lies(part: Part, plain: Plain) -> int:
    """Say, slot by slot, how many books a pattern lacks at its best spot."""
    best = 99
    rows = part.picture[::-1]
    for home, level, column in plain.slots():
        if part.compartment in (-1, home):
            missing, fits = 0, True
            for high, row in enumerate(rows):
                for across, letter in enumerate(row):
                    slot = (home, level + high, column + across)
                    fits = fits and slot in plain.slots()
                    there = plain.books.get(slot)
                    right = there is not None and letter in ("#", COLOUR_LETTERS[there])
                    missing += letter != "." and not right
            best = min(best, missing) if fits else best
    return best


@rule("ATH-C7")
@pytest.mark.parametrize("seed", range(40))
def test_masks_find_what_looking_slot_by_slot_finds(seed: int) -> None:
    made, plain = random_shelves(Random(seed))
    for card in DECK.objectives:
        lacking = sum(lies(part, plain) for part in card.parts)
        assert card.lacks(made) == lacking
        assert card.fulfils(made) == (lacking == 0)


@rule("ATH-C7")
@pytest.mark.parametrize("seed", range(20))
def test_every_spot_knows_which_of_its_slots_still_lack_their_book(seed: int) -> None:
    made, _ = random_shelves(Random(seed))
    there = PLAN.slots[made.sides]
    for part in [part for card in DECK.objectives for part in card.parts]:
        lacking: dict[int, int] = {}  # books, by the first slot of the spot
        for spot in part.spots:
            wanted = {slot: colour for colour, mask in enumerate(spot.masks()) for slot in bits(mask)}
            wrong = [slot for slot in sorted(wanted) if not is_right(made.colour_at(slot), wanted[slot])]
            assert bits(spot.missing(made)) == wrong
            if spot.slots & there == spot.slots:
                lacking[min(wanted)] = len(wrong)
        fewest, found = part.closest(made)
        assert fewest == min(lacking.values())
        assert bits(found) == sorted(first for first, count in lacking.items() if count == fewest)


def is_right(colour: int, wanted: int) -> bool:
    """Say whether a book of a colour (-1: none) is what a pattern wants; 5 is any."""
    return colour >= 0 and wanted in (colour, 5)


def test_an_objective_goes_through_a_pickle() -> None:
    again = pickle.loads(pickle.dumps(DECK.objectives[20]))
    assert again.plain() == DECK.objectives[20].plain()
    made = shelves("a: . . . . / T T . .", "b: . . . / K K .")
    assert again.fulfils(made)
    assert again.parts[0].compartment == compartment("lower-left")
